"""Basic actions (G-79 to G-83), paid or, with the Trait Well-Prepared, for nothing (G-245)."""

from __future__ import annotations

from typing import final

from underhall.core.buffers import i64
from underhall.core.moves import MoveList
from underhall.core.state import Frame
from underhall.games.dig_deeper_dwarf import moves
from underhall.games.dig_deeper_dwarf.actions import carry_out
from underhall.games.dig_deeper_dwarf.catalogue import (
    MOVE,
    REMOVE,
)
from underhall.games.dig_deeper_dwarf.layout import (
    BARRED,
    USED,
)
from underhall.games.dig_deeper_dwarf.map import act_told
from underhall.games.dig_deeper_dwarf.payments import call_for_basic
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.targets import (
    ACTION_OF,
    BY_BASIC,
    BY_TRAIT,
    write_acts,
)


def write_basics(state: DeepState, seat: i64, out: MoveList, base: i64, free: bool) -> None:
    """Every basic action with its target that can be paid for (G-79 to G-83), or for nothing (G-245)."""
    costs = state.faces.basic_cost
    closed: i64 = state.get(seat, USED) | state.get(seat, BARRED)  # this turn and this round (G-81, G-171)
    cards: i64 = state.hand_count(seat)
    action: i64 = MOVE
    while action <= REMOVE:  # Move, Mine, Steal, Drive away, Remove; Thwart Plans is an answer
        if not (closed >> action) & 1:
            hand: i64 = cards
            if not free:
                hand -= costs[action]
                if hand >= 0:
                    hand -= call_for_basic(state, seat, action)
            if hand >= 0:
                write_acts(state, seat, action, BY_BASIC, 0, hand, 0, out, base)
        action += 1


@final
class FreeBasic(Frame[DeepState]):
    """Well-Prepared: a basic action at once, free, that nobody can answer, or none (G-244, G-245)."""

    def __init__(self, player: i64) -> None:
        self.player: i64 = player

    def name(self) -> str:
        return "free_basic"

    def numbers(self) -> list[int]:
        return [self.player]

    def seat(self, state: DeepState) -> i64:
        return self.player

    def moves(self, state: DeepState, out: MoveList) -> None:
        write_basics(state, self.player, out, moves.BASIC, True)
        out.add(moves.PASS)

    def play(self, state: DeepState, move: i64) -> None:
        state.frames.pop()
        if move == moves.PASS:
            return
        act: i64 = move - moves.BASIC
        action: i64 = ACTION_OF[act]
        state.put(self.player, USED, state.get(self.player, USED) | (1 << action))
        if state.journal is not None:
            state.note("announced", "G-245", {**act_told(state, self.player, act), "source": BY_TRAIT})
        carry_out(state, self.player, act, BY_BASIC, 0)

    def why_not(self, state: DeepState, move: i64) -> str:
        return "not_now"
