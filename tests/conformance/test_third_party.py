"""Somebody else's game, in plain Python and outside this package, joins by an entry point and passes like our own."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conformance.cases import GAMES, name
from tests.examples import HIGH_STONE
from underhall.conformance import GAME_CHECKS, VARIANT_CHECKS, Broken, Effort, check_game, perft, playthrough
from underhall.core import game as games
from underhall.core.errors import UnknownGame
from underhall.core.game import Game

KEY = "high_stone"
THOROUGH = Effort(games=3, samples=20)


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game installed for one test: a folder with a module and its entry point, as pip would leave it."""
    monkeypatch.syspath_prepend(str(HIGH_STONE))
    yield games.find(KEY)
    games._loaded.pop(KEY, None)


def test_it_is_known_once_installed(game: Game) -> None:
    installed = games.keys()
    assert KEY in installed
    assert games.find(KEY) is game
    assert game.voice("de").title() == "Hoher Stein"


def test_it_is_unknown_before() -> None:
    assert KEY not in GAMES
    with pytest.raises(UnknownGame, match=KEY):
        games.find(KEY)


@pytest.mark.parametrize("check", GAME_CHECKS, ids=name)
def test_game(game: Game, check) -> None:
    check(game, THOROUGH)


@pytest.mark.parametrize("check", VARIANT_CHECKS, ids=name)
def test_variants(game: Game, check) -> None:
    for options in game.variants():
        check(game, options, THOROUGH)


def test_everything_at_once(game: Game) -> None:
    check_game(game)


def test_perft_file_is_asked_for_made_and_kept(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "high_stone.txt"
    with pytest.raises(Broken, match=r"python -m underhall\.conformance\.perft high_stone"):
        perft.check_file(game, path)
    text = "\n".join(perft.lines(game))
    path.write_text(text)
    perft.check_file(game, path)
    counts = [line for line in text.splitlines() if not line.startswith("#")]
    assert len(counts) == 3 * len(game.variants())
    wrong = counts[0].rsplit(";", 1)[0] + "; 12345"
    path.write_text(text.replace(counts[0], wrong))
    with pytest.raises(Broken, match="12345 sequences of moves are expected"):
        perft.check_file(game, path)
    path.write_text("\n".join(text.splitlines()[:-3]))
    with pytest.raises(Broken, match="hand=2 is not in it"):
        perft.check_file(game, path)


def test_playthroughs_are_asked_for_made_and_kept(game: Game, tmp_path: Path) -> None:
    with pytest.raises(Broken, match=r"python -m underhall\.conformance\.playthrough high_stone"):
        playthrough.check_files(game, tmp_path)
    playthrough.write_files(game, tmp_path)
    playthrough.check_files(game, tmp_path)
    path = tmp_path / "high_stone-2.txt"
    lines = path.read_text().splitlines()
    place = random.Random(1).randrange(len(lines))
    path.write_text("\n".join([*lines[:place], lines[place] + "!", *lines[place + 1 :]]))
    with pytest.raises(Broken, match=f"high_stone-2.txt line {place + 1} differs"):
        playthrough.check_files(game, tmp_path)
    path.write_text("\n".join(lines[:-1]))
    with pytest.raises(Broken, match="lines"):
        playthrough.check_files(game, tmp_path)


def test_perft_counts_by_hand(game: Game) -> None:
    """Two stones each, two players: seat 0 lays one of two or boasts first; then seat 1 likewise."""
    state = game.new(1, players=2, hand=2)
    assert perft.perft(state, 0) == 1
    assert perft.perft(state, 1) == 3
    # After a stone seat 1 has three moves (twice); after boasting seat 0 has its two stones.
    assert perft.perft(state, 2) == 2 * 3 + 2


def test_commands(tmp_path: Path) -> None:
    """The commands a maintainer types, with the game on the path."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(HIGH_STONE), *filter(None, sys.path)])}

    def run(*words: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", *words], env=environment, capture_output=True, text=True, cwd=tmp_path
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert "high_stone" in run("underhall.conformance.perft", KEY)
    assert len(run("underhall.conformance.checksum", KEY, "--games", "10").strip()) == 16
    assert "high_stone-1.txt" in run("underhall.conformance.playthrough", KEY, str(tmp_path / "made"))
    report = run("underhall.conformance", KEY)
    assert report.count(" kept ") == len(GAME_CHECKS) + len(VARIANT_CHECKS)


def test_positions_are_plain_json(game: Game) -> None:
    position = game.new(3).position()
    assert json.loads(json.dumps(position)) == position
