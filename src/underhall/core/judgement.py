"""How good a position is for a seat: what players go by when they cannot look to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underhall.core.buffers import i64, mypyc_attr

if TYPE_CHECKING:
    from underhall.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """A game's judgement; this one only knows who would win if the game ended now."""

    def worth(self, state: State, seat: i64) -> float:
        """From 0.0 (lost) to 1.0 (won); a finished game is worth its result."""
        return result(state, seat)

    def terms(self, state: State, seat: i64) -> dict[str, float]:
        """The same in parts a person knows (steel, gold, ...), for hints."""
        return {}


def result(state: State, seat: i64) -> float:
    """A seat's share of the victory as things stand."""
    mask: i64 = state.winners()
    if not (mask >> seat) & 1:
        return 0.0
    sharers: i64 = 0
    while mask:
        sharers += mask & 1
        mask >>= 1
    return 1.0 / float(sharers)
