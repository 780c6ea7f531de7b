"""Players by name: ``random``, ``greedy``, ``search:300ms``, ``search:500it``, and levels a person understands.

``:handwritten`` behind a name (``search:300ms:handwritten``) leaves a game's learned evaluator aside.
A level is a declared budget with the search settings that the game declares (``Game.search_settings``).
"""

from __future__ import annotations

from typing import Any, Final

from underhall.core.errors import BadOption
from underhall.core.game import Game, find
from underhall.core.numbers import whole_number
from underhall.players.greedy import Greedy
from underhall.players.player import Player
from underhall.players.random import RandomPlayer
from underhall.players.search import Search

# Weakest first. A budget is written as after ``search:``.
LARGEST_BUDGET: Final = 1_000_000_000  # whoever asks for more has mistyped, and the engine's integers end somewhere
LEVELS: Final = {"novice": "50it", "adept": "200it", "master": "1s", "grandmaster": "5s"}
KINDS: Final = ("random", "greedy", *LEVELS)

HANDWRITTEN: Final = ":handwritten"

EXPLORATION: Final = 0.15
# Levels below master give the evaluation of untried moves less weight; a novice does not evaluate beforehand.
BEGINNERS_PRIOR_WEIGHT: Final = {"novice": 0.0, "adept": 0.5}


def is_player(name: str) -> bool:
    """Whether ``make`` knows the name."""
    plain = name.removesuffix(HANDWRITTEN)
    return plain in KINDS or (plain.startswith("search:") and budget_of(plain) is not None)


def budget_of(name: str) -> tuple[float, int] | None:
    """Seconds and iterations of a level or a ``search:`` name; None if it is neither."""
    budget = LEVELS.get(name, name[len("search:") :] if name.startswith("search:") else "")
    for unit, seconds in (("it", 0.0), ("ms", 0.001), ("s", 1.0)):
        number = whole_number(budget.removesuffix(unit)) if budget.endswith(unit) else None
        if number is not None and 0 < number <= LARGEST_BUDGET:
            return (0.0, number) if unit == "it" else (number * seconds, 0)
    return None


def searcher(
    game: Game[Any], seconds: float, iterations: int = 0, level: str = "", handwritten: bool = False
) -> Search:
    """A search set up for a game, with the settings of a level or the best known, which ``search:`` uses too."""
    up_to_master, best = game.search_settings()
    settings = up_to_master if level in BEGINNERS_PRIOR_WEIGHT or level == "master" else best
    prior_weight = BEGINNERS_PRIOR_WEIGHT.get(level, settings.prior_weight)
    return Search(seconds, iterations, settings.rollout_depth, EXPLORATION, prior_weight, handwritten)


def make(name: str, game: str) -> Player:
    """The player of that name for that game; BadOption says what names there are."""
    plain = name.removesuffix(HANDWRITTEN)
    handwritten = plain != name
    if plain == "random":
        return RandomPlayer()
    if plain == "greedy":
        return Greedy(handwritten)
    budget = budget_of(plain)
    if budget is not None:
        return searcher(find(game), budget[0], budget[1], plain, handwritten)
    raise BadOption("player-unknown", name=name, kinds=list(KINDS))
