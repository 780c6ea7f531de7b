"""``underhall cards``: the catalogue as tables, each value marked with where it comes from."""

from __future__ import annotations

from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from underhall.cli.choices import game_of
from underhall.cli.screen import BRASS, WIDTH, Paper
from underhall.cli.words import Words
from underhall.core.catalogue import SOURCES, Card, Catalogue

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
    for name, cards in catalogue.tables.items():
        fields = used_fields(cards)
        console.print()
        console.print(Text(f"{name} ({len(cards)})", style="italic"))
        console.print(table(cards, fields) if width(cards, fields) <= WIDTH else listing(cards))
    legend(console, catalogue, words)


def used_fields(cards: list[Card]) -> list[str]:
    """Every field some card has, in the order of the file."""
    fields: list[str] = []
    for card in cards:
        fields += [field for field in card.values if field not in fields]
    return fields


def width(cards: list[Card], fields: list[str]) -> int:
    columns = [[card.id for card in cards]]
    columns += [[field, *(value(card, field).plain for card in cards)] for field in fields]
    return sum(max(len(text) for text in column) + 3 for column in columns)


def table(cards: list[Card], fields: list[str]) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("id", style="bold", no_wrap=True)
    for field in fields:
        numeric = all(isinstance(card.values.get(field, 0), int) for card in cards)
        grid.add_column(field, justify="right" if numeric else "left", no_wrap=True)
    for card in cards:
        grid.add_row(card.id, *(value(card, field) for field in fields))
    return grid


def listing(cards: list[Card]) -> Grid:
    """Cards with many fields, most of them empty: one line each, with what the card has."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for card in cards:
        line = Text()
        for place, field in enumerate(card.values):
            line.append(("  " if place else "") + field + " ", style="dim")
            line.append_text(value(card, field))
        grid.add_row(f" {card.id}", line)
    return grid


def value(card: Card, field: str) -> Text:
    if field not in card.values:
        return Text("")
    source = card.sources[field]
    return Text(f"{card.values[field]}{MARKS[source]}", style=STYLES[source])


def legend(console: Console, catalogue: Catalogue, words: Words) -> None:
    every = [card for cards in catalogue.tables.values() for card in cards]
    for source in SOURCES:
        count = sum(list(card.sources.values()).count(source) for card in every)
        mark = MARKS[source] or " "
        console.print(Text(f"{mark} {words.say('cards.' + source, count=count)}", style=STYLES[source]))
