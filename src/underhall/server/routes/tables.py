"""Games that can be played, tables, and who sits at them."""

from __future__ import annotations

import secrets
from contextlib import nullcontext
from dataclasses import replace
from typing import Annotated, Any, Literal

import sqlalchemy as sa
from fastapi import APIRouter, Query, Request, Response

from underhall.core import game as registry
from underhall.core.errors import UnknownGame
from underhall.core.game import Game
from underhall.players.levels import KINDS
from underhall.server import limits, schema, seating, upkeep
from underhall.server.desk import CHANGES, At, Desk, Known, Somebody, answer, network, whole, written
from underhall.server.house import Command, Hand
from underhall.server.names import new_name
from underhall.server.people import Person
from underhall.server.problems import RESPONSES, Problem, conflict, not_found
from underhall.server.routes.packages import files_of
from underhall.server.shapes import (
    Before,
    Done,
    GameShown,
    Imagine,
    Language,
    NameGiven,
    ReplaceWish,
    SeatNamed,
    SeatWish,
    SitWish,
    TableId,
    TableShown,
    TableWish,
    Whole,
)
from underhall.server.stored import COLUMNS, Games, ReadOnly
from underhall.server.table import Clock, Header

router = APIRouter(prefix="/api", tags=["tables"], responses=RESPONSES)
LOBBY = 50


@router.get("/games", response_model=list[GameShown])
async def list_games(desk: At, request: Request, lang: Language = "en") -> Response:
    """What can be played here, with all options."""
    games = desk.constants.games
    return desk.constants.answer(
        request, f"games {lang}", lambda: written([_game(registry.find(key), lang) for key in games()])
    )


@router.get("/tables", response_model=list[TableShown])
async def list_tables(
    desk: At,
    somebody: Somebody,
    status: Annotated[Literal["open", "running", "over"], Query()] = "open",
    before: Before = "",
    lang: Language = "en",
) -> Response:
    """The open tables, last changed first."""
    columns = schema.tables.c
    wanted = sa.select(*COLUMNS).where(columns.visibility == "open", columns.status == status)
    return answer(await listed(desk, page(wanted, before).limit(LOBBY), somebody, lang))


def page(wanted: sa.Select[Any], before: str) -> sa.Select[Any]:
    """Tables last changed first; those behind the last one of the page before."""
    columns = schema.tables.c
    wanted = wanted.order_by(columns.updated.desc(), columns.id.desc())
    if not before:
        return wanted
    at, _, last = before.partition("_")
    updated = float(at)
    return wanted.where(sa.or_(columns.updated < updated, sa.and_(columns.updated == updated, columns.id < last)))


async def listed(desk: Desk, wanted: sa.Select[Any], person: Person | None, language: str) -> list[dict[str, Any]]:
    """Tables as their rows have them: no game is replayed for a list, and none that cannot be read breaks it."""
    async with desk.engine.connect() as connection:
        rows = (await connection.execute(wanted)).all()
    games: Games = {}
    name = "" if person is None else person.id
    return [desk.house.as_stored(row, games).shown(name, language) for row in rows]


@router.post("/tables", response_model=Whole, status_code=201, dependencies=CHANGES)
async def create_table(desk: At, request: Request, person: Known, wish: TableWish, lang: Language = "en") -> Response:
    """A new table: any game, options, seats. The hash of its seed is shown from now on, the seed at the end."""
    desk.limit(f"create {person.id}", limits.CREATE)
    try:
        game = registry.find(wish.game)
    except UnknownGame:
        raise not_found("game") from None
    options = game.configure({**usual_options(game), **wish.options})
    seats = _seats(game.players(options), wish.seats)
    header = Header(
        id=new_name(),
        game=game.key,
        options=options,
        creator=person.id,
        created=round(desk.settings.clock(), 3),
        seed=new_seed(),
        title=wish.title,
        visibility=wish.visibility,
        pace=wish.pace,
        clock=Clock(wish.clock.kind, wish.clock.seconds),
        hints=wish.hints,
        takebacks=wish.takebacks,
        bots={number: seat.level or "adept" for number, seat in enumerate(seats) if seat.kind == "bot"},
    )
    mine = next((number for number, seat in enumerate(seats) if seat.kind == "me"), None)

    def begin(hand: Hand) -> None:
        if mine is not None:
            seating.sit(hand, person, mine)
        if wish.start:
            seating.start(hand, person)

    listed = wish.visibility == "open" and not wish.start
    thinking = desk.bots.room_for(person.id) if wish.start and header.bots else nullcontext()
    async with desk.openings.room(person.id, network(request), listed) as waiting:
        with thinking:
            live = await desk.house.create(header, begin)
        waiting.add(header.id)
    async with live.lock:
        return answer(whole(live, person, lang), 201)


