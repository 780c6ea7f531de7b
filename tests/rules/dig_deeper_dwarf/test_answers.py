"""Thwart Plans and the response stack (section 12): what the scenarios leave open, and saving in the midst of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.rules.dig_deeper_dwarf.table import Table
from tests.rules.dig_deeper_dwarf.wander import deal
from underhall.core.chance import Chance
from underhall.games.dig_deeper_dwarf import moves
from underhall.games.dig_deeper_dwarf.game import DIG_DEEPER_DWARF as GAME
from underhall.games.dig_deeper_dwarf.responses import Deed
from underhall.games.dig_deeper_dwarf.standing import ALWAYS, ASK, IF_MINE, NEVER_THIS_TURN, Standing
from underhall.games.dig_deeper_dwarf.windows import Window

rule = pytest.mark.rule


def table(*seats: dict[str, Any], **more: Any) -> Table:
    return Table({"seats": list(seats), **more})


@rule("G-162", "G-166")
def test_answers_come_from_others_at_any_distance_clockwise() -> None:
    game = table(
        {"at": [0, 1], "hand": ["rusty-pickaxe", "grumble"]},
        {"at": [0, -1], "hand": ["grumble"]},
        {"at": [1, 0], "hand": ["stubborn-beard"]},
    )
    game.run(["A: play rusty-pickaxe", "A: mine pile east", "now: asked B", "B: pass", "now: asked C", "C: pass"])
    game.run(["now: pile 1,1 4"])


@rule("G-163")
def test_what_can_be_cancelled() -> None:
    """A card's, a basic, a Companion's and a Trait's action; another Thwart Plans is in the scenarios."""
    grumbler = {"at": [0, 0], "hand": ["grumble"]}
    card = table({"at": [0, 1], "hand": ["rusty-pickaxe"]}, grumbler)
    card.run(["A: play rusty-pickaxe", "A: mine pile east", "B: thwart with grumble", "now: pile 1,1 5"])
    basic = table({"at": [0, 1], "hand": ["silver", "silver"]}, grumbler)
    basic.run(["A: basic mine pile east", "B: thwart with grumble", "now: pile 1,1 5", "now: A barred mine"])
    companion = table({"at": [0, 1], "hand": ["silver"], "events": ["diggy"]}, grumbler)
    companion.run(["A: companion diggy", "A: mine pile east", "B: thwart with grumble", "now: pile 1,1 5"])
    trait = table({"at": [0, 1], "trait": "industrious"}, grumbler, options={"traits": "on"})
    trait.run(["A: use trait", "A: mine pile east", "B: thwart with grumble", "now: pile 1,1 5", "A: mine pile east"])
    trait.run(["now: pile 1,1 4"])


@rule("G-164")
def test_every_way_to_thwart() -> None:
    game = table(
        {"at": [0, 0], "hand": ["grab-and-go"]},
        {
            "at": [0, 0],
            "hand": ["grumble", "claim-jumper", "copycat"],
            "events": ["mycolus_maximus"],
            "revealed": ["gold"],
            "trait": "well_prepared",
        },
        options={"traits": "on"},
    )
    game.run(["A: play grab-and-go", "A: steal from seat 2"])
    ways = "thwart with grumble | thwart with claim-jumper | thwart basic | thwart with mycolus | thwart with trait"
    game.run([f"B exactly: pass | {ways}"])


@rule("G-165", "G-173")
def test_thwart_on_a_card_played_normally_is_lost() -> None:
    game = table({"at": [0, 1], "hand": ["claim-jumper"]}, {"at": [0, 0], "hand": ["grumble"]})
    game.run(["A: play claim-jumper", "A exactly: mine pile east | mine pile west | stop", "A: mine pile east"])
    game.run(["B: thwart with grumble", "now: asked A", "A can: end"])


@rule("G-176")
def test_who_has_no_answer_is_not_asked() -> None:
    game = table(
        {"at": [0, 0], "hand": ["old-boots"]},
        {"at": [0, 0], "hand": ["silver"]},
        {"at": [0, 0], "hand": ["silver", "silver"], "barred": ["thwart"]},
        {"at": [0, 0]},
    )
    game.run(["A: play old-boots", "A: move north", "now: A at 0,1", "now: asked A"])


@rule("G-168", "G-167")
def test_after_a_cancelled_answer_everybody_is_asked_again() -> None:
    game = table(
        {"at": [0, 1], "hand": ["rusty-pickaxe", "silver", "silver"]},
        {"at": [0, 0], "hand": ["grumble", "claim-jumper"]},
    )
    game.run(["A: play rusty-pickaxe", "A: mine pile east", "B: thwart with grumble", "A: thwart basic", "B: pass"])
    game.run(["B: thwart with claim-jumper", "now: pile 1,1 5", "now: asked A"])


@rule("G-175")
def test_an_action_without_any_target_left_is_lost() -> None:
    game = table(
        {"at": [0, 1], "hand": ["rusty-pickaxe", "copycat", "rubble"]},
        {"at": [0, 1], "hand": ["claim-jumper", "silver"]},
        piles={"1,1": {"count": 1}, "-1,1": {"count": 5}},
        next_tiles=["L-01"],
    )
    game.run(["A: play rusty-pickaxe", "A: mine pile east", "B: thwart with claim-jumper"])
    game.run(["A: thwart by copying with copycat", "A: stop", "B: mine pile east"])
    # The pile in the east is gone: the only other target is the one in the west, so nobody is asked.
    game.run(["now: tile 1,1 EW", "now: pile -1,1 4"])


