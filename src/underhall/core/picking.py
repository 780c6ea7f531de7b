"""From clicks to a move: which pieces may be picked now, which moves are left, when a move is complete.

A move's picks (``Voice.picks``) are the pieces a person clicks for it, in order. All legal moves together are a tree
of picks; a ``Picking`` is a place in that tree. Every table works with it, so all of them ask in the same order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

if TYPE_CHECKING:
    from underhall.core.state import State
    from underhall.core.text import Voice

DONE = "done"  # offered where what is picked is a move already and could also go on


@final
class Picking:
    """The picks so far on the way to one of some moves."""

    def __init__(self, ways: list[tuple[int, list[str]]]) -> None:
        self.ways = ways
        self.picked: list[str] = []

    def open(self) -> list[tuple[int, list[str]]]:
        """The moves that begin with what is picked."""
        count = len(self.picked)
        return [way for way in self.ways if way[1][:count] == self.picked]

    def candidates(self) -> list[str]:
        """What may be picked next, in the order of the moves; never the same piece twice."""
        count = len(self.picked)
        left = self.open()
        names = list(dict.fromkeys(way[1][count] for way in left if len(way[1]) > count))
        if names and any(len(way[1]) == count for way in left):
            names.append(DONE)
        return names

    def moves_with(self, name: str) -> list[int]:
        """The moves left if this candidate were picked next."""
        wanted = self.picked if name == DONE else [*self.picked, name]
        if name == DONE:
            return [way[0] for way in self.ways if way[1] == wanted]
        return [way[0] for way in self.ways if way[1][: len(wanted)] == wanted]

    def pick(self, name: str) -> int:
        """Pick a candidate; the move if that completes one, else -1. Anything else is refused and changes nothing."""
        if name not in self.candidates():
            raise KeyError(f"'{name}' cannot be picked now")
        if name != DONE:
            self.picked.append(name)
            if self.candidates():
                return -1
        return next(way[0] for way in self.ways if way[1] == self.picked)

    def back(self) -> bool:
        """Step back by one pick; False if nothing was picked."""
        if not self.picked:
            return False
        self.picked.pop()
        return True

    def next_pick(self, move: int) -> str:
        """The candidate that leads to a move; empty if it cannot be reached from here."""
        count = len(self.picked)
        for known, picks in self.ways:
            if known == move and picks[:count] == self.picked:
                return picks[count] if len(picks) > count else DONE
        return ""


def picking(state: State, voice: Voice[Any]) -> Picking:
    """All legal moves of a state, nothing picked yet."""
    return Picking([(move, voice.picks(state, move)) for move in state.moves()])
