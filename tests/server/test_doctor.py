"""``underhall doctor``: each thing that can be wrong with an installation is said in words."""

from __future__ import annotations

import asyncio
import shutil
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine
from typer.testing import CliRunner

from tests.server.hosts import Host
from tests.server.make_stored import FOLDER
from tests.server.play import two
from underhall.cli.app import app
from underhall.core import game as registry
from underhall.server import db_schema, migrations
from underhall.server.problems import Problem, no_database
from underhall.server.settings import Settings


def doctor(database: object, code: int, port: int = 1, language: str = "en") -> str:
    result = CliRunner().invoke(
        app, ["doctor", "--database", str(database), "--port", str(port), "--lang", language], env={"COLUMNS": "80"}
    )
    assert result.exit_code == code, result.output
    return result.output


@pytest.fixture
def sound(new_database: Callable[[str], str]) -> Iterator[tuple[Host, str]]:
    """A server with one table, and its database."""
    host = Host(Settings(new_database("sqlite"), limits=False, workers=1))
    two(host)
    yield host, host.services.settings.database
    host.stop()


def port_of(host: Host) -> int:
    return int(host.address.rpartition(":")[2])


@contextmanager
def listening() -> Iterator[int]:
    """A program that answers nobody sensibly."""
    with socket.create_server(("127.0.0.1", 0)) as there:
        yield int(there.getsockname()[1])


def test_a_sound_installation(sound: tuple[Host, str]) -> None:
    host, database = sound
    said = doctor(database, 0, port_of(host))
    assert f"The table is served at http://127.0.0.1:{port_of(host)}, and is well." in said
    assert "can be used: one table, its schema is today's." in said
    assert "DWARF" in said
    assert said.endswith("Nothing is wrong.\n")
    assert "Es stimmt alles." in doctor(database, 0, language="de")


def test_a_database_of_either_kind_is_looked_into(host: Host) -> None:
    said = doctor(host.services.settings.database, 0, port_of(host))
    assert "its schema is today's." in said
    assert ":password" not in said


def test_no_database_yet_and_nothing_is_made(tmp_path: Path) -> None:
    assert "There is no database" in doctor(tmp_path / "none.db", 0)
    assert not list(tmp_path.iterdir())


def test_an_earlier_database_is_left_as_it_is(tmp_path: Path) -> None:
    shutil.copyfile(FOLDER / "0.1.0.db", tmp_path / "old.db")
    for _ in range(2):  # the first did not bring it up to date
        assert f"brings it up to date ({migrations.HEAD})" in doctor(tmp_path / "old.db", 0)


def test_a_later_database(sound: tuple[Host, str]) -> None:
    _, database = sound
    change(database, sa.text("UPDATE alembic_version SET version_num = '9999'"))
    assert "is of a later version (9999)" in doctor(database, 1)


def test_a_clock_that_was_set_back(sound: tuple[Host, str]) -> None:
    _, database = sound
    change(database, sa.update(db_schema.tables).values(updated=time.time() + 3600))
    said = doctor(database, 1)
    assert "has been set back" in said
    assert "One thing is wrong." in said


def test_what_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "odd.db").write_text("something else " * 1000)
    assert "The database cannot be used." in doctor(tmp_path / "odd.db", 1)


def test_a_damaged_file(tmp_path: Path) -> None:
    path = tmp_path / "damaged.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE words (word TEXT)")
        connection.executemany("INSERT INTO words VALUES (?)", [("ore" * 300,)] * 200)
    content = bytearray(path.read_bytes())
    content[3 * 4096 : 8 * 4096] = b"\xff" * 5 * 4096
    path.write_bytes(content)
    assert "damaged" in doctor(path, 1)


def test_a_disk_that_is_almost_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(10**9, 10**9 - 10**6, 10**6))
    assert "Only 1 MB are free" in doctor(tmp_path / "none.db", 1)


def test_a_port_of_somebody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("underhall.cli.doctor.ANSWER_SECONDS", 0.2)
    with listening() as port:
        assert f"Port {port} is taken by another program" in doctor(tmp_path / "none.db", 0, port)


def test_a_server_that_says_it_is_not_well(host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def trouble() -> Problem:
        return no_database()

    monkeypatch.setattr(host.services.health, "trouble", trouble)
    assert "says that it is not well" in doctor(tmp_path / "none.db", 1, port_of(host))


def test_mail_half_set_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERHALL_MAIL_SERVER", "smtp://somebody:secret@mail.example:587")
    said = doctor(tmp_path / "none.db", 1)
    assert "UNDERHALL_MAIL_FROM is not set" in said
    assert "secret" not in said
    monkeypatch.setenv("UNDERHALL_MAIL_FROM", "table@example.org")
    assert "from table@example.org" in doctor(tmp_path / "none.db", 0)


def test_a_game_that_cannot_be_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    find = registry.find

    def found(key: str) -> Any:
        if key == "dwarf":
            raise ImportError("no module named 'mine'")
        return find(key)

    monkeypatch.setattr("underhall.core.game.find", found)
    said = doctor(tmp_path / "none.db", 1)
    assert "The game 'dwarf' cannot be loaded: ImportError: no module named 'mine'" in said
    assert "Dig Deeper Dwarf" in said


def change(database: str, statement: sa.Executable) -> None:
    async def execute() -> None:
        engine = create_async_engine(database)
        async with engine.begin() as connection:
            await connection.execute(statement)
        await engine.dispose()

    asyncio.run(execute())
