"""Prospects: shares of the victory that add up, follow the results, and tell the course of a game."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from underhall.core.evaluation import Evaluator
from underhall.core.game import find
from underhall.core.net import NetEvaluator
from underhall.core.record import read
from underhall.core.state import State
from underhall.players.course import LEAST_CHANGE, MOST_ALTERNATIVES, MOST_POINTS, MOST_STEPS, Course
from underhall.players.levels import make
from underhall.players.player import ask
from underhall.players.prospects import FILE, Calibration, Prospects, calibration_for, fitted

OURS = ("dwarf", "dwar7s_fall", "dwar7s_duel", "dig_deeper_dwarf")
# A game of DWARF by three: in round 17 Cid takes the steel lead, and wins in the end.
THREE = (Path(__file__).parent / "dwarf_three.record").read_text(encoding="utf-8")


def played(key: str, seed: int, player: str = "greedy", most: int = 3000, **options: object) -> tuple[State, list[int]]:
    """A game of one player against itself: its start and its moves."""
    state: State = find(key).new(seed, **options)
    start = state.copy()
    moves: list[int] = []
    chooser = make(player, key)
    while state.seat >= 0 and len(moves) < most:
        moves.append(ask(chooser, state, len(moves)))
        state.play(moves[-1])
    return start, moves


def judged(start: State, moves: list[int]) -> Course:
    course = Course(start, moves)
    for _ in course.judge():
        pass
    return course


@pytest.mark.parametrize("key", OURS)
def test_shares_add_up_to_one_all_through_a_game(key: str) -> None:
    for players in (2, 3):
        if key == "dwar7s_duel" and players == 3:
            continue
        options = {} if key == "dwar7s_duel" else {"players": players}
        start, moves = played(key, 5, "random", 60, **options)
        prospects = Prospects(start)
        for move in moves:
            shares = prospects.shares(start)
            assert sum(shares) == pytest.approx(1.0)
            assert all(0.0 <= share <= 1.0 for share in shares)
            start.play(move)


def test_a_finished_game_is_worth_its_result() -> None:
    over = read(THREE).replay()
    assert Prospects(over).shares(over) == over.outcome().results == [0.0, 0.0, 1.0]


def test_a_calibration_keeps_the_order_and_the_sum() -> None:
    steep = Calibration(2.0)
    assert steep.shares([0.6, 0.3, 0.1])[0] > 0.6
    assert sum(steep.shares([0.6, 0.3, 0.1])) == pytest.approx(1.0)
    assert Calibration(0.5).shares([0.6, 0.3, 0.1])[0] < 0.6
    assert Calibration().shares([0.6, 0.3, 0.1]) == pytest.approx([0.6, 0.3, 0.1])
    values = [number / 20 for number in range(1, 20)]
    for calibration in (steep, Calibration(0.5), Calibration(1.0, -1.0)):
        shares = [calibration.share(value, 0, 3) for value in values]
        assert shares == sorted(shares)
        assert len(set(shares)) == len(shares)
    assert Calibration(1.0, 1.0).share(0.5, 0, 2) > 0.5 > Calibration(1.0, 1.0).share(0.5, 1, 2)


@pytest.mark.parametrize("key", ["dwarf", "dig_deeper_dwarf"])
def test_every_fit_says_how_it_was_made_and_is_used(key: str) -> None:
    game = find(key)
    file = game.folder() / FILE
    entries = [one for one in tomllib.loads(file.read_text(encoding="utf-8"))["fit"] if one["game"] == key]
    assert entries
    for entry in entries:
        assert entry["command"].startswith(f"python bench/calibration.py {key}")
        assert entry["games"] > 0
        found = fitted(game, game.configure(entry["options"]))
        assert (found.slope, found.shift) == (entry["slope"], entry["shift"])
        assert found.slope > 0.0


def test_what_a_net_says_is_taken_as_it_is_and_solo_is_fitted() -> None:
    dwarf = find("dwarf")
    three, alone = dwarf.new(1, players=3), dwarf.new(1, players=1)
    as_it_is = calibration_for(three, dwarf.evaluator())
    assert (as_it_is.slope, as_it_is.shift) == (1.0, 0.0)
    assert calibration_for(alone, dwarf.evaluator()).slope != 1.0


@pytest.mark.parametrize("key", OURS)
def test_every_number_of_players_has_a_net_that_tells_prospects(key: str) -> None:
    game = find(key)
    for options in game.variants():
        state = game.new(1, **options)
        if state.seats < 2 or options.get("players") == 1:
            continue
        predictor = game.predictor()
        assert isinstance(predictor, NetEvaluator)
        assert predictor.net_for(state) is not None
        plays_by_net = isinstance(game.evaluator(), NetEvaluator)
        assert plays_by_net == (key in ("dwarf", "dwar7s_duel"))


def test_options_that_nobody_fitted_are_left_as_they_are() -> None:
    found = fitted(find("dwarf"), find("dwarf").configure({"players": 5}))
    assert (found.slope, found.shift) == (1.0, 0.0)
    assert Evaluator().reasons(None, None, 0) is None


def test_the_curve_of_three_players_is_not_flat_until_the_last_move() -> None:
    """The old curve stood within a few per cent of thirds until the result was known."""
    record = read(THREE)
    course = judged(record.start(), list(record.moves))
    last = len(record.moves)
    winner = course.rows[last].index(1.0)
    before = [row[winner] for row in course.rows[:last]]
    assert max(before) - min(before) > 0.4
    old, state = [], record.start()
    for move in record.moves:
        old.append(record.game.handwritten().value(state, winner))
        state.play(move)
    assert max(old) - min(old) < 0.2
    assert course.rows[last - 1][winner] > 0.5
    # Whoever wins is ahead on the average of the last third of the game.
    third = course.rows[2 * last // 3 : last]
    means = [sum(row[seat] for row in third) / len(third) for seat in range(3)]
    assert means.index(max(means)) == winner


def test_turning_points_are_choices_few_large_and_never_the_last_move() -> None:
    """Bug 26 of the table's review."""
    record = read(THREE)
    moves = list(record.moves)
    course = judged(record.start(), moves)
    assert 1 <= len(course.points) <= MOST_POINTS
    numbers = [point.move for point in course.points]
    assert numbers == sorted(numbers)
    assert numbers[-1] < len(moves)
    for point in course.points:
        there = record.replay(point.move - 1)
        assert there.seat == point.mover
        assert len(there.moves()) > 1
        seat = course.most_changed(point.move)
        assert abs(course.change(point.move, seat)) >= LEAST_CHANGE


