"""The player who throws dice: every legal move is equally likely."""

from __future__ import annotations

from typing import final

from underhall.core.buffers import i64
from underhall.core.moves import MoveList
from underhall.core.state import State


@final
class RandomPlayer:
    """Draws from the imagined state's own stream, so the same imagination gives the same move and nothing is kept."""

    def choose(self, imagined: State) -> i64:
        legal = MoveList()
        imagined.write_moves(legal)
        return legal.items[imagined.chance.below(legal.count)]
