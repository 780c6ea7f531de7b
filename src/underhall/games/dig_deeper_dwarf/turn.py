"""The turn (section 6): the Activity phase with everything it allows, and the End phase E1 to E6."""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64
from underhall.core.moves import MoveList
from underhall.core.state import NOBODY, Frame
from underhall.games.dig_deeper_dwarf import moves
from underhall.games.dig_deeper_dwarf.basics import write_basics
from underhall.games.dig_deeper_dwarf.catalogue import (
    BOOK,
    CAMP,
    CANARY,
    CAVE_MERCHANT,
    COMPANION_COUNT,
    COMPANION_MASK,
    CRUNCH,
    CRUNCHY_MUNCHY,
    DRAW,
    DRIVE,
    FOOLS_GOLD,
    GOLD,
    INVENTIVE,
    INVESTIGATE,
    MINE,
    MOVE,
    SMOOTH_TALKING,
    STEAL,
    SWAP,
    VAMPIRE_BATS,
)
from underhall.games.dig_deeper_dwarf.delayed import use, write_uses
from underhall.games.dig_deeper_dwarf.events import CanaryAsk
from underhall.games.dig_deeper_dwarf.hands import can_draw, discard_hand, draw_cards, keep_only, reveal_hand_card, tidy
from underhall.games.dig_deeper_dwarf.instants import (
    TakeAction,
    face_up_actions,
)
from underhall.games.dig_deeper_dwarf.jewelry import Purchase, spoil, write_purchases
from underhall.games.dig_deeper_dwarf.layout import (
    ACTIONS,
    BARRED,
    BATS_SIZE,
    COMPANION_USED,
    ENDED_ROUNDS,
    EVENT,
    EVENTS,
    FLOOD_DRAW,
    FLOODED,
    HAND,
    HAND_SIZE,
    MYCOLUS_USED,
    NONE,
    REVEALED,
    TILE_ROW,
    UNPAID_SIZE,
    USED,
)
from underhall.games.dig_deeper_dwarf.map import has_workbench
from underhall.games.dig_deeper_dwarf.moves import WAYS
from underhall.games.dig_deeper_dwarf.payments import ask_payment, write_hand
from underhall.games.dig_deeper_dwarf.responses import Playing, can_play, play_basic, play_card
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.targets import (
    BY_COMPANION,
    possible,
)
from underhall.games.dig_deeper_dwarf.traits import TraitWindow, can_use_trait, use_trait

# The actions of each Companion, packed; Mycolus Maximus only answers (G-193 to G-202).
COMPANION_ACTIONS: Final = (
    BOOK,
    CRUNCH,
    MINE,
    MOVE | MOVE << 4,
    STEAL,
    0,
    INVESTIGATE,
    DRAW | SWAP << 4,
    DRIVE,
)


@final
class Activity(Frame[DeepState]):
    """The Activity phase: any number of activities in any order (G-57, G-58)."""

    def name(self) -> str:
        return "activity"

    def seat(self, state: DeepState) -> i64:
        return state.active

    def moves(self, state: DeepState, out: MoveList) -> None:
        seat: i64 = state.active
        hand: i64 = state.hand_count(seat)
        write_plays(state, seat, hand, out)
        write_basics(state, seat, out, moves.BASIC, False)
        if hand > 0 and state.get(seat, EVENTS) & COMPANION_MASK and not state.get(seat, COMPANION_USED):
            write_companions(state, seat, out)
        if not state.bought and (state.where(seat) == CAMP or at_merchant(state, seat)):
            write_purchases(state, seat, state.trait(seat) == SMOOTH_TALKING, out)
        if not state.crafted and state.rules.crafting:
            write_crafts(state, seat, out)
        write_uses(state, seat, out)
        if state.rules.traits and can_use_trait(state, seat):
            out.add(moves.USE_TRAIT)
        out.add(moves.END)

    def play(self, state: DeepState, move: i64) -> None:
        seat: i64 = state.active
        faces = state.rules.moves
        if move == moves.END:
            state.frames[-1] = end_phase(FEE, 0)
        elif move >= faces.reveal:
            reveal(state, seat, move - faces.reveal)
        elif move >= faces.play:
            play_card(state, seat, move - faces.play)
        elif move < moves.PASS:
            play_basic(state, seat, move - moves.BASIC)
        elif move < moves.USE_TRAIT:
            use_companion(state, seat, move - moves.COMPANION)
        elif move == moves.USE_TRAIT:
            use_trait(state, seat)
        elif move < moves.BUY:
            use(state, seat, move)
        elif move < moves.CRAFT:
            buy(state, seat, move - moves.BUY)
        else:
            craft(state, seat, move - moves.CRAFT)

    def why_not(self, state: DeepState, move: i64) -> str:
        return why_not_activity(state, state.active, move)


