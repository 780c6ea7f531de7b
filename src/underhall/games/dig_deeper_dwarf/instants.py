"""Instant Events that ask or move somebody (section 15): Flooded Tunnel!, Monster!, Thieving Goblins!, Trusty Tools!"""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64
from underhall.core.grid import Paths
from underhall.core.moves import MoveList
from underhall.core.state import NOBODY, Frame
from underhall.games.dig_deeper_dwarf import moves
from underhall.games.dig_deeper_dwarf.catalogue import (
    CAMP,
)
from underhall.games.dig_deeper_dwarf.layout import (
    ACTIONS,
    FLOODED,
    LINKS,
    NONE,
    REVEALED,
    TILE_ROW,
)
from underhall.games.dig_deeper_dwarf.map import move_dwarf, neighbour
from underhall.games.dig_deeper_dwarf.payments import pay
from underhall.games.dig_deeper_dwarf.state import DeepState

FLOOD_STEPS: Final = 3
FLOOD_DISCARD: Final = 3
MONSTER_STEPS: Final = 3
MONSTER_DISCARD: Final = 3


def monster(state: DeepState, taker: i64) -> None:
    """Every player within three steps of the taker discards three cards, clockwise from the taker (G-228, G-186)."""
    distance = Paths(state.tiles, TILE_ROW, LINKS, state.tile_count, state.where(taker)).distance
    offset: i64 = state.seats - 1
    while offset >= 0:  # the frame on top is asked first
        seat: i64 = (taker + offset) % state.seats
        away: i64 = distance[state.where(seat)]
        if 0 <= away <= MONSTER_STEPS:
            state.frames.append(pay(seat, MONSTER_DISCARD, 0))
        offset -= 1


@final
class Flood(Frame[DeepState]):
    """Flooded Tunnel!: step by step towards the Camp, sweeping along whoever stands in the way (G-223 to G-227)."""

    def __init__(self, taker: i64, left: i64, swept: i64) -> None:
        self.taker: i64 = taker
        self.left: i64 = left
        self.swept: i64 = swept  # a bit for each dwarf that goes along

    def name(self) -> str:
        return "flood"

    def numbers(self) -> list[int]:
        return [self.taker, self.left, self.swept]

    def ways(self, state: DeepState) -> i64:
        """A bit for each side that leads one step nearer to the Camp."""
        here: i64 = state.where(self.taker)
        if self.left == 0 or here == CAMP:
            return 0
        distance = Paths(state.tiles, TILE_ROW, LINKS, state.tile_count, CAMP).distance
        found: i64 = 0
        side: i64 = 0
        while side < 4:
            there: i64 = neighbour(state, here, side)
            if there != NONE and distance[there] == distance[here] - 1:
                found |= 1 << side
            side += 1
        return found

    def seat(self, state: DeepState) -> i64:
        found: i64 = self.ways(state)
        return self.taker if found & (found - 1) else NOBODY

    def run(self, state: DeepState) -> None:
        found: i64 = self.ways(state)
        if found == 0:
            state.frames.pop()
            if state.where(self.taker) != CAMP:
                state.put(self.taker, FLOODED, 1)
            return
        side: i64 = 0
        while not (found >> side) & 1:
            side += 1
        self.step(state, side)

    def moves(self, state: DeepState, out: MoveList) -> None:
        found: i64 = self.ways(state)
        side: i64 = 0
        while side < 4:
            if (found >> side) & 1:
                out.add(moves.FLEE + side)
            side += 1

    def play(self, state: DeepState, move: i64) -> None:
        self.step(state, move - moves.FLEE)

    def step(self, state: DeepState, side: i64) -> None:
        there: i64 = neighbour(state, state.where(self.taker), side)
        met: i64 = 0
        seat: i64 = 0
        while seat < state.seats:
            if seat != self.taker and not (self.swept >> seat) & 1 and state.where(seat) == there and there != CAMP:
                met |= 1 << seat
            seat += 1
        seat = 0
        while seat < state.seats:
            if seat == self.taker or (self.swept >> seat) & 1:
                move_dwarf(state, seat, there, "G-224")
            seat += 1
        state.frames[-1] = Flood(self.taker, self.left - 1, self.swept | met)
        offset: i64 = state.seats - 1
        while offset > 0:
            seat = (self.taker + offset) % state.seats
            if (met >> seat) & 1:
                state.frames.append(pay(seat, FLOOD_DISCARD, 0))
            offset -= 1

    def why_not(self, state: DeepState, move: i64) -> str:
        return "towards_camp"


@final
class Goblins(Frame[DeepState]):
    """Thieving Goblins!: the revealed Resource with the highest coin value is removed; ties are the taker's (G-229)."""

    def __init__(self, taker: i64) -> None:
        self.taker: i64 = taker

    def name(self) -> str:
        return "goblins"

    def numbers(self) -> list[int]:
        return [self.taker]

    def write(self, state: DeepState, out: MoveList) -> None:
        start: i64 = state.begin(self.taker, REVEALED)
        stop: i64 = start + state.count(self.taker, REVEALED)
        best: i64 = 0
        at: i64 = start
        while at < stop:
            if state.faces.coins[state.cards[at]] > best:
                best = state.faces.coins[state.cards[at]]
            at += 1
        at = start
        while at < stop:
            if state.faces.coins[state.cards[at]] == best and state.first_here(start, at):
                out.add(state.rules.moves.lose + state.cards[at])
            at += 1

    def seat(self, state: DeepState) -> i64:
        found = MoveList()
        self.write(state, found)
        return self.taker if found.count > 1 else NOBODY

    def run(self, state: DeepState) -> None:
        found = MoveList()
        self.write(state, found)
        if found.count == 0:
            state.frames.pop()
        else:
            self.play(state, found.items[0])

    def moves(self, state: DeepState, out: MoveList) -> None:
        self.write(state, out)

    def play(self, state: DeepState, move: i64) -> None:
        state.frames.pop()
        face: i64 = move - state.rules.moves.lose
        state.take_out(self.taker, REVEALED, state.find(self.taker, REVEALED, face))
        state.remove_face(face)
        if state.journal is not None:
            state.note("goblins", "G-229", {"seat": self.taker, "face": face})

    def why_not(self, state: DeepState, move: i64) -> str:
        return "highest_value"


def face_up_actions(state: DeepState) -> bool:
    pile: i64 = 0
    while pile < 3:
        if state.stock_counts[ACTIONS + pile] > 0:
            return True
        pile += 1
    return False


@final
class TakeAction(Frame[DeepState]):
    """One face-up Action card for free, or none: Trusty Tools! (G-230) or the Trait Inventive (G-240)."""

    def __init__(self, taker: i64, trait: i64) -> None:
        self.taker: i64 = taker
        self.trait: i64 = trait

    def name(self) -> str:
        return "take_action"

    def numbers(self) -> list[int]:
        return [self.taker, self.trait]

    def seat(self, state: DeepState) -> i64:
        return self.taker

    def moves(self, state: DeepState, out: MoveList) -> None:
        pile: i64 = 0
        while pile < 3:
            if state.stock_counts[ACTIONS + pile] > 0:
                out.add(moves.TAKE + pile)
            pile += 1
        out.add(moves.PASS)

    def play(self, state: DeepState, move: i64) -> None:
        state.frames.pop()
        if move == moves.PASS:
            return
        if self.trait:
            state.spend_trait(self.taker)
        state.take_face_up(self.taker, ACTIONS + move - moves.TAKE, "took_action", "G-240" if self.trait else "G-230")

    def why_not(self, state: DeepState, move: i64) -> str:
        return "empty_pile"
