"""Who may see what (section 3): the declaration of zones for views, and the redeal of all that a seat cannot know.

Three things are dealt anew for a seat. Which unseen card is which: the Mining cards nobody showed it, wherever they
are, and likewise the unseen Jewelry, Action, Event, tile and Trait cards. The order of each pile, except for places it
has seen. And where the cards of the other players lie, as far as its marks leave open (knowledge.py).
"""

from __future__ import annotations

from typing import Final

from underhall.core.buffers import i64, vec
from underhall.core.moves import MoveList
from underhall.core.secrecy import Bag, Eye
from underhall.games.dig_deeper_dwarf.knowledge import KNOWN, LANE_BITS, MARKS, PLACED, deal_zones, lane_of
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
from underhall.games.dig_deeper_dwarf.promises import keep_promises
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
TRIES: Final = 16


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
        eye.owned("hand", seat, state.cards, state.hand_start(seat), state.count(seat, HAND), pool)
        eye.owned("discard", seat, state.cards, state.begin(seat, DISCARD), state.count(seat, DISCARD), pool)
        eye.open("played", seat, state.cards, state.begin(seat, PLAYED), state.count(seat, PLAYED))
        eye.open("revealed", seat, state.cards, state.begin(seat, REVEALED), state.count(seat, REVEALED))
        seat += 1


def show_pile(
    eye: Eye, name: str, index: i64, cards: vec[i64], marks: vec[i64], start: i64, count: i64, shift: i64, pool: i64
) -> None:
    """A pile with an order: only places the seat has seen and can still be sure of.

    Cards side by side that are seen alike are told together: of 180 cards hardly one is known.
    """
    at: i64 = start
    end: i64 = start + count
    while at < end:
        sure = (marks[at] >> shift) & 3 == KNOWN | PLACED
        after: i64 = at + 1
        while after < end and ((marks[after] >> shift) & 3 == KNOWN | PLACED) == sure:
            after += 1
        if sure:
            eye.open(name, index, cards, at, after - at)
        else:
            eye.hidden(name, index, cards, at, after - at, pool)
        at = after


# The redeal.


def redeal(state: DeepState, seat: i64) -> None:
    """Deal anew, in place, all that a seat (or a spectator, -1) cannot know.

    Now and then exchanging cards does not make a promise good (promises.py) and another deal does. With marks that
    contradict each other, as in edited positions, none may.
    """
    shift: i64 = lane_of(seat)
    tries: i64 = 0
    while tries < TRIES:
        deal_all(state, seat, shift)
        if keep_promises(state, seat, shift):
            return
        tries += 1


def deal_all(state: DeepState, seat: i64, shift: i64) -> None:
    redeal_mining(state, seat, shift)
    redeal_stocks(state, shift, JEWELRY, ACTIONS)
    redeal_stocks(state, shift, ACTIONS, MINING)
    redeal_stocks(state, shift, EVENT_PILE, TILE_PILE)
    redeal_stocks(state, shift, TILE_PILE, BOX)
    redeal_traits(state, seat, shift)
    stock: i64 = JEWELRY
    while stock < STOCKS:
        base: i64 = state.rules.base[stock]
        end: i64 = base + state.stock_counts[stock]
        if knows_loosely(state.stock_marks, base, end, shift):  # else all its unplaced cards have just been dealt
            reorder_unplaced(state, state.stock, state.stock_marks, base, end, shift)
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
    bag = Bag()
    mined = Bag()  # where others have some: by their marks, whatever their places, which may be anybody's guess
    gather_unseen(state, shift, MINING, EVENT_PILE, bag)
    gather_unseen(state, shift, BOX, BOX + 1, bag)
    gather_unseen(state, shift, MAP, STOCKS, bag)
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            at: i64 = other * state.rules.room
            stop: i64 = state.private_end(other)
            while at < stop:
                mark: i64 = (state.marks[at] >> shift) & LANE_BITS
                if not mark & KNOWN:
                    mined.add((other * MARKS + mark) * PLACES + at)
                    bag.add(state.cards[at])
                at += 1
        other += 1
    bag.mix(state.chance)
    deal_unseen(state, shift, MINING, EVENT_PILE, bag)
    deal_unseen(state, shift, BOX, BOX + 1, bag)
    deal_unseen(state, shift, MAP, STOCKS, bag)
    mined.sort()
    while mined.left() > 0:
        state.cards[mined.next() % PLACES] = bag.next()


