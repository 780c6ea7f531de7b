"""A database that cannot be used is told in one sentence, before anything is promised; a good one is for its owner."""

from __future__ import annotations

import gzip
import json
import os
import re
import signal
import sqlite3
import stat
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.server.breaking import execute, locked
from tests.server.hosts import PATIENCE, Command, Host, free_port, get, wait_until
from underhall.cli.app import app
from underhall.client import Client
from underhall.server.settings import Settings, database_url

LONGEST = 400
WORD = "a most private word"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    return tmp_path


@pytest.fixture
def started(folder: Path) -> Iterator[Callable[..., Command]]:
    commands: list[Command] = []

    def start(*words: str) -> Command:
        commands.append(Command(folder, "serve", "--port", "0", *words))
        return commands[-1]

    yield start
    for command in commands:
        command.kill()


def address_of(command: Command) -> str:
    """Where the server says it is, as soon as it says so."""
    wait_until(lambda: re.search(r"http://\S+", command.output) or command.process.exitcode is not None)
    found = re.search(r"http://\S+", command.output)
    assert found is not None, command.output
    return found[0]


def one_sentence(output: str) -> str:
    text = output.strip()
    assert text
    assert "\n" not in text
    assert len(text) < LONGEST
    assert "Traceback" not in text
    assert "http://" not in text
    assert WORD not in text
    return text


def admin(*words: str) -> str:
    """An admin command that is refused; returns its sentence."""
    result = CliRunner().invoke(app, ["admin", *words])
    assert result.exit_code == 2, (result.exit_code, result.output, result.exception)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return one_sentence(result.output)


