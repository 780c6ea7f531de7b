"""Chapter 4.4 of the specification: the Forge step."""

from __future__ import annotations

import pytest

from tests.rules.dwarf.table import resolving, table


@pytest.mark.rule("D-71")
@pytest.mark.parametrize(("first", "after"), [("3", "0/0/0/1/0"), ("4", "0/1/0/1/0")])
def test_the_owner_chooses_the_order(first: str, after: str) -> None:
    at = resolving(["P1 3", "P1 4"], stacks={"3": "C12", "4": "C31"}, holdings={"P1": "0/3/0/0/0"})
    assert at.offered == ["resolve 3", "resolve 4"]
    at.play(f"P1 resolve {first}")
    assert at.holdings() == after


@pytest.mark.rule("D-71")
def test_two_items_where_both_can_be_paid() -> None:
    at = resolving(["P1 3", "P1 4"], stacks={"3": "C12", "4": "C31"}, holdings={"P1": "0/5/0/0/0"})
    assert at.holdings() == "0/0/0/2/0"


@pytest.mark.rule("D-72")
def test_without_the_full_cost_nothing_happens() -> None:
    at = resolving(["P1 3"], stacks={"3": "C12"}, holdings={"P1": "9/2/9/0/0"})
    assert at.holdings() == "9/2/9/0/0"


@pytest.mark.rule("D-73")
def test_the_marker_moves_when_the_holder_made_an_item() -> None:
    at = resolving(["P1 3"], stacks={"3": "C12"}, holdings={"P1": "0/3/0/0/0"})
    assert at.marker == "P2"


@pytest.mark.rule("D-73")
def test_the_marker_moves_for_an_item_of_an_extra_worker() -> None:
    at = resolving(["P1 3 extra"], stacks={"3": "C12"}, holdings={"P1": "0/3/0/0/0"})
    assert at.marker == "P2"


@pytest.mark.rule("D-73")
def test_the_marker_moves_once_for_two_items_and_not_for_the_new_holders() -> None:
    at = resolving(
        ["P1 3", "P1 4", "P2 6", "P3 9"],
        players=3,
        stacks={"3": "C12", "4": "C31", "6": "C33", "9": "C45"},
        holdings={"P1": "0/5/0/0/0", "P2": "0/0/3/0/0", "P3": "1/2/0/0/0"},
    )
    assert [at.holdings(f"P{n}") for n in (1, 2, 3)] == ["0/0/0/2/0", "0/0/0/1/0", "0/0/0/1/0"]
    assert at.marker == "P2"


@pytest.mark.rule("D-73")
def test_the_marker_moves_after_a_chosen_order_too() -> None:
    at = resolving(["P1 3", "P1 4"], stacks={"3": "C12", "4": "C31"}, holdings={"P1": "0/3/0/0/0"})
    at.play("P1 resolve 4")
    assert at.marker == "P2"


@pytest.mark.rule("D-73", "D-72")
@pytest.mark.parametrize("edition", ["pnp", "v1"])
def test_the_marker_stays_without_an_item(edition: str) -> None:
    at = resolving(
        ["P1 3", "P1 1", "P2 4"], edition=edition, stacks={"3": "C12", "4": "C31"}, holdings={"P2": "0/2/0/0/0"}
    )
    assert at.holdings("P1") == "3/0/0/0/0"
    assert at.holdings("P2") == "0/0/0/1/0"
    assert at.marker == "P1"


@pytest.mark.rule("D-74")
def test_the_marker_can_move_twice_in_the_phase() -> None:
    at = resolving(["P1 5", "P2 3"], stacks={"5": "C32", "3": "C12"}, holdings={"P2": "0/3/0/0/0"})
    at.play("P1 decline", "P1 decline")
    assert at.holdings("P2") == "0/0/0/1/0"
    assert [event for event in at.events if event.endswith("marker")] == ["D-60 marker", "D-73 marker"]
    assert at.marker == "P1"


@pytest.mark.rule("D-74")
def test_the_old_holder_does_not_move_it_in_the_forge_step() -> None:
    at = resolving(["P1 5", "P1 3"], stacks={"5": "C32", "3": "C12"}, holdings={"P1": "0/3/0/0/0"})
    at.play("P1 decline", "P1 decline")
    assert at.holdings("P1") == "0/0/0/1/0"
    assert at.marker == "P2"


@pytest.mark.rule("D-74", "D-45")
def test_the_marker_moved_by_an_immediate_item_can_move_on() -> None:
    at = table(stacks={"3": "C12", "4": "C31"}, holdings={"P1": "0/3/0/0/0", "P2": "0/2/0/0/4"}, piles=["S3"])
    at.play("P1 place 3", "P2 special 1 with glory")
    assert at.marker == "P2"
    at.play("P2 place 4", "P1 decline")
    assert at.marker == "P1"
