"""Everything in one file, and back: a compressed file of JSON lines, the same for SQLite and PostgreSQL.

So a backup also moves from one to the other. One of an older schema is restored as it was, then brought up to
date. What is said about a file names places, never contents: rows hold words, names and hashes.
"""

from __future__ import annotations

import errno
import gzip
import os
import zlib
from pathlib import Path
from typing import Any

import orjson
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.core.errors import BadRecord, of_the_system
from underhall.server import db_schema, migrations
from underhall.server.database_errors import of_the_database
from underhall.server.row_checks import fits, plain
from underhall.server.store.exports import begin_snapshot

KIND = "underhall backup 1"
CHUNK = 1000
CHUNK_BYTES = 8 * 2**20
FIRST_LINE_LIMIT = 1000
LINE_LIMIT = 16 * 2**20
VERSION_TABLE = "alembic_version"
OF_THE_DISK = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


async def back_up(engine: AsyncEngine, path: Path) -> int:
    """Everything into one file, as of one moment; whole or not at all."""
    draft = path.with_name(path.name + ".part")
    try:
        rows = await _write(engine, draft)
        os.replace(draft, path)
    except OSError as error:
        if error.errno in OF_THE_DISK:
            raise BadRecord("file-wrong", path=path, error=of_the_system(error)) from None
        raise
    finally:
        draft.unlink(missing_ok=True)
    return rows


async def _write(engine: AsyncEngine, draft: Path) -> int:
    rows = 0
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)  # it holds sessions and passwords' hashes
    with os.fdopen(descriptor, "wb") as raw, gzip.open(raw, "wb") as file:
        file.write(orjson.dumps({"kind": KIND, "schema": migrations.HEAD}) + b"\n")
        async with engine.connect() as connection:
            await begin_snapshot(connection)
            for table in db_schema.metadata.sorted_tables:
                found = await connection.stream(sa.select(table))
                async for row in found:
                    file.write(orjson.dumps([table.name, plain(row)]) + b"\n")
                    rows += 1
    return rows


async def restore(engine: AsyncEngine, path: Path) -> int:
    """A backup into an empty database; all of it or nothing."""
    try:
        with gzip.open(path, "rb") as file:
            version = _version(file, path)
            async with engine.connect() as connection:
                rows = await connection.run_sync(_fill, file, path, version)
                await connection.commit()
    except (EOFError, zlib.error, gzip.BadGzipFile):
        raise BadRecord("backup-truncated", path=path) from None
    return rows


def _version(file: gzip.GzipFile, path: Path) -> str:
    """The schema a backup was made with."""
    try:
        head = orjson.loads(file.readline(FIRST_LINE_LIMIT))
        kind, version = head["kind"], head["schema"]
    except (ValueError, KeyError, TypeError):
        kind = version = None
    if kind != KIND or not isinstance(version, str):
        raise BadRecord("backup-not_ours", path=path, format=KIND)
    if version not in migrations.VERSIONS:
        raise BadRecord("backup-newer", path=path)
    return version


def _fill(connection: sa.Connection, file: gzip.GzipFile, path: Path, version: str) -> int:
    found = migrations.version_of(connection)
    if found not in ("", version):
        raise BadRecord("database-not_empty")
    # In PostgreSQL there may be somebody else's tables, which are none of our business.
    others = set() if found else set(sa.inspect(connection).get_table_names())
    migrations.bring_to(connection, version)
    tables = _tables_of(connection, others)
    for table in tables.values():
        if connection.scalar(sa.select(sa.func.count()).select_from(table)):
            raise BadRecord("database-not_empty")
    rows = size = 0
    pending: dict[str, list[dict[str, Any]]] = {}
    while line := file.readline(LINE_LIMIT):
        rows += 1
        name, row = _row(line, tables)
        if not name:
            raise BadRecord("backup-wrong_row", path=path, number=rows + 1)
        pending.setdefault(name, []).append(row)
        size += len(line)
        if len(pending[name]) >= CHUNK or size > CHUNK_BYTES:
            _insert(connection, tables, pending, path)
            size = 0
    _insert(connection, tables, pending, path)
    migrations.bring_to(connection, migrations.HEAD)
    return rows


def _tables_of(connection: sa.Connection, others: set[str]) -> dict[str, sa.Table]:
    """The tables as they are in this database, which may be of an older schema than the code's."""
    found = sa.MetaData()
    names = set(sa.inspect(connection).get_table_names()) - others - {VERSION_TABLE}
    found.reflect(connection, only=sorted(names))
    return dict(found.tables)


def _row(line: bytes, tables: dict[str, sa.Table]) -> tuple[str, dict[str, Any]]:
    """A row and the name of its table; no name for what is no such row."""
    try:
        name, row = orjson.loads(line)
        return (name, row) if fits(row, tables[name]) else ("", {})
    except (ValueError, KeyError, TypeError):
        return "", {}


def _insert(
    connection: sa.Connection, tables: dict[str, sa.Table], pending: dict[str, list[dict[str, Any]]], path: Path
) -> None:
    try:
        for name, rows in pending.items():
            connection.execute(sa.insert(tables[name]), rows)
    except sa.exc.DBAPIError as error:
        if of_the_database(error):
            raise
        raise BadRecord("backup-row_twice", path=path) from None
    pending.clear()
