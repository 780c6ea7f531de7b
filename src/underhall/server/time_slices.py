"""Long work on the event loop, in slices: between two of them everybody else has a turn, and as much time.

Whoever has more than one slice's worth to do takes turns with all others like that, so that long works together take
half of the time at most, however many there are.

>>> async def work(turn: asyncio.Lock) -> None:
...     async with TimeSlices(turn) as slices:
...         for piece in pieces:
...             do(piece)
...             await slices.breathe()
"""

from __future__ import annotations

import asyncio
import time
from types import TracebackType

SLICE_SECONDS = 0.003


class TimeSlices:
    def __init__(self, turn: asyncio.Lock) -> None:
        self.turn = turn
        self.mine = False
        self.begun = 0.0

    async def __aenter__(self) -> TimeSlices:
        self.begun = time.perf_counter()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self._end_turn()

    def _end_turn(self) -> None:
        if self.mine:
            self.mine = False
            self.turn.release()

    async def breathe(self) -> None:
        """Call it often: it returns at once until the slice is used up."""
        took = time.perf_counter() - self.begun
        if took < SLICE_SECONDS:
            return
        # The turn is kept over the pause: nobody else's long work may fill it.
        await asyncio.sleep(took if self.mine else 0)
        self._end_turn()
        await self.turn.acquire()
        self.mine = True
        self.begun = time.perf_counter()
