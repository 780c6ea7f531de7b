"""What an operator does to single tables: look, export, import, delete."""

from __future__ import annotations

from typing import Any

import orjson
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.core.errors import BadRecord
from underhall.server import schema
from underhall.server.changes import from_row
from underhall.server.migrations.before_rules import Old
from underhall.server.rows import check_export, check_standing, plain
from underhall.server.stored import summary_of, why_read_only
from underhall.server.table import Table, read_header

EXPORT = "underhall table 2"
OLD_EXPORT = "underhall table 1"  # of 0.1.0: without rules, and with moves as numbers


async def list_tables(engine: AsyncEngine) -> list[dict[str, Any]]:
    columns = schema.tables.c
    wanted = sa.select(
        columns.id, columns.game, columns.status, columns.visibility, columns.number, columns.created, columns.updated
    ).order_by(columns.updated.desc())
    async with engine.connect() as connection:
        return [plain(row) for row in (await connection.execute(wanted)).all()]


async def export_table(engine: AsyncEngine, table_id: str) -> bytes:
    """A table with all its changes, as JSON."""
    async with engine.connect() as connection:
        header = (await connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table_id))).first()
        if header is None:
            raise BadRecord("table-unknown", table=table_id)
        made = sa.select(schema.changes).where(schema.changes.c.table_id == table_id).order_by(schema.changes.c.number)
        seats = sa.select(schema.seats).where(schema.seats.c.table_id == table_id)
        return orjson.dumps(
            {
                "kind": EXPORT,
                "table": plain(header),
                "changes": [plain(row) for row in (await connection.execute(made)).all()],
                "seats": [plain(row) for row in (await connection.execute(seats)).all()],
            },
            option=orjson.OPT_INDENT_2,
        )


async def import_table(engine: AsyncEngine, text: bytes) -> str:
    """Take in an exported table; every move is replayed before anything is written.

    One whose rules or cards are not those of today is taken in as it is: it can only be looked at.
    """
    try:
        data = orjson.loads(text)
        if data["kind"] == OLD_EXPORT:
            _bring_up_export(data)
        elif data["kind"] != EXPORT:
            raise BadRecord("export-wrong_format", format=EXPORT)
        header = read_header(data["table"]["header"])
        check_export(data, header.id)
        if not why_read_only(header, {}):
            table = Table(header)
            for row in data["changes"]:
                table.apply(from_row(_Row(row)))
            check_standing(data, table)
            data["table"]["summary"] = summary_of(table)
    except BadRecord:
        raise
    except Exception:  # its own words may hold what people said
        raise BadRecord("export-changed") from None
    try:
        async with engine.begin() as connection:
            await connection.execute(sa.insert(schema.tables), data["table"])
            for rows, target in ((data["changes"], schema.changes), (data["seats"], schema.seats)):
                if rows:
                    await connection.execute(sa.insert(target), rows)
    except sa.exc.IntegrityError:
        raise BadRecord("table-exists", table=header.id) from None
    return header.id


def _bring_up_export(data: dict[str, Any]) -> None:
    """Give an exported table of 0.1.0 what it lacks."""
    old = Old(orjson.loads(data["table"]["header"]), data["changes"])
    moves = old.moves_now()
    for row in data["changes"]:
        row["data"] = moves.get(row["number"], row["data"])
    data["table"].update(old.row_now())


async def delete_table(engine: AsyncEngine, table_id: str) -> None:
    async with engine.begin() as connection:
        done = await connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == table_id))
        if done.rowcount == 0:
            raise BadRecord("table-unknown", table=table_id)
        await connection.execute(sa.delete(schema.changes).where(schema.changes.c.table_id == table_id))
        for rows in (schema.seats, schema.webhooks_told):
            await connection.execute(sa.delete(rows).where(rows.c.table_id == table_id))


class _Row:
    """A mapping read like a row."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)
