"""Every Event card (sections 13 to 15): each Companion, Treasure, Delayed Event and Instant Event by itself."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.rules.dig_deeper_dwarf.table import Table
from underhall.games.dig_deeper_dwarf.catalogue import EVENTS
from underhall.games.dig_deeper_dwarf.game import DIG_DEEPER_DWARF as GAME

rule = pytest.mark.rule


def table(*seats: dict[str, Any], **more: Any) -> Table:
    return Table({"seats": list(seats), **more})


def dig(event: str, *seats: dict[str, Any], **more: Any) -> Table:
    """A digs out the pile in the east of (0,1), under which the event lies."""
    first = {"at": [0, 1], **seats[0], "hand": ["rusty-pickaxe", *seats[0].get("hand", [])]}
    options = {"birthday_party": "on"} if event == "birthday_party" else {}
    game = Table(
        {
            "seats": [first, *seats[1:]],
            "piles": {"1,1": {"count": 1, "cards": ["silver"], "event": event}},
            "next_tiles": ["L-01"],
            "options": options,
            **more,
        }
    )
    game.run(["A: play rusty-pickaxe", "A: mine pile east"])
    return game


@rule("G-181", "G-182", "G-183")
@pytest.mark.parametrize("event", EVENTS[:14] + EVENTS[16:19] + EVENTS[20:22])
def test_companions_treasures_and_most_delayed_events_lie_in_front_of_the_taker(event: str) -> None:
    game = dig(event, {}, {"at": [0, 0]})
    game.run([f"now: A events {event}", "now: tile 1,1 EW", "now: pile 2,1 5"])


@rule("G-182", "G-209", "G-217")
@pytest.mark.parametrize("event", ["cave_otter", "cave_merchant"])
def test_otter_and_merchant_lie_on_the_new_tile(event: str) -> None:
    game = dig(event, {}, {"at": [0, 0]})
    game.run(["now: A events nothing"])
    assert game.state.position()["tiles"][-1]["event"] == event


@rule("G-184", "G-183")
@pytest.mark.parametrize("event", ["monster", "hearty_stew", "call_of_nature", "flooded_tunnel"])
def test_events_cannot_be_thwarted_nor_refused(event: str) -> None:
    game = dig(event, {"hand": ["silver"]}, {"at": [1, 0], "hand": ["grumble"]})
    game.run(["B: pass"])
    assert game.asked() == "A"
    assert game.state.frames[-1].name() == "activity"


# Companions.


@rule("G-193", "G-35")
def test_bookling_shows_the_cards_to_its_owner_only() -> None:
    game = table(
        {"at": [0, 0], "hand": ["silver"], "draw": ["ruby", "gold", "emerald", "old-boots"], "events": ["bookling"]},
        {"at": [0, 0]},
    )
    game.run(["A: companion bookling", "A: look with bookling"])
    assert game.state.view(0)["seats"][0]["cards"]["draw"] == ["ruby", "gold", "emerald", ""]
    game.run(["A: bury 2", "now: A discard silver gold", "now: A draw 3"])
    assert game.state.view(0)["seats"][0]["cards"]["draw"] == ["ruby", "emerald", ""]


@rule("G-194")
def test_crunchy_munchy() -> None:
    game = table({"at": [0, 0], "hand": ["rubble", "rubble"], "events": ["crunchy_munchy"]}, {"at": [0, 0]})
    before = game.state.removed[0]
    game.run(["A: companion crunchy_munchy", "A: pay rubble", "A: munch rubble", "now: A hand nothing"])
    game.run(["now: A discard rubble"])
    assert game.state.removed[0] == before + 1


@rule("G-195")
def test_diggy() -> None:
    game = table({"at": [0, 1], "hand": ["silver"], "events": ["diggy"]}, {"at": [0, 0]})
    game.run(["A: companion diggy", "A: mine pile east", "now: pile 1,1 4", "now: A events diggy"])


@rule("G-196")
def test_flying_agaric_and_rubble() -> None:
    game = table({"at": [0, 0], "hand": ["silver"], "events": ["flying_agaric"]}, {"at": [0, 0]}, rubble={"-1,0": 1})
    game.run(["A: companion flying_agaric", "A cannot: move west", "A: move north", "A: move south", "now: A at 0,0"])


@rule("G-197")
def test_longfingerling() -> None:
    seats = ({"at": [0, 0], "hand": ["silver"], "events": ["longfingerling"]}, {"at": [0, 1], "revealed": ["gold"]})
    game = table(*seats)
    game.run(["A: companion longfingerling", "A: steal from seat 2", "now: A discard silver gold"])


@rule("G-198", "G-188")
def test_mycolus_is_no_activity_and_counts_as_the_companion_of_the_turn() -> None:
    game = table(
        {"at": [0, 1], "hand": ["rusty-pickaxe", "silver", "silver"], "events": ["mycolus_maximus", "diggy"]},
        {"at": [0, 0], "hand": ["grumble"]},
    )
    game.run(["A can: companion diggy", "A cannot: companion mycolus_maximus"])
    game.run(["A: play rusty-pickaxe", "A: mine pile east", "B: thwart with grumble", "A: thwart with mycolus"])
    game.run(["A pays silver", "now: pile 1,1 4", "now: A hand silver", "A cannot: companion*"])


@rule("G-199")
@pytest.mark.parametrize(
    ("hand", "announce", "asked"),
    [
        (["not-my-stones", "rubble"], "give rubble to seat 2", True),
        (["not-my-stones", "rubble"], "give rubble to seat 3", False),
        (["surveyor"], "investigate deck of seat 2", True),
        (["surveyor"], "investigate deck of seat 3", False),
        (["mushroom-scarer"], "drive away mycolus_maximus", True),
        (["grab-and-go"], "move north", False),
    ],
)
def test_what_targets_a_player(hand: list[str], announce: str, asked: bool) -> None:
    game = table(
        {"at": [0, 0], "hand": hand},
        {"at": [0, 0], "hand": ["silver"], "events": ["mycolus_maximus"], "draw": ["silver"], "revealed": ["gold"]},
        {"at": [0, 0], "draw": ["silver"]},
    )
    game.run([f"A: play {hand[0]}", f"A: {announce}"])
    assert (game.asked() == "B") == asked


@rule("G-199", "G-167")
def test_thwarting_an_action_of_mine_targets_me() -> None:
    game = table(
        {"at": [0, 1], "hand": ["rusty-pickaxe", "silver"], "events": ["mycolus_maximus"]},
        {"at": [0, 0], "hand": ["grumble"]},
    )
    game.run(["A: play rusty-pickaxe", "A: mine pile east", "B: thwart with grumble"])
    game.run(["A exactly: pass | thwart with mycolus", "A: thwart with mycolus", "now: pile 1,1 4"])


@rule("G-200")
def test_peekycillium_needs_an_adjacent_pile() -> None:
    game = table({"at": [0, 0], "hand": ["silver"], "events": ["peekycillium"]}, {"at": [0, 0]})
    game.run(["A cannot: companion*"])


@rule("G-201")
def test_shuffle_truffle_draws_the_card_just_paid() -> None:
    game = table({"at": [0, 0], "hand": ["silver"], "events": ["shuffle_truffle"]}, {"at": [0, 0]})
    game.run(["A: companion shuffle_truffle", "A exactly: draw a card | stop", "A: draw a card", "now: A hand silver"])


@rule("G-202", "G-102")
def test_stinkhorn_drives_companions_away() -> None:
    game = table({"at": [0, 0], "hand": ["silver"], "events": ["stinkhorn"]}, {"at": [0, 0], "events": ["diggy"]})
    game.run(["A: companion stinkhorn", "A: drive away diggy", "now: gone diggy", "now: A events stinkhorn"])


@rule("G-189", "G-87")
def test_a_companion_driven_away_in_between_helps_no_more() -> None:
    game = table(
        {"at": [0, 0], "hand": ["silver"], "events": ["flying_agaric"]},
        {"at": [0, 0], "hand": ["spanner-in-the-works", "copycat", "rubble"]},
    )
    game.run(["A: companion flying_agaric", "A: move west", "B: pass"])
    game.state.remove_event(EVENTS.index("flying_agaric"), "G-102")
    game.state.advance()
    game.run(["now: A at -1,0", "A exactly: end"])


# Treasures.


@rule("G-203", "G-204", "G-158", "G-100")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_treasure_is_a_point_and_no_resource_card(number: int) -> None:
    game = table({"at": [1, 0], "events": [f"treasure_{number}"]}, {"at": [0, 0], "hand": ["grab-and-go"]})
    game.run(["now: A treasures 1", "now: A coins 0", "now: A total 1", "A: end", "now: active B"])
    game.run([f"now: A events treasure_{number}", "B: play grab-and-go", "B cannot: steal*"])


@rule("G-150", "G-43")
def test_a_treasure_laid_down_first_is_kept_track_of_while_the_rest_is_paid() -> None:
    game = table(
        {"at": [1, 0], "hand": ["gold", "ruby"], "revealed": ["ruby"], "events": ["treasure_1"]},
        {"at": [0, 0]},
        jewelry=[["gold-ruby-ring"]],
    )
    game.run(["A: buy 1 with resources", "A exactly: spend gold from hand | spend treasure 1", "A: spend treasure 1"])
    game.run(["A exactly: spend ruby from hand | spend ruby from revealed", "A: spend ruby from revealed"])
    game.run(["now: gone treasure_1", "now: A discard gold-ruby-ring", "now: A hand gold ruby"])


# Delayed Events.


@rule("G-205", "G-159", "G-211")
@pytest.mark.parametrize("event", ["call_of_nature", "vampire_bats"])
def test_the_camp_ends_call_of_nature_and_bats(event: str) -> None:
    game = table({"at": [0, 0], "hand": ["old-boots"], "events": [event]}, {"at": [0, 0]})
    game.run(["A: play old-boots", "A: move east", f"now: gone {event}"])


@rule("G-207", "G-208", "G-186")
def test_the_canary_may_let_it_pass_and_cannot_cancel_itself() -> None:
    game = dig("monster", {}, {"at": [0, 0], "events": ["canary"], "hand": ["silver"]})
    game.run(["B: pass", "now: B events canary", "now: B hand nothing"])
    dig("canary", {}, {"at": [0, 0]}).run(["now: A events canary", "now: asked A"])


@rule("G-208")
@pytest.mark.parametrize(
    ("event", "move"),
    [
        ("hearty_stew", "eat stew"),
        ("transport_tunnel", "tunnel seat 1 to tile 3"),
        ("teleporter", "teleport seats 1 and 2"),
        ("cave_otter", "trade with otter"),
        ("cave_merchant", "buy 1 with resources"),
    ],
)
def test_the_canary_cancels_what_others_use(event: str, move: str) -> None:
    on_tile = event in ("cave_otter", "cave_merchant")
    hand = ["rubble", "rubble", "rubble", "silver", "ruby"]
    game = table(
        {"at": [0, 0], "hand": hand, "events": [] if on_tile else [event]},
        {"at": [1, 0], "events": ["canary"]},
        on_tile={"0,0": event} if on_tile else {},
        jewelry=[["silver-ruby-ring"]],
    )
    game.run([f"A: {move}", "B exactly: cancel with canary | pass", "B: cancel with canary"])
    game.run([f"now: gone {event}", "now: gone canary", f"now: A hand {' '.join(hand)}", "now: A at 0,0"])
    assert not game.state.bought


@rule("G-208", "G-187")
def test_the_own_use_is_not_asked_about() -> None:
    game = table({"at": [0, 0], "draw": ["silver"], "events": ["hearty_stew", "canary"]}, {"at": [0, 0]})
    game.run(["A: eat stew", "now: A hand silver", "now: A events canary"])


@rule("G-210")
def test_the_otter_and_equal_points() -> None:
    game = table(
        {"at": [0, 0], "hand": ["rubble", "rubble", "rubble"]},
        {"at": [1, 0]},
        on_tile={"0,0": "cave_otter"},
        jewelry=[["silver-diamond-ring"], ["gold-ruby-ring"]],
    )
    game.run(["A: trade with otter", "A exactly: take jewelry 1 | take jewelry 2"])
    assert GAME.load(game.state.position()).fingerprint() == game.state.fingerprint(), "saved before the choice"
    game.run(["A: take jewelry 2"])
    game.run(["now: A discard gold-ruby-ring", "now: gone cave_otter"])
    assert not game.state.bought


@rule("G-210", "G-151")
def test_the_otter_with_one_pile_left_and_empty_piles() -> None:
    one = table(
        {"at": [0, 0], "hand": ["rubble", "rubble", "rubble"]},
        {"at": [1, 0]},
        on_tile={"0,0": "cave_otter"},
        jewelry=[[], ["gold-ruby-ring"]],
        exact_stocks=True,
    )
    one.run(["A: trade with otter", "now: A discard gold-ruby-ring"])
    none = table(
        {"at": [1, 0], "hand": ["emerald", "emerald", "emerald", "silver", "ruby"]}, {"at": [0, 0]}, exact_stocks=True
    )
    none.run(["A cannot: buy*", "A can: end"])


@rule("G-211")
def test_vampire_bats_limit_the_draw() -> None:
    draw = ["old-boots", "old-boots", "old-boots", "old-boots", "silver"]
    game = table({"at": [0, 0], "draw": draw, "events": ["vampire_bats"]}, {"at": [0, 0]})
    game.run(["A: end", "now: A hand 4"])


@rule("G-212", "G-140")
def test_fools_gold_without_supply() -> None:
    game = table({"at": [0, 0], "hand": ["gold"], "events": ["fools_gold"]}, {"at": [0, 0]}, supply=0)
    game.run(["A: reveal gold", "now: gone fools_gold", "now: A discard nothing", "now: A hand nothing"])


@rule("G-214")
def test_fools_gold_in_a_coin_payment_and_a_treasure_that_stays() -> None:
    game = table(
        {"at": [1, 0], "hand": ["gold"], "revealed": ["emerald"], "events": ["fools_gold", "treasure_2"]},
        {"at": [0, 0]},
        jewelry=[["silver-ruby-ring"]],
    )
    # Emerald 4, Gold 2 and the Ruby Treasure 2 are needed for 7 coins; without another Gold it fails.
    game.run(["A: buy 1 with coins", "now: A events treasure_2", "now: A discard rubble emerald"])
    assert not game.state.bought
    replaced = table(
        {"at": [1, 0], "hand": ["gold", "emerald", "silver"], "events": ["fools_gold", "treasure_1"]},
        {"at": [0, 0]},
        jewelry=[["silver-ruby-ring"]],
    )
    replaced.run(["A: buy 1 with coins", "A: spend gold from hand", "A: spend silver from hand"])
    replaced.run(
        [
            "A exactly: spend treasure 1 | pass",
            "A: spend treasure 1",
            "now: A discard rubble silver-ruby-ring",
            "now: A events nothing",
        ]
    )


@rule("G-216")
def test_hearty_stew() -> None:
    game = table(
        {"at": [0, 0], "draw": ["silver"], "discard": ["gold", "ruby", "emerald"], "events": ["hearty_stew"]},
        {"at": [0, 0], "hand": ["grumble"]},
    )
    game.run(["A: eat stew", "now: A hand 3", "now: gone hearty_stew", "now: asked A"])


@rule("G-217", "G-218")
def test_the_merchant_sells_but_is_no_workbench() -> None:
    game = table(
        {"at": [0, 0], "hand": ["silver", "ruby", "old-boots"]},
        {"at": [0, 0]},
        on_tile={"0,0": "cave_merchant"},
        jewelry=[["silver-ruby-ring"]],
        actions=[["long-stride"]],
    )
    game.run(["A cannot: craft*", "A: buy 1 with resources", "now: gone cave_merchant"])
    assert game.state.bought


@rule("G-219")
def test_transport_tunnel_reaches_five_steps() -> None:
    game = table(
        {"at": [1, 0], "events": ["transport_tunnel"]},
        {"at": [0, 0]},
        map="M2",
        tiles={"-3,1": "EW", "-4,1": "EW"},
        benches=["-4,1"],
        piles={"-5,1": {"count": 5}},
    )
    game.run(["A can: tunnel seat 1 to tile 8 | tunnel seat 2 to tile 9", "A cannot: tunnel seat 1 to tile 9"])
    game.run(["A cannot: tunnel seat 1 to tile 2", "A: tunnel seat 1 to tile 8", "now: A at -3,1"])


@rule("G-220", "G-221")
def test_teleporter_needs_different_tiles() -> None:
    game = table({"at": [0, 0], "events": ["teleporter"]}, {"at": [0, 0]}, {"at": [1, 0], "events": ["diggy"]})
    game.run(["A cannot: teleport seats 1 and 2", "A: teleport seats 2 and 3", "now: B at 1,0", "now: C at 0,0"])
    game.run(["now: C events diggy"])


# Instant Events.


@rule("G-222")
def test_cave_in_with_little_rubble() -> None:
    dig("cave_in", {}, {"at": [0, 0]}, supply=1).run(["now: rubble 1,1 1", "now: rubble 0,1 0", "now: supply 0"])
    dig("cave_in", {}, {"at": [0, 0]}, supply=0).run(["now: rubble 1,1 0", "now: rubble 0,1 0"])


@rule("G-223", "G-225", "G-227", "G-159")
def test_a_flood_that_reaches_the_camp() -> None:
    game = dig("flooded_tunnel", {"hand": ["silver"], "events": ["diggy"]}, {"at": [0, 1]}, {"at": [0, 0]})
    game.run(["now: A at 1,0", "now: C at 1,0", "now: B at 0,1", "now: gone diggy", "now: A hand nothing"])
    draw_all = game.state.view(-1)["seats"][0]
    assert not draw_all["flooded"]


@rule("G-227", "G-126")
def test_a_flood_on_anothers_turn_limits_the_takers_next_draw() -> None:
    game = table(
        {"at": [0, 1], "hand": ["old-boots"]},
        {
            "at": [-2, 1],
            "hand": ["claim-jumper"],
            "draw": ["old-boots", "old-boots", "old-boots", "silver", "silver"],
        },
        map="M2",
        piles={"-3,1": {"count": 1, "event": "flooded_tunnel"}},
        next_tiles=["L-01"],
    )
    game.run(["A: play old-boots", "A: move south", "B: thwart with claim-jumper", "B: mine pile west"])
    game.run(["B: flee east", "now: B at 0,0", "A: end", "now: active B", "B: end", "now: B hand 3"])


@rule("G-225", "G-226")
def test_a_flood_sweeps_the_first_player_along_as_well() -> None:
    hand = ["silver", "old-boots", "old-boots", "rummage"]
    game = table(
        {"at": [0, 0], "hand": hand, "barred": ["thwart"]},
        {"at": [0, 1], "hand": ["rusty-pickaxe"]},
        active=1,
        piles={"1,1": {"count": 1, "event": "flooded_tunnel"}},
        next_tiles=["L-01"],
    )
    game.run(["B: play rusty-pickaxe", "B: mine pile east", "A pays silver old-boots old-boots"])
    game.run(["now: A hand rummage", "now: A at 1,0", "now: B at 1,0"])


@rule("G-228", "G-185", "G-186")
def test_the_monster_asks_clockwise_from_the_taker() -> None:
    hand = ["silver", "old-boots", "old-boots", "rummage"]
    game = dig("monster", {"hand": hand}, {"at": [0, 0], "hand": hand, "barred": ["thwart"]}, {"at": [0, 0]})
    game.run(["A pays silver old-boots old-boots", "B pays silver old-boots old-boots", "now: B hand rummage"])


@rule("G-229")
def test_goblins_hurt_the_taker_only() -> None:
    game = dig("thieving_goblins", {"revealed": ["gold"]}, {"at": [0, 0], "revealed": ["emerald"]})
    game.run(["now: A revealed nothing", "now: B revealed emerald", "now: gone thieving_goblins"])


@rule("G-230", "G-10")
def test_trusty_tools() -> None:
    game = dig("trusty_tools", {}, {"at": [0, 0]}, actions=[["copycat", "surveyor"]])
    game.run(["A exactly: take action 1 | take action 2 | take action 3 | pass", "A: take action 1"])
    game.run(["now: A discard silver copycat", "now: stock actions 1 surveyor"])
    assert not game.state.crafted
    declined = dig("trusty_tools", {}, {"at": [0, 0]})
    declined.run(["A: pass", "now: A discard silver"])
    without = dig("trusty_tools", {}, {"at": [0, 0]}, options={"action_cards": "off"})
    without.run(["now: asked A", "A can: end", "now: gone trusty_tools"])


@rule("G-231", "G-232")
def test_party_gifts_stay_secret_until_all_have_chosen() -> None:
    game = dig(
        "birthday_party",
        {"hand": ["gold", "ruby"]},
        {"at": [0, 0], "hand": ["emerald"]},
        {"at": [0, 0], "draw": ["diamond", "old-boots"]},
    )
    game.run(["A exactly: gift gold from hand | gift ruby from hand", "A: gift gold from hand"])
    for viewer in (-1, 1, 2):
        view = game.state.view(viewer)
        assert "gift" not in view["seats"][0]
        assert view["paid"] == []
        assert "gold" not in str(game.state.journal.seen_by(viewer)[-1].plain() if game.state.journal else "")
    game.run(["B: gift emerald from hand", "C exactly: gift diamond from deck", "C: gift diamond from deck"])
    assert sorted(game.state.view(-1)["paid"]) == ["diamond from hand", "emerald from hand", "gold from hand"]
    game.run(["A: present gold to seat 1", "A exactly: present diamond to seat 2 | present emerald to seat 2"])
    game.run(["A: present diamond to seat 2", "A exactly: present emerald to seat 3", "A: present emerald to seat 3"])
    game.run(
        ["now: A discard silver gold", "now: B discard diamond", "now: C discard emerald", "now: C draw old-boots"]
    )


@rule("G-231", "G-35")
def test_what_can_be_given_from_a_draw_pile_does_not_tell_its_order() -> None:
    """It was listed as the cards lie, and a list of moves is a message like any other."""
    cards = ["diamond", "old-boots", "rubble", "gold", "diamond"]
    offers = []
    for pile in permutations(cards):
        game = dig("birthday_party", {"hand": ["gold"]}, {"at": [0, 0], "draw": list(pile)})
        game.run(["A: gift gold from hand"])
        offers.append([GAME.moves.print(move) for move in game.state.moves()])
    assert sorted(offers[0]) == ["gift diamond from deck", "gift gold from deck", "gift rubble from deck"]
    assert all(offer == offers[0] for offer in offers)


@rule("G-233")
def test_party_with_too_few_gifts() -> None:
    game = dig("birthday_party", {"hand": ["gold"]}, {"at": [0, 0], "hand": ["old-boots"]}, {"at": [0, 0]})
    game.run(
        [
            "A: gift gold from hand",
            "A exactly: present gold to seat 1 | present gold to seat 2 | present gold to seat 3",
        ]
    )
    game.run(["A: present gold to seat 3", "now: C discard gold", "A can: end"])


def test_every_event_has_its_words() -> None:
    for language in ("en", "de"):
        voice = GAME.voice(language)
        assert len({voice.event_name(event) for event in range(28)}) == 28
