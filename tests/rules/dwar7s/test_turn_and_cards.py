"""The turn (3.3) and playing a kingdom card (3.4)."""

from __future__ import annotations

import pytest

from tests.rules.dwar7s.table import new, table
from underhall.games.dwar7s.game import DUEL

MINE = {"0,0": ["yellow gold mine r0"]}


@pytest.mark.rule("K-17", "K-22")
def test_a_turn_is_actions_then_resolve_then_discard() -> None:
    there = table(
        map={"0,0": ["yellow emerald mine r0"], "3,0": ["yellow tavern r0"]},
        dwarfs={"0,0": {"red": 2}, "3,0": {"red": 2}},
        ogre_deck=["panic"],
    )
    asked = [there.question]
    for move in ("end actions", "resolve emerald mine 0,0", "discard emerald"):
        there.play(f"red: {move}")
        asked.append(there.question)
    assert asked == ["actions", "resolve", "discard", "actions"]
    assert there.asked == "yellow"


@pytest.mark.rule("K-18", "K-19", "K-20")
def test_three_actions_of_any_mix_and_none_is_a_duty() -> None:
    there = table(map={"0,0": ["yellow tavern r0"], "1,0": ["yellow emerald mine r1"]})
    there.play("play gold mine at 0,-1 r0", "place dwarf on tavern 0,0", "move dwarf 0,0 -> 1,0")
    assert there.offered() == ["end actions"]
    assert there.refused("place dwarf on tavern 0,0") == "no_actions_left"
    assert table(map=MINE).play("end actions").asked == "yellow"


@pytest.mark.rule("K-20", "K-80")
def test_unused_actions_are_lost() -> None:
    there = table(map=MINE).play("end actions", "end actions")
    assert (there.asked, there.fact("actions")) == ("red", 0)


@pytest.mark.rule("K-21")
def test_only_the_first_turn_of_the_game_owes_a_card() -> None:
    there = new(first_player=1)
    assert there.refused("end actions") == "must_open"
    assert there.question == "open"
    assert table(map={}).legal("end actions")


@pytest.mark.rule("K-22")
def test_an_ogre_card_can_make_an_action_legal_again() -> None:
    """All red dwarfs are on the map and stuck; an Ambush brings one home, and it can be placed."""
    there = table(
        map={"0,0": ["yellow dragon r0"], "9,0": ["yellow frost giant r0"]},
        dwarfs={"0,0": {"red": 4, "yellow": 1}, "9,0": {"red": 3}},
        seats={"red": {"hand": [], "ogres": {"ambush": 1}}},
    )
    assert there.offered("place") == []
    assert there.play("ambush frost giant 9,0").offered("place") != []


@pytest.mark.rule("K-23", "K-24")
def test_ogre_cards_cost_no_action_and_come_after_the_last_one_too() -> None:
    there = table(
        actions=3,
        map={"0,0": ["yellow tavern r0"], "1,0": ["yellow emerald mine r1"]},
        dwarfs={"0,0": {"red": 1}},
        seats={"red": {"hand": ["castle"], "ogres": {"panic": 2}}},
    )
    there.play("panic red dwarf 0,0 -> 1,0", "panic red dwarf 1,0 -> 0,0")
    assert there.fact("actions") == 3
    assert there.offered() == ["end actions"]


@pytest.mark.rule("K-24")
def test_the_end_of_the_phase_is_a_choice_even_when_it_is_the_only_one() -> None:
    there = table(actions=3, map=MINE)
    assert there.asked == "red"
    assert there.offered() == ["end actions"]


@pytest.mark.rule("K-25")
def test_there_is_no_upgrade_action() -> None:
    assert not any("upgrade" in verb.pattern for verb in DUEL.moves.order)


@pytest.mark.rule("K-26")
def test_y_grows_south_and_a_turn_is_clockwise() -> None:
    """A castle is walled S at r0, W at r1, N at r2, E at r3; the spot north of 0,0 is 0,-1."""
    walls = [table(map={"0,0": [f"red castle r{turn}"]}).state.view(-1)["map"][0]["walls"] for turn in range(4)]
    assert walls == ["S", "W", "N", "E"]
    there = table(map={"0,0": ["red castle r0"], "0,-1": ["yellow tavern r2"]}, dwarfs={"0,0": {"red": 1}})
    assert there.refused("move dwarf 0,0 -> 0,-1") == "wall"
    there = table(map={"0,0": ["red castle r0"], "0,-1": ["yellow tavern r0"]}, dwarfs={"0,0": {"red": 1}})
    assert there.legal("move dwarf 0,0 -> 0,-1")


