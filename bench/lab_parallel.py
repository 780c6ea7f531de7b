"""How much faster the lab is with two processes than with one: ``python bench/lab_parallel.py``.

The same games of a match, alternately with one process and with two, several times; quoted is the median of the ratios.
Wall time counts, so other work on the machine shows: beside each ratio stands that of a fixed loop run in the same way,
which is what the machine itself gives at that moment.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time
from pathlib import Path

import underhall
from underhall.core.game import find
from underhall.lab.figures import Standing
from underhall.lab.ledger import Ledger
from underhall.lab.match import Match, set_up
from underhall.lab.runner import run
from underhall.lab.workers import Processes

TARGET = 1.8


def spin(numbers: list[int]) -> int:
    """The fixed loop: one unit of work for each number."""
    total = 0
    for number in numbers:
        for step in range(200_000):
            total += (number ^ step) & 7
    return total


def games_seconds(match: Match, games: int, workers: Processes) -> float:
    with tempfile.TemporaryDirectory() as folder:
        with Ledger(Path(folder) / "match", match) as ledger:
            started = time.perf_counter()
            run(ledger, Standing(match), games, workers)
            return time.perf_counter() - started


def loop_seconds(units: int, workers: Processes) -> float:
    started = time.perf_counter()
    for _ in workers.play(spin, list(range(units))):
        pass
    return time.perf_counter() - started


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200 if underhall.COMPILED else 20)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("players", nargs="*", default=["search:20it", "greedy"])
    given = parser.parse_args()
    match = set_up(find("dwarf"), {}, tuple(given.players), 1)
    build = "compiled" if underhall.COMPILED else "interpreted"
    print(f"{given.games} games of {' - '.join(given.players)}, {build}, {os.cpu_count()} cores", flush=True)
    ratios: list[float] = []
    machine: list[float] = []
    with Processes(1) as one, Processes(2) as two:
        for workers in (one, two):  # processes start up and load the game: not part of what is measured
            games_seconds(match, 4 * workers.count, workers)
        for _ in range(given.rounds):
            alone, both = games_seconds(match, given.games, one), games_seconds(match, given.games, two)
            units = 60
            ratios.append(alone / both)
            machine.append(loop_seconds(units, one) / loop_seconds(units, two))
            load = os.getloadavg()[0]
            print(
                f"  one process {alone:6.2f} s   two {both:6.2f} s   x {ratios[-1]:.2f}"
                f"   (fixed loop x {machine[-1]:.2f}, load {load:.1f})",
                flush=True,
            )
    ratio = statistics.median(ratios)
    verdict = "reached" if ratio >= TARGET else "missed"
    print(
        f"two processes are {ratio:.2f} times one (fixed loop {statistics.median(machine):.2f}); {TARGET} is {verdict}"
    )


if __name__ == "__main__":
    main()
