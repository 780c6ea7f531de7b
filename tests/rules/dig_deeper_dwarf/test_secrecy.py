"""Hidden and open information (section 3): views, marks of what a seat knows, and redeals."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from tests.rules.dig_deeper_dwarf.table import Table
from tests.rules.dig_deeper_dwarf.wander import choose, deal
from underhall.core.chance import Chance
from underhall.games.dig_deeper_dwarf import moves
from underhall.games.dig_deeper_dwarf.game import DIG_DEEPER_DWARF as GAME
from underhall.games.dig_deeper_dwarf.knowledge import IN_DISCARD, IN_DRAW, IN_HAND, KNOWN, LANE_BITS, PLACED, lane_of
from underhall.games.dig_deeper_dwarf.layout import (
    DRAW_PILE,
    HAND,
)
from underhall.games.dig_deeper_dwarf.state import DeepState

rule = pytest.mark.rule
EVERYTHING = {"traits": "on", "birthday_party": "on"}


def table(*seats: dict[str, Any], **more: Any) -> Table:
    return Table({"seats": list(seats), **more})


def nosy(state: DeepState, chance: Chance) -> int:
    """A random move that looks into piles whenever it can."""
    legal = state.moves()
    looks = [move for move in legal if moves.ACT_INVESTIGATE <= move < moves.ACT_COPY or move == moves.ACT_BOOK]
    if looks and chance.below(2):
        return looks[chance.below(len(looks))]
    crafts = [move for move in legal if moves.CRAFT <= move < moves.TAKE]
    if crafts and chance.below(2):
        return crafts[chance.below(len(crafts))]
    return choose(state, chance)


@rule("G-29", "G-31", "G-32", "G-33", "G-34")
def test_what_others_see() -> None:
    """SC-54."""
    hand = ["old-boots", "silver", "ruby", "gold", "emerald"]
    game = table(
        {"at": [0, 0], "hand": hand, "draw": ["diamond"] * 5},
        {"at": [0, 0]},
        piles={"1,1": {"cards": ["emerald"], "count": 5}},
    )
    game.run(["A: basic move north", "A pays ruby", "A: basic mine pile east", "A pays gold emerald"])
    game.run(["A: end", "A: keep silver"])
    theirs, spectators, own = (game.state.view(viewer) for viewer in (1, -1, 0))
    for view in (theirs, spectators):
        entry = view["seats"][0]
        assert (entry["hand"], entry["draw"], entry["discard"]) == (5, 1, 5)
        assert "cards" not in entry
        assert view["piles"][0]["count"] == 4
        assert set(view["piles"][0]["cards"]) == {""}
    assert own["seats"][0]["cards"]["discard"] == sorted(["ruby", "gold", "emerald", "emerald", "old-boots"])
    assert own["seats"][0]["cards"]["hand"].count("silver") == 1
    faces = json.dumps([event.plain() for event in game.state.journal.seen_by(1)] if game.state.journal else [])
    assert '"face"' not in faces


@rule("G-35", "G-111", "G-115")
def test_only_the_looker_knows_what_was_looked_at() -> None:
    """SC-27: only A has seen the cards below the top."""
    pile = ["gold-ruby-ring", "silver-ruby-ring", "gold-diamond-ring", "gold-emerald-ring"]
    game = table({"at": [0, 0], "hand": ["surveyor"]}, {"at": [0, 0]}, jewelry=[pile], exact_stocks=True)
    game.run(["A: play surveyor", "A: investigate jewelry 1", "A: top 3"])
    looked = game.state.view(0)["stocks"]["jewelry 1"]
    assert looked["cards"] == ["gold-diamond-ring", "gold-ruby-ring", "silver-ruby-ring", ""]
    other = game.state.view(1)["stocks"]["jewelry 1"]
    assert other["cards"] == ["gold-diamond-ring", "", "", ""]
    assert other["inside"] == ["gold-ruby-ring"], "everybody saw it lie face up and go below"


@rule("G-35")
def test_a_mined_card_that_was_looked_at_is_known_in_the_miners_discard_pile() -> None:
    game = table(
        {"at": [0, 1], "hand": ["surveyor"]},
        {"at": [0, 1], "hand": ["rusty-pickaxe"]},
        {"at": [0, 0]},
        piles={"1,1": {"cards": ["emerald", "ruby", "gold"], "count": 5}},
    )
    game.run(["A: play surveyor", "A: investigate pile 1", "A: top 1", "A: end"])
    game.run(["B: play rusty-pickaxe", "B: mine pile east"])
    assert game.state.view(0)["seats"][1]["known"] == ["emerald discard"]
    assert game.state.view(2)["seats"][1]["known"] == []
    for seed in range(20):
        twin = game.state.imagine(0, seed)
        assert isinstance(twin, DeepState)
        assert "emerald" in twin.position()["seats"][1]["discard"]
        assert twin.position()["piles"][0]["cards"][:2] == ["ruby", "gold"]


@rule("G-33", "G-32")
def test_a_card_known_to_be_in_hand_may_have_been_discarded() -> None:
    """A saw B draw an Emerald; then B discards one card unseen: it may be either place, in proportion."""
    game = table(
        {"at": [0, 0], "hand": ["surveyor", "surveyor"]},
        {"at": [0, 0], "hand": ["silver", "silver", "deep-breath", "old-boots"], "draw": ["emerald", "gold", "ruby"]},
    )
    game.run(["A: play surveyor", "A: investigate deck of seat 2", "B: pass", "A: top 1", "A: end", "A: pass"])
    game.run(["B: play deep-breath", "B: draw a card", "A: pass"])
    assert "emerald hand" in game.state.view(0)["seats"][1]["known"]
    game.run(["B: basic move north", "B pays silver", "A: pass"])
    assert "emerald hand discard" in game.state.view(0)["seats"][1]["known"]
    discarded = 0
    for seed in range(600):
        twin = game.state.imagine(0, seed)
        assert isinstance(twin, DeepState)
        seat = twin.position()["seats"][1]
        discarded += "emerald" in seat["discard"]
        assert "emerald" in seat["discard"] + seat["hand"]
        assert seat["draw"] == ["gold", "ruby"], "A still knows these places"
    # One of the four cards that were in hand (Silver, Silver, Old Boots, Emerald) lies in the discard pile.
    assert 0.18 < discarded / 600 < 0.32


def truth_is_allowed(state: DeepState) -> None:
    """Every mark leaves open where the card really lies, and only order-keeping piles have known places."""
    for seat in range(state.seats):
        start = seat * state.rules.room
        for at in range(start, state.private_end(seat)):
            draw = start + state.count(seat, DRAW_PILE)
            zone = IN_DRAW if at < draw else (IN_HAND if at < draw + state.count(seat, HAND) else IN_DISCARD)
            for viewer in range(-1, state.seats):
                mark = (state.marks[at] >> lane_of(viewer)) & LANE_BITS
                if viewer == seat:
                    assert mark & ~PLACED == KNOWN
                else:
                    assert mark & zone
                assert zone == IN_DRAW or not mark & PLACED


@pytest.mark.parametrize("players", [2, 4])
@rule("G-29", "G-31", "G-32", "G-33", "G-34", "G-35")
def test_a_redeal_changes_nothing_a_seat_can_see(players: int) -> None:
    for seed in range(3):
        state = deal(seed, players=players, max_rounds=8, **EVERYTHING)
        chance = Chance(seed)
        number = 0
        while state.seat >= 0:
            truth_is_allowed(state)
            if number % 15 == 0:
                for viewer in range(-1, players):
                    twin = state.imagine(viewer, number)
                    twin.check()
                    assert json.dumps(twin.view(viewer)) == json.dumps(state.view(viewer))
                    again = twin.imagine(viewer, 7)
                    assert again.fingerprint() == state.imagine(viewer, 7).fingerprint()
            state.apply(nosy(state, chance))
            number += 1


HIDDEN = ("pay", "keep", "choose", "top", "under")


@rule("G-33", "G-35", "G-63")
def test_hidden_choices_of_others_look_alike() -> None:
    """After a redeal, whatever the other player secretly chooses, the viewer sees the same."""
    compared = 0
    for seed in range(4):
        state = deal(seed, players=3, max_rounds=10)
        chance = Chance(seed)
        while state.seat >= 0:
            verbs = {GAME.moves.verb(move).key for move in state.moves()}
            frame = state.frames[-1]
            jewelry = frame.name() == "look" and frame.numbers()[1] < moves.ACT_INVESTIGATE + 5
            removing = frame.name() == "choose_card" and frame.numbers()[1] != moves.ACT_SWAP
            if verbs & set(HIDDEN) and not jewelry and not removing:
                viewer = (state.seat + 1) % 3
                twin = state.imagine(viewer, seed)
                ours, theirs = state.copy(), twin.copy()
                legal = [move for move in ours.moves() if GAME.moves.verb(move).key in HIDDEN]
                other = [move for move in theirs.moves() if GAME.moves.verb(move).key in HIDDEN]
                ours.play(legal[0])
                theirs.play(other[-1])
                quiet = (ours.chance.counter, theirs.chance.counter) == (state.chance.counter, twin.chance.counter)
                assert isinstance(theirs, DeepState)
                drawn = [state.stock_counts[n] for n in range(34)]  # a craft or a dug out pile shows new cards
                if quiet and drawn == [ours.stock_counts[n] for n in range(34)]:
                    one, two = ours.view(viewer), theirs.view(viewer)
                    for view in (one, two):
                        for key in ("asked", "question", "moves"):
                            del view[key]  # whether somebody can answer next is told by the rules themselves (G-176)
                    if ours.frames and [f.spell() for f in ours.frames] == [f.spell() for f in theirs.frames]:
                        assert json.dumps(one) == json.dumps(two)
                        compared += 1
            state.apply(nosy(state, chance))
    assert compared > 50


def chi_square(counts: list[int], expected: list[float]) -> float:
    return sum((count - wanted) ** 2 / wanted for count, wanted in zip(counts, expected, strict=True))


@rule("G-32", "G-50")
def test_start_cards_are_equally_likely_in_every_place() -> None:
    """The one Deep Breath of the other player: 5 of 12 in hand; and each place of the draw pile alike."""
    state = deal(11, players=2, start="1")
    places = Counter[str]()
    times = 1200
    for seed in range(times):
        seat = state.imagine(0, seed).position()["seats"][1]
        places["hand" if "deep-breath" in seat["hand"] else f"draw {seat['draw'].index('deep-breath')}"] += 1
    keys = ["hand", *(f"draw {place}" for place in range(7))]
    expected = [times * 5 / 12, *([times / 12] * 7)]
    assert sum(places.values()) == times
    assert chi_square([places[key] for key in keys], expected) < 24.3, "7 degrees of freedom, 0.1 %"


@rule("G-32", "G-48")
def test_unseen_mining_cards_are_equally_likely_everywhere() -> None:
    """Seven Emeralds among 80 cards: the top card of the first pile is one in 7 of 80 redeals, also once mined."""
    game = table({"at": [0, 1], "hand": ["rusty-pickaxe"]}, {"at": [0, 0]}, mining=60)
    game.run(["A: play rusty-pickaxe", "A: mine pile east"])
    mined = game.zone("A", "discard")[0]
    hidden = sum(len(pile["cards"]) for pile in game.state.position()["piles"]) + 60 + 1
    total = [mined, *game.state.position()["stocks"]["mining"]]
    for pile in game.state.position()["piles"]:
        total += pile["cards"]
    chance = total.count("gold") / hidden
    times = 1500
    in_discard = on_top = 0
    for seed in range(times):
        position = game.state.imagine(1, seed).position()
        in_discard += position["seats"][0]["discard"] == ["gold"]
        on_top += position["piles"][1]["cards"][0] == "gold"
    for count in (in_discard, on_top):
        assert chi_square([count, times - count], [times * chance, times * (1 - chance)]) < 10.8, "1 degree, 0.1 %"


@rule("G-33")
def test_a_seat_knows_its_own_cards_but_not_their_order() -> None:
    state = deal(12, players=2, start="1")
    before = state.position()["seats"][0]
    orders = set()
    for seed in range(30):
        after = state.imagine(0, seed).position()["seats"][0]
        assert (after["hand"], sorted(after["draw"])) == (before["hand"], sorted(before["draw"]))
        orders.add(tuple(after["draw"]))
    assert len(orders) > 15


@rule("G-8")
def test_dealt_traits_are_dealt_anew_for_others() -> None:
    state = deal(13, players=3, traits="on")
    own = state.position()["seats"][1]["dealt"]
    seen = set()
    for seed in range(40):
        seats = state.imagine(1, seed).position()["seats"]
        assert seats[1]["dealt"] == own
        assert not set(own) & set(seats[0]["dealt"] + seats[2]["dealt"])
        seen.update(seats[0]["dealt"])
    assert len(seen) == 6


@rule("G-232")
def test_a_secret_gift_is_dealt_anew() -> None:
    game = table(
        {"at": [0, 1], "hand": ["rusty-pickaxe", "gold", "ruby"]},
        {"at": [0, 0], "hand": ["emerald", "silver"], "barred": ["thwart"]},
        options={"birthday_party": "on"},
        piles={"1,1": {"count": 1, "event": "birthday_party"}},
        next_tiles=["L-01"],
    )
    game.run(["A: play rusty-pickaxe", "A: mine pile east", "A: gift gold from hand"])
    gifts = {game.state.imagine(1, seed).position()["seats"][0]["gift"] for seed in range(30)}
    assert len(gifts) > 1
    assert {game.state.imagine(0, seed).position()["seats"][0]["gift"] for seed in range(9)} == {
        game.state.position()["seats"][0]["gift"]
    }


@rule("G-35", "G-111", "G-193")
def test_only_who_looks_is_told_which_cards_these_are() -> None:
    seen: set[str] = set()
    for seed in range(5):
        state = deal(seed, **EVERYTHING)
        chance = Chance(seed)
        for _ in range(400):
            if state.seat < 0:
                break
            asking = state.frames[-1].name() in ("look", "book")
            for viewer in range(-1, state.seats):
                look = state.view(viewer).get("look")
                assert (look is not None) == (asking and viewer == state.seat)
                if look is not None:
                    assert 1 <= len(look["cards"]) <= 3
                    assert "" not in look["cards"]
                    seen.add(look["act"].split()[0])
            state.play(nosy(state, chance))
    assert "investigate" in seen
