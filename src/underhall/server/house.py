"""The house: all live tables of this process. Every change to a table goes through here, one at a time a table.

A change is applied, written, and only then told. If writing fails the table is forgotten and read again from the
database when next needed, so what people see is never ahead of what is kept.
"""

from __future__ import annotations

import asyncio
import logging
import math
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

import orjson
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.core.errors import UnderhallError
from underhall.server import automatic, limits, schema
from underhall.server import changes as kinds
from underhall.server.bot_turns import ABANDONED_SECONDS, STANDING, BotTurns, waiting_for
from underhall.server.bots import Bots
from underhall.server.changes import NOBODY, Change, from_row
from underhall.server.ledger import Entry, Ledger, Stale, Statement
from underhall.server.metrics import Metrics
from underhall.server.news import GAME_AND_TALK, News, Watcher
from underhall.server.problems import Problem, conflict, from_engine, not_found
from underhall.server.settings import Settings
from underhall.server.slices import Slices
from underhall.server.stored import COLUMNS, DAMAGED, Games, ReadOnly, StoredTable, summary_of
from underhall.server.table import OVER, Header, Table, read_header
from underhall.server.transcript import Transcripts

log = logging.getLogger("underhall.server")

IDLE_SECONDS = 600.0
SWEEP_SECONDS = 15.0
# Two processes that write to one table at once take turns by luck.
TRIES = 50
CHUNK = 500
# How many tables whose replay failed are remembered, so that not every look replays them again.
MOST_BROKEN = 1000
PAUSE_SECONDS = 0.01
BROKEN_SECONDS = 2.0

Command = Callable[["Hand"], Awaitable[None] | None]


