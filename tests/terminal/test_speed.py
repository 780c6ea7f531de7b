"""From a key to the changed screen, in the middle of each game.

The aim is 50 ms on a machine of its own; here the whole suite runs on all cores, so the bound is the processor time,
which does not count the others, with a factor for slow machines. ``-s`` prints both.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from pathlib import Path

import pytest
from textual import events

from tests.terminal.conftest import Player, record_of, run, running_app

AIM = 0.050
FACTOR = 4.0  # for slow and busy machines
KEYS = ("tab", "right", "down", "left", "up") * 4

MIDDLES = [
    ("dwarf", 40, {}),
    ("dwar7s_fall", 60, {}),
    ("dwar7s_duel", 60, {}),
    ("dig_deeper_dwarf", 300, {"max_rounds": 100}),
]


class Watch:
    """Notes when the screen was last written to the terminal."""

    def __init__(self, player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
        self.player = player
        self.written = 0
        before = player.app._display

        def display(screen: object, renderable: object) -> None:
            before(screen, renderable)  # type: ignore[arg-type]
            self.written += 1

        monkeypatch.setattr(player.app, "_display", display)

    def shown(self) -> tuple[str, int, int]:
        game_screen = self.player.game_screen
        return game_screen.cursor, len(game_screen.picking.picked), len(self.player.table.history.record.moves)

    async def time(self, key: str) -> tuple[float, float]:
        """Seconds by the clock and by the processor until the screen shows what the key did; 0 if it did nothing."""
        before, written = self.shown(), self.written
        clock, processor = time.perf_counter(), time.process_time()
        self.player.app.post_message(events.Key(key, None))
        while self.shown() == before or self.written == written:
            await asyncio.sleep(0)
            if time.process_time() - processor > 0.5:  # not by the clock: others may have the processor
                return 0.0, 0.0  # there was nothing on that side
        return time.perf_counter() - clock, time.process_time() - processor


@pytest.mark.parametrize(("key", "moves", "options"), MIDDLES, ids=lambda value: str(value))
def test_from_key_to_screen(
    key: str, moves: int, options: dict[str, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        record = record_of(key, "human,random", moves, **options)
        async with running_app(record, tmp_path / "a.record") as player:
            await player.until_still()
            assert len(player.game_screen.candidates()) > 1
            watch = Watch(player, monkeypatch)
            await watch.time("tab")  # the first one fills the caches
            steps = [await watch.time(name) for name in KEYS]
            picks = []
            for _ in range(8):  # a pick, or a whole move with its saving and the opponent's answer
                await player.until_asked()
                picks.append(await watch.time("enter"))
            for what, taken in (("a step", steps), ("Enter", picks)):
                times = [pair for pair in taken if pair[0]]
                assert len(times) >= 4
                clock, processor = (statistics.median(column) for column in zip(*times, strict=True))
                print(f"\n{key}, {what}: {1000 * clock:.1f} ms by the clock, {1000 * processor:.1f} ms of processor")
                assert processor < AIM * FACTOR

    run(story())
