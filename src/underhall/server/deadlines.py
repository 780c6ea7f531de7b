"""When somebody's time is up: acted upon by the server itself, at live tables and at those nobody looks at.

The deadline of every table is in its row, so it is kept across a restart. Where several processes share a database all
of them look; what they do is a command like any other, judged by how things stand when it is carried out, so it happens
once.
"""

from __future__ import annotations

import asyncio
import logging

from underhall.server import changes as kinds
from underhall.server import seating
from underhall.server.changes import NOBODY
from underhall.server.clocks import ASK, LOSES, NONE
from underhall.server.live_tables import LiveTables
from underhall.server.person import Person
from underhall.server.problems import Problem, conflict
from underhall.server.stored_table import ReadOnly
from underhall.server.table import Table
from underhall.server.unit_of_work import TableEdit

log = logging.getLogger("underhall.server")

LOOK_SECONDS = 1.0
# Each table whose time is up is read in full: so many at a time.
AT_ONCE = 100


class Deadlines:
    """Looks every second whose time is up."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables

    async def look_forever(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("looking whose time is up failed")
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        for table_id in await self.tables.store.overdue(self.tables.settings.clock(), AT_ONCE):
            try:
                await self.tables.act(table_id, time_up)
            except ReadOnly:
                await self.tables.store.stop_clock(table_id)
            except Problem:  # deleted just now, or too long; the others are looked after all the same
                await self.tables.store.stop_clock(table_id)
            except Exception:
                log.exception("a table whose time is up could not be looked after")


def time_up(edit: TableEdit) -> None:
    """The seat that is asked has used up its time: what was chosen for that when the table was made."""
    table = edit.table
    if not table.overdue(edit.at):
        return
    if table.aside != NOBODY:
        # Answered so that nothing is given away (``Frame.unobservable``).
        edit.add(kinds.MOVE, table.aside, move=table.running().state.moves()[-1])
        return
    seat = table.asked()
    what = table.header.clock.timeout
    edit.add(kinds.TIMEOUT, seat)
    if what == LOSES:
        seating.lose_seat(edit, seat, timeout=True)
    elif what != ASK or not _deciders(table, seat):
        seating.hand_to_bot(edit, seat, seat, seating.STAND_IN_LEVEL)


def _deciders(table: Table, late: int) -> set[int]:
    return set(table.people()) - {late}


def decide(edit: TableEdit, person: Person, target: int, decision: str) -> None:
    """The others say what becomes of a seat whose time is up: one may grant more time, anything else all must want."""
    table = edit.table
    seat = seating.seat_at(table, person)
    seating.must_be_running(table)
    if target >= len(table.seats) or not table.seats[target].late or target == seat:
        raise conflict("not-late")
    if table.seats[seat].kind != "person":
        raise Problem(403, "given-up")
    if table.decisions.get(seat) == decision:
        raise conflict("agreed")
    edit.add(kinds.DECIDE, seat, target=target, decision=decision)
    if decision == "wait" or any(table.decisions.get(other) != decision for other in _deciders(table, target)):
        return
    if decision == "lose":
        seating.lose_seat(edit, target, timeout=True)
    else:
        seating.hand_to_bot(edit, seat, target, seating.STAND_IN_LEVEL)


def pause(edit: TableEdit, person: Person, on: bool) -> None:
    """All clocks stand still once everybody agrees; anybody lets them run on."""
    table = edit.table
    seat = _clocked_seat(table, person)
    if on and seat in table.pause_agreed:
        raise conflict("agreed")
    if not on and not table.pause_agreed:
        raise conflict("not-paused")
    edit.add(kinds.PAUSE, seat, on=on)


def vacation(edit: TableEdit, person: Person, on: bool) -> None:
    """While a person is on vacation the seat's clock stands still, until its vacation is used up."""
    table = edit.table
    seat = _clocked_seat(table, person)
    time = table.seats[seat].time
    if on == (time.away_since > 0.0):
        raise conflict("already-so")
    if on and time.vacation <= 0.0:
        raise conflict("no-vacation")
    edit.add(kinds.VACATION, seat, on=on)


def _clocked_seat(table: Table, person: Person) -> int:
    seat = seating.seat_at(table, person)
    seating.must_be_running(table)
    if table.header.clock.kind == NONE:
        raise conflict("no-clock")
    if table.seats[seat].kind != "person":
        raise Problem(403, "given-up")
    return seat
