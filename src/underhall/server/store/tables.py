"""Rows of tables, of their changes and of their seats."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.server import changes as kinds
from underhall.server import db_schema as schema
from underhall.server.changes import Change, from_row
from underhall.server.person import ids_of
from underhall.server.store.batches import Statement, Writer
from underhall.server.table import OPEN, OVER, RUNNING

# What ``StoredTable`` is made of.
COLUMNS = (
    schema.tables.c.id,
    schema.tables.c.game,
    schema.tables.c.header,
    schema.tables.c.summary,
    schema.tables.c.creator,
    schema.tables.c.visibility,
    schema.tables.c.created,
    schema.tables.c.updated,
    schema.tables.c.status,
    schema.tables.c.number,
)
CHUNK = 500
# What a table's row must say for the table to be dropped.
Condition = sa.ColumnElement[bool]
IS_OPEN: Condition = schema.tables.c.status == OPEN
IS_UNFINISHED: Condition = schema.tables.c.status != OVER


def untouched_since(at: float) -> Condition:
    """An open table at which nothing has happened since."""
    tables = schema.tables.c
    # All visibilities: so that the lobby's index is used.
    return sa.and_(tables.visibility.in_(("open", "link", "private")), IS_OPEN, tables.updated < at)


class TableStore:
    """What the database holds of tables."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer

    async def _rows(self, wanted: sa.Select[Any]) -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).all())

    async def _ids(self, wanted: sa.Select[Any]) -> list[str]:
        async with self.engine.connect() as connection:
            return [str(table_id) for table_id in (await connection.scalars(wanted)).all()]

    # One table.

    async def find(self, table_id: str) -> Any | None:
        """A table's row, with ``COLUMNS``."""
        rows = await self._rows(sa.select(*COLUMNS).where(schema.tables.c.id == table_id))
        return rows[0] if rows else None

    async def header(self, table_id: str) -> str | None:
        async with self.engine.connect() as connection:
            text = await connection.scalar(sa.select(schema.tables.c.header).where(schema.tables.c.id == table_id))
        return None if text is None else str(text)

    async def change_rows(self, table_id: str) -> list[Any]:
        """The rows of a table's changes."""
        return await self._rows(_changes_since(table_id, 0))

    async def changes(self, table_id: str) -> AsyncIterator[list[Change]]:
        """All changes of a table, some at a time."""
        last = 0
        while True:
            some = [from_row(row) for row in await self._rows(_changes_since(table_id, last).limit(CHUNK))]
            if some:
                last = some[-1].number
                yield some
            if len(some) < CHUNK:
                return

    async def changes_since(self, table_id: str, number: int) -> list[Change] | None:
        """The changes of a table after that number; None if there is no such table any more."""
        async with self.engine.connect() as connection:
            there = await connection.scalar(sa.select(schema.tables.c.id).where(schema.tables.c.id == table_id))
            if there is None:
                return None
            found = await connection.execute(_changes_since(table_id, number))
            return [from_row(row) for row in found.all()]

    async def talk(self, table_id: str, limit: int) -> list[Any]:
        """The rows of what was said at a table, last first."""
        columns = schema.changes.c
        said = sa.select(schema.changes).where(columns.table_id == table_id, columns.kind == kinds.TALK)
        return await self._rows(said.order_by(columns.number.desc()).limit(limit))

    async def seen(self, table_id: str, seat: int) -> int:
        """The last change that whoever sits there has seen, in the seat's own count."""
        seats = schema.seats.c
        async with self.engine.connect() as connection:
            wanted = sa.select(seats.seen).where(seats.table_id == table_id, seats.seat == seat)
            return int(await connection.scalar(wanted) or 0)

    # Many tables.

    async def existing(self, ids: list[str]) -> set[str]:
        """Which of these tables there are."""
        found: set[str] = set()
        async with self.engine.connect() as connection:
            for start in range(0, len(ids), CHUNK):
                some = ids[start : start + CHUNK]
                there = await connection.scalars(sa.select(schema.tables.c.id).where(schema.tables.c.id.in_(some)))
                found.update(map(str, there.all()))
        return found

    async def lobby(self, status: str, before: str, limit: int) -> list[Any]:
        """The rows of the tables that everybody may find, last changed first."""
        columns = schema.tables.c
        wanted = sa.select(*COLUMNS).where(columns.visibility == "open", columns.status == status)
        return await self._rows(page_of(wanted, before).limit(limit))

    async def sat_at(self, person: str, before: str, limit: int) -> list[Any]:
        """The rows of the tables at which a person sits, last changed first."""
        wanted = _seats_of(person, *COLUMNS)
        return await self._rows(page_of(wanted, before).limit(limit))

    async def asking(self, person: str, limit: int) -> list[Any]:
        """The rows of the tables that wait for a person, longest first; with where and since when they do."""
        tables, seats = schema.tables.c, schema.seats.c
        wanted = sa.select(*COLUMNS, tables.asked_turn_number, tables.turned_at)
        asked = wanted.join(schema.seats, sa.and_(seats.table_id == tables.id, seats.seat == tables.asked))
        mine = asked.where(seats.person.in_(ids_of(person)), tables.status == RUNNING)
        return await self._rows(mine.order_by(tables.updated).limit(limit))

    async def waiting(self) -> dict[str, tuple[int, str]]:
        """The tables at which a bot or a standing answer is to move: the number of the last change, and which it is."""
        rows = schema.tables.c
        found = await self._rows(sa.select(rows.id, rows.number, rows.waiting).where(rows.waiting != ""))
        return {str(row.id): (int(row.number), str(row.waiting)) for row in found}

    async def overdue(self, now: float, limit: int) -> list[str]:
        """The ids of tables at which somebody's time is up, longest first."""
        deadline = schema.tables.c.deadline
        late = sa.select(schema.tables.c.id).where(deadline > 0.0, deadline < now)
        return await self._ids(late.order_by(deadline).limit(limit))

    async def those(self, condition: Condition, limit: int) -> list[str]:
        """The ids of some tables for which the condition holds."""
        return await self._ids(sa.select(schema.tables.c.id).where(condition).limit(limit))

    async def unfinished_of(self, creator: str) -> list[Any]:
        """The rows of the tables somebody made whose games are not over."""
        return await self._rows(sa.select(*COLUMNS).where(schema.tables.c.creator == creator, IS_UNFINISHED))

    async def held_by(self, person: str, unfinished: bool = False) -> list[str]:
        """The ids of the tables at which a person sits."""
        wanted = _seats_of(person, schema.tables.c.id)
        return await self._ids(wanted.where(IS_UNFINISHED) if unfinished else wanted)

    async def naming(self, person: str) -> list[str]:
        """The ids of the tables whose changes name a person: who sat there, was invited, or said something."""
        changes = schema.changes.c
        return await self._ids(sa.select(changes.table_id).distinct().where(changes.person.in_(ids_of(person))))

    async def waiting_for_players(self, person: str, others: list[str]) -> tuple[int, set[str]]:
        """How many tables of a person wait in the lobby for players, and which of some others do."""
        tables = schema.tables.c
        waiting = sa.and_(IS_OPEN, tables.visibility == "open")
        mine = sa.select(sa.func.count()).where(tables.creator == person, waiting)
        async with self.engine.connect() as connection:
            own = int(await connection.scalar(mine) or 0)
            found = await connection.scalars(sa.select(tables.id).where(tables.id.in_(others), waiting))
            return own, {str(table_id) for table_id in found.all()}

    # Writing.

    async def stop_clock(self, table_id: str) -> None:
        """Note that no clock runs at a table that can only be looked at."""
        rows = schema.tables
        await self.writer.write((sa.update(rows).where(rows.c.id == table_id).values(deadline=0.0), {}))

    async def stop_waiting(self, table_id: str, number: int | None = None) -> None:
        """Note that nobody need move there by itself, if the table is still at change ``number``."""
        rows = schema.tables
        at = rows.c.id == table_id if number is None else sa.and_(rows.c.id == table_id, rows.c.number == number)
        await self.writer.write((sa.update(rows).where(at).values(waiting=""), {}))

    async def note_seen(self, table_id: str, seat: int, number: int) -> None:
        await self.writer.write(seen_up_to(table_id, seat, number))

    async def drop(self, table_id: str, condition: Condition) -> None:
        """Delete a table with all that belongs to it, if the condition still holds for its row by then.

        The row goes first: whoever changes the table at the same time is too late, or makes the condition fail.
        """
        tables, changes, seats, notices = schema.tables, schema.changes, schema.seats, schema.notices
        gone = ~sa.exists().where(tables.c.id == table_id)
        await self.writer.write(
            (sa.delete(tables).where(tables.c.id == table_id, condition), {}),
            (sa.delete(changes).where(changes.c.table_id == table_id, gone), {}),
            (sa.delete(seats).where(seats.c.table_id == table_id, gone), {}),
            (sa.delete(notices).where(notices.c.table_id == table_id, gone), {}),
            altered=[table_id],
        )

    async def write_summary(self, table_id: str, summary: str) -> None:
        await self.writer.write(new_summary(table_id, summary))


