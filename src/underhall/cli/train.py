"""``underhall train``: a learned evaluator from self-play (the work is in underhall.lab)."""

from __future__ import annotations

import os
import subprocess
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

import underhall
from underhall.cli.choices import Choices, game_of
from underhall.cli.match import SEED, Lab
from underhall.cli.saves import data_folder
from underhall.cli.screen import BRASS, print_options
from underhall.cli.words import Words
from underhall.core.game import Game
from underhall.core.net import pack
from underhall.lab.extras import need
from underhall.lab.self_play import MOST_DECISIONS, SelfPlay, count_dropped, gather, self_play_of
from underhall.lab.training import EPOCHS, HIDDEN, TENTHS, UPPER, Learned, Tenth, train
from underhall.lab.workers import hire


def train_net(choices: Choices, lab: Lab, data: Path | None, words: Words) -> None:
    need("numpy", "lab")
    game = game_of(choices.game, None)
    # No caps: self-play follows the game's plan to the end, and drops the few games that find none.
    options = game.configure(choices.given(game))
    plan = self_play_of(game, options, SEED if choices.seed is None else choices.seed)
    console = Console(highlight=False)
    title = game.voice(words.language).title()
    console.print(Text(words.say("train.head", title=title, games=lab.games, seed=plan.seed), style=f"bold {BRASS}"))
    print_options(console, options, game.voice(words.language))
    folder = plan.folder(data or data_folder() / "training")
    console.print(Text(words.say("train.data", path=folder), style="dim"), soft_wrap=True)
    players = game.players(options)
    out = lab.out or Path(f"{game.key}-{players}.net")
    try:
        if not play_with_bar(plan, folder, lab, console, words):
            raise KeyboardInterrupt
        learned = train_with_bar(plan, folder, lab.games, console, words)
    except KeyboardInterrupt:
        console.print(Text(words.say("train.stopped"), style="yellow"))
        return
    if dropped := count_dropped(folder, lab.games):
        console.print(Text(words.say("train.dropped", dropped=dropped, decisions=MOST_DECISIONS)))
    show(learned, console, words)
    packed = pack(header(game, plan, players, lab.games, learned), learned.weights)
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(packed)
    console.print(Text(words.say("train.written", path=out, size=len(packed))), soft_wrap=True)


def play_with_bar(plan: SelfPlay, folder: Path, lab: Lab, console: Console, words: Words) -> bool:
    with bar(console) as progress, hire(lab.processes, lab.ray) as workers:
        games = progress.add_task(words.say("match.games"), total=lab.games)
        return gather(plan, lab.games, folder, workers, lambda there: progress.update(games, completed=there))


def train_with_bar(plan: SelfPlay, folder: Path, games: int, console: Console, words: Words) -> Learned:
    with bar(console) as progress:
        epochs = progress.add_task(words.say("train.epochs"), total=EPOCHS)
        return train(folder, games, plan.seed, lambda epoch, loss: progress.update(epochs, completed=epoch))


def bar(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def header(game: Game[Any], plan: SelfPlay, players: int, games: int, learned: Learned) -> dict[str, Any]:
    """What the file says of itself: what it is for, how it was made, and how good it is on games held out."""
    given = " ".join(f"-o {key}={value}" for key, value in plan.options.items())
    return {
        "game": game.key,
        "players": players,
        "features": plan.features,
        "cards": plan.cards,
        "shape": list(learned.shape),
        "command": f"underhall train {game.key} --games {games} --seed {plan.seed} {given}",
        "seed": plan.seed,
        "games": games,
        "positions": learned.positions,
        "version": underhall.__version__,
        "commit": commit(),
        "loss": round(learned.loss, 5),
        "tenths": [asdict(tenth) for tenth in learned.tenths],
    }


def commit() -> str:
    """The commit of the sources; where they are not in a repository, what UNDERHALL_COMMIT says."""
    if told := os.environ.get("UNDERHALL_COMMIT"):
        return told
    command = ["git", "-C", str(Path(underhall.__file__).parent), "describe", "--always", "--dirty"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def show(learned: Learned, console: Console, words: Words) -> None:
    loss = words.number(learned.loss, 4)
    shape = f"{learned.shape[0]}-{HIDDEN}-{UPPER}-1"
    console.print(Text(words.say("train.result", positions=learned.positions, shape=shape, loss=loss)))
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("tenth", "positions", "given", "won"):
        grid.add_column(words.say(f"train.{column}"), justify="right")
    for number, tenth in enumerate(learned.tenths):
        grid.add_row(*row(number, tenth, words))
    console.print(grid)


def row(number: int, tenth: Tenth, words: Words) -> tuple[str, ...]:
    span = words.percents(number / TENTHS, (number + 1) / TENTHS)
    if not tenth.positions:
        return span, "0", "-", "-"
    return span, str(tenth.positions), words.percent(tenth.given), words.percent(tenth.won)
