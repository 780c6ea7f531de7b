"""The engine's legal moves against the slow, obvious ones, at random positions of every variant."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dwar7s.slow_moves import slow_moves
from tests.rules.dwar7s.wander import many, wander
from underhall.core.chance import Chance
from underhall.core.game import Game
from underhall.games.dwar7s.game import DUEL, FALL

CASES = [(game, number) for game in (FALL, DUEL) for number in range(len(game.variants()))]
POSITIONS = many(35, 100_000 // len(CASES) + 1)


@pytest.mark.rule("K-19", "K-22", "K-29", "K-32", "K-39", "K-44", "K-49", "K-57", "K-83", "K-101")
@pytest.mark.parametrize(("game", "number"), CASES, ids=[f"{game.key}-{number}" for game, number in CASES])
def test_legal_moves_are_the_obvious_ones(game: Game, number: int) -> None:
    options = game.variants()[number]
    compared, seed = 0, 1000 * number
    while compared < POSITIONS:
        chance = Chance(seed)
        for state in wander(game, options, seed):
            if state.seat >= 0 and chance.below(12) == 0 and compared < POSITIONS:
                compare(game, state)
                compared += 1
        seed += 1


def compare(game: Game, state: Any) -> None:
    position = state.position()
    engine = {game.moves.print(move) for move in state.moves()}
    slow = slow_moves(position)
    assert engine == slow, (
        f"only the engine: {sorted(engine - slow)[:5]}; only the slow way: {sorted(slow - engine)[:5]} in {position}"
    )
