"""What a seat answers by itself: the move that its standing answers or its wish make at the question now asked."""

from __future__ import annotations

from typing import NamedTuple

from underhall.server import changes as kinds
from underhall.server.changes import NOBODY
from underhall.server.table import Table


class Due(NamedTuple):
    """An automatic move that is to be made; ``question`` is the key of the standing answer, if it is one."""

    move: int
    question: str = ""


def due(table: Table) -> Due | None:
    """The automatic move for the seat that is asked, if it has one."""
    asked = table.asked()
    if asked == NOBODY or table.taken_back or not table.has_room(kinds.MOVE):  # who takes back wants to decide anew
        return None
    seat = table.seats[asked]
    if seat.kind != "person" or not (seat.only_moves or seat.answers or seat.wish):
        return None
    state = table.running().state
    if seat.wish and (move := table.game.wished(state, seat.wish, seat.wished_at)) >= 0:
        return Due(move)
    moves = state.moves()
    if seat.only_moves and len(moves) == 1:
        return Due(moves[0])
    question = state.asking.prompt(state)
    wanted = seat.answers.get(question)
    if wanted is not None:
        for move in moves:
            if table.game.moves.print(move) == wanted:
                return Due(move, question)
    return None
