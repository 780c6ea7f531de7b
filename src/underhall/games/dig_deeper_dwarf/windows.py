"""Who may answer (sections 8 and 12): the windows of the procedure in responses.py.

Answers are announced actions and announced actions are answered, so this file and that one call each other.
"""

from __future__ import annotations

from typing import final

from underhall.core.buffers import i64, mypyc_attr
from underhall.core.moves import MoveList
from underhall.core.state import NOBODY, Frame
from underhall.games.dig_deeper_dwarf import moves, responses
from underhall.games.dig_deeper_dwarf.basics import FreeBasic
from underhall.games.dig_deeper_dwarf.catalogue import (
    COPY,
    MYCOLUS_MAXIMUS,
    THWART,
    WELL_PREPARED,
)
from underhall.games.dig_deeper_dwarf.layout import (
    BARRED,
    COMPANION_USED,
    MYCOLUS_USED,
    USED,
)
from underhall.games.dig_deeper_dwarf.moves import ACT_COPY
from underhall.games.dig_deeper_dwarf.payments import ask_payment, call_for_basic, call_for_card
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.targets import (
    ACTION_OF,
    BY_BASIC,
    BY_CARD,
    BY_COMPANION,
    any_possible,
    joined,
    target_seat,
    without,
    without_all,
)


