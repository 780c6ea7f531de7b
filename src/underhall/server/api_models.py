"""The shapes of requests and answers, with examples: what OpenAPI shows."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from fastapi import Path, Query
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, model_validator

from underhall.core.text import WRITTEN_IN, closest_language
from underhall.players.levels import KINDS
from underhall.server.confusable_names import is_drawn

LARGEST = 2**31 - 1
# The shortest clocks, in seconds: for a move, and for all of a seat's moves.
SHORTEST, SHORTEST_GAME = 10, 60
STANDING_LETTERS = 1500


def clean(text: str) -> str:
    """One line of ordinary characters: nothing that controls a terminal, a record, or the direction of writing."""
    text = unicodedata.normalize("NFC", text).strip()
    if not any(is_drawn(character) for character in text):
        raise ValueError("some letters are needed")
    if any(unicodedata.category(character)[0] == "C" or character in "\u2028\u2029" for character in text):
        raise ValueError("control characters and line breaks are not possible")
    return text


Name = Annotated[str, StringConstraints(min_length=1, max_length=32), AfterValidator(clean)]
Line = Annotated[str, StringConstraints(min_length=1, max_length=500), AfterValidator(clean)]
Title = Annotated[str, StringConstraints(max_length=80), AfterValidator(lambda text: clean(text) if text else text)]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200), AfterValidator(lambda text: _password(text))]
Word = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]{1,60}$")]
Number = Annotated[int, Field(ge=0, le=LARGEST)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
Level = Literal["random", "greedy", "novice", "adept", "master", "grandmaster"]
TableId = Annotated[
    str,
    Path(pattern=r"^[A-Za-z0-9_-]{8,40}$", description="a table's id", examples=["q3XkT0vZ1m8aQwErTyUiOp"]),
]
Language = Annotated[
    str,
    AfterValidator(lambda tag: closest_language(tag) or WRITTEN_IN),
    Query(max_length=35, description="the language of all sentences, of those `/api/languages` lists; else English"),
]
Since = Annotated[int, Query(ge=0, le=LARGEST, description="the last change already known")]
Before = Annotated[
    str,
    Query(
        pattern=r"^([0-9]{1,15}(\.[0-9]{1,6})?_[A-Za-z0-9_-]{8,40})?$",
        description="the next page: `updated` and `id` of the last table of the page before, joined by `_`",
    ),
]

assert set(KINDS) == {"random", "greedy", "novice", "adept", "master", "grandmaster"}


def _password(text: str) -> str:
    text.encode()  # half a surrogate pair is no text
    return text


class Shape(BaseModel):
    model_config = ConfigDict(extra="forbid")


def example(**fields: Any) -> ConfigDict:
    return ConfigDict(extra="forbid", json_schema_extra={"example": fields})


# What is sent.


class NameGiven(Shape):
    model_config = example(name="Ann")
    name: Name


class Credentials(Shape):
    model_config = example(name="Ann", password="a long sentence")
    name: Name
    password: Password


class Farewell(Shape):
    model_config = example(password="a long sentence")
    password: Annotated[str, StringConstraints(max_length=200), AfterValidator(_password)] = Field(
        "", description="needed for accounts, not for guests"
    )


class PasswordChange(Shape):
    model_config = example(old="a long sentence", new="a longer sentence")
    old: Annotated[str, StringConstraints(max_length=200), AfterValidator(_password)]
    new: Password


class SeatWish(Shape):
    model_config = example(kind="bot", level="adept")
    kind: Literal["me", "open", "bot"]
    level: Level | None = None


class ClockWish(Shape):
    model_config = example(kind="move", seconds=259200)
    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[
        int,
        Field(ge=0, le=31_536_000, description=f"at least {SHORTEST} for `move`, {SHORTEST_GAME} for `game`"),
    ] = 0

    @model_validator(mode="after")
    def _long_enough(self) -> ClockWish:
        """With less than it takes to read a question, the others' seats could be given to bots at once."""
        shortest = {"none": 0, "move": SHORTEST, "game": SHORTEST_GAME}[self.kind]
        if self.seconds < shortest:
            raise ValueError(f"a clock of this kind needs at least {shortest} seconds")
        return self


