"""``underhall puzzles``: make puzzles, verify those there are, solve them (the work is in underhall.puzzles)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from underhall.cli.words import Words, language_for, language_of_help

HELP = Words(language_of_help())


def _help(key: str) -> str:
    return HELP.say(f"help.{key}")


def _words(context: typer.Context) -> Words:
    return Words(language_for(context.obj or ""))


puzzles = typer.Typer(
    help=_help("puzzles"), no_args_is_help=True, context_settings={"help_option_names": ["-h", "--help"]}
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help=_help("game"))]
Processes = Annotated[int | None, typer.Option("--processes", "-p", min=1, help=_help("processes"), show_default=False)]


@puzzles.command(help=_help("puzzles_make"))
def make(
    context: typer.Context,
    game: GameName,
    count: Annotated[int, typer.Option("--count", metavar="N", min=1, help=_help("puzzles_count"))] = 200,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, help=_help("match_seed"))] = 1,
    margin: Annotated[
        float, typer.Option("--margin", metavar="SHARE", min=0.01, max=0.5, help=_help("puzzles_margin"))
    ] = 0.05,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help=_help("puzzles_out"), show_default=False)
    ] = None,
    records: Annotated[
        list[Path] | None,
        typer.Option("--records", metavar="FILE|FOLDER", help=_help("puzzles_records"), show_default=False),
    ] = None,
    processes: Processes = None,
) -> None:
    from underhall.cli.puzzle_making import make_puzzles
    from underhall.puzzles.making import Plan

    make_puzzles(Plan(game, seed, margin), count, out, processes, _words(context), records)


@puzzles.command(help=_help("puzzles_verify"))
def verify(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="[GAME]", help=_help("maybe_game"), show_default=False)] = "",
    file: Annotated[
        Path | None, typer.Option("--file", metavar="FILE", help=_help("puzzles_file"), show_default=False)
    ] = None,
    sample: Annotated[
        int | None, typer.Option("--sample", metavar="N", min=1, help=_help("puzzles_sample"), show_default=False)
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, help=_help("puzzles_verify_seed"))] = 1,
    processes: Processes = None,
) -> None:
    from underhall.cli.puzzle_verifying import verify_puzzles

    verify_puzzles(game, file, sample, seed, processes, _words(context))
