"""Rows of words that somebody found out of place."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.server import db_schema as schema
from underhall.server.store.batches import Statement


def new_report(row: dict[str, Any]) -> Statement:
    return sa.insert(schema.reports), row


def delete_reports(person: str) -> Statement:
    """What a person reported, and what was reported of that person."""
    columns = schema.reports.c
    return sa.delete(schema.reports).where(sa.or_(columns.reporter == person, columns.reported == person)), {}


async def list_reports(engine: AsyncEngine) -> list[dict[str, Any]]:
    """All reports, oldest first."""
    async with engine.connect() as connection:
        found = await connection.execute(sa.select(schema.reports).order_by(schema.reports.c.at))
        return [dict(row._mapping) for row in found.all()]
