"""How sure we are: intervals, Elo, and the sequential test. Plain numbers in, plain numbers out.

The unit of everything here is the *deal*, not the game: the games of one deal (each player once in each seat) share
their shuffle and are correlated, so only their mean counts, as one observation. This is the variance of pairs that
fishtest and other engine testers use ("pentanomial").
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf, log, log10, pow, sqrt

from underhall.core.errors import BadOption

Z = 1.959963984540054  # of 95 %
# Two-sided 95 % quantiles of Student's t by degrees of freedom; in between, the next lower one is used (the safe side).
STUDENT = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 6: 2.447, 7: 2.365, 8: 2.306, 9: 2.262, 10: 2.228}
STUDENT |= {12: 2.179, 15: 2.131, 20: 2.086, 25: 2.060, 30: 2.042, 40: 2.021, 60: 2.000, 120: 1.980, 1000: Z}


@dataclass(frozen=True)
class Estimate:
    """A value and its 95 % interval."""

    value: float
    low: float
    high: float

    def clipped(self, least: float, most: float) -> Estimate:
        return Estimate(self.value, min(max(self.low, least), most), min(max(self.high, least), most))


# Intervals.


def mean_estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent observations (deals) with Student's interval; no interval at all from a single one."""
    count = len(values)
    if count == 0:
        return Estimate(0.0, -inf, inf)
    mean = sum(values) / count
    if count == 1:
        return Estimate(mean, -inf, inf)
    half = student(count - 1) * sqrt(variance(values) / count)
    return Estimate(mean, mean - half, mean + half)


def variance(values: Sequence[float]) -> float:
    """The unbiased sample variance."""
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


def student(freedom: int) -> float:
    return STUDENT[max(known for known in STUDENT if known <= max(1, freedom))]


def wilson(rate: float, count: float) -> Estimate:
    """Wilson's score interval for a rate out of ``count`` trials: sound also near 0 and 1 and for few games."""
    if count <= 0:
        return Estimate(rate, 0.0, 1.0)
    spread = Z * Z / count
    middle = (rate + spread / 2) / (1 + spread)
    half = Z * sqrt(max(0.0, rate * (1 - rate)) / count + spread / (4 * count)) / (1 + spread)
    low = 0.0 if rate <= 0.0 else max(0.0, middle - half)
    high = 1.0 if rate >= 1.0 else min(1.0, middle + half)
    return Estimate(rate, low, high)


def rate_over_deals(deals: Sequence[float]) -> Estimate:
    """A win rate from the mean of each deal, by the variance between deals."""
    return mean_estimate(deals).clipped(0.0, 1.0)


def rate_by_wilson(deals: Sequence[float], games_per_deal: int) -> Estimate:
    """The same by Wilson's interval, with as many trials as the games are worth.

    Games of a deal that go alike count as fewer than they are (at worst as one); games that offset each other never
    count as more than were played. Where every game went the same way nothing is known about that, and a deal is one.
    """
    if not deals:
        return wilson(0.0, 0)
    rate = sum(deals) / len(deals)
    worth = float(len(deals))
    if 0.0 < rate < 1.0 and len(deals) > 1:
        spread = variance(deals)
        worth = len(deals) * rate * (1 - rate) / spread if spread > 0 else inf
    return wilson(rate, min(worth, len(deals) * games_per_deal))


# Elo.


def elo(score: float) -> float:
    """The difference in rating at which this score (0 to 1) is expected."""
    if score <= 0.0:
        return -inf
    if score >= 1.0:
        return inf
    return 400.0 * log10(score / (1.0 - score))


def expected_score(difference: float) -> float:
    """The score expected at this difference in rating."""
    return 1.0 / (1.0 + pow(10.0, -difference / 400.0))


FEW_DEALS = 30


def elo_over_deals(deals: Sequence[float], games_per_deal: int) -> Estimate:
    """Elo with the interval over deals; by Wilson's where there are few deals or the interval runs into 0 or 1."""
    rate = rate_over_deals(deals)
    if len(deals) < FEW_DEALS or rate.low <= 0.0 or rate.high >= 1.0:
        rate = rate_by_wilson(deals, games_per_deal)
    return Estimate(elo(rate.value), elo(rate.low), elo(rate.high))


# The sequential test.

ERROR = 0.05  # how often either verdict may be wrong
PSEUDO = 1e-3  # what a result not seen yet counts, so that a clean sweep has a variance too
POSSIBLE = (0.0, 0.25, 0.5, 0.75, 1.0)


class SequentialTest:
    """A generalised sequential probability ratio test: is the Elo difference nearer to ``elo0`` or to ``elo1``?

    The likelihoods are those of the multinomial distribution of deal scores, each at its most likely shape with the
    mean that the hypothesis says (as fishtest does for its pairs). Ask after every deal, in the order of the deals.
    """

    def __init__(self, elo0: float, elo1: float) -> None:
        if elo0 >= elo1:
            raise BadOption("match-bad_sprt", low=f"{elo0:g}", high=f"{elo1:g}")
        self.elo0 = elo0
        self.elo1 = elo1
        self.bound = log((1 - ERROR) / ERROR)
        self.counts: Counter[float] = Counter()
        self.ratio = 0.0

    def add(self, score: float) -> None:
        self.counts[round(score, 6)] += 1
        self.ratio = log_likelihood_ratio(self.counts, expected_score(self.elo0), expected_score(self.elo1))

    def verdict(self) -> str:
        """``H1`` (the difference is more like elo1), ``H0``, or nothing yet."""
        if self.ratio >= self.bound:
            return "H1"
        return "H0" if self.ratio <= -self.bound else ""


def log_likelihood_ratio(counts: Counter[float], score0: float, score1: float) -> float:
    """Of "the mean is score1" to "the mean is score0", for counted results between 0 and 1."""
    shares = {value: float(counts[value]) or PSEUDO for value in {*POSSIBLE, *counts}}
    ratio = 0.0
    tilt0, tilt1 = (_tilt(shares, score) for score in (score0, score1))
    for value, share in shares.items():
        ratio += share * log((1 + tilt0 * (value - score0)) / (1 + tilt1 * (value - score1)))
    return ratio


def _tilt(shares: dict[float, float], mean: float) -> float:
    """The most likely distribution with this mean is share / (1 + tilt * (value - mean)); found by bisection."""
    low = -1.0 / (max(shares) - mean)
    high = 1.0 / (mean - min(shares))
    for _ in range(60):
        tilt = (low + high) / 2
        if sum(share * (value - mean) / (1 + tilt * (value - mean)) for value, share in shares.items()) > 0:
            low = tilt
        else:
            high = tilt
    return (low + high) / 2


# Resampling.


def percentile_interval(value: float, replicates: Iterable[float]) -> Estimate:
    """The middle 95 % of bootstrap replicates."""
    ordered = sorted(replicates)
    last = len(ordered) - 1
    return Estimate(value, ordered[round(0.025 * last)], ordered[round(0.975 * last)])
