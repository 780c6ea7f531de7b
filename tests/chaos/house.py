"""The set-up that faults are done to: servers, their database, and the wires between them and to the people."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import orjson
import psutil

from tests.chaos.faults import Fault
from tests.chaos.relay import Relay
from tests.chaos.serving import NAME, PATIENCE, USER, Clock, Postgres, play_bots, serve, start
from tests.chaos.small_disk import WHY_NOT, SmallDisk
from tests.server.hosts import free_port
from underhall.client import trusted
from underhall.server.settings import database_url

LONGEST_DELAY = 0.3
FARTHEST_CLOCK = 2 * 3600.0
WAL_ROOM = 1024 * 1024
SQLITE_MEGABYTES = 128
# Nobody can be killed who does not stand: how long a start may take, however busy the machine.
START_SECONDS = 120.0


class Member:
    """A process that comes again and again, with a clock and a wire to the database of its own."""

    name = ""

    def __init__(self, number: int, house: House) -> None:
        self.number = number
        self.house = house
        self.database_wire: Relay | None = None
        self.database = ""
        self.clock = Clock(house.folder / f"clock-{self}")
        self.log = house.folder / f"{self}.log"
        self.process: Any = None
        self.busy = asyncio.Lock()  # while it is killed and started: it is not expected to stand

    def __str__(self) -> str:
        return f"{self.name}-{self.number}"

    async def open(self) -> None:
        self.database = self.house.url
        if self.house.postgres is not None:
            self.database_wire = Relay(self.house.postgres.socket)
            await self.database_wire.open()
            self.database = f"postgresql+asyncpg://{USER}@127.0.0.1:{self.database_wire.port}/{NAME}"
        async with self.busy:
            await self.start()

    async def close(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join(PATIENCE)
        if self.database_wire is not None:
            await self.database_wire.close()

    def begin(self) -> None:
        raise NotImplementedError

    async def answers(self) -> bool:
        raise NotImplementedError

    async def start(self) -> None:
        """Until it answers; without its database it ends by itself and is started again, as a supervisor would."""
        end = time.monotonic() + START_SECONDS
        while True:
            if self.process is None or not self.process.is_alive():
                self.begin()
            if await self.answers():
                return
            if time.monotonic() > end:
                self.house.note(f"{self} does not start: {self.last_line()}")
                raise TimeoutError
            await asyncio.sleep(0.03)

    async def kill(self) -> None:
        self.process.kill()
        await asyncio.to_thread(self.process.join, PATIENCE)

    def workers(self) -> list[psutil.Process]:
        """The processes in which its bots think."""
        found = []
        with contextlib.suppress(psutil.NoSuchProcess):
            for child in psutil.Process(self.process.pid).children(recursive=True):
                with contextlib.suppress(psutil.NoSuchProcess):
                    if "spawn_main" in " ".join(child.cmdline()):
                        found.append(child)
        return found

    def last_line(self) -> str:
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return lines[-1][:500] if lines else "nothing was said"


class Server(Member):
    """A server, and the wire to it."""

    name = "server"

    def __init__(self, number: int, house: House) -> None:
        super().__init__(number, house)
        self.port = free_port()
        self.wire = Relay(self.port)

    async def open(self) -> None:
        await self.wire.open()
        await super().open()

    async def close(self) -> None:
        await super().close()
        await self.wire.close()

    def begin(self) -> None:
        self.process = start(serve, self.database, self.port, self.clock.path, self.log)

    async def answers(self) -> bool:
        """Whether it does; not by way of the wire."""
        try:
            async with asyncio.timeout(5):
                found = await self.house.http.get(f"http://127.0.0.1:{self.port}/health")
            return found.status_code == 200
        except (httpx.HTTPError, TimeoutError):
            return False


class BotPlayers(Member):
    """A process in which bots take their turns from the database."""

    name = "bots"

    def begin(self) -> None:
        self.ready = self.house.folder / f"{self}.ready"
        self.ready.unlink(missing_ok=True)
        self.process = start(play_bots, self.database, self.ready, self.clock.path, self.log)

    async def answers(self) -> bool:
        return self.ready.exists()


class LeftOut(Exception):
    """A fault that cannot be done here, or found nothing to be done to."""


class House:
    """All that runs. What is wrong with it, other than by our own doing, is noted in ``wrong``.

    With ``small_disk`` the database has a disk of its own, which can be filled.
    """

    def __init__(self, database: str, folder: Path, small_disk: bool = False) -> None:
        self.folder = folder
        self.postgres = Postgres(small_disk) if database == "postgresql" else None
        self.disk: SmallDisk | None = None
        self.file = folder / "tables.db"
        if self.postgres is not None:
            self.disk = self.postgres.disk
        elif small_disk:
            self.disk = SmallDisk(folder / "disk", SQLITE_MEGABYTES)
            self.file = self.disk.folder / "tables.db"
        self.url = database_url(str(self.file), Path()) if self.postgres is None else self.postgres.url()
        self.http = httpx.AsyncClient(verify=trusted(), timeout=PATIENCE, trust_env=False)
        self.servers = [Server(number, self) for number in range(1 if self.postgres is None else 2)]
        self.bots = [] if self.postgres is None else [BotPlayers(0, self)]
        self.kills: Counter[str] = Counter()
        self.done: Counter[str] = Counter()
        self.left_out: Counter[str] = Counter()  # with the reason
        self.lasting: set[asyncio.Task[None]] = set()
        self.wrong: list[str] = []
        self.guard: asyncio.Task[None] | None = None

    def note(self, what: str) -> None:
        if what not in self.wrong:
            self.wrong.append(what)

    @property
    def members(self) -> list[Member]:
        return [*self.servers, *self.bots]

    def addresses(self) -> list[str]:
        return [f"http://127.0.0.1:{server.wire.port}" for server in self.servers]

    async def open(self) -> None:
        if self.postgres is not None:
            await self.postgres.start()
            await self.postgres.make()
        for member in self.members:
            await member.open()
        self.guard = asyncio.create_task(self._guard())

    async def close(self) -> None:
        for task in [*self.lasting, *([self.guard] if self.guard else [])]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        for member in self.members:
            await member.close()
        if self.postgres is not None:
            self.postgres.close()
        elif self.disk is not None:
            self.disk.close()
        await self.http.aclose()

    async def _guard(self) -> None:
        """A process that ends by itself, whatever happens around it, is wrong."""
        while True:
            await asyncio.sleep(0.5)
            for member in self.members:
                if not member.busy.locked() and not member.process.is_alive():
                    async with member.busy:
                        self.note(f"{member} ended by itself: {member.last_line()}")
                        await member.start()

    # Faults.

    async def do(self, fault: Fault) -> None:
        """Let it happen. What lasts goes on beside what comes next."""
        work = self._counted(WORKS[fault.kind](self, fault), fault)
        if fault.kind in LASTING:
            task = asyncio.create_task(self._all_of(work, fault))
            self.lasting.add(task)
            task.add_done_callback(self.lasting.discard)
        else:
            await work

    async def _counted(self, work: Awaitable[None], fault: Fault) -> None:
        """What was not done does not count as done."""
        self.done[fault.kind] += 1
        try:
            await work
        except LeftOut as reason:
            self.done[fault.kind] -= 1
            self.left_out[f"{fault.kind} ({reason})"] += 1

    async def _all_of(self, work: Awaitable[None], fault: Fault) -> None:
        try:
            await work
        except Exception as error:
            self.note(f"fault {fault}: {type(error).__name__}: {error}"[:500])

    def one(self, fault: Fault) -> Server:
        return self.servers[int(fault.which * len(self.servers))]

    def any(self, fault: Fault) -> Member:
        """A server or bots."""
        return self.members[int(fault.which * len(self.members))]

    async def calm(self) -> None:
        """Until all that lasts is over and everything answers."""
        while self.lasting:
            await asyncio.gather(*self.lasting, return_exceptions=True)
        if self.postgres is not None:
            await self.postgres.start()
        for member in self.members:
            async with member.busy:
                await member.start()

    async def kill_server(self, fault: Fault) -> None:
        server = self.one(fault)
        async with server.busy:
            await server.kill()
            self.kills["server"] += 1
            await asyncio.sleep(fault.seconds * 0.1)
            await server.start()

    async def kill_bots(self, fault: Fault) -> None:
        for bots in self.bots:
            async with bots.busy:
                await bots.kill()
                self.kills["bots"] += 1
                await asyncio.sleep(fault.seconds * 0.1)
                await bots.start()

    async def kill_twice(self, fault: Fault) -> None:
        server = self.one(fault)
        async with server.busy:
            await server.kill()
            server.begin()
            await asyncio.sleep(fault.strength * 0.6)
            await server.kill()
            self.kills["server"] += 2
            await server.start()

    async def kill_all(self, fault: Fault) -> None:
        async with contextlib.AsyncExitStack() as stack:
            for server in self.servers:
                await stack.enter_async_context(server.busy)
            for server in self.servers:
                await server.kill()
                self.kills["server"] += 1
            await asyncio.gather(*(server.start() for server in self.servers))

    async def kill_worker(self, fault: Fault) -> None:
        workers = [worker for member in self.members for worker in member.workers()]
        if not workers:
            raise LeftOut("no bot was thinking")
        try:
            workers[int(fault.which * len(workers))].kill()
        except psutil.NoSuchProcess:
            raise LeftOut("it had just ended") from None
        self.kills["worker"] += 1

    async def stop_and_start(self, fault: Fault) -> None:
        member = self.any(fault)
        async with member.busy:
            member.process.terminate()
            await asyncio.to_thread(member.process.join, PATIENCE)
            if member.process.exitcode is None:
                self.note(f"{member} does not stop when it is asked to")
                await member.kill()
            await member.start()

    async def second_server(self, fault: Fault) -> None:
        """SQLite is for one process: another one is refused, as long as the first runs."""
        first = self.servers[0]
        async with first.busy:
            log = self.folder / "second.log"
            other = start(serve, self.url, free_port(), first.clock.path, log)
            await asyncio.to_thread(other.join, PATIENCE)
            if other.exitcode is None or other.exitcode <= 0:
                self.note("a second server was not refused")
            other.kill()

    async def cut_people(self, fault: Fault) -> None:
        self.one(fault).wire.cut(hard=fault.strength < 0.5)

    async def delay_people(self, fault: Fault) -> None:
        await _delay(self.one(fault).wire, fault)

    async def cut_database(self, fault: Fault) -> None:
        wire = self.any(fault).database_wire
        assert wire is not None
        wire.cut(hard=fault.strength < 0.5)

    async def cut_answers(self, fault: Fault) -> None:
        wire = self.any(fault).database_wire
        assert wire is not None
        wire.answering.clear()
        try:
            await asyncio.sleep(fault.seconds * 0.4)
            wire.cut(hard=fault.strength < 0.5)
        finally:
            wire.answering.set()

    async def delay_database(self, fault: Fault) -> None:
        wire = self.any(fault).database_wire
        assert wire is not None
        await _delay(wire, fault)

    async def freeze_server(self, fault: Fault) -> None:
        pid = self.any(fault).process.pid
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGSTOP)
            try:
                await asyncio.sleep(fault.seconds)
            finally:
                os.kill(pid, signal.SIGCONT)

    async def set_clock(self, fault: Fault) -> None:
        clock = self.any(fault).clock
        clock.set((2 * fault.strength - 1) * FARTHEST_CLOCK)
        try:
            await asyncio.sleep(2 * fault.seconds)
        finally:
            clock.set(0.0)

    async def stop_clock(self, fault: Fault) -> None:
        """Its time of day stands still while the process runs, and then is at once what it should be."""
        clock = self.any(fault).clock
        clock.stop()
        try:
            await asyncio.sleep(2 * fault.seconds)
        finally:
            clock.go_on()

    async def no_space(self, fault: Fault) -> None:
        """The disk is full to the last byte."""
        if self.disk is None or not self.disk.kind:
            raise LeftOut(WHY_NOT)
        try:
            await asyncio.to_thread(self.disk.fill)
            await asyncio.sleep(fault.seconds)
        finally:
            self.disk.empty()
        if self.postgres is not None:
            await self.postgres.start()  # it may have ended over it

    async def full_disk(self, fault: Fault) -> None:
        """The system lets no file grow any more: with SQLite the server's, else the database's."""
        if self.postgres is not None:
            if not self.postgres.limit_files(WAL_ROOM):
                raise LeftOut("there is no prlimit, or it was refused")
            try:
                await asyncio.sleep(fault.seconds)
            finally:
                self.postgres.limit_files(None)
            await self.postgres.start()  # it may have ended over it
            return
        pid, wal = self.one(fault).process.pid, self.file.with_name(f"{self.file.name}-wal")
        with contextlib.suppress(ProcessLookupError):
            before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (wal.stat().st_size if wal.exists() else 0, before[1]))
            try:
                await asyncio.sleep(fault.seconds)
            finally:
                resource.prlimit(pid, resource.RLIMIT_FSIZE, before)

    async def kill_postgres(self, fault: Fault) -> None:
        assert self.postgres is not None
        await asyncio.to_thread(self.postgres.kill)
        self.kills["postgresql"] += 1
        await asyncio.sleep(fault.seconds * 0.2)
        await self.postgres.start()

    async def kill_backend(self, fault: Fault) -> None:
        assert self.postgres is not None
        others = self.postgres.processes()[1:]
        if not others:
            raise LeftOut("it was starting anew")
        self.postgres.send(signal.SIGKILL, [others[int(fault.which * len(others))]])
        self.kills["postgresql"] += 1
        await self.postgres.start()

    async def kill_postmaster(self, fault: Fault) -> None:
        assert self.postgres is not None
        self.postgres.send(signal.SIGKILL, self.postgres.processes()[:1])
        self.kills["postgresql"] += 1
        await self.postgres.start()

    async def freeze_postgres(self, fault: Fault) -> None:
        assert self.postgres is not None
        processes = self.postgres.processes()
        self.postgres.send(signal.SIGSTOP, processes)
        try:
            await asyncio.sleep(fault.seconds)
        finally:
            self.postgres.send(signal.SIGCONT, list(reversed(processes)))

    # Afterwards.

    def failures(self) -> Counter[str]:
        """What the servers logged as errors, other than that the database was away."""
        found: Counter[str] = Counter()
        for member in self.members:
            for line in member.log.read_text().splitlines() if member.log.exists() else []:
                try:
                    said = orjson.loads(line)
                except ValueError:  # a full disk is full for logs, too
                    continue
                if not isinstance(said, dict):
                    continue
                if said.get("level") in ("error", "critical"):
                    kind = str(said.get("trace", "")).partition("\n")[0]
                    found[f"{said.get('what')}: {kind}"] += 1
        return found


async def _delay(wire: Relay, fault: Fault) -> None:
    wire.delay = fault.strength * LONGEST_DELAY
    try:
        await asyncio.sleep(fault.seconds)
    finally:
        wire.delay = 0.0


WORKS: dict[str, Callable[[House, Fault], Awaitable[None]]] = {
    "kill server": House.kill_server,
    "kill server twice": House.kill_twice,
    "kill all servers": House.kill_all,
    "kill bots": House.kill_bots,
    "kill worker": House.kill_worker,
    "stop and start": House.stop_and_start,
    "second server": House.second_server,
    "cut people": House.cut_people,
    "delay people": House.delay_people,
    "cut database": House.cut_database,
    "cut answers": House.cut_answers,
    "delay database": House.delay_database,
    "freeze server": House.freeze_server,
    "set clock": House.set_clock,
    "stop clock": House.stop_clock,
    "no space": House.no_space,
    "full disk": House.full_disk,
    "kill postgres": House.kill_postgres,
    "kill backend": House.kill_backend,
    "kill postmaster": House.kill_postmaster,
    "freeze postgres": House.freeze_postgres,
}
LASTING = {"delay people", "delay database", "freeze server", "freeze postgres", "set clock", "stop clock"}
LASTING |= {"full disk", "no space"}
