"""Running bots in a process of their own until somebody stops it (``underhall bots``)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections.abc import AsyncIterator, Callable

from underhall.core.errors import BadOption
from underhall.server.background import Background
from underhall.server.bot_claims import BotClaims
from underhall.server.bots import Bots
from underhall.server.change_writer import ChangeWriter
from underhall.server.connections import raise_file_limit
from underhall.server.database import make_ready, open_engine, open_transactions
from underhall.server.database_errors import explained
from underhall.server.events.office import Events
from underhall.server.live_tables import LiveTables
from underhall.server.metrics import Metrics
from underhall.server.postgres_notify import PostgresNotify
from underhall.server.run import end_at_last
from underhall.server.settings import Settings
from underhall.server.store.tables import TableStore
from underhall.server.turn_taker import TurnTaker

log = logging.getLogger("underhall.server")


def run_bots(settings: Settings, ready: Callable[[], None]) -> None:
    """Until SIGTERM or Ctrl-C; being asked to stop is no failure. Turns in hand are left to the other processes."""
    if not settings.postgresql:
        raise BadOption("bots-need_postgresql")
    raise_file_limit()
    asyncio.run(_until_told(settings, ready))


async def _until_told(settings: Settings, ready: Callable[[], None]) -> None:
    loop = asyncio.get_running_loop()
    told = asyncio.Event()

    def end(*_: object) -> None:
        end_at_last()
        loop.call_soon_threadsafe(told.set)

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, end)
    async with open_turn_taker(settings):
        log.info("ready")
        ready()
        await told.wait()
    log.info("stopped")


@contextlib.asynccontextmanager
async def open_turn_taker(settings: Settings) -> AsyncIterator[TurnTaker]:
    """What takes turns; at the end what was handed in is written, and nobody thinks any more."""
    async with contextlib.AsyncExitStack() as stack:
        with explained(settings.database):
            await make_ready(settings)
        engine = open_engine(settings)
        stack.push_async_callback(engine.dispose)
        bots = Bots(settings.workers, settings.limits, settings.bot_processes)
        stack.callback(bots.stop)
        claims = BotClaims(settings.database)
        # Given back when all is written: what nobody has claimed is looked at by all.
        stack.push_async_callback(claims.stop)

        async def heard(table_id: str, number: int) -> None:
            await taker.heard(table_id, number)

        notifications = PostgresNotify(settings.database, heard, wake_bots=True)
        writer = ChangeWriter(open_transactions(settings, engine), engine.dialect.name, notifications.announcement)
        writer.start()
        stack.push_async_callback(writer.stop)
        metrics = Metrics()
        tables = LiveTables(TableStore(engine, writer), writer, settings, metrics)
        background = Background()
        stack.push_async_callback(background.stop)
        taker = TurnTaker(tables, bots, background, settings, metrics, claims)
        # A bot's move may end a game for which an event waits.
        tables.followers.append(Events(tables, background).consider)
        notifications.start()
        stack.push_async_callback(notifications.stop)
        claims.start()
        taking = asyncio.create_task(taker.take_forever())
        stack.push_async_callback(_end, taking)
        yield taker


async def _end(taking: asyncio.Task[None]) -> None:
    taking.cancel()
    await asyncio.gather(taking, return_exceptions=True)
