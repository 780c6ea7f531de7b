"""What an operator does to the database: look, export, import, delete, back up, restore.

A backup is a compressed file of JSON lines, the same for SQLite and PostgreSQL, so it also moves a house from one to
the other.
"""

from __future__ import annotations

import gzip
import os
from pathlib import Path
from typing import Any

import orjson
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.core.errors import BadRecord
from underhall.server import schema
from underhall.server.changes import from_row
from underhall.server.migrations import HEAD, migrate
from underhall.server.table import Table, read_header

KIND = "underhall backup 1"
EXPORT = "underhall table 1"
CHUNK = 1000


async def list_tables(engine: AsyncEngine) -> list[dict[str, Any]]:
    columns = schema.tables.c
    wanted = sa.select(
        columns.id, columns.game, columns.status, columns.visibility, columns.number, columns.created, columns.updated
    ).order_by(columns.updated.desc())
    async with engine.connect() as connection:
        return [_plain(row) for row in (await connection.execute(wanted)).all()]


async def export_table(engine: AsyncEngine, table_id: str) -> bytes:
    """A table with all its changes, as JSON."""
    async with engine.connect() as connection:
        header = (await connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table_id))).first()
        if header is None:
            raise BadRecord(f"there is no table '{table_id}'")
        made = sa.select(schema.changes).where(schema.changes.c.table_id == table_id).order_by(schema.changes.c.number)
        seats = sa.select(schema.seats).where(schema.seats.c.table_id == table_id)
        return orjson.dumps(
            {
                "kind": EXPORT,
                "table": _plain(header),
                "changes": [_plain(row) for row in (await connection.execute(made)).all()],
                "seats": [_plain(row) for row in (await connection.execute(seats)).all()],
            },
            option=orjson.OPT_INDENT_2,
        )


async def import_table(engine: AsyncEngine, text: bytes) -> str:
    """Take in an exported table; every move is replayed before anything is written."""
    try:
        data = orjson.loads(text)
        if data["kind"] != EXPORT:
            raise BadRecord(f"not an exported table (it must say '{EXPORT}')")
        table = Table(read_header(data["table"]["header"]))
        for row in data["changes"]:
            table.apply(from_row(_Row(row)))
        table_id = str(data["table"]["id"])
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadRecord(f"not an exported table ({type(error).__name__}: {error})") from None
    try:
        async with engine.begin() as connection:
            await connection.execute(sa.insert(schema.tables), data["table"])
            for rows, target in ((data["changes"], schema.changes), (data["seats"], schema.seats)):
                if rows:
                    await connection.execute(sa.insert(target), rows)
    except sa.exc.IntegrityError:
        raise BadRecord(f"there is a table '{table_id}' already") from None
    return table_id


async def delete_table(engine: AsyncEngine, table_id: str) -> None:
    async with engine.begin() as connection:
        done = await connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == table_id))
        if done.rowcount == 0:
            raise BadRecord(f"there is no table '{table_id}'")
        await connection.execute(sa.delete(schema.changes).where(schema.changes.c.table_id == table_id))
        for rows in (schema.seats, schema.webhooks_told):
            await connection.execute(sa.delete(rows).where(rows.c.table_id == table_id))


async def back_up(engine: AsyncEngine, path: Path) -> int:
    """Everything into one file, as of one moment; whole or not at all."""
    draft = path.with_name(path.name + ".part")
    rows = 0
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)  # it holds sessions and passwords' hashes
    with os.fdopen(descriptor, "wb") as raw, gzip.open(raw, "wb") as file:
        file.write(orjson.dumps({"kind": KIND, "schema": HEAD}) + b"\n")
        async with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.execute(sa.text("BEGIN"))
            for table in schema.metadata.sorted_tables:
                found = await connection.stream(sa.select(table))
                async for row in found:
                    file.write(orjson.dumps([table.name, _plain(row)]) + b"\n")
                    rows += 1
    os.replace(draft, path)
    return rows


async def restore(engine: AsyncEngine, path: Path) -> int:
    """A backup into an empty database."""
    await migrate(engine)
    rows = 0
    try:
        with gzip.open(path, "rb") as file:
            head = orjson.loads(file.readline())
            if head.get("kind") != KIND or head.get("schema") != HEAD:
                raise BadRecord(f"{path}: not a backup of this version")
            async with engine.begin() as connection:
                for table in schema.metadata.sorted_tables:
                    if await connection.scalar(sa.select(sa.func.count()).select_from(table)):
                        raise BadRecord("the database is not empty; restore into a new one")
                pending: dict[str, list[dict[str, Any]]] = {}
                for line in file:
                    name, row = orjson.loads(line)
                    pending.setdefault(name, []).append(row)
                    rows += 1
                    if len(pending[name]) >= CHUNK:
                        await connection.execute(sa.insert(schema.metadata.tables[name]), pending.pop(name))
                for name, left in pending.items():
                    await connection.execute(sa.insert(schema.metadata.tables[name]), left)
    except (OSError, EOFError, ValueError, KeyError) as error:
        raise BadRecord(f"{path}: not a backup, or a damaged one ({error})") from None
    return rows


def _plain(row: Any) -> dict[str, Any]:
    """A row with ordinary strings as keys; those of a row are a kind of their own."""
    return {f"{name}": value for name, value in row._mapping.items()}


class _Row:
    """A mapping read like a row."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)
