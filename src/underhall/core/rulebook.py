"""The numbered clauses of the rules, to be read by number or searched by word.

The rules live in the project's docs/rules; the package has a link to that folder, and a built one carries the files.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import underhall
from underhall.core.game import Game

CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+[a-z]?)\*\*\s*(.*)$")
NUMBER = re.compile(r"[A-Za-z]+-\d+[a-z]?")


@dataclass
class Clause:
    number: str
    chapter: str
    text: str


@dataclass
class Book:
    """The rules of one family of games."""

    name: str
    title: str
    chapters: list[str]
    clauses: list[Clause]


def rules_folder() -> Path | None:
    folder = Path(underhall.__file__).parent / "rules"
    return folder if folder.is_dir() else None


def belongs(path: Path, game: Game) -> bool:
    """dwar7s.md holds the rules of dwar7s_fall and of dwar7s_duel."""
    key = game.key.replace("_", "-")
    return key == path.stem or key.startswith(path.stem + "-")


def read_book(path: Path) -> Book:
    book = Book(path.stem, path.stem, [], [])
    open_clause = False
    chapter = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        match = CLAUSE.match(line)
        if line.startswith("# "):
            book.title = line[2:].strip()
        if line.startswith("#"):
            chapter = line.lstrip("# ").strip()
            if line.startswith("## "):
                book.chapters.append(chapter)
        if match:
            book.clauses.append(Clause(match[1], chapter, match[2]))
            open_clause = True
        elif open_clause and line.startswith("  ") and line.strip():
            book.clauses[-1].text += " " + line.strip()
        else:
            open_clause = False
    return book


def find(book: Book, asked: list[str]) -> list[Clause]:
    """By number if a number was given, else every clause with all the words."""
    numbers = [word.upper() for word in asked if NUMBER.fullmatch(word)]
    if numbers and len(numbers) == len(asked):
        return [clause for clause in book.clauses if clause.number.upper() in numbers]
    wanted = [word.lower() for word in asked]
    return [clause for clause in book.clauses if all(word in clause.text.lower() for word in wanted)]


def books(game: Game | None = None) -> list[Book]:
    """The rules of every game, or those of one; empty where the sources are not at hand."""
    folder = rules_folder()
    if folder is None:
        return []
    return [read_book(path) for path in sorted(folder.glob("*.md")) if game is None or belongs(path, game)]
