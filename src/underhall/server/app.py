"""Putting the server together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, Response
from fastapi.openapi.utils import get_openapi

import underhall
from underhall.server import problems
from underhall.server.bots import Bots
from underhall.server.database import open_engine, open_pen, prepare
from underhall.server.departed import forget_guests
from underhall.server.desk import Desk
from underhall.server.guard import Guard
from underhall.server.house import House
from underhall.server.ledger import Entry, Ledger, Statement
from underhall.server.limits import Limiter
from underhall.server.metrics import Metrics
from underhall.server.pages import PLAIN_PAGE, WEB, Pages
from underhall.server.people import People
from underhall.server.problems import ProblemShown
from underhall.server.routes import away, live, operations, people, play, reading, review, tables
from underhall.server.settings import Settings
from underhall.server.site import HostCheck
from underhall.server.webhooks import Notices

if TYPE_CHECKING:
    from underhall.server.bell import Bell

SESSION_CHECK_SECONDS = 30.0
log = logging.getLogger("underhall.server")


def create_app(settings: Settings) -> FastAPI:
    """The server as an ASGI application."""
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_desk(settings, metrics) as desk:
            app.state.desk = desk
            yield

    app = FastAPI(
        title="Underhall",
        version=underhall.__version__,
        summary="The online table: people, tables, seats, bots, live updates.",
        lifespan=lifespan,
        redoc_url=None,
    )
    problems.install(app)
    app.add_middleware(HostCheck, names=settings.names)
    app.add_middleware(Guard, origins=settings.origins, metrics=metrics, https=settings.secure_cookies)
    app.router.routes.append(live.ROUTE)
    for part in (people, tables, play, reading, review, away, operations):
        app.include_router(part.router)
    if WEB.is_dir():
        app.mount("/", Pages(directory=WEB, html=True))
    else:

        @app.get("/", include_in_schema=False)
        async def page() -> Response:
            return Response(PLAIN_PAGE, media_type="text/html; charset=utf-8")

    describe(app)
    return app


def describe(app: FastAPI) -> None:
    """OpenAPI with the problem description among its schemas."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = get_openapi(title=app.title, version=app.version, summary=app.summary, routes=app.routes)
            schema["components"]["schemas"]["ProblemShown"] = ProblemShown.model_json_schema()
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


@contextlib.asynccontextmanager
async def open_desk(settings: Settings, metrics: Metrics) -> AsyncIterator[Desk]:
    """Everything that runs behind the routes; ends in order, with all that was accepted written."""
    engine = open_engine(settings)
    key = await prepare(engine)
    bell: Bell | None = None

    def announcement(batch: list[Entry]) -> Statement | None:
        return None if bell is None else bell.announcement(batch)

    ledger = Ledger(open_pen(settings, engine), engine.dialect.name, announcement)
    bots = Bots(settings.workers)
    house = House(engine, ledger, settings, bots, metrics)
    desk = Desk(
        settings,
        engine,
        ledger,
        People(engine, ledger, settings, key),
        house,
        bots,
        Limiter(settings.limits),
        metrics,
    )
    ledger.start()
    if settings.postgresql:
        from underhall.server.bell import Bell  # here and not above: with SQLite the start is quicker without

        bell = Bell(settings.database, house.heard)
        bell.start()
    await house.sweep(abandoned=0.0 if bell is None else 10.0)
    notices = Notices(engine, settings, metrics, house.position_for)
    background = [
        asyncio.create_task(work)
        for work in (house.sweep_forever(), notices.run_forever(), _check_sessions_forever(desk))
    ]
    log.info("ready")
    try:
        yield desk
    finally:
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)
        if bell is not None:
            await bell.stop()
        await house.stop()
        await ledger.stop()
        bots.stop()
        await engine.dispose()
        log.info("stopped")


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
