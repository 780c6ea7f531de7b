"""Standing answers: what a player has said once about being asked, so that a table with answers to everything flows.

This belongs to a player's settings, not to the rules: the engine asks whoever has an answer (G-176), and whoever runs
the table may let ``Standing`` pass for a seat.
"""

from __future__ import annotations

from typing import Final, final

from underhall.core.state import State
from underhall.games.dig_deeper_dwarf import moves
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.traits import TraitWindow
from underhall.games.dig_deeper_dwarf.windows import CopyWindow, Window

ALWAYS: Final = "always"  # ask me always
IF_MINE: Final = "if_mine"  # only if it targets me or my cards
NEVER_THIS_TURN: Final = "never_this_turn"
SETTINGS: Final = (ALWAYS, IF_MINE, NEVER_THIS_TURN)
ASK: Final = -1


@final
class Standing:
    """One seat's setting. ``answer`` gives the move to play without asking, or ASK."""

    def __init__(self, seat: int, setting: str = ALWAYS, turn: int = 0) -> None:
        if setting not in SETTINGS:
            raise ValueError(f"'{setting}' is no standing answer; they are {', '.join(SETTINGS)}")
        self.seat = seat
        self.setting = setting
        self.turn = turn  # the turn that "never this turn" was said in

    def answer(self, state: State) -> int:
        if not isinstance(state, DeepState) or state.seat != self.seat or self.setting == ALWAYS:
            return ASK
        frame = state.frames[-1]
        if not isinstance(frame, (Window, CopyWindow, TraitWindow)):
            return ASK  # everything else is a decision the rules demand
        if self.setting == NEVER_THIS_TURN:
            return moves.PASS if state.turn == self.turn else ASK
        return moves.PASS if isinstance(frame, Window) and frame.target(state) != self.seat else ASK
