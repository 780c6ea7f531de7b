"""A table for tests: an app without a terminal, driven by keys."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.keys import _character_to_key

from underhall.core.chance import Chance
from underhall.core.game import find
from underhall.core.record import Record
from underhall.terminal.app import Opening, Underhall
from underhall.terminal.game_screen import GameScreen
from underhall.terminal.tables import LocalTable

SIZE = (100, 30)
PATIENCE = 60.0


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv("UNDERHALL_DATA", str(folder))
    monkeypatch.delenv("NO_COLOR", raising=False)
    return folder


def record_of(key: str, who: str, moves: int = 0, seed: int = 7, **options: Any) -> Record:
    """A game some random moves old, at a decision of a person where there is one."""
    game = find(key)
    record = Record(game, game.configure(options), seed, who.split(","))
    state, chance = record.start(), Chance(5)
    while state.seat >= 0 and (len(record.moves) < moves or (moves and record.players[state.seat] == "random")):
        legal = state.moves()
        move = legal[chance.below(len(legal))]
        state.play(move)
        record.moves.append(move)
    return record


class Player:
    """Somebody at the keyboard."""

    def __init__(self, app: Underhall) -> None:
        self.app = app

    @property
    def table(self) -> LocalTable:
        assert self.app.table is not None
        return self.app.table

    @property
    def game_screen(self) -> GameScreen:
        return next(screen for screen in self.app.screen_stack if isinstance(screen, GameScreen))

    async def press(self, *keys: str) -> None:
        """Keys as the driver would send them, without the pilot's waiting for a quiet processor after each."""
        for key in keys:
            name = _character_to_key(key) if len(key) == 1 else key
            self.app.post_message(events.Key(name, key if len(key) == 1 else None))
            await self.settle()

    async def settle(self) -> None:
        """Until nothing is on its way to any screen."""
        quiet = 0
        while quiet < 6:
            await asyncio.sleep(0)
            pumps = [self.app, *self.app.screen_stack]
            quiet = 0 if any(not pump._message_queue.empty() for pump in pumps) else quiet + 1

    async def until(self, true: Callable[[], bool], what: str) -> None:
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        while not true():
            assert loop.time() < end, f"waited in vain for {what}"
            await asyncio.sleep(0.002)
        await self.settle()

    async def until_asked(self) -> None:
        await self.until(lambda: self.table.asked() or self.table.state.seat < 0, "the next question")

    async def until_still(self) -> None:
        """Until the log shows its end and the screen its scrollbars, which takes a frame or two."""
        log = self.game_screen.pane("log")
        await self.until(lambda: log.scroll_offset.y == log.max_scroll_y, "the log's end")
        before = ""
        while self.screen_text() != before:
            before = self.screen_text()
            await asyncio.sleep(0.05)
            await self.settle()

    def screen_text(self) -> str:
        """What is on the screen, as plain text."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


@asynccontextmanager
async def running_app(
    record: Record | None, path: Path | None = None, language: str = "en", size: tuple[int, int] = SIZE
) -> AsyncIterator[Player]:
    app = Underhall(language, None if record is None else Opening(record, path))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        player = Player(app)
        await player.settle()
        yield player


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)
