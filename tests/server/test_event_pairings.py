"""Who plays whom at an event, and how everybody stands: properties by the hundred, and examples reckoned by hand."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest

from underhall.server.events import pairing
from underhall.server.events.games import (
    BYE,
    KNOCK_OUT,
    PLAYED,
    ROUND_ROBIN,
    SWISS,
    WALKOVER,
    EventGame,
    EventRules,
    Field,
)
from underhall.server.events.knock_out import bracket
from underhall.server.events.matching import can_all_be_paired, largest_matching
from underhall.server.events.schedule import due, rounds_of, walkover
from underhall.server.events.standings import BUCHHOLZ, DIRECT, SONNEBORN, Standing, standings

Leave = Callable[[int, Field], set[int]]


def played(game: EventGame, chance: random.Random) -> EventGame:
    """A game with a winner by chance; now and then several share the victory."""
    winners = chance.sample(game.seats, 2 if chance.random() < 0.1 else 1)
    shares = tuple(1 / len(winners) if one in winners else 0.0 for one in game.seats)
    scores = tuple(chance.randrange(30) for _ in game.seats)
    return replace(game, shares=shares, scores=scores, ending=PLAYED)


def play(rules: EventRules, count: int, seed: int, leaves: float = 0.0) -> tuple[list[Field], Field]:
    """A whole event by chance: how it stood before each round, and at the end."""
    chance = random.Random(seed)
    here = Field(tuple(pairing.drawn(range(count), str(seed))))
    before = []
    for _ in range(400):
        if leaves and chance.random() < leaves:
            gone = here.gone | {chance.choice(here.order)}
            here = replace(
                here,
                gone=gone,
                games=tuple(
                    replace(game, shares=walkover(game.seats, gone), ending=WALKOVER)
                    if game.shares is None and len(game.seats) == 2 and not gone.isdisjoint(game.seats)
                    else game
                    for game in here.games
                ),
            )
        now = due(rules, here)
        if now.over:
            assert all(game.shares is not None for game in here.games)
            return before, here
        if now.new_round:
            before.append(here)
        games = [*here.games, *now.games]
        open_games = [number for number, game in enumerate(games) if game.shares is None]
        assert open_games or now.games
        if open_games:  # they end in any order
            ended = chance.choice(open_games)
            games[ended] = played(games[ended], chance)
        here = replace(here, games=tuple(games))
    raise AssertionError("the event does not end")


def of_two(here: Field) -> list[EventGame]:
    return [game for game in here.games if len(game.seats) > 1]


def check_sums(here: Field) -> None:
    """A game gives one point altogether, a bye of a Swiss too; nobody plays twice at once."""
    lines = standings(EventRules(SWISS, (2,)), here)
    byes = sum(game.share(game.seats[0]) for game in here.games if game.ending == BYE)
    games = [game for game in of_two(here) if any(game.shares or ())]
    assert sum(line.points for line in lines) == len(games) + byes
    for number in range(here.last_round() + 1):
        boards = {game.board: game.seats for game in here.of_round(number)}
        seated = [one for seats in boards.values() for one in seats]
        assert len(seated) == len(set(seated))


def perfect_by_trying(who: list[int], may_meet: dict[int, set[int]]) -> bool:
    if not who:
        return True
    first, *others = who
    return any(
        perfect_by_trying([one for one in others if one != other], may_meet)
        for other in others
        if other in may_meet[first]
    )


def test_the_largest_matching_is_what_trying_all_finds() -> None:
    chance = random.Random(5)
    for _ in range(300):
        count = chance.randrange(2, 10)
        density = chance.random()
        edges = [pair for pair in combinations(range(count), 2) if chance.random() < density]
        may_meet: dict[int, set[int]] = {one: set() for one in range(count)}
        for one, other in edges:
            may_meet[one].add(other)
            may_meet[other].add(one)
        found = largest_matching(may_meet)
        assert all(found[other] == one and other in may_meet[one] for one, other in found.items())
        largest = max(
            size
            for size in range(count // 2 + 1)
            if any(perfect_by_trying(list(some), may_meet) for some in combinations(range(count), 2 * size))
        )
        assert len(found) == 2 * largest
        assert can_all_be_paired(range(count), may_meet) == (2 * largest == count)


@pytest.mark.parametrize("count", range(2, 18))
def test_in_a_round_robin_everybody_meets_everybody_once_and_begins_as_often(count: int) -> None:
    before, here = play(EventRules(ROUND_ROBIN, (2,)), count, seed=count)
    assert len(before) == pairing.circle_rounds(count)
    assert pairing.meetings(game.seats for game in here.games) == Counter(map(frozenset, combinations(range(count), 2)))
    firsts = Counter(game.seats[0] for game in of_two(here))
    assert max(firsts[one] for one in range(count)) - min(firsts[one] for one in range(count)) <= 1
    rests = Counter(game.seats[0] for game in here.games if game.ending == BYE)
    assert rests == (Counter(range(count)) if count % 2 else Counter())
    check_sums(here)


def test_in_a_swiss_nobody_meets_twice_while_it_can_be_avoided() -> None:
    again_after_all = 0
    for seed in range(100):
        chance = random.Random(seed)
        count = chance.randrange(2, 11) if seed % 4 else chance.randrange(11, 26)
        rounds = chance.randrange(1, 7)
        before, after = play(EventRules(SWISS, (2,), rounds=rounds), count, seed)
        assert len(before) == min(rounds, pairing.circle_rounds(count))
        check_sums(after)
        rests = Counter(game.seats[0] for game in after.games if game.ending == BYE)
        assert max(rests.values(), default=0) <= 1
        assert sum(rests.values()) == (len(before) if count % 2 else 0)
        for number, here in enumerate(before):
            met = pairing.meetings(game.seats for game in of_two(here))
            new = [frozenset(game.seats) for game in of_two(after) if game.round == number]
            if not any(met[pair] for pair in new):
                continue
            again_after_all += 1
            assert count < 11, "so many can always be paired anew"
            fresh = {
                one: {two for two in here.order if two != one and not met[frozenset((one, two))]} for one in here.order
            }
            rested = {game.seats[0] for game in here.games if game.ending == BYE}
            rests_now = [one for one in here.order if one not in rested] if count % 2 else [None]
            for rest in rests_now:
                assert not perfect_by_trying([one for one in here.order if one != rest], fresh)
    assert again_after_all > 0  # with few entrants and many rounds it does happen


def test_a_swiss_pairs_those_of_equal_points() -> None:
    """Of 16, where always the better seed wins, after three rounds two have three points, and they have met others."""
    order = tuple(range(16))
    here = Field(order)
    rules = EventRules(SWISS, (2,), rounds=4)
    for number in range(4):
        points = {one: sum((game.share(one) for game in here.games), Fraction(0)) for one in order}
        now = due(rules, here).games
        # Sixteen halve without a remainder, so nobody meets anybody with other points.
        assert all(points[game.seats[0]] == points[game.seats[1]] for game in now)
        if number == 0:
            assert {frozenset(game.seats) for game in now} == {frozenset((one, one + 8)) for one in range(8)}
        ended = [
            replace(game, shares=tuple(float(one == min(game.seats)) for one in game.seats), ending=PLAYED)
            for game in now
        ]
        here = replace(here, games=(*here.games, *ended))
    assert [line.points for line in standings(rules, here)][:2] == [4, 3]
    firsts = Counter(game.seats[0] for game in here.games)
    assert all(1 <= firsts[one] <= 3 for one in order)


def test_a_bye_goes_down_to_the_last_and_to_nobody_twice() -> None:
    before, here = play(EventRules(SWISS, (2,), rounds=5), 5, seed=2)
    byes = [game.seats[0] for game in here.games if game.ending == BYE]
    assert sorted(byes) == [0, 1, 2, 3, 4]
    assert byes[0] == before[0].order[-1]


@pytest.mark.parametrize("kind", [ROUND_ROBIN, SWISS, KNOCK_OUT])
def test_events_end_whoever_leaves(kind: str) -> None:
    for seed in range(20):
        chance = random.Random(seed)
        sizes = chance.choice([(2,), (2, 3), (2, 3, 4), (3, 4, 5)])
        rules = EventRules(
            kind, sizes, best_of=chance.choice([1, 3]) if sizes == (2,) else 1, through=chance.choice([1, 2])
        )
        _, here = play(rules, chance.randrange(max(sizes), 20), seed, leaves=0.08)
        lines = standings(rules, here)
        assert sorted(line.entrant for line in lines) == sorted(here.order)
        assert lines[0].place == 1
        for game in here.games:  # nobody who has left wins against somebody who is here
            assert (
                game.ending != WALKOVER
                or sum(game.shares or ()) == pytest.approx(1.0)
                or here.gone.issuperset(game.seats)
            )


@pytest.mark.parametrize("count", range(2, 20))
def test_in_a_knock_out_one_remains_and_the_best_seeds_have_the_byes(count: int) -> None:
    rules = EventRules(KNOCK_OUT, (2,))
    before, here = play(rules, count, seed=count)
    assert len(before) == rounds_of(rules, count) == (count - 1).bit_length()
    byes = {game.seats[0] for game in here.games if game.ending == BYE}
    assert byes == set(here.order[: 2 ** len(before) - count])
    lines = standings(rules, here)
    assert [line.out for line in lines] == [False] + [True] * (count - 1)
    assert len({(game.round, game.board) for game in of_two(here)}) == count - 1
    # Each round's losers share a place.
    assert [line.place for line in lines[:4]] == [1, 2, 3, 3][:count]


def test_the_first_two_seeds_are_in_different_halves_and_the_first_four_in_different_quarters() -> None:
    assert bracket(8) == [0, 7, 3, 4, 1, 6, 2, 5]
    for count in (2, 4, 8, 16, 32):
        slots = bracket(count)
        assert sorted(slots) == list(range(count))
        assert {slots.index(seed) * 2 // count for seed in (0, 1)} == {0, 1}
        if count > 2:
            assert len({slots.index(seed) * 4 // count for seed in range(4)}) == 4
        assert all(one + other == count - 1 for one, other in zip(slots[::2], slots[1::2], strict=True))


def decided(here: Field, game: EventGame, first: float) -> Field:
    shares = tuple(first if one == 0 else 1 - first for one in game.seats)
    return replace(here, games=(*here.games, replace(game, shares=shares, ending=PLAYED)))


@pytest.mark.parametrize(
    ("best_of", "shares", "winner"),
    [
        (1, [1.0], 0),
        (1, [0.5, 0.0], 1),
        (1, [0.5, 0.5, 0.5], 0),  # still equal: the better seed
        (3, [1.0, 1.0], 0),
        (3, [1.0, 0.0, 0.0], 1),
        (3, [0.5, 1.0, 0.5], 0),
        (3, [0.5, 1.0, 0.0, 0.5, 0.0], 1),
        (3, [0.5] * 5, 0),
    ],
)
def test_a_match_is_decided_when_it_cannot_be_caught_up(best_of: int, shares: list[float], winner: int) -> None:
    rules = EventRules(KNOCK_OUT, (2,), best_of=best_of)
    here = Field((0, 1))
    begins = []
    for share in shares:
        now = due(rules, here)
        assert len(now.games) == 1
        begins.append(now.games[0].seats[0])
        here = decided(here, now.games[0], share)
    assert due(rules, here).over
    assert begins == [number % 2 for number in range(len(shares))]
    assert standings(rules, here)[0].entrant == winner


def test_at_tables_of_several_meetings_are_balanced() -> None:
    for count, sizes in ((9, (2, 3)), (12, (2, 3, 4)), (16, (4,)), (7, (3,))):
        rules = EventRules(ROUND_ROBIN, sizes, seed="x")
        _, here = play(rules, count, seed=count)
        met = pairing.meetings(game.seats for game in here.games)
        often = [met[frozenset(pair)] for pair in combinations(range(count), 2)]
        assert max(often) - min(often) <= 2
        rests = Counter(game.seats[0] for game in here.games if game.ending == BYE)
        assert max(rests.values(), default=0) - min((rests[one] for one in range(count)), default=0) <= 1


def test_as_few_rest_as_can_be() -> None:
    assert pairing.sizes_of(7, (2, 3, 4)) == [4, 3]
    assert pairing.sizes_of(5, (2, 3)) == [3, 2]
    assert pairing.sizes_of(5, (3, 4)) == [4]
    assert pairing.sizes_of(9, (2, 3, 4)) == [3, 3, 3]
    assert pairing.sizes_of(7, (2,)) == [2, 2, 2]
    assert pairing.sizes_of(1, (2, 3)) == []


def test_the_same_seed_gives_the_same_event() -> None:
    for rules in (EventRules(ROUND_ROBIN, (2, 3, 4), seed="7"), EventRules(SWISS, (2,)), EventRules(KNOCK_OUT, (2, 3))):
        assert play(rules, 11, seed=3) == play(rules, 11, seed=3)
    assert pairing.drawn(range(6), "12345") == [4, 5, 1, 0, 2, 3]


def results(*games: tuple[str, str, float], byes: str = "", left: str = "") -> Field:
    """Games between A, B, C ... with the share of the first."""
    names = sorted({name for one, other, _ in games for name in one + other} | set(byes))
    number = {name: index for index, name in enumerate(names)}
    made = [
        EventGame(0, board, 0, (number[one], number[other]), (share, 1 - share), ending=PLAYED)
        for board, (one, other, share) in enumerate(games)
    ]
    made += [EventGame(1, board, 0, (number[name],), (1.0,), ending=BYE) for board, name in enumerate(byes)]
    return Field(tuple(range(len(names))), frozenset(number[name] for name in left), tuple(made))


def shown(lines: list[Standing]) -> list[tuple[int, str, float, str]]:
    return [(line.place, "ABCDEFGH"[line.entrant], float(line.points), line.by) for line in lines]


def test_a_round_robin_by_hand() -> None:
    """A, B and C beat each other in a circle and all beat D, but C only shares with D.

    Points: A 2, B 2, C 1.5, D 0.5. Sonneborn-Berger: A beat B and D: 2 + 0.5 = 2.5; B beat C and D: 1.5 + 0.5 = 2.
    """
    here = results(("A", "B", 1.0), ("B", "C", 1.0), ("C", "A", 1.0), ("A", "D", 1.0), ("B", "D", 1.0), ("C", "D", 0.5))
    lines = standings(EventRules(ROUND_ROBIN, (2,)), here)
    assert shown(lines) == [(1, "A", 2.0, ""), (2, "B", 2.0, SONNEBORN), (3, "C", 1.5, ""), (4, "D", 0.5, "")]
    assert [float(line.sonneborn) for line in lines] == [2.5, 2.0, 2.25, 0.75]
    assert [line.won for line in lines] == [2, 2, 1, 0]


def test_equal_points_by_hand() -> None:
    """Points first, then the points of those whom one beat, and where that is equal too a shared place."""
    here = results(("B", "A", 1.0), ("A", "C", 1.0), ("A", "D", 1.0), ("D", "B", 1.0), ("B", "C", 1.0), ("C", "D", 1.0))
    lines = standings(EventRules(ROUND_ROBIN, (2,)), here)
    # A 2 (beat C 1, D 1: SB 2), B 2 (beat A 2, C 1: SB 3), C 1 (beat D 1), D 1 (beat B 2).
    assert shown(lines) == [(1, "B", 2.0, ""), (2, "A", 2.0, SONNEBORN), (3, "D", 1.0, ""), (4, "C", 1.0, SONNEBORN)]
    circle = results(("A", "B", 1.0), ("B", "C", 1.0), ("C", "A", 1.0))
    assert [line[:2] for line in shown(standings(EventRules(ROUND_ROBIN, (2,)), circle))] == [
        (1, "A"),
        (1, "B"),
        (1, "C"),
    ]
    # Two pairs that met nobody else: each winner has one point and the same opponents' points; they never met.
    apart = results(("A", "B", 1.0), ("C", "D", 1.0))
    assert [line[:2] for line in shown(standings(EventRules(SWISS, (2,)), apart))] == [
        (1, "A"),
        (1, "C"),
        (3, "B"),
        (3, "D"),
    ]
    # A and B beat C and D; the meeting of A and B, which A won, was a game more for both.
    direct = results(("A", "B", 1.0), ("B", "C", 1.0), ("D", "A", 1.0), ("D", "C", 0.0))
    # A 1 (beat B), B 1 (beat C), C 1 (beat D), D 1 (beat A): a circle of four, all SB 1, and not everybody has met.
    assert {line.place for line in standings(EventRules(ROUND_ROBIN, (2,)), direct)} == {1}


def test_a_swiss_by_hand() -> None:
    """Three rounds of four; everybody's Buchholz is the sum of what the opponents have.

    A beat B, shared with C, beat D: 2.5. C beat D, shared with A and with B: 2. B beat D, shared with C: 1.5. D: 0.
    """
    here = results(("A", "B", 1.0), ("C", "D", 1.0), ("A", "C", 0.5), ("B", "D", 1.0), ("A", "D", 1.0), ("B", "C", 0.5))
    lines = standings(EventRules(SWISS, (2,)), here)
    assert shown(lines) == [(1, "A", 2.5, ""), (2, "C", 2.0, ""), (3, "B", 1.5, ""), (4, "D", 0.0, "")]
    assert [float(line.buchholz) for line in lines] == [3.5, 4.0, 4.5, 6.0]
    # E beat A, who has 2 points; F beat B, who has 0: both have 1, and E's opponent is the better one.
    told = results(("E", "A", 1.0), ("F", "B", 1.0), ("A", "C", 1.0), ("A", "D", 1.0))
    lines = standings(EventRules(SWISS, (2,)), told)
    assert shown(lines)[:3] == [(1, "A", 2.0, ""), (2, "E", 1.0, ""), (3, "F", 1.0, BUCHHOLZ)]
    # A bye counts as an opponent with as many points as oneself.
    bye = standings(EventRules(SWISS, (2,)), results(("A", "B", 1.0), byes="C"))
    assert [(line.entrant, float(line.buchholz)) for line in bye] == [(2, 1.0), (0, 0.0), (1, 1.0)]


def test_equal_points_of_three_are_told_apart_one_after_the_other() -> None:
    """A, B and C have a point each. Sonneborn-Berger puts C behind; A and B met."""
    here = results(("A", "B", 1.0), ("B", "D", 1.0), ("C", "E", 1.0), ("D", "F", 1.0), ("A", "D", 0.0), ("D", "C", 0.0))
    lines = standings(EventRules(ROUND_ROBIN, (2,)), here)
    points = {"ABCDEF"[line.entrant]: float(line.points) for line in lines}
    assert points == {"A": 1.0, "B": 1.0, "C": 2.0, "D": 2.0, "E": 0.0, "F": 0.0}
    # C beat E and D: 0 + 2; D beat F and A: 0 + 1. B beat D: 2; A beat B: 1.
    assert [(line.place, "ABCDEF"[line.entrant], line.by) for line in lines] == [
        (1, "C", ""),
        (2, "D", SONNEBORN),
        (3, "B", ""),
        (4, "A", SONNEBORN),
        (5, "E", ""),
        (5, "F", ""),
    ]
    told = results(("A", "B", 1.0), ("B", "C", 1.0), ("A", "D", 0.0), ("C", "A", 0.0), ("B", "E", 0.5), ("D", "B", 0.5))
    by = {line.entrant: line.by for line in standings(EventRules(ROUND_ROBIN, (2,)), told)}
    # A 2 (beat B 2, C 0: SB 2); B 2 (beat C 0, shared with E 0.5 and D 1.5: SB 1).
    assert by[1] == SONNEBORN


def test_direct_encounter_decides_where_all_else_is_equal() -> None:
    """A and B: one win each against a point, one loss; A beat B."""
    here = results(("A", "B", 1.0), ("C", "A", 1.0), ("B", "D", 1.0), ("D", "C", 1.0), ("D", "E", 0.0), ("E", "C", 0.0))
    lines = standings(EventRules(ROUND_ROBIN, (2,)), here)
    # A 1 (beat B: SB 1), B 1 (beat D: SB 1), C 2 (beat A, E), D 1 (beat C: SB 2), E 1 (beat D: SB 1).
    # D first of the four with one point; A, B and E are equal, and E has met neither.
    assert [(line.place, "ABCDE"[line.entrant]) for line in lines] == [(1, "C"), (2, "D"), (3, "A"), (3, "B"), (3, "E")]
    two = results(("A", "B", 1.0), ("C", "A", 1.0), ("B", "D", 1.0), ("D", "C", 1.0), ("C", "D", 1.0), ("C", "B", 0.0))
    by = [(line.place, "ABCD"[line.entrant], line.by) for line in standings(EventRules(ROUND_ROBIN, (2,)), two)]
    # A 1 (SB 2), B 2 (beat D 1, C 2: SB 3), C 2 (beat A 1, D 1: SB 2), D 1 (beat C: SB 2): A and D have never met.
    assert by == [(1, "B", ""), (2, "C", SONNEBORN), (3, "A", ""), (3, "D", "")]
    last = results(("A", "B", 1.0), ("A", "C", 0.0), ("B", "D", 1.0), ("C", "E", 0.0), ("D", "F", 1.0))
    # A, B, C, D and E have a point each, F none. SB: A beat B: 1; B beat D: 1; C beat A: 1; E beat C: 1; D beat F: 0.
    assert [(line.place, "ABCDEF"[line.entrant], line.by) for line in standings(EventRules(SWISS, (2,)), last)][-1] == (
        6,
        "F",
        "",
    )
    pair = results(("A", "B", 1.0), ("B", "C", 1.0), ("A", "C", 0.0))
    assert {line.by for line in standings(EventRules(ROUND_ROBIN, (2,)), pair)} == {""}
    both = results(("A", "B", 1.0), ("C", "A", 1.0), ("B", "C", 1.0), ("B", "D", 0.0), ("A", "D", 0.0))
    # A 1 (SB 1), B 1 (SB 1), C 1 (SB 1), D 2: A, B and C have all met, and each has one of two: shared.
    assert [line.place for line in standings(EventRules(ROUND_ROBIN, (2,)), both)] == [1, 2, 2, 2]
    direct = results(
        ("A", "B", 1.0), ("A", "C", 0.0), ("B", "C", 1.0), ("C", "D", 0.0), ("B", "D", 0.0), ("A", "D", 1.0)
    )
    # A 2 (beat B 1, D 2: SB 3), B 1 (beat C 1: SB 1), C 1 (beat A 2: SB 2), D 2 (beat C 1, B 1: SB 2).
    assert [
        (line.place, "ABCD"[line.entrant], line.by) for line in standings(EventRules(ROUND_ROBIN, (2,)), direct)
    ] == [
        (1, "A", ""),
        (2, "D", SONNEBORN),
        (3, "C", ""),
        (4, "B", SONNEBORN),
    ]


def test_two_equal_ones_who_met_are_told_apart_by_that() -> None:
    """A beat B; each of both beat one of C and D, who have a point each, and lost to the other."""
    here = results(("A", "B", 1.0), ("B", "C", 1.0), ("E", "A", 1.0), ("B", "D", 0.0), ("C", "E", 1.0), ("D", "E", 0.0))
    lines = {"ABCDE"[line.entrant]: line for line in standings(EventRules(ROUND_ROBIN, (2,)), here)}
    assert {name: (float(line.points), float(line.sonneborn)) for name, line in lines.items()} == {
        "A": (1.0, 1.0),
        "B": (1.0, 1.0),
        "C": (1.0, 2.0),
        "D": (1.0, 1.0),
        "E": (2.0, 2.0),
    }
    only_two = replace(here, games=tuple(game for game in here.games if game.board != 3))  # without B against D
    ordered = [
        (line.place, "ABCDE"[line.entrant], line.by) for line in standings(EventRules(ROUND_ROBIN, (2,)), only_two)
    ]
    assert ordered == [(1, "E", ""), (2, "C", ""), (3, "A", SONNEBORN), (4, "B", DIRECT), (5, "D", "")]
