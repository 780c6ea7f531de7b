"""The random stream: exactly sfc32, fair, and continued identically by copies."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from underhall.core.buffers import listed, zeros
from underhall.core.chance import Chance
from underhall.core.errors import BadOption


def sfc32(seed: int):
    """The generator as its author describes it, on unsigned 32-bit words, in plain arithmetic."""
    word = 2**32
    a, b, c, counter = seed % word, seed // word % word, seed // word**2 % word, 1
    drawn = 0
    while True:
        result = (a + b + counter) % word
        counter = (counter + 1) % word
        a = b ^ (b >> 9)
        b = (c + c * 8) % word
        c = (((c * 2**21) % word | c >> 11) + result) % word
        drawn += 1
        if drawn > 15:
            yield result


@pytest.mark.parametrize("seed", [0, 1, 42, 2**32 - 1, 2**32, 2**63, 2**64 + 12345, 2**96 - 1])
def test_the_stream_is_sfc32(seed: int) -> None:
    expected = sfc32(seed)
    chance = Chance(seed)
    for _ in range(1000):
        assert chance.next() == next(expected)


@pytest.mark.parametrize("seed", [-1, 2**96])
def test_seeds_outside_are_refused(seed: int) -> None:
    with pytest.raises(BadOption, match=f"seed {seed} is out of range"):
        Chance(seed)


def test_different_seeds_differ_from_the_first_number_on() -> None:
    firsts = [Chance(seed).next() for seed in range(5000)]
    assert len(set(firsts)) > 4990


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 52, 1000])
def test_below_is_fair(limit: int) -> None:
    """Chi-square: the sum stays within five standard deviations of its expectation."""
    chance = Chance(7)
    draws = 200 * limit if limit > 50 else 20_000
    counts = Counter(chance.below(limit) for _ in range(draws))
    assert set(counts) <= set(range(limit))
    expected = draws / limit
    chi_square = sum((counts[value] - expected) ** 2 / expected for value in range(limit))
    freedom = limit - 1
    assert abs(chi_square - freedom) <= 5 * (2 * max(1, freedom)) ** 0.5


def test_below_rejects_what_would_be_unfair() -> None:
    """With a limit of three quarters of the range, plain multiplication would favour every third number."""
    limit = 3 * 2**30
    chance = Chance(3)
    thirds = Counter(chance.below(limit) % 3 for _ in range(30_000))
    for count in thirds.values():
        assert abs(count - 10_000) < 5 * (10_000 * 2 / 3) ** 0.5


def test_bits_are_balanced() -> None:
    chance = Chance(11)
    numbers = [chance.next() for _ in range(20_000)]
    for bit in range(32):
        ones = sum(number >> bit & 1 for number in numbers)
        assert abs(ones - 10_000) < 5 * 5_000**0.5


def test_shuffle_gives_every_order_alike() -> None:
    chance = Chance(5)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = zeros(4)
        for place in range(4):
            cards[place] = place
        chance.shuffle(cards, 0, 4)
        counts[tuple(listed(cards, 0, 4))] += 1
    assert set(counts) == set(permutations(range(4)))
    chi_square = sum((count - 500) ** 2 / 500 for count in counts.values())
    assert chi_square < 23 + 5 * 46**0.5


def test_shuffle_touches_only_its_part() -> None:
    cards = zeros(20)
    for place in range(20):
        cards[place] = place
    Chance(1).shuffle(cards, 5, 10)
    found = listed(cards, 0, 20)
    assert found[:5] == list(range(5))
    assert found[15:] == list(range(15, 20))
    assert sorted(found[5:15]) == list(range(5, 15))
    assert found[5:15] != list(range(5, 15))


def test_shuffling_nothing_or_one_card_uses_no_chance() -> None:
    chance = Chance(1)
    before = chance.words()
    chance.shuffle(zeros(3), 0, 0)
    chance.shuffle(zeros(3), 1, 1)
    assert chance.words() == before


def test_copies_and_restored_streams_continue_identically() -> None:
    chance = Chance(99)
    chance.below(10)
    twin = chance.copy()
    restored = Chance(0)
    restored.restore(chance.words())
    expected = [chance.next() for _ in range(50)]
    assert [twin.next() for _ in range(50)] == expected
    assert [restored.next() for _ in range(50)] == expected


def test_the_counter_tells_whether_chance_was_used() -> None:
    chance = Chance(4)
    before = chance.counter
    chance.below(2)
    assert chance.counter == before + 1


def test_the_counter_wraps_at_32_bits() -> None:
    chance = Chance(4)
    chance.restore([1, 2, 3, 2**32 - 1])
    assert chance.next() == (1 + 2 + 2**32 - 1) % 2**32
    assert chance.counter == 0
