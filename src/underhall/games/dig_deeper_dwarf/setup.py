"""Setup (section 5), using chance in the fixed order of G-12."""

from __future__ import annotations

from underhall.core.buffers import i64
from underhall.core.grid import opposite, rotated
from underhall.games.dig_deeper_dwarf.catalogue import BIRTHDAY_PARTY, CAMP, ENTRANCE, EVENT_COUNT, TRAIT_COUNT
from underhall.games.dig_deeper_dwarf.knowledge import D_ALL, H_ALL, K_ALL, LANE
from underhall.games.dig_deeper_dwarf.layout import (
    ACTIONS,
    BOX,
    CELL,
    DEALT,
    DRAW_PILE,
    EVENT_PILE,
    FIRST_CELLS,
    GIFT,
    HAND,
    HAND_SIZE,
    JEWELRY,
    MINING,
    NO_GIFT,
    NONE,
    OPEN,
    PICKED,
    TILE,
    TILE_PILE,
    TILE_ROW,
    TRAIT,
    TRAIT_BOX,
    ZONES,
)
from underhall.games.dig_deeper_dwarf.map import pile_at, put_pile, put_tile, tile_at
from underhall.games.dig_deeper_dwarf.state import DeepState


def lay_out(state: DeepState) -> None:
    rules = state.rules
    faces = state.faces
    for seat in range(state.seats):
        deal_start_deck(state, seat)
    if rules.crafting:
        deal_piles(state, ACTIONS, 3, shuffled(state, faces.decks["action"]))
    deal_piles(state, JEWELRY, 2, shuffled(state, faces.decks["jewelry"]))
    fill_stock(state, TILE_PILE, shuffled(state, faces.tile_deck))
    lay_first_tiles(state)
    if rules.events:
        events = [event for event in range(EVENT_COUNT) if rules.party or event != BIRTHDAY_PARTY]
        fill_stock(state, EVENT_PILE, shuffled(state, events))
        state.supply = faces.extra_rubble
    mining = shuffled(state, faces.decks["mining"])
    if rules.crafting:
        fill_stock(state, MINING, mining)
    else:  # half of the Mining cards (G-4)
        half = len(mining) // 2
        fill_stock(state, MINING, mining[:half])
        fill_stock(state, BOX, mining[half:])
    lay_first_piles(state)
    if rules.traits:
        deal_traits(state)
    if rules.start == "random":
        state.first = state.chance.below(state.seats)
    else:
        state.first = int(rules.start) - 1
    state.active = state.first
    state.round = 1


def shuffled(state: DeepState, cards: list[int]) -> list[int]:
    deck = cards[:]
    last = len(deck) - 1
    while last > 0:
        other: int = state.chance.below(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
        last -= 1
    return deck


def fill_stock(state: DeepState, stock: i64, cards: list[int]) -> None:
    base: i64 = state.rules.base[stock]
    for at, card in enumerate(cards):
        state.stock[base + at] = card
        state.stock_marks[base + at] = 0
    state.stock_counts[stock] = len(cards)


def deal_piles(state: DeepState, first: i64, number: int, deck: list[int]) -> None:
    """Split a deck into piles of equal size and turn their top cards up (G-52, G-53)."""
    begin = 0
    for pile in range(number):
        size = (len(deck) - begin + number - pile - 1) // (number - pile)
        fill_stock(state, first + pile, deck[begin : begin + size])
        state.turn_up(first + pile)
        begin += size


def deal_start_deck(state: DeepState, seat: i64) -> None:
    """Shuffle the start cards and draw five (G-50). Everybody knows what a start deck holds."""
    start: i64 = seat * state.rules.room
    deck = shuffled(state, state.faces.decks["start"])
    mark: i64 = K_ALL | ((H_ALL | D_ALL) & ~(31 << (LANE * seat)))
    for at, face in enumerate(deck):
        state.cards[start + at] = face
        state.marks[start + at] = mark
    state.counts[seat * ZONES + DRAW_PILE] = len(deck) - HAND_SIZE
    state.counts[seat * ZONES + HAND] = HAND_SIZE
    for field in (DEALT, DEALT + 1, PICKED, TRAIT):
        state.put(seat, field, NONE)
    state.put(seat, GIFT, NO_GIFT)
    state.put(seat, TILE, ENTRANCE)


def lay_first_tiles(state: DeepState) -> None:
    """Entrance, Camp, and three tiles at the Entrance's open sides, randomly turned (G-45, G-46)."""
    grid = state.rules.grid
    put_tile(state, ENTRANCE, grid.cell(0, 0), state.faces.tile_sides[ENTRANCE])
    put_tile(state, CAMP, grid.cell(1, 0), state.faces.tile_sides[CAMP])
    for x, y in FIRST_CELLS:
        state.stock_counts[TILE_PILE] -= 1
        kind = state.stock[state.rules.base[TILE_PILE] + state.stock_counts[TILE_PILE]]
        side: i64 = 0
        while grid.cell(0, 0) + grid.step[side] != grid.cell(x, y):
            side += 1
        towards = opposite(side)
        turned = {rotated(state.faces.tile_sides[kind], turns) for turns in range(4)}
        legal = sorted(sides for sides in turned if sides >> towards & 1)
        put_tile(state, kind, grid.cell(x, y), legal[state.chance.below(len(legal))])


def lay_first_piles(state: DeepState) -> None:
    """A pile at every open side of the three tiles that faces no tile, one for each cell (G-47, G-48)."""
    for tile in range(2, 5):
        row = tile * TILE_ROW
        for side in range(4):
            if state.tiles[row + OPEN] >> side & 1:
                cell = state.tiles[row + CELL] + state.rules.grid.step[side]
                if tile_at(state, cell) == NONE and pile_at(state, cell) == NONE:
                    put_pile(state, cell, "G-48")


def deal_traits(state: DeepState) -> None:
    """Two Traits for every player (G-8)."""
    deck = shuffled(state, list(range(TRAIT_COUNT)))
    for seat in range(state.seats):
        state.put(seat, DEALT, deck.pop())
        state.put(seat, DEALT + 1, deck.pop())
    fill_stock(state, TRAIT_BOX, deck)
