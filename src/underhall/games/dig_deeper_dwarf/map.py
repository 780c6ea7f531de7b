"""The map (sections 2 and 5): tiles and how they connect, Mining piles, Rubble, and where the dwarfs are."""

from __future__ import annotations

from underhall.core.buffers import i64
from underhall.core.grid import opposite
from underhall.games.dig_deeper_dwarf import knowledge
from underhall.games.dig_deeper_dwarf.catalogue import CALL_OF_NATURE, CAMP, COMPANION_MASK, PILE, VAMPIRE_BATS
from underhall.games.dig_deeper_dwarf.layout import (
    CELL,
    EVENT,
    EVENT_PILE,
    EVENTS,
    KIND,
    LINKS,
    MAP,
    MINING,
    NONE,
    OPEN,
    PILE_LINK,
    RUBBLE,
    TILE,
    TILE_ROW,
)
from underhall.games.dig_deeper_dwarf.moves import ACT_INVESTIGATE_PILE
from underhall.games.dig_deeper_dwarf.state import DeepState


def link(state: DeepState, tile: i64, side: i64) -> i64:
    return state.tiles[tile * TILE_ROW + LINKS + side]


def neighbour(state: DeepState, tile: i64, side: i64) -> i64:
    """The tile connected at a side, or NONE (G-16)."""
    there: i64 = state.tiles[tile * TILE_ROW + LINKS + side]
    return there if there < PILE_LINK else NONE


def rubble_on(state: DeepState, tile: i64) -> i64:
    return state.tiles[tile * TILE_ROW + RUBBLE]


def tile_at(state: DeepState, cell: i64) -> i64:
    tile: i64 = 0
    while tile < state.tile_count:
        if state.tiles[tile * TILE_ROW + CELL] == cell:
            return tile
        tile += 1
    return NONE


def pile_at(state: DeepState, cell: i64) -> i64:
    """The Mining pile with cards in a cell, or NONE."""
    pile: i64 = 0
    while pile < state.pile_count:
        if state.pile_cells[pile] == cell and state.stock_counts[MAP + pile] > 0:
            return pile
        pile += 1
    return NONE


def relink(state: DeepState, tile: i64) -> None:
    """Find anew what each side of a tile leads to (G-16, G-17)."""
    row: i64 = tile * TILE_ROW
    side: i64 = 0
    while side < 4:
        there: i64 = NONE
        if (state.tiles[row + OPEN] >> side) & 1:
            cell: i64 = state.tiles[row + CELL] + state.rules.grid.step[side]
            other: i64 = tile_at(state, cell)
            if other != NONE:
                if (state.tiles[other * TILE_ROW + OPEN] >> opposite(side)) & 1:
                    there = other
            else:
                pile: i64 = pile_at(state, cell)
                if pile != NONE:
                    there = PILE_LINK + pile
        state.tiles[row + LINKS + side] = there
        side += 1


def relink_around(state: DeepState, cell: i64) -> None:
    side: i64 = 0
    while side < 4:
        tile: i64 = tile_at(state, cell + state.rules.grid.step[side])
        if tile != NONE:
            relink(state, tile)
        side += 1


def put_tile(state: DeepState, kind: i64, cell: i64, sides: i64) -> i64:
    tile: i64 = state.tile_count
    row: i64 = tile * TILE_ROW
    state.tiles[row + CELL] = cell
    state.tiles[row + KIND] = kind
    state.tiles[row + OPEN] = sides
    state.tiles[row + RUBBLE] = 0
    state.tiles[row + EVENT] = NONE
    state.tile_count = tile + 1
    relink(state, tile)
    relink_around(state, cell)
    return tile


def put_pile(state: DeepState, cell: i64, clause: str) -> None:
    """A Mining pile of five on an Event card (G-48, G-130); the caller has made sure of the five."""
    pile: i64 = state.pile_count
    state.pile_count = pile + 1
    state.pile_cells[pile] = cell
    event: i64 = NONE
    if state.rules.events and not state.rules.surprises and state.stock_counts[EVENT_PILE] > 0:
        state.stock_counts[EVENT_PILE] -= 1
        event = state.stock[state.rules.base[EVENT_PILE] + state.stock_counts[EVENT_PILE]]
    state.pile_events[pile] = event
    base: i64 = state.rules.base[MINING]
    knowledge.lose_places(state.stock_marks, base, base + state.stock_counts[MINING], 0)
    source: i64 = state.rules.base[MINING] + state.stock_counts[MINING] - PILE
    target: i64 = state.rules.base[MAP + pile]
    at: i64 = 0
    while at < PILE:  # the five stay in their order
        state.stock[target + at] = state.stock[source + at]
        state.stock_marks[target + at] = state.stock_marks[source + at]
        at += 1
    state.stock_counts[MINING] -= PILE
    state.stock_counts[MAP + pile] = PILE
    state.reveals += 1
    relink_around(state, cell)
    if state.journal is not None:
        state.note("pile_laid", clause, {"pile": pile, "cell": cell, "event": event})


def pile_cell(state: DeepState, act: i64) -> i64:
    """Where the Mining pile lies that an action looks into, NONE for all other actions."""
    pile: i64 = act - ACT_INVESTIGATE_PILE
    return state.pile_cells[pile] if 0 <= pile < state.pile_count else NONE


def act_told(state: DeepState, seat: i64, act: i64) -> dict[str, int]:
    """Arguments of an event that tells of an action: whose, which, and where, if that is not beside the dwarf."""
    told: dict[str, int] = {"seat": seat, "act": act}
    cell: i64 = pile_cell(state, act)
    if cell != NONE:
        told["cell"] = cell
    return told


def has_workbench(state: DeepState, tile: i64) -> bool:
    return state.faces.tile_bench[state.tiles[tile * TILE_ROW + KIND]] == 1


def dwarf_on(state: DeepState, tile: i64) -> bool:
    seat: i64 = 0
    while seat < state.seats:
        if state.where(seat) == tile:
            return True
        seat += 1
    return False


def adjacent(state: DeepState, one: i64, other: i64) -> bool:
    """Whether two tiles are the same or connected (G-18)."""
    if one == other:
        return True
    side: i64 = 0
    while side < 4:
        if state.tiles[one * TILE_ROW + LINKS + side] == other:
            return True
        side += 1
    return False


def move_dwarf(state: DeepState, seat: i64, tile: i64, clause: str) -> None:
    """Bring a dwarf to another tile, by whatever means; the Camp frightens some companions away (G-159)."""
    before: i64 = state.where(seat)
    state.put(seat, TILE, tile)
    if state.journal is not None:
        state.note("moved", clause, {"seat": seat, "tile": tile, "cell": state.tiles[tile * TILE_ROW + CELL]})
    if tile == CAMP and before != CAMP:
        shy: i64 = COMPANION_MASK | (1 << CALL_OF_NATURE) | (1 << VAMPIRE_BATS)
        gone: i64 = state.get(seat, EVENTS) & shy
        event: i64 = 0
        while gone:
            if gone & 1:
                state.remove_event(event, "G-159")
            gone >>= 1
            event += 1


def lay_rubble(state: DeepState, tile: i64, clause: str) -> None:
    state.tiles[tile * TILE_ROW + RUBBLE] += 1
    if state.journal is not None:
        state.note("rubble_laid", clause, {"tile": tile, "cell": state.tiles[tile * TILE_ROW + CELL]})


def piles_left(state: DeepState) -> bool:
    """Whether any Mining pile on the map has a card (G-248)."""
    pile: i64 = 0
    while pile < state.pile_count:
        if state.stock_counts[MAP + pile] > 0:
            return True
        pile += 1
    return False