@router.get("/tables/{table_id}", response_model=Whole)
async def look_at_table(
    desk: At, somebody: Somebody, table_id: TableId, lang: Language = "en", imagine: Imagine = False
) -> Response:
    """The table and its game, as you may see them."""
    try:
        live = await desk.table(table_id, somebody)
    except ReadOnly as refused:
        return answer(refused.table.whole("" if somebody is None else somebody.id, lang))
    async with live.lock:
        return answer(whole(live, somebody, lang, imagine))


@router.delete("/tables/{table_id}", status_code=204, dependencies=CHANGES)
async def remove_table(desk: At, person: Known, table_id: TableId) -> Response:
    """The creator removes a table whose game has not begun."""
    desk.limit(f"act {person.id}", limits.ACT)
    await upkeep.remove(desk.house, await desk.stored(table_id, person), person)
    return Response(status_code=204)


@router.post("/tables/{table_id}/close", status_code=204, dependencies=CHANGES)
async def close_table(desk: At, person: Known, table_id: TableId) -> Response:
    """End an unfinished game for good that can only be looked at (`table.read_only`): then its record is given out."""
    desk.limit(f"act {person.id}", limits.ACT)
    try:
        await desk.table(table_id, person)
    except ReadOnly as refused:
        await upkeep.close(desk.house, refused.table, person)
        return Response(status_code=204)
    raise conflict("playable", "This game can be played on")


@router.post("/tables/{table_id}/sit", response_model=Done, dependencies=CHANGES)
async def sit_down(desk: At, person: Known, table_id: TableId, wish: SitWish) -> Response:
    return await do(desk, table_id, person, lambda hand: seating.sit(hand, person, wish.seat))


@router.post("/tables/{table_id}/leave", response_model=Done, dependencies=CHANGES)
async def leave(desk: At, person: Known, table_id: TableId) -> Response:
    """Before the start the seat is free again; in a running game it stays yours until it is given to a bot."""
    return await do(desk, table_id, person, lambda hand: seating.leave(hand, person))


@router.post("/tables/{table_id}/return", response_model=Done, dependencies=CHANGES)
async def come_back(desk: At, person: Known, table_id: TableId) -> Response:
    return await do(desk, table_id, person, lambda hand: seating.come_back(hand, person))


@router.post("/tables/{table_id}/remove", response_model=Done, dependencies=CHANGES)
async def remove_from_seat(desk: At, person: Known, table_id: TableId, wish: SeatNamed) -> Response:
    """The creator frees a seat before the start."""
    return await do(desk, table_id, person, lambda hand: seating.remove(hand, person, wish.seat))


@router.post("/tables/{table_id}/invite", response_model=Done, dependencies=CHANGES)
async def invite(desk: At, person: Known, table_id: TableId, wish: NameGiven) -> Response:
    """Let a registered person come to a private table."""
    live = await desk.table(table_id, person)
    if live.table.header.creator != person.id:
        raise Problem(403, "not-yours", "Only the table's creator may do that")
    guest = await desk.people.by_name(wish.name)
    if guest is None:
        raise not_found("person")
    return await do(desk, table_id, person, lambda hand: seating.invite(hand, person, guest))


@router.post("/tables/{table_id}/start", response_model=Done, dependencies=CHANGES)
async def start(desk: At, person: Known, table_id: TableId) -> Response:
    """The creator begins; where the creator has no seat, whoever sits there may."""
    live = await desk.table(table_id, person)
    with desk.bots.room_for(person.id) if live.table.header.bots else nullcontext():
        return await do(desk, table_id, person, lambda hand: seating.start(hand, person))


@router.post("/tables/{table_id}/stop", response_model=Done, dependencies=CHANGES)
async def stop(desk: At, person: Known, table_id: TableId) -> Response:
    """The creator ends a game at which only bots sit: nobody else could."""
    return await do(desk, table_id, person, lambda hand: seating.stop(hand, person))


