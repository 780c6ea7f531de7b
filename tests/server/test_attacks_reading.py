"""Attacks by reading, and by connections that never end, on a server with its limits on.

The attackers come from addresses of their own (all of 127.0.0.0/8 is this machine), so that the limits for those do
not slow down the strangers, whose moves are watched meanwhile.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import resource
import socket
import sqlite3
import statistics
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import psutil
import pytest

from tests.server.attacks import MEDIAN_SECONDS, PATIENCE, SOAK, Besieged, besieged
from tests.server.hosts import Host, wait_until
from tests.server.long_tables import random_moves, seated
from tests.server.play import step
from underhall.client import Client
from underhall.server import limits
from underhall.server.connections import FILES_WANTED, PER_NETWORK
from underhall.server.settings import Settings, database_url

MOVES = 200 if SOAK else 20  # so many moves strangers make while the attack goes on
LONG = 700


class Readers:
    """Keep-alive connections of nobody in particular that read the same again and again, as fast as they can."""

    def __init__(self, server: Besieged, count: int, path: str, address: str = "127.0.0.2") -> None:
        self.where = urlsplit(server.address).netloc
        self.path = path
        self.address = address
        self.stopping = threading.Event()
        self.answers: list[int] = []
        self.begun = time.monotonic()
        self.threads = [threading.Thread(target=self._read, daemon=True) for _ in range(count)]

    def __enter__(self) -> Readers:
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stopping.set()
        for thread in self.threads:
            thread.join(PATIENCE)

    def _read(self) -> None:
        while not self.stopping.is_set():
            line = http.client.HTTPConnection(self.where, timeout=PATIENCE, source_address=(self.address, 0))
            with contextlib.suppress(OSError, http.client.HTTPException):
                while not self.stopping.is_set():
                    line.request("GET", self.path)
                    answer = line.getresponse()
                    answer.read()
                    self.answers.append(answer.status)
            line.close()

    def most_allowed(self) -> float:
        return limits.READ.burst + limits.READ.per_second * (time.monotonic() - self.begun) + len(self.threads)


def test_readers_of_what_never_changes(tmp_path: Path) -> None:
    with besieged(tmp_path) as server:
        with Readers(server, 16, "/api/games") as readers:
            server.strangers_play_on(MOVES)
            wait_until(lambda: len(readers.answers) > limits.READ.burst)
        assert set(readers.answers) == {200}
        assert len(readers.answers) <= readers.most_allowed()


@pytest.fixture
def long_game(tmp_path: Path) -> tuple[str, list[Client], str]:
    """A database with a table of 700 moves, two people who sit there, and the table's id."""
    database = database_url(str(tmp_path / "tables.db"), Path())
    host = Host(Settings(database, limits=False, workers=1))
    clients = [host.client("Ann"), host.client("Bob")]
    table = seated(host, clients, "dig_deeper_dwarf", random_moves(LONG))
    host.stop()
    return database, clients, table


def test_readers_of_a_long_game(tmp_path: Path, long_game: tuple[str, list[Client], str]) -> None:
    """Their moves are counted who play that very game, besides the strangers'."""
    database, clients, table = long_game
    with besieged(tmp_path, database) as server:
        players = [Client(server.address, timeout=PATIENCE) for _ in clients]
        for player, client in zip(players, clients, strict=True):
            player.http.cookies.update(dict(client.http.cookies))
        took = []
        with Readers(server, 8, f"/api/tables/{table}/changes?since=0") as readers:
            for _ in range(MOVES):
                before = time.perf_counter()
                step(table, *players)
                took.append(time.perf_counter() - before)
            server.strangers_play_on(MOVES)
            wait_until(lambda: len(readers.answers) > 50)
        assert set(readers.answers) <= {200, 429}
        assert readers.answers.count(200) > 50
    print(f"a move at the long table, with the looks before it: median {statistics.median(took) * 1000:.0f} ms")
    if SOAK:
        assert statistics.median(took) < MEDIAN_SECONDS


def test_standing_answers_at_the_allowed_rate(tmp_path: Path) -> None:
    """Forty answers, others each time, as often as the server takes them: the database hardly grows."""
    with besieged(tmp_path) as server:
        eve = server.client("Eve")
        table = eve.create("dwarf", options={"players": 1}, start=True, visibility="link")
        text = eve.look(table)["now"]["moves"][-1]["text"]
        taken = tried = 0
        begun = time.monotonic()
        while time.monotonic() < begun + (60 if SOAK else 4) or taken <= 10:
            answers = {f"never-{tried}-{number}": text for number in range(40)}
            sent = {"only_moves": False, "answers": answers}
            assert sum(len(key) + len(move) for key, move in answers.items()) < 1500
            status = eve.http.put(f"/api/tables/{table}/standing", json=sent).status_code
            assert status in (200, 429)
            taken += status == 200
            tried += 1
        allowed = limits.STANDING.burst + limits.STANDING.per_second * (time.monotonic() - begun) + 1
        assert 10 < taken <= allowed
        server.strangers_play_on(MOVES)
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        rows = database.execute("SELECT kind, data FROM changes WHERE table_id = ?", (table,)).fetchall()
    kept = [data for kind, data in rows if kind == "standing"]
    assert len(kept) == taken
    assert sum(map(len, kept)) <= 2 * len(kept) + len(json.dumps(sent)) + 100


@contextlib.contextmanager
def files(soft: int) -> Iterator[None]:
    """A limit of open files for a process that is started now; then this one may have as many as are allowed."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (before[1], before[1]))


def test_half_open_connections(tmp_path: Path) -> None:
    """1,100 from five addresses and 500 from one more, with the usual limit of 1,024 files: all are ended again."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    assert hard == resource.RLIM_INFINITY or hard >= 4096, "this machine does not allow that many connections"
    with contextlib.ExitStack() as stack:
        with files(1024):
            server = stack.enter_context(besieged(tmp_path, fresh=True))
        process = psutil.Process(server.process.process.pid)
        assert process.rlimit(psutil.RLIMIT_NOFILE)[0] == (FILES_WANTED if hard == -1 else min(hard, FILES_WANTED))
        port = urlsplit(server.address).port
        lines: list[socket.socket] = []
        for number in range(1600):
            line = stack.enter_context(socket.socket())
            line.bind((f"127.0.0.{2 + min(number // 220, 5)}", 0))
            line.settimeout(PATIENCE)
            line.connect(("127.0.0.1", port))
            with contextlib.suppress(ConnectionError):  # turned away already
                line.sendall(b"GET /api/session HTTP/1.1\r\nHost: x\r\nX-Padding: ")
            lines.append(line)
        server.strangers_play_on(MOVES)
        for line in lines:
            with contextlib.suppress(ConnectionError):
                while line.recv(4096):
                    pass
        wait_until(lambda: len(process.net_connections()) < PER_NETWORK)
        server.strangers_play_on(5)
