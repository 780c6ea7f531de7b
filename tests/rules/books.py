"""Where the rules of our own games are: in the folder of each language."""

from __future__ import annotations

from pathlib import Path

from underhall.core.messages import LOCALES, WRITTEN_IN

BOOKS = sorted((Path(LOCALES) / WRITTEN_IN / "rules").glob("*.md"))


def book(name: str, language: str = WRITTEN_IN) -> Path:
    return Path(LOCALES) / language / "rules" / f"{name}.md"
