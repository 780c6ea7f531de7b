"""The layers of a net for the engine that is not compiled: rows of plain floats instead of places in buffers.

There a net was half of what a bot's move took. Python goes through a few rows at once in half the time in which it
counts its way along buffers; compiled it is the other way round. And most positions of one search look the same to a
net (in Duel 97 of 100), so what it made of them is kept. Every sum is made in the order of ``net.Net``: both come to
the same number to the last bit, and so to the same moves.
"""

from __future__ import annotations

from typing import Final, final

from underhall.core.features import AT_ONCE, SparseRow

# So many rows are kept, of about two kilobytes each: more than a search of 500 iterations meets.
MOST_KEPT: Final = 4000


@final
class NetRows:
    """``first`` and ``second`` have a row for each unit below, with a weight for each unit above."""

    def __init__(
        self,
        first: list[list[float]],
        first_bias: list[float],
        second: list[list[float]],
        second_bias: list[float],
        last: list[float],
        last_bias: float,
    ) -> None:
        self.first = first
        self.first_bias = first_bias
        self.second = second
        self.second_bias = second_bias
        self.nothing = [0.0] * len(second_bias)
        self.last = last
        self.last_bias = last_bias
        self.kept: dict[tuple[tuple[int, ...], tuple[float, ...]], float] = {}

    def total(self, row: SparseRow) -> float:
        """What the net makes of a row that is filled up, before it becomes a share."""
        whole = (row.count + AT_ONCE - 1) // AT_ONCE * AT_ONCE
        places, amounts = tuple(row.places[:whole]), tuple(row.amounts[:whole])
        total = self.kept.get((places, amounts))
        if total is None:
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            total = self.kept[places, amounts] = self.above(self.hidden(places, amounts))
        return total

    def hidden(self, places: tuple[int, ...], amounts: tuple[float, ...]) -> list[float]:
        first = self.first
        sums = self.first_bias
        for index in range(0, len(places), AT_ONCE):
            a, b, c, d = amounts[index : index + AT_ONCE]
            one, two, three, four = [first[place] for place in places[index : index + AT_ONCE]]
            sums = [
                below + (a * v + b * w + c * x + d * y)
                for below, v, w, x, y in zip(sums, one, two, three, four, strict=True)
            ]
        return sums

    def above(self, sums: list[float]) -> float:
        rising = [unit for unit, below in enumerate(sums) if below > 0.0]
        amounts = [sums[unit] for unit in rising] + [0.0] * (AT_ONCE - 1)
        rows = [self.second[unit] for unit in rising] + [self.nothing] * (AT_ONCE - 1)
        upper = self.second_bias
        for index in range(0, len(rising), AT_ONCE):
            a, b, c, d = amounts[index : index + AT_ONCE]
            one, two, three, four = rows[index : index + AT_ONCE]
            upper = [
                above + a * v + b * w + c * x + d * y
                for above, v, w, x, y in zip(upper, one, two, three, four, strict=True)
            ]
        total = self.last_bias
        for index in range(0, len(upper), 2):
            in_one, in_two = upper[index], upper[index + 1]
            total += (in_one if in_one > 0.0 else 0.0) * self.last[index] + (
                in_two if in_two > 0.0 else 0.0
            ) * self.last[index + 1]
        return total
