"""Planning a turn: several own moves tried one after another, seen by nobody else until they are committed."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from underhall.core.errors import Message
from underhall.core.journal import Journal
from underhall.core.state import State
from underhall.server import limits, playing, viewer_payloads
from underhall.server.api_models import Done, Language, MoveShown, Number, Shape, TableId, example
from underhall.server.dependencies import FOR_A_SEAT, NEEDS_HEADER, CurrentServices, SignedIn, answer
from underhall.server.problems import RESPONSES, conflict
from underhall.server.routes.reading import WORLDS
from underhall.server.routes.tables import do
from underhall.server.table import Table

router = APIRouter(
    prefix="/api/tables/{table_id}", tags=["play"], responses=RESPONSES, dependencies=[*NEEDS_HEADER, *FOR_A_SEAT]
)


class PlanSent(Shape):
    model_config = example(moves=[12, 40], turn_number=7)
    moves: Annotated[list[Number], Field(min_length=1, max_length=100)] = Field(
        description="your own moves one after another; what the last one reveals nobody is shown"
    )
    turn_number: Number = Field(description="the turn the first move is meant for, as `now.turn_number` had it")


class PlanShown(BaseModel):
    """How things would stand after the planned moves."""

    played: int = Field(description="how many of the moves could be foreseen")
    ends: bool = Field(description="whether the next move would reveal something or end the turn: commit it or not")
    events: list[dict[str, Any]]
    view: dict[str, Any]
    question: str
    moves: list[MoveShown] = Field(description="what could be planned next; empty if the plan ends")


@router.post("/plan", response_model=PlanShown)
async def plan(
    services: CurrentServices, person: SignedIn, table_id: TableId, sent: PlanSent, lang: Language = "en"
) -> Response:
    """Try moves of your turn one after another; nothing is played, and nobody hears of it.

    They are tried in two worlds that differ in all you cannot know, as long as both look the same and nothing is
    revealed.
    """
    services.limit(f"preview {person.account}", limits.ACT)
    live = await services.table(table_id, person)
    async with live.lock:
        table = live.table
        seat = playing.deciding_seat(table, person)
        playing.must_be_at(table, seat, sent.turn_number)
        return answer(foreseen(table, seat, sent.moves, lang))


def foreseen(table: Table, seat: int, moves: list[int], language: str) -> dict[str, Any]:
    voice = table.voice(language)
    worlds = [table.running().state.imagine(seat, seed) for seed in WORLDS]
    events: list[dict[str, Any]] = []
    ends = False
    for number, move in enumerate(moves):
        journal = Journal()
        after = [tried(worlds[0], move, journal), tried(worlds[1], move, None)]
        revealing = any(one.committed_since(world) for one, world in zip(after, worlds, strict=True))
        if revealing or after[0].view(seat) != after[1].view(seat):
            if number < len(moves) - 1:
                raise conflict("plan-ended", detail=Message("problem_hint-plan_ended", number=number + 1))
            ends = True
        else:
            worlds = after
            events += [viewer_payloads.event(event, voice) for event in journal.seen_by(seat)]
    world = worlds[0]
    return {
        "played": len(moves) - ends,
        "ends": ends,
        "events": events,
        "view": world.view(seat),
        "question": "" if ends else voice.question(world, seat),
        "moves": [] if ends else viewer_payloads.moves(table, world, voice),
    }


def tried(world: State, move: int, journal: Journal | None) -> State:
    """A world after a move, the one before it left as it was."""
    twin = world.copy()
    twin.journal = journal
    twin.play(move)
    twin.journal = None
    return twin


@router.post("/plan/commit", response_model=Done)
async def commit(services: CurrentServices, person: SignedIn, table_id: TableId, sent: PlanSent) -> Response:
    """Play planned moves: all of them, or none if one is refused."""
    return await do(
        services, table_id, person, lambda edit: playing.play_plan(edit, person, sent.moves, sent.turn_number)
    )
