"""For people who come and go: their tables, where they are asked, what they missed, and webhooks."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from underhall.server import limits, seating, webhooks
from underhall.server.api_models import (
    Before,
    Language,
    Missed,
    TableId,
    TableShown,
    Turn,
    WebhookMade,
    WebhookShown,
    WebhookWish,
    Word,
)
from underhall.server.dependencies import NEEDS_HEADER, CurrentServices, SignedIn, answer, catching_up, unchanged
from underhall.server.problems import RESPONSES, not_found
from underhall.server.routes.tables import listed
from underhall.server.store.webhooks import delete_webhook
from underhall.server.stored_table import Games, ReadOnly
from underhall.server.webhook_addresses import check_address

router = APIRouter(prefix="/api", tags=["away"], responses=RESPONSES)
MINE = 200


@router.get("/my/tables", response_model=list[TableShown])
async def my_tables(
    services: CurrentServices, person: SignedIn, before: Before = "", lang: Language = "en"
) -> Response:
    """Every table you sit at, last changed first."""
    return answer(listed(services, await services.tables.store.sat_at(person.id, before, MINE), person, lang))


@router.get("/my/turns", response_model=list[Turn])
async def my_turns(services: CurrentServices, person: SignedIn, lang: Language = "en") -> Response:
    """The tables that wait for you, longest first."""
    rows = await services.tables.store.asking(person.id, MINE)
    games: Games = {}
    found = [(row, services.tables.loader.as_stored(row, games)) for row in rows]
    turns = []
    for row, table in [one for one in found if not one[1].reason]:
        turn_number = row.asked_turn_number
        if turn_number < 0:  # not written down by the version that made the last change there
            turn_number = await services.tables.turn_number_for(table.id, table.seat_of(person.id))
        turns.append({"table": table.shown(person.id, lang), "turn_number": turn_number, "since": row.turned_at})
    return answer(turns)


@router.get("/tables/{table_id}/digest", response_model=Missed, response_model_exclude_none=True)
async def digest(
    services: CurrentServices, request: Request, person: SignedIn, table_id: TableId, lang: Language = "en"
) -> Response:
    """What happened since you last looked (see `seen`)."""
    try:
        live = await services.table(table_id, person)
    except ReadOnly as refused:
        return answer(unchanged(refused, 0, person, lang))
    seat = seating.seat_at(live.table, person)
    since = await services.tables.store.seen(table_id, seat)
    async with catching_up(services, request, table_id, since, person, lang) as (_, missed):
        return answer(missed)


@router.get("/my/webhooks", response_model=list[WebhookShown])
async def my_webhooks(services: CurrentServices, person: SignedIn) -> Response:
    rows = await services.webhooks.of(person.id)
    return answer([{"id": row.id, "url": row.url, "failures": row.failures} for row in rows])


@router.post("/my/webhooks", response_model=WebhookMade, status_code=201, dependencies=NEEDS_HEADER)
async def new_webhook(services: CurrentServices, person: SignedIn, wish: WebhookWish) -> Response:
    """Be told by a signed POST when it is your turn or a game of yours is over."""
    services.limit(f"hook {person.id}", limits.HOOK)
    await check_address(wish.url, services.settings.private_webhooks, services.resolver)
    made = await webhooks.add_webhook(services.engine, services.writer, person.id, wish.url, services.settings.clock())
    return answer({name: made[name] for name in ("id", "url", "failures", "secret")}, 201)


@router.delete("/my/webhooks/{webhook_id}", status_code=204, dependencies=NEEDS_HEADER)
async def remove_webhook(services: CurrentServices, person: SignedIn, webhook_id: Word) -> Response:
    if webhook_id not in [row.id for row in await services.webhooks.of(person.id)]:
        raise not_found("webhook")
    await services.writer.write(*delete_webhook(webhook_id))
    return Response(status_code=204)
