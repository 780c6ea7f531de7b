"""Players by name: ``random``, ``greedy``, ``search:300ms``, ``search:500it``, and levels a person understands.

A level is a declared budget and a declared manner of searching.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from underhall.core.errors import BadOption
from underhall.core.numbers import whole_number
from underhall.players.greedy import Greedy
from underhall.players.player import Player
from underhall.players.random import RandomPlayer
from underhall.players.search import Search

# Weakest first. A budget is written as after ``search:``.
LARGEST_BUDGET: Final = 1_000_000_000  # whoever asks for more has mistyped, and the engine's integers end somewhere
LEVELS: Final = {"novice": "50it", "adept": "200it", "master": "1s", "grandmaster": "5s"}
KINDS: Final = ("random", "greedy", *LEVELS)

EXPLORATION: Final = 0.15


class Manner(NamedTuple):
    """How a game is searched, as found by trying (docs/strength.md)."""

    depth: int  # random moves before judging
    trust: float  # for how many tries the judgement's first word about a move counts


# Up to a master, and then a grandmaster, whose manner is the best there is and also that of ``search:``.
MANNERS: Final = {
    "dwarf": (Manner(depth=0, trust=2.0), Manner(depth=4, trust=10.0)),
    "dwar7s_fall": (Manner(depth=0, trust=5.0), Manner(depth=12, trust=40.0)),
    "dwar7s_duel": (Manner(depth=4, trust=2.0), Manner(depth=4, trust=20.0)),
    "dig_deeper_dwarf": (Manner(depth=0, trust=1.0), Manner(depth=0, trust=8.0)),
}
USUAL: Final = (Manner(depth=4, trust=2.0), Manner(depth=4, trust=20.0))
# Who is no master yet heeds the judgement less; a novice does not ask beforehand.
BEGINNERS_TRUST: Final = {"novice": 0.0, "adept": 0.5}


def is_player(name: str) -> bool:
    """Whether ``make`` knows the name."""
    return name in KINDS or (name.startswith("search:") and budget_of(name) is not None)


def budget_of(name: str) -> tuple[float, int] | None:
    """Seconds and iterations of a level or a ``search:`` name; None if it is neither."""
    budget = LEVELS.get(name, name[len("search:") :] if name.startswith("search:") else "")
    for unit, seconds in (("it", 0.0), ("ms", 0.001), ("s", 1.0)):
        number = whole_number(budget.removesuffix(unit)) if budget.endswith(unit) else None
        if number is not None and 0 < number <= LARGEST_BUDGET:
            return (0.0, number) if unit == "it" else (number * seconds, 0)
    return None


def searcher(game: str, seconds: float, iterations: int = 0, level: str = "") -> Search:
    """A search set up for a game, in the manner of a level or the best there is."""
    up_to_master, best = MANNERS.get(game, USUAL)
    manner = up_to_master if level in BEGINNERS_TRUST or level == "master" else best
    trust = BEGINNERS_TRUST.get(level, manner.trust)
    return Search(seconds, iterations, manner.depth, EXPLORATION, trust)


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
