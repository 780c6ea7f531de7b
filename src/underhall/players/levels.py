"""Players by name: ``random``, ``greedy``, ``search:300ms``, ``search:500it``, and levels a person understands.

A level is a declared budget and a declared manner of searching.
"""

from __future__ import annotations

from typing import Final

from underhall.core.errors import BadOption
from underhall.players.greedy import Greedy
from underhall.players.player import Player
from underhall.players.random import RandomPlayer
from underhall.players.search import Search

# Weakest first. A budget is written as after ``search:``.
LEVELS: Final = {"novice": "100it", "adept": "400it", "master": "1s", "grandmaster": "2s"}
KINDS: Final = ("random", "greedy", *LEVELS)

# How to search: random moves before judging, exploration, and for how many tries the judgement's first word about a
# move counts (see Search).
Manner = tuple[int, float, float]
# What was found to be good for each game (docs/strength.md): how the grandmaster and ``search:`` do it.
BEST: Final[dict[str, Manner]] = {
    "dwarf": (4, 0.15, 10.0),
    "dwar7s_fall": (4, 0.15, 20.0),
    "dwar7s_duel": (4, 0.15, 20.0),
    "dig_deeper_dwarf": (0, 0.15, 2.0),
}
# The levels below search every game in the same manner; a novice does not ask the judgement beforehand at all.
USUAL: Final[Manner] = (4, 0.15, 2.0)
MANNERS: Final[dict[str, Manner]] = {"novice": (4, 0.15, 0.0), "adept": USUAL, "master": USUAL}


def is_player(name: str) -> bool:
    """Whether ``make`` knows the name."""
    return name in KINDS or (name.startswith("search:") and budget_of(name) is not None)


def budget_of(name: str) -> tuple[float, int] | None:
    """Seconds and iterations of a level or a ``search:`` name; None if it is neither."""
    budget = LEVELS.get(name, name[len("search:") :] if name.startswith("search:") else "")
    for unit, seconds in (("it", 0.0), ("ms", 0.001), ("s", 1.0)):
        number = budget.removesuffix(unit)
        if number != budget and number.isdecimal() and int(number) > 0:
            return (0.0, int(number)) if unit == "it" else (int(number) * seconds, 0)
    return None


def searcher(game: str, seconds: float, iterations: int = 0, level: str = "") -> Search:
    """A search set up for a game, in the manner of a level or the best there is."""
    depth, exploration, trust = MANNERS.get(level, BEST.get(game, USUAL))
    return Search(seconds, iterations, depth, exploration, trust)


def make(name: str, game: str) -> Player:
    """The player of that name for that game; BadOption says what names there are."""
    if name == "random":
        return RandomPlayer()
    if name == "greedy":
        return Greedy()
    budget = budget_of(name)
    if budget is not None:
        return searcher(game, budget[0], budget[1], name)
    raise BadOption(
        f"there is no player '{name}'; there are {', '.join(KINDS)}, and search:300ms, search:2s or search:500it"
    )
