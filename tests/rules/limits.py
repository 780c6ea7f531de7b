"""For every game's tests of limits: a number of a position or a card file is set to what it may just be, or not."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from underhall.core.errors import BadCatalogue, BadPosition
from underhall.core.game import Game


def changed(position: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """A position with another value at a path such as ``seats.0.pile``."""
    place: Any = position
    *steps, last = path.split(".")
    for step in steps:
        place = place[int(step) if step.isdigit() else step]
    place[last] = value
    return position


def refusal(game: Game, position: dict[str, Any]) -> str:
    """Why a position is refused, nothing if it is not."""
    try:
        game.load(position)
    except BadPosition as error:
        return str(error)
    return ""


def check_field(
    text: str, name: str, field: str, limits: tuple[int, int], path: Path, load: Callable[[Path], Any]
) -> None:
    """The first number of a field in a table of a card file: its limits are taken, one less and one more refused."""
    low, high = limits
    found = re.compile(rf"\b{field} = (-?\d+)").search(text, text.index(f"[[{name}]]"))
    assert found is not None
    for value in (low - 1, low, high, high + 1):
        path.write_text(text[: found.start()] + f"{field} = {value}" + text[found.end() :], encoding="utf-8")
        try:
            load(path)
        except BadCatalogue as error:
            out_of_range = f"is not a whole number {low}-{high}" in str(error)
        else:
            out_of_range = False
        assert out_of_range == (not low <= value <= high), value
