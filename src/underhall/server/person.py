"""Somebody who asks, and who may play for several at one device.

Where people pass one device around, each of its seats is held by an id of its own that begins with the id of whoever
brought the device: ``ID~2`` holds seat 2. Whoever brought it holds none under the plain id, so what is shown to the
plain id, by whatever request, is what a spectator may see; for a seat's eyes one says ``as_seat``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import blake2b

MARK = "~"
MOST_SEATS = 16


@dataclass(frozen=True)
class Person:
    """Somebody, as far as a request shows. ``session`` is the hash of the session's token, or of a bot's.

    ``rights`` are those of a bot's token (``tokens.RIGHTS``), None for the person in person; ``table`` is the one table
    such a token is for, if it is for one.
    """

    id: str
    name: str
    guest: bool
    session: str = ""
    rights: frozenset[str] | None = None
    table: str = ""

    @property
    def account(self) -> str:
        """Who is behind it: for limits, and for what belongs to a person and not to a seat."""
        return account_of(self.id)

    def plainly(self) -> Person:
        """The person by themselves, not for a seat of their device."""
        return replace(self, id=self.account)

    def at_seat(self, seat: int) -> Person:
        """The same person, asking for a seat of their device."""
        return replace(self, id=at_device(self.id, seat))

    def everywhere(self) -> list[Person]:
        """The person by themselves, and at each seat a device of theirs may hold."""
        return [replace(self, id=one) for one in ids_of(self.id)]


def at_device(person: str, seat: int) -> str:
    """The id that holds a seat at a person's device."""
    return f"{person}{MARK}{seat}"


def account_of(person: str) -> str:
    return person.partition(MARK)[0]


@lru_cache(4096)
def shown_mark(person: str) -> str:
    """What others know somebody by, at every table and under every name: whom they do not want to hear, say.

    Nothing can be asked or done with it, and the id, which nobody else is told, does not follow from it. Those at one
    device have the same.
    """
    account = account_of(person)
    return blake2b(account.encode(), digest_size=8, person=b"shown mark").hexdigest() if account else ""


def ids_of(person: str) -> list[str]:
    """All ids under which somebody may hold a seat."""
    return [person, *(at_device(person, seat) for seat in range(MOST_SEATS))]


def is_at_device(person: str) -> bool:
    return MARK in person
