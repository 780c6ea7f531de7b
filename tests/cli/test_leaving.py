"""Nothing is ever lost: Ctrl-C, the end of the input and signals save the game and say how to go on."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest

from tests.cli.conftest import COMMAND, Run
from underhall.core import record as records
from underhall.core.game import find


def sit_down(path: Path) -> subprocess.Popen[str]:
    """A game in which the first move has been made and the next is being asked for."""
    game = subprocess.Popen(
        [*COMMAND, "play", "dwarf", "--seed", "7", "--save", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=dict(os.environ) | {"PYTHONUNBUFFERED": "1"},
    )
    assert game.stdin is not None
    assert game.stdout is not None
    game.stdin.write("place 5\n")
    game.stdin.flush()
    for line in game.stdout:
        if "place no worker" in line:
            return game
    raise AssertionError("the game ended early")


@pytest.mark.parametrize(
    ("number", "code"),
    [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)],
)
def test_a_signal_saves_and_says_where(tmp_path: Path, number: signal.Signals, code: int) -> None:
    path = tmp_path / "game.record"
    game = sit_down(path)
    game.send_signal(number)
    out, err = game.communicate(timeout=120)
    assert game.returncode == code
    assert "Traceback" not in out + err
    assert f"The game is saved in {path}" in out
    assert f"underhall play dwarf --load {path}" in out
    assert records.load(path).moves[0] == find("dwarf").moves.parse("place 5")


def test_killed_outright_the_moves_so_far_are_safe(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    game = sit_down(path)
    game.kill()
    game.communicate(timeout=120)
    assert records.load(path).moves[0] == find("dwarf").moves.parse("place 5")


def test_the_end_of_the_input_saves(pipe: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    answer = pipe("play", "dwarf", "--seed", 7, "--save", path, typed="")
    assert answer.code == 0
    assert f"underhall play dwarf --load {path}" in answer.out
    assert records.load(path).moves == []


def test_going_on_after_a_signal(tmp_path: Path, pipe: Run) -> None:
    path = tmp_path / "game.record"
    game = sit_down(path)
    game.send_signal(signal.SIGTERM)
    game.communicate(timeout=120)
    stopped = records.load(path).replay().fingerprint()
    pipe("play", "dwarf", "--load", path, typed="")
    assert records.load(path).replay().fingerprint() == stopped


def test_a_reader_that_goes_away_is_no_failure() -> None:
    words = " ".join([*COMMAND, "rules"])
    done = subprocess.run(["bash", "-c", f"set -o pipefail; {words} | head -1"], capture_output=True, text=True)
    assert done.returncode == 0
    assert done.stderr == ""
