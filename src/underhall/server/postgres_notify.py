"""Between processes: PostgreSQL carries "table t is at change n" to every process that shares the database.

The announcement is part of the transaction that writes the change, so nobody hears of anything that was not kept.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from underhall.core.numbers import whole_number
from underhall.server.bot_seats import BOT
from underhall.server.change_writer import Entry
from underhall.server.store.batches import Statement, notify

CHANNEL = "underhall_tables"
PAYLOAD_LIMIT = 7000  # PostgreSQL takes 8000 bytes
CONNECT_SECONDS = 3.0
# How long a silent connection is believed, and how long it may take to answer then.
SILENCE_SECONDS = 3.0
ANSWER_SECONDS = 3.0
FIRST_RETRY_SECONDS, LAST_RETRY_SECONDS = 0.05, 2.0
ALTERED = "again"
# Instead of a table: a bot is asked somewhere, for whoever plays bots' turns.
BOTS = "bots"
log = logging.getLogger("underhall.server")


class PostgresNotify:
    """Rings for other processes, and listens to them. ``heard`` is told table and number.

    Table "" means: any may have news; number -1: what is stored was altered, and the table must be read again. A lost
    connection is made anew, and then every table is looked at; ``listening`` says whether all is heard at present.
    """

    def __init__(self, database: str, heard: Callable[[str, int], Awaitable[None]], wake_bots: bool = False) -> None:
        self.database = database.replace("+asyncpg", "", 1)
        self.heard = heard
        self.wake_bots = wake_bots  # whether bots play in processes of their own, which must hear of it
        self.process = secrets.token_hex(4)
        self.task: asyncio.Task[None] | None = None
        self.inbox: asyncio.Queue[tuple[str, int] | None] = asyncio.Queue()  # None: the connection was lost
        self.listening = asyncio.Event()
        self.retry = FIRST_RETRY_SECONDS

    def announcement(self, batch: list[Entry]) -> Statement | None:
        items = [f"{entry.table}:{entry.standing['number']}" for entry in batch if entry.standing is not None]
        items += [f"{table}:{ALTERED}" for entry in batch for table in entry.altered]
        if self.wake_bots and any(asks_bots(entry) for entry in batch):
            items.append(f"{BOTS}:0")
        if not items:
            return None
        payload = f"{self.process} {' '.join(items)}"
        if len(payload) > PAYLOAD_LIMIT:
            payload = f"{self.process} " + (f"* :{ALTERED}" if any(entry.altered for entry in batch) else "*")
        return notify(CHANNEL, payload)

    def start(self) -> None:
        self.task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self.task

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_until_lost()
                log.warning("other processes are not heard")
            except Exception as error:
                log.warning("other processes are not heard", extra={"error": type(error).__name__})
            await asyncio.sleep(self.retry)
            self.retry = min(2 * self.retry, LAST_RETRY_SECONDS)

    async def _listen_until_lost(self) -> None:
        connection = await asyncpg.connect(self.database, timeout=CONNECT_SECONDS, command_timeout=ANSWER_SECONDS)
        try:
            connection.add_termination_listener(lambda _: self.inbox.put_nowait(None))
            await connection.add_listener(CHANNEL, self._receive)
            await self.heard("", 0)  # whatever was missed while nobody listened
            self.listening.set()
            self.retry = FIRST_RETRY_SECONDS
            while not connection.is_closed():
                try:
                    news = await asyncio.wait_for(self.inbox.get(), SILENCE_SECONDS)
                except TimeoutError:
                    await connection.fetchval("SELECT 1")
                    continue
                if news is not None:
                    await self.heard(*news)
        finally:
            self.listening.clear()
            with contextlib.suppress(Exception):
                await connection.close(timeout=2)

    def _receive(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        sender, _, items = str(payload).partition(" ")
        if sender == self.process:
            return
        if items.startswith("*"):
            self.inbox.put_nowait(("", -1 if items.endswith(ALTERED) else 0))
            return
        for item in items.split():
            table, _, number = item.rpartition(":")
            change = -1 if number == ALTERED else whole_number(number)
            if change is not None:
                self.inbox.put_nowait((table, change))


def asks_bots(entry: Entry) -> bool:
    """Whether a bot is asked after what is being written, at its table or at a new one."""
    rows = [entry.standing or {}, *(values for _, values in (*entry.first, *entry.others))]
    return any(row.get("waiting") == BOT for row in rows)
