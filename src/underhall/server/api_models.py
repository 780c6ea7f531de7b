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
DAY, LONGEST = 86_400, 31_536_000
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
Reaction = Literal["well_played", "thanks", "hello", "ouch", "luck", "moment"]
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
    kind: Literal["me", "friend", "open", "bot"] = Field(
        description="`friend`: somebody who plays at your device, which is passed around"
    )
    level: Level | None = None
    name: Annotated[Name | None, Field(description="of a friend")] = None


class ClockWish(Shape):
    model_config = example(kind="game", seconds=1200, increment=20, timeout="bot")
    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: Annotated[
        int,
        Field(
            ge=0,
            le=LONGEST,
            description=f"for each move (`move`, at least {SHORTEST}; `days`, at least {DAY}) or for all of a seat's "
            f"moves (`game`, at least {SHORTEST_GAME})",
        ),
    ] = 0
    increment: Annotated[int, Field(ge=0, le=3600, description="`game`: seconds won whenever a turn ends")] = 0
    bank: Annotated[int, Field(ge=0, le=LONGEST, description="`move`: seconds beyond those of a move, there once")] = 0
    vacation: Annotated[
        int, Field(ge=0, le=LONGEST, description="`days`: so many seconds in all a person may stop their clock")
    ] = 0
    timeout: Annotated[
        Literal["bot", "lose", "ask"],
        Field(
            description="when time is up: a bot plays on until the person is back, the seat loses, the others decide"
        ),
    ] = "bot"

    @model_validator(mode="after")
    def _fits(self) -> ClockWish:
        """With less than it takes to read a question, the others' seats could be taken from them at once."""
        shortest = {"none": 0, "move": SHORTEST, "game": SHORTEST_GAME, "days": DAY}[self.kind]
        if self.seconds < shortest:
            raise ValueError(f"a clock of this kind needs at least {shortest} seconds")
        for name, kind in (("increment", "game"), ("bank", "move"), ("vacation", "days")):
            if getattr(self, name) and self.kind != kind:
                raise ValueError(f"only a clock of kind {kind} has this: {name}")
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
    seed: Annotated[str, StringConstraints(pattern=r"^[0-9]{1,28}$")] | None = Field(
        None, description="a chosen deal, shown to everybody from the beginning (`table.origin.seed`); else by chance"
    )
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


class DecisionSent(Shape):
    model_config = example(seat=1, decision="wait")
    seat: SeatNumber
    decision: Literal["wait", "bot", "lose"] = Field(description="one may grant more time; the others all must want")


class Switch(Shape):
    model_config = example(on=True)
    on: bool


class MoveSent(Shape):
    model_config = example(move=12, turn_number=7)
    move: Number
    turn_number: Number = Field(description="the turn the move is meant for, as `now.turn_number` had it")


class TurnSent(Shape):
    model_config = example(turn_number=7)
    turn_number: Number


class UndoTo(Shape):
    model_config = example(number=12, turn_number=17)
    number: Number = Field(description="the number of a change that is a move: it and all after it are taken back")
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
    text: Annotated[
        str, StringConstraints(max_length=500), AfterValidator(lambda text: clean(text) if text else text)
    ] = ""
    reaction: Reaction | Literal[""] = Field("", description="instead of a text: everybody reads it in their language")

    @model_validator(mode="after")
    def one_of_both(self) -> TalkSent:
        if bool(self.text) == bool(self.reaction):
            raise ValueError("either a text or a reaction is needed")
        return self


class FillWish(Shape):
    model_config = example(seat=1, level="adept")
    seat: SeatNumber
    level: Level | None = Field("adept", description="null: the seat is free again")


class SwapWish(Shape):
    model_config = example(seats=[0, 1])
    seats: tuple[SeatNumber, SeatNumber]


class AgainAnswer(Shape):
    model_config = example(agree=True)
    agree: bool
    wait: bool = Field(True, description="false: begin with those who have agreed, the other seats are free")


class ReportSent(Shape):
    model_config = example(number=17)
    number: Number = Field(description="the change that holds the words, in your count")


class SeenSent(Shape):
    model_config = example(number=17)
    number: Number


class StageWish(Shape):
    model_config = example(stage=0)
    stage: Annotated[int, Field(ge=0, le=20, description="counted from 0")]


class BranchWish(Shape):
    model_config = example(move=10, seat=0, level="adept")
    move: Number
    seat: SeatNumber = 0
    level: Level = "adept"


class WebhookWish(Shape):
    model_config = example(url="https://example.org/underhall")
    url: Annotated[str, StringConstraints(max_length=500, pattern=r"^https?://[!-~]+$")]


