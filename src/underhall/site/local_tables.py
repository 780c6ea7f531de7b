"""The tables of one browser: the same changes, seats and rules as on a server, kept in the browser's own database.

A change is applied, written, and only then told, as in ``server/live_tables.py``. Two tabs may have the same table
open: the number of a change is part of its key, so of two that write the same number one is refused; it forgets the
table and reads it again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import Any, Protocol

import orjson

from underhall.core.errors import UnderhallError
from underhall.players.questions import question_of
from underhall.server import lessons
from underhall.server.automatic_answer import answer
from underhall.server.bot_seats import bot_asked, bot_move, bots_alone
from underhall.server.broadcast import Watcher
from underhall.server.changes import Change, from_row
from underhall.server.live_table import LiveTable
from underhall.server.new_tables import NewTable
from underhall.server.presence import tell_presence
from underhall.server.publishing import publish, say_done
from underhall.server.refusals import Problem, from_engine, not_found
from underhall.server.standing_answers import due
from underhall.server.stored_table import Games, ReadOnly, StoredTable
from underhall.server.table import Table
from underhall.server.table_header import read_header
from underhall.server.table_rows import row_of
from underhall.server.transcript import Transcripts
from underhall.server.unit_of_work import TableEdit

log = logging.getLogger("underhall.site")
TRIES = 5
# No bot answers quicker: who watches shall see what happened. Standing answers come after a moment, too.
SHORTEST_ANSWER = 0.3
ALONE_SECONDS = 0.05
Command = Callable[[TableEdit], None]
Row = dict[str, Any]


class Storage(Protocol):
    """The browser's database (web/src/site/storage.ts). All texts are JSON."""

    async def rows(self) -> str:
        """The rows of all tables."""

    async def row(self, table_id: str) -> str:
        """The row of a table, empty if there is none."""

    async def changes(self, table_id: str) -> str:
        """All changes of a table, in order."""

    async def write(self, entries: str) -> bool:
        """Rows with new changes, all or nothing; False if a change of that number is there already."""

    async def drop(self, table_id: str) -> None:
        """Delete a table."""

    async def value(self, name: str) -> str:
        """Something else that was kept, empty if nothing was."""

    async def keep(self, name: str, value: str) -> None:
        """Keep something else."""


class Think(Protocol):
    """Whoever thinks, elsewhere: the name of a piece of work and its arguments as JSON, and JSON back."""

    async def __call__(self, work: str, arguments: str) -> str: ...


class LocalEdit(TableEdit):
    """A command at a table, which may make other tables with it."""

    def __init__(self, table: Table, at: float) -> None:
        super().__init__(table, at)
        self.made: list[Row] = []

    def make(self, wanted: NewTable) -> None:
        """A new table in the same transaction."""
        self.made.append(entry_of(begun(wanted, self.at)))


def begun(wanted: NewTable, at: float) -> LocalEdit:
    """A new table with what happens at it at once."""
    edit = LocalEdit(Table(wanted.header.made_now()), at)
    wanted.begin(edit)
    return edit


def entry_of(edit: TableEdit, seen: dict[str, int] | None = None) -> Row:
    """What is written of a command: the table's row as it is now, and the new changes."""
    return {"row": {**row_of(edit.table), "seen": seen or {}}, "changes": edit.rows()}


def now() -> float:
    return round(time.time(), 3)


