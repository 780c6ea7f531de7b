"""What goes wrong, and when: the same plan for the same seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

# How often each kind comes, by database. Most are followed by a start, which is when what was not kept shows.
COMMON = {
    "kill server": 50,
    "kill server twice": 4,  # the second time while it starts
    "kill worker": 7,
    "stop and start": 3,  # as an operator does it, with SIGTERM
    "cut people": 6,
    "delay people": 4,
    "freeze server": 4,  # SIGSTOP: its clock stands still for it, and then is ahead
    "set clock": 4,  # forward or back, and after a while right again
}
SQLITE = {**COMMON, "full disk": 5, "second server": 2}
POSTGRESQL = {
    **COMMON,
    "kill all servers": 5,
    "kill bots": 8,
    "kill postgres": 12,
    "kill backend": 8,  # one of its processes: all others begin anew
    "kill postmaster": 4,  # and not what it started
    "cut database": 6,
    "cut answers": 6,  # what was asked for is done, and nobody hears of it
    "delay database": 4,
    "freeze postgres": 3,
    "full disk": 2,
}
PLANS = {"sqlite": SQLITE, "postgresql": POSTGRESQL}
# The plan of a seed is another one with each kind more. Version 1 is the one above, of runs until 19 November 2026
# (seeds 2601 to 2606, "The plan of a seed" in docs/reliability.md); ``--plan 1`` still makes it.
ADDED = {2: {"stop clock": 4}}  # the time of day stands still while the process runs, and then is right again
NEWEST = max(ADDED)
# Where the database has a small disk of its own (``--small-disk``): full to the last byte, for whoever writes there.
SMALL_DISK = {"no space": 6}


def kinds_of(database: str, version: int = NEWEST, small_disk: bool = False) -> dict[str, int]:
    """How often each kind of fault comes."""
    kinds = dict(PLANS[database])
    for number in sorted(ADDED):
        if number <= version:
            kinds |= ADDED[number]
    return kinds | (SMALL_DISK if small_disk else {})


@dataclass(frozen=True)
class Fault:
    number: int
    kind: str
    which: float  # 0 to 1: who is hit, among those there are
    seconds: float  # how long it lasts
    strength: float  # 0 to 1
    pause: float  # before it

    def __str__(self) -> str:
        return f"{self.number} {self.kind}"


def plan(seed: int, database: str, version: int = NEWEST, small_disk: bool = False) -> Iterator[Fault]:
    """Faults without end. They hang on the seed (and what kinds there are) alone, not on what came of those before."""
    chance = random.Random(seed)
    kinds = kinds_of(database, version, small_disk)
    number = 0
    while True:
        number += 1
        kind = chance.choices(list(kinds), list(kinds.values()))[0]
        yield Fault(
            number, kind, chance.random(), chance.uniform(0.2, 2.5), chance.random(), chance.expovariate(1 / 0.15)
        )


def some_of_each(seed: int, database: str, wanted: dict[str, int], small_disk: bool = False) -> list[Fault]:
    """So many of each kind, in the order in which the plan has them: for short runs."""
    left = dict(wanted)
    assert set(left) <= set(kinds_of(database, NEWEST, small_disk))
    chosen = []
    for fault in plan(seed, database, NEWEST, small_disk):
        if left.get(fault.kind, 0):
            left[fault.kind] -= 1
            chosen.append(fault)
        if not any(left.values()):
            break
    return chosen
