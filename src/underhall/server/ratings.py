"""Ratings of people, a game at a time: openskill's, as in the lab. Bots are anchors whose ratings are fixed.

A rating is worked out from the stored results and nothing else, so it can be worked out anew at any time, in any
process, and comes out the same. What was worked out is kept in memory; results that came since are added to it.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from underhall.server.results import PLAYED
from underhall.server.store.results import ResultStore

# openskill's own scale, on which everybody begins at 25 +- 25 / 3. The order of the levels is that of docs/strength.md,
# and so are the distances as far as they were measured: 3 points are 62 % of the games between two, 4 points 66 %,
# 7 points 77 %, 10 points 84 %, 15 points 93 %. How far greedy is above novice was never measured: that is a guess. A
# newcomer begins between these two.
ANCHORS = {"random": 5.0, "novice": 20.0, "greedy": 27.0, "adept": 37.0, "master": 41.0, "grandmaster": 44.0}
CERTAIN = 0.01
GAVE_UP = -1.0
# With so many new results or more they are worked on in a thread, so that nobody waits for it.
MANY = 200


@dataclass
class Book:
    """The ratings of one game after some results: ``extent`` says after which."""

    people: dict[str, Any] = field(default_factory=dict)
    games: dict[str, int] = field(default_factory=dict)
    extent: tuple[int, int, float] = (0, 0, 0.0)


class Ratings:
    """The ratings of all people."""

    def __init__(self, store: ResultStore) -> None:
        self.store = store
        self.books: dict[str, Book] = {}
        self.working = asyncio.Lock()

    async def of(self, game: str, person: str) -> tuple[float, float, int] | None:
        """Somebody's rating in a game, its uncertainty, and after how many games; None before the first."""
        book = await self.book(game)
        if person not in book.people:
            return None
        rating = book.people[person]
        return float(rating.mu), float(rating.sigma), book.games[person]

    async def book(self, game: str) -> Book:
        async with self.working:
            book = self.books.get(game, Book())
            extent = await self.store.rated_extent(game)
            if extent == book.extent:
                return book
            rows = await self.store.rated(game, book.extent[2])
            if _extended(book.extent, rows) != extent:
                # Something was deleted, or came late with an earlier time: all of it anew.
                book, rows = Book(), await self.store.rated(game, -1.0)
            extent = _extended(book.extent, rows)
            if len(rows) < MANY:
                rate(book, rows)
            else:
                await asyncio.to_thread(rate, book, rows)
            book.extent = extent
            self.books[game] = book
            return book


def _extended(extent: tuple[int, int, float], rows: list[Any]) -> tuple[int, int, float]:
    named = sum(row.person is not None for row in rows)
    return extent[0] + len(rows), extent[1] + named, max([extent[2], *(row.ended for row in rows)])


def rate(book: Book, rows: list[Any]) -> None:
    """Add results to a book, in the order in which the games ended."""
    from openskill.models import PlackettLuce  # here and not above: it takes a while, and most starts rate nobody

    model: Any = PlackettLuce()
    for _, seats in groupby(rows, key=lambda row: row.table_id):
        _rate_game(model, book, list(seats))


def _rate_game(model: Any, book: Book, seats: list[Any]) -> None:
    """Rate one game. Who gave up comes behind all others; somebody whose account is deleted counts as a newcomer."""
    if len(seats) < 2 or any(row.kind != "person" and row.level not in ANCHORS for row in seats):
        return  # nobody knows how strong an automaton is
    teams = []
    for row in seats:
        if row.kind == "bot":
            teams.append([model.rating(mu=ANCHORS[row.level], sigma=CERTAIN)])
        else:
            teams.append([book.people.get(row.person) or model.rating()])
    scores = [row.share if row.ending == PLAYED else GAVE_UP for row in seats]
    for row, team in zip(seats, model.rate(teams, scores=scores), strict=True):
        if row.person is not None:
            book.people[row.person] = team[0]
            book.games[row.person] = book.games.get(row.person, 0) + 1
