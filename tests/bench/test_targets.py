"""The targets of the benchmarks can be measured: known measures, and options the games take."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from underhall.core.game import Game
from underhall.games.dwarf.game import DWARF

FILE = Path(__file__).resolve().parents[2] / "bench" / "targets.toml"
TARGETS: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["target"]
MEASURES = {"inside", "python_loop", "copies", "interpreted", "c_ratio", "search"}
GAMES: dict[str, Game] = {"dwarf": DWARF}


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target["game"])
def test_every_measure_is_one_the_benchmarks_take(target: dict[str, Any]) -> None:
    assert target.keys() - {"game", "options"} <= MEASURES
    assert target.keys() & MEASURES


@pytest.mark.parametrize("target", [t for t in TARGETS if t["game"] in GAMES], ids=lambda target: target["game"])
def test_options_are_those_of_the_game(target: dict[str, Any]) -> None:
    options = GAMES[target["game"]].configure(target["options"])
    assert options.items() >= target["options"].items()
