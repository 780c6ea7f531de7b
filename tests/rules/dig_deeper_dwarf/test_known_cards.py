"""What the others can tell of a player's cards, and of piles, after what happens at the table (section 3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dig_deeper_dwarf.table import Table
from tests.rules.dig_deeper_dwarf.wander import deal, imagined
from underhall.core.secrecy import Viewer
from underhall.games.dig_deeper_dwarf.catalogue import EVENTS, TRAITS
from underhall.games.dig_deeper_dwarf.game import DIG_DEEPER_DWARF as GAME
from underhall.games.dig_deeper_dwarf.secrecy import (
    POOL_ACTIONS,
    POOL_EVENTS,
    POOL_JEWELRY,
    POOL_MINING,
    POOL_TILES,
    POOL_TRAITS,
)

rule = pytest.mark.rule


def table(*seats: dict[str, Any], **more: Any) -> Table:
    return Table({"seats": list(seats), **more})


def known(game: Table, viewer: int, seat: int) -> list[str]:
    """What a viewer knows of a seat's cards: each face with the zones where it may lie."""
    found: list[str] = game.state.view(viewer)["seats"][seat]["known"]
    return found


DECK = ["emerald", "gold", "ruby", "old-boots", "old-boots", "silver", "silver"]


@rule("G-193", "G-33", "G-113")
def test_who_knows_what_lies_below_the_three_that_bookling_shows_still_knows_it() -> None:
    game = table(
        {"at": [0, 0], "hand": ["surveyor"]},
        {"at": [0, 0], "hand": ["rummage"], "draw": DECK, "events": ["bookling"], "barred": ["thwart"]},
    )
    game.run(["A: play surveyor", "A: investigate deck of seat 2", "A: under", "A: end"])
    game.run(["B: companion bookling", "B: look with bookling", "B: bury 1 and 2", "now: B discard 3"])
    assert {"emerald draw", "gold draw", "ruby draw"} <= set(known(game, 0, 1))


@rule("G-35", "G-111")
def test_a_player_whose_deck_another_has_looked_at_knows_no_place_in_it() -> None:
    draw = ["emerald", "gold", "ruby", *["old-boots"] * 4, "silver", "silver"]
    game = table(
        {"at": [0, 0], "hand": ["surveyor"], "draw": draw, "barred": ["thwart"]},
        {"at": [0, 0], "hand": ["surveyor"]},
    )
    game.run(["A: play surveyor", "A: investigate deck of seat 1", "A: under", "A: stop", "A: end"])
    assert game.state.view(0)["seats"][0]["cards"]["draw"] == ["", "emerald", "gold", "ruby"]
    game.run(["B: play surveyor", "B: investigate deck of seat 1", "B: top 2"])
    assert game.state.view(0)["seats"][0]["cards"]["draw"] == ["", "", "", ""]


@rule("G-33", "G-110")
def test_a_discard_tells_nothing_of_the_cards_of_another_player() -> None:
    game = table(
        {"at": [0, 0], "hand": ["silver"], "draw": ["old-boots"]},
        {"at": [0, 0], "hand": ["rummage", "silver"]},
        active=1,
    )
    before = known(game, 1, 0)
    game.run(["B: play rummage", "B: swap a card", "B: choose silver", "now: B hand silver"])
    assert known(game, 1, 0) == before


@rule("G-33", "G-63")
def test_a_card_known_to_be_in_hand_may_be_the_one_that_is_kept() -> None:
    game = table(
        {"at": [0, 0], "hand": ["surveyor"]},
        {"at": [0, 0], "hand": ["deep-breath", "rummage"], "draw": DECK, "barred": ["thwart"]},
    )
    game.run(["A: play surveyor", "A: investigate deck of seat 2", "A: top 1", "A: end"])
    game.run(["B: play deep-breath", "B: draw a card"])
    assert "emerald hand" in known(game, 0, 1)
    game.run(["B: end", "B: keep emerald", "now: B hand has emerald gold ruby"])
    assert "emerald hand discard" in known(game, 0, 1)


@rule("G-32", "G-35")
def test_who_knows_some_places_of_a_draw_pile_deals_the_others_anew() -> None:
    game = table(
        {"at": [0, 0], "hand": ["surveyor"]},
        {"at": [0, 0], "hand": ["rummage", "grumble"], "draw": DECK, "discard": ["deep-breath"], "barred": ["thwart"]},
    )
    game.run(["A: play surveyor", "A: investigate deck of seat 2", "B: pass", "A: top 1"])
    hands = set()
    for seed in range(20):
        twin = imagined(game.state, 0, seed)
        twin.check()
        seat = twin.position()["seats"][1]
        assert seat["draw"][:3] == ["emerald", "gold", "ruby"]
        hands.add(tuple(sorted(seat["hand"])))
    assert len(hands) > 3


