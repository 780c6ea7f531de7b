"""Worlds that are thrown away keep no marks of who knows what, and are played as any other (State.throwaway)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dig_deeper_dwarf.wander import choose, deal
from underhall.core.chance import Chance
from underhall.games.dig_deeper_dwarf.state import DeepState

TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "traits": "on", "birthday_party": "on", "glueck_auf": "on"},
    {"players": 4, "traits": "on"},
]


def cards_and_table(state: DeepState) -> tuple[Any, ...]:
    """Everything but the marks."""
    return (
        state.seat,
        state.moves(),
        list(state.cards),
        list(state.counts),
        list(state.stock),
        list(state.stock_counts),
        list(state.seat_rows),
        list(state.tiles),
        state.chance.words(),
        [frame.spell() for frame in state.frames],
    )


@pytest.mark.parametrize("options", TABLES, ids=lambda options: " ".join(map(str, options.values())))
def test_a_world_that_is_thrown_away_plays_as_the_same_world_that_is_kept(options: dict[str, Any]) -> None:
    for seed in range(3):
        kept = deal(seed, **options, max_rounds=12)
        thrown = kept.copy()
        thrown.throwaway = True
        chance = Chance(seed + 5)
        while kept.seat >= 0:
            move = choose(kept, chance)
            kept.apply(move)
            thrown.apply(move)
            assert cards_and_table(thrown) == cards_and_table(kept)
        assert thrown.winners() == kept.winners()


def test_a_twin_of_a_world_that_is_kept_has_marks_of_its_own() -> None:
    """A search plays its worlds on without marks; that must not reach what the others know at the table."""
    state = deal(4, players=2)
    before = (list(state.marks), list(state.stock_marks))
    twin = state.copy()
    twin.throwaway = True
    chance = Chance(1)
    for _ in range(60):
        twin.apply(choose(twin, chance))
        twin = twin.copy()
        assert twin.throwaway
    assert (list(state.marks), list(state.stock_marks)) == before
    assert not state.copy().throwaway
    assert not state.imagine(0, 3).throwaway


def test_nobody_imagines_from_a_world_that_is_thrown_away() -> None:
    """It would deal by marks that nobody kept."""
    state = deal(4, players=2)
    state.throwaway = True
    with pytest.raises(ValueError, match="thrown away"):
        state.imagine(0, 3)
