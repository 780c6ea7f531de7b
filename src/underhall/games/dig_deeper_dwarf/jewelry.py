"""Jewelry: buying it (G-144 to G-152), Fool's Gold (G-212 to G-215), and the Cave Otter's trade (G-209).

A payment is asked card by card. Coin payments go from dearer to cheaper cards and stop when the cost is reached, so the
card paid last is the smallest and no card is needless (G-148); each set of cards can be paid in one order only.
"""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64, vec
from underhall.core.moves import MoveList
from underhall.core.state import NOBODY, Frame
from underhall.games.dig_deeper_dwarf import moves
from underhall.games.dig_deeper_dwarf.catalogue import (
    CAVE_MERCHANT,
    CAVE_OTTER,
    FIRST_TREASURE,
    FOOLS_GOLD,
    GOLD,
    TREASURE_COUNT,
)
from underhall.games.dig_deeper_dwarf.hands import reveal_hand_card
from underhall.games.dig_deeper_dwarf.layout import (
    BY_HAND,
    BY_REVEALED,
    BY_TREASURE,
    EVENTS,
    HAND,
    JEWELRY,
    NONE,
    REVEALED,
    RUBBLE_FACE,
)
from underhall.games.dig_deeper_dwarf.moves import WAY_COINS, WAY_RESOURCES, WAYS
from underhall.games.dig_deeper_dwarf.state import DeepState

SOURCE: Final = 128  # a means of payment is source * 128 + face or Treasure
OTTER_PRICE: Final = 3


# Means of payment.


def write_means(state: DeepState, seat: i64, kind: i64, out: MoveList) -> None:
    """Every card (by face and place) and Treasure that can pay, of one Resource or, with kind 0, of any."""
    zone: i64 = HAND
    while zone <= REVEALED:
        start: i64 = state.begin(seat, zone)
        stop: i64 = start + state.count(seat, zone)
        base: i64 = (BY_HAND if zone == HAND else BY_REVEALED) * SOURCE
        at: i64 = start
        while at < stop:
            resource: i64 = state.faces.resource[state.cards[at]]
            if resource and (kind == 0 or resource == kind) and state.first_here(start, at):
                out.add(base + state.cards[at])
            at += 1
        zone += REVEALED - HAND
    treasure: i64 = 0
    while treasure < TREASURE_COUNT:
        if kind == 0 or state.faces.treasure_resource[treasure] == kind:
            if state.owns(seat, FIRST_TREASURE + treasure):
                out.add(BY_TREASURE * SOURCE + treasure)
        treasure += 1


def worth(state: DeepState, means: i64) -> i64:
    if means >= BY_TREASURE * SOURCE:
        return state.faces.treasure_coins[means % SOURCE]
    return state.faces.coins[means % SOURCE]


def resource_of(state: DeepState, means: i64) -> i64:
    if means >= BY_TREASURE * SOURCE:
        return state.faces.treasure_resource[means % SOURCE]
    return state.faces.resource[means % SOURCE]


def number_of(state: DeepState, seat: i64, means: i64) -> i64:
    if means >= BY_TREASURE * SOURCE:
        return 1
    return state.faces_in(seat, HAND if means < SOURCE else REVEALED, means % SOURCE)


def comes_before(state: DeepState, one: i64, other: i64) -> bool:
    """The order in which means are paid: dearer first."""
    first: i64 = worth(state, one)
    second: i64 = worth(state, other)
    return first > second or (first == second and one < other)


def follows(state: DeepState, kind: i64, one: i64, last: i64) -> bool:
    """Whether means may be laid down once others of the same kind have been."""
    if last == NONE:
        return True
    return not comes_before(state, one, last) if kind == 0 else one >= last


def reach(state: DeepState, seat: i64, kind: i64, means: MoveList, last: i64) -> i64:
    """What all means that follow could pay together."""
    total: i64 = 0
    index: i64 = 0
    while index < means.count:
        one: i64 = means.items[index]
        if follows(state, kind, one, last):
            total += number_of(state, seat, one) * (worth(state, one) if kind == 0 else 1)
        index += 1
    return total


# How many cards of each Resource somebody has, and above them the coins together, in one number.
COUNT_BITS: Final = 8
COUNT: Final = (1 << COUNT_BITS) - 1
COINS_SHIFT: Final = 48
KINDS: Final = 6  # what is no Resource has kind 0
# One card of each kind; a table, because compiled code shifts a literal 1 as a C int of 32 bits.
ONE_OF: Final[vec[i64]] = vec[i64]([1 << (COUNT_BITS * kind) for kind in range(KINDS)])


