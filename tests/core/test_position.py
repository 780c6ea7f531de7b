"""Positions: every wrong value is refused and named by its place."""

from __future__ import annotations

import json
from typing import Any

import pytest

from underhall.core.errors import BadPosition
from underhall.core.game import Game
from underhall.core.position import FrameKind, field, frames, lists, truth, whole
from underhall.core.state import Frame


class Waiting(Frame[Any]):
    def __init__(self, numbers: list[int]) -> None:
        self.given = numbers

    def name(self) -> str:
        return "waiting"

    def numbers(self) -> list[int]:
        return self.given


KINDS = [
    FrameKind("waiting", Waiting, (0, 3), (-2, 2)),
    FrameKind("plain", Waiting),
    FrameKind("many", Waiting, (0, 9), (5, 6), more=True),
]


def read(*spelled: str) -> list[list[int]]:
    return [frame.numbers() for frame in frames({"frames": list(spelled)}, KINDS)]


def test_frames_are_read_in_order() -> None:
    assert read("plain", "waiting 3 -2", "many 1 5 6 6") == [[], [3, -2], [1, 5, 6, 6]]
    assert frames({"frames": ["waiting 0 1"]}, KINDS)[0].spell() == "waiting 0 1"


@pytest.mark.parametrize(
    ("spelled", "match"),
    [
        ("dancing", r"frames\.1: there is no frame 'dancing'; frames are waiting, plain, many"),
        ("", r"frames\.1: there is no frame ''"),
        ("waiting 1", r"frames\.1: 'waiting' takes 2 numbers, not 1"),
        ("waiting 1 1 1", r"frames\.1: 'waiting' takes 2 numbers, not 3"),
        ("waiting 4 0", r"frames\.1: number 1 of 'waiting' must be 0 to 3, not '4'"),
        ("waiting 0 two", r"frames\.1: number 2 of 'waiting' must be -2 to 2, not 'two'"),
        ("many 1", r"frames\.1: 'many' takes 2 numbers, not 1"),
        ("many 1 5 7", r"frames\.1: number 3 of 'many' must be 5 to 6, not '7'"),
    ],
)
def test_wrong_frames_are_named(spelled: str, match: str) -> None:
    with pytest.raises(BadPosition, match=match):
        read("plain", spelled)


def test_fields() -> None:
    data = {"round": 3, "open": True, "name": "x", "rows": [[1], []]}
    assert field(data, "name", str) == "x"
    assert whole(data, "round", 0, 3) == 3
    assert truth(data, "open") is True
    assert lists(data, "rows", 2) == [[1], []]


@pytest.mark.parametrize(
    ("call", "match"),
    [
        (lambda data: field(data, "name", list), "name: missing, or not a list"),
        (lambda data: field(data, "none", str, "seats.1"), r"seats\.1\.none: missing"),
        (lambda data: whole(data, "round", 0, 2), "round: a whole number from 0 to 2 is needed, not 3"),
        (lambda data: whole(data, "open", 0, 2), "open: a whole number from 0 to 2 is needed, not True"),
        (lambda data: whole(data, "none", 0, 2, "seats.1"), r"seats\.1\.none: .* not None"),
        (lambda data: truth(data, "round"), "round: true or false is needed, not 3"),
        (lambda data: lists(data, "rows", 3), "rows: 3 lists are needed"),
        (lambda data: lists({"rows": [1, 2]}, "rows", 2), "rows: 2 lists are needed"),
    ],
)
def test_wrong_fields_are_named(call, match: str) -> None:
    with pytest.raises(BadPosition, match=match):
        call({"round": 3, "open": True, "name": "x", "rows": [[1], []]})


def test_loading_and_editing(stones: Game) -> None:
    state = stones.new(5)
    position = json.loads(json.dumps(state.position()))
    assert stones.load(position).fingerprint() == state.fingerprint()
    position["points"] = [7, 0]
    edited = stones.load(position)
    assert edited.fingerprint() != state.fingerprint()
    assert edited.outcome().winners == [0]


@pytest.mark.parametrize(
    ("key", "value", "match"),
    [
        ("game", "chess", "game: this is a position of 'chess', not of 'high_stone'"),
        ("options", None, "options: missing"),
        ("chance", [1, 2, 3], "chance: four whole numbers"),
        ("chance", [1, 2, 3, 2**32], "chance: four whole numbers"),
        ("chance", [1, 2, 3, True], "chance: four whole numbers"),
        ("reveals", -1, "reveals: a whole number from 0"),
        ("reveals", "many", "reveals: a whole number from 0"),
        ("bag", [], "stones: each of 12 must be there once"),
        ("frames", ["fly"], r"frames\.0: there is no frame 'fly'"),
    ],
)
def test_impossible_positions_are_refused(stones: Game, key: str, value: object, match: str) -> None:
    with pytest.raises(BadPosition, match=match):
        stones.load({**stones.new(5).position(), key: value})
