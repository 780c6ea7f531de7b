"""What bots make of the hand limit (K-110 to K-115) and of stores that both seats lock: here games stalled."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dwar7s.table import Table, table
from underhall.games.dwar7s.features import Dwar7sFeatures
from underhall.games.dwar7s.prospects import Prospects
from underhall.games.dwar7s.weights import LOCKED_STORE, NO_STORE

# No goal of this row costs gold, and none can be paid with emeralds and diamonds of one kind alone.
ROW = ["roast boar", "venison pie", "barrel of ale"]
TOWN = {
    "0,0": ["red castle r0"],
    "1,0": ["yellow general store r1", "red general store r1"],  # walled in the north and in the south
    "2,0": ["yellow castle r0"],
    "0,-1": ["yellow tavern r0", "red tavern r0"],
    "0,1": ["red gold mine r0"],
}
SLAIN = (["red dragon", "red frost giant"], ["yellow dragon", "yellow frost giant"])
FULL = {"emerald": 1, "diamond": 8}
SOME = {"emerald": 1, "diamond": 2}


def town(gems: dict[str, int], dwarfs: dict[str, dict[str, int]] | None = None, **more: Any) -> Table:
    """Red with those gems and no card in hand but what is named; one store on the whole table."""
    return table(
        map={**TOWN, **more.pop("map", {})},
        dwarfs=dwarfs or {},
        seats={
            "red": {"hand": [], "secret": "researcher", "gems": gems, "trophies": SLAIN[0], **more.pop("red", {})},
            "yellow": {"hand": [], "secret": "king", "trophies": SLAIN[1], **more.pop("yellow", {})},
        },
        row=more.pop("row", ROW),
        **more,
    )


def points(there: Table, colour: str = "red") -> float:
    """What a seat may expect in all."""
    prospects = Prospects()
    state: Any = there.state
    prospects.read(state)
    return float(prospects.points(state, there.colours.index(colour), True))


def planned(there: Table) -> str:
    imagined = there.state.imagine(there.state.seat, 3)
    return str(there.game.moves.print(imagined.game.handwritten().plan(imagined)))


def turn_by_plan(there: Table) -> list[str]:
    """The rest of the turn, the discards included."""
    colour = there.asked
    made: list[str] = []
    while there.asked == colour and there.fact("active") == there.colours.index(colour):
        made.append(planned(there))
        there.play(made[-1])
    return made


# A hand of nine cards gains nothing.


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("spot", ["0,1", "0,-1"])
def test_what_must_be_discarded_in_the_same_turn_is_no_gain(spot: str, number: int) -> None:
    """One dwarf on the way or two that are enough, in the gold mine and in the tavern."""
    standing = {spot: {"red": number}}
    assert points(town(SOME, standing)) > points(town(SOME)) + 0.1
    assert points(town(FULL, standing)) <= points(town(FULL))


def test_a_better_gem_drives_out_the_least_and_gains_the_difference() -> None:
    """A ruby for an emerald, as soon as three dwarfs are there; a goal on show wants it as well."""
    mine = {"0,1": ["red ruby mine r0"]}
    gain = points(town(FULL, {"0,1": {"red": 3}}, map=mine)) - points(town(FULL, map=mine))
    assert gain > 1.0
    roomy = points(town(SOME, {"0,1": {"red": 3}}, map=mine)) - points(town(SOME, map=mine))
    assert roomy > gain + 1.0


def test_nine_kingdom_cards_keep_nothing() -> None:
    """K-115: two gold from the mine are lost in the same turn, with eight cards one of them is."""
    hand = [
        "gold mine",
        "emerald mine",
        "diamond mine",
        "ruby mine",
        "tavern",
        "general store",
        "dragon",
        "frost giant",
    ]
    yellow = {"0,0": ["yellow castle r0"], "0,1": ["yellow gold mine r0"], "1,0": ["yellow tavern r0"]}
    gains = []
    for cards in ([*hand, "castle"], hand[:7]):
        idle, ready = (
            table(
                map=yellow,
                dwarfs=dwarfs,
                seats={"red": {"hand": cards, "secret": "hunter"}, "yellow": {"secret": "king"}},
                row=ROW,
            )
            for dwarfs in ({}, {"0,1": {"red": 2}})
        )
        gains.append(points(ready) - points(idle))
    assert gains[0] <= 0.0
    assert gains[1] > 1.0


# Discarding.


def test_discards_keep_the_gems_of_the_nearest_goal() -> None:
    """Gold is worth least, but honey cakes cost one gold and three diamonds, and two dwarfs stand in the store."""
    there = town(
        {"emerald": 3, "diamond": 5, "ruby": 1},
        {"0,1": {"red": 2}, "1,0": {"red": 2}},
        row=["honey cakes", "barrel of ale", "roast boar"],
    )
    there.play("end actions")
    assert there.question == "discard"
    assert [move for move in turn_by_plan(there) if move.startswith("discard")] != ["discard gold", "discard gold"]
    assert there.fact("red gems gold") >= 1
    assert there.fact("red gems diamond") >= 3


def test_discards_give_up_what_no_goal_needs() -> None:
    """Gold that no goal costs goes, and not a diamond or an ogre card."""
    there = town({"emerald": 3, "diamond": 4, "ruby": 1}, {"0,1": {"red": 2}}, red={"ogres": {"ambush": 1}})
    there.play("end actions")
    assert turn_by_plan(there) == ["discard gold", "discard gold"]


# Stores that dwarfs of both seats lock: two and two on four places, where three are needed.

LOCK = {"1,0": {"red": 2, "yellow": 2}}
PIE = {"emerald": 3, "diamond": 5, "ruby": 1}  # venison pie could be paid


def test_who_is_locked_out_of_the_store_fetches_an_ogre_card_and_keeps_it() -> None:
    there = town(PIE, LOCK, ogre_deck=["ambush"])
    assert turn_by_plan(there)[:2] == ["place dwarf on tavern 0,-1", "place dwarf on tavern 0,-1"]
    assert there.fact("red ogres ambush") == 1
    assert there.fact("red gems emerald") == 3


def test_an_ambush_opens_the_store_and_the_goal_is_paid() -> None:
    there = town({"emerald": 3, "diamond": 4, "ruby": 1}, LOCK, red={"ogres": {"ambush": 1}})
    assert turn_by_plan(there)[0] == "ambush general store 1,0"
    assert there.fact("red goals") == ["venison pie"]


def test_panic_is_no_way_into_a_store_that_no_dwarf_can_leave() -> None:
    """Walls in the north and the south, nothing in the east: only with a castle there a dwarf could be sent away."""
    gems = {"emerald": 3, "diamond": 4, "ruby": 1}
    closed = {"1,0": ["yellow general store r0", "red general store r0"]}
    worth = {
        (name, way): points(town(gems, LOCK, red={"ogres": {name: 1}}, map=walls))
        for name in ("ambush", "panic")
        for way, walls in (("open", {}), ("closed", closed))
    }
    assert worth["panic", "open"] == pytest.approx(worth["ambush", "open"])
    assert worth["panic", "closed"] < worth["ambush", "closed"] - 0.3


# Nets.


def test_nets_are_told_of_a_table_what_they_learned_from() -> None:
    """They learned before the judgement knew the hand limit and locked stores: to tell them otherwise misleads them."""
    sides: list[float] = []
    works: list[int] = []
    for prospects in (Dwar7sFeatures().prospects, Prospects()):
        working: Any = town(FULL, {"0,1": {"red": 1}}).state
        prospects.read(working)
        sides.append(float(prospects.side[0]))
        locked: Any = town(PIE, LOCK).state
        prospects.read(locked)
        works.append(int(prospects.works[0]))
    assert sides[0] > 0.0 == sides[1]
    assert works[1] - works[0] == LOCKED_STORE - NO_STORE


# Walks.


def test_no_dwarf_gives_way_in_a_store_for_nothing() -> None:
    """With one red dwarf at home the plan walked a dwarf out of the store, and the search sent it back at once."""
    there = town(
        PIE,
        {**LOCK, "5,5": {"red": 4, "yellow": 1}},
        map={"5,5": ["yellow dragon r0"]},
        yellow={"gems": {"emerald": 3, "ruby": 1}, "trophies": ["yellow frost giant"]},
    )
    made = turn_by_plan(there)
    assert not [move for move in made if move.startswith("move dwarf 1,0")]
    assert there.fact("dwarfs 1,0") == {"red": 2, "yellow": 2}
    walks = [tuple(move.removeprefix("move dwarf ").split(" -> ")) for move in made if move.startswith("move")]
    assert not [walk for walk in walks if (walk[1], walk[0]) in walks]
