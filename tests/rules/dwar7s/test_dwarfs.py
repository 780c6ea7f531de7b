"""Placing (3.5) and moving (3.6) a dwarf."""

from __future__ import annotations

import pytest

from tests.rules.dwar7s.table import table


@pytest.mark.rule("K-44")
def test_a_dwarf_is_placed_anywhere_whatever_the_walls() -> None:
    cards = {"0,0": ["yellow castle r0"], "9,9": ["yellow dragon r0"], "-9,0": ["red ruby mine r0"]}
    there = table(map=cards)
    assert sorted(there.offered("place")) == [
        "place dwarf on castle 0,0",
        "place dwarf on dragon 9,9",
        "place dwarf on ruby mine -9,0",
    ]
    there.play("place dwarf on dragon 9,9")
    assert (there.fact("red pile"), there.fact("dwarfs 9,9")) == (6, {"red": 1})


@pytest.mark.rule("K-44", "K-41")
def test_only_top_cards_take_dwarfs() -> None:
    there = table(map={"0,0": ["yellow gold mine r0", "yellow ruby mine r0"]})
    assert there.offered("place") == ["place dwarf on ruby mine 0,0"]
    assert there.refused("place dwarf on gold mine 0,0") == "other_card_there"
    assert there.refused("place dwarf on gold mine 1,0") == "no_card_there"


@pytest.mark.rule("K-45")
def test_colours_share_a_card_until_it_is_full() -> None:
    there = table(map={"0,0": ["yellow tavern r0"]}, dwarfs={"0,0": {"yellow": 2}})
    there.play("place dwarf on tavern 0,0")
    assert there.fact("dwarfs 0,0") == {"red": 1, "yellow": 2}
    assert there.refused("place dwarf on tavern 0,0") == "card_full"


@pytest.mark.rule("K-46")
def test_an_empty_pile_places_nobody() -> None:
    there = table(
        map={"0,0": ["yellow dragon r0"], "5,0": ["yellow frost giant r0"]},
        dwarfs={"0,0": {"red": 4}, "5,0": {"red": 3}},
    )
    assert there.fact("red pile") == 0
    assert there.refused("place dwarf on dragon 0,0") == "no_dwarf_in_pile"


@pytest.mark.rule("K-47")
def test_more_dwarfs_than_needed_and_hopeless_ones_are_allowed() -> None:
    there = table(map={"0,0": ["yellow ruby mine r3"], "1,0": ["yellow dragon r0"]}, dwarfs={"0,0": {"red": 3}})
    assert there.legal("place dwarf on ruby mine 0,0")


@pytest.mark.rule("K-48")
def test_no_move_takes_an_own_dwarf_home() -> None:
    there = table(map={"0,0": ["yellow dragon r0"]}, dwarfs={"0,0": {"red": 3}}, seats={"red": {"hand": []}})
    assert {move.split(" ")[0] for move in there.offered()} == {"end", "place"}
    assert there.play("end actions").fact("dwarfs 0,0") == {"red": 3}


@pytest.mark.rule("K-49")
@pytest.mark.parametrize(
    ("here", "there_", "open_"), [("r0", "r0", True), ("r3", "r0", True), ("r1", "r0", False), ("r0", "r3", False)]
)
def test_a_wall_on_either_side_blocks(here: str, there_: str, open_: bool) -> None:
    """Taverns: r1 is walled to the east, r3 to the west."""
    cards = {"0,0": [f"red tavern {here}"], "1,0": [f"yellow tavern {there_}"]}
    there = table(map=cards, dwarfs={"0,0": {"red": 1}})
    assert there.legal("move dwarf 0,0 -> 1,0") == open_
    if not open_:
        assert there.refused("move dwarf 0,0 -> 1,0") == "wall"


@pytest.mark.rule("K-49")
def test_there_must_be_a_card_to_walk_to() -> None:
    there = table(map={"0,0": ["red tavern r0"]}, dwarfs={"0,0": {"red": 1}})
    assert there.refused("move dwarf 0,0 -> 1,0") == "nowhere_to_walk"
    assert there.refused("move dwarf 4,0 -> 5,0") == "no_card_there"


@pytest.mark.rule("K-50", "K-51")
def test_each_step_is_an_action_and_needs_a_free_place() -> None:
    cards = {"0,0": ["red tavern r0"], "1,0": ["yellow emerald mine r1"], "2,0": ["yellow tavern r0"]}
    there = table(map=cards, dwarfs={"0,0": {"red": 1}, "1,0": {"yellow": 2}})
    there.play("move dwarf 0,0 -> 1,0", "move dwarf 1,0 -> 2,0")
    assert (there.fact("actions"), there.fact("dwarfs 2,0")) == (2, {"red": 1})
    full = table(map=cards, dwarfs={"0,0": {"red": 1}, "1,0": {"yellow": 3}})
    assert full.refused("move dwarf 0,0 -> 1,0") == "card_full"


@pytest.mark.rule("K-52")
def test_a_dwarf_placed_this_turn_may_walk_back_and_forth() -> None:
    there = table(map={"0,0": ["red tavern r0"], "1,0": ["yellow tavern r0"]})
    there.play("place dwarf on tavern 0,0", "move dwarf 0,0 -> 1,0", "move dwarf 1,0 -> 0,0")
    assert there.fact("dwarfs 0,0") == {"red": 1}


@pytest.mark.rule("K-53")
def test_nobody_moves_others_dwarfs() -> None:
    there = table(map={"0,0": ["red tavern r0"], "1,0": ["yellow tavern r0"]}, dwarfs={"0,0": {"yellow": 1}})
    assert there.refused("move dwarf 0,0 -> 1,0") == "no_own_dwarf_there"


@pytest.mark.rule("K-54", "K-89")
def test_a_dwarf_without_a_move_just_stays() -> None:
    there = table(map={"0,0": ["red tavern r0"]}, dwarfs={"0,0": {"red": 1}})
    assert there.offered("move") == []
    assert there.play("end actions", "end actions").fact("dwarfs 0,0") == {"red": 1}
