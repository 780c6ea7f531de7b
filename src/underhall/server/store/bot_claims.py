"""Turns of bots that wait, and the locks by which a process takes one (PostgreSQL only)."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.server import db_schema as schema

# A session's own locks: they end with it.
CLAIM = "SELECT key FROM unnest($1::bigint[]) AS key WHERE pg_try_advisory_lock(key)"
LET_GO = "SELECT pg_advisory_unlock($1::bigint)"
STILL_THERE = "SELECT 1"


class TurnAsked(NamedTuple):
    """A table at which a bot is to move: at which change it is, and for whom the bot plays."""

    table: str
    number: int
    creator: str


async def turns_asked(engine: AsyncEngine, waiting: str, limit: int) -> list[TurnAsked]:
    """The tables that wait for a bot, longest first."""
    rows = schema.tables.c
    wanted = sa.select(rows.id, rows.number, rows.creator).where(rows.waiting == waiting)
    async with engine.connect() as connection:
        found = await connection.execute(wanted.order_by(rows.updated).limit(limit))
        return [TurnAsked(str(row.id), int(row.number), str(row.creator)) for row in found.all()]
