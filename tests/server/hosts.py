"""Servers for tests: in a thread of this process, where their inside can be looked at, or as a process to be killed."""

from __future__ import annotations

import asyncio
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

from underhall.client import Client
from underhall.server.desk import Desk
from underhall.server.run import config
from underhall.server.settings import Settings

T = TypeVar("T")
PATIENCE = 60.0


class Host:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        made = config(settings, "127.0.0.1", 0)
        self.app: Any = made.app
        self.server = uvicorn.Server(made)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        wait_until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started, "the server did not start"
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"

    @property
    def desk(self) -> Desk:
        desk = self.app.state.desk
        assert isinstance(desk, Desk)
        return desk

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's own event loop."""
        assert self.desk.ledger.task is not None
        return asyncio.run_coroutine_threadsafe(work, self.desk.ledger.task.get_loop()).result(PATIENCE)

    def client(self, name: str = "") -> Client:
        client = Client(self.address)
        if name:
            client.guest(name)
        return client

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)


class Process:
    """A server as ``underhall serve`` runs it; with ``limits`` as everybody has it."""

    def __init__(self, database: str, folder: Path, port: int = 0, limits: bool = False) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = (folder / f"server-{self.port}.log").open("ab")
        command = [sys.executable, "-m", "underhall.cli", "serve", "--port", str(self.port), "--database", database]
        environment = {**os.environ, "UNDERHALL_LIMITS": "" if limits else "off"}
        self.process = subprocess.Popen(command, stdout=self.log, stderr=self.log, env=environment)
        self.log.close()

    def ready(self) -> None:
        def answers() -> bool:
            assert self.process.poll() is None, "the server ended"
            try:
                return httpx.get(f"{self.address}/health", timeout=5).status_code == 200
            except httpx.HTTPError:
                return False

        wait_until(answers)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(PATIENCE)


def wait_until(done: Any, seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.01)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
