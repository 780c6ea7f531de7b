"""What each seat knows about a card, as bits beside the card, and the redeal of the players' own cards.

A mark has a *lane* of five bits for each of the four seats and one for spectators:

- K: knows the face. P: knows the place as well (only in piles with an order).
- H, D, C: for another player's card, the zones where it may lie: hand, draw pile, discard pile.

Everybody knows what a start deck holds, so at first every such card may be in hand or draw pile. Cards that move
unseen widen the zones of all cards they could have been; cards that show themselves narrow them. A card that was mined
unseen has no K: it may be any Mining card not seen elsewhere. All updates depend only on what the lane's seat knew and
saw, never on hidden truth, so they give nothing away (the rules, section 3).
"""

from __future__ import annotations

from math import exp, lgamma
from typing import Final

from underhall.core.buffers import i64, vec
from underhall.core.chance import Chance
from underhall.core.secrecy import Bag

LANE: Final = 5
LANES: Final = 5
SPECTATOR: Final = 4
KNOWN: Final = 1
PLACED: Final = 2
IN_HAND: Final = 4
IN_DRAW: Final = 8
IN_DISCARD: Final = 16
LANE_BITS: Final = 31
MARKS: Final = 32  # how many different marks a lane can have

K_ALL: Final = 0x108421
P_ALL: Final = 0x210842
H_ALL: Final = 0x421084
D_ALL: Final = 0x842108
C_ALL: Final = 0x1084210
ZONES_ALL: Final = H_ALL | D_ALL | C_ALL


def lane_of(seat: i64) -> i64:
    return LANE * (SPECTATOR if seat < 0 else seat)


def after_draw(marks: vec[i64], start: i64, first: i64, number: i64, end: i64, owner: i64) -> None:
    """``number`` cards from ``first`` on have just passed from the draw pile, which begins at start, to the hand."""
    placed: i64 = 0
    at: i64 = first
    while at < first + number:
        placed |= marks[at]
        at += 1
    placed &= P_ALL
    empty = first == start
    if placed == 0:
        at = start
        while at < end:
            mark: i64 = marks[at]
            # Whatever may be in the draw pile at an unknown place may have been drawn.
            mark |= (mark & D_ALL & ~((mark & P_ALL) << 2)) >> 1
            if empty:
                mark &= ~D_ALL
            marks[at] = mark
            at += 1
        return
    # Somebody knows places: card by card from the top; who knows the place of a drawn card knows it is in hand now.
    drawn: i64 = first + number - 1
    while drawn >= first:
        top: i64 = marks[drawn]
        knows: i64 = (top & P_ALL) >> 1  # at each lane's K bit
        lanes: i64 = knows * LANE_BITS
        at = start
        while at < end:
            mark = marks[at]
            mark |= (mark & D_ALL & ~((mark & P_ALL) << 2) & ~lanes) >> 1
            marks[at] = mark
            at += 1
        own: i64 = 1 << (LANE * owner)
        marks[drawn] = (marks[drawn] & ~lanes) | (knows & K_ALL) | ((knows & ~own) << 2)
        drawn -= 1
    if empty:
        at = start
        while at < end:
            marks[at] &= ~D_ALL
            at += 1


def after_shuffle(marks: vec[i64], start: i64, end: i64) -> None:
    """The discard pile has become the draw pile: no place is known any more."""
    at: i64 = start
    while at < end:
        mark: i64 = marks[at]
        marks[at] = (mark & ~(C_ALL | P_ALL)) | ((mark & C_ALL) >> 1)
        at += 1


def after_discard(marks: vec[i64], start: i64, end: i64, emptied: bool) -> None:
    """Hand cards were discarded unseen."""
    at: i64 = start
    while at < end:
        mark: i64 = marks[at]
        mark |= (mark & H_ALL) << 2
        if emptied:
            mark &= ~H_ALL
        marks[at] = mark
        at += 1


def hand_is_empty(marks: vec[i64], start: i64, end: i64) -> None:
    at: i64 = start
    while at < end:
        marks[at] &= ~H_ALL
        at += 1


def draw_pile_is_empty(marks: vec[i64], start: i64, end: i64) -> None:
    at: i64 = start
    while at < end:
        marks[at] &= ~D_ALL
        at += 1


def after_burial(marks: vec[i64], start: i64, end: i64, first: i64, number: i64, owner: i64) -> None:
    """Bookling: some of the ``number`` top cards, from ``first`` on, went to the discard pile unseen by the others.

    The marks stand for the places before the move; lanes that knew these places know only the two zones now.
    """
    at: i64 = start
    while at < end:
        mark: i64 = marks[at]
        if first <= at < first + number:
            mark &= ~P_ALL | (PLACED << (LANE * owner))
        marks[at] = mark | ((mark & D_ALL & ~((mark & P_ALL) << 2)) << 1)
        at += 1


