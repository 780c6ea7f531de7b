"""What people do around a game: sit down, invite, start, leave, come back, hand a seat to a bot, resign."""

from __future__ import annotations

from dataclasses import replace as with_other
from typing import Any

from underhall.core.errors import Message
from underhall.server import changes as kinds
from underhall.server.bot_seats import bots_alone
from underhall.server.changes import NOBODY
from underhall.server.person import Person, account_of
from underhall.server.refusals import Problem, conflict
from underhall.server.table import OPEN, RUNNING, Table
from underhall.server.unit_of_work import TableEdit

RESIGNED_LEVEL = "novice"
STAND_IN_LEVEL = "adept"


def sit(edit: TableEdit, person: Person, wanted: int | None) -> None:
    table, person = edit.table, person.plainly()
    _must_be(table, OPEN, Message("problem-begun"))
    if table.sits(person.id):
        raise conflict("seated")
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if not free:
        raise conflict("full")
    if wanted is not None and wanted not in free:
        raise conflict("taken", detail=Message("problem_hint-free_seats", seats=[str(seat) for seat in free]))
    seat = free[0] if wanted is None else wanted
    _seat(edit, seat, person)


def seat_at_device(edit: TableEdit, person: Person, names: dict[int, str]) -> None:
    """The people who pass a person's device around, each with a name, at their seats."""
    for seat, name in names.items():
        _seat(edit, seat, with_other(person.at_seat(seat), name=name, guest=True))


def _seat(edit: TableEdit, seat: int, person: Person) -> None:
    edit.add(kinds.SIT, seat, person.id, name=person.name, guest=person.guest)
    edit.note_seated(seat, person.id)


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


def give_up_all(edit: TableEdit, person: Person) -> None:
    """The same for every seat of the person, those at their device included."""
    for one in person.everywhere():
        if edit.table.seat_of(one.id) != NOBODY:
            give_up(edit, one)


def free(edit: TableEdit, seat: int) -> None:
    edit.empty(edit.table.seats[seat].stood)
    edit.add(kinds.STAND, free=seat)
    edit.note_unseated(seat)


def come_back(edit: TableEdit, person: Person) -> None:
    """Play on oneself, whether one had left or a bot stood in."""
    table = edit.table
    seat = seat_at(table, person)
    _must_be(table, RUNNING, Message("problem-not_running"))
    here = table.seats[seat]
    if not here.left and not here.has_stand_in():
        raise conflict("not-left")
    if here.flagged:  # whoever has used up the time of a whole game has no more of it to play with
        raise conflict("time-used-up")
    edit.add(kinds.RETURN, seat)


def remove(edit: TableEdit, person: Person, seat: int) -> None:
    """The creator frees a seat before the start."""
    table = edit.table
    _must_be_creator(table, person)
    _must_be(table, OPEN, Message("problem-begun"))
    if seat >= len(table.seats) or table.seats[seat].kind != "person":
        raise conflict("empty")
    free(edit, seat)


def fill(edit: TableEdit, person: Person, seat: int, level: str | None) -> None:
    """The creator lets a bot take a free seat, or sends it away."""
    table = edit.table
    _must_be_creator(table, person)
    _must_be(table, OPEN, Message("problem-begun"))
    if seat >= len(table.seats) or table.seats[seat].kind == "person":
        raise conflict("taken")
    if level is None:
        edit.add(kinds.STAND, free=seat)
    else:
        edit.add(kinds.BOT, NOBODY, level=level, target=seat)


def swap(edit: TableEdit, person: Person, one: int, other: int) -> None:
    """The creator lets two seats change places before the start."""
    table = edit.table
    _must_be_creator(table, person)
    _must_be(table, OPEN, Message("problem-begun"))
    if max(one, other) >= len(table.seats) or one == other:
        raise conflict("empty")
    for seat in (one, other):
        edit.note_unseated(seat)
    edit.add(kinds.SWAP, seats=[one, other])
    for seat in (one, other):
        sitter = table.seats[seat].person
        if sitter:
            edit.note_seated(seat, sitter)


def ready(edit: TableEdit, person: Person, on: bool) -> None:
    """Say that one is ready to begin. Nobody is held up by it: whoever begins sees it."""
    table = edit.table
    seat = seat_at(table, person)
    _must_be(table, OPEN, Message("problem-begun"))
    if table.seats[seat].ready != on:
        edit.add(kinds.READY, seat, on=on)


