"""/health tells the truth, and what cannot be kept is refused soon and as what it is."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import resource
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import InvalidStatus

from tests.server.breaking import cut, execute, hanging, locked
from tests.server.hosts import PATIENCE, Host, Process, get, wait_until
from tests.server.test_people import refused
from underhall.client import Client
from underhall.server import health
from underhall.server.change_writer import ChangeWriter, Entry, Expected, Missing, Stale
from underhall.server.changes import TALK, Change
from underhall.server.problems import Problem
from underhall.server.settings import Settings
from underhall.server.store.batches import Statement

# Where nothing else keeps the machine busy, it is measured; elsewhere it is enough that an answer comes.
LIMIT = 5.0 if os.environ.get("UNDERHALL_SOAK") else PATIENCE


@pytest.fixture
def own(database: str) -> Iterator[Host]:
    """A server that nobody else uses, since its database is broken."""
    host = Host(Settings(database, limits=False, workers=1))
    yield host
    host.stop()
    assert not host.thread.is_alive()


def kind_of_health(host: Host | Process) -> str:
    """Nothing for good health, else what is wrong; within five seconds."""
    begun = time.monotonic()
    found = get(f"{host.address}/health", PATIENCE)
    assert time.monotonic() - begun < LIMIT
    assert found.status_code == (503 if "type" in found.json() else 200)
    return str(found.json().get("type", "")).rpartition(":")[2]


def metric(host: Host | Process, name: str) -> float:
    page = get(f"{host.address}/metrics", PATIENCE).text
    found = re.search(rf"^{name} ([\d.]+)$", page, re.MULTILINE)
    assert found is not None
    return float(found[1])


def words(client: Client, table: str) -> list[str]:
    return [line["text"] for line in client.ask("GET", f"/tables/{table}/talk")]


def cannot_be_kept(host: Host | Process, ann: Client, table: str) -> None:
    """Whatever is written is refused as what it is; what is read is answered."""
    for work in (
        lambda: ann.do(table, "talk", text="lost"),
        lambda: ann.create("dwarf"),
        lambda: Client(host.address).guest("Bob"),
        lambda: ann.do(table, "start"),
    ):
        assert refused(503, work).kind == "not-kept"
    assert kind_of_health(host) == "not-kept"
    assert metric(host, "underhall_writing") == 0.0
    assert words(ann, table) == ["kept"]


def is_well_again(host: Host | Process, ann: Client, table: str) -> None:
    """Without anybody's doing: whoever asks for the health finds out."""
    wait_until(lambda: kind_of_health(host) == "")
    assert metric(host, "underhall_writing") == 1.0
    ann.do(table, "talk", text="kept again")
    assert words(ann, table) == ["kept", "kept again"]


def at_a_table(host: Host | Process) -> tuple[Client, str]:
    ann = Client(host.address, timeout=PATIENCE)
    ann.guest("Ann")
    table = ann.create("dwarf", options={"players": 1})
    ann.do(table, "talk", text="kept")
    assert kind_of_health(host) == ""
    assert metric(host, "underhall_writing") == 1.0
    return ann, table


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_locked_file(own: Host) -> None:
    ann, table = at_a_table(own)
    with locked(own.services.settings.database):
        cannot_be_kept(own, ann, table)
    is_well_again(own, ann, table)