def _changes_since(table_id: str, number: int) -> sa.Select[Any]:
    columns = schema.changes.c
    return (
        sa.select(schema.changes).where(columns.table_id == table_id, columns.number > number).order_by(columns.number)
    )


def _seats_of(person: str, *columns: sa.ColumnElement[Any]) -> sa.Select[Any]:
    """What is asked of the tables at which a person sits, each once however many seats their device holds there."""
    held = sa.select(schema.seats.c.table_id).where(schema.seats.c.person.in_(ids_of(person)))
    return sa.select(*columns).where(schema.tables.c.id.in_(held))


def page_of(wanted: sa.Select[Any], before: str) -> sa.Select[Any]:
    """Tables last changed first; those behind the last one of the page before."""
    columns = schema.tables.c
    wanted = wanted.order_by(columns.updated.desc(), columns.id.desc())
    if not before:
        return wanted
    at, _, last = before.partition("_")
    updated = float(at)
    return wanted.where(sa.or_(columns.updated < updated, sa.and_(columns.updated == updated, columns.id < last)))


# Statements.


def new_table(row: dict[str, Any]) -> Statement:
    return sa.insert(schema.tables), row


def new_change(row: dict[str, Any]) -> Statement:
    return sa.insert(schema.changes), row


def empty_change(table_id: str, number: int) -> Statement:
    """What a change held is not needed any more; its number stays."""
    rows = schema.changes.c
    here = sa.and_(rows.table_id == table_id, rows.number == number)
    return sa.update(schema.changes).where(here).values(data="{}"), {}


def new_summary(table_id: str, summary: str) -> Statement:
    """What lists show of a table."""
    rows = schema.tables
    return sa.update(rows).where(rows.c.id == table_id).values(summary=summary), {}


def take_seat(table_id: str, seat: int, person: str, seen: int) -> Statement:
    row = {"table_id": table_id, "seat": seat, "person": person, "seen": seen, "notified": 0}
    return sa.insert(schema.seats), row


def free_seat(table_id: str, seat: int) -> Statement:
    rows = schema.seats
    return sa.delete(rows).where(rows.c.table_id == table_id, rows.c.seat == seat), {}


def seen_up_to(table_id: str, seat: int, number: int) -> Statement:
    """Whoever sits there has seen the changes up to that number, in the seat's own count."""
    rows = schema.seats
    where = sa.and_(rows.c.table_id == table_id, rows.c.seat == seat, rows.c.seen < number)
    return sa.update(rows).where(where).values(seen=number), {}
