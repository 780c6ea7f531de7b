"""Planning a turn: several own moves tried one after another, seen by nobody else until they are committed."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from underhall.server import limits, playing
from underhall.server.api_models import Done, Language, MoveShown, Number, Shape, TableId, example
from underhall.server.dependencies import FOR_A_SEAT, NEEDS_HEADER, CurrentServices, SignedIn, answer
from underhall.server.problems import RESPONSES
from underhall.server.routes.tables import do
from underhall.server.table_answers import foreseen

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


@router.post("/plan/commit", response_model=Done)
async def commit(services: CurrentServices, person: SignedIn, table_id: TableId, sent: PlanSent) -> Response:
    """Play planned moves: all of them, or none if one is refused."""
    return await do(
        services, table_id, person, lambda edit: playing.play_plan(edit, person, sent.moves, sent.turn_number)
    )
