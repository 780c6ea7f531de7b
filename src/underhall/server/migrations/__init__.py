"""Brings a database to the present schema; run on every start.

All of it happens in one transaction, also with SQLite: whoever is killed half-way finds the schema it had before.
"""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.core.errors import Message
from underhall.server.database_errors import NOT_A_DATABASE, UnusableDatabase, place_of
from underhall.server.db_schema import metadata

HERE = Path(__file__).parent
VERSIONS = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009", "0010", "0011")
HEAD = VERSIONS[-1]
# Any number, the same in all processes: only one of them migrates at a time.
LOCK = 7_364_201


async def migrate(engine: AsyncEngine, to: str = HEAD) -> None:
    """Bring a database up to a version of the schema."""
    async with engine.connect() as connection:
        await connection.run_sync(bring_to, to)
        await connection.commit()


def bring_to(connection: sa.Connection, target: str) -> None:
    """The same within the caller's transaction."""
    if version_of(connection) == target:
        return
    _be_the_only_one(connection)
    version = version_of(connection)  # another process may have been at it
    if version == target:
        return
    place = place_of(connection.engine.url.render_as_string(hide_password=False))
    if version and version not in VERSIONS:
        raise UnusableDatabase("database-newer", path=place, version=version, known=HEAD)
    if not version and _holds_something_else(connection):
        raise UnusableDatabase("file-wrong", path=place, error=Message(NOT_A_DATABASE))
    _upgrade(connection, target)


def _be_the_only_one(connection: sa.Connection) -> None:
    """Only one process changes the schema at a time; until the transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        return
    driver = connection.connection.driver_connection
    # Otherwise each step would count at once: Python begins a transaction for rows only.
    if driver is not None and not driver.in_transaction:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def version_of(connection: sa.Connection) -> str:
    """The version of a database's schema; nothing if it has none."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() or "")


def _holds_something_else(connection: sa.Connection) -> bool:
    """Whether a database without a version is in use: an SQLite file for anything, PostgreSQL for the same names."""
    found = set(sa.inspect(connection).get_table_names())
    return bool(found & set(metadata.tables)) or (connection.dialect.name == "sqlite" and bool(found))


def _upgrade(connection: sa.Connection, target: str) -> None:
    from alembic import command  # here and not above: most starts have nothing to migrate
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.attributes["connection"] = connection
    command.upgrade(config, target)
