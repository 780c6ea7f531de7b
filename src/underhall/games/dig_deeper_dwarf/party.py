"""Birthday Party! (promo, G-231 to G-233): everybody gives a card unseen, the taker hands them out."""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64
from underhall.core.moves import MoveList
from underhall.core.state import NOBODY, Frame
from underhall.games.dig_deeper_dwarf import knowledge, moves
from underhall.games.dig_deeper_dwarf.hands import reveal_hand_card, show, shuffle_pairs
from underhall.games.dig_deeper_dwarf.knowledge import K_ALL
from underhall.games.dig_deeper_dwarf.layout import (
    DISCARD,
    DRAW_PILE,
    GIFT,
    HAND,
    NO_GIFT,
    NOTHING_TO_GIVE,
    REVEALED,
    RUBBLE_FACE,
)
from underhall.games.dig_deeper_dwarf.moves import GIFTS
from underhall.games.dig_deeper_dwarf.state import DeepState

# Where a gift may come from, in the order of the moves: hand, revealed, discards, deck.
SOURCES: Final = (HAND, REVEALED, DISCARD, DRAW_PILE)
DECK: Final = 3  # the last of them


@final
class PartyGift(Frame[DeepState]):
    """Clockwise from the taker, everybody chooses a gift; nothing is shown before all have chosen (G-232)."""

    def __init__(self, taker: i64, offset: i64) -> None:
        self.taker: i64 = taker
        self.offset: i64 = offset

    def name(self) -> str:
        return "party_gift"

    def numbers(self) -> list[int]:
        return [self.taker, self.offset]

    def who(self, state: DeepState) -> i64:
        return (self.taker + self.offset) % state.seats

    def seat(self, state: DeepState) -> i64:
        who: i64 = self.who(state)
        return who if any_gift(state, who) else NOBODY

    def run(self, state: DeepState) -> None:
        self.chosen(state, NOTHING_TO_GIVE)

    def moves(self, state: DeepState, out: MoveList) -> None:
        write_gifts(state, self.who(state), out)
        if out.count == 0:  # only in an imagined world
            out.add(moves.PASS)

    def play(self, state: DeepState, move: i64) -> None:
        self.chosen(state, NOTHING_TO_GIVE if move == moves.PASS else move - state.rules.moves.gift)

    def chosen(self, state: DeepState, gift: i64) -> None:
        who: i64 = self.who(state)
        state.reveals += 1
        state.put(who, GIFT, gift)
        if state.journal is not None:
            state.note("gift_chosen", "G-232", {"seat": who})
        if self.offset + 1 < state.seats:
            state.frames[-1] = PartyGift(self.taker, self.offset + 1)
        else:
            state.frames[-1] = PartyPresent(self.taker, 0)
            show_gifts(state, self.taker)

    def why_not(self, state: DeepState, move: i64) -> str:
        return "gift_from_hand_first"


def any_gift(state: DeepState, seat: i64) -> bool:
    found = MoveList()
    write_gifts(state, seat, found)
    return found.count > 0


def write_gifts(state: DeepState, seat: i64, out: MoveList) -> None:
    """Hand and play area first; only who has nothing there looks in the discard pile, then in the draw pile."""
    write_gifts_from(state, seat, out, 0)
    write_gifts_from(state, seat, out, 1)
    if out.count == 0:
        write_gifts_from(state, seat, out, 2)
    if out.count == 0:
        write_gifts_from_deck(state, seat, out)


def write_gifts_from(state: DeepState, seat: i64, out: MoveList, source: i64) -> None:
    start: i64 = state.begin(seat, SOURCES[source])
    stop: i64 = start + state.count(seat, SOURCES[source])
    at: i64 = start
    while at < stop:
        face: i64 = state.cards[at]
        if may_be_given(state, face) and state.first_here(start, at):
            out.add(state.rules.moves.gift + face * len(GIFTS) + source)
        at += 1


def write_gifts_from_deck(state: DeepState, seat: i64, out: MoveList) -> None:
    """By face and not as the cards lie: nobody knows the order of a draw pile, not even its owner."""
    face: i64 = 0
    while face < state.faces.count:
        if may_be_given(state, face) and state.find(seat, DRAW_PILE, face) >= 0:
            out.add(state.rules.moves.gift + face * len(GIFTS) + DECK)
        face += 1


