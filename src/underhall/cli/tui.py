"""``underhall tui``: the table in the terminal, or ``underhall play`` where a terminal cannot draw it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import typer

from underhall.cli.choices import Choices
from underhall.cli.play import Wishes, begin, play_game
from underhall.cli.words import Words
from underhall.core import game as games
from underhall.core import record as records
from underhall.core.errors import BadOption, UnderhallError
from underhall.core.numbers import whole_number
from underhall.terminal.saves import left_open, note_closed, note_open
from underhall.terminal.words import Words as TableWords


def open_table(choices: Choices, seats: str, load: Path | None, words: Words) -> None:
    if not can_draw():
        play_plainly(choices, Wishes(seats, load, None, None), words)
        return
    from underhall.terminal.app import Opening, run

    opening = None
    if choices.game or load is not None:
        opening = Opening(begin(choices, Wishes(seats, load, None, None)), load)
    elif seats or choices.pairs or choices.shorthands() or choices.seed is not None:
        raise BadOption("game-which_for_options", games=games.keys())
    code = run(words.language, opening)
    if code:
        raise typer.Exit(code)


def visit_server(address: str, name: str, more: bool, words: Words) -> None:
    """The tables of a server, as the same person as the last time."""
    if more:
        raise BadOption("server-goes_alone")
    if not address.startswith(("http://", "https://")):
        raise BadOption("server-no_address", address=address)
    if not can_draw():
        raise BadOption("server-cannot_draw")
    try:
        import httpx

        from underhall.client import Refused
        from underhall.terminal.app import run
        from underhall.terminal.server_visit import ServerVisit
        from underhall.terminal.sessions import join
    except ModuleNotFoundError as error:
        raise BadOption("package-for_client", package=error.name) from None
    try:
        client, me = join(address, name)
    except httpx.HTTPError as error:
        raise BadOption("server-no_answer", address=address, reason=error) from None
    except Refused as refused:
        raise BadOption("file-wrong", path=address, error=str(refused)) from None
    with client:
        code = run(words.language, online=ServerVisit(client, me["name"]))
    if code:
        raise typer.Exit(code)


def can_draw() -> bool:
    """A pipe, a dumb terminal or one that does not say what it is gets plain text."""
    known = os.environ.get("TERM", "") not in ("", "dumb", "unknown") or sys.platform == "win32"
    return known and sys.stdin.isatty() and sys.stdout.isatty()


def play_plainly(choices: Choices, wishes: Wishes, words: Words) -> None:
    """The same games by ``underhall play``, the offer to go on with one included."""
    table = TableWords(words.language)
    typer.echo(table.say("plain.poor"))
    try:
        if not choices.game and wishes.load is None:
            wishes.load = ask_to_resume(table)
        if not choices.game and wishes.load is None:
            choices.game = ask_for_game(table)
    except EOFError:
        raise typer.Exit(1) from None
    play_game(choices, wishes, words)
    note_closed()  # not reached when the terminal goes away: then the game is offered again


def ask_to_resume(words: TableWords) -> Path | None:
    path = left_open()
    if path is None:
        return None
    try:
        record = records.load(path)
    except UnderhallError:
        note_closed()
        return None
    title = record.game.voice(words.language).title()
    what = words.say("resume.what", game=title, count=len(record.moves), players=", ".join(record.players))
    if input(words.say("plain.resume", what=what)).strip().lower() in words.say("plain.no").split():
        note_closed()
        return None
    note_open(path)  # until it is left in order, it counts as open here
    return path


def ask_for_game(words: TableWords) -> str:
    keys = games.keys()
    for number, key in enumerate(keys, start=1):
        typer.echo(f"  {number}  {games.find(key).voice(words.language).title()}")
    while True:
        answer = input(words.say("plain.which")).strip()
        chosen = whole_number(answer)
        if chosen is not None and 1 <= chosen <= len(keys):
            return keys[chosen - 1]
        if answer in keys:
            return answer
