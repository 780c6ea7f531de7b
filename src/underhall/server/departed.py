"""Guests who are gone for good.

A guest is known by a session alone, so when the last one has ended nobody can come back as this guest.
"""

from __future__ import annotations

import logging

import sqlalchemy as sa

from underhall.server import schema, seating
from underhall.server.desk import Desk
from underhall.server.people import Person
from underhall.server.table import OPEN, RUNNING

AT_ONCE = 50
log = logging.getLogger("underhall.server")


async def forget_guests(desk: Desk) -> int:
    """Free the seats of guests who are gone and drop them; what they played stays. Returns how many there were."""
    guests = await desk.people.departed_guests(AT_ONCE)
    for guest in guests:
        await _give_up_seats(desk, guest)
        await desk.people.forget_guest(guest)
    return len(guests)


async def _give_up_seats(desk: Desk, guest: Person) -> None:
    tables, seats = schema.tables.c, schema.seats.c
    held = (
        sa.select(tables.id)
        .join(schema.seats, seats.table_id == tables.id)
        .where(seats.person == guest.id, tables.status.in_((OPEN, RUNNING)))
    )
    async with desk.engine.connect() as connection:
        found = (await connection.scalars(held)).all()
    for table_id in found:
        try:
            await desk.house.act(str(table_id), lambda hand: seating.give_up(hand, guest))
        except Exception:  # deleted just now, or not to be read: the other seats are given up all the same
            log.exception("a guest's seat could not be given up")
