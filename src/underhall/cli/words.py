"""What the command line itself says, in the chosen language (texts.toml)."""

from __future__ import annotations

import sys
from pathlib import Path

from underhall.core.errors import BadOption
from underhall.core.text import LANGUAGES, Phrasebook, chosen_language

TEXTS = Phrasebook(Path(__file__).with_name("texts.toml"))


class Words:
    """``say("play.saved", path=...)`` in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: str, **fields: object) -> str:
        section, _, entry = key.partition(".")
        return TEXTS.phrase(section, entry, self.language).format(**fields)


def language_for(wish: str) -> str:
    """The language to speak; a wish that cannot be met is refused, a system language falls back to English."""
    if wish and wish.lower() not in LANGUAGES:
        raise BadOption(f"--lang {wish}: there is no such language here; choose {' or '.join(LANGUAGES)}")
    return chosen_language(wish.lower())


def language_of_help() -> str:
    """Help texts are made before options are read, so the wish is looked up in the arguments themselves."""
    arguments = sys.argv[1:]
    for place, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return chosen_language(argument.partition("=")[2])
        if argument == "--lang" and place + 1 < len(arguments):
            return chosen_language(arguments[place + 1])
    return chosen_language()
