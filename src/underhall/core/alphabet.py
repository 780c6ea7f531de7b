"""Moves for learners: a fixed alphabet of few symbols in which every move is spelled, most often by its number alone.

A policy has one output for each symbol, so there must not be many. A game whose moves are few spells each of them with
one symbol: its number. Others spell a move in up to three, in the order in which a person picks pieces: what is played,
where it goes, how it lies. All legal moves together are a tree of symbols, as they are a tree of picks for a person
(``picking``); a ``Spelling`` is a place in that tree. No move's symbols are the beginning of another's in the same
state, so every path through the tree ends in exactly one legal move.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, final

from underhall.core.buffers import i64, longer, mypyc_attr, vec, zeros
from underhall.core.errors import BadOption, IllegalMove
from underhall.core.moves import MoveList, MoveSpace

S = TypeVar("S")

LARGEST: Final = 2000
LONGEST: Final = 3
OPEN: Final = -1  # no move yet: more symbols are to come
NO_SYMBOL: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Alphabet(Generic[S]):
    """Every move by its number. A game with more moves than ``LARGEST`` subclasses it with its own State.

    It may keep buffers: whoever plays asks the game for one of their own.
    """

    def __init__(self, moves: MoveSpace, size: int = 0, steps: int = 1, picked: int = 0) -> None:
        self.moves = moves
        self.size: i64 = size or moves.size
        if self.size > LARGEST:
            raise BadOption("alphabet-too_large", size=self.size, most=LARGEST)
        self.steps: i64 = steps
        self.picked: i64 = picked  # so many numbers tell what is picked of a move already
        self.marks: vec[i64] = zeros(self.size)  # at which offer a symbol was listed last
        self.offer: i64 = 0

    # What a game writes.

    def look_at(self, state: S) -> None:
        """Called before the moves of a state are spelled: for what is the same for all of them."""

    def spell(self, state: S, move: i64, out: vec[i64], start: i64) -> i64:
        """Write the symbols of a legal move from ``start`` on; how many there are."""
        out[start] = move
        return 1

    def write_picked(self, symbols: vec[i64], count: i64, out: vec[float], start: i64) -> None:
        """Tell the symbols picked so far as ``picked`` numbers; ``out`` is all noughts there."""

    def name(self, symbol: int) -> str:
        """A symbol in words, as moves are written."""
        return self.moves.print(symbol)


@final
class Spelling:
    """The symbols picked so far on the way to one of the legal moves of a state, and those offered next."""

    def __init__(self, alphabet: Alphabet[Any]) -> None:
        self.alphabet = alphabet
        self.moves: vec[i64] = zeros(64)  # those that begin with what is picked
        self.symbols: vec[i64] = zeros(64 * LONGEST)  # a row for each of them
        self.count: i64 = 0
        self.picked: vec[i64] = zeros(LONGEST)
        self.depth: i64 = 0
        self.offered: MoveList = MoveList()

    def begin(self, state: Any, legal: MoveList) -> None:
        """Spell the legal moves of a state (none if it is over); nothing is picked."""
        self.depth = 0
        alphabet = self.alphabet
        if alphabet.steps == 1:
            self.offered = legal
            return
        while len(self.moves) < legal.count:
            self.moves = longer(self.moves, 2 * len(self.moves))
            self.symbols = longer(self.symbols, 2 * len(self.symbols))
        if legal.count > 0:
            alphabet.look_at(state)
        symbols = self.symbols
        index: i64 = 0
        while index < legal.count:
            move: i64 = legal.items[index]
            self.moves[index] = move
            used: i64 = alphabet.spell(state, move, symbols, index * LONGEST)
            while used < LONGEST:
                symbols[index * LONGEST + used] = NO_SYMBOL
                used += 1
            index += 1
        self.count = legal.count
        self.list_offered()

    def list_offered(self) -> None:
        """What may be picked next, each symbol once, in the order of the moves."""
        alphabet = self.alphabet
        alphabet.offer += 1
        marks = alphabet.marks
        stamp: i64 = alphabet.offer
        offered = self.offered
        offered.count = 0
        index: i64 = 0
        while index < self.count:
            symbol: i64 = self.symbols[index * LONGEST + self.depth]
            if marks[symbol] != stamp:
                marks[symbol] = stamp
                offered.add(symbol)
            index += 1

    def pick(self, symbol: i64) -> i64:
        """Pick an offered symbol: the move if that completes one, else OPEN. Any other is refused, nothing changes."""
        self.require(symbol)
        return self.follow(symbol)

    def follow(self, symbol: i64) -> i64:
        """The same, for callers that know the symbol to be offered."""
        if self.alphabet.steps == 1:
            return symbol
        symbols = self.symbols
        depth: i64 = self.depth
        kept: i64 = 0
        index: i64 = 0
        while index < self.count:
            row: i64 = index * LONGEST
            if symbols[row + depth] == symbol:
                to: i64 = kept * LONGEST
                symbols[to] = symbols[row]
                symbols[to + 1] = symbols[row + 1]
                symbols[to + 2] = symbols[row + 2]
                self.moves[kept] = self.moves[index]
                kept += 1
            index += 1
        self.count = kept
        self.picked[depth] = symbol
        self.depth = depth + 1
        if self.depth == LONGEST or symbols[self.depth] == NO_SYMBOL:
            return self.moves[0]
        self.list_offered()
        return OPEN

    def require(self, symbol: i64) -> None:
        """Refuse a symbol that is not offered."""
        if not self.offered.holds(symbol):
            raise IllegalMove("symbol-not_offered", "not_offered", symbol=symbol, offered=self.offered.count)

    def copy(self) -> Spelling:
        """A twin at the same place. It shares the alphabet, which keeps nothing between two calls."""
        twin = Spelling(self.alphabet)
        twin.moves = self.moves[:]
        twin.symbols = self.symbols[:]
        twin.count = self.count
        twin.picked = self.picked[:]
        twin.depth = self.depth
        if self.alphabet.steps == 1:
            twin.offered = self.offered
        else:
            twin.offered = MoveList()
            index: i64 = 0
            while index < self.offered.count:
                twin.offered.add(self.offered.items[index])
                index += 1
        return twin


def spelled(alphabet: Alphabet[S], state: S, move: int) -> list[int]:
    """The symbols of a legal move, for callers outside the compiled engine."""
    out = zeros(LONGEST)
    alphabet.look_at(state)
    return [out[place] for place in range(alphabet.spell(state, move, out, 0))]
