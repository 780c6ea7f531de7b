"""Putting the server together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from fastapi import FastAPI, Response
from sqlalchemy.ext.asyncio import AsyncEngine

import underhall
from underhall.core.errors import UnderhallError
from underhall.server import bot_turns, problems, table_cleanup
from underhall.server.automatic_moves import AutomaticMoves
from underhall.server.background import Background
from underhall.server.bot_turns import BotTurns
from underhall.server.bots import Bots
from underhall.server.change_writer import ChangeWriter, Entry
from underhall.server.database import make_ready, open_engine, open_transactions
from underhall.server.database_errors import explained
from underhall.server.deadlines import Deadlines
from underhall.server.deals import Deals
from underhall.server.departed_guests import forget_guests
from underhall.server.dependencies import Services
from underhall.server.description import describe
from underhall.server.events.office import Events
from underhall.server.health import HealthCheck
from underhall.server.host_names import HostCheck
from underhall.server.limits import Limiter
from underhall.server.live_tables import LiveTables
from underhall.server.metrics import Metrics
from underhall.server.middleware import RequestGuard
from underhall.server.move_rate import MoveRate
from underhall.server.notices.sender import NoticeSender
from underhall.server.open_table_limits import OpenTableLimits
from underhall.server.other_processes import OtherProcesses
from underhall.server.pages import PLAIN_PAGE, WEB, Pages
from underhall.server.people import People
from underhall.server.ratings import Ratings
from underhall.server.routes import (
    analysis,
    away,
    clocks,
    deals,
    device,
    drawing,
    events,
    game_report,
    lessons,
    live,
    mcp,
    notices,
    operations,
    packages,
    people,
    plan,
    play,
    profile,
    puzzles,
    reading,
    review,
    tables,
    texts,
    tokens,
)
from underhall.server.settings import Settings
from underhall.server.sqlite_file import held
from underhall.server.store.batches import Statement
from underhall.server.store.puzzles import PuzzleStore
from underhall.server.store.tables import TableStore
from underhall.server.store.webhooks import WebhookStore
from underhall.server.sweeper import Sweeper
from underhall.server.transcript import Transcripts
from underhall.server.webhooks import Notices

if TYPE_CHECKING:
    from underhall.server.postgres_notify import PostgresNotify

SESSION_CHECK_SECONDS = 30.0
LISTENING_SECONDS = 5.0
log = logging.getLogger("underhall.server")


def create_app(settings: Settings) -> FastAPI:
    """The server as an ASGI application."""
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            async with open_services(settings, metrics) as services:
                app.state.services = services
                yield
        except UnderhallError as error:
            app.state.refusal = error  # for whoever started the server: a sentence, no traceback
            raise
        except Exception:
            log.exception("the server failed at starting or stopping")
            raise

    app = FastAPI(
        title="Underhall",
        version=underhall.__version__,
        summary="The online table: people, tables, seats, bots, live updates.",
        lifespan=lifespan,
        # What describes the interface is our own: see ``description.py``.
        openapi_url=None,
    )
    problems.install(app)
    app.add_middleware(HostCheck, names=settings.names)
    app.add_middleware(
        RequestGuard, origins=settings.origins, metrics=metrics, limited=settings.limits, https=settings.secure_cookies
    )
    app.router.routes.append(live.ROUTE)
    app.router.routes.append(mcp.route())
    for part in (
        *(people, tables, clocks, lessons, play, plan, device, reading, packages),
        *(drawing, texts, review, game_report, analysis, away, tokens, operations),
        *(profile, deals, events, puzzles, notices),
    ):
        app.include_router(part.router)
    if settings.admin_token:
        from underhall.server.routes import operating  # here and not above: without it the start is quicker

        app.include_router(operating.router)
    describe(app)
    if WEB.is_dir():
        app.mount("/", Pages(WEB))
    else:

        @app.get("/", include_in_schema=False)
        async def page() -> Response:
            return Response(PLAIN_PAGE, media_type="text/html; charset=utf-8")

    return app


@contextlib.asynccontextmanager
async def open_services(settings: Settings, metrics: Metrics) -> AsyncIterator[Services]:
    """Everything that runs behind the routes; ends in order, with all that was accepted written.

    What was opened is closed again, whatever else fails.
    """
    async with contextlib.AsyncExitStack() as stack:
        with explained(settings.database):
            stack.enter_context(held(settings.database))
            key = await make_ready(settings)
        engine = open_engine(settings)
        stack.push_async_callback(engine.dispose)
        services = await _open(settings, metrics, engine, key, stack)
        webhook_calls = Notices(engine, settings, metrics, services.tables.turn_number_for)
        background = [
            asyncio.create_task(work)
            for work in (
                services.sweeper.sweep_forever(),
                services.deadlines.look_forever(),
                services.events.look_forever(),
                webhook_calls.run_forever(),
                services.notices.run_forever(),
                services.move_rate.sample_forever(),
                _check_sessions_forever(services),
                table_cleanup.expire_forever(services.tables),
            )
        ]
        stack.push_async_callback(_end, background)
        log.info("ready")
        yield services
    log.info("stopped")


async def _open(
    settings: Settings, metrics: Metrics, engine: AsyncEngine, key: str, stack: contextlib.AsyncExitStack
) -> Services:
    notifications: PostgresNotify | None = None

    def announcement(batch: list[Entry]) -> Statement | None:
        return None if notifications is None else notifications.announcement(batch)

    bots = Bots(settings.workers, settings.limits, settings.bot_processes)
    stack.callback(bots.stop)
    writer = ChangeWriter(open_transactions(settings, engine), engine.dialect.name, announcement)
    writer.start()
    stack.push_async_callback(writer.stop)
    limiter = Limiter(settings.limits)
    store = TableStore(engine, writer)
    tables = LiveTables(store, writer, settings, metrics)
    stack.callback(tables.close_all)
    background = Background()
    stack.push_async_callback(background.stop)
    turns = BotTurns(tables, bots, background, settings, metrics)
    automatic_moves = AutomaticMoves(tables, background, limiter, settings)
    office = Events(tables, background)
    tables.followers += [turns.consider, automatic_moves.consider, office.consider]
    sweeper = Sweeper(tables, turns)
    deadlines = Deadlines(tables)
    if settings.postgresql:
        from underhall.server.postgres_notify import (
            PostgresNotify,  # here and not above: with SQLite the start is quicker without
        )

        notifications = PostgresNotify(
            settings.database, OtherProcesses(tables).heard, wake_bots=settings.bots_elsewhere
        )
        notifications.start()
        stack.push_async_callback(notifications.stop)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(notifications.listening.wait(), LISTENING_SECONDS)
    everybody = People(engine, writer, settings, key)
    await sweeper.sweep(abandoned=0.0 if notifications is None else bot_turns.STARTED_SECONDS)
    return Services(
        settings,
        engine,
        writer,
        everybody,
        tables,
        turns,
        automatic_moves,
        sweeper,
        deadlines,
        background,
        Transcripts(store.changes, tables.turn),
        WebhookStore(engine),
        bots,
        limiter,
        metrics,
        OpenTableLimits(store, settings.limits),
        HealthCheck(engine, writer, notifications),
        Ratings(tables.results),
        Deals(engine, settings),
        office,
        PuzzleStore(engine),
        NoticeSender(engine, settings, metrics, tables, everybody),
        MoveRate(metrics),
    )


async def _end(background: list[asyncio.Task[None]]) -> None:
    for task in background:
        task.cancel()
    await asyncio.gather(*background, return_exceptions=True)


async def _check_sessions_forever(services: Services) -> None:
    """Whoever logged out in another process, or whose session ran out, watches no longer."""
    while True:
        await asyncio.sleep(SESSION_CHECK_SECONDS)
        with contextlib.suppress(Exception):
            await services.people.look_after_sessions()
            await forget_guests(services)
            watching = services.tables.sessions()
            if watching:
                services.tables.close_sessions(watching - await services.people.living(sorted(watching)))
