"""Breaking databases on purpose: locked, full, hanging, cut off, altered behind the server's back."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine


def execute(database: str, *statements: str, **values: Any) -> list[Any]:
    """Run statements in the database, each for itself, past the server; returns the last one's rows."""

    async def run() -> list[Any]:
        engine = create_async_engine(database, isolation_level="AUTOCOMMIT")
        rows: list[Any] = []
        async with engine.connect() as connection:
            for statement in statements:
                found = await connection.execute(sa.text(statement), values)
                rows = list(found.all()) if found.returns_rows else []
        await engine.dispose()
        return rows

    return asyncio.run(run())


def cut(database: str) -> int:
    """End all connections to a PostgreSQL database but our own; returns how many."""
    ended = execute(
        database,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )
    return len(ended)


@contextlib.contextmanager
def locked(database: str) -> Iterator[None]:
    """Another program writes to the SQLite file, and does not come to an end."""
    path = sa.make_url(database).database
    assert path
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextlib.contextmanager
def hanging(server: Any) -> Iterator[None]:
    """PostgreSQL stands still: it neither answers nor closes anything."""
    import psutil

    main = psutil.Process(int((Path(server.pgdata) / "postmaster.pid").read_text().split()[0]))
    stopped = [main.pid]
    main.send_signal(signal.SIGSTOP)  # first, so that it starts no others
    stopped += [child.pid for child in main.children(recursive=True)]
    for pid in stopped[1:]:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in reversed(stopped):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
