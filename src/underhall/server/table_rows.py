"""The row of a table, which repeats for queries and lists what follows from its changes."""

from __future__ import annotations

from typing import Any

from underhall.server.bot_seats import STANDING, waiting_for
from underhall.server.broadcast import GAME_AND_TALK
from underhall.server.changes import NOBODY, Change
from underhall.server.stored_table import summary_of
from underhall.server.table import OVER, Table


def row_of(table: Table) -> dict[str, Any]:
    """The row of a new table."""
    header = table.header
    row = {
        "id": header.id,
        "game": header.game,
        "header": header.write(),
        "creator": header.creator,
        "visibility": header.visibility,
        "created": header.created,
        **standing_of(table),
        "summary": summary_of(table),
    }
    del row["table_key"]
    return row


def standing_of(table: Table, made: list[Change] | None = None) -> dict[str, Any]:
    """What changes in a table's row by some changes. What lists show besides is written only if it may have altered."""
    asked = table.asked()
    seating = table.status == OVER or any(one.kind not in GAME_AND_TALK for one in made or [])
    waiting = waiting_for(table)
    if waiting == STANDING:
        asked = NOBODY  # nobody need be called
    return {
        "table_key": table.header.id,
        "updated": table.seen_by(NOBODY).updated,  # lists are in this order, for everybody
        "status": table.status,
        "number": table.number,
        "turn_number": table.turn_number,
        "asked": asked,
        "waiting": waiting,
        "turned_at": table.turned_at,
        "asked_turn_number": 0 if asked == NOBODY else table.seen_by(asked).turn_number,
        "deadline": table.deadline(),
        "summary": summary_of(table) if seating else None,
    }


def standing_closed(table_id: str, number: int, at: float) -> dict[str, Any]:
    """What changes in a table's row when its game, which cannot be replayed, is closed by change ``number``."""
    return {
        "table_key": table_id,
        "updated": at,
        "status": OVER,
        "number": number,
        "turn_number": number,
        "asked": NOBODY,
        "waiting": "",
        "turned_at": at,
        "asked_turn_number": 0,
        "deadline": 0.0,
        "summary": None,
    }
