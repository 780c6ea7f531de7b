"""The 45 worked scenarios of the specification (section 6), from files that read like it.

A scenario gives a position and then steps, each any of: ``play`` moves (with who is asked), ``legal`` and ``illegal``
moves, ``only`` (all legal moves that begin so, no more and no less), ``expect`` facts (``Table.fact``).
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.rules.dwar7s.table import Table, new, table

FILES = sorted(Path(__file__).with_name("scenarios").glob("*.toml"))
SCENARIOS = [scenario for file in FILES for scenario in tomllib.loads(file.read_text(encoding="utf-8"))["scenario"]]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario["id"] for scenario in SCENARIOS])
def test_scenario(scenario: dict[str, Any]) -> None:
    there = new(**scenario["new"]) if "new" in scenario else table(**scenario.get("given", {}))
    for number, step in enumerate(scenario["steps"]):
        take(there, step, f"step {number + 1}")


def take(there: Table, step: dict[str, Any], where: str) -> None:
    assert set(step) <= {"play", "legal", "illegal", "only", "expect"}, where
    there.play(*step.get("play", []))
    for move in step.get("legal", []):
        assert there.legal(move), f"{where}: '{move}' should be legal"
    for move in step.get("illegal", []):
        there.refused(move)
    for begin, moves in step.get("only", {}).items():
        assert sorted(there.offered(begin)) == sorted(moves), f"{where}: moves '{begin}...'"
    for path, value in step.get("expect", {}).items():
        assert there.fact(path) == value, f"{where}: {path}"


def test_all_scenarios_of_the_specification_are_here() -> None:
    found = {scenario["id"].rstrip("abcdefgh") for scenario in SCENARIOS}
    assert found == {f"W-{number}" for number in range(1, 46)}
