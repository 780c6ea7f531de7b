"""Who plays whom: in a round robin by turning a circle, in a Swiss from the top of the standings, at tables of several.

Entrants are numbers, in the order of their seeds where one is given.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import chain, combinations, product

from underhall.server.events.matching import can_all_be_paired, largest_matching

Pair = frozenset[int]
Points = Mapping[int, Fraction]
TRIES = 10
PASSES = 40
POINT = 60  # points are shares of the victory: in whole numbers for tables of up to six


def drawn(entrants: Iterable[int], seed: str) -> list[int]:
    """Entrants in an order by chance: the same for the same seed, whatever version of Python draws."""
    return sorted(entrants, key=lambda one: (hashlib.sha256(f"{seed} {one}".encode()).digest(), one))


def circle(order: Sequence[int], round_number: int) -> list[tuple[int, ...]]:
    """One round (counted from 0) of a round robin for tables of two; whoever rests is alone.

    One stays, the others turn. Whoever comes first at a table changes so that nobody is first much more often.
    """
    turning = list(order) if len(order) % 2 else list(order[:-1])
    count = len(turning)

    def across(step: int) -> int:
        return turning[(round_number + step) % count]

    pairs: list[tuple[int, ...]] = [(across(step), across(-step)) for step in range(1, count // 2 + 1)]
    if len(order) % 2:
        return [*pairs, (across(0),)]
    stays = order[-1]
    return [(across(0), stays) if round_number % 2 else (stays, across(0)), *pairs]


def circle_rounds(count: int) -> int:
    """After how many rounds everybody has met everybody."""
    return count if count % 2 else count - 1


def sizes_of(count: int, allowed: Iterable[int]) -> list[int]:
    """How many sit at each table: as few rest as can be, then as few tables, as even as possible."""
    possible = sorted(allowed)
    for rest in range(count):
        playing = count - rest
        for tables in range(-(-playing // possible[-1]), playing // possible[0] + 1):
            small, larger = divmod(playing, tables)
            sizes = [small + 1] * larger + [small] * (tables - larger)
            if all(size in possible for size in sizes):
                return sizes
    return []


def resting(order: Sequence[int], count: int, rested: Mapping[int, int]) -> list[int]:
    """So many who rest: who rested least, the last in the standings first."""
    last_first = list(order)
    last_first.reverse()
    last_first.sort(key=lambda one: rested.get(one, 0))
    return last_first[:count]


def swiss(
    order: Sequence[int], points: Points, met: Mapping[Pair, int], rested: Mapping[int, int]
) -> list[tuple[int, ...]]:
    """One round of a Swiss for tables of two; whoever rests is alone.

    From the top of the standings, each gets the nearest opponent not met yet, such that all others can still be paired.
    Nobody meets twice while a round without that is possible, nor rests twice before all have rested.
    """
    rests = [None]
    if len(order) % 2:
        least = min(rested.get(one, 0) for one in order)
        rests = [one for one in reversed(order) if rested.get(one, 0) == least]  # type: ignore[misc]
    for often in range(max(met.values(), default=0) + 1):
        may_meet = {
            one: {other for other in order if other != one and met.get(frozenset((one, other)), 0) <= often}
            for one in order
        }
        for rest in rests:
            playing = [one for one in order if one != rest]
            if can_all_be_paired(playing, may_meet):
                pairs = _from_the_top(playing, points, met, may_meet)
                return pairs if rest is None else [*pairs, (rest,)]
    raise AssertionError("everybody may meet everybody at last")


def _from_the_top(
    playing: list[int], points: Points, met: Mapping[Pair, int], may_meet: Mapping[int, set[int]]
) -> list[tuple[int, ...]]:
    pairs: list[tuple[int, ...]] = []
    left = playing
    while left:
        first = left[0]
        group = [one for one in left if points[one] == points[first]]
        wished = [one for one in _wished(left, len(group)) if one in may_meet[first]]
        wished.sort(key=lambda one: met.get(frozenset((first, one)), 0))
        other = _opponent(left, group, wished, may_meet)
        pairs.append((first, other))
        left = [one for one in left if one not in (first, other)]
    return pairs


def _opponent(left: list[int], group: list[int], wished: list[int], may_meet: Mapping[int, set[int]]) -> int:
    """The best wish with which all others can be paired, and if possible as many of equal points as without it."""
    first, inside = left[0], _pairs_within(group, may_meet)
    near = (one for one in wished if one in group and _pairs_within(set(group) - {first, one}, may_meet) + 1 == inside)
    return next(one for one in chain(near, wished) if can_all_be_paired(set(left) - {first, one}, may_meet))


def _pairs_within(group: Iterable[int], may_meet: Mapping[int, set[int]]) -> int:
    here = set(group)
    return len(largest_matching({one: may_meet[one] & here for one in here})) // 2


def _wished(left: list[int], group: int) -> list[int]:
    """Whom the first would best meet: of its points the lower half, then the upper one from below; then the others."""
    half = group // 2
    return [*left[max(half, 1) : group], *reversed(left[1 : max(half, 1)]), *left[group:]]


def first_seats(pairs: Iterable[tuple[int, ...]], firsts: Mapping[int, int]) -> list[tuple[int, ...]]:
    """Whoever has begun less often begins; where that is equal, at every second table the one further down."""
    turned = []
    for board, pair in enumerate(pairs):
        if len(pair) == 2:
            one, other = pair
            more = firsts.get(one, 0) - firsts.get(other, 0)
            pair = (other, one) if more > 0 or (more == 0 and board % 2) else (one, other)
        turned.append(pair)
    return turned


def tables(
    order: Sequence[int], sizes: Sequence[int], met: Mapping[Pair, int], points: Points | None, seed: str
) -> list[tuple[int, ...]]:
    """One round at tables of several, as few meeting again as can be found.

    With ``points`` those of equal points sit together as far as that allows; without, all begin in an order by chance.
    """
    costs = {one: {other: _cost(one, other, met, points) for other in order} for one in order}
    best: list[list[int]] = []
    least = -1
    for attempt in range(1 if points else TRIES):
        found = _cut(list(order) if points else drawn(order, f"{seed} {attempt}"), sizes)
        _improve(found, costs)
        cost = sum(costs[one][other] for table in found for one, other in combinations(table, 2))
        if least < 0 or cost < least:
            best, least = found, cost
    return [tuple(drawn(table, seed)) for table in best]


def _cost(one: int, other: int, met: Mapping[Pair, int], points: Points | None) -> int:
    """How unwelcome it is that these two sit together: meeting again counts most, and the more the more often."""
    again = met.get(frozenset((one, other)), 0)
    apart = 0 if points is None else int((points[one] - points[other]) * POINT)
    return (4 * POINT * again) ** 2 + apart * apart


def _cut(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    found, begin = [], 0
    for size in sizes:
        found.append(list(order[begin : begin + size]))
        begin += size
    return found


def _improve(found: list[list[int]], costs: Mapping[int, Mapping[int, int]]) -> None:
    """Let two change places as long as that makes it better."""
    for _ in range(PASSES):
        better = False
        for one, other in combinations(found, 2):
            for here, there in product(range(len(one)), range(len(other))):
                if _gain(one, here, other, there, costs) > 0:
                    one[here], other[there] = other[there], one[here]
                    better = True
        if not better:
            return


def _gain(one: list[int], here: int, other: list[int], there: int, costs: Mapping[int, Mapping[int, int]]) -> int:
    """By how much it becomes better if two change places."""
    goes, comes = costs[one[here]], costs[other[there]]
    gain = 0
    for place, entrant in enumerate(one):
        if place != here:
            gain += goes[entrant] - comes[entrant]
    for place, entrant in enumerate(other):
        if place != there:
            gain += comes[entrant] - goes[entrant]
    return gain


def meetings(seatings: Iterable[Sequence[int]]) -> Counter[Pair]:
    """How often each two have sat at one table."""
    return Counter(frozenset(pair) for table in seatings for pair in combinations(table, 2))
