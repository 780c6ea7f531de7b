"""Plain random games: the same loop for every game, with the invariants looked at on the way."""

from __future__ import annotations

from underhall.core.chance import Chance
from underhall.core.state import State


def play_plainly(state: State, seed: int, stride: int) -> None:
    """Fair random moves to the end; ``check`` at every ``stride`` decisions and at the end."""
    chance = Chance(seed + (1 << 40))
    decisions = 0
    while state.seat >= 0:
        legal = state.legal_moves()
        state.apply(legal.items[chance.below(legal.count)])
        decisions += 1
        if decisions % stride == 0:
            state.check()
    state.check()
