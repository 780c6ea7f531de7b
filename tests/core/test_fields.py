"""Declared fields: what a state holds, written as plain data and read again, every wrong value named by its place."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tests.rules.limits import changed
from underhall.core.buffers import vec, zeros
from underhall.core.errors import BadPosition
from underhall.core.fields import (
    SEAT,
    Attribute,
    Column,
    CountedRows,
    Custom,
    Fields,
    Group,
    Listed,
    Mask,
    Numbers,
    OneOf,
    Pile,
    Piles,
    Rows,
    Truth,
    Whole,
    seats,
)
from underhall.core.position import NO_CARD, NO_LOCATION, ONE_OF

CARDS = ("axe", "bell", "coin", "drum")
PLACES = ("1", "2", "3")


class Table:
    """A state with a bit of everything."""

    def __init__(self) -> None:
        self.seats = 2
        self.rules = {"rounds": 5}
        self.round = 0
        self.open = 0
        self.top = -1
        self.where = 0
        self.tools = 0
        self.holdings = zeros(2 * 3)
        self.deck = zeros(6)
        self.deck_count = 0
        self.stacks = zeros(2 * 2)
        self.heights = [0, 0]
        self.lower = zeros(2)
        self.shown: list[int] = []
        self.owner = zeros(3)
        self.place = zeros(3)
        self.workers = 0
        self.song = ""
        self.total = 0


def read_song(state: Table, given: object, where: str) -> None:
    state.song = f"{where}: {given}"


def add_up(state: Table) -> None:
    state.total = sum(state.holdings)


CARD = OneOf(CARDS, NO_CARD)
FIELDS = Fields(
    Attribute("round", Whole(0, lambda state: state.rules["rounds"])),
    Attribute("open", Truth()),
    Attribute("top", OneOf(CARDS, NO_CARD, empty=True)),
    Attribute("on", OneOf(lambda state: PLACES[: state.seats], NO_LOCATION), "where"),
    Attribute("tools", Mask(("pick", "rope"), ONE_OF, first=1)),
    Rows(
        "seats",
        seats,
        Column("gold", Whole(0, 9), "holdings", 3, 0),
        Group("gems", Column("ruby", Whole(0, 4), "holdings", 3, 1), Column("opal", Whole(0, 4), "holdings", 3, 2)),
    ),
    Pile("deck", CARD, "deck", "deck_count", 2, 4, top_first=True),
    Piles("stacks", CARD, "stacks", "heights", seats, size=2, room=2, names=PLACES, no_name=NO_LOCATION),
    Numbers("lower", Whole(0, 3), "lower", seats),
    Listed("shown", CARD, 2),
    CountedRows(
        "workers", "workers", 1, 3, Column("seat", SEAT, "owner"), Column("extra", Truth(), "place", missing=False)
    ),
    Group("bank", Column("gold", Whole(0, 9), "lower", place=1), closed=True, missing={"gold": 1}),
    Custom("song", ("song",), lambda state: state.song.upper(), read_song),
    derived=("total",),
    derive=add_up,
    fixed=("rules",),
)
PLAIN: dict[str, Any] = {
    "round": 3,
    "open": True,
    "top": "coin",
    "on": "2",
    "tools": ["rope"],
    "seats": [{"gold": 7, "gems": {"ruby": 1, "opal": 2}}, {"gold": 0, "gems": {"ruby": 0, "opal": 4}}],
    "deck": ["drum", "axe"],
    "stacks": {"1": ["axe", "bell"], "2": []},
    "lower": [3, 0],
    "shown": ["bell"],
    "workers": [{"seat": 1, "extra": False}, {"seat": 0, "extra": True}],
    "bank": {"gold": 0},
    "song": "hey",
}


def read(plain: dict[str, Any]) -> Table:
    state = Table()
    FIELDS.read(state, plain)
    return state


def test_where_everything_lies() -> None:
    state = read(PLAIN)
    assert (state.round, state.open, state.top, state.where, state.tools) == (3, 1, 2, 1, 4)
    assert list(state.holdings) == [7, 1, 2, 0, 0, 4]
    assert (list(state.deck), state.deck_count) == ([0, 0, 0, 3, 0, 0], 2), "the bottom first, from its start on"
    assert (list(state.stacks), state.heights) == ([0, 1, 0, 0], [2, 0])
    assert (list(state.owner), list(state.place), state.workers) == ([1, 0, 0], [0, 1, 0], 2)
    assert state.shown == [1]
    assert state.song == "song: hey"
    assert state.total == 14, "derived once everything is read"


def test_written_in_the_order_of_the_declaration() -> None:
    plain = FIELDS.to_plain(read(PLAIN))
    assert plain == {**PLAIN, "song": "SONG: HEY"}
    assert list(plain) == list(PLAIN)
    assert list(plain["seats"][0]) == ["gold", "gems"]


def test_nothing_is_an_empty_text() -> None:
    plain = changed(copy.deepcopy(PLAIN), "top", "")
    state = read(plain)
    assert state.top == -1
    assert FIELDS.to_plain(state)["top"] == ""


def test_what_may_be_left_out() -> None:
    plain = copy.deepcopy(PLAIN)
    del plain["bank"], plain["workers"][1]["extra"]
    state = read(plain)
    assert list(state.lower) == [3, 1]
    assert list(state.place) == [0, 0, 0]


def test_a_location_without_quotes() -> None:
    assert read(changed(copy.deepcopy(PLAIN), "on", 1)).where == 0


def test_a_buffer_is_filled_and_not_exchanged() -> None:
    state = Table()
    kept: vec = state.holdings
    FIELDS.read(state, PLAIN)
    assert kept[0] == 7


def test_attributes_are_named_once() -> None:
    names = FIELDS.attributes()
    assert len(set(names)) == len(names)
    assert set(names) == set(vars(Table())) - {"seats", "rules", "total"}


WRONG = [
    ("round", 6, "round: a whole number from 0 to 5 is needed, not 6"),
    ("round", True, "round: a whole number from 0 to 5 is needed, not True"),
    ("open", 1, "open: true or false is needed, not 1"),
    ("top", "lute", "top: there is no card 'lute'"),
    ("top", None, "top: missing, or not a str"),
    ("on", "3", "on: there is no location '3'"),
    ("tools", ["saw"], "tools: 'saw' is not one of pick, rope"),
    ("tools", ["rope", "rope"], "tools: 'rope' stands there twice"),
    ("tools", "rope", "tools: missing, or not a list"),
    ("seats", [], "seats: 2 are needed, not 0"),
    ("seats.1", 4, r"seats\.1: a table is needed"),
    ("seats.1.gold", 10, r"seats\.1\.gold: a whole number from 0 to 9 is needed, not 10"),
    ("seats.0.gems", [], r"seats\.0\.gems: missing, or not a dict"),
    ("seats.0.gems.opal", -1, r"seats\.0\.gems\.opal: a whole number from 0 to 4"),
    ("deck", None, "deck: a list of cards is needed"),
    ("deck", ["axe"] * 5, "deck: at most 4 cards fit, not 5"),
    ("deck", ["axe", "lute"], "deck: there is no card 'lute'"),
    ("stacks", [], "stacks: missing, or not a dict"),
    ("stacks.3", [], "stacks: there is no location '3'"),
    ("stacks.2", "axe", r"stacks\.2: a list of cards is needed"),
    ("stacks.2", ["axe"] * 3, r"stacks\.2: at most 2 cards fit, not 3"),
    ("lower", [1], "lower: 2 are needed, not 1"),
    ("lower.1", 4, r"lower\.1: a whole number from 0 to 3 is needed, not 4"),
    ("shown", ["axe"] * 3, "shown: 0 to 2 are needed, not 3"),
    ("workers", [], "workers: 1 to 3 are needed, not 0"),
    ("workers.1.seat", 2, r"workers\.1\.seat: a whole number from 0 to 1"),
    ("bank.silver", 2, "bank: there is no 'silver'; there are gold"),
]


@pytest.mark.parametrize(("path", "value", "match"), WRONG, ids=[f"{path}-{value}" for path, value, _ in WRONG])
def test_wrong_values_are_named(path: str, value: object, match: str) -> None:
    plain = copy.deepcopy(PLAIN)
    place: Any = plain
    *steps, last = path.split(".")
    for step in steps:
        place = place[int(step)] if isinstance(place, list) else place[step]
    place[int(last) if isinstance(place, list) else last] = value
    with pytest.raises(BadPosition, match=f"^{match}"):
        read(plain)


@pytest.mark.parametrize("key", [key for key in PLAIN if key not in ("bank", "song")])
def test_a_missing_field_is_named(key: str) -> None:
    with pytest.raises(BadPosition, match=f"^{key}: "):
        read({name: value for name, value in PLAIN.items() if name != key})
