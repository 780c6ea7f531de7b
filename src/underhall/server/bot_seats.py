"""Which seats bots play, their moves, and whether a table goes on without anybody being called."""

from __future__ import annotations

from underhall.server import changes as kinds
from underhall.server.changes import NOBODY
from underhall.server.person import account_of
from underhall.server.standing_answers import due
from underhall.server.table import RUNNING, Table
from underhall.server.unit_of_work import TableEdit

# What a table waits for where no person need be called.
BOT, STANDING = "bot", "standing"


def bots_alone(table: Table) -> bool:
    """Whether no person plays here or may come back to play."""
    return all(seat.kind != "person" for seat in table.seats)


def whose(table: Table) -> str:
    """For whom the bots of a table think: its creator, or who else sits there if the creator does not."""
    creator = table.header.creator
    if not table.sits(creator):
        return next((account_of(seat.person) for seat in table.seats if seat.kind == "person"), creator)
    return creator


def bot_asked(table: Table) -> bool:
    asked = table.asked()
    return asked != NOBODY and table.seats[asked].played_by_bot() and table.has_room(kinds.MOVE)


def rests(table: Table) -> bool:
    """Whether the game waits until somebody watches: where bots alone play, and no event waits for its end."""
    return bots_alone(table) and "event" not in (table.header.origin or {})


def waiting_for(table: Table) -> str:
    """Who must play by itself, watched or not: what the database notes for whoever takes over."""
    if bot_asked(table) and not rests(table):
        return BOT
    return STANDING if due(table) is not None else ""


def bot_move(edit: TableEdit, turn_number: int, seat: int, move: int) -> None:
    """A bot's answer, dropped if the turn it was made for is gone."""
    table = edit.table
    if table.status == RUNNING and table.turn_number == turn_number and table.seats[seat].played_by_bot():
        edit.add(kinds.MOVE, seat, move=move)
