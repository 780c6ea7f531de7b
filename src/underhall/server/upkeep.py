"""Tables that come to no end by themselves: dropped when nobody comes or is left, closed when their rules are gone."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import sqlalchemy as sa

from underhall.core.errors import Message
from underhall.server import changes as kinds
from underhall.server import schema
from underhall.server.changes import NOBODY, Change
from underhall.server.house import House
from underhall.server.ledger import Entry, Stale, Statement
from underhall.server.people import Person
from underhall.server.problems import Problem, conflict
from underhall.server.stored import COLUMNS, StoredTable, summary_of
from underhall.server.table import OPEN, OVER

log = logging.getLogger("underhall.server")

# An open table to which nobody came, or at which nothing happened, for so long.
OPEN_SECONDS = 7 * 86_400.0
EXPIRY_SECONDS = 600.0
AT_ONCE = 200


async def expire_forever(house: House) -> None:
    while True:
        try:
            await expire(house)
        except Exception:
            log.exception("open tables could not be looked through")
        await asyncio.sleep(EXPIRY_SECONDS)


async def expire(house: House) -> None:
    """Drop open tables at which nothing has happened for a week."""
    tables = schema.tables.c
    old = sa.and_(
        # All of them: so that the lobby's index is used.
        tables.visibility.in_(("open", "link", "private")),
        tables.status == OPEN,
        tables.updated < house.settings.clock() - OPEN_SECONDS,
    )
    async with house.engine.connect() as connection:
        found = (await connection.scalars(sa.select(tables.id).where(old).limit(AT_ONCE))).all()
    for table_id in found:
        await drop(house, str(table_id), old)


async def drop(house: House, table_id: str, condition: sa.ColumnElement[bool]) -> None:
    """Delete a table with all that belongs to it, if the condition still holds for its row by then."""
    await house.ledger.write(*_deletion(table_id, condition), altered=[table_id])
    await house.reread(table_id)


def _deletion(table_id: str, condition: sa.ColumnElement[bool]) -> list[Statement]:
    """The row goes first: whoever changes the table at the same time is too late, or makes the condition fail."""
    tables, changes, seats = schema.tables, schema.changes, schema.seats
    gone = ~sa.exists().where(tables.c.id == table_id)
    return [
        (sa.delete(tables).where(tables.c.id == table_id, condition), {}),
        (sa.delete(changes).where(changes.c.table_id == table_id, gone), {}),
        (sa.delete(seats).where(seats.c.table_id == table_id, gone), {}),
    ]


async def remove(house: House, stored: StoredTable, person: Person) -> None:
    """The creator removes a table whose game has not begun."""
    if stored.creator != person.id:
        raise Problem(403, "not-yours")
    if stored.status != OPEN:
        raise conflict(stored.status, title=Message("problem-begun"))
    await drop(house, stored.id, schema.tables.c.status == OPEN)


async def drop_deserted(house: House, creator: str) -> None:
    """Drop the tables of somebody who goes for good at which nobody else sits; finished games stay."""
    tables = schema.tables.c
    unfinished = tables.status != OVER
    async with house.engine.connect() as connection:
        rows = (await connection.execute(sa.select(*COLUMNS).where(tables.creator == creator, unfinished))).all()
    for row in rows:
        stored = StoredTable(row)
        if not set(stored.people()) - {creator}:
            await drop(house, stored.id, unfinished)


async def namelessly(house: House, tables: list[str], person: str) -> list[Statement]:
    """Takes somebody's name out of what lists show of some tables."""
    columns = schema.tables.c
    statements: list[Statement] = []
    for table_id in tables:
        async with house.engine.connect() as connection:
            row = (await connection.execute(sa.select(*COLUMNS).where(columns.id == table_id))).first()
        if row is not None:
            summary = StoredTable(row).without(person)
            statements.append((sa.update(schema.tables).where(columns.id == table_id).values(summary=summary), {}))
    return statements


async def read_namelessly(house: House, table_id: str) -> None:
    """Forget a table as it was before a name was taken out, and what a change made meanwhile wrote for lists."""
    live = house.live.get(table_id)
    await house.reread(table_id)
    if live is None:
        return
    with contextlib.suppress(Problem):  # it may be gone, or only to be looked at: then nothing happens there
        live = await house.find(table_id)
        async with live.lock:
            rows, summary = schema.tables, summary_of(live.table)
            await house.ledger.write((sa.update(rows).where(rows.c.id == table_id).values(summary=summary), {}))


async def close(house: House, stored: StoredTable, person: Person) -> None:
    """End a game for good that can only be looked at, so that its record can be given out.

    Not before somebody says so: a record tells what is hidden, and the rules may come back, or still be there in
    another process that is about to be replaced.
    """
    seat = stored.seat_of(person.id)
    if seat == NOBODY and stored.creator != person.id:
        raise Problem(403, "no-seat")
    if stored.status == OPEN:
        raise conflict("open", title=Message("problem-not_begun"))
    if stored.status == OVER:
        return
    now, number = round(house.settings.clock(), 3), stored.number + 1
    standing = {
        "table_key": stored.id,
        "updated": now,
        "status": OVER,
        "number": number,
        "position": number,
        "asked": NOBODY,
        "waiting": "",
        "turned_at": now,
        "asked_position": 0,
        "summary": None,
    }
    made = Change(number, now, kinds.CLOSE, seat)
    try:
        await house.ledger.append(Entry(stored.id, [made.row(stored.id)], standing=standing))
    except Stale:
        raise Problem(503, "busy") from None
