"""All live tables of this process. Every change to a table goes through here, one at a time a table.

A change is applied, written, and only then told. If writing fails the table is forgotten and read again from the
database when next needed, so what people see is never ahead of what is kept.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

from underhall.core.errors import UnderhallError
from underhall.server.broadcast import GAME_AND_TALK, Watcher
from underhall.server.change_writer import ChangeWriter, Entry, Stale
from underhall.server.changes import NOBODY, Change
from underhall.server.live_table import LiveTable
from underhall.server.metrics import Metrics
from underhall.server.notices.outbox import note_notices
from underhall.server.presence import tell_presence
from underhall.server.problems import Problem, from_engine
from underhall.server.publishing import publish, say_done
from underhall.server.results import note_end
from underhall.server.settings import Settings
from underhall.server.store.batches import Statement
from underhall.server.store.results import ResultStore
from underhall.server.store.tables import TableStore, new_change, new_table
from underhall.server.stored_edit import StoredEdit
from underhall.server.stored_table import ReadOnly
from underhall.server.table import OVER, Table
from underhall.server.table_header import Header
from underhall.server.table_loader import TableLoader
from underhall.server.table_rows import row_of, standing_of
from underhall.server.unit_of_work import Command, TableEdit

# Two processes that write to one table at once take turns by luck.
TRIES = 50
PAUSE_SECONDS = 0.01


class LiveTables:
    """The tables in memory, and the way to all others."""

    def __init__(self, store: TableStore, writer: ChangeWriter, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.results = ResultStore(store.engine)
        self.writer = writer
        self.settings = settings
        self.metrics = metrics
        self.turn = asyncio.Lock()  # of those who have long work to do, one at a time; see ``Slices``
        self.loader = TableLoader(store, self.turn)
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        # Called with a table at which something has happened: a bot or a standing answer may have to move there.
        self.followers: list[Callable[[LiveTable], None]] = []

    # Finding.

    async def find(self, table_id: str) -> LiveTable:
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

    async def _load(self, table_id: str) -> LiveTable:
        table = await self.loader.load(table_id)
        live = self.live[table_id] = LiveTable(table, told=table.number, since=self.settings.clock())
        self.consider(live)
        return live

    async def turn_number_for(self, table_id: str, seat: int) -> int:
        """The turn number of a table in a seat's own count; -1 if nobody can play there."""
        try:
            return (await self.find(table_id)).table.seen_by(seat).turn_number
        except ReadOnly:
            return -1

    def consider(self, live: LiveTable) -> None:
        """Let whoever moves by itself look whether it is asked."""
        for follower in self.followers:
            follower(live)

    # Changing.

    async def create(self, header: Header, command: Command) -> LiveTable:
        """A new table, with what happens at it at once (its creator sits down)."""
        header = header.made_now()
        table = Table(header)
        edit = StoredEdit(table, header.created)
        result = command(edit)
        if result is not None:
            await result
        await self.writer.append(Entry(header.id, edit.rows(), first=[new_table(row_of(table))], others=edit.others))
        table.forget_old()
        live = self.live[header.id] = LiveTable(
            table, told=table.number, used=header.created, since=self.settings.clock()
        )
        self.metrics.tables_created.inc()
        self.consider(live)
        return live

    def create_with(self, edit: TableEdit, header: Header, command: Callable[[TableEdit], None]) -> None:
        """A new table in the same transaction as a command at another one: either both happen or neither."""
        edit.others += self.statements_of(header, command)

    def statements_of(self, header: Header, command: Callable[[TableEdit], None]) -> list[Statement]:
        """What writes a new table with what happens at it at once."""
        header = header.made_now()
        table = Table(header)
        inner = StoredEdit(table, header.created)
        command(inner)
        note_notices(inner, None, False)
        return [new_table(row_of(table)), *(new_change(row) for row in inner.rows()), *inner.others]

    async def act(self, table_id: str, command: Command, watcher: Watcher | None = None, mark: Any = None) -> Table:
        """Carry out a command at a table: all of it or nothing, and told only when it is kept."""
        for _ in range(TRIES):
            live = await self.find(table_id)
            async with live.lock:
                if live.gone:
                    continue
                if live.table.number != live.told:  # whatever went wrong: nothing is added to what was never kept
                    self.forget(live)
                    continue
                try:
                    await self._carry_out(live, command, watcher, mark)
                except Stale:
                    # Another process was first: look again, and judge the command by how things stand now.
                    await self.catch_up(live)
                else:
                    return live.table
            await asyncio.sleep(random.random() * PAUSE_SECONDS)
        raise Problem(503, "busy")

    async def _carry_out(self, live: LiveTable, command: Command, watcher: Watcher | None, mark: Any) -> None:
        table = live.table
        edit = StoredEdit(table, round(self.settings.clock(), 3))
        was_over = table.status == OVER
        try:
            result = command(edit)
            if result is not None:
                await result
            if table.status == OVER and not was_over:
                await note_end(edit, self.results)
            if edit.added:
                note_notices(edit, live, was_over)
        except UnderhallError as error:
            self._forget_if_touched(live, edit)
            raise from_engine(error) from None
        except BaseException:
            self._forget_if_touched(live, edit)
            raise
        if edit.added or edit.others:
            await self._write(live, edit)
        if edit.added:
            self._publish(live, edit, watcher, mark)
        else:
            say_done(watcher, mark)

    async def _write(self, live: LiveTable, edit: TableEdit) -> None:
        """Once it is handed in it will be written, so whoever asked must not cancel half of it."""
        table = live.table
        entry = Entry(table.header.id, edit.rows(), standing=standing_of(table, edit.added), others=edit.others)
        written = self.writer.append(entry)
        try:
            await written
        except asyncio.CancelledError:
            written = entry.hear_again()
            await asyncio.wait([written])
            if not written.cancelled() and written.exception() is None:
                self._publish(live, edit)
            else:
                self.forget(live)
            raise
        except Stale:
            raise
        except Exception:
            self.forget(live)
            raise

    def _publish(self, live: LiveTable, edit: TableEdit, watcher: Watcher | None = None, mark: Any = None) -> None:
        self._tell(live, edit.added, watcher, mark)
        if any(change.kind not in GAME_AND_TALK for change in edit.added):
            tell_presence(live)  # somebody may have sat down
        self.consider(live)

    def _tell(self, live: LiveTable, made: list[Change], by: Watcher | None = None, mark: Any = None) -> None:
        # As spectators count them: what is held back, or a seat's own business, is not counted either.
        self.metrics.changes.inc(len(live.table.groups_from(NOBODY, made[0].number)))
        publish(live, made, by, mark)

    def _forget_if_touched(self, live: LiveTable, edit: TableEdit) -> None:
        if edit.added:
            self.forget(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Bring a table to what the database holds, and tell its watchers. Call it with the lock held.

        If that cannot be read the table is forgotten: in memory it may hold changes that were never kept, and whatever
        was added to those could not be played again.
        """
        try:
            missed = await self._missed(live)
        except BaseException:
            self.forget(live)
            raise
        if missed is None:
            self.forget(live)
        elif missed:
            self._tell(live, missed)
            self.consider(live)

    async def _missed(self, live: LiveTable) -> list[Change] | None:
        """What happened since the last change that was told, taken over; None if the table is not there any more."""
        table_id = live.table.header.id
        if live.table.number == live.told:
            missed = await self.store.changes_since(table_id, live.told)
            for change in missed or []:
                live.table.apply(change)
            return missed
        # The table in memory holds changes that were never kept.
        table = await self.loader.read(table_id, live.told)
        if table is None:
            return None
        live.table = table
        return [change for change in table.recent if change.number > live.told]

    async def look_again(self, live: LiveTable) -> None:
        """Take over what other processes did, heard of or not."""
        async with live.lock:
            if not live.gone:
                await self.catch_up(live)

    # Forgetting.

    def forget(self, live: LiveTable) -> None:
        """Drop a table from memory; whoever watches must come again."""
        live.gone = True
        self.live.pop(live.table.header.id, None)
        for watcher in list(live.watchers):
            watcher.close(1012, "the table is read again")
        live.watchers.clear()

    async def reread(self, table_id: str) -> None:
        """Forget a table whose stored changes were altered (a deleted account)."""
        self.loader.believe_again(table_id)
        live = self.live.get(table_id)
        if live is not None:
            async with live.lock:
                self.forget(live)

    # Those who watch.

    def close_sessions(self, ended: set[str]) -> None:
        """Whoever logged out watches no longer."""
        for live in self.live.values():
            for watcher in [one for one in live.watchers if one.session in ended]:
                watcher.close(1008, "logged out")

    def sessions(self) -> set[str]:
        """The sessions of all who watch."""
        return {one.session for live in self.live.values() for one in live.watchers if one.session}

    def close_all(self) -> None:
        for live in list(self.live.values()):
            for watcher in list(live.watchers):
                watcher.close(1012, "the server stops")
