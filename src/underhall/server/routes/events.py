"""Events: making and joining them, what their hosts do, and how everybody stands."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Response
from pydantic import BaseModel, Field

from underhall.core import game as registry
from underhall.core.errors import Message, UnderhallError, UnknownGame
from underhall.core.game import Game
from underhall.server import limits
from underhall.server.about_games import usual_options
from underhall.server.api_models import LARGEST, ClockWish, Level, Name, NameGiven, Shape, Word, example
from underhall.server.clocks import Clock
from underhall.server.dependencies import (
    NEEDS_HEADER,
    CurrentServices,
    MaybeSignedIn,
    Services,
    SignedIn,
    answer,
)
from underhall.server.events import office
from underhall.server.events.event import Entrant, Event, EventHeader
from underhall.server.events.games import KNOCK_OUT, ROUND_ROBIN, SWISS, EventGame
from underhall.server.events.office import Step
from underhall.server.events.schedule import due
from underhall.server.events.standings import standings, tie_breaks
from underhall.server.person import Person
from underhall.server.problems import RESPONSES, Problem, conflict, not_found
from underhall.server.store import events as rows
from underhall.server.store.events import IN, INVITED, OPEN, OVER, RUNNING

router = APIRouter(prefix="/api/events", tags=["events"], responses=RESPONSES)
LISTED = 30
# So many events of a host that are not over.
OF_A_HOST = 5
EventId = Annotated[
    str,
    Path(pattern=r"^[A-Za-z0-9_-]{8,40}$", description="an event's id", examples=["q3XkT0vZ1m8aQwErTyUiOp"]),
]
Kind = Literal["round_robin", "swiss", "knock_out"]
assert {ROUND_ROBIN, SWISS, KNOCK_OUT} == {"round_robin", "swiss", "knock_out"}


class EventWish(Shape):
    model_config = example(name="Friday", game="dwarf", kind="swiss", rounds=3, fill="novice")
    name: Name
    game: Word
    options: Annotated[dict[Word, Word | Annotated[int, Field(ge=-LARGEST, le=LARGEST)]], Field(max_length=40)] = Field(
        default_factory=dict
    )
    kind: Kind
    rounds: Annotated[int, Field(ge=0, le=20, description="0: as many as it usually takes")] = 0
    best_of: Literal[1, 3] = Field(1, description="knock-out at tables for two: games of a match")
    through: Annotated[int, Field(ge=1, le=2, description="knock-out at larger tables: how many of each go on")] = 1
    entry: Literal["open", "link", "names"] = Field(
        "link", description="who may join: anybody, whoever has the link, whoever was invited by name"
    )
    clock: ClockWish = ClockWish()
    takebacks: bool = False
    fill: Level | Literal[""] = Field("", description="bots of that level take places that would stay empty")
    by_hand: bool = Field(False, description="whether each round begins when the host says so")
    join: bool = Field(True, description="whether the host takes part")


class BotWish(Shape):
    model_config = example(level="novice")
    level: Level = "novice"


class EntrantNamed(Shape):
    model_config = example(entrant=1)
    entrant: Annotated[int, Field(ge=0, le=LARGEST)]


class GameDecided(Shape):
    model_config = example(round=0, board=1, game=0, winners=[3])
    round: Annotated[int, Field(ge=0, le=LARGEST)]
    board: Annotated[int, Field(ge=0, le=LARGEST)]
    game: Annotated[int, Field(ge=0, le=LARGEST)] = 0
    winners: Annotated[list[int], Field(max_length=16, description="numbers of entrants who share the victory")]


class EntrantShown(BaseModel):
    number: int
    name: str = Field(description="empty for bots, and for somebody who has deleted their account")
    guest: bool
    level: str = Field(description="of a bot; empty for people")
    state: Literal["invited", "in", "left"]
    you: bool


class EventGameShown(BaseModel):
    round: int
    board: int
    game: int
    seats: list[int] = Field(description="numbers of entrants; one alone has a bye")
    shares: list[float] | None = Field(description="of the victory; null as long as it is played")
    ending: str = Field(description="`played`, `decided` by the host, `walkover` (somebody had left) or `bye`")
    table: str | None


class EventStanding(BaseModel):
    entrant: int
    place: int
    points: float
    games: int
    won: int
    buchholz: float
    sonneborn: float
    by: str = Field(description="which tie-break put it behind the line before: a word of `tie_breaks`, or none")
    out: bool


class EventListed(BaseModel):
    id: str
    name: str
    game: str
    kind: Kind
    state: Literal["open", "running", "over"]
    entry: Literal["open", "link", "names"]
    host: str
    yours: bool
    you: int | None = Field(description="your number, if you take part or are invited")
    your_state: str
    your_table: str = Field(description="where you play now; empty if nowhere")
    count: int
    round: int = Field(description="the round that is played, from 1; 0 before the first")
    rounds: int
    updated: float


class EventShown(EventListed):
    seats: int
    best_of: int
    through: int
    options: dict[str, Any]
    clock: dict[str, Any]
    takebacks: bool
    fill: str
    by_hand: bool
    waits: bool = Field(description="whether the host must say that the next round begins")
    most: int
    entrants: list[EntrantShown]
    games: list[EventGameShown]
    standings: list[EventStanding]
    tie_breaks: list[str]


@router.get("", response_model=list[EventListed])
async def list_events(services: CurrentServices, somebody: MaybeSignedIn) -> Response:
    """Your events, last changed first, then those that anybody may join."""
    mine = [] if somebody is None else await services.events.store.of(somebody.account, LISTED)
    found = [*mine, *(one for one in await services.events.store.to_join(LISTED) if one not in mine)]
    return answer([_listed(await services.events.find(one), somebody) for one in found])


@router.post("", response_model=EventShown, status_code=201, dependencies=NEEDS_HEADER)
async def create_event(services: CurrentServices, person: SignedIn, wish: EventWish) -> Response:
    """A new event. Others join by its link, or are invited by name; the host begins."""
    services.limit(f"create {person.account}", limits.CREATE)
    await services.people.refuse_muted(person)
    if await services.events.store.count_of(person.account) >= OF_A_HOST:
        raise conflict("enough-events", title=Message("problem-enough_events", count=OF_A_HOST))
    try:
        game = registry.find(wish.game)
    except UnknownGame:
        raise not_found("game") from None
    options = game.configure({**usual_options(game), **wish.options})
    header = EventHeader(
        name=wish.name,
        game=game.key,
        options=options,
        kind=wish.kind,
        sizes=_sizes(game, options),
        seed=str(secrets.randbits(96)),
        rounds=wish.rounds,
        best_of=wish.best_of,
        through=wish.through,
        clock=Clock(**wish.clock.model_dump()),
        pace="slow" if wish.clock.kind == "days" else "live",
        takebacks=wish.takebacks,
        fill=wish.fill,
        by_hand=wish.by_hand,
    )
    event_id = await services.events.create(person.account, wish.entry, header)
    if wish.join:
        await services.events.act(event_id, lambda event: _joined(event, person))
    return await _shown(services, event_id, person, 201)


@router.get("/{event_id}", response_model=EventShown)
async def look_at_event(services: CurrentServices, somebody: MaybeSignedIn, event_id: EventId) -> Response:
    """Entrants, pairings and standings. One for invited people alone is for others as if it were not there."""
    return await _shown(services, event_id, somebody)


@router.post("/{event_id}/join", response_model=EventShown, dependencies=NEEDS_HEADER)
async def join_event(services: CurrentServices, person: SignedIn, event_id: EventId) -> Response:
    """Take part, or say yes to an invitation. Possible until the event begins."""
    return await _do(services, event_id, person, lambda event: _joined(event, person))


@router.post("/{event_id}/leave", response_model=EventShown, dependencies=NEEDS_HEADER)
async def leave_event(services: CurrentServices, person: SignedIn, event_id: EventId) -> Response:
    """Not take part any more. In a running event your remaining games are lost."""
    services.limit(f"act {person.account}", limits.ACT)
    event = await _seen(services, event_id, person)
    mine = event.entrant_of(person.account)
    if mine is None or mine.state not in (IN, INVITED) or event.state == OVER:
        raise conflict("not-in-event")
    await services.events.leave(event_id, mine.number)
    return await _shown(services, event_id, person) if event.entry != "names" else answer(_whole(event, person))


@router.post("/{event_id}/invite", response_model=EventShown, dependencies=NEEDS_HEADER)
async def invite_to_event(services: CurrentServices, person: SignedIn, event_id: EventId, wish: NameGiven) -> Response:
    """The host invites a registered person by name."""
    guest = await services.people.by_name(wish.name)
    if guest is None:
        raise not_found("person")

    def invited(event: Event) -> Step | None:
        _host_before_the_start(event, person)
        if event.entrant_of(guest.id) is not None:
            return None
        return _entering(event, guest, INVITED)

    return await _do(services, event_id, person, invited)


@router.post("/{event_id}/bots", response_model=EventShown, dependencies=NEEDS_HEADER)
async def add_bot(services: CurrentServices, person: SignedIn, event_id: EventId, wish: BotWish) -> Response:
    """The host lets a bot take part."""

    def added(event: Event) -> Step:
        _host_before_the_start(event, person)
        _must_have_room(event)
        return Step([rows.new_entrant(office.bot(event, event.next_number(), wish.level))])

    return await _do(services, event_id, person, added)


@router.post("/{event_id}/remove", response_model=EventShown, dependencies=NEEDS_HEADER)
async def remove_entrant(
    services: CurrentServices, person: SignedIn, event_id: EventId, wish: EntrantNamed
) -> Response:
    """The host removes somebody. In a running event their remaining games are lost."""
    services.limit(f"act {person.account}", limits.ACT)
    event = await _seen(services, event_id, person)
    _must_be_host(event, person)
    if event.entrant(wish.entrant) is None:
        raise not_found("entrant")
    await services.events.leave(event_id, wish.entrant)
    return await _shown(services, event_id, person)


@router.post("/{event_id}/start", response_model=EventShown, dependencies=NEEDS_HEADER)
async def start_event(services: CurrentServices, person: SignedIn, event_id: EventId) -> Response:
    """The host begins: the first round's tables are made, and nobody joins any more."""

    def started(event: Event) -> Step:
        _host_before_the_start(event, person)
        bots = event.missing() if event.header.fill else 0
        count = len([one for one in event.entrants if one.state == IN]) + bots
        if count < max(2, min(event.header.sizes)):
            raise conflict("too-few", detail=Message("problem_hint-entrants", count=max(2, min(event.header.sizes))))
        return office.begun(event)

    await _do(services, event_id, person, started)
    await services.events.advance(event_id)
    return await _shown(services, event_id, person)


