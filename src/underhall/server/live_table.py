"""A table in memory, with those who watch it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from underhall.server.broadcast import Watcher
from underhall.server.table import Table


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
    # How a finished game went, judged once, as it is answered.
    judged: bytes | None = None
    judging: asyncio.Lock = field(default_factory=asyncio.Lock)

    def written_for(self, viewer: int) -> int:
        """The number of the last change a viewer knows of, without those that are just being written."""
        return self.table.seen_by(viewer).number - (self.table.number - self.told)
