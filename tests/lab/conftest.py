"""Small matches, and a data folder of the test's own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from underhall.core.game import find
from underhall.lab.figures import Standing
from underhall.lab.match import Match, Played, set_up
from underhall.lab.results_file import ResultsFile
from underhall.lab.runner import run
from underhall.lab.statistics import SequentialTest
from underhall.lab.workers import Workers


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv("UNDERHALL_DATA", str(folder))
    monkeypatch.setenv("UNDERHALL_LANG", "en")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8")
    return folder


def small(*players: str, seed: int = 1, **given: Any) -> Match:
    return set_up(find("dwarf"), given, players, seed)


def played(
    match: Match, path: Path, games: int, workers: Workers | None = None, test: SequentialTest | None = None
) -> Standing:
    """The standing after so many games."""
    standing = Standing(match, test)
    with ResultsFile(path, match) as results:
        assert run(results, standing, games, workers or Workers())
    return standing


def numbers(games: list[Played]) -> list[dict[str, Any]]:
    """Everything about games but how long they took."""
    return [{key: value for key, value in game.plain().items() if key != "seconds"} for game in games]


def all_numbers(standing: Standing) -> list[dict[str, Any]]:
    return numbers([game for deal in standing.deals for game in deal])


def lines(path: Path) -> list[dict[str, Any]]:
    """The games in a results file, sorted, without the times."""
    games = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[1:]]
    for game in games:
        del game["seconds"]
    return sorted(games, key=lambda game: int(game["game"]))