def identify(
    cards: vec[i64], marks: vec[i64], start: i64, end: i64, seen: i64, bit: i64, lanes: i64, mined: bool
) -> None:
    """The card at ``seen`` shows its face, in the zone of ``bit``, to these lanes (given by their K bits).

    Who knew of cards with this face cannot tell which of them it is, nor whether it is one that was mined unseen: all
    that it could be get the same zones, and if it was an unknown one, another becomes unknown in its place.
    """
    # All lanes at once, the answer for each at its K bit: which cards could be the one that is seen?
    face: i64 = cards[seen]
    zone: i64 = 2 if bit & H_ALL else (3 if bit & D_ALL else 4)
    known: i64 = 0
    candidates: i64 = 0
    several: i64 = 0
    zones: i64 = 0
    at: i64 = start
    while at < end:
        same = cards[at] == face
        if same or mined:
            mark: i64 = marks[at]
            here: i64 = could_be(mark, bit, zone, same, mined)
            if same:
                known |= here & mark
            several |= candidates & here
            candidates |= here
            zones |= mark & here * LANE_BITS
        at += 1
    doubtful: i64 = lanes & known & several & ~((marks[seen] & P_ALL) >> 1)
    if doubtful == 0:
        return
    zones &= ZONES_ALL
    unknown: i64 = doubtful & ~marks[seen]
    at = start
    while at < end:
        same = cards[at] == face
        if same or mined:
            mark = marks[at]
            here = could_be(mark, bit, zone, same, mined) & doubtful
            if same and at != seen:
                substitute: i64 = here & mark & unknown
                unknown &= ~substitute
                mark &= ~substitute
            marks[at] = mark | (zones & here * LANE_BITS)
        at += 1


def could_be(mark: i64, bit: i64, zone: i64, same: bool, mined: bool) -> i64:
    """The lanes, by their K bits, for which this card may be one that is seen in the zone of ``bit``."""
    here: i64 = ((mark & bit) >> zone) & ~((mark & P_ALL) >> 1)
    if not same:
        return here & ~mark
    return here if mined else here & mark


# Piles of nobody: a lane either knows a card's place (K and P), or only that the pile holds it (K alone).


def see_in_pile(cards: vec[i64], marks: vec[i64], start: i64, end: i64, seen: i64, lanes: i64) -> None:
    """These lanes see the card at ``seen``; who knew that the pile holds this face now knows where one is."""
    lane: i64 = 0
    while lane < LANES:
        shift: i64 = LANE * lane
        if (lanes >> shift) & 1 and not (marks[seen] >> shift) & KNOWN:
            at: i64 = start
            while at < end:
                if cards[at] == cards[seen] and (marks[at] >> shift) & 3 == KNOWN:
                    marks[at] &= ~(KNOWN << shift)
                    break
                at += 1
        lane += 1
    marks[seen] |= lanes | (lanes << 1)


def forget_order(marks: vec[i64], start: i64, end: i64, lanes: i64) -> None:
    """The order of a pile has changed unseen by these lanes: they still know what it holds."""
    at: i64 = start
    while at < end:
        marks[at] &= ~(lanes << 1)
        at += 1


def lose_places(marks: vec[i64], start: i64, end: i64, except_lanes: i64) -> None:
    """Cards leave a pile unseen: a lane that only knew the pile to hold a card cannot be sure any more."""
    at: i64 = start
    while at < end:
        mark: i64 = marks[at]
        if mark:
            loose: i64 = mark & K_ALL & ~((mark & P_ALL) >> 1) & ~except_lanes
            marks[at] = mark & ~loose
        at += 1


# The redeal of players' own cards.

ANYWHERE: Final[i64] = 7
WAYS: Final = 256  # more than any player has cards


