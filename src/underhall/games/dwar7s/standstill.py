"""Standing still (K-136): two rounds in a row in which nothing is done end the game; whose pass would do that."""

from __future__ import annotations

from typing import Final

from underhall.games.dwar7s.resolve import next_ready
from underhall.games.dwar7s.state import HAND_LIMIT, RUNNING, Dwar7sState

QUIET_ROUNDS: Final = 2


def pass_ends(state: Dwar7sState) -> bool:
    """Whether the active player ends the game by doing nothing more.

    It follows from what everybody sees, so it may be told to everybody; a secret goal revealed in the last window can
    still prevent it. Where the game ends after this turn whatever the player does, it is not the pass that ends it.
    """
    if state.busy or state.ended != RUNNING or state.quiet + 1 < QUIET_ROUNDS:
        return False
    if (state.active + 1) % state.seats != state.first or state.closing or state.round >= state.rules.round_cap:
        return False
    if state.must_open() or state.hand(state.active) > HAND_LIMIT:
        return False
    return next_ready(state, 0) == state.map.count
