"""Writing: changes of all tables, many in one transaction, each acknowledged only when it is on the disk.

While one transaction is being written the next changes gather; then they go together. So a single table waits for one
commit, and a hundred tables share one. All rows of a transaction travel as one JSON parameter of one statement: with
SQLite every further step would be a moment in which the writing thread has to win the interpreter back.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from underhall.server.database_errors import of_the_database
from underhall.server.problems import Problem
from underhall.server.store.batches import (
    CHANGES,
    PROOF,
    STANDING,
    Statement,
    insert_changes,
    rows_as_json,
    update_tables,
)

log = logging.getLogger("underhall.server")


class Stale(Exception):
    """Another process wrote a change of this number first."""


class Stopped(Exception):
    """Nothing is written any more: the server stops."""


class Missing(Exception):
    """A table that was to be brought up to date is not there any more."""


@dataclass(frozen=True)
class Expected:
    """How many rows a statement must touch, or nothing is written."""

    statement: sa.sql.expression.Executable
    rows: int

    def check(self, statement: sa.sql.expression.Executable, result: Any) -> None:
        if statement is self.statement and result.rowcount != self.rows:
            raise Missing


@dataclass(slots=True)
class Entry:
    """What belongs together: changes of one table, how it stands after them, and what else goes before or after."""

    table: str
    rows: list[dict[str, Any]] = field(default_factory=list)
    standing: dict[str, Any] | None = None
    altered: list[str] = field(default_factory=list)  # tables whose stored changes are not what they were
    first: list[Statement] = field(default_factory=list)
    others: list[Statement] = field(default_factory=list)
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    resolved: bool = False
    error: Exception | None = None

    def resolve(self, error: Exception | None = None) -> None:
        """Say that it is durable, or why not. What is said first counts."""
        if not self.resolved:
            self.resolved, self.error = True, error
            self._tell()

    def hear_again(self) -> asyncio.Future[None]:
        """For whoever was cancelled while waiting, and the future with them: the entry is written all the same.

        A shield round every future would do the same and cost several futures.
        """
        if self.done.cancelled():
            self.done = asyncio.get_running_loop().create_future()
            if self.resolved:
                self._tell()
        return self.done

    def _tell(self) -> None:
        if self.done.done():
            return
        if self.error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.error)


class Transactions(Protocol):
    """Writes statements in one transaction, all or nothing."""

    async def write(self, statements: list[Statement], expected: Expected | None) -> None: ...

    async def close(self) -> None: ...


class SqliteTransactions:
    """For SQLite: a connection and a thread of its own, one step across for a whole transaction."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "change writer")
        self.connection: sa.Connection | None = None

    async def write(self, statements: list[Statement], expected: Expected | None) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._write, statements, expected)

    def _write(self, statements: list[Statement], expected: Expected | None) -> None:
        if self.connection is None:
            self.connection = self.engine.connect()
        try:
            for statement, values in statements:
                result = self.connection.execute(statement, values)
                if expected is not None:
                    expected.check(statement, result)
            self.connection.commit()
        except BaseException:
            self._disconnect()
            raise

    def _disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.close()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._disconnect)
        self.thread.shutdown()
        self.engine.dispose()


class PostgresTransactions:
    """For PostgreSQL: a connection kept for writing."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None

    async def write(self, statements: list[Statement], expected: Expected | None) -> None:
        if self.connection is None:
            self.connection = await self.engine.connect()
        try:
            for statement, values in statements:
                result = await self.connection.execute(statement, values)
                if expected is not None:
                    expected.check(statement, result)
            await self.connection.commit()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.close()


class ChangeWriter:
    """The one writer in this process. ``announcement`` may add a statement about what is being committed."""

    def __init__(
        self, transactions: Transactions, dialect: str, announcement: Callable[[list[Entry]], Statement | None]
    ) -> None:
        self.failing = False  # since a change could not be written, until one is again
        self.transactions = transactions
        self.dialect = dialect
        self.insert_changes = insert_changes(dialect)
        self.update_tables = update_tables(dialect)
        self.announcement = announcement
        self.pending: list[Entry] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.stopped = False
        self.batches = 0
        self.written = 0

    def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what is pending, then end; what is handed in from now on fails at once."""
        self.stopped = True
        self.wake.set()
        if self.task is not None:
            await self.task
        await self.transactions.close()

    def append(self, entry: Entry) -> asyncio.Future[None]:
        """Done when the entry is durable; fails with Stale if another process was first, with Stopped at the end."""
        if self.stopped:
            entry.resolve(Stopped())
            return entry.done
        self.pending.append(entry)
        self.wake.set()
        return entry.done

    async def write(self, *statements: Statement, altered: list[str] | None = None) -> None:
        """Something that belongs to no table: all of it or nothing. ``altered`` are tables that must be read again."""
        await self.append(Entry("", altered=altered or [], others=list(statements)))

    async def prove(self) -> bool:
        """Whether something can be written now."""
        try:
            await self.write((PROOF, {"at": str(time.time())}))
        except Problem:
            return False
        self.failing = False
        return True

    async def _run(self) -> None:
        while self.pending or not self.stopped:
            await self.wake.wait()
            self.wake.clear()
            batch, self.pending = self.pending, []
            if not batch:
                continue
            try:
                await self._write(batch)
            except Exception as error:
                await self._write_apart(batch, error)
            else:
                for entry in batch:
                    entry.resolve()

    async def _write_apart(self, batch: list[Entry], error: Exception) -> None:
        """After a failure, one by one, so that only the entry fails whose fault it was.

        If the database is at fault all would fail, each after waiting as long: then they fail at once.
        """
        for number, entry in enumerate(batch):
            fault = error if of_the_database(error) else await self._write_alone(entry)
            if fault is not None:
                log.error("nothing can be written", exc_info=fault)
                self.failing = True
                for left in batch[number:]:
                    left.resolve(not_kept(fault))
                return

    async def _write_alone(self, entry: Entry) -> Exception | None:
        """Returns what went wrong if that was the database's fault; then the entry is still open."""
        try:
            await self._write([entry])
        except (sa.exc.IntegrityError, Missing):
            entry.resolve(Stale(entry.table))
        except Exception as error:
            if of_the_database(error):
                return error
            entry.resolve(error)
        else:
            entry.resolve()
        return None

    async def _write(self, batch: list[Entry]) -> None:
        # In one order in all processes: two that write the same tables would otherwise wait for each other.
        batch = sorted(batch, key=lambda entry: entry.table)
        statements = [statement for entry in batch for statement in entry.first]
        rows = [row for entry in batch for row in entry.rows]
        if rows:
            statements.append((self.insert_changes, {"rows": rows_as_json(self.dialect, CHANGES, rows)}))
        standings = [entry.standing for entry in batch if entry.standing is not None]
        expected = Expected(self.update_tables, len(standings)) if standings else None
        if standings:
            statements.append((self.update_tables, {"rows": rows_as_json(self.dialect, STANDING, standings)}))
        statements += [statement for entry in batch for statement in entry.others]
        announcement = self.announcement(batch)
        if announcement is not None:
            statements.append(announcement)
        await self.transactions.write(statements, expected)
        self.batches += 1
        self.written += len(batch)
        if rows:
            self.failing = False


def not_kept(reason: Exception | None = None) -> Problem:
    problem = Problem(503, "not-kept")
    problem.__cause__ = reason
    return problem