def deal_zones(
    cards: vec[i64], marks: vec[i64], start: i64, draw: i64, hand: i64, discard: i64, shift: i64, chance: Chance
) -> None:
    """Deal one player's private cards to their zones, every arrangement the lane allows being equally likely."""
    groups: list[Bag] = [Bag() for _ in range(8)]  # by the zones a card may be in: hand 1, draw pile 2, discard 4
    placed_in_draw: i64 = 0
    end: i64 = start + draw + hand + discard
    at: i64 = start
    while at < end:
        mark: i64 = (marks[at] >> shift) & LANE_BITS
        if mark & PLACED:
            placed_in_draw += 1
        else:
            zones: i64 = (mark >> 2) & 7
            groups[zones if zones else ANYWHERE].add(cards[at] * MARKS + mark)
        at += 1
    for group in groups:  # from a fixed order, so that a redeal depends on nothing but the lane
        group.mix(chance)
    to_draw = Bag()
    to_hand = Bag()
    to_discard = Bag()
    allot(groups, to_hand, hand, to_draw, draw - placed_in_draw, to_discard, discard, chance)
    deal_zone(cards, marks, start, start + draw, to_draw, shift, chance)
    deal_zone(cards, marks, start + draw, start + draw + hand, to_hand, shift, chance)
    deal_zone(cards, marks, start + draw + hand, end, to_discard, shift, chance)


def deal_zone(cards: vec[i64], marks: vec[i64], start: i64, end: i64, bag: Bag, shift: i64, chance: Chance) -> None:
    chance.shuffle(bag.cards, 0, bag.count)
    at: i64 = start
    while at < end:
        if not (marks[at] >> shift) & PLACED:
            packed: i64 = bag.next()
            cards[at] = packed // MARKS
            marks[at] = (marks[at] & ~(LANE_BITS << shift)) | ((packed & LANE_BITS) << shift)
        at += 1


def allot(
    groups: list[Bag],
    to_hand: Bag,
    hand: i64,
    to_draw: Bag,
    draw: i64,
    to_discard: Bag,
    discard: i64,
    chance: Chance,
) -> None:
    """How many cards of each group go to hand, draw pile and discard pile, weighted by the number of arrangements."""
    room_hand: i64 = hand - groups[1].count
    room_draw: i64 = draw - groups[2].count
    room_discard: i64 = discard - groups[4].count
    both: i64 = groups[3].count
    outer: i64 = groups[5].count
    lower: i64 = groups[6].count
    free: i64 = groups[7].count
    ways = Bag()
    weights: list[float] = []
    x: i64 = 0
    while x <= both and x <= room_hand:
        y: i64 = 0
        while y <= outer and x + y <= room_hand:
            in_hand: i64 = room_hand - x - y
            z: i64 = 0
            while z <= lower:
                in_draw: i64 = room_draw - (both - x) - z
                in_discard: i64 = room_discard - (outer - y) - (lower - z)
                if in_draw >= 0 and in_discard >= 0 and in_hand + in_draw + in_discard == free:
                    ways.add((x * WAYS + y) * WAYS + z)
                    weights.append(
                        choose(both, x)
                        + choose(outer, y)
                        + choose(lower, z)
                        + log_factorial(free)
                        - log_factorial(in_hand)
                        - log_factorial(in_draw)
                        - log_factorial(in_discard)
                    )
                z += 1
            y += 1
        x += 1
    if ways.count == 0:  # an edited or imagined position whose marks contradict each other: anything goes
        everything = Bag()
        for group in groups:
            everything.take(group, group.count)
        everything.mix(chance)
        to_hand.take(everything, hand)
        to_draw.take(everything, draw)
        to_discard.take(everything, discard)
        return
    way: i64 = ways.cards[pick(weights, chance)]
    x = way // (WAYS * WAYS)
    y = way // WAYS % WAYS
    z = way % WAYS
    to_hand.take(groups[1], groups[1].count)
    to_hand.take(groups[3], x)
    to_hand.take(groups[5], y)
    to_hand.take(groups[7], room_hand - x - y)
    to_draw.take(groups[2], groups[2].count)
    to_draw.take(groups[3], both - x)
    to_draw.take(groups[6], z)
    to_draw.take(groups[7], room_draw - (both - x) - z)
    to_discard.take(groups[4], groups[4].count)
    to_discard.take(groups[5], outer - y)
    to_discard.take(groups[6], lower - z)
    to_discard.take(groups[7], groups[7].left())


def choose(total: i64, part: i64) -> float:
    """The logarithm of a binomial coefficient."""
    return log_factorial(total) - log_factorial(part) - log_factorial(total - part)


def log_factorial(number: i64) -> float:
    return lgamma(float(number) + 1.0)


def pick(weights: list[float], chance: Chance) -> i64:
    """One of several ways by the logarithms of their weights."""
    if len(weights) == 1:
        return 0
    most = max(weights)
    sizes = [exp(weight - most) for weight in weights]
    drawn: int = chance.next()
    point = drawn / 4294967296.0 * sum(sizes)
    for number, size in enumerate(sizes):
        point -= size
        if point < 0:
            return number
    return len(sizes) - 1
