"""A person's visit to a server: from the server's home screen to a table and back."""

from __future__ import annotations

import asyncio
from typing import Any

from underhall.client import Client, Refused
from underhall.core.errors import UnderhallError
from underhall.core.game import Game
from underhall.terminal.app import Underhall
from underhall.terminal.form import Form
from underhall.terminal.home_screen import HomeScreen
from underhall.terminal.read_only_dialog import ReadOnlyDialog
from underhall.terminal.server_screens import ServerHomeScreen, ServerTableForm, TableLobby
from underhall.terminal.server_table import LOST, ServerTable
from underhall.terminal.words import Words


class ServerVisit:
    """One person at one server, by a client; what the app does there (``app.Online``)."""

    def __init__(self, client: Client, name: str, table: str = "") -> None:
        self.client = client
        self.name = name
        self.table = table  # to visit at once

    def open(self, app: Underhall) -> None:
        self.client.language = app.words.language
        app.push_screen(ServerHomeScreen(app.words, self.client, self.name))
        if self.table:
            app.visit(self.table)

    def form(self, game: Game[Any], words: Words) -> Form:
        return ServerTableForm(game, words)

    async def visit(self, app: Underhall, table_id: str) -> None:
        self.client.language = app.words.language
        try:
            found = (await asyncio.to_thread(self.client.look, table_id, app.words.language))["table"]
            if found["read_only"]:
                app.push_screen(ReadOnlyDialog(app.words, self.client, found))
                return
            if found["status"] == "open":
                lobby = TableLobby(app.words, self.client, found)
                if isinstance(app.screen, HomeScreen):
                    app.push_screen(lobby)
                else:
                    app.switch_screen(lobby)
                return
            table = await asyncio.to_thread(ServerTable, self.client, table_id, app.words.language)
        except (*LOST, Refused, UnderhallError) as error:
            app.notify(app.words.say("online.unreachable", reason=error), severity="error", markup=False)
            return
        table.start()
        app.show_game(table)

    async def create(self, app: Underhall, game: str, wish: dict[str, Any]) -> None:
        self.client.language = app.words.language
        try:
            table_id = await asyncio.to_thread(lambda: self.client.create(game, **wish))
        except (*LOST, Refused) as error:
            app.notify(app.words.say("online.unreachable", reason=error), severity="error", markup=False)
            return
        await self.visit(app, table_id)
