"""Why whoever won has won, where the largest total counts and ties are broken by one column after the other."""

from __future__ import annotations

import pytest

from underhall.core.outcome import counted_verdict

SHEET = ["gems", "cards", "total"]
TIES = ("size", "dwarfs")


def row(gems: int, cards: int, size: int = 0, dwarfs: int = 0) -> dict[str, int]:
    return {"gems": gems, "cards": cards, "total": gems + cards, "size": size, "dwarfs": dwarfs}


@pytest.mark.parametrize(
    ("rows", "winners", "key", "column", "rivals", "ties"),
    [
        ([row(3, 4), row(1, 1), row(2, 2)], [0], "points", "total", [2, 1], []),
        ([row(3, 4, 2), row(4, 3, 5), row(0, 0, 9)], [1], "tie", "size", [0], ["size"]),
        ([row(1, 1, 2, 3), row(1, 1, 2, 4), row(1, 1, 1, 9)], [1], "tie", "dwarfs", [0], ["size", "dwarfs"]),
        ([row(1, 1, 2, 3), row(2, 0, 2, 3), row(0, 0)], [0, 1], "shared", "total", [], ["size", "dwarfs"]),
    ],
)
def test_what_decided_and_who_lost_by_it(
    rows: list[dict[str, int]], winners: list[int], key: str, column: str, rivals: list[int], ties: list[str]
) -> None:
    found = counted_verdict(rows, winners, SHEET, TIES)
    assert (found.key, found.column, found.rivals, found.ties) == (key, column, rivals, ties)
    assert found.sheet == SHEET


def test_parts_are_won_by_whoever_has_most_of_them_and_the_total_by_the_winner() -> None:
    assert counted_verdict([row(3, 4), row(5, 1)], [0], SHEET, TIES).won == [["cards", "total"], ["gems"]]
    assert counted_verdict([row(3, 4, 1), row(3, 4, 2)], [1], SHEET, TIES).won == [[], ["size"]]
    assert counted_verdict([row(3, 4), row(4, 3)], [0, 1], SHEET, TIES).won == [["cards", "total"], ["gems", "total"]]


def test_the_best_rival_comes_first_and_ties_tell_who_that_is() -> None:
    rows = [row(1, 1, 1), row(9, 9), row(1, 1, 2), row(1, 0, 9)]
    assert counted_verdict(rows, [1], SHEET, TIES).rivals == [2, 0, 3]
