"""Whoever follows every hint gets somewhere: no hint takes back what the one before it advised."""

from __future__ import annotations

import json
from typing import Any

import pytest

from underhall.core.game import find, keys
from underhall.core.state import State
from underhall.players.hints import hints

HINTS = 60  # a hundred, with more thinking: bench/followed_hints.py
ITERATIONS = 150
# What lies on the table and before a seat; not whose turn it is, nor how much of the turn is left.
PICTURE = ("map", "tiles", "locations", "workers", "items")


def picture(state: State, seat: int) -> str:
    view: dict[str, Any] = state.view(seat)
    return json.dumps([view["seats"][seat], *(view.get(part) for part in PICTURE)], sort_keys=True)


def undone(key: str, seed: int) -> list[str]:
    """Moves by which a seat that follows hints makes its table look as it did before its last move."""
    state: State = find(key).new(seed)
    voice = state.game.voice("en")
    before: dict[int, str] = {}  # what each seat saw before its last move
    found: list[str] = []
    given = 0
    while given < HINTS and state.seat >= 0:
        seat, now = state.seat, picture(state, state.seat)
        if len(state.moves()) == 1:
            move = state.moves()[0]
        else:
            move = hints(state, voice, given, 1, iterations=ITERATIONS)[0].move
            given += 1
        text = state.game.moves.print(move)
        state.play(move)
        after = picture(state, seat)
        if before.get(seat) == after != now:
            found.append(text)
        if after != now:
            before[seat] = now
    return found


@pytest.mark.parametrize("key", keys())
def test_no_hint_takes_back_what_the_hint_before_it_advised(key: str) -> None:
    """Bug 2 of the table's review."""
    assert undone(key, 7) == []