# Section 4.1: walls after turning.
TURNED = {
    "gold mine": ["NE", "ES", "SW", "NW"],
    "emerald mine": ["EW", "NS", "EW", "NS"],
    "ruby mine": ["NEW", "NES", "ESW", "NSW"],
    "tavern": ["N", "E", "S", "W"],
}


@pytest.mark.rule("K-26", "K-33")
@pytest.mark.parametrize("kind", list(TURNED))
def test_walls_after_turning(kind: str) -> None:
    for turn, walls in enumerate(TURNED[kind]):
        there = table(map=MINE).play(f"play {kind} at 0,1 r{turn}")
        assert set(there.state.view(-1)["map"][1]["walls"]) == set(walls)


@pytest.mark.rule("K-27", "K-31")
def test_on_an_empty_free_table_the_card_goes_to_the_origin() -> None:
    for there in (new(first_player=1), table()):
        assert there.fact("spots") == ["0,0"]
        assert there.refused("play castle at 1,0 r0") == "first_card"


@pytest.mark.rule("K-28")
@pytest.mark.parametrize(("size", "spots"), [("4x4", "1,1 2,1 1,2 2,2"), ("12x4", "5,1 6,1 5,2 6,2")])
def test_on_an_empty_mat_it_goes_to_one_of_the_four_centre_spots(size: str, spots: str) -> None:
    assert new("duel", table="mat", mat_size=size).fact("spots") == spots.split(" ")


@pytest.mark.rule("K-29")
def test_walls_need_not_match_and_kingdoms_do_not_matter() -> None:
    there = table(map={"0,0": ["yellow ruby mine r0"]})
    assert all(there.legal(f"play {kind} at 0,-1 r2") for kind in ("castle", "ruby mine", "dragon"))


@pytest.mark.rule("K-30")
def test_a_spot_that_touches_no_card_is_refused() -> None:
    assert table(map=MINE).refused("play castle at 1,1 r0") == "touches_no_card"
    assert table(map=MINE).refused("play castle at 5,5 r0") == "touches_no_card"


@pytest.mark.rule("K-32")
def test_a_full_mat_takes_no_card_but_on_top() -> None:
    rows = [
        ["red castle", "red gold mine", "red emerald mine", "red diamond mine"],
        ["red ruby mine", "red general store", "red dragon", "red frost giant"],
        ["yellow castle", "yellow gold mine", "yellow emerald mine", "yellow diamond mine"],
        ["yellow ruby mine", "yellow general store", "yellow dragon", "yellow frost giant"],
    ]
    cards = {f"{x},{y}": [f"{card} r0"] for y, row in enumerate(rows) for x, card in enumerate(row)}
    there = table(options={"table": "mat", "mat_size": "4x4"}, map=cards)
    assert there.fact("spots") == []
    assert there.offered("play") == []
    assert there.refused("play tavern at 4,0 r0") == "off_the_table"
    assert there.fact("red hand") == 1


@pytest.mark.rule("K-33")
def test_rotations_that_look_alike_are_one_move_with_the_lowest_number() -> None:
    there = table(map=MINE)
    assert len(there.offered("play emerald mine at 1,0")) == 2
    assert len(there.offered("play castle at 1,0")) == 4
    there.play("play emerald mine at 1,0 r3")
    assert there.fact("map 1,0") == ["red emerald mine r1"]


@pytest.mark.rule("K-34", "K-35", "K-36", "K-40", "K-41")
def test_a_stack_has_no_height_limit_and_only_its_top_card_counts() -> None:
    mines = ["gold", "emerald", "diamond", "ruby"]
    stack = [f"{colour} {mine} mine r0" for colour in ("yellow", "red") for mine in mines]
    there = table(map={"0,0": stack, "0,1": ["red castle r2"], "0,2": ["yellow castle r1"]})
    assert there.fact("map 0,0") == stack
    site = there.state.view(-1)["map"][0]
    assert (site["kind"], site["vp"], site["places"]) == ("ruby mine", 3, 4)


