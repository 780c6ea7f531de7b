"""Limits: the largest and smallest numbers a position and a card file may hold, and one more or less."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.dwar7s.table import table
from tests.rules.limits import changed, check_field, refusal
from underhall.core.errors import BadCatalogue, BadPosition
from underhall.games.dwar7s.catalogue import FILE, load_cards
from underhall.games.dwar7s.game import DUEL, FALL

TEXT = FILE.read_text(encoding="utf-8")
STREET = {"0,0": ["red tavern r0"], "1,0": ["yellow emerald mine r1"], "2,0": ["yellow tavern r0"]}

# Where a number stands in a position, its smallest and its largest value.
NUMBERS = [
    ("round", 1, 60),
    ("first", 0, 1),
    ("active", 0, 1),
    ("actions", 0, 4),
    ("quiet", 0, 2),
    ("seats.0.pile", 0, 7),
    ("seats.0.gems.gold", 0, 10),
    ("seats.0.ogres.ambush", 0, 3),
    ("supply.ruby", 0, 8),
]


@pytest.mark.parametrize(("path", "low", "high"), NUMBERS)
def test_numbers_of_a_position_have_limits(path: str, low: int, high: int) -> None:
    for value in (low - 1, high + 1):
        with pytest.raises(BadPosition, match=f"^{path}: a whole number from {low} to {high} is needed"):
            FALL.load(changed(table(map=STREET).position, path, value))
    for value in (low, high):  # whatever else may be wrong now, the number itself is not
        assert "a whole number" not in refusal(FALL, changed(table(map=STREET).position, path, value))


@pytest.mark.parametrize("card", ["red tavern r4", "red tavern r", "red inn r0", "red tavern"])
def test_a_card_on_the_map_is_one_of_the_game_in_one_of_four_turns(card: str) -> None:
    position = table(map=STREET).position
    position["map"]["0,0"] = [card]
    with pytest.raises(BadPosition, match=r"map\.0,0\.0: a card is written like"):
        FALL.load(position)


@pytest.mark.rule("K-27", "K-32")
@pytest.mark.parametrize(
    "name", ["36,0", "0,36", "-36,0", "0,-36", "2", "2, 0", "02,0", "+2,0", "2,0,0", f"{10**30},0"]
)
def test_no_card_lies_out_of_reach(name: str) -> None:
    position = table(map=STREET).position
    position["map"][name] = position["map"].pop("2,0")
    with pytest.raises(BadPosition, match="this spot is not on the table"):
        FALL.load(position)


@pytest.mark.rule("K-151")
def test_too_many_dwarfs_are_counted_in_the_refusal() -> None:
    with pytest.raises(BadPosition, match=r"dwarfs\.2,0: 4 dwarfs, the card has 3 places \(K-151\)"):
        table(map=STREET, dwarfs={"2,0": {"yellow": 4}})


def test_an_unknown_goal_is_refused_with_all_that_there_are() -> None:
    position = table(map=STREET).position
    position["seats"][0]["goals"] = ["pizza"]
    with pytest.raises(BadPosition) as refused:
        FALL.load(position)
    assert str(refused.value).count(", ") == 9


BRUTE = {"red": {"hand": ["castle"], "ogres": {"brute": 1}}}


@pytest.mark.rule("K-64")
@pytest.mark.parametrize("x", [-35, -1, 0, 35])
def test_a_brute_on_his_way_can_be_saved_anywhere(x: int) -> None:
    cards = {f"{x},0": ["yellow tavern r0"], "0,4": ["red tavern r0"]}
    there = table(map=cards, dwarfs={f"{x},0": {"yellow": 1}, "0,4": {"red": 1}}, seats=BRUTE)
    there.play(f"brute yellow dwarf {x},0")
    again = FALL.load(there.position)
    assert again.fingerprint() == there.state.fingerprint()
    again.play(FALL.moves.parse("swap with own dwarf 0,4"))


@pytest.mark.rule("K-64")
def test_a_brute_without_an_enemy_is_no_position() -> None:
    there = table(map=STREET, dwarfs={"0,0": {"red": 1}, "2,0": {"yellow": 1}}, seats=BRUTE)
    position = there.play("brute yellow dwarf 2,0").position
    position["dwarfs"]["1,0"] = position["dwarfs"].pop("2,0")
    with pytest.raises(BadPosition, match=r"frames\.2: there is nothing to choose"):
        FALL.load(position)


@pytest.mark.rule("K-99", "K-103")
@pytest.mark.parametrize("frame", ["trade", "dig"])
def test_a_choice_without_anything_to_choose_is_no_position(frame: str) -> None:
    position = table(map=STREET, seats={"red": {"hand": []}}).position
    position["frames"] = ["end_of_turn", "resolve", frame]
    with pytest.raises(BadPosition, match=rf"frames\.2: there is nothing to choose for '{frame}'"):
        FALL.load(position)


# The card file: where a number stands first, by table and field, its smallest and its largest value.
FIELDS = [
    ("kingdom", "places", 1, 20),
    ("kingdom", "need", 1, 20),
    ("kingdom", "vp", -99, 99),
    ("kingdom", "amount", 1, 9),
    ("gem", "vp", -99, 99),
    ("gem", "fall", 0, 40),
    ("gem", "duel", 0, 40),
    ("goal", "gold", 0, 40),
    ("goal", "vp", -99, 99),
    ("goal", "fall", 0, 1),
    ("goal", "duel", 0, 1),
    ("secret", "vp", 0, 99),
    ("secret", "fall", 0, 1),
    ("ogre", "fall", 0, 40),
    ("trophy", "vp", 0, 99),
]


@pytest.mark.parametrize(("name", "field", "low", "high"), FIELDS)
def test_numbers_of_a_card_file_have_limits(name: str, field: str, low: int, high: int, tmp_path: Path) -> None:
    check_field(TEXT, name, field, (low, high), tmp_path / "mine.toml", lambda path: load_cards(path, "fall"))


@pytest.mark.parametrize(("name", "identity"), [("gem", "ruby"), ("ogre", "crown"), ("secret", "miner")])
def test_a_card_that_is_left_out_is_named(name: str, identity: str, tmp_path: Path) -> None:
    begin = TEXT.index(f'[[{name}]]\nid = "{identity}"')
    end = TEXT.index("[[", begin + 2)
    path = tmp_path / "mine.toml"
    path.write_text(TEXT[:begin] + TEXT[end:], encoding="utf-8")
    with pytest.raises(BadCatalogue, match=rf"card {identity}, field id: missing in \[\[{name}\]\]"):
        load_cards(path, "fall")


def test_the_file_itself_is_looked_at_for_every_colour(tmp_path: Path) -> None:
    begin = TEXT.index('[[kingdom]]\nid = "tavern"')
    end = TEXT.index("[[kingdom]]", begin + 5)
    path = tmp_path / "mine.toml"
    path.write_text(TEXT[:begin] + TEXT[end:], encoding="utf-8")
    with pytest.raises(BadCatalogue, match="tavern, field id: missing"):
        load_cards(path, "duel")


def test_the_variants_cover_every_number_of_players_and_every_option() -> None:
    """Conformance, random games and soak play these: what they leave out nobody plays."""
    for game, most in ((FALL, 4), (DUEL, 2)):
        played = game.variants()
        assert {options["players"] for options in played} == set(range(2, most + 1))
        assert {options["first_player"] for options in played} == {"random", *range(1, most + 1)}
        assert {options["table"] for options in played} == {"free", "mat"}
        assert {options["dragon_over_mine"] for options in played} == {"on", "off"}
        assert {options["castleless_dragon"] for options in played} == {"on", "off"}
        assert {options["goals_to_end"] for options in played} == {2, 3, 4}
        assert {options["open_gems"] for options in played} == {"on", "off"}
