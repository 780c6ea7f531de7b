"""The analysis board: positions that somebody sets up, opens or pastes. Nothing of them is stored."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, Field, StringConstraints

from underhall.core.errors import Message
from underhall.players.worker import ThinkingFailed
from underhall.server import analysis, limits
from underhall.server.api_models import LARGEST, HintShown, Language, MoveShown, Shape, Word, example
from underhall.server.dependencies import NEEDS_HEADER, CurrentServices, Services, SignedIn, answer
from underhall.server.person import Person
from underhall.server.problems import RESPONSES, Problem, not_found
from underhall.server.routes.drawing import LayoutShown

router = APIRouter(prefix="/api/analysis", tags=["analysis"], responses=RESPONSES, dependencies=NEEDS_HEADER)
MOST_MOVES = 5000
MOST_LETTERS = 60_000
LOOK_SECONDS = 0.1  # about as long as a position takes: so much of the workers' time it counts
HINT_SECONDS = 1.0


class StartWish(Shape):
    model_config = example(game="dwarf", options={"players": 1})
    game: Word
    options: Annotated[dict[Word, Word | Annotated[int, Field(ge=-LARGEST, le=LARGEST)]], Field(max_length=40)] = Field(
        {}, description="as `/api/games` lists them; what is left out is as usual"
    )


class PositionSent(Shape):
    model_config = example(game="dwarf", position={"game": "dwarf"}, moves=["place 5"], seat=-2)
    game: Word
    position: dict[str, Any] = Field(description="as `position` of the answers has it, or as a record does")
    moves: Annotated[
        list[Annotated[str, StringConstraints(min_length=1, max_length=200)]], Field(max_length=MOST_MOVES)
    ] = Field([], description="what is played from there, as text")
    seat: Annotated[int, Field(ge=-2, le=15)] = Field(-2, description="with whose eyes; -2: of who is asked")


class RecordSent(Shape):
    model_config = example(text="underhall 1 ...")
    text: Annotated[str, StringConstraints(min_length=1, max_length=MOST_LETTERS)]


class FieldShown(BaseModel):
    """One thing an editor asks for, by the game's own declaration."""

    key: str
    kind: str = Field(
        description="`whole`, `truth`, `choice` (one of `words`), `words` (a list), `piles` (lists, by `names` if "
        "there are any), `group` and `rows` (of `fields`), `free`: as the value is that is there"
    )
    low: int = 0
    high: int = 0
    words: list[str] = Field([], description="of which it is made; none where it is numbers")
    names: list[str] = Field([], description="of the piles")
    fields: list[FieldShown] = Field([], description="of each row, or of the group")


class StartShown(BaseModel):
    position: dict[str, Any]
    form: list[FieldShown]


class LookShown(BaseModel):
    """How things stand. What happened by the last move, or before the position's first question, is in `events`."""

    position: dict[str, Any]
    asked: int
    question: str
    moves: list[MoveShown]
    view: dict[str, Any]
    names: list[str] = Field(description="what each seat is called")
    automata: int = Field(description="how many of the last seats the game itself plays")
    events: list[dict[str, Any]]
    outcome: dict[str, Any]


class RecordShown(BaseModel):
    game: str
    position: dict[str, Any]
    moves: list[str]
    players: list[str]


@router.post("/start", response_model=StartShown)
async def begin(services: CurrentServices, person: SignedIn, wish: StartWish, lang: Language = "en") -> Response:
    """A dealt game, and the form in which its position can be edited."""
    _known(services, wish.game)
    return await _ask(services, person, "start", wish.model_dump(), lang)


@router.post("/look", response_model=LookShown)
async def look(services: CurrentServices, person: SignedIn, sent: PositionSent, lang: Language = "en") -> Response:
    """How things stand in a position after some moves; what is wrong with it is said with its place."""
    _known(services, sent.game)
    return await _ask(services, person, "look", sent.model_dump(), lang)


@router.post("/hints", response_model=list[HintShown])
async def advise(services: CurrentServices, person: SignedIn, sent: PositionSent, lang: Language = "en") -> Response:
    """The best moves a short search finds for whoever is asked; it sees no more than that seat may."""
    _known(services, sent.game)
    services.limit(f"hints {person.account}", limits.THINK)
    found = await _answer(services, person, "hints", sent.model_dump(), lang, HINT_SECONDS)
    return answer(found["hints"])


@router.post("/drawing", response_model=LayoutShown)
async def drawing(
    services: CurrentServices,
    person: SignedIn,
    sent: PositionSent,
    lang: Language = "en",
    columns: Annotated[int, Query(ge=40, le=200)] = 96,
    rows: Annotated[int, Query(ge=10, le=100)] = 40,
    beside: Annotated[int, Query(ge=24, le=80)] = 34,
) -> Response:
    """The board as text, for games the page has no board for."""
    _known(services, sent.game)
    return await _ask(services, person, "drawing", {**sent.model_dump(), "room": (columns, rows, beside)}, lang)


@router.post("/record", response_model=RecordShown)
async def open_record(services: CurrentServices, person: SignedIn, sent: RecordSent, lang: Language = "en") -> Response:
    """A record as the position it begins with and its moves, each checked."""
    return await _ask(services, person, "record", sent.model_dump(), lang)


async def _ask(services: Services, person: Person, work: str, wanted: dict[str, Any], language: str) -> Response:
    services.limit(f"analysis {person.account}", limits.ANALYSE)
    return answer(await _answer(services, person, work, wanted, language, LOOK_SECONDS))


async def _answer(
    services: Services, person: Person, work: str, wanted: dict[str, Any], language: str, seconds: float
) -> dict[str, Any]:
    try:
        found: dict[str, Any] = await services.bots.work(
            person.account, seconds, analysis.answered, work, wanted, language
        )
    except ThinkingFailed:  # the engine's checks name what is wrong; this is odder than anything they look for
        raise Problem(422, "position", where="") from None
    if "refused" in found:
        raise Problem(422, "position", detail=Message(found["refused"]), where=found["where"])
    return found


def _known(services: Services, key: str) -> None:
    if key not in services.constants.games():
        raise not_found("game")
