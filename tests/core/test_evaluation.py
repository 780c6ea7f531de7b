"""The evaluation of a game that has none of its own: who would win if it ended now."""

from __future__ import annotations

import pytest

from underhall.core.evaluation import result
from underhall.core.game import Game


def test_a_seat_is_worth_its_share_of_the_victory(stones: Game) -> None:
    position = stones.new(5, players=3).position()
    evaluator = stones.evaluator()
    for points, worth in (([3, 1, 0], [1.0, 0.0, 0.0]), ([3, 1, 3], [0.5, 0.0, 0.5]), ([2, 2, 2], [1 / 3] * 3)):
        state = stones.load({**position, "points": points})
        assert [evaluator.value(state, seat) for seat in range(3)] == pytest.approx(worth)
        assert [result(state.winners(), seat) for seat in range(3)] == state.outcome().results
    assert evaluator.breakdown(state, 0) == {}
