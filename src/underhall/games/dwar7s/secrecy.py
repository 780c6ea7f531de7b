"""Who may see which cards of Fall and Duel (K-10, K-11), and what others see while secret goals are asked for.

Nobody may notice such a question (K-130).
"""

from __future__ import annotations

from typing import Final

from underhall.core.buffers import i64, zeros
from underhall.core.secrecy import Eye
from underhall.core.state import Frame
from underhall.games.dwar7s.actions import ACTIONS
from underhall.games.dwar7s.catalogue import GEMS, OGRES
from underhall.games.dwar7s.secret_goals import RevealQuestion, Window
from underhall.games.dwar7s.state import (
    GEM,
    GEM_COUNT,
    GOAL_DECK,
    GOAL_ROW,
    OGRE,
    OGRE_COUNT,
    OGRE_DECK,
    OGRE_DISCARD,
    REVEALED,
    ROW,
    RUNNING,
    SECRET,
    SPARE_SECRETS,
    Dwar7sState,
)

# Pools of exchangeable hidden cards (K-11).
GEM_POOL: Final = 0
OGRE_POOL: Final = 1
GOAL_POOL: Final = 2
SECRET_POOL: Final = 3
POOLS: Final = 4


def declare(state: Dwar7sState, eye: Eye) -> None:
    """K-10 and K-11. The map, the supply and all counts are public and no cards of any zone here."""
    eye.open("row", 0, state.table, GOAL_ROW, state.row)
    eye.hidden("goals", 0, state.table, GOAL_DECK, state.goals, GOAL_POOL)
    eye.open("discards", 0, state.table, OGRE_DISCARD, state.discards)
    eye.hidden("ogre_deck", 0, state.table, OGRE_DECK, state.ogres, OGRE_POOL)
    eye.hidden("spares", 0, state.table, SPARE_SECRETS, state.spares, SECRET_POOL)
    seat: i64 = 0
    while seat < state.seats:
        # When the game is over, nobody has anything left to keep.
        if state.have(seat, REVEALED) or state.ended != RUNNING:
            eye.open("secret", seat, state.holdings, seat * ROW + SECRET, 1)
        else:
            eye.owned("secret", seat, state.holdings, seat * ROW + SECRET, 1, SECRET_POOL)
        # Gems are counted at the end, so they lie open then (K-138).
        shown = state.rules.open_gems or state.ended != RUNNING
        declare_counts(state, eye, "gems", seat, GEM, GEMS, state.have(seat, GEM_COUNT), GEM_POOL, shown)
        declare_counts(state, eye, "ogres", seat, OGRE, OGRES, state.have(seat, OGRE_COUNT), OGRE_POOL, False)
        seat += 1


def declare_counts(
    state: Dwar7sState, eye: Eye, name: str, seat: i64, column: i64, kinds: i64, total: i64, pool: i64, shown: bool
) -> None:
    """Spread part of a hand out as cards, show it, and take it up again: a redealer may have changed it."""
    start: i64 = seat * ROW + column
    spread = zeros(total)
    place: i64 = 0
    kind: i64 = 0
    while kind < kinds:
        while state.holdings[start + kind] > 0:
            state.holdings[start + kind] -= 1
            spread[place] = kind
            place += 1
        kind += 1
    if shown:
        eye.open(name, seat, spread, 0, total)
    else:
        eye.owned(name, seat, spread, 0, total, pool)
    place = 0
    while place < total:
        state.holdings[start + spread[place]] += 1
        place += 1


def public_frame(state: Dwar7sState) -> Frame[Dwar7sState]:
    """What is asked besides secret goals.

    After the last task, or after a Discard phase, that is nothing: what is pending asks nobody. Then the others see the
    Actions phase, as they did before.
    """
    number = len(state.frames) - 1
    while number > 0:
        frame = state.frames[number]
        if not isinstance(frame, (Window, RevealQuestion)):
            return frame if frame.seat(state) >= 0 else ACTIONS
        number -= 1
    return ACTIONS
