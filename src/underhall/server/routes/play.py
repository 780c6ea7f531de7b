"""Playing: moves, taking back, standing answers, hints, talk, and what was missed."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request, Response

from underhall.players.questions import question_of
from underhall.server import limits, playing, seating
from underhall.server.api_models import (
    Done,
    HintShown,
    Language,
    Missed,
    MoveSent,
    ReportSent,
    SeenSent,
    Since,
    StandingAnswers,
    StandingShown,
    TableId,
    TalkSent,
    TalkShown,
    TurnSent,
    UndoAnswer,
    UndoTo,
    WishSent,
)
from underhall.server.dependencies import (
    FOR_A_SEAT,
    NEEDS_HEADER,
    CurrentServices,
    MaybeSignedIn,
    Services,
    SignedIn,
    answer,
    catching_up,
    unchanged,
)
from underhall.server.ids import new_id
from underhall.server.person import Person, account_of
from underhall.server.problems import RESPONSES, Problem, not_found
from underhall.server.routes.tables import do
from underhall.server.store.reports import new_report
from underhall.server.stored_table import ReadOnly, mapping

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"], responses=RESPONSES, dependencies=FOR_A_SEAT)
TALK_SHOWN = 200
SILENCE = {"text": "", "name": "", "reaction": ""}


@router.get("/changes", response_model=Missed, response_model_exclude_none=True)
async def changes(
    services: CurrentServices,
    request: Request,
    somebody: MaybeSignedIn,
    table_id: TableId,
    since: Since = 0,
    lang: Language = "en",
) -> Response:
    """What happened after change `since`, and how things stand now."""
    try:
        async with catching_up(services, request, table_id, since, somebody, lang) as (_, missed):
            return answer(missed)
    except ReadOnly as refused:
        return answer(unchanged(refused, since, somebody, lang))


@router.post("/play", response_model=Done, dependencies=NEEDS_HEADER)
async def play(services: CurrentServices, person: SignedIn, table_id: TableId, sent: MoveSent) -> Response:
    """Play one of your legal moves. The answer comes when the move is kept for good."""
    begun = time.perf_counter()
    done = await do(services, table_id, person, lambda edit: playing.play(edit, person, sent.move, sent.turn_number))
    services.metrics.moves.observe(time.perf_counter() - begun)
    return done


@router.post("/undo", response_model=Done, dependencies=NEEDS_HEADER)
async def undo(services: CurrentServices, person: SignedIn, table_id: TableId, sent: TurnSent) -> Response:
    """Take back your last move, while nothing was revealed, no chance used and nobody else asked since."""
    return await do(services, table_id, person, lambda edit: playing.undo(edit, person, sent.turn_number))


@router.post("/undo/to", response_model=Done, dependencies=NEEDS_HEADER)
async def undo_to(services: CurrentServices, person: SignedIn, table_id: TableId, sent: UndoTo) -> Response:
    """Go back to before a line of the log: at once if only your own moves of this turn are taken back and nothing was
    revealed since; else the others are asked, as by `undo/ask`.
    """
    return await do(
        services, table_id, person, lambda edit: playing.undo_to(edit, person, sent.number, sent.turn_number)
    )


@router.post("/undo/ask", response_model=Done, dependencies=NEEDS_HEADER)
async def ask_undo(services: CurrentServices, person: SignedIn, table_id: TableId) -> Response:
    """Ask the others to let you take back your last move. Bots never mind."""
    return await do(services, table_id, person, lambda edit: playing.ask_undo(edit, person))


@router.post("/undo/answer", response_model=Done, dependencies=NEEDS_HEADER)
async def answer_undo(services: CurrentServices, person: SignedIn, table_id: TableId, sent: UndoAnswer) -> Response:
    return await do(services, table_id, person, lambda edit: playing.answer_undo(edit, person, sent.agree))


@router.get("/standing", response_model=StandingShown)
async def show_standing_answers(services: CurrentServices, person: SignedIn, table_id: TableId) -> Response:
    live = await services.table(table_id, person)
    return answer(seating.standing_of(live.table, person))


@router.put("/standing", response_model=Done, dependencies=NEEDS_HEADER)
async def standing_answers(
    services: CurrentServices, person: SignedIn, table_id: TableId, sent: StandingAnswers
) -> Response:
    """What your seat answers by itself from now on; nobody else learns of it."""
    services.limit(f"standing {person.account}", limits.STANDING)
    return await do(
        services, table_id, person, lambda edit: playing.standing(edit, person, sent.only_moves, sent.answers)
    )


@router.put("/wish", response_model=Done, dependencies=NEEDS_HEADER)
async def wish_to_be_asked(services: CurrentServices, person: SignedIn, table_id: TableId, sent: WishSent) -> Response:
    """How you wish to be asked where the rules ask often, such as `only if it targets me`; nobody else learns of it."""
    services.limit(f"standing {person.account}", limits.STANDING)
    return await do(services, table_id, person, lambda edit: playing.wish(edit, person, sent.wish))


@router.post("/hints", response_model=list[HintShown], dependencies=NEEDS_HEADER)
async def hints(services: CurrentServices, person: SignedIn, table_id: TableId, lang: Language = "en") -> Response:
    """The best moves a short search finds for you, if the table allows hints. It sees no more than you may."""
    services.limit(f"hints {person.account}", limits.THINK)
    live = await services.table(table_id, person)
    async with live.lock:
        table = live.table
        playing.deciding_seat(table, person)
        if not table.header.hints:
            raise Problem(403, "no-hints")
        question, names = question_of(table.running().state), table.names()
    return answer(await services.bots.hints(person.account, question, lang, names))


@router.get("/talk", response_model=list[TalkShown])
async def listen(services: CurrentServices, somebody: MaybeSignedIn, table_id: TableId, since: Since = 0) -> Response:
    """What was said at the table."""
    rows = await services.tables.store.talk(table_id, TALK_SHOWN)
    numbers = await _numbers(services, table_id, somebody, [row.number for row in rows])
    return answer(
        [
            {"number": numbers[row.number], "at": row.at, "seat": row.seat, **SILENCE, **mapping(row.data)}
            for row in reversed(rows)
            if numbers.get(row.number, 0) > since
        ]
    )


async def _numbers(services: Services, table_id: str, somebody: Person | None, changes: list[int]) -> dict[int, int]:
    """The numbers of some changes, last first, in the count of whoever asks."""
    try:
        live = await services.table(table_id, somebody)
    except ReadOnly:  # without its game nobody knows who was told what: the words alone are counted
        return {change: number for number, change in enumerate(reversed(changes), start=1)}
    async with live.lock:
        table = live.table
        viewer = table.seat_of("" if somebody is None else somebody.id)
        return table.numbers_for(viewer, changes)


@router.post("/talk", response_model=Done, dependencies=NEEDS_HEADER)
async def talk(services: CurrentServices, person: SignedIn, table_id: TableId, sent: TalkSent) -> Response:
    services.limit(f"talk {person.account}", limits.TALK)
    await services.people.refuse_muted(person)
    return await do(services, table_id, person, lambda edit: playing.talk(edit, person, sent.text, sent.reaction))


@router.post("/report", status_code=204, dependencies=NEEDS_HEADER)
async def report(services: CurrentServices, person: SignedIn, table_id: TableId, sent: ReportSent) -> Response:
    """Tell the operator of words that were out of place; the operator reads them with `underhall admin reports`."""
    services.limit(f"report {person.account}", limits.REPORT)
    live = await services.table(table_id, person)
    rows = await services.tables.store.talk(table_id, TALK_SHOWN)
    numbers = await _numbers(services, table_id, person, [row.number for row in rows])
    said = next((row for row in rows if numbers.get(row.number) == sent.number and row.person), None)
    if said is None:
        raise not_found("words")
    row = {
        "id": new_id(),
        "at": services.settings.clock(),
        "table_id": live.table.header.id,
        "reporter": person.account,
        "reported": account_of(said.person),
        "words": str(mapping(said.data).get("text", "")),
    }
    await services.writer.write(new_report(row))
    return Response(status_code=204)


@router.post("/seen", response_model=Done, dependencies=NEEDS_HEADER)
async def seen(services: CurrentServices, person: SignedIn, table_id: TableId, sent: SeenSent) -> Response:
    """Remember how far you have seen, for the digest."""
    return await do(services, table_id, person, lambda edit: playing.seen(edit, person, sent.number))
