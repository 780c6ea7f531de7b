"""Traits (variant, section 16): dealing them, and using Agile, Clever, Industrious, Orderly and Strong.

Inventive belongs to crafting (turn.py), Smooth-Talking to buying (jewelry.py), Well-Prepared to answers (responses.py).
"""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64
from underhall.core.grid import Paths
from underhall.core.moves import MoveList
from underhall.core.state import NOBODY, Frame
from underhall.games.dig_deeper_dwarf import moves
from underhall.games.dig_deeper_dwarf.actions import remove_from_hand
from underhall.games.dig_deeper_dwarf.catalogue import (
    AGILE,
    CAMP,
    CLEVER,
    DRAW,
    INDUSTRIOUS,
    MINE,
    MOVE,
    ORDERLY,
    STRONG,
)
from underhall.games.dig_deeper_dwarf.hands import can_draw, draw_cards, reveal_hand_card, tidy
from underhall.games.dig_deeper_dwarf.knowledge import KNOWN, LANE
from underhall.games.dig_deeper_dwarf.layout import (
    DEALT,
    HAND,
    LINKS,
    NONE,
    PICKED,
    RUBBLE,
    RUBBLE_FACE,
    TILE_ROW,
    TRAIT,
    TRAIT_BOX,
)
from underhall.games.dig_deeper_dwarf.map import lay_rubble, neighbour, rubble_on
from underhall.games.dig_deeper_dwarf.responses import Playing
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.targets import (
    BY_TRAIT,
    can_mine,
    write_agile,
)

TWO_MOVES: Final = MOVE | MOVE << 4
TWO_MINES: Final = MINE | MINE << 4
FOUR_DRAWS: Final = DRAW | DRAW << 4 | DRAW << 8 | DRAW << 12
STRONG_STEPS: Final = 3


@final
class PickTrait(Frame[DeepState]):
    """Before the first turn everybody keeps one of two Traits; all are turned up together (G-8)."""

    def __init__(self, player: i64) -> None:
        self.player: i64 = player

    def name(self) -> str:
        return "pick_trait"

    def numbers(self) -> list[int]:
        return [self.player]

    def seat(self, state: DeepState) -> i64:
        return self.player

    def moves(self, state: DeepState, out: MoveList) -> None:
        out.add(moves.PICK_TRAIT + state.get(self.player, DEALT))
        out.add(moves.PICK_TRAIT + state.get(self.player, DEALT + 1))

    def play(self, state: DeepState, move: i64) -> None:
        chosen: i64 = 0 if move == moves.PICK_TRAIT + state.get(self.player, DEALT) else 1
        state.put(self.player, PICKED, chosen)
        if self.player + 1 < state.seats:
            state.frames[-1] = PickTrait(self.player + 1)
        else:
            state.frames.pop()
            turn_up_traits(state)

    def why_not(self, state: DeepState, move: i64) -> str:
        return "not_dealt"


def turn_up_traits(state: DeepState) -> None:
    seat: i64 = 0
    while seat < state.seats:
        picked: i64 = state.get(seat, PICKED)
        state.put(seat, TRAIT, state.get(seat, DEALT + picked))
        at: i64 = state.rules.base[TRAIT_BOX] + state.stock_counts[TRAIT_BOX]
        state.stock[at] = state.get(seat, DEALT + 1 - picked)
        state.stock_marks[at] = KNOWN << (LANE * seat)
        state.stock_counts[TRAIT_BOX] += 1
        state.put(seat, DEALT, NONE)
        state.put(seat, DEALT + 1, NONE)
        state.put(seat, PICKED, NONE)
        if state.journal is not None:
            state.note("trait_kept", "G-8", {"seat": seat, "trait": state.trait(seat)})
        seat += 1
    state.reveals += 1


def can_use_trait(state: DeepState, seat: i64) -> bool:
    """Whether a Trait of the kind used between activities or in E5 would do anything (G-234)."""
    trait: i64 = state.trait(seat)
    if trait == AGILE:
        found = MoveList()
        write_agile(state, seat, found, 0, 2)
        return found.count > 0
    if trait == CLEVER:
        return can_draw(state, seat)
    if trait == INDUSTRIOUS:
        return can_mine(state, seat)
    if trait == ORDERLY:
        return state.faces_in(seat, HAND, RUBBLE_FACE) >= 2
    if trait == STRONG:
        found = MoveList()
        write_lifts(state, seat, found)
        return found.count > 0
    return False


def use_trait(state: DeepState, seat: i64) -> None:
    trait: i64 = state.trait(seat)
    state.spend_trait(seat)
    if trait == AGILE:
        state.frames.append(Playing(seat, BY_TRAIT, AGILE, TWO_MOVES, 0, 0))
    elif trait == CLEVER:
        state.frames.append(Playing(seat, BY_TRAIT, CLEVER, FOUR_DRAWS, 0, 0))
    elif trait == INDUSTRIOUS:
        state.frames.append(Playing(seat, BY_TRAIT, INDUSTRIOUS, TWO_MINES, 0, 0))
    elif trait == ORDERLY:
        remove_from_hand(state, seat, RUBBLE_FACE, "G-241")
        remove_from_hand(state, seat, RUBBLE_FACE, "G-241")
        draw_cards(state, seat, 1, "G-241")
    elif trait == STRONG:
        state.frames.append(Strong(seat))