@rule("G-206", "G-205")
def test_call_of_nature_is_part_of_an_answers_cost() -> None:
    game = table(
        {"at": [0, 0], "hand": ["old-boots"]},
        {"at": [0, 0], "hand": ["grumble"], "events": ["call_of_nature"]},
    )
    game.run(["A: play old-boots", "A: move north", "now: asked A"])
    paid = table(
        {"at": [0, 0], "hand": ["old-boots"]},
        {"at": [0, 0], "hand": ["grumble", "silver"], "events": ["call_of_nature"]},
    )
    paid.run(["A: play old-boots", "A: move north", "B exactly: pass | thwart with grumble", "B: thwart with grumble"])
    paid.run(["now: B discard silver", "now: A at 0,0"])


def three_deep() -> Table:
    """A mines, B thwarts, A thwarts that, C thwarts A's: three answers on the stack, leftovers of B and C pending."""
    game = table(
        {"at": [0, 1], "hand": ["pick-and-march", "stubborn-beard", "silver", "old-boots"], "draw": ["old-boots"]},
        {"at": [0, 0], "hand": ["spanner-in-the-works", "rubble", "silver", "silver"]},
        {"at": [-1, 0], "hand": ["claim-jumper", "grumble"]},
    )
    game.run(["A: play pick-and-march", "A: mine pile east", "B: thwart with spanner-in-the-works", "C: pass"])
    game.run(["A: thwart with stubborn-beard", "B: pass", "C: thwart with claim-jumper", "now: asked A"])
    return game


@rule("G-178", "G-172", "G-174")
def test_saved_in_the_middle_of_a_three_deep_chain_it_goes_on_identically() -> None:
    original = three_deep().state
    kinds = [type(frame) for frame in original.frames]
    assert kinds.count(Window) == 4
    assert kinds.count(Deed) == 1
    saved = json.dumps(original.position())
    for seed in range(8):
        one, other = GAME.load(json.loads(saved)), original.copy()
        chance = Chance(seed)
        for _ in range(30):
            assert one.fingerprint() == other.fingerprint()
            assert one.moves() == other.moves()
            if one.seat < 0:
                break
            move = one.moves()[chance.below(len(one.moves()))]
            one.play(move)
            other.play(move)
            one.check()
    assert json.dumps(original.position()) == saved


@rule("G-178", "G-172")
def test_leftovers_of_a_three_deep_chain_come_last_card_first() -> None:
    game = three_deep()
    game.run(["A: pass", "B: pass", "C: pass", "A: pass"])
    game.run(["C can: mine pile north", "C: stop", "A exactly: draw a card | stop", "A: stop"])
    game.run(["B can: give rubble to seat 1", "B: stop", "A exactly: move south | stop", "A: move south"])


@rule("G-178")
def test_every_stack_in_random_games_can_be_saved() -> None:
    deepest = 0
    for seed in range(6):
        state = deal(seed, players=4, max_rounds=3)
        chance = Chance(seed)
        while state.seat >= 0:
            windows = sum(type(frame) is Window for frame in state.frames)
            if windows > 1:
                twin = GAME.load(json.loads(json.dumps(state.position())))
                assert (twin.fingerprint(), twin.moves()) == (state.fingerprint(), state.moves())
            deepest = max(deepest, windows)
            legal = state.moves()
            state.play(legal[chance.below(len(legal))])
    assert deepest >= 4


# Standing answers.


@rule("G-176")
def test_standing_answers() -> None:
    game = table(
        {"at": [0, 0], "hand": ["grab-and-go", "old-boots"]},
        {"at": [0, 0], "hand": ["grumble"], "revealed": ["gold"]},
    )
    game.run(["A: play grab-and-go"])
    assert Standing(0, IF_MINE).answer(game.state) == ASK, "not a question of this kind"
    game.run(["A: move north"])
    assert Standing(1, ALWAYS).answer(game.state) == ASK
    assert Standing(1, IF_MINE).answer(game.state) == moves.PASS
    assert Standing(1, NEVER_THIS_TURN, 1).answer(game.state) == moves.PASS
    assert Standing(1, NEVER_THIS_TURN, 0).answer(game.state) == ASK, "said in another turn"
    assert Standing(0, IF_MINE).answer(game.state) == ASK, "somebody else is asked"
    game.run(["B: pass", "A: stop", "A: play old-boots", "A: move south", "B: pass"])
    assert Standing(1).setting == ALWAYS
    assert Standing(1, NEVER_THIS_TURN).turn == 0, "before any turn has begun"
    with pytest.raises(ValueError, match="sometimes"):
        Standing(0, "sometimes")


@rule("G-199")
def test_standing_answer_asks_when_the_own_cards_are_meant() -> None:
    game = table(
        {"at": [0, 0], "hand": ["grab-and-go"]},
        {"at": [0, 0], "hand": ["grumble", "silver", "silver"], "revealed": ["gold"]},
    )
    game.run(["A: play grab-and-go", "A: steal from seat 2"])
    assert Standing(1, IF_MINE).answer(game.state) == ASK