class TableWish(Shape):
    model_config = example(
        game="dwarf",
        options={"players": 2},
        seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}],
        visibility="open",
        start=True,
    )
    game: Word
    options: Annotated[dict[Word, Word | Annotated[int, Field(ge=-LARGEST, le=LARGEST)]], Field(max_length=40)] = {}
    seats: Annotated[list[SeatWish], Field(max_length=16)] | None = Field(
        None, description="who sits where; by default you first, the others open"
    )
    title: Title = ""
    visibility: Literal["open", "link", "private"] = "open"
    pace: Literal["live", "slow"] = "live"
    clock: ClockWish = ClockWish()
    hints: bool = False
    takebacks: bool = True
    start: bool = Field(False, description="begin at once, if no seat is free")


class SitWish(Shape):
    model_config = example(seat=1)
    seat: SeatNumber | None = None


class SeatNamed(Shape):
    model_config = example(seat=1)
    seat: SeatNumber


class ReplaceWish(Shape):
    model_config = example(seat=1, level="adept")
    seat: SeatNumber
    level: Level = "adept"


class MoveSent(Shape):
    model_config = example(move=12, turn_number=7)
    move: Number
    turn_number: Number = Field(description="the turn the move is meant for, as `now.turn_number` had it")


class TurnSent(Shape):
    model_config = example(turn_number=7)
    turn_number: Number


class UndoAnswer(Shape):
    model_config = example(agree=True)
    agree: bool


class StandingAnswers(Shape):
    model_config = example(only_moves=True, answers={"helpers": "help 1"})
    only_moves: bool = Field(False, description="play forced moves at once")
    answers: Annotated[dict[Word, Annotated[str, StringConstraints(max_length=60)]], Field(max_length=40)] = Field(
        {}, description="question key to the move that always answers it, as text"
    )

    @model_validator(mode="after")
    def not_too_long(self) -> StandingAnswers:
        if sum(len(key) + len(move) for key, move in self.answers.items()) > STANDING_LETTERS:
            raise ValueError(f"all answers together may have {STANDING_LETTERS} letters")
        return self


class WishSent(Shape):
    model_config = example(wish="if_mine")
    wish: Word = Field(description="one of the game's `wishes`")


class TalkSent(Shape):
    model_config = example(text="Well played!")
    text: Line


class SeenSent(Shape):
    model_config = example(number=17)
    number: Number


class BranchWish(Shape):
    model_config = example(move=10, seat=0, level="adept")
    move: Number
    seat: SeatNumber = 0
    level: Level = "adept"


class WebhookWish(Shape):
    model_config = example(url="https://example.org/underhall")
    url: Annotated[str, StringConstraints(max_length=500, pattern=r"^https?://[!-~]+$")]


# What is answered.


class Me(BaseModel):
    id: str
    name: str
    guest: bool


class Session(BaseModel):
    me: Me | None


class SessionShown(BaseModel):
    """A place where somebody is logged in."""

    id: str
    device: str = Field(description="browser and system, as far as known")
    created: float
    used: float = Field(description="when it was last used, give or take an hour")
    expires: float
    current: bool = Field(description="whether it is the one that asks")


class OptionShown(BaseModel):
    key: str
    default: int | str
    values: list[int | str]
    low: int
    high: int
    name: str = Field(description="what the option is called")
    words: list[str] = Field(description="what each of the values is called")
    text: str


class GameShown(BaseModel):
    key: str
    title: str
    about: str
    options: list[OptionShown]
    levels: list[str]
    manners: list[str] = Field(description="how each of the levels plays, in a sentence")
    wishes: list[str] = Field(description="how a player may wish to be asked; the first is the usual way")
    minutes: list[int] = Field(description="how long a game takes people, at least and at most; zeros: nobody knows")
    files: list[str] = Field(description="what the game's package brings for the browser: `/api/games/KEY/files/NAME`")


