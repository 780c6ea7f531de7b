"""What people do around a game: sit down, invite, start, leave, come back, give a seat to a bot, resign."""

from __future__ import annotations

from typing import Any

from underhall.core.errors import Message
from underhall.server import changes as kinds
from underhall.server.bot_seats import bots_alone
from underhall.server.changes import NOBODY
from underhall.server.person import Person
from underhall.server.problems import Problem, conflict
from underhall.server.store.tables import free_seat, take_seat
from underhall.server.table import OPEN, RUNNING, Table
from underhall.server.unit_of_work import TableEdit

RESIGNED_LEVEL = "novice"


def sit(edit: TableEdit, person: Person, wanted: int | None) -> None:
    table = edit.table
    _must_be(table, OPEN, Message("problem-begun"))
    if table.seat_of(person.id) != NOBODY:
        raise conflict("seated")
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if not free:
        raise conflict("full")
    if wanted is not None and wanted not in free:
        raise conflict("taken", detail=Message("problem_hint-free_seats", seats=[str(seat) for seat in free]))
    seat = free[0] if wanted is None else wanted
    _seat(edit, seat, person)


def _seat(edit: TableEdit, seat: int, person: Person) -> None:
    edit.add(kinds.SIT, seat, person.id, name=person.name, guest=person.guest)
    edit.also(take_seat(edit.table.header.id, seat, person.id, edit.table.seen_by(seat).number))


def leave(edit: TableEdit, person: Person) -> None:
    """Before the start the seat is free again; after it the seat waits for its person."""
    table = edit.table
    seat = seat_at(table, person)
    if table.status == OPEN:
        free(edit, seat)
    elif table.status == RUNNING:
        if table.seats[seat].left:
            raise conflict("left")
        edit.add(kinds.LEAVE, seat)
    else:
        raise conflict("over")


def give_up(edit: TableEdit, person: Person) -> None:
    """Leave whatever one is in: before the start the seat is free again, in a running game it counts as left."""
    table = edit.table
    seat = table.seat_of(person.id)
    if table.status == OPEN or (table.status == RUNNING and seat != NOBODY and not table.seats[seat].left):
        leave(edit, person)


def free(edit: TableEdit, seat: int) -> None:
    edit.empty(edit.table.seats[seat].stood)
    edit.add(kinds.STAND, free=seat)
    _unseat(edit, seat)


def _unseat(edit: TableEdit, seat: int) -> None:
    edit.also(free_seat(edit.table.header.id, seat))


def come_back(edit: TableEdit, person: Person) -> None:
    seat = seat_at(edit.table, person)
    if not edit.table.seats[seat].left:
        raise conflict("not-left")
    edit.add(kinds.RETURN, seat)


def remove(edit: TableEdit, person: Person, seat: int) -> None:
    """The creator frees a seat before the start."""
    table = edit.table
    _must_be_creator(table, person)
    _must_be(table, OPEN, Message("problem-begun"))
    if seat >= len(table.seats) or table.seats[seat].kind != "person":
        raise conflict("empty")
    free(edit, seat)


def invite(edit: TableEdit, person: Person, guest: Person) -> None:
    _must_be_creator(edit.table, person)
    if guest.id not in edit.table.invited:
        edit.add(kinds.INVITE, person=guest.id)


def start(edit: TableEdit, person: Person) -> None:
    table = edit.table
    if table.seat_of(table.header.creator) != NOBODY or table.seat_of(person.id) == NOBODY:
        _must_be_creator(table, person)  # where the creator does not sit, or is gone, whoever sits there may begin
    _must_be(table, OPEN, Message("problem-begun"))
    empty = [str(number) for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if empty:
        raise conflict("seats-free", detail=Message("problem_hint-free_seats", seats=empty))
    edit.add(kinds.START)


def resign(edit: TableEdit, person: Person) -> None:
    table = edit.table
    seat = seat_at(table, person)
    _must_be(table, RUNNING, Message("problem-not_running"))
    if table.seats[seat].resigned:
        raise conflict("resigned")
    edit.add(kinds.RESIGN, seat, level=RESIGNED_LEVEL)


def stop(edit: TableEdit, person: Person) -> None:
    """The end of a game at which only bots sit, who would never resign."""
    table = edit.table
    _must_be_creator(table, person)
    _must_be(table, RUNNING, Message("problem-not_running"))
    if not bots_alone(table):
        raise conflict("people-play")
    edit.add(kinds.STOP)


def replace(edit: TableEdit, person: Person, target: int, level: str) -> None:
    """Give a seat to a bot: at once if its time is up, else when all others agree and its person has left."""
    table = edit.table
    seat = seat_at(table, person)
    _must_be(table, RUNNING, Message("problem-not_running"))
    if target >= len(table.seats) or table.seats[target].kind != "person" or target == seat:
        raise conflict("not-replaceable")
    # Who is asked aside must not show, also not by trying; see ``sweeper.py``.
    late = table.aside == NOBODY and table.asked() == target and table.overdue(edit.at)
    if not late:
        if not table.seats[target].left:
            raise conflict("not-left", title=Message("problem-person_not_left"))
        if seat in table.offers.get(target, set()):
            raise conflict("agreed")
        edit.add(kinds.OFFER, seat, target=target)
        if not set(table.people()) <= table.offers[target]:
            return
    edit.add(kinds.BOT, seat, level=level, target=target)
    _unseat(edit, target)


def rematch(edit: TableEdit, person: Person, table_id: str) -> None:
    seat = seat_at(edit.table, person)
    if edit.table.status in (OPEN, RUNNING):
        raise conflict("not-over")
    if not edit.table.rematch:
        edit.add(kinds.REMATCH, seat, table=table_id)


def seat_again(edit: TableEdit, seats: list[tuple[int, Person]]) -> None:
    """The people of a game that is over, at their seats again."""
    for seat, person in seats:
        _seat(edit, seat, person)


def seat_at(table: Table, person: Person) -> int:
    """Which seat the person holds; whoever has none only watches."""
    seat = table.seat_of(person.id)
    if seat == NOBODY:
        raise Problem(403, "no-seat")
    return seat


def _must_be(table: Table, status: str, otherwise: Message) -> None:
    if table.status != status:
        raise conflict(table.status, title=otherwise)


def _must_be_creator(table: Table, person: Person) -> None:
    if table.header.creator != person.id:
        raise Problem(403, "not-yours")


def standing_of(table: Table, person: Person) -> dict[str, Any]:
    seat = table.seats[seat_at(table, person)]
    standing = {"only_moves": seat.only_moves, "answers": dict(seat.answers), "wish": seat.wish}
    return {**standing, "dropped": seat.dropped}
