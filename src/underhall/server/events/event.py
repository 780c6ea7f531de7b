"""An event as its rows have it."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

import orjson

from underhall.server.clocks import NO_CLOCK, Clock
from underhall.server.events import pairing
from underhall.server.events.games import KNOCK_OUT, ROUND_ROBIN, EventGame, EventRules, Field
from underhall.server.events.schedule import rounds_of
from underhall.server.store.events import IN, INVITED, LEFT, OPEN, RUNNING

MOST_ENTRANTS = 64
# Everybody plays everybody: of more the event would not end.
MOST_IN_A_ROUND_ROBIN = 24


@dataclass(frozen=True)
class EventHeader:
    """What is fixed when an event is made."""

    name: str
    game: str
    options: dict[str, Any]
    kind: str
    sizes: tuple[int, ...]
    seed: str
    rounds: int = 0
    best_of: int = 1
    through: int = 1
    clock: Clock = NO_CLOCK
    pace: str = "live"
    takebacks: bool = False
    # Which bots take the places that would stay empty; none of them where it is empty.
    fill: str = ""
    # Whether the host says when a round begins; else it does when the one before has ended.
    by_hand: bool = False

    def write(self) -> str:
        return orjson.dumps(asdict(self)).decode()

    def rules(self) -> EventRules:
        return EventRules(self.kind, self.sizes, self.rounds, self.best_of, self.through, self.seed)


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part. A bot has a level; a person whose account is deleted has neither id nor name."""

    number: int
    person: str
    name: str
    guest: bool
    level: str
    state: str

    @property
    def is_bot(self) -> bool:
        return bool(self.level)


@dataclass(frozen=True)
class Event:
    """An event with its entrants and its games."""

    id: str
    host: str
    host_name: str
    state: str
    entry: str
    created: float
    updated: float
    number: int
    header: EventHeader
    entrants: list[Entrant] = field(default_factory=list)
    games: list[EventGame] = field(default_factory=list)

    def entrant_of(self, person: str) -> Entrant | None:
        return next((one for one in self.entrants if person and one.person == person), None)

    def entrant(self, number: int) -> Entrant | None:
        return next((one for one in self.entrants if one.number == number), None)

    def taking_part(self) -> list[Entrant]:
        """Everybody who was there at the beginning, or is there before it."""
        return [one for one in self.entrants if one.state != INVITED]

    def field(self) -> Field:
        """What the pairings are made of. The order is drawn by the event's seed."""
        there = self.taking_part()
        order = pairing.drawn([one.number for one in there], self.header.seed)
        gone = frozenset(one.number for one in there if one.state == LEFT)
        return Field(tuple(order), gone, tuple(self.games))

    def rounds(self) -> int:
        """How many rounds there are, or would be with those who are there."""
        return rounds_of(self.header.rules(), len(self.taking_part())) if len(self.taking_part()) > 1 else 0

    def most(self) -> int:
        return MOST_IN_A_ROUND_ROBIN if self.header.kind == ROUND_ROBIN else MOST_ENTRANTS

    def may_see(self, person: str) -> bool:
        return self.entry != "names" or self.host == person or self.entrant_of(person) is not None

    def unfinished(self) -> list[EventGame]:
        return [game for game in self.games if game.shares is None]

    def table_of(self, entrant: int) -> str:
        """Where somebody plays now; empty if nowhere."""
        mine = (game for game in self.unfinished() if entrant in game.seats and game.table)
        return next((str(game.table) for game in mine if self.state == RUNNING), "")

    def next_number(self) -> int:
        return max((one.number for one in self.entrants), default=-1) + 1

    def missing(self) -> int:
        """How many bots it takes so that nobody rests in the first round."""
        count = len([one for one in self.entrants if one.state == IN])
        sizes = self.header.sizes
        if self.header.kind == KNOCK_OUT and max(sizes) == 2:
            return max(2, 1 << (count - 1).bit_length()) - count if count else 2
        fitting = count
        while sum(pairing.sizes_of(fitting, sizes)) != fitting or fitting < max(2, min(sizes)):
            fitting += 1
        return fitting - count


def event_from(row: Any, entrants: list[Any], games: list[Any]) -> Event:
    header = orjson.loads(row.header)
    header["clock"] = Clock(**header["clock"])
    header["sizes"] = tuple(header["sizes"])
    return Event(
        row.id,
        row.host,
        row.host_name or "",
        row.state,
        row.entry,
        row.created,
        row.updated,
        row.number,
        EventHeader(**header),
        [
            Entrant(one.number, one.person or "", one.name, bool(one.guest), one.level, one.state)
            for one in entrants
            if one.state != INVITED or row.state == OPEN  # who has not come when it begins is not in it
        ],
        [_game(game) for game in games],
    )


def _game(row: Any) -> EventGame:
    return EventGame(
        row.round,
        row.board,
        row.game,
        tuple(orjson.loads(row.seats)),
        tuple(orjson.loads(row.shares)) if row.shares else None,
        tuple(orjson.loads(row.scores)) if row.scores else (),
        row.ending,
        row.table_id or None,
    )
