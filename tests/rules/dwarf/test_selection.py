"""Chapter 3.2 of the specification: the order of the Action Selection Phase, first and second turns."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dwarf.table import RESOLUTION, SPECIAL, Table, table

# Nine workers of three players: nothing is free. P3 has not had a first turn.
FULL = ["P1 1", "P1 2", "P1 3 extra", "P1 4 extra", "P2 5", "P2 6", "P2 7 extra", "P2 8 extra", "P3 9 extra"]
BURIED = {str(n): f"S{n} C{n}" for n in range(1, 10)}


def last_first_turn(**given: Any) -> Table:
    """P3, the last of three, is about to have the first turn."""
    return table(players=3, pending=[*RESOLUTION, "second_turns 0 2", "first_turns 0 2"], **given)


@pytest.mark.rule("D-30")
@pytest.mark.parametrize(
    ("players", "holder", "first"),
    [(2, "P2", ["P2", "P1"]), (3, "P3", ["P3", "P1", "P2"]), (5, "P4", ["P4", "P5", "P1", "P2", "P3"])],
)
def test_first_turns_clockwise_second_turns_back(players: int, holder: str, first: list[str]) -> None:
    at = table(players=players, holder=holder)
    order = []
    for location in range(1, 2 * players + 1):
        order.append(at.asked)
        at.play(f"place {location if location < 10 else '2.1'}")
    assert order == first + first[::-1]


@pytest.mark.rule("D-31")
def test_a_marker_that_moves_does_not_change_the_running_order() -> None:
    # P1 forges at once when P2 covers the sword: the marker goes to P2 before P3's first turn.
    at = table(players=3, stacks={"3": "C12"}, holdings={"P1": "0/3/0/0/0"}, piles=["S3"])
    at.play("P1 place 3", "P2 special 1 with workers")
    assert at.marker == "P2"
    at.play("P3 place 1", "P3 place 2", "P1 place 4")
    assert at.position["round"] == 2
    assert at.asked == "P2", "the new order holds from the next round"


@pytest.mark.rule("D-32")
def test_the_first_turn_cannot_be_passed() -> None:
    at = table()
    assert at.offered == [
        *(f"place {n}" for n in range(1, 10)),
        "special 1 with workers", "special 2 with workers", "special 3 with workers",
    ]  # fmt: skip
    assert at.refused("decline") == "must_act"


@pytest.mark.rule("D-33")
def test_with_no_location_and_no_special_card_the_first_turn_is_lost() -> None:
    at = last_first_turn(stacks=BURIED, workers=FULL)
    assert at.pile(1) == at.pile(2) == at.pile(3) == []
    # P3 is passed over; nobody has a second turn either; the round is played out.
    assert at.position["round"] == 2
    assert at.workers == []
    assert at.holdings("P3") == "0/0/1/0/0", "only the extra worker on 9"


@pytest.mark.rule("D-33")
def test_with_a_special_card_left_the_first_turn_is_not_lost() -> None:
    at = last_first_turn(workers=FULL)
    assert at.asked == "P3"
    assert at.offered == ["special 1 with workers", "special 2 with workers", "special 3 with workers"]


@pytest.mark.rule("D-33", "D-35")
def test_with_a_location_left_the_first_turn_is_not_lost() -> None:
    at = last_first_turn(stacks=BURIED, workers=FULL[:-1])
    assert at.asked == "P3"
    assert at.offered == ["place 9"]


@pytest.mark.rule("D-34")
def test_a_worker_may_stand_where_it_is_of_no_use() -> None:
    stacks = {"1": "C10", "3": "C12", "6": "C33", "5": "C32", "2": "C11"}
    at = table(stacks=stacks)
    assert at.places == [str(n) for n in range(1, 10)]
    at.play("P1 place 3", "P2 place 6", "P2 place 1", "P1 decline")
    assert at.holdings("P1") == at.holdings("P2") == "0/0/0/0/0"


@pytest.mark.rule("D-35")
def test_who_has_a_second_turn() -> None:
    at = table(players=3, holdings={"P2": "0/0/0/0/4"}, piles=["S1", "S5"])
    at.play("P1 special 1 with workers", "P2 special 2 with glory", "P3 place 9")
    assert at.left("P1") == (0, 2)
    assert at.left("P2") == (1, 2)
    assert at.left("P3") == (1, 2)
    at.play("P3 place 8", "P2 place 7")
    assert at.position["round"] == 2, "P1, who gave both workers, had no second turn"


@pytest.mark.rule("D-35")
def test_a_lost_first_turn_leaves_a_second_turn_with_one_worker() -> None:
    # Only a position can show it: P3's first turn was lost, and a location is free at the second.
    at = table(
        players=3, stacks=BURIED, workers=FULL[:-2], pending=[*RESOLUTION, "second_turns 0 2"]
    )  # P3 still has both workers
    assert at.asked == "P3"
    assert at.left("P3") == (2, 2)
    at.play("P3 place 8")
    assert at.position["round"] == 2, "one worker, not two"


@pytest.mark.rule("D-36")
def test_second_turn_is_to_place_or_to_decline() -> None:
    at = table(holdings={"P1": "0/0/0/0/8", "P2": "0/0/0/0/8"})
    at.play("P1 place 1", "P2 place 2")
    assert at.offered == [*(f"place {n}" for n in range(3, 10)), "decline"]
    for payment in ("workers", "glory"):
        assert at.refused(f"special 1 with {payment}") == "no_second_special"
    at.play("P2 decline", "P1 decline")
    assert at.position["round"] == 2
    assert at.left("P1") == (2, 2)


@pytest.mark.rule("D-36")
def test_without_an_available_location_there_is_no_second_turn() -> None:
    at = table(players=3, workers=FULL, pending=[*RESOLUTION, "second_turns 0 2"])
    assert at.position["round"] == 2


@pytest.mark.rule("D-39", "D-33")
def test_all_piles_empty_leaves_only_places() -> None:
    at = table(stacks=BURIED)
    assert at.specials == []
    assert set(SPECIAL) <= {card for n in range(1, 10) for card in at.stack(n).split()}
    assert at.offered == [f"place {n}" for n in range(1, 10)]
