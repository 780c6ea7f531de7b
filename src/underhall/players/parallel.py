"""A player that searches in several processes at the same time (``search:4x1s``): this one and helpers.

With iterations as budget every part counts, so the answer depends on the seed alone. With seconds, a part that is not
there in time is left out: a helper's process takes longer to start than a quick player thinks.

Not compiled: it waits for others most of the time.
"""

from __future__ import annotations

import threading
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotYet
from typing import final

from underhall.core import game as registry
from underhall.core.state import State
from underhall.players.parts import MOST_PROCESSES, Part, Settings, choose_by_parts, part_of, settings_of
from underhall.players.player import Player, must_be_imagined
from underhall.players.questions import Question, question_of
from underhall.players.search import Search
from underhall.players.worker import ThinkingFailed, Worker, WorkerLost, explore

# So much longer than its own search whoever thinks for seconds waits for the others, whose clocks began a little later.
GRACE_SECONDS = 0.05
PATIENCE_SECONDS = 3600.0  # a budget of iterations may be large


class Helpers:
    """The processes that help, shared by all players of this process and kept from move to move."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.idle: list[Worker] = []
        self.threads = ThreadPoolExecutor(2 * MOST_PROCESSES, "helpers")  # each waits for a helper

    def ask(self, question: Question, settings: Settings, seed: int) -> Future[Part]:
        return self.threads.submit(self._ask, question, settings, seed)

    def _ask(self, question: Question, settings: Settings, seed: int) -> Part:
        with self.lock:
            worker = self.idle.pop() if self.idle else Worker(PATIENCE_SECONDS)
        try:
            try:
                part: Part = worker.ask(explore, question, settings, seed)
            except WorkerLost:  # asked again it starts another process
                part = worker.ask(explore, question, settings, seed)
            return part
        finally:
            with self.lock:
                self.idle.append(worker)


HELPERS = Helpers()


@final
class ParallelSearch(Player):
    """So many searches with the same settings, each in its own worlds; the tries of all are added up."""

    def __init__(self, search: Search, processes: int) -> None:
        self.search = search
        self.processes = processes

    def choose(self, imagined: State) -> int:
        must_be_imagined(imagined)
        chance = imagined.chance.copy()
        tie_seed = chance.next()
        seeds = [chance.next() for _ in range(self.processes)]
        asked: list[Future[Part]] = []
        if registry.find(imagined.game.key) is imagined.game:  # a helper has no cards but those of the game
            question = question_of(imagined)
            asked = [HELPERS.ask(question, settings_of(self.search), seed) for seed in seeds[1:]]
        parts = [part_of(self.search, imagined.imagine(imagined.seat, seeds[0]))]
        for future in asked:
            try:
                parts.append(future.result(None if self.search.iterations > 0 else GRACE_SECONDS))
            except NotYet:
                future.cancel()
            except (WorkerLost, ThinkingFailed):
                if self.search.iterations > 0:
                    raise
        move = choose_by_parts(parts, tie_seed)
        return move if move >= 0 else imagined.moves()[0]
