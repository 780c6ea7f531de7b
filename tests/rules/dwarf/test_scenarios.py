"""The worked scenarios W-1 to W-42 of the specification (section 13), as data in ``scenarios/``.

A scenario is a position, then steps: what is played (with who plays it), and what must hold afterwards. Scenarios told
with variants are several parts. Stacks are looked at before the last move of a round, because the next Mining Phase
follows at once.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.rules.books import book
from tests.rules.dwarf.table import table

FOLDER = Path(__file__).with_name("scenarios")
SPECIFICATION = book("dwarf")


def load() -> list[dict[str, Any]]:
    return [
        scenario
        for path in sorted(FOLDER.glob("*.toml"))
        for scenario in tomllib.loads(path.read_text(encoding="utf-8"))["scenario"]
    ]


SCENARIOS = load()


def parameter(scenario: dict[str, Any]) -> Any:
    name = " ".join(filter(None, (scenario["name"], scenario.get("part", "")))).replace(" ", "-")
    return pytest.param(scenario, id=name, marks=pytest.mark.rule(*scenario["clauses"]))


@pytest.mark.parametrize("scenario", [parameter(scenario) for scenario in SCENARIOS])
def test_scenario(scenario: dict[str, Any]) -> None:
    at = table(**scenario.get("options", {}), **scenario.get("position", {}))
    for step in scenario["step"]:
        at.play(*step.get("play", []))
        expectations = {what: expected for what, expected in step.items() if what != "play"}
        assert expectations, "a step that expects nothing"
        for what, expected in expectations.items():
            found = CHECKS[what](at, expected)
            assert found == expected, f"{what}: {found}, not {expected}"


# How each expectation is read from the table, in the form in which it is written.
CHECKS: dict[str, Any] = {
    "asked": lambda at, _: at.asked,
    "marker": lambda at, _: at.marker,
    "holdings": lambda at, expected: {who: at.holdings(who) for who in expected},
    "stacks": lambda at, expected: {place: at.stack(place) for place in expected},
    "tops": lambda at, expected: {place: at.top(place) for place in expected},
    "mountain": lambda at, expected: " ".join(at.mountain()[: len(expected.split())]),
    "mountain_size": lambda at, _: len(at.mountain()),
    "mountain_2_size": lambda at, _: len(at.mountain(2)),
    "in_mountain": lambda at, expected: " ".join(c for c in expected.split() if c in at.mountain()),
    "in_mountain_2": lambda at, expected: " ".join(c for c in expected.split() if c in at.mountain(2)),
    "discards": lambda at, _: " ".join(at.discards()),
    "last_discard": lambda at, _: at.discards()[-1],
    "workers": lambda at, _: at.workers,
    "placings": lambda at, expected: at.placings[: len(expected)],
    "workers_left": lambda at, expected: {who: list(at.left(who)) for who in expected},
    "offered": lambda at, _: at.offered,
    "places": lambda at, _: " ".join(at.places),
    "specials": lambda at, _: at.specials,
    "refused": lambda at, expected: {move: at.refused(move) for move in expected},
    "last_placed": lambda at, _: at.last_placed,
    "over": lambda at, _: at.over,
    "winners": lambda at, _: at.winners,
    "categories": lambda at, _: [row["categories"] for row in at.state.outcome().rows],
    "attacks": lambda at, _: sum(event.endswith(" attacks") for event in at.events),
}


def test_every_scenario_of_the_specification_is_here_with_its_clauses() -> None:
    text = SPECIFICATION.read_text(encoding="utf-8")
    told = {name: clauses_of(line) for name, line in re.findall(r"^\*\*(W-\d+)\*\* \(([^)]*)\)", text, re.M)}
    assert len(told) == 42
    assert {scenario["name"] for scenario in SCENARIOS} == set(told)
    for scenario in SCENARIOS:
        assert scenario["clauses"] == told[scenario["name"]], scenario["name"]


def clauses_of(text: str) -> list[str]:
    """``D-41 to D-45, D-31`` as the list of clauses it names."""
    clauses: list[str] = []
    for part in text.split(", "):
        ends = [int(number) for number in re.findall(r"D-(\d+)", part)]
        clauses += [part] if len(ends) == 1 else [f"D-{number}" for number in range(ends[0], ends[1] + 1)]
    return clauses
