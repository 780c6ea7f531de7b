"""The database: how it is opened, and reading from it. Writing changes is the change writer's work.

Statements' values never come into messages (``hide_parameters``): they hold words, names and hashes. Waiting ends:
whoever asks is told rather that the database does not answer.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from underhall.server.change_writer import PostgresTransactions, SqliteTransactions, Transactions
from underhall.server.migrations import migrate
from underhall.server.settings import Settings
from underhall.server.sqlite_file import make_private
from underhall.server.store.keys import cookie_key

# How long to wait for another writer of an SQLite file, and for a connection to and an answer of PostgreSQL.
BUSY_SECONDS = 2.0
CONNECT_SECONDS = 5.0
ANSWER_SECONDS = 10.0
# What an operator started may take its time.
PATIENT_SECONDS = 30.0


def open_engine(settings: Settings, patient: bool = False) -> AsyncEngine:
    """``patient`` is for changing the schema and for an operator's commands, which may take long."""
    if settings.postgresql:
        answers = {} if patient else {"command_timeout": ANSWER_SECONDS}
        return create_async_engine(
            settings.database,
            pool_size=5,
            max_overflow=10,
            pool_timeout=CONNECT_SECONDS,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"timeout": CONNECT_SECONDS, **answers},
        )
    make_private(settings.database)
    busy = PATIENT_SECONDS if patient else BUSY_SECONDS
    engine = create_async_engine(settings.database, hide_parameters=True, connect_args={"timeout": busy})
    sa.event.listen(engine.sync_engine, "connect", _configure)
    return engine


def open_transactions(settings: Settings, engine: AsyncEngine) -> Transactions:
    """What the change writer writes with."""
    if settings.postgresql:
        return PostgresTransactions(engine)
    url = sa.make_url(settings.database).set(drivername="sqlite")
    waiting = {"timeout": BUSY_SECONDS, "check_same_thread": False}
    writing = sa.create_engine(url, hide_parameters=True, connect_args=waiting)
    sa.event.listen(writing, "connect", _configure)
    return SqliteTransactions(writing)


def _configure(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # FULL: a commit is on the disk before anyone is told, even if the power goes.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA cache_size=-4096")
    cursor.close()


async def make_ready(settings: Settings) -> str:
    """Bring the schema up to date, however long that takes; returns the key that signs cookies."""
    engine = open_engine(settings, patient=True)
    try:
        return await prepare(engine)
    finally:
        await engine.dispose()


async def prepare(engine: AsyncEngine) -> str:
    """Bring the schema up to date; returns the key that signs cookies, the same for all processes."""
    await migrate(engine)
    return await cookie_key(engine)
