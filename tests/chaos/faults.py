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


def plan(seed: int, database: str) -> Iterator[Fault]:
    """Faults without end. They hang on the seed alone, and not on what came of those before."""
    chance = random.Random(seed)
    kinds = PLANS[database]
    number = 0
    while True:
        number += 1
        kind = chance.choices(list(kinds), list(kinds.values()))[0]
        yield Fault(
            number, kind, chance.random(), chance.uniform(0.2, 2.5), chance.random(), chance.expovariate(1 / 0.15)
        )


def some_of_each(seed: int, database: str, wanted: dict[str, int]) -> list[Fault]:
    """So many of each kind, in the order in which the plan has them: for short runs that try everything."""
    left = dict(wanted)
    assert set(left) <= set(PLANS[database])
    chosen = []
    for fault in plan(seed, database):
        if left.get(fault.kind, 0):
            left[fault.kind] -= 1
            chosen.append(fault)
        if not any(left.values()):
            break
    return chosen
