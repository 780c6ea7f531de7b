"""One mail a day about all games that wait, at an hour the person chose: for games over days."""

from __future__ import annotations

from datetime import UTC, datetime, tzinfo
from typing import Any
from zoneinfo import ZoneInfo

from underhall.core import game as registry
from underhall.server.live_tables import LiveTables
from underhall.server.notices import wording
from underhall.server.notices.wording import Said
from underhall.server.person import account_of
from underhall.server.store.notices import NoticeStore
from underhall.server.stored_table import Games, StoredTable

LOOK_SECONDS = 30.0
MOST_TABLES = 100


async def begin(store: NoticeStore, now: float) -> None:
    """Write down the mails whose hour has come: each is then sent as every other notice."""
    for way in await store.digests():
        here = datetime.fromtimestamp(now, zone_of(way.zone))
        if here.hour >= way.hour and way.digest_day < str(here.date()):
            await store.begin_digest(way.id, str(here.date()), here.toordinal(), now)


def last_day(hour: int, zone: str, now: float) -> str:
    """The day of the last mail for somebody who chooses an hour now: where it has passed, the next is tomorrow's."""
    here = datetime.fromtimestamp(now, zone_of(zone))
    return str(here.date()) if here.hour >= hour else ""


def zone_of(name: str) -> tzinfo:
    """A time zone by its name; UTC where this machine does not know it."""
    try:
        return ZoneInfo(name) if name else UTC
    except (OSError, ValueError, LookupError):
        return UTC


async def said(tables: LiveTables, way: Any, now: float) -> Said | None:
    """All that waits for somebody, longest first; None if nothing does."""
    games: Games = {}
    found: list[tuple[StoredTable, float]] = []
    for row in await tables.store.asking(way.person, MOST_TABLES):
        table = tables.loader.as_stored(row, games)
        if not table.reason and any(account_of(person) != way.person for person in table.people()):
            found.append((table, float(row.turned_at)))
    if not found:
        return None
    titles = {table.game: registry.find(table.game).voice(way.language, []).title() for table, _ in found}
    return wording.digest(found, titles.__getitem__, now, way)
