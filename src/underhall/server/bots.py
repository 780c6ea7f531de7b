"""Bots think in worker processes, and the event loop never waits for them.

Whoever wants a move or hints asks here. The question waits in a fair queue until a worker is free, and the position is
looked up only then: if the game has gone on meanwhile, nobody thinks about it. A worker that dies or hangs is replaced
alone and its question asked again, so that no question is lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from underhall.core import game as games
from underhall.core.errors import Message
from underhall.players import hints, levels, remote
from underhall.players.parts import choose_by_parts, settings_of
from underhall.players.questions import Question
from underhall.players.worker import Work, Worker, WorkerLost, explore
from underhall.server.fair_queue import FairQueue
from underhall.server.problems import Problem

TRIES = 5
# Whoever asks for hints looks at the screen meanwhile.
HINTS_SECONDS = 30.0
AGAIN_SECONDS = 5
AGAIN = Message("problem_hint-try_again", seconds=AGAIN_SECONDS)
# At how many tables bots may be about to move when somebody begins a further game with bots.
TABLES_OF_A_PERSON = 10
TABLES_OF_A_NETWORK = 60
REMEMBERED = 20_000
# About how long a question takes where that is not given in seconds.
QUICK_SECONDS = 0.02
ITERATION_SECONDS = 0.002


@dataclass(eq=False)
class Asked:
    """A question that waits for its answer. ``arguments`` gives None when nobody wants the answer any more."""

    person: str
    network: str
    urgent: bool
    cost: float
    work: Work
    arguments: Callable[[], tuple[Any, ...] | None]
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    tries: int = 0


class Bots:
    """The worker processes, started when first needed, and who waits for them."""

    def __init__(self, count: int, limits: bool = True, processes: int = 1) -> None:
        self.workers = [Worker() for _ in range(count)]
        self.free = list(self.workers)
        self.threads = ThreadPoolExecutor(count, "bots")  # each waits for a worker
        # Where there are several workers nobody can keep all of them busy.
        self.queue: FairQueue[Asked] = FairQueue(max(1, count // 2), max(1, count - 1))
        self.limits = limits
        self.most_together = processes
        self.places: OrderedDict[str, str] = OrderedDict()
        self.beginning: Counter[str] = Counter()
        self.tasks: set[asyncio.Task[None]] = set()
        self.replaced = 0
        self.stopped = False

    # Who asks.

    def note_place(self, person: str, network: str) -> None:
        """From where a person was heard of last."""
        self.places[person] = network
        self.places.move_to_end(person)
        if len(self.places) > REMEMBERED:
            self.places.popitem(last=False)

    def place(self, person: str) -> str:
        """Whoever was not heard of since the start has a place alone."""
        return self.places.get(person, person)

    @contextlib.contextmanager
    def room_for(self, person: str) -> Iterator[None]:
        """Around the beginning of a game with bots: refused while bots are about to move at very many tables."""
        place = self.place(person)
        mine = self.queue.open_for(person) + self.beginning[person]
        ours = self.queue.open_from(place) + self.beginning[f"from {place}"]
        if self.limits and (mine >= TABLES_OF_A_PERSON or ours >= TABLES_OF_A_NETWORK):
            raise Problem(429, "many-tables", detail=AGAIN, retry_after=AGAIN_SECONDS)
        keys = (person, f"from {place}")
        self.beginning.update(keys)
        try:
            yield
        finally:
            self.beginning.subtract(keys)
            self.beginning = +self.beginning

    # Asking.

    async def choose(
        self, person: str, question: Callable[[], Question | None], level: str, urgent: bool = True
    ) -> int | None:
        """The move a bot of that level makes at a table of that person, or None if there is no question any more."""
        count = self._at_the_same_time(person, level)
        if count > 1:
            return await self._choose_together(person, question, level, urgent, count)
        move: int | None = await self._ask(self._asked(person, question, level, urgent, remote.choose))
        return move

    def _asked(self, person: str, question: Callable[[], Question | None], how: Any, urgent: bool, work: Work) -> Asked:
        seed = secrets.randbits(60)

        def arguments() -> tuple[Any, ...] | None:
            asked = question()
            return None if asked is None else (asked, how, seed)

        cost = cost_of(how) if isinstance(how, str) else how[0]
        return Asked(person, self.place(person), urgent, cost, work, arguments)

    def _at_the_same_time(self, person: str, level: str) -> int:
        """How many workers may think about one question: those that have nothing to do, and no more than are this
        person's. A part that had to wait for a worker would make the answer come later than its budget says."""
        budget = levels.budget_of(level)
        if budget is None or budget[0] == 0.0 or self.queue.waiting():
            return 1
        place = self.place(person)
        free = min(
            len(self.free),
            self.queue.per_person - self.queue.open_for(person),
            self.queue.per_network - self.queue.open_from(place),
        )
        return max(1, min(self.most_together, free))

    async def _choose_together(
        self, person: str, question: Callable[[], Question | None], level: str, urgent: bool, count: int
    ) -> int | None:
        """Several searches of one position, whose tries are added up."""
        now = question()
        if now is None:
            return None
        search = levels.searcher(games.find(now[0]), *(levels.budget_of(level) or (QUICK_SECONDS, 0)), level)
        asked = [self._asked(person, question, settings_of(search), urgent, explore) for _ in range(count)]
        found = await asyncio.gather(*(self._ask(one) for one in asked))
        parts = [part for part in found if part is not None]
        move = choose_by_parts(parts, secrets.randbits(60)) if parts else -1
        return move if move >= 0 else None

    async def hints(self, person: str, question: Question, language: str, names: list[str]) -> list[dict[str, object]]:
        """The best moves for the seat that is asked, with what each is worth."""
        arguments = (question, language, names, secrets.randbits(60))
        asked = Asked(person, self.place(person), True, hints.SECONDS, remote.advise, lambda: arguments)
        try:
            async with asyncio.timeout(HINTS_SECONDS):
                found: list[dict[str, object]] = await self._ask(asked)
        except (TimeoutError, WorkerLost):
            raise Problem(503, "bots-busy", detail=AGAIN, retry_after=AGAIN_SECONDS) from None
        return found

    async def work(self, person: str, cost: float, work: Work, *arguments: Any) -> Any:
        """Something else that is worked out for a person who looks at the screen. What hangs is not tried again."""
        asked = Asked(person, self.place(person), True, cost, work, lambda: arguments, tries=TRIES)
        try:
            async with asyncio.timeout(HINTS_SECONDS):
                return await self._ask(asked)
        except (TimeoutError, WorkerLost):
            raise Problem(503, "bots-busy", detail=AGAIN, retry_after=AGAIN_SECONDS) from None

    async def study(self, person: str, iterations: int, work: Work, *arguments: Any) -> Any:
        """A part of something longer, which waits until nobody is kept waiting by it."""
        cost = iterations * ITERATION_SECONDS
        return await self._ask(Asked(person, self.place(person), False, cost, work, lambda: arguments))

    async def _ask(self, asked: Asked) -> Any:
        if self.stopped:
            raise WorkerLost
        self.queue.put(asked)
        self._hand_out()
        try:
            return await asked.answer
        finally:
            self.queue.remove(asked)

    # Thinking.

    def _hand_out(self) -> None:
        """Give every free worker a question."""
        while not self.stopped and self.free and (asked := self.queue.take()) is not None:
            worker = self.free.pop()
            task = asyncio.get_running_loop().create_task(self._let_think(worker, asked))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _let_think(self, worker: Worker, asked: Asked) -> None:
        begun = time.monotonic()
        lost = False
        try:
            arguments = None if asked.answer.done() else asked.arguments()
            if arguments is None:
                _resolve(asked, None)
            else:
                loop = asyncio.get_running_loop()
                _resolve(asked, await loop.run_in_executor(self.threads, worker.ask, asked.work, *arguments))
        except WorkerLost as error:
            self.replaced += 1
            asked.tries += 1
            lost = asked.tries < TRIES and not self.stopped and not asked.answer.done()
            if not lost:
                _fail(asked, error)
        except Exception as error:
            _fail(asked, error)
        finally:
            self.queue.done(asked, time.monotonic() - begun)
            if lost:
                self.queue.put(asked, again=True)
            self.free.append(worker)
            self._hand_out()

    def processes(self) -> list[int]:
        """The process ids of the workers."""
        return [pid for worker in self.workers if (pid := worker.pid) is not None]

    def stop(self) -> None:
        """Whoever still waits is told that there is no answer; the workers are ended in the midst of thinking."""
        self.stopped = True
        for asked in self.queue.waiting():
            _fail(asked, WorkerLost())
        for worker in self.workers:
            worker.stop()
        self.threads.shutdown(wait=False)


def cost_of(level: str) -> float:
    """About how many seconds a bot of that level thinks."""
    seconds, iterations = levels.budget_of(level) or (QUICK_SECONDS, 0)
    return seconds or iterations * ITERATION_SECONDS


def _resolve(asked: Asked, answer: Any) -> None:
    if not asked.answer.done():
        asked.answer.set_result(answer)


def _fail(asked: Asked, error: Exception) -> None:
    if not asked.answer.done():
        asked.answer.set_exception(error)