@dataclass(eq=False)
class Live:
    """A table in memory, who watches it, and the lock that lets one change happen at a time."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    told: int = 0  # the last change that was told
    thinking: int = 0  # the position a bot is thinking about
    used: float = 0.0
    gone: bool = False
    # How a finished game went, judged once, as it is answered.
    judged: bytes | None = None
    judging: asyncio.Lock = field(default_factory=asyncio.Lock)


class Hand:
    """What a command holds while it acts on a table: it looks, and adds changes."""

    def __init__(self, table: Table, at: float) -> None:
        self.table = table
        self.at = at
        self.added: list[Change] = []
        self.others: list[Statement] = []

    def add(self, kind: str, seat: int = NOBODY, person: str | None = None, **data: Any) -> Change:
        # Judged by a command's first change: after half a command the whole table would have to be read again.
        if not self.added and not self.table.has_room(kind):
            raise conflict("too-long")
        change = Change(self.table.number + 1, self.at, kind, seat, person, data)
        if kind == kinds.MOVE:
            change.move = data.pop("move")  # the table writes it down as text
        if kind == kinds.STANDING:
            self.empty(self.table.seats[seat].stood)  # only a seat's last standing answers are kept
        self.table.apply(change)
        self.added.append(change)
        return change

    def also(self, statement: sa.sql.expression.Executable, **values: Any) -> None:
        """Something to be written in the same transaction."""
        self.others.append((statement, values))

    def empty(self, number: int) -> None:
        """What a change of that number held is not needed any more; its number stays. 0 is none."""
        if number:
            rows = schema.changes.c
            here = sa.and_(rows.table_id == self.table.header.id, rows.number == number)
            self.also(sa.update(schema.changes).where(here).values(data="{}"))


class House:
    """The live tables of this process."""

    def __init__(
        self,
        engine: AsyncEngine,
        ledger: Ledger,
        settings: Settings,
        bots: Bots,
        metrics: Metrics,
        limiter: limits.Limiter,
    ) -> None:
        self.engine = engine
        self.ledger = ledger
        self.settings = settings
        self.bots = bots
        self.metrics = metrics
        self.limiter = limiter
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.turns = BotTurns(self)
        self.answers = automatic.Answers(self)
        self.stopping = False
        # Tables that cannot be replayed: the change they were at, and until when nobody tries again.
        self.broken: dict[str, tuple[int, float]] = {}
        self.turn = asyncio.Lock()  # of those who have long work to do, one at a time; see ``Slices``
        self.transcripts = Transcripts(self.stored_changes, self.turn)

    # Reading.

    async def find(self, table_id: str) -> Live:
        """The live table of that id, read from the database if need be. ``ReadOnly`` if it cannot be played here."""
        live = self.live.get(table_id)
        if live is None:
            task = self.loading.get(table_id)
            if task is None:
                task = self.loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
            live = await asyncio.shield(task)
        live.used = self.settings.clock()
        return live

    async def _load(self, table_id: str) -> Live:
        if self.broken.get(table_id, (0, math.inf))[1] < time.monotonic():
            del self.broken[table_id]  # somebody may have mended it
        stored = await self.stored(table_id)
        if stored.reason:
            raise ReadOnly(stored)
        table = await self._replay(stored)
        if table is None:
            raise not_found()
        live = self.live[table_id] = Live(table, told=table.number)
        self.consider(live)
        return live

    async def stored(self, table_id: str) -> StoredTable:
        """A table as its row has it."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(*COLUMNS).where(schema.tables.c.id == table_id))).first()
        if row is None:
            raise not_found()
        return self.as_stored(row, {})

    def as_stored(self, row: Any, games: Games) -> StoredTable:
        """A table from its row, with what is known of it from trying to replay it."""
        stored = StoredTable(row, games)
        if self.broken.get(stored.id, (-1, 0.0))[0] == stored.number:
            stored.reason = stored.reason or DAMAGED
        return stored

    async def _replay(self, stored: StoredTable) -> Table | None:
        try:
            return await self.read(stored.id)
        except (sa.exc.SQLAlchemyError, OSError):
            raise  # the database's trouble is not the table's
        except Exception as error:
            log.warning("a table cannot be read", extra={"game": stored.game, "error": type(error).__name__})
            if len(self.broken) >= MOST_BROKEN:
                self.broken.clear()
            self.broken[stored.id] = stored.number, time.monotonic() + BROKEN_SECONDS
            stored.reason = DAMAGED
            raise ReadOnly(stored) from None

    async def changes_of(self, table_id: str) -> list[Any]:
        """The rows of a table's changes."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(_changes_since(table_id, 0))).all())

    async def read(self, table_id: str, keep_from: int | None = None) -> Table | None:
        """A table folded from what the database holds.

        With ``keep_from`` it keeps every change after that number, and those before that were told together with them.
        """
        async with self.engine.connect() as connection:
            text = await connection.scalar(sa.select(schema.tables.c.header).where(schema.tables.c.id == table_id))
            if text is None:
                return None
        table = Table(read_header(text))
        kept: list[Change] = []
        async with Slices(self.turn) as slices:
            async for some in self.stored_changes(table_id):
                for change in some:
                    table.apply(change)
                    table.forget_old()
                    if keep_from is not None:
                        kept.append(change)
                    await slices.breathe()
        if keep_from is not None:
            table.recent = kept[table.first_untold(keep_from + 1) - 1 :]
        return table

    async def stored_changes(self, table_id: str) -> AsyncIterator[list[Change]]:
        """All changes of a table that the database holds, some at a time."""
        last = 0
        while True:
            async with self.engine.connect() as connection:
                found = await connection.execute(_changes_since(table_id, last).limit(CHUNK))
                some = [from_row(row) for row in found.all()]
            if some:
                last = some[-1].number
                yield some
            if len(some) < CHUNK:
                return

    async def position_for(self, table_id: str, seat: int) -> int:
        """The position of a table in a seat's own count; -1 if nobody can play there."""
        try:
            return (await self.find(table_id)).table.position_for(seat)
        except ReadOnly:
            return -1

    # Changing.

    async def create(self, header: Header, command: Command) -> Live:
        """A new table, with what happens at it at once (its creator sits down)."""
        header = header.made_now()
        table = Table(header)
        hand = Hand(table, header.created)
        result = command(hand)
        if result is not None:
            await result
        rows = [made.row(header.id) for made in hand.added]
        first: list[Statement] = [(sa.insert(schema.tables), _row(table))]
        await self.ledger.append(Entry(header.id, rows, first=first, others=hand.others))
        table.forget_old()
        live = self.live[header.id] = Live(table, told=table.number, used=header.created)
        self.metrics.tables_created.inc()
        self.consider(live)
        return live

    def create_with(self, hand: Hand, header: Header, command: Callable[[Hand], None]) -> None:
        """A new table in the same transaction as a command at another one: either both happen or neither."""
        header = header.made_now()
        table = Table(header)
        inner = Hand(table, header.created)
        command(inner)
        hand.also(sa.insert(schema.tables), **_row(table))
        for made in inner.added:
            hand.also(sa.insert(schema.changes), **made.row(header.id))
        hand.others += inner.others

    async def act(self, table_id: str, command: Command, watcher: Watcher | None = None, mark: Any = None) -> Table:
        """Carry out a command at a table: all of it or nothing, and told only when it is kept."""
        for _ in range(TRIES):
            live = await self.find(table_id)
            async with live.lock:
                if live.gone:
                    continue
                try:
                    if await self._carry_out(live, command, watcher, mark):
                        return live.table
                except Stale:
                    # Another process was first: look again, and judge the command by how things stand now.
                    await self._catch_up(live)
            await asyncio.sleep(random.random() * PAUSE_SECONDS)
        raise Problem(503, "busy")

    async def _carry_out(self, live: Live, command: Command, watcher: Watcher | None, mark: Any) -> bool:
        table = live.table
        hand = Hand(table, round(self.settings.clock(), 3))
        try:
            result = command(hand)
            if result is not None:
                await result
        except UnderhallError as error:
            self._forget_if_touched(live, hand)
            raise from_engine(error) from None
        except BaseException:
            self._forget_if_touched(live, hand)
            raise
        if not hand.added and not hand.others:
            _say_done(watcher, mark)
            return True
        rows = [made.row(table.header.id) for made in hand.added]
        entry = Entry(table.header.id, rows, standing=_standing(table, hand.added), others=hand.others)
        # Once it is handed in it will be written, so whoever asked must not cancel half of it.
        written = self.ledger.append(entry)
        try:
            await asyncio.shield(written)
        except asyncio.CancelledError:
            await asyncio.wait([written])
            if not written.cancelled() and written.exception() is None:
                self._publish(live, hand.added, None, None)
            else:
                self.forget(live)
            raise
        except Stale:
            raise
        except Exception:
            self.forget(live)
            raise
        if hand.added:
            self._publish(live, hand.added, watcher, mark)
        else:
            _say_done(watcher, mark)
        return True

    def _forget_if_touched(self, live: Live, hand: Hand) -> None:
        if hand.added:
            self.forget(live)

    async def _catch_up(self, live: Live) -> None:
        """Bring a table to what the database holds, and tell its watchers. Call it with the lock held."""
        table_id = live.table.header.id
        if live.table.number == live.told:
            async with self.engine.connect() as connection:
                there = await connection.scalar(sa.select(schema.tables.c.id).where(schema.tables.c.id == table_id))
                if there is None:
                    self.forget(live)
                    return
                found = await connection.execute(_changes_since(table_id, live.told))
                news = [from_row(row) for row in found.all()]
            for change in news:
                live.table.apply(change)
        else:
            # The table in memory holds changes that were never kept.
            table = await self.read(table_id, live.told)
            if table is None:
                self.forget(live)
                return
            news = [change for change in table.recent if change.number > live.told]
            live.table = table
        if news:
            self._publish(live, news, None, None)

    def forget(self, live: Live) -> None:
        """Drop a table from memory; whoever watches must come again."""
        live.gone = True
        self.live.pop(live.table.header.id, None)
        for watcher in list(live.watchers):
            watcher.close(1012, "the table is read again")
        live.watchers.clear()

    async def reread(self, table_id: str) -> None:
        """Forget a table whose stored changes were altered (a deleted account)."""
        self.broken.pop(table_id, None)
        live = self.live.get(table_id)
        if live is not None:
            async with live.lock:
                self.forget(live)

    async def note_seen(self, table_id: str, seat: int, number: int) -> None:
        rows = schema.seats
        where = sa.and_(rows.c.table_id == table_id, rows.c.seat == seat, rows.c.seen < number)
        await self.ledger.write((sa.update(rows).where(where).values(seen=number), {}))

    def close_sessions(self, ended: set[str]) -> None:
        """Whoever logged out watches no longer."""
        for live in self.live.values():
            for watcher in [one for one in live.watchers if one.session in ended]:
                watcher.close(1008, "logged out")

    def sessions(self) -> set[str]:
        """The sessions of all who watch."""
        return {one.session for live in self.live.values() for one in live.watchers if one.session}

    # Telling.

    def _publish(self, live: Live, made: list[Change], watcher: Watcher | None, mark: Any) -> None:
        table = live.table
        live.told = table.number
        # As spectators count them: what is held back, or a seat's own business, is not counted either.
        self.metrics.changes.inc(len(table.portions_from(NOBODY, made[0].number)))
        news = News(table, made)
        for other in list(live.watchers):
            if news.lobby:
                if not table.may_see(other.person):
                    other.close(1008, "this table is private")
                    continue
                other.viewer = table.seat_of(other.person)
            body = news.body(other)
            if other is watcher and mark is not None:
                other.send(b'{"re":' + orjson.dumps(mark) + b"," + body[1:])
            elif body:
                other.send(body)
        table.forget_old()
        self.consider(live)

    def consider(self, live: Live) -> None:
        """If a bot is asked, let it think; if a seat that has a standing answer, let it answer."""
        self.turns.consider(live)
        self.answers.consider(live)

    # Between processes and over time.

    async def heard(self, table_id: str, number: int) -> None:
        """Another process says that a table is at change ``number``, or -1 if it must be read again; "" means any."""
        told = [self.live[table_id]] if table_id in self.live else []
        for live in told if table_id else list(self.live.values()):
            try:
                async with live.lock:
                    if number < 0:
                        self.forget(live)
                    elif not live.gone and (not table_id or live.table.number < number):
                        await self._catch_up(live)
            except Exception:  # the others are told all the same; this one is read anew when somebody looks
                log.exception(
                    "what another process did could not be taken over", extra={"game": live.table.header.game}
                )
                self.forget(live)

    async def sweep_forever(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("sweeping failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self, abandoned: float = ABANDONED_SECONDS) -> None:
        """Let bots play, and standing answers, whose process died, and drop tables nobody looks at."""
        now = self.settings.clock()
        await self.turns.take_over(abandoned)
        await self._forget_deleted()
        for live in list(self.live.values()):
            if live.table.aside != NOBODY and live.table.overdue(now):
                self.spawn(self.act(live.table.header.id, keep_silent))
            if not live.watchers and not live.lock.locked() and not live.thinking and live.used < now - IDLE_SECONDS:
                self.live.pop(live.table.header.id, None)
                live.gone = True

    async def wait_no_more(self, table_id: str) -> None:
        """No bot moves at a table that can only be looked at. If its rules come back, opening it wakes the bot."""
        rows = schema.tables
        await self.ledger.write((sa.update(rows).where(rows.c.id == table_id).values(waiting=""), {}))

    async def _forget_deleted(self) -> None:
        """Tables an operator has deleted meanwhile (``underhall admin delete``)."""
        ids = list(self.live)
        async with self.engine.connect() as connection:
            for start in range(0, len(ids), CHUNK):
                some = ids[start : start + CHUNK]
                there = await connection.scalars(sa.select(schema.tables.c.id).where(schema.tables.c.id.in_(some)))
                for table_id in set(some) - set(there.all()):
                    live = self.live.get(table_id)
                    if live is not None:
                        self.forget(live)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        if self.stopping:
            work.close()
            return
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def stop(self) -> None:
        """Whatever was handed in is written; nothing new begins, though what was written is still told."""
        self.stopping = True
        while self.tasks:
            for task in list(self.tasks):
                task.cancel()
            await asyncio.wait(self.tasks)
        for live in list(self.live.values()):
            for watcher in list(live.watchers):
                watcher.close(1012, "the server stops")


def _say_done(watcher: Watcher | None, mark: Any) -> None:
    if watcher is not None and mark is not None:
        watcher.send(orjson.dumps({"type": "done", "re": mark}))


def keep_silent(hand: Hand) -> None:
    """The time for a question aside is up: it is answered so that nothing is given away (``Frame.aside``)."""
    table = hand.table
    if table.aside != NOBODY and table.overdue(hand.at):
        hand.add(kinds.MOVE, table.aside, move=table.running().state.moves()[-1])


def _changes_since(table_id: str, number: int) -> sa.Select[Any]:
    columns = schema.changes.c
    return (
        sa.select(schema.changes).where(columns.table_id == table_id, columns.number > number).order_by(columns.number)
    )


def _row(table: Table) -> dict[str, Any]:
    header = table.header
    row = {
        "id": header.id,
        "game": header.game,
        "header": header.write(),
        "creator": header.creator,
        "visibility": header.visibility,
        "created": header.created,
        **_standing(table),
        "summary": summary_of(table),
    }
    del row["table_key"]
    return row


def _standing(table: Table, made: list[Change] | None = None) -> dict[str, Any]:
    """A table's row after some changes. What lists show besides is written only when they may have altered it."""
    asked = table.asked()
    seating = table.status == OVER or any(one.kind not in GAME_AND_TALK for one in made or [])
    waiting = waiting_for(table)
    if waiting == STANDING:
        asked = NOBODY  # nobody need be called
    return {
        "table_key": table.header.id,
        "updated": table.updated_for(NOBODY),  # lists are in this order, for everybody
        "status": table.status,
        "number": table.number,
        "position": table.position,
        "asked": asked,
        "waiting": waiting,
        "turned_at": table.turned_at,
        "asked_position": 0 if asked == NOBODY else table.position_for(asked),
        "summary": summary_of(table) if seating else None,
    }
