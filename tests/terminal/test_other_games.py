"""Games by others: one that draws itself, and one that cannot: its view as on paper, and every choice a button."""

from __future__ import annotations

from pathlib import Path

from examples.high_stone.high_stone import HIGH_STONE as GAME
from examples.pebbles.pebbles.game import GAME as PEBBLES
from tests.terminal.conftest import run, running_app
from underhall.core.record import Record
from underhall.terminal.dialogs import HandOverDialog, ResultDialog


def test_a_game_without_a_board_can_be_played(tmp_path: Path) -> None:
    async def story() -> None:
        record = Record(GAME, GAME.configure({}), 3, ["human", "random"])
        async with running_app(record, tmp_path / "a.record") as player:
            for _ in range(200):
                if player.table.state.seat < 0:
                    break
                if isinstance(player.app.screen, HandOverDialog):
                    await player.press("enter")
                await player.until_asked()
                assert all(not player.game_screen.on_board(name) for name in player.game_screen.candidates())
                await player.press("right", "enter")
            await player.settle()
            assert isinstance(player.app.screen, ResultDialog)

    run(story())


def test_pebbles_is_played_on_its_own_board(tmp_path: Path) -> None:
    async def story() -> None:
        record = Record(PEBBLES, PEBBLES.configure({}), 3, ["human", "random"])
        async with running_app(record, tmp_path / "a.record") as player:
            await player.until_asked()
            assert "A  o o o o o o o" in player.screen_text()
            for _ in range(60):
                if player.table.state.seat < 0:
                    break
                await player.until_asked()
                assert all(player.game_screen.on_board(name) for name in player.game_screen.candidates())
                await player.press("right", "enter")
            await player.settle()
            assert isinstance(player.app.screen, ResultDialog)

    run(story())


def test_a_thinking_process_that_does_not_know_the_game_says_so(tmp_path: Path) -> None:
    """The game is here, but not installed for the process that thinks: told to the person, not asked for ever."""

    async def story() -> None:
        record = Record(GAME, GAME.configure({}), 3, ["novice", "human"])
        async with running_app(record, tmp_path / "a.record") as player:
            await player.until(lambda: player.game_screen.stuck, "the trouble")
            assert "high_stone" in player.screen_text()

    run(story())
