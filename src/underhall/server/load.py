"""What one server process has to do right now, for its operator: counts and sizes, nothing of any game."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from time import monotonic
from typing import Any

import underhall
from underhall.server.dependencies import Services
from underhall.server.person import account_of
from underhall.server.sqlite_file import file_of
from underhall.server.store.operating import OperatingStore


async def load_of(services: Services) -> dict[str, Any]:
    """The shape is ``operating_models.LoadShown``."""
    bots, tables = services.bots, services.tables
    here = {account_of(one.person) for live in tables.live.values() for one in live.watchers if one.person}
    waiting, thinking = await questions(services)
    return {
        "version": underhall.__version__,
        "compiled": underhall.COMPILED,
        "database": services.engine.dialect.name,
        "uptime": round(monotonic() - services.move_rate.begun),
        "moves_per_second": round(services.move_rate.per_second(), 2),
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
