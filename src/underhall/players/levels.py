"""Players by name: ``random``, ``greedy``, ``search:300ms``, ``search:500it``, and levels a person understands.

A level is a declared budget with the search settings that the game declares (``Game.search_settings``); a novice does
not search. ``search:4x1s`` is four searches of a second each in four processes at the same time, whose tries are added
up. ``:handwritten`` behind a name (``search:300ms:handwritten``) leaves a game's learned evaluator aside.
"""

from __future__ import annotations

from typing import Any, Final

from underhall.core.errors import BadOption
from underhall.core.game import Game, find
from underhall.core.numbers import whole_number
from underhall.players.greedy import Greedy
from underhall.players.novice import Novice
from underhall.players.parts import MOST_PROCESSES
from underhall.players.player import Player
from underhall.players.random import RandomPlayer
from underhall.players.search import Search

LARGEST_BUDGET: Final = 1_000_000_000  # whoever asks for more has mistyped, and the engine's integers end somewhere
# Weakest first. A budget is written as after ``search:``; a novice has none.
LEVELS: Final = {"novice": "", "adept": "200it", "master": "1s", "grandmaster": "5s"}
KINDS: Final = ("random", "greedy", *LEVELS)

HANDWRITTEN: Final = ":handwritten"

EXPLORATION: Final = 0.15
# Up to so many iterations are shared out by sequential halving among so many moves (docs/strength.md).
FEW_ITERATIONS: Final = 500
CANDIDATES: Final = 16


def is_player(name: str) -> bool:
    """Whether ``make`` knows the name."""
    plain = name.removesuffix(HANDWRITTEN)
    return plain in KINDS or (plain.startswith("search:") and budget_of(plain) is not None)


def budget_of(name: str) -> tuple[float, int] | None:
    """Seconds and iterations of a level or a ``search:`` name, in each of its processes; None if it is neither."""
    budget = LEVELS.get(name, name[len("search:") :] if name.startswith("search:") else "")
    if processes_of(name) > 1:
        budget = budget.partition("x")[2]
    for unit, seconds in (("it", 0.0), ("ms", 0.001), ("s", 1.0)):
        number = whole_number(budget.removesuffix(unit)) if budget.endswith(unit) else None
        if number is not None and 0 < number <= LARGEST_BUDGET:
            return (0.0, number) if unit == "it" else (number * seconds, 0)
    return None


def processes_of(name: str) -> int:
    """In how many processes a player thinks at the same time: the 4 of ``search:4x1s``."""
    count, sign, _ = name.removeprefix("search:").partition("x")
    number = whole_number(count) if sign and name.startswith("search:") else None
    return number if number is not None and 1 < number <= MOST_PROCESSES else 1


def searcher(
    game: Game[Any], seconds: float, iterations: int = 0, level: str = "", handwritten: bool = False
) -> Search:
    """A search set up for a game, with the settings of a level or the best known, which ``search:`` uses too."""
    up_to_master, best = game.search_settings()
    settings = up_to_master if level in ("adept", "master") else best
    candidates = CANDIDATES if 0 < iterations <= FEW_ITERATIONS else 0
    depth, weight, margin = settings.rollout_depth, settings.prior_weight, settings.plan_margin
    return Search(seconds, iterations, depth, EXPLORATION, weight, candidates, handwritten, margin)


def make(name: str, game: str) -> Player:
    """The player of that name for that game; BadOption says what names there are."""
    plain = name.removesuffix(HANDWRITTEN)
    handwritten = plain != name
    if plain == "random":
        return RandomPlayer()
    if plain == "greedy":
        return Greedy(handwritten)
    if plain == "novice":
        return Novice(handwritten=handwritten)
    budget = budget_of(plain)
    if budget is None:
        raise BadOption("player-unknown", name=name, kinds=list(KINDS))
    search = searcher(find(game), budget[0], budget[1], plain, handwritten)
    if processes_of(plain) > 1:
        from underhall.players.parallel import ParallelSearch  # starts processes, which import this module

        return ParallelSearch(search, processes_of(plain))
    return search
