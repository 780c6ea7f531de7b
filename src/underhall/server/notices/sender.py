"""Sends what the outbox holds: once, whichever process comes first, and again later where it failed.

A process claims a notice for a while before it sends it; if it is killed on the way, another may try after that. Every
process looks at all notices that wait, also those not due yet: whoever is at the table there is not called.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.server.live_tables import LiveTables
from underhall.server.metrics import Metrics
from underhall.server.notices import digests, wording
from underhall.server.notices.channels import FAILED, GONE, PUSH, SENT, Channels
from underhall.server.notices.outbox import DIGEST, HOLD_SECONDS, TURN, is_here
from underhall.server.notices.ways import AT_ONCE as EACH_BY_ITSELF
from underhall.server.notices.wording import Said
from underhall.server.people import People
from underhall.server.problems import Problem
from underhall.server.settings import Settings
from underhall.server.store.keys import own_key
from underhall.server.store.notices import NoticeStore
from underhall.server.webhooks import AT_ONCE, FAILED_AT_ONCE, HOST_AT_ONCE, LOOKED_AT, PERSON_AT_ONCE, RETRIES

SWEEP_SECONDS = 2.0
LEASE_SECONDS = 60.0
SLOW = "slow"
log = logging.getLogger("underhall.server")
Key = tuple[str, str, int, str]


@dataclass(frozen=True)
class Sending:
    """A notice on its way."""

    person: str
    host: str
    failed_before: bool
    task: asyncio.Task[None]


class NoticeSender:
    """Sends notices, and tries out ways."""

    def __init__(
        self, engine: AsyncEngine, settings: Settings, metrics: Metrics, tables: LiveTables, people: People
    ) -> None:
        self.engine = engine
        self.store = NoticeStore(engine)
        self.settings = settings
        self.metrics = metrics
        self.tables = tables
        self.people = people
        self.channels = Channels(settings)
        self.sending: dict[Key, Sending] = {}
        self.digests_looked_at = 0.0

    async def run_forever(self) -> None:
        try:
            while True:
                try:
                    await self.sweep()
                except Exception:
                    log.exception("notices could not be looked through")
                await asyncio.sleep(SWEEP_SECONDS)
        finally:
            await self.stop()

    async def stop(self) -> None:
        for one in self.sending.values():
            one.task.cancel()
        await self.settled()
        await self.channels.close()

    async def settled(self) -> None:
        """Wait until nothing is being sent."""
        await asyncio.gather(*(one.task for one in self.sending.values()), return_exceptions=True)

    async def push_key(self) -> str:
        """What a browser must know to take messages from this server alone."""
        if self.channels.key is None:
            secret = await own_key(self.engine, "web push")
            # In a thread: what makes keys is imported only now.
            await asyncio.to_thread(self.channels.open_push, secret)
        assert self.channels.key is not None
        return self.channels.key.public

    # What is due.

    async def sweep(self) -> int:
        """Begin to send what is due and can be sent now; returns how many. Waits for none of them."""
        now = self.settings.clock()
        if abs(now - self.digests_looked_at) >= digests.LOOK_SECONDS:
            self.digests_looked_at = now
            await digests.begin(self.store, now)
        begun = 0
        for notice in await self.store.pending(now + HOLD_SECONDS, LOOKED_AT):
            if self._is_known(notice):
                await self.store.drop(notice)
            elif notice.next_try <= now and self._has_room(notice) and await self._claim(notice, now):
                self._begin(notice)
                begun += 1
        return begun

    def _is_known(self, notice: Any) -> bool:
        """Whether its person looks at the table, here."""
        live = self.tables.live.get(notice.table_id)
        return live is not None and is_here(live, notice.person)

    def _has_room(self, notice: Any) -> bool:
        """As webhooks have it: strangers' addresses may never answer, and nobody waits for somebody else's."""
        under_way, host = self.sending.values(), _host(notice)
        return (
            _key(notice) not in self.sending
            and len(under_way) < AT_ONCE
            and (notice.failures == 0 or sum(one.failed_before for one in under_way) < FAILED_AT_ONCE)
            and sum(one.person == notice.person for one in under_way) < PERSON_AT_ONCE
            and sum(one.host == host for one in under_way) < HOST_AT_ONCE
        )

    async def _claim(self, notice: Any, now: float) -> bool:
        return await self.store.claim(notice, now, now + LEASE_SECONDS)

    def _begin(self, notice: Any) -> None:
        key = _key(notice)
        task = asyncio.create_task(self._deliver(notice))
        self.sending[key] = Sending(notice.person, _host(notice), notice.failures > 0, task)
        task.add_done_callback(partial(self._done, key))

    def _done(self, key: Key, _: asyncio.Task[None]) -> None:
        self.sending.pop(key, None)

    # Sending.

    async def _deliver(self, notice: Any) -> None:
        try:
            said = await self._said(notice)
            if said is None:
                await self.store.drop(notice)
                return
            result = await self.send(notice, said)
            if result == SENT:
                await self.store.sent(notice)
            elif result == FAILED:
                tries = int(notice.tries)
                later = None if tries >= len(RETRIES) else self.settings.clock() + RETRIES[tries]
                await self.store.failed(notice, later)
        except Exception:  # the claim runs out, and it is tried again
            log.exception("a notice could not be sent")

    async def send(self, way: Any, said: Said) -> str:
        """Send something on a way now. One whose browser is gone, or logged out, is removed."""
        result = GONE
        if way.kind != PUSH or await self.people.living([way.session]):
            await self.push_key()
            result = await self.channels.send(way, said)
        self.metrics.sent_notices.labels(way.kind, result).inc()
        if result == GONE:
            await self.store.remove(way.id)
        return result

    async def _said(self, notice: Any) -> Said | None:
        """What there is to say; None where it is not so any more, or is told in the mail of the day."""
        if notice.about == DIGEST:
            return await digests.said(self.tables, notice, self.settings.clock())
        try:
            live = await self.tables.find(notice.table_id)
        except Problem:  # gone, or only to be looked at: nobody is called to it
            return None
        async with live.lock:
            table = live.table
            if notice.about == TURN and notice.hour != EACH_BY_ITSELF and table.header.pace == SLOW:
                return None
            return wording.said(table, notice.about, notice.seat, notice.person, notice.language)


def _key(notice: Any) -> Key:
    return (notice.id, notice.table_id, notice.seat, notice.about)


def _host(notice: Any) -> str:
    """Whom a notice goes through: all mail goes through one server."""
    return urlsplit(notice.address).hostname or str(notice.kind)
