"""``underhall rules`` finds everything the rules have a number or a heading for, in every game."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from examples.high_stone.high_stone import HIGH_STONE
from tests.cli.conftest import Run
from tests.rules.books import book
from underhall.cli.rules import print_how_to
from underhall.cli.words import Words
from underhall.core import rulebook
from underhall.core.game import find, keys
from underhall.core.messages import LOCALES, Phrasebook
from underhall.core.text import LANGUAGES

BOOKS = sorted(Path(LOCALES).glob("*/rules/*.md"))  # in every language
# As loosely as can be: any number in bold that begins a line, whatever mark stands before it or word behind it.
NUMBERED = re.compile(r"^\W*\*\*([A-Z]+-\d+[a-z]?)\b", re.MULTILINE)
HEADING = re.compile(r"^(##+) (.*)$", re.MULTILINE)


def game_of(path: Path) -> str:
    return next(key for key in keys() if any(find(key).rules(language) == path for language in LANGUAGES))


def outside_code(text: str) -> str:
    return re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: str(path.relative_to(Path(LOCALES))))
def test_every_numbered_thing_is_found(path: Path) -> None:
    """Clauses and worked scenarios, each by its number, each once, with its whole text."""
    text = path.read_text(encoding="utf-8")
    numbers = NUMBERED.findall(text)
    assert len(numbers) > 150
    assert len(set(numbers)) == len(numbers), "a number stands twice"
    book = rulebook.read_book(path)
    for number in numbers:
        found = rulebook.find(book, [number.lower()])
        assert [clause.number for clause in found] == [number]
        assert len(found[0].text) > 20, number
    # Nothing of an entry is lost: up to the next line that is empty, a heading, or another item of a list.
    for number in numbers:
        begin = re.search(rf"^\W*\*\*{number}\b", text, re.MULTILINE)
        assert begin is not None
        body = re.split(r"\n(?=\n|#|- )", text[begin.end() :], maxsplit=1)[0].replace("*", "")
        shown = rulebook.find(book, [number])[0].text.replace("*", "")
        assert " ".join(shown.split()) == " ".join(body.split()), number


def test_dwarf_has_143_clauses() -> None:
    assert len(rulebook.read_book(book("dwarf")).clauses) == 143


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: str(path.relative_to(Path(LOCALES))))
def test_every_section_can_be_opened(run: Run, path: Path) -> None:
    """By its number where it has one, else by its heading; all that stands in it is there."""
    headings = HEADING.findall(outside_code(path.read_text(encoding="utf-8")))
    assert len(headings) > 20
    book = rulebook.read_book(path)
    assert [heading for mark, heading in headings if mark == "##"] == book.chapters
    for mark, heading in headings:
        number, _, title = heading.partition(" ")
        asked = [number.rstrip(".")] if number[0].isdigit() else heading.split()
        found = rulebook.find_sections(book, asked)
        assert [section.text().splitlines()[0] for section in found] == [f"{mark} {heading}"]
        if number[0].isdigit():
            assert rulebook.find_sections(book, ["section", *asked]) == found
            assert rulebook.find_sections(book, title.split()), title
    whole = "\n".join(section.text() for section in book.sections if section.depth == 2)
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.strip() and line in whole:
            continue
        assert not line.strip() or path.read_text(encoding="utf-8").index(line) < whole_begins(path), line


def whole_begins(path: Path) -> int:
    return path.read_text(encoding="utf-8").index("\n## ")


@pytest.mark.parametrize(
    ("language", "asked", "said"),
    [
        ("en", ("dwarf", "D-130"), "The program keeps this catalogue in a data file"),
        ("de", ("dwarf", "D-130"), "Das Programm hält dieses Verzeichnis in einer Datei"),
        ("en", ("dwarf", "12"), "looking through"),  # a table
        ("de", ("dwarf", "12"), "Stapel ansehen"),
        ("en", ("dwarf", "12."), "12. What differs between editions"),
        ("de", ("dwarf", "Kapitel", "12."), "12. Unterschiede zwischen den Ausgaben"),
        ("en", ("dwarf", "section", "13"), "W-42"),
        ("de", ("dwarf", "section", "13"), "W-42"),
        ("en", ("dwarf", "13"), "Tom items 4, gold 9, steel 8"),
        ("en", ("dwarf", "W-1"), "Sarah wins, 2 categories to 1"),
        ("de", ("dwarf", "W-1"), "Sarah gewinnt mit 2 Kategorien zu 1"),
        ("en", ("dwar7s_fall", "W-1"), "Castle as third action."),
        ("de", ("dwar7s_fall", "W-1"), "Burg als dritte Aktion."),
        ("en", ("dig_deeper_dwarf", "SC-2"), "Thwart chain (printed example)."),
        ("de", ("dig_deeper_dwarf", "SC-2"), "Kette von Antworten (gedrucktes Beispiel)."),
        ("en", ("dwarf", "3.1"), "Draw two cards from the Mountain"),
        ("de", ("dwarf", "3.1"), "Zwei Karten werden nacheinander vom Bergstapel gezogen"),
        ("en", ("dwarf", "6.1"), "first = card.black if card has a black meeple"),  # a block of code
        ("en", ("dig_deeper_dwarf", "Buying", "Jewelry"), "Buying Jewelry"),
        ("de", ("dig_deeper_dwarf", "Schmuck", "kaufen"), "Schmuck kaufen"),
    ],
)
def test_rules_of_every_kind_are_shown(run: Run, asked: tuple[str, ...], said: str, language: str) -> None:
    answer = run("--lang", language, "rules", *asked)
    assert answer.code == 0
    assert said in " ".join(answer.out.split())
    assert max(len(line) for line in answer.out.splitlines()) <= 80


def test_a_word_that_is_also_a_heading_still_searches(run: Run) -> None:
    out = run("rules", "dwarf", "setup").out
    assert "Put each starting card on its location" in out  # section 2
    with_word = [c.number for c in rulebook.find(rulebook.read_book(book("dwarf")), ["setup"])]
    assert all(f"\n{number}  " in f"\n{out}" for number in with_word)


def test_the_contents_tell_how_to_open_a_section(run: Run) -> None:
    english = "12. What differs between editions"
    chapters = {"en": english, "de": "12. Unterschiede zwischen den Ausgaben", "pt-BR": english}
    for language in LANGUAGES:
        out = " ".join(run("--lang", language, "rules", "dwarf").out.split())
        assert "143 " in out
        assert chapters[language] in out
        assert "underhall rules dwarf 12" in out


def test_a_section_that_does_not_exist(run: Run) -> None:
    answer = run("rules", "dwarf", "99")
    assert answer.code == 2
    assert "The rules have nothing for '99'" in answer.err


def test_every_book_belongs_to_an_installed_game() -> None:
    assert BOOKS
    for path in BOOKS:
        assert game_of(path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["dwarf", "dwar7s_fall", "dwar7s_duel", "dig_deeper_dwarf"])
def test_the_rules_of_a_game_begin_with_how_to_play_it(run: Run, game: str, language: str) -> None:
    """All that the browser's page says, in its order, before the contents of the clauses."""
    answer = run("--lang", language, "rules", game)
    assert max(len(line) for line in answer.out.splitlines()) <= 80
    out = " ".join(answer.out.split())
    texts = Phrasebook(f"{find(game).texts.name}_howto").messages(language)
    assert texts is not None
    said = [texts.say(key, {}) for key in texts.ids() if not key.startswith("howto-")]
    assert all(text in out for text in said)
    places = [out.index(text) for text in said if len(text) > 40]  # names of steps stand in sentences, too
    assert len(places) > 10
    assert places == sorted(places)
    contents = rulebook.books(find(game), language)[0].chapters[-1]
    assert out.index(texts.say("howto-aim", {})) < places[0] < places[-1] < out.index(contents)


def test_a_game_without_that_page_has_none() -> None:
    page = io.StringIO()
    print_how_to(Console(file=page), Words("en"), HIGH_STONE)
    assert page.getvalue() == ""
