"""``underhall puzzles verify``: what the puzzles promise, by new searches, as a table with intervals."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

import typer
from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from underhall.cli.choices import game_of
from underhall.cli.screen import BRASS
from underhall.cli.train import bar
from underhall.cli.words import Words
from underhall.core import game as games
from underhall.lab.statistics import mean_estimate, wilson
from underhall.lab.workers import hire
from underhall.puzzles.judging import GUESSING
from underhall.puzzles.puzzle import PuzzleFile, load, shipped_file
from underhall.puzzles.verifying import BY_MASTER, Check, verify_some

FAILED = 1


def verify_puzzles(
    game: str, file: Path | None, sample: int | None, seed: int, processes: int | None, words: Words
) -> None:
    console = Console(highlight=False)
    wrong = 0
    short: list[str] = []
    for found in files(game, file):
        whole = sample is None or sample >= len(found.puzzles)
        if sample is not None and not whole:
            found = PuzzleFile(found.head, Random(seed).sample(found.puzzles, sample))
        title = games.find(found.game).voice(words.language).title()
        head = words.say("puzzles.verifying", title=title, count=len(found.puzzles), seed=seed)
        console.print(Text(head, style=f"bold {BRASS}"))
        checks = checked(found, seed, processes, console, words)
        wrong += show(found, checks, console, words)
        if whole:  # of a few the shares say little
            short += shortcomings(title, checks, words)
    for line in short:
        console.print(Text(line, style="red"), soft_wrap=True)
    if wrong:
        console.print(Text(words.say("puzzles.bad", count=wrong), style="red"))
    if wrong or short:
        raise typer.Exit(FAILED)
    console.print(Text(words.say("puzzles.good")))


def files(game: str, file: Path | None) -> list[PuzzleFile]:
    if file is not None:
        return [load(file)]
    keys = [game_of(game, None).key] if game else games.keys()
    return [found for found in (shipped_file(games.find(key)) for key in keys) if found is not None]


def checked(found: PuzzleFile, seed: int, processes: int | None, console: Console, words: Words) -> list[Check]:
    job = partial(verify_some, found.game, found.puzzles, float(found.head["margin"]), seed)
    checks: list[Check] = []
    with bar(console) as progress, hire(processes) as workers:
        task = progress.add_task(words.say("puzzles.puzzles"), total=len(found.puzzles))
        for part in workers.play(job, list(range(len(found.puzzles)))):
            checks += part
            progress.update(task, completed=len(checks))
    return checks


def shortcomings(title: str, checks: list[Check], words: Words) -> list[str]:
    """What a whole file has to keep, and does not: guessing solves few, the master most."""
    lines: list[str] = []
    guessing = mean_estimate([check.chance for check in checks]).value
    if guessing > GUESSING:
        share, most = words.percent(guessing), words.percent(GUESSING)
        lines.append(words.say("puzzles.guessed", title=title, share=share, most=most))
    finds = [check.finds["master"] for check in checks if "master" in check.finds]
    master = sum(one.found for one in finds) / max(1, sum(one.tries for one in finds))
    if checks and master < BY_MASTER:
        share, least = words.percent(master), words.percent(BY_MASTER)
        lines.append(words.say("puzzles.missed_by_master", title=title, share=share, least=least))
    return lines


def show(found: PuzzleFile, checks: list[Check], console: Console, words: Words) -> int:
    """The table; returns how many puzzles are wrong."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(words.say("puzzles.solver"))
    for key in ("solves", "interval", "tries"):
        grid.add_column(words.say(f"puzzles.{key}"), justify="right")
    guessing = mean_estimate([check.chance for check in checks]).clipped(0.0, 1.0)
    interval = words.percents(guessing.low, guessing.high)
    grid.add_row(words.say("puzzles.guessing"), words.percent(guessing.value), interval, str(len(checks)))
    for level in dict.fromkeys(level for check in checks for level in check.finds):
        finds = [check.finds[level] for check in checks if level in check.finds]
        tries = sum(one.tries for one in finds)
        rate = wilson(sum(one.found for one in finds) / tries, tries)
        grid.add_row(level, words.percent(rate.value), words.percents(rate.low, rate.high), str(tries))
    console.print(grid)
    wrong = [check for check in checks if check.wrong]
    confirmed = sum(check.confirmed(float(found.head["margin"])) for check in checks)
    fields = {"confirmed": confirmed, "count": len(checks), "wrong": len(wrong)}
    console.print(Text(words.say("puzzles.confirmed", **fields, unclear=len(checks) - confirmed - len(wrong))))
    for check in wrong:
        why = ", ".join(message.say(words.language) for message in check.wrong)
        console.print(Text(words.say("puzzles.wrong", id=check.id, why=why), style="red"), soft_wrap=True)
    return len(wrong)