@cache
def a_good_one() -> bytes:
    """A database with a table in it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        host = Host(Settings(database_url(str(path), Path()), limits=False, workers=1))
        client = host.client("Ann")
        table = client.create("dwarf")
        for _ in range(30):
            client.do(table, "talk", text=WORD)
        host.stop()
        return path.read_bytes()


def made(path: Path) -> Path:
    path.write_bytes(a_good_one())
    return path


def garbage(path: Path) -> None:
    path.write_bytes(WORD.encode() * 1000)


def damaged(path: Path) -> None:
    """The pages are there, and hold nothing that makes sense."""
    whole = made(path).read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))


def newer(path: Path) -> None:
    with sqlite3.connect(made(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


def foreign(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE people (shoe_size INTEGER)")
    connection.close()


def a_folder(path: Path) -> None:
    path.mkdir()


def nothing(path: Path) -> None:
    pass


BROKEN = {
    "garbage": (garbage, "this is no database of Underhall"),
    "damaged": (damaged, "the database is damaged; restore a backup"),
    "newer": (newer, "made by a newer Underhall (schema 9999; this one knows "),
    "foreign": (foreign, "this is no database of Underhall"),
    "a folder": (a_folder, ""),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_file_that_is_no_usable_database(folder: Path, started: Callable[..., Command], case: str) -> None:
    spoil, sentence = BROKEN[case]
    path = folder / "tables.db"
    spoil(path)
    command = started("--database", str(path))
    assert command.end() == 2
    assert sentence in one_sentence(command.output)
    for words in (["list"], ["export", "x", str(folder / "made")], ["delete", "x"], ["backup", str(folder / "made")]):
        assert sentence in admin(*words, "--database", str(path))
    assert not list(folder.glob("made*"))


def test_a_folder_that_is_not_there(folder: Path, started: Callable[..., Command]) -> None:
    path = folder / "nowhere" / "tables.db"
    command = started("--database", str(path))
    assert command.end() == 2
    assert one_sentence(command.output) == f"{path}: there is no folder {path.parent}"
    assert admin("restore", str(folder / "x"), "--database", str(path))
    assert not path.parent.exists()


def test_admin_at_a_wrong_path_makes_no_database(folder: Path) -> None:
    path = folder / "typo.db"
    for words in (["list"], ["delete", "x"], ["backup", str(folder / "made")]):
        assert admin(*words, "--database", str(path)) == f"{path}: there is no database; 'underhall serve' makes one"
    assert list(folder.iterdir()) == []


def test_in_german(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = folder / "tables.db"
    garbage(path)
    monkeypatch.setenv("UNDERHALL_LANG", "de")
    assert admin("list", "--database", str(path)) == f"{path}: das ist keine Datenbank von Underhall"


def test_a_postgresql_that_refuses(folder: Path, started: Callable[..., Command], postgresql: Any) -> None:
    closed = f"postgresql://user:hunter2@127.0.0.1:{free_port()}/name"
    absent = postgresql.get_uri("there_is_no_such_database")
    for url, reason in ((closed, "Connection refused"), (absent, "there is no such database")):
        command = started("--database", url)
        assert command.end() == 2
        sentence = one_sentence(command.output)
        assert sentence.endswith(reason)
        assert "hunter2" not in sentence
        assert admin("list", "--database", url).endswith(reason)


@pytest.mark.parametrize(
    "url", ["postgresql://[nonsense", "postgresql://a:b:c:d/x", "sqlite:/x", "postgresql://h:port/x"]
)
def test_an_address_that_is_none(folder: Path, started: Callable[..., Command], url: str) -> None:
    command = started("--database", url)
    assert command.end() == 2
    one_sentence(command.output)
    admin("list", "--database", url)


def test_a_port_that_is_taken(folder: Path, started: Callable[..., Command]) -> None:
    first = started("--database", str(folder / "a.db"))
    port = address_of(first).rpartition(":")[2]
    second = started("--database", str(folder / "b.db"), "--port", port)
    assert second.end() == 2
    assert one_sentence(second.output) == f"--host 127.0.0.1 --port {port}: Address already in use"
    assert not (folder / "b.db").exists()


def test_the_address_is_told_once_the_table_is_there(folder: Path, started: Callable[..., Command]) -> None:
    command = started("--database", str(folder / "tables.db"))
    assert get(f"{address_of(command)}/health", PATIENCE).status_code == 200
    os.kill(command.process.pid or 0, signal.SIGTERM)
    assert command.end() == 0


# For nobody else.


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_nobody_else_can_read_the_database(folder: Path, started: Callable[..., Command]) -> None:
    before = os.umask(0)
    try:
        command = started("--database", str(folder / "tables.db"))
        client = Client(address_of(command))
        client.guest("Ann")
        table = client.create("dwarf")
        found = {path.name: mode(path) for path in folder.glob("tables.db*")}
        assert set(found) >= {"tables.db", "tables.db-wal", "tables.db-shm"}
        CliRunner().invoke(
            app, ["admin", "export", table, str(folder / "one"), "--database", str(folder / "tables.db")]
        )
        CliRunner().invoke(app, ["admin", "backup", str(folder / "all"), "--database", str(folder / "tables.db")])
        CliRunner().invoke(app, ["admin", "restore", str(folder / "all"), "--database", str(folder / "again.db")])
        found |= {name: mode(folder / name) for name in ("one", "all", "again.db")}
        assert set(found.values()) == {0o600}, {name: oct(value) for name, value in found.items()}
    finally:
        os.umask(before)


@pytest.mark.parametrize(("was", "becomes"), [(0o644, 0o600), (0o666, 0o600), (0o640, 0o640), (0o600, 0o600)])
def test_an_older_file_is_closed_to_all(folder: Path, started: Callable[..., Command], was: int, becomes: int) -> None:
    path = made(folder / "tables.db")
    path.chmod(was)
    address_of(started("--database", str(path)))
    assert mode(path) == becomes
    assert mode(folder / "tables.db-wal") == becomes


def test_a_second_server_on_one_file_is_refused(folder: Path, started: Callable[..., Command]) -> None:
    path = folder / "tables.db"
    first = started("--database", str(path))
    address = address_of(first)
    second = started("--database", str(path))
    assert second.end() == 2
    assert "another server uses this database" in one_sentence(second.output)
    assert get(f"{address}/health", PATIENCE).status_code == 200
    # What an operator does goes on beside it.
    assert CliRunner().invoke(app, ["admin", "list", "--database", str(path)]).exit_code == 0
    # Nothing is left behind by whoever is killed.
    first.kill()
    address_of(started("--database", str(path)))


def test_a_file_that_stays_locked(
    folder: Path, started: Callable[..., Command], monkeypatch: pytest.MonkeyPatch
) -> None:
    from underhall.server import database

    path = made(folder / "tables.db")
    monkeypatch.setattr(database, "PATIENT_SECONDS", 0.1)
    with locked(database_url(str(path), folder)):
        sentence = admin("delete", "x", "--database", str(path))
    assert sentence == f"{path}: another program keeps the database locked"


# Backups that are none.


@pytest.fixture(scope="module")
def backup(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """The lines of a good backup."""
    folder = tmp_path_factory.mktemp("backup")
    path = made(folder / "tables.db")
    assert CliRunner().invoke(app, ["admin", "backup", str(folder / "all"), "--database", str(path)]).exit_code == 0
    return gzip.decompress((folder / "all").read_bytes()).splitlines(keepends=True)


def with_row(change: Callable[[list[Any]], Any]) -> Callable[[list[bytes]], bytes]:
    """The backup with the row of a person changed."""

    def spoil(lines: list[bytes]) -> bytes:
        row = next(json.loads(line) for line in lines[1:] if json.loads(line)[0] == "people")
        row[1]["password"] = WORD  # which no message may repeat
        changed = change(row)
        rest = [line for line in lines if not line.startswith(b'["people"')]
        return b"".join([*rest, *(json.dumps(one).encode() + b"\n" for one in changed)])

    return spoil


SPOILT: dict[str, Callable[[list[bytes]], bytes]] = {
    "empty": lambda lines: b"",
    "a list": lambda lines: b"[1]\n",
    "a number": lambda lines: b"1\n",
    "something else": lambda lines: b'{"kind": "soup", "schema": "0001"}\n',
    "newer": lambda lines: b"".join(
        [json.dumps({**json.loads(lines[0]), "schema": "9999"}).encode() + b"\n", *lines[1:]]
    ),
    "odd schema": lambda lines: b'{"kind": "underhall backup 1", "schema": ["0001"]}\n',
    "an endless first line": lambda lines: b"[" * 30_000_000,
    "an endless line": lambda lines: lines[0] + b"[" * 30_000_000,
    "half a line": lambda lines: b"".join(lines)[:-20],
    "another column": with_row(lambda row: [[row[0], {**row[1], "shoe_size": 44}]]),
    "no column": with_row(lambda row: [[row[0], {}]]),
    "another table": with_row(lambda row: [["alembic_version", {"version_num": "1"}]]),
    "a wrong value": with_row(lambda row: [[row[0], {**row[1], "created": WORD}]]),
    "a huge value": with_row(
        lambda row: [["seats", {"table_id": WORD, "seat": 2**70, "person": WORD, "seen": 0, "notified": 0}]]
    ),
    "doubled": with_row(lambda row: [row, row]),
    "a list as a row": with_row(lambda row: [[row[0], [WORD]]]),
    "three parts": with_row(lambda row: [[*row, 1]]),
}


@pytest.mark.parametrize(
    ("case", "target"),
    # What a backup holds is read before any database is asked: each case meets one of the two.
    [(case, ("sqlite", "postgresql")[number % 2]) for number, case in enumerate(SPOILT)],
)
def test_a_backup_that_is_none(
    folder: Path, backup: list[bytes], new_database: Callable[[str], str], case: str, target: str
) -> None:
    path, database = folder / "all", new_database(target)
    path.write_bytes(gzip.compress(SPOILT[case](backup), 1))
    assert str(path) in admin("restore", str(path), "--database", database)
    # Nothing is left of it: a good one can be restored there.
    path.write_bytes(gzip.compress(b"".join(backup), 1))
    result = CliRunner().invoke(app, ["admin", "restore", str(path), "--database", database])
    assert (result.exit_code, result.output) == (0, f"{len(backup) - 1} rows\n")
    assert execute(database, "SELECT count(*) FROM changes")[0][0] > 30


@pytest.mark.parametrize("cut", ["in the middle", "plain text"])
def test_a_backup_that_is_no_whole_file(folder: Path, backup: list[bytes], cut: str) -> None:
    path = folder / "all"
    whole = gzip.compress(b"".join(backup))
    path.write_bytes(whole[: len(whole) // 2] if cut == "in the middle" else WORD.encode())
    assert admin("restore", str(path), "--database", str(folder / "new.db")) == (
        f"{path}: not a backup, or one that breaks off"
    )
    assert "No such file" in admin("restore", str(folder / "absent"), "--database", str(folder / "new.db"))
