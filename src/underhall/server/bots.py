"""Bots think in worker processes: the position travels there, a move comes back, and the event loop never waits.

A crashed worker takes its pool with it; the pool is replaced and every question that was open is asked again.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from underhall.core import game as registry
from underhall.core.state import State
from underhall.players import levels
from underhall.players.hints import hints
from underhall.players.player import ask

TRIES = 5
# The slowest level thinks for five seconds; whoever takes this long has hung.
PATIENCE_SECONDS = 60.0

Question = tuple[str, dict[str, Any]]


def question_of(state: State) -> Question:
    """A game as it travels to a worker: plain data, as much however long the game has lasted."""
    return state.game.key, state.position()


class Bots:
    """The worker processes, started when first needed."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None
        self.replaced = 0

    async def choose(self, question: Question, level: str) -> int:
        """The move a bot of that level makes."""
        return int(await self._ask(_choose, question, level, secrets.randbits(60)))

    async def hints(self, question: Question, language: str, names: list[str]) -> list[dict[str, object]]:
        """The best moves for the seat that is asked, with what each is worth."""
        found: list[dict[str, object]] = await self._ask(_hints, question, language, names, secrets.randbits(60))
        return found

    async def _ask(self, work: Any, *arguments: Any) -> Any:
        for _ in range(TRIES):
            pool = self.pool
            if pool is None:
                context = multiprocessing.get_context("spawn")
                pool = self.pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_calm)
            try:
                future = asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
                return await asyncio.wait_for(future, PATIENCE_SECONDS)
            except (TimeoutError, BrokenProcessPool):
                self._replace(pool)
        raise RuntimeError(f"bots crashed {TRIES} times over one question")

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self.pool is broken:
            self.pool = None
            self.replaced += 1
            self._end(broken)

    def _end(self, pool: ProcessPoolExecutor) -> None:
        workers = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            with contextlib.suppress(Exception):
                worker.kill()

    def processes(self) -> list[int]:
        """The process ids of the workers."""
        pool = self.pool
        return [] if pool is None else list(getattr(pool, "_processes", None) or {})

    def stop(self) -> None:
        pool, self.pool = self.pool, None
        if pool is not None:
            self._end(pool)


# What runs in a worker.


def _calm() -> None:
    """Ctrl-C at the terminal is for the server, which ends its workers itself; if it was killed, they go too."""
    import signal
    import threading

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_server, daemon=True).start()


def _leave_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _state(question: Question) -> State:
    key, position = question
    return registry.find(key).load(position)


def _choose(question: Question, level: str, seed: int) -> int:
    return ask(levels.make(level, question[0]), _state(question), seed)


def _hints(question: Question, language: str, names: list[str], seed: int) -> list[dict[str, object]]:
    state = _state(question)
    return [hint.plain() for hint in hints(state, state.game.voice(language, names), seed)]