@router.post("/tables/{table_id}/resign", response_model=Done, dependencies=CHANGES)
async def resign(desk: At, person: Known, table_id: TableId) -> Response:
    """With one opponent left the game ends; with more a bot plays on."""
    return await do(desk, table_id, person, lambda hand: seating.resign(hand, person))


@router.post("/tables/{table_id}/replace", response_model=Done, dependencies=CHANGES)
async def replace_by_bot(desk: At, person: Known, table_id: TableId, wish: ReplaceWish) -> Response:
    """Give a seat to a bot: when its time is up, or when its person has left and all others agree."""
    return await do(desk, table_id, person, lambda hand: seating.replace(hand, person, wish.seat, wish.level))


@router.post("/tables/{table_id}/rematch", response_model=Whole, status_code=201, dependencies=CHANGES)
async def rematch(desk: At, request: Request, person: Known, table_id: TableId, lang: Language = "en") -> Response:
    """A new table with the same game and the same people; whoever asks first makes it."""
    desk.limit(f"create {person.id}", limits.CREATE)
    before = (await desk.table(table_id, person)).table
    listed = before.header.visibility == "open" and not before.rematch
    async with desk.openings.room(person.id, network(request), listed) as waiting:
        old = await desk.house.act(table_id, lambda hand: _rematch(desk, hand, person))
        waiting.add(old.rematch)
    live = await desk.table(old.rematch, person)
    async with live.lock:
        return answer(whole(live, person, lang), 201)


def _rematch(desk: Desk, hand: Hand, person: Person) -> None:
    """Make the new table and say so at the old one in one transaction: of two who ask at once, one is too late."""
    old = hand.table
    seating.seat_at(old, person)
    if old.status != "over":
        raise conflict("not-over", "The game is not over")
    if old.rematch:
        return
    header = replace(
        old.header,
        id=new_name(),
        seed=new_seed(),
        creator=person.id,
        created=round(desk.settings.clock(), 3),
        position=None,
        origin={"rematch_of": old.header.id},
        bots={n: s.level for n, s in enumerate(old.seats) if s.kind == "bot" and not s.person},
    )
    again = [(n, Person(s.person, s.name, s.guest)) for n, s in enumerate(old.seats[: old.players]) if s.person]
    desk.house.create_with(hand, header, lambda inner: seating.seat_again(inner, again))
    seating.rematch(hand, person, header.id)


async def do(desk: Desk, table_id: str, person: Person, command: Command) -> Response:
    """Carry out a command for a person who may see the table."""
    desk.limit(f"act {person.id}", limits.ACT)
    await desk.table(table_id, person)
    table = await desk.house.act(table_id, command)
    return answer({"number": table.number_for(table.seat_of(person.id))})


def usual_options(game: Game[Any]) -> dict[str, Any]:
    """What a table is played with unless its creator says otherwise.

    The game's own defaults, but where by these a game may never end, with the limit the game itself names: at a table
    of strangers and bots nobody is there to break it off.
    """
    return {**{option.key: option.default for option in game.options}, **game.at_random()}


def new_seed() -> str:
    return str(secrets.randbits(96))


def _seats(players: int, wishes: list[SeatWish] | None) -> list[SeatWish]:
    if wishes is None:
        return [SeatWish(kind="me" if number == 0 else "open") for number in range(players)]
    if len(wishes) != players:
        raise Problem(422, "seats", "The seats do not fit", f"{players} seats are needed, not {len(wishes)}")
    if sum(seat.kind == "me" for seat in wishes) > 1:
        raise Problem(422, "seats", "The seats do not fit", "you can sit on one seat only")
    return wishes


def _game(game: Game[Any], language: str) -> dict[str, Any]:
    texts = game.texts
    usual = usual_options(game)
    return {
        "key": game.key,
        "title": game.voice(language).title(),
        "about": texts.phrase("game", "about", language) if texts.has("game", "about") else "",
        "options": [
            {
                "key": option.key,
                "default": usual[option.key],
                "values": list(option.values),
                "low": option.low,
                "high": option.high,
                "text": texts.phrase("options", option.key, language) if texts.has("options", option.key) else "",
            }
            for option in game.options
        ],
        "levels": list(KINDS),
        "wishes": list(game.wishes()),
        "minutes": list(game.minutes()),
        "files": files_of(game),
    }
