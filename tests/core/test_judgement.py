"""The judgement of a game that has none of its own: who would win if it ended now."""

from __future__ import annotations

import pytest

from underhall.core.game import Game
from underhall.core.judgement import result


def test_a_seat_is_worth_its_share_of_the_victory(stones: Game) -> None:
    position = stones.new(5, players=3).position()
    judge = stones.judge()
    for points, worth in (([3, 1, 0], [1.0, 0.0, 0.0]), ([3, 1, 3], [0.5, 0.0, 0.5]), ([2, 2, 2], [1 / 3] * 3)):
        state = stones.load({**position, "points": points})
        assert [judge.worth(state, seat) for seat in range(3)] == pytest.approx(worth)
        assert [result(state.winners(), seat) for seat in range(3)] == state.outcome().results
    assert judge.terms(state, 0) == {}
