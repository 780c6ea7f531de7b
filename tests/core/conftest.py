"""Core knows no game, so its tests use a tiny one from outside (examples/high_stone)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.examples import HIGH_STONE
from underhall.core import game as games
from underhall.core.game import Game


@pytest.fixture
def stones(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    monkeypatch.syspath_prepend(str(HIGH_STONE))
    yield games.find("high_stone")
    games._loaded.pop("high_stone", None)