# Windows come and go with every action; the memory of the last is kept for the next.
@mypyc_attr(free_list_len=1)
@final
class Window(Frame[DeepState]):
    """An announced action may be answered, clockwise from the announcer's left (G-166)."""

    def __init__(
        self, announcer: i64, act: i64, source: i64, answered: i64, copied: i64, offset: i64, asking: i64
    ) -> None:
        self.announcer: i64 = announcer
        self.act: i64 = act  # NO_ACT when the action is itself a Thwart Plans
        self.source: i64 = source
        self.answered: i64 = answered  # for a Thwart Plans: whose action it cancels
        self.copied: i64 = copied  # for a Thwart Plans from an Action card: the card's actions (G-124)
        self.offset: i64 = offset
        self.asking: i64 = asking

    def name(self) -> str:
        return "window"

    def numbers(self) -> list[int]:
        return [self.announcer, self.act, self.source, self.answered, self.copied, self.offset, self.asking]

    def at(self, offset: i64, asking: i64) -> Window:
        return Window(self.announcer, self.act, self.source, self.answered, self.copied, offset, asking)

    def who(self, state: DeepState) -> i64:
        return (self.announcer + self.offset) % state.seats

    def seat(self, state: DeepState) -> i64:
        return self.who(state) if self.asking else NOBODY

    def run(self, state: DeepState) -> None:
        state.frames.pop()
        self.go_on(state, self.offset)

    def go_on(self, state: DeepState, offset: i64) -> None:
        """Ask the next player who has an answer (G-176); if there is none the action stands. Not on the stack now."""
        state.reveals += 1  # who is passed over has no answer
        while offset < state.seats:
            if self.can_answer(state, (self.announcer + offset) % state.seats):
                # A window that was made to ask this seat goes on the stack itself.
                state.frames.append(self if self.asking and self.offset == offset else self.at(offset, 1))
                return
            offset += 1
        if self.act == responses.NO_ACT:
            below = state.frames[-1]
            if isinstance(below, Window):
                below.cancelled(state)

    def target(self, state: DeepState) -> i64:
        """Whom the waiting action targets, for Mycolus Maximus and standing answers (G-199)."""
        return self.answered if self.act == responses.NO_ACT else target_seat(state, self.act)

    def can_answer(self, state: DeepState, seat: i64) -> bool:
        if basic_thwart(state, seat) or state.trait(seat) == WELL_PREPARED or self.mycolus(state, seat):
            return True
        cards = state.cards
        shows = state.faces.shows
        hand: i64 = state.hand_count(seat)
        at: i64 = state.hand_start(seat)
        stop: i64 = at + hand
        wanted: i64 = (1 << THWART) | (1 << COPY) if self.copied else 1 << THWART
        while at < stop:
            face: i64 = cards[at]
            if shows[face] & wanted and hand > call_for_card(state, seat, face):
                return True
            at += 1
        return False

    def mycolus(self, state: DeepState, seat: i64) -> bool:
        """G-198."""
        return (
            state.owns(seat, MYCOLUS_MAXIMUS)
            and not state.get(seat, COMPANION_USED)
            and not state.get(seat, MYCOLUS_USED)
            and state.hand_count(seat) > 0
            and self.target(state) == seat
        )

    def moves(self, state: DeepState, out: MoveList) -> None:
        seat: i64 = self.who(state)
        out.add(moves.PASS)
        start: i64 = state.hand_start(seat)
        hand: i64 = state.hand_count(seat)
        stop: i64 = start + hand
        at: i64 = start
        while at < stop:
            face: i64 = state.cards[at]
            shows: i64 = state.faces.shows[face]
            if shows & ((1 << THWART) | (1 << COPY)) and state.first_here(start, at):
                if hand > call_for_card(state, seat, face):
                    if (shows >> THWART) & 1:
                        out.add(state.rules.moves.answer + face)
                    if self.copied and (shows >> COPY) & 1:
                        out.add(state.rules.moves.answer_copy + face)
            at += 1
        if basic_thwart(state, seat):
            out.add(moves.ANSWER_BASIC)
        if self.mycolus(state, seat):
            out.add(moves.ANSWER_COMPANION)
        if state.trait(seat) == WELL_PREPARED:
            out.add(moves.ANSWER_TRAIT)

    def play(self, state: DeepState, move: i64) -> None:
        seat: i64 = self.who(state)
        if move == moves.PASS:
            state.frames.pop()
            self.go_on(state, self.offset + 1)
            return
        self.dispute(state)
        faces = state.rules.moves
        if move == moves.ANSWER_BASIC:
            cost: i64 = state.faces.basic_cost[THWART] + call_for_basic(state, seat, THWART)
            state.put(seat, USED, state.get(seat, USED) | (1 << THWART))
            self.answer(state, seat, BY_BASIC, 0, cost)
        elif move == moves.ANSWER_COMPANION:
            state.put(seat, COMPANION_USED, 1)
            state.put(seat, MYCOLUS_USED, 1)
            self.answer(state, seat, BY_COMPANION, 0, 1)
        if state.journal is not None:  # a card laid down, or a Trait, has an event of its own behind this one
            state.note("answered", "G-162", {"seat": seat, "owner": self.announcer})
        if move == moves.ANSWER_TRAIT:
            state.spend_trait(seat)
            self.cancelled(state)
            state.frames.append(FreeBasic(seat))
        elif move >= faces.answer_copy:
            self.answer_with(state, seat, move - faces.answer_copy, self.copied)
        elif move >= faces.answer:
            self.answer_with(state, seat, move - faces.answer, 0)

    def answer_with(self, state: DeepState, seat: i64, face: i64, copied: i64) -> None:
        """An Action card as answer: its other actions become leftovers, below all windows of this deed (G-172)."""
        call: i64 = call_for_card(state, seat, face)
        card = responses.card_frame(state, seat, face)
        if copied:  # G-124: the Copy card stands for the card it copies
            left: i64 = joined(without(card.left, COPY), without_all(copied, THWART))
            card = responses.Playing(seat, BY_CARD, face, left, joined(card.whole, copied), 0)
        place: int = len(state.frames)
        while place > 0 and isinstance(state.frames[place - 1], Window):
            place -= 1
        state.frames.insert(place, card)
        responses.lay_down(state, seat, face)
        self.answer(state, seat, BY_CARD, card.whole, call)

    def answer(self, state: DeepState, seat: i64, source: i64, copied: i64, cost: i64) -> None:
        """The answer opens its own window once it is paid for (G-167)."""
        state.frames.append(Window(seat, responses.NO_ACT, source, self.announcer, copied, 1, 0))
        ask_payment(state, seat, cost, 0)

    def dispute(self, state: DeepState) -> None:
        """What was announced must be looked at again before it is carried out."""
        place = self.deed_place(state)
        deed = state.frames[place]
        if isinstance(deed, responses.Deed) and deed.phase == responses.UNDISPUTED:
            state.frames[place] = deed.at(responses.DISPUTED)

    def deed_place(self, state: DeepState) -> int:
        place: int = len(state.frames) - 1
        while place > 0 and not isinstance(state.frames[place], responses.Deed):
            place -= 1
        return place

    def cancelled(self, state: DeepState) -> None:
        """The action of this window, the top one, is cancelled (G-168)."""
        state.frames.pop()
        action: i64 = THWART if self.act == responses.NO_ACT else ACTION_OF[self.act]
        if self.source == BY_BASIC:
            state.put(self.announcer, BARRED, state.get(self.announcer, BARRED) | (1 << action))
        if self.act == responses.NO_ACT:
            below = state.frames[-1]
            if isinstance(below, Window):  # alive again: everybody is asked anew
                state.frames[-1] = below.at(1, 0)
        else:
            place = self.deed_place(state)
            deed = state.frames[place]
            if isinstance(deed, responses.Deed):
                state.frames[place] = deed.at(responses.CANCELLED)
        if state.journal is not None:
            state.note("cancelled", "G-168", {"seat": self.announcer, "action": action})

    def prompt(self, state: DeepState) -> str:
        return "answer"

    def why_not(self, state: DeepState, move: i64) -> str:
        seat: i64 = self.who(state)
        if move == moves.ANSWER_BASIC:
            if (state.get(seat, BARRED) >> THWART) & 1:
                return "barred"
            return "basic_used" if (state.get(seat, USED) >> THWART) & 1 else "cannot_pay"
        if move == moves.ANSWER_COMPANION:
            return "no_mycolus"
        if move == moves.ANSWER_TRAIT:
            return "no_trait"
        return "answer_or_pass"