@router.post("/{event_id}/next", response_model=EventShown, dependencies=NEEDS_HEADER)
async def next_round(services: CurrentServices, person: SignedIn, event_id: EventId) -> Response:
    """The host says that the next round begins."""
    services.limit(f"act {person.account}", limits.ACT)
    event = await _seen(services, event_id, person)
    _must_be_host(event, person)
    if not _waits(event):
        raise conflict("round-runs")
    await services.events.advance(event_id, by_hand=True)
    return await _shown(services, event_id, person)


@router.post("/{event_id}/decide", response_model=EventShown, dependencies=NEEDS_HEADER)
async def decide_game(services: CurrentServices, person: SignedIn, event_id: EventId, wish: GameDecided) -> Response:
    """The host ends a game that does not end: who has won it, or who shares it."""
    services.limit(f"act {person.account}", limits.ACT)
    event = await _seen(services, event_id, person)
    _must_be_host(event, person)
    place = (wish.round, wish.board, wish.game)
    game = next((one for one in event.unfinished() if (one.round, one.board, one.game) == place), None)
    if game is None or event.state != RUNNING:
        raise conflict("game-decided")
    if not wish.winners or not set(wish.winners) <= set(game.seats) or len(set(wish.winners)) != len(wish.winners):
        raise Problem(422, "winners")
    await services.events.decide(event_id, lambda event: office.decided(event, place, wish.winners))
    return await _shown(services, event_id, person)


