"""Who may see what (section 3): the declaration of zones for views, and the redeal of all that a seat cannot know.

Three things are dealt anew for a seat. Which unseen card is which: the Mining cards nobody showed it, wherever they
are, and likewise the unseen Jewelry, Action, Event, tile and Trait cards. The order of each pile, except for places it
has seen. And where the cards of the other players lie, as far as its marks leave open (knowledge.py).
"""

from __future__ import annotations

from typing import Final

from underhall.core.buffers import i64, vec
from underhall.core.chance import Chance
from underhall.core.moves import MoveList
from underhall.core.secrecy import Eye
from underhall.games.dig_deeper_dwarf.knowledge import KNOWN, LANE_BITS, PLACED, deal_zones, lane_of, shuffle_list
from underhall.games.dig_deeper_dwarf.layout import (
    ACTIONS,
    BOX,
    DEALT,
    DISCARD,
    DRAW_PILE,
    EVENT_PILE,
    GIFT,
    HAND,
    JEWELRY,
    MAP,
    MINING,
    NONE,
    PLAYED,
    REVEALED,
    STOCKS,
    TILE_PILE,
    TRAIT_BOX,
)
from underhall.games.dig_deeper_dwarf.party import write_gifts
from underhall.games.dig_deeper_dwarf.state import DeepState

# Pools of cards that could lie in each other's place; each player's own cards follow.
POOL_MINING: Final = 0
POOL_JEWELRY: Final = 1
POOL_ACTIONS: Final = 2
POOL_EVENTS: Final = 3
POOL_TILES: Final = 4
POOL_TRAITS: Final = 5
POOLS: Final = 6
PLACES: Final = 1 << 20  # more than any buffer has


def pool_of(stock: i64) -> i64:
    if stock < ACTIONS:
        return POOL_JEWELRY
    if stock < MINING:
        return POOL_ACTIONS
    if stock == EVENT_PILE:
        return POOL_EVENTS
    if stock == TILE_PILE:
        return POOL_TILES
    if stock == TRAIT_BOX:
        return POOL_TRAITS
    return POOL_MINING


def declare(state: DeepState, eye: Eye) -> None:
    shift: i64 = lane_of(eye.seat)
    stock: i64 = JEWELRY
    while stock < STOCKS:
        base: i64 = state.rules.base[stock]
        show_pile(
            eye, "stock", stock, state.stock, state.stock_marks, base, state.stock_counts[stock], shift, pool_of(stock)
        )
        stock += 1
    seat: i64 = 0
    while seat < state.seats:
        start: i64 = seat * state.rules.room
        pool: i64 = POOLS + seat
        show_pile(eye, "draw", seat, state.cards, state.marks, start, state.count(seat, DRAW_PILE), shift, pool)
        eye.owned("hand", seat, state.cards, state.begin(seat, HAND), state.count(seat, HAND), pool)
        eye.owned("discard", seat, state.cards, state.begin(seat, DISCARD), state.count(seat, DISCARD), pool)
        eye.open("played", seat, state.cards, state.begin(seat, PLAYED), state.count(seat, PLAYED))
        eye.open("revealed", seat, state.cards, state.begin(seat, REVEALED), state.count(seat, REVEALED))
        seat += 1


def show_pile(
    eye: Eye, name: str, index: i64, cards: vec[i64], marks: vec[i64], start: i64, count: i64, shift: i64, pool: i64
) -> None:
    """A pile with an order: only places the seat has seen and can still be sure of."""
    at: i64 = start
    while at < start + count:
        if (marks[at] >> shift) & 3 == KNOWN | PLACED:
            eye.open(name, index, cards, at, 1)
        else:
            eye.hidden(name, index, cards, at, 1, pool)
        at += 1


# The redeal.


def redeal(state: DeepState, seat: i64) -> None:
    """Deal anew, in place, all that a seat (or a spectator, -1) cannot know."""
    shift: i64 = lane_of(seat)
    redeal_mining(state, seat, shift)
    redeal_stocks(state, shift, JEWELRY, ACTIONS)
    redeal_stocks(state, shift, ACTIONS, MINING)
    redeal_stocks(state, shift, EVENT_PILE, TILE_PILE)
    redeal_stocks(state, shift, TILE_PILE, BOX)
    redeal_traits(state, seat, shift)
    stock: i64 = JEWELRY
    while stock < STOCKS:
        if state.stock_counts[stock] > 1:
            base: i64 = state.rules.base[stock]
            reorder_unplaced(state, state.stock, state.stock_marks, base, base + state.stock_counts[stock], shift)
        stock += 1
    other: i64 = 0
    while other < state.seats:
        start: i64 = other * state.rules.room
        draw: i64 = state.count(other, DRAW_PILE)
        if other == seat:
            reorder_unplaced(state, state.cards, state.marks, start, start + draw, shift)
        else:
            hand: i64 = state.count(other, HAND)
            discard: i64 = state.count(other, DISCARD)
            deal_zones(state.cards, state.marks, start, draw, hand, discard, shift, state.chance)
            if state.get(other, GIFT) >= 0:
                choose_gift(state, other)
        other += 1


