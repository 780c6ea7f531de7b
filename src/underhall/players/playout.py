"""Random games driven inside the compiled group: what simulation, search and benchmarks are made of."""

from __future__ import annotations

from underhall.core.buffers import i64
from underhall.core.chance import Chance
from underhall.core.moves import MoveList
from underhall.core.state import State


def play_out(state: State, chance: Chance) -> i64:
    """Play a state to its end with fair random moves; returns how many decisions that took."""
    legal = MoveList()
    decisions: i64 = 0
    while state.seat >= 0:
        state.write_moves(legal)
        state.apply(legal.items[chance.below(legal.count)])
        decisions += 1
    return decisions