def again(edit: TableEdit, person: Person, agree: bool) -> None:
    """After the end: say whether one would like to play again, for all who pass the same device around."""
    table = edit.table
    seats = seats_of(table, person)
    if table.status in (OPEN, RUNNING):
        raise conflict("not-over")
    for seat in seats:
        if table.again.get(seat) != agree and not table.rematch:
            edit.add(kinds.AGAIN, seat, agree=agree)


def wanted_again(table: Table) -> set[int]:
    """Whose answer is waited for before a game is played again: the people who saw its end."""
    return {number for number, seat in enumerate(table.seats) if seat.person and not seat.left}


def invite(edit: TableEdit, person: Person, guest: Person) -> None:
    _must_be_creator(edit.table, person)
    if guest.id not in edit.table.invited:
        edit.add(kinds.INVITE, person=guest.id)


def start(edit: TableEdit, person: Person) -> None:
    table = edit.table
    if table.sits(table.header.creator) or not table.sits(person.account):
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
    lose_seat(edit, seat)


def lose_seat(edit: TableEdit, seat: int, timeout: bool = False) -> None:
    """A seat loses at once. The others play on against a bot in its place, if any of them is a person."""
    others = [one for number, one in enumerate(edit.table.seats) if number != seat]
    ends = not any(one.kind == "person" or one.has_stand_in() for one in others)
    edit.add(kinds.RESIGN, seat, level=RESIGNED_LEVEL, timeout=timeout, ends=ends)


def hand_to_bot(edit: TableEdit, by: int, seat: int, level: str) -> None:
    """A bot plays a seat until its person takes it back."""
    edit.add(kinds.BOT, by, level=level, target=seat, stand_in=True)


def stop(edit: TableEdit, person: Person) -> None:
    """The end of a game at which only bots sit, who would never resign."""
    table = edit.table
    _must_be_creator(table, person)
    _must_be(table, RUNNING, Message("problem-not_running"))
    if not bots_alone(table):
        raise conflict("people-play")
    edit.add(kinds.STOP)


def replace(edit: TableEdit, person: Person, target: int, level: str, absent: bool = False) -> None:
    """Let a bot stand in: for oneself at once, so for a seat whose time is up, else when all others agree.

    ``absent`` says whether nobody has seen the person of the seat for a while.
    """
    table = edit.table
    seat = seat_at(table, person)
    must_be_running(table)
    if target >= len(table.seats) or table.seats[target].kind != "person" or table.seats[seat].kind != "person":
        raise conflict("not-replaceable")
    # Who is asked aside must not show, also not by trying; see ``deadlines.py``.
    late = table.aside == NOBODY and table.asked() == target and (table.overdue(edit.at) or table.seats[target].late)
    if target != seat and not late:
        if not table.seats[target].left and not absent:
            raise conflict("not-left", title=Message("problem-person_not_left"))
        if seat in table.offers.get(target, set()):
            raise conflict("agreed")
        edit.add(kinds.OFFER, seat, target=target)
        if not set(table.people()) - {target} <= table.offers[target]:
            return
    if late and target != seat and not table.seats[target].late:
        edit.add(kinds.TIMEOUT, target)
    hand_to_bot(edit, seat, target, level)


def rematch(edit: TableEdit, person: Person, table_id: str) -> None:
    seat = seats_of(edit.table, person)[0]
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


def seats_of(table: Table, person: Person) -> list[int]:
    """The seats the person holds: one, or all those of a device that is passed around."""
    seats = [number for number, seat in enumerate(table.seats) if account_of(seat.person) == person.account]
    if not seats:
        raise Problem(403, "no-seat")
    return seats


def must_be_running(table: Table) -> None:
    _must_be(table, RUNNING, Message("problem-not_running"))


def _must_be(table: Table, status: str, otherwise: Message) -> None:
    if table.status != status:
        raise conflict(table.status, title=otherwise)


def _must_be_creator(table: Table, person: Person) -> None:
    if table.header.creator != person.account:
        raise Problem(403, "not-yours")


def standing_of(table: Table, person: Person) -> dict[str, Any]:
    seat = table.seats[seat_at(table, person)]
    standing = {"only_moves": seat.only_moves, "answers": dict(seat.answers), "wish": seat.wish}
    return {**standing, "dropped": seat.dropped}
