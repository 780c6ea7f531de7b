"""What is pending, carried out: the table that Dig Deeper Dwarf's evaluator and hints judge."""

from __future__ import annotations

from typing import Final

from underhall.core.buffers import i64
from underhall.core.moves import MoveList
from underhall.games.dig_deeper_dwarf import moves
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.turn import Activity, EndPhase

LONGEST: Final = 16  # decisions followed until nothing is pending


def carried_out(state: DeepState) -> DeepState:
    """The table once what is pending is done: everybody passes, payments and choices are made without much thought."""
    if isinstance(state.frames[-1], Activity):
        return state
    table = state.copy()
    legal = MoveList()
    decisions: i64 = 0
    while table.seat >= 0 and decisions < LONGEST and not isinstance(table.frames[-1], Activity):
        if isinstance(table.frames[-1], EndPhase):
            break
        table.write_moves(legal)
        table.apply(plain_choice(legal))
        decisions += 1
    return table


def plain_choice(legal: MoveList) -> i64:
    """Pass if that can be done, else dig, else whatever comes first."""
    if legal.holds(moves.PASS):
        return moves.PASS
    index: i64 = 0
    while index < legal.count:
        if moves.ACT_MINE <= legal.items[index] < moves.ACT_MINE_HERE:
            return legal.items[index]
        index += 1
    return legal.items[0]
