"""What a table on a screen needs to read besides the game: cards, the rules, and what a move would do."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from underhall.core import game as registry
from underhall.core import rulebook
from underhall.core.game import Game
from underhall.core.journal import Journal
from underhall.server import limits, seating, viewer_payloads
from underhall.server.api_models import LARGEST, GameWords, Language, PreviewShown, RulesShown, TableId
from underhall.server.dependencies import FOR_A_SEAT, CurrentServices, Services, SignedIn, answer, written
from underhall.server.problems import RESPONSES, not_found
from underhall.server.table import RUNNING

router = APIRouter(prefix="/api", tags=["reading"], responses=RESPONSES)
GameKey = Annotated[str, Path(pattern=r"^[a-z0-9_]{1,60}$", description="a game's key", examples=["dwarf"])]
WORLDS = (1, 2)  # seeds of two imagined worlds: what happens in both alike does not hang on what is hidden


@router.get("/games/{game}/words", response_model=GameWords)
async def words(services: CurrentServices, request: Request, game: GameKey) -> Response:
    """A game's cards with where each value comes from, and its facts; what they are called is in its texts."""
    known = _find(services, game)
    return services.constants.answer(request, f"words {known.key}", lambda: written(_words(known)))


def _words(game: Game[Any]) -> dict[str, Any]:
    return {
        "cards": {
            table: [{"id": card.id, **card.values, "sources": card.sources} for card in cards]
            for table, cards in game.catalogue.tables.items()
        },
        "facts": game.facts(),
    }


@router.get("/games/{game}/rules", response_model=RulesShown)
async def rules(services: CurrentServices, request: Request, game: GameKey, lang: Language = "en") -> Response:
    """The numbered clauses of a game's rules; `language` says in which language they are, if not in the asked one."""
    known = _find(services, game)
    return services.constants.answer(request, f"rules {known.key} {lang}", lambda: written(_rules(known, lang)))


def _rules(game: Game[Any], language: str) -> dict[str, Any]:
    books = rulebook.books(game, language)
    if not books:
        raise not_found("rules")
    book = books[0]
    clauses = [{"number": one.number, "chapter": one.chapter, "text": one.text} for one in book.clauses]
    return {"title": book.title, "language": book.language, "chapters": book.chapters, "clauses": clauses}


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
        table = live.table
        seat = seating.seat_at(table, person)
        # As the seat was told: by how many changes the table is ahead of that, nobody may find out by trying numbers.
        if table.status != RUNNING or table.asked() != seat or table.seen_by(seat).turn_number != turn_number:
            # No refusal: whoever looks around while the game moves on has done nothing wrong.
            return answer({"current": False, "certain": False, "events": [], "view": None})
        voice = table.voice(lang)
        seen = []
        for seed in WORLDS:
            world = table.running().state.imagine(seat, seed)
            world.journal = journal = Journal()
            world.play(move)
            seen.append(([viewer_payloads.event(event, voice) for event in journal.seen_by(seat)], world.view(seat)))
    (events, view), (other_events, other_view) = seen
    sure = 0
    while sure < min(len(events), len(other_events)) and events[sure] == other_events[sure]:
        sure += 1
    certain = view == other_view and events == other_events
    body = {"current": True, "certain": certain, "events": events[:sure], "view": view if certain else None}
    return answer(body)


def _find(services: Services, key: str) -> Game[Any]:
    if key not in services.constants.games():
        raise not_found("game")
    return registry.find(key)