def test_a_full_disk(tmp_path: Path) -> None:
    """The system lets no file of the server grow any more."""
    file = tmp_path / "tables.db"
    server = Process(str(file), tmp_path)
    server.ready()
    try:
        ann, table = at_a_table(server)
        limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        full = file.with_name("tables.db-wal").stat().st_size
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (full, limits[1]))
        cannot_be_kept(server, ann, table)
        assert kind_of_health(server) == "not-kept"
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)
        is_well_again(server, ann, table)
        assert server.stop() == 0
    finally:
        server.kill()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_a_database_that_may_only_be_read(own: Host) -> None:
    ann, table = at_a_table(own)
    database = own.services.settings.database
    name = sa.make_url(database).database
    execute(database, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    cut(database)
    wait_until(lambda: own.services.health.listening)
    cannot_be_kept(own, ann, table)
    execute(database, "SET default_transaction_read_only = off", f"ALTER DATABASE {name} RESET ALL")
    cut(database)
    is_well_again(own, ann, table)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_a_hanging_database(own: Host, postgresql: Any) -> None:
    ann, table = at_a_table(own)
    with hanging(postgresql):
        for _ in range(3):
            assert kind_of_health(own) == "database"
        found = refused(503, ann.ask, "GET", "/me")  # whoever asks is told, sooner or later
        assert found.kind == "database"
        assert kind_of_health(own) == "database"
    is_well_again(own, ann, table)


async def gone(*anything: Any) -> Any:
    """What the way to a database does that is away."""
    raise ConnectionResetError


def test_whoever_comes_by_socket_while_the_database_is_away_comes_again(
    own: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, table = at_a_table(own)
    own.run(own.services.tables.reread(table))
    with monkeypatch.context() as patched:
        patched.setattr(own.services.tables.loader, "load", gone)
        with pytest.raises(InvalidStatus) as caught:
            ann.watch(table)
    assert caught.value.response.status_code == 403  # no failure of the server's own
    with ann.watch(table) as watch:
        watch.receive()
        assert watch.table["id"] == table
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_command_by_socket_while_the_database_is_away_is_refused_as_what_it_is(
    own: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the line stays open."""
    ann, table = at_a_table(own)
    with ann.watch(table) as watch:
        watch.receive()
        with monkeypatch.context() as patched:
            patched.setattr(own.services.tables, "find", gone)
            found = refused(503, watch.command, "talk", text="lost")
        assert found.kind == "database"
        watch.command("talk", text="kept again")
    assert words(ann, table) == ["kept", "kept again"]


def test_the_promise_of_five_seconds() -> None:
    assert health.PATIENCE_SECONDS < 5.0


# The writer: whose fault it is when a transaction fails.


class Paper:
    """Transactions that write nothing, and fail as they are told."""

    def __init__(self, fails: Callable[[list[str]], Exception | None]) -> None:
        self.fails = fails
        self.tried: list[list[str]] = []
        self.kept: list[str] = []

    async def write(self, statements: list[Statement], expected: Expected | None) -> None:
        names = [str(values.get("name", "")) for _, values in statements]
        self.tried.append(names)
        error = self.fails(names)
        if error is not None:
            raise error
        self.kept += names

    async def close(self) -> None:
        pass


def database_error(kind: type[sa.exc.DBAPIError], state: str = "") -> Exception:
    cause = Exception("as the driver says it")
    if state:
        cause.sqlstate = state  # type: ignore[attr-defined]
    return kind("INSERT", {}, cause)


def written(paper: Paper, names: str) -> list[Any]:
    """What became of entries that are handed in together: None for kept, or the error."""

    async def run() -> list[Any]:
        writer = ChangeWriter(paper, "sqlite", lambda batch: None)
        entries = [Entry("", others=[(sa.text("SELECT 1"), {"name": name})]) for name in names]
        for entry in entries:
            writer.append(entry)
        writer.start()
        found = await asyncio.gather(*(entry.done for entry in entries), return_exceptions=True)
        assert writer.failing == any(isinstance(error, Problem) for error in found)
        await writer.stop()
        return found

    return asyncio.run(run())


@pytest.mark.parametrize(
    "error",
    [
        database_error(sa.exc.OperationalError),  # SQLite: locked, full, read-only
        database_error(sa.exc.DBAPIError, "53100"),  # PostgreSQL: the disk is full
        database_error(sa.exc.DBAPIError, "25006"),  # read-only
        database_error(sa.exc.InterfaceError),
        sa.exc.TimeoutError(),
        TimeoutError(),
        ConnectionResetError(),
    ],
    ids=repr,
)
def test_if_the_database_fails_all_that_wait_fail_at_once(error: Exception) -> None:
    paper = Paper(lambda names: error)
    found = written(paper, "abcde")
    assert paper.tried == [list("abcde")]
    assert [(one.status, one.kind) for one in found] == [(503, "not-kept")] * 5
    assert len({id(one) for one in found}) == 5


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (database_error(sa.exc.IntegrityError), Stale),
        (Missing(), Stale),
        (database_error(sa.exc.DBAPIError, "22P05"), sa.exc.DBAPIError),  # PostgreSQL: no such character
        (OverflowError(), OverflowError),  # a number too large for SQLite
    ],
    ids=repr,
)
def test_if_an_entry_is_at_fault_only_that_one_fails(error: Exception, kind: type[Exception]) -> None:
    paper = Paper(lambda names: error if "c" in names else None)
    found = written(paper, "abcde")
    assert paper.kept == list("abde")
    assert isinstance(found.pop(2), kind)
    assert found == [None] * 4


def test_if_the_database_fails_on_the_way_the_rest_is_not_tried() -> None:
    gone = database_error(sa.exc.OperationalError)

    def fails(names: list[str]) -> Exception | None:
        return gone if names == ["c"] else Missing() if len(names) > 1 else None

    paper = Paper(fails)
    found = written(paper, "abcde")
    assert paper.kept == ["a", "b"]
    assert found[:2] == [None, None]
    assert [one.kind for one in found[2:]] == ["not-kept"] * 3
    assert paper.tried == [list("abcde"), ["a"], ["b"], ["c"]]


def test_only_a_change_that_is_kept_shows_that_changes_can_be_kept() -> None:
    """A transaction that alters nothing succeeds on a full disk, too: forgetting sessions when none has expired."""
    full = [True]
    error = database_error(sa.exc.OperationalError)
    paper = Paper(lambda names: error if full[0] and names != ["nothing"] else None)

    async def run() -> list[bool]:
        writer = ChangeWriter(paper, "sqlite", lambda batch: None)
        writer.start()
        found = []

        async def write(name: str) -> None:
            with contextlib.suppress(Problem):
                await writer.write((sa.text("SELECT 1"), {"name": name}))
            found.append(writer.failing)

        await write("something")
        await write("nothing")
        found.append(await writer.prove())
        full[0] = False
        await write("nothing")
        found.append(await writer.prove())
        found.append(writer.failing)
        full[0] = True
        await write("something")
        full[0] = False
        await writer.append(Entry("t", rows=[Change(1, 0.0, TALK).row("t")]))
        found.append(writer.failing)
        await writer.stop()
        return found

    assert asyncio.run(run()) == [True, True, False, True, True, False, True, False]
