"""Finished games: step by step, as a record, and played on from any point."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response

from underhall.core.errors import Message
from underhall.players.questions import question_of
from underhall.server import limits
from underhall.server.api_models import (
    LARGEST,
    BranchWish,
    CourseShown,
    HintShown,
    Language,
    ReviewShown,
    TableId,
    Whole,
)
from underhall.server.dependencies import (
    NEEDS_HEADER,
    CurrentServices,
    MaybeSignedIn,
    Services,
    SignedIn,
    answer,
)
from underhall.server.new_tables import branch_table
from underhall.server.person import Person
from underhall.server.problems import RESPONSES, Problem, conflict
from underhall.server.stored_table import ReadOnly, StoredTable
from underhall.server.table import OVER, Table
from underhall.server.table_answers import course_shown, judged, step_shown, whole

router = APIRouter(prefix="/api/tables/{table_id}", tags=["review"], responses=RESPONSES)


@router.get(
    "/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "the record"}},
)
async def record(services: CurrentServices, somebody: MaybeSignedIn, table_id: TableId) -> Response:
    """The game as a record: seed and all moves. The hash of its line `seed` is the table's commitment."""
    try:
        table = await finished_table(services, table_id, somebody)
        game, text = table.header.game, table.record().write()
    except ReadOnly as refused:
        game, text = refused.table.game, await _stored_record(services, refused.table)
    name = f"{game}-{table_id[:8]}.record"
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@router.get("/review", response_model=ReviewShown)
async def review(
    services: CurrentServices,
    somebody: MaybeSignedIn,
    table_id: TableId,
    move: Annotated[int, Query(ge=0, le=LARGEST, description="after how many moves")] = 0,
    seat: Annotated[int, Query(ge=-1, le=15, description="with whose eyes; -1 for a spectator")] = -1,
    lang: Language = "en",
) -> Response:
    """One move of a finished game and how things stood after it, with the eyes of any seat."""
    table = await finished_table(services, table_id, somebody)
    return answer(step_shown(table, move, seat, lang))


@router.get("/course", response_model=CourseShown)
async def how_it_went(
    services: CurrentServices, somebody: MaybeSignedIn, table_id: TableId, lang: Language = "en"
) -> Response:
    """Each seat's prospects after every move, and the choices that were the game's turning points, in words."""
    table = await finished_table(services, table_id, somebody)
    live = await services.tables.find(table_id)
    async with live.judging:
        if live.judged is None:
            live.judged = await judged(live.table.running(), services.tables.turn)
    viewer = table.seat_of("" if somebody is None else somebody.id)
    return answer(course_shown(table, live.judged, viewer, lang))


@router.post("/advice", response_model=list[HintShown], dependencies=NEEDS_HEADER)
async def what_a_master_plays(
    services: CurrentServices,
    person: SignedIn,
    table_id: TableId,
    move: Annotated[int, Query(ge=0, le=LARGEST, description="after how many moves")] = 0,
    lang: Language = "en",
) -> Response:
    """What a short search would have played there, knowing no more than the seat that decided."""
    services.limit(f"hints {person.account}", limits.THINK)
    table = await finished_table(services, table_id, person)
    if move >= len(table.running().moves):
        raise Problem(422, "no-such-step", title=Message("problem-nothing_to_decide"))
    question = question_of(table.running().at(move))
    return answer(await services.bots.hints(person.account, question, lang, table.names()))


@router.post("/branch", response_model=Whole, status_code=201, dependencies=NEEDS_HEADER)
async def play_from_here(
    services: CurrentServices, person: SignedIn, table_id: TableId, wish: BranchWish, lang: Language = "en"
) -> Response:
    """Play on against bots from a point of a finished game; what your seat could not know then is dealt anew."""
    person = person.plainly()
    services.limit(f"create {person.id}", limits.CREATE)
    old = await finished_table(services, table_id, person)
    made = branch_table(old, person, round(services.settings.clock(), 3), wish.move, wish.seat, wish.level)
    with services.bots.room_for(person.id):
        live = await services.tables.create(made.header, made.begin)
    async with live.lock:
        return answer(whole(live, person, lang), 201)


async def _stored_record(services: Services, stored: StoredTable) -> str:
    """The record of a game that cannot be replayed here."""
    if stored.status != OVER:
        raise conflict("not-over", detail=Message("problem_hint-can_be_closed"))
    return stored.record(await services.tables.store.change_rows(stored.id))


async def finished_table(services: Services, table_id: str, person: Person | None) -> Table:
    """The table of a game that is over; nothing of any other is shown to anybody."""
    live = await services.table(table_id, person)
    async with live.lock:
        if live.table.status != OVER:
            raise conflict("not-over", detail=Message("problem_hint-record_hidden"))
        return live.table
