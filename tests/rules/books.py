"""Where the rules of our own games are: in the package of each."""

from __future__ import annotations

from pathlib import Path

GAMES = Path(__file__).parents[2] / "src" / "underhall" / "games"
BOOKS = sorted(GAMES.glob("*/rules/*.md"))  # in English; translations lie beside them in folders named as languages


def book(name: str) -> Path:
    return GAMES / name / "rules" / f"{name}.md"
