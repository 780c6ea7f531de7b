"""The card file and an owner's own values (G-13, sections 4 and 20)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.dig_deeper_dwarf.wander import wander
from underhall.core.errors import BadCatalogue
from underhall.games.dig_deeper_dwarf.catalogue import FILE, RESOURCES
from underhall.games.dig_deeper_dwarf.game import DIG_DEEPER_DWARF as GAME
from underhall.games.dig_deeper_dwarf.state import DeepState

rule = pytest.mark.rule
TEXT = FILE.read_text(encoding="utf-8")
CARDS = GAME.cards


def owners(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


@rule("G-13")
@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('actions = ["mine", "move"]', 'actions = ["mine", "fly"]', "A-01, field actions"),
        ('actions = ["mine", "move"]', "actions = []", "A-01, field actions"),
        ('actions = ["mine", "move"]\ncost = 3', 'actions = ["mine", "move"]\ncost = 99', "A-01, field cost"),
        ('resource = "gold"\ncoins = 2', 'resource = "gold"', "M-GOLD, field coins"),
        ('sides = "NEW"', 'sides = "WEN"', "L-05, field sides"),
        ('sides = "W"', 'sides = "S"', "L-CAMP, field sides"),
        ("quantity = 18", "quantity = 17", r"\[\[mining\]\]"),
        ('id = "drive"', 'id = "dance"', r"\[\[basic\]\]"),
        ('needs = ["silver", "ruby"]', 'needs = ["silver", "rubble"]', "J-01, field needs"),
        ('name = "Old Boots"', "name = 3", "S-MOVE, field name"),
        ('workbench = "yes"', 'workbench = "maybe"', "L-02, field workbench"),
    ],
)
def test_wrong_values_are_refused_by_card_and_field(tmp_path: Path, old: str, new: str, named: str) -> None:
    with pytest.raises(BadCatalogue, match=named):
        GAME.with_cards(str(owners(tmp_path, (old, new))))


@rule("G-13")
def test_other_totals_can_be_allowed(tmp_path: Path) -> None:
    path = owners(tmp_path, ("quantity = 18", "quantity = 17"), ("other_totals = false", "other_totals = true"))
    assert len(GAME.with_cards(str(path)).new(1).position()["stocks"]["mining"]) < 75


@rule("G-13", "G-165", "G-122")
def test_any_card_of_one_to_four_actions_works(tmp_path: Path) -> None:
    """Cards with Copy beside other actions, two Thwarts, four actions: random games hold the invariants."""
    path = owners(
        tmp_path,
        ('actions = ["mine", "move"]', 'actions = ["copy", "move", "thwart", "mine"]'),
        ('actions = ["mine", "mine"]', 'actions = ["thwart", "thwart", "copy"]'),
        ('actions = ["draw"]\n', 'actions = ["copy", "draw", "give", "investigate"]\n'),
        ('actions = ["swap"]\n', 'actions = ["thwart", "copy", "steal"]\n'),
    )
    game = GAME.with_cards(str(path))
    for seed in range(4):
        state = game.new(seed, players=3, max_rounds=12)
        assert isinstance(state, DeepState)
        for number, _ in enumerate(wander(state, seed)):
            if number % 9 == 0:
                state.check()
                assert game.load(state.position()).fingerprint() == state.fingerprint()


@rule("G-40")
def test_mining_cards_are_resources_or_rubble() -> None:
    for face in CARDS.decks["mining"]:
        assert bool(CARDS.resource[face]) == (CARDS.coins[face] >= 1)
        assert (CARDS.resource[face] == 0) == (CARDS.words[face] == "rubble")


@rule("G-28")
def test_five_resources_and_rubble_is_none() -> None:
    assert RESOURCES == ("silver", "gold", "ruby", "diamond", "emerald")
    assert CARDS.resource[CARDS.words.index("rubble")] == 0
    assert {CARDS.resource[face] for face in CARDS.decks["mining"]} == {0, 1, 2, 3, 4, 5}


@rule("G-41", "G-152")
def test_jewelry_has_two_costs_and_points() -> None:
    for face in CARDS.decks["jewelry"]:
        assert CARDS.cost[face] > 0
        assert sum(CARDS.needs[face * 6 + kind] for kind in range(6)) >= 2
        assert CARDS.vp[face] > 0
    ring = CARDS.number["J-01"]
    assert (CARDS.cost[ring], CARDS.needs[ring * 6 + 1], CARDS.needs[ring * 6 + 3]) == (7, 1, 1)


@rule("G-42", "G-27")
def test_action_cards_show_actions_and_start_cards_are_action_cards_too() -> None:
    for face in CARDS.decks["action"]:
        assert CARDS.actions[face]
        assert CARDS.cost[face] >= 2
    assert CARDS.actions[CARDS.number["S-MOVE"]]


@rule("G-255")
def test_rubble_costs_a_point() -> None:
    assert CARDS.vp[CARDS.number["M-RUBBLE"]] == -1
    assert [face for face in range(CARDS.count) if CARDS.vp[face] < 0] == [CARDS.number["M-RUBBLE"]]


@rule("G-13")
def test_every_value_says_where_it_comes_from() -> None:
    for table in ("start", "mining", "jewelry", "action", "treasure", "basic", "tile"):
        for card in GAME.catalogue.cards(table):
            assert set(card.sources) == set(card.values)
    ring = GAME.catalogue.by_id("jewelry")["J-01"]
    assert (ring.sources["cost"], ring.sources["needs"], ring.sources["vp"]) == ("printed", "printed", "reconstructed")
    assert all(card.sources["cost"] == "printed" for card in GAME.catalogue.cards("basic"))
