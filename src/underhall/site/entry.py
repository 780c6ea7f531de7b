"""What the page's worker calls (web/src/site/engine-worker.ts): its own objects in, requests and lines through."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import underhall
from underhall.core import game as registry
from underhall.site.local_server import LocalServer
from underhall.site.local_tables import LocalTables, Storage, Think


class Engine:
    """One engine for all lines of a page."""

    def __init__(self, storage: Storage, think: Think, tell: Callable[[int, str], None], end: Callable[[int], None]):
        self.server = LocalServer(LocalTables(storage, think))
        self.tell = tell
        self.end = end

    async def request(self, method: str, path: str, body: str, language: str) -> list[Any]:
        return list(await self.server.request(method, path, body, language))

    def open(self, line: int, path: str) -> Awaitable[bool]:
        return self.server.lines.open(line, path, lambda text: self.tell(line, text), lambda: self.end(line))

    def hear(self, line: int, text: str) -> Awaitable[None]:
        return self.server.lines.hear(line, text)

    def shut(self, line: int) -> Awaitable[None]:
        return self.server.lines.shut(line)


def about() -> list[Any]:
    """Which engine runs here."""
    return [underhall.__version__, underhall.COMPILED]


def load_game(key: str) -> None:
    """Import a game's modules now, before anybody asks for it."""
    game = registry.find(key)
    game.players(game.configure({}))
