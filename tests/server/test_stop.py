"""SIGTERM always ends the server: under bots' play, while people wait for hints, and when something hangs."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import threading
import time
from pathlib import Path

import httpx
import pytest

from tests.server.hosts import PATIENCE, Host, Process, free_port, get, wait_until
from tests.server.test_bots_alone import endless
from tests.server.test_kill import FORKS
from underhall.client import Client, Refused, Watch
from underhall.server import run as running
from underhall.server.background import Background
from underhall.server.change_writer import ChangeWriter, Entry, Stopped
from underhall.server.database import open_engine, open_transactions, prepare
from underhall.server.settings import Settings, database_url

SOAK = bool(os.environ.get("UNDERHALL_SOAK"))
STOPS = 20 if SOAK else 3
# What is promised. Where other tests run beside this one it is enough that the server ends at all.
STOP_SECONDS = 10.0 if SOAK else PATIENCE


def let_bots_play(client: Client, stop: int) -> list[Watch]:
    """One endless game of bots, three, or ten with bots who search, in turn; watched, so that they go on."""
    if stop % 3 < 2:
        tables = [endless(client) for _ in range((1, 3)[stop % 3])]
    else:
        novices = [{"kind": "bot", "level": "novice"}] * 2
        tables = [client.create("dwarf", seats=novices, start=True) for _ in range(8)]
        against = [{"kind": "bot", "level": "grandmaster"}, {"kind": "me"}]
        tables += [client.create("dwarf", seats=against, hints=True, start=True) for _ in range(2)]
        threading.Thread(target=ask_for_hints, args=(client, tables[-1]), daemon=True).start()
    return [client.watch(table) for table in tables]


def ask_for_hints(client: Client, table: str) -> None:
    with contextlib.suppress(Refused, httpx.HTTPError):
        client.do(table, "hints")


def test_stopped_again_and_again_while_bots_play(tmp_path: Path) -> None:
    chance = random.Random(3)
    took = []
    for stop in range(STOPS):
        server = Process(str(tmp_path / f"tables-{stop}.db"), tmp_path)
        try:
            server.ready()
            client = Client(server.address, timeout=PATIENCE)
            client.guest("Ann")
            watches = let_bots_play(client, stop)
            for _ in range(6):
                watches[0].receive()
            time.sleep(chance.uniform(0.0, 0.5))
            begun = time.monotonic()
            server.process.terminate()
            assert server.process.wait(STOP_SECONDS) == 0
            took.append(time.monotonic() - begun)
        finally:
            server.kill()
    print(f"{STOPS} stops, {max(took):.1f} s at the most")


def serve(database: str, port: int, hang: bool) -> None:
    """In a process of its own, with a part that never ends, and less patience for it."""
    if hang:

        async def for_ever(self: ChangeWriter) -> None:
            await asyncio.Event().wait()

        ChangeWriter.stop = for_ever  # type: ignore[method-assign]
        running.LAST_RESORT_SECONDS = 1.0
    running.run(Settings(database, limits=False, workers=1), "127.0.0.1", port)


@pytest.mark.parametrize("hang", [False, True])
def test_a_part_that_hangs_does_not_keep_the_process(tmp_path: Path, hang: bool) -> None:
    port = free_port()
    server = FORKS.Process(target=serve, args=(database_url(str(tmp_path / "tables.db"), Path()), port, hang))
    server.start()
    try:
        wait_until(lambda: answers(port))
        server.terminate()
        server.join(PATIENCE)
        assert server.exitcode == (1 if hang else 0)
    finally:
        server.kill()
        server.join(PATIENCE)


def answers(port: int) -> bool:
    try:
        return get(f"http://127.0.0.1:{port}/health", 5).status_code == 200
    except httpx.HTTPError:
        return False


def test_a_signal_that_comes_before_the_server_listens_is_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between our own set-up and uvicorn's there is a moment: a signal then, and the server does not begin."""
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    monkeypatch.setattr(running.gc, "freeze", lambda: signal.raise_signal(signal.SIGTERM))
    monkeypatch.setattr(running.gc, "set_threshold", lambda *_: None)
    monkeypatch.setattr(running.sys, "setswitchinterval", lambda *_: None)
    monkeypatch.setattr(running, "_leave", lambda: None)  # not from this process
    database = database_url(str(tmp_path / "tables.db"), Path())
    try:
        running.run(Settings(database, limits=False, workers=1), "127.0.0.1", free_port())
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def test_what_is_handed_in_is_written_or_refused_at_once(database: str) -> None:
    """Whoever waits for an entry gets an answer, whenever the change writer is stopped."""

    async def work() -> None:
        settings = Settings(database)
        engine = open_engine(settings)
        await prepare(engine)
        writer = ChangeWriter(open_transactions(settings, engine), engine.dialect.name, lambda _: None)
        writer.start()
        waiting = [writer.append(Entry("")) for _ in range(3)]
        await asyncio.sleep(0)  # the first batch is being written
        waiting += [writer.append(Entry("")) for _ in range(3)]
        stop = asyncio.create_task(writer.stop())
        await asyncio.sleep(0)
        late = writer.append(Entry(""))
        assert isinstance(late.exception(), Stopped)
        assert await asyncio.wait_for(asyncio.gather(*waiting), PATIENCE) == [None] * 6
        await asyncio.wait_for(stop, PATIENCE)
        with pytest.raises(Stopped):
            await asyncio.wait_for(writer.append(Entry("")), PATIENCE)
        await engine.dispose()

    asyncio.run(work())


def test_a_server_that_stops_begins_nothing_new(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's move that is being written is kept and told, and the bot after it does not think any more."""
    host = Host(Settings(database, limits=False, workers=1))
    tables, writer = host.services.tables, host.services.writer
    write = writer._write
    writing, go_on = threading.Event(), threading.Event()

    async def slowly(batch: list[Entry]) -> None:
        writing.set()
        while not go_on.is_set():
            await asyncio.sleep(0.01)
        await write(batch)

    try:
        table = endless(host.client("Ann"))
        with host.client().watch(table) as watch:
            watch.receive()
            monkeypatch.setattr(writer, "_write", slowly)
            assert writing.wait(PATIENCE)
            stopping = host.run(begin(host.services.background))
            number = tables.live[table].table.number
            go_on.set()
            host.run(asyncio.wait_for(stopping, PATIENCE))
            assert host.services.background.tasks == set()
            assert tables.live[table].told == number
    finally:
        go_on.set()
        host.stop()


async def begin(background: Background) -> asyncio.Task[None]:
    """Tell what runs in the background to stop, and come back when it has begun to."""
    stopping = asyncio.create_task(background.stop())
    await asyncio.sleep(0.01)
    return stopping
