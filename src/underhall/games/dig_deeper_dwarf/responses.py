"""Performing actions and answering them (sections 7, 8 and 12): the procedure of G-178 as frames.

::

    Playing          the card (or Companion, or Trait) whose actions are performed one by one
    Deed             perform(): an announced action, and whether it stands
    Playing ...      leftovers: answer cards in the order played, finished from the top (G-172)
    Window           settle(F): who may answer the action
    Window           settle(H): who may answer the answer, and so on

An answer card goes below the windows and above the deed, so the last one played is finished first. A window that
closes tells the one below: an answer that stands cancels what it answers, a cancelled answer makes it ask anew.
"""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64
from underhall.core.moves import MoveList
from underhall.core.state import NOBODY, Frame
from underhall.games.dig_deeper_dwarf import moves
from underhall.games.dig_deeper_dwarf.actions import carry_out
from underhall.games.dig_deeper_dwarf.basics import FreeBasic
from underhall.games.dig_deeper_dwarf.catalogue import (
    AGILE,
    COPY,
    DRAW,
    MOVE,
    MYCOLUS_MAXIMUS,
    STEAL,
    THWART,
    WELL_PREPARED,
)
from underhall.games.dig_deeper_dwarf.layout import (
    BARRED,
    CELL,
    COMPANION_USED,
    HAND,
    MYCOLUS_USED,
    NONE,
    PLAYED,
    TILE_ROW,
    USED,
)
from underhall.games.dig_deeper_dwarf.moves import ACT_COPY
from underhall.games.dig_deeper_dwarf.payments import ask_payment, call_for_basic, call_for_card, show_rubble
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.targets import (
    ACTION_OF,
    BY_BASIC,
    BY_CARD,
    BY_COMPANION,
    BY_COPY,
    BY_TRAIT,
    any_possible,
    joined,
    needs_rubble,
    possible,
    target_seat,
    without,
    without_all,
    write_acts,
    write_agile,
)

# Flags of a card being played.
DREW: Final = 1  # Draw a Card was announced, so Steal a Resource is lost (G-101)
STOLE: Final = 2
NOTHING_COPIED: Final = 4  # it shows Copy and has copied nothing: passed over when looking for the last card (G-122)
LANDED: Final = 8  # Agile: the first move went onto the Rubble of the tile in the bits from LANDED_SHIFT on
LANDED_SHIFT: Final = 8

# Phases of a deed.
ANNOUNCED: Final = 0
UNDISPUTED: Final = 1
DISPUTED: Final = 2  # something happened since: is it still possible as named? (G-175)
CANCELLED: Final = 3
PHASES: Final = 4

NO_ACT: Final = -1


