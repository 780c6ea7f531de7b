"""Writing: changes of all tables, many in one transaction, each acknowledged only when it is on the disk.

While one transaction is being written the next changes gather; then they go together. So a single table waits for one
commit, and a hundred tables share one.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from underhall.server.schema import changes, tables

Statement = tuple[sa.sql.expression.Executable, dict[str, Any]]

INSERT_CHANGES = sa.insert(changes)
UPDATE_TABLE = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("table_key"))
    .values({name: sa.bindparam(name) for name in ("updated", "status", "number", "position", "asked", "waiting")})
)


class Stale(Exception):
    """Another process wrote a change of this number first."""


@dataclass(slots=True)
class Entry:
    """What belongs together: changes of one table, how it stands after them, and what else goes before or after."""

    table: str
    rows: list[dict[str, Any]] = field(default_factory=list)
    standing: dict[str, Any] | None = None
    first: list[Statement] = field(default_factory=list)
    others: list[Statement] = field(default_factory=list)
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Ledger:
    """The one writer of changes in this process. ``announce`` is given what was committed, inside the transaction."""

    def __init__(self, engine: AsyncEngine, announcement: Callable[[list[Entry]], Statement | None]) -> None:
        self.engine = engine
        self.announcement = announcement
        self.pending: list[Entry] = []
        self.wake = asyncio.Event()
        self.connection: AsyncConnection | None = None
        self.task: asyncio.Task[None] | None = None
        self.batches = 0
        self.written = 0

    def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what is pending, then end."""
        if self.task is not None:
            while self.pending:
                await asyncio.sleep(0.01)
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        await self._disconnect()

    async def append(self, entry: Entry) -> None:
        """Returns when the entry is durable; raises Stale if another process was first."""
        self.pending.append(entry)
        self.wake.set()
        await entry.done

    async def write(self, *statements: Statement) -> None:
        """Something that belongs to no table: all of it or nothing."""
        await self.append(Entry("", others=list(statements)))

    async def _run(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            batch, self.pending = self.pending, []
            if not batch:
                continue
            try:
                await self._write(batch)
            except Exception:
                for entry in batch:
                    await self._write_alone(entry)
            else:
                for entry in batch:
                    _resolve(entry)

    async def _write_alone(self, entry: Entry) -> None:
        """After a failure nobody knows whose fault it was: one by one, so that only that entry fails."""
        try:
            await self._write([entry])
        except sa.exc.IntegrityError:
            _resolve(entry, Stale(entry.table))
        except Exception as error:
            _resolve(entry, error)
        else:
            _resolve(entry)

    async def _write(self, batch: list[Entry]) -> None:
        connection = self.connection
        if connection is None:
            connection = self.connection = await self.engine.connect()
        try:
            for entry in batch:
                for statement, values in entry.first:
                    await connection.execute(statement, values)
            rows = [row for entry in batch for row in entry.rows]
            if rows:
                await connection.execute(INSERT_CHANGES, rows)
            standings = [entry.standing for entry in batch if entry.standing is not None]
            if standings:
                await connection.execute(UPDATE_TABLE, standings)
            for entry in batch:
                for statement, values in entry.others:
                    await connection.execute(statement, values)
            announcement = self.announcement(batch)
            if announcement is not None:
                await connection.execute(*announcement)
            await connection.commit()
        except BaseException:
            await self._disconnect()
            raise
        self.batches += 1
        self.written += len(batch)

    async def _disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.close()


def _resolve(entry: Entry, error: Exception | None = None) -> None:
    if entry.done.done():
        return
    if error is None:
        entry.done.set_result(None)
    else:
        entry.done.set_exception(error)
