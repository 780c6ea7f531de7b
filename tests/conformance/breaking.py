"""What the tests of broken games share: High Stone is broken in one place, and a check must catch it."""

from __future__ import annotations

from typing import Any

import pytest

from underhall.conformance import Broken, Effort

HARD = Effort(games=4, samples=20)


def caught(stone: Any, check: Any, match: str) -> None:
    game = stone.HIGH_STONE

    def every_variant() -> None:
        for options in game.variants():
            check(game, options, HARD)

    with pytest.raises(Broken, match=match):
        every_variant()