@final
class Playing(Frame[DeepState]):
    """A card, Companion, Trait or copied card: its actions, some or all, in any order (G-76, G-172, G-189)."""

    def __init__(self, player: i64, source: i64, ident: i64, left: i64, whole: i64, flags: i64) -> None:
        self.player: i64 = player
        self.source: i64 = source
        self.ident: i64 = ident  # the face, Event card or Trait
        self.left: i64 = left  # actions still unused, packed
        self.whole: i64 = whole  # what somebody gets who copies it
        self.flags: i64 = flags

    def name(self) -> str:
        return "playing"

    def numbers(self) -> list[int]:
        return [self.player, self.source, self.ident, self.left, self.whole, self.flags]

    def usable(self, state: DeepState, action: i64) -> bool:
        if action == DRAW and self.flags & STOLE:
            return False
        if action == STEAL and self.flags & DREW:
            return False
        if self.source == BY_TRAIT and self.ident == AGILE:
            found = MoveList()
            write_agile(state, self.player, found, 0, self.agile())
            return found.count > 0
        return possible(state, self.player, action, self.source, self.ident, state.hand_count(self.player), False)

    def agile(self) -> i64:
        """How many moves of Agile are left, this one included."""
        return 2 if self.left > 15 else 1

    def seat(self, state: DeepState) -> i64:
        if self.source == BY_COMPANION and not state.owns(self.player, self.ident):
            return NOBODY
        left: i64 = self.left
        while left:
            if self.usable(state, left & 15):
                return self.player
            left >>= 4
        return NOBODY

    def run(self, state: DeepState) -> None:
        state.reveals += 1  # that nothing more is possible may tell of the hand
        self.complete(state)

    def moves(self, state: DeepState, out: MoveList) -> None:
        left: i64 = self.left
        done: i64 = 0
        while left:
            action: i64 = left & 15
            if not (done >> action) & 1 and self.usable(state, action):
                hand: i64 = state.hand_count(self.player)
                write_acts(state, self.player, action, self.source, self.ident, hand, self.agile(), out, moves.ACT)
            done |= 1 << action
            left >>= 4
        if not self.must_go_on(state) or out.count == 0:
            out.add(moves.STOP)

    def must_go_on(self, state: DeepState) -> bool:
        """Agile may not end on Rubble (G-237)."""
        return self.flags & LANDED != 0 and state.where(self.player) == self.flags >> LANDED_SHIFT

    def play(self, state: DeepState, move: i64) -> None:
        if move == moves.STOP:
            self.complete(state)
            return
        act: i64 = move - moves.ACT
        action: i64 = ACTION_OF[act]
        flags: i64 = self.flags
        if action == DRAW:
            flags |= DREW
        elif action == STEAL:
            flags |= STOLE
        elif action == MOVE and self.source == BY_TRAIT and self.ident == AGILE:
            flags = self.landing(state, act)
        left: i64 = without(self.left, action)
        state.frames[-1] = Playing(self.player, self.source, self.ident, left, self.whole, flags)
        extra: i64 = 0
        if act == ACT_COPY:
            extra = state.last_done
        announce(state, self.player, act, extra, self.source, self.ident)

    def landing(self, state: DeepState, act: i64) -> i64:
        cell: i64 = state.tiles[state.where(self.player) * TILE_ROW + CELL] + state.rules.grid.step[act]
        tile: i64 = state.tile_at(cell)
        if state.rubble_on(tile) == 0:
            return 0
        return LANDED | (tile << LANDED_SHIFT)

    def complete(self, state: DeepState) -> None:
        """The card is finished; an Action card opens its Copy window (G-118, G-120)."""
        state.frames.pop()
        if self.source == BY_CARD and self.whole and not self.flags & NOTHING_COPIED:
            state.last_done = self.whole
            if state.seats > 1:
                state.frames.append(CopyWindow(self.player, 1, 0, self.whole))

    def why_not(self, state: DeepState, move: i64) -> str:
        if move == moves.STOP:
            return "no_end_on_rubble"
        if moves.ACT <= move < moves.BASIC:
            action: i64 = ACTION_OF[move - moves.ACT]
            left: i64 = self.left
            while left:
                if left & 15 == action:
                    return "no_target" if self.usable(state, action) else "impossible"
                left >>= 4
            return "not_on_card"
        return "finish_card"


def lay_down(state: DeepState, seat: i64, face: i64) -> None:
    """An Action card from hand lies open in front of its player (G-76, G-177)."""
    state.reveal_hand_card(seat, state.find(seat, HAND, face))
    state.put_in(seat, PLAYED, face, 0)
    if state.journal is not None:
        state.note("played", "G-76", {"seat": seat, "face": face})


def play_card(state: DeepState, seat: i64, face: i64) -> None:
    """Play an Action card from hand on one's own turn (G-76)."""
    call: i64 = call_for_card(state, seat, face)
    lay_down(state, seat, face)
    state.frames.append(card_frame(state, seat, face))
    ask_payment(state, seat, call, 0)


def card_frame(state: DeepState, seat: i64, face: i64) -> Playing:
    actions: i64 = state.faces.actions[face]
    flags: i64 = NOTHING_COPIED if (state.faces.shows[face] >> COPY) & 1 else 0
    return Playing(seat, BY_CARD, face, without_all(actions, THWART), without_all(actions, COPY), flags)


def can_play(state: DeepState, seat: i64, face: i64) -> bool:
    """G-77, with what Call of Nature takes (G-206)."""
    actions: i64 = state.faces.actions[face]
    if actions == 0:
        return False
    call: i64 = call_for_card(state, seat, face)
    hand: i64 = state.hand_count(seat) - 1 - call
    return hand >= 0 and any_possible(state, seat, actions, hand, call > 0)


# perform()


def announce(state: DeepState, seat: i64, act: i64, extra: i64, source: i64, ident: i64) -> None:
    state.frames.append(Deed(seat, act, extra, source, ident, ANNOUNCED))
    if state.journal is not None:
        state.note("announced", "G-84", {"seat": seat, "act": act, "source": source})


