"""A table in memory, with those who watch it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from underhall.players.course import Course
from underhall.server.broadcast import Watcher
from underhall.server.game_reports import ReportInTheMaking
from underhall.server.person import account_of
from underhall.server.table import Table

# Whoever is gone for so long may be reloading the page, or in a tunnel.
ABSENT_SECONDS = 60.0


@dataclass(eq=False)
class LiveTable:
    """A table in memory, who watches it, and the lock that lets one change happen at a time."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    told: int = 0  # the last change that was told
    thinking: int = 0  # the turn number a bot is thinking about
    used: float = 0.0
    gone: bool = False
    # How a finished game went, judged once.
    judged: Course | None = None
    judging: asyncio.Lock = field(default_factory=asyncio.Lock)
    # How each seat played it, as far as that was asked.
    reports: dict[int, ReportInTheMaking] = field(default_factory=dict)
    # Since when the table is in memory, and when each account that came since then parted last.
    since: float = 0.0
    parted: dict[str, float] = field(default_factory=dict)
    presence: list[str] = field(default_factory=list)  # as it was told last (see presence.py)

    def written_for(self, viewer: int) -> int:
        """The number of the last change a viewer knows of, without those that are just being written."""
        return self.table.seen_by(viewer).number - (self.table.number - self.told)

    def is_absent(self, seat: int, now: float) -> bool:
        """Whether the person of a seat has not been here for a while; never where people play over days."""
        if seat >= len(self.table.seats) or self.table.header.pace != "live":
            return False
        account = account_of(self.table.seats[seat].person)
        if any(account_of(watcher.person) == account for watcher in self.watchers):
            return False
        return now - max(self.since, self.parted.get(account, 0.0)) >= ABSENT_SECONDS
