"""``underhall rules``: clauses, scenarios and sections by number, clauses by word."""

from __future__ import annotations

import re
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from underhall.cli.screen import BRASS, Paper
from underhall.cli.words import Words
from underhall.core import game as registry
from underhall.core.errors import UnderhallError
from underhall.core.game import Game
from underhall.core.messages import WRITTEN_IN, Phrasebook
from underhall.core.rulebook import Book, Clause, Section, books, look_up

BRIEF = 8


class NoSuchRule(UnderhallError):
    """Asked for a clause or a word that the rules do not have."""


def show_rules(asked: list[str], words: Words) -> None:
    game = None
    installed = registry.keys()
    if asked and asked[0] in installed:
        game, asked = registry.find(asked[0]), asked[1:]
    print_rules(Paper(), words, game, asked, brief=False)


def print_rules(console: Console, words: Words, game: Game[Any] | None, asked: list[str], brief: bool) -> None:
    """What was asked for; inside a game (``brief``) few clauses, and never an error."""
    known = books(game, words.language)
    if not known:
        console.print(Text(words.say("rules.elsewhere")))
        return
    if not asked:
        if game is not None and not brief:
            print_how_to(console, words, game)
        print_contents(console, words, known)
        return
    sections, found = look_up(known, asked)
    for section in sections:
        print_section(console, section)
    if not found and not sections:
        nothing = NoSuchRule("rules-not_found", asked=" ".join(asked))
        if not brief:
            raise nothing
        console.print(Text(nothing.say(words.language), style="yellow"))
    shown = found[:BRIEF] if brief else found
    for clause in shown:
        print_clause(console, clause)
    if len(found) > len(shown):
        console.print(Text(words.say("rules.more", count=len(found) - len(shown)), style="dim"))


def print_how_to(console: Console, words: Words, game: Game[Any]) -> None:
    """The page "How to play" of the browser, without its pictures; nothing for a game that has none."""
    texts = Phrasebook(f"{game.texts.name}_howto", game.texts.folder)
    if not texts.path(WRITTEN_IN).is_file():
        return

    def say(section: str, key: str) -> str:
        return texts.phrase(section, key, words.language)

    def heading(text: str) -> None:
        console.print()
        console.print(Text(text, style=f"bold {BRASS}"))

    def item(number: int, name: str, text: str) -> None:
        line = Text(f"{number}. ")
        line.append(name, style="bold")
        line.append(text)
        console.print(Padding(line, (0, 0, 0, 2), expand=False))

    console.print(Text(words.say("rules.how_to", game=game.voice(words.language).title()), style=f"bold {BRASS}"))
    console.print(Text(say("howto", "aim")))
    heading(words.say("rules.on_the_table"))
    for number, key in enumerate(texts.keys("labels"), 1):
        item(number, "", say("labels", key))
    heading(say("howto", "turn"))
    steps = [key for key in texts.keys("steps") if not key.endswith("_text")]
    for number, key in enumerate(steps, 1):
        item(number, f"{say('steps', key)}. ", say("steps", f"{key}_text"))
    heading(words.say("rules.how_it_ends"))
    console.print(Text(say("howto", "end")))
    console.print(Text(say("howto", "win")))
    heading(words.say("rules.rules_of_thumb"))
    for number, key in enumerate(texts.keys("tips"), 1):
        item(number, "", say("tips", key))
    heading(words.say("rules.fine_print"))


def print_clause(console: Console, clause: Clause) -> None:
    text = Text()
    text.append(clause.number, style=f"bold {BRASS}")
    text.append(f"  {clause.chapter}\n", style="dim")
    text.append(re.sub(r"\*\*|`", "", clause.text))
    console.print(text)
    console.print()


def print_section(console: Console, section: Section) -> None:
    console.print(Markdown(section.text()))
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
