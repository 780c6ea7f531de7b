"""One game on the server from its beginning: its state, its moves, and the way back.

As ``core.history.History``, with two differences: it keeps no journal (events leave with the change that caused them,
so a thousand idle tables stay small), and it can go back to any move, from snapshots, for take-backs that all agree to.
"""

from __future__ import annotations

from bisect import bisect_left

from underhall.core.journal import Event, Journal
from underhall.core.record import Record
from underhall.core.state import NOBODY, State

SNAPSHOT_EVERY = 100


class Timeline:
    """A game in progress; ``state`` is replaced when moves are taken back."""

    def __init__(self, record: Record, opening: Journal | None = None) -> None:
        """Begin a game; ``opening`` gets what happens before the first question."""
        self.record = record
        self.state: State = record.start(opening)
        self.state.journal = None
        self.moves: list[int] = []
        # Who made each move; NOBODY for answers to questions aside, of which nobody else may know.
        self.deciders: list[int] = []
        self.asides: list[int] = []
        # How many moves everybody knows of; and how the game stood before the last one, if it was an answer aside or
        # somebody is asked aside now.
        self.open_moves = 0
        self.before: State | None = None
        # How the game stood before the last move, for whoever plays it again (see view_steps.py).
        self.played_from: State | None = None
        # States before each of the last moves, back to the last one that cannot be taken back.
        self.past: list[State] = []
        self.snapshots: list[State] = [self.state.copy()]

    def play(self, move: int) -> list[Event]:
        """Play a legal move and return what happened; an illegal one raises and changes nothing."""
        before = self.state.copy()
        journal = Journal()
        self.state.journal = journal
        try:
            self.state.play(move)
        finally:
            self.state.journal = None
        if before.asking.unobservable():
            self.asides.append(len(self.moves))
            self.deciders.append(NOBODY)
        else:
            self.deciders.append(before.seat)
        self.moves.append(move)
        self.before = before if self.aside() != NOBODY or before.asking.unobservable() else None
        if self.aside() == NOBODY:
            self.open_moves = len(self.moves)
        if self.state.committed_since(before):
            self.past.clear()
        else:
            self.past.append(before)
        if len(self.moves) % SNAPSHOT_EVERY == 0:
            self.snapshots.append(self.state.copy())
        self.played_from = before
        return journal.events

    def aside(self) -> int:
        """Who is asked aside, or NOBODY."""
        return self.state.seat if self.state.seat >= 0 and self.state.asking.unobservable() else NOBODY

    def openly(self, moves: int) -> int:
        """How many of the first moves are no answers to questions aside."""
        return moves - bisect_left(self.asides, moves)

    def fair_undo(self) -> int | None:
        """To how many moves the last one may be taken back without asking anybody; None if that is not fair."""
        return len(self.moves) - 1 if self.past else None

    def last_move_of(self, seat: int) -> int | None:
        """How many moves there were before the last one of a seat that everybody could see it make."""
        for number in range(len(self.deciders) - 1, -1, -1):
            if self.deciders[number] == seat:
                return number
        return None

    def rewind(self, to: int) -> None:
        """Take back all moves but the first ``to``."""
        back = len(self.moves) - to
        if 0 < back <= len(self.past):
            self.state = self.past[-back]
            del self.past[-back:]
        else:
            self.state = self.snapshots[to // SNAPSHOT_EVERY].copy()
            for move in self.moves[to - to % SNAPSHOT_EVERY : to]:
                self.state.play(move)
            self.past.clear()
        del self.moves[to:]
        del self.deciders[to:]
        del self.asides[bisect_left(self.asides, to) :]
        self.before = None
        self.open_moves = to
        del self.snapshots[to // SNAPSHOT_EVERY + 1 :]

    def at(self, move: int) -> State:
        """The state after the first ``move`` moves, as a copy."""
        state = self.snapshots[move // SNAPSHOT_EVERY].copy()
        for played in self.moves[move - move % SNAPSHOT_EVERY : move]:
            state.play(played)
        return state
