"""Where the rules of our own games are: in the folder of each language."""

from __future__ import annotations

from pathlib import Path

from underhall.core.messages import HERE, WRITTEN_IN

BOOKS = sorted((HERE / WRITTEN_IN / "rules").glob("*.md"))


def book(name: str, language: str = WRITTEN_IN) -> Path:
    return HERE / language / "rules" / f"{name}.md"
