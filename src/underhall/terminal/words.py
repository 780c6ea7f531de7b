"""What the terminal table itself says, in the chosen language (``terminal.ftl``)."""

from __future__ import annotations

import re

from underhall.core.errors import said_fields
from underhall.core.text import LANGUAGES, Phrasebook

TEXTS = Phrasebook("terminal")


class Words:
    """``say("table.thinking", name=...)`` in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: str, **fields: object) -> str:
        section, _, entry = key.partition(".")
        return TEXTS.phrase(section, entry, self.language, said_fields(fields, self.language))

    def other(self) -> str:
        """The language after this one."""
        return LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]


def fit_keys(text: str, width: int) -> str:
    """As many of the keys of a footer as fit; how to get help and how to leave always stay."""
    if len(text) <= width:
        return text
    items = re.split(r"\s{2,}", text)
    last = [item for item in items if item[:2] in ("? ", "q ")]
    first = [item for item in items if item not in last]
    while first and len("  ".join(first + last)) > width:
        first.pop()
    return "  ".join(first + last)