@rule("G-35", "G-48", "G-130")
def test_what_the_mining_deck_holds_somewhere_is_unknown_once_five_cards_have_left_it() -> None:
    game = table(
        {"at": [0, 0], "hand": ["surveyor"]},
        {"at": [0, 1], "hand": ["surveyor", "rusty-pickaxe"], "barred": ["thwart"]},
        piles={"1,1": {"count": 1}},
        next_tiles=["L-01"],
    )
    game.run(["A: play surveyor", "A: investigate mining deck", "A: top 1", "A: end"])
    game.run(["B: play surveyor", "B: investigate mining deck", "B: top 2"])
    assert len(game.state.view(0)["stocks"]["mining"]["inside"]) == 3, "A has not seen the new order"
    game.run(["B: play rusty-pickaxe", "B: mine pile east", "now: pile 2,1 5"])
    view = game.state.view(0)
    assert (view["stocks"]["mining"]["inside"], view["piles"][-1]["inside"]) == ([], [])
    assert game.state.view(1)["piles"][-1]["cards"][3:] == ["", ""]
    assert "" not in game.state.view(1)["piles"][-1]["cards"][:3], "B knows the three on top"


@rule("G-231", "G-33")
def test_a_gift_out_of_the_discards_may_be_any_card_of_its_face_there() -> None:
    """Of B's two Rubble cards A saw one go to the discards; the other may be anywhere. Which of them was the gift?"""
    game = table(
        {"at": [0, 1], "hand": ["not-my-stones", "rubble"]},
        {"at": [0, 0], "hand": ["old-boots"], "discard": ["rubble"]},
        options={"birthday_party": "on"},
        piles={"1,1": {"count": 1, "cards": ["silver"], "event": "birthday_party"}},
        next_tiles=["L-01"],
    )
    game.run(["A: play not-my-stones", "A: give rubble to seat 2"])
    assert [card for card in known(game, 0, 1) if "rubble" in card] == ["rubble discard", "rubble hand draw discard"]
    game.run(["A: mine pile east", "A: gift silver from discards", "B: gift rubble from discards"])
    assert [card for card in known(game, 0, 1) if "rubble" in card] == ["rubble hand draw discard"]


@rule("G-239", "G-33")
def test_the_rubble_that_industrious_leaves_is_still_known() -> None:
    game = table({"at": [0, 0], "trait": "industrious"}, {"at": [0, 0]}, rubble={"0,0": 2}, options={"traits": "on"})
    game.run(["A: use trait", "A: mine rubble here", "A: pass", "A: mine rubble here", "A: remove the rubble"])
    assert known(game, 1, 0) == ["rubble discard"]


@rule("G-232")
def test_a_gift_of_rubble_from_hand_is_as_secret_as_any() -> None:
    game = table(
        {"at": [0, 1], "hand": ["rusty-pickaxe", "rubble", "gold"]},
        {"at": [0, 0], "hand": ["emerald"]},
        options={"birthday_party": "on"},
        piles={"1,1": {"count": 1, "event": "birthday_party"}},
        next_tiles=["L-01"],
    )
    game.run(["A: play rusty-pickaxe", "A: mine pile east", "A: gift rubble from hand"])
    gifts = {imagined(game.state, 1, seed).position()["seats"][0]["gift"] for seed in range(30)}
    assert len(gifts) > 1


@rule("G-29", "G-48")
def test_by_elimination_a_seat_knows_what_the_piles_of_each_kind_hold() -> None:
    state = deal(5, players=2, traits="on", birthday_party="on")
    viewer = Viewer(0)
    state.game.declare(state, viewer)
    decks = GAME.cards.decks
    assert set(viewer.unseen(POOL_MINING)) == set(decks["mining"])
    assert len(viewer.unseen(POOL_MINING)) == len(decks["mining"])
    assert len(viewer.unseen(POOL_JEWELRY)) == len(decks["jewelry"]) - 2, "two lie face up"
    assert len(viewer.unseen(POOL_ACTIONS)) == len(decks["action"]) - 3
    stocks = state.position()["stocks"]
    assert [EVENTS[event] for event in viewer.unseen(POOL_EVENTS)] == sorted(stocks["events"], key=EVENTS.index)
    assert [GAME.cards.tile_ids[kind] for kind in viewer.unseen(POOL_TILES)] == sorted(stocks["tiles"])
    assert [TRAITS[trait] for trait in viewer.unseen(POOL_TRAITS)] == sorted(stocks["traits"], key=TRAITS.index)
