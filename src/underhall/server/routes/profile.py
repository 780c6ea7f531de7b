"""Profiles: results by game, opponent and level, ratings, recent games; and all that is kept about oneself."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Response
from pydantic import BaseModel, Field, StringConstraints

from underhall.server import limits, puzzles
from underhall.server.api_models import Shape, example
from underhall.server.dependencies import NEEDS_HEADER, CurrentServices, MaybeSignedIn, Services, SignedIn, answer
from underhall.server.problems import RESPONSES, Problem, conflict, not_found
from underhall.server.ratings import ANCHORS
from underhall.server.row_checks import plain
from underhall.server.store.results import show_profile
from underhall.server.stored_table import mapping
from underhall.server.table import OVER

router = APIRouter(prefix="/api", tags=["profile"], responses=RESPONSES)
RECENT = 20
PersonName = Annotated[
    str, StringConstraints(min_length=1, max_length=32), Path(description="the name of an account", examples=["Ann"])
]


class ProfileWish(Shape):
    model_config = example(public=True)
    public: bool = Field(description="whether others may see your profile")


class RatingShown(BaseModel):
    """A rating on the lab's scale: everybody begins at 25 +- 8.3."""

    value: float
    deviation: float
    games: int


class GameResults(BaseModel):
    game: str
    games: int
    won: int
    shared: int
    rated: int = Field(description="how many of them counted for the rating")
    rating: RatingShown | None


class OpponentResults(BaseModel):
    """Games against one person, a level of bots or an automaton; with more than two at the table, each with each."""

    game: str
    kind: str
    level: str = Field(description="a bot's level, or which automaton")
    name: str = Field(description="of a person; empty for bots, and for accounts that were deleted")
    games: int
    won: int
    shared: int


class SeatResult(BaseModel):
    seat: int
    kind: str
    name: str
    level: str
    share: float
    score: int | None
    ending: str
    you: bool


class RecentGame(BaseModel):
    table: str
    game: str
    ended: float
    rated: bool
    deal: str | None
    seats: list[SeatResult]


class PuzzleResults(BaseModel):
    game: str
    tried: int
    solved: int


class ProfileShown(BaseModel):
    name: str
    guest: bool
    public: bool
    own: bool
    games: list[GameResults]
    opponents: list[OpponentResults]
    recent: list[RecentGame]
    puzzles: list[PuzzleResults] = Field(description="counted tries at puzzles")
    anchors: dict[str, float] = Field(description="the fixed ratings of the bots' levels")


@router.get("/me/profile", response_model=ProfileShown)
async def my_profile(services: CurrentServices, person: SignedIn) -> Response:
    """Your results, ratings and recent games."""
    public = await services.tables.results.is_public(person.id)
    head = {"name": person.name, "guest": person.guest, "public": public, "own": True}
    return answer({**head, **await profile_of(services, person.id, person.id)})


@router.put("/me/profile", status_code=204, dependencies=NEEDS_HEADER)
async def let_others_see_it(services: CurrentServices, person: SignedIn, wish: ProfileWish) -> Response:
    """Whether others may see your profile. It is private until you say so."""
    if person.guest and wish.public:
        raise conflict("guest-profile")  # guests may share a name: nobody could tell whose profile it is
    await services.writer.write(*show_profile(person.id, wish.public))
    return Response(status_code=204)


@router.get("/people/{name}/profile", response_model=ProfileShown)
async def profile(services: CurrentServices, somebody: MaybeSignedIn, name: PersonName) -> Response:
    """The profile of somebody who lets others see it. A private one is as if it were not there."""
    person = await services.people.by_name(name)
    viewer = "" if somebody is None else somebody.id
    if person is None or (person.id != viewer and not await services.tables.results.is_public(person.id)):
        raise not_found("profile")
    public = await services.tables.results.is_public(person.id)
    head = {"name": person.name, "guest": False, "public": public, "own": person.id == viewer}
    return answer({**head, **await profile_of(services, person.id, viewer)})


@router.get("/me/export", response_model=dict[str, Any])
async def all_about_me(services: CurrentServices, person: SignedIn) -> Response:
    """Everything that is kept about you, as a file, with the records of your finished games.

    Passwords and secrets are not in it, nor is anything of a game that is not over.
    """
    services.limit(f"export {person.id}", limits.EXPORT)
    found: dict[str, Any] = {
        name: [plain(row) for row in rows] for name, rows in (await services.tables.results.all_of(person.id)).items()
    }
    for words in found["words"]:
        words["text"] = mapping(words.pop("data")).get("text", "")
    found["public_profile"] = await services.tables.results.is_public(person.id)
    found["records"] = [
        {"table_id": table_id, "record": text}
        for table_id in await services.tables.results.finished_games(person.id)
        if (text := await _record_of(services, table_id))
    ]
    response = answer(found)
    response.headers["content-disposition"] = 'attachment; filename="underhall-my-data.json"'
    return response


async def _record_of(services: Services, table_id: str) -> str:
    """The record of a finished game from its rows, without playing it through; empty where it cannot be told."""
    try:
        stored = await services.tables.loader.stored(table_id)
        return stored.record(await services.tables.store.change_rows(table_id)) if stored.status == OVER else ""
    except Problem:  # deleted meanwhile, or damaged
        return ""


async def profile_of(services: Services, person: str, viewer: str) -> dict[str, Any]:
    """What a viewer may see of somebody's results."""
    store, own = services.tables.results, person == viewer
    opponents = await store.against(person)
    if not own:
        # Those who keep their own profile private are not in somebody else's, but for the viewer.
        people = [row.person for row in opponents if row.person]
        seen = {viewer} | await store.public_among(people)
        opponents = [row for row in opponents if row.kind != "person" or row.person in seen]
    return {
        "games": [await _game(services, row, person) for row in await store.totals(person)],
        "opponents": [_opponent(row) for row in sorted(opponents, key=lambda row: -row.games)],
        "recent": [_recent(rows, person) for rows in await store.recent(person, RECENT, open_only=not own)],
        "puzzles": puzzles.results_of(await services.puzzles.tries_of(person)),
        "anchors": ANCHORS,
    }


async def _game(services: Services, row: Any, person: str) -> dict[str, Any]:
    rating = await services.ratings.of(row.game, person) if row.rated else None
    shown = None if rating is None else {"value": rating[0], "deviation": rating[1], "games": rating[2]}
    return {**plain(row), "rating": shown}


def _opponent(row: Any) -> dict[str, Any]:
    shown = plain(row)
    del shown["person"]
    return {**shown, "name": row.name if row.kind == "person" else ""}


def _recent(rows: list[Any], person: str) -> dict[str, Any]:
    mine = next(row for row in rows if row.person == person)
    return {
        "table": mine.table_id,
        "game": mine.game,
        "ended": mine.ended,
        "rated": bool(mine.rated),
        "deal": mine.deal,
        "seats": [
            {
                **{key: getattr(row, key) for key in ("seat", "kind", "name", "level", "share", "score", "ending")},
                "you": row.person == person,
            }
            for row in rows
        ],
    }
