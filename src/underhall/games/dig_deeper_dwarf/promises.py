"""What a seat has announced it can pay for, it can pay for in every world that the others imagine.

A purchase (G-145) or a trade with the Cave Otter (G-209) is announced before it is paid, so everybody knows that the
hand is good for it, whatever else they know about the hand. A redeal that leaves the hand short would be a world that
cannot be, in which the buyer is asked to choose among no cards at all: here cards change places until the price can be
paid, each only with one that the seat that imagines the world could as well find there.
"""

from __future__ import annotations

from typing import Any, Final

from underhall.core.buffers import i64
from underhall.core.state import Frame
from underhall.games.dig_deeper_dwarf.jewelry import OtterTrade, Purchase
from underhall.games.dig_deeper_dwarf.knowledge import IN_DISCARD, IN_DRAW, IN_HAND, KNOWN, LANE_BITS, PLACED
from underhall.games.dig_deeper_dwarf.layout import (
    BOX,
    DISCARD,
    DRAW_PILE,
    HAND,
    MAP,
    MINING,
    NONE,
    STOCKS,
)
from underhall.games.dig_deeper_dwarf.state import DeepState

ZONES_OF_A_MARK: Final = IN_HAND | IN_DRAW | IN_DISCARD


def who_pays(frame: Frame[Any]) -> i64:
    """The seat that has announced a payment, or NONE."""
    if isinstance(frame, Purchase):
        return frame.buyer
    if isinstance(frame, OtterTrade):
        return frame.player
    return NONE


def lacking(state: DeepState, frame: Frame[Any]) -> i64:
    """How far the one who has announced a payment is from being able to make it."""
    if isinstance(frame, Purchase):
        return frame.lacking(state)
    if isinstance(frame, OtterTrade):
        return frame.lacking(state)
    return 0


def keep_promises(state: DeepState, seat: i64, shift: i64) -> bool:
    """After a redeal for a seat: let whoever else has announced a payment be able to make it, if that can be done."""
    place: i64 = state.frames.depth - 1
    while place > 0:  # the lowest frame is the turn itself
        frame = state.frames.items[place]
        payer: i64 = who_pays(frame)
        if payer != NONE:
            return payer == seat or make_good(state, frame, payer, shift)
        place -= 1
    return True


def make_good(state: DeepState, frame: Frame[Any], payer: i64, shift: i64) -> bool:
    """Exchange cards one by one as long as that helps; returns whether it is enough."""
    short: i64 = lacking(state, frame)
    while short > 0:
        left: i64 = exchange_one(state, frame, payer, shift, short)
        if left == short:
            return False
        short = left
    return True


def exchange_one(state: DeepState, frame: Frame[Any], payer: i64, shift: i64, short: i64) -> i64:
    """Find one exchange that helps; returns how much is lacking then."""
    at: i64 = state.hand_start(payer)
    stop: i64 = at + state.count(payer, HAND)
    while at < stop:
        left: i64 = exchange_with_mine(state, frame, at, shift, short)
        if left == short:
            left = exchange_with_pile(state, frame, payer, DRAW_PILE, IN_DRAW, at, shift, short)
        if left == short:
            left = exchange_with_pile(state, frame, payer, DISCARD, IN_DISCARD, at, shift, short)
        if left < short:
            return left
        at += 1
    return short


def exchange_with_pile(
    state: DeepState, frame: Frame[Any], payer: i64, zone: i64, bit: i64, at: i64, shift: i64, short: i64
) -> i64:
    """Try the hand card against every card of the payer's draw or discard pile, and what that may really be."""
    if not may_lie(state, at, shift, bit):
        return short
    other: i64 = state.begin(payer, zone)
    stop: i64 = other + state.count(payer, zone)
    while other < stop:
        if may_lie(state, other, shift, IN_HAND):
            swap(state, at, other, shift)
            left: i64 = lacking(state, frame)
            if left >= short:
                left = exchange_with_mine(state, frame, at, shift, short)
            if left < short:
                return left
            swap(state, at, other, shift)
        other += 1
    return short


def exchange_with_mine(state: DeepState, frame: Frame[Any], at: i64, shift: i64, short: i64) -> i64:
    """A hand card that was mined unseen may be any Mining card not seen elsewhere."""
    if (state.marks[at] >> shift) & KNOWN:
        return short
    stock: i64 = MINING
    while stock < STOCKS:
        place: i64 = state.rules.base[stock]
        stop: i64 = place + state.stock_counts[stock]
        if stock not in (MINING, BOX) and stock < MAP:
            stop = place
        while place < stop:
            if not (state.stock_marks[place] >> shift) & KNOWN:
                face: i64 = state.cards[at]
                state.cards[at] = state.stock[place]
                left: i64 = lacking(state, frame)
                if left < short:
                    state.stock[place] = face
                    return left
                state.cards[at] = face
            place += 1
        stock += 1
    return short


def may_lie(state: DeepState, at: i64, shift: i64, bit: i64) -> bool:
    """Whether a lane leaves it open that this card lies in the zone of ``bit``."""
    mark: i64 = (state.marks[at] >> shift) & LANE_BITS
    return not mark & PLACED and (mark & bit != 0 or not mark & ZONES_OF_A_MARK)


def swap(state: DeepState, one: i64, other: i64, shift: i64) -> None:
    """Two cards change places, with what the lane knows about them."""
    face: i64 = state.cards[one]
    state.cards[one] = state.cards[other]
    state.cards[other] = face
    differing: i64 = (state.marks[one] ^ state.marks[other]) & (LANE_BITS << shift)
    state.marks[one] ^= differing
    state.marks[other] ^= differing
