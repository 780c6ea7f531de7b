"""``underhall games``: what can be played here, and with which options."""

from __future__ import annotations

import textwrap
from typing import Any

from rich.console import Console
from rich.text import Text

from underhall.cli.screen import BRASS, WIDTH, Paper
from underhall.cli.words import Words
from underhall.core import game as registry
from underhall.core.game import Game, Option


def show_games(words: Words) -> None:
    console = Paper()
    for number, key in enumerate(registry.keys()):
        if number:
            console.print()
        show_game(console, registry.find(key), words)
    console.print()
    console.print(Text(words.say("games.how"), style="dim"))


def show_game(console: Console, game: Game[Any], words: Words) -> None:
    voice = game.voice(words.language)
    line = Text()
    line.append(game.key, style=f"bold {BRASS}")
    line.append(f"  {voice.title()}")
    players = next((option for option in game.options if option.key == "players"), None)
    if players is not None:
        line.append(f"  {words.say('games.players', players=span(players))}", style="cyan")
    console.print(line)
    for key, style in (("about", ""), ("credit", "dim")):
        if game.texts.has("game", key):
            console.print(Text(indented(voice.phrase("game", key), 4), style=style))
    for option in game.options:
        console.print(option_line(game, option, words))


def option_line(game: Game[Any], option: Option, words: Words) -> Text:
    voice = game.voice(words.language)
    line = Text("    ")
    line.append(voice.option(option.key), style="bold")
    line.append(f"  -o {option.key}={option.short()}")
    value = str(option.default)
    if (word := voice.choice(option.key, value)) != value:
        value = f"{value}: {word}"
    default = f"({words.say('games.default', value=value)})"
    apart = "  " if len(line) + len(default) + 2 <= WIDTH else "\n        "
    line.append(apart + default, style="dim")
    if game.texts.has("options", option.key):
        line.append("\n" + indented(game.texts.phrase("options", option.key, words.language), 8), style="dim")
    return line


def indented(text: str, by: int) -> str:
    return textwrap.fill(text, WIDTH, initial_indent=" " * by, subsequent_indent=" " * by)


def span(option: Option) -> str:
    """``1-5``, or ``2``."""
    numbers = [int(value) for value in option.values] if option.values else [option.low, option.high]
    return f"{min(numbers)}-{max(numbers)}" if min(numbers) != max(numbers) else str(numbers[0])
