"""``underhall simulate``: many random games on all cores, and what they say about the game.

Only seeds travel to the processes. Game number ``i`` depends on the seed and ``i`` alone, so the result is the same
with any number of processes.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from underhall.cli.choices import Choices, game_of
from underhall.cli.screen import BRASS, Paper, print_caps, print_options, voice_for
from underhall.cli.words import Words
from underhall.core.drawing import shown_to
from underhall.core.errors import BadOption
from underhall.core.game import Options
from underhall.lab.statistics import wilson
from underhall.lab.workers import hire

BARS = 10
BAR_WIDTH = 40
VICTORY = 60  # shares of a victory are counted in sixtieths: whole numbers for up to six winners
MOVES_STREAM = 1 << 64  # keeps the stream that chooses moves apart from the one that deals


@dataclass
class Task:
    """What a process needs to play some games."""

    key: str
    cards: Path | None
    options: Options
    seed: int


@dataclass
class Tally:
    """What came out of some games."""

    games: int = 0
    lengths: list[int] = field(default_factory=list)
    shares: Counter[int] = field(default_factory=Counter)  # by seat, in parts of VICTORY
    alone: Counter[int] = field(default_factory=Counter)
    shared: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.lengths += other.lengths
        self.shares += other.shares
        self.alone += other.alone
        self.shared += other.shared
        self.endings += other.endings


def simulate_games(choices: Choices, count: int, processes: int | None, words: Words) -> None:
    game = game_of(choices.game, choices.cards)
    caps = choices.caps(game, ["random"])
    options = game.configure({**choices.given(game), **caps})
    seed = choices.chosen_seed()
    if not 0 <= seed <= MOVES_STREAM - 1 - count:
        raise BadOption("seed-of_simulation", seed=seed)
    first = game.deal(options, seed)
    voice = voice_for(shown_to(first, -1), words.language, [""] * first.seats)
    console = Paper()
    console.print(Text(words.say("simulate.head", title=voice.title(), count=count, seed=seed), style=f"bold {BRASS}"))
    print_options(console, options, voice)
    print_caps(console, caps, words)
    started = time.perf_counter()
    task = Task(game.key, choices.cards, options, seed)
    tally = _collect(task, count, min(processes or os.cpu_count() or 1, count), console, words)
    seconds = time.perf_counter() - started
    if tally.games < count:
        console.print(Text(words.say("simulate.stopped", games=tally.games), style="yellow"))
    if tally.games:
        report = Report(console, words, tally)
        report.wins(voice.names)
        report.lengths()
        report.endings({key: voice.ending(key) for key in tally.endings if key})
        report.speed(seconds)


# Playing.


def play_some(task: Task, numbers: list[int]) -> Tally:
    """The games of these numbers, one after the other: what a process does."""
    from underhall.core.chance import Chance
    from underhall.players.playout import play_out

    game = game_of(task.key, task.cards)
    tally = Tally()
    for number in numbers:
        state = game.deal(task.options, task.seed + number)
        tally.lengths.append(play_out(state, Chance(MOVES_STREAM | (task.seed + number))))
        outcome = state.outcome()
        for seat in outcome.winners:
            tally.shares[seat] += VICTORY // len(outcome.winners)
            (tally.alone if len(outcome.winners) == 1 else tally.shared)[seat] += 1
        tally.endings[outcome.ending] += 1
        tally.games += 1
    return tally


def _collect(task: Task, count: int, processes: int, console: Console, words: Words) -> Tally:
    """All games with a bar; whatever is there when somebody presses Ctrl-C."""
    tally = Tally()
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    started = time.perf_counter()
    try:
        with progress, hire(processes) as workers:
            bar = progress.add_task(words.say("simulate.games"), total=count, rate="")
            for part in workers.play(partial(play_some, task), list(range(count))):
                tally.add(part)
                rate = tally.games / (time.perf_counter() - started)
                progress.update(bar, completed=tally.games, rate=words.say("simulate.rate", rate=words.number(rate)))
    except KeyboardInterrupt:
        pass
    return tally


# Telling.


class Report:
    def __init__(self, console: Console, words: Words, tally: Tally) -> None:
        self.console = console
        self.words = words
        self.tally = tally

    def wins(self, names: list[str]) -> None:
        tally = self.tally
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
        grid.add_column(self.words.say("simulate.seat"))
        for key in ("alone", "shared", "rate_of_wins", "interval"):
            grid.add_column(self.words.say(f"simulate.{key}"), justify="right")
        for seat, name in enumerate(names):
            rate = tally.shares[seat] / VICTORY / tally.games
            interval = wilson(rate, tally.games)
            grid.add_row(
                name,
                str(tally.alone[seat]),
                str(tally.shared[seat]),
                self.words.percent(rate),
                self.words.percents(interval.low, interval.high),
            )
        self.console.print(grid)

    def lengths(self) -> None:
        lengths = sorted(self.tally.lengths)
        low, high = lengths[0], lengths[-1]
        quarter, half, three = (lengths[(len(lengths) - 1) * part // 4] for part in (1, 2, 3))
        spread = {"min": low, "q1": quarter, "median": half, "q3": three, "max": high}
        self.console.print(Text(self.words.say("simulate.lengths", **spread), style="bold"))
        width = max(1, -(-(high - low + 1) // BARS))
        counts = Counter((length - low) // width for length in lengths)
        most = max(counts.values())
        digits = len(str(high))
        for number in range((high - low) // width + 1):
            first = low + number * width
            last = min(high, first + width - 1)
            bar = "█" * round(BAR_WIDTH * counts[number] / most) or ("▏" if counts[number] else "")
            self.console.print(Text(f"  {first:>{digits}}-{last:<{digits}}  {bar} {counts[number]}"))

    def endings(self, texts: dict[str, str]) -> None:
        self.console.print()
        self.console.print(Text(self.words.say("simulate.endings"), style="bold"))
        for key, count in self.tally.endings.most_common():
            share = self.words.percent(count / self.tally.games)
            self.console.print(Text(f"  {count:>8}  {share:>7}  {texts.get(key, key)}"))

    def speed(self, seconds: float) -> None:
        decisions = sum(self.tally.lengths)
        text = self.words.say(
            "simulate.speed",
            games=self.tally.games,
            decisions=self.words.number(decisions),
            seconds=self.words.number(seconds, 1),
            games_rate=self.words.number(self.tally.games / seconds),
            decisions_rate=self.words.number(decisions / seconds),
        )
        self.console.print()
        self.console.print(Text(text, style="dim"))
