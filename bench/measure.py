"""How the benchmarks measure: one core, short runs, medians, and a fixed loop beside every run.

Rates are per second of this process's CPU time, so another process on the same core does not count against them.
``unit`` is the speed of a fixed pure-Python loop at the same moment; rate / unit carries over to other machines.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

# Does some work until the clock of ``time.process_time`` has passed a moment, and says how much.
Work = Callable[[float], int]


def pin() -> str:
    """Hold this process and its children on one core, where the system can do that; says in words whether it did."""
    if not hasattr(os, "sched_setaffinity"):
        return "not held on one core (this system cannot)"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"on core {core}"


def unit(seconds: float = 0.05) -> float:
    """Runs per CPU second of a fixed loop over a dict, small enough to stay in the cache."""
    runs = 0
    start = time.process_time()
    now = start
    while now < start + seconds:
        held: dict[int, int] = {}
        total = 0
        for i in range(200):
            held[i & 31] = i
            total += held.get(i & 15, 0)
        runs += 1
        now = time.process_time()
    return runs / (now - start)


def rate(work: Work, seconds: float) -> float:
    """Work per CPU second in one run."""
    start = time.process_time()
    done = work(start + seconds)
    return done / (time.process_time() - start)


class Series:
    """The runs of one measure, and what to quote of them."""

    def __init__(self) -> None:
        self.values: list[float] = []

    def add(self, value: float) -> None:
        self.values.append(value)

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    def over(self, other: Series) -> float:
        """The median of the ratios of runs taken side by side."""
        return statistics.median(mine / its for mine, its in zip(self.values, other.values, strict=True))


def start_up(statement: str, repeats: int) -> float:
    """Seconds that a statement adds to a fresh interpreter: median wall time with it, less that without."""
    times: dict[str, list[float]] = {statement: [], "pass": []}
    for number in range(repeats + 1):
        for code, taken in times.items():
            start = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True)
            if number > 0:  # the first round fills the file cache
                taken.append(time.perf_counter() - start)
    return statistics.median(times[statement]) - statistics.median(times["pass"])
