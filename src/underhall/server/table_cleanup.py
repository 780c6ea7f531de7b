"""Tables that come to no end by themselves: dropped when nobody comes or is left, closed when their rules are gone."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from underhall.core.errors import Message
from underhall.server import changes as kinds
from underhall.server.change_writer import Entry, Stale
from underhall.server.changes import NOBODY, Change
from underhall.server.live_tables import LiveTables
from underhall.server.person import Person, account_of
from underhall.server.problems import Problem, conflict
from underhall.server.store.batches import Statement
from underhall.server.store.tables import IS_OPEN, IS_UNFINISHED, Condition, new_summary, untouched_since
from underhall.server.stored_table import StoredTable, summary_of
from underhall.server.table import OPEN, OVER
from underhall.server.table_rows import standing_closed

log = logging.getLogger("underhall.server")

# An open table to which nobody came, or at which nothing happened, for so long.
OPEN_SECONDS = 7 * 86_400.0
EXPIRY_SECONDS = 600.0
AT_ONCE = 200


async def expire_forever(tables: LiveTables) -> None:
    while True:
        try:
            await expire(tables)
        except Exception:
            log.exception("open tables could not be looked through")
        await asyncio.sleep(EXPIRY_SECONDS)


async def expire(tables: LiveTables) -> None:
    """Drop open tables at which nothing has happened for a week."""
    old = untouched_since(tables.settings.clock() - OPEN_SECONDS)
    for table_id in await tables.store.those(old, AT_ONCE):
        await drop(tables, table_id, old)


async def drop(tables: LiveTables, table_id: str, condition: Condition) -> None:
    """Delete a table with all that belongs to it, if the condition still holds for its row by then."""
    await tables.store.drop(table_id, condition)
    await tables.reread(table_id)


async def remove(tables: LiveTables, stored: StoredTable, person: Person) -> None:
    """The creator removes a table whose game has not begun."""
    if stored.creator != person.account:
        raise Problem(403, "not-yours")
    if stored.status != OPEN:
        raise conflict(stored.status, title=Message("problem-begun"))
    await drop(tables, stored.id, IS_OPEN)


async def drop_deserted(tables: LiveTables, creator: str) -> None:
    """Drop the tables of somebody who goes for good at which nobody else sits; finished games stay, and an event's."""
    for row in await tables.store.unfinished_of(creator):
        stored = StoredTable(row)
        of_event = stored.header is not None and "event" in (stored.header.origin or {})
        if not of_event and not {account_of(one) for one in stored.people()} - {creator}:
            await drop(tables, stored.id, IS_UNFINISHED)


async def namelessly(tables: LiveTables, ids: list[str], person: str) -> list[Statement]:
    """Takes somebody's name out of what lists show of some tables."""
    statements: list[Statement] = []
    for table_id in ids:
        row = await tables.store.find(table_id)
        if row is not None:
            statements.append(new_summary(table_id, StoredTable(row).without(person)))
    return statements


async def read_namelessly(tables: LiveTables, table_id: str) -> None:
    """Forget a table as it was before a name was taken out, and what a change made meanwhile wrote for lists."""
    live = tables.live.get(table_id)
    await tables.reread(table_id)
    if live is None:
        return
    with contextlib.suppress(Problem):  # it may be gone, or only to be looked at: then nothing happens there
        live = await tables.find(table_id)
        async with live.lock:
            await tables.store.write_summary(table_id, summary_of(live.table))


async def close(tables: LiveTables, stored: StoredTable, person: Person) -> None:
    """End a game for good that can only be looked at, so that its record can be given out.

    Not before somebody says so: a record tells what is hidden, and the rules may come back, or still be there in
    another process that is about to be replaced.
    """
    seat = stored.seat_of(person.id)
    if seat == NOBODY and stored.creator != person.account:
        raise Problem(403, "no-seat")
    await close_for_good(tables, stored, seat)


async def close_for_good(tables: LiveTables, stored: StoredTable, seat: int) -> None:
    """The same without asking who wishes it."""
    if stored.status == OPEN:
        raise conflict("open", title=Message("problem-not_begun"))
    if stored.status == OVER:
        return
    now, number = round(tables.settings.clock(), 3), stored.number + 1
    made = Change(number, now, kinds.CLOSE, seat)
    entry = Entry(stored.id, [made.row(stored.id)], standing=standing_closed(stored.id, number, now))
    try:
        await tables.writer.append(entry)
    except Stale:
        raise Problem(503, "busy") from None
