"""Rows of people whom the operator has muted."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.server import db_schema as schema
from underhall.server.store.batches import Statement

MUTED = schema.muted_people


async def is_muted(engine: AsyncEngine, person: str) -> bool:
    async with engine.connect() as connection:
        return bool(await connection.scalar(sa.select(sa.exists().where(MUTED.c.person == person))))


def mute(person: str, at: float) -> list[Statement]:
    return [unmute(person), (sa.insert(MUTED), {"person": person, "at": at})]


def unmute(person: str) -> Statement:
    return sa.delete(MUTED).where(MUTED.c.person == person), {}