def held(state: DeepState, seat: i64) -> i64:
    """What a buyer has in hand, laid out and among the Treasures: number of each Resource and coins, packed."""
    cards = state.cards
    faces = state.faces
    total: i64 = 0
    zone: i64 = HAND
    while zone <= REVEALED:
        at: i64 = state.begin(seat, zone)
        stop: i64 = at + state.count(seat, zone)
        while at < stop:
            face: i64 = cards[at]
            total += (faces.coins[face] << COINS_SHIFT) + ONE_OF[faces.resource[face]]
            at += 1
        zone += REVEALED - HAND
    treasures: i64 = state.get(seat, EVENTS) >> FIRST_TREASURE
    treasure: i64 = 0
    while treasure < TREASURE_COUNT:
        if (treasures >> treasure) & 1:
            total += faces.treasure_coins[treasure] << COINS_SHIFT
            total += ONE_OF[faces.treasure_resource[treasure]]
        treasure += 1
    return total


def number_held(has: i64, kind: i64) -> i64:
    """How many of a Resource are in what ``held`` has packed."""
    return (has >> (COUNT_BITS * kind)) & COUNT


def write_purchases(state: DeepState, seat: i64, smooth: bool, out: MoveList) -> None:
    """Every face-up Jewelry card and way of paying that the buyer can afford (G-145, G-242)."""
    has: i64 = held(state, seat)
    pile: i64 = 0
    while pile < 2:
        face: i64 = state.stock_top(JEWELRY + pile)
        if face != NONE:
            base: i64 = moves.BUY + pile * len(WAYS)
            if has >> COINS_SHIFT >= state.faces.cost[face]:
                out.add(base + WAY_COINS)
            short: i64 = 0  # kinds the buyer lacks
            lacking: i64 = 0
            kind: i64 = 1
            while kind <= 5:
                need: i64 = state.faces.needs[face * 6 + kind]
                if number_held(has, kind) < need:
                    short += 1
                    lacking = kind
                kind += 1
            if short == 0:
                out.add(base + WAY_RESOURCES)
            if smooth:
                kind = 1
                while kind <= 5:
                    if state.faces.needs[face * 6 + kind] and (short == 0 or (short == 1 and lacking == kind)):
                        out.add(base + WAY_RESOURCES + kind)
                    kind += 1
        pile += 1


