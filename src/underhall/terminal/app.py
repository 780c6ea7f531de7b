"""The terminal table as an app: the shelf, the form, the sitting, and what happens when a terminal goes away."""

from __future__ import annotations

import asyncio
import os
import signal
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from textual.app import App

from underhall.core import record as records
from underhall.core.errors import UnderhallError
from underhall.core.game import Game
from underhall.core.history import History
from underhall.core.record import Record
from underhall.terminal.form import Form
from underhall.terminal.palette import HALL
from underhall.terminal.saves import left_open, new_save, note_closed, note_open
from underhall.terminal.sheets import ResumeSheet
from underhall.terminal.shelf import Shelf, players_of
from underhall.terminal.sitting import Sitting
from underhall.terminal.tables import LocalTable, Table
from underhall.terminal.words import Words


@dataclass
class Opening:
    """A game to open at once, where the command line names one."""

    record: Record
    path: Path | None = None


class Online(Protocol):
    """What the app needs of a server; ``guests.Guest`` is it. Apart, since not everybody has the client installed."""

    def open(self, app: Underhall) -> None: ...

    def form(self, game: Game[Any], words: Words) -> Form: ...

    async def visit(self, app: Underhall, table_id: str) -> None: ...

    async def create(self, app: Underhall, game: str, wish: dict[str, Any]) -> None: ...


class Underhall(App[int]):
    """``underhall tui``."""

    TITLE = "Underhall"
    CSS_PATH = "hall.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, language: str, opening: Opening | None = None, online: Online | None = None) -> None:
        # Without colour, none at all: also no shades of grey.
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self.words = Words(language)
        self.opening = opening
        self.online = online
        self.table: Table | None = None

    def on_mount(self) -> None:
        self.register_theme(HALL)
        self.theme = HALL.name
        self._heed_signals()
        if self.online is not None:
            self.online.open(self)
            return
        self.push_screen(Shelf(self.words))
        if self.opening is not None:
            self.begin(self.opening.record, self.opening.path)
            return
        path = left_open()
        if path is not None:
            self._offer(path)

    def _offer(self, path: Path) -> None:
        try:
            record = records.load(path)
        except UnderhallError:
            note_closed()
            return
        what = describe(record, self.words)
        self.push_screen(ResumeSheet(self.words, what), lambda wanted: self._answered(path, bool(wanted)))

    def _answered(self, path: Path, wanted: bool) -> None:
        note_closed()
        if wanted:
            self.open_game(path)

    # From screen to screen.

    def new_game(self, game: Game[Any]) -> None:
        self.push_screen(Form(game, self.words) if self.online is None else self.online.form(game, self.words))

    def open_game(self, path: Path) -> None:
        try:
            record = records.load(path)
        except UnderhallError as error:
            self.notify(self.words.say("shelf.broken", reason=error), severity="error", markup=False)
            return
        self.begin(record, path)

    def begin(self, record: Record, path: Path | None = None) -> None:
        """Sit down; the game is in its file before the first move."""
        path = path if path is not None else new_save(record.game.key)
        table = LocalTable(History(record), path)
        note_open(path)
        self.sit_down(table)

    def sit_down(self, table: Table) -> None:
        self.table = table
        sitting = Sitting(table, self.words)
        if isinstance(self.screen, Shelf):
            self.push_screen(sitting)
        else:
            self.switch_screen(sitting)

    # At a server.

    def visit(self, table_id: str) -> None:
        """A table there: to play, to wait at, or to watch."""
        assert self.online is not None
        self.run_worker(self.online.visit(self, table_id), exclusive=True)

    def create_table(self, game: str, wish: dict[str, Any]) -> None:
        assert self.online is not None
        self.run_worker(self.online.create(self, game, wish), exclusive=True)

    def leave_table(self) -> None:
        """Back to the shelf; nothing needs saving, every move was."""
        if self.table is not None:
            self.table.close()
            self.table = None
        if self.online is None:
            note_closed()
        while len(self.screen_stack) > 1 and not isinstance(self.screen, Shelf):
            self.pop_screen()

    # Leaving.

    async def action_quit(self) -> None:
        self.leave_table()
        self.exit(0)

    def _heed_signals(self) -> None:
        """Being told to stop: in order where the terminal is still there, at once where it is gone."""
        loop = asyncio.get_running_loop()
        try:
            loop.add_signal_handler(signal.SIGTERM, self._told_to_stop)
            loop.add_signal_handler(signal.SIGHUP, self._terminal_gone)
        except (NotImplementedError, RuntimeError, ValueError, AttributeError):
            return  # not the main thread (tests), or a system without these signals

    def _told_to_stop(self) -> None:
        if self.table is not None:
            self.table.close()
        self.exit(128 + signal.SIGTERM, return_code=128 + signal.SIGTERM)

    def _terminal_gone(self) -> None:
        """Nobody to say good-bye to. Every move is in the file already, and the note of the open game stays."""
        if self.table is not None:
            self.table.close()
        os._exit(128 + signal.SIGHUP)


def describe(record: Record, words: Words) -> str:
    title = record.game.voice(words.language).title()
    return words.say("resume.what", game=title, count=len(record.moves), players=players_of(record, words))


def run(language: str, opening: Opening | None = None, online: Online | None = None) -> int:
    """Open the table; returns the exit code."""
    app = Underhall(language, opening, online)
    app.run()
    return app.return_code or 0
