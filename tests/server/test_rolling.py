"""One server after the other is stopped and started anew while people play: nothing is lost, nothing is there twice.

And the schema is brought up by a newer version while servers of the one before go on.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from tests.server.breaking import execute
from tests.server.hosts import PATIENCE, Host, Process, Started, wait_until
from tests.server.nginx import Nginx
from tests.server.test_bots_apart import Taking
from tests.server.test_kill import Driver, check, kept_by, stored
from tests.server.test_migrations import at_version
from tests.server.way_in import WayIn
from underhall.client import Client, Refused
from underhall.server.migrations import VERSIONS
from underhall.server.settings import Settings

ROUNDS = 4 if os.environ.get("UNDERHALL_SOAK") else 1
TABLES = 4
BAD_GATEWAY = 502


@pytest.fixture
def database(new_database: Callable[[str], str]) -> str:
    return new_database("postgresql")


class Roaming(Driver):
    """Their next request may come to another server, which hears a moment later who has sat down."""

    expected = (*Driver.expected, "seats-free")

    def step(self) -> None:
        try:
            super().step()
        except Refused as refused:
            if refused.status != BAD_GATEWAY:
                raise
            # What was sent to a server that has just gone is not sent to another by the proxy: it must be made again.
            raise httpx.RemoteProtocolError("the server behind the proxy has gone") from None

    def insist(self, work: Any, *arguments: Any) -> Any:
        while not self.stopping.is_set():
            try:
                return super().insist(work, *arguments)
            except Refused as refused:
                if refused.status != BAD_GATEWAY:
                    raise


class Patient(Driver):
    """Nobody's server ends, so whoever waits is answered, however busy the machine."""

    patience = PATIENCE


class Watching(threading.Thread):
    """Somebody who watches a table through the proxy, comes again when told to, and keeps what they were told."""

    def __init__(self, address: str, table: str) -> None:
        super().__init__(daemon=True)
        self.address = address
        self.table = table
        self.told: list[int] = []
        self.came = 0
        self.stopping = threading.Event()

    def run(self) -> None:
        client = Client(self.address, timeout=5)
        while not self.stopping.is_set():
            try:
                with client.watch(self.table, since=self.told[-1] if self.told else 0) as watch:
                    self.came += 1
                    while not self.stopping.is_set():
                        try:
                            message = watch.receive(0.5)
                        except TimeoutError:
                            continue
                        self.told += [change["number"] for change in message.get("changes", ())]
            except Exception:  # the server it was led to stops, or the way there ended: it comes again
                self.stopping.wait(0.02)


@pytest.mark.parametrize("proxy", [WayIn, Nginx], ids=["any server", "nginx"])
def test_servers_are_restarted_one_after_the_other_while_people_play(
    database: str, tmp_path: Path, proxy: type[WayIn] | type[Nginx]
) -> None:
    """Through a proxy that leads whoever comes anywhere; and by the one of compose.yaml, which goes by tables."""
    servers = [Process(database, tmp_path) for _ in range(2)]
    ports = [server.port for server in servers]
    for server in servers:
        server.ready()
    way_in = proxy(ports)
    drivers: list[Driver] = [Roaming(way_in.address, number) for number in range(TABLES)]
    watching: list[Watching] = []
    stops: list[int | None] = []
    try:
        for driver in drivers:
            driver.start()
        wait_until(lambda: all(driver.table for driver in drivers))
        watching = [Watching(way_in.address, driver.table) for driver in drivers]
        for one in watching:
            one.start()
        for _ in range(ROUNDS):
            for place in range(len(servers)):
                go_on(drivers)
                stops.append(servers[place].stop())
                go_on(drivers)  # with the other one alone
                servers[place] = Process(database, tmp_path, port=ports[place])
                servers[place].ready()
        go_on(drivers)
        led = set(way_in.led)
    finally:
        for driver in drivers:
            driver.stopping.set()
        for driver in drivers:
            driver.join(2 * PATIENCE)
        for one in watching:
            one.stopping.set()
            one.join(2 * PATIENCE)
        way_in.stop()
        for server in servers:
            server.kill()
    assert stops == [0] * (2 * ROUNDS)
    assert [refusal for driver in drivers for refusal in driver.refusals] == []
    assert led == set(ports)
    for driver in drivers:
        for table, kept in driver.kept.items():
            check(stored(database, table), kept, driver.sent[table], driver.said[table])
    # Whoever watched was told everything once and in order, whichever servers told it.
    for one in watching:
        assert one.told == list(range(1, len(one.told) + 1))
    assert max(one.came for one in watching) > 1, "nobody had to come again"
    lost = sum(driver.lost_connections for driver in drivers)
    print(f"{len(stops)} stops; {kept_by(drivers)} moves kept, {lost} requests that had to be made again")


