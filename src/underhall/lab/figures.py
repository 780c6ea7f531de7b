"""What a match says: from whole deals to win rates, points, seats and Elo, each with its interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from underhall.lab.match import Match, Played
from underhall.lab.statistics import (
    Estimate,
    SequentialTest,
    elo_over_deals,
    mean_estimate,
    rate_by_wilson,
    rate_over_deals,
)

Deal = list[Played]  # the games of one deal, by rotation


@dataclass
class PlayerFigures:
    label: str
    alone: int
    shared: int
    rate: Estimate  # share of the victory, by the variance between deals
    wilson: Estimate
    elo: Estimate  # against the mean of all others at the table
    points: dict[str, Estimate]
    seconds: float  # a decision


@dataclass
class FailureFigures:
    """How often an outside bot lost a game by failing in one way, and what was said about the first time."""

    label: str
    kind: str
    games: int
    reason: str


@dataclass
class Figures:
    """Everything a match reports."""

    deals: int
    games: int
    players: list[PlayerFigures]
    seats: list[tuple[Estimate, Estimate]]  # share of the victory over deals, and by Wilson
    endings: Counter[str]  # of games that came to one: no outside bot failed in them
    failures: list[FailureFigures]
    decisions: Estimate


class Standing:
    """Takes games in any order and counts whole deals in *their* order.

    So nothing depends on which game happened to be over first: not the figures, and not where the sequential test
    stops. (Counting whatever is there would favour short games at every break.)
    """

    def __init__(self, match: Match, test: SequentialTest | None = None) -> None:
        self.match = match
        self.test = test
        self.verdict = ""
        self.deals: list[Deal] = []
        self.waiting: dict[int, Deal] = {}

    def add(self, played: Played) -> None:
        self.waiting.setdefault(self.match.deal_of(played.game), []).append(played)
        while not self.verdict and len(self.waiting.get(len(self.deals), [])) == self.match.rotations:
            deal = self.waiting.pop(len(self.deals))
            self.deals.append(sorted(deal, key=lambda game: game.game))
            if self.test is not None:
                self.test.add(deal_score(deal, 0))
                self.verdict = self.test.verdict()

    def take_rest(self) -> None:
        """After a break: count whole deals that ran ahead of a missing one too; the sequential test never does."""
        if self.test is None:
            for number in sorted(self.waiting):
                if len(self.waiting[number]) == self.match.rotations:
                    self.deals.append(sorted(self.waiting.pop(number), key=lambda game: game.game))

    def games(self) -> int:
        return len(self.deals) * self.match.rotations

    def first_rate(self) -> Estimate:
        """Of the first player, for the progress bar."""
        return rate_over_deals([deal_rate(deal, 0) for deal in self.deals])

    def first_elo(self) -> Estimate:
        return elo_over_deals([deal_score(deal, 0) for deal in self.deals], self.match.rotations)

    def figures(self) -> Figures:
        return Figures(
            deals=len(self.deals),
            games=self.games(),
            players=[self._player(player, label) for player, label in enumerate(self.match.labels())],
            seats=[self._seat(seat) for seat in range(len(self.match.players))] if self.match.rotations > 1 else [],
            endings=Counter(game.ending for deal in self.deals for game in deal if game.failure is None),
            failures=self._failures(),
            decisions=mean_estimate([mean(game.decisions for game in deal) for deal in self.deals]),
        )

    def _failures(self) -> list[FailureFigures]:
        found: dict[tuple[str, str], FailureFigures] = {}
        labels = self.match.labels()
        for game in (game for deal in self.deals for game in deal):
            if game.failure is not None:
                label, kind = labels[game.seating[game.failure["seat"]]], str(game.failure["kind"])
                first = FailureFigures(label, kind, 0, str(game.failure["reason"]))
                found.setdefault((label, kind), first).games += 1
        return list(found.values())

    def _player(self, player: int, label: str) -> PlayerFigures:
        rotations = self.match.rotations
        rates = [deal_rate(deal, player) for deal in self.deals]
        own = [(game, game.seating.index(player)) for deal in self.deals for game in deal]
        asked = sum(game.asked[seat] for game, seat in own)
        return PlayerFigures(
            label=label,
            alone=sum(game.results[seat] == 1.0 for game, seat in own),
            shared=sum(0.0 < game.results[seat] < 1.0 for game, seat in own),
            rate=rate_over_deals(rates),
            wilson=rate_by_wilson(rates, rotations),
            elo=elo_over_deals([deal_score(deal, player) for deal in self.deals], rotations),
            points={category: self._points(player, category) for category in (own[0][0].rows[0] if own else {})},
            seconds=sum(game.seconds[seat] for game, seat in own) / max(1, asked),
        )

    def _points(self, player: int, category: str) -> Estimate:
        return mean_estimate(
            [mean(game.rows[game.seating.index(player)].get(category, 0) for game in deal) for deal in self.deals]
        )

    def _seat(self, seat: int) -> tuple[Estimate, Estimate]:
        rates = [mean(game.results[seat] for game in deal) for deal in self.deals]
        return rate_over_deals(rates), rate_by_wilson(rates, self.match.rotations)


def deal_rate(deal: Deal, player: int) -> float:
    """A player's mean share of the victory over the games of a deal."""
    return mean(game.results[game.seating.index(player)] for game in deal)


def deal_score(deal: Deal, player: int) -> float:
    """The same as a score for Elo: against every other seat (automata too) 1, a half if equal."""
    return mean(game_score(game.results, game.seating.index(player)) for game in deal)


def game_score(results: list[float], seat: int) -> float:
    others = [result for place, result in enumerate(results) if place != seat]
    return mean(0.5 + (results[seat] > other) / 2 - (results[seat] < other) / 2 for other in others)


def mean(values: Iterable[float]) -> float:
    numbers = list(values)
    return sum(numbers) / len(numbers)
