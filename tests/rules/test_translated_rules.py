"""The rules in other languages: the same clauses, tables and references as in English, and none left untranslated."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.rules.books import BOOKS, book
from underhall.core import rulebook
from underhall.core.game import find
from underhall.core.text import LANGUAGES

# A language that has one translated book has them all; until then its readers get the English ones.
OTHERS = [language for language in LANGUAGES if language != rulebook.WRITTEN_IN]
WITH_RULES = [language for language in OTHERS if any(book(path.stem, language).is_file() for path in BOOKS)]
TRANSLATED = [(path, language) for path in BOOKS for language in WITH_RULES]
PLACE = re.compile(r"^(?:- )?\*\*([A-Z]+-\d+[a-z]?)\b|^(#+\s+(?:\d+(?:\.\d+)*)?)")
# What says the same in every language: clauses and cards by number, option keys, moves, editions.
SAME = re.compile(r"\b[A-Z]{1,2}-\d+[a-z]?\b|`[^`]+`|\*\*\((?:pnp|v1)\)\*\*")
MARKERS = {"en": r"printed|inferred|ruling", "de": r"gedruckt|abgeleitet|Festlegung"}
ENGLISH = re.compile(r"\b(?:the|and|player|players|card|cards|with|which|every|must|turn|each)\b")


def bare(path: Path) -> list[str]:
    return re.sub(r"^```.*?^```$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL).splitlines()


def by_place(path: Path) -> list[tuple[str, str]]:
    """The book cut at its headings and clauses: what each is called whatever the language, and its text."""
    parts: list[tuple[str, list[str]]] = [("", [])]
    for line in bare(path):
        match = PLACE.match(line)
        if match is not None:
            parts.append((match[1] or " ".join(match[2].split()), []))
        parts[-1][1].append(line)
    return [(name, "\n".join(lines)) for name, lines in parts]


@pytest.mark.parametrize(("path", "language"), TRANSLATED, ids=lambda value: getattr(value, "stem", value))
def test_a_translation_has_all_that_the_original_has(path: Path, language: str) -> None:
    original, translated = by_place(path), by_place(book(path.stem, language))
    assert [name for name, _ in translated] == [name for name, _ in original]
    for (name, there), (_, here) in zip(original, translated, strict=True):
        assert Counter(SAME.findall(here)) == Counter(SAME.findall(there)), name
        assert columns(here) == columns(there), name
        assert marked(here, language) == marked(there, rulebook.WRITTEN_IN), name


def columns(text: str) -> list[int]:
    return [line.count("|") for line in text.splitlines() if line.startswith("|")]


def marked(text: str, language: str) -> int:
    return len(re.findall(rf"\[(?:{MARKERS[language]})\b", text))


@pytest.mark.parametrize(("path", "language"), TRANSLATED, ids=lambda value: getattr(value, "stem", value))
def test_nothing_is_left_in_english(path: Path, language: str) -> None:
    for number, line in enumerate(bare(book(path.stem, language)), 1):
        plain = re.sub(r"`[^`]*`|\"[^\"]*\"|„[^“]*“|\([^()]*(?:https?:|\.md)[^()]*\)", "", line)
        assert len(ENGLISH.findall(plain)) < 2, f"line {number}: {line}"


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.stem)
def test_german_calls_a_clause_abschnitt_and_a_section_kapitel(path: Path) -> None:
    """As the command line and the page do: ``underhall rules dwarf Kapitel 12`` opens one."""
    text = book(path.stem, "de").read_text(encoding="utf-8")
    assert re.findall(r"Abschnitt(?:e|en|s)? \d", text) == []
    assert re.search(r"Kapiteln? \d", text)


def test_german_has_rules() -> None:
    assert "de" in WITH_RULES


def test_books_say_in_which_language_they_are() -> None:
    assert {book.language for book in rulebook.books()} == {"en"}
    assert {book.language for book in rulebook.books(language="de")} == {"de"}


def test_a_language_without_rules_falls_back_to_english_and_says_so() -> None:
    [found] = rulebook.books(find("dwarf"), "pt")
    assert (found.language, found.title) == ("en", rulebook.read_book(book("dwarf")).title)