def redeal_stocks(state: DeepState, shift: i64, first: i64, stop: i64) -> None:
    bag = Bag()
    gather_unseen(state, shift, first, stop, bag)
    bag.mix(state.chance)
    deal_unseen(state, shift, first, stop, bag)


def gather_unseen(state: DeepState, shift: i64, first: i64, stop: i64, bag: Bag) -> None:
    """Put what the lane has not seen of some stocks into a bag."""
    stock: i64 = first
    while stock < stop:
        at: i64 = state.rules.base[stock]
        end: i64 = at + state.stock_counts[stock]
        while at < end:
            if not (state.stock_marks[at] >> shift) & KNOWN:
                bag.add(state.stock[at])
            at += 1
        stock += 1


def deal_unseen(state: DeepState, shift: i64, first: i64, stop: i64, bag: Bag) -> None:
    """Deal from a bag to all places that ``gather_unseen`` took cards from."""
    stock: i64 = first
    while stock < stop:
        at: i64 = state.rules.base[stock]
        end: i64 = at + state.stock_counts[stock]
        while at < end:
            if not (state.stock_marks[at] >> shift) & KNOWN:
                state.stock[at] = bag.next()
            at += 1
        stock += 1


def redeal_traits(state: DeepState, seat: i64, shift: i64) -> None:
    """While Traits are chosen, the two of each other player and those left over are unknown (G-8)."""
    if not state.rules.traits:
        return
    bag = Bag()
    gather_unseen(state, shift, TRAIT_BOX, TRAIT_BOX + 1, bag)
    other: i64 = 0
    while other < state.seats:
        if other != seat and state.get(other, DEALT) != NONE:
            bag.add(state.get(other, DEALT))
            bag.add(state.get(other, DEALT + 1))
        other += 1
    bag.mix(state.chance)
    deal_unseen(state, shift, TRAIT_BOX, TRAIT_BOX + 1, bag)
    other = 0
    while other < state.seats:
        if other != seat and state.get(other, DEALT) != NONE:
            state.put(other, DEALT, bag.next())
            state.put(other, DEALT + 1, bag.next())
        other += 1


def knows_loosely(marks: vec[i64], start: i64, end: i64, shift: i64) -> bool:
    """Whether the lane knows of a card that the pile holds it, but not where."""
    at: i64 = start
    while at < end:
        if (marks[at] >> shift) & (KNOWN | PLACED) == KNOWN:
            return True
        at += 1
    return False


def reorder_unplaced(state: DeepState, cards: vec[i64], marks: vec[i64], start: i64, end: i64, shift: i64) -> None:
    """Cards of a pile whose place the seat does not know change places; its own marks go with them."""
    bag = Bag()
    at: i64 = start
    while at < end:
        mark: i64 = (marks[at] >> shift) & LANE_BITS
        if not mark & PLACED:
            bag.add(cards[at] * MARKS + mark)
        at += 1
    bag.mix(state.chance)
    at = start
    while at < end:
        if not (marks[at] >> shift) & PLACED:
            packed: i64 = bag.next()
            cards[at] = packed // MARKS
            marks[at] = (marks[at] & ~(LANE_BITS << shift)) | ((packed & LANE_BITS) << shift)
        at += 1


def choose_gift(state: DeepState, seat: i64) -> None:
    """A Birthday Party gift chosen in secret is some card of the hand the seat has been dealt now."""
    found = MoveList()
    write_gifts(state, seat, found)
    if found.count > 0:
        state.put(seat, GIFT, found.items[state.chance.below(found.count)] - state.rules.moves.gift)
