"""The page about the doors: its examples run and end with a learning curve, its table is right."""

from __future__ import annotations

import contextlib
import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

import underhall

from .tables import GAMES, player_counts

PAGE = (Path(__file__).parents[2] / "docs" / "doors.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.S)
DOORS = re.findall(r"^## (.*?)\n(?:(?!^## ).)*?```python\n(.*?)```", PAGE, re.S | re.M)


def test_there_is_an_example_for_every_door() -> None:
    assert [name for name, _ in DOORS] == ["Many games at once", "PettingZoo", "Gymnasium", "OpenSpiel"]
    assert len(BLOCKS) == len(DOORS) + 1


@pytest.mark.parametrize(("name", "example"), DOORS, ids=[name for name, _ in DOORS])
def test_an_example_ends_with_a_learning_curve(name: str, example: str) -> None:
    """With fewer games than a reader would play."""
    assert len(example.splitlines()) < 27
    shorter, replaced = re.subn(r"^(GAMES|STEPS) = \d+$", lambda found: found[1] + " = 10", example, flags=re.M)
    assert replaced == 1
    shorter = shorter.replace("STEPS = 10", "STEPS = 150").replace('"dwarf", 256', '"dwarf", 16')
    space: dict[str, Any] = {}
    with contextlib.redirect_stdout(io.StringIO()) as said:
        exec(BLOCKS[0] + shorter, space)
    curve = space["curve"]
    assert len(curve) >= 10
    assert all(0.0 <= share <= 1.0 for share in curve)
    assert space["learner"].weights.any(), "nothing was learned"
    assert said.getvalue().startswith("[")


@pytest.mark.parametrize("name", [name for name, _ in DOORS])
def test_what_an_example_printed_stands_below_it_and_is_a_learning_curve(name: str) -> None:
    chapter = PAGE.split(f"\n## {name}\n")[1].split("\n## ")[0]
    printed = re.search(r"^It printed `(\[.*\])`", chapter.split("```\n")[1], re.M)
    assert printed is not None
    curve = json.loads(printed[1])
    assert len(curve) == 10
    assert sum(curve[5:]) / 5 > 0.65


@pytest.mark.parametrize("key", GAMES)
def test_the_table_of_games_is_right(key: str) -> None:
    made = underhall.batch(key, 1)
    row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{key}` |"))
    counts = player_counts(key)
    players = f"{counts[0]} to {counts[-1]}" if len(counts) > 1 else str(counts[0])
    assert row.startswith(f"| `{key}` | {players} | {made.plan.observation} | {made.plan.actions} |")
