"""Performing actions and answering them (sections 7, 8 and 12): the procedure of G-178 as frames.

::

    Playing          the card (or Companion, or Trait) whose actions are performed one by one
    Deed             perform(): an announced action, and whether it stands
    Playing ...      leftovers: answer cards in the order played, finished from the top (G-172)
    Window           settle(F): who may answer the action
    Window           settle(H): who may answer the answer, and so on

An answer card goes below the windows and above the deed, so the last one played is finished first. A window that
closes tells the one below: an answer that stands cancels what it answers, a cancelled answer makes it ask anew. The
windows themselves are in windows.py.
"""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64, mypyc_attr
from underhall.core.moves import MoveList
from underhall.core.state import NOBODY, Frame
from underhall.games.dig_deeper_dwarf import moves, windows
from underhall.games.dig_deeper_dwarf.actions import carry_out
from underhall.games.dig_deeper_dwarf.catalogue import (
    AGILE,
    COPY,
    DRAW,
    MOVE,
    STEAL,
    THWART,
)
from underhall.games.dig_deeper_dwarf.hands import reveal_hand_card
from underhall.games.dig_deeper_dwarf.layout import (
    CELL,
    HAND,
    NONE,
    PLAYED,
    TILE_ROW,
    USED,
)
from underhall.games.dig_deeper_dwarf.map import act_told, rubble_on, tile_at
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


# Frames come and go with every action; the memory of the last is kept for the next.
@mypyc_attr(free_list_len=1)
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
        announce_paid(state, self.player, act, extra, self.source, self.ident)

    def landing(self, state: DeepState, act: i64) -> i64:
        cell: i64 = state.tiles[state.where(self.player) * TILE_ROW + CELL] + state.rules.grid.step[act]
        tile: i64 = tile_at(state, cell)
        if rubble_on(state, tile) == 0:
            return 0
        return LANDED | (tile << LANDED_SHIFT)

    def complete(self, state: DeepState) -> None:
        """The card is finished; an Action card opens its Copy window (G-118, G-120)."""
        state.frames.pop()
        if self.source == BY_CARD and self.whole and not self.flags & NOTHING_COPIED:
            state.last_done = self.whole
            if state.seats > 1:
                state.frames.append(windows.CopyWindow(self.player, 1, 0, self.whole))

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
    reveal_hand_card(state, seat, state.find(seat, HAND, face))
    state.put_in(seat, PLAYED, face, 0)
    if state.journal is not None:
        state.note("played", "G-76", {"seat": seat, "face": face})


def play_card(state: DeepState, seat: i64, face: i64) -> None:
    """Play an Action card from hand on one's own turn (G-76)."""
    call: i64 = call_for_card(state, seat, face)
    state.frames.append(card_frame(state, seat, face))
    lay_down(state, seat, face)
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
    """An action that has still to be paid for: the payment goes on top of it."""
    state.frames.append(Deed(seat, act, extra, source, ident, ANNOUNCED))
    if state.journal is not None:
        state.note("announced", "G-84", {**act_told(state, seat, act), "source": source})


def announce_paid(state: DeepState, seat: i64, act: i64, extra: i64, source: i64, ident: i64) -> None:
    """An action for which nothing is to be paid: its window opens at once."""
    state.frames.append(Deed(seat, act, extra, source, ident, UNDISPUTED))
    if state.journal is not None:
        state.note("announced", "G-84", {**act_told(state, seat, act), "source": source})
    open_window(state, seat, act, source)


def open_window(state: DeepState, seat: i64, act: i64, source: i64) -> None:
    if needs_rubble(act):
        show_rubble(state, seat)
    if state.seats > 1:
        window = windows.Window(seat, act, source, NONE, 0, 1, 1)
        window.go_on(state, 1)


@mypyc_attr(free_list_len=1)
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
            state.frames[-1] = self.at(UNDISPUTED)
            open_window(state, self.player, self.act, self.source)
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
                    state.note("lost", "G-175", act_told(state, self.player, self.act))

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
        announce_paid(state, self.player, act, self.extra, self.source, self.ident)

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


def play_basic(state: DeepState, seat: i64, act: i64) -> None:
    action: i64 = ACTION_OF[act]
    cost: i64 = state.faces.basic_cost[action] + call_for_basic(state, seat, action)
    state.put(seat, USED, state.get(seat, USED) | (1 << action))
    announce(state, seat, act, 0, BY_BASIC, 0)
    ask_payment(state, seat, cost, 1 if needs_rubble(act) else 0)
