"""Coming back and taking back at move 1,000, and a thousand idle tables.

What is sent is asked here; how long it takes is asked by ``make timings`` and ``make soak``, in processor time of the
whole process with the client's share in it.
"""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.hosts import Host, Process
from underhall.client import Client
from underhall.core import game as games
from underhall.server import changes as kinds
from underhall.server import seating
from underhall.server.live_tables import LiveTables
from underhall.server.person import Person
from underhall.server.settings import Settings
from underhall.server.table_header import Header
from underhall.server.unit_of_work import TableEdit

BENCH_GAMES = Path(__file__).parents[2] / "bench" / "server" / "games"
LIMIT = 0.050
MOVES = 1000


@pytest.fixture(scope="module")
def bazaar() -> Iterator[None]:
    sys.path.insert(0, str(BENCH_GAMES))
    yield
    sys.path.remove(str(BENCH_GAMES))
    games._loaded.pop("bazaar", None)


@pytest.fixture
def long_game(bazaar: None, database: str) -> Iterator[tuple[Host, Client, str]]:
    """A game of three at move 1,000; Ann is asked, and made the last free move."""
    host = Host(Settings(database, limits=False))
    clients = [host.client(name) for name in ("Ann", "Bob", "Cid")]
    persons = [Person(client.ask("GET", "/me")["id"], "x", True) for client in clients]
    choice = random.Random(1)

    def begin(edit: TableEdit) -> None:
        for seat, person in enumerate(persons):
            seating.sit(edit, person, seat)
        seating.start(edit, persons[0])
        while len(edit.table.running().moves) < MOVES:
            moves = edit.table.running().state.moves()
            edit.add(kinds.MOVE, edit.table.asked(), move=choice.choice(moves))

    options = games.find("bazaar").configure({"rounds": 1000})
    header = Header("long-game-0000000001", "bazaar", options, persons[0].id, time.time(), "5")
    host.run(host.services.tables.create(header, begin))
    yield host, clients[(MOVES - 1) % 3], header.id
    host.stop()


def median(work: Callable[[], object], times: int = 5) -> float:
    took = []
    for _ in range(times):
        begun = time.process_time()
        work()
        took.append(time.process_time() - begun)
    return sorted(took)[times // 2]


def test_coming_back_at_move_1000(long_game: tuple[Host, Client, str]) -> None:
    _, client, table = long_game
    number = client.look(table)["number"]
    assert number > MOVES

    def come_back(missed: int) -> int:
        with client.watch(table, since=number - missed) as watch:
            update = watch.line.recv()
            assert str(update).count('"kind":"move"') == missed
            return len(update)

    whole = come_back(MOVES)
    assert come_back(0) < 200
    assert come_back(10) < whole / 10


def test_coming_back_when_the_server_has_forgotten_the_table(long_game: tuple[Host, Client, str]) -> None:
    """Read from the database and replayed, it is the same table."""
    host, client, table = long_game
    before = client.look(table)
    host.run(host.services.tables.reread(table))
    with client.watch(table, since=before["number"] - 10) as watch:
        assert str(watch.line.recv()).count('"kind":"move"') == 10
    assert client.look(table) == before


def test_taking_back_at_move_1000(long_game: tuple[Host, Client, str]) -> None:
    """Even back over other people's moves, when all agree."""
    host, client, table = long_game
    number = client.look(table)["now"]["turn_number"]
    for _ in range(3):
        host.run(take_back(host.services.tables, table))
    now = client.look(table)["now"]
    assert now["status"] == "running"
    assert now["turn_number"] != number


@pytest.mark.timing
@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_at_move_1000_nobody_waits(long_game: tuple[Host, Client, str]) -> None:
    """A cold table, read from the database and replayed in plain Python, is within the same order."""
    host, client, table = long_game
    number = client.look(table)["number"]

    def come_back(missed: int) -> None:
        with client.watch(table, since=number - missed) as watch:
            watch.line.recv()

    def cold() -> None:
        host.run(host.services.tables.reread(table))
        come_back(10)

    assert median(lambda: come_back(10)) < LIMIT
    assert median(lambda: come_back(0)) < LIMIT
    assert median(cold, 3) < 10 * LIMIT
    assert median(lambda: host.run(take_back(host.services.tables, table)), 3) < LIMIT


async def take_back(tables: LiveTables, table: str) -> None:
    def undo(edit: TableEdit) -> None:
        edit.add(kinds.UNDO, 0, to=len(edit.table.running().moves) - 2)

    await tables.act(table, undo)


@pytest.mark.skipif(not os.environ.get("UNDERHALL_SOAK"), reason="over a minute: make soak")
def test_a_thousand_idle_live_tables_fit_into_300_mb(tmp_path: Path) -> None:
    """Each with two people connected and ten moves made."""
    import psutil

    server = Process(str(tmp_path / "tables.db"), tmp_path, fresh=True)
    server.ready()
    ann, bob = Client(server.address), Client(server.address)
    ann.guest("Ann")
    bob.guest("Bob")
    watches = []
    for _ in range(1000):
        table = ann.create("dwarf")
        bob.do(table, "sit")
        ann.do(table, "start")
        pair = [ann.watch(table), bob.watch(table)]
        for watch in pair:
            watch.receive()
        for _ in range(10):
            mover = pair[0] if pair[0].now["moves"] else pair[1]
            mover.play(mover.now["moves"][0]["move"])
            for watch in pair:
                while watch.number < mover.number:
                    watch.receive()
        watches += pair
    used = psutil.Process(server.process.pid).memory_info().rss / 1e6
    print(f"{len(watches)} people at 1000 tables: {used:.0f} MB")
    server.kill()
    assert used < 300
