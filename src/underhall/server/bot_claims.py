"""Which process plays which bot's turn: a lock of the database for each table, held by one connection of the process.

Nothing of it is written down. Whatever ends the process ends its connection, and with it all its claims, at once; a
process that is stopped and not ended is silent, and PostgreSQL ends a connection that is silent for too long. Two
processes can only think about the same turn where a claim was lost that way in the midst of thinking; then the number
of the change, part of its primary key, lets one of the two moves be kept.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from underhall.server.store.bot_claims import CLAIM, LET_GO, STILL_THERE

CONNECT_SECONDS = 3.0
ANSWER_SECONDS = 3.0
# How often a connection says that it is there, and how long one that does not is believed: then its claims are free.
BEAT_SECONDS = 4.0
SILENCE_SECONDS = 12
FIRST_RETRY_SECONDS, LAST_RETRY_SECONDS = 0.1, 2.0
log = logging.getLogger("underhall.server")


def lock_of(table_id: str) -> int:
    """The number of a table's lock. Two tables of one number wait for each other, which nobody would notice."""
    return int.from_bytes(hashlib.blake2b(f"bot {table_id}".encode(), digest_size=8).digest(), signed=True)


class BotClaims:
    """The claims of this process."""

    def __init__(self, database: str) -> None:
        self.database = database.replace("+asyncpg", "", 1)
        self.connection: Any = None
        self.one_at_a_time = asyncio.Lock()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._keep_connected())

    async def stop(self) -> None:
        """Let go of everything."""
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self.task
        await self._disconnect()

    async def claim(self, table_ids: list[str]) -> list[str]:
        """Those of the tables that are this process's now; none while the database cannot be reached."""
        locks = {lock_of(table_id): table_id for table_id in table_ids}
        rows = await self._ask("fetch", CLAIM, list(locks))
        return [locks[row[0]] for row in rows or ()]

    async def let_go(self, table_id: str) -> None:
        await self._ask("fetchval", LET_GO, lock_of(table_id))

    async def _ask(self, how: str, *question: Any) -> Any:
        """An answer, or None where there is none: then the connection is closed, which gives all claims back."""
        async with self.one_at_a_time:
            connection = self.connection
            if connection is None:
                return None
            try:
                return await getattr(connection, how)(*question)
            except asyncio.CancelledError:
                await self._disconnect()  # whether it was claimed is not known
                raise
            except Exception as error:
                log.warning("turns of bots cannot be claimed", extra={"error": type(error).__name__})
                await self._disconnect()
                return None

    async def _keep_connected(self) -> None:
        retry = FIRST_RETRY_SECONDS
        while True:
            if self.connection is None:
                try:
                    self.connection = await self._connected()
                    retry = FIRST_RETRY_SECONDS
                except Exception as error:
                    log.warning("turns of bots cannot be claimed", extra={"error": type(error).__name__})
                    await asyncio.sleep(retry)
                    retry = min(2 * retry, LAST_RETRY_SECONDS)
                    continue
            await asyncio.sleep(BEAT_SECONDS)
            await self._ask("fetchval", STILL_THERE)

    async def _connected(self) -> Any:
        settings = {
            "idle_session_timeout": f"{SILENCE_SECONDS}s",
            # Where the other machine is gone, and not just the process.
            "tcp_keepalives_idle": "5",
            "tcp_keepalives_interval": "3",
            "tcp_keepalives_count": "3",
        }
        return await asyncpg.connect(
            self.database, timeout=CONNECT_SECONDS, command_timeout=ANSWER_SECONDS, server_settings=settings
        )

    async def _disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.close(timeout=2)
