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
from underhall.server import bot_turns, problems, upkeep
from underhall.server.bots import Bots
from underhall.server.database import make_ready, open_engine, open_pen
from underhall.server.departed import forget_guests
from underhall.server.description import describe
from underhall.server.desk import Desk
from underhall.server.faults import explained
from underhall.server.files import held
from underhall.server.guard import Guard
from underhall.server.health import Pulse
from underhall.server.house import House
from underhall.server.ledger import Entry, Ledger, Statement
from underhall.server.limits import Limiter
from underhall.server.metrics import Metrics
from underhall.server.openings import Openings
from underhall.server.pages import PLAIN_PAGE, WEB, Pages
from underhall.server.people import People
from underhall.server.routes import away, drawing, live, operations, packages, people, play, reading, review, tables
from underhall.server.settings import Settings
from underhall.server.site import HostCheck
from underhall.server.webhooks import Notices

if TYPE_CHECKING:
    from underhall.server.bell import Bell

SESSION_CHECK_SECONDS = 30.0
LISTENING_SECONDS = 5.0
log = logging.getLogger("underhall.server")


def create_app(settings: Settings) -> FastAPI:
    """The server as an ASGI application."""
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            async with open_desk(settings, metrics) as desk:
                app.state.desk = desk
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
        Guard, origins=settings.origins, metrics=metrics, limited=settings.limits, https=settings.secure_cookies
    )
    app.router.routes.append(live.ROUTE)
    for part in (people, tables, play, reading, packages, drawing, review, away, operations):
        app.include_router(part.router)
    describe(app)
    if WEB.is_dir():
        app.mount("/", Pages(WEB))
    else:

        @app.get("/", include_in_schema=False)
        async def page() -> Response:
            return Response(PLAIN_PAGE, media_type="text/html; charset=utf-8")

    return app


@contextlib.asynccontextmanager
async def open_desk(settings: Settings, metrics: Metrics) -> AsyncIterator[Desk]:
    """Everything that runs behind the routes; ends in order, with all that was accepted written.

    What was opened is closed again, whatever else fails.
    """
    async with contextlib.AsyncExitStack() as stack:
        with explained(settings.database):
            stack.enter_context(held(settings.database))
            key = await make_ready(settings)
        engine = open_engine(settings)
        stack.push_async_callback(engine.dispose)
        desk = await _open(settings, metrics, engine, key, stack)
        notices = Notices(engine, settings, metrics, desk.house.position_for)
        background = [
            asyncio.create_task(work)
            for work in (
                desk.house.sweep_forever(),
                notices.run_forever(),
                _check_sessions_forever(desk),
                upkeep.expire_forever(desk.house),
            )
        ]
        stack.push_async_callback(_end, background)
        log.info("ready")
        yield desk
    log.info("stopped")


async def _open(
    settings: Settings, metrics: Metrics, engine: AsyncEngine, key: str, stack: contextlib.AsyncExitStack
) -> Desk:
    bell: Bell | None = None

    def announcement(batch: list[Entry]) -> Statement | None:
        return None if bell is None else bell.announcement(batch)

    bots = Bots(settings.workers, settings.limits)
    stack.callback(bots.stop)
    ledger = Ledger(open_pen(settings, engine), engine.dialect.name, announcement)
    ledger.start()
    stack.push_async_callback(ledger.stop)
    limiter = Limiter(settings.limits)
    house = House(engine, ledger, settings, bots, metrics, limiter)
    stack.push_async_callback(house.stop)
    if settings.postgresql:
        from underhall.server.bell import Bell  # here and not above: with SQLite the start is quicker without

        bell = Bell(settings.database, house.heard)
        bell.start()
        stack.push_async_callback(bell.stop)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(bell.listening.wait(), LISTENING_SECONDS)
    await house.sweep(abandoned=0.0 if bell is None else bot_turns.STARTED_SECONDS)
    return Desk(
        settings,
        engine,
        ledger,
        People(engine, ledger, settings, key),
        house,
        bots,
        limiter,
        metrics,
        Openings(engine, settings.limits),
        Pulse(engine, ledger, bell),
    )


async def _end(background: list[asyncio.Task[None]]) -> None:
    for task in background:
        task.cancel()
    await asyncio.gather(*background, return_exceptions=True)


async def _check_sessions_forever(desk: Desk) -> None:
    """Whoever logged out in another process, or whose session ran out, watches no longer."""
    while True:
        await asyncio.sleep(SESSION_CHECK_SECONDS)
        with contextlib.suppress(Exception):
            await desk.people.look_after_sessions()
            await forget_guests(desk)
            watching = desk.house.sessions()
            if watching:
                desk.house.close_sessions(watching - await desk.people.living(sorted(watching)))
