"""The fit of prospects: it finds the numbers that results were made by; its tables and files say what they should."""

from __future__ import annotations

import importlib.util
import random
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from underhall.players.prospects import Calibration

BENCH = Path(__file__).resolve().parents[2] / "bench"


@pytest.fixture(scope="module")
def bench() -> ModuleType:
    specification = importlib.util.spec_from_file_location("calibration_bench", BENCH / "calibration.py")
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    sys.modules["calibration_bench"] = module  # dataclasses look their module up
    specification.loader.exec_module(module)
    return module


def drawn(bench: ModuleType, truth: Calibration, seats: int, count: int) -> list[object]:
    """Positions whose results are drawn with the shares of a known map."""
    chance = random.Random(5)
    positions = []
    for _ in range(count):
        values = [chance.random() + 0.1 for _ in range(seats)]
        values = [value / sum(values) for value in values]
        winner = chance.choices(range(seats), truth.shares(values))[0]
        positions.append(bench.Judged(values, [float(seat == winner) for seat in range(seats)]))
    return positions


def test_the_fit_finds_the_numbers(bench: ModuleType) -> None:
    alike = bench.fit(drawn(bench, Calibration(1.7), 3, 3000), False)
    assert alike.slope == pytest.approx(1.7, abs=0.2)
    assert alike.shift == 0.0
    unequal = bench.fit(drawn(bench, Calibration(0.8, -1.2), 2, 3000), True)
    assert unequal.slope == pytest.approx(0.8, abs=0.2)
    assert unequal.shift == pytest.approx(-1.2, abs=0.2)


def test_tenths_of_what_is_true_lie_on_the_diagonal(bench: ModuleType) -> None:
    truth = Calibration(1.7)
    positions = drawn(bench, truth, 3, 3000)
    right, wrong = bench.tenths(positions, truth), bench.tenths(positions, Calibration(5.0))
    assert sum(tenth.count for tenth in right) == 3 * 3000
    assert bench.error(right) < 0.03 < bench.error(wrong)


def test_entries_are_spelled_so_that_they_can_be_read(bench: ModuleType) -> None:
    entry = {"game": "dwarf", "options": {"players": 1, "solo_opponent": "andvettr"}, "slope": 0.7, "shift": -0.1}
    assert tomllib.loads("[[fit]]\n" + bench.spelled(entry))["fit"] == [entry]


def test_a_game_gives_positions_with_its_result(bench: ModuleType) -> None:
    wish = bench.Wish("dwarf", {"players": 1}, "random", 0.0, 3, False)
    positions = bench.play(wish, 0)
    assert len(positions) == bench.POSITIONS
    assert all(sum(position.results) == 1.0 for position in positions)
    assert bench.play(wish, 0) == positions
