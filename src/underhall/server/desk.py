"""What every route needs: the parts of the server, and who is asking."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

import orjson
from fastapi import Depends, Header, Request, Response
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.requests import HTTPConnection

from underhall.server import shown
from underhall.server.addresses import Resolver
from underhall.server.bots import Bots
from underhall.server.house import House, Live
from underhall.server.ledger import Ledger
from underhall.server.limits import Limit, Limiter
from underhall.server.metrics import Metrics
from underhall.server.networks import network_of
from underhall.server.people import People, Person
from underhall.server.problems import Problem, not_found
from underhall.server.settings import Settings


@dataclass
class Desk:
    """The parts of one server process."""

    settings: Settings
    engine: AsyncEngine
    ledger: Ledger
    people: People
    house: House
    bots: Bots
    limiter: Limiter
    metrics: Metrics
    resolver: Resolver = field(default_factory=Resolver)  # for webhooks that are being made

    def limit(self, key: str, limit: Limit) -> None:
        try:
            self.limiter.take(key, limit)
        except Problem:
            self.metrics.refused.inc()
            raise

    async def table(self, table_id: str, person: Person | None) -> Live:
        """A table the person may see; for anyone else it does not exist."""
        live = await self.house.find(table_id)
        if not live.table.may_see("" if person is None else person.id):
            raise not_found()
        return live


def desk_of(connection: HTTPConnection) -> Desk:
    desk = connection.app.state.desk
    assert isinstance(desk, Desk)
    return desk


async def who_asks(connection: HTTPConnection) -> Person | None:
    desk = desk_of(connection)
    return await desk.people.find(connection.cookies.get(desk.settings.cookie))


async def me_asks(person: Annotated[Person | None, Depends(who_asks)]) -> Person:
    if person is None:
        raise Problem(401, "nobody", "Choose a name first", "POST /api/guest or /api/login")
    return person


async def needs_header(
    x_underhall: Annotated[str, Header(description="any value: shows that no other site made this request")] = "",
) -> None:
    """For OpenAPI only: the guard has looked at it already."""


At = Annotated[Desk, Depends(desk_of)]
Somebody = Annotated[Person | None, Depends(who_asks)]
Known = Annotated[Person, Depends(me_asks)]
CHANGES = [Depends(needs_header)]


def answer(body: Any, status: int = 200) -> Response:
    return Response(orjson.dumps(body, option=orjson.OPT_NON_STR_KEYS), status, media_type="application/json")


def network(request: Request) -> str:
    """Where a request comes from, as limits count it."""
    return network_of(request.client.host if request.client else "")


def whole(live: Live, person: Person | None, language: str, imagine: bool = False) -> dict[str, Any]:
    """Table and game as the person may see them. Call it with the table's lock held."""
    table = live.table
    name = "" if person is None else person.id
    return {
        "number": table.number_for(table.seat_of(name)),
        "table": shown.summary(table, name),
        "now": shown.now(table, table.seat_of(name), language, imagine),
    }


async def missed(
    desk: Desk, live: Live, since: int, person: Person | None, language: str, imagine: bool = False
) -> dict[str, Any]:
    """What happened since a change, and how things stand, unless nothing happened. Call it with the lock held."""
    table = live.table
    viewer = table.seat_of("" if person is None else person.id)
    tellings = await desk.house.told_since(live, viewer, since)
    number = table.number_for(viewer)
    body = {"number": number, "since": since, "changes": shown.changes(tellings, viewer, table.voice(language))}
    # Whoever has lost a seat may have counted further than a spectator does.
    return {**body, **whole(live, person, language, imagine)} if tellings or since > number else body
