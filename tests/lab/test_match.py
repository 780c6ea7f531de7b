"""Matches: paired deals, rotated seats, whoever plays them; the file they resume from."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from tests.lab.conftest import all_numbers, lines, numbers, played, small
from underhall.core.errors import BadOption
from underhall.core.game import find
from underhall.lab.figures import Standing, deal_score, game_score
from underhall.lab.match import OtherEngine, Played, play_game, play_games
from underhall.lab.results_file import BadResultsFile, ResultsFile, default_path
from underhall.lab.statistics import SequentialTest
from underhall.lab.workers import Batches, Processes, WorkerLost

COMMAND = [sys.executable, "-m", "underhall.cli", "match", "dwarf"]


def test_every_deal_is_played_with_every_rotation() -> None:
    match = small("random", "random", "random")
    games = play_games(match, list(range(6)))
    assert [game.seating for game in games[:3]] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert games[0].seed == games[1].seed == games[2].seed != games[3].seed
    game = find("dwarf")
    assert game.deal(match.options, games[3].seed).fingerprint() != game.deal(match.options, 1).fingerprint()


def test_a_game_depends_on_its_number_alone() -> None:
    match = small("search:5it", "random")
    assert numbers([play_game(match, 3)]) == numbers(play_games(match, [0, 3]))[1:]
    assert numbers([play_game(small("search:5it", "random", seed=2), 3)]) != numbers([play_game(match, 3)])


def test_players_follow_the_names() -> None:
    assert small("random", "random", "random", "random").options["players"] == 4
    assert small("random").options["players"] == 1
    with pytest.raises(BadOption, match="2 players are named, but dwarf with these options has 3 seats"):
        small("random", "greedy", players=3)
    with pytest.raises(BadOption, match="there is no player 'gredy'"):
        small("gredy", "random")


def test_a_worker_with_other_sources_does_not_play_along() -> None:
    match = small("random", "random")
    with pytest.raises(OtherEngine, match="another version of underhall"):
        play_game(replace(match, engine="0123456789ab"), 0)
    with pytest.raises(OtherEngine, match="other cards"):
        play_game(replace(match, cards="01234567"), 0)


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    match = small("random", "search:4it")
    alone = played(match, tmp_path / "one", 12)
    with Processes(2) as workers:
        together = played(match, tmp_path / "two", 12, workers)
    assert all_numbers(alone) == all_numbers(together)
    assert alone.figures().players[0].rate == together.figures().players[0].rate


def test_a_lost_process_is_said_so() -> None:
    with Processes(1) as workers, pytest.raises(WorkerLost, match="start again to go on"):
        list(workers.play(_die, [1]))


def _die(numbers: list[int]) -> int:
    os._exit(1)


def test_batches_cover_everything_once() -> None:
    batches = Batches(list(range(100)), 2)
    taken: list[int] = []
    while batches.left():
        part = batches.take()
        taken += part
        batches.fit(len(part), 1e-9)
    assert taken == list(range(100))


# Figures.


def _finished(number: int, results: list[float], seating: list[int]) -> Played:
    rows = [{"gold": 3 * number}, {"gold": 1}]
    return Played(number, 1, seating, results, rows, "items", 10, [4, 4], [0.4, 0.8])


def test_figures_by_hand() -> None:
    """Two deals: player 0 wins three of four games, and seat 1 wins three of four."""
    standing = Standing(small("greedy", "random"))
    standing.add(_finished(0, [0.0, 1.0], [0, 1]))
    standing.add(_finished(3, [0.0, 1.0], [1, 0]))
    assert standing.games() == 0
    standing.add(_finished(2, [1.0, 0.0], [0, 1]))
    assert standing.games() == 0  # the first deal is still missing: deals count in their order
    standing.add(_finished(1, [0.0, 1.0], [1, 0]))
    figures = standing.figures()
    assert (figures.games, figures.deals) == (4, 2)
    first, second = figures.players
    assert (first.alone, second.alone) == (3, 1)
    assert (first.rate.value, second.rate.value) == (0.75, 0.25)
    assert [rate.value for rate, _ in figures.seats] == [0.25, 0.75]
    assert first.elo.value == pytest.approx(190.85, abs=0.01)
    assert first.points["gold"].value == pytest.approx((0 + 1 + 6 + 1) / 4)
    assert first.seconds == pytest.approx((0.4 + 0.8 + 0.4 + 0.8) / 16)


def test_after_a_break_deals_that_ran_ahead_count() -> None:
    standing = Standing(small("greedy", "random"))
    tested = Standing(small("greedy", "random"), SequentialTest(0, 30))
    for held in (standing, tested):
        for number in (4, 5, 7):  # deal 2 is whole, deal 3 is not
            held.add(_finished(number, [1.0, 0.0], [number % 2, 1 - number % 2]))
        held.take_rest()
    assert (standing.games(), tested.games()) == (2, 0)
    assert standing.figures().players[0].alone == 1


def test_score_for_elo() -> None:
    assert game_score([0.0, 0.0], 0) == 0.5
    assert game_score([0.5, 0.5, 0.0], 0) == 0.75
    assert game_score([0.5, 0.5, 0.0], 2) == 0.0


def test_solo_match_counts_the_automaton(tmp_path: Path) -> None:
    match = small("random", solo_opponent="andvettr_fadir")
    standing = played(match, tmp_path / "solo", 10)
    figures = standing.figures()
    assert figures.games == figures.deals == 10
    assert figures.seats == []
    assert figures.players[0].rate.value < 0.5
    assert figures.players[0].elo.value < 0


def test_sequential_test_stops_where_it_stops_in_any_order(tmp_path: Path) -> None:
    match = small("greedy", "random")
    alone = played(match, tmp_path / "one", 60, test=SequentialTest(-50, 50))
    with Processes(2) as workers:
        together = played(match, tmp_path / "two", 60, workers, SequentialTest(-50, 50))
    assert alone.verdict == together.verdict == "H1"
    assert all_numbers(alone) == all_numbers(together)
    assert 2 <= len(alone.deals) < 30
    # Again from the file, with nothing left to play; and one deal less was not enough.
    again = played(match, tmp_path / "two", 60, test=SequentialTest(-50, 50))
    assert all_numbers(again) == all_numbers(alone)
    test = SequentialTest(-50, 50)
    for deal in alone.deals[:-1]:
        test.add(deal_score(deal, 0))
    assert test.verdict() == ""


# The file.


def test_killed_and_started_again(tmp_path: Path) -> None:
    """SIGKILL in the middle, a half-written line on top: the same numbers as without, and no process is left over."""
    broken, whole = tmp_path / "broken.jsonl", tmp_path / "whole.jsonl"
    arguments = ["search:12it", "random", "--games", "24", "--processes", "2", "--out"]
    process = subprocess.Popen([*COMMAND, *arguments, str(broken)], stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        _wait_until(lambda: broken.exists() and broken.read_bytes().count(b"\n") >= 4)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
    before = broken.read_bytes().count(b"\n")
    assert before < 25
    _wait_until(lambda: not _alive(process.pid))
    with broken.open("ab") as file:
        file.write(b'{"game":23,"seed":42')
    resumed = subprocess.run([*COMMAND, *arguments, str(broken)], capture_output=True, check=True, timeout=120)
    unbroken = subprocess.run([*COMMAND, *arguments, str(whole)], capture_output=True, check=True, timeout=120)
    assert f"{before - 1} games are there already" in resumed.stdout.decode()
    assert lines(broken) == lines(whole)
    assert len(lines(whole)) == 24
    assert _figures(resumed.stdout.decode()) == _figures(unbroken.stdout.decode())


def _figures(printed: str) -> list[str]:
    """The tables but for the times."""
    kept = [line for line in printed.splitlines() if " ms" not in line and "there already" not in line]
    return [line for line in kept if "Every game" not in line]


def _alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def _wait_until(condition: object, seconds: float = 90) -> None:
    assert callable(condition)
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_interrupted_prints_what_there_is(tmp_path: Path) -> None:
    path = tmp_path / "interrupted.jsonl"
    words = [*COMMAND, "random", "random", "--games", "100000", "--processes", "2", "--out", str(path)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    _wait_until(lambda: path.exists() and path.read_bytes().count(b"\n") >= 40)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert b"games say this so far; the same command goes on" in out
    assert b"win rate" in out
    assert err == b""
    _wait_until(lambda: not _alive(process.pid))


def test_a_longer_run_continues_a_shorter_one(tmp_path: Path) -> None:
    match = small("random", "random")
    played(match, tmp_path / "file", 4)
    longer = played(match, tmp_path / "file", 7)  # rounded up to whole deals
    assert longer.games() == 8
    assert all_numbers(longer) == all_numbers(played(match, tmp_path / "other", 8))


def test_files_of_other_matches_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "file"
    played(small("random", "random"), path, 2)
    before = path.read_bytes()
    for match, words in [
        (small("random", "greedy"), "players is random random there and random greedy here"),
        (small("random", "random", seed=3), "seed is 1 there and 3 here"),
        (small("random", "random", edition="pnp"), "edition is v1 there and pnp here"),
    ]:
        with pytest.raises(BadResultsFile, match=words), ResultsFile(path, match):
            pass
    head, rest = before.split(b"\n", 1)
    other = json.loads(head) | {"engine": "0123456789ab"}
    path.write_bytes(json.dumps(other, separators=(",", ":")).encode() + b"\n" + rest)
    with (
        pytest.raises(BadResultsFile, match="another version of the engine"),
        ResultsFile(path, small("random", "random")),
    ):
        pass


def test_foreign_and_damaged_files_are_refused_and_kept(tmp_path: Path) -> None:
    match = small("random", "random")
    path = tmp_path / "diary.txt"
    path.write_text("Dear diary,")
    with pytest.raises(BadResultsFile, match="no file of a match"), ResultsFile(path, match):
        pass
    assert path.read_text() == "Dear diary,"
    path = tmp_path / "file"
    played(match, path, 4)
    text = path.read_text().splitlines(keepends=True)
    text[2] = text[2][:30] + "\n"
    path.write_text("".join(text))
    with pytest.raises(BadResultsFile, match="line 3 is damaged"), ResultsFile(path, match):
        pass
    assert path.read_text() == "".join(text)


def test_two_runs_cannot_share_a_file(tmp_path: Path) -> None:
    match = small("random", "random")
    first, second = ResultsFile(tmp_path / "file", match), ResultsFile(tmp_path / "file", match)
    with first, pytest.raises(BadResultsFile, match="another run is writing"), second:
        pass
    with ResultsFile(tmp_path / "file", match) as results:
        assert results.found == 0


def test_default_files_differ_by_match(tmp_path: Path) -> None:
    paths = {
        default_path(tmp_path, match)
        for match in (small("random", "greedy"), small("greedy", "random"), small("random", "greedy", seed=2))
    }
    assert len(paths) == 3
