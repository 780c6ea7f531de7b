"""OpenSpiel's own Monte Carlo tree search, in C++, on games of about our size: beside ours where it is installed.

One iteration is one walk down the tree and one random rollout to the end, as with ours. Gin rummy hides cards, so its
information-set search is measured too; backgammon has dice only.
"""

from __future__ import annotations

import random
import time
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from measure import Work

ITERATIONS = 500
EXPLORATION = 1.4
MEGABYTES = 500
NO_LIMIT = -1


def installed() -> bool:
    return find_spec("pyspiel") is not None


def searches() -> dict[str, Work]:
    """What is measured, by the words it is printed with."""
    spiel = import_module("pyspiel")
    return {
        "gin rummy, information sets": search(spiel, "gin_rummy", information_set_bot(spiel)),
        "gin rummy, plain MCTS": search(spiel, "gin_rummy", plain_bot(spiel, "gin_rummy")),
        "backgammon, plain MCTS": search(spiel, "backgammon", plain_bot(spiel, "backgammon")),
    }


def plain_bot(spiel: Any, name: str) -> Any:
    """It sees hidden cards, so it does less work than a search that must not."""
    evaluator = spiel.RandomRolloutEvaluator(1, 3)
    return spiel.MCTSBot(spiel.load_game(name), evaluator, EXPLORATION, ITERATIONS, MEGABYTES, False, 4, False)


def information_set_bot(spiel: Any) -> Any:
    evaluator = spiel.RandomRolloutEvaluator(1, 3)
    final = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return spiel.ISMCTSBot(5, evaluator, EXPLORATION, ITERATIONS, NO_LIMIT, final, True, True)


def search(spiel: Any, name: str, bot: Any) -> Work:
    state = opening(spiel.load_game(name))

    def work(end: float) -> int:
        done = 0
        while time.process_time() < end:
            bot.step(state)
            done += ITERATIONS
        return done

    return work


def opening(game: Any) -> Any:
    """The first decision of a game, after the deal or the first roll of the dice."""
    chance = random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, weights)[0])
    return state
