"""The terminal table as an app: home screen, form, game screen, and what happens when a terminal goes away."""

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
from underhall.terminal.dialogs import ResumeDialog
from underhall.terminal.form import Form
from underhall.terminal.game_screen import GameScreen
from underhall.terminal.home_screen import HomeScreen, players_of
from underhall.terminal.palette import UNDERHALL_THEME
from underhall.terminal.saves import left_open, new_save, note_closed, note_open
from underhall.terminal.tables import LocalTable, Table
from underhall.terminal.words import Words


@dataclass
class Opening:
    """A game to open at once, where the command line names one."""

    record: Record
    path: Path | None = None


class Online(Protocol):
    """What the app needs of a server; implemented by ``server_visit.ServerVisit``.

    ``server_visit`` is not imported here, since not everybody has the client's packages installed.
    """

    def open(self, app: Underhall) -> None: ...

    def form(self, game: Game[Any], words: Words) -> Form: ...

    async def visit(self, app: Underhall, table_id: str) -> None: ...

    async def create(self, app: Underhall, game: str, wish: dict[str, Any]) -> None: ...


class Underhall(App[int]):
    """``underhall tui``."""

    TITLE = "Underhall"
    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, language: str, opening: Opening | None = None, online: Online | None = None) -> None:
        # Without colour, none at all: also no shades of grey.
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self.words = Words(language)
        self.opening = opening
        self.online = online
        self.table: Table | None = None

    def on_mount(self) -> None:
        self.register_theme(UNDERHALL_THEME)
        self.theme = UNDERHALL_THEME.name
        self._heed_signals()
        if self.online is not None:
            self.online.open(self)
            return
        self.push_screen(HomeScreen(self.words))
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
        self.push_screen(ResumeDialog(self.words, what), lambda wanted: self._answered(path, bool(wanted)))

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
            self.notify(self.words.say("home.broken", reason=error), severity="error", markup=False)
            return
        self.begin(record, path)

    def begin(self, record: Record, path: Path | None = None) -> None:
        """Open the game screen for a record; the game is in its file before the first move."""
        path = path if path is not None else new_save(record.game.key)
        table = LocalTable(History(record), path)
        note_open(path)
        self.show_game(table)

    def show_game(self, table: Table) -> None:
        self.table = table
        game_screen = GameScreen(table, self.words)
        if isinstance(self.screen, HomeScreen):
            self.push_screen(game_screen)
        else:
            self.switch_screen(game_screen)

    # At a server.

    def visit(self, table_id: str) -> None:
        """Open a table of the server: to play, to wait for the start, or to watch."""
        assert self.online is not None
        self.run_worker(self.online.visit(self, table_id), exclusive=True)

    def create_table(self, game: str, wish: dict[str, Any]) -> None:
        assert self.online is not None
        self.run_worker(self.online.create(self, game, wish), exclusive=True)

    def leave_table(self) -> None:
        """Back to the home screen; nothing needs saving, every move was saved."""
        if self.table is not None:
            self.table.close()
            self.table = None
        if self.online is None:
            note_closed()
        while len(self.screen_stack) > 1 and not isinstance(self.screen, HomeScreen):
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
        """End at once. Every move is in the file already, and the note of the open game stays."""
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
