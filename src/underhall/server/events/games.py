"""What an event is made of: its rules, its entrants, its games."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

ROUND_ROBIN, SWISS, KNOCK_OUT = "round_robin", "swiss", "knock_out"
# How a game of an event ended: at its table, by a word of the host, because somebody had left, or it was a bye.
PLAYED, DECIDED, WALKOVER, BYE = "played", "decided", "walkover", "bye"
# Shares come as decimal fractions of at most that many.
LARGEST_TABLE = 16


@dataclass(frozen=True)
class EventGame:
    """One game: at which board of which round, and who sits where. Without ``shares`` it is not over.

    ``game`` counts the games of a match from 0. A bye has one seat and no table.
    """

    round: int
    board: int
    game: int
    seats: tuple[int, ...]
    shares: tuple[float, ...] | None = None
    scores: tuple[int, ...] = ()
    ending: str = ""
    table: str | None = None

    def share(self, entrant: int) -> Fraction:
        """An entrant's share of the victory."""
        if self.shares is None or entrant not in self.seats:
            return Fraction(0)
        return Fraction(self.shares[self.seats.index(entrant)]).limit_denominator(LARGEST_TABLE)

    def score(self, entrant: int) -> int:
        """What an entrant counted in the end, where the game was played to its end and counts anything."""
        return self.scores[self.seats.index(entrant)] if self.scores and entrant in self.seats else 0

    def others(self, entrant: int) -> list[int]:
        return [one for one in self.seats if one != entrant]


@dataclass(frozen=True)
class EventRules:
    """What is fixed when an event is made. ``sizes`` are the numbers of people a table may have."""

    kind: str
    sizes: tuple[int, ...]
    rounds: int = 0  # 0: as many as it usually takes
    best_of: int = 1
    through: int = 1  # how many of each table go on in a knock-out at tables of several
    seed: str = ""

    @property
    def seats(self) -> int:
        return max(self.sizes)


@dataclass(frozen=True)
class Field:
    """Who takes part, by number in the order of the draw, who of them has left, and all games so far."""

    order: tuple[int, ...]
    gone: frozenset[int] = frozenset()
    games: tuple[EventGame, ...] = field(default=())

    def of_round(self, number: int) -> list[EventGame]:
        return [game for game in self.games if game.round == number]

    def here(self) -> list[int]:
        return [one for one in self.order if one not in self.gone]

    def last_round(self) -> int:
        """The round that is being played, from 0; -1 before the first."""
        return max((game.round for game in self.games), default=-1)