def write_plays(state: DeepState, seat: i64, hand: i64, out: MoveList) -> None:
    """Action cards of the hand that can be played, and Resource cards to reveal; each face once."""
    if hand == 0:
        return
    cards = state.cards
    actions = state.faces.actions
    start: i64 = state.hand_start(seat)
    at: i64 = start
    stop: i64 = start + hand
    while at < stop:
        face: i64 = cards[at]
        if state.first_here(start, at):
            if actions[face]:
                if can_play(state, seat, face):
                    out.add(state.rules.moves.play + face)
            elif state.faces.resource[face]:
                out.add(state.rules.moves.reveal + face)
        at += 1


def why_not_activity(state: DeepState, seat: i64, move: i64) -> str:
    faces = state.rules.moves
    if faces.play <= move < faces.pay or faces.reveal <= move < faces.answer:
        face: i64 = move - (faces.play if move < faces.pay else faces.reveal)
        if not state.hand_holds(seat, face):
            return "not_in_hand"
        if move >= faces.reveal:
            return "not_resource"
        return "no_action_possible" if state.faces.actions[face] else "no_actions"
    if moves.BASIC <= move < moves.PASS:
        return "basic_impossible"
    if moves.COMPANION <= move < moves.USE_TRAIT:
        return "companion_impossible"
    if moves.BUY <= move < moves.CRAFT:
        if state.bought:
            return "bought_already"
        return "not_at_camp" if state.where(seat) != CAMP and not at_merchant(state, seat) else "cannot_afford"
    if moves.CRAFT <= move < moves.TAKE:
        if state.crafted:
            return "crafted_already"
        return "cannot_craft"
    if move == moves.USE_TRAIT:
        return "no_trait"
    return "not_now"


# Companions (G-188, G-189).


def write_companions(state: DeepState, seat: i64, out: MoveList) -> None:
    hand: i64 = state.hand_count(seat) - 1
    event: i64 = 0
    while event < COMPANION_COUNT:
        if state.owns(seat, event):
            actions: i64 = COMPANION_ACTIONS[event]
            able = False
            while actions and not able:
                able = possible(state, seat, actions & 15, BY_COMPANION, event, hand, True)
                actions >>= 4
            if able:
                out.add(moves.COMPANION + event)
        event += 1


def use_companion(state: DeepState, seat: i64, event: i64) -> None:
    state.put(seat, COMPANION_USED, 1)
    state.frames.append(Playing(seat, BY_COMPANION, event, COMPANION_ACTIONS[event], 0, 0))
    if state.journal is not None:
        state.note("companion", "G-188", {"seat": seat, "event": event})
    ask_payment(state, seat, 1, 1 if event == CRUNCHY_MUNCHY else 0)


# Revealing (G-142).


def reveal(state: DeepState, seat: i64, face: i64) -> None:
    reveal_hand_card(state, seat, state.find(seat, HAND, face))
    if state.faces.resource[face] == GOLD and state.owns(seat, FOOLS_GOLD):
        spoil(state, seat, face)
        return
    state.put_in(seat, REVEALED, face, 0)
    if state.journal is not None:
        state.note("revealed", "G-142", {"seat": seat, "face": face})
    if can_draw(state, seat):
        state.frames.append(DrawAfter(seat))


@final
class DrawAfter(Frame[DeepState]):
    """After revealing a Resource card, a card may be drawn (G-142)."""

    def __init__(self, player: i64) -> None:
        self.player: i64 = player

    def name(self) -> str:
        return "draw_after"

    def numbers(self) -> list[int]:
        return [self.player]

    def seat(self, state: DeepState) -> i64:
        return self.player

    def moves(self, state: DeepState, out: MoveList) -> None:
        out.add(moves.DRAW_ONE)
        out.add(moves.PASS)

    def play(self, state: DeepState, move: i64) -> None:
        state.frames.pop()
        if move == moves.DRAW_ONE:
            draw_cards(state, self.player, 1, "G-142")


