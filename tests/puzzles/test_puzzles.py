"""Puzzles: those that are shipped, making them, and verifying them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from underhall.cli.app import app
from underhall.cli.puzzle_making import Making, numbers_of, ranges_of
from underhall.core import game as games
from underhall.puzzles import judging, making
from underhall.puzzles.judging import GUESSING, meaning
from underhall.puzzles.making import Plan
from underhall.puzzles.puzzle import BadPuzzles, Puzzle, PuzzleFile, load, shipped_file
from underhall.puzzles.verifying import Check, look_at, verify

OURS = ("dwarf", "dwar7s_fall", "dwar7s_duel", "dig_deeper_dwarf")


def file_of(game: str) -> PuzzleFile:
    found = shipped_file(games.find(game))
    assert found is not None
    return found


@pytest.mark.parametrize("game", OURS)
def test_every_shipped_puzzle_is_a_question_with_a_few_legal_answers(game: str) -> None:
    puzzles = file_of(game).puzzles
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        state = puzzle.state(games.find(game))
        right = tuple(state.game.moves.parse(text) for text in puzzle.right)
        check = Check(puzzle.id, puzzle.chance)
        look_at(check, puzzle, state, right)
        assert check.wrong == []
        assert puzzle.chance < GUESSING
        assert puzzle.margin >= float(file_of(game).head["margin"])
        assert set(puzzle.levels) == {"novice", "adept", "master"}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hardly any thinking: what is found is not worth solving, but everything is done that is done for good ones."""
    monkeypatch.setattr(judging, "SCREENING", 40)
    monkeypatch.setattr(judging, "FIRST", 100)
    monkeypatch.setattr(judging, "SECOND", 200)
    monkeypatch.setattr(judging, "MASTER", 60)
    monkeypatch.setattr(making, "TRIES", {"novice": 2, "adept": 1, "master": 1})
    monkeypatch.setattr(making, "LEAST_BY_MASTER", 0.0)


def test_making_goes_on_from_what_the_file_holds(quick: None, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    plan = Plan("dwarf", 3, 0.01)
    made = Making(plan, games.find("dwarf"), path)
    made.run(1, 1, lambda there: None)
    first = load(path)
    assert first.puzzles
    # Killed and begun again: what was there stays, and no game is played twice.
    again = Making(plan, games.find("dwarf"), path)
    again.run(len(first.puzzles) + 1, 1, lambda there: None)
    longer = load(path)
    assert longer.puzzles[: len(first.puzzles)] == first.puzzles
    assert len({puzzle.id for puzzle in longer.puzzles}) == len(longer.puzzles) > len(first.puzzles)
    with pytest.raises(BadPuzzles):
        Making(replace(plan, seed=4), games.find("dwarf"), path)


def test_the_numbers_of_the_games_that_were_played_are_kept_short() -> None:
    assert ranges_of({0, 1, 2, 5, 7, 8}) == "0-2 5 7-8"
    assert numbers_of("0-2 5 7-8") == {0, 1, 2, 5, 7, 8}


def clearest() -> Puzzle:
    return max(file_of("dwarf").puzzles, key=lambda puzzle: puzzle.margin)


def test_a_new_search_confirms_a_puzzle_and_finds_a_planted_wrong_answer() -> None:
    puzzle, margin = clearest(), float(file_of("dwarf").head["margin"])
    check = verify("dwarf", puzzle, margin, seed=7)
    assert check.confirmed(margin)
    state = puzzle.state()
    wrong = next(text for text in map(state.game.moves.print, state.moves()) if text not in puzzle.right)
    planted = verify("dwarf", replace(puzzle, right=(wrong,)), margin, seed=7)
    assert [message.key for message in planted.wrong] == ["puzzle_check-other"]


def test_what_a_puzzle_says_of_itself_is_checked(tmp_path: Path) -> None:
    puzzle = clearest()
    every = tuple(map(puzzle.state().game.moves.print, puzzle.state().moves()))
    planted = {
        "puzzle_check-count": replace(puzzle, legal=puzzle.legal + 30),
        "puzzle_check-guessing": replace(puzzle, right=every),
        "puzzle_check-id": replace(puzzle, id="dwarf-0123456789"),
        "puzzle_check-record": replace(puzzle, record=puzzle.record[:-9]),
    }
    for key, one in planted.items():
        assert key in [message.key for message in verify("dwarf", one, 0.05, 1).wrong]
    path = tmp_path / "planted.jsonl"
    PuzzleFile({**file_of("dwarf").head}, [planted["puzzle_check-count"]]).save(path)
    told = CliRunner().invoke(app, ["puzzles", "verify", "--file", str(path), "--processes", "1"])
    assert told.exit_code == 1
    assert puzzle.id in told.output
    path.write_text(json.dumps({"no": "puzzles"}))
    with pytest.raises(BadPuzzles):
        load(path)


def test_moves_that_lead_to_the_same_mean_the_same() -> None:
    state = clearest().state()
    moves = state.moves()
    assert len(set(meaning(state, moves, 1).values())) > 1
    assert meaning(state, moves, 1)[moves[0]] == meaning(state, [moves[0]], 1)[moves[0]]