@pytest.mark.rule("K-34", "K-18")
def test_stacking_is_one_action_and_works_on_any_ones_card() -> None:
    there = table(map={"0,0": ["yellow tavern r0"]}).play("play tavern at 0,0 r2")
    assert there.fact("actions") == 1
    assert there.fact("map 0,0") == ["yellow tavern r0", "red tavern r2"]


@pytest.mark.rule("K-35", "K-38")
@pytest.mark.parametrize("below", ["castle", "dragon", "frost giant"])
def test_nothing_goes_on_a_castle_or_a_monster(below: str) -> None:
    there = table(map={"0,0": [f"yellow {below} r0"]})
    assert [move for move in there.offered("play") if " at 0,0 " in move] == []


@pytest.mark.rule("K-36", "K-38")
def test_what_goes_on_a_mine_a_tavern_and_a_store() -> None:
    def covering(below: str) -> set[str]:
        there = table("duel", map={"0,0": [f"yellow {below} r0"]})
        return {move[5:].partition(" at ")[0] for move in there.offered("play") if " at 0,0 " in move}

    assert covering("ruby mine") == {"gold mine", "emerald mine", "diamond mine", "ruby mine"}
    assert covering("tavern") == {"tavern"}
    assert covering("general store") == {"general store"}


@pytest.mark.rule("K-37")
@pytest.mark.parametrize("game", ["fall", "duel"])
def test_the_dragon_goes_on_a_mine_by_option(game: str) -> None:
    by_default = table(game, map=MINE)
    assert by_default.legal("play dragon at 0,0 r0") == (game == "fall")
    assert table(game, {"dragon_over_mine": "on"}, map=MINE).legal("play dragon at 0,0 r0")
    assert not table(game, {"dragon_over_mine": "off"}, map=MINE).legal("play dragon at 0,0 r0")
    guarded = table(game, {"dragon_over_mine": "on"}, map=MINE, dwarfs={"0,0": {"yellow": 1}})
    assert guarded.refused("play dragon at 0,0 r0") == "cover_dwarfs"


@pytest.mark.rule("K-39")
@pytest.mark.parametrize("colour", ["red", "yellow"])
def test_a_dwarf_of_any_colour_protects_a_stack(colour: str) -> None:
    there = table(map=MINE, dwarfs={"0,0": {colour: 1}})
    assert there.refused("play ruby mine at 0,0 r0") == "cover_dwarfs"


@pytest.mark.rule("K-42", "K-43")
def test_a_played_card_leaves_the_hand_for_good() -> None:
    there = table(map=MINE).play("play castle at 1,0 r0")
    assert "castle" not in there.seat("red")["kingdom"]
    assert there.refused("play castle at 2,0 r0") == "card_not_in_hand"
    assert table(map=MINE, seats={"red": {"hand": []}}).offered("play") == []


@pytest.mark.rule("K-29")
def test_the_free_table_is_as_wide_as_all_cards_in_a_line() -> None:
    """35 spots from the first card: no game can get further with 36 cards, and a position cannot be built further."""
    there = table(map={"35,0": ["yellow tavern r0"], "0,-35": ["yellow castle r0"]})
    assert there.fact("spots") == ["-1,-35", "1,-35", "0,-34", "35,-1", "34,0", "35,1"]
    assert there.refused("play castle at 36,0 r0") == "off_the_table"


@pytest.mark.rule("K-33", "K-36")
@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("play castle at 0,0", "cover_other_type"),
        ("play castle at 5,5", "touches_no_card"),
        ("play dragon at 1,0", "card_not_in_hand"),
        ("play emerald mine at 2,0", "cover_dwarfs"),
    ],
)
def test_a_card_is_refused_for_the_same_reason_in_every_rotation(move: str, reason: str, turn: int) -> None:
    street = {"0,0": ["red tavern r0"], "2,0": ["yellow emerald mine r1"], "3,0": ["yellow tavern r0"]}
    seats = {"red": {"hand": ["castle", "emerald mine"]}}
    there = table(map=street, dwarfs={"2,0": {"yellow": 1}}, seats=seats)
    assert there.refused(f"{move} r{turn}") == reason
