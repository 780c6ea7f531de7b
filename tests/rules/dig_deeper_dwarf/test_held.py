"""What a buyer holds is counted by kind, whatever the kind, compiled as well as interpreted (G-145)."""

from __future__ import annotations

import pytest

from tests.rules.dig_deeper_dwarf.wander import deal
from underhall.games.dig_deeper_dwarf.catalogue import FIRST_TREASURE, TREASURE_COUNT
from underhall.games.dig_deeper_dwarf.jewelry import COINS_SHIFT, KINDS, held, number_held
from underhall.games.dig_deeper_dwarf.layout import REVEALED

rule = pytest.mark.rule


@rule("G-145", "G-150")
def test_cards_and_treasures_of_every_resource_are_counted_with_their_coins() -> None:
    state = deal(1, players=2)
    faces = state.faces
    before = held(state, 0)
    coins = before >> COINS_SHIFT
    counts = [number_held(before, kind) for kind in range(KINDS)]
    for kind in range(1, KINDS):
        card = next(face for face in faces.decks["mining"] if faces.resource[face] == kind)
        for _ in range(kind):  # another number of each
            state.put_in(0, REVEALED, card, 0)
            coins += faces.coins[card]
        counts[kind] += kind
    for treasure in range(TREASURE_COUNT):
        state.take_event(0, FIRST_TREASURE + treasure)
        counts[faces.treasure_resource[treasure]] += 1
        coins += faces.treasure_coins[treasure]
    after = held(state, 0)
    assert [number_held(after, kind) for kind in range(KINDS)] == counts
    assert after >> COINS_SHIFT == coins
