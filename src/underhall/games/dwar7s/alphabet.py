"""The moves of Fall and Duel in 1,587 symbols instead of 687,471 numbers: what is played, where it goes, how it lies.

Spots are counted from the middle of the map, as the features count them: 36 cards that were laid side by side reach
18 spots from there at most, and a card may go one further. Colours are seats, counted from the one that is asked.
"""

from __future__ import annotations

from typing import Final, final

from underhall.core.alphabet import Alphabet
from underhall.core.buffers import i64, vec, zeros
from underhall.core.grid import SIDES
from underhall.games.dwar7s.catalogue import GEM_NAMES, GOAL_NAMES, KIND_NAMES, MOST_SEATS, OGRE_NAMES
from underhall.games.dwar7s.map import SIDE_LETTERS
from underhall.games.dwar7s.moves import (
    AMBUSH,
    BRUTE,
    CELLS,
    CROWN,
    DIG,
    DISCARD,
    END,
    GRID,
    HOP_X,
    HOP_Y,
    HOPS,
    KEEP,
    MOVE,
    MOVES,
    PANIC,
    PLACE,
    PLAY,
    RESOLVE,
    REVEAL,
    SWAP,
    THIEF,
    TRADE,
)
from underhall.games.dwar7s.observation import SOME, middle_of, relative
from underhall.games.dwar7s.state import Dwar7sState

FARTHEST: Final = 19
ACROSS: Final = 2 * FARTHEST + 1

# Symbols that stand first, then turns and steps, then spots.
SAY_END: Final = 0
SAY_REVEAL: Final = 1
SAY_KEEP: Final = 2
SAY_PLACE: Final = 3
SAY_MOVE: Final = 4
SAY_AMBUSH: Final = 5
SAY_THIEF: Final = 6  # from whom
SAY_CROWN: Final = SAY_THIEF + MOST_SEATS
SAY_BRUTE: Final = SAY_CROWN + MOST_SEATS  # whose dwarf
SAY_PANIC: Final = SAY_BRUTE + MOST_SEATS
SAY_CARD: Final = SAY_PANIC + MOST_SEATS
SAY_GOAL: Final = SAY_CARD + len(KIND_NAMES)
SAY_ITEM: Final = SAY_GOAL + len(GOAL_NAMES)
FIRST_SYMBOLS: Final = SAY_ITEM + len(GEM_NAMES + OGRE_NAMES)
TURN: Final = FIRST_SYMBOLS
HOP: Final = TURN + SIDES
SPOT: Final = HOP + HOPS
SIZE: Final = SPOT + ACROSS * ACROSS

# What tells a half-spelled move: its first symbol, and whether a spot is picked and which (x, y from the middle).
PICKED: Final = FIRST_SYMBOLS + 3
STEPS: Final = 3