@final
class Deed(Frame[DeepState]):
    """An announced action: it waits for its window and the leftovers, then it is carried out or not."""

    def __init__(self, player: i64, act: i64, extra: i64, source: i64, ident: i64, phase: i64) -> None:
        self.player: i64 = player
        self.act: i64 = act
        self.extra: i64 = extra  # Copy: the actions to be copied (G-123)
        self.source: i64 = source
        self.ident: i64 = ident
        self.phase: i64 = phase

    def name(self) -> str:
        return "deed"

    def numbers(self) -> list[int]:
        return [self.player, self.act, self.extra, self.source, self.ident, self.phase]

    def at(self, phase: i64) -> Deed:
        return Deed(self.player, self.act, self.extra, self.source, self.ident, phase)

    def seat(self, state: DeepState) -> i64:
        if self.phase != DISPUTED:
            return NOBODY
        found = self.targets(state)
        return self.player if found.count > 1 and not found.holds(self.act) else NOBODY

    def targets(self, state: DeepState) -> MoveList:
        """What the action could be aimed at now."""
        out = MoveList()
        action: i64 = ACTION_OF[self.act]
        if action == COPY:
            out.add(ACT_COPY)
            return out
        left: i64 = 1
        below = state.frames[-2] if len(state.frames) > 1 else self
        if isinstance(below, Playing):
            left = 2 if below.left else 1
        hand: i64 = state.hand_count(self.player)
        write_acts(state, self.player, action, self.source, self.ident, hand, left, out, 0)
        return out

    def run(self, state: DeepState) -> None:
        if self.phase == ANNOUNCED:
            self.open_window(state)
        elif self.phase == CANCELLED:
            state.frames.pop()
        elif self.phase == UNDISPUTED:
            self.do(state)
        else:
            found = self.targets(state)
            state.reveals += 1
            if found.holds(self.act):
                self.do(state)
            elif found.count == 1:
                self.aim(state, found.items[0])
            else:
                state.frames.pop()
                if state.journal is not None:
                    state.note("lost", "G-175", {"seat": self.player, "act": self.act})

    def open_window(self, state: DeepState) -> None:
        if needs_rubble(self.act):
            show_rubble(state, self.player)
        state.frames[-1] = self.at(UNDISPUTED)
        if state.seats > 1:
            window = Window(self.player, self.act, self.source, NONE, 0, 1, 0)
            window.go_on(state, 1)

    def do(self, state: DeepState) -> None:
        state.frames.pop()
        if self.act == ACT_COPY:
            copy_card(state, self.player, self.extra)
        else:
            carry_out(state, self.player, self.act, self.source, self.ident)

    def aim(self, state: DeepState, act: i64) -> None:
        """A new target, free of charge, with a new window (G-175)."""
        state.frames.pop()
        below = state.frames[-1] if state.frames else self
        if isinstance(below, Playing) and below.source == BY_TRAIT and below.ident == AGILE:
            flags: i64 = below.landing(state, act)
            state.frames[-1] = Playing(below.player, below.source, below.ident, below.left, below.whole, flags)
        announce(state, self.player, act, self.extra, self.source, self.ident)

    def moves(self, state: DeepState, out: MoveList) -> None:
        found = self.targets(state)
        index: i64 = 0
        while index < found.count:
            out.add(moves.ACT + found.items[index])
            index += 1

    def play(self, state: DeepState, move: i64) -> None:
        self.aim(state, move - moves.ACT)

    def prompt(self, state: DeepState) -> str:
        return "new_target"

    def why_not(self, state: DeepState, move: i64) -> str:
        return "new_target_only"


def copy_card(state: DeepState, seat: i64, actions: i64) -> None:
    """Copy stands: the Copy card below counts as the copied card from now on (G-121, G-122)."""
    below = state.frames[-1] if state.frames else None
    if isinstance(below, Playing):
        whole: i64 = joined(below.whole, actions)
        flags: i64 = below.flags & ~NOTHING_COPIED
        state.frames[-1] = Playing(below.player, below.source, below.ident, below.left, whole, flags)
    state.frames.append(Playing(seat, BY_COPY, 0, without_all(actions, THWART), 0, 0))


