"""Reports on finished games in the making: thought about by the workers, one task after the other, while anybody waits.

A report is the same for everybody, so it is made once and kept with its table. Whoever asks how far it is waits for it;
when nobody has asked for a while it rests, and goes on where it was when somebody asks for it again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from underhall.core.text import Voice
from underhall.players import remote
from underhall.players.game_report import EXPLAIN, GameReport
from underhall.players.questions import question_of
from underhall.players.report_words import ReportInWords
from underhall.players.worker import ThinkingFailed, WorkerLost
from underhall.server.time_slices import TimeSlices

# A page asks every second or so.
WANTED_SECONDS = 20.0


@dataclass(eq=False)
class ReportInTheMaking:
    """One seat's report. ``turn`` is that of all who have long work to do on the event loop."""

    report: GameReport
    turn: asyncio.Lock
    wanted: float = field(default_factory=time.monotonic)
    running: bool = False
    said: dict[str, ReportInWords] = field(default_factory=dict)  # by language
    saying: asyncio.Lock = field(default_factory=asyncio.Lock)

    def want(self) -> None:
        self.wanted = time.monotonic()

    async def make(self, study: Callable[..., Awaitable[Any]]) -> None:
        """Go on with it until it is whole or nobody wants it any more.

        ``study`` has something done by a worker, and is told how many iterations that will take.
        """
        self.running = True
        try:
            if not self.report.prepared:
                async with TimeSlices(self.turn) as slices:
                    for _ in self.report.prepare():
                        await slices.breathe()
            while time.monotonic() - self.wanted < WANTED_SECONDS:
                wanted = self.report.next_task()
                if wanted is None:
                    return
                number, task = wanted
                question = question_of(self.report.at(number))
                iterations = task[2] + 2 * task[3] if task[0] != EXPLAIN else 10
                self.report.take(*await study(iterations, remote.study, question, task))
        except (ThinkingFailed, WorkerLost):
            return  # whoever asks again begins with the task that went wrong
        finally:
            self.running = False

    async def in_words(self, voice: Voice[Any]) -> ReportInWords:
        """A whole report in one language."""
        async with self.saying:
            found = self.said.get(voice.language)
            if found is None:
                found = ReportInWords(self.report, voice)
                async with TimeSlices(self.turn) as slices:
                    for _ in found.write():
                        await slices.breathe()
                self.said[voice.language] = found
        return found
