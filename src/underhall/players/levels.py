"""Players by name: ``random``, ``greedy``, ``search:300ms``, ``search:500it``, and levels a person understands.

A level is a declared budget with declared search settings.
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


class SearchSettings(NamedTuple):
    """How a game is searched; the values were found by trying (docs/strength.md)."""

    rollout_depth: int  # random moves before the position is judged
    prior_weight: float  # as how many tries the judgement of an untried move counts


# By game: the settings of levels up to master, then those of grandmaster, the best known, which ``search:`` uses too.
SEARCH_SETTINGS: Final = {
    "dwarf": (SearchSettings(rollout_depth=0, prior_weight=2.0), SearchSettings(rollout_depth=4, prior_weight=10.0)),
    "dwar7s_fall": (
        SearchSettings(rollout_depth=0, prior_weight=5.0),
        SearchSettings(rollout_depth=12, prior_weight=40.0),
    ),
    "dwar7s_duel": (
        SearchSettings(rollout_depth=4, prior_weight=2.0),
        SearchSettings(rollout_depth=4, prior_weight=20.0),
    ),
    "dig_deeper_dwarf": (
        SearchSettings(rollout_depth=0, prior_weight=1.0),
        SearchSettings(rollout_depth=0, prior_weight=8.0),
    ),
}
USUAL_SETTINGS: Final = (
    SearchSettings(rollout_depth=4, prior_weight=2.0),
    SearchSettings(rollout_depth=4, prior_weight=20.0),
)
# Levels below master give the judgement of untried moves less weight; a novice does not ask the judgement beforehand.
BEGINNERS_PRIOR_WEIGHT: Final = {"novice": 0.0, "adept": 0.5}


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
    """A search set up for a game, with the settings of a level or the best known."""
    up_to_master, best = SEARCH_SETTINGS.get(game, USUAL_SETTINGS)
    settings = up_to_master if level in BEGINNERS_PRIOR_WEIGHT or level == "master" else best
    prior_weight = BEGINNERS_PRIOR_WEIGHT.get(level, settings.prior_weight)
    return Search(seconds, iterations, settings.rollout_depth, EXPLORATION, prior_weight)


def make(name: str, game: str) -> Player:
    """The player of that name for that game; BadOption says what names there are."""
    if name == "random":
        return RandomPlayer()
    if name == "greedy":
        return Greedy()
    budget = budget_of(name)
    if budget is not None:
        return searcher(game, budget[0], budget[1], name)
    raise BadOption("player-unknown", name=name, kinds=list(KINDS))
