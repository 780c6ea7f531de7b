"""``underhall puzzles make``: puzzles of one game into a file, with progress; goes on from what the file holds.

The games are played for it, or were played already and are read from records.
"""

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
from underhall.core import record as records_of_games
from underhall.core.game import Game
from underhall.lab.workers import hire
from underhall.puzzles import judging
from underhall.puzzles.making import Plan, name_of, puzzles_of_games, puzzles_of_records
from underhall.puzzles.puzzle import FORMAT, BadPuzzles, Puzzle, PuzzleFile, load

MOST_GAMES = 1_000_000
MOST_ALIKE = 0.1  # of all puzzles may have the same answer
RECORD = ".record"  # how the files of a folder end


def make_puzzles(
    plan: Plan,
    count: int,
    out: Path | None,
    processes: int | None,
    words: Words,
    records: list[Path] | None = None,
) -> None:
    game = game_of(plan.game, None)
    path = out or Path(f"{game.key}-puzzles.jsonl")
    console = Console(highlight=False)
    texts, others = (None, 0) if records is None else texts_of(records, game)
    making_of = Making(plan, game, path, texts)
    title = game.voice(words.language).title()
    head = words.say("puzzles.head", title=title, count=count, seed=plan.seed)
    console.print(Text(head, style=f"bold {BRASS}"))
    if texts is not None:
        console.print(Text(words.say("puzzles.records", count=len(texts))))
    if others:
        console.print(Text(words.say("puzzles.of_other_games", count=others), style="yellow"))
    if making_of.file.puzzles:
        console.print(Text(words.say("puzzles.resumed", count=len(making_of.file.puzzles))))
    try:
        with bar(console) as progress:
            task = progress.add_task(words.say("puzzles.puzzles"), total=count)
            making_of.run(count, processes, lambda there: progress.update(task, completed=there))
    except KeyboardInterrupt:
        console.print(Text(words.say("puzzles.stopped"), style="yellow"))
    there = len(making_of.file.puzzles)
    if there < count and texts is not None and not making_of.missing():
        console.print(Text(words.say("puzzles.no_more_records")))
    console.print(Text(words.say("puzzles.written", count=there, path=path)), soft_wrap=True)


def texts_of(paths: list[Path], game: Game[Any]) -> tuple[list[str], int]:
    """The records of a game in files and folders, each once, every move checked; and how many are of other games."""
    files: list[Path] = []
    for path in paths:
        found = sorted(path.rglob(f"*{RECORD}")) if path.is_dir() else [path]
        if not found:
            raise BadPuzzles("puzzles-no_records", path=path, ending=RECORD)
        files += found
    texts: dict[str, None] = {}
    others = 0
    for file in files:
        record = records_of_games.load(file)
        record.players = []  # who played is of no use, and goes nowhere
        if record.game.key == game.key:
            texts[record.write()] = None
        else:
            others += 1
    if not texts:
        raise BadPuzzles("puzzles-other_records", game=game.key)
    return list(texts), others


class Making:
    """A file of puzzles that grows. Its head says which games have been looked through already, and which records."""

    def __init__(self, plan: Plan, game: Game[Any], path: Path, texts: list[str] | None = None) -> None:
        self.plan = plan
        self.path = path
        self.texts = texts  # of games that were played; None: games are played for it
        head = head_of(plan, game, " --records FILES" if texts is not None else "")
        self.file = load(path) if path.exists() else PuzzleFile({**head, "games": ""}, [])
        for name in ("game", "rules", "cards", "seed", "margin", "searches"):
            if self.file.head.get(name) != head[name]:
                raise BadPuzzles("puzzles-other_plan", path=path, name=name)
        self.played = numbers_of(str(self.file.head["games"]))
        self.read = set(str(self.file.head.get("records", "")).split())

    def missing(self) -> list[int]:
        """The numbers of the games, or of the texts, that have still to be looked through."""
        if self.texts is None:
            return [number for number in range(MOST_GAMES) if number not in self.played]
        return [number for number, text in enumerate(self.texts) if name_of(text) not in self.read]

    def run(self, count: int, processes: int | None, watch: Any) -> None:
        watch(len(self.file.puzzles))
        if len(self.file.puzzles) >= count:
            return
        job = partial(puzzles_of_games, self.plan)
        if self.texts is not None:
            job = partial(puzzles_of_records, self.plan, self.texts)
        with hire(processes) as workers:
            playing = workers.play(job, self.missing())
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
        there = {puzzle.id for puzzle in self.file.puzzles}
        for number, found in part:
            if self.texts is None:
                self.played.add(number)
            else:
                self.read.add(name_of(self.texts[number]))
            for puzzle in found:
                if puzzle.id in there:  # one record goes on where another one ends
                    continue
                there.add(puzzle.id)
                answers[puzzle.right[0]] += 1
                if answers[puzzle.right[0]] <= most_alike:
                    self.file.puzzles.append(puzzle)
        self.file.head["games"] = ranges_of(self.played)
        if self.read:
            self.file.head["records"] = " ".join(sorted(self.read))
        self.file.save(self.path)


def head_of(plan: Plan, game: Game[Any], more: str) -> dict[str, Any]:
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
        "command": f"underhall puzzles make {game.key} --seed {plan.seed} --margin {plan.margin:g}{more}",
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
