"""A game in progress with its past: play, take back, save.

Taking back is computed, not declared: a move can be taken back while nothing since then revealed hidden information,
used chance, or passed the decision to another seat. So a player can plan a whole turn, take it back, and commit.
"""

from __future__ import annotations

from typing import final

from underhall.core.errors import CannotUndo
from underhall.core.journal import Journal
from underhall.core.record import Record
from underhall.core.state import State


@final
class History:
    """A state with its record and its journal; ``state`` is replaced when a move is taken back."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.journal = Journal()
        self.state: State = record.start(self.journal)
        self.past: list[_Moment] = []
        moves, record.moves = record.moves, []
        for move in moves:
            self.play(move)

    def play(self, move: int) -> None:
        before = _Moment(self.state, len(self.journal.events))
        self.state.play(move)
        self.record.moves.append(move)
        if self.state.committed_since(before.state):
            self.past.clear()
        else:
            self.past.append(before)

    def can_undo(self) -> bool:
        return bool(self.past)

    def undo(self) -> None:
        """Take back the last move, if that is fair."""
        if not self.past:
            raise CannotUndo("undo-nothing")
        moment = self.past.pop()
        self.state = moment.state
        self.journal.events = self.journal.events[: moment.events]
        self.state.journal = self.journal
        self.record.moves.pop()


@final
class _Moment:
    """How things stood before a move."""

    def __init__(self, state: State, events: int) -> None:
        self.state = state.copy()
        self.events = events
