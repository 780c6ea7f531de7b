"""A few hundred broken files of each kind without a fuzzer, always the same ones; and that a broken promise is seen."""

from __future__ import annotations

import json
import os

import pytest

from tests.fuzz.commands import SHAPES
from tests.fuzz.mutations import Mutations, seeds
from tests.fuzz.targets import TARGETS, sound
from underhall.core.errors import BadPosition
from underhall.core.game import Game, find
from underhall.server import changes as kinds
from underhall.server.person import Person
from underhall.server.refusals import Problem
from underhall.server.unit_of_work import TableEdit

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
    monkeypatch.setattr("tests.fuzz.commands.kept", read.append)
    inputs = list(seeds(target))
    for data in inputs:
        TARGETS[target](data)
    assert len(read) >= len(inputs)


def test_what_is_sent_soundly_is_carried_out_and_every_shape_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[TableEdit] = []
    monkeypatch.setattr("tests.fuzz.commands.kept", tables.append)
    tried: set[str] = set()
    monkeypatch.setattr(
        "tests.fuzz.commands.body", lambda shape, text: tried.add(type(shape.model_validate_json(text)).__name__)
    )
    for data in seeds("commands"):
        TARGETS["commands"](data)
    made = {change.kind for edit in tables for change in edit.added}
    assert {kinds.MOVE, kinds.TALK, kinds.UNDO, kinds.ASK_UNDO, kinds.ANSWER_UNDO} <= made
    assert tried == {
        name for name, shape in SHAPES.items() if "example" in shape.model_config.get("json_schema_extra", {})
    }


def test_a_command_that_is_refused_after_it_did_something_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(edit: TableEdit, person: Person, move: int, turn_number: int) -> None:
        edit.add(kinds.TALK, 0, person.id, text="half", name=person.name)
        raise Problem(409, "not-your-turn")

    monkeypatch.setattr("underhall.server.playing.play", careless)
    with pytest.raises(AssertionError, match="changed something"):
        TARGETS["commands"](b'{"do": "play", "move": 1, "turn_number": 1}')


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
