"""Attacks on live play: standing answers that play for ever, and sockets that flood or are never read.

With the limits on, against a real server: strangers play on, and its memory stays bounded. ``make soak`` runs them with
more attackers and for longer, and holds the strangers' moves to 200 ms in the median.
"""

from __future__ import annotations

import contextlib
import itertools
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.attacks import SOAK, Besieged, besieged
from tests.server.rude import Rude
from tests.server.test_automatic import FOR_EVER, SOLO
from tests.server.test_sockets import FLOODS
from underhall.client import Client, Refused

GUESTS = 10 if SOAK else 2
TABLES = 20 if SOAK else 3
ATTACKERS = 8 if SOAK else 2
UNREAD_LINES = 160 if SOAK else 3
SECONDS = 30.0 if SOAK else 1.5
MOVES = 100 if SOAK else 10


def at_once(work: Callable[[], Any], count: int) -> Callable[[], None]:
    """Begin something several times at once; call what is returned to wait for all."""
    failed: list[BaseException] = []

    def run() -> None:
        try:
            work()
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=run, daemon=True) for _ in range(count)]
    for thread in threads:
        thread.start()

    def wait() -> None:
        for thread in threads:
            thread.join()
        assert not failed, failed[0]

    return wait


def insist(work: Callable[[], Any], end: float) -> None:
    """What the limits refuse is tried again until the time is up."""
    while time.monotonic() < end:
        try:
            work()
            return
        except Refused as refused:
            if refused.status != 429:
                raise
            time.sleep(0.05)


def stand_for_ever(server: Besieged, end: float) -> None:
    """A guest alone at many tables where only standing answers play, said again whenever they are dropped."""
    guest = server.client("Eve")
    tables: list[str] = []
    for _ in range(TABLES):
        made = {"options": SOLO, "seats": [{"kind": "me"}], "start": True}
        insist(lambda made=made: tables.append(guest.create("dig_deeper_dwarf", **made)), end)
    while time.monotonic() < end:
        for table in tables:
            insist(lambda table=table: guest.ask("PUT", f"/tables/{table}/standing", FOR_EVER), end)


def test_standing_answers_hold_up_nobody(tmp_path: Path) -> None:
    with besieged(tmp_path) as server:
        end = time.monotonic() + SECONDS
        wait = at_once(lambda: stand_for_ever(server, end), GUESTS)
        server.strangers_play_on(MOVES)
        wait()


@pytest.mark.parametrize("flood", FLOODS)
def test_floods_hold_up_nobody(tmp_path: Path, flood: str) -> None:
    """Spectators without a name send as much as they can and read nothing; cut off, they come again."""
    with besieged(tmp_path) as server:
        table = server.client("Eve").create("dwarf")
        end = time.monotonic() + SECONDS
        cut_off = []

        def attack() -> None:
            while time.monotonic() < end or not cut_off:
                with Rude(server.address, table) as rude:
                    if not rude.accepted:  # there, too, is a limit
                        time.sleep(0.05)
                        continue
                    rude.send_until_cut_off(FLOODS[flood])
                    cut_off.append(time.monotonic())

        wait = at_once(attack, ATTACKERS)
        server.strangers_play_on(MOVES)
        wait()


def chatter(eve: Client, table: str, end: float, enough: Callable[[], bool]) -> None:
    """Change something at a table again and again, as quickly as the limits allow: fifty times a second."""
    for number in itertools.count():
        if number % 50 == 0 and time.monotonic() > end and enough():
            return
        with contextlib.suppress(Refused):
            eve.ask("POST", f"/tables/{table}/pause", {"on": number % 2 == 0})


def test_lines_that_are_never_read_hold_up_nobody(tmp_path: Path) -> None:
    """At a table of one's own, with updates as quickly as the limits allow; every such line is cut off in the end."""
    with besieged(tmp_path) as server:
        eve = server.client("Eve")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        clock = {"kind": "game", "seconds": 100_000}
        table = eve.create("dig_deeper_dwarf", seats=seats, clock=clock, start=True)
        lines = [Rude(server.address, table, eve) for _ in range(UNREAD_LINES)]
        assert all(line.accepted for line in lines)
        end = time.monotonic() + SECONDS
        wait = at_once(lambda: chatter(eve, table, end, lambda: watchers(eve) == 0), 1)
        server.strangers_play_on(MOVES)
        wait()
        for line in lines:
            line.line.close()


def watchers(client: Client) -> int:
    page = client.http.get("/metrics").text
    return int(float(next(line for line in page.splitlines() if line.startswith("underhall_watchers ")).split()[1]))
