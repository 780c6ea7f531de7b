"""Attacks on a real server with its limits on, while strangers play there who have nothing to do with it.

>>> with besieged(tmp_path) as server:  # doctest: +SKIP
...     attack(server.address)
...     server.strangers_play_on(20)

When the block ends, the server's memory has stayed under its bound the whole time. How quick the strangers' moves were
is measured, too, and held to its bound only in ``make soak``: an ordinary test must not depend on how busy the machine
is.
"""

from __future__ import annotations

import contextlib
import os
import random
import statistics
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import psutil

from tests.server.hosts import PATIENCE, Process, wait_until
from underhall.client import Client

SOAK = bool(os.environ.get("UNDERHALL_SOAK"))
MEMORY_MB = 400.0
MEDIAN_SECONDS = 0.2
PACE_SECONDS = 0.05
LOOK_SECONDS = 0.02


class Strangers(threading.Thread):
    """Two people who play game after game at a table of their own; ``took`` is how long each move was on its way."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        self.pair = [Client(address, timeout=PATIENCE), Client(address, timeout=PATIENCE)]
        for number, client in enumerate(self.pair):
            client.guest(f"Stranger {number}")
        self.choice = random.Random(1)
        self.stopping = threading.Event()
        self.took: list[float] = []
        self.failure: Exception | None = None

    def run(self) -> None:
        try:
            while not self.stopping.is_set():
                self._play_a_game()
        except Exception as error:  # told by ``strangers_play_on``
            self.failure = error

    def _play_a_game(self) -> None:
        first, second = self.pair
        table = first.create("dwarf", visibility="link")
        second.do(table, "sit")
        first.do(table, "start")
        while not self.stopping.is_set():
            looks = [client.look(table)["now"] for client in self.pair]
            if looks[0]["status"] != "running":
                return
            client, now = next(one for one in zip(self.pair, looks, strict=True) if one[1]["moves"])
            move = self.choice.choice(now["moves"])["move"]
            begun = time.perf_counter()
            client.play(table, move, now["turn_number"])
            self.took.append(time.perf_counter() - begun)
            self.stopping.wait(PACE_SECONDS)


class Besieged:
    """A server process under attack: its address, its memory, and the strangers who play there."""

    def __init__(self, folder: Path, database: str, fresh: bool) -> None:
        self.process = Process(database or str(folder / "tables.db"), folder, limits=True, fresh=fresh or SOAK)
        self.process.ready()
        self.address = self.process.address
        self.strangers = Strangers(self.address)
        self.peak_mb = 0.0
        self.looking = threading.Event()
        self.watchman = threading.Thread(target=self._watch_memory, daemon=True)

    def start(self) -> None:
        self.watchman.start()
        self.strangers.start()
        self.strangers_play_on(5)

    def client(self, name: str = "") -> Client:
        client = Client(self.address, timeout=PATIENCE)
        if name:
            client.guest(name)
        return client

    def memory_mb(self) -> float:
        """Of the server itself; the processes in which bots think are not counted."""
        return float(psutil.Process(self.process.process.pid).memory_info().rss) / 1e6

    def _watch_memory(self) -> None:
        while not self.looking.is_set():
            with contextlib.suppress(psutil.Error):
                self.peak_mb = max(self.peak_mb, self.memory_mb())
            self.looking.wait(LOOK_SECONDS)

    def strangers_play_on(self, moves: int) -> None:
        """Wait until the strangers have made so many moves more."""
        goal = len(self.strangers.took) + moves

        def made() -> bool:
            if self.strangers.failure is not None:
                raise AssertionError(f"the strangers cannot play: {self.strangers.failure!r}")
            return len(self.strangers.took) >= goal

        wait_until(made)

    def median(self) -> float:
        """Seconds that a stranger's move took."""
        return statistics.median(self.strangers.took)

    def stop(self) -> None:
        self.looking.set()
        self.watchman.join(PATIENCE)
        self.strangers.stopping.set()
        # Killed: whether a server stops when it is told to is another test's question, and nobody waits for a deaf one.
        self.process.kill()
        self.strangers.join(PATIENCE)


@contextlib.contextmanager
def besieged(folder: Path, database: str = "", fresh: bool = False) -> Iterator[Besieged]:
    """A server under attack while the block runs. It must still serve strangers at the end, within its bounds."""
    server = Besieged(folder, database, fresh)
    try:
        server.start()
        server.strangers.took.clear()
        yield server
        server.strangers_play_on(5)
    finally:
        server.stop()
    print(f"{len(server.strangers.took)} moves, median {server.median() * 1000:.0f} ms, {server.peak_mb:.0f} MB")
    assert server.peak_mb < MEMORY_MB
    if SOAK:
        assert server.median() < MEDIAN_SECONDS
