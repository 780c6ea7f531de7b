"""What an operator may do from the page behind the token: look for tables and people, close, delete, mute, log out."""

from __future__ import annotations

from typing import Any

from underhall.core.errors import Message
from underhall.server import changes as kinds
from underhall.server import table_cleanup
from underhall.server.changes import NOBODY
from underhall.server.dependencies import Services
from underhall.server.problems import conflict, not_found
from underhall.server.row_checks import plain
from underhall.server.store import mutes
from underhall.server.store.exports import whole_table
from underhall.server.store.operating import OperatingStore
from underhall.server.store.people import end_sessions
from underhall.server.stored_table import Games, ReadOnly, StoredTable
from underhall.server.table import OPEN, OVER
from underhall.server.unit_of_work import TableEdit

PAGE = 50
CHUNK = 500
# How many tables are looked through for one answer: whoever looks for more goes on from there.
MOST_LOOKED_AT = 5_000
READ_ONLY = "read_only"


async def find_tables(services: Services, sought: str, status: str, before: str, language: str) -> dict[str, Any]:
    """Tables by id, title, game or the names of those who sit there, last changed first.

    They are compared here and not by the database, where one could look for what is hidden: rows hold seeds.
    """
    store = OperatingStore(services.engine)
    games: Games = {}
    found: list[dict[str, Any]] = []
    looked_at = 0
    while looked_at < MOST_LOOKED_AT:
        rows = await store.tables("" if status == READ_ONLY else status, before, CHUNK)
        for row in rows:
            looked_at += 1
            before = f"{row.updated:.6f}_{row.id}"
            shown = _shown(services.tables.loader.as_stored(row, games), language)
            if (status != READ_ONLY or shown["read_only"]) and _fits(shown, sought):
                found.append(shown)
                if len(found) == PAGE:
                    return {"tables": found, "before": before}
        if len(rows) < CHUNK:
            return {"tables": found, "before": ""}
    return {"tables": found, "before": before}


def _shown(stored: StoredTable, language: str) -> dict[str, Any]:
    return {
        "id": stored.id,
        "game": stored.game,
        "title": "" if stored.header is None else stored.header.title,
        "visibility": stored.visibility,
        "status": stored.status,
        "created": stored.created,
        "updated": stored.updated,
        "names": [str(seat["name"]) for seat in stored.seats if seat["kind"] == "person" and seat["name"]],
        "read_only": "" if stored.reason is None else stored.reason.say(language),
    }


def _fits(shown: dict[str, Any], sought: str) -> bool:
    wanted = sought.casefold()
    return any(wanted in text.casefold() for text in (shown["id"], shown["title"], shown["game"], *shown["names"]))


async def close_table(services: Services, table_id: str) -> None:
    """End a game for good, whether it can be played on or not; it is no result of anybody."""

    def close(edit: TableEdit) -> None:
        if edit.table.status == OPEN:
            raise conflict("open", title=Message("problem-not_begun"))
        if edit.table.status != OVER:
            edit.add(kinds.CLOSE)

    try:
        await services.tables.act(table_id, close)
    except ReadOnly as refused:
        await table_cleanup.close_for_good(services.tables, refused.table, NOBODY)


async def delete_table(services: Services, table_id: str) -> None:
    """A table with all that belongs to it; its results as well."""
    await services.tables.loader.stored(table_id)
    await services.writer.write(*whole_table(table_id), altered=[table_id])
    await services.tables.reread(table_id)


async def find_people(services: Services, sought: str, muted: bool, skip: int) -> dict[str, Any]:
    rows = await OperatingStore(services.engine).people(sought, muted, skip, PAGE + 1)
    people = [
        {**plain(row), "guest": bool(row.guest), "muted": bool(row.muted), "used": row.used or 0.0}
        for row in rows[:PAGE]
    ]
    return {"people": people, "more": len(rows) > PAGE}


async def find_reports(services: Services) -> list[dict[str, Any]]:
    return [
        {"at": row.at, "table": row.table_id, "words": row.words, "person": row.reported, "name": row.name or ""}
        for row in await OperatingStore(services.engine).reports(PAGE)
    ]


async def mute(services: Services, person: str, on: bool) -> None:
    if not await OperatingStore(services.engine).knows(person):
        raise not_found("person")
    await services.writer.write(*(mutes.mute(person, services.settings.clock()) if on else [mutes.unmute(person)]))


async def log_out_everywhere(services: Services, person: str) -> None:
    """End all sessions of somebody; a guest can never come back then."""
    store = OperatingStore(services.engine)
    if not await store.knows(person):
        raise not_found("person")
    ended = await store.sessions_of(person)
    await services.people.writer.write(end_sessions(sorted(ended)))
    services.tables.close_sessions(ended)
