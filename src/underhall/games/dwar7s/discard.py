"""The Discard phase (3.11): down to nine cards, gems and ogre cards of own choice."""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64
from underhall.core.moves import MoveList
from underhall.core.state import NOBODY, Frame
from underhall.games.dwar7s import moves
from underhall.games.dwar7s.catalogue import GEMS, OGRES
from underhall.games.dwar7s.secret_goals import open_window
from underhall.games.dwar7s.state import GEM, HAND_LIMIT, OGRE, Dwar7sState


@final
class Discard(Frame[Dwar7sState]):
    """One card at a time until nine are left; the phase is one step, so its window comes at the end (K-117)."""

    def name(self) -> str:
        return "discard"

    def seat(self, state: Dwar7sState) -> i64:
        if state.hand(state.active) <= HAND_LIMIT:
            return NOBODY
        return state.active if next_item(state, next_item(state, 0) + 1) < GEMS + OGRES else NOBODY

    def run(self, state: Dwar7sState) -> None:
        if state.hand(state.active) > HAND_LIMIT:
            discard(state, next_item(state, 0))
        else:
            state.frames.pop()
            open_window(state)

    def moves(self, state: Dwar7sState, out: MoveList) -> None:
        item: i64 = next_item(state, 0)
        while item < GEMS + OGRES:
            out.add(moves.DISCARD + item)
            item = next_item(state, item + 1)

    def play(self, state: Dwar7sState, move: i64) -> None:
        discard(state, move - moves.DISCARD)

    def why_not(self, state: Dwar7sState, move: i64) -> str:
        if moves.DISCARD <= move < moves.REVEAL:
            return "item_not_in_hand"
        return "no_ogre_in_discard" if moves.AMBUSH <= move < moves.SWAP else "discard_first"


def next_item(state: Dwar7sState, item: i64) -> i64:
    """The first kind of gem or ogre card in hand from this one on, gems first; past all kinds if none."""
    while item < GEMS + OGRES:
        column: i64 = GEM + item if item < GEMS else OGRE + item - GEMS
        if state.have(state.active, column) > 0:
            return item
        item += 1
    return item


def discard(state: Dwar7sState, item: i64) -> None:
    """K-114."""
    state.busy = 1
    state.reveals += 1
    if item < GEMS:
        state.gain_gems(state.active, item, -1)
    else:
        state.discard_ogre(state.active, item - GEMS)
    if state.journal is not None:
        state.note("discarded", "K-112", {"seat": state.active, "item": item})


DISCARD: Final = Discard()
