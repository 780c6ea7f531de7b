"""Positions that cannot be are refused with the place named (G-36, G-43, G-108, G-135, G-178, G-190)."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.rules.dig_deeper_dwarf.test_answers import three_deep
from tests.rules.dig_deeper_dwarf.wander import deal
from underhall.core.errors import BadPosition
from underhall.games.dig_deeper_dwarf.game import DIG_DEEPER_DWARF as GAME

rule = pytest.mark.rule
Change = Callable[[dict[str, Any]], Any]


def taken(position: dict[str, Any], stock: str) -> list[str]:
    cards: list[str] = position["stocks"][stock]
    position["stocks"][stock] = []
    return cards


WRONG: list[tuple[str, Change]] = [
    ("card .*: .* in the game", lambda p: p["seats"][0]["hand"].pop()),
    ("event .*: in 0 places", lambda p: p["stocks"]["events"].pop()),
    ("event .*: in 2 places", lambda p: p["seats"][0]["events"].append(p["stocks"]["events"][0])),
    ("tiles.1.rubble", lambda p: p["tiles"][1].update(rubble=1) or p.update(supply=p["supply"] - 1)),
    ("tiles: those on the map", lambda p: p["stocks"]["tiles"].pop()),
    ("leads nowhere|connected", lambda p: p["tiles"][2].update(sides="NESW")),
    ("tiles.0|kind|Entrance", lambda p: p["tiles"][0].update(kind="L-07")),
    ("seats.0.at", lambda p: p["seats"][0].update(at=[9, 9])),
    ("seats.1.hand", lambda p: p["seats"][1].update(hand=["wooden-leg"])),
    ("seats.1.used", lambda p: p["seats"][1].update(used=["dance"])),
    ("piles.0.cards", lambda p: p["piles"][0].update(cards=None)),
    ("piles.0", lambda p: p["piles"][0].update(x=0, y=0)),
    ("known", lambda p: p["seats"][0]["known"].update(hand=[1])),
    ("stocks: there is no 'gravel'", lambda p: p["stocks"].update(gravel=[])),
    ("paid.0", lambda p: p.update(paid=["a song"])),
    ("last_done", lambda p: p.update(last_done=["dance"])),
    ("ended", lambda p: p.update(ended="never")),
    ("frames", lambda p: p.update(frames=[])),
    ("frames.0", lambda p: p.update(frames=["pay 0 1 0"])),
    ("frames.1: a window without", lambda p: p.update(frames=["activity", "window 0 4 0 -1 0 1 1"])),
    ("frames.1: a window without", lambda p: p.update(frames=["activity", "window 0 -1 0 1 0 1 1"])),
    ("frames.1: .*seat or pile", lambda p: p.update(frames=["activity", "deed 0 16 0 0 6 1"])),
    (
        "frames.1: 'move west' is not possible",
        lambda p: p["seats"][0].update(at=[0, 1]) or p.update(frames=["activity", "deed 0 3 0 2 0 1"]),
    ),
    ("frames.1: .*not possible", lambda p: p.update(frames=["activity", "deed 0 4 0 2 0 0"])),
    ("frames.1: .*not possible", lambda p: p.update(frames=["activity", "deed 0 8 0 2 0 1"])),
    (
        "frames.1: .*not possible",
        lambda p: p.update(frames=["activity", "deed 0 12 0 2 0 1", "window 0 12 2 -1 0 1 1"]),
    ),
    ("frames.1: there is no card", lambda p: p.update(frames=["activity", "playing 0 2 77 1 0 0"])),
    ("frames.1: 15 in 'playing'", lambda p: p.update(frames=["activity", "playing 0 2 6 15 0 0"])),
    ("frames.1: 513 in 'playing'", lambda p: p.update(frames=["activity", "playing 0 2 6 1 513 0"])),
    ("frames.1: 14 in 'deed'", lambda p: p.update(frames=["activity", "deed 0 12 14 0 6 1"])),
    (
        "frames.2: 15 in 'window'",
        lambda p: p.update(frames=["activity", "deed 0 12 0 0 6 2", "window 0 12 0 -1 15 1 1"]),
    ),
    ("frames.1: 16 in 'copy_window'", lambda p: p.update(frames=["activity", "copy_window 0 1 0 16"])),
    ("frames.2: 'deed' must lie on", lambda p: p.update(frames=["activity", "crafting 0 0", "deed 0 12 0 1 0 1"])),
    ("frames.1: 'pay' must lie on", lambda p: p.update(frames=["activity", "pay 0 1 0"])),
    ("frames.1: 'canary' must lie on", lambda p: p.update(frames=["activity", "canary 0 3"])),
    ("frames.1: 'steal from seat 2' is not possible", lambda p: p.update(frames=["activity", "deed 0 14 0 1 0 1"])),
    ("frames.1: 'transport_tunnel' is not possible", lambda p: p.update(frames=["activity", "use 0 20 152"])),
    ("frames.1: 'cave_otter' is not possible", lambda p: p.update(frames=["activity", "otter_trade 0 1"])),
    ("frames.1: 'purchase' is not possible", lambda p: p.update(frames=["activity", "purchase 0 0 0 1"])),
    (
        "frames.1: 'crafting' is not possible",
        lambda p: p.update(removed=Counter(taken(p, "actions 1")), frames=["activity", "crafting 0 0"]),
    ),
]


@rule("G-36", "G-43", "G-108", "G-135", "G-178")
@pytest.mark.parametrize(("match", "change"), WRONG, ids=[match for match, _ in WRONG])
def test_impossible_positions_are_refused(match: str, change: Change) -> None:
    position = copy.deepcopy(deal(3, players=2).position())
    if match != "known":  # without the marks, which would be noticed first
        del position["stocks_known"]
        for seat in position["seats"]:
            del seat["known"]
    change(position)
    with pytest.raises(BadPosition, match=match):
        GAME.load(position)


@rule("G-190", "G-202")
@pytest.mark.parametrize("companions", [["diggy", "bookling", "longfingerling"], ["stinkhorn", "diggy"]])
def test_companions_keep_their_limits(companions: list[str]) -> None:
    position = deal(3, players=2, glueck_auf="on").position()
    for name in companions:
        position["stocks"]["events"].remove(name)
    del position["stocks_known"]
    position["seats"][0]["events"] = companions
    with pytest.raises(BadPosition, match=r"seats\.0\.events"):
        GAME.load(position)


@rule("G-178")
def test_a_stack_without_its_lowest_window_is_refused() -> None:
    position = three_deep().state.position()
    lowest = next(place for place, frame in enumerate(position["frames"]) if frame.startswith("window"))
    del position["frames"][lowest]
    with pytest.raises(BadPosition, match="a window without"):
        GAME.load(position)


@rule("G-162", "G-166", "G-178")
@pytest.mark.parametrize("number", [0, 1, 3], ids=["announcer", "act", "answered"])
@pytest.mark.parametrize("window", range(4))
def test_a_window_names_what_it_is_about(window: int, number: int) -> None:
    """Found by the fuzzer: an answer's window that named nobody as answered could not be drawn."""
    position = three_deep().state.position()
    place = [place for place, frame in enumerate(position["frames"]) if frame.startswith("window")][window]
    name, *numbers = position["frames"][place].split()
    numbers[number] = str((int(numbers[number]) + 2) % 3 - 1)  # another one of -1, 0 and 1
    position["frames"][place] = " ".join([name, *numbers])
    with pytest.raises(BadPosition, match=rf"frames\.({place}|{place + 1})"):
        GAME.load(position)


@rule("G-149", "G-156")
@pytest.mark.parametrize("stock", ["jewelry 1", "jewelry 2", "actions 1", "actions 2", "actions 3"])
def test_everybody_knows_the_top_card_of_a_pile_of_the_market(stock: str) -> None:
    """Found by the fuzzer: a card that lay face up and was known to nobody could not be drawn."""
    position = deal(3, players=2).position()
    known = position["stocks_known"][stock]
    known[0], known[1] = known[1], known[0]
    with pytest.raises(BadPosition, match=f"stocks_known.{stock}"):
        GAME.load(position)


def test_what_nobody_can_fail_to_know_is_known() -> None:
    """Found by the fuzzer: in the world that a seat imagined, somebody's start card lay in the Mining deck."""
    position = deal(3, players=2).position()
    position["seats"][0]["known"]["draw"][0] -= 1
    with pytest.raises(BadPosition, match="everybody knows"):
        GAME.load(position)
