"""``underhall puzzles make``: puzzles of one game into a file, with progress; goes on from what the file holds."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

import underhall
from underhall.cli.choices import game_of
from underhall.cli.screen import BRASS
from underhall.cli.train import bar, commit
from underhall.cli.words import Words
from underhall.core.game import Game
from underhall.lab.workers import hire
from underhall.puzzles import judging
from underhall.puzzles.making import Plan, puzzles_of_games
from underhall.puzzles.puzzle import FORMAT, BadPuzzles, Puzzle, PuzzleFile, load

MOST_GAMES = 1_000_000
MOST_ALIKE = 0.1  # of all puzzles may have the same answer


def make_puzzles(plan: Plan, count: int, out: Path | None, processes: int | None, words: Words) -> None:
    game = game_of(plan.game, None)
    path = out or Path(f"{game.key}-puzzles.jsonl")
    console = Console(highlight=False)
    making_of = Making(plan, game, path)
    title = game.voice(words.language).title()
    head = words.say("puzzles.head", title=title, count=count, seed=plan.seed)
    console.print(Text(head, style=f"bold {BRASS}"))
    if making_of.file.puzzles:
        console.print(Text(words.say("puzzles.resumed", count=len(making_of.file.puzzles))))
    try:
        with bar(console) as progress:
            task = progress.add_task(words.say("puzzles.puzzles"), total=count)
            making_of.run(count, processes, lambda there: progress.update(task, completed=there))
    except KeyboardInterrupt:
        console.print(Text(words.say("puzzles.stopped"), style="yellow"))
    there = len(making_of.file.puzzles)
    console.print(Text(words.say("puzzles.written", count=there, path=path)), soft_wrap=True)


class Making:
    """A file of puzzles that grows. Its head says which games have been looked through already."""

    def __init__(self, plan: Plan, game: Game[Any], path: Path) -> None:
        self.plan = plan
        self.path = path
        head = head_of(plan, game)
        self.file = load(path) if path.exists() else PuzzleFile({**head, "games": ""}, [])
        for name in ("game", "rules", "cards", "seed", "margin", "searches"):
            if self.file.head.get(name) != head[name]:
                raise BadPuzzles("puzzles-other_plan", path=path, name=name)
        self.played = numbers_of(str(self.file.head["games"]))

    def run(self, count: int, processes: int | None, watch: Any) -> None:
        missing = [number for number in range(MOST_GAMES) if number not in self.played]
        watch(len(self.file.puzzles))
        if len(self.file.puzzles) >= count:
            return
        with hire(processes) as workers:
            playing = workers.play(partial(puzzles_of_games, self.plan), missing)
            try:
                for part in playing:
                    self.add(part, max(1, round(MOST_ALIKE * count)))
                    watch(len(self.file.puzzles))
                    if len(self.file.puzzles) >= count:
                        return
            finally:
                playing.close()

    def add(self, part: list[tuple[int, list[Puzzle]]], most_alike: int) -> None:
        answers = Counter(puzzle.right[0] for puzzle in self.file.puzzles)
        for number, found in part:
            self.played.add(number)
            for puzzle in found:
                answers[puzzle.right[0]] += 1
                if answers[puzzle.right[0]] <= most_alike:
                    self.file.puzzles.append(puzzle)
        self.file.head["games"] = ranges_of(self.played)
        self.file.save(self.path)


def head_of(plan: Plan, game: Game[Any]) -> dict[str, Any]:
    """What the file says of itself: what it is for, and how it was made."""
    return {
        "puzzles": FORMAT,
        "game": game.key,
        "rules": game.rules_version,
        "cards": game.catalogue.digest,
        "seed": plan.seed,
        "margin": plan.margin,
        "searches": [judging.SCREENING, judging.FIRST, judging.SECOND, judging.THIRD],
        "master": judging.MASTER,
        "command": f"underhall puzzles make {game.key} --seed {plan.seed} --margin {plan.margin:g}",
        "version": underhall.__version__,
        "commit": commit(),
    }


def ranges_of(numbers: set[int]) -> str:
    """``0-311 313``."""
    runs: list[str] = []
    for _, run in groupby(enumerate(sorted(numbers)), lambda pair: pair[1] - pair[0]):
        members = [number for _, number in run]
        runs.append(str(members[0]) if len(members) == 1 else f"{members[0]}-{members[-1]}")
    return " ".join(runs)


def numbers_of(ranges: str) -> set[int]:
    numbers: set[int] = set()
    for run in ranges.split():
        first, _, last = run.partition("-")
        numbers |= set(range(int(first), int(last or first) + 1))
    return numbers
