"""Many games at once for learners outside: one call plays a symbol in each, and writes what the asked seats see.

It knows no arrays. Masks, seats and rewards are kept in buffers, which an array library reads where they lie. Rows of
features are long and mostly nought: a few at a time are written into a buffer that stays in the processor's cache, and
whoever attached himself takes them from there (``take``), makes 32-bit numbers of them, and leaves noughts behind.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from underhall.core.alphabet import OPEN, Alphabet, Spelling
from underhall.core.buffers import i64, u8, vec, zeros
from underhall.core.chance import Chance
from underhall.core.errors import BadOption
from underhall.core.features import Features, clear
from underhall.core.game import Game, Options
from underhall.core.moves import MoveList
from underhall.core.state import State

# A deal's seed has three words of 32 bits: its number, the slot, the batch's seed; what chooses at random one bit more.
WORD: Final = 32
SEED_LIMIT: Final = 1 << 31
CHOICES: Final = 1 << 95
# So many features are written before they are taken, or a whole row: 128 KiB.
AT_ONCE: Final = 16384


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
        clear(self.row, self.tail, len(self.row))

    def write_picked(self, spelling: Spelling) -> None:
        clear(self.row, self.tail, len(self.row))
        self.alphabet.write_picked(spelling.picked, spelling.depth, self.row, self.tail)

    def mark(self, spelling: Spelling, sign: u8) -> None:
        """Set or take back the marks of what is offered."""
        mark(spelling.offered, self.mask, 0, sign)


def mark(offered: MoveList, masks: vec[u8], start: i64, sign: u8) -> None:
    items = offered.items
    count: i64 = offered.count
    index: i64 = 0
    while index < count:
        masks[start + items[index]] = sign
        index += 1


def write_tables(features: Features[Any], states: list[State], out: vec[float]) -> None:
    """What the seat that is asked sees of each state, row by row, without the judged slices."""
    width: i64 = features.size - features.judged
    clear(out, 0, width * len(states))
    start: i64 = -features.judged
    for state in states:
        features.write_rest(state, state.seat, out, start)
        start += width


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
        self.features: Features[Any] = observer.features
        self.alphabet: Alphabet[Any] = observer.alphabet
        self.judged = observer.judged
        self.count: i64 = count
        self.players: i64 = game.players(options)
        self.size: i64 = self.alphabet.size
        self.states: list[State] = []
        self.legal: list[MoveList] = []
        self.spellings: list[Spelling] = []
        self.chances: list[Chance] = []
        self.deals: vec[i64] = zeros(count)
        # What each slot is to play, and what it shows.
        self.symbols: vec[i64] = zeros(count)
        self.seats: vec[i64] = zeros(count)
        self.ended: vec[u8] = vec[u8]([0] * count)
        self.rewards: vec[float] = vec[float]([0.0] * (count * self.players))
        self.masks: vec[u8] = vec[u8]([0] * (count * self.size))
        self.picked: vec[float] = vec[float]([0.0] * (count * self.alphabet.picked))
        # Rows of features that wait to be taken, and whose they are.
        self.before: i64 = observer.start  # features that are not shown
        self.width: i64 = self.features.size - self.before
        self.room: i64 = AT_ONCE // self.width if self.width < AT_ONCE else 1
        self.rows: vec[float] = vec[float]([0.0] * (self.room * self.width))
        self.places: vec[i64] = zeros(self.room)
        self.waiting: i64 = 0
        self.take: Callable[[int], None] | None = None

    def attach(self, take: Callable[[int], None]) -> None:
        """Whoever takes the first so many rows, for the slots in ``places``, and leaves noughts where they were."""
        self.take = take

    def deal_all(self) -> None:
        """Deal every game from its first deal on: the same games again, if the same symbols are played."""
        slot: i64 = 0
        while slot < len(self.spellings):
            mark(self.spellings[slot].offered, self.masks, slot * self.size, 0)
            slot += 1
        self.states = []
        self.legal = []
        self.spellings = []
        self.chances = []
        slot = 0
        while slot < self.count:
            self.deals[slot] = 0
            self.ended[slot] = 0
            self.clear_rewards(slot)
            place: int = self.first + slot
            self.chances.append(Chance(CHOICES | self.seed << 2 * WORD | place << WORD))
            self.legal.append(MoveList())
            self.spellings.append(Spelling(self.alphabet))
            self.states.append(self.deal(slot))
            self.show(slot)
            slot += 1
        self.hand_over()

    def deal(self, slot: i64) -> State:
        """The next game of a slot in which somebody is asked something."""
        place: int = self.first + slot
        while True:
            number: int = self.deals[slot]
            self.deals[slot] += 1
            state: State = self.game.deal(self.options, self.seed << 2 * WORD | place << WORD | number)
            if state.seat >= 0:
                return state

    def step(self) -> None:
        """Play the symbol of every slot. One that is not offered is refused before anything is played."""
        symbols = self.symbols
        self.require(symbols)
        slot: i64 = 0
        while slot < self.count:
            if self.ended[slot]:
                self.ended[slot] = 0
                self.clear_rewards(slot)
            spelling = self.spellings[slot]
            mark(spelling.offered, self.masks, slot * self.size, 0)
            move: i64 = spelling.follow(symbols[slot])
            if move == OPEN:
                self.show_picked(slot, spelling)
            else:
                state = self.states[slot]
                state.apply(move)
                if state.seat < 0:
                    self.finish(slot)
                self.show(slot)
            slot += 1
        self.hand_over()

    def require(self, symbols: vec[i64]) -> None:
        """Refuse symbols that are not offered, the first of them with its reason."""
        masks = self.masks
        size: i64 = self.size
        slot: i64 = 0
        while slot < self.count:
            symbol: i64 = symbols[slot]
            if symbol < 0 or symbol >= size or not masks[slot * size + symbol]:
                self.spellings[slot].require(symbol)
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
        clear(self.rewards, slot * self.players, (slot + 1) * self.players)

    def show(self, slot: i64) -> None:
        """What the seat that is asked sees, and may say."""
        state = self.states[slot]
        seat: i64 = state.seat
        self.seats[slot] = seat
        legal = self.legal[slot]
        state.write_moves(legal)
        spelling = self.spellings[slot]
        spelling.begin(state, legal)
        mark(spelling.offered, self.masks, slot * self.size, 1)
        start: i64 = self.waiting * self.width - self.before
        if self.judged:
            self.features.write_row(state, seat, self.rows, start)
        else:
            self.features.write_rest(state, seat, self.rows, start)
        picked: i64 = self.alphabet.picked
        if picked > 0:
            clear(self.picked, slot * picked, (slot + 1) * picked)
        self.places[self.waiting] = slot
        self.waiting += 1
        if self.waiting == self.room:
            self.hand_over()

    def show_picked(self, slot: i64, spelling: Spelling) -> None:
        """The same in the midst of a move, when nothing else has changed."""
        picked: i64 = self.alphabet.picked
        clear(self.picked, slot * picked, (slot + 1) * picked)
        self.alphabet.write_picked(spelling.picked, spelling.depth, self.picked, slot * picked)
        mark(spelling.offered, self.masks, slot * self.size, 1)

    def hand_over(self) -> None:
        """Have the rows taken that wait."""
        if self.waiting > 0 and self.take is not None:
            self.take(self.waiting)
            self.waiting = 0

    def choose(self) -> None:
        """One of the offered symbols for each game, all equally likely, from a stream of each slot's own."""
        slot: i64 = 0
        while slot < self.count:
            offered = self.spellings[slot].offered
            self.symbols[slot] = offered.items[self.chances[slot].below(offered.count)]
            slot += 1
