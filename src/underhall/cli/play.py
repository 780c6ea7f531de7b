"""``underhall play``: a new game, a saved one, or one from an edited position."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import typer

from underhall.cli.choices import Choices, load_position, load_record
from underhall.cli.saves import free_file, new_save
from underhall.cli.seats import HUMAN, read_seats
from underhall.cli.table import Table
from underhall.cli.words import Words
from underhall.core.errors import BadOption
from underhall.core.history import History
from underhall.core.record import Record


@dataclass
class Wishes:
    """What was typed about this sitting rather than about the game."""

    seats: str
    load: Path | None
    save: Path | None
    position: Path | None


def play_game(choices: Choices, wishes: Wishes, words: Words) -> None:
    record = begin(choices, wishes)
    # Everything is read and checked before the first byte is written: a refused game leaves no trace.
    history = History(record)
    path = save_file(record, wishes)
    code = Table(history, path, words).run()
    if code:
        raise typer.Exit(code)


def begin(choices: Choices, wishes: Wishes) -> Record:
    if wishes.load is not None and wishes.position is not None:
        raise BadOption("load-not_with_position")
    if wishes.load is not None:
        choices.refuse_with("--load")
        record = load_record(wishes.load, choices.game, choices.cards)
    elif wishes.position is not None:
        choices.refuse_with("--position")
        record = load_position(wishes.position, choices.game, choices.cards)
    else:
        record = choices.new_record([])
    count = record.game.players(record.options)
    if wishes.seats or len(record.players) != count:
        known = record.players if wishes.load is not None and not wishes.seats else []
        record.players = read_seats(wishes.seats, count) if not known else (known + [HUMAN] * count)[:count]
    return record


def save_file(record: Record, wishes: Wishes) -> Path:
    if wishes.save is not None:
        path = wishes.save.expanduser()
        if wishes.load is None or path.resolve() != wishes.load.resolve():
            free_file(path)
        if not path.parent.is_dir():
            raise BadOption("save-no_folder", path=path, folder=path.parent)
        return path
    if wishes.load is not None:
        return wishes.load
    return new_save(record.game.key)
