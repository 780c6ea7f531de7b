"""High Stone, the game of examples/, as tests break it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.examples import HIGH_STONE
from underhall.core import game as games


@pytest.fixture
def stone(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The module of the third-party game, to be broken; undone after the test."""
    monkeypatch.syspath_prepend(str(HIGH_STONE))
    games.find("high_stone")
    import high_stone

    yield high_stone
    games._loaded.pop("high_stone", None)
