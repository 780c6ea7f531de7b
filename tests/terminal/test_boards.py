"""What each board looks like at 100x30: text kept beside this file.

To take new pictures after a wanted change: ``UNDERHALL_PICTURES=1 pytest tests/terminal/test_boards.py``; then look at
them before committing.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.conftest import record_of, run, running_app

PICTURES = Path(__file__).with_name("pictures")

BOARDS: list[tuple[str, str, str, int, str, dict[str, Any], tuple[str, ...]]] = [
    ("dwarf", "dwarf", "human,random", 20, "en", {}, ("right", "down")),
    ("dwarf-solo", "dwarf", "human", 12, "de", {"players": 1}, ()),
    ("dwarf-5", "dwarf", "human,random,random,random,random", 30, "en", {"players": 5}, ()),
    ("fall", "dwar7s_fall", "human,random", 12, "en", {}, ("enter", "r")),
    ("fall-4", "dwar7s_fall", "human,random,random,random", 80, "de", {"players": 4}, ()),
    ("duel", "dwar7s_duel", "human,random", 30, "en", {"table": "mat"}, ()),
    ("dig-deeper-dwarf", "dig_deeper_dwarf", "human,random,random", 200, "en", {"players": 3, "max_rounds": 60}, ()),
    ("dig-deeper-dwarf-de", "dig_deeper_dwarf", "human,random", 120, "de", {"traits": "on"}, ("tab",)),
]


@pytest.mark.parametrize(
    ("name", "key", "who", "moves", "language", "options", "keys"), BOARDS, ids=lambda v: str(v)[:20]
)
def test_boards(
    name: str,
    key: str,
    who: str,
    moves: int,
    language: str,
    options: dict[str, Any],
    keys: tuple[str, ...],
    tmp_path: Path,
) -> None:
    async def story() -> None:
        record = record_of(key, who, moves, **options)
        async with running_app(record, tmp_path / "game.record", language) as player:
            await player.press(*keys)
            await player.until_still()
            shown = player.screen_text() + "\n"
        picture = PICTURES / f"{name}.txt"
        if os.environ.get("UNDERHALL_PICTURES"):
            PICTURES.mkdir(exist_ok=True)
            picture.write_text(shown, encoding="utf-8")
        assert shown == picture.read_text(encoding="utf-8")
        assert len(shown.splitlines()) == 30
        assert max(len(line) for line in shown.splitlines()) <= 100

    run(story())


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (132, 43), (200, 60)])
@pytest.mark.parametrize("key", ["dwarf", "dwar7s_fall", "dwar7s_duel", "dig_deeper_dwarf"])
def test_every_size_shows_board_question_and_log(key: str, size: tuple[int, int], tmp_path: Path) -> None:
    async def story() -> None:
        async with running_app(record_of(key, "human,random", 20), tmp_path / "a.record", size=size) as player:
            for name in ("board", "side", "log", "question"):
                region = player.game_screen.pane(name).region
                assert region.width >= 20
                assert region.height >= 3
                assert region.bottom <= size[1]
            assert player.game_screen.headline() in player.screen_text()
            cursor = player.game_screen.cursor
            spots = {spot.name: spot for pane in player.game_screen.panes() for spot in pane.spots()}
            assert 0 <= spots[cursor].y < size[1]

    run(story())
