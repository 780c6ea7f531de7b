"""Long random runs over all combinations of options; UNDERHALL_SOAK=1 plays a thousand games, in both builds."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import underhall
from tests.conformance.cases import GAMES
from tests.conformance.test_builds import interpreted_copy
from underhall.conformance import Broken, long_run
from underhall.conformance.long_run import LongGame, play_chunk
from underhall.core.game import find

SOAK = bool(os.environ.get("UNDERHALL_SOAK"))
EACH = 250 if SOAK else 25 if underhall.COMPILED else 2


@pytest.mark.parametrize("key", GAMES)
def test_long_games_keep_everything_that_is_looked_at(key: str) -> None:
    tried: set[str] = set()
    for number in range(EACH):
        game = LongGame(find(key), 7, number)
        game.play()
        tried |= set(game.tried)
    if EACH > 2:
        assert tried >= {"invariants", "saved_and_loaded", "copied", "imagined", "taken_back"}


def test_options_are_drawn_from_all_there_are() -> None:
    for key in GAMES:
        game = find(key)
        drawn = [LongGame(game, 1, number).options for number in range(300)]
        for option in game.options:
            seen = {options[option.key] for options in drawn}
            assert seen >= set(option.values), option.key


@pytest.mark.skipif(
    not underhall.COMPILED, reason="this build is interpreted: there is no compiled one to compare with"
)
def test_both_builds_come_to_the_same_ends(tmp_path: Path) -> None:
    interpreted = interpreted_copy(tmp_path)
    program = (
        "import sys; from underhall.core.game import find; from underhall.conformance.long_run import LongGame\n"
        "for number in range(int(sys.argv[1])):\n"
        "    for key in sys.argv[2:]: print(LongGame(find(key), 3, number).play())"
    )
    games = 100 if SOAK else 2
    command = [sys.executable, "-c", program, str(games), *GAMES]
    found = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(interpreted)}, capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    ends = [LongGame(find(key), 3, number).play() for number in range(games) for key in GAMES]
    assert found.stdout.split() == ends


def test_chunks_in_several_processes_come_to_the_same_digest(capsys: pytest.CaptureFixture[str], monkeypatch) -> None:
    digests = []
    for processes in ("1", "2"):
        words = ["long_run", "dwarf", "--chunks", "2", "--processes", processes]
        monkeypatch.setattr(sys, "argv", words)
        long_run.main()
        digests += re.findall(r"digest of 2 chunks: (\w+)", capsys.readouterr().out)
    assert len(digests) == 2
    assert digests[0] == digests[1]


def caught(stone: Any, match: str) -> str:
    """What the run says of High Stone as it is now; it is small, so something is tried at every other decision."""

    def some_games() -> None:
        for number in range(200):
            LongGame(stone.HIGH_STONE, 1, number).play()

    with pytest.raises(Broken, match=match) as broken:
        some_games()
    return str(broken.value)


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_run, "EVERY", 2)


def test_a_copy_that_forgets_is_noticed(stone, often, monkeypatch) -> None:
    whole = stone.StoneState.copy

    def forgetful(self):
        twin = whole(self)
        twin.points = [0] * self.seats
        return twin

    monkeypatch.setattr(stone.StoneState, "copy", forgetful)
    said = caught(stone, "a copy is another position|does not look to|the position is not as before")
    assert re.search(r"--seed 1 --only \d+", said), "it says how to go there"


def test_a_copy_that_shares_is_noticed(stone, often, monkeypatch) -> None:
    monkeypatch.setattr(stone, "duplicate", lambda buffer: buffer)
    caught(stone, "the original changed while|the position is not as before|refused|BadPosition")


def test_a_position_that_forgets_is_noticed(stone, often, monkeypatch) -> None:
    whole = stone.HighStone.to_plain

    def forgetful(self, state):
        return {**whole(self, state), "points": [0] * state.seats}

    monkeypatch.setattr(stone.HighStone, "to_plain", forgetful)
    caught(stone, "saved and loaded it does not look as before")


def test_a_chunk_says_what_was_done() -> None:
    tally = play_chunk((("dwarf",), 1, 0))
    assert tally.games == {"dwarf": long_run.CHUNK}
    assert tally.over == tally.games
    assert tally.decisions["dwarf"] > 50 * long_run.CHUNK
