"""What an operator looks for: tables, people, words that were reported, and how large the database is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.server import db_schema as schema
from underhall.server.store.tables import COLUMNS, page_of

PEOPLE, SESSIONS, REPORTS, MUTED = (schema.people.c, schema.sessions.c, schema.reports.c, schema.muted_people.c)


class OperatingStore:
    """What the database tells an operator. No changes are read: those of a running game are nobody's business."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def _rows(self, wanted: sa.Select[Any]) -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).all())

    async def tables(self, status: str, before: str, limit: int) -> list[Any]:
        """Rows of all tables with ``COLUMNS``, last changed first, also of private ones."""
        wanted = sa.select(*COLUMNS)
        if status:
            wanted = wanted.where(schema.tables.c.status == status)
        return await self._rows(page_of(wanted, before).limit(limit))

    async def people(self, name: str, muted: bool, skip: int, limit: int) -> list[Any]:
        """People whose name holds some letters, the newest first, with what an operator goes by."""
        sessions = sa.select(sa.func.count()).where(SESSIONS.person == PEOPLE.id).scalar_subquery()
        used = sa.select(sa.func.max(SESSIONS.used)).where(SESSIONS.person == PEOPLE.id).scalar_subquery()
        reports = sa.select(sa.func.count()).where(REPORTS.reported == PEOPLE.id).scalar_subquery()
        wanted = sa.select(
            PEOPLE.id,
            PEOPLE.name,
            PEOPLE.name_key.is_(None).label("guest"),
            PEOPLE.created,
            sessions.label("sessions"),
            used.label("used"),
            reports.label("reports"),
            MUTED.person.is_not(None).label("muted"),
        ).outerjoin(schema.muted_people, MUTED.person == PEOPLE.id)
        if name:
            wanted = wanted.where(PEOPLE.name.icontains(name, autoescape=True))
        if muted:
            wanted = wanted.where(MUTED.person.is_not(None))
        return await self._rows(
            wanted.order_by(PEOPLE.created.desc(), PEOPLE.name, PEOPLE.id).offset(skip).limit(limit)
        )

    async def sessions_of(self, person: str) -> set[str]:
        return {str(row.token) for row in await self._rows(sa.select(SESSIONS.token).where(SESSIONS.person == person))}

    async def knows(self, person: str) -> bool:
        return bool(await self._rows(sa.select(PEOPLE.id).where(PEOPLE.id == person)))

    async def reports(self, limit: int) -> list[Any]:
        """Words that were reported, the newest first, with the name of whoever said them."""
        wanted = sa.select(REPORTS.at, REPORTS.table_id, REPORTS.words, REPORTS.reported, PEOPLE.name)
        wanted = wanted.outerjoin(schema.people, PEOPLE.id == REPORTS.reported)
        return await self._rows(wanted.order_by(REPORTS.at.desc(), REPORTS.id).limit(limit))

    async def size(self) -> int:
        """Bytes of the whole database."""
        if self.engine.dialect.name == "postgresql":
            async with self.engine.connect() as connection:
                return int(await connection.scalar(sa.text("SELECT pg_database_size(current_database())")) or 0)
        file = Path(self.engine.url.database or "")
        beside = (file, file.with_name(file.name + "-wal"))
        return sum(one.stat().st_size for one in beside if one.is_file())
