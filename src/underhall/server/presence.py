"""Who is at a table right now: each person's seat is here, away (the page is in the background) or gone.

Nothing of it is stored: it follows from who watches. It is told to those who ask for it (``live?presence=1``).
"""

from __future__ import annotations

import asyncio

import orjson

from underhall.server.live_table import LiveTable
from underhall.server.person import account_of

HERE, AWAY, GONE = "here", "away", "gone"
# Whoever reloads the page is back before anybody is told that they were gone.
PATIENCE_SECONDS = 2.0


def presence_of(live: LiveTable) -> list[str]:
    """For each seat how present its person is; empty where nobody sits.

    Who passes a device around is as present as the device, whoever holds it just now.
    """
    present: dict[str, str] = {}
    for watcher in live.watchers:
        account = account_of(watcher.person)
        if present.get(account) != HERE:
            present[account] = AWAY if watcher.away else HERE
    return [present.get(account_of(seat.person), GONE) if seat.person else "" for seat in live.table.seats]


def presence_told(live: LiveTable) -> bytes:
    return orjson.dumps({"type": "presence", "seats": live.presence})


def tell_presence(live: LiveTable) -> None:
    """Tell everybody who is here, if that has changed."""
    now = presence_of(live)
    if now == live.presence:
        return
    live.presence = now
    told = presence_told(live)
    for watcher in list(live.watchers):
        if watcher.hears_presence:
            watcher.send(told)


async def tell_who_left(live: LiveTable) -> None:
    """Tell that somebody is gone, unless they come back at once."""
    await asyncio.sleep(PATIENCE_SECONDS)
    if not live.gone:
        tell_presence(live)
