"""A report on a finished game: planted mistakes are found and told, what nobody could know has no say."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from underhall.core.game import find
from underhall.core.record import read
from underhall.core.state import State
from underhall.core.text import LANGUAGES
from underhall.players.course import APART
from underhall.players.game_report import GRADES, MOST_LOST, SCREEN, Choice, GameReport, moments, weigh
from underhall.players.levels import make
from underhall.players.player import ask
from underhall.players.report_words import ReportInWords

HERE = Path(__file__).parent


def played(key: str, level: str, rival: str, seed: int, blunder: int = -1) -> tuple[State, list[int], int]:
    """A game of one of that level against a rival; the first makes the worst move at the choice of a number."""
    state: State = find(key).new(seed, players=2)
    start, moves = state.copy(), []
    players, choices, planted = (make(level, key), make(rival, key)), 0, -1
    while state.seat >= 0:
        legal = state.moves()
        move = legal[0] if len(legal) == 1 else ask(players[state.seat], state, 1000 * seed + len(moves))
        if len(legal) > 1 and state.seat == 0:
            if choices == blunder:
                evaluator = state.game.evaluator()
                worth = []
                for one in legal:
                    after = state.copy()
                    after.play(one)
                    worth.append((evaluator.value(after, 0), one))
                move, planted = min(worth)[1], len(moves)
            choices += 1
        moves.append(move)
        state.play(move)
    return start, moves, planted


def whole(start: State, moves: list[int], seat: int = 0) -> GameReport:
    report = GameReport(start, moves, seat)
    for _ in report.work():
        assert report.done() <= report.of()
    assert report.ready()
    return report


def test_a_planted_mistake_is_found_and_told_in_every_language() -> None:
    start, moves, planted = played("dwarf", "adept", "adept", 3, blunder=12)
    report = whole(start, moves)
    assert planted in [choice.number for choice in report.chosen or []]
    worst = max(report.choices, key=Choice.lost)
    assert worst.number == planted
    assert GRADES[worst.grade()] not in ("master", "sound")
    for language in LANGUAGES:
        words = ReportInWords(report, start.game.voice(language, ["Ann", "Bob"]))
        for _ in words.write():
            pass
        told = words.plain(0)
        assert str(told["headline"]) != str(words.plain(1)["headline"])
        moment = next(one for one in words.moments if one["number"] == planted)
        assert moment["better"]
        assert moment["why"]
        assert moment["better"] != moment["played"]
        assert len(words.choices) == sum(report.counts())


def test_whoever_plays_what_a_search_finds_makes_no_mistakes_and_what_is_forced_is_not_graded() -> None:
    start, moves, _ = played("dwarf", "search:800it", "greedy", 3)
    report = whole(start, moves)
    assert sum(report.counts()[3:]) == 0
    assert report.accuracy() > 0.94
    for choice in report.choices:
        assert len(report.at(choice.number).moves()) == choice.moves > 1
        assert report.at(choice.number).seat == 0
        assert moves[choice.number] == choice.played


@pytest.mark.parametrize("game", ["dwar7s_duel", "dwar7s_fall", "dig_deeper_dwarf"])
def test_what_the_seat_could_not_know_has_no_say(game: str) -> None:
    record = read((HERE / f"{game}_greedy.record").read_text(encoding="utf-8"))
    state, seen = record.start(), 0
    for number, move in enumerate(record.moves[:60]):
        legal = state.moves()
        if 1 < len(legal) <= 40 and number % 3 == 0 and seen < 6:
            task = (SCREEN, move, 64, 16, number)
            dealt_anew = state.imagine(state.seat, 99)
            assert weigh(state, task) == weigh(dealt_anew, task)
            seen += 1
        state.play(move)
    assert seen > 2


def test_moments_stand_apart_and_small_losses_are_none() -> None:
    choices = [Choice(number, 1, 0, 5) for number in range(0, 40, 2)]
    for place, lost in ((3, 0.3), (4, 0.29), (9, 0.1), (12, 0.2), (15, 0.05)):
        choices[place].take((1, 0.4, 0.4 + lost, 0.0, 0.5))
    choices[6].take((1, 0.4, 0.9, 0.4, 0.5))  # within the error: nothing is known
    assert choices[6].lost() == 0.0
    found = moments(choices)
    assert [choice.number for choice in found] == [6, 18, 24]
    assert all(later.number - sooner.number >= APART for sooner, later in pairwise(found))
    assert [GRADES[choice.grade()] for choice in found] == ["collapse", "mistake", "collapse"]
    assert len(MOST_LOST) == len(GRADES) - 1
