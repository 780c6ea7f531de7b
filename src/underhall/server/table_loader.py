"""Reading tables from the database: as their rows have them, or replayed from all their changes."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from typing import Any

from underhall.server.changes import Change
from underhall.server.database_errors import DATABASE_ERRORS
from underhall.server.problems import not_found
from underhall.server.store.tables import TableStore
from underhall.server.stored_table import DAMAGED, Games, ReadOnly, StoredTable
from underhall.server.table import Table
from underhall.server.table_header import read_header
from underhall.server.time_slices import TimeSlices

log = logging.getLogger("underhall.server")

# How many tables whose replay failed are remembered, so that not every look replays them again.
MOST_BROKEN = 1000
BROKEN_SECONDS = 2.0


class TableLoader:
    """Reads tables. ``turn`` is held by whoever has long work to do, one at a time; see ``Slices``."""

    def __init__(self, store: TableStore, turn: asyncio.Lock) -> None:
        self.store = store
        self.turn = turn
        # Tables that cannot be replayed: the change they were at, and until when nobody tries again.
        self.broken: dict[str, tuple[int, float]] = {}

    async def load(self, table_id: str) -> Table:
        """A table to be played at. ``ReadOnly`` if it cannot be played here."""
        if self.broken.get(table_id, (0, math.inf))[1] < time.monotonic():
            del self.broken[table_id]  # somebody may have mended it
        stored = await self.stored(table_id)
        if stored.reason:
            raise ReadOnly(stored)
        table = await self._replay(stored)
        if table is None:
            raise not_found()
        return table

    async def stored(self, table_id: str) -> StoredTable:
        """A table as its row has it."""
        row = await self.store.find(table_id)
        if row is None:
            raise not_found()
        return self.as_stored(row, {})

    def as_stored(self, row: Any, games: Games) -> StoredTable:
        """A table from its row, with what is known of it from trying to replay it."""
        stored = StoredTable(row, games)
        if self.broken.get(stored.id, (-1, 0.0))[0] == stored.number:
            stored.reason = stored.reason or DAMAGED
        return stored

    def believe_again(self, table_id: str) -> None:
        """What is stored of a table has been altered: it may be read again."""
        self.broken.pop(table_id, None)

    async def _replay(self, stored: StoredTable) -> Table | None:
        try:
            return await self.read(stored.id)
        except DATABASE_ERRORS:
            raise  # the database's trouble is not the table's
        except Exception as error:
            log.warning("a table cannot be read", extra={"game": stored.game, "error": type(error).__name__})
            if len(self.broken) >= MOST_BROKEN:
                self.broken.clear()
            self.broken[stored.id] = stored.number, time.monotonic() + BROKEN_SECONDS
            stored.reason = DAMAGED
            raise ReadOnly(stored) from None

    async def read(self, table_id: str, keep_from: int | None = None) -> Table | None:
        """A table folded from what the database holds.

        With ``keep_from`` it keeps every change after that number, and those before that were told together with them.
        """
        text = await self.store.header(table_id)
        if text is None:
            return None
        table = Table(read_header(text))
        kept: list[Change] = []
        async with TimeSlices(self.turn) as slices:
            async for some in self.store.changes(table_id):
                for change in some:
                    table.apply(change)
                    table.forget_old()
                    if keep_from is not None:
                        kept.append(change)
                    await slices.breathe()
        if keep_from is not None:
            table.recent = kept[table.first_untold(keep_from + 1) - 1 :]
        return table
