"""Many games at once for learners outside: one call plays a symbol in each, and writes what the asked seats see.

It knows no arrays. Rows are written into buffers of its own, one for all games, and copied from there into whatever
the caller keeps (``rows[slot][...] = row``): an array library makes 32-bit numbers of them on the way.
"""

from __future__ import annotations

from typing import Any, Final, final

from underhall.core.alphabet import OPEN, Alphabet, Spelling
from underhall.core.buffers import i64, u8, vec, zeros
from underhall.core.chance import Chance
from underhall.core.errors import BadOption
from underhall.core.features import Features
from underhall.core.game import Game, Options
from underhall.core.state import State

# A deal's seed has three words of 32 bits: its number, the slot, the batch's seed; what chooses at random one bit more.
WORD: Final = 32
SEED_LIMIT: Final = 1 << 31
CHOICES: Final = 1 << 95


@final
class Observer:
    """A state as a seat sees it, in numbers: the table's features, and what it has picked of a move already."""

    def __init__(self, game: Game[Any], judged: bool) -> None:
        features = game.features()
        if features is None:
            raise BadOption("features-none", game=game.key)
        self.features: Features[Any] = features
        self.alphabet: Alphabet[Any] = game.alphabet()
        self.judged = judged
        self.tail: i64 = features.size  # where what is picked begins
        self.start: i64 = 0 if judged else features.judged
        self.row: vec[float] = vec[float]([0.0] * (features.size + self.alphabet.picked))
        self.mask: vec[u8] = vec[u8]([0] * self.alphabet.size)

    def write(self, state: State, seat: i64) -> None:
        """Write the row from ``start`` on, nothing picked."""
        if self.judged:
            self.features.write(state, seat, self.row)
        else:
            self.features.write_table(state, seat, self.row)
        self.clear_picked()

    def clear_picked(self) -> None:
        place: i64 = self.tail
        while place < len(self.row):
            self.row[place] = 0.0
            place += 1

    def write_picked(self, spelling: Spelling) -> None:
        self.clear_picked()
        self.alphabet.write_picked(spelling.picked, spelling.depth, self.row, self.tail)

    def mark(self, spelling: Spelling, sign: u8) -> None:
        """Set or take back the marks of what is offered."""
        offered = spelling.offered
        items = offered.items
        mask = self.mask
        index: i64 = 0
        while index < offered.count:
            mask[items[index]] = sign
            index += 1


@final
class Batch:
    """Games in slots. One that ends is dealt anew in the same step; ``ended`` and ``rewards`` tell of the old one."""

    def __init__(
        self, game: Game[Any], options: Options, first: int, count: int, seed: int, observer: Observer
    ) -> None:
        if not 0 <= seed < SEED_LIMIT:
            raise BadOption("seed-of_batch", seed=seed, last=SEED_LIMIT - 1)
        self.game = game
        self.options = options
        self.first = first  # the number of the first slot, where a batch is one part of a larger one
        self.seed = seed
        self.observer = observer
        self.count: i64 = count
        self.players: i64 = game.players(options)
        self.states: list[State] = []
        self.spellings: list[Spelling] = []
        self.chances: list[Chance] = []
        self.deals: vec[i64] = zeros(count)
        self.seats: vec[i64] = zeros(count)
        self.ended: vec[u8] = vec[u8]([0] * count)
        self.rewards: vec[float] = vec[float]([0.0] * (count * self.players))
        # What the caller keeps: for each slot where its row, the end of it, and its mask go.
        self.rows: list[Any] = []
        self.tails: list[Any] = []
        self.masks: list[Any] = []
        self.row: Any = None  # the observer's buffers, as the caller's arrays see them
        self.tail: Any = None
        self.mask: Any = None

    def attach(self, rows: list[Any], tails: list[Any], masks: list[Any], row: Any, tail: Any, mask: Any) -> None:
        self.rows = rows
        self.tails = tails
        self.masks = masks
        self.row = row
        self.tail = tail
        self.mask = mask

    def deal_all(self) -> None:
        """Deal every game from its first deal on: the same games again, if the same symbols are played."""
        self.states = []
        self.spellings = []
        self.chances = []
        slot: i64 = 0
        while slot < self.count:
            self.deals[slot] = 0
            self.ended[slot] = 0
            self.clear_rewards(slot)
            place: int = self.first + slot
            self.chances.append(Chance(CHOICES | self.seed << 2 * WORD | place << WORD))
            self.spellings.append(Spelling(self.observer.alphabet))
            self.states.append(self.deal(slot))
            self.show(slot)
            slot += 1

    def deal(self, slot: i64) -> State:
        """The next game of a slot in which somebody is asked something."""
        place: int = self.first + slot
        while True:
            number: int = self.deals[slot]
            self.deals[slot] += 1
            state: State = self.game.deal(self.options, self.seed << 2 * WORD | place << WORD | number)
            if state.seat >= 0:
                return state

    def step(self, symbols: list[int]) -> None:
        """Play one offered symbol in every game. One that is not offered is refused before anything is played."""
        slot: i64 = 0
        while slot < self.count:
            self.spellings[slot].require(symbols[slot])
            slot += 1
        slot = 0
        while slot < self.count:
            if self.ended[slot]:
                self.ended[slot] = 0
                self.clear_rewards(slot)
            spelling = self.spellings[slot]
            move: i64 = spelling.pick(symbols[slot])
            if move == OPEN:
                self.show_picked(slot)
            else:
                state = self.states[slot]
                state.apply(move)
                if state.seat < 0:
                    self.finish(slot)
                self.show(slot)
            slot += 1

    def finish(self, slot: i64) -> None:
        """Each seat gets its share of the victory, and a new game is dealt."""
        winners: i64 = self.states[slot].winners()
        count: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            count += (winners >> seat) & 1
            seat += 1
        seat = 0
        while seat < self.players:
            if (winners >> seat) & 1:
                self.rewards[slot * self.players + seat] = 1.0 / float(count)
            seat += 1
        self.ended[slot] = 1
        self.states[slot] = self.deal(slot)

    def clear_rewards(self, slot: i64) -> None:
        place: i64 = slot * self.players
        while place < (slot + 1) * self.players:
            self.rewards[place] = 0.0
            place += 1

    def show(self, slot: i64) -> None:
        """What the seat that is asked sees, and may say."""
        state = self.states[slot]
        self.seats[slot] = state.seat
        self.spellings[slot].begin(state, state.legal_moves())
        self.observer.write(state, state.seat)
        self.rows[slot][...] = self.row
        self.show_mask(slot)

    def show_picked(self, slot: i64) -> None:
        """The same in the midst of a move, when nothing else has changed."""
        self.observer.write_picked(self.spellings[slot])
        self.tails[slot][...] = self.tail
        self.show_mask(slot)

    def show_mask(self, slot: i64) -> None:
        spelling = self.spellings[slot]
        self.observer.mark(spelling, 1)
        self.masks[slot][...] = self.mask
        self.observer.mark(spelling, 0)

    def random_symbols(self) -> list[int]:
        """One of the offered symbols for each game, all equally likely, from a stream of each slot's own."""
        out: list[int] = []
        slot: i64 = 0
        while slot < self.count:
            offered = self.spellings[slot].offered
            out.append(offered.items[self.chances[slot].below(offered.count)])
            slot += 1
        return out