# settle()


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
                state.frames.append(self.at(offset, 1))
                return
            offset += 1
        if self.act == NO_ACT:
            below = state.frames[-1]
            if isinstance(below, Window):
                below.cancelled(state)

    def target(self, state: DeepState) -> i64:
        """Whom the waiting action targets, for Mycolus Maximus and standing answers (G-199)."""
        return self.answered if self.act == NO_ACT else target_seat(state, self.act)

    def can_answer(self, state: DeepState, seat: i64) -> bool:
        if basic_thwart(state, seat) or state.trait(seat) == WELL_PREPARED or self.mycolus(state, seat):
            return True
        at: i64 = state.begin(seat, HAND)
        stop: i64 = at + state.hand_count(seat)
        wanted: i64 = (1 << THWART) | (1 << COPY) if self.copied else 1 << THWART
        while at < stop:
            face: i64 = state.cards[at]
            if state.faces.shows[face] & wanted and state.hand_count(seat) > call_for_card(state, seat, face):
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
        start: i64 = state.begin(seat, HAND)
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
        if state.journal is not None:
            state.note("answered", "G-162", {"seat": seat, "owner": self.announcer})
        if move == moves.ANSWER_TRAIT:
            state.spend_trait(seat)
            self.cancelled(state)
            state.frames.append(FreeBasic(seat))
        elif move == moves.ANSWER_BASIC:
            cost: i64 = state.faces.basic_cost[THWART] + call_for_basic(state, seat, THWART)
            state.put(seat, USED, state.get(seat, USED) | (1 << THWART))
            self.answer(state, seat, BY_BASIC, 0, cost)
        elif move == moves.ANSWER_COMPANION:
            state.put(seat, COMPANION_USED, 1)
            state.put(seat, MYCOLUS_USED, 1)
            self.answer(state, seat, BY_COMPANION, 0, 1)
        elif move >= faces.answer_copy:
            self.answer_with(state, seat, move - faces.answer_copy, self.copied)
        else:
            self.answer_with(state, seat, move - faces.answer, 0)

    def answer_with(self, state: DeepState, seat: i64, face: i64, copied: i64) -> None:
        """An Action card as answer: its other actions become leftovers, below all windows of this deed (G-172)."""
        call: i64 = call_for_card(state, seat, face)
        lay_down(state, seat, face)
        card = card_frame(state, seat, face)
        if copied:  # G-124: the Copy card stands for the card it copies
            left: i64 = joined(without(card.left, COPY), without_all(copied, THWART))
            card = Playing(seat, BY_CARD, face, left, joined(card.whole, copied), 0)
        place: int = len(state.frames)
        while place > 0 and isinstance(state.frames[place - 1], Window):
            place -= 1
        state.frames.insert(place, card)
        self.answer(state, seat, BY_CARD, card.whole, call)

    def answer(self, state: DeepState, seat: i64, source: i64, copied: i64, cost: i64) -> None:
        """The answer opens its own window once it is paid for (G-167)."""
        state.frames.append(Window(seat, NO_ACT, source, self.announcer, copied, 1, 0))
        ask_payment(state, seat, cost, 0)

    def dispute(self, state: DeepState) -> None:
        """What was announced must be looked at again before it is carried out."""
        place = self.deed_place(state)
        deed = state.frames[place]
        if isinstance(deed, Deed) and deed.phase == UNDISPUTED:
            state.frames[place] = deed.at(DISPUTED)

    def deed_place(self, state: DeepState) -> int:
        place: int = len(state.frames) - 1
        while place > 0 and not isinstance(state.frames[place], Deed):
            place -= 1
        return place

    def cancelled(self, state: DeepState) -> None:
        """The action of this window, the top one, is cancelled (G-168)."""
        state.frames.pop()
        action: i64 = THWART if self.act == NO_ACT else ACTION_OF[self.act]
        if state.journal is not None:
            state.note("cancelled", "G-168", {"seat": self.announcer, "action": action})
        if self.source == BY_BASIC:
            state.put(self.announcer, BARRED, state.get(self.announcer, BARRED) | (1 << action))
        if self.act == NO_ACT:
            below = state.frames[-1]
            if isinstance(below, Window):  # alive again: everybody is asked anew
                state.frames[-1] = below.at(1, 0)
        else:
            place = self.deed_place(state)
            deed = state.frames[place]
            if isinstance(deed, Deed):
                state.frames[place] = deed.at(CANCELLED)

    def prompt(self, state: DeepState) -> str:
        return "answer"

    def why_not(self, state: DeepState, move: i64) -> str:
        seat: i64 = self.who(state)
        if move == moves.ANSWER_BASIC:
            return "barred" if (state.get(seat, BARRED) >> THWART) & 1 else "cannot_pay"
        if move == moves.ANSWER_COMPANION:
            return "no_mycolus"
        if move == moves.ANSWER_TRAIT:
            return "no_trait"
        return "answer_or_pass"


def basic_thwart(state: DeepState, seat: i64) -> bool:
    if ((state.get(seat, USED) | state.get(seat, BARRED)) >> THWART) & 1:
        return False
    return state.hand_count(seat) >= state.faces.basic_cost[THWART] + call_for_basic(state, seat, THWART)


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
        at: i64 = state.begin(seat, HAND)
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
        start: i64 = state.begin(seat, HAND)
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
        lay_down(state, seat, face)
        card = card_frame(state, seat, face)
        left: i64 = without(card.left, COPY)
        state.frames.append(Playing(seat, BY_CARD, face, left, card.whole, card.flags))
        announce(state, seat, ACT_COPY, self.whole, BY_CARD, face)
        ask_payment(state, seat, call, 0)

    def why_not(self, state: DeepState, move: i64) -> str:
        return "copy_or_pass"


def play_basic(state: DeepState, seat: i64, act: i64) -> None:
    action: i64 = ACTION_OF[act]
    cost: i64 = state.faces.basic_cost[action] + call_for_basic(state, seat, action)
    state.put(seat, USED, state.get(seat, USED) | (1 << action))
    announce(state, seat, act, 0, BY_BASIC, 0)
    ask_payment(state, seat, cost, 1 if needs_rubble(act) else 0)
