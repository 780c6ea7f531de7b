"""Lessons that are played: the table of one, and going back to where a stage begins."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from underhall.core import game as registry
from underhall.core.errors import UnknownGame
from underhall.server import limits, playing
from underhall.server.api_models import Done, Language, StageWish, TableId, Whole
from underhall.server.dependencies import NEEDS_HEADER, CurrentServices, SignedIn, answer, network
from underhall.server.new_tables import lesson_table
from underhall.server.problems import RESPONSES, not_found
from underhall.server.routes.reading import GameKey
from underhall.server.routes.tables import do
from underhall.server.table_answers import whole

router = APIRouter(prefix="/api", tags=["tables"], responses=RESPONSES)


@router.post("/games/{game}/lesson", response_model=Whole, status_code=201, dependencies=NEEDS_HEADER)
async def begin_lesson(
    services: CurrentServices, request: Request, person: SignedIn, game: GameKey, lang: Language = "en"
) -> Response:
    """A table at which a game is learnt: deal, options and the opponent's moves are those of the lesson."""
    services.limit(f"create {person.id}", limits.CREATE)
    try:
        known = registry.find(game)
    except UnknownGame:
        raise not_found("game") from None
    made = lesson_table(known, person, round(services.settings.clock(), 3))
    async with services.open_table_limits.room(person.id, network(request), False) as waiting:
        with services.bots.room_for(person.id):
            live = await services.tables.create(made.header, made.begin)
        waiting.add(made.header.id)
    async with live.lock:
        return answer(whole(live, person, lang), 201)


@router.post("/tables/{table_id}/stage", response_model=Done, dependencies=NEEDS_HEADER)
async def begin_stage(services: CurrentServices, person: SignedIn, table_id: TableId, wish: StageWish) -> Response:
    """Go back to the beginning of a stage of the lesson that is played at this table."""
    return await do(services, table_id, person, lambda edit: playing.begin_stage(edit, person, wish.stage))
