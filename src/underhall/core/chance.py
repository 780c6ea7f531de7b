"""The random stream that lives in a state.

The generator is sfc32 (Chris Doty-Humphrey's "small fast counting" generator): 128 bits of state, only 32-bit
additions, shifts and exclusive-ors, no multiplication whose product would need more than 63 bits, and a clean record
in PractRand. Its counter guarantees a period of at least 2**32 from every seed and doubles as our "was chance used?"
mark for undo. Written with 64-bit integers whose intermediates stay below 2**54, so compiled and interpreted builds
give the same numbers.
"""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64, vec
from underhall.core.errors import BadOption

MASK: Final = 0xFFFFFFFF
SEED_LIMIT: Final = 1 << 96
WARM_UP: Final = 15


@final
class Chance:
    """A seeded stream of fair choices; a copy continues identically."""

    def __init__(self, seed: int = 0) -> None:
        if seed < 0 or seed >= SEED_LIMIT:
            raise BadOption("seed-out_of_range", seed=seed)
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = (seed >> 64) & MASK
        self.counter: i64 = 1
        round_: i64 = 0
        while round_ < WARM_UP:
            self.next()
            round_ += 1

    def next(self) -> i64:
        """The next 32 random bits."""
        total: i64 = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + total) & MASK
        return total

    def below(self, limit: i64) -> i64:
        """A fair number from 0 to limit - 1 (Lemire's multiplication with rejection, so without bias)."""
        product: i64 = self.next() * limit
        low: i64 = product & MASK
        if low < limit:
            threshold: i64 = (MASK + 1 - limit) % limit
            while low < threshold:
                product = self.next() * limit
                low = product & MASK
        return product >> 32

    def shuffle(self, cards: vec[i64], start: i64, count: i64) -> None:
        """Shuffle part of a buffer in place (Fisher-Yates)."""
        last: i64 = count - 1
        while last > 0:
            other: i64 = start + self.below(last + 1)
            here: i64 = start + last
            held: i64 = cards[here]
            cards[here] = cards[other]
            cards[other] = held
            last -= 1

    def copy(self) -> Chance:
        twin = Chance.__new__(Chance)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def words(self) -> list[int]:
        """The whole state of the stream, for positions."""
        return [self.a, self.b, self.c, self.counter]

    def restore(self, words: list[int]) -> None:
        self.a, self.b, self.c, self.counter = words[0], words[1], words[2], words[3]
