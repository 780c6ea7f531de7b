"""Limits: the largest and smallest numbers a position and a card file may hold, and one more or less."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.rules.limits import changed, check_field, refusal
from underhall.core.errors import BadCatalogue
from underhall.games.dig_deeper_dwarf.catalogue import FILE, load_cards
from underhall.games.dig_deeper_dwarf.game import DIG_DEEPER_DWARF as GAME
from underhall.games.dig_deeper_dwarf.map import put_pile
from underhall.games.dig_deeper_dwarf.state import DeepState

TEXT = FILE.read_text(encoding="utf-8")
LONG = 1 << 60

# Where a number stands in a position of three players, its smallest and its largest value.
NUMBERS = [
    ("round", 1, 1_000_000),
    ("turn", 0, 4_000_000),
    ("active", 0, 2),
    ("first", 0, 2),
    ("supply", 0, 3),
    ("tiles.0.rubble", 0, 200),
    ("seats.0.picked", -1, 1),
    ("removed.gold", 0, 500),
]


def position() -> dict[str, Any]:
    found = GAME.new(3, players=3).position()
    found["removed"]["gold"] = 0
    return found


@pytest.mark.parametrize(("path", "low", "high"), NUMBERS)
def test_numbers_of_a_position_have_limits(path: str, low: int, high: int) -> None:
    for value in (low - 1, high + 1):
        assert refusal(GAME, changed(position(), path, value)).startswith(
            f"{path}: a whole number from {low} to {high} is needed"
        )
    for value in (low, high):  # whatever else may be wrong now, the number itself is not
        assert "a whole number" not in refusal(GAME, changed(position(), path, value))


def test_a_gift_is_none_not_yet_chosen_or_a_card_and_where_it_came_from() -> None:
    for value in (-2, -1, 0):
        assert "seats.0.gift" not in refusal(GAME, changed(position(), "seats.0.gift", value))
    assert refusal(GAME, changed(position(), "seats.0.gift", -3)).startswith("seats.0.gift: a whole number from -2 to ")
    assert refusal(GAME, changed(position(), "seats.0.gift", 10_000)).startswith(
        "seats.0.gift: a whole number from -2 to "
    )


SEAT, FLAG, OFFSET, EVENT = (0, 2), (0, 1), (0, 3), (0, 16)
# A frame of three players, each number with its smallest and largest value.
FRAMES = [
    ("pick_trait", SEAT),
    ("pay", SEAT, (1, 99), FLAG),
    ("free_basic", SEAT),
    ("clear_rubble", SEAT),
    ("book", SEAT),
    ("copy_window", SEAT, OFFSET, FLAG, (0, LONG - 1)),
    ("dug_out", SEAT, (0, 23), (0, 23), (0, 3), (0, 3), (-1, 27)),
    ("flood", SEAT),
    ("goblins", SEAT),
    ("take_action", SEAT, FLAG),
    ("party_gift", SEAT, SEAT),
    ("party_present", SEAT, (0, 15)),
    ("otter_trade", SEAT, FLAG),
    ("strong", SEAT),
    ("strong_drop", SEAT),
    ("trait_window", (1, 4), FLAG),
    ("draw_after", SEAT),
    ("crafting", SEAT, (0, 2)),
]


@pytest.mark.parametrize("kind", FRAMES, ids=lambda kind: str(kind[0]))
def test_numbers_of_what_is_pending_have_limits(kind: tuple[Any, ...]) -> None:
    name, *limits = kind
    for number, (low, high) in enumerate(limits):
        for value in (low - 1, low, high, high + 1):
            numbers = [str(least) for least, _ in limits] + ["0"] * (2 if name == "flood" else 0)
            numbers[number] = str(value)
            found = position()
            found["frames"] = ["activity", " ".join([name, *numbers])]
            out_of_range = f"number {number + 1} of '{name}' must be {low} to {high}" in refusal(GAME, found)
            assert out_of_range == (not low <= value <= high), (value, refusal(GAME, found))


PAID = ["gold from hand", "gold from revealed", "treasure 1", "treasure 4"]


@pytest.mark.parametrize("text", PAID)
def test_what_has_been_paid_is_read_and_written_alike(text: str) -> None:
    found = position()
    found["paid"] = [text]
    state = GAME.read(GAME.configure(dict(found["options"])), found)
    assert state.game.to_plain(state)["paid"] == [text]


@pytest.mark.parametrize(
    "text", ["gold", "gold from", "gold from draw", "treasure 5", "treasure", "gold of hand", "from hand"]
)
def test_what_nobody_can_have_paid_is_refused(text: str) -> None:
    found = position()
    found["paid"] = [text]
    assert refusal(GAME, found).startswith("paid.0: ")


# The card file: where a number stands first, by table and field.
FIELDS = [
    ("start", "quantity", 1, 12),
    ("mining", "quantity", 1, 120),
    ("mining", "coins", 0, 20),
    ("mining", "vp", -20, 40),
    ("extra", "quantity", 0, 20),
    ("jewelry", "quantity", 1, 60),
    ("jewelry", "cost", 1, 40),
    ("jewelry", "vp", -20, 40),
    ("action", "quantity", 1, 60),
    ("action", "cost", 0, 12),
    ("treasure", "vp", -20, 40),
    ("basic", "cost", 0, 9),
]


@pytest.mark.parametrize(("name", "field", "low", "high"), FIELDS)
def test_numbers_of_a_card_file_have_limits(name: str, field: str, low: int, high: int, tmp_path: Path) -> None:
    check_field(TEXT, name, field, (low, high), tmp_path / "mine.toml", load_cards)


@pytest.mark.rule("G-13")
@pytest.mark.parametrize(
    ("name", "low", "high"),
    [("mining", 70, 120), ("jewelry", 2, 60), ("action", 3, 60)],
)
def test_a_box_of_other_size_has_room_in_the_engine_or_is_refused(
    name: str, low: int, high: int, tmp_path: Path
) -> None:
    """With other_totals an owner's box may be larger or smaller, within limits: one more card than that is refused."""
    begin = TEXT.index(f"[[{name}]]")
    found = re.compile(r"\bquantity = (\d+)").search(TEXT, begin)
    assert found is not None
    quantities = re.compile(rf"^\[\[{name}\]\]\n(?:(?!\[\[).*\n)*?quantity = (\d+)", re.M)
    total = sum(int(number) for number in quantities.findall(TEXT))
    path = tmp_path / "mine.toml"
    for wanted in (low - 1, high + 1):
        first = int(found.group(1)) + wanted - total
        if first < 1:
            continue  # the other cards alone are more than that
        text = TEXT[: found.start()] + f"quantity = {first}" + TEXT[found.end() :]
        path.write_text(text.replace("other_totals = false", "other_totals = true"), encoding="utf-8")
        with pytest.raises(BadCatalogue, match=f"{wanted} in all; possible are {low} to {high}"):
            load_cards(path)


@pytest.mark.rule("G-13", "G-48", "G-130")
def test_the_largest_box_has_room_for_every_mining_pile(tmp_path: Path) -> None:
    text = TEXT.replace("quantity = 18", "quantity = 58", 1).replace("other_totals = false", "other_totals = true")
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    state = GAME.with_cards(str(path)).new(1, players=4)
    assert isinstance(state, DeepState)
    deck = state.position()["stocks"]["mining"]
    laid = int(state.pile_count)
    assert len(deck) + 5 * laid == 120
    for number in range(len(deck) // 5):
        put_pile(state, number, "G-130")
    piles = [pile["cards"] for pile in state.position()["piles"]]
    assert len(piles) == 24
    assert [card for pile in piles[laid:] for card in pile] == deck, "in their order"
