"""``underhall match``: players against each other over many deals, with intervals (the work is in underhall.lab)."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from underhall.cli.choices import Choices, game_of
from underhall.cli.saves import data_folder
from underhall.cli.screen import BRASS, EMBER, column_name, print_caps, print_options
from underhall.cli.words import Words
from underhall.core.game import Game
from underhall.doors.line_protocol import MOVE_SECONDS
from underhall.lab.figures import Figures, Standing
from underhall.lab.match import Match, set_up
from underhall.lab.results_file import ResultsFile, default_path
from underhall.lab.runner import run, whole_deals
from underhall.lab.statistics import Estimate, SequentialTest
from underhall.lab.workers import Workers, hire

SEED = 1  # fixed, so that a published command gives the published numbers


@dataclass
class Lab:
    """How much is played, by whom, and where the results go."""

    games: int
    processes: int | None
    ray: str
    out: Path | None
    sprt: tuple[float, float] | None = None
    bot_seconds: float = MOVE_SECONDS


def play_match(choices: Choices, players: list[str], lab: Lab, words: Words) -> None:
    game = game_of(choices.game, choices.cards)
    match = match_of(game, choices, tuple(players), lab.bot_seconds)
    console = Console(highlight=False)
    telling = Telling(console, words, game, match)
    test = SequentialTest(*lab.sprt) if lab.sprt is not None else None
    standing = Standing(match, test)
    path = lab.out or default_path(data_folder() / "matches", match)
    games = whole_deals(lab.games, match.rotations)
    telling.head(games)
    print_caps(console, choices.caps(game, players), words)
    with ResultsFile(path, match) as results:
        if results.found:
            telling.say("match.resumed", found=results.found)
        needed = bool(results.missing(games))
        with hire(lab.processes, lab.ray) if needed else Workers() as workers:
            finished = play_with_bar(results, standing, games, workers, console, words)
    if not finished:
        telling.say("match.stopped", style="yellow", games=standing.games())
    if standing.deals:
        telling.figures(standing.figures())
        telling.verdict(standing)
    console.print(Text(words.say("match.file", path=path), style="dim"), soft_wrap=True)


def match_of(game: Game[Any], choices: Choices, players: tuple[str, ...], bot_seconds: float = MOVE_SECONDS) -> Match:
    seed = SEED if choices.seed is None else choices.seed
    given = {**choices.given(game), **choices.caps(game, players)}
    return set_up(game, given, players, seed, str(choices.cards.resolve()) if choices.cards else "", bot_seconds)


def play_with_bar(
    results: ResultsFile,
    standing: Standing,
    games: int,
    workers: Workers,
    console: Console,
    words: Words,
    title: str = "",
) -> bool:
    """Play with a bar that shows how things stand; False after Ctrl-C."""
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        TextColumn("{task.fields[standing]}", style=BRASS),
        TimeRemainingColumn(compact=True),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with progress:
        bar = progress.add_task(title or words.say("match.games"), total=games, standing="", completed=results.found)

        def watch(now: Standing) -> None:
            done = min(games, len(results.played))
            progress.update(bar, completed=done, standing=_standing(now, words))

        return run(results, standing, games, workers, None if progress.disable else watch)


def _standing(now: Standing, words: Words) -> str:
    if len(now.deals) < 2:
        return ""
    rate = now.first_rate()
    text = words.say(
        "match.standing", rate=f"{words.number(100 * rate.value, 1)} ± {words.percent((rate.high - rate.low) / 2)}"
    )
    text += f"  Elo {signed(now.first_elo().value)}"
    return text if now.test is None else f"{text}  LLR {now.test.ratio:+.2f}"


class Telling:
    """Says what came out."""

    def __init__(self, console: Console, words: Words, game: Game[Any], match: Match) -> None:
        self.console = console
        self.words = words
        self.game = game
        self.match = match

    def say(self, key: str, style: str = "dim", **fields: object) -> None:
        self.console.print(Text(self.words.say(key, **fields), style=style))

    def head(self, games: int) -> None:
        title = self.game.voice(self.words.language).title()
        players = " - ".join(self.match.players)
        self.say("match.head", f"bold {BRASS}", title=title, players=players, games=games, seed=self.match.seed)
        print_options(self.console, self.match.options, self.game.voice(self.words.language))

    def figures(self, figures: Figures) -> None:
        self._wins(figures)
        self._points(figures)
        if figures.seats:
            self._seats(figures)
        self._endings(figures)

    def verdict(self, standing: Standing) -> None:
        test = standing.test
        if test is None:
            return
        fields = {"elo0": f"{test.elo0:g}", "elo1": f"{test.elo1:g}", "ratio": f"{test.ratio:+.2f}"}
        fields["bound"] = f"{test.bound:.2f}"
        self.say(f"match.{standing.verdict.lower() or 'open'}", f"bold {EMBER}", **fields)
        if standing.verdict:
            self.say("match.lean")

    def _grid(self, first: str, columns: tuple[str, ...]) -> Grid:
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
        grid.add_column(first)
        for column in columns:
            grid.add_column(column, justify="right")
        return grid

    def _columns(self, *keys: str) -> tuple[str, ...]:
        return tuple(self.words.say(f"match.{key}") for key in keys)

    def _intervals(self, *estimates: Estimate) -> tuple[str, ...]:
        return tuple(between(estimate, self.words) for estimate in estimates)

    def _wins(self, figures: Figures) -> None:
        grid = self._grid(
            self.words.say("match.player"), self._columns("alone", "shared", "rate", "over_deals", "wilson")
        )
        for player in figures.players:
            counts = (str(player.alone), str(player.shared))
            grid.add_row(
                player.label,
                *counts,
                self.words.percent(player.rate.value),
                *self._intervals(player.rate, player.wilson),
            )
        self.console.print(grid)
        grid = self._grid(self.words.say("match.player"), self._columns("elo", "interval", "thinking"))
        for player in figures.players:
            interval = f"{signed(player.elo.low)} - {signed(player.elo.high)}"
            grid.add_row(player.label, signed(player.elo.value), interval, milliseconds(player.seconds))
        self.console.print(grid)

    def _points(self, figures: Figures) -> None:
        grid = self._grid(self.words.say("match.points"), tuple(player.label for player in figures.players))
        for category in figures.players[0].points:
            name = column_name(self.game, category, self.words.language)
            grid.add_row(name, *(plus_minus(player.points[category], self.words) for player in figures.players))
        self.console.print(grid)

    def _seats(self, figures: Figures) -> None:
        grid = self._grid(self.words.say("match.seat"), self._columns("rate", "over_deals", "wilson"))
        voice = self.game.voice(self.words.language)
        for seat, (rate, wilson) in enumerate(figures.seats):
            grid.add_row(voice.seat(seat), self.words.percent(rate.value), *self._intervals(rate, wilson))
        self.console.print(grid)

    def _endings(self, figures: Figures) -> None:
        voice = self.game.voice(self.words.language)
        self.say(
            "match.played",
            "",
            games=figures.games,
            deals=figures.deals,
            decisions=plus_minus(figures.decisions, self.words),
        )
        for key, count in figures.endings.most_common():
            self.console.print(
                Text(f"  {self.words.percent(count / figures.games):>8}  {voice.ending(key) if key else '-'}")
            )
        for failure in figures.failures:
            fields = {"player": failure.label, "games": failure.games, "reason": failure.reason}
            self.say(f"match.bot_{failure.kind}", "yellow", **fields)


# Numbers as people read them.


def between(estimate: Estimate, words: Words) -> str:
    if estimate.low == estimate.high:  # every deal came out the same: the variance says nothing
        return "-"
    return words.percents(estimate.low, estimate.high)


def signed(number: float) -> str:
    if isfinite(number):
        return f"{number:+.0f}"
    return "+∞" if number > 0 else "-∞"


def plus_minus(estimate: Estimate, words: Words) -> str:
    half = (estimate.high - estimate.low) / 2
    value = words.number(estimate.value, 2)
    return f"{value} ± {words.number(half, 2)}" if isfinite(half) else value


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.3g} ms"
