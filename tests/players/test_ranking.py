"""What a search makes of its tree: ties, the game's plan, sequential halving, and never more time than it has."""

from __future__ import annotations

import time
from collections import Counter

import pytest

from tests.players.doors import at_the_doors
from underhall.core.chance import Chance
from underhall.core.state import State
from underhall.players.search import CLOCK_EVERY, Node, Search, rank

EVEN = 0.5
PLAN_MARGIN = 0.03


def node(move: int, visits: int, mean: float, prior: float = 0.0) -> Node:
    made = Node(move, 0)
    made.visits, made.total, made.prior = visits, visits * mean, prior
    return made


def order(*nodes: Node, prior_weight: float = 0.0, planned: int = -1, seed: int = 1) -> list[int]:
    return [one.move for one in rank(list(nodes), prior_weight, planned, PLAN_MARGIN, Chance(seed))]


def test_moves_are_ranked_by_visits_then_by_rating() -> None:
    assert order(node(0, 5, 0.2), node(1, 9, 0.1), node(2, 5, 0.3), node(3, 5, 0.25)) == [1, 2, 3, 0]
    # What was thought beforehand counts, also for moves that were never tried.
    assert order(node(0, 1, 0.5, 0.1), node(1, 1, 0.4, 0.9), prior_weight=1.0) == [1, 0]
    assert order(node(0, 0, 0.0, 0.1), node(1, 0, 0.0, 0.9), node(2, 0, 0.0, 0.5), prior_weight=2.0) == [1, 2, 0]


def test_equal_moves_are_ranked_by_chance() -> None:
    firsts = Counter(order(*(node(move, 1, 0.5) for move in range(4)), seed=seed)[0] for seed in range(400))
    assert set(firsts) == {0, 1, 2, 3}
    assert max(firsts.values()) < 150


def test_a_search_of_equal_moves_does_not_always_choose_the_first() -> None:
    for candidates in (0, 8):
        chosen = set()
        for seed in range(12):
            state = at_the_doors(lambda door, state: EVEN, 40, seed=seed)
            chosen.add(Search(iterations=20, prior_weight=1.0, candidates=candidates).choose(state))
        assert len(chosen) > 4


def test_the_plan_is_followed_where_it_is_rated_hardly_below_the_best() -> None:
    best, near, far = node(0, 50, 0.60), node(1, 3, 0.58), node(2, 3, 0.56)
    assert order(best, near, far, planned=1) == [1, 0, 2]
    assert order(best, near, far, planned=2)[0] == 0
    assert order(best, near, node(3, 0, 0.0, 0.6), planned=3)[0] == 0  # never tried: nothing is known of it
    assert order(best, near, far, planned=-1)[0] == 0


@pytest.mark.parametrize("candidates", [0, 4])
@pytest.mark.parametrize(("below", "followed"), [(PLAN_MARGIN / 2, True), (PLAN_MARGIN * 2, False)])
def test_search_plays_the_plan(candidates: int, below: float, followed: bool) -> None:
    """Also where the plan's move is not among the moves that look best beforehand."""

    def worth(door: int, state: State) -> float:
        return 0.6 - below if door == 30 else 0.6

    state = at_the_doors(worth, 40, plan=30)
    search = Search(iterations=60, prior_weight=1.0, candidates=candidates, plan_margin=PLAN_MARGIN)
    assert (search.choose(state) == 30) == followed
    assert (search.rank(search.think(state))[0].move == 30) == followed  # what hints go by


def test_a_plan_that_is_not_legal_is_no_plan() -> None:
    search = Search(iterations=30, prior_weight=1.0)
    assert search.choose(at_the_doors(lambda door, state: door / 10, 4, plan=599)) == 3


def luck(door: int, state: State) -> float:
    """Only the tenth door is better than the others, by less than luck makes of it in a single world."""
    return (0.35 if door == 10 else 0.2) + 0.6 * state.chance.copy().below(1000) / 1000


def test_sequential_halving_finds_the_best_of_many_moves_with_few_iterations() -> None:
    found = sum(
        Search(iterations=200, prior_weight=0.5, candidates=16).choose(at_the_doors(luck, 16, seed=seed)) == 10
        for seed in range(20)
    )
    assert found >= 18


@pytest.mark.parametrize("iterations", [1, 7, 50, 200])
@pytest.mark.parametrize("doors", [2, 3, 16, 100])
def test_sequential_halving_uses_its_budget_and_only_its_candidates(iterations: int, doors: int) -> None:
    search = Search(iterations=iterations, prior_weight=0.5, candidates=8)
    answers = set()
    for _ in range(2):
        children = search.think(at_the_doors(luck, doors, seed=3)).children
        visits = [child.visits for child in children.values()]
        assert search.done == sum(visits) == iterations
        assert len(children) == doors
        tried = sorted(count for count in visits if count)
        assert len(tried) == min(doors, 8, iterations)
        if iterations == 200 and doors > 8:  # three rounds with a third of the budget each: 8 moves, 4, 2
            assert tried == [8, 8, 8, 8, 25, 25, 59, 59]
        answers.add(search.choose(at_the_doors(luck, doors, seed=3)))
    assert len(answers) == 1


def test_rivals_are_tried_in_the_same_worlds() -> None:
    seen: dict[int, list[int]] = {}

    def worth(door: int, state: State) -> float:
        seen.setdefault(door, []).append(state.chance.copy().next())
        return EVEN

    Search(iterations=40, candidates=4).think(at_the_doors(worth, 4))
    shortest = min(len(worlds) for worlds in seen.values())
    assert shortest > 10
    assert len({tuple(worlds[:shortest]) for worlds in seen.values()}) == 1


@pytest.mark.parametrize("doors", [3, 600])
def test_seconds_are_kept_also_where_hundreds_of_moves_are_judged_beforehand(
    doors: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock on which every judgement takes ten milliseconds and nothing else takes any time."""
    judged = 0

    def worth(door: int, state: State) -> float:
        nonlocal judged
        judged += 1
        return EVEN

    monkeypatch.setattr(time, "monotonic", lambda: judged * 0.01)
    search = Search(seconds=0.5, prior_weight=2.0)
    state = at_the_doors(worth, doors)
    assert search.choose(state) in state.moves()
    assert judged <= 50 + 2 * CLOCK_EVERY  # an iteration is two judgements, one for each seat
