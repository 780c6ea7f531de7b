"""Puzzles: those that are shipped, making them, and verifying them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from underhall.cli import puzzle_verifying
from underhall.cli.app import app
from underhall.cli.puzzle_making import Making, numbers_of, ranges_of, texts_of
from underhall.core import game as games
from underhall.core.chance import Chance
from underhall.core.record import Record
from underhall.core.record import load as load_record
from underhall.core.state import State
from underhall.puzzles import judging, making
from underhall.puzzles.judging import GUESSING, meaning
from underhall.puzzles.making import Plan
from underhall.puzzles.puzzle import (
    BadPuzzles,
    Finds,
    Puzzle,
    PuzzleFile,
    id_of,
    load,
    pack,
    shipped_file,
    unpack,
)
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
    monkeypatch.setattr(making, "THIRD", 400)
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


@pytest.fixture
def unjudged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is looked at is a puzzle: what is asked is where is looked, and what becomes of it."""

    def puzzle_at(record: Record, state: State, margin: float, chance: Chance) -> Puzzle:
        packed = pack(record.write())
        best = state.game.moves.print(state.moves()[chance.below(len(state.moves()))])
        return Puzzle(id_of(state.game.key, packed), packed, len(state.moves()), (best,), 0.5, margin, margin)

    monkeypatch.setattr(making, "puzzle_at", puzzle_at)
    monkeypatch.setattr(making, "stands", lambda plan, puzzle: True)


def played_games(folder: Path) -> list[Path]:
    """Two games as their players saved them, and one of another game."""
    paths = []
    for name, key, seed in (("first", "dwarf", 11), ("second", "dwarf", 12), ("other", "dwar7s_duel", 1)):
        record = Record(games.find(key), games.find(key).configure({}), seed, ["Ann", "Bob the Builder"])
        state, chance = record.start(), Chance(seed)
        while state.seat >= 0:
            move = state.moves()[chance.below(len(state.moves()))]
            record.moves.append(move)
            state.play(move)
        paths.append(folder / f"{name}.record")
        record.save(paths[-1])
    return paths


def test_puzzles_are_cut_from_records_and_no_record_is_looked_through_twice(unjudged: None, tmp_path: Path) -> None:
    first, second, _ = played_games(tmp_path)
    path = tmp_path / "puzzles.jsonl"
    plan, game = Plan("dwarf", 3, 0.01), games.find("dwarf")
    watched: list[int] = []
    made = Making(plan, game, path, texts_of([first], game)[0])
    made.run(50, 1, watched.append)
    known = load(path)
    assert known.puzzles
    assert watched[-1] == len(known.puzzles)
    moves = load_record(first).moves
    for puzzle in known.puzzles:
        assert puzzle.game_record().moves == moves[: len(puzzle.game_record().moves)]
        assert "Bob" not in unpack(puzzle.record)
    # Killed and begun again, with more records, one of which was looked through under another name.
    first.rename(tmp_path / "renamed.record")
    texts, others = texts_of([tmp_path], game)
    assert (len(texts), others) == (2, 1)
    again = Making(plan, game, path, texts)
    assert len(again.missing()) == 1
    again.run(50, 1, watched.append)
    assert again.missing() == []
    assert load(path).puzzles[: len(known.puzzles)] == known.puzzles
    before = path.read_bytes()
    Making(plan, game, path, texts).run(50, 1, watched.append)
    assert path.read_bytes() == before
    # The same records give the same puzzles, and games of bots may be added.
    anew = Making(plan, game, tmp_path / "anew.jsonl", texts_of([second], game)[0])
    anew.run(50, 1, watched.append)
    assert {puzzle.id for puzzle in anew.file.puzzles} <= {puzzle.id for puzzle in load(path).puzzles}
    Making(plan, game, path).run(len(load(path).puzzles) + 1, 1, watched.append)
    assert load(path).head["records"] == again.file.head["records"]


def test_what_is_no_record_is_refused_by_name(tmp_path: Path) -> None:
    first, _, other = played_games(tmp_path)

    def told(*words: str) -> str:
        out = str(tmp_path / "out.jsonl")
        done = CliRunner().invoke(app, ["puzzles", "make", "dwarf", "--out", out, "--processes", "1", *words])
        assert done.exit_code != 0
        assert not Path(out).exists()
        return str(done.exception) + done.output

    assert "dwarf" in told("--records", str(other))
    bad = tmp_path / "holiday.record"
    for content in (b"no record", b"\xff\xfe", first.read_bytes()[:-30], b""):
        bad.write_bytes(content)
        assert "holiday.record" in told("--records", str(first), "--records", str(bad))
        assert "holiday.record" in told("--records", str(tmp_path))
    (tmp_path / "empty").mkdir()
    assert "empty" in told("--records", str(tmp_path / "empty"))
    assert "missing" in told("--records", str(tmp_path / "missing"))


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


def test_a_file_that_guessing_solves_or_the_master_does_not_fails(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "file.jsonl"
    PuzzleFile({**file_of("dwarf").head}, file_of("dwarf").puzzles[:20]).save(path)

    def verified(chance: float, by_master: int, *words: str) -> tuple[int, str]:
        """As if so many of the twenty had been found by the master."""

        def checks(found: PuzzleFile, *_: object) -> list[Check]:
            numbered = enumerate(found.puzzles)
            return [
                Check(one.id, chance, 1.0, finds={"master": Finds(1, int(number < by_master), "")})
                for number, one in numbered
            ]

        monkeypatch.setattr(puzzle_verifying, "checked", checks)
        told = CliRunner().invoke(app, ["puzzles", "verify", "--file", str(path), *words])
        return told.exit_code, " ".join(told.output.split())

    assert verified(0.15, 17)[0] == 0
    code, output = verified(0.151, 17)
    assert (code, "guessing solves 15.1%; it may solve 15.0%" in output) == (1, True)
    assert "15.1% 15.1 - 15.1%" in output  # with its interval, as the master's share
    code, output = verified(0.1, 16)
    assert (code, "the master solves 80.0%; it must solve 85.0%" in output) == (1, True)
    assert "80.0% 58.4 - 91.9%" in output
    assert verified(0.2, 2, "--sample", "5")[0] == 0  # a few show little


def test_moves_that_lead_to_the_same_mean_the_same() -> None:
    state = clearest().state()
    moves = state.moves()
    assert len(set(meaning(state, moves, 1).values())) > 1
    assert meaning(state, moves, 1)[moves[0]] == meaning(state, [moves[0]], 1)[moves[0]]
