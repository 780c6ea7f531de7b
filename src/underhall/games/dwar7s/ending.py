"""The end of a turn and of the game (3.13)."""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64
from underhall.core.state import Frame
from underhall.games.dwar7s.actions import ACTIONS
from underhall.games.dwar7s.secret_goals import can_reveal, reveal
from underhall.games.dwar7s.standstill import QUIET_ROUNDS
from underhall.games.dwar7s.state import (
    ENDED_BY_GOALS,
    ENDED_BY_ROUND_CAP,
    ENDED_BY_STANDSTILL,
    ENDING_CLAUSES,
    ENDINGS,
    RUNNING,
    Dwar7sState,
)


@final
class EndOfTurn(Frame[Dwar7sState]):
    """Whether the end is triggered, whether the game is over, and whose turn is next.

    It lies at the bottom of the stack for the whole game; the phases of a turn take each other's place above it.
    """

    def name(self) -> str:
        return "end_of_turn"

    def run(self, state: Dwar7sState) -> None:
        if not state.closing and state.completed(state.active) >= state.rules.goals_to_end:
            state.closing = 1
            if state.journal is not None:
                state.note("triggered", "K-132", {"seat": state.active})
        next_seat: i64 = (state.active + 1) % state.seats
        if next_seat == state.first:
            end_round(state)
            if state.ended != RUNNING:
                return
        state.active = next_seat
        state.actions = 0
        state.frames.append(ACTIONS)
        if state.journal is not None:
            state.note("turn", "K-15", {"seat": next_seat, "round": state.round})


def end_round(state: Dwar7sState) -> None:
    state.quiet = 0 if state.busy else state.quiet + 1
    state.busy = 0
    if state.closing:
        finish(state, ENDED_BY_GOALS)
    elif state.round >= state.rules.round_cap:
        finish(state, ENDED_BY_ROUND_CAP)
    elif state.quiet >= QUIET_ROUNDS:
        finish(state, ENDED_BY_STANDSTILL)
    else:
        state.round += 1


def finish(state: Dwar7sState, ending: i64) -> None:
    """The last window: whatever can be revealed is (K-128); then nothing is pending any more."""
    turn: i64 = 0
    while turn < state.seats:
        seat: i64 = (state.active + turn) % state.seats
        if can_reveal(state, seat):
            reveal(state, seat, "K-128")
        turn += 1
    state.busy = 0
    state.reveals += 1  # hands are counted now, so their gems lie open
    state.ended = ending
    state.frames.clear()
    if state.journal is not None:
        state.note("ended_" + ENDINGS[ending], ENDING_CLAUSES[ending], {})


END_OF_TURN: Final = EndOfTurn()
