"""Where a spot of the map is, told by a card beside it: every card is there only once, so that one card and a side name
one spot, and no reader needs coordinates."""

from __future__ import annotations

from typing import Final

from underhall.core.buffers import i64
from underhall.core.grid import SIDES, opposite
from underhall.games.dwar7s.catalogue import CASTLE, KINDS
from underhall.games.dwar7s.map import NONE, Map
from underhall.games.dwar7s.moves import GRID

# A landmark is ``card * SIDES + side``: the spot lies on that side of the card. Beside no card:
MIDDLE: Final = -1  # the first card of a free table
CORNERS: Final = ("north_west", "north_east", "south_west", "south_east")  # the four middle spots of a mat: -2 to -5


def landmark(table: Map, cell: i64, colour: i64) -> i64:
    """The card beside a spot that people see first: the own castle, else a castle, else an own card, else any."""
    best: i64 = NONE
    rank: i64 = -1
    side: i64 = 0
    while side < SIDES:
        site: i64 = table.find(cell + GRID.step[side])
        if site != NONE:
            card: i64 = table.top(site)
            worth: i64 = 2 if card % KINDS == CASTLE else 0
            if card // KINDS == colour:
                worth += 1
            if worth > rank:
                best = card * SIDES + opposite(side)
                rank = worth
        side += 1
    if best != NONE or table.width == 0:
        return best
    east: i64 = 1 if GRID.x(cell) * 2 >= table.width else 0
    south: i64 = 1 if GRID.y(cell) * 2 >= table.height else 0
    return MIDDLE - 1 - south * 2 - east


def card_at(table: Map, cell: i64) -> i64:
    """The top card at a spot, NONE where there is none."""
    site: i64 = table.find(cell)
    return NONE if site == NONE else table.top(site)
