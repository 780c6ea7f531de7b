"""``underhall cards``: the catalogue as tables, each value marked with where it comes from."""

from __future__ import annotations

from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from underhall.cli.choices import game_of
from underhall.cli.screen import BRASS
from underhall.cli.words import Words
from underhall.core.catalogue import SOURCES, Card, Catalogue

MARKS = {"printed": "", "public": "°", "reconstructed": "*"}
STYLES = {"printed": "", "public": "cyan", "reconstructed": "yellow"}


def show_cards(key: str, path: Path | None, words: Words) -> None:
    game = game_of(key, path)
    console = Console(highlight=False)
    catalogue = game.catalogue
    total = sum(len(cards) for cards in catalogue.tables.values())
    title = game.voice(words.language).title()
    head = words.say("cards.head", title=title, file=path or catalogue.origin, count=total, digest=catalogue.digest)
    console.print(Text(head, style=f"bold {BRASS}"))
    if path is not None:
        console.print(Text(words.say("cards.sound"), style="green"))
    for name, cards in catalogue.tables.items():
        console.print(table(name, cards))
    legend(console, catalogue, words)


def table(name: str, cards: list[Card]) -> Grid:
    """One table of the file; columns no card uses are left out."""
    fields: list[str] = []
    for card in cards:
        fields += [field for field in card.values if field not in fields]
    grid = Grid(title=f"{name} ({len(cards)})", title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("id", style="bold", no_wrap=True)
    for field in fields:
        numeric = all(isinstance(card.values.get(field, 0), int) for card in cards)
        # Underscores as blanks, so that a heading can break and the table fits 80 columns.
        grid.add_column(field.replace("_", " "), justify="right" if numeric else "left")
    for card in cards:
        grid.add_row(card.id, *(value(card, field) for field in fields))
    return grid


def value(card: Card, field: str) -> Text:
    if field not in card.values:
        return Text("")
    source = card.sources[field]
    return Text(f"{card.values[field]}{MARKS[source]}", style=STYLES[source])


def legend(console: Console, catalogue: Catalogue, words: Words) -> None:
    for source in SOURCES:
        count = sum(
            1
            for cards in catalogue.tables.values()
            for card in cards
            for kind in card.sources.values()
            if kind == source
        )
        mark = MARKS[source] or " "
        console.print(Text(f"{mark} {words.say('cards.' + source, count=count)}", style=STYLES[source]))