def go_on(drivers: list[Driver]) -> None:
    """Everybody plays on for a while."""
    before = [kept_by([driver]) for driver in drivers]
    wait_until(
        lambda: all(driver.refusals or kept_by([driver]) > old + 2 for driver, old in zip(drivers, before, strict=True))
    )


# What the next version might add: as this one's process sees it when it goes on after that.
ADDED = (
    "CREATE TABLE new_things (id TEXT PRIMARY KEY)",
    "ALTER TABLE tables ADD COLUMN new_count INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE changes ADD COLUMN new_words TEXT",
    "ALTER TABLE seats ADD COLUMN new_words TEXT NOT NULL DEFAULT ''",
    "CREATE INDEX tables_new_count ON tables (new_count)",
    "UPDATE alembic_version SET version_num = '9999'",
)


@pytest.fixture
def served(database: str) -> Iterator[Host]:
    host = Host(Settings(database, limits=False, workers=1, bots_elsewhere=True))
    yield host
    host.stop()


def test_a_running_server_and_its_bots_go_on_when_a_newer_version_adds_to_the_schema(
    served: Host, tmp_path: Path
) -> None:
    database = served.services.settings.database
    taking = Taking(database)
    driver = Patient(served.address, 1)
    driver.start()
    try:
        ann = served.client("Ann")
        table = ann.create("dwarf", seats=[{"kind": "bot", "level": "random"}, {"kind": "me"}], start=True)
        go_on([driver])
        execute(database, *ADDED)
        go_on([driver])
        with ann.watch(table) as watch:
            while watch.until_turn()["status"] != "over":
                watch.play(watch.now["moves"][0]["move"])
        assert driver.lost_connections == 0
    finally:
        driver.stopping.set()
        driver.join(2 * PATIENCE)
        taking.stop()
    assert driver.refusals == []
    for played, kept in driver.kept.items():
        row, rows = stored(database, played)
        check((row, rows), kept, driver.sent[played], driver.said[played])
    # But none of this version begins any more.
    log = tmp_path / "log.txt"
    log.touch()
    late = Started(["serve", "--port", "0", "--database", database], log, dict(os.environ))
    assert late.wait(PATIENCE) == 2
    assert "9999" in log.read_text()


# Version 0.1.0's tables were brought up by 0002, and 0004 gave columns new names: no process of a version before 0005
# can go on. Since then every version of the schema only adds.
FIRST_THAT_ONLY_ADDS = "0005"


def seen(database: str) -> dict[str, tuple[dict[str, Any], set[str]]]:
    """Of each table its columns (kind, whether it may be null, default) and what must be unique."""
    engine = sa.create_engine(database.replace("+aiosqlite", ""))
    inspected = sa.inspect(engine)
    found = {}
    for table in inspected.get_table_names():
        columns = {
            column["name"]: (str(column["type"]), column["nullable"], column["default"])
            for column in inspected.get_columns(table)
        }
        unique = {str(index["column_names"]) for index in inspected.get_indexes(table) if index["unique"]}
        unique.add(str(inspected.get_pk_constraint(table)["constrained_columns"]))
        found[table] = columns, unique
    engine.dispose()
    return found


@pytest.mark.parametrize("version", [one for one in VERSIONS if one >= FIRST_THAT_ONLY_ADDS])
def test_a_version_of_the_schema_only_adds_what_older_processes_need_not_know(
    version: str, new_database: Callable[[str], str]
) -> None:
    database = new_database("sqlite")
    at_version(database, VERSIONS[VERSIONS.index(version) - 1])
    before = seen(database)
    at_version(database, version)
    after = seen(database)
    assert set(before) <= set(after), "a table is gone"
    for table, (columns, unique) in before.items():
        now, unique_now = after[table]
        assert unique_now == unique, f"{table}: an older process may write what must be unique now"
        for name, column in columns.items():
            assert now.get(name) == column, f"{table}.{name} is not what an older process knows"
        for name in set(now) - set(columns):
            _, nullable, default = now[name]
            assert nullable or default is not None, f"{table}.{name}: an older process leaves it out"
