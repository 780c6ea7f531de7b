"""Who holds which session, kept in memory for some seconds: most requests need not ask the database.

Only where this process alone uses the database (SQLite): then whatever it writes about people is known here, and makes
it forget everything at once. Another process's logout would be noticed seconds too late.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

from underhall.server.change_writer import ChangeWriter
from underhall.server.person import Person
from underhall.server.store.batches import Statement

SECONDS = 5.0  # what an operator does to the file by other means counts after that
REMEMBERED = 5_000


@dataclass(slots=True)
class Held:
    person: Person
    expires: float
    until: float


class Sessions:
    """The sessions seen lately."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.held: OrderedDict[str, Held] = OrderedDict()
        self.times_forgotten = 0

    def find(self, session: str, now: float) -> Person | None:
        held = self.held.get(session)
        if held is None or held.until < time.monotonic() or held.expires <= now:
            return None
        return held.person

    def remember(self, session: str, person: Person, expires: float, times_forgotten: int) -> None:
        """Keep what was read when so much had been forgotten: what was written meanwhile may have ended it."""
        if not self.on or times_forgotten != self.times_forgotten:
            return
        self.held[session] = Held(person, expires, time.monotonic() + SECONDS)
        self.held.move_to_end(session)
        if len(self.held) > REMEMBERED:
            self.held.popitem(last=False)

    def forget(self) -> None:
        self.times_forgotten += 1
        self.held.clear()


class ForgettingWriter:
    """The change writer as ``People`` has it: whatever they write, no session is believed from memory afterwards."""

    def __init__(self, writer: ChangeWriter, sessions: Sessions) -> None:
        self.writer = writer
        self.sessions = sessions

    async def write(self, *statements: Statement, altered: list[str] | None = None) -> None:
        try:
            await self.writer.write(*statements, altered=altered)
        finally:
            self.sessions.forget()
