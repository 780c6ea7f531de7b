"""What the command line itself says, in the chosen language (``command_line.ftl``)."""

from __future__ import annotations

import sys

from underhall.core.errors import BadOption, said_fields
from underhall.core.text import Phrasebook, chosen_language, closest_language, languages_in_words, percent, written

TEXTS = Phrasebook("command_line")


class Words:
    """``say("play.saved", path=...)`` in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: str, **fields: object) -> str:
        section, _, entry = key.partition(".")
        return TEXTS.phrase(section, entry, self.language, said_fields(fields, self.language))

    def number(self, number: float, digits: int = 0) -> str:
        return written(number, self.language, digits)

    def percent(self, share: float, digits: int = 1) -> str:
        return percent(share, self.language, digits)

    def percents(self, low: float, high: float) -> str:
        """An interval of shares: ``12.5 - 14.0%``."""
        return f"{self.number(100 * low, 1)} - {self.percent(high)}"


def language_for(wish: str) -> str:
    """The language to speak; a wish that cannot be met is refused, a system language falls back to English."""
    if wish and not closest_language(wish):
        raise BadOption("language-unknown", wish=wish, languages=languages_in_words())
    return chosen_language(wish)


def language_of_help() -> str:
    """Help texts are made before options are read, so the wish is looked up in the arguments themselves."""
    arguments = sys.argv[1:]
    for place, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return chosen_language(argument.partition("=")[2])
        if argument == "--lang" and place + 1 < len(arguments):
            return chosen_language(arguments[place + 1])
    return chosen_language()
