"""Words for people, in every language: messages of Project Fluent, one folder a language.

``locales/en/dwarf.ftl`` holds what DWARF says in English, one message after the other, in sections::

    moves-place = place a worker on { $location }
    left-workers = { $count ->
        [one] one worker left
       *[other] { $count } workers left
    }

A language is a folder and no code: what it does not say is said in English. ``Voice`` fills the messages of a game; a
game with words of its own subclasses it and overrides ``word``.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from underhall.core.buffers import mypyc_attr
from underhall.core.journal import Event
from underhall.core.moves import MoveSpace

S = TypeVar("S")
Fields = dict[str, Any]
WRITTEN_IN: Final = "en"
# Our own languages, and those of whoever is translating Underhall: a folder of such folders.
HERE: Final = Path(__file__).resolve().parents[1] / "locales"
ELSEWHERE: Final = os.environ.get("UNDERHALL_LOCALES", "")


def found_languages() -> tuple[str, ...]:
    """Every language that has a folder, English first, the others by their tags."""
    found: set[str] = set()
    for folder in [HERE, Path(ELSEWHERE)] if ELSEWHERE else [HERE]:
        found.update(path.name for path in folder.iterdir() if any(path.glob("*.ftl")))
    return (WRITTEN_IN, *sorted(found - {WRITTEN_IN}))


LANGUAGES: Final = found_languages()


def closest_language(wish: str) -> str:
    """The language a tag such as de_AT.UTF-8, pt or PT-br asks for; empty if there is none like it."""
    tag = wish.split(".")[0].split("@")[0].replace("_", "-").lower()
    for language in LANGUAGES:
        if language.lower() == tag:
            return language
    for language in LANGUAGES:
        if language.lower().split("-")[0] == tag.split("-")[0]:
            return language
    return ""


def chosen_language(wish: str = "") -> str:
    """The language to speak: what was asked for, else UNDERHALL_LANG, else the system's, else English."""
    for source in (wish, *(os.environ.get(name, "") for name in ("UNDERHALL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))):
        if source:
            return closest_language(source) or WRITTEN_IN
    return WRITTEN_IN


class Messages:
    """One file of one language.

    Most messages are text with fields in it. They are filled here, which is quick and needs no more than a parser; one
    that chooses between forms (plurals) is left to Fluent's own runtime.
    """

    def __init__(self, path: Path, language: str) -> None:
        from fluent.syntax import FluentParser, ast

        self.language = language
        # Text at even places, names of fields at odd ones.
        self.plain: dict[str, list[str]] = {}
        self.chosen: set[str] = set()
        self._bundle: Any = None
        self._resource: Any = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
        for entry in self._resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{path}: {str(entry.content).strip()[:80]!r} is no message")
            if isinstance(entry, ast.Message) and entry.value is not None:
                parts = plain_parts(entry.value)
                if parts:
                    self.plain[entry.id.name] = parts
                else:
                    self.chosen.add(entry.id.name)

    def ids(self) -> list[str]:
        return [*self.plain, *sorted(self.chosen)]

    def has(self, key: str) -> bool:
        return key in self.plain or key in self.chosen

    def say(self, key: str, fields: Fields) -> str:
        parts = self.plain.get(key)
        if parts is None:
            return self.choose(key, fields)
        if len(parts) == 1:
            return parts[0]
        said = ""
        for place, part in enumerate(parts):
            said += part if place % 2 == 0 else str(fields[part])
        return said

    def choose(self, key: str, fields: Fields) -> str:
        """A message that Fluent's runtime has to form."""
        if self._bundle is None:
            from fluent.runtime import FluentBundle

            self._bundle = FluentBundle([self.language, WRITTEN_IN], use_isolating=False)
            self._bundle.add_resource(self._resource)
        said, errors = self._bundle.format_pattern(self._bundle.get_message(key).value, fields)
        if errors:
            raise errors[0]
        return str(said)


def plain_parts(pattern: Any) -> list[str]:
    """Texts and fields of a pattern in turns, beginning with a text; empty if there is more to it than that."""
    from fluent.syntax import ast

    parts = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts[-1] += element.value
            continue
        inner = element.expression
        if isinstance(inner, ast.StringLiteral):
            parts[-1] += inner.parse()["value"]
        elif isinstance(inner, ast.VariableReference):
            parts += [inner.id.name, ""]
        else:
            return []
    return parts


class Phrasebook:
    """All that one part of the house says: a file of the same name in every language, read when first needed.

    A game from elsewhere brings a ``locales`` folder of its own; those it has no file for hear it in English.
    """

    def __init__(self, name: str, folder: Path = HERE) -> None:
        self.name = name
        self.folder = folder
        self._languages: dict[str, Messages | None] = {}

    def messages(self, language: str) -> Messages | None:
        """What it says in a language, or None if nobody has translated it."""
        if language not in self._languages:
            path = self.path(language)
            self._languages[language] = Messages(path, language) if path.is_file() else None
        return self._languages[language]

    def path(self, language: str) -> Path:
        path = self.folder / language / f"{self.name}.ftl"
        return path if path.is_file() or not ELSEWHERE else Path(ELSEWHERE) / language / f"{self.name}.ftl"

    def written(self) -> Messages:
        """The English messages: they are complete."""
        messages = self.messages(WRITTEN_IN)
        if messages is None:
            raise ValueError(f"{self.path(WRITTEN_IN)} is missing")
        return messages

    def has(self, section: str, key: str) -> bool:
        return self.written().has(f"{section}-{key}")

    def keys(self, section: str) -> list[str]:
        """The keys of all messages of a section, in the order of the file."""
        start = section + "-"
        return [name[len(start) :] for name in self.written().ids() if name.startswith(start)]

    def phrase(self, section: str, key: str, language: str, fields: Fields | None = None) -> str:
        name = f"{section}-{key}"
        messages = self.messages(language)
        if messages is None or not messages.has(name):
            messages = self.written()
        return messages.say(name, fields or {})

    def missing(self) -> list[str]:
        """Every message that some language lacks."""
        lacks: list[str] = []
        for language in LANGUAGES:
            messages = self.messages(language)
            lacks += [
                f"{language} {name}" for name in self.written().ids() if messages is None or not messages.has(name)
            ]
        return lacks


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

    def phrase(self, section: str, key: str, **fields: str | int) -> str:
        return self.texts.phrase(section, key, self.language, dict(fields))

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
        return self.phrase("terms", key, change=decimal(change, self.language))

    def ending(self, key: str) -> str:
        return self.phrase("endings", key)


def decimal(number: float, language: str) -> str:
    """A change with its sign, as a language writes numbers: +0.7, in German +0,7."""
    from babel import Locale
    from babel.numbers import format_decimal

    locale = Locale.negotiate([language], [language, WRITTEN_IN], sep="-") or WRITTEN_IN
    return str(format_decimal(number, format="+#,##0.######;-#,##0.######", locale=locale))


def grouped(number: float) -> str:
    """A whole number in groups of three, apart by a narrow space: a comma would mean something else in German."""
    return f"{number:,.0f}".replace(",", "\u202f")


def sentence(text: str) -> str:
    """With a capital letter in front."""
    return text[:1].upper() + text[1:]
