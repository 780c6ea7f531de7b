"""The headers of new tables: of a lesson, of a game played on from a point of another, of the same game once more."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from underhall.core.errors import Message
from underhall.core.game import Game
from underhall.server import changes as kinds
from underhall.server import lessons, seating
from underhall.server.about_games import usual_options
from underhall.server.ids import new_id, new_seed
from underhall.server.person import Person, account_of
from underhall.server.refusals import Problem, conflict, not_found
from underhall.server.table import OVER, Table
from underhall.server.table_header import Header
from underhall.server.unit_of_work import TableEdit


class NewTable(NamedTuple):
    """A table to be made, and what happens at it at once."""

    header: Header
    begin: Callable[[TableEdit], None]


def lesson_table(known: Game[Any], person: Person, created: float) -> NewTable:
    """A table at which a game is learnt: deal, options and the opponent's moves are those of the lesson."""
    lesson = lessons.lesson_of(known.key)
    if lesson is None:
        raise not_found("lesson")
    header = Header(
        id=new_id(),
        game=known.key,
        options=known.configure({**usual_options(known), **lesson["options"]}),
        creator=person.id,
        created=created,
        seed=str(lesson["seed"]),
        visibility="link",
        hints=True,
        bots={lessons.OPPONENT: lessons.LEVEL},
        origin={"lesson": known.key},
    )
    return NewTable(header, lambda edit: _sit_and_start(edit, person, lessons.LEARNER))


def branch_table(old: Table, person: Person, created: float, move: int, seat: int, level: str) -> NewTable:
    """Play on against bots from a point of a finished game; what the seat could not know then is dealt anew."""
    course = old.running()
    if move > len(course.moves) or seat >= old.players:
        raise Problem(422, "no-such-step", detail=Message("problem_hint-game_length", count=len(course.moves)))
    state = course.at(move)
    if state.seat < 0:
        raise conflict("over", title=Message("problem-over_there"))
    header = Header(
        id=new_id(),
        game=old.header.game,
        options=old.header.options,
        creator=person.id,
        created=created,
        seed=new_seed(),
        title=old.header.title,
        visibility="link",
        hints=True,
        bots={number: level for number in range(old.players) if number != seat},
        position=state.imagine(seat, secrets.randbits(60)).position(),
        origin={"branch_of": old.header.id, "move": move},
    )
    return NewTable(header, lambda edit: _sit_and_start(edit, person, seat))


def _sit_and_start(edit: TableEdit, person: Person, seat: int) -> None:
    seating.sit(edit, person, seat)
    seating.start(edit, person)


def table_again(old: Table, person: Person, created: float, agreed: set[int] | None = None) -> NewTable | None:
    """The same game with the same people once more; None if that table was made already.

    With ``agreed`` only these seats are taken again, and if that is everybody the game begins.
    """
    seats = seating.seats_of(old, person)
    if old.status != OVER:
        raise conflict("not-over")
    if old.rematch:
        return None
    here = {number for number, seat in enumerate(old.seats[: old.players]) if seat.person}
    creator = person.account
    if agreed is not None and agreed.isdisjoint(seats):
        creator = account_of(old.seats[min(agreed)].person)
    header = replace(
        old.header,
        id=new_id(),
        seed=new_seed(),
        creator=creator,
        created=created,
        position=None,
        origin={"rematch_of": old.header.id},
        bots={n: s.level for n, s in enumerate(old.seats) if s.kind == "bot" and not s.person},
    )
    taken = here if agreed is None else here & agreed
    again = [(n, Person(old.seats[n].person, old.seats[n].name, old.seats[n].guest)) for n in sorted(taken)]

    def begin(edit: TableEdit) -> None:
        seating.seat_again(edit, again)
        if agreed is not None and taken == here:
            edit.add(kinds.START)

    return NewTable(header, begin)


def agreed_by_now(old: Table, agree: bool, wait: bool) -> set[int]:
    """Who plays again, as soon as all have answered or whoever agreed will not wait; else nobody yet."""
    agreed = {seat for seat, agree in old.again.items() if agree}
    return agreed if agreed and (seating.wanted_again(old) <= old.again.keys() or (agree and not wait)) else set()
