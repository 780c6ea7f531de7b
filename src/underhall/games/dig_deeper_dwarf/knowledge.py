"""What each seat knows about a card, as bits beside the card, and the redeal of the players' own cards.

A mark has a *lane* of five bits for each of the four seats and one for spectators:

- K: knows the face. P: knows the place as well (only in piles with an order).
- H, D, C: for another player's card, the zones where it may lie: hand, draw pile, discard pile.

Everybody knows what a start deck holds, so at first every such card may be in hand or draw pile. Cards that move
unseen widen the zones of all cards they could have been; cards that show themselves narrow them. A card that was mined
unseen has no K: it may be any Mining card not seen elsewhere. All updates depend only on what the lane's seat knew and
saw, never on hidden truth, so they give nothing away (docs/rules, section 3).
"""

from __future__ import annotations

from math import exp, lgamma
from typing import Final

from underhall.core.buffers import i64, vec
from underhall.core.chance import Chance

LANE: Final = 5
LANES: Final = 5
SPECTATOR: Final = 4
KNOWN: Final = 1
PLACED: Final = 2
IN_HAND: Final = 4
IN_DRAW: Final = 8
IN_DISCARD: Final = 16
ZONE_BITS: Final = 28
LANE_BITS: Final = 31

K_ALL: Final = 0x108421
P_ALL: Final = 0x210842
H_ALL: Final = 0x421084
D_ALL: Final = 0x842108
C_ALL: Final = 0x1084210


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
    face: i64 = cards[seen]
    if not mined:
        at: i64 = start
        while at < end and (cards[at] != face or at == seen):
            at += 1
        if at == end:
            return
    lane: i64 = 0
    while lane < LANES:
        shift: i64 = LANE * lane
        own: i64 = (marks[seen] >> shift) & LANE_BITS
        if (lanes >> shift) & 1 and not own & PLACED:
            identify_in_lane(cards, marks, start, end, seen, (bit >> shift) & LANE_BITS, shift, mined)
        lane += 1


def identify_in_lane(
    cards: vec[i64], marks: vec[i64], start: i64, end: i64, seen: i64, bit: i64, shift: i64, mined: bool
) -> None:
    face: i64 = cards[seen]
    union: i64 = 0
    known: i64 = 0
    candidates: i64 = 0
    substitute: i64 = -1
    at: i64 = start
    while at < end:
        mark: i64 = (marks[at] >> shift) & LANE_BITS
        if mark & bit and not mark & PLACED:
            if mark & KNOWN:
                if cards[at] == face:
                    known += 1
                    candidates += 1
                    union |= mark
                    if at != seen and substitute < 0:
                        substitute = at
            elif mined:
                candidates += 1
                union |= mark
        at += 1
    if known == 0 or candidates < 2:
        return
    union = (union & ZONE_BITS) << shift
    unknown = not (marks[seen] >> shift) & KNOWN
    at = start
    while at < end:
        mark = (marks[at] >> shift) & LANE_BITS
        if mark & bit and not mark & PLACED:
            if (mark & KNOWN and cards[at] == face) or (mined and not mark & KNOWN):
                marks[at] |= union
        at += 1
    if unknown:
        marks[substitute] &= ~(KNOWN << shift)


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


def deal_zones(
    cards: vec[i64], marks: vec[i64], start: i64, draw: i64, hand: i64, discard: i64, shift: i64, chance: Chance
) -> None:
    """Deal one player's private cards to their zones, every arrangement the lane allows being equally likely."""
    places: list[list[int]] = [[], [], []]
    groups: list[list[int]] = [[] for _ in range(8)]  # by the zones a card may be in: hand 1, draw pile 2, discard 4
    end: i64 = start + draw + hand + discard
    at: i64 = start
    while at < end:
        mark: i64 = (marks[at] >> shift) & LANE_BITS
        if not mark & PLACED:
            zone = 1 if at < start + draw else (0 if at < start + draw + hand else 2)
            places[zone].append(at)
            groups[(mark >> 2) & 7 or 7].append(cards[at] * 32 + mark)
        at += 1
    for group in groups:  # from a fixed order, so that a redeal depends on nothing but the lane
        group.sort()
        shuffle_list(group, chance)
    dealt = allot(groups, len(places[0]), len(places[1]), len(places[2]), chance)
    for zone in range(3):
        shuffle_list(dealt[zone], chance)
        for place, packed in zip(places[zone], dealt[zone], strict=True):
            cards[place] = packed >> 5
            marks[place] = (marks[place] & ~(LANE_BITS << shift)) | ((packed & LANE_BITS) << shift)


def shuffle_list(items: list[int], chance: Chance) -> None:
    last = len(items) - 1
    while last > 0:
        other: int = chance.below(last + 1)
        items[last], items[other] = items[other], items[last]
        last -= 1


def allot(groups: list[list[int]], hand: int, draw: int, discard: int, chance: Chance) -> list[list[int]]:
    """How many cards of each group go to hand, draw pile and discard pile, weighted by the number of arrangements."""
    room_hand = hand - len(groups[1])
    room_draw = draw - len(groups[2])
    room_discard = discard - len(groups[4])
    both, outer, lower, free = len(groups[3]), len(groups[5]), len(groups[6]), len(groups[7])
    ways: list[tuple[int, int, int]] = []
    weights: list[float] = []
    for x in range(both + 1):
        for y in range(outer + 1):
            in_hand = room_hand - x - y
            if in_hand < 0:
                break
            for z in range(lower + 1):
                in_draw = room_draw - (both - x) - z
                in_discard = room_discard - (outer - y) - (lower - z)
                if in_draw < 0 or in_discard < 0 or in_hand + in_draw + in_discard != free:
                    continue
                ways.append((x, y, z))
                weights.append(
                    choose(both, x)
                    + choose(outer, y)
                    + choose(lower, z)
                    + lgamma(free + 1.0)
                    - lgamma(in_hand + 1.0)
                    - lgamma(in_draw + 1.0)
                    - lgamma(in_discard + 1.0)
                )
    if not ways:  # an edited or imagined position whose marks contradict each other: anything goes
        everything = sorted(card for group in groups for card in group)
        shuffle_list(everything, chance)
        return [everything[:hand], everything[hand : hand + draw], everything[hand + draw :]]
    x, y, z = ways[pick(weights, chance)]
    in_hand = room_hand - x - y
    in_draw = room_draw - (both - x) - z
    return [
        groups[1] + groups[3][:x] + groups[5][:y] + groups[7][:in_hand],
        groups[2] + groups[3][x:] + groups[6][:z] + groups[7][in_hand : in_hand + in_draw],
        groups[4] + groups[5][y:] + groups[6][z:] + groups[7][in_hand + in_draw :],
    ]


def choose(total: int, part: int) -> float:
    """The logarithm of a binomial coefficient."""
    return lgamma(total + 1.0) - lgamma(part + 1.0) - lgamma(total - part + 1.0)


def pick(weights: list[float], chance: Chance) -> int:
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
