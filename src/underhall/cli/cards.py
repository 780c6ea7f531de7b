"""``underhall cards``: the catalogue as tables, in words, each value marked with where it comes from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from underhall.cli.choices import game_of
from underhall.cli.screen import BRASS, WIDTH, Paper
from underhall.cli.words import Words
from underhall.core.catalogue import SOURCES, Card, Catalogue
from underhall.core.game import Game
from underhall.core.text import WRITTEN_IN, Phrasebook

MARKS = {"printed": "", "public": "°", "reconstructed": "*"}
STYLES = {"printed": "", "public": "cyan", "reconstructed": "yellow"}


def show_cards(key: str, path: Path | None, words: Words) -> None:
    game = game_of(key, path)
    console = Paper()
    catalogue = game.catalogue
    total = sum(len(cards) for cards in catalogue.tables.values())
    title = game.voice(words.language).title()
    head = words.say("cards.head", title=title, file=path or catalogue.origin, count=total, digest=catalogue.digest)
    console.print(Text(head, style=f"bold {BRASS}"))
    if path is not None:
        console.print(Text(words.say("cards.sound"), style="green"))
    names = Names(game, words)
    for name, cards in catalogue.tables.items():
        console.print()
        console.print(Text(f"{names.table(name)} ({len(cards)})", style="italic"))
        sheet = Sheet(name, cards, names)
        console.print(sheet.grid() if sheet.width() <= WIDTH else sheet.listing())
    legend(console, catalogue, words)


class Names:
    """What a game calls the tables, fields and words of its card file: a file of words beside the game's other texts.

    A game without that file is shown with the words of its card file as they are.
    """

    def __init__(self, game: Game[Any], words: Words) -> None:
        book = Phrasebook(f"{game.texts.name}_cards", game.texts.folder)
        self.book = book if book.messages(WRITTEN_IN) is not None else None
        self.texts = game.texts
        self.sections = game.card_words()
        self.language = words.language
        self.card = words.say("cards.card")

    def table(self, name: str) -> str:
        return self.entry("tables", name)

    def field(self, name: str) -> str:
        return self.entry("fields", name)

    def entry(self, section: str, name: str) -> str:
        if self.book is not None and self.book.has(section, name):
            return self.book.phrase(section, name, self.language)
        return name.replace("_", " ")

    def identity(self, table: str, card: Card) -> str:
        return self.in_words("tables", table, card.id, card)

    def value(self, field: str, card: Card) -> str:
        value = card.values[field]
        if isinstance(value, list):
            return ", ".join(self.in_words("fields", field, str(word), card) for word in value)
        return self.in_words("fields", field, value, card) if isinstance(value, str) else str(value)

    def in_words(self, section: str, name: str, word: str, card: Card) -> str:
        """A word of the card file as people say it, where the field or table says in which section to look."""
        wanted = self.sections.get(f"{section}.{name}", "")
        fields = {key: str(value) for key, value in card.values.items()}
        found = self.found(wanted, word.replace(" ", "_"), fields)
        if found is not None:
            return found
        letters = [self.found(wanted, letter, fields) for letter in word]
        return "".join(letter or "" for letter in letters) if all(letters) else word

    def found(self, section: str, key: str, fields: dict[str, str]) -> str | None:
        for book in (self.book, self.texts):
            if book is not None and book.has(section, key):
                return book.phrase(section, key, self.language, fields)
        return None


class Sheet:
    """One table of a card file."""

    def __init__(self, name: str, cards: list[Card], names: Names) -> None:
        self.cards = cards
        self.names = names
        self.ids = [names.identity(name, card) for card in cards]
        self.fields: list[str] = []  # every field some card has, in the order of the file
        for card in cards:
            self.fields += [field for field in card.values if field not in self.fields]

    def width(self) -> int:
        columns = [[self.names.card, *self.ids]]
        columns += [
            [self.names.field(field), *(self.value(card, field).plain for card in self.cards)] for field in self.fields
        ]
        return sum(max(len(text) for text in column) + 3 for column in columns)

    def grid(self) -> Grid:
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
        grid.add_column(self.names.card, style="bold", no_wrap=True)
        for field in self.fields:
            numeric = all(isinstance(card.values.get(field, 0), int) for card in self.cards)
            grid.add_column(self.names.field(field), justify="right" if numeric else "left", no_wrap=True)
        for identity, card in zip(self.ids, self.cards, strict=True):
            grid.add_row(identity, *(self.value(card, field) for field in self.fields))
        return grid

    def listing(self) -> Grid:
        """Cards with many fields, most of them empty: one line each, with what the card has."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        for identity, card in zip(self.ids, self.cards, strict=True):
            line = Text()
            for place, field in enumerate(card.values):
                line.append(("; " if place else "") + self.names.field(field) + ": ", style="dim")
                line.append_text(self.value(card, field))
            grid.add_row(f" {identity}", line)
        return grid

    def value(self, card: Card, field: str) -> Text:
        if field not in card.values:
            return Text("")
        source = card.sources[field]
        return Text(self.names.value(field, card) + MARKS[source], style=STYLES[source])


def legend(console: Console, catalogue: Catalogue, words: Words) -> None:
    every = [card for cards in catalogue.tables.values() for card in cards]
    for source in SOURCES:
        count = sum(list(card.sources.values()).count(source) for card in every)
        mark = MARKS[source] or " "
        console.print(Text(f"{mark} {words.say('cards.' + source, count=count)}", style=STYLES[source]))
