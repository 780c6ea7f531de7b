"""Processes that share a PostgreSQL hear each other, whatever happens to connections and to single tables."""

from __future__ import annotations

import json
import os
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server.breaking import cut, execute
from tests.server.hosts import PATIENCE, Host, Process, get, wait_until
from underhall.client import Client, Refused, Watch
from underhall.server.settings import Settings

SOAK = bool(os.environ.get("UNDERHALL_SOAK"))
ROUNDS = 20 if SOAK else 3
# After this many seconds both must hear again. Only measured where nothing else keeps the machine busy.
LIMIT = 5.0 if SOAK else PATIENCE
TABLES = 4


@pytest.fixture
def shared(new_database: Callable[[str], str]) -> str:
    return new_database("postgresql")


@pytest.fixture
def pair(shared: str) -> Iterator[tuple[Host, Host]]:
    hosts = [Host(Settings(shared, limits=False, workers=1)) for _ in range(2)]
    for host in hosts:
        host.app.openapi()  # see test_processes.py
    yield hosts[0], hosts[1]
    for host in hosts:
        host.stop()
        assert not host.thread.is_alive()


def health(address: str) -> tuple[int, str]:
    found = get(f"{address}/health", PATIENCE)
    return found.status_code, str(found.json().get("type", "")).rpartition(":")[2]


def listening(address: str) -> bool:
    return "\nunderhall_listening 1.0\n" in get(f"{address}/metrics", PATIENCE).text


class Ear(threading.Thread):
    """A spectator who reads all the time, comes again when told to, and remembers every word that came by itself.

    Whoever comes is told how things stand, not what was said: so a word that is here came after its socket was open.
    """

    def __init__(self, client: Client, table: str) -> None:
        super().__init__(daemon=True)
        self.client = client
        self.table = table
        self.opened = threading.Event()
        self.stopping = threading.Event()
        self.heard: set[str] = set()
        self.start()

    def run(self) -> None:
        while not self.stopping.is_set():
            try:
                with self.client.watch(self.table) as watch:
                    watch.receive(PATIENCE)
                    self.opened.set()
                    self.listen(watch)
            except (WebSocketException, OSError):
                self.opened.clear()
                self.stopping.wait(0.05)

    def listen(self, watch: Watch) -> None:
        while not self.stopping.is_set():
            try:
                message = watch.receive(0.5)
            except TimeoutError:
                continue
            self.heard |= {change["text"] for change in message.get("changes", []) if change["kind"] == "talk"}

    def hears(self, speaker: Client, seconds: float) -> bool:
        """Whether a word that is spoken now is heard."""
        word = secrets.token_hex(8)
        try:
            speaker.do(self.table, "talk", text=word)
        except Refused as refused:
            if refused.status != 503:
                raise
            return False
        end = time.monotonic() + seconds
        while time.monotonic() < end and word not in self.heard:
            time.sleep(0.01)
        return word in self.heard

    def close(self) -> None:
        self.stopping.set()
        self.join(PATIENCE)


class Talker(threading.Thread):
    """Somebody who talks all the time, and remembers which words were acknowledged."""

    def __init__(self, address: str, table: str, client: Client) -> None:
        super().__init__(daemon=True)
        self.client = Client(address, timeout=PATIENCE)
        self.client.http.cookies.update(client.http.cookies)
        self.table = table
        self.stopping = threading.Event()
        self.kept: list[str] = []
        self.failures: list[str] = []
        self.not_kept = 0

    def run(self) -> None:
        while not self.stopping.is_set():
            word = secrets.token_hex(6)
            try:
                self.client.do(self.table, "talk", text=word)
                self.kept.append(word)
            except Refused as refused:
                self.not_kept += 1
                if refused.status != 503:
                    self.failures.append(f"{refused.status} {refused.kind}")
            except httpx.HTTPError as error:
                self.failures.append(type(error).__name__)
            self.stopping.wait(0.02)


