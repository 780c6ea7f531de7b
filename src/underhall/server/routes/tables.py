"""Games that can be played, tables, and who sits at them."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response

from underhall.core import game as registry
from underhall.core.errors import Message, UnknownGame
from underhall.server import limits, seating, table_cleanup
from underhall.server.about_games import game_shown, usual_options
from underhall.server.api_models import (
    AgainAnswer,
    Before,
    Done,
    FillWish,
    GameShown,
    Language,
    NameGiven,
    ReplaceWish,
    SeatNamed,
    SeatWish,
    SitWish,
    SwapWish,
    Switch,
    TableId,
    TableShown,
    TableWish,
    Whole,
)
from underhall.server.clocks import Clock
from underhall.server.dependencies import (
    FOR_A_SEAT,
    NEEDS_HEADER,
    CurrentServices,
    MaybeSignedIn,
    Services,
    SignedIn,
    answer,
    network,
    written,
)
from underhall.server.ids import new_id, new_seed
from underhall.server.new_tables import agreed_by_now, table_again
from underhall.server.person import Person
from underhall.server.problems import RESPONSES, Problem, conflict, not_found
from underhall.server.stored_table import Games, ReadOnly
from underhall.server.table import Table
from underhall.server.table_answers import whole
from underhall.server.table_header import Header
from underhall.server.unit_of_work import Command, TableEdit

router = APIRouter(prefix="/api", tags=["tables"], responses=RESPONSES)
LOBBY = 50
SEATED = [*NEEDS_HEADER, *FOR_A_SEAT]


@router.get("/games", response_model=list[GameShown])
async def list_games(services: CurrentServices, request: Request, lang: Language = "en") -> Response:
    """What can be played here, with all options."""
    games = services.constants.games
    return services.constants.answer(
        request, f"games {lang}", lambda: written([game_shown(registry.find(key), lang) for key in games()])
    )


@router.get("/tables", response_model=list[TableShown])
async def list_tables(
    services: CurrentServices,
    somebody: MaybeSignedIn,
    status: Annotated[Literal["open", "running", "over"], Query()] = "open",
    before: Before = "",
    lang: Language = "en",
) -> Response:
    """The open tables, last changed first."""
    return answer(listed(services, await services.tables.store.lobby(status, before, LOBBY), somebody, lang))


def listed(services: Services, rows: list[Any], person: Person | None, language: str) -> list[dict[str, Any]]:
    """Tables as their rows have them: no game is replayed for a list, and none that cannot be read breaks it."""
    games: Games = {}
    name = "" if person is None else person.id
    return [services.tables.loader.as_stored(row, games).shown(name, language) for row in rows]


@router.post("/tables", response_model=Whole, status_code=201, dependencies=NEEDS_HEADER)
async def create_table(
    services: CurrentServices, request: Request, person: SignedIn, wish: TableWish, lang: Language = "en"
) -> Response:
    """A new table: any game, options, seats. The hash of its seed is shown from now on, the seed at the end."""
    services.limit(f"create {person.account}", limits.CREATE)
    if wish.title:
        await services.people.refuse_muted(person)
    try:
        game = registry.find(wish.game)
    except UnknownGame:
        raise not_found("game") from None
    options = game.configure({**usual_options(game), **wish.options})
    seats = _seats(game.players(options), wish.seats)
    header = Header(
        id=new_id(),
        game=game.key,
        options=options,
        creator=person.account,
        created=round(services.settings.clock(), 3),
        seed=new_seed() if wish.seed is None else str(int(wish.seed)),
        origin=None if wish.seed is None else {"seed": str(int(wish.seed))},
        title=wish.title,
        visibility=wish.visibility,
        pace=wish.pace,
        clock=Clock(**wish.clock.model_dump()),
        hints=wish.hints,
        takebacks=wish.takebacks,
        bots={number: seat.level or "adept" for number, seat in enumerate(seats) if seat.kind == "bot"},
    )
    mine = next((number for number, seat in enumerate(seats) if seat.kind == "me"), None)
    device = {number: seat.name or person.name for number, seat in enumerate(seats) if seat.kind in ("me", "friend")}
    shared = any(seat.kind == "friend" for seat in seats)
    for seat in seats:
        if seat.kind == "friend" and seat.name is not None:
            await services.people.refuse_taken(seat.name)

    def begin(edit: TableEdit) -> None:
        if shared:
            seating.seat_at_device(edit, person, device)
        elif mine is not None:
            seating.sit(edit, person, mine)
        if wish.start:
            seating.start(edit, person)

    listed = wish.visibility == "open" and not wish.start
    thinking = services.bots.room_for(person.account) if wish.start and header.bots else nullcontext()
    async with services.open_table_limits.room(person.account, network(request), listed) as waiting:
        with thinking:
            live = await services.tables.create(header, begin)
        waiting.add(header.id)
    async with live.lock:
        return answer(whole(live, person, lang), 201)


@router.get("/tables/{table_id}", response_model=Whole, dependencies=FOR_A_SEAT)
async def look_at_table(
    services: CurrentServices, somebody: MaybeSignedIn, table_id: TableId, lang: Language = "en"
) -> Response:
    """The table and its game, as you may see them."""
    try:
        live = await services.table(table_id, somebody)
    except ReadOnly as refused:
        return answer(refused.table.whole("" if somebody is None else somebody.id, lang))
    async with live.lock:
        return answer(whole(live, somebody, lang))


@router.delete("/tables/{table_id}", status_code=204, dependencies=NEEDS_HEADER)
async def remove_table(services: CurrentServices, person: SignedIn, table_id: TableId) -> Response:
    """The creator removes a table whose game has not begun."""
    services.limit(f"act {person.account}", limits.ACT)
    await table_cleanup.remove(services.tables, await services.stored(table_id, person), person)
    return Response(status_code=204)


@router.post("/tables/{table_id}/close", status_code=204, dependencies=NEEDS_HEADER)
async def close_table(services: CurrentServices, person: SignedIn, table_id: TableId) -> Response:
    """End an unfinished game for good that can only be looked at (`table.read_only`): then its record is given out."""
    services.limit(f"act {person.account}", limits.ACT)
    try:
        await services.table(table_id, person)
    except ReadOnly as refused:
        await table_cleanup.close(services.tables, refused.table, person)
        return Response(status_code=204)
    raise conflict("playable")


@router.post("/tables/{table_id}/sit", response_model=Done, dependencies=NEEDS_HEADER)
async def sit_down(services: CurrentServices, person: SignedIn, table_id: TableId, wish: SitWish) -> Response:
    return await do(services, table_id, person, lambda edit: seating.sit(edit, person, wish.seat))


@router.post("/tables/{table_id}/leave", response_model=Done, dependencies=SEATED)
async def leave(services: CurrentServices, person: SignedIn, table_id: TableId) -> Response:
    """Before the start the seat is free again; in a running game it stays yours."""
    return await do(services, table_id, person, lambda edit: seating.leave(edit, person))


@router.post("/tables/{table_id}/return", response_model=Done, dependencies=SEATED)
async def come_back(services: CurrentServices, person: SignedIn, table_id: TableId) -> Response:
    """Play on yourself: after you had left, or after a bot stood in for you."""
    return await do(services, table_id, person, lambda edit: seating.come_back(edit, person))


@router.post("/tables/{table_id}/remove", response_model=Done, dependencies=NEEDS_HEADER)
async def remove_from_seat(services: CurrentServices, person: SignedIn, table_id: TableId, wish: SeatNamed) -> Response:
    """The creator frees a seat before the start."""
    return await do(services, table_id, person, lambda edit: seating.remove(edit, person, wish.seat))


@router.post("/tables/{table_id}/fill", response_model=Done, dependencies=NEEDS_HEADER)
async def fill_seat(services: CurrentServices, person: SignedIn, table_id: TableId, wish: FillWish) -> Response:
    """The creator lets a bot take a free seat before the start, or sends it away."""
    return await do(services, table_id, person, lambda edit: seating.fill(edit, person, wish.seat, wish.level))


@router.post("/tables/{table_id}/swap", response_model=Done, dependencies=NEEDS_HEADER)
async def swap_seats(services: CurrentServices, person: SignedIn, table_id: TableId, wish: SwapWish) -> Response:
    """The creator lets two seats change places before the start."""
    return await do(services, table_id, person, lambda edit: seating.swap(edit, person, *wish.seats))


@router.post("/tables/{table_id}/ready", response_model=Done, dependencies=SEATED)
async def ready(services: CurrentServices, person: SignedIn, table_id: TableId, wish: Switch) -> Response:
    """Say that you are ready to begin; whoever begins sees it."""
    return await do(services, table_id, person, lambda edit: seating.ready(edit, person, wish.on))


@router.post("/tables/{table_id}/invite", response_model=Done, dependencies=NEEDS_HEADER)
async def invite(services: CurrentServices, person: SignedIn, table_id: TableId, wish: NameGiven) -> Response:
    """Let a registered person come to a private table."""
    live = await services.table(table_id, person)
    if live.table.header.creator != person.account:
        raise Problem(403, "not-yours")
    guest = await services.people.by_name(wish.name)
    if guest is None:
        raise not_found("person")
    return await do(services, table_id, person, lambda edit: seating.invite(edit, person, guest))


@router.post("/tables/{table_id}/start", response_model=Done, dependencies=NEEDS_HEADER)
async def start(services: CurrentServices, person: SignedIn, table_id: TableId) -> Response:
    """The creator begins; where the creator has no seat, whoever sits there may."""
    live = await services.table(table_id, person)
    with services.bots.room_for(person.account) if _has_bots(live.table) else nullcontext():
        return await do(services, table_id, person, lambda edit: seating.start(edit, person))


@router.post("/tables/{table_id}/stop", response_model=Done, dependencies=NEEDS_HEADER)
async def stop(services: CurrentServices, person: SignedIn, table_id: TableId) -> Response:
    """The creator ends a game at which only bots sit: nobody else could."""
    return await do(services, table_id, person, lambda edit: seating.stop(edit, person))


@router.post("/tables/{table_id}/resign", response_model=Done, dependencies=SEATED)
async def resign(services: CurrentServices, person: SignedIn, table_id: TableId) -> Response:
    """With one opponent left, or none but bots, the game ends; else a bot plays on."""
    return await do(services, table_id, person, lambda edit: seating.resign(edit, person))


@router.post("/tables/{table_id}/replace", response_model=Done, dependencies=SEATED)
async def replace_by_bot(services: CurrentServices, person: SignedIn, table_id: TableId, wish: ReplaceWish) -> Response:
    """Let a bot stand in: for yourself, for a seat whose time is up, or, if all others agree, for somebody absent."""
    live = await services.table(table_id, person)

    def command(edit: TableEdit) -> None:
        absent = live.is_absent(wish.seat, edit.at)
        seating.replace(edit, person, wish.seat, wish.level, absent)

    return await do(services, table_id, person, command)


@router.post("/tables/{table_id}/rematch", response_model=Whole, status_code=201, dependencies=SEATED)
async def rematch(
    services: CurrentServices, request: Request, person: SignedIn, table_id: TableId, lang: Language = "en"
) -> Response:
    """A new table with the same game and the same people; whoever asks first makes it."""
    services.limit(f"create {person.account}", limits.CREATE)
    before = (await services.table(table_id, person)).table
    listed = before.header.visibility == "open" and not before.rematch
    async with services.open_table_limits.room(person.account, network(request), listed) as waiting:
        old = await services.tables.act(table_id, lambda edit: _rematch(services, edit, person))
        waiting.add(old.rematch)
    live = await services.table(old.rematch, person)
    async with live.lock:
        return answer(whole(live, person, lang), 201)


@router.post("/tables/{table_id}/again", response_model=Done, dependencies=SEATED)
async def again(
    services: CurrentServices, request: Request, person: SignedIn, table_id: TableId, wish: AgainAnswer
) -> Response:
    """Say whether you would like to play again. When all have answered, a new table is made and told to everybody.

    It begins at once if all agreed.
    """
    before = (await services.table(table_id, person)).table
    listed = before.header.visibility == "open" and not before.rematch
    services.limit(f"create {person.account}", limits.CREATE)
    with services.bots.room_for(person.account) if _has_bots(before) else nullcontext():
        async with services.open_table_limits.room(person.account, network(request), listed) as waiting:
            old = await services.tables.act(table_id, lambda edit: _again(services, edit, person, wish))
            if old.rematch:
                waiting.add(old.rematch)
    if old.rematch:
        await services.table(old.rematch, person)  # so that bots who are asked there play
    return answer({"number": old.seen_by(old.seat_of(person.id)).number})


def _again(services: Services, edit: TableEdit, person: Person, wish: AgainAnswer) -> None:
    old = edit.table
    seating.again(edit, person, wish.agree)
    agreed = agreed_by_now(old, wish.agree, wish.wait)
    if agreed:
        _rematch(services, edit, person, agreed)


def _has_bots(table: Table) -> bool:
    return any(seat.kind == "bot" for seat in table.seats)


def _rematch(services: Services, edit: TableEdit, person: Person, agreed: set[int] | None = None) -> None:
    """Make the new table and say so at the old one in one transaction: of two who ask at once, one is too late."""
    made = table_again(edit.table, person, round(services.settings.clock(), 3), agreed)
    if made is not None:
        services.tables.create_with(edit, made.header, made.begin)
        seating.rematch(edit, person, made.header.id)


async def do(services: Services, table_id: str, person: Person, command: Command) -> Response:
    """Carry out a command for a person who may see the table."""
    services.limit(f"act {person.account}", limits.ACT)
    await services.table(table_id, person)
    table = await services.tables.act(table_id, command)
    return answer({"number": table.seen_by(table.seat_of(person.id)).number})


def _seats(players: int, wishes: list[SeatWish] | None) -> list[SeatWish]:
    if wishes is None:
        return [SeatWish(kind="me" if number == 0 else "open") for number in range(players)]
    if len(wishes) != players:
        raise Problem(422, "seats", detail=Message("problem_hint-seats_needed", count=players, given=len(wishes)))
    if sum(seat.kind == "me" for seat in wishes) > 1:
        raise Problem(422, "seats", detail=Message("problem_hint-one_seat"))
    if any((seat.kind == "friend") != (seat.name is not None) for seat in wishes):
        raise Problem(422, "seats", detail=Message("problem_hint-friend_names"))
    return wishes
