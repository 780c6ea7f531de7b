"""``underhall features``: the table of a game's features, slice by slice."""

from __future__ import annotations

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from underhall.cli.choices import game_of
from underhall.cli.screen import BRASS, Paper
from underhall.cli.words import Words
from underhall.lab.self_play import features_of


def show_features(key: str, words: Words) -> None:
    game = game_of(key, None)
    features = features_of(game)
    console = Paper()
    title = game.voice(words.language).title()
    head = words.say("features.head", title=title, size=int(features.size), judged=int(features.judged))
    console.print(Text(head, style=f"bold {BRASS}"))
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(words.say("features.from"), justify="right")
    grid.add_column(words.say("features.size"), justify="right")
    grid.add_column(words.say("features.slice"))
    grid.add_column(words.say("features.says"))
    for part in features.slices:
        meaning = game.texts.phrase("features", part.name, words.language)
        grid.add_row(str(part.start), str(part.size), Text(part.name, style="bold" if part.judged else ""), meaning)
    console.print(grid)
    console.print(Text(words.say("features.order"), style="dim"))
