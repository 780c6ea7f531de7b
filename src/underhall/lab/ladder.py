"""A ladder: everybody against everybody, and one rating for each.

Every pairing is a match of its own with its own file. Ratings are openskill's (Plackett-Luce). It is an online method,
made for people who come and go; players here do not change, so the order of games means nothing: the games are shuffled
and the rating is the mean over several orders. Intervals come from resampling whole deals.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from underhall.core.errors import BadOption
from underhall.lab.extras import need
from underhall.lab.figures import Deal, Standing
from underhall.lab.match import Match
from underhall.lab.statistics import Estimate, percentile_interval, rate_over_deals

REPLICATES = 100
# openskill's own scale: everybody starts at 25 +- 25 / 3.
START = 25.0


@dataclass(frozen=True)
class Rung:
    """One player's place on the ladder."""

    player: str
    rating: Estimate
    rate: float  # share of the victory over all its games
    against: dict[str, Estimate]  # the same, against each other player where there are two seats


def pairings(players: list[str], seats: int) -> list[tuple[str, ...]]:
    """Every choice of as many different players as there are seats."""
    if len(set(players)) != len(players):
        raise BadOption("ladder-player_twice")
    if seats < 2:
        raise BadOption("ladder-too_few_seats")
    if len(players) < seats:
        raise BadOption("ladder-too_few_players", seats=seats)
    return list(combinations(players, seats))


def climb(standings: list[Standing], seed: int = 1) -> list[Rung]:
    """The ladder of these matches, best player first."""
    rater = Rater(standings, seed)
    rungs = []
    values, replicates = rater.ratings()
    for place, player in enumerate(rater.players):
        rating = percentile_interval(values[place], [replicate[place] for replicate in replicates])
        rungs.append(Rung(player, rating, *_rates(player, standings)))
    return sorted(rungs, key=lambda rung: -rung.rating.value)


def _rates(player: str, standings: list[Standing]) -> tuple[float, dict[str, Estimate]]:
    everything: list[float] = []
    against: dict[str, Estimate] = {}
    for standing in standings:
        names = standing.match.players
        if player in names:
            place = names.index(player)
            rates = [sum(g.results[g.seating.index(place)] for g in deal) / len(deal) for deal in standing.deals]
            everything += rates
            if len(names) == 2:
                against[names[1 - place]] = rate_over_deals(rates)
    return sum(everything) / max(1, len(everything)), against


class Rater:
    """Rates all players from finished matches, again and again for the intervals."""

    def __init__(self, standings: list[Standing], seed: int) -> None:
        self.standings = standings
        self.players = list(dict.fromkeys(name for standing in standings for name in standing.match.players))
        self.model: Any = need("openskill.models", "lab").PlackettLuce(tau=0.0)
        self.dice = random.Random(seed)

    def ratings(self) -> tuple[list[float], list[list[float]]]:
        """The rating of each player, and REPLICATES more from resampled deals."""
        orders = [self._rate([(s.match, deal) for s in self.standings for deal in s.deals]) for _ in range(10)]
        values = [sum(order[place] for order in orders) / len(orders) for place in range(len(self.players))]
        replicates = []
        for _ in range(REPLICATES):
            drawn = [(s.match, deal) for s in self.standings for deal in self.dice.choices(s.deals, k=len(s.deals))]
            replicates.append(self._rate(drawn))
        return values, replicates

    def _rate(self, deals: list[tuple[Match, Deal]]) -> list[float]:
        ratings = {player: self.model.rating(mu=START) for player in self.players}
        games = [(match, game) for match, deal in deals for game in deal]
        self.dice.shuffle(games)
        for match, game in games:
            names = [match.players[player] for player in game.seating]
            teams = [[ratings[name]] for name in names]
            rated = self.model.rate(teams, scores=game.results[: len(names)])
            for name, team in zip(names, rated, strict=True):
                ratings[name] = team[0]
        return [float(ratings[player].mu) for player in self.players]
