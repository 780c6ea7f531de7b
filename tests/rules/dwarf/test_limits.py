"""Limits: the largest and smallest numbers a position and a card file may hold, and what no position may be."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.rules.dwarf.table import RESOLUTION, Table, table
from tests.rules.limits import changed, check_field, refusal
from underhall.core.errors import BadCatalogue, BadPosition
from underhall.games.dwarf.catalogue import FILE, load_cards
from underhall.games.dwarf.game import DWARF

TEXT = FILE.read_text(encoding="utf-8")

# Where a number stands in a position of three players, its smallest and its largest value.
NUMBERS = [
    ("round", 0, 1000),
    ("holder", 0, 2),
    ("specials_taken", 0, 9),
    ("holdings.0.iron", 0, 4000),
    ("holdings.0.workers", 0, 2),
    ("holdings.0.helpers", 0, 2),
    ("workers.0.seat", 0, 2),
]


def second_turns(worker: str = "P1 1") -> Table:
    """Three players, one worker on the table, the second turns about to begin."""
    return table(players=3, workers=[worker], pending=[*RESOLUTION, "second_turns 0 2"])


@pytest.mark.parametrize(("path", "low", "high"), NUMBERS)
def test_numbers_of_a_position_have_limits(path: str, low: int, high: int) -> None:
    for value in (low - 1, high + 1):
        with pytest.raises(BadPosition, match=f"^{path}: a whole number from {low} to {high} is needed"):
            DWARF.load(changed(second_turns().position, path, value))
    for value in (low, high):  # whatever else may be wrong now, the number itself is not
        assert "a whole number" not in refusal(DWARF, changed(second_turns().position, path, value))


# A frame of three players, each number with its smallest and largest value; -1 stands for nobody.
FRAMES = [
    ("first_turns", (0, 2), (0, 2)),
    ("second_turns", (0, 2), (0, 2)),
    ("cover", (0, 0), (54, 62), (0, 2)),
    ("sell_item", (0, 2)),
    ("special_order", (0, 2)),
    ("past_glories", (0, 2)),
    ("turn_back", (0, 2)),
    ("apprentice", (0, 2)),
    ("help_now", (0, 2), (0, 2)),
    ("helpers", (0, 9), (0, 2)),
    ("work", (0, 1), (0, 1), (0, 2), (0, 1), (-1, 2)),
]


@pytest.mark.parametrize("kind", FRAMES, ids=lambda kind: str(kind[0]))
def test_numbers_of_what_is_pending_have_limits(kind: tuple[Any, ...]) -> None:
    name, *limits = kind
    for number, (low, high) in enumerate(limits):
        for value in (low - 1, low, high, high + 1):
            numbers = [str(least) for least, _ in limits]
            numbers[number] = str(value)
            pending = [*RESOLUTION, " ".join([name, *numbers])]
            try:
                table(players=3, pending=pending)
            except BadPosition as error:
                refused = str(error)
            else:
                refused = ""
            out_of_range = f"number {number + 1} of '{name}' must be {low} to {high}" in refused
            assert out_of_range == (not low <= value <= high), (value, refused)


@pytest.mark.rule("D-41", "D-99")
@pytest.mark.parametrize("pile", ["1", "2.1"])
@pytest.mark.parametrize("who", ["P1", "P4"])
def test_a_special_card_on_its_way_can_be_saved_in_both_sets(pile: str, who: str) -> None:
    at = table(players=4, holder=who, piles=["S3", "", "", "S3"], holdings={who: "0/0/0/1/0"})
    at.play(f"{who} special {pile} with workers")
    assert at.state.view(-1)["laying"] == ["S3"]
    again = DWARF.load(at.position)
    assert again.fingerprint() == at.state.fingerprint()
    for state in (at.state, again):
        state.play(state.moves()[0])
        assert state.position()["stacks"][pile.replace("1", "3")][-1] == "S3"


@pytest.mark.rule("D-3")
@pytest.mark.parametrize(("row", "worker"), [("workers", "P1 1"), ("helpers", "P1 1 extra")])
def test_nobody_has_a_third_worker(row: str, worker: str) -> None:
    position = second_turns(worker).position
    position["holdings"][0][row] = 2
    with pytest.raises(BadPosition, match=r"never more than 2 of each \(D-3\)"):
        DWARF.load(position)


@pytest.mark.rule("D-4", "D-26")
@pytest.mark.parametrize("mine", [0, 1])
def test_a_card_lies_on_its_own_location_or_nowhere(mine: int) -> None:
    position = table(players=4).position
    prefix = ("", "2.")[mine]
    card = position["mountains"][mine].pop()
    wrong = next(n for n in range(1, 10) if n != home(card))
    position["stacks"][f"{prefix}{wrong}"].append(card)
    with pytest.raises(
        BadPosition, match=f"stacks.{re.escape(prefix)}{wrong}: {card} belongs to location {home(card)}"
    ):
        DWARF.load(position)


def home(card: str) -> int:
    return DWARF.catalogue.by_id("mountain")[card].number("location")


@pytest.mark.rule("D-16")
def test_only_special_cards_lie_in_the_piles() -> None:
    position = table().position
    position["piles"][0][0], position["mountains"][0][0] = position["mountains"][0][0], position["piles"][0][0]
    with pytest.raises(BadPosition, match="is not a Special Action card"):
        DWARF.load(position)


@pytest.mark.parametrize("mine", [0, 1])
def test_a_missing_card_is_named_with_its_set(mine: int) -> None:
    position = table(players=4).position
    card = position["mountains"][mine].pop()
    with pytest.raises(BadPosition, match=f"card {card} of set {mine + 1} is missing"):
        DWARF.load(position)


def test_a_stack_on_no_location_is_refused() -> None:
    position = table().position
    position["stacks"]["10"] = []
    with pytest.raises(BadPosition, match="there is no location '10'"):
        DWARF.load(position)


def test_a_stack_has_room_for_seven_cards() -> None:
    position = table().position
    position["stacks"]["1"] = ["C1"] * 8
    with pytest.raises(BadPosition, match=r"stacks\.1: at most 7 cards fit, not 8"):
        DWARF.load(position)


# The card file: where a number stands first, by table and field.
FIELDS = [
    ("kind", "take_iron", 0, 9),
    ("kind", "amount", 1, 9),
    ("starting", "location", 1, 9),
    ("starting", "black", 1, 9),
    ("starting", "white", 1, 9),
    ("mountain", "location", 1, 9),
    ("mountain", "black", 1, 9),
    ("mountain", "white", 1, 9),
    ("special", "location", 1, 9),
    ("special", "duplex", 1, 9),
    ("back", "location", 1, 9),
    ("back", "white", 1, 9),
]


@pytest.mark.rule("D-130")
@pytest.mark.parametrize(("name", "field", "low", "high"), FIELDS)
def test_numbers_of_a_card_file_have_limits(name: str, field: str, low: int, high: int, tmp_path: Path) -> None:
    check_field(TEXT, name, field, (low, high), tmp_path / "mine.toml", load_cards)


@pytest.mark.rule("D-130")
@pytest.mark.parametrize("location", range(1, 10))
def test_a_location_with_a_card_too_many_is_named(location: int, tmp_path: Path) -> None:
    """Whichever location it is, the first among them."""
    special = next(card for card in DWARF.catalogue.cards("special") if card.number("location") != location)
    begin = TEXT.index(f'id = "{special.id}"', TEXT.index("[[special]]"))
    found = re.compile(r"\blocation = (\d+)").search(TEXT, begin)
    assert found is not None
    path = tmp_path / "mine.toml"
    path.write_text(TEXT[: found.start()] + f"location = {location}" + TEXT[found.end() :], encoding="utf-8")
    with pytest.raises(BadCatalogue, match=rf"location {location} has 2 cards of \[\[special\]\], not 1"):
        load_cards(path)


@pytest.mark.rule("D-130")
def test_an_unknown_card_is_refused_with_the_first_and_the_last_there_are(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace('id = "S9"', 'id = "S10"'), encoding="utf-8")
    with pytest.raises(BadCatalogue, match=r"card S10, field id: \[\[special\]\] holds only S1 to S9"):
        load_cards(path)


def test_the_variants_cover_both_editions_every_number_of_players_and_every_option() -> None:
    """Conformance, random games and soak play these: what they leave out nobody plays."""
    played = DWARF.variants()
    for edition in ("v1", "pnp"):
        assert {options["players"] for options in played if options["edition"] == edition} == {1, 2, 3, 4, 5}
    alone = {options["solo_opponent"] for options in played if options["players"] == 1}
    assert alone == {"eldhusfifl", "andvettr", "andvettr_fadir"}
    assert {options["mountain"] for options in played} == {"shuffled", "a_on_b"}
    assert {options["special_backs"] for options in played} == {"sheet", "duplex"}
    assert {options["mountain_end"] for options in played} == {"failed_draw", "empty"}


@pytest.mark.rule("D-11", "D-12", "D-99")
@pytest.mark.parametrize("seed", range(3))
def test_with_two_sets_a_on_b_every_hidden_card_stays_in_its_own_heap(seed: int) -> None:
    """Upper and lower Mountain and the piles of each set are heaps of their own: views tell them, redeals keep them."""
    state = DWARF.new(seed, players=4, mountain="a_on_b")
    true = state.position()
    shown = state.view(0)["mountains"]
    for mine in (0, 1):
        deck, lower = true["mountains"][mine], true["lower"][mine]
        assert sorted(shown[mine]["lower"]) == sorted(deck[len(deck) - lower :])
        assert sorted(shown[mine]["upper"]) == sorted(deck[: len(deck) - lower])
    world = state.imagine(0, 5)
    world.check()
    dealt = world.position()
    for mine in (0, 1):
        deck, lower = true["mountains"][mine], true["lower"][mine]
        other = dealt["mountains"][mine]
        assert sorted(other[len(other) - lower :]) == sorted(deck[len(deck) - lower :])
        assert sorted(other[: len(other) - lower]) == sorted(deck[: len(deck) - lower])
        for pile in range(3 * mine, 3 * mine + 3):
            assert dealt["piles"][pile][:1] == true["piles"][pile][:1]


@pytest.mark.rule("D-106", "D-99")
def test_collapsing_the_shafts_turns_every_stack_of_both_mines_once() -> None:
    at = table(players=4, stacks={"9": "C18", "2.9": "C18", "2.1": "C10 C19"}, piles=["S8"])
    at.play("P1 special 1 with workers")
    assert [at.stack(place) for place in ("9", "2.9", "2.1")] == ["C18 C9", "C18 C9", "C19 C1 C10"]
