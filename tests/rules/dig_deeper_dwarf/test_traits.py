"""Every Trait (section 16)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dig_deeper_dwarf.table import Table
from tests.rules.dig_deeper_dwarf.wander import deal
from underhall.games.dig_deeper_dwarf.game import DIG_DEEPER_DWARF as GAME

rule = pytest.mark.rule


def table(*seats: dict[str, Any], **more: Any) -> Table:
    return Table({"seats": list(seats), "options": {"traits": "on"}, **more})


@rule("G-234", "G-235")
def test_a_trait_is_removed_when_its_use_begins() -> None:
    game = table({"at": [0, 0], "trait": "clever", "draw": ["silver"]}, {"at": [0, 0], "hand": ["grumble"]})
    game.run(["A: use trait", "now: A trait none", "A: draw a card", "B: thwart with grumble", "A: stop"])
    game.run(["now: A hand nothing", "A cannot: use trait"])


@rule("G-68", "G-234")
def test_in_e5_everybody_is_asked_once_the_active_player_last() -> None:
    seats = [
        {"at": [0, 0], "trait": "agile"},
        {"at": [0, 0], "trait": "clever", "draw": ["silver"]},
        {"at": [0, 0], "trait": "orderly"},
    ]
    game = table(*seats)
    game.run(["A: end", "B: pass", "A exactly: use trait | pass", "A: pass", "now: active B"])


@rule("G-236", "G-237")
def test_agile_goes_through_walls() -> None:
    game = table({"at": [0, 1], "trait": "agile"}, {"at": [0, 0]}, map="M2")
    game.run(
        ["A: use trait", "A exactly: move south | move west | stop", "A: move south", "A: move east", "now: A at 1,0"]
    )


@rule("G-237")
def test_agile_onto_rubble_only_if_it_can_be_left() -> None:
    game = table({"at": [0, -1], "trait": "agile"}, {"at": [0, -1]}, rubble={"0,0": 1, "0,-1": 1}, tiles={}, map="M1")
    game.run(["A: use trait", "A: move north", "A cannot: stop | move south", "A: move west", "now: A at -1,0"])


@rule("G-237")
def test_agiles_last_move_never_goes_onto_rubble() -> None:
    game = table({"at": [1, 0], "trait": "agile"}, {"at": [1, 0]}, rubble={"0,1": 1})
    game.run(["A: use trait", "A: move west", "A can: stop | move south", "A cannot: move north"])


@rule("G-238", "G-235")
def test_clever_draws_four_times_each_with_its_window() -> None:
    draw = ["silver", "silver", "old-boots", "old-boots", "rummage"]
    game = table({"at": [0, 0], "trait": "clever", "draw": draw}, {"at": [0, 0], "hand": ["grumble"]})
    game.run(["A: use trait"])
    for _ in range(4):
        game.run(["A: draw a card", "B: pass"])
    game.run(["now: A hand 4", "A can: end"])


@rule("G-239")
def test_industrious_may_keep_rubble_and_clears_tiles() -> None:
    game = table({"at": [0, 0], "trait": "industrious"}, {"at": [0, 0]}, rubble={"0,0": 2})
    game.run(["A: use trait", "A: mine rubble here", "A: pass", "now: A discard rubble"])
    game.run(["A: mine rubble here", "A: remove the rubble", "now: A discard rubble", "now: rubble 0,0 0"])


@rule("G-240")
def test_inventive_may_be_saved() -> None:
    game = table(
        {"at": [0, 1], "trait": "inventive", "hand": ["silver", "silver"]},
        {"at": [0, 0]},
        benches=["0,1"],
        actions=[["surveyor"]],
    )
    game.run(["A: craft 1", "A: pass", "now: A trait inventive", "now: A discard silver silver surveyor"])


@rule("G-241")
def test_orderly_draws_nothing_if_there_is_nothing() -> None:
    game = table({"at": [0, 0], "trait": "orderly", "hand": ["rubble", "rubble"]}, {"at": [0, 0]})
    game.run(["A: use trait", "now: A hand nothing", "now: A discard nothing"])


@rule("G-242")
def test_smooth_talking_and_a_cost_of_one_kind() -> None:
    game = table(
        {"at": [1, 0], "trait": "smooth_talking", "hand": ["silver"]}, {"at": [0, 0]}, jewelry=[["silver-ruby-ring"]]
    )
    game.run(["A can: buy 1 with resources without ruby", "A cannot: buy 1 with resources without silver"])


@rule("G-242", "G-214")
def test_a_failed_purchase_does_not_use_up_smooth_talking() -> None:
    game = table(
        {"at": [1, 0], "trait": "smooth_talking", "hand": ["gold"], "events": ["fools_gold"]},
        {"at": [0, 0]},
        jewelry=[["gold-ruby-ring"]],
    )
    game.run(["A: buy 1 with resources without ruby", "now: A trait smooth_talking", "now: A discard rubble"])


@rule("G-243")
def test_strong_lifts_from_tiles_and_removes() -> None:
    game = table({"at": [0, 0], "trait": "strong"}, {"at": [0, 0]}, rubble={"0,1": 1, "0,0": 1})
    before = game.state.removed[0]
    game.run(["A: use trait", "A exactly: lift rubble here | lift rubble north", "A: lift rubble north"])
    game.run(["A: drop rubble out", "now: rubble 0,1 0", "now: A hand nothing"])
    assert game.state.removed[0] == before + 1


@rule("G-243", "G-235")
def test_strong_needs_rubble_and_is_no_action() -> None:
    table({"at": [0, 0], "trait": "strong"}, {"at": [0, 0]}).run(["A cannot: use trait"])
    game = table({"at": [0, 0], "trait": "strong", "hand": ["rubble"]}, {"at": [0, 0], "hand": ["grumble"]})
    game.run(["A: use trait", "A: lift rubble hand", "A: drop rubble tile 3", "now: asked A"])


@rule("G-244", "G-245")
def test_well_prepared_may_give_up_the_basic_action_and_cannot_be_cancelled() -> None:
    game = table(
        {"at": [0, 1], "hand": ["rusty-pickaxe", "grumble"]},
        {"at": [0, 0], "trait": "well_prepared"},
    )
    game.run(["A: play rusty-pickaxe", "A: mine pile east", "B: thwart with trait", "now: asked B", "B: pass"])
    game.run(["now: pile 1,1 5", "now: A hand grumble", "now: B used nothing"])


@rule("G-245", "G-178")
def test_well_prepareds_basic_action_comes_before_leftovers() -> None:
    game = table(
        {"at": [0, 1], "hand": ["rusty-pickaxe"]},
        {"at": [0, 1], "hand": ["claim-jumper"]},
        {"at": [-1, 0], "trait": "well_prepared"},
    )
    game.run(["A: play rusty-pickaxe", "A: mine pile east", "B: thwart with claim-jumper"])
    game.run(
        ["C: thwart with trait", "C: basic mine pile west", "now: pile -2,0 4", "now: asked B", "B: mine pile west"]
    )
    game.run(["now: pile -1,1 4", "now: pile 1,1 4"])


@rule("G-245")
def test_well_prepareds_basic_action_must_be_open() -> None:
    game = table(
        {"at": [0, 1], "hand": ["rusty-pickaxe"]},
        {"at": [-1, 0], "trait": "well_prepared", "barred": ["mine"], "used": ["move"], "hand": ["silver"]},
    )
    game.run(
        ["A: play rusty-pickaxe", "A: mine pile east", "B: thwart with trait", "B exactly: basic remove a card | pass"]
    )


@rule("G-246", "G-206")
def test_call_of_nature_does_not_touch_traits() -> None:
    game = table(
        {"at": [0, 1], "trait": "industrious", "events": ["call_of_nature"]},
        {"at": [-1, 0], "trait": "well_prepared"},
    )
    game.run(["A: use trait", "A: mine pile east", "B: thwart with trait", "B: basic mine pile west"])
    game.run(["now: pile -2,0 4", "A: mine pile east", "now: pile 1,1 4"])


@rule("G-234", "G-237")
def test_agile_cannot_be_used_where_it_leads_nowhere() -> None:
    rubble = {"-2,1": 1, "-1,1": 1, "0,1": 1, "-1,0": 1}
    game = table({"at": [-2, 1], "trait": "agile"}, {"at": [0, 0]}, map="M2", rubble=rubble)
    game.run(["A cannot: use trait", "A: end", "now: active B"])
    del rubble["0,1"]
    free = table({"at": [-2, 1], "trait": "agile"}, {"at": [0, 0]}, map="M2", rubble=rubble)
    free.run(["A: use trait", "A: move east", "A exactly: move east"])


@rule("G-8")
@pytest.mark.parametrize("pick", [(0, 0, 0), (1, 1, 1), (0, 1, 0), (1, 0, 1)])
def test_everybody_keeps_the_trait_they_have_picked_and_the_other_goes_to_the_box(pick: tuple[int, ...]) -> None:
    state = deal(21, players=3, traits="on")
    dealt = [seat["dealt"] for seat in state.position()["seats"]]
    for seat, number in enumerate(pick):
        assert state.seat == seat
        state.play(GAME.moves.parse(f"trait {dealt[seat][number]}"))
    assert [seat["trait"] for seat in state.position()["seats"]] == [dealt[s][n] for s, n in enumerate(pick)]
    assert {dealt[seat][1 - number] for seat, number in enumerate(pick)} <= set(state.position()["stocks"]["traits"])
    state.check()


@rule("G-238")
def test_saved_while_clever_draws_it_goes_on_identically() -> None:
    game = table({"at": [0, 0], "trait": "clever", "draw": ["silver", "old-boots"]}, {"at": [0, 0]})
    game.run(["A: use trait", "A: draw a card"])
    assert GAME.load(game.state.position()).fingerprint() == game.state.fingerprint()
