"""The arrays and the engine agree. Some games of two configurations; UNDERHALL_SOAK=1 plays 2,000 of each of 16."""

from __future__ import annotations

import os
from itertools import product
from typing import Any

import pytest

from tests.accelerated import PATIENT
from tests.accelerated.lockstep import functions, play

pytestmark = PATIENT
SOAK = bool(os.environ.get("UNDERHALL_SOAK"))
GAMES = 2000 if SOAK else 16
AT_ONCE = 250
STRIDE = 10 if SOAK else 1

FEW: list[dict[str, Any]] = [
    {"edition": "v1", "players": 3, "mountain": "a_on_b", "special_backs": "sheet", "mountain_end": "failed_draw"},
    {"edition": "pnp", "players": 4, "mountain": "shuffled", "special_backs": "duplex", "mountain_end": "empty"},
]
# Both editions and mountains with every number of players; the other two options in turn, so that each meets each.
BACKS_AND_ENDS = list(product(("sheet", "duplex"), ("failed_draw", "empty")))
MANY: list[dict[str, Any]] = [
    {
        "edition": edition,
        "players": players,
        "mountain": mountain,
        "special_backs": BACKS_AND_ENDS[(number + players) % 4][0],
        "mountain_end": BACKS_AND_ENDS[(number + players) % 4][1],
    }
    for number, (edition, mountain) in enumerate(product(("v1", "pnp"), ("shuffled", "a_on_b")))
    for players in (2, 3, 4, 5)
]


def name(options: dict[str, Any]) -> str:
    return "-".join(str(value) for value in options.values())


@pytest.mark.parametrize("options", MANY if SOAK else FEW, ids=name)
def test_random_games_are_the_same(options: dict[str, Any]) -> None:
    compiled = functions(**options)
    at_once = min(AT_ONCE, GAMES)
    decisions = sum(play(compiled, at_once, first, STRIDE) for first in range(0, GAMES, at_once))
    assert decisions > 40 * GAMES