@router.post("/{event_id}/end", response_model=EventShown, dependencies=NEEDS_HEADER)
async def end_event(services: CurrentServices, person: SignedIn, event_id: EventId) -> Response:
    """The host ends the event: it stands as it stands, and games that run do not count."""

    def ended(event: Event) -> Step:
        _must_be_host(event, person)
        if event.state == OVER:
            raise conflict("event-over")
        return Step(values={"state": OVER})

    await _do(services, event_id, person, ended)
    await services.events.look_after_end(event_id)
    return await _shown(services, event_id, person)


# What is done.


async def _do(services: Services, event_id: str, person: Person, command: office.Command) -> Response:
    services.limit(f"act {person.account}", limits.ACT)
    await services.events.act(event_id, command)
    return await _shown(services, event_id, person)


async def _seen(services: Services, event_id: str, person: Person | None) -> Event:
    event = await services.events.find(event_id)
    if not event.may_see("" if person is None else person.account):
        raise not_found("event")
    return event


def _joined(event: Event, person: Person) -> Step | None:
    """Somebody is in it: of themselves, or because they were invited."""
    mine = event.entrant_of(person.account)
    if not event.may_see(person.account):
        raise not_found("event")
    if event.state != OPEN:
        raise conflict("event-begun")
    if mine is None:
        return _entering(event, person.plainly(), IN)
    if mine.state != INVITED:
        return None
    return Step([rows.change_entrant(event.id, mine.number, state=IN)])


