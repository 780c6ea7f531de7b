"""The worked scenarios of the specification (section 22), as data: the files in scenarios/."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.rules.dig_deeper_dwarf.table import Table

FILES = sorted(Path(__file__).with_name("scenarios").glob("*.toml"))
SCENARIOS: list[dict[str, Any]] = [
    scenario for file in FILES for scenario in tomllib.loads(file.read_text(encoding="utf-8"))["scenario"]
]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario["name"] for scenario in SCENARIOS])
def test_scenario(scenario: dict[str, Any]) -> None:
    Table(scenario).run(scenario["lines"])


def test_all_are_there() -> None:
    """SC-1 and SC-55 are about setup, SC-42 and SC-44 partly so, SC-54 about views: those have tests in other files."""
    named = {int("".join(c for c in scenario["name"][3:] if c.isdigit())) for scenario in SCENARIOS}
    elsewhere = {1, 54, 55}
    assert named | elsewhere == set(range(1, 59))
