"""Rows of the ways on which people are told what happens while they are away, and of what is still to be said."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.server import db_schema as schema
from underhall.server.store.batches import Statement

WAYS, NOTICES = schema.notice_ways.c, schema.notices.c
# One statement for all ways of a person: whoever moves does not wait for a look at who has any. A notice that was not
# sent yet gives way to the next of its kind.
NEW_NOTICE = sa.text(
    "INSERT INTO notices (way, table_id, seat, kind, number, created, next_try, failures) "
    "SELECT id, CAST(:table_id AS TEXT), CAST(:seat AS INTEGER), CAST(:kind AS TEXT), CAST(:number AS INTEGER), "
    "CAST(:at AS DOUBLE PRECISION), CAST(:next_try AS DOUBLE PRECISION), 0 "
    "FROM notice_ways WHERE person = :person AND code = '' "
    "ON CONFLICT (way, table_id, seat, kind) DO UPDATE SET number = excluded.number, created = excluded.created, "
    "next_try = excluded.next_try, failures = 0"
)


class NoticeStore:
    """What the database holds of ways and notices."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def _rows(self, wanted: sa.Select[Any]) -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).all())

    async def ways_of(self, person: str) -> list[Any]:
        """The rows of a person's ways, the oldest first."""
        return await self._rows(sa.select(schema.notice_ways).where(WAYS.person == person).order_by(WAYS.created))

    async def pending(self, until: float, limit: int) -> list[Any]:
        """Notices to be sent by then, each with its way; those that failed last, else the longest waiting first."""
        wanted = (
            sa.select(
                schema.notice_ways,
                NOTICES.table_id,
                NOTICES.seat,
                NOTICES.number,
                NOTICES.next_try,
                NOTICES.kind.label("about"),
                NOTICES.failures.label("tries"),
            )
            .join(schema.notices, WAYS.id == NOTICES.way)
            .where(NOTICES.next_try <= until)
            .order_by(NOTICES.failures > 0, NOTICES.next_try)
        )
        return await self._rows(wanted.limit(limit))

    async def claim(self, notice: Any, now: float, until: float) -> bool:
        """Whether this process may send a notice that is due; then no other may before ``until``."""
        claim = sa.update(schema.notices).where(*_same(notice), NOTICES.next_try <= now)
        async with self.engine.begin() as connection:
            done = await connection.execute(claim.values(next_try=until))
        return done.rowcount == 1

    async def drop(self, notice: Any) -> None:
        """Nothing more is to be said of it."""
        async with self.engine.begin() as connection:
            await connection.execute(sa.delete(schema.notices).where(*_same(notice)))

    async def sent(self, notice: Any) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(sa.delete(schema.notices).where(*_same(notice)))
            await connection.execute(_failures(notice.id, 0))

    async def failed(self, notice: Any, next_try: float | None) -> None:
        """It is tried again then; without a time it is given up."""
        mine = sa.and_(*_same(notice))
        async with self.engine.begin() as connection:
            if next_try is None:
                await connection.execute(sa.delete(schema.notices).where(mine))
            else:
                later = sa.update(schema.notices).where(mine)
                await connection.execute(later.values(next_try=next_try, failures=notice.tries + 1))
            await connection.execute(_failures(notice.id, notice.failures + 1))

    async def note_tried(self, way: str, failures: int) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(_failures(way, failures))

    async def remove(self, way: str) -> None:
        async with self.engine.begin() as connection:
            for statement, values in delete_way(way):
                await connection.execute(statement, values)

    async def digests(self) -> list[Any]:
        """The rows of ways that want one mail a day."""
        return await self._rows(sa.select(schema.notice_ways).where(WAYS.hour >= 0, WAYS.code == ""))

    async def begin_digest(self, way: str, day: str, number: int, now: float) -> bool:
        """Note that a way's mail of a day is to be sent; False if another process has noted it."""
        ways = schema.notice_ways
        row = {"way": way, "table_id": "", "seat": -1, "kind": "digest", "number": number, "failures": 0}
        async with self.engine.begin() as connection:
            claim = sa.update(ways).where(WAYS.id == way, WAYS.digest_day < day).values(digest_day=day)
            if (await connection.execute(claim)).rowcount != 1:
                return False
            # Yesterday's, if it could not be sent until now.
            await connection.execute(sa.delete(schema.notices).where(NOTICES.way == way, NOTICES.kind == "digest"))
            await connection.execute(sa.insert(schema.notices), {**row, "created": now, "next_try": now})
        return True


def _same(notice: Any) -> tuple[sa.ColumnElement[bool], ...]:
    """The very notice: one that took its place has another number."""
    return (
        NOTICES.way == notice.id,
        NOTICES.table_id == notice.table_id,
        NOTICES.seat == notice.seat,
        NOTICES.kind == notice.about,
        NOTICES.number == notice.number,
    )


def _failures(way: str, failures: int) -> sa.Update:
    return sa.update(schema.notice_ways).where(WAYS.id == way).values(failures=failures)


# Statements.


def new_notice(row: dict[str, Any]) -> Statement:
    return NEW_NOTICE, row


def new_way(row: dict[str, Any]) -> Statement:
    return sa.insert(schema.notice_ways), row


def change_way(way: str, **values: Any) -> Statement:
    return sa.update(schema.notice_ways).where(WAYS.id == way).values(values), {}


def delete_way(way: str) -> list[Statement]:
    return [
        (sa.delete(schema.notices).where(NOTICES.way == way), {}),
        (sa.delete(schema.notice_ways).where(WAYS.id == way), {}),
    ]


def forget_address(kind: str, address: str, person: str = "") -> list[Statement]:
    """Nothing goes to an address: of its person, or without one of anybody (somebody else uses the browser now)."""
    there = sa.and_(WAYS.kind == kind, WAYS.address == address)
    return _without(sa.and_(there, WAYS.person == person) if person else there)


def without_ways(person: str) -> list[Statement]:
    return _without(WAYS.person == person)


def _without(condition: sa.ColumnElement[bool]) -> list[Statement]:
    gone = sa.select(WAYS.id).where(condition)
    return [
        (sa.delete(schema.notices).where(NOTICES.way.in_(gone)), {}),
        (sa.delete(schema.notice_ways).where(condition), {}),
    ]


def keep_push(person: str, before: str, session: str) -> Statement:
    """The browser is the same though its session is another: a guest has registered in it."""
    same = sa.and_(WAYS.person == person, WAYS.session == before)
    return sa.update(schema.notice_ways).where(same).values(session=session), {}
