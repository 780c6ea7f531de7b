"""``underhall site``: the table as a folder of files, without a server."""

from __future__ import annotations

from pathlib import Path

import typer

from underhall.cli.words import Words
from underhall.core.errors import BadOption


def write_folder(folder: Path, runtime: Path, wheel: Path | None, words: Words) -> None:
    try:
        from underhall.site.folder import write_site
    except ModuleNotFoundError as error:
        raise BadOption("package-for_server", package=error.name) from None
    told: list[str] = []
    parts = write_site(folder, runtime, wheel, told.append)
    for part, size in parts.items():
        typer.echo(words.say("site.part", part=part, size=size))
    typer.echo(words.say("site.compiled" if "compiled" in told else "site.interpreted"))
    typer.echo(words.say("site.written", folder=str(folder)))
