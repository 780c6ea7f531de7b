"""Paying and discarding hand cards, card by card and by face (G-23, G-79, section 19)."""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64
from underhall.core.moves import MoveList
from underhall.core.state import NOBODY, Frame
from underhall.games.dig_deeper_dwarf.catalogue import CALL_OF_NATURE, MOVE
from underhall.games.dig_deeper_dwarf.hands import discard_face, discard_hand, show
from underhall.games.dig_deeper_dwarf.layout import (
    HAND,
    RUBBLE_FACE,
)
from underhall.games.dig_deeper_dwarf.state import DeepState


@final
class Pay(Frame[DeepState]):
    """A player discards so many hand cards of their choice; with ``keep`` one Rubble must stay in hand (G-82)."""

    def __init__(self, player: i64, number: i64, keep: i64) -> None:
        self.player: i64 = player
        self.number: i64 = number
        self.keep: i64 = keep

    def name(self) -> str:
        return "pay"

    def numbers(self) -> list[int]:
        return [self.player, self.number, self.keep]

    def seat(self, state: DeepState) -> i64:
        return self.player if state.hand_count(self.player) > self.number else NOBODY

    def run(self, state: DeepState) -> None:
        """No choice: all of them (G-185)."""
        state.frames.pop()
        if state.hand_count(self.player) > 0:
            discard_hand(state, self.player, "G-185")

    def moves(self, state: DeepState, out: MoveList) -> None:
        spare = not (self.keep and state.faces_in(self.player, HAND, RUBBLE_FACE) == 1)
        write_hand(state, self.player, out, state.rules.moves.pay, spare)

    def play(self, state: DeepState, move: i64) -> None:
        if self.number > 1:
            state.frames[-1] = pay(self.player, self.number - 1, self.keep)
        else:
            state.frames.pop()
        discard_face(state, self.player, move - state.rules.moves.pay, "G-23")
        if self.keep:
            show_rubble(state, self.player)

    def why_not(self, state: DeepState, move: i64) -> str:
        return why_not_hand(state, self.player, move - state.rules.moves.pay)


MOST_SEATS: Final = 4
MOST: Final = 8
PAYS: Final = [Pay(player, number, keep) for player in range(MOST_SEATS) for number in range(MOST) for keep in range(2)]


def pay(player: i64, number: i64, keep: i64) -> Pay:
    """Frames are immutable, so every game shares these; an owner's own cards may cost more."""
    if number < MOST:
        return PAYS[(player * MOST + number) * 2 + keep]
    return Pay(player, number, keep)


def write_hand(state: DeepState, seat: i64, out: MoveList, base: i64, rubble: bool) -> None:
    """Every face in a hand once; with ``rubble`` false Rubble is left out."""
    cards = state.cards
    start: i64 = state.hand_start(seat)
    stop: i64 = start + state.hand_count(seat)
    before: i64 = out.count
    at: i64 = start
    while at < stop:
        face: i64 = cards[at]
        if (rubble or face != RUBBLE_FACE) and state.first_here(start, at):
            out.add(base + face)
        at += 1
    if out.count == before and not rubble:  # only in a world imagined by somebody who cannot know better
        write_hand(state, seat, out, base, True)


def why_not_hand(state: DeepState, seat: i64, face: i64) -> str:
    if 0 <= face < state.faces.count:
        return "needed" if state.hand_holds(seat, face) else "not_in_hand"
    return "pay_first"


def call_for_card(state: DeepState, seat: i64, face: i64) -> i64:
    """One more card while Call of Nature is there, unless the card shows a Move (G-205, G-206)."""
    return 1 if state.owns(seat, CALL_OF_NATURE) and not (state.faces.shows[face] >> MOVE) & 1 else 0


def call_for_basic(state: DeepState, seat: i64, action: i64) -> i64:
    return 1 if action != MOVE and state.owns(seat, CALL_OF_NATURE) else 0


def ask_payment(state: DeepState, seat: i64, number: i64, keep: i64) -> None:
    if keep:
        show_rubble(state, seat)
    if number > 0:
        state.frames.append(pay(seat, number, keep))


def show_rubble(state: DeepState, seat: i64) -> None:
    """What was announced tells everybody that there is a Rubble card in hand, and payment leaves one (G-104)."""
    at: i64 = state.find(seat, HAND, RUBBLE_FACE)
    if at >= 0:
        show(state, seat, HAND, at)
