"""``underhall admin verify``: every stored table is played through; what is wrong is named, and nothing is written."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine
from typer.testing import CliRunner

from tests.server.hosts import Host
from tests.server.make_stored import FOLDER
from tests.server.play import play_out, step, two
from underhall.cli.app import app
from underhall.server import db_schema

TABLES, CHANGES = db_schema.tables, db_schema.changes


def verified(database: str, code: int) -> str:
    result = CliRunner().invoke(app, ["admin", "verify", "--database", database])
    assert result.exit_code == code, result.output
    return result.output


def write(database: str, *statements: sa.Executable) -> None:
    async def execute() -> None:
        engine = create_async_engine(database)
        async with engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement)
        await engine.dispose()

    asyncio.run(execute())


def of_table(table: str) -> sa.ColumnElement[bool]:
    return TABLES.c.id == table


def test_what_is_not_as_it_should_be_is_named(host: Host) -> None:
    """Also while the server runs: an illegal move, a missing change, a row that does not follow, no header."""
    database = host.services.settings.database
    games = [two(host) for _ in range(5)]
    for ann, bob, table in games:
        step(table, ann, bob)
    fine, cheated, gap, miscounted, headless = (table for *_, table in games)
    assert "All is as it should be." in verified(database, 0)

    moves = (CHANGES.c.table_id == cheated) & (CHANGES.c.kind == "move")
    lost = (CHANGES.c.table_id == gap) & (CHANGES.c.number == 2)
    write(
        database,
        sa.update(CHANGES).where(moves).values(data='{"move":"place 99"}'),
        sa.delete(CHANGES).where(lost),
        sa.update(TABLES).where(of_table(miscounted)).values(turn_number=TABLES.c.turn_number + 1),
        sa.update(TABLES).where(of_table(headless)).values(header="{"),
    )
    said = verified(database, 1)
    lines = {line.split()[0]: line for line in said.splitlines() if "  dwarf: " in line}
    assert lines.keys() == {cheated, gap, miscounted, headless}
    assert "change 2 is missing" in lines[gap]
    assert "'turn_number' does not follow" in lines[miscounted]
    assert "4 of them are not as they should be." in said

    write(
        database,
        sa.delete(TABLES).where(TABLES.c.id.in_(lines)),
        sa.delete(CHANGES).where(CHANGES.c.table_id.in_(lines)),
    )
    assert "All is as it should be." in verified(database, 0)
    ann, bob, _ = games[0]
    play_out(fine, ann, bob)
    verified(database, 0)


def test_tables_of_every_released_version_are_played_through(tmp_path: Path) -> None:
    """They are brought up to date first, as whenever a server opens them."""
    for released in sorted(FOLDER.glob("*.db")):
        path = tmp_path / released.name
        shutil.copyfile(released, path)
        said = verified(f"sqlite+aiosqlite:///{path}", 0)
        assert "All is as it should be." in said
        assert "can only be looked at" not in said


def test_tables_of_other_rules_are_counted_apart(host: Host) -> None:
    *_, table = two(host)
    database = host.services.settings.database
    header = '"rules":1'
    write(
        database,
        sa.update(TABLES)
        .where(of_table(table))
        .values(header=sa.func.replace(TABLES.c.header, header, header.replace("1", "0"))),
    )
    said = verified(database, 0)
    assert "One table can only be looked at. The rules of this game have changed" in said
    write(database, sa.delete(TABLES).where(of_table(table)), sa.delete(CHANGES).where(CHANGES.c.table_id == table))