# What is answered.

# What is altered in a view: `[path, value]` sets what lies at a path of keys and indexes, `[path]` takes a key away.
Patch = Annotated[list[Any], Field(min_length=1, max_length=2)]
Step = list[Patch]


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
    stand_in: bool = Field(description="a bot plays for a person who may take the seat back")
    ready: bool = Field(description="before the start: whether its person is ready to begin")
    used: float = Field(description="seconds of thinking; 0 in lists")
    mark: str = Field(
        description="the same for the same person at every table, as what somebody says has it: to tell apart who has "
        "the same name, or not to hear somebody. Nothing can be asked with it; empty without a person, and in lists"
    )
    you: bool
    at_device: bool = Field(description="whether it is played at your device, which is passed around: see `as_seat`")


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
    may_begin: bool = Field(description="whether it is you who begins the game once every seat is taken")
    host: str = Field(description="the name of whoever set up the table; empty if they do not sit there")
    your_seat: int
    seats: list[SeatShown]
    commitment: str = Field(description="SHA-256 of the record's line `seed` or `position`, shown from the beginning")
    rematch: str
    again: dict[str, bool] = Field(description="after the end: which seats would like to play again; not in lists")
    origin: dict[str, Any] | None
    read_only: str = Field(
        description="why the table can only be looked at, in a sentence, as when its rules have changed; else empty"
    )


class MoveShown(BaseModel):
    move: int
    text: str
    sentence: str
    picks: list[str]


class SeatClock(BaseModel):
    stock: float = Field(description="seconds left of the game's time or of the bank, when the clock was last stopped")
    vacation: float = Field(description="seconds left of the vacation")
    away: bool = Field(description="whether its person is on vacation")
    late: bool = Field(description="its time is up, and the others have to say what becomes of it")


class ClockShown(BaseModel):
    """Since `turned_at`, and `carried` seconds before that, the clock of the seat that is asked runs."""

    carried: float
    paused: bool
    pause_agreed: list[int] = Field(description="the seats that would like a pause, or agreed to one")
    decisions: dict[str, str] = Field(description="what seats want to become of the one that is late")
    seats: list[SeatClock]


class NowShown(BaseModel):
    """The game as the asking person may see it."""

    viewer: int
    status: str
    turn_number: int = Field(description="the number of the last change that altered the game")
    asked: int
    question: str
    moves: list[MoveShown]
    can_undo: bool
    undo_from: int = Field(
        description="the number of the first change you may take back, with all after it, without asking anybody: how "
        "far your turn reaches back; 0 if there is none"
    )
    undo_request: dict[str, Any] | None
    offers: dict[str, list[int]]
    turned_at: float
    clock: ClockShown | None = Field(description="what the clocks show; null where there are none")
    view: dict[str, Any] | None
    outcome: dict[str, Any] | None
    lesson: int | None = Field(
        description="at the table of a lesson: how many moves of the lesson's line were made, -1 if the game left it"
    )


class ChangeShown(BaseModel):
    model_config = ConfigDict(extra="allow")
    number: int
    at: float
    kind: str
    seat: int
    steps: list[Step] | None = Field(
        None,
        description="only in live updates that tell of moves: for each of its `events` what that altered in the view. "
        "The first step starts from the view before the update, every other one where the one before ended",
    )


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
    expected: float = Field(description="the share of the victory to expect: how often such positions are won")
    reasons: list[str] = Field(description="why, in words, the most telling first; empty if there is nothing to say")


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
    reaction: str = Field(description="which of the fixed sentences it is; empty: words of their own")


class AddressShown(BaseModel):
    """Where others on the same network find this server."""

    address: str = Field(description="empty: only this machine is listened to, or a proxy knows the address")
    lan: bool = Field(description="whether others on the network can come at all, as far as this server knows")


class ReviewShown(BaseModel):
    move: int
    moves: int
    text: str
    view: dict[str, Any]
    events: list[dict[str, Any]]
    steps: list[Step] | None = Field(
        None,
        description="for each of the `events` what that altered in the view, from the view before the move on; not for "
        "move 0, before which there is none",
    )


class TurningPointShown(BaseModel):
    """A choice that changed the game: after which move, and whose prospects changed by how much."""

    move: int
    seat: int
    change: float
    sentence: str


class CourseShown(BaseModel):
    """How the game went: who decided each move, each seat's prospects (they add up to 1), and its turning points."""

    deciders: list[int]
    worth: list[list[float]]
    turning_points: list[TurningPointShown] = Field(description="three at most, in the order of the game")


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
