"""A square grid of cells: sides, quarter turns and walking, for every game with a map.

A cell is one number, ``row * width + column``, so a map is a flat buffer and a step is an addition. Sides are numbered
clockwise; sets of sides are four-bit masks. Which way y grows is the game's choice (``north_up``).
"""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64, vec, zeros

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = 4
ALL_SIDES: Final = 15
UNREACHED: Final = -1


def opposite(side: i64) -> i64:
    return side ^ 2


def rotated(sides: i64, turns: i64) -> i64:
    """A set of sides after quarter turns clockwise: what was north is east after one."""
    return ((sides << turns) | (sides >> (SIDES - turns))) & ALL_SIDES


@final
class Grid:
    """Cells from (left, low) on; keep a border of cells that are never used, so that a step never leaves the buffer."""

    def __init__(self, left: i64, low: i64, width: i64, height: i64, north_up: bool) -> None:
        self.left: i64 = left
        self.low: i64 = low
        self.width: i64 = width
        self.height: i64 = height
        self.cells: i64 = width * height
        north: i64 = width if north_up else -width
        self.step: vec[i64] = vec[i64]([north, 1, -north, -1])
        # Where each cell is: looked up, since dividing takes a processor ten times as long.
        self.columns: vec[i64] = zeros(self.cells)
        self.rows: vec[i64] = zeros(self.cells)
        cell: i64 = 0
        while cell < self.cells:
            self.columns[cell] = cell % width + left
            self.rows[cell] = cell // width + low
            cell += 1

    def cell(self, x: i64, y: i64) -> i64:
        return (y - self.low) * self.width + x - self.left

    def x(self, cell: i64) -> i64:
        return self.columns[cell]

    def y(self, cell: i64) -> i64:
        return self.rows[cell]


@final
class Walk:
    """All cells that can be reached from a start, nearest first, with how many steps each takes.

    ``links`` holds for each cell the sides through which one can leave it.
    """

    def __init__(self, grid: Grid, links: vec[i64], start: i64) -> None:
        self.distance: vec[i64] = vec[i64]([UNREACHED] * grid.cells)
        self.reached: vec[i64] = zeros(grid.cells)
        self.count: i64 = 1
        self.reached[0] = start
        self.distance[start] = 0
        done: i64 = 0
        while done < self.count:
            here: i64 = self.reached[done]
            done += 1
            side: i64 = 0
            while side < SIDES:
                if (links[here] >> side) & 1:
                    there: i64 = here + grid.step[side]
                    if self.distance[there] == UNREACHED:
                        self.distance[there] = self.distance[here] + 1
                        self.reached[self.count] = there
                        self.count += 1
                side += 1


@final
class Paths:
    """The same walk for a map kept as a list of places: how many steps each place is from a start.

    Place ``p`` leads to ``links[p * stride + offset + side]``; values that are no place (below 0, or ``places`` and
    above) lead nowhere.
    """

    def __init__(self, links: vec[i64], stride: i64, offset: i64, places: i64, start: i64) -> None:
        self.distance: vec[i64] = vec[i64]([UNREACHED] * places)
        reached: vec[i64] = zeros(places)
        count: i64 = 1
        reached[0] = start
        self.distance[start] = 0
        done: i64 = 0
        while done < count:
            here: i64 = reached[done]
            done += 1
            side: i64 = 0
            while side < SIDES:
                there: i64 = links[here * stride + offset + side]
                if 0 <= there < places and self.distance[there] == UNREACHED:
                    self.distance[there] = self.distance[here] + 1
                    reached[count] = there
                    count += 1
                side += 1
