"""Notices to people who are away: "it is your turn", "the game is over".

Who must be told is read from the database, not remembered: a seat that is asked at a position it was not told about.
So nothing is lost if the server is killed, and a notice that failed is tried again later. Anything that is awaited
with a ``Notice`` can deliver it (web push, mail); webhooks are the one built in.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import ipaddress
import logging
import socket
import ssl
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import SplitResult, urlsplit

import orjson
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.server import schema
from underhall.server.metrics import Metrics
from underhall.server.problems import Problem
from underhall.server.settings import Settings

SWEEP_SECONDS = 2.0
TIMEOUT_SECONDS = 10.0
# After so many seconds a failed call is tried again; then that notice is given up.
RETRIES = (5.0, 30.0, 120.0, 600.0, 3600.0)
LEASE_SECONDS = 30.0
AT_ONCE = 20
NAT64 = ipaddress.ip_network("64:ff9b::/96")  # IPv4 addresses behind a translator
log = logging.getLogger("underhall.server")


@dataclass(frozen=True)
class Notice:
    """What a person should hear of."""

    person: str
    kind: str
    table: str
    game: str
    seat: int
    position: int

    def plain(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "table": self.table,
            "game": self.game,
            "seat": self.seat,
            "position": self.position,
        }


Hook = Callable[[Notice], Awaitable[None]]
Positions = Callable[[str, int], Awaitable[int]]  # a table and a seat, to the position in that seat's own count


class Notices:
    """Finds who must be told and tells them. ``hooks`` are told as well, once, when webhooks are."""

    def __init__(self, engine: AsyncEngine, settings: Settings, metrics: Metrics, position_for: Positions) -> None:
        self.engine = engine
        self.position_for = position_for
        self.settings = settings
        self.metrics = metrics
        self.hooks: list[Hook] = []

    async def run_forever(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("notices failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> int:
        """Deliver what is due; returns how many calls were made."""
        now = self.settings.clock()
        tables, seats, webhooks = schema.tables.c, schema.seats.c, schema.webhooks.c
        turn = sa.and_(tables.status == "running", tables.asked == seats.seat)
        wanted = (
            sa.select(
                schema.webhooks, tables.id.label("table_id"), tables.game, tables.status, tables.position, seats.seat
            )
            .join(schema.seats, seats.person == webhooks.person)
            .join(schema.tables, tables.id == seats.table_id)
            .where(webhooks.next_try <= now, seats.notified < tables.position, sa.or_(turn, tables.status == "over"))
            .limit(AT_ONCE)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        busy: set[str] = set()
        due = []
        for row in rows:
            # One call at a time to each address.
            if row.id not in busy and await self._claim(row.id, now):
                due.append(self._deliver(row))
            busy.add(row.id)
        await asyncio.gather(*due)
        return len(due)

    async def _claim(self, webhook: str, now: float) -> bool:
        """Only one process calls; if it dies on the way, the next may try after a while."""
        columns = schema.webhooks.c
        claim = sa.update(schema.webhooks).where(columns.id == webhook, columns.next_try <= now)
        async with self.engine.begin() as connection:
            done = await connection.execute(claim.values(next_try=now + LEASE_SECONDS))
        return done.rowcount == 1

    async def _deliver(self, row: Any) -> None:
        kind = "over" if row.status == "over" else "your_turn"
        position = await self.position_for(row.table_id, row.seat)
        if position < 0:  # the table can only be looked at: nobody is called to it
            await self._settle(row, failures=row.failures, next_try=0.0, told=True)
            return
        notice = Notice(row.person, kind, row.table_id, row.game, row.seat, position)
        for hook in self.hooks:
            with contextlib.suppress(Exception):
                await hook(notice)
        try:
            await asyncio.wait_for(
                call(row.url, row.secret, notice.plain(), self.settings.private_webhooks), TIMEOUT_SECONDS
            )
        except (TimeoutError, Problem, OSError, ValueError):
            self.metrics.notices.labels("failed").inc()
            await self._failed(row)
        else:
            self.metrics.notices.labels("delivered").inc()
            await self._settle(row, failures=0, next_try=0.0, told=True)

    async def _failed(self, row: Any) -> None:
        failures = row.failures + 1
        if failures > len(RETRIES):
            await self._settle(row, failures=0, next_try=0.0, told=True)
        else:
            await self._settle(
                row, failures=failures, next_try=self.settings.clock() + RETRIES[failures - 1], told=False
            )

    async def _settle(self, row: Any, failures: int, next_try: float, told: bool) -> None:
        webhooks, seats = schema.webhooks, schema.seats
        async with self.engine.begin() as connection:
            await connection.execute(
                sa.update(webhooks).where(webhooks.c.id == row.id).values(failures=failures, next_try=next_try)
            )
            if told:
                mine = sa.and_(seats.c.table_id == row.table_id, seats.c.seat == row.seat)
                await connection.execute(sa.update(seats).where(mine).values(notified=row.position))


def signature(secret: str, at: int, body: bytes) -> str:
    """``t=TIME,v1=HEX``: HMAC-SHA256 of ``TIME.BODY`` with the webhook's secret."""
    digest = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={digest}"


async def check_address(url: str, private_allowed: bool) -> tuple[SplitResult, str, int]:
    """The address to connect to; private and special networks are refused, whatever name leads there."""
    refused = Problem(
        422, "webhook-address", "That address is not possible", "a public http or https address is needed"
    )
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise refused from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise refused
    try:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise refused from None
    addresses = [str(item[4][0]) for item in found]
    if not addresses or not (private_allowed or all(_public(address) for address in addresses)):
        raise refused
    return parts, addresses[0], port


def _public(address: str) -> bool:
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv6Address):
        inner = parsed.ipv4_mapped or parsed.sixtofour
        if parsed in NAT64:
            inner = ipaddress.IPv4Address(int(parsed) & 0xFFFFFFFF)
        if inner is not None and not inner.is_global:
            return False
    return parsed.is_global and not parsed.is_multicast


async def call(url: str, secret: str, payload: dict[str, Any], private_allowed: bool) -> None:
    """POST the payload to the very address that was checked; redirects are not followed, the answer is not read."""
    parts, address, port = await check_address(url, private_allowed)
    body = orjson.dumps(payload)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    host = parts.netloc.rpartition("@")[2]
    head = (
        f"POST {target} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nUser-Agent: underhall\r\n"
        f"X-Underhall-Signature: {signature(secret, int(time.time()), body)}\r\nConnection: close\r\n\r\n"
    )
    context = ssl.create_default_context() if parts.scheme == "https" else None
    name = parts.hostname if context is not None else None
    reader, writer = await asyncio.open_connection(address, port, ssl=context, server_hostname=name)
    try:
        writer.write(head.encode("latin-1") + body)
        await writer.drain()
        line = await reader.readline()
    finally:
        writer.close()
        with contextlib.suppress(Exception):
            await writer.wait_closed()
    words = line.split()
    if len(words) < 2 or not words[1].startswith(b"2"):
        raise ValueError("the webhook did not answer with 2xx")
