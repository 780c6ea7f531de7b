"""The operator's page: tables, people, load. There only where a token is set, for whoever knows it."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query, Request, Response

from underhall.server import limits, operating
from underhall.server.api_models import LARGEST, Before, Language, TableId
from underhall.server.dependencies import NEEDS_HEADER, CurrentServices, answer, network, services_of
from underhall.server.load import load_of
from underhall.server.operating_models import (
    LoadShown,
    MuteWish,
    PeopleFound,
    PersonId,
    ReportFound,
    Sought,
    TablesFound,
)
from underhall.server.operator_token import is_admin_token
from underhall.server.problems import RESPONSES, Problem


async def knows_the_token(request: Request) -> None:
    """Tries are counted before they are looked at, and what was right is given back: only wrong ones use them up."""
    services, key = services_of(request), f"admin {network(request)}"
    services.limit(key, limits.ADMIN)
    if not is_admin_token(request.headers.get("authorization", ""), services.settings.admin_token):
        raise Problem(401, "wrong-admin-token")
    services.limiter.give_back(key)


router = APIRouter(prefix="/api/admin", tags=["operator"], responses=RESPONSES, dependencies=[Depends(knows_the_token)])


@router.get("/load", response_model=LoadShown)
async def load(services: CurrentServices) -> Response:
    """What this process has to do right now."""
    return answer(await load_of(services))


@router.get("/tables", response_model=TablesFound)
async def tables(
    services: CurrentServices,
    sought: Sought = "",
    status: Annotated[Literal["", "open", "running", "over", "read_only"], Query()] = "",
    before: Before = "",
    lang: Language = "en",
) -> Response:
    """Tables by id, title, game or names, last changed first; nothing of their games."""
    return answer(await operating.find_tables(services, sought, status, before, lang))


@router.post("/tables/{table_id}/close", status_code=204, dependencies=NEEDS_HEADER)
async def close(services: CurrentServices, table_id: TableId) -> Response:
    """End a game for good: it is no result of anybody, and whoever may see the table may have its record."""
    await operating.close_table(services, table_id)
    return Response(status_code=204)


@router.delete("/tables/{table_id}", status_code=204, dependencies=NEEDS_HEADER)
async def delete(services: CurrentServices, table_id: TableId) -> Response:
    """Delete a table with all its words and results."""
    await operating.delete_table(services, table_id)
    return Response(status_code=204)


@router.get("/people", response_model=PeopleFound)
async def people(
    services: CurrentServices,
    sought: Sought = "",
    muted: bool = False,
    skip: Annotated[int, Query(ge=0, le=LARGEST)] = 0,
) -> Response:
    """People by name, the newest first."""
    return answer(await operating.find_people(services, sought, muted, skip))


@router.get("/reports", response_model=list[ReportFound])
async def reports(services: CurrentServices) -> Response:
    """Words that somebody found out of place, the newest first."""
    return answer(await operating.find_reports(services))


@router.put("/people/{person_id}/mute", status_code=204, dependencies=NEEDS_HEADER)
async def mute(services: CurrentServices, person_id: PersonId, wish: MuteWish) -> Response:
    """Whoever is muted plays, and says nothing: no talk, no reactions, no titles of tables, no events."""
    await operating.mute(services, person_id, wish.on)
    return Response(status_code=204)


@router.delete("/people/{person_id}/sessions", status_code=204, dependencies=NEEDS_HEADER)
async def log_out(services: CurrentServices, person_id: PersonId) -> Response:
    """Log somebody out everywhere. A guest can never come back then."""
    await operating.log_out_everywhere(services, person_id)
    return Response(status_code=204)
