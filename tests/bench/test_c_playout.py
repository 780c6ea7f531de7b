"""The C playout that the benchmarks measure against plays the very games the engine plays."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

BENCH = Path(__file__).resolve().parents[2] / "bench"

CONFIGURATIONS: list[dict[str, Any]] = [
    {"players": 2, "edition": "v1"},
    {"players": 2, "edition": "pnp", "special_backs": "duplex", "mountain_end": "empty"},
    {"players": 3, "edition": "pnp"},
    {"players": 4, "edition": "v1", "mountain": "a_on_b", "mountain_end": "empty"},
    {"players": 5, "edition": "pnp", "mountain": "a_on_b"},
    {"players": 1, "edition": "v1", "solo_opponent": "eldhusfifl"},
    {"players": 1, "edition": "pnp", "solo_opponent": "andvettr"},
    {"players": 1, "edition": "v1", "solo_opponent": "andvettr_fadir"},
]


@pytest.fixture(scope="module")
def compare() -> ModuleType:
    specification = importlib.util.spec_from_file_location("compare", BENCH / "compare.py")
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def program(compare: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(compare, tmp_path_factory.mktemp("playout"))


@pytest.fixture(scope="module")
def tracing_program(compare: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(compare, tmp_path_factory.mktemp("playout"), "-DTRACE_MOVES")


def build(compare: ModuleType, folder: Path, *flags: str) -> Path:
    try:
        program: Path = compare.build(folder, *flags)
    except compare.NoCompiler as reason:
        pytest.skip(str(reason))
    return program


@pytest.mark.parametrize("given", CONFIGURATIONS, ids=lambda given: "-".join(str(value) for value in given.values()))
def test_results_are_equal(compare: ModuleType, program: Path, given: dict[str, Any]) -> None:
    checksum, decisions, _ = compare.play_in_c(program, given, 0, 150)
    assert (checksum, decisions) == compare.play_in_python(given, 0, 150)
    assert decisions > 150


@pytest.mark.parametrize("given", CONFIGURATIONS, ids=lambda given: "-".join(str(value) for value in given.values()))
def test_every_move_is_equal(compare: ModuleType, tracing_program: Path, given: dict[str, Any]) -> None:
    checksum, decisions, _ = compare.play_in_c(tracing_program, given, 2**40, 40)
    assert (checksum, decisions) == compare.play_in_python(given, 2**40, 40, trace=True)


def test_the_checksum_tells_games_apart(compare: ModuleType, program: Path) -> None:
    one = compare.play_in_c(program, {}, 0, 1)[0]
    other = compare.play_in_c(program, {}, 1, 1)[0]
    assert one != other
