"""Whole numbers out of text that somebody typed or sent."""

from __future__ import annotations

from typing import Final

# Longer than any number of a game, a seed of 96 bits included; ``int`` itself refuses some thousand digits.
LONGEST: Final = 40


def whole_number(text: str) -> int | None:
    """The number that plain digits spell, with a minus before them or not; None for everything else.

    ``int`` takes more (spaces, underscores, digits of every script), ``str.isdigit`` takes what ``int`` does not.
    """
    digits = text[1:] if text.startswith("-") else text
    if not 1 <= len(digits) <= LONGEST or not digits.isascii() or not digits.isdigit():
        return None
    return int(text)
