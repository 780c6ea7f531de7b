"""What to do with the cards looked at: Investigate (G-111 to G-116) and Bookling (G-193).

The choice is private. Whoever knew the old order of the pile does not know the new one (knowledge.py).
"""

from __future__ import annotations

from typing import final

from underhall.core.buffers import i64, vec
from underhall.core.moves import MoveList
from underhall.core.state import NOBODY, Frame
from underhall.games.dig_deeper_dwarf import knowledge, moves
from underhall.games.dig_deeper_dwarf.knowledge import K_ALL, LANE, P_ALL
from underhall.games.dig_deeper_dwarf.layout import (
    DISCARD,
    DRAW_PILE,
    HAND,
    MAP,
    MINING,
    ZONES,
)
from underhall.games.dig_deeper_dwarf.map import act_told
from underhall.games.dig_deeper_dwarf.moves import (
    ACT_INVESTIGATE,
    ACT_INVESTIGATE_PILE,
    ACT_INVESTIGATE_SEAT,
    BURIAL_MASKS,
)
from underhall.games.dig_deeper_dwarf.state import DeepState


@final
class Look(Frame[DeepState]):
    """One of the cards on top, or all of them under the pile."""

    def __init__(self, player: i64, act: i64) -> None:
        self.player: i64 = player
        self.act: i64 = act

    def name(self) -> str:
        return "look"

    def numbers(self) -> list[int]:
        return [self.player, self.act]

    def seat(self, state: DeepState) -> i64:
        return self.player

    def is_deck(self) -> bool:
        return ACT_INVESTIGATE_SEAT <= self.act < ACT_INVESTIGATE_PILE

    def stock(self) -> i64:
        if self.act < ACT_INVESTIGATE_SEAT:
            return self.act - ACT_INVESTIGATE
        return MAP + self.act - ACT_INVESTIGATE_PILE

    def size(self, state: DeepState) -> i64:
        if self.is_deck():
            return state.count(self.act - ACT_INVESTIGATE_SEAT, DRAW_PILE)
        return state.stock_counts[self.stock()]

    def moves(self, state: DeepState, out: MoveList) -> None:
        number: i64 = self.size(state)
        place: i64 = 0
        while place < 3 and place < number:
            out.add(moves.TOP + place)
            place += 1
        out.add(moves.UNDER)

    def play(self, state: DeepState, move: i64) -> None:
        state.frames.pop()
        count: i64 = self.size(state)
        others: i64 = K_ALL & ~(1 << (LANE * self.player))
        if self.is_deck():
            start: i64 = (self.act - ACT_INVESTIGATE_SEAT) * state.rules.room
            reorder(state.cards, state.marks, start, count, move)
            knowledge.forget_order(state.marks, start, start + count, others)
        else:
            stock: i64 = self.stock()
            start = state.rules.base[stock]
            reorder(state.stock, state.stock_marks, start, count, move)
            knowledge.forget_order(state.stock_marks, start, start + count, others)
            if stock < MINING:  # a Jewelry or Action pile shows its top card (G-115)
                state.turn_up(stock)
        if state.journal is not None:
            state.note("looked", "G-111", act_told(state, self.player, self.act))

    def why_not(self, state: DeepState, move: i64) -> str:
        return "look_first"


def reorder(cards: vec[i64], marks: vec[i64], start: i64, count: i64, move: i64) -> None:
    """One of the top three on top, the other two below in their order (G-112); or all under, in their order (G-113)."""
    if count == 0:
        return
    top: i64 = start + count - 1
    if move == moves.UNDER:
        number: i64 = 3 if count > 3 else count
        while number > 0:  # the lowest of the three goes lowest
            move_card(cards, marks, top - number + 1, start)
            # The rest of the three has not moved; the next one goes on the one just put at the bottom.
            start += 1
            number -= 1
        return
    move_card(cards, marks, top - (move - moves.TOP), top)


def move_card(cards: vec[i64], marks: vec[i64], source: i64, target: i64) -> None:
    """Take a card out of a run and put it in elsewhere; those between close up."""
    card: i64 = cards[source]
    mark: i64 = marks[source]
    step: i64 = 1 if target > source else -1
    at: i64 = source
    while at != target:
        cards[at] = cards[at + step]
        marks[at] = marks[at + step]
        at += step
    cards[target] = card
    marks[target] = mark


@final
class BookChoice(Frame[DeepState]):
    """Bookling: up to two of the cards looked at go to the discard pile."""

    def __init__(self, player: i64) -> None:
        self.player: i64 = player

    def name(self) -> str:
        return "book"

    def numbers(self) -> list[int]:
        return [self.player]

    def seat(self, state: DeepState) -> i64:
        return self.player if state.count(self.player, DRAW_PILE) > 0 else NOBODY

    def run(self, state: DeepState) -> None:
        state.frames.pop()

    def moves(self, state: DeepState, out: MoveList) -> None:
        count: i64 = state.count(self.player, DRAW_PILE)
        seen: i64 = 7 if count > 2 else (3 if count == 2 else 1)
        which: i64 = 0
        while which < len(BURIAL_MASKS):
            mask: i64 = BURIAL_MASKS[which]
            if mask & ~seen == 0:
                out.add(moves.BURY + which)
            which += 1

    def play(self, state: DeepState, move: i64) -> None:
        state.frames.pop()
        mask: i64 = BURIAL_MASKS[move - moves.BURY]
        if mask:
            bury(state, self.player, mask)

    def why_not(self, state: DeepState, move: i64) -> str:
        return "up_to_two"


def bury(state: DeepState, seat: i64, mask: i64) -> None:
    """Bit 0 of the mask is the top card. The rest stays on top in its order."""
    row: i64 = seat * ZONES
    start: i64 = seat * state.rules.room
    count: i64 = state.counts[row + DRAW_PILE]
    seen: i64 = 3 if count > 3 else count
    knowledge.after_burial(state.marks, start, state.private_end(seat), start + count - seen, seen, seat)
    buried: i64 = 0
    place: i64 = 2
    while place >= 0:  # from the lowest, so that places above stay what they are
        if (mask >> place) & 1:
            # To the end of the hand, where the discard pile begins.
            end: i64 = start + state.counts[row + DRAW_PILE] + state.counts[row + HAND] - 1
            source: i64 = start + count - 1 - place - buried
            state.marks[source] &= ~P_ALL
            move_card(state.cards, state.marks, source, end)
            state.counts[row + DRAW_PILE] -= 1
            state.counts[row + DISCARD] += 1
            buried += 1
        place -= 1
    if state.counts[row + DRAW_PILE] == 0:
        knowledge.draw_pile_is_empty(state.marks, start, state.private_end(seat))
    if state.journal is not None:
        state.note("buried", "G-193", {"seat": seat, "number": buried})
