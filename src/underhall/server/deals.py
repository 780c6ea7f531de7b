"""Deals for all: the same game for everybody, with one try that counts.

Each day a deal of every game against a fixed bot, each week a solo game of DWARF against each automaton. A deal's seed
comes from a secret of the server and the deal's name, which holds the date, so nobody knows the one of tomorrow. Days
and weeks are those of UTC.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.core import game as registry
from underhall.core.errors import UnknownGame
from underhall.core.game import Game
from underhall.server.settings import Settings
from underhall.server.store.keys import own_key

DAILY, WEEKLY = "daily", "weekly"
# Whom the daily deals are played against.
LEVEL = "adept"
SOLO = "solo_opponent"
SEED_BYTES = 12


@dataclass(frozen=True)
class Deal:
    """A game that is the same for everybody: a daily one against a bot, a weekly one against an automaton."""

    key: str
    kind: str
    game: str
    options: dict[str, Any]
    level: str
    automaton: str
    begins: float
    ends: float


class Deals:
    """Which deals there are now, and their seeds."""

    def __init__(self, engine: AsyncEngine, settings: Settings) -> None:
        self.engine = engine
        self.settings = settings
        self._secret = ""

    async def seed(self, deal: Deal) -> str:
        """The deal's seed, the same in all processes."""
        if not self._secret:
            self._secret = await own_key(self.engine, "deals")
        digest = hmac.new(self._secret.encode(), deal.key.encode(), hashlib.sha256).digest()
        return str(int.from_bytes(digest[:SEED_BYTES], "big"))

    def today(self, games: list[str]) -> list[Deal]:
        """The deals of today and of this week."""
        day = datetime.fromtimestamp(self.settings.clock(), UTC).date()
        year, week, _ = day.isocalendar()
        keys = [f"{DAILY}.{game}.{day}" for game in games]
        for game in games:
            keys += [f"{WEEKLY}.{one}.{year}-W{week:02}" for one in automata(registry.find(game))]
        return [deal for key in keys if (deal := read(key, games)) is not None]

    def is_on(self, deal: Deal) -> bool:
        return deal.begins <= self.settings.clock() < deal.ends


def automata(game: Game[Any]) -> tuple[str, ...]:
    """Whom one can play the game against alone."""
    return next((tuple(map(str, option.values)) for option in game.options if option.key == SOLO), ())


def read(key: str, games: list[str]) -> Deal | None:
    """The deal of that name, of whatever day; None if there is none."""
    kind, _, rest = key.partition(".")
    what, _, date = rest.rpartition(".")
    try:
        if kind == DAILY:
            day = datetime.strptime(date, "%Y-%m-%d").replace(tzinfo=UTC)
            return _daily(key, registry.find(what), day) if what in games and str(day.date()) == date else None
        if kind == WEEKLY:
            monday = datetime.strptime(f"{date}-1", "%G-W%V-%u").replace(tzinfo=UTC)
            owner = next((game for game in map(registry.find, games) if what in automata(game)), None)
            return None if owner is None else _weekly(key, owner, what, monday)
    except (ValueError, OverflowError, UnknownGame):
        return None
    return None


def _daily(key: str, game: Game[Any], day: datetime) -> Deal | None:
    options = {"players": 2} if any(option.key == "players" for option in game.options) else {}
    if game.players(game.configure(options)) != 2:
        return None  # a game for other numbers of players: whoever wrote it knows no fixed opponent
    return Deal(key, DAILY, game.key, options, LEVEL, "", day.timestamp(), (day + timedelta(days=1)).timestamp())


def _weekly(key: str, game: Game[Any], automaton: str, monday: datetime) -> Deal:
    options = {"players": 1, SOLO: automaton}
    ends = (monday + timedelta(days=7)).timestamp()
    return Deal(key, WEEKLY, game.key, options, "", automaton, monday.timestamp(), ends)
