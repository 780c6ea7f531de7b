"""The database: how it is opened, and reading from it. Writing changes is the ledger's work."""

from __future__ import annotations

import secrets
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from underhall.server.ledger import AsyncPen, Pen, ThreadPen
from underhall.server.migrations import migrate
from underhall.server.schema import keys
from underhall.server.settings import Settings

BUSY_SECONDS = 30


def open_engine(settings: Settings) -> AsyncEngine:
    if settings.postgresql:
        return create_async_engine(settings.database, pool_size=5, max_overflow=10, pool_pre_ping=True)
    engine = create_async_engine(settings.database, connect_args={"timeout": BUSY_SECONDS})
    sa.event.listen(engine.sync_engine, "connect", _configure)
    return engine


def open_pen(settings: Settings, engine: AsyncEngine) -> Pen:
    """What the ledger writes with."""
    if settings.postgresql:
        return AsyncPen(engine)
    url = sa.make_url(settings.database).set(drivername="sqlite")
    writing = sa.create_engine(url, connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False})
    sa.event.listen(writing, "connect", _configure)
    return ThreadPen(writing)


def _configure(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # FULL: a commit is on the disk before anyone is told, even if the power goes.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA cache_size=-4096")
    cursor.close()


async def prepare(engine: AsyncEngine) -> str:
    """Bring the schema up to date; returns the key that signs cookies, the same for all processes."""
    await migrate(engine)
    async with engine.begin() as connection:
        found = await connection.scalar(sa.select(keys.c.value).where(keys.c.name == "cookies"))
        if found is not None:
            return str(found)
    try:
        async with engine.begin() as connection:
            await connection.execute(sa.insert(keys), {"name": "cookies", "value": secrets.token_urlsafe(32)})
    except sa.exc.IntegrityError:
        pass  # another process was first
    async with engine.connect() as connection:
        return str(await connection.scalar(sa.select(keys.c.value).where(keys.c.name == "cookies")))
