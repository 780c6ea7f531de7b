"""What one server process has to do right now, for its operator: counts and sizes, nothing of any game."""

from __future__ import annotations

import asyncio
import os
import shutil
import time
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Any

import underhall
from underhall.server.metrics import Metrics
from underhall.server.person import account_of
from underhall.server.sqlite_file import file_of
from underhall.server.store.operating import OperatingStore

if TYPE_CHECKING:
    from underhall.server.dependencies import Services

SAMPLE_SECONDS = 5.0
SAMPLES = 12  # a minute


class LoadMeter:
    """Looks every few seconds how many moves there have been."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.begun = time.monotonic()
        self.samples: deque[tuple[float, float]] = deque(maxlen=SAMPLES + 1)
        self.sample()

    async def sample_forever(self) -> None:
        while True:
            await asyncio.sleep(SAMPLE_SECONDS)
            self.sample()

    def sample(self) -> None:
        self.samples.append((time.monotonic(), self.metrics.all_moves()))

    def moves_per_second(self) -> float:
        """Of people and bots, over the last minute."""
        at, before = self.samples[0]
        return (self.metrics.all_moves() - before) / max(1.0, time.monotonic() - at)


async def load_of(services: Services) -> dict[str, Any]:
    """The shape is ``operating_models.LoadShown``."""
    bots, tables = services.bots, services.tables
    here = {account_of(one.person) for live in tables.live.values() for one in live.watchers if one.person}
    waiting, thinking = await questions(services)
    return {
        "version": underhall.__version__,
        "compiled": underhall.COMPILED,
        "database": services.engine.dialect.name,
        "uptime": round(time.monotonic() - services.load.begun),
        "moves_per_second": round(services.load.moves_per_second(), 2),
        "live_tables": len(tables.live),
        "connections": sum(len(live.watchers) for live in tables.live.values()),
        "people": len(here),
        "bots_waiting": waiting,
        "bots_thinking": thinking,
        "bot_workers": len(bots.workers),
        "workers_replaced": bots.replaced,
        "memory": resident(os.getpid()),
        "bots_memory": sum(resident(process) for process in bots.processes()),
        "database_size": await OperatingStore(services.engine).size(),
        "disk_free": disk_free(services.settings.database),
        "writing": not services.writer.failing,
        "listening": services.health.listening,
    }


async def questions(services: Services) -> tuple[int, int]:
    """How many questions wait for a bot, and how many are at a worker of this process.

    Where bots play in processes of their own, all their turns wait as far as this one knows.
    """
    queue = services.bots.queue
    waiting = len(queue.waiting())
    thinking = queue.open() - waiting
    if services.settings.bots_elsewhere:
        waiting += sum(what == "bot" for _, what in (await services.tables.store.waiting()).values())
    return waiting, thinking


def disk_free(database: str) -> int | None:
    """Bytes that are free where an SQLite file lies; nothing for a database elsewhere."""
    path = file_of(database)
    return None if path is None else shutil.disk_usage(path.parent).free


def resident(process: int) -> int:
    """Bytes of memory a process has; 0 where the system does not say it this way."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