@final
class Purchase(Frame[DeepState]):
    """A purchase under way: the cards laid down so far are in ``state.paid``."""

    def __init__(self, buyer: i64, pile: i64, way: i64, merchant: i64) -> None:
        self.buyer: i64 = buyer
        self.pile: i64 = pile
        self.way: i64 = way
        self.merchant: i64 = merchant

    def name(self) -> str:
        return "purchase"

    def numbers(self) -> list[int]:
        return [self.buyer, self.pile, self.way, self.merchant]

    def face(self, state: DeepState) -> i64:
        return state.stock_top(JEWELRY + self.pile)

    def write(self, state: DeepState, out: MoveList) -> None:
        """The means that can be laid down next; none when the price is paid."""
        kind: i64 = self.first_kind()
        while kind <= self.last_kind():
            need: i64 = self.owed(state, kind)
            if need > 0:
                self.write_kind(state, kind, need, out)
                return
            kind += 1

    def write_kind(self, state: DeepState, kind: i64, need: i64, out: MoveList) -> None:
        """The means that can be laid down next for what is owed in one kind."""
        last: i64 = self.last_paid(state, kind)
        means = MoveList()
        write_means(state, self.buyer, kind, means)
        index: i64 = 0
        while index < means.count:
            one: i64 = means.items[index]
            if follows(state, kind, one, last) and reach(state, self.buyer, kind, means, one) >= need:
                out.add(one)
            index += 1

    def lacking(self, state: DeepState) -> i64:
        """What the buyer cannot pay of what is owed. In the true game never anything; see promises.py."""
        total: i64 = 0
        kind: i64 = self.first_kind()
        while kind <= self.last_kind():
            need: i64 = self.owed(state, kind)
            if need > 0:
                means = MoveList()
                write_means(state, self.buyer, kind, means)
                need -= reach(state, self.buyer, kind, means, self.last_paid(state, kind))
                if need > 0:
                    total += need
            kind += 1
        return total

    def first_kind(self) -> i64:
        """Coins are owed as kind 0, Resources as kinds 1 to 5."""
        return 0 if self.way == WAY_COINS else 1

    def last_kind(self) -> i64:
        return 0 if self.way == WAY_COINS else 5

    def owed(self, state: DeepState, kind: i64) -> i64:
        """What is not laid down yet, in coins or in cards of a Resource."""
        face: i64 = self.face(state)
        need: i64 = state.faces.cost[face] if kind == 0 else state.faces.needs[face * 6 + kind]
        if kind and kind == self.way - WAY_RESOURCES:
            return 0  # a Smooth Talking buyer leaves this one out
        index: i64 = 0
        while index < state.paid_count:
            if kind == 0:
                need -= worth(state, state.paid[index])
            elif resource_of(state, state.paid[index]) == kind:
                need -= 1
            index += 1
        return need

    def last_paid(self, state: DeepState, kind: i64) -> i64:
        """What was laid down last of a kind, or NONE."""
        index: i64 = state.paid_count - 1
        while index >= 0:
            if kind == 0 or resource_of(state, state.paid[index]) == kind:
                return state.paid[index]
            index -= 1
        return NONE

    def seat(self, state: DeepState) -> i64:
        found = MoveList()
        self.write(state, found)
        return self.buyer if found.count > 1 else NOBODY

    def run(self, state: DeepState) -> None:
        found = MoveList()
        self.write(state, found)
        state.reveals += 1  # that there is no choice may tell of the hand
        if found.count == 1:
            lay_down_means(state, self.buyer, found.items[0])
        elif self.lacking(state) > 0:
            purchase_fails(state, self.buyer)
        else:
            self.settle(state)

    def moves(self, state: DeepState, out: MoveList) -> None:
        found = MoveList()
        self.write(state, found)
        write_as_moves(state, found, out)
        if found.count == 0:  # only in a world that promises.py could not mend
            out.add(moves.PASS)

    def play(self, state: DeepState, move: i64) -> None:
        if move == moves.PASS:
            purchase_fails(state, self.buyer)
        else:
            lay_down_means(state, self.buyer, means_of(state, move))

    def settle(self, state: DeepState) -> None:
        """The price is on the table: Fool's Gold may spoil it (G-212)."""
        if state.owns(self.buyer, FOOLS_GOLD):
            index: i64 = 0
            while index < state.paid_count:
                means: i64 = state.paid[index]
                if means < SOURCE and state.faces.resource[means] == GOLD:
                    remove_paid(state, index)
                    spoil(state, self.buyer, means)
                    state.frames[-1] = ReplaceGold(self.buyer, self.pile, self.way, self.merchant)
                    return
                index += 1
        self.complete(state)

    def complete(self, state: DeepState) -> None:
        state.frames.pop()
        while state.paid_count > 0:
            means: i64 = state.paid[0]
            remove_paid(state, 0)
            if means >= BY_TREASURE * SOURCE:
                state.remove_event(FIRST_TREASURE + means % SOURCE, "G-150")
            else:
                state.remove_face(means % SOURCE)
                if state.journal is not None:
                    state.note("removed", "G-149", {"seat": self.buyer, "face": means % SOURCE})
        state.bought = 1
        if self.way > WAY_RESOURCES:
            state.spend_trait(self.buyer)
        state.take_face_up(self.buyer, JEWELRY + self.pile, "bought", "G-149")
        if self.merchant:
            state.remove_event(CAVE_MERCHANT, "G-217")

    def why_not(self, state: DeepState, move: i64) -> str:
        return "needless_or_short" if self.way == WAY_COINS else "not_that_resource"


