"""What every route needs: the parts of the server, and who is asking."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Annotated, Any

import orjson
from fastapi import Depends, Header, Query, Response
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.requests import HTTPConnection

from underhall.core.errors import Message
from underhall.core.numbers import whole_number
from underhall.server import tokens
from underhall.server.automatic_moves import AutomaticMoves
from underhall.server.background import Background
from underhall.server.bot_turns import BotTurns
from underhall.server.bots import Bots
from underhall.server.change_writer import ChangeWriter
from underhall.server.constant_answers import Constants
from underhall.server.deadlines import Deadlines
from underhall.server.deals import Deals
from underhall.server.events.office import Events
from underhall.server.health import HealthCheck
from underhall.server.limits import PIECE, READ, Limit, Limiter, network_from
from underhall.server.live_table import LiveTable
from underhall.server.live_tables import LiveTables
from underhall.server.metrics import Metrics
from underhall.server.move_rate import MoveRate
from underhall.server.networks import network_of
from underhall.server.notices.sender import NoticeSender
from underhall.server.open_table_limits import OpenTableLimits
from underhall.server.people import People
from underhall.server.person import MOST_SEATS, Person
from underhall.server.problems import Problem, not_found
from underhall.server.ratings import Ratings
from underhall.server.settings import Settings
from underhall.server.store.puzzles import PuzzleStore
from underhall.server.store.webhooks import WebhookStore
from underhall.server.stored_table import ReadOnly, StoredTable
from underhall.server.sweeper import Sweeper
from underhall.server.table_answers import told_since, whole
from underhall.server.transcript import FEW, Transcript, Transcripts, reaches
from underhall.server.webhook_addresses import Resolver

TRIES = 10


@dataclass
class Services:
    """The parts of one server process."""

    settings: Settings
    engine: AsyncEngine
    writer: ChangeWriter
    people: People
    tables: LiveTables
    turns: BotTurns
    automatic_moves: AutomaticMoves
    sweeper: Sweeper
    deadlines: Deadlines
    background: Background
    transcripts: Transcripts
    webhooks: WebhookStore
    bots: Bots
    limiter: Limiter
    metrics: Metrics
    open_table_limits: OpenTableLimits
    health: HealthCheck
    ratings: Ratings
    deals: Deals
    events: Events
    puzzles: PuzzleStore
    notices: NoticeSender
    move_rate: MoveRate
    constants: Constants = field(default_factory=Constants)
    resolver: Resolver = field(default_factory=Resolver)  # for webhooks that are being made

    def limit(self, key: str, limit: Limit) -> None:
        try:
            self.limiter.take(key, limit)
        except Problem:
            self.metrics.refused.inc()
            raise

    async def pace(self, connection: HTTPConnection, tokens: float) -> None:
        """A large answer counts as many requests: wait until its turn has come."""
        try:
            wait = self.limiter.wait(f"read {network_from(connection.scope)}", READ, tokens)
        except Problem:
            self.metrics.refused.inc()
            raise
        if wait:
            await asyncio.sleep(wait)

    async def table(self, table_id: str, person: Person | None) -> LiveTable:
        """A table the person may see; for anyone else it does not exist. ``ReadOnly`` if it cannot be played here."""
        name = "" if person is None else person.id
        try:
            live = await self.tables.find(table_id)
        except ReadOnly as refused:
            if not refused.table.may_see(name):
                raise not_found() from None
            raise
        if not live.table.may_see(name):
            raise not_found()
        return live

    async def stored(self, table_id: str, person: Person) -> StoredTable:
        """The same table as its row has it, whether it can be played or not."""
        stored = await self.tables.loader.stored(table_id)
        if not stored.may_see(person.id):
            raise not_found()
        return stored


def services_of(connection: HTTPConnection) -> Services:
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


async def who_asks(connection: HTTPConnection) -> Person | None:
    services = services_of(connection)
    token = tokens.token_in(connection.headers.get("authorization", ""))
    if token:
        person = await services.people.holder_of(token)
        if person is None:
            raise Problem(401, "bad-token")
        tokens.check_route(person, connection.scope)
    else:
        person = await services.people.find(connection.cookies.get(services.settings.cookie))
    if person is None:
        return None
    services.bots.note_place(person.id, network(connection))
    seat = whole_number(connection.query_params.get("as_seat", ""))
    if "table_id" in connection.path_params and seat is not None and 0 <= seat < MOST_SEATS:
        tokens.check_seat(person)
        return person.at_seat(seat)
    return person


async def me_asks(person: Annotated[Person | None, Depends(who_asks)]) -> Person:
    if person is None:
        raise Problem(401, "nobody", detail=Message("POST /api/guest or /api/login"))
    return person


async def speaks_for_seat(
    as_seat: Annotated[
        int | None,
        Query(
            ge=0,
            lt=MOST_SEATS,
            description="where you brought friends to your device: for which of its seats you ask; without it you see "
            "such a table as a spectator does",
        ),
    ] = None,
) -> None:
    """For OpenAPI only: ``who_asks`` has looked at it already."""


async def needs_header(
    x_underhall: Annotated[str, Header(description="any value: shows that no other site made this request")] = "",
) -> None:
    """For OpenAPI only: the guard has looked at it already."""


CurrentServices = Annotated[Services, Depends(services_of)]
MaybeSignedIn = Annotated[Person | None, Depends(who_asks)]
SignedIn = Annotated[Person, Depends(me_asks)]
NEEDS_HEADER = [Depends(needs_header)]
FOR_A_SEAT = [Depends(speaks_for_seat)]


def written(body: Any) -> bytes:
    return bytes(orjson.dumps(body, option=orjson.OPT_NON_STR_KEYS))


def answer(body: Any, status: int = 200) -> Response:
    return Response(written(body), status, media_type="application/json")


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def network(connection: HTTPConnection) -> str:
    """Where a request comes from, as limits count it."""
    return network_of(address(connection))


@contextlib.asynccontextmanager
async def catching_up(
    services: Services,
    connection: HTTPConnection,
    table_id: str,
    since: int,
    person: Person | None,
    language: str,
) -> AsyncIterator[tuple[LiveTable, dict[str, Any]]]:
    """A table and what happened there since a change; the table's lock is held while the caller uses them.

    How things stand comes along, unless nothing happened. Old changes are read and written before the lock is taken.
    """
    name = "" if person is None else person.id
    for _ in range(TRIES):
        live = await services.table(table_id, person)
        viewer = live.table.seat_of(name)
        if services.settings.postgresql and since > live.table.seen_by(viewer).number:
            # Told by another process of what this one has not heard of yet: nobody is shown less than they have seen.
            await services.tables.look_again(live)
        far = live.table.seen_by(viewer).number - since > FEW
        transcript: Transcript | None = None
        if far or not reaches(live.table, live.table.groups_since(viewer, since)):
            transcript = await services.transcripts.find(live, viewer, language)
            await services.pace(connection, transcript.size_since(since) / PIECE)
        async with live.lock:
            if live.gone or live.table.seat_of(name) != viewer:
                continue
            changes = told_since(live.table, viewer, since, language, transcript)
            if changes is None:
                continue
            number = live.table.seen_by(viewer).number
            body = {"number": number, "since": since, "changes": changes}
            # Whoever has lost a seat may have counted further than a spectator does.
            yield live, {**body, **whole(live, person, language)} if since != number else body
            return
    raise Problem(503, "busy")


def unchanged(refused: ReadOnly, since: int, person: Person | None, language: str) -> dict[str, Any]:
    """What ``missed`` says of a table that can only be looked at: how it stands, and of no change."""
    name = "" if person is None else person.id
    return {"since": since, "changes": [], **refused.table.whole(name, language)}