def redeal_mining(state: DeepState, seat: i64, shift: i64) -> None:
    """Mining cards the seat has not seen: in piles, in the deck, in the box, and mined by others."""
    faces: list[int] = []
    stocks: list[int] = []
    places: list[int] = []
    stock: i64 = MINING
    while stock < STOCKS:
        if stock in (MINING, BOX) or stock >= MAP:
            at: i64 = state.rules.base[stock]
            stop: i64 = at + state.stock_counts[stock]
            while at < stop:
                if not (state.stock_marks[at] >> shift) & KNOWN:
                    stocks.append(at)
                    faces.append(state.stock[at])
                at += 1
        stock += 1
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            at = other * state.rules.room
            stop = state.private_end(other)
            unknown: list[int] = []  # by their marks, whatever their places, which may be anybody's guess
            while at < stop:
                mark: i64 = (state.marks[at] >> shift) & LANE_BITS
                if not mark & KNOWN:
                    unknown.append(mark * PLACES + at)
                    faces.append(state.cards[at])
                at += 1
            places += [packed % PLACES for packed in sorted(unknown)]
        other += 1
    deal_in_order(faces, state.chance)
    for place in stocks:
        state.stock[place] = faces.pop()
    for place in places:
        state.cards[place] = faces.pop()


def redeal_stocks(state: DeepState, shift: i64, first: i64, stop: i64) -> None:
    faces: list[int] = []
    places: list[int] = []
    stock: i64 = first
    while stock < stop:
        at: i64 = state.rules.base[stock]
        end: i64 = at + state.stock_counts[stock]
        while at < end:
            if not (state.stock_marks[at] >> shift) & KNOWN:
                places.append(at)
                faces.append(state.stock[at])
            at += 1
        stock += 1
    deal_in_order(faces, state.chance)
    for place in places:
        state.stock[place] = faces.pop()


def redeal_traits(state: DeepState, seat: i64, shift: i64) -> None:
    """While Traits are chosen, the two of each other player and those left over are unknown (G-8)."""
    if not state.rules.traits:
        return
    faces: list[int] = []
    base: i64 = state.rules.base[TRAIT_BOX]
    count: i64 = state.stock_counts[TRAIT_BOX]
    at: i64 = base
    while at < base + count:
        if not (state.stock_marks[at] >> shift) & KNOWN:
            faces.append(state.stock[at])
        at += 1
    other: i64 = 0
    while other < state.seats:
        if other != seat and state.get(other, DEALT) != NONE:
            faces.append(state.get(other, DEALT))
            faces.append(state.get(other, DEALT + 1))
        other += 1
    deal_in_order(faces, state.chance)
    at = base
    while at < base + count:
        if not (state.stock_marks[at] >> shift) & KNOWN:
            state.stock[at] = faces.pop()
        at += 1
    other = 0
    while other < state.seats:
        if other != seat and state.get(other, DEALT) != NONE:
            state.put(other, DEALT, faces.pop())
            state.put(other, DEALT + 1, faces.pop())
        other += 1


def reorder_unplaced(state: DeepState, cards: vec[i64], marks: vec[i64], start: i64, end: i64, shift: i64) -> None:
    """Cards of a pile whose place the seat does not know change places; its own marks go with them."""
    entries: list[int] = []
    places: list[int] = []
    at: i64 = start
    while at < end:
        mark: i64 = (marks[at] >> shift) & LANE_BITS
        if not mark & PLACED:
            places.append(at)
            entries.append(cards[at] * 32 + mark)
        at += 1
    deal_in_order(entries, state.chance)
    for place, packed in zip(places, entries, strict=True):
        cards[place] = packed >> 5
        marks[place] = (marks[place] & ~(LANE_BITS << shift)) | ((packed & LANE_BITS) << shift)


def deal_in_order(cards: list[int], chance: Chance) -> None:
    """Shuffle from a fixed order, so that a redeal depends on nothing but what the seat knows."""
    cards.sort()
    shuffle_list(cards, chance)


def choose_gift(state: DeepState, seat: i64) -> None:
    """A Birthday Party gift chosen in secret is some card of the hand the seat has been dealt now."""
    found = MoveList()
    write_gifts(state, seat, found)
    if found.count > 0:
        state.put(seat, GIFT, found.items[state.chance.below(found.count)] - state.rules.moves.gift)
