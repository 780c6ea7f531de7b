"""Guests who are gone for good.

A guest is known by a session alone, so when the last one has ended nobody can come back as this guest.
"""

from __future__ import annotations

import logging

from underhall.server import seating
from underhall.server.dependencies import Services
from underhall.server.person import Person

AT_ONCE = 50
log = logging.getLogger("underhall.server")


async def forget_guests(services: Services) -> int:
    """Free the seats of guests who are gone and drop them; what they played stays. Returns how many there were."""
    guests = await services.people.departed_guests(AT_ONCE)
    for guest in guests:
        await services.events.leave_all(guest.id)
        await _give_up_seats(services, guest)
        await services.people.forget_guest(guest)
    return len(guests)


async def _give_up_seats(services: Services, guest: Person) -> None:
    for table_id in await services.tables.store.held_by(guest.id, unfinished=True):
        try:
            await services.tables.act(table_id, lambda edit: seating.give_up_all(edit, guest))
        except Exception:  # deleted just now, or not to be read: the other seats are given up all the same
            log.exception("a guest's seat could not be given up")
