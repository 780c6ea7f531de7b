"""Pebbles keeps Underhall's contract, and its rules."""

from pebbles.game import GAME

from underhall.conformance import check_game


def test_conformance() -> None:
    check_game(GAME)


# 13. A test for every clause of the rules.


def test_the_last_one_wins() -> None:
    """P-3"""
    state = GAME.new(1, heap=5)
    for text in ("take 3 from a", "take 2 from a", "take 3 from b", "take 1 from c"):
        state.play(GAME.moves.parse(text))
    assert state.outcome().winners == [1]


def test_heaps_are_two_pebbles_apart() -> None:
    """P-1"""
    assert GAME.new(1).view(0)["heaps"] == [7, 5, 3]


def test_at_most_three_from_one_heap() -> None:
    """P-2"""
    assert len(GAME.new(1, heap=5).moves()) == 3 + 3 + 1