class LocalTables:
    """All tables of this browser."""

    def __init__(self, storage: Storage, think: Think, shortest_answer: float = SHORTEST_ANSWER) -> None:
        self.storage = storage
        self.think = think
        self.shortest_answer = shortest_answer
        self.live: dict[str, LiveTable] = {}
        self.seen: dict[str, dict[str, int]] = {}  # how far each seat of a table has looked
        self.turn = asyncio.Lock()
        self.reading = asyncio.Lock()
        self.transcripts = Transcripts(self._stored, self.turn)
        self.tasks: set[asyncio.Task[None]] = set()

    # Finding.

    async def find(self, table_id: str) -> LiveTable:
        async with self.reading:
            live = self.live.get(table_id)
            if live is None:
                table = await self._read(table_id)
                live = self.live[table_id] = LiveTable(table, told=table.number, since=now())
                self.consider(live)
        return live

    async def _read(self, table_id: str) -> Table:
        text = await self.storage.row(table_id)
        if not text:
            raise not_found()
        row = orjson.loads(text)
        stored = StoredTable(SimpleNamespace(**row))
        if stored.reason is not None:
            raise ReadOnly(stored)
        self.seen[table_id] = row.get("seen", {})
        table = Table(read_header(row["header"]))
        async for some in self._stored(table_id):
            for change in some:
                table.apply(change)
                table.forget_old()
        return table

    async def _stored(self, table_id: str) -> AsyncIterator[list[Change]]:
        yield [from_row(SimpleNamespace(**row)) for row in orjson.loads(await self.storage.changes(table_id))]

    async def listed(self) -> list[tuple[Row, StoredTable]]:
        """All tables, last changed first."""
        games: Games = {}
        rows = sorted(orjson.loads(await self.storage.rows()), key=lambda row: -float(row["updated"]))
        return [(row, StoredTable(SimpleNamespace(**row), games)) for row in rows]

    # Changing.

    async def create(self, wanted: NewTable) -> LiveTable:
        edit = begun(wanted, wanted.header.created)
        await self._write([entry_of(edit)])
        edit.table.forget_old()
        table_id = edit.table.header.id
        live = self.live[table_id] = LiveTable(edit.table, told=edit.table.number, since=now())
        self.consider(live)
        return live

    async def act(
        self, table_id: str, command: Callable[[LocalEdit], None], by: Watcher | None = None, mark: Any = None
    ) -> Table:
        """Carry out a command: all of it or nothing, and told only when it is kept."""
        for _ in range(TRIES):
            live = await self.find(table_id)
            async with live.lock:
                if not live.gone and await self._carry_out(live, command, by, mark):
                    return live.table
        raise Problem(503, "busy")

    async def _carry_out(
        self, live: LiveTable, command: Callable[[LocalEdit], None], by: Watcher | None, mark: Any
    ) -> bool:
        edit = LocalEdit(live.table, now())
        kept = False
        try:
            command(edit)
            kept = not edit.added or await self._write(
                [entry_of(edit, self.seen.get(live.table.header.id)), *edit.made]
            )
        except UnderhallError as error:
            raise from_engine(error) from None
        finally:
            if edit.added and not kept:
                self.forget(live)
        if not kept:
            return False
        if edit.added:
            publish(live, edit.added, by, mark)
            tell_presence(live)
            self.consider(live)
        else:
            say_done(by, mark)
        return True

    async def _write(self, entries: list[Row]) -> bool:
        return bool(await self.storage.write(orjson.dumps(entries).decode()))

    async def note_seen(self, live: LiveTable, seat: int) -> None:
        """Somebody has stopped looking: what happens from now on is news to them."""
        seen = self.seen.setdefault(live.table.header.id, {})
        if live.gone or seen.get(str(seat)) == live.written_for(seat):
            return
        seen[str(seat)] = live.written_for(seat)
        await self._write([{"row": {**row_of(live.table), "seen": seen}, "changes": []}])

    async def drop(self, table_id: str) -> None:
        live = self.live.get(table_id)
        if live is not None:
            self.forget(live)
        await self.storage.drop(table_id)

    def forget(self, live: LiveTable) -> None:
        """Drop a table from memory; whoever watches must come again."""
        live.gone = True
        self.live.pop(live.table.header.id, None)
        for watcher in list(live.watchers):
            watcher.close(1012, "the table is read again")
        live.watchers.clear()

    # Who moves by themselves.

    def consider(self, live: LiveTable) -> None:
        """If a bot or a standing answer is due, let it come."""
        table = live.table
        if live.gone or live.thinking == table.turn_number:
            return
        if due(table) is not None:
            self._spawn(live, self._answer(live, table.turn_number, table.asked()))
        elif bot_asked(table) and (live.watchers or not bots_alone(table)):
            self._spawn(live, self._play(live, table.turn_number, table.asked()))

    def _spawn(self, live: LiveTable, work: Any) -> None:
        live.thinking = live.table.turn_number
        task = asyncio.get_running_loop().create_task(self._until_done(live, live.thinking, work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _until_done(self, live: LiveTable, turn_number: int, work: Any) -> None:
        try:
            await work
        except Exception:
            log.exception("nobody moved at a table of %s", live.table.header.game)
        finally:
            if live.thinking == turn_number:
                live.thinking = 0

    async def _answer(self, live: LiveTable, turn_number: int, seat: int) -> None:
        await asyncio.sleep(ALONE_SECONDS)
        await self.act(live.table.header.id, lambda edit: answer(edit, turn_number, seat))

    async def _play(self, live: LiveTable, turn_number: int, seat: int) -> None:
        begin = time.monotonic()
        move = await self._move(live.table)
        await asyncio.sleep(max(0.0, self.shortest_answer - (time.monotonic() - begin)))
        if not live.gone:
            await self.act(live.table.header.id, lambda edit: bot_move(edit, turn_number, seat, move))

    async def _move(self, table: Table) -> int:
        state = table.running().state
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        scripted = lessons.opponents_move(table)
        if scripted is not None:
            return scripted
        level = table.seats[table.asked()].level
        return int(await self.thought("choose", question_of(state), level, secrets.randbits(60)))

    async def thought(self, work: str, *arguments: Any) -> Any:
        """What comes of thinking elsewhere; a refusal if nobody can think now."""
        try:
            return orjson.loads(await self.think(work, orjson.dumps(arguments).decode()))
        except Exception as error:
            log.warning("nobody could think: %s", error)
            raise Problem(503, "bots-busy") from None