def write_lifts(state: DeepState, seat: i64, out: MoveList) -> None:
    """Where Strong can take a Rubble card from: hand, own tile, adjacent tiles (G-243)."""
    here: i64 = state.where(seat)
    if state.hand_holds(seat, RUBBLE_FACE):
        out.add(moves.LIFT)
    if rubble_on(state, here):
        out.add(moves.LIFT + 1)
    side: i64 = 0
    while side < 4:
        there: i64 = neighbour(state, here, side)
        if there != NONE and rubble_on(state, there):
            out.add(moves.LIFT + 2 + side)
        side += 1


@final
class Strong(Frame[DeepState]):
    """Strong: which Rubble card."""

    def __init__(self, player: i64) -> None:
        self.player: i64 = player

    def name(self) -> str:
        return "strong"

    def numbers(self) -> list[int]:
        return [self.player]

    def seat(self, state: DeepState) -> i64:
        return self.player

    def moves(self, state: DeepState, out: MoveList) -> None:
        write_lifts(state, self.player, out)
        if out.count == 0:  # only in an imagined world
            out.add(moves.PASS)

    def play(self, state: DeepState, move: i64) -> None:
        if move == moves.PASS:
            state.frames.pop()
            return
        if move == moves.LIFT:
            reveal_hand_card(state, self.player, state.find(self.player, HAND, RUBBLE_FACE))
        else:
            here: i64 = state.where(self.player)
            tile: i64 = here if move == moves.LIFT + 1 else neighbour(state, here, move - moves.LIFT - 2)
            state.tiles[tile * TILE_ROW + RUBBLE] -= 1
        state.frames[-1] = StrongDrop(self.player)

    def why_not(self, state: DeepState, move: i64) -> str:
        return "no_rubble_there"


@final
class StrongDrop(Frame[DeepState]):
    """Strong: out of the game, or onto a tile up to three steps away, never the Camp; then draw a card."""

    def __init__(self, player: i64) -> None:
        self.player: i64 = player

    def name(self) -> str:
        return "strong_drop"

    def numbers(self) -> list[int]:
        return [self.player]

    def seat(self, state: DeepState) -> i64:
        return self.player

    def moves(self, state: DeepState, out: MoveList) -> None:
        out.add(moves.DROP)
        distance = Paths(state.tiles, TILE_ROW, LINKS, state.tile_count, state.where(self.player)).distance
        tile: i64 = 0
        while tile < state.tile_count:
            if tile != CAMP and 0 <= distance[tile] <= STRONG_STEPS:
                out.add(moves.DROP + 1 + tile)
            tile += 1

    def play(self, state: DeepState, move: i64) -> None:
        state.frames.pop()
        if move == moves.DROP:
            state.remove_face(RUBBLE_FACE)
            if state.journal is not None:
                state.note("removed", "G-243", {"seat": self.player, "face": RUBBLE_FACE})
        else:
            lay_rubble(state, move - moves.DROP - 1, "G-243")
        draw_cards(state, self.player, 1, "G-243")

    def why_not(self, state: DeepState, move: i64) -> str:
        return "too_far"


@final
class TraitWindow(Frame[DeepState]):
    """E5: each player who could use a Trait now is asked once, the active player last (G-68)."""

    def __init__(self, offset: i64, asking: i64) -> None:
        self.offset: i64 = offset
        self.asking: i64 = asking

    def name(self) -> str:
        return "trait_window"

    def numbers(self) -> list[int]:
        return [self.offset, self.asking]

    def who(self, state: DeepState) -> i64:
        return (state.active + self.offset) % state.seats

    def seat(self, state: DeepState) -> i64:
        return self.who(state) if self.asking else NOBODY

    def run(self, state: DeepState) -> None:
        offset: i64 = self.offset
        state.reveals += 1  # who is passed over cannot use a Trait, which may tell of the hand
        while offset <= state.seats:
            if can_use_trait(state, (state.active + offset) % state.seats):
                state.frames[-1] = TraitWindow(offset, 1)
                return
            offset += 1
        state.frames.pop()
        tidy(state, "G-69")

    def moves(self, state: DeepState, out: MoveList) -> None:
        out.add(moves.USE_TRAIT)
        out.add(moves.PASS)

    def play(self, state: DeepState, move: i64) -> None:
        seat: i64 = self.who(state)
        state.frames[-1] = TraitWindow(self.offset + 1, 0)
        if move == moves.USE_TRAIT:
            use_trait(state, seat)