def test_connections_cut_under_load_again_and_again(shared: str, tmp_path: Path) -> None:
    servers = [Process(shared, tmp_path) for _ in range(2)]
    for server in servers:
        server.ready()
    ann = Client(servers[0].address, timeout=PATIENCE)
    ann.guest("Ann")
    tables = [ann.create("dwarf") for _ in range(TABLES)]
    talkers = [Talker(server.address, table, ann) for server in servers for table in tables]
    # At a table of its own: who may speak first where two processes write at once is another question than who hears.
    quiet = ann.create("dwarf")
    ears = [Ear(Client(server.address, timeout=PATIENCE), quiet) for server in servers]
    speakers = [Client(server.address, timeout=PATIENCE) for server in reversed(servers)]
    for speaker in speakers:
        speaker.http.cookies.update(ann.http.cookies)
    for ear in ears:
        wait_until(ear.opened.is_set)
    took: list[float] = []
    try:
        for talker in talkers:
            talker.start()
        for _ in range(ROUNDS):
            assert cut(shared) > 2
            begun = time.monotonic()
            for ear, speaker in zip(ears, speakers, strict=True):
                wait_until(lambda ear=ear, speaker=speaker: ear.hears(speaker, 0.5))
            took.append(time.monotonic() - begun)
        wait_until(lambda: all(listening(server.address) for server in servers))
        assert [health(server.address)[0] for server in servers] == [200, 200]
    finally:
        for talker in talkers:
            talker.stopping.set()
        for talker in talkers:
            talker.join(PATIENCE)
        for ear in ears:
            ear.close()
    assert [failure for talker in talkers for failure in talker.failures] == []
    for table in tables:
        talk = "SELECT data FROM changes WHERE table_id = :id AND kind = 'talk' ORDER BY number"
        said = [json.loads(row.data)["text"] for row in execute(shared, talk, id=table)]
        for talker in talkers:
            if talker.table == table:
                assert [word for word in said if word in set(talker.kept)] == talker.kept, (
                    "lost, doubled or in disorder"
                )
    total = sum(len(talker.kept) for talker in talkers)
    print(f"{ROUNDS} rounds of cut connections, {total} acknowledged words, none lost; both heard again after {took}")
    assert [server.stop() for server in servers] == [0, 0]
    assert max(took) < LIMIT


def test_a_change_that_cannot_be_applied_deafens_nobody(pair: tuple[Host, Host], shared: str) -> None:
    here, there = pair
    ann = here.client("Ann")
    broken, sound = ann.create("dwarf"), ann.create("dwarf")
    watcher = there.client()
    ear = Ear(watcher, sound)
    wait_until(ear.opened.is_set)
    assert ear.hears(ann, PATIENCE)
    for number, (kind, data) in enumerate((("move", '{"move": 999999}'), ("no such kind", "{}"), ("sit", "{")), 10):
        # Once it is mended again it can be played at again, wherever it was found to be damaged.
        wait_until(lambda: not any(eye.look(broken)["table"]["read_only"] for eye in (ann, watcher)))
        other = Ear(watcher, broken)
        wait_until(other.opened.is_set)
        assert other.hears(ann, PATIENCE)
        last = execute(shared, "SELECT number FROM tables WHERE id = :id", id=broken)[0][0]
        execute(
            shared,
            "INSERT INTO changes (table_id, number, at, kind, seat, data) VALUES (:id, :number, 0, :kind, 0, :data)",
            f"SELECT pg_notify('underhall_tables', 'somebody-{number} {broken}:{last + 1}')",
            id=broken,
            number=last + 1,
            kind=kind,
            data=data,
        )
        # Both have heard of it, and of what comes after it.
        wait_until(lambda: all(broken not in host.services.tables.live for host in pair))
        assert ear.hears(ann, PATIENCE)
        assert [health(host.address) for host in pair] == [(200, "")] * 2
        execute(shared, "DELETE FROM changes WHERE table_id = :id AND number = :number", id=broken, number=last + 1)
        other.close()
    ear.close()


def test_whoever_does_not_hear_says_so(pair: tuple[Host, Host], shared: str) -> None:
    here, there = pair
    ann = here.client("Ann")
    ear = Ear(there.client(), ann.create("dwarf"))
    wait_until(ear.opened.is_set)
    assert listening(there.address)
    assert ear.hears(ann, PATIENCE)
    notifications: Any = there.services.health.notifications
    address, notifications.database = notifications.database, "postgresql://nobody@127.0.0.1:1/nothing"
    cut(shared)
    wait_until(lambda: health(there.address) == (503, "not-listening"))
    assert not listening(there.address)
    assert health(here.address)[0] in (200, 503)  # it was cut off as well, and comes back by itself
    notifications.database = address
    wait_until(lambda: health(there.address) == (200, ""))
    wait_until(lambda: health(here.address) == (200, ""))
    assert listening(there.address)
    wait_until(lambda: ear.hears(ann, 1.0))
    ear.close()
