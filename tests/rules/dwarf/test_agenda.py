"""The agenda the Mining Phase makes of a round: who acts when, and which step comes first.

Other tests begin in the middle of a round, with frames they name themselves. Here the engine makes the agenda itself:
every table begins with a Mining Phase, and what is seen is the order in which things happen.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dwarf.table import Table, mining

QUIET = "C10 C11"  # Mountain cards that leave locations 3 to 9 as they are
LEVELS = ["eldhusfifl", "andvettr", "andvettr_fadir"]


def order_of_asking(at: Table, places: list[str]) -> list[str]:
    """Who is asked while workers are put on these locations, one after the other."""
    order = []
    for place in places:
        order.append(at.asked)
        at.play(f"place {place}")
    return order


@pytest.mark.rule("D-30")
@pytest.mark.parametrize(
    ("players", "holder", "first"),
    [
        (2, "P1", ["P1", "P2"]),
        (2, "P2", ["P2", "P1"]),
        (3, "P1", ["P1", "P2", "P3"]),
        (3, "P2", ["P2", "P3", "P1"]),
        (3, "P3", ["P3", "P1", "P2"]),
        (4, "P2", ["P2", "P3", "P4", "P1"]),
        (5, "P1", ["P1", "P2", "P3", "P4", "P5"]),
        (5, "P4", ["P4", "P5", "P1", "P2", "P3"]),
    ],
)
def test_the_last_of_the_first_turns_starts_the_second_turns(players: int, holder: str, first: list[str]) -> None:
    at = mining(players=players, holder=holder, mountain=QUIET)
    places = [*(str(n) for n in range(1, 10)), "2.1"][: 2 * players]
    order = order_of_asking(at, places)
    assert order[:players] == first, "clockwise from the holder"
    assert order[players] == first[-1], "who came last in the first turns starts the second ones"
    assert order[players:] == first[::-1], "exactly the reverse"


@pytest.mark.rule("D-30", "D-35")
def test_a_player_without_a_worker_is_passed_over_in_the_second_turns() -> None:
    # P2 comes last and gives both workers, so P1 starts the second turns and P3, the holder, ends them.
    at = mining(players=3, holder="P3", mountain=QUIET, piles=["S8"])
    at.play("P3 place 4", "P1 place 5", "P2 special 1 with workers", "P1 place 6", "P3 place 7")
    assert at.position["round"] == 3


def solo(level: str, **given: Any) -> Table:
    return mining(players=1, solo_opponent=level, **given)


@pytest.mark.rule("D-82")
@pytest.mark.parametrize("level", LEVELS)
def test_his_second_worker_stands_before_the_human_is_asked_again(level: str) -> None:
    # C33 guides his first worker to 9; C8 under the human's first worker points to 9, which is taken, and then to 5.
    at = solo(level, mountain="C18 C33")
    assert at.workers == ["he 9"], "his first worker stands before the human is asked at all"
    at.play("P1 place 8")
    assert at.workers == ["he 9", "P1 8", "he 5"], "his second worker stands before the human's second turn"
    assert at.offered == [*(f"place {n}" for n in (1, 2, 3, 4, 6, 7)), "decline"], "the human's second turn"


@pytest.mark.rule("D-82", "D-35")
@pytest.mark.parametrize("level", LEVELS)
def test_his_second_worker_comes_also_when_the_human_has_no_second_turn(level: str) -> None:
    at = solo(level, mountain="C18 C33", piles=["S8"])
    at.play("P1 special 1 with workers")
    assert at.placings[0] == "he 8"
    assert at.position["round"] == 3, "and the round was played out"


@pytest.mark.rule("D-50")
def test_mine_comes_before_forge() -> None:
    # P1's Gold Seam on 7 brings the third gold for the crown on 6: only if the Mine step comes first.
    at = mining(mountain="C33 C13", holdings={"P1": "0/0/2/0/0"})
    assert (at.top(6), at.top(4)) == ("C33", "C13")
    at.play("P1 place 6", "P2 place 4", "P2 decline", "P1 place 7")
    assert at.holdings() == "0/0/0/1/0"
    steps = [event for event in at.events if event.endswith((" worked", " beaten", " attacks"))]
    assert steps == ["D-62 beaten", "D-114 worked", "D-121 worked"], "Defend, then Mine, then Forge"


@pytest.mark.rule("D-50")
def test_get_help_comes_before_defend_and_defend_before_mine() -> None:
    # P1's helper faces the Orc Raiders on 2; had Defend come before Get Help, they would have stopped the Mine step.
    at = mining(mountain="C32 C11")
    at.play("P1 place 5", "P2 place 8", "P2 decline", "P1 decline", "P1 place 2", "P1 decline")
    assert at.holdings("P1") == "0/0/0/0/1"
    assert at.holdings("P2") == "3/0/0/0/0"
    # Knockers take iron before it is dug: who has none loses none, and keeps what the Mine step brings.
    knocked = mining(mountain="C14 C33")
    knocked.play("P1 place 8", "P2 place 9", "P2 decline", "P1 decline")
    assert knocked.holdings("P1") == "3/0/0/0/0"
