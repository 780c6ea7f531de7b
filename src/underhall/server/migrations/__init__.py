"""Brings a database to the present schema; run on every start."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

HERE = Path(__file__).parent
HEAD = "0002_people"
# Any number, the same in all processes: only one of them migrates at a time.
LOCK = 7_364_201


async def migrate(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(sa.text(f"SELECT pg_advisory_lock({LOCK})"))
        try:
            if await connection.run_sync(_version) != HEAD:
                await connection.run_sync(_upgrade)
                await connection.commit()
        finally:
            if engine.dialect.name == "postgresql":
                await connection.execute(sa.text(f"SELECT pg_advisory_unlock({LOCK})"))
                await connection.commit()


def _version(connection: sa.Connection) -> str:
    if not sa.inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() or "")


def _upgrade(connection: sa.Connection) -> None:
    from alembic import command  # here and not above: most starts have nothing to migrate
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
