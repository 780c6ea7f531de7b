"""A payment that was announced can be made in every world anybody imagines; and every such world can be played on."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.rules.dig_deeper_dwarf.table import Table
from tests.rules.dig_deeper_dwarf.wander import imagined, play_on
from underhall.core.chance import Chance
from underhall.core.errors import BadPosition
from underhall.games.dig_deeper_dwarf import moves
from underhall.games.dig_deeper_dwarf.game import DIG_DEEPER_DWARF as GAME
from underhall.games.dig_deeper_dwarf.promises import lacking
from underhall.games.dig_deeper_dwarf.state import DeepState

rule = pytest.mark.rule
DEALS = 40
DECK = ["old-boots"] * 4 + ["rusty-pickaxe"] * 4 + ["deep-breath", "rummage", "grumble"]


def check_worlds(game: Table, viewers: tuple[int, ...], promise: int) -> None:
    """Whoever imagines: the payment at this place of the stack can be made, nothing else shows, and play goes on."""
    for viewer in viewers:
        for seed in range(DEALS):
            twin = imagined(game.state, viewer, seed)
            assert lacking(twin, twin.frames[promise]) == 0
            assert moves.PASS not in twin.moves() or twin.frames[-1].name() == "canary"
            assert json.dumps(twin.view(viewer)) == json.dumps(game.state.view(viewer))
            assert imagined(twin, viewer, 7).fingerprint() == imagined(game.state, viewer, 7).fingerprint()
            play_on(twin, Chance(seed))
            twin.check()


def rich(way: str, at: tuple[int, int] = (1, 0), **more: Any) -> Table:
    """A is about to pay for a ring, with a deck in which the price is a needle in a haystack."""
    hand = ["emerald", "emerald", "ruby", "silver", "silver", "gold", "diamond"]
    buyer = {"at": list(at), "hand": hand, "draw": DECK, "discard": ["ruby"], "revealed": ["silver"]}
    game = Table(
        {
            "seats": [buyer, {"at": [0, 0], **more}],
            "jewelry": [["silver-ruby-ring"], ["gold-diamond-ring"]],
            **({"on_tile": {f"{at[0]},{at[1]}": "cave_merchant"}} if at != (1, 0) else {}),
        }
    )
    game.run([f"A: buy 1 with {way}"])
    assert game.state.frames[1].name() == "purchase"
    return game


@rule("G-145", "G-148", "G-32")
@pytest.mark.parametrize("way", ["coins", "resources"])
def test_who_announced_a_purchase_can_pay_for_it_wherever_it_is_imagined(way: str) -> None:
    """The evaluation of such a world raised IndexError: the buyer was asked to choose among no cards at all."""
    check_worlds(rich(way), (1, -1), -1)


@rule("G-145", "G-148", "G-32")
def test_a_purchase_half_paid() -> None:
    game = rich("coins")
    game.play("A", "spend emerald from hand")
    check_worlds(game, (1, -1), -1)


@rule("G-145", "G-208", "G-32")
@pytest.mark.parametrize("way", ["coins", "resources"])
def test_while_the_canary_is_asked_about_a_purchase(way: str) -> None:
    check_worlds(rich(way, (0, 0), events=["canary"]), (1, -1), -2)


@rule("G-209", "G-208", "G-32")
def test_while_the_canary_is_asked_about_a_trade_with_the_otter() -> None:
    game = Table(
        {
            "seats": [
                {"at": [0, 0], "hand": ["rubble", "rubble", "rubble", "silver"], "draw": DECK},
                {"at": [0, 0], "events": ["canary"]},
            ],
            "on_tile": {"0,0": "cave_otter"},
        }
    )
    game.run(["A: trade with otter"])
    check_worlds(game, (1, -1), -2)


@rule("G-145", "G-35", "G-32")
@pytest.mark.parametrize("way", ["coins", "resources"])
def test_cards_mined_unseen_are_what_the_price_needs(way: str) -> None:
    """B knows nothing of A's Resources: they are among the Mining cards it has not seen, and so is the price."""
    position = rich(way).state.position()
    entry = position["seats"][0]
    for zone in ("hand", "discard"):
        entry["known"][zone] = [
            mark if card in DECK else mark & ~0x108420
            for card, mark in zip(entry[zone], entry["known"][zone], strict=True)
        ]
    game = rich(way)
    game.state = GAME.load(position)  # type: ignore[assignment]
    check_worlds(game, (1, -1), -1)


@rule("G-145", "G-214")
@pytest.mark.parametrize("way", ["coins", "resources"])
def test_marks_that_contradict_an_announcement_leave_a_purchase_that_falls_through(way: str) -> None:
    """An edited position: B is sure that all of A's Resources lie in the draw pile. So the price cannot be paid."""
    position = rich(way).state.position()
    entry = position["seats"][0]
    for zone in ("hand", "draw", "discard"):
        entry["known"][zone] = [
            mark if card in DECK else mark & ~(20 << 5)
            for card, mark in zip(entry[zone], entry["known"][zone], strict=True)
        ]
    state = GAME.load(position)
    assert isinstance(state, DeepState)
    for seed in range(DEALS):
        twin = imagined(state, 1, seed)
        assert lacking(twin, twin.frames[-1]) > 0
        while twin.frames[-1].name() == "purchase":
            twin.play(twin.moves()[0])
        assert (twin.bought, twin.paid_count) == (0, 0)
        twin.check()


@rule("G-145", "G-209")
@pytest.mark.parametrize(
    ("frame", "match"),
    [
        ("purchase 0 0 0 0", "cannot pay"),
        ("purchase 0 0 1 0", "cannot pay"),
        ("purchase 0 1 0 0", "'purchase' is not possible"),
        ("replace_gold 0 1 0 0", "'replace_gold' is not possible"),
        ("purchase 1 0 0 0", "'purchase' is not possible"),
        ("otter_trade 1 0", "cannot pay"),
    ],
)
def test_a_payment_that_cannot_be_made_is_no_position(frame: str, match: str) -> None:
    game = Table(
        {
            "seats": [{"at": [1, 0], "hand": ["silver", "rubble"]}, {"at": [0, 0], "hand": ["rubble"]}],
            "on_tile": {"0,0": "cave_otter"},
            "jewelry": [["silver-ruby-ring"]],
            "exact_stocks": True,
        }
    )
    position = game.state.position()
    position["frames"].append(frame)
    with pytest.raises(BadPosition, match=f"frames.1: .*{match}"):
        GAME.load(position)
