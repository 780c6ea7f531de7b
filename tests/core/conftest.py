"""Core knows no game, so its tests use a tiny one from outside (tests/conformance/third_party/high_stone)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from underhall.core import game as games
from underhall.core.game import Game

THIRD_PARTY = Path(__file__).parents[1] / "conformance" / "third_party"


@pytest.fixture
def stones(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    monkeypatch.syspath_prepend(str(THIRD_PARTY))
    yield games.find("high_stone")
    games._loaded.pop("high_stone", None)
