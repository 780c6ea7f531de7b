"""``underhall report``: a page about a game from many games of it (the work is in underhall.lab)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from underhall.cli.choices import Choices, game_of
from underhall.cli.match import SEED, Lab
from underhall.cli.screen import BRASS, print_caps
from underhall.cli.words import Words
from underhall.core.errors import BadOption
from underhall.core.game import Game, Options
from underhall.lab.extras import need
from underhall.lab.findings import write_parquet
from underhall.lab.match import SEED_LIMIT
from underhall.lab.page import make_report
from underhall.lab.sample import Sample, Study, gather, study_of
from underhall.lab.workers import hire
from underhall.players.levels import make

VARIANT_PART = 20  # each variant gets this part of the games,
VARIANT_LEAST = 50  # but not fewer than this


def write_report(choices: Choices, player: str, lab: Lab, parquet: Path | None, words: Words) -> None:
    for package in ("matplotlib", "numpy", *(("pyarrow",) if parquet else ())):
        need(package, "lab")
    game = game_of(choices.game, choices.cards)
    caps = choices.caps(game, [player])
    options = game.configure({**choices.given(game), **caps})
    make(player, game.key)
    seed = SEED if choices.seed is None else choices.seed
    if not 0 <= seed < SEED_LIMIT:
        raise BadOption("seed-of_report", seed=seed)
    cards = str(choices.cards.resolve()) if choices.cards else ""
    study = study_of(game, options, player, seed, words.language, cards)
    others = [variant for variant in game.variants() if variant != options]
    each = min(lab.games, max(VARIANT_LEAST, lab.games // VARIANT_PART))
    console = Console(highlight=False)
    head = {"title": game.voice(words.language).title(), "games": lab.games, "player": player, "each": each}
    console.print(Text(words.say("report.head", seed=seed, **head), style=f"bold {BRASS}"))
    print_caps(console, caps, words)
    labels = [_label(game, options, options)] + [_label(game, variant, options) for variant in others]
    plan = [(study, lab.games)] + [(replace(study, options=variant), each) for variant in others]
    samples = _play(plan, lab, console, words)
    if samples is None:
        console.print(Text(words.say("report.stopped"), style="yellow"))
        return
    path = lab.out or Path(f"{game.key}-report.html")
    named = list(zip(labels, samples, strict=True))
    report = make_report(game, named, words.language, _command(study, lab.games), path)
    report.write(path)
    console.print(Text(words.say("report.written", path=path, tables=len(report.tables))), soft_wrap=True)
    if parquet is not None:
        rows = write_parquet(named, parquet)
        console.print(Text(words.say("report.parquet", rows=rows, path=parquet)), soft_wrap=True)


def _play(plan: list[tuple[Study, int]], lab: Lab, console: Console, words: Words) -> list[Sample] | None:
    """All samples; nothing if somebody pressed Ctrl-C."""
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    samples: list[Sample] = []
    try:
        with hire(lab.processes, lab.ray) as workers, progress:
            bar = progress.add_task(words.say("match.games"), total=sum(count for _, count in plan))
            done = 0
            for number, (study, count) in enumerate(plan):
                if number:
                    title = words.say("report.variant", number=number, count=len(plan) - 1)
                    progress.update(bar, description=title)

                def watch(played: int, before: int = done) -> None:
                    progress.update(bar, completed=before + played)

                samples.append(gather(study, count, workers, watch))
                done += count
    except KeyboardInterrupt:
        return None
    return samples


def _label(game: Game[Any], options: Options, base: Options) -> str:
    """What makes a variant, in its options; all of them for the game itself."""
    keys = [option.key for option in game.options]
    if options == base:
        return " ".join(f"{key}={base[key]}" for key in keys if key in base)
    return " ".join(f"{key}={options[key]}" for key in keys if options[key] != base[key])


def _command(study: Study, games: int) -> str:
    given = " ".join(f"-o {key}={value}" for key, value in study.options.items())
    return f"underhall report {study.game} --games {games} --player {study.player} --seed {study.seed} {given}"
