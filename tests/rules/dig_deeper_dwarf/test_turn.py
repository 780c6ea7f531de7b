"""The turn, drawing, and performing actions (sections 2, 6 and 7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dig_deeper_dwarf.table import Table
from underhall.core.errors import IllegalMove
from underhall.games.dig_deeper_dwarf.game import DIG_DEEPER_DWARF as GAME
from underhall.games.dig_deeper_dwarf.layout import (
    BARRED,
    COMPANION_USED,
    USED,
)

rule = pytest.mark.rule


def table(*seats: dict[str, Any], **more: Any) -> Table:
    return Table({"seats": list(seats), **more})


@rule("G-56", "G-24", "G-70")
def test_turns_go_clockwise() -> None:
    game = table({"at": [0, 0]}, {"at": [0, 0]}, {"at": [0, 0]})
    game.run(["now: active A", "A: end", "now: active B", "B: end", "now: active C", "C: end", "now: active A"])
    game.run(["now: round 2"])


@rule("G-57", "G-58")
def test_activities_in_any_order_or_none() -> None:
    game = table(
        {
            "at": [1, 0],
            "hand": ["old-boots", "silver", "ruby", "old-boots", "gold"],
            "events": ["hearty_stew", "call_of_nature"],
            "draw": ["old-boots", "rusty-pickaxe", "rusty-pickaxe"],
        },
        {"at": [0, 0]},
        jewelry=[["silver-ruby-ring"]],
        actions=[["long-stride"]],
    )
    game.run(
        [
            "A can: end | reveal silver | buy 1 with resources | craft 1 | eat stew | play old-boots | basic move west",
            "A: reveal silver",
            "A: pass",
            "A: buy 1 with resources",
            "A: eat stew",
            "A: craft 1",
            "A pays gold old-boots",
            "A: play old-boots",
            "A: move west",
            "A: end",
        ]
    )


@rule("G-59")
def test_nothing_comes_between_the_actions_of_a_card() -> None:
    game = table(
        {"at": [0, 1], "hand": ["mine-runner", "silver", "old-boots"], "events": ["hearty_stew"], "trait": "clever"},
        {"at": [0, 0]},
        options={"traits": "on"},
    )
    game.run(["A: play mine-runner", "A: move south"])
    game.run(["A exactly: move north | move east | move south | move west | stop"])


@rule("G-60")
def test_off_turn_only_answers() -> None:
    game = table(
        {"at": [0, 0], "hand": ["old-boots"]},
        {"at": [0, 0], "hand": ["grumble", "silver", "old-boots"], "events": ["hearty_stew", "diggy"]},
    )
    game.run(["A: play old-boots", "A: move north", "B exactly: pass | thwart with grumble | thwart basic"])


@rule("G-61", "G-161", "G-157")
def test_where_the_turn_began_counts() -> None:
    game = table({"at": [0, 0], "hand": ["old-boots", "ruby"]}, {"at": [0, 0]})
    game.run(["A: play old-boots", "A: move east", "A: end", "A exactly: keep ruby | pass"])
    stayed = table({"at": [1, 0], "hand": ["ruby"]}, {"at": [0, 0]})
    stayed.run(["A: end", "A exactly: fee ruby from hand"])


@rule("G-25", "G-81")
def test_limits_are_reset_at_the_start_of_every_turn() -> None:
    game = table(
        {"at": [0, 0], "hand": ["old-boots", "silver", "silver"], "events": ["flying_agaric"]},
        {"at": [0, 0], "hand": ["old-boots", "silver"]},
    )
    game.run(
        ["A: basic move north", "A pays silver", "B: thwart basic", "A: pass", "now: B used thwart", "now: A used move"]
    )
    game.run(["A: companion flying_agaric", "A pays silver", "A: stop", "A cannot: companion*"])
    assert game.state.get(0, COMPANION_USED)
    game.run(["A: end", "A: pass", "now: A used nothing", "now: B used nothing"])
    assert not game.state.get(0, COMPANION_USED)
    assert game.state.get(0, BARRED), "a cancelled basic action stays barred for the round"
    assert not game.state.get(1, USED)


@rule("G-26", "G-171")
def test_a_round_lasts_until_the_starting_players_next_turn() -> None:
    game = table({"at": [0, 0], "barred": ["mine"]}, {"at": [0, 0], "barred": ["thwart"]}, round=4)
    game.run(["A: end", "now: round 4", "now: A barred mine", "B: end", "now: round 5", "now: A barred nothing"])


@rule("G-21", "G-22", "G-23")
def test_discards_go_to_the_own_pile_by_choice_and_removed_cards_are_gone() -> None:
    game = table({"at": [0, 1], "hand": ["silver", "gold", "ruby", "old-boots"]}, {"at": [0, 0]})
    removed = sum(game.state.removed[face] for face in range(game.state.faces.count))
    game.run(["A: basic mine pile east", "A exactly: pay silver | pay gold | pay ruby | pay old-boots"])
    game.run(["A: pay ruby", "A: pay old-boots", "now: A hand silver gold", "now: A discard has ruby old-boots"])
    game.run(["A: end", "A: pass"])
    assert sum(game.state.removed[face] for face in range(game.state.faces.count)) == removed
    other = table({"at": [0, 1], "hand": ["spring-cleaning", "gold"]}, {"at": [0, 0]})
    before = other.state.removed[GAME.cards.words.index("gold")]
    other.run(["A: play spring-cleaning", "A: remove a card", "A: choose gold", "now: A discard nothing"])
    assert other.state.removed[GAME.cards.words.index("gold")] == before + 1


@rule("G-20")
def test_camp_and_entrance_are_tiles() -> None:
    game = table({"at": [0, 1], "events": ["transport_tunnel"]}, {"at": [0, 0]})
    game.run(["A can: tunnel seat 1 to tile 1 | tunnel seat 1 to tile 2"])


@rule("G-27")
def test_start_cards_are_action_cards_for_copy() -> None:
    game = table({"at": [0, 1], "hand": ["rusty-pickaxe", "copycat"]}, {"at": [0, 0]})
    game.run(["A: play rusty-pickaxe", "A: mine pile east", "A: play copycat", "A: copy the last card"])
    game.run(["A: mine pile east", "now: pile 1,1 3"])


@rule("G-75", "G-76")
def test_some_or_all_actions_in_any_order() -> None:
    game = table({"at": [0, 1], "hand": ["pick-and-march", "pick-and-march"]}, {"at": [0, 0]})
    game.run(["A: play pick-and-march", "A: move south", "now: A played pick-and-march", "A can: end"])
    game.run(["A: play pick-and-march", "A: stop", "now: A at 0,0", "now: pile 1,1 5"])


@rule("G-78")
def test_an_action_shown_twice_is_two_actions() -> None:
    game = table({"at": [0, 0], "hand": ["long-stride"]}, {"at": [0, 0], "hand": ["grumble"]})
    game.run(["A: play long-stride", "A: move north", "B: thwart with grumble", "A: move north", "now: A at 0,1"])


@rule("G-80", "G-79")
@pytest.mark.parametrize(
    ("move", "cost"),
    [("move south", 1), ("mine pile east", 2), ("steal from seat 2", 2), ("drive away diggy", 3), ("remove a card", 2)],
)
def test_costs_of_basic_actions(move: str, cost: int) -> None:
    hand = ["silver", "silver", "old-boots", "old-boots"]
    seats = ({"at": [0, 1], "hand": hand}, {"at": [0, 1], "events": ["diggy"], "revealed": ["gold"]})
    game = table(*seats)
    game.run([f"A: basic {move}"])
    for _ in range(cost):
        assert game.state.frames[-1].name() == "pay"
        game.state.play(game.state.moves()[0])
    assert game.state.frames[-1].name() != "pay"


@rule("G-80", "G-164")
def test_basic_thwart_costs_two() -> None:
    game = table({"at": [0, 0], "hand": ["old-boots"]}, {"at": [0, 0], "hand": ["silver", "old-boots", "gold"]})
    game.run(["A: play old-boots", "A: move north", "B: thwart basic", "B pays silver gold", "now: B hand old-boots"])


@rule("G-87")
def test_an_announced_action_cannot_be_withdrawn() -> None:
    game = table({"at": [0, 1], "hand": ["pick-and-march"]}, {"at": [0, 0], "hand": ["grumble"]})
    game.run(["A: play pick-and-march", "A: mine pile east", "B: pass", "now: pile 1,1 4"])


@rule("G-72", "G-73")
def test_the_shuffle_waits_until_a_card_is_needed() -> None:
    game = table({"at": [0, 0], "hand": ["deep-breath"], "draw": ["silver"], "discard": ["gold"]}, {"at": [0, 0]})
    game.run(["A: play deep-breath", "A: draw a card", "now: A draw 0", "now: A discard gold"])


@rule("G-86", "G-153")
def test_activities_open_no_window() -> None:
    game = table(
        {"at": [1, 0], "hand": ["silver", "ruby", "old-boots", "old-boots"], "events": ["hearty_stew"]},
        {"at": [0, 0], "hand": ["grumble", "silver", "old-boots"]},
        jewelry=[["silver-ruby-ring"]],
        actions=[["long-stride"]],
    )
    game.run(["A: buy 1 with resources", "now: asked A", "A: craft 1", "now: asked A", "A: eat stew", "now: asked A"])


@rule("G-77", "G-82")
def test_refusals_say_why_and_change_nothing() -> None:
    game = table({"at": [0, 0], "hand": ["grumble", "rusty-pickaxe", "old-boots"]}, {"at": [0, 0]})
    before = game.state.fingerprint()
    for text, reason in (
        ("play rusty-pickaxe", "no_action_possible"),
        ("play silver", "not_in_hand"),
        ("reveal old-boots", "not_resource"),
        ("basic mine pile east", "basic_impossible"),
        ("buy 1 with coins", "not_at_camp"),
        ("craft 1", "cannot_craft"),
        ("companion diggy", "companion_impossible"),
        ("use trait", "no_trait"),
        ("pay old-boots", "not_now"),
    ):
        with pytest.raises(IllegalMove) as caught:
            game.state.play(GAME.moves.parse(text))
        assert (caught.value.reason, game.state.fingerprint()) == (reason, before)
        assert text in str(caught.value)


@rule("G-157", "G-252")
def test_the_fee_is_paid_with_a_revealed_card_too_and_its_coins_are_gone() -> None:
    game = table({"at": [1, 0], "hand": ["old-boots"], "revealed": ["gold"]}, {"at": [0, 0]})
    game.run(["now: A coins 2", "A: end", "A exactly: fee gold from revealed", "A: fee gold from revealed"])
    game.run(["now: A coins 0", "now: A deck 1", "now: A revealed nothing"])


@rule("G-23", "G-82")
def test_rubble_pays_as_well_as_any_card_unless_it_is_the_one_that_is_needed() -> None:
    game = table({"at": [0, 0], "hand": ["rubble", "silver", "old-boots"]}, {"at": [0, 0]})
    game.run(["A: basic move north", "A exactly: pay rubble | pay silver | pay old-boots"])
    two = table({"at": [0, 0], "hand": ["rubble", "rubble", "silver", "old-boots"]}, {"at": [0, 0]})
    two.run(["A: basic remove rubble to north", "A exactly: pay rubble | pay silver | pay old-boots"])
    two.run(["A: pay rubble", "A exactly: pay silver | pay old-boots"])


@rule("G-145")
def test_what_a_purchase_lays_down_by_itself_has_been_seen_and_cannot_be_taken_back() -> None:
    game = table(
        {"at": [1, 0], "hand": ["silver", "ruby"], "revealed": ["ruby"]},
        {"at": [0, 0]},
        jewelry=[["silver-ruby-ring"]],
    )
    before = game.state.reveals
    game.run(["A: buy 1 with resources", "A exactly: spend ruby from hand | spend ruby from revealed"])
    assert game.state.reveals > before
