"""Intervals, Elo and the sequential test against known values and simulated matches."""

from __future__ import annotations

import random
from collections import Counter
from math import inf

import pytest

from underhall.core.errors import BadOption
from underhall.lab.statistics import (
    SequentialTest,
    elo,
    elo_over_deals,
    expected_score,
    log_likelihood_ratio,
    mean_estimate,
    percentile_interval,
    rate_by_wilson,
    rate_over_deals,
    wilson,
)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Wilson (1927) as tabulated by Newcombe (1998), Statistics in Medicine 17, table I, method 3;
        # the last is the mirror of his 0 of 29.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0000),
    ],
)
def test_wilson_of_published_examples(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins / games, games)
    assert (found.low, found.high) == (pytest.approx(low, abs=5e-5), pytest.approx(high, abs=5e-5))


def test_elo_and_score_are_each_others_inverse() -> None:
    assert elo(0.5) == 0
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(0.75) == pytest.approx(190.85, abs=0.005)
    assert expected_score(-200) == pytest.approx(0.2403, abs=5e-5)
    assert (elo(0.0), elo(1.0)) == (-inf, inf)
    for difference in (-350.0, -10.0, 0.0, 3.0, 700.0):
        assert elo(expected_score(difference)) == pytest.approx(difference)


def test_students_interval_of_a_mean() -> None:
    found = mean_estimate([4.0, 5.0, 6.0, 5.0, 4.0, 6.0])  # mean 5, deviation 0.894, t(5) = 2.571
    assert (found.value, found.low, found.high) == (5, pytest.approx(4.0613, abs=1e-3), pytest.approx(5.9387, abs=1e-3))
    assert mean_estimate([3.0]).high == inf


def test_games_of_a_deal_are_not_taken_as_independent() -> None:
    """The same 200 games: if the deal decides both games, they are worth 100; if they offset each other, more."""
    alike = [1.0, 0.0] * 50
    offset = [0.5] * 98 + [1.0, 0.0]
    plain = wilson(0.5, 200)
    assert rate_over_deals(alike).low < plain.low < rate_over_deals(offset).low
    assert rate_by_wilson(alike, 2).low == pytest.approx(wilson(0.5, 99).low)
    assert rate_by_wilson(offset, 2) == plain  # never worth more than were played
    assert rate_by_wilson([1.0] * 10, 2) == wilson(1.0, 10)


def test_a_clean_sweep_has_a_lower_bound() -> None:
    found = elo_over_deals([1.0] * 50, 2)
    assert found.value == found.high == inf
    assert 300 < found.low < 500


def test_intervals_cover_what_they_should() -> None:
    """Simulated pairs with correlation: the interval over deals holds the truth in about 95 of 100 matches."""
    dice = random.Random(5)
    held = 0
    for _ in range(1000):
        deals = [_pair(dice, 0.6, together=0.5) for _ in range(60)]
        found = rate_over_deals(deals)
        held += found.low <= 0.6 <= found.high
    assert 930 <= held <= 970


def _pair(dice: random.Random, rate: float, together: float) -> float:
    first = dice.random() < rate
    second = first if dice.random() < together else dice.random() < rate
    return (first + second) / 2


def test_log_likelihood_ratio_of_many_pairs_is_near_its_normal_form() -> None:
    counts = Counter({0.0: 60, 0.25: 10, 0.5: 220, 0.75: 12, 1.0: 98})
    total = sum(counts.values())
    mean = sum(value * count for value, count in counts.items()) / total
    variance = sum(count * (value - mean) ** 2 for value, count in counts.items()) / total
    low, high = expected_score(0), expected_score(10)
    normal = total * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert log_likelihood_ratio(counts, low, high) == pytest.approx(normal, rel=0.03)
    assert log_likelihood_ratio(counts, high, low) == pytest.approx(-log_likelihood_ratio(counts, low, high))


@pytest.mark.parametrize(("truth", "wrong"), [(0.0, "H1"), (60.0, "H0")])
def test_sequential_test_errs_as_rarely_as_it_promises(truth: float, wrong: str) -> None:
    """At either hypothesis at most 5 % wrong verdicts; 100 simulated matches allow for 11 (three deviations)."""
    dice = random.Random(7)
    verdicts: Counter[str] = Counter()
    used = 0
    for _ in range(100):
        test = SequentialTest(0, 60)
        while not test.verdict():
            test.add(_pair(dice, expected_score(truth), together=0.2))
            used += 1
        verdicts[test.verdict()] += 1
    assert verdicts[wrong] <= 11
    assert used / 100 < 400


def test_sequential_test_does_not_trust_a_short_clean_sweep() -> None:
    test = SequentialTest(0, 30)
    for _ in range(3):
        test.add(1.0)
    assert test.verdict() == ""
    assert test.ratio > 0


def test_sequential_test_wants_the_smaller_difference_first() -> None:
    with pytest.raises(BadOption, match="the first difference must be the smaller one"):
        SequentialTest(30, 0)


def test_percentile_interval() -> None:
    found = percentile_interval(50, [float(number) for number in range(101)])
    assert (found.low, found.high) == (2, 98)
