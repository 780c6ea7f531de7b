"""``underhall rules``: the numbered clauses, by number or by word.

The rules live in the project's docs/rules and are not copied into the package: from a checkout they are read there.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

import underhall
from underhall.cli.screen import BRASS, Paper
from underhall.cli.words import Words
from underhall.core import game as registry
from underhall.core.errors import UnderhallError
from underhall.core.game import Game

CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+[a-z]?)\*\*\s*(.*)$")
NUMBER = re.compile(r"[A-Za-z]+-\d+[a-z]?")
BRIEF = 8


class NoSuchRule(UnderhallError):
    """Asked for a clause or a word that the rules do not have."""


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


def show_rules(asked: list[str], words: Words) -> None:
    game = None
    installed = registry.keys()
    if asked and asked[0] in installed:
        game, asked = registry.find(asked[0]), asked[1:]
    print_rules(Paper(), words, game, asked, brief=False)


def print_rules(console: Console, words: Words, game: Game | None, asked: list[str], brief: bool) -> None:
    """Clauses that were asked for; inside a game (``brief``) short, and never an error."""
    folder = rules_folder()
    if folder is None:
        console.print(Text(words.say("rules.elsewhere")))
        return
    books = [read_book(path) for path in sorted(folder.glob("*.md")) if game is None or belongs(path, game)]
    if not asked:
        print_contents(console, words, books)
        return
    found = [clause for book in books for clause in find(book, asked)]
    if not found:
        message = words.say("rules.not_found", asked=" ".join(asked))
        if not brief:
            raise NoSuchRule(message)
        console.print(Text(message, style="yellow"))
    shown = found[:BRIEF] if brief else found
    for clause in shown:
        print_clause(console, clause)
    if len(found) > len(shown):
        console.print(Text(words.say("rules.more", count=len(found) - len(shown)), style="dim"))


def rules_folder() -> Path | None:
    folder = Path(underhall.__file__).parents[2] / "docs" / "rules"
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


def print_clause(console: Console, clause: Clause) -> None:
    text = Text()
    text.append(clause.number, style=f"bold {BRASS}")
    text.append(f"  {clause.chapter}\n", style="dim")
    text.append(re.sub(r"\*\*|`", "", clause.text))
    console.print(text)
    console.print()


def print_contents(console: Console, words: Words, books: list[Book]) -> None:
    for book in books:
        console.print(Text(book.title, style=f"bold {BRASS}"))
        if book.clauses:
            first, last, count = book.clauses[0].number, book.clauses[-1].number, len(book.clauses)
            console.print(Text(words.say("rules.clauses", count=count, first=first, last=last), style="dim"))
        for chapter in book.chapters:
            console.print(Text(f"  {chapter}"))
        console.print()
    console.print(Text(words.say("rules.how"), style="dim"))
