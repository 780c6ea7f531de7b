"""The move that a seat's standing answers make for it, or that they are dropped (see ``automatic_moves.py``)."""

from __future__ import annotations

from typing import Any

from underhall.server import changes as kinds
from underhall.server.standing_answers import due
from underhall.server.unit_of_work import TableEdit

MOST = 200
# Why standing answers were dropped, as the person is told.
AGAIN, TOO_MANY = "again", "too-many"


def answer(edit: TableEdit, turn_number: int, seat: int) -> None:
    """Make the automatic move that is due at a turn, or drop what would go on for ever."""
    table = edit.table
    if table.turn_number != turn_number or table.asked() != seat:
        return
    found = due(table)
    if found is None:
        return
    sitter = table.seats[seat]
    if sitter.automatic >= MOST:
        edit.add(kinds.STANDING, seat, only_moves=False, answers={}, wish="", wished_at=0, dropped=TOO_MANY)
    elif found.question and table.question() in table.answered:
        answers = {key: move for key, move in sitter.answers.items() if key != found.question}
        kept: dict[str, Any] = {"only_moves": sitter.only_moves, "wish": sitter.wish, "wished_at": sitter.wished_at}
        edit.add(kinds.STANDING, seat, **kept, answers=answers, dropped=AGAIN)
    else:
        edit.add(kinds.MOVE, seat, move=found.move, automatic=True)
