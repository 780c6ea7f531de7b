"""What players are told: the log, who may read which line of it, and why a move is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.rules.dig_deeper_dwarf.table import Table
from tests.rules.dig_deeper_dwarf.test_secrecy import nosy
from tests.rules.dig_deeper_dwarf.wander import deal
from underhall.core.chance import Chance
from underhall.core.errors import IllegalMove
from underhall.games.dig_deeper_dwarf.game import DIG_DEEPER_DWARF as GAME

rule = pytest.mark.rule
SECRET = {"drew_face", "discarded_face", "kept_face", "mined_face", "saw_face", "saw_event"}


def table(*seats: dict[str, Any], **more: Any) -> Table:
    return Table({"seats": list(seats), **more})


def kinds(game: Table) -> Counter[str]:
    assert game.state.journal is not None
    return Counter(event.kind for event in game.state.journal.events)


@rule("G-29", "G-32", "G-33", "G-34", "G-35")
def test_of_hidden_cards_the_log_tells_only_who_sees_them_and_of_all_else_everybody() -> None:
    told: set[tuple[str, int]] = set()
    for seed in range(3):
        state = deal(seed, players=3, max_rounds=12, traits="on")
        chance = Chance(seed)
        looks = 0
        while state.seat >= 0:
            looks += state.frames[-1].name() == "look"
            state.apply(nosy(state, chance))
        assert state.journal is not None
        for event in state.journal.events:
            seen_by = {viewer for viewer in range(-1, 3) if event.visible_to(viewer)}
            secret = event.kind in SECRET
            assert seen_by == ({event.arguments["seat"]} if secret else {-1, 0, 1, 2}), event.kind
            if secret:
                told.add((event.kind, event.arguments["seat"]))
        assert sum(event.kind == "looked" for event in state.journal.events) == looks
    assert {(kind, seat) for kind in SECRET - {"saw_face", "saw_event"} for seat in range(3)} <= told
    assert "saw_face" in {kind for kind, _ in told}


@rule("G-111")
def test_everybody_is_told_who_looked_where() -> None:
    game = table({"at": [0, 0], "hand": ["surveyor"]}, {"at": [0, 0]})
    game.run(["A: play surveyor", "A: investigate mining deck", "A: under"])
    assert kinds(game)["looked"] == 1


@rule("G-157")
@pytest.mark.parametrize(
    ("at", "hand", "told"), [([1, 0], [], 1), ([1, 0], ["silver"], 0), ([0, 0], [], 0), ([0, 0], ["silver"], 0)]
)
def test_the_camp_fee_is_called_unpaid_only_when_it_was_due_and_is(at: list[int], hand: list[str], told: int) -> None:
    game = table({"at": at, "hand": hand}, {"at": [0, 0]})
    game.run(["A: end"])
    if game.asked() == "A":
        game.state.play(game.state.moves()[0])
    assert game.asked() == "B"
    assert kinds(game)["fee_unpaid"] == told


@rule("G-214")
def test_everybody_is_told_that_a_purchase_failed() -> None:
    game = table(
        {"at": [1, 0], "hand": ["gold", "ruby"], "events": ["fools_gold"]},
        {"at": [0, 0]},
        jewelry=[["gold-ruby-ring"]],
    )
    game.run(["A: buy 1 with resources", "now: gone fools_gold"])
    assert (kinds(game)["purchase_failed"], kinds(game)["bought"]) == (1, 0)


def refused(game: Table, *reasons: tuple[str, str]) -> None:
    before = game.state.fingerprint()
    for text, reason in reasons:
        with pytest.raises(IllegalMove) as caught:
            game.state.play(GAME.moves.parse(text))
        assert (text, caught.value.reason, game.state.fingerprint()) == (text, reason, before)


@rule("G-23", "G-82")
def test_why_a_card_is_no_payment() -> None:
    game = table({"at": [0, 0], "hand": ["rubble", "silver", "silver", "old-boots"]}, {"at": [0, 0]})
    game.run(["A: basic remove rubble to north", "A exactly: pay silver | pay old-boots"])
    refused(game, ("pay rubble", "needed"), ("pay gold", "not_in_hand"), ("end", "pay_first"))
    refused(game, ("keep silver", "pay_first"))


@rule("G-81", "G-164", "G-171", "G-198", "G-244")
def test_why_an_answer_is_none() -> None:
    first = {"at": [0, 0], "hand": ["old-boots"]}
    barred = table(first, {"at": [0, 0], "hand": ["grumble", "silver"], "barred": ["thwart"]})
    barred.run(["A: play old-boots", "A: move north", "B exactly: pass | thwart with grumble"])
    refused(barred, ("thwart basic", "barred"), ("thwart with mycolus", "no_mycolus"), ("end", "answer_or_pass"))
    refused(barred, ("thwart with trait", "no_trait"), ("thwart with claim-jumper", "answer_or_pass"))
    poor = table(first, {"at": [0, 0], "hand": ["grumble"]})
    poor.run(["A: play old-boots", "A: move north", "B exactly: pass | thwart with grumble"])
    refused(poor, ("thwart basic", "cannot_pay"))
    used = table(first, {"at": [0, 0], "hand": ["grumble", "silver"], "used": ["thwart"]})
    used.run(["A: play old-boots", "A: move north", "B exactly: pass | thwart with grumble"])
    refused(used, ("thwart basic", "basic_used"))


@rule("G-146", "G-148")
def test_why_a_card_is_no_part_of_the_price() -> None:
    buyer = {"at": [1, 0], "hand": ["silver", "ruby", "gold", "emerald"], "revealed": ["silver"]}
    game = table(buyer, {"at": [0, 0]}, jewelry=[["silver-ruby-ring"]])
    game.run(["A: buy 1 with resources", "A exactly: spend silver from hand | spend silver from revealed"])
    refused(game, ("spend gold from hand", "not_that_resource"), ("end", "not_that_resource"))
    coins = table(buyer, {"at": [0, 0]}, jewelry=[["silver-ruby-ring"]])
    coins.run(["A: buy 1 with coins"])
    refused(coins, ("spend diamond from hand", "needless_or_short"))


@rule("G-76", "G-59")
def test_why_an_action_is_not_possible_with_a_card() -> None:
    game = table({"at": [0, 1], "hand": ["prospectors-eye", "cutpurse"]}, {"at": [0, 0]})
    game.run(["A: play prospectors-eye"])
    refused(game, ("move north", "not_on_card"), ("draw a card", "not_on_card"), ("mine pile north", "no_target"))
    refused(game, ("end", "finish_card"), ("basic move south", "finish_card"))
    other = table({"at": [0, 1], "hand": ["cutpurse"], "draw": ["silver"]}, {"at": [0, 0]})
    other.run(["A: play cutpurse"])
    refused(other, ("steal from seat 2", "impossible"))