class SeatShown(BaseModel):
    seat: int
    kind: Literal["open", "person", "bot", "automaton"]
    name: str
    guest: bool
    level: str
    left: bool
    resigned: bool
    used: float = Field(description="seconds of thinking; 0 in lists")
    you: bool


class TableShown(BaseModel):
    id: str
    game: str
    options: dict[str, int | str]
    title: str
    visibility: str
    pace: str
    clock: dict[str, Any]
    hints: bool
    takebacks: bool
    status: Literal["open", "running", "over"]
    created: float
    updated: float
    yours: bool
    your_seat: int
    seats: list[SeatShown]
    commitment: str = Field(description="SHA-256 of the record's line `seed` or `position`, shown from the beginning")
    rematch: str
    origin: dict[str, Any] | None
    read_only: str = Field(
        description="why the table can only be looked at, in a sentence, as when its rules have changed; else empty"
    )


class MoveShown(BaseModel):
    move: int
    text: str
    sentence: str
    picks: list[str]


class NowShown(BaseModel):
    """The game as the asking person may see it."""

    viewer: int
    status: str
    turn_number: int = Field(description="the number of the last change that altered the game")
    asked: int
    question: str
    moves: list[MoveShown]
    can_undo: bool
    undo_request: dict[str, Any] | None
    offers: dict[str, list[int]]
    turned_at: float
    view: dict[str, Any] | None
    outcome: dict[str, Any] | None


class ChangeShown(BaseModel):
    model_config = ConfigDict(extra="allow")
    number: int
    at: float
    kind: str
    seat: int


class Whole(BaseModel):
    """A table and its game, at change ``number``."""

    number: int
    table: TableShown
    now: NowShown


class Missed(BaseModel):
    """What happened since, and how things stand now (left out if nothing happened)."""

    number: int
    since: int
    changes: list[ChangeShown]
    table: TableShown | None = None
    now: NowShown | None = None


class Done(BaseModel):
    number: int = Field(description="the table's last change")


class HintShown(BaseModel):
    move: int
    sentence: str
    expected: float
    worth: str


class PreviewShown(BaseModel):
    """What a move would do: what is sure to happen, and how things would look if nothing hangs on hidden cards."""

    current: bool = Field(description="false: the game has moved on, or somebody else is asked")
    certain: bool
    events: list[dict[str, Any]]
    view: dict[str, Any] | None


class LanguageShown(BaseModel):
    tag: str = Field(description="as `lang` and `/api/texts/{language}` take it", examples=["de"])
    name: str = Field(description="what the language calls itself", examples=["Deutsch"])


class GameWords(BaseModel):
    cards: dict[str, list[dict[str, Any]]]
    facts: dict[str, Any] = Field(description="what holds in every game of it: numbers, cards, clauses; see its view")


class ClauseShown(BaseModel):
    number: str
    chapter: str
    text: str


class RulesShown(BaseModel):
    title: str
    language: str
    chapters: list[str]
    clauses: list[ClauseShown]


class StandingShown(BaseModel):
    only_moves: bool
    answers: dict[str, str]
    wish: str = Field(description="how the seat wishes to be asked; empty: the usual way")
    dropped: str = Field(
        description="why standing answers were dropped: `again` (the same question came again before anybody else was "
        "asked) or `too-many` (automatic moves since you last decided something); empty: they were not"
    )


class TalkShown(BaseModel):
    number: int
    at: float
    seat: int
    name: str
    text: str


class ReviewShown(BaseModel):
    move: int
    moves: int
    text: str
    view: dict[str, Any]
    events: list[dict[str, Any]]


class CourseShown(BaseModel):
    """How the game went: who decided each move, and each seat's prospects (0 to 1) as the evaluator sees it."""

    deciders: list[int]
    worth: list[list[float]]


class Turn(BaseModel):
    table: TableShown
    turn_number: int
    since: float


class WebhookShown(BaseModel):
    id: str
    url: str
    failures: int


class WebhookMade(WebhookShown):
    secret: str = Field(description="signs every call; shown only now")


class Health(BaseModel):
    status: Literal["ok"]
    version: str
    compiled: bool
    database: str
