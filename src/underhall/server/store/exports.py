"""Whole tables with all their rows, as an operator moves them."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from underhall.server import db_schema as schema
from underhall.server.row_checks import plain
from underhall.server.store.batches import Statement

Rows = list[dict[str, Any]]


async def begin_snapshot(connection: AsyncConnection) -> None:
    """What is read on this connection from now on is of one moment, whatever is written meanwhile."""
    if connection.dialect.name == "postgresql":
        await connection.execution_options(isolation_level="REPEATABLE READ")
    else:
        await connection.execute(sa.text("BEGIN"))


async def list_tables(engine: AsyncEngine) -> Rows:
    """All tables, last changed first."""
    columns = schema.tables.c
    wanted = sa.select(
        columns.id, columns.game, columns.status, columns.visibility, columns.number, columns.created, columns.updated
    ).order_by(columns.updated.desc())
    async with engine.connect() as connection:
        return [plain(row) for row in (await connection.execute(wanted)).all()]


async def table_ids(engine: AsyncEngine) -> list[str]:
    """Of all tables, oldest first."""
    columns = schema.tables.c
    wanted = sa.select(columns.id).order_by(columns.created, columns.id)
    async with engine.connect() as connection:
        return [str(row.id) for row in (await connection.execute(wanted)).all()]


async def read_table(engine: AsyncEngine, table_id: str) -> tuple[dict[str, Any], Rows, Rows] | None:
    """The row of a table, the rows of its changes and of its seats, as of one moment."""
    async with engine.connect() as connection:
        await begin_snapshot(connection)
        row = (await connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table_id))).first()
        if row is None:
            return None
        made = sa.select(schema.changes).where(schema.changes.c.table_id == table_id).order_by(schema.changes.c.number)
        seats = sa.select(schema.seats).where(schema.seats.c.table_id == table_id)
        return (
            plain(row),
            [plain(one) for one in (await connection.execute(made)).all()],
            [plain(one) for one in (await connection.execute(seats)).all()],
        )


async def write_table(engine: AsyncEngine, row: dict[str, Any], changes: Rows, seats: Rows) -> bool:
    """Put a table in with all its rows; False if one of that id is there already."""
    try:
        async with engine.begin() as connection:
            await connection.execute(sa.insert(schema.tables), row)
            for rows, target in ((changes, schema.changes), (seats, schema.seats)):
                if rows:
                    await connection.execute(sa.insert(target), rows)
    except sa.exc.IntegrityError:
        return False
    return True


async def delete_table(engine: AsyncEngine, table_id: str) -> bool:
    """Delete a table with all its rows; False if there is none."""
    async with engine.begin() as connection:
        done = [await connection.execute(statement) for statement, _ in whole_table(table_id)]
    return done[0].rowcount > 0


def whole_table(table_id: str) -> list[Statement]:
    """What deletes a table with all its rows."""
    of_it = (schema.changes, schema.seats, schema.webhooks_told, schema.results, schema.deal_tries, schema.notices)
    # The event keeps its pairing: an unfinished game is decided by its host.
    games = schema.event_games
    return [
        (sa.delete(schema.tables).where(schema.tables.c.id == table_id), {}),
        *((sa.delete(rows).where(rows.c.table_id == table_id), {}) for rows in of_it),
        (sa.update(games).where(games.c.table_id == table_id).values(table_id=""), {}),
    ]