def write_as_moves(state: DeepState, found: MoveList, out: MoveList) -> None:
    index: i64 = 0
    while index < found.count:
        means: i64 = found.items[index]
        if means >= BY_TREASURE * SOURCE:
            out.add(moves.SPEND_TREASURE + means % SOURCE)
        else:
            out.add(state.rules.moves.spend + (means % SOURCE) * 2 + means // SOURCE)
        index += 1


def means_of(state: DeepState, move: i64) -> i64:
    if moves.SPEND_TREASURE <= move < moves.FIRST_FACE_VERB:
        return BY_TREASURE * SOURCE + move - moves.SPEND_TREASURE
    number: i64 = move - state.rules.moves.spend
    return (number % 2) * SOURCE + number // 2


def lay_down_means(state: DeepState, buyer: i64, means: i64) -> None:
    face: i64 = means % SOURCE
    if means >= BY_TREASURE * SOURCE:
        state.put(buyer, EVENTS, state.get(buyer, EVENTS) & ~(1 << (FIRST_TREASURE + face)))
    elif means >= SOURCE:
        state.take_out(buyer, REVEALED, state.find(buyer, REVEALED, face))
    else:
        reveal_hand_card(state, buyer, state.find(buyer, HAND, face))
    state.paid[state.paid_count] = means
    state.paid_count += 1
    if state.journal is not None and means < BY_TREASURE * SOURCE:
        state.note("paid", "G-145", {"seat": buyer, "face": face})


def remove_paid(state: DeepState, index: i64) -> None:
    state.paid_count -= 1
    while index < state.paid_count:
        state.paid[index] = state.paid[index + 1]
        index += 1


def spoil(state: DeepState, seat: i64, face: i64) -> None:
    """Fool's Gold: the Gold card and Fool's Gold are removed, a Rubble card comes instead (G-212, G-140)."""
    state.remove_face(face)
    if state.supply > 0:
        state.supply -= 1
        state.gain(seat, RUBBLE_FACE)
    if state.journal is not None:
        state.note("fools_gold", "G-212", {"seat": seat, "face": face})
    state.remove_event(FOOLS_GOLD, "G-212")


def purchase_fails(state: DeepState, buyer: i64) -> None:
    """The cards laid down are discarded; Treasures stay; nothing counts as bought (G-214). Ends the top frame."""
    state.frames.pop()
    index: i64 = 0
    while index < state.paid_count:
        means: i64 = state.paid[index]
        if means >= BY_TREASURE * SOURCE:
            state.take_event(buyer, FIRST_TREASURE + means % SOURCE)
        else:
            state.gain(buyer, means % SOURCE)
        index += 1
    state.paid_count = 0
    if state.journal is not None:
        state.note("purchase_failed", "G-214", {"seat": buyer})


@final
class ReplaceGold(Frame[DeepState]):
    """Another Gold card in place of the one that was Fool's Gold, or the purchase fails (G-214)."""

    def __init__(self, buyer: i64, pile: i64, way: i64, merchant: i64) -> None:
        self.buyer: i64 = buyer
        self.pile: i64 = pile
        self.way: i64 = way
        self.merchant: i64 = merchant

    def name(self) -> str:
        return "replace_gold"

    def numbers(self) -> list[int]:
        return [self.buyer, self.pile, self.way, self.merchant]

    def seat(self, state: DeepState) -> i64:
        return self.buyer if number_held(held(state, self.buyer), GOLD) > 0 else NOBODY

    def run(self, state: DeepState) -> None:
        purchase_fails(state, self.buyer)

    def moves(self, state: DeepState, out: MoveList) -> None:
        found = MoveList()
        write_means(state, self.buyer, GOLD, found)
        write_as_moves(state, found, out)
        out.add(moves.PASS)

    def play(self, state: DeepState, move: i64) -> None:
        if move == moves.PASS:
            purchase_fails(state, self.buyer)
            return
        lay_down_means(state, self.buyer, means_of(state, move))
        Purchase(self.buyer, self.pile, self.way, self.merchant).complete(state)

    def why_not(self, state: DeepState, move: i64) -> str:
        return "gold_or_pass"


@final
class OtterTrade(Frame[DeepState]):
    """Three Rubble cards for the face-up Jewelry card with fewer VP; with equal VP the player chooses (G-210)."""

    def __init__(self, player: i64, paid: i64) -> None:
        self.player: i64 = player
        self.paid: i64 = paid

    def name(self) -> str:
        return "otter_trade"

    def numbers(self) -> list[int]:
        return [self.player, self.paid]

    def choice(self, state: DeepState) -> i64:
        """The pile with the lesser card, or 2 if both are alike, or NONE."""
        one: i64 = state.stock_top(JEWELRY)
        other: i64 = state.stock_top(JEWELRY + 1)
        if one == NONE or other == NONE:
            return 0 if one != NONE else (1 if other != NONE else NONE)
        if state.faces.vp[one] == state.faces.vp[other]:
            return 2 if one != other else 0
        return 0 if state.faces.vp[one] < state.faces.vp[other] else 1

    def lacking(self, state: DeepState) -> i64:
        """Rubble cards the player does not have. In the true game none; see promises.py."""
        if self.paid:
            return 0
        short: i64 = OTTER_PRICE - state.faces_in(self.player, HAND, RUBBLE_FACE)
        return short if short > 0 else 0

    def seat(self, state: DeepState) -> i64:
        return self.player if self.paid and self.choice(state) == 2 else NOBODY

    def run(self, state: DeepState) -> None:
        if not self.paid:
            number: i64 = 0
            while number < OTTER_PRICE:
                at: i64 = state.find(self.player, HAND, RUBBLE_FACE)
                if at != NONE:
                    reveal_hand_card(state, self.player, at)
                    state.remove_face(RUBBLE_FACE)
                number += 1
            state.frames[-1] = OtterTrade(self.player, 1)
            return
        self.take(state, self.choice(state))

    def moves(self, state: DeepState, out: MoveList) -> None:
        out.add(moves.JEWEL)
        out.add(moves.JEWEL + 1)

    def play(self, state: DeepState, move: i64) -> None:
        self.take(state, move - moves.JEWEL)

    def take(self, state: DeepState, pile: i64) -> None:
        state.frames.pop()
        state.take_face_up(self.player, JEWELRY + pile, "otter", "G-209")
        state.remove_event(CAVE_OTTER, "G-209")
