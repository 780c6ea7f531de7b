"""A few hundred broken files of each kind without a fuzzer, always the same ones; and that a broken promise is seen."""

from __future__ import annotations

import json
import os

import pytest

from tests.fuzz.mutations import Mutations, seeds
from tests.fuzz.targets import TARGETS, sound
from underhall.core.errors import BadPosition
from underhall.core.game import Game, find

EACH = 3000 if os.environ.get("UNDERHALL_SOAK") else 150


@pytest.mark.parametrize("target", list(TARGETS))
def test_broken_files_are_refused_in_words_or_mean_something(target: str) -> None:
    mutations = Mutations(target)
    inputs = list(seeds(target))
    altered = 0
    for number in range(EACH):
        data = mutations.alter(inputs[number % len(inputs)], 60_000, number)
        altered += data != inputs[number % len(inputs)]
        try:
            TARGETS[target](data)
        except Exception as error:
            error.add_note(f"input {number} of {target}: {data[:3000]!r}")
            raise
    assert altered > EACH // 2


@pytest.mark.parametrize("target", list(TARGETS))
def test_what_is_not_broken_is_read(target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[object] = []
    monkeypatch.setattr("tests.fuzz.targets.sound", read.append)
    inputs = list(seeds(target))
    for data in inputs:
        TARGETS[target](data)
    assert len(read) >= len(inputs)


def test_a_refusal_that_is_no_refusal_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(self: Game[object], position: dict[str, object]) -> None:
        raise KeyError("round")

    class Careless:
        load = careless

    monkeypatch.setattr("tests.fuzz.targets.find", lambda key: Careless())
    with pytest.raises(KeyError):
        TARGETS["positions"](b'{"game": "dwarf"}')


def test_a_position_that_plays_on_into_an_error_is_noticed() -> None:
    state = find("dwarf").new(1)
    state.worker_count = 40  # of nobody
    with pytest.raises((BadPosition, IndexError, AssertionError)):
        sound(state)
    assert json.dumps(find("dwarf").new(1).position())
