"""The table that somebody wishes for: any game, options and seats, without what only a server has."""

from __future__ import annotations

from typing import Any

from underhall.core import game as registry
from underhall.core.errors import Message, UnknownGame
from underhall.core.numbers import whole_number
from underhall.server import seating
from underhall.server.about_games import usual_options
from underhall.server.clocks import Clock
from underhall.server.ids import new_id, new_seed
from underhall.server.new_tables import NewTable
from underhall.server.person import Person
from underhall.server.refusals import Problem, not_found
from underhall.server.table_header import Header
from underhall.server.unit_of_work import TableEdit
from underhall.site.bodies import TITLE_LETTERS, Body, malformed, name_in
from underhall.site.local_tables import now

SEED_DIGITS = 28


def wished_table(wish: Body, person: Person) -> NewTable:
    try:
        game = registry.find(wish.text("game", 60))
    except UnknownGame:
        raise not_found("game") from None
    options = game.configure({**usual_options(game), **wish.mapping("options")})
    seats = seats_in(wish, game.players(options))
    seed = seed_in(wish)
    header = Header(
        id=new_id(),
        game=game.key,
        options=options,
        creator=person.account,
        created=now(),
        seed=new_seed() if seed is None else seed,
        origin=None if seed is None else {"seed": seed},
        title=wish.text("title", TITLE_LETTERS, ""),
        visibility="link",
        clock=Clock(timeout="bot"),
        hints=wish.truth("hints", False),
        takebacks=wish.truth("takebacks", True),
        bots={number: seat.level() for number, seat in enumerate(seats) if seat.fields["kind"] == "bot"},
    )
    friends = {number: name_in(seat) for number, seat in enumerate(seats) if seat.fields["kind"] == "friend"}
    mine = next((number for number, seat in enumerate(seats) if seat.fields["kind"] == "me"), None)
    begins = wish.truth("start", False)

    def begin(edit: TableEdit) -> None:
        if friends:
            seating.seat_at_device(
                edit, person, dict(sorted({**({} if mine is None else {mine: person.name}), **friends}.items()))
            )
        elif mine is not None:
            seating.sit(edit, person, mine)
        if begins:
            seating.start(edit, person)

    return NewTable(header, begin)


def seed_in(wish: Body) -> str | None:
    if wish.fields.get("seed") is None:
        return None
    text = wish.text("seed", SEED_DIGITS)
    number = whole_number(text)
    if number is None or number < 0:
        raise malformed("seed")
    return str(number)


def seats_in(wish: Body, players: int) -> list[Body]:
    if wish.fields.get("seats") is None:
        return [Body({"kind": "me" if number == 0 else "open"}) for number in range(players)]
    seats: list[Body] = []
    for row in wish.rows("seats"):
        seat = Body({name: value for name, value in row.items() if value is not None} if isinstance(row, dict) else {})
        seat.one_of("kind", ("me", "friend", "open", "bot"))
        seats.append(seat)
    if len(seats) != players:
        raise Problem(422, "seats", detail=Message("problem_hint-seats_needed", count=players, given=len(seats)))
    kinds: list[Any] = [seat.fields["kind"] for seat in seats]
    if kinds.count("me") > 1:
        raise Problem(422, "seats", detail=Message("problem_hint-one_seat"))
    if any((seat.fields["kind"] == "friend") != ("name" in seat.fields) for seat in seats):
        raise Problem(422, "seats", detail=Message("problem_hint-friend_names"))
    return seats
