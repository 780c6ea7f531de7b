"""The grid: cells, sides, quarter turns, walking."""

from __future__ import annotations

import pytest

from underhall.core.buffers import zeros
from underhall.core.grid import ALL_SIDES, EAST, NORTH, SOUTH, UNREACHED, WEST, Grid, Paths, Walk, opposite, rotated


def test_opposite_sides() -> None:
    assert [opposite(side) for side in (NORTH, EAST, SOUTH, WEST)] == [SOUTH, WEST, NORTH, EAST]


def test_a_quarter_turn_takes_north_to_east() -> None:
    assert rotated(1 << NORTH, 1) == 1 << EAST
    assert rotated(1 << WEST, 1) == 1 << NORTH
    assert rotated(1 << NORTH | 1 << EAST, 2) == 1 << SOUTH | 1 << WEST


@pytest.mark.parametrize("sides", range(16))
def test_four_quarter_turns_change_nothing(sides: int) -> None:
    assert rotated(sides, 0) == sides
    turned = sides
    for _ in range(4):
        turned = rotated(turned, 1)
    assert turned == sides
    assert rotated(rotated(sides, 3), 1) == sides
    assert bin(rotated(sides, 2)).count("1") == bin(sides).count("1")


@pytest.mark.parametrize("north_up", [True, False])
def test_cells_and_steps(north_up: bool) -> None:
    grid = Grid(-3, -2, 7, 5, north_up)
    assert grid.cells == 35
    assert sorted(grid.cell(x, y) for x in range(-3, 4) for y in range(-2, 3)) == list(range(35))
    for cell in range(35):
        assert grid.cell(grid.x(cell), grid.y(cell)) == cell
    here = grid.cell(1, 1)
    away = {side: (grid.x(here + grid.step[side]) - 1, grid.y(here + grid.step[side]) - 1) for side in range(4)}
    up = 1 if north_up else -1
    assert away == {NORTH: (0, up), EAST: (1, 0), SOUTH: (0, -up), WEST: (-1, 0)}


def test_a_walk_finds_the_nearest_way() -> None:
    """A ring of eight cells around a wall: the far corner is four steps away by both ways, the middle unreached."""
    grid = Grid(0, 0, 5, 5, north_up=True)
    links = zeros(grid.cells)
    ring = {(x, y) for x in (1, 2, 3) for y in (1, 2, 3)} - {(2, 2)}
    for x, y in ring:
        for side, (dx, dy) in {NORTH: (0, 1), EAST: (1, 0), SOUTH: (0, -1), WEST: (-1, 0)}.items():
            if (x + dx, y + dy) in ring:
                links[grid.cell(x, y)] |= 1 << side
    walk = Walk(grid, links, grid.cell(1, 1))
    assert walk.count == 8
    assert walk.distance[grid.cell(1, 1)] == 0
    assert walk.distance[grid.cell(3, 3)] == 4
    assert walk.distance[grid.cell(3, 1)] == walk.distance[grid.cell(1, 3)] == 2
    assert walk.distance[grid.cell(2, 2)] == UNREACHED
    steps = [walk.distance[walk.reached[number]] for number in range(walk.count)]
    assert steps == sorted(steps)


def test_a_walk_goes_only_through_open_sides() -> None:
    """One-way: a link leads out of its cell; the way back needs its own."""
    grid = Grid(0, 0, 4, 3, north_up=True)
    links = zeros(grid.cells)
    links[grid.cell(1, 1)] = 1 << EAST
    assert Walk(grid, links, grid.cell(1, 1)).count == 2
    assert Walk(grid, links, grid.cell(2, 1)).count == 1
    assert ALL_SIDES == 15


def test_paths_over_a_list_of_places() -> None:
    """Four places in a row and one apart; links that lead nowhere (-1, or beyond) are walls."""
    stride, offset, places = 5, 1, 5
    links = zeros(stride * places)
    for place in range(places * stride):
        links[place] = -1 if place % 2 else 99
    for place in range(3):
        links[place * stride + offset + EAST] = place + 1
        links[(place + 1) * stride + offset + WEST] = place
    paths = Paths(links, stride, offset, places, 1)
    assert [paths.distance[place] for place in range(places)] == [1, 0, 1, 2, UNREACHED]
