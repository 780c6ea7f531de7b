"""Features: slices side by side, from what a seat may know alone, its own seat first, each of them saying something."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from underhall.core.chance import Chance
from underhall.core.features import Features, write_features
from underhall.core.game import Options, find, keys
from underhall.core.state import State
from underhall.core.text import LANGUAGES

GAMES = [key for key in keys() if find(key).features() is not None]
VARIANTS = [(key, number) for key in GAMES for number in range(len(find(key).variants()))]


def features_of(key: str) -> Features[Any]:
    features = find(key).features()
    assert features is not None
    return features


def moments(key: str, options: Options, seed: int, every: int) -> Iterator[State]:
    """Some moments of a random game, its end among them."""
    game = find(key)
    state = game.deal(game.configure({**options, **game.at_random()}), seed)
    chance = Chance(seed)
    decisions = 0
    while state.seat >= 0:
        if decisions % every == 0:
            yield state
        moves = state.moves()
        state.play(moves[chance.below(len(moves))])
        decisions += 1
    yield state


@pytest.mark.parametrize("key", GAMES)
def test_slices_lie_side_by_side_the_judged_ones_first(key: str) -> None:
    features = features_of(key)
    end = 0
    for part in features.slices:
        assert (part.start, part.judged) == (end, end < features.judged)
        assert part.size > 0
        end += part.size
    assert end == features.size
    assert any(part.start == features.judged for part in features.slices)
    assert len({part.name for part in features.slices}) == len(features.slices)


@pytest.mark.parametrize("key", GAMES)
def test_every_slice_is_told_in_every_language(key: str) -> None:
    texts = find(key).texts
    for part in features_of(key).slices:
        for language in LANGUAGES:
            assert texts.phrase("features", part.name, language)


@pytest.mark.parametrize(("key", "number"), VARIANTS)
def test_worlds_that_look_the_same_to_a_seat_have_the_same_features(key: str, number: int) -> None:
    features = features_of(key)
    compared = 0
    for state in moments(key, find(key).variants()[number], 11 + number, every=9):
        for seat in range(state.seats):
            true = write_features(features, state, seat)
            for seed in (1, 2):
                assert write_features(features, state.imagine(seat, seed), seat) == true
                compared += 1
    assert compared > 10


@pytest.mark.parametrize("key", GAMES)
def test_every_slice_says_something(key: str) -> None:
    features = features_of(key)
    silent = {part.name: part for part in features.slices}
    for number, options in enumerate(find(key).variants()):
        for seed in range(4):
            for state in moments(key, options, 100 * number + seed, every=1):
                found = write_features(features, state, 0)
                for part in list(silent.values()):
                    if any(found[part.start : part.start + part.size]):
                        del silent[part.name]
                if not silent:
                    return
    assert sorted(silent) == []


def test_the_own_seat_comes_first_and_the_others_in_turn_order() -> None:
    game = find("dwarf")
    features = features_of("dwarf")
    start = next(part.start for part in features.slices if part.name == "holdings")
    position = game.new(3, players=3).position()
    for seat, iron in enumerate((1, 2, 4)):
        position["holdings"][seat]["iron"] = iron
    state = game.load(position)
    for seat, order in enumerate(((1, 2, 4), (2, 4, 1), (4, 1, 2))):
        found = write_features(features, state, seat)
        assert [8 * found[start + 7 * other] for other in range(5)] == [*order, 0, 0]


def test_the_judged_features_see_what_the_workers_will_bring() -> None:
    """A worker on the iron seam brings iron at the end of the round: the seat's row tells it at once."""
    game = find("dwarf")
    features = features_of("dwarf")
    state = game.new(3)
    seat = state.seat
    before = write_features(features, state, seat)
    rows = []
    for move in state.moves():
        after = state.copy()
        after.apply(move)
        rows.append(write_features(features, after, seat)[:4])
    assert before[:4] == [0.0] * 4
    assert any(row[0] > 0.0 for row in rows)


@pytest.mark.parametrize("key", GAMES)
def test_the_page_of_features_has_every_slice(key: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "features.md").read_text(encoding="utf-8")
    texts = find(key).texts
    for part in features_of(key).slices:
        name = f"**{part.name}**" if part.judged else part.name
        assert f"| {part.start} | {part.size} | {name} | {texts.phrase('features', part.name, 'en')} |" in page
