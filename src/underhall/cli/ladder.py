"""``underhall ladder``: everybody against everybody, one rating each (the work is in underhall.lab.ladder)."""

from __future__ import annotations

from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from underhall.cli.choices import Choices, game_of
from underhall.cli.match import Lab, match_of, play_with_bar
from underhall.cli.saves import data_folder
from underhall.cli.screen import BRASS, print_caps
from underhall.cli.words import Words
from underhall.lab.extras import need
from underhall.lab.figures import Standing
from underhall.lab.ladder import REPLICATES, Rung, climb, pairings
from underhall.lab.ladder_plot import ladder_svg
from underhall.lab.results_file import ResultsFile, default_path
from underhall.lab.runner import whole_deals
from underhall.lab.workers import hire


def show_ladder(choices: Choices, players: list[str], lab: Lab, plot: Path | None, words: Words) -> None:
    need("openskill", "lab")
    need("matplotlib", "lab")
    game = game_of(choices.game, choices.cards)
    given = choices.given(game)
    if "players" not in given and any(option.key == "players" for option in game.options):
        given["players"] = 2
        choices.pairs.append("players=2")
    caps = choices.caps(game, players)
    choices.pairs += [f"{key}={value}" for key, value in caps.items()]  # for all pairings alike
    seats = game.players(game.configure(given))
    matches = [match_of(game, choices, pairing, lab.bot_seconds) for pairing in pairings(players, seats)]
    games = whole_deals(lab.games, seats)
    console = Console(highlight=False)
    title = game.voice(words.language).title()
    head = {"title": title, "players": " ".join(players), "games": games, "pairings": len(matches)}
    head["seed"] = matches[0].seed
    console.print(Text(words.say("ladder.head", **head), style=f"bold {BRASS}"))
    print_caps(console, caps, words)
    folder = lab.out or data_folder() / "matches"
    standings: list[Standing] = []
    with hire(lab.processes, lab.ray) as workers:
        for match in matches:
            standing = Standing(match)
            with ResultsFile(default_path(folder, match), match) as results:
                if not play_with_bar(results, standing, games, workers, console, words, " - ".join(match.players)):
                    console.print(Text(words.say("ladder.stopped"), style="yellow"))
                    return
            standings.append(standing)
    rungs = climb(standings)
    console.print(table(rungs, words))
    console.print(Text(words.say("ladder.explained", count=REPLICATES), style="dim"))
    path = plot or Path(f"{game.key}-ladder.svg")
    path.write_text(
        ladder_svg(title, words.say("ladder.rating"), words.say("match.rate"), rungs, words.language), encoding="utf-8"
    )
    console.print(Text(words.say("ladder.plot", path=path), style="dim"), soft_wrap=True)


def table(rungs: list[Rung], words: Words) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(words.say("ladder.rank"), justify="right")
    grid.add_column(words.say("match.player"))
    for key in ("ladder.rating", "match.interval", "match.rate"):
        grid.add_column(words.say(key), justify="right")
    if rungs[0].against:
        for rung in rungs:
            grid.add_column(words.say("ladder.against", player=rung.player), justify="right")
    for place, rung in enumerate(rungs, start=1):
        low, high = words.number(rung.rating.low, 1), words.number(rung.rating.high, 1)
        cells = [words.number(rung.rating.value, 1), f"{low} - {high}", words.percent(rung.rate)]
        if rung.against:
            cells += [
                words.percent(rung.against[other.player].value) if other.player in rung.against else ""
                for other in rungs
            ]
        grid.add_row(str(place), rung.player, *cells)
    return grid