def _entering(event: Event, person: Person, state: str) -> Step:
    _must_have_room(event)
    row = {"event_id": event.id, "number": event.next_number(), "person": person.id, "name": person.name}
    return Step([rows.new_entrant({**row, "guest": int(person.guest), "level": "", "state": state})])


def _must_have_room(event: Event) -> None:
    if len(event.entrants) >= event.most():
        raise conflict("event-full")


def _must_be_host(event: Event, person: Person) -> None:
    if not event.may_see(person.account):
        raise not_found("event")
    if event.host != person.account:
        raise Problem(403, "not-yours", title=Message("problem-not_host"))


def _host_before_the_start(event: Event, person: Person) -> None:
    _must_be_host(event, person)
    if event.state != OPEN:
        raise conflict("event-begun")


def _sizes(game: Game[Any], options: dict[str, Any]) -> tuple[int, ...]:
    """How many may sit at a table of the event: as many as was chosen, or fewer where the game can be played so."""
    most = game.players(options)
    if most < 2:
        raise Problem(422, "seats", title=Message("problem-alone"))
    found = {most}
    if any(option.key == "players" for option in game.options):
        for players in range(2, most):
            try:
                found.add(game.players(game.configure({**options, "players": players})))
            except UnderhallError:
                continue
    return tuple(sorted(found))


# What is shown.


def _waits(event: Event) -> bool:
    if event.state != RUNNING or not event.header.by_hand:
        return False
    now = due(event.header.rules(), event.field())
    return office.waits(event, now)


async def _shown(services: Services, event_id: str, person: Person | None, status: int = 200) -> Response:
    return answer(_whole(await _seen(services, event_id, person), person), status)


def _listed(event: Event, person: Person | None) -> dict[str, Any]:
    account = "" if person is None else person.account
    mine = event.entrant_of(account)
    return {
        "id": event.id,
        "name": event.header.name,
        "game": event.header.game,
        "kind": event.header.kind,
        "state": event.state,
        "entry": event.entry,
        "host": event.host_name,
        "yours": bool(account) and event.host == account,
        "you": None if mine is None else mine.number,
        "your_state": "" if mine is None else mine.state,
        "your_table": "" if mine is None else event.table_of(mine.number),
        "count": len(event.taking_part()),
        "round": max((game.round for game in event.games), default=-1) + 1,
        "rounds": event.rounds(),
        "updated": event.updated,
    }


def _whole(event: Event, person: Person | None) -> dict[str, Any]:
    header = event.header
    account = "" if person is None else person.account
    lines = standings(header.rules(), event.field()) if event.games else []
    return {
        **_listed(event, person),
        "seats": max(header.sizes),
        "best_of": header.best_of,
        "through": header.through,
        "options": header.options,
        "clock": {name: getattr(header.clock, name) for name in header.clock.__dataclass_fields__},
        "takebacks": header.takebacks,
        "fill": header.fill,
        "by_hand": header.by_hand,
        "waits": _waits(event),
        "most": event.most(),
        "entrants": [_entrant(one, account) for one in event.entrants],
        "games": [_game(one) for one in event.games],
        "standings": [
            {
                **{name: getattr(line, name) for name in ("entrant", "place", "games", "won", "by", "out")},
                **{name: round(float(getattr(line, name)), 4) for name in ("points", "buchholz", "sonneborn")},
            }
            for line in lines
        ],
        "tie_breaks": list(tie_breaks(header.kind)),
    }


def _entrant(one: Entrant, account: str) -> dict[str, Any]:
    shown = {name: getattr(one, name) for name in ("number", "name", "guest", "level", "state")}
    return {**shown, "you": bool(account) and one.person == account}


def _game(game: EventGame) -> dict[str, Any]:
    shown = {name: getattr(game, name) for name in ("round", "board", "game", "seats", "ending", "table")}
    return {**shown, "shares": None if game.shares is None else [round(share, 4) for share in game.shares]}
