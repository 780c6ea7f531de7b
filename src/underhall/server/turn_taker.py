"""Bots in a process of their own: it takes bots' turns from the database and serves nobody.

Any number of such processes share the turns. A process claims a turn (``bot_claims.py``), lets its workers think,
writes the move as a server would, and PostgreSQL tells the servers. It claims no more than its workers can think about
now, so that what waits is left to whoever is free, and whoever was served last waits longest.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from dataclasses import dataclass

from underhall.server.background import Background
from underhall.server.bot_claims import BotClaims
from underhall.server.bot_seats import BOT, bot_asked, rests, waiting_for
from underhall.server.bot_turns import BotTurns
from underhall.server.bots import Bots, cost_of
from underhall.server.live_table import LiveTable
from underhall.server.live_tables import LiveTables
from underhall.server.metrics import Metrics
from underhall.server.other_processes import OtherProcesses
from underhall.server.postgres_notify import BOTS
from underhall.server.problems import Problem
from underhall.server.settings import Settings
from underhall.server.store.bot_claims import TurnAsked, turns_asked
from underhall.server.stored_table import ReadOnly

log = logging.getLogger("underhall.server")

# How often the database is asked, if nothing is heard. A turn whose process was killed is taken over by then.
LOOK_SECONDS = 1.0
# A turn that another process has is left to it for so long, and one that went wrong is left alone for so long.
THEIRS_SECONDS = 0.5
FAILED_SECONDS = 5.0
LOOKED_AT = 500
# Behind turns that are quickly done others may stand ready, so that no worker waits for the database.
QUICK_SECONDS = 0.1
READY = 2
# Turns in hand at once, most of them made and waiting until somebody may see that.
IN_HAND = 400
# A table is kept in memory for so long after its last turn here.
IDLE_SECONDS = 120.0


@dataclass(eq=False)
class Taken:
    """A turn in hand, and whether it is still being thought about; its cost is known once the table was read."""

    creator: str
    thinking: bool = True
    cost: float | None = None


class TurnTaker(BotTurns):
    """The bots' turns that this process plays."""

    def __init__(
        self,
        tables: LiveTables,
        bots: Bots,
        background: Background,
        settings: Settings,
        metrics: Metrics,
        claims: BotClaims,
    ) -> None:
        super().__init__(tables, bots, background, settings, metrics)
        self.claims = claims
        self.others = OtherProcesses(tables)
        self.in_hand: dict[str, Taken] = {}
        self.not_before: dict[str, float] = {}  # tables left alone until then, by a clock that nobody sets
        self.served: dict[str, float] = {}  # when a turn of a person's table was taken here last
        self.wake = asyncio.Event()

    def consider(self, live: LiveTable) -> None:
        """A turn comes from the database alone."""

    def ours(self, live: LiveTable) -> bool:
        return not rests(live.table)

    async def heard(self, table_id: str, number: int) -> None:
        """News of another process. A table that is not in hand is brought up to date when its turn is taken."""
        if table_id in ("", BOTS):
            self.wake.set()
        if not table_id:
            for live in list(self.tables.live.values()):
                if live.table.header.id not in self.in_hand:
                    self.tables.forget(live)
        if not table_id or number < 0 or table_id in self.in_hand:
            await self.others.heard(table_id, number)

    async def take_forever(self) -> None:
        while True:
            self.wake.clear()
            try:
                await self.take()
            except Exception as error:
                log.warning("turns of bots could not be looked for", extra={"error": type(error).__name__})
                await asyncio.sleep(LOOK_SECONDS)
            self._tidy()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), LOOK_SECONDS)

    async def take(self) -> None:
        """Claim as many turns as there is room for, and let them be played."""
        if self._room() <= 0:
            return
        waiting = await turns_asked(self.tables.store.engine, BOT, LOOKED_AT)
        while chosen := self._chosen(waiting):
            claimed = set(await self.claims.claim([turn.table for turn in chosen]))
            now = time.monotonic()
            for turn in chosen:
                if turn.table in claimed:
                    self.in_hand[turn.table] = Taken(turn.creator)
                    self.served[turn.creator] = now
                    self.background.spawn(self._carry_out(turn))
                else:
                    self.not_before[turn.table] = now + THEIRS_SECONDS

    def _room(self) -> int:
        thinking = [turn for turn in self.in_hand.values() if turn.thinking]
        quick = all(turn.cost is not None and turn.cost <= QUICK_SECONDS for turn in thinking)
        room = len(self.bots.workers) - len(thinking) + (READY if thinking and quick else 0)
        return min(room, IN_HAND - len(self.in_hand))

    def _chosen(self, waiting: list[TurnAsked]) -> list[TurnAsked]:
        """Turns to claim: of whoever has fewest in thought here, then of whoever was served longest ago."""
        now = time.monotonic()
        mine = Counter(turn.creator for turn in self.in_hand.values() if turn.thinking)
        left = [
            turn for turn in waiting if turn.table not in self.in_hand and self.not_before.get(turn.table, 0.0) <= now
        ]
        chosen: list[TurnAsked] = []
        for _ in range(self._room()):
            # As many of one person as may think at once: more would only wait here, and not where somebody is free.
            free = [turn for turn in left if mine[turn.creator] < self.bots.queue.per_person + READY]
            if not free:
                break
            turn = min(free, key=lambda one: (mine[one.creator], self.served.get(one.creator, 0.0)))
            mine[turn.creator] += 1
            left.remove(turn)
            chosen.append(turn)
        return chosen

    async def _carry_out(self, turn: TurnAsked) -> None:
        """Play a turn that is this process's, and let go of it."""
        done = False
        try:
            done = await self._play_taken(turn)
        except Exception:  # deleted just now, or not to be read: the others are looked after all the same
            log.exception("a table could not be looked after")
        finally:
            self.in_hand.pop(turn.table, None)
            if not done:
                self.not_before[turn.table] = time.monotonic() + FAILED_SECONDS
            if not self.background.stopping:
                await self.claims.let_go(turn.table)
            self.wake.set()

    async def _play_taken(self, turn: TurnAsked) -> bool:
        """Whether there is nothing left to do."""
        store = self.tables.store
        try:
            live = await self.tables.find(turn.table)
        except ReadOnly:
            # No bot moves at a table that can only be looked at. If its rules come back, opening it wakes the bot.
            await store.stop_waiting(turn.table)
            return True
        except Problem:
            return True  # deleted meanwhile
        # That the turn waits was read before it was claimed: meanwhile another process may have played it and let go.
        async with live.lock:
            await self.tables.catch_up(live)
        table = live.table
        if not self.ours(live) or not bot_asked(table):
            if table.number == turn.number and not waiting_for(table):
                await store.stop_waiting(turn.table, turn.number)
            return True
        self.in_hand[turn.table].cost = cost_of(table.seats[table.asked()].level)
        self.wake.set()
        number = live.thinking = table.turn_number
        await self._play(live, number)
        return live.gone or live.table.turn_number != number

    async def _move(self, live: LiveTable, turn_number: int, alone: bool) -> int | None:
        try:
            return await super()._move(live, turn_number, alone)
        finally:
            # What is left is to wait until the move may be seen, and to write it.
            taken = self.in_hand.get(live.table.header.id)
            if taken is not None:
                taken.thinking = False
            self.wake.set()

    def _tidy(self) -> None:
        """Forget what is not needed any more."""
        now, clock = time.monotonic(), self.settings.clock()
        self.not_before = {table: until for table, until in self.not_before.items() if until > now}
        if len(self.served) > LOOKED_AT:
            self.served = {person: at for person, at in self.served.items() if at > now - IDLE_SECONDS}
        for table_id, live in list(self.tables.live.items()):
            if table_id not in self.in_hand and abs(clock - live.used) > IDLE_SECONDS:
                self.tables.forget(live)
