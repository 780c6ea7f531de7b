"""Chapters 4.5 and 5 of the specification: the End of Round, the end of the game, and scoring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dwarf.table import Table, mining, resolving, table


def scored(holdings: dict[str, str], **given: Any) -> Table:
    """A game that ends at once because the Mountain is empty."""
    at = mining(mountain_only=True, holdings=holdings, **given)
    assert at.over == "mountain"
    return at


def categories(at: Table) -> list[int]:
    return [row["categories"] for row in at.state.outcome().rows]


@pytest.mark.rule("D-75")
def test_all_workers_come_home() -> None:
    at = table(stacks={"5": "C32"})
    at.play("P1 place 5", "P2 place 1", "P2 place 2", "P1 place 3", "P1 place 4", "P1 decline")
    assert at.workers == []
    assert at.left("P1") == at.left("P2") == (2, 2)
    assert at.places == [str(n) for n in range(1, 10)]


@pytest.mark.rule("D-75", "D-100")
def test_an_army_stands_for_one_round() -> None:
    at = table(stacks={"4": "C22"}, holdings={"P2": "0/0/5/0/0"}, piles=["S1"], mountain="C33 C16 C45 C10")
    at.play("P1 special 1 with workers", "P2 place 9", "P2 decline")
    assert at.holdings("P2") == "0/0/6/0/0"
    at.play("P1 place 1", "P2 place 2", "P2 decline", "P1 decline")
    assert at.holdings("P2") == "3/0/5/0/0"


@pytest.mark.rule("D-76")
def test_four_items_end_the_game_after_the_round() -> None:
    at = table(stacks={"4": "C31"}, holdings={"P1": "0/2/0/3/0"}, piles=["S5"])
    at.play("P1 place 4", "P2 place 1", "P2 decline", "P1 decline")
    assert at.over == "items"
    assert at.holdings("P1") == "0/0/0/4/0"
    assert at.holdings("P2") == "3/0/0/0/0", "the round is finished"
    assert at.asked == "nobody"


@pytest.mark.rule("D-76")
def test_a_fourth_item_by_special_order_lets_the_round_go_on() -> None:
    at = table(holdings={"P1": "2/2/1/3/0"}, piles=["S5"])
    at.play("P1 special 1 with workers", "P1 order with 2i+2s+1g")
    assert at.holdings() == "0/0/0/4/0"
    assert at.over == ""
    at.play("P2 place 1", "P2 place 2")
    assert at.over == "items"
    assert at.holdings("P2") == "6/0/0/0/0"


@pytest.mark.rule("D-76")
def test_items_held_count_not_items_made() -> None:
    at = table(holdings={"P1": "0/0/0/4/0"}, piles=["S3"])
    at.play("P1 special 1 with workers", "P1 sell for 5g", "P2 place 1", "P2 decline")
    assert at.over == ""
    assert at.holdings() == "0/0/5/3/0"


@pytest.mark.rule("D-77")
def test_three_ways_to_end() -> None:
    assert resolving(["P1 4"], stacks={"4": "C31"}, holdings={"P1": "0/2/0/3/0"}).over == "items"
    assert mining(mountain_only=True).over == "mountain"
    glory = resolving(["he 4"], players=1, solo_opponent="andvettr", stacks={"4": "C13"}, holdings={"he": "0/0/0/0/11"})
    assert glory.over == "glory"
    assert resolving(["P1 4"], stacks={"4": "C31"}, holdings={"P1": "0/2/0/2/0"}).over == ""


@pytest.mark.rule("D-78")
def test_a_category_is_led_by_strictly_most() -> None:
    assert categories(scored({"P1": "0/3/3/3/0", "P2": "0/3/2/3/0"})) == [1, 0]
    three = scored({"P1": "9/5/1/0/9", "P2": "0/5/2/0/0", "P3": "0/1/3/0/0"}, players=3)
    assert categories(three) == [0, 0, 1], "shared steel is led by nobody; iron and glory are no categories"


@pytest.mark.rule("D-79")
@pytest.mark.parametrize(
    ("rows", "winner"),
    [
        (["0/9/9/0/0", "9/0/0/4/9"], "P1"),  # two of three
        (["0/9/0/1/0", "9/0/0/1/9"], "P1"),  # one beats none
        (["0/0/0/4/0", "0/9/9/0/0"], "P2"),  # items alone are one category
    ],
)
def test_the_most_categories_win(rows: list[str], winner: str) -> None:
    assert scored({"P1": rows[0], "P2": rows[1]}).winners == [winner]


@pytest.mark.rule("D-79")
def test_two_categories_beat_one_with_three_players() -> None:
    at = scored({"P1": "9/9/0/0/9", "P2": "0/0/3/1/0", "P3": "9/8/2/0/9"}, players=3)
    assert categories(at) == [1, 2, 0]
    assert at.winners == ["P2"]


@pytest.mark.rule("D-80")
@pytest.mark.parametrize(
    ("rows", "winners"),
    [
        (["0/1/0/0/1", "9/0/1/0/2"], ["P2"]),  # glory
        (["3/1/0/0/2", "2/0/1/0/2"], ["P1"]),  # then iron
        (["2/5/0/2/2", "2/0/5/2/2"], ["P1", "P2"]),  # then items; still tied: shared
        (["2/5/5/0/2", "2/5/5/1/2"], ["P2"]),  # leads items anyway
        (["2/1/9/0/2", "2/0/9/2/2"], ["P2"]),  # one category each: glory and iron tied, items decide
        (["0/0/0/0/0", "0/0/0/0/0"], ["P1", "P2"]),
    ],
)
def test_ties(rows: list[str], winners: list[str]) -> None:
    at = scored({"P1": rows[0], "P2": rows[1]})
    assert at.winners == winners
    assert at.state.outcome().results == [1 / len(winners) if f"P{n}" in winners else 0 for n in (1, 2)]


# One category each, and what counts first points to P1, all that counts after it to P2. Items decide last of all, so
# P2 leads items here and P1 steel; gold is shared.
FIRST_THINGS_FIRST = [
    ("glory before iron", "0/1/0/1/2", "9/0/1/1/1"),
    ("glory before items", "0/1/0/0/2", "0/0/0/3/1"),
    ("glory before iron and items", "0/1/0/0/2", "9/0/0/3/1"),
    ("iron before items", "1/1/0/0/2", "0/0/0/3/2"),
]


@pytest.mark.rule("D-80")
@pytest.mark.parametrize(
    ("first", "second"), [row[1:] for row in FIRST_THINGS_FIRST], ids=[row[0] for row in FIRST_THINGS_FIRST]
)
def test_glory_counts_before_iron_and_iron_before_items(first: str, second: str) -> None:
    assert categories(scored({"P1": first, "P2": second})) == [1, 1]
    assert scored({"P1": first, "P2": second}).winners == ["P1"]
    assert scored({"P1": second, "P2": first}).winners == ["P2"], "whoever sits where"
    poor = "0/0/0/0/0"
    assert scored({"P1": poor, "P2": second, "P3": first}, players=3).winners == ["P3"]


@pytest.mark.rule("D-80")
def test_only_those_with_the_highest_count_remain_in_contention() -> None:
    at = scored({"P1": "0/9/0/0/1", "P2": "0/0/9/0/2", "P3": "9/0/0/0/99"}, players=3)
    assert categories(at) == [1, 1, 0]
    assert at.winners == ["P2"]
    none = scored({"P1": "0/1/1/1/1", "P2": "0/1/1/1/3", "P3": "0/0/0/0/5"}, players=3)
    assert categories(none) == [0, 0, 0]
    assert none.winners == ["P3"], "nobody leads: everybody contends"


# The four examples printed in both rulebooks. Where an example is silent the numbers of the one before stand.
PRINTED = [
    ("1", {"P1": "0/8/9/4/0", "P2": "0/12/10/2/0"}, "P2"),
    ("2", {"P1": "0/8/9/4/7", "P2": "0/14/9/2/9"}, "P2"),
    ("3", {"P1": "1/8/9/4/7", "P2": "5/14/9/2/7"}, "P2"),
    ("4", {"P1": "5/8/9/4/7", "P2": "5/14/9/2/7"}, "P1"),
]


@pytest.mark.rule("D-78", "D-79", "D-80", "D-76")
@pytest.mark.parametrize("edition", ["pnp", "v1"])
@pytest.mark.parametrize(("example", "holdings", "winner"), PRINTED, ids=[f"example-{row[0]}" for row in PRINTED])
def test_printed_scoring_examples(edition: str, example: str, holdings: dict[str, str], winner: str) -> None:
    """Tom is P1, Sarah P2. Tom's fourth item ends the game; Orc Raiders keep Sarah's worker idle."""
    tom = holdings["P1"].split("/")
    before = "/".join([tom[0], str(int(tom[1]) + 2), tom[2], "3", tom[4]])
    at = table(
        edition=edition,
        stacks={"4": "C31", "2": "C11"},
        holdings={"P1": before, "P2": holdings["P2"]},
    )
    at.play("P1 place 4", "P2 place 5", "P2 decline", "P1 decline")
    assert {who: at.holdings(who) for who in holdings} == holdings
    assert at.over == "items"
    assert at.winners == [winner]
