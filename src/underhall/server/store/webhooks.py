"""Rows of webhooks, and of what each was told."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.server import db_schema as schema
from underhall.server.store.batches import Statement
from underhall.server.table import OVER, RUNNING


class WebhookStore:
    """What the database holds of webhooks."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def of(self, person: str) -> list[Any]:
        """The rows of a person's webhooks."""
        async with self.engine.connect() as connection:
            wanted = sa.select(schema.webhooks).where(schema.webhooks.c.person == person)
            return list((await connection.execute(wanted)).all())

    async def due(self, now: float, limit: int) -> list[Any]:
        """Webhooks to be called, each with the table that has waited longest; good ones first, else as luck will."""
        tables, seats, webhooks, told = (
            schema.tables.c,
            schema.seats.c,
            schema.webhooks.c,
            schema.webhooks_told.c,
        )
        turn = sa.and_(tables.status == RUNNING, tables.asked == seats.seat)
        mine = sa.and_(told.webhook == webhooks.id, told.table_id == seats.table_id, told.seat == seats.seat)
        first = sa.func.row_number().over(partition_by=webhooks.id, order_by=(tables.updated, tables.id, seats.seat))
        found = (
            sa.select(
                schema.webhooks,
                tables.id.label("table_id"),
                tables.game,
                tables.status,
                tables.turn_number,
                seats.seat,
                seats.notified,
                first.label("place"),
            )
            .join(schema.seats, seats.person == webhooks.person)
            .join(schema.tables, tables.id == seats.table_id)
            .outerjoin(schema.webhooks_told, mine)
            .where(
                webhooks.next_try <= now,
                sa.func.coalesce(told.turn_number, 0) < tables.turn_number,
                sa.or_(turn, tables.status == OVER),
            )
            .subquery()
        )
        wanted = sa.select(found).where(found.c.place == 1).order_by(found.c.failures > 0, sa.func.random())
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted.limit(limit))).all())

    async def claim(self, webhook: str, now: float, until: float) -> bool:
        """Whether this process may call a webhook that is due; then no other may before ``until``."""
        columns = schema.webhooks.c
        claim = sa.update(schema.webhooks).where(columns.id == webhook, columns.next_try <= now)
        async with self.engine.begin() as connection:
            done = await connection.execute(claim.values(next_try=until))
        return done.rowcount == 1

    async def note_hooks_told(self, table_id: str, seat: int, turn_number: int) -> None:
        seats = schema.seats
        mine = sa.and_(seats.c.table_id == table_id, seats.c.seat == seat)
        async with self.engine.begin() as connection:
            await connection.execute(sa.update(seats).where(mine).values(notified=turn_number))

    async def settle(self, due: Any, failures: int, next_try: float, told: bool) -> None:
        """How a call went that was ``due``, and whether that notice is done with."""
        webhooks, tellings = schema.webhooks, schema.webhooks_told
        key = {"webhook": due.id, "table_id": due.table_id, "seat": due.seat}
        async with self.engine.begin() as connection:
            there = await connection.execute(
                sa.update(webhooks).where(webhooks.c.id == due.id).values(failures=failures, next_try=next_try)
            )
            if told and there.rowcount == 1:  # it may have been removed while it was called
                same = sa.and_(*(tellings.c[name] == value for name, value in key.items()))
                await connection.execute(sa.delete(tellings).where(same))
                await connection.execute(sa.insert(tellings), {**key, "turn_number": due.turn_number})


# Statements.


def new_webhook(row: dict[str, Any]) -> list[Statement]:
    """A new webhook is told whose turn it is, but not of games that were over before."""
    tables, seats = schema.tables.c, schema.seats.c
    over = (
        sa.select(sa.literal(row["id"]), tables.id, seats.seat, tables.turn_number)
        .join(schema.seats, seats.table_id == tables.id)
        .where(seats.person == row["person"], tables.status == OVER)
    )
    old_news = sa.insert(schema.webhooks_told).from_select(["webhook", "table_id", "seat", "turn_number"], over)
    return [(sa.insert(schema.webhooks), row), (old_news, {})]


def delete_webhook(webhook: str) -> list[Statement]:
    told = schema.webhooks_told
    return [
        (sa.delete(schema.webhooks).where(schema.webhooks.c.id == webhook), {}),
        (sa.delete(told).where(told.c.webhook == webhook), {}),
    ]
