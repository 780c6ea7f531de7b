"""How a game speaks: ``Voice`` fills the messages of a game (see ``messages``) with its words.

A game with words of its own subclasses it and overrides ``word``.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from underhall.core.buffers import mypyc_attr
from underhall.core.evaluation import Reason
from underhall.core.journal import Event
from underhall.core.messages import LANGUAGES as LANGUAGES
from underhall.core.messages import LOCALES as LOCALES
from underhall.core.messages import WRITTEN_IN as WRITTEN_IN
from underhall.core.messages import Phrasebook as Phrasebook
from underhall.core.messages import chosen_language as chosen_language
from underhall.core.messages import closest_language as closest_language
from underhall.core.messages import language_name as language_name
from underhall.core.messages import languages_in_words as languages_in_words
from underhall.core.messages import locale_of
from underhall.core.messages import spoken_language as spoken_language
from underhall.core.moves import MoveSpace
from underhall.core.outcome import Outcome

S = TypeVar("S")
MINUS: Final = "\N{MINUS SIGN}"


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

    def chosen(self, options: dict[str, int | str]) -> str:
        """Options with their values in words: ``players: 3, edition: production edition``."""
        return ", ".join(f"{self.option(key)}: {self.choice(key, str(value))}" for key, value in options.items())

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
        """A part of an evaluation that a move changes, for hints: ``+3 iron``."""
        fields: dict[str, Any] = {"change": decimal(change, self.language), "amount": abs(change)}
        return self.texts.phrase("terms", key, self.language, fields)

    def reason(self, reason: Reason) -> str:
        """What speaks for a move: ``takes the gold lead``."""
        fields = {name: self.word(name, value) for name, value in reason.fields.items()}
        return self.phrase("reasons", reason.key, **fields)

    def ending(self, key: str) -> str:
        return self.phrase("endings", key)

    def verdict(self, outcome: Outcome, viewer: int) -> str:
        """Why whoever won has won, in one sentence to one viewer (-1: a spectator); empty if the game does not say.

        ``case`` is ``won`` for a winner, ``lost`` for the one the winner is compared with, else ``seen``.
        """
        verdict = outcome.verdict
        if verdict is None:
            return ""
        rivals = verdict.rivals
        rival = viewer if viewer in rivals else rivals[0] if rivals else -1
        winner = outcome.winners[0] if outcome.winners else 0
        parts = [column for column in verdict.won[winner] if column in verdict.sheet[:-1]]
        fields: dict[str, Any] = {
            "case": "won" if viewer in outcome.winners else "lost" if viewer >= 0 and rival == viewer else "seen",
            "winner": self.seat(winner),
            "winners": self.joined([self.seat(seat) for seat in outcome.winners]),
            "others": self.joined([self.seat(seat) for seat in outcome.winners if seat != viewer]),
            "rival": self.seat(rival) if rival >= 0 else "",
            "own": counted(outcome.rows[winner][verdict.column]),
            "theirs": counted(outcome.rows[rival][verdict.column] if rival >= 0 else 0),
            "parts": self.joined([self.phrase("columns", column) for column in parts]),
            "column": verdict.column,
            **verdict.numbers,
        }
        return sentence(self.phrase("verdicts", verdict.key, **fields))

    def joined(self, names: list[str]) -> str:
        """``Ann, Bo and Cy``."""
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {self.phrase('game', 'and')} {names[-1]}"


def counted(number: int) -> int | str:
    """A number for a sentence: it may choose a plural; below zero it has a minus sign, which a hyphen is not."""
    return number if number >= 0 else f"{MINUS}{-number}"


def decimal(number: float, language: str) -> str:
    """A change with its sign, as a language writes numbers: +0.7, in German +0,7."""
    from babel.numbers import format_decimal

    return str(format_decimal(number, format=f"+#,##0.######;{MINUS}#,##0.######", locale=locale_of(language)))


def grouped(number: float, language: str) -> str:
    """A whole number in groups, as a language writes them: 1,234,567, in German 1.234.567."""
    return written(round(number), language, 0)


def written(number: float, language: str, digits: int) -> str:
    """A number with so many digits behind the point, as a language writes numbers: 0.50, in German 0,50."""
    from babel.numbers import format_decimal

    pattern = "#,##0" + ("." + "0" * digits if digits else "")
    return str(format_decimal(number, format=pattern, locale=locale_of(language)))


def percent(share: float, language: str, digits: int = 1) -> str:
    """A share in per cent, as a language writes it: 12.5%, in German 12,5 %."""
    from babel import Locale
    from babel.numbers import format_percent

    pattern = Locale.parse(locale_of(language)).percent_formats[None].pattern
    digits_pattern = pattern.replace("#,##0", "#,##0" + ("." + "0" * digits if digits else ""))
    return str(format_percent(share, format=digits_pattern, locale=locale_of(language)))


def sentence(text: str) -> str:
    """With a capital letter in front."""
    return text[:1].upper() + text[1:]


def whole_sentence(text: str) -> str:
    """With a capital letter in front and a full stop behind."""
    return sentence(text) if not text or text[-1] in ".!?" else sentence(text) + "."
