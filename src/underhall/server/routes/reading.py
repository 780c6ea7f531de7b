"""What a table on a screen needs to read besides the game: cards, the rules, and what a move would do."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from underhall.core import game as registry
from underhall.core.game import Game
from underhall.server import limits, seating
from underhall.server.about_games import rules_of, words_of
from underhall.server.api_models import LARGEST, GameWords, Language, PreviewShown, RulesShown, TableId
from underhall.server.dependencies import FOR_A_SEAT, CurrentServices, Services, SignedIn, answer, written
from underhall.server.problems import RESPONSES, not_found
from underhall.server.table_answers import previewed

router = APIRouter(prefix="/api", tags=["reading"], responses=RESPONSES)
GameKey = Annotated[str, Path(pattern=r"^[a-z0-9_]{1,60}$", description="a game's key", examples=["dwarf"])]


@router.get("/games/{game}/words", response_model=GameWords)
async def words(services: CurrentServices, request: Request, game: GameKey) -> Response:
    """A game's cards with where each value comes from, and its facts; what they are called is in its texts."""
    known = _find(services, game)
    return services.constants.answer(request, f"words {known.key}", lambda: written(words_of(known)))


@router.get("/games/{game}/rules", response_model=RulesShown)
async def rules(services: CurrentServices, request: Request, game: GameKey, lang: Language = "en") -> Response:
    """The numbered clauses of a game's rules; `language` says in which language they are, if not in the asked one."""
    known = _find(services, game)
    return services.constants.answer(request, f"rules {known.key} {lang}", lambda: written(rules_of(known, lang)))


@router.get("/tables/{table_id}/preview", response_model=PreviewShown, dependencies=FOR_A_SEAT)
async def preview(
    services: CurrentServices,
    person: SignedIn,
    table_id: TableId,
    move: Annotated[int, Query(ge=0, le=LARGEST)],
    turn_number: Annotated[int, Query(ge=0, le=LARGEST, description="as `now.turn_number` had it")],
    lang: Language = "en",
) -> Response:
    """What a move of yours would do, as far as you can foresee it; nothing is played.

    It is tried in two worlds that differ in all you cannot know. ``view`` comes only if it looks the same in both.
    """
    services.limit(f"preview {person.account}", limits.ACT)
    live = await services.table(table_id, person)
    async with live.lock:
        return answer(previewed(live.table, seating.seat_at(live.table, person), move, turn_number, lang))


def _find(services: Services, key: str) -> Game[Any]:
    if key not in services.constants.games():
        raise not_found("game")
    return registry.find(key)
