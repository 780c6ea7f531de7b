"""``underhall bots``: bots in a process of their own, for servers that leave their turns to it."""

from __future__ import annotations

import os
from pathlib import Path

import typer

from underhall.cli.words import Words
from underhall.core.errors import BadOption


def play_turns(database: str, workers: int | None, bot_processes: int, words: Words) -> None:
    try:
        from underhall.server import logs
        from underhall.server.bots_process import run_bots
        from underhall.server.settings import Settings, database_url
    except ModuleNotFoundError as error:
        raise BadOption("package-for_server", package=error.name) from None
    logs.set_up("info")
    settings = Settings(
        database_url(database, Path()),
        workers=workers or os.cpu_count() or 1,
        bot_processes=bot_processes,
        # For tests, as a server has them.
        limits=os.environ.get("UNDERHALL_LIMITS", "") != "off",
        shortest_answer=0.0 if os.environ.get("UNDERHALL_BOT_PAUSE", "") == "off" else Settings.shortest_answer,
    )
    run_bots(settings, lambda: typer.echo(words.say("bots.ready", workers=settings.workers)))
