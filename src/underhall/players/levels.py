"""Players by name: ``random``, ``greedy``, ``search:300ms``, ``search:500it``, and levels a person understands.

A level is a declared budget; how a game is best searched (how far to play on at random before judging, how much to
explore) is declared beside it, for games where the default is not the best.
"""

from __future__ import annotations

from typing import Final

from underhall.core.errors import BadOption
from underhall.players.greedy import Greedy
from underhall.players.player import Player
from underhall.players.random import RandomPlayer
from underhall.players.search import Search

# Weakest first. A budget is written as after ``search:``.
LEVELS: Final = {"novice": "40it", "adept": "400it", "master": "1s", "grandmaster": "5s"}
KINDS: Final = ("random", "greedy", *LEVELS)

DEPTH: Final = 4
EXPLORATION: Final = 0.3
# Game key: random moves before judging, and exploration.
SEARCHED: Final[dict[str, tuple[int, float]]] = {"dwarf": (4, 0.3)}


def make(name: str, game: str) -> Player:
    """The player of that name for that game; BadOption says what names there are."""
    if name == "random":
        return RandomPlayer()
    if name == "greedy":
        return Greedy()
    budget = LEVELS.get(name, "")
    if name.startswith("search:"):
        budget = name[len("search:") :]
    depth, exploration = SEARCHED.get(game, (DEPTH, EXPLORATION))
    if budget.endswith("it") and budget[:-2].isdigit() and int(budget[:-2]) > 0:
        return Search(iterations=int(budget[:-2]), depth=depth, exploration=exploration)
    if budget.endswith("ms") and budget[:-2].isdigit() and int(budget[:-2]) > 0:
        return Search(seconds=int(budget[:-2]) / 1000, depth=depth, exploration=exploration)
    if budget.endswith("s") and budget[:-1].isdigit() and int(budget[:-1]) > 0:
        return Search(seconds=float(budget[:-1]), depth=depth, exploration=exploration)
    raise BadOption(
        f"there is no player '{name}'; there are {', '.join(KINDS)}, and search:300ms, search:2s or search:500it"
    )
