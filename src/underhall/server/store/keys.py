"""What a database keeps for the server itself."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.server.db_schema import keys


async def cookie_key(engine: AsyncEngine) -> str:
    """The key that signs cookies."""
    return await own_key(engine, "cookies")


async def own_key(engine: AsyncEngine, name: str) -> str:
    """A secret of the server, the same for all processes; made by the first that asks for it."""
    wanted = sa.select(keys.c.value).where(keys.c.name == name)
    async with engine.begin() as connection:
        found = await connection.scalar(wanted)
        if found is not None:
            return str(found)
    try:
        async with engine.begin() as connection:
            await connection.execute(sa.insert(keys), {"name": name, "value": secrets.token_urlsafe(32)})
    except sa.exc.IntegrityError:
        pass  # another process was first
    async with engine.connect() as connection:
        return str(await connection.scalar(wanted))


async def read_something(engine: AsyncEngine) -> None:
    """Fails where the database does not answer."""
    async with engine.connect() as connection:
        await connection.execute(sa.select(keys.c.name).limit(1))
