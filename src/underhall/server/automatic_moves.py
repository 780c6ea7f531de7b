"""Automatic moves: what the standing answers and the wish of a seat play for it.

Nobody else may tell them from a quick answer by hand, so each is a change of its own, told by an update of its own, at
a time of its own. And they never play a game away that nobody attends to: a standing answer that comes to the same
question again before anybody else was asked is dropped, and so is everything after so many automatic moves since
the person last decided something (``automatic_answer.py``). The person is told, and asked.
"""

from __future__ import annotations

import asyncio
import logging
import random

from underhall.server import limits
from underhall.server.automatic_answer import answer
from underhall.server.background import Background
from underhall.server.live_table import LiveTable
from underhall.server.live_tables import LiveTables
from underhall.server.problems import Problem
from underhall.server.settings import Settings
from underhall.server.standing_answers import due
from underhall.server.table import Table

log = logging.getLogger("underhall.server")

# Where nobody else sits there is nobody to hide from.
ALONE_SECONDS = 0.05


def pause(table: Table, quick: tuple[float, float]) -> float:
    """How long to wait before an automatic move: as long as somebody who answers quickly, where others sit."""
    asked = table.asked()
    others = any(seat.kind == "person" and number != asked for number, seat in enumerate(table.seats))
    return random.uniform(*quick) if others else min(ALONE_SECONDS, *quick)


class AutomaticMoves:
    """The automatic moves at all live tables."""

    def __init__(self, tables: LiveTables, background: Background, limiter: limits.Limiter, settings: Settings) -> None:
        self.tables = tables
        self.background = background
        self.limiter = limiter
        self.settings = settings

    def consider(self, live: LiveTable) -> None:
        """If a seat is asked that has a standing answer, let it answer."""
        table = live.table
        if live.thinking != table.turn_number and due(table) is not None:
            live.thinking = table.turn_number
            self.background.spawn(self._answer(live, table.turn_number, table.asked()))

    async def _answer(self, live: LiveTable, turn_number: int, seat: int) -> None:
        table = live.table
        try:
            await asyncio.sleep(pause(table, self.settings.quick_answer))
            await self._allowed(table.seats[seat].person)
            await self.tables.act(table.header.id, lambda edit: answer(edit, turn_number, seat))
        except Exception:
            log.exception("a standing answer could not be given", extra={"game": table.header.game})
        finally:
            if live.thinking == turn_number:
                live.thinking = 0

    async def _allowed(self, person: str) -> None:
        """An automatic move counts as one that its person makes: so many of them a second, at all tables together."""
        while True:
            try:
                self.limiter.take(f"act {person}", limits.ACT)
            except Problem as problem:
                await asyncio.sleep(float(problem.more["retry_after"]))
            else:
                return
