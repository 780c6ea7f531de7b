"""What the conformance tests run over: every registered game, in every variant."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from underhall.conformance.walk import spelled
from underhall.core.game import find, keys

HERE = Path(__file__).parent
PERFT = HERE / "perft"
PLAYTHROUGHS = HERE / "playthroughs"


GAMES = keys()


def variants() -> list[Any]:
    return [
        pytest.param(key, options, id=spelled(find(key), options).replace(" ", ","))
        for key in GAMES
        for options in find(key).variants()
    ]


def name(check: Any) -> str:
    return str(check.__name__)
