"""When bots play: whose turn it is, whether anybody cares, and what becomes of a turn whose process died.

At a table at which only bots sit they play while somebody watches (has a WebSocket open) and pause otherwise, so that a
game without an end does not go on for ever, not after a restart either.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import sqlalchemy as sa

from underhall.server import automatic, schema
from underhall.server import changes as kinds
from underhall.server.changes import NOBODY
from underhall.server.stored import ReadOnly
from underhall.server.table import RUNNING, Table
from underhall.server.workers import Question, question_of

if TYPE_CHECKING:
    from underhall.server.house import Hand, House, Live

log = logging.getLogger("underhall.server")

# What a table waits for where no person need be called.
BOT, STANDING = "bot", "standing"
# A bot's turn is taken over by whoever notices, when the process that asked for its move must have died.
ABANDONED_SECONDS = 75.0
# After a start, where other processes may be at work; where there are none nobody can be thinking.
STARTED_SECONDS = 10.0
# Each table that is taken over is read in full: so many at a time.
TAKEN_OVER = 200
# Bots alone at a table play no quicker than somebody can watch.
PACE_SECONDS = 0.2


def bots_alone(table: Table) -> bool:
    """Whether no person plays here or may come back to play."""
    return all(seat.kind != "person" for seat in table.seats)


def whose(table: Table) -> str:
    """For whom the bots of a table think: its creator, or who else sits there if the creator does not."""
    creator = table.header.creator
    if table.seat_of(creator) == NOBODY:
        return next((seat.person for seat in table.seats if seat.kind == "person"), creator)
    return creator


def bot_asked(table: Table) -> bool:
    asked = table.asked()
    return asked != NOBODY and table.seats[asked].played_by_bot() and table.has_room(kinds.MOVE)


def waiting_for(table: Table) -> str:
    """Who must play by itself, watched or not: what the database notes for whoever takes over."""
    if bot_asked(table) and not bots_alone(table):
        return BOT
    return STANDING if automatic.due(table) is not None else ""


class BotTurns:
    """The bots' turns at the tables of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        # Turns that are not ours: at which change each table was when it was first seen so, and until when (by a clock
        # that nobody sets) another process may still be thinking.
        self.seen: dict[str, tuple[int, float]] = {}

    def consider(self, live: Live) -> None:
        """If a bot is asked, and anybody cares, let it think."""
        table = live.table
        if live.thinking != table.position and self._wanted(live, table.position):
            live.thinking = table.position
            self.house.spawn(self._play(live, table.position))

    def _wanted(self, live: Live, position: int) -> bool:
        table = live.table
        if self.house.stopping or live.gone or table.position != position or not bot_asked(table):
            return False
        return bool(live.watchers) or not bots_alone(table)

    async def _play(self, live: Live, position: int) -> None:
        table = live.table
        seat, alone = table.asked(), bots_alone(table)
        move: int | None = NOBODY
        try:
            if alone and self.house.settings.limits:
                await asyncio.sleep(PACE_SECONDS)
            move = await self._move(live, position, alone)
            if move is not None:
                self.house.metrics.bot_moves.inc()
                await self.house.act(table.header.id, lambda hand: bot_move(hand, position, seat, move))
        except Exception:
            log.exception("a bot could not move", extra={"game": table.header.game})
        finally:
            if live.thinking == position:
                live.thinking = 0
        if move is None:  # and meanwhile somebody may watch again
            self.consider(live)

    async def _move(self, live: Live, position: int, alone: bool) -> int | None:
        """The bot's move, or None if nobody wants it any more when its turn to think comes."""

        def question() -> Question | None:
            return question_of(live.table.running().state) if self._wanted(live, position) else None

        table = live.table
        moves = table.running().state.moves()
        if len(moves) == 1:
            return moves[0]
        level = table.seats[table.asked()].level
        return await self.house.bots.choose(whose(table), question, level, urgent=not alone)

    async def take_over(self, abandoned: float = ABANDONED_SECONDS) -> None:
        """Let bots and standing answers play whose process must have died: nothing came for ``abandoned`` seconds.

        Those seconds are counted here and not between times that were written down: clocks are set back.
        """
        rows = schema.tables.c
        waiting = sa.select(rows.id, rows.number).where(rows.waiting != "")
        async with self.house.engine.connect() as connection:
            found = {str(row.id): int(row.number) for row in (await connection.execute(waiting)).all()}
        now = time.monotonic()
        self.seen = {
            table_id: known if known is not None and known[0] == number else (number, now + abandoned)
            for table_id, number in found.items()
            for known in (self.seen.get(table_id),)
        }
        late = [table_id for table_id, (_, until) in self.seen.items() if until <= now]
        for table_id in late[:TAKEN_OVER]:
            self.seen[table_id] = found[table_id], now + ABANDONED_SECONDS
            try:
                live = await self.house.find(table_id)
                self.house.consider(live)
                if not waiting_for(live.table):
                    # Written by an earlier version, for which bots alone played on whether watched or not.
                    at = sa.and_(rows.id == table_id, rows.number == found[table_id])
                    await self.house.ledger.write((sa.update(schema.tables).where(at).values(waiting=""), {}))
            except ReadOnly:
                await self.house.wait_no_more(table_id)
            except Exception:  # deleted just now, or not to be read: the others are looked after all the same
                log.exception("a table could not be looked after")


def bot_move(hand: Hand, position: int, seat: int, move: int) -> None:
    """A bot's answer, dropped if the position it was made for is gone."""
    table = hand.table
    if table.status == RUNNING and table.position == position and table.seats[seat].played_by_bot():
        hand.add(kinds.MOVE, seat, move=move)
