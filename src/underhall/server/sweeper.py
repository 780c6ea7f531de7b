"""What has to be looked after every few seconds: moves whose process died, tables nobody looks at."""

from __future__ import annotations

import asyncio
import logging

from underhall.server.bot_turns import ABANDONED_SECONDS, BotTurns
from underhall.server.live_tables import LiveTables

log = logging.getLogger("underhall.server")

IDLE_SECONDS = 600.0
SWEEP_SECONDS = 15.0


class Sweeper:
    """Looks after the tables of a process."""

    def __init__(self, tables: LiveTables, turns: BotTurns) -> None:
        self.tables = tables
        self.turns = turns

    async def sweep_forever(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("sweeping failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self, abandoned: float = ABANDONED_SECONDS) -> None:
        """Let bots play, and standing answers, whose process died, and drop tables nobody looks at."""
        now = self.tables.settings.clock()
        await self.turns.take_over(abandoned)
        await self._forget_deleted()
        for live in list(self.tables.live.values()):
            if not live.watchers and not live.lock.locked() and not live.thinking and live.used < now - IDLE_SECONDS:
                self.tables.live.pop(live.table.header.id, None)
                live.gone = True

    async def _forget_deleted(self) -> None:
        """Tables an operator has deleted meanwhile (``underhall admin delete``)."""
        ids = list(self.tables.live)
        for table_id in set(ids) - await self.tables.store.existing(ids):
            live = self.tables.live.get(table_id)
            if live is not None:
                self.tables.forget(live)