def may_be_given(state: DeepState, face: i64) -> bool:
    return face == RUBBLE_FACE or state.faces.resource[face] != 0


def show_gifts(state: DeepState, taker: i64) -> None:
    """The gifts leave their places and lie open in the middle."""
    state.paid_count = 0
    offset: i64 = 0
    while offset < state.seats:
        seat: i64 = (taker + offset) % state.seats
        gift: i64 = state.get(seat, GIFT)
        state.put(seat, GIFT, NO_GIFT)
        if gift >= 0:
            face: i64 = gift // len(GIFTS)
            zone: i64 = SOURCES[gift % len(GIFTS)]
            take_gift(state, seat, zone, face)
            state.paid[state.paid_count] = face
            state.paid_count += 1
            if state.journal is not None:
                state.note("gift_shown", "G-232", {"seat": seat, "face": face})
        offset += 1
    state.reveals += 1


def take_gift(state: DeepState, seat: i64, zone: i64, face: i64) -> None:
    at: i64 = state.find(seat, zone, face)
    if at < 0:
        return
    if zone == HAND:
        reveal_hand_card(state, seat, at)
    elif zone == REVEALED:
        state.take_out(seat, REVEALED, at)
    elif zone == DISCARD:
        show(state, seat, DISCARD, at)
        state.take_out(seat, DISCARD, at)
    else:  # from the draw pile, which is then shuffled (G-231)
        start: i64 = seat * state.rules.room
        count: i64 = state.count(seat, DRAW_PILE)
        knowledge.forget_order(state.marks, start, start + count, K_ALL)
        show(state, seat, DRAW_PILE, at)
        state.take_out(seat, DRAW_PILE, at)
        shuffle_pairs(state, start, count - 1)
        if count == 1:
            knowledge.draw_pile_is_empty(state.marks, start, state.private_end(seat))


@final
class PartyPresent(Frame[DeepState]):
    """The taker gives each player one of the cards (G-232); with too few cards, chooses who gets one (G-233)."""

    def __init__(self, taker: i64, given: i64) -> None:
        self.taker: i64 = taker
        self.given: i64 = given  # a bit for each seat that has its gift

    def name(self) -> str:
        return "party_present"

    def numbers(self) -> list[int]:
        return [self.taker, self.given]

    def seat(self, state: DeepState) -> i64:
        return self.taker if state.paid_count > 0 else NOBODY

    def run(self, state: DeepState) -> None:
        state.frames.pop()

    def moves(self, state: DeepState, out: MoveList) -> None:
        base: i64 = state.rules.moves.present
        waiting: i64 = 0
        first: i64 = -1
        offset: i64 = 0
        while offset < state.seats:
            seat: i64 = (self.taker + offset) % state.seats
            if not (self.given >> seat) & 1:
                waiting += 1
                if first < 0:
                    first = seat
            offset += 1
        if state.paid_count >= waiting:  # a card for everybody: seat by seat, which card
            at: i64 = 0
            while at < state.paid_count:
                earlier: i64 = 0
                while state.paid[earlier] != state.paid[at]:
                    earlier += 1
                if earlier == at:
                    out.add(base + state.paid[at] * 4 + first)
                at += 1
            return
        seat = 0
        while seat < state.seats:  # too few: card by card, who gets it
            if not (self.given >> seat) & 1:
                out.add(base + state.paid[0] * 4 + seat)
            seat += 1

    def play(self, state: DeepState, move: i64) -> None:
        number: i64 = move - state.rules.moves.present
        face: i64 = number // 4
        seat: i64 = number % 4
        at: i64 = 0
        while state.paid[at] != face:
            at += 1
        state.paid_count -= 1
        while at < state.paid_count:
            state.paid[at] = state.paid[at + 1]
            at += 1
        state.gain(seat, face)
        state.frames[-1] = PartyPresent(self.taker, self.given | (1 << seat))
        if state.journal is not None:
            state.note("gift_given", "G-232", {"seat": self.taker, "owner": seat, "face": face})

    def why_not(self, state: DeepState, move: i64) -> str:
        return "one_gift_each"
