"""The player who throws dice: every legal move is equally likely."""

from __future__ import annotations

from typing import final

from underhall.core.moves import MoveList
from underhall.core.state import State
from underhall.players.player import Player, must_be_imagined


@final
class RandomPlayer(Player):
    """Draws from the imagined state's own stream, so the same imagination gives the same move and nothing is kept."""

    def choose(self, imagined: State) -> int:
        must_be_imagined(imagined)
        legal = MoveList()
        imagined.write_moves(legal)
        return legal.items[imagined.chance.below(legal.count)]