def basic_thwart(state: DeepState, seat: i64) -> bool:
    if ((state.get(seat, USED) | state.get(seat, BARRED)) >> THWART) & 1:
        return False
    return state.hand_count(seat) >= state.faces.basic_cost[THWART] + call_for_basic(state, seat, THWART)


@mypyc_attr(free_list_len=1)
@final
class CopyWindow(Frame[DeepState]):
    """A completed card may be copied off-turn, clockwise from the left of who played it (G-120)."""

    def __init__(self, player: i64, offset: i64, asking: i64, whole: i64) -> None:
        self.player: i64 = player
        self.offset: i64 = offset
        self.asking: i64 = asking
        self.whole: i64 = whole

    def name(self) -> str:
        return "copy_window"

    def numbers(self) -> list[int]:
        return [self.player, self.offset, self.asking, self.whole]

    def who(self, state: DeepState) -> i64:
        return (self.player + self.offset) % state.seats

    def seat(self, state: DeepState) -> i64:
        return self.who(state) if self.asking else NOBODY

    def run(self, state: DeepState) -> None:
        offset: i64 = self.offset
        state.reveals += 1  # who is passed over has no Copy
        while offset < state.seats:
            seat: i64 = (self.player + offset) % state.seats
            if seat != state.active and self.can_copy(state, seat):
                state.frames[-1] = CopyWindow(self.player, offset, 1, self.whole)
                return
            offset += 1
        state.frames.pop()

    def can_copy(self, state: DeepState, seat: i64) -> bool:
        at: i64 = state.hand_start(seat)
        stop: i64 = at + state.hand_count(seat)
        while at < stop:
            if (state.faces.shows[state.cards[at]] >> COPY) & 1 and self.copyable(state, seat, state.cards[at]):
                return True
            at += 1
        return False

    def copyable(self, state: DeepState, seat: i64, face: i64) -> bool:
        call: i64 = call_for_card(state, seat, face)
        hand: i64 = state.hand_count(seat) - 1 - call
        return hand >= 0 and any_possible(state, seat, self.whole, hand, call > 0)

    def moves(self, state: DeepState, out: MoveList) -> None:
        seat: i64 = self.who(state)
        out.add(moves.PASS)
        start: i64 = state.hand_start(seat)
        stop: i64 = start + state.hand_count(seat)
        at: i64 = start
        while at < stop:
            face: i64 = state.cards[at]
            if (state.faces.shows[face] >> COPY) & 1 and state.first_here(start, at):
                if self.copyable(state, seat, face):
                    out.add(state.rules.moves.copy + face)
            at += 1

    def play(self, state: DeepState, move: i64) -> None:
        seat: i64 = self.who(state)
        state.frames[-1] = CopyWindow(self.player, self.offset + 1, 0, self.whole)
        if move == moves.PASS:
            return
        face: i64 = move - state.rules.moves.copy
        call: i64 = call_for_card(state, seat, face)
        card = responses.card_frame(state, seat, face)
        left: i64 = without(card.left, COPY)
        state.frames.append(responses.Playing(seat, BY_CARD, face, left, card.whole, card.flags))
        responses.lay_down(state, seat, face)
        responses.announce(state, seat, ACT_COPY, self.whole, BY_CARD, face)
        ask_payment(state, seat, call, 0)

    def why_not(self, state: DeepState, move: i64) -> str:
        return "copy_or_pass"