@final
class Dwar7sAlphabet(Alphabet[Dwar7sState]):
    def __init__(self) -> None:
        super().__init__(MOVES, SIZE, STEPS, PICKED)
        self.spots: vec[i64] = zeros(CELLS)  # symbols, as they are where spots are counted from the cell 0, 0
        self.corner: i64 = 0  # what is to be taken off: they are counted from a corner
        cell: i64 = 0
        while cell < CELLS:
            self.spots[cell] = SPOT + GRID.y(cell) * ACROSS + GRID.x(cell)
            cell += 1

    def look_at(self, state: Dwar7sState) -> None:
        middle: i64 = middle_of(state)
        self.corner = (GRID.y(middle) - FARTHEST) * ACROSS + GRID.x(middle) - FARTHEST

    def spell(self, state: Dwar7sState, move: i64, out: vec[i64], start: i64) -> i64:
        if move >= SWAP:
            return self.spell_answer(move, out, start)
        if move >= PLAY and move < PLACE:
            number: i64 = move - PLAY
            out[start] = SAY_CARD + number // (CELLS * SIDES)
            out[start + 1] = self.spot(number // SIDES % CELLS)
            out[start + 2] = TURN + number % SIDES
            return 3
        if move >= MOVE and move < AMBUSH:
            number = move - MOVE
            out[start] = SAY_MOVE
            out[start + 1] = self.spot(number // SIDES)
            out[start + 2] = HOP + number % SIDES
            return 3
        if move >= PLACE and move < MOVE:
            out[start] = SAY_PLACE
            out[start + 1] = self.spot((move - PLACE) % CELLS)
            return 2
        return self.spell_ogre(state, move, out, start)

    def spell_ogre(self, state: Dwar7sState, move: i64, out: vec[i64], start: i64) -> i64:
        """Ogre cards, and the end of the actions."""
        if move == END:
            out[start] = SAY_END
            return 1
        if move < PANIC:
            out[start] = SAY_AMBUSH
            out[start + 1] = self.spot((move - AMBUSH) % CELLS)
            return 2
        if move < THIEF:
            number: i64 = move - PANIC
            out[start] = SAY_PANIC + self.whose(state, number // (CELLS * HOPS))
            out[start + 1] = self.spot(number // HOPS % CELLS)
            out[start + 2] = HOP + number % HOPS
            return 3
        if move < CROWN:
            out[start] = SAY_THIEF + self.whose(state, move - THIEF)
            return 1
        if move < BRUTE:
            out[start] = SAY_CROWN + self.whose(state, move - CROWN)
            return 1
        number = move - BRUTE
        out[start] = SAY_BRUTE + self.whose(state, number // CELLS)
        out[start + 1] = self.spot(number % CELLS)
        return 2

    def spell_answer(self, move: i64, out: vec[i64], start: i64) -> i64:
        """Answers to questions that ask for one kind of thing: one symbol."""
        if move < RESOLVE:
            out[start] = self.spot(move - SWAP)
        elif move < TRADE:
            out[start] = self.spot((move - RESOLVE) % CELLS)
        elif move < DIG:
            out[start] = SAY_GOAL + move - TRADE
        elif move < DISCARD:
            out[start] = self.spot((move - DIG) % CELLS)
        elif move < REVEAL:
            out[start] = SAY_ITEM + move - DISCARD
        else:
            out[start] = SAY_KEEP if move == KEEP else SAY_REVEAL
        return 1

    def spot(self, cell: i64) -> i64:
        return self.spots[cell] - self.corner

    def whose(self, state: Dwar7sState, colour: i64) -> i64:
        return relative(state, state.rules.seat[colour], state.seat)

    def write_picked(self, symbols: vec[i64], count: i64, out: vec[float], start: i64) -> None:
        if count == 0:
            return
        out[start + symbols[0]] = 1.0  # a spot that comes first is a whole move
        if count > 1:
            place: i64 = symbols[1] - SPOT
            out[start + FIRST_SYMBOLS] = 1.0
            out[start + FIRST_SYMBOLS + 1] = float(place % ACROSS - FARTHEST) / SOME
            out[start + FIRST_SYMBOLS + 2] = float(place // ACROSS - FARTHEST) / SOME

    def name(self, symbol: int) -> str:
        if symbol >= SPOT:
            place = symbol - SPOT
            return f"spot {place % ACROSS - FARTHEST:+d},{place // ACROSS - FARTHEST:+d}"
        if symbol >= HOP:
            hop = symbol - HOP
            return f"step {HOP_X[hop]:+d},{HOP_Y[hop]:+d}"
        if symbol >= TURN:
            return f"turn {SIDE_LETTERS[symbol - TURN]}"
        return FIRST_NAMES[symbol]


FIRST_NAMES: Final = (
    *("end", "reveal", "keep", "place", "move", "ambush"),
    *(f"{word} {seat}" for word in ("thief", "crown", "brute", "panic") for seat in range(MOST_SEATS)),
    *(f"card {kind}" for kind in KIND_NAMES),
    *(f"goal {goal}" for goal in GOAL_NAMES),
    *(f"discard {item}" for item in GEM_NAMES + OGRE_NAMES),
)
if len(FIRST_NAMES) != FIRST_SYMBOLS:
    raise AssertionError("the names of Dwar7s's symbols do not fit their numbers")