def test_turning_points_are_told_in_every_language() -> None:
    record = read(THREE)
    course = judged(record.start(), list(record.moves))
    names = ["Ann", "Bob", "Cid"]
    chances = {"en": "your chances", "de": "deine Chancen", "pt-BR": "suas chances"}
    for language, yours in chances.items():
        voice = record.game.voice(language, names)
        for viewer in (-1, 0, 1, 2):
            for told in course.told(voice, viewer):
                sentence = str(told["sentence"])
                assert "{" not in sentence
                assert "%" in sentence
                assert (yours in sentence) == (told["seat"] == viewer)


def test_a_forced_move_and_chance_alone_are_no_turning_points() -> None:
    record = read(THREE)
    course = judged(record.start(), list(record.moves))
    steps = dict(course.largest_steps())
    move, seat = next(iter(steps.items()))
    change = course.change(move, seat)
    after = course.rows[move][seat]
    # The same whatever is played: chance. The other way round: not this choice. Far from it: a choice.
    assert course.weight(move, seat, after) == 0.0
    assert course.weight(move, seat, after + change) == 0.0
    assert course.weight(move, seat, after - change) == pytest.approx(abs(change))


def test_a_long_game_costs_no_more_than_its_length_and_a_bound() -> None:
    start, moves = played("dig_deeper_dwarf", 2, "random", 400, players=2)
    pieces = sum(1 for _ in Course(start, moves).judge())
    assert pieces <= 2 * len(moves) + MOST_STEPS * MOST_ALTERNATIVES
