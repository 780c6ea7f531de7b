"""Webhooks for scripts of people who are away: "it is your turn", "the game is over". People themselves are told by
``notices``.

Who must be told is read from the database, not remembered: a webhook whose person is asked at a turn it was not
told about. So nothing is lost if the server is killed, and a notice that failed is tried again later.

Addresses are strangers' and may never answer. Nobody waits for somebody else's: calls run side by side, only some for
each person and each host, and those that failed before leave room for the others.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import orjson
from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.core.errors import Message
from underhall.server.change_writer import ChangeWriter, Stale
from underhall.server.ids import new_id
from underhall.server.metrics import Metrics
from underhall.server.problems import Problem, conflict
from underhall.server.settings import Settings
from underhall.server.store.webhooks import WebhookStore, new_webhook
from underhall.server.webhook_addresses import Resolver, check_address

if TYPE_CHECKING:
    import httpx

WEBHOOKS = 5  # a person
SWEEP_SECONDS = 2.0
TIMEOUT_SECONDS = 10.0
# After so many seconds a failed call is tried again; then that notice is given up, and each one after it is tried once
# until the address answers again.
RETRIES = (5.0, 30.0, 120.0, 600.0, 3600.0)
LEASE_SECONDS = 30.0
# Calls under way: in all, those that failed last time, those of one person, those to one host.
AT_ONCE = 100
FAILED_AT_ONCE = 50
PERSON_AT_ONCE = 2
HOST_AT_ONCE = 8
LOOKED_AT = 400
log = logging.getLogger("underhall.server")


@dataclass(frozen=True)
class Notice:
    """What a person should hear of."""

    person: str
    kind: str
    table: str
    game: str
    seat: int
    turn_number: int

    def plain(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "table": self.table,
            "game": self.game,
            "seat": self.seat,
            "turn_number": self.turn_number,
        }


@dataclass(frozen=True)
class Call:
    """A call under way."""

    person: str
    host: str
    failed_before: bool
    task: asyncio.Task[None]


Hook = Callable[[Notice], Awaitable[None]]
TurnNumbers = Callable[[str, int], Awaitable[int]]  # a table and a seat, to the turn number in that seat's own count


class Notices:
    """Finds who must be told and tells them. ``hooks`` are told as well, once, when webhooks are."""

    def __init__(self, engine: AsyncEngine, settings: Settings, metrics: Metrics, turn_number_for: TurnNumbers) -> None:
        self.store = WebhookStore(engine)
        self.turn_number_for = turn_number_for
        self.settings = settings
        self.metrics = metrics
        self.hooks: list[Hook] = []
        self.calls: dict[str, Call] = {}
        # Apart, so that names which cannot be found keep others from being looked up once only.
        self.resolver, self.resolver_of_failed = Resolver(), Resolver()
        self.opening = asyncio.Lock()
        self.client: httpx.AsyncClient | None = None

    async def run_forever(self) -> None:
        try:
            while True:
                try:
                    await self.sweep()
                except Exception:
                    log.exception("notices failed")
                await asyncio.sleep(SWEEP_SECONDS)
        finally:
            await self.stop()

    async def stop(self) -> None:
        for call in self.calls.values():
            call.task.cancel()
        await self.settled()
        if self.client is not None:
            await self.client.aclose()

    async def settled(self) -> None:
        """Wait until no call is under way."""
        await asyncio.gather(*(call.task for call in self.calls.values()), return_exceptions=True)

    async def sweep(self) -> int:
        """Begin the calls that are due and can be made now; returns how many. Waits for none of them."""
        now = self.settings.clock()
        begun = 0
        for row in await self.store.due(now, LOOKED_AT):
            host = urlsplit(row.url).hostname or ""
            # One call at a time to each webhook.
            if row.id not in self.calls and self._has_room(row, host) and await self._claim(row.id, now):
                task = asyncio.create_task(self._deliver(row))
                self.calls[row.id] = Call(row.person, host, row.failures > 0, task)
                task.add_done_callback(partial(self._done, row.id))
                begun += 1
        return begun

    def _done(self, webhook: str, _: asyncio.Task[None]) -> None:
        self.calls.pop(webhook, None)

    def _has_room(self, row: Any, host: str) -> bool:
        calls = self.calls.values()
        return (
            len(calls) < AT_ONCE
            and (row.failures == 0 or sum(call.failed_before for call in calls) < FAILED_AT_ONCE)
            and sum(call.person == row.person for call in calls) < PERSON_AT_ONCE
            and sum(call.host == host for call in calls) < HOST_AT_ONCE
        )

    async def _claim(self, webhook: str, now: float) -> bool:
        """Only one process calls; if it dies on the way, the next may try after a while."""
        return await self.store.claim(webhook, now, now + LEASE_SECONDS)

    async def _deliver(self, row: Any) -> None:
        try:
            kind = "over" if row.status == "over" else "your_turn"
            turn_number = await self.turn_number_for(row.table_id, row.seat)
            if turn_number < 0:  # the table can only be looked at: nobody is called to it
                await self.store.settle(row, failures=row.failures, next_try=0.0, told=True)
                return
            notice = Notice(row.person, kind, row.table_id, row.game, row.seat, turn_number)
            await self._tell_hooks(row, notice)
            delivered = await self._call(row, notice)
            self.metrics.notices.labels("delivered" if delivered else "failed").inc()
            if delivered:
                await self.store.settle(row, failures=0, next_try=0.0, told=True)
            else:
                await self._failed(row)
        except Exception:  # the table may be gone, or not to be read: the claim runs out, and it is tried again
            log.exception("a notice could not be delivered")

    async def _tell_hooks(self, row: Any, notice: Notice) -> None:
        if not self.hooks or row.notified >= row.turn_number:
            return
        for hook in self.hooks:
            with contextlib.suppress(Exception):
                await hook(notice)
        await self.store.note_hooks_told(row.table_id, row.seat, row.turn_number)

    async def _call(self, row: Any, notice: Notice) -> bool:
        async with self.opening:
            if self.client is None:
                self.client = await asyncio.to_thread(_new_client)
        import httpx  # here and not above: a server starts quicker without it, and most need it late or never

        resolver = self.resolver_of_failed if row.failures else self.resolver
        private = self.settings.private_webhooks
        try:
            await asyncio.wait_for(
                call(self.client, resolver, row.url, row.secret, notice.plain(), private), TIMEOUT_SECONDS
            )
        except (Problem, OSError, ValueError, httpx.HTTPError, httpx.InvalidURL):
            return False
        return True

    async def _failed(self, row: Any) -> None:
        failures = row.failures + 1
        if failures > len(RETRIES):
            await self.store.settle(row, failures=len(RETRIES), next_try=0.0, told=True)
        else:
            next_try = self.settings.clock() + RETRIES[failures - 1]
            await self.store.settle(row, failures=failures, next_try=next_try, told=False)


async def add_webhook(engine: AsyncEngine, writer: ChangeWriter, person: str, url: str, now: float) -> dict[str, Any]:
    """A new webhook in a free slot. Each slot holds one, so two that are made at once cannot both be the fifth."""
    store = WebhookStore(engine)
    for _ in range(2 * WEBHOOKS):
        taken = {int(webhook.slot) for webhook in await store.of(person)}
        free = [slot for slot in range(WEBHOOKS) if slot not in taken]
        if not free or len(taken) >= WEBHOOKS:
            break
        row: dict[str, Any] = {
            "id": new_id(),
            "person": person,
            "slot": free[0],
            "url": url,
            "secret": secrets.token_urlsafe(32),
            "created": now,
            "failures": 0,
            "next_try": 0.0,
        }
        try:
            await writer.write(*new_webhook(row))
        except Stale:
            continue  # somebody was quicker
        return row
    raise conflict("too-many", title=Message("problem-enough_webhooks", count=WEBHOOKS))


def signature(secret: str, at: int, body: bytes) -> str:
    """``t=TIME,v1=HEX``: HMAC-SHA256 of ``TIME.BODY`` with the webhook's secret."""
    digest = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={digest}"


def _new_client() -> httpx.AsyncClient:
    from underhall.server.pinned_transport import new_client  # here and not above, as it needs httpx

    return new_client()


async def call(
    client: httpx.AsyncClient, resolver: Resolver, url: str, secret: str, payload: dict[str, Any], private_allowed: bool
) -> None:
    """POST the payload, signed."""
    body = orjson.dumps(payload)
    headers = {
        "Content-Type": "application/json",
        "X-Underhall-Signature": signature(secret, int(time.time()), body),
    }
    status = await post(client, resolver, url, body, headers, private_allowed)
    if not 200 <= status < 300:
        raise ValueError("the webhook did not answer with 2xx")


async def post(
    client: httpx.AsyncClient, resolver: Resolver, url: str, body: bytes, headers: dict[str, str], private_allowed: bool
) -> int:
    """POST to the very address that was checked; returns the status, and the answer's body is not read."""
    from underhall.server.pinned_transport import CHECKED_ADDRESS

    target = await check_address(url, private_allowed, resolver)
    headers = {**headers, "Host": target.url.netloc, "User-Agent": "underhall"}
    checked = {CHECKED_ADDRESS: target.address}
    async with client.stream("POST", url, content=body, headers=headers, extensions=checked) as response:
        return int(response.status_code)
