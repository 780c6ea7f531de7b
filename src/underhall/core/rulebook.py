"""The rules as they are written: numbered clauses, worked scenarios and whole sections, by number or by word.

The rules are in the folder of each language, beside its texts (``Game.rules``): ``locales/de/rules/dwarf.md``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from underhall.core import game as registry
from underhall.core.game import Game

# A clause or scenario begins a line, in a list or not: ``- **D-55** [printed] ...``, ``**W-1 Castle.** Covers ...``.
ENTRY = re.compile(r"^(- )?\*\*([A-Z]+-\d+[a-z]?)\b([^*]*)\*\*\s*(.*)$")
HEADING = re.compile(r"^(#+)\s+(?:(\d+(?:\.\d+)*)\.?\s+)?(.*?)\s*$")
SCENARIOS = ("W", "SC")  # the letters of worked scenarios; all others are clauses
WRITTEN_IN = "en"
NUMBER = re.compile(r"[A-Za-z]+-\d+[a-z]?")
SECTION = re.compile(r"(?:(?:section|chapter|abschnitt|kapitel)\s+)?(\d+(?:\.\d+)*)\.?")


@dataclass
class Clause:
    number: str
    chapter: str
    text: str


@dataclass
class Section:
    """A heading with all that stands under it, further headings included; ``number`` is empty where it has none."""

    number: str
    title: str
    depth: int
    lines: list[str]

    def text(self) -> str:
        return "\n".join(self.lines).strip()


@dataclass
class Book:
    """The rules of one family of games, in one language."""

    language: str
    title: str
    chapters: list[str]
    clauses: list[Clause]
    scenarios: list[Clause]
    sections: list[Section]


def read_book(path: Path, language: str = WRITTEN_IN) -> Book:
    """The book in that file."""
    book = Book(language, path.name.removesuffix(".md"), [], [], [], [])
    lines = path.read_text(encoding="utf-8").splitlines()
    _read_sections(book, lines)
    _read_entries(book, lines)
    return book


def _read_sections(book: Book, lines: list[str]) -> None:
    open_sections: list[Section] = []
    for line, heading in zip(lines, _headings(lines), strict=True):
        if heading is not None:
            depth = len(heading[1])
            open_sections = [section for section in open_sections if section.depth < depth]
            if depth == 1:
                book.title = heading[3]
            else:
                section = Section(heading[2] or "", heading[3], depth, [])
                book.sections.append(section)
                open_sections.append(section)
            if depth == 2:
                book.chapters.append(line.lstrip("# ").strip())
        for section in open_sections:
            section.lines.append(line)


def _headings(lines: list[str]) -> list[re.Match[str] | None]:
    """For each line whether it is a heading; one that begins with # inside a block of code is none."""
    found: list[re.Match[str] | None] = []
    code = False
    for line in lines:
        if line.startswith("```"):
            code = not code
        found.append(None if code else HEADING.match(line))
    return found


def _read_entries(book: Book, lines: list[str]) -> None:
    """A clause goes on over lines that are indented; where it is no item of a list, up to the next empty line."""
    chapter = ""
    entry: Clause | None = None
    in_list = False
    for line, heading in zip(lines, _headings(lines), strict=True):
        match = ENTRY.match(line)
        if heading is not None:
            chapter = line.lstrip("# ").strip()
            entry = None
        elif match is not None:
            in_list = match[1] is not None
            name = match[3].strip()
            entry = Clause(match[2], chapter, f"{name} {match[4]}".strip())
            (book.scenarios if match[2].partition("-")[0] in SCENARIOS else book.clauses).append(entry)
        elif not line.strip() or (in_list and not line.startswith("  ")):
            entry = None
        elif entry is not None:
            entry.text += " " + line.strip()


def find(book: Book, asked: list[str]) -> list[Clause]:
    """By number if a number was given, scenarios too, else every clause with all the words."""
    numbers = [word.upper() for word in asked if NUMBER.fullmatch(word)]
    if numbers and len(numbers) == len(asked):
        return [clause for clause in book.clauses + book.scenarios if clause.number.upper() in numbers]
    wanted = [word.lower() for word in asked]
    return [clause for clause in book.clauses if all(word in clause.text.lower() for word in wanted)]


def find_sections(book: Book, asked: list[str]) -> list[Section]:
    """The section of a number (``12``, ``section 3.1``), or those whose whole heading was given."""
    wanted = " ".join(asked).lower()
    numbered = SECTION.fullmatch(wanted)
    if numbered is not None:
        return [section for section in book.sections if section.number == numbered[1]]
    return [section for section in book.sections if section.title.lower() == wanted]


def look_up(known: list[Book], asked: list[str]) -> tuple[list[Section], list[Clause]]:
    """All that some books have for a question: sections, and clauses besides unless a section's number was given."""
    sections = [section for book in known for section in find_sections(book, asked)]
    if sections and SECTION.fullmatch(" ".join(asked).lower()) is not None:
        return sections, []
    return sections, [clause for book in known for clause in find(book, asked)]


def books(game: Game[Any] | None = None, language: str = WRITTEN_IN) -> list[Book]:
    """The rules of every installed game, or those of one; in English where they are not translated."""
    found: dict[str, Book] = {}  # by file: games may share a book
    installed = registry.keys() if game is None else []
    for one in [game] if game is not None else [registry.find(key) for key in installed]:
        for spoken in (language, WRITTEN_IN):
            path = one.rules(spoken)
            if path is not None:
                if str(path) not in found:
                    found[str(path)] = read_book(path, spoken)
                break
    return list(found.values())
