"""Who decides for a seat. A player is only ever shown a world imagined for its seat, never the true state."""

from __future__ import annotations

from underhall.core.buffers import mypyc_attr
from underhall.core.errors import UnderhallError
from underhall.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Something that chooses moves."""

    def choose(self, imagined: State) -> int:
        """The move to play in this imagined world. Its own randomness comes from the world's chance."""
        raise NotImplementedError


def ask(player: Player, state: State, seed: int) -> int:
    """The player's answer for the seat to move. A forced move is played at once."""
    moves = state.moves()
    if len(moves) == 1:
        return moves[0]
    return player.choose(state.imagine(state.seat, seed))


def must_be_imagined(state: State) -> None:
    """Refuse the true state: a player that was handed it could peek."""
    if not state.imagined:
        raise UnderhallError("player-needs_imagined")
