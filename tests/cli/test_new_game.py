"""``underhall new-game``: what it writes can be played at once, and little is missing to a finished game."""

from __future__ import annotations

import difflib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import COMMAND, Run
from tests.examples import EXAMPLES, PEBBLES, on_path

MOST_LINES = 150  # of the diff from the skeleton to examples/pebbles, which is what the tutorial ends with


def files_in(folder: Path) -> dict[str, list[str]]:
    return {
        str(path.relative_to(folder)): path.read_text(encoding="utf-8").splitlines()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".pyc"
    }


def with_games(*sites: Path) -> dict[str, str]:
    """The environment of a process that has these games installed."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*map(str, sites), *filter(None, sys.path)])}


def test_from_the_skeleton_to_pebbles_it_is_a_short_way(run: Run, tmp_path: Path) -> None:
    assert run("new-game", "pebbles", "--in", tmp_path).code == 0
    ours, theirs = files_in(tmp_path / "pebbles"), files_in(EXAMPLES / "pebbles")
    assert list(ours) == list(theirs), "pebbles has the files of the skeleton"
    changes = [line for name in ours for line in difflib.unified_diff(ours[name], theirs[name], name, name, n=0)]
    assert 50 < len(changes) < MOST_LINES


def test_the_skeleton_has_its_places_marked_in_order(run: Run, tmp_path: Path) -> None:
    run("new-game", "pebbles", "--in", tmp_path)
    lines = [line.strip() for text in files_in(tmp_path / "pebbles").values() for line in text]
    marks = [line.lstrip("#").strip() for line in lines if line.startswith(("# ", "### "))]
    numbers = [int(mark.partition(".")[0]) for mark in marks if mark[:1].isdigit()]
    assert sorted(numbers) == list(range(1, 14))


def test_a_new_game_conforms_and_can_be_played_as_it_is(run: Run, tmp_path: Path) -> None:
    answer = run("new-game", "Stone Soup", "--in", tmp_path)
    assert answer.code == 0
    assert "underhall play stone_soup" in answer.out
    environment = with_games(on_path(tmp_path / "stone_soup"))
    checked = subprocess.run(
        [sys.executable, "-m", "underhall.conformance", "stone_soup"], env=environment, capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "broken" not in checked.stdout
    played = subprocess.run(
        [*COMMAND, "play", "stone_soup", "--seats", "human,random"],
        env=environment,
        input="1\n" * 20,
        capture_output=True,
        text=True,
    )
    assert "The game is over" in played.stdout
    assert "o o o o o o o o o o" in played.stdout, "the board is drawn"
    rules = subprocess.run([*COMMAND, "rules", "stone_soup", "S-3"], env=environment, capture_output=True, text=True)
    assert "Whoever takes the last one wins" in rules.stdout


def test_pebbles_conforms_and_its_own_tests_pass() -> None:
    environment = with_games(PEBBLES)
    for words in (["underhall.conformance", "pebbles"], ["pytest", "-q", str(EXAMPLES / "pebbles" / "tests")]):
        done = subprocess.run([sys.executable, "-m", *words], env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr


def test_pebbles_is_played_at_the_command_line() -> None:
    played = subprocess.run(
        [*COMMAND, "--lang", "de", "play", "pebbles", "--seats", "human,novice"],
        env=with_games(PEBBLES),
        input="1\n" * 20,
        capture_output=True,
        text=True,
    )
    assert "A  o o o o o o o" in played.stdout, "the board is drawn"
    assert "from heap" in played.stdout, "English stands in for the language the game does not have"
    assert "Das Spiel ist zu Ende" in played.stdout


@pytest.mark.parametrize("name", ["", "9lives", "über", "a b/c", "../up", "class", "x" * 41, "two__lines"])
def test_names_that_no_package_can_have(run: Run, tmp_path: Path, name: str) -> None:
    answer = run("new-game", name, "--in", tmp_path / "games")
    assert answer.code == 2
    assert "cannot name a game" in answer.err
    assert not (tmp_path / "games").exists()


@pytest.mark.parametrize("name", ["dwarf", "json", "underhall"])
def test_names_that_are_taken(run: Run, tmp_path: Path, name: str) -> None:
    answer = run("new-game", name, "--in", tmp_path)
    assert answer.code == 2
    assert "is taken" in answer.err


def test_nothing_is_written_over(run: Run, tmp_path: Path) -> None:
    (tmp_path / "stone_soup").mkdir()
    answer = run("new-game", "stone-soup", "--in", tmp_path)
    assert answer.code == 2
    assert "is there already" in answer.err
    assert list((tmp_path / "stone_soup").iterdir()) == []


@pytest.mark.parametrize("example", ["pebbles", "high_stone"])
def test_an_example_can_be_installed(example: str, tmp_path: Path) -> None:
    """By pip, with all that its package brings, from a copy: building leaves files behind."""
    source = shutil.copytree(EXAMPLES / example, tmp_path / "source", ignore=shutil.ignore_patterns("__pycache__"))
    site = tmp_path / "site"
    wishes = ["--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check", "-q"]
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", *wishes, "--target", str(site), str(source)],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    listed = subprocess.run([*COMMAND, "games"], env=with_games(site), capture_output=True, text=True)
    assert example in listed.stdout
    brought = {str(path.relative_to(site / example)) for path in (site / example).rglob("*") if path.suffix != ".pyc"}
    assert f"locales/en/rules/{example}.md" in brought
    if example == "high_stone":
        assert {"web/board.js", "web/board.css", "web/cover.svg", "web/lesson.json"} <= brought
