"""How many moves a server process has seen of late, for its operator."""

from __future__ import annotations

import asyncio
import time
from collections import deque

from underhall.server.metrics import Metrics

SAMPLE_SECONDS = 5.0
SAMPLES = 12  # a minute


class MoveRate:
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

    def per_second(self) -> float:
        """Of people and bots, over the last minute."""
        at, before = self.samples[0]
        return (self.metrics.all_moves() - before) / max(1.0, time.monotonic() - at)
