"""What is fixed when a table is made, and the hash that seals its chance."""

from __future__ import annotations

import hashlib
from dataclasses import asdict, dataclass, field, replace
from typing import Any

import orjson

from underhall.core import game as registry
from underhall.core.game import Game, Options
from underhall.core.record import Record, deal_line
from underhall.server.clocks import NO_CLOCK, Clock


@dataclass(frozen=True)
class Header:
    """What is fixed when a table is made. The seed, or the position, stays secret until the game is over."""

    id: str
    game: str
    options: Options
    creator: str
    created: float
    seed: str
    title: str = ""
    visibility: str = "open"
    pace: str = "live"
    clock: Clock = NO_CLOCK
    hints: bool = False
    takebacks: bool = True
    bots: dict[int, str] = field(default_factory=dict)
    position: dict[str, Any] | None = None
    origin: dict[str, Any] | None = None
    # By which rules and with which cards the game is played: only with the same do its moves mean the same.
    rules: int = 0
    cards: str = ""
    # How bots are called: 0, as in old tables, by level and seat; 1 by names of their own (players/bot_names.py).
    bot_names: int = 0

    def write(self) -> str:
        written: bytes = orjson.dumps(asdict(self), option=orjson.OPT_NON_STR_KEYS)
        return written.decode()

    def record(self, game: Game[Any], players: list[str]) -> Record:
        record = Record(game, self.options, int(self.seed), players)
        record.position = self.position
        return record

    def commitment(self) -> str:
        """The hash of the record's line that fixes all chance: anyone can compare it when the game is over."""
        return commitment_of(self.deal())

    def deal(self) -> str:
        """The ``seed`` or ``position`` line of the game's record."""
        return deal_line(int(self.seed), self.position)

    def lesson(self) -> bool:
        """Whether the table is a lesson, with the lesson's deal and opponent (see ``lessons``)."""
        return self.origin is not None and "lesson" in self.origin

    def made_now(self) -> Header:
        """This header for a table that is made by the rules and cards of today."""
        game = registry.find(self.game)
        return replace(self, rules=game.rules_version, cards=game.catalogue.digest, bot_names=1)


def read_header(text: str) -> Header:
    data = orjson.loads(text)
    data["clock"] = Clock(**data["clock"])
    data["bots"] = {int(seat): level for seat, level in data["bots"].items()}
    return Header(**data)


def commitment_of(line: str) -> str:
    return hashlib.sha256(line.encode()).hexdigest()