# Buying and crafting (section 11).


def at_merchant(state: DeepState, seat: i64) -> bool:
    return state.tiles[state.where(seat) * TILE_ROW + EVENT] == CAVE_MERCHANT


def buy(state: DeepState, seat: i64, number: i64) -> None:
    merchant = state.where(seat) != CAMP
    state.paid_count = 0
    state.frames.append(Purchase(seat, number // len(WAYS), number % len(WAYS), 1 if merchant else 0))
    if merchant:
        warner: i64 = state.owner(CANARY)
        if warner != NONE and warner != seat:
            state.frames.append(CanaryAsk(warner, CAVE_MERCHANT))


def write_crafts(state: DeepState, seat: i64, out: MoveList) -> None:
    here: i64 = state.where(seat)
    if here != CAMP and not has_workbench(state, here):
        return
    pile: i64 = 0
    while pile < 3:
        face: i64 = state.stock_top(ACTIONS + pile)
        if face != NONE and state.faces.cost[face] <= state.hand_count(seat):
            out.add(moves.CRAFT + pile)
        pile += 1


def craft(state: DeepState, seat: i64, pile: i64) -> None:
    state.crafted = 1
    state.frames.append(Crafting(seat, pile))
    ask_payment(state, seat, state.faces.cost[state.stock_top(ACTIONS + pile)], 0)


@final
class Crafting(Frame[DeepState]):
    """The crafting cost is paid: the card comes to the discard pile (G-156), and perhaps another one (G-240)."""

    def __init__(self, player: i64, pile: i64) -> None:
        self.player: i64 = player
        self.pile: i64 = pile

    def name(self) -> str:
        return "crafting"

    def numbers(self) -> list[int]:
        return [self.player, self.pile]

    def run(self, state: DeepState) -> None:
        state.frames.pop()
        state.take_face_up(self.player, ACTIONS + self.pile, "crafted", "G-156")
        here: i64 = state.where(self.player)
        if state.trait(self.player) == INVENTIVE and here != CAMP and has_workbench(state, here):
            if face_up_actions(state):
                state.frames.append(TakeAction(self.player, 1))


# The End phase.

FEE: Final = 0
KEEP: Final = 1
DRAW_UP: Final = 2
PASS_ON: Final = 3
END_STAGES: Final = 4


@final
class EndPhase(Frame[DeepState]):
    """E1 fee, E2 keep, E3 tidy and E4 draw, E5 Traits, E6 the next player (G-62 to G-70)."""

    def __init__(self, stage: i64, unpaid: i64) -> None:
        self.stage: i64 = stage
        self.unpaid: i64 = unpaid

    def name(self) -> str:
        return "end_phase"

    def numbers(self) -> list[int]:
        return [self.stage, self.unpaid]

    def prompt(self, state: DeepState) -> str:
        return "fee" if self.stage == FEE else "keep"

    def fee_due(self, state: DeepState) -> bool:
        return state.began_in_camp == 1 and state.where(state.active) == CAMP

    def seat(self, state: DeepState) -> i64:
        seat: i64 = state.active
        if self.stage == FEE:
            return seat if self.fee_due(state) and can_pay_fee(state, seat) else NOBODY
        if self.stage == KEEP:
            return seat if state.hand_count(seat) > 0 else NOBODY
        return NOBODY

    def run(self, state: DeepState) -> None:
        if self.stage == FEE:
            unpaid = self.fee_due(state)
            state.reveals += 1
            if unpaid and state.journal is not None:
                state.note("fee_unpaid", "G-157", {"seat": state.active})
            state.frames[-1] = end_phase(KEEP, 1 if unpaid else 0)
        elif self.stage == KEEP:
            state.frames[-1] = end_phase(DRAW_UP, self.unpaid)
        elif self.stage == DRAW_UP:
            tidy(state, "G-64")
            draw_up(state, self.unpaid)
            state.frames[-1] = end_phase(PASS_ON, 0)
            if state.rules.traits:
                state.frames.append(TraitWindow(1, 0))
        else:
            next_turn(state)

    def moves(self, state: DeepState, out: MoveList) -> None:
        if self.stage == FEE:
            write_fees(state, state.active, out)
            if out.count == 0:
                out.add(moves.PASS)
            return
        write_hand(state, state.active, out, state.rules.moves.keep, True)
        out.add(moves.PASS)

    def play(self, state: DeepState, move: i64) -> None:
        seat: i64 = state.active
        if self.stage == FEE:
            state.frames[-1] = end_phase(KEEP, 0)
            if move != moves.PASS:
                pay_fee(state, seat, move - state.rules.moves.fee)
            return
        state.frames[-1] = end_phase(DRAW_UP, self.unpaid)
        if move == moves.PASS:
            discard_hand(state, seat, "G-63")
        else:
            face: i64 = move - state.rules.moves.keep
            keep_only(state, seat, state.find(seat, HAND, face))
            if state.journal is not None:
                state.note("kept", "G-63", {"seat": seat})
                state.note("kept_face", "G-63", {"seat": seat, "face": face}, 1 << seat)

    def why_not(self, state: DeepState, move: i64) -> str:
        return "fee_first" if self.stage == FEE else "keep_one"


END_PHASES: Final = [EndPhase(stage, unpaid) for stage in range(END_STAGES) for unpaid in range(2)]


def end_phase(stage: i64, unpaid: i64) -> EndPhase:
    """Frames are immutable, so every game shares these."""
    return END_PHASES[2 * stage + unpaid]


def can_pay_fee(state: DeepState, seat: i64) -> bool:
    if state.count(seat, REVEALED) > 0:
        return True
    at: i64 = state.hand_start(seat)
    stop: i64 = at + state.hand_count(seat)
    while at < stop:
        if state.faces.resource[state.cards[at]]:
            return True
        at += 1
    return False


def write_fees(state: DeepState, seat: i64, out: MoveList) -> None:
    """A Resource card from hand or a revealed one (G-157); never a Treasure (G-158)."""
    base: i64 = state.rules.moves.fee
    zone: i64 = HAND
    while zone <= REVEALED:
        start: i64 = state.begin(seat, zone)
        stop: i64 = start + state.count(seat, zone)
        at: i64 = start
        while at < stop:
            face: i64 = state.cards[at]
            if state.faces.resource[face] and state.first_here(start, at):
                out.add(base + face * 2 + (0 if zone == HAND else 1))
            at += 1
        zone += REVEALED - HAND


def pay_fee(state: DeepState, seat: i64, number: i64) -> None:
    face: i64 = number // 2
    if number % 2:
        state.take_out(seat, REVEALED, state.find(seat, REVEALED, face))
    else:
        reveal_hand_card(state, seat, state.find(seat, HAND, face))
    state.remove_face(face)
    if state.journal is not None:
        state.note("fee", "G-157", {"seat": seat, "face": face})


def draw_up(state: DeepState, unpaid: i64) -> None:
    """E4: up to the smallest hand size that applies; the flood limits how many are drawn (G-66, G-67)."""
    seat: i64 = state.active
    size: i64 = HAND_SIZE
    if state.owns(seat, VAMPIRE_BATS):
        size = BATS_SIZE
    if unpaid:
        size = UNPAID_SIZE
    number: i64 = size - state.hand_count(seat)
    if state.get(seat, FLOODED):
        state.put(seat, FLOODED, 0)
        if number > FLOOD_DRAW:
            number = FLOOD_DRAW
    if number > 0:
        draw_cards(state, seat, number, "G-66")


def next_turn(state: DeepState) -> None:
    """E6 (G-70); the round ends when the starting player's next turn begins (G-26)."""
    state.active = (state.active + 1) % state.seats
    if state.active == state.first:
        if state.rules.max_rounds and state.round >= state.rules.max_rounds:
            state.finish(ENDED_ROUNDS, "G-250")
            return
        state.round += 1
        seat: i64 = 0
        while seat < state.seats:
            state.put(seat, BARRED, 0)
            state.put(seat, MYCOLUS_USED, 0)
            seat += 1
    state.frames[-1] = ACTIVITY
    begin_turn(state)


def begin_turn(state: DeepState) -> None:
    state.turn += 1
    state.bought = 0
    state.crafted = 0
    state.last_done = 0
    state.began_in_camp = 1 if state.where(state.active) == CAMP else 0  # G-61
    seat: i64 = 0
    while seat < state.seats:  # G-25
        state.put(seat, USED, 0)
        state.put(seat, COMPANION_USED, 0)
        seat += 1
    if state.journal is not None:
        state.note("turn", "G-56", {"seat": state.active, "round": state.round})


ACTIVITY: Final = Activity()
