"""How much faster the lab is with two processes than with one: ``python bench/lab_parallel.py``.

The same games of a match, alternately with one process and with two, several times. Two ratios are printed:

  wall   what a clock says; on a machine that is busy with other things it says more about those
  cpu    CPU time of the one process, divided by that of the busier of the two (and of the main process while it waits
         for neither): what a clock would say if both cores were free

The target of 1.8 is for the clock on a free machine with two cores. Beside each round stands the same for a fixed loop,
which is all that this machine gives at that moment.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from functools import partial

import underhall
from underhall.core.game import find
from underhall.lab.match import Match, play_games, set_up
from underhall.lab.workers import Job, Processes

TARGET = 1.8
LOOP_UNITS = 60
Spent = tuple[int, float]  # process, CPU seconds


def games(match: Match, numbers: list[int]) -> Spent:
    started = time.process_time()
    play_games(match, numbers)
    return os.getpid(), time.process_time() - started


def loop(numbers: list[int]) -> Spent:
    """The fixed loop: one unit of work for each number."""
    started = time.process_time()
    total = 0
    for number in numbers:
        for step in range(200_000):
            total += (number ^ step) & 7
    return os.getpid(), time.process_time() - started


def measure(job: Job[Spent], count: int, workers: Processes) -> tuple[float, float]:
    """Wall seconds, and the CPU seconds of the busiest process with those of this one."""
    spent: dict[int, float] = {}
    wall, own = time.perf_counter(), time.process_time()
    for process, seconds in workers.play(job, list(range(count))):
        spent[process] = spent.get(process, 0.0) + seconds
    return time.perf_counter() - wall, max(spent.values()) + time.process_time() - own


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200 if underhall.COMPILED else 20)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("players", nargs="*", default=["search:20it", "greedy"])
    given = parser.parse_args()
    match = set_up(find("dwarf"), {}, tuple(given.players), 1)
    job = partial(games, match)
    build = "compiled" if underhall.COMPILED else "interpreted"
    print(f"{given.games} games of {' - '.join(given.players)}, {build}, {os.cpu_count()} cores", flush=True)
    wall: list[float] = []
    cpu: list[float] = []
    with Processes(1) as one, Processes(2) as two:
        for workers in (one, two):  # processes start up and load the game: not part of what is measured
            measure(job, 8 * workers.count, workers)
        for _ in range(given.rounds):
            alone, both = measure(job, given.games, one), measure(job, given.games, two)
            wall.append(alone[0] / both[0])
            cpu.append(alone[1] / both[1])
            machine = measure(loop, LOOP_UNITS, one)[0] / measure(loop, LOOP_UNITS, two)[0]
            load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
            print(
                f"  one {alone[0]:6.2f} s, two {both[0]:6.2f} s: wall x {wall[-1]:.2f}, cpu x {cpu[-1]:.2f}"
                f"   (fixed loop: wall x {machine:.2f}; load {load:.1f})",
                flush=True,
            )
    ratio = statistics.median(wall)
    verdict = "reached" if ratio >= TARGET else "not reached"
    print(f"wall x {ratio:.2f} ({TARGET} is {verdict}), cpu x {statistics.median(cpu):.2f}")


if __name__ == "__main__":
    main()
