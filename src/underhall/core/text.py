"""Words for people, in every language, from one place: a game's ``texts.toml``.

Sections hold entries, entries hold one template for each language::

    [moves.place]
    en = "place a worker on {location}"
    de = "einen Arbeiter auf {location} setzen"

``Voice`` fills the templates. A game with words of its own subclasses it and overrides ``word``.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from underhall.core.buffers import mypyc_attr
from underhall.core.journal import Event
from underhall.core.moves import MoveSpace

if TYPE_CHECKING:
    from pathlib import Path

S = TypeVar("S")
LANGUAGES = ("en", "de")


def chosen_language(wish: str = "") -> str:
    """The language to speak: what was asked for, else UNDERHALL_LANG, else the system's, else English."""
    for source in (wish, *(os.environ.get(name, "") for name in ("UNDERHALL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))):
        if source:
            return source[:2].lower() if source[:2].lower() in LANGUAGES else "en"
    return "en"


class Phrasebook:
    """The texts of one game, read when first needed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._sections: dict[str, Any] = {}

    def sections(self) -> dict[str, Any]:
        if not self._sections:
            import tomllib

            self._sections = tomllib.loads(self.path.read_text(encoding="utf-8"))
        return self._sections

    def has(self, section: str, key: str) -> bool:
        return key in self.sections().get(section, {})

    def phrase(self, section: str, key: str, language: str) -> str:
        entry = self.sections()[section][key]
        return str(entry.get(language, entry["en"]))

    def languages(self) -> list[str]:
        """The languages of the texts: English, and every other one that an entry has."""
        entries = [entry for section in self.sections().values() for entry in section.values()]
        return [language for language in LANGUAGES if language == "en" or any(language in entry for entry in entries)]

    def missing(self) -> list[str]:
        """Every entry that lacks a language. English alone is enough, but a language that is begun must be complete."""
        languages = self.languages()
        return [
            f"{section}.{key}.{language}"
            for section, entries in self.sections().items()
            for key, entry in entries.items()
            for language in languages
            if not entry.get(language)
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Voice(Generic[S]):
    """A game speaking one language to people with names."""

    def __init__(self, texts: Phrasebook, moves: MoveSpace, language: str, names: list[str] | None = None) -> None:
        self.texts = texts
        self.moves = moves
        self.language = language
        self.names: list[str] = names or []

    # What a game writes.

    def word(self, kind: str, value: int) -> str:
        """An argument of a move or an event in words; ``kind`` is the argument's name."""
        if kind == "seat" or kind == "owner":
            return self.seat(value)
        return str(value)

    def details(self, state: S, move: int) -> dict[str, str]:
        """Further fields for a move's sentence that depend on the state."""
        return {}

    def picks(self, state: S, move: int) -> list[str]:
        """The pieces a person clicks for this move, in order, as ``kind:name``."""
        verb = self.moves.verb(move)
        words = verb.decode(move)
        return [verb.key] if not words else [f"{name}:{verb.arguments[name].words[n]}" for name, n in words.items()]

    # What every game gets.

    def phrase(self, section: str, key: str, **fields: str) -> str:
        return self.texts.phrase(section, key, self.language).format(**fields)

    def title(self) -> str:
        return self.phrase("game", "title")

    def option(self, key: str) -> str:
        """What an option is called; its key where a game has no words for it."""
        return self.phrase("option_names", key) if self.texts.has("option_names", key) else key.replace("_", " ")

    def choice(self, key: str, value: str) -> str:
        """What a value of an option is called: in words of this option, else of any, else as it is typed."""
        for entry in (f"{key}_{value}", value):
            if self.texts.has("option_values", entry):
                return self.phrase("option_values", entry)
        return value

    def seat(self, seat: int) -> str:
        if seat < len(self.names):
            return self.names[seat]
        return self.phrase("game", "seat", number=str(seat + 1))

    def move(self, state: S, move: int) -> str:
        """What a move means here, as a sentence."""
        verb = self.moves.verb(move)
        fields = {name: self.word(name, value) for name, value in verb.decode(move).items()}
        fields.update(self.details(state, move))
        return self.phrase("moves", verb.key, **fields)

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        fields = {name: self.word(name, value) for name, value in event.arguments.items()}
        return sentence(self.phrase("events", event.kind, **fields))

    def prompt(self, state: S) -> str:
        """What is asked now, in one sentence."""
        running: Any = state
        return self.phrase("prompts", running.frames[-1].prompt(state), seat=self.seat(running.seat))

    def question(self, state: S, viewer: int) -> str:
        """What is asked, as far as a seat (or spectator, -1) may know; empty if that is a secret."""
        running: Any = state
        asked: int = running.asked(viewer)
        if asked < 0:
            return ""
        if asked == running.seat:
            return self.prompt(state)
        return self.phrase("prompts", running.question(viewer), seat=self.seat(asked))

    def refusal(self, reason: str, state: S, move: int, text: str) -> str:
        return self.phrase("refusals", reason, move=text, **self.details(state, move))

    def term(self, key: str, change: float) -> str:
        """A part of a judgement that a move changes, for hints: ``+3 iron``."""
        return self.phrase("terms", key, change=decimal(f"{change:+g}", self.language))

    def ending(self, key: str) -> str:
        return self.phrase("endings", key)


def decimal(number: str, language: str) -> str:
    """A number as a language writes it: with a comma in German."""
    return number.replace(".", ",") if language == "de" else number


def grouped(number: float) -> str:
    """A whole number in groups of three, apart by a narrow space: a comma would mean something else in German."""
    return f"{number:,.0f}".replace(",", "\u202f")


def sentence(text: str) -> str:
    """With a capital letter in front."""
    return text[:1].upper() + text[1:]
