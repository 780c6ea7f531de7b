"""Work that runs beside the requests, and ends when the server stops."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class Background:
    """The tasks of a server process for which nobody waits."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        if self.stopping:
            work.close()
            return
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def stop(self) -> None:
        """End all tasks; nothing new begins."""
        self.stopping = True
        while self.tasks:
            for task in list(self.tasks):
                task.cancel()
            await asyncio.wait(self.tasks)
