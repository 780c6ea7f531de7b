"""Whether this process can do its work, found out within five seconds whatever hangs."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.server.change_writer import ChangeWriter, not_kept
from underhall.server.problems import Problem, no_database
from underhall.server.store.keys import read_something

if TYPE_CHECKING:
    from underhall.server.postgres_notify import PostgresNotify

PATIENCE_SECONDS = 4.0


class HealthCheck:
    """Feels whether the database answers, changes can be written and other processes are heard."""

    def __init__(self, engine: AsyncEngine, writer: ChangeWriter, notifications: PostgresNotify | None) -> None:
        self.engine = engine
        self.writer = writer
        self.notifications = notifications  # only where several processes share a database
        self.feeling: asyncio.Task[Problem | None] | None = None

    @property
    def listening(self) -> bool:
        """Whether this process hears what others do, if there can be others."""
        return self.notifications is None or self.notifications.listening.is_set()

    async def trouble(self) -> Problem | None:
        """What keeps this process from its work, if anything does.

        Whoever asks while somebody's question is open waits for the same answer: that costs the database nothing.
        """
        feeling = self.feeling
        if feeling is None or feeling.done():
            feeling = self.feeling = asyncio.create_task(self._feel())
        done, _ = await asyncio.wait({feeling}, timeout=PATIENCE_SECONDS)
        return feeling.result() if done else no_database()

    async def _feel(self) -> Problem | None:
        try:
            await read_something(self.engine)
        except Exception:
            return no_database()
        if self.writer.failing and not await self.writer.prove():
            return not_kept()
        if not self.listening:
            return Problem(503, "not-listening")
        return None
