"""What lies before a player: the ways through the mine, and the Resources a purchase could be paid with."""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64, vec, zeros
from underhall.games.dig_deeper_dwarf.catalogue import CAMP, FIRST_TREASURE, TREASURE_COUNT
from underhall.games.dig_deeper_dwarf.layout import (
    DRAW_PILE,
    EVENTS,
    HAND,
    LINKS,
    PILE_LINK,
    REVEALED,
    TILE_ROW,
    ZONES,
)
from underhall.games.dig_deeper_dwarf.state import DeepState

KINDS: Final = 6  # Resources are numbered from 1 to 5
FAR: Final = 9  # steps to what cannot be reached, or is so far away that it makes no difference
UNREACHED: Final = -1


@final
class Ways:
    """How many steps it is from every tile to the Camp, and to the nearest tile beside a Mining pile."""

    def __init__(self, state: DeepState) -> None:
        places: i64 = state.tile_count
        self.to_camp: vec[i64] = vec[i64]([UNREACHED] * places)
        self.to_pile: vec[i64] = vec[i64]([UNREACHED] * places)
        reached: vec[i64] = zeros(places)
        self.to_camp[CAMP] = 0
        reached[0] = CAMP
        spread_out(state.tiles, places, self.to_camp, reached, 1)
        count: i64 = 0
        tile: i64 = 0
        while tile < places:
            side: i64 = 0
            while side < 4:
                if state.tiles[tile * TILE_ROW + LINKS + side] >= PILE_LINK:
                    self.to_pile[tile] = 0
                    reached[count] = tile
                    count += 1
                    break
                side += 1
            tile += 1
        spread_out(state.tiles, places, self.to_pile, reached, count)


def spread_out(tiles: vec[i64], places: i64, distance: vec[i64], reached: vec[i64], count: i64) -> None:
    """Walk from all tiles reached so far to the others, nearest first; in the end no distance is more than ``FAR``."""
    done: i64 = 0
    while done < count:
        here: i64 = reached[done]
        done += 1
        side: i64 = 0
        while side < 4:
            there: i64 = tiles[here * TILE_ROW + LINKS + side]
            if 0 <= there < places and distance[there] == UNREACHED:
                distance[there] = distance[here] + 1
                reached[count] = there
                count += 1
            side += 1
    tile: i64 = 0
    while tile < places:
        if distance[tile] == UNREACHED or distance[tile] > FAR:
            distance[tile] = FAR
        tile += 1


def count_resources(state: DeepState, seat: i64, near: vec[i64], far: vec[i64]) -> None:
    """Resources by kind, at 0 their coins: ``near`` in hand, laid out and among the Treasures, ``far`` elsewhere."""
    cards = state.cards
    faces = state.faces
    at: i64 = seat * state.rules.room
    zone: i64 = DRAW_PILE
    while zone < ZONES:
        stop: i64 = at + state.counts[seat * ZONES + zone]
        held = near if zone in (HAND, REVEALED) else far
        while at < stop:
            kind: i64 = faces.resource[cards[at]]
            if kind:
                held[kind] += 1
                held[0] += faces.coins[cards[at]]
            at += 1
        zone += 1
    add_treasures(state, seat, near)


def add_treasures(state: DeepState, seat: i64, near: vec[i64]) -> None:
    faces = state.faces
    treasures: i64 = state.get(seat, EVENTS) >> FIRST_TREASURE
    treasure: i64 = 0
    while treasure < TREASURE_COUNT:
        if (treasures >> treasure) & 1:
            near[faces.treasure_resource[treasure]] += 1
            near[0] += faces.treasure_coins[treasure]
        treasure += 1
