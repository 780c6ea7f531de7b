"""When bots play: whose turn it is, whether anybody cares, and what becomes of a turn whose process died.

At a table at which only bots sit they play while somebody watches (has a WebSocket open) and pause otherwise, so that a
game without an end does not go on for ever, not after a restart either. At an event's table they play all the same:
others wait for the end.
"""

from __future__ import annotations

import asyncio
import logging
import time

from underhall.players.questions import Question, question_of
from underhall.server import lessons
from underhall.server.background import Background
from underhall.server.bot_seats import BOT, bot_asked, bot_move, bots_alone, rests, waiting_for, whose
from underhall.server.bots import Bots
from underhall.server.changes import NOBODY
from underhall.server.live_table import LiveTable
from underhall.server.live_tables import LiveTables
from underhall.server.metrics import Metrics
from underhall.server.settings import Settings
from underhall.server.stored_table import ReadOnly

log = logging.getLogger("underhall.server")

# A bot's turn is taken over by whoever notices, when the process that asked for its move must have died.
ABANDONED_SECONDS = 75.0
# After a start, where other processes may be at work; where there are none nobody can be thinking.
STARTED_SECONDS = 10.0
# Each table that is taken over is read in full: so many at a time.
TAKEN_OVER = 200
# Bots alone at a table play no quicker than somebody can watch.
PACE_SECONDS = 0.2


class BotTurns:
    """The bots' turns at all live tables."""

    def __init__(
        self, tables: LiveTables, bots: Bots, background: Background, settings: Settings, metrics: Metrics
    ) -> None:
        self.tables = tables
        self.bots = bots
        self.background = background
        self.settings = settings
        self.metrics = metrics
        # Turns that are not ours: at which change each table was when it was first seen so, and until when (by a clock
        # that nobody sets) another process may still be thinking.
        self.seen: dict[str, tuple[int, float]] = {}

    def consider(self, live: LiveTable) -> None:
        """If a bot is asked, and anybody cares, let it think."""
        table = live.table
        if live.thinking != table.turn_number and self._wanted(live, table.turn_number):
            live.thinking = table.turn_number
            self.background.spawn(self._play(live, table.turn_number))

    def _wanted(self, live: LiveTable, turn_number: int) -> bool:
        table = live.table
        if self.background.stopping or live.gone or table.turn_number != turn_number or not bot_asked(table):
            return False
        return self.ours(live)

    def ours(self, live: LiveTable) -> bool:
        """Whether this process plays for the bots of a table now. Those who play only while somebody watches play
        where that somebody is connected."""
        return bool(live.watchers) if rests(live.table) else not self.settings.bots_elsewhere

    async def _play(self, live: LiveTable, turn_number: int) -> None:
        table = live.table
        seat, alone = table.asked(), bots_alone(table)
        move: int | None = NOBODY
        begun = time.monotonic()
        try:
            if alone and self.settings.limits:
                await asyncio.sleep(PACE_SECONDS)
            move = await self._move(live, turn_number, alone)
            if not alone and self.settings.limits:
                await asyncio.sleep(max(0.0, self.settings.shortest_answer - (time.monotonic() - begun)))
            if move is not None:
                self.metrics.bot_moves.inc()
                await self.tables.act(table.header.id, lambda edit: bot_move(edit, turn_number, seat, move))
        except Exception:
            log.exception("a bot could not move", extra={"game": table.header.game})
        finally:
            if live.thinking == turn_number:
                live.thinking = 0
        if move is None:  # and meanwhile somebody may watch again
            self.consider(live)

    async def _move(self, live: LiveTable, turn_number: int, alone: bool) -> int | None:
        """The bot's move, or None if nobody wants it any more when its turn to think comes."""

        def question() -> Question | None:
            return question_of(live.table.running().state) if self._wanted(live, turn_number) else None

        table = live.table
        moves = table.running().state.moves()
        if len(moves) == 1:
            return moves[0]
        scripted = lessons.opponents_move(table)
        if scripted is not None:
            return scripted
        level = table.seats[table.asked()].level
        return await self.bots.choose(whose(table), question, level, urgent=not alone)

    async def take_over(self, abandoned: float = ABANDONED_SECONDS) -> None:
        """Let bots and standing answers play whose process must have died: nothing came for ``abandoned`` seconds.

        Those seconds are counted here and not between times that were written down: clocks are set back.
        """
        waiting = await self.tables.store.waiting()
        found = {table_id: number for table_id, (number, _) in waiting.items()}
        now = time.monotonic()
        self.seen = {
            table_id: known if known is not None and known[0] == number else (number, now + abandoned)
            for table_id, number in found.items()
            for known in (self.seen.get(table_id),)
        }
        late = [table_id for table_id, (_, until) in self.seen.items() if until <= now]
        if self.settings.bots_elsewhere:
            theirs = [table_id for table_id in late if waiting[table_id][1] == BOT]
            late = [table_id for table_id in late if waiting[table_id][1] != BOT]
            if theirs:
                log.warning("turns of bots wait, and no process takes them", extra={"tables": len(theirs)})
        for table_id in late[:TAKEN_OVER]:
            self.seen[table_id] = found[table_id], now + ABANDONED_SECONDS
            try:
                live = await self.tables.find(table_id)
                self.tables.consider(live)
                if not waiting_for(live.table):
                    # Written by an earlier version, for which bots alone played on whether watched or not.
                    await self.tables.store.stop_waiting(table_id, found[table_id])
            except ReadOnly:
                # No bot moves at a table that can only be looked at. If its rules come back, opening it wakes the bot.
                await self.tables.store.stop_waiting(table_id)
            except Exception:  # deleted just now, or not to be read: the others are looked after all the same
                log.exception("a table could not be looked after")
