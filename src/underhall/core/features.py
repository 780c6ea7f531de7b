"""What a position looks like as numbers: what learned evaluators judge by, and what outside learners observe.

A game declares named slices of fixed size once for all numbers of players; seats are counted from the one that looks
(its own first, then the others in turn order), and everything is written from what that seat may know. The *judged*
slices come first: they are what a net reads, so they are few and quick to write. The rest tells the whole table.
"""

from __future__ import annotations

from typing import Final, Generic, NamedTuple, TypeVar, final

from underhall.core.buffers import i64, mypyc_attr, vec, zeros

S = TypeVar("S")

ROOM: Final = 2  # so many amounts for each judged feature: several may be added to one
AT_ONCE: Final = 4  # nets read so many amounts at once


class Slice(NamedTuple):
    """A run of features: its name (with a text in the game's section ``features``), its size, and where it begins."""

    name: str
    size: int
    start: int
    judged: bool


@final
class SparseRow:
    """The features of a position that are not nought, in any order; amounts at the same place add up."""

    def __init__(self, size: i64) -> None:
        room: i64 = ROOM * size + AT_ONCE
        self.places: vec[i64] = zeros(room)
        self.amounts: vec[float] = vec[float]([0.0] * room)
        self.count: i64 = 0

    def add(self, place: i64, amount: float) -> None:
        if amount != 0.0:
            count: i64 = self.count
            self.places[count] = place
            self.amounts[count] = amount
            self.count = count + 1

    def fill_up(self) -> None:
        """Put noughts behind the last amount, for whoever reads some more."""
        index: i64 = self.count
        while index < self.count + AT_ONCE - 1:
            self.places[index] = 0
            self.amounts[index] = 0.0
            index += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """A game's declaration and its writer. Subclass it with the game's own State."""

    def __init__(self, judged: tuple[tuple[str, int], ...], rest: tuple[tuple[str, int], ...]) -> None:
        self.slices: list[Slice] = []
        self.size: i64 = 0
        self.judged: i64 = 0
        for name, size in judged:
            self.slices.append(Slice(name, size, self.size, True))
            self.size += size
        self.judged = self.size
        for name, size in rest:
            self.slices.append(Slice(name, size, self.size, False))
            self.size += size

    # What a game writes.

    def players(self, state: S) -> i64:
        """How many players sit at the table: each number has a net of its own."""
        raise NotImplementedError

    def look_ahead(self, state: S) -> S:
        """The table from which the judged slices are read, the same for all seats; the state itself unless said."""
        return state

    def write_judged(self, state: S, table: S, seat: i64, row: SparseRow) -> None:
        """Add the judged slices of a state, and of the table it leads to, as a seat sees them."""
        raise NotImplementedError

    def write_rest(self, state: S, seat: i64, out: vec[float], start: i64) -> None:
        """Write the other slices into ``out``, which is all noughts there; the first feature of all is at ``start``."""
        raise NotImplementedError

    # What every game gets.

    def write(self, state: S, seat: i64, out: vec[float]) -> None:
        """Write all features as a seat sees them; ``out`` has room for ``size`` of them."""
        clear(out, 0, self.size)
        self.write_row(state, seat, out, 0)

    def write_table(self, state: S, seat: i64, out: vec[float]) -> None:
        """Write all but the judged slices: what a seat sees, without what our evaluators make of it."""
        clear(out, self.judged, self.size)
        self.write_rest(state, seat, out, 0)

    def write_row(self, state: S, seat: i64, out: vec[float], start: i64) -> None:
        """Write all features from ``start`` on, where ``out`` is all noughts: a row among others."""
        row = SparseRow(self.judged)
        self.write_judged(state, self.look_ahead(state), seat, row)
        places = row.places
        amounts = row.amounts
        index: i64 = 0
        while index < row.count:
            out[start + places[index]] += amounts[index]
            index += 1
        self.write_rest(state, seat, out, start)

    def digest(self) -> str:
        """Changes with the judged slices: a net made for others would read the wrong numbers."""
        import hashlib

        text = " ".join(f"{part.name}:{part.size}" for part in self.slices if part.judged)
        return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()


def clear(out: vec[float], start: i64, stop: i64) -> None:
    """Noughts from ``start`` up to ``stop``."""
    while start < stop:
        out[start] = 0.0
        start += 1


def write_features(features: Features[S], state: S, seat: int) -> list[float]:
    """All features as a plain list, for callers outside the compiled engine."""
    out: vec[float] = vec[float]([0.0] * features.size)
    features.write(state, seat, out)
    return [out[place] for place in range(features.size)]
