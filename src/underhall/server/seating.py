"""What people do around a game: sit down, invite, start, leave, come back, give a seat to a bot, resign."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from underhall.core.errors import Message
from underhall.server import changes as kinds
from underhall.server import schema
from underhall.server.bot_turns import bots_alone
from underhall.server.changes import NOBODY
from underhall.server.house import Hand
from underhall.server.people import Person
from underhall.server.problems import Problem, conflict
from underhall.server.table import OPEN, RUNNING, Table

RESIGNED_LEVEL = "novice"


def sit(hand: Hand, person: Person, wanted: int | None) -> None:
    table = hand.table
    _must_be(table, OPEN, Message("problem-begun"))
    if table.seat_of(person.id) != NOBODY:
        raise conflict("seated")
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if not free:
        raise conflict("full")
    if wanted is not None and wanted not in free:
        raise conflict("taken", detail=Message("problem_hint-free_seats", seats=[str(seat) for seat in free]))
    seat = free[0] if wanted is None else wanted
    _seat(hand, seat, person)


def _seat(hand: Hand, seat: int, person: Person) -> None:
    hand.add(kinds.SIT, seat, person.id, name=person.name, guest=person.guest)
    row = {"table_id": hand.table.header.id, "seat": seat, "person": person.id}
    hand.also(sa.insert(schema.seats), **row, seen=hand.table.number_for(seat), notified=0)


def leave(hand: Hand, person: Person) -> None:
    """Before the start the seat is free again; after it the seat waits for its person."""
    table = hand.table
    seat = seat_at(table, person)
    if table.status == OPEN:
        free(hand, seat)
    elif table.status == RUNNING:
        if table.seats[seat].left:
            raise conflict("left")
        hand.add(kinds.LEAVE, seat)
    else:
        raise conflict("over")


def give_up(hand: Hand, person: Person) -> None:
    """Leave whatever one is in: before the start the seat is free again, in a running game it counts as left."""
    table = hand.table
    seat = table.seat_of(person.id)
    if table.status == OPEN or (table.status == RUNNING and seat != NOBODY and not table.seats[seat].left):
        leave(hand, person)


def free(hand: Hand, seat: int) -> None:
    hand.empty(hand.table.seats[seat].stood)
    hand.add(kinds.STAND, free=seat)
    _unseat(hand, seat)


def _unseat(hand: Hand, seat: int) -> None:
    rows = schema.seats
    hand.also(sa.delete(rows).where(rows.c.table_id == hand.table.header.id, rows.c.seat == seat))


def come_back(hand: Hand, person: Person) -> None:
    seat = seat_at(hand.table, person)
    if not hand.table.seats[seat].left:
        raise conflict("not-left")
    hand.add(kinds.RETURN, seat)


def remove(hand: Hand, person: Person, seat: int) -> None:
    """The creator frees a seat before the start."""
    table = hand.table
    _must_be_creator(table, person)
    _must_be(table, OPEN, Message("problem-begun"))
    if seat >= len(table.seats) or table.seats[seat].kind != "person":
        raise conflict("empty")
    free(hand, seat)


def invite(hand: Hand, person: Person, guest: Person) -> None:
    _must_be_creator(hand.table, person)
    if guest.id not in hand.table.invited:
        hand.add(kinds.INVITE, person=guest.id)


def start(hand: Hand, person: Person) -> None:
    table = hand.table
    if table.seat_of(table.header.creator) != NOBODY or table.seat_of(person.id) == NOBODY:
        _must_be_creator(table, person)  # where the creator does not sit, or is gone, whoever sits there may begin
    _must_be(table, OPEN, Message("problem-begun"))
    empty = [str(number) for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if empty:
        raise conflict("seats-free", detail=Message("problem_hint-free_seats", seats=empty))
    hand.add(kinds.START)


def resign(hand: Hand, person: Person) -> None:
    table = hand.table
    seat = seat_at(table, person)
    _must_be(table, RUNNING, Message("problem-not_running"))
    if table.seats[seat].resigned:
        raise conflict("resigned")
    hand.add(kinds.RESIGN, seat, level=RESIGNED_LEVEL)


def stop(hand: Hand, person: Person) -> None:
    """The end of a game at which only bots sit, who would never resign."""
    table = hand.table
    _must_be_creator(table, person)
    _must_be(table, RUNNING, Message("problem-not_running"))
    if not bots_alone(table):
        raise conflict("people-play")
    hand.add(kinds.STOP)


def replace(hand: Hand, person: Person, target: int, level: str) -> None:
    """Give a seat to a bot: at once if its time is up, else when all others agree and its person has left."""
    table = hand.table
    seat = seat_at(table, person)
    _must_be(table, RUNNING, Message("problem-not_running"))
    if target >= len(table.seats) or table.seats[target].kind != "person" or target == seat:
        raise conflict("not-replaceable")
    # Who is asked aside must not show, also not by trying; see ``House.sweep``.
    late = table.aside == NOBODY and table.asked() == target and table.overdue(hand.at)
    if not late:
        if not table.seats[target].left:
            raise conflict("not-left", title=Message("problem-person_not_left"))
        if seat in table.offers.get(target, set()):
            raise conflict("agreed")
        hand.add(kinds.OFFER, seat, target=target)
        if not set(table.people()) <= table.offers[target]:
            return
    hand.add(kinds.BOT, seat, level=level, target=target)
    _unseat(hand, target)


def rematch(hand: Hand, person: Person, table_id: str) -> None:
    seat = seat_at(hand.table, person)
    if hand.table.status in (OPEN, RUNNING):
        raise conflict("not-over")
    if not hand.table.rematch:
        hand.add(kinds.REMATCH, seat, table=table_id)


def seat_again(hand: Hand, seats: list[tuple[int, Person]]) -> None:
    """The people of a game that is over, at their seats again."""
    for seat, person in seats:
        _seat(hand, seat, person)


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
