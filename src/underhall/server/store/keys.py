"""What a database keeps for the server itself."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.server.db_schema import keys

COOKIES = sa.select(keys.c.value).where(keys.c.name == "cookies")


async def cookie_key(engine: AsyncEngine) -> str:
    """The key that signs cookies, the same for all processes; made by the first that asks for it."""
    async with engine.begin() as connection:
        found = await connection.scalar(COOKIES)
        if found is not None:
            return str(found)
    try:
        async with engine.begin() as connection:
            await connection.execute(sa.insert(keys), {"name": "cookies", "value": secrets.token_urlsafe(32)})
    except sa.exc.IntegrityError:
        pass  # another process was first
    async with engine.connect() as connection:
        return str(await connection.scalar(COOKIES))


async def read_something(engine: AsyncEngine) -> None:
    """Fails where the database does not answer."""
    async with engine.connect() as connection:
        await connection.execute(sa.select(keys.c.name).limit(1))
