"""Whole games of every system, played through keys alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.terminal.conftest import Player, record_of, run, running_app
from underhall.core import record as records
from underhall.core.chance import Chance
from underhall.terminal.dialogs import HandOverDialog, ResultDialog

STEPS = ("tab", "left", "right", "up", "down", "shift+tab")
MOST_KEYS = 4000

GAMES = [
    ("dwarf", "human,random", {}),
    ("dwarf", "human", {"players": 1}),
    ("dwar7s_fall", "human,random", {"round_cap": 20, "goals_to_end": 2}),
    ("dwar7s_duel", "human,random", {"round_cap": 20, "goals_to_end": 2}),
    ("dig_deeper_dwarf", "human,random", {"max_rounds": 12}),
]


async def play_to_the_end(player: Player, chance: Chance) -> int:
    """Some steps of the cursor, Enter, now and then Escape; returns how many keys were pressed."""
    keys = 0
    while player.table.state.seat >= 0:
        assert keys < MOST_KEYS, "the game does not end"
        if isinstance(player.app.screen, HandOverDialog):
            await player.press("enter")
        await player.until_asked()
        for _ in range(chance.below(4)):
            await player.press(STEPS[chance.below(len(STEPS))])
            keys += 1
        await player.press("escape" if chance.below(15) == 0 else "enter")
        keys += 1
    return keys


@pytest.mark.parametrize(("key", "players", "options"), GAMES, ids=lambda value: str(value))
def test_a_whole_game_by_keys(key: str, players: str, options: dict[str, Any], tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "game.record"
        async with running_app(record_of(key, players, **options), path) as player:
            await play_to_the_end(player, Chance(3))
            await player.settle()
            assert isinstance(player.app.screen, ResultDialog)
            assert "The game is over" in player.screen_text()
        saved = records.load(path)
        assert saved.replay().seat == -1
        assert saved.players == players.split(",")

    run(story())
