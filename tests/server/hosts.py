"""Servers for tests: in a thread of this process, where their inside can be looked at, or as a process to be killed."""

from __future__ import annotations

import asyncio
import atexit
import multiprocessing
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn

from tests.server.same_luck import fix_luck
from underhall.client import Client, trusted
from underhall.server.dependencies import Services
from underhall.server.run import config
from underhall.server.settings import Settings

T = TypeVar("T")
PATIENCE = 60.0
ROOT = Path(__file__).parents[2]
# Servers are forked from a process that has imported everything, so that fifty starts take seconds.
FORKS = multiprocessing.get_context("forkserver")
PRELOADED = ["underhall.cli.app", "underhall.server.run", "underhall.server.postgres_notify"]
PRELOADED += ["underhall.games.dwarf.game"]
FORKS.set_forkserver_preload(PRELOADED)


class Host:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        made = config(settings, "127.0.0.1", 0)
        # On a busy machine a test may say nothing for longer than a server listens to a quiet connection, and ask just
        # when that is closed.
        made.timeout_keep_alive = int(2 * PATIENCE)
        self.app: Any = made.app
        self.server = uvicorn.Server(made)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        wait_until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started, "the server did not start"
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"

    @property
    def services(self) -> Services:
        services = self.app.state.services
        assert isinstance(services, Services)
        return services

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's own event loop."""
        assert self.services.writer.task is not None
        return asyncio.run_coroutine_threadsafe(work, self.services.writer.task.get_loop()).result(PATIENCE)

    def client(self, name: str = "") -> Client:
        client = Client(self.address)
        if name:
            client.guest(name)
        return client

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)


# What a process takes from its environment only when it begins, and what that was for those that are forked.
READ_BY_IMPORTS = ("PYTHONPATH", "UNDERHALL_LOCALES")
AT_FIRST = {name: os.environ.get(name) for name in READ_BY_IMPORTS}


class Process:
    """A server as ``underhall serve`` runs it; with ``limits`` as everybody has it.

    It is forked, and quickly there. One that asks what a process has from whoever started it is ``fresh``; so is one
    that was told something which counts when its modules are imported. With ``same_luck`` it deals the same in every
    run (same_luck.py).
    """

    def __init__(
        self,
        database: str,
        folder: Path,
        port: int = 0,
        limits: bool = False,
        fresh: bool = False,
        same_luck: bool = False,
    ) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        log = folder / f"server-{self.port}.log"
        log.touch()
        words = ["serve", "--port", str(self.port), "--database", database]
        pace = {"UNDERHALL_LIMITS": "" if limits else "off", "UNDERHALL_BOT_PAUSE": "off"}
        environment = {**os.environ, **pace}
        self.process: Started | subprocess.Popen[bytes]
        if fresh or any(environment.get(name) != AT_FIRST.get(name) for name in READ_BY_IMPORTS):
            with log.open("ab") as out:
                program = "tests.server.same_luck" if same_luck else "underhall.cli"
                command = [sys.executable, "-m", program, *words]
                place = ROOT if same_luck else None
                self.process = subprocess.Popen(command, stdout=out, stderr=out, env=environment, cwd=place)
        else:
            self.process = Started(words, log, environment, same_luck)

    def ready(self) -> None:
        def answers() -> bool:
            assert self.process.poll() is None, "the server ended"
            try:
                return get(f"{self.address}/health", 5).status_code == 200
            except httpx.HTTPError:
                return False

        wait_until(answers)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int | None:
        self.process.terminate()
        return self.process.wait(PATIENCE)


class Started:
    """A forked ``underhall WORDS...``, to be handled like one of subprocess."""

    def __init__(self, words: list[str], output: Path, environment: dict[str, str], same_luck: bool = False) -> None:
        self.forked = FORKS.Process(target=_command, args=(words, str(output), environment, same_luck))
        self.forked.start()
        assert self.forked.pid is not None
        self.pid = self.forked.pid
        self.terminate, self.kill = self.forked.terminate, self.forked.kill
        atexit.register(self.kill)  # or the test that failed to stop it would be waited for

    def poll(self) -> int | None:
        return self.forked.exitcode

    def wait(self, timeout: float) -> int | None:
        self.forked.join(timeout)
        return self.forked.exitcode


class Command:
    """``underhall WORDS...`` in a process that is quickly there."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.path = folder / f"output-{len(list(folder.iterdir()))}.txt"
        self.path.touch()
        self.process = FORKS.Process(target=_command, args=(list(words), str(self.path), dict(os.environ)))
        self.process.start()

    @property
    def output(self) -> str:
        return self.path.read_text()

    def end(self) -> int | None:
        """Wait for the end; returns the exit code."""
        self.process.join(PATIENCE)
        return self.process.exitcode

    def kill(self) -> None:
        self.process.kill()
        self.process.join(PATIENCE)


def _command(words: list[str], output: str, environment: dict[str, str], same_luck: bool = False) -> None:
    os.environ.clear()
    os.environ.update(environment)
    descriptor = os.open(output, os.O_WRONLY | os.O_APPEND)
    os.dup2(descriptor, 1)
    os.dup2(descriptor, 2)
    sys.stdout = os.fdopen(1, "w", buffering=1)
    sys.stderr = os.fdopen(2, "w", buffering=1)
    from underhall.cli.app import app

    if same_luck:
        fix_luck()
    app(words)


def get(url: str, timeout: float = PATIENCE) -> httpx.Response:
    """httpx.get reads all certificates of the machine each time: who asks again and again would keep a core busy."""
    return httpx.get(url, timeout=timeout, verify=trusted())


def wait_until(done: Any, seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.01)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
