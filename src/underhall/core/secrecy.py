"""Who may see what: one declaration, from which both views and redeals are derived.

A game's state declares its zones to an *eye* (``State.declare``): a zone is a run of cards in a buffer, and the call
says who sees it. ``Viewer`` is the eye that writes down what a seat sees; ``Redealer`` the eye that deals anew
whatever the seat does not see. Cards a seat cannot see are exchanged within their *pool*: the cards that could, for
all this seat knows, lie in each other's place. A seat of -1 is a spectator.
"""

from __future__ import annotations

from typing import final

from underhall.core.buffers import i64, listed, longer, mypyc_attr, vec, zeros
from underhall.core.chance import Chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Eye:
    """Someone looking at a state, zone by zone."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def open(self, name: str, index: i64, cards: vec[i64], start: i64, count: i64) -> None:
        """Everybody sees these cards and their order."""

    def hidden(self, name: str, index: i64, cards: vec[i64], start: i64, count: i64, pool: i64) -> None:
        """Nobody sees these cards."""

    def owned(self, name: str, owner: i64, cards: vec[i64], start: i64, count: i64, pool: i64) -> None:
        """Only the owner sees these cards."""
        if self.seat == owner:
            self.open(name, owner, cards, start, count)
        else:
            self.hidden(name, owner, cards, start, count, pool)

    def marked(self, name: str, index: i64, cards: vec[i64], start: i64, count: i64, pool: i64, seen: vec[i64]) -> None:
        """Each card has its own mask of seats that have seen it, at the same place in ``seen``."""
        place: i64 = start
        while place < start + count:
            if self.seat >= 0 and (seen[place] >> self.seat) & 1:
                self.open(name, index, cards, place, 1)
            else:
                self.hidden(name, index, cards, place, 1, pool)
            place += 1


@final
class Viewer(Eye):
    """What a seat sees: zone names to lists of cards, None for a card it cannot see."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.zones: dict[str, list[int | None]] = {}
        self.hidden_runs: list[Run] = []  # what it cannot see: few games ask for that, so it is not listed at once

    def open(self, name: str, index: i64, cards: vec[i64], start: i64, count: i64) -> None:
        self.zone(name, index).extend(listed(cards, start, count))

    def hidden(self, name: str, index: i64, cards: vec[i64], start: i64, count: i64, pool: i64) -> None:
        self.zone(name, index).extend([None] * count)
        if count:
            self.hidden_runs.append(Run(cards, start, count, pool))

    def zone(self, name: str, index: i64) -> list[int | None]:
        return self.zones.setdefault(f"{name} {index}", [])

    def unseen(self, pool: int) -> list[int]:
        """The cards of a pool without their places: what a careful seat can deduce by elimination."""
        return sorted(self.hidden_cards(pool))

    def hidden_cards(self, pool: int) -> list[int]:
        """The cards of a pool in the order in which the state declares them."""
        found: list[int] = []
        for run in self.hidden_runs:
            if run.pool == pool:
                found += listed(run.cards, run.start, run.count)
        return found

    def pools(self) -> set[int]:
        """The pools of which it cannot see some card."""
        return {run.pool for run in self.hidden_runs}


@final
class Run:
    """Cards that lie one after the other, and the pool they are exchanged within."""

    def __init__(self, cards: vec[i64], start: i64, count: i64, pool: i64) -> None:
        self.cards: vec[i64] = cards
        self.start: i64 = start
        self.count: i64 = count
        self.pool: i64 = pool


@final
class Redealer(Eye):
    """Deals anew what a seat cannot see: gathers every hidden card by pool, sorts, shuffles, and deals back.

    Sorted first, so that the result depends on which cards are hidden and on the seed, never on where they truly lie:
    nothing that only works with redeals can peek, whatever it does with its seeds.
    """

    def __init__(self, seat: i64, pools: i64) -> None:
        super().__init__(seat)
        self.bags: list[Bag] = []
        self.dealing = False
        pool: i64 = 0
        while pool < pools:
            self.bags.append(Bag())
            pool += 1

    def hidden(self, name: str, index: i64, cards: vec[i64], start: i64, count: i64, pool: i64) -> None:
        bag = self.bags[pool]
        if self.dealing:
            bag.deal(cards, start, count)
        else:
            bag.gather(cards, start, count)

    def shuffle(self, chance: Chance) -> None:
        for bag in self.bags:
            bag.mix(chance)
        self.dealing = True


@final
class Bag:
    """The hidden cards of one pool while they are dealt anew."""

    def __init__(self) -> None:
        self.cards: vec[i64] = zeros(64)
        self.count: i64 = 0
        self.dealt: i64 = 0

    def add(self, card: i64) -> None:
        if self.count == len(self.cards):
            self.grow(2 * self.count)
        self.cards[self.count] = card
        self.count += 1

    def gather(self, cards: vec[i64], start: i64, count: i64) -> None:
        if self.count + count > len(self.cards):
            self.grow(2 * (self.count + count))
        place: i64 = start
        while place < start + count:
            self.cards[self.count] = cards[place]
            self.count += 1
            place += 1

    def grow(self, length: i64) -> None:
        self.cards = longer(self.cards, length)

    def mix(self, chance: Chance) -> None:
        """Shuffle from a fixed order."""
        self.sort()
        chance.shuffle(self.cards, 0, self.count)

    def sort(self) -> None:
        """Put the cards into ascending order (Shell's method: in place, and quick for a few hundred cards)."""
        cards = self.cards
        gap: i64 = 1
        while gap < self.count:
            gap = 3 * gap + 1
        while gap > 1:
            gap //= 3
            here: i64 = gap
            while here < self.count:
                card: i64 = cards[here]
                hole: i64 = here
                while hole >= gap and cards[hole - gap] > card:
                    cards[hole] = cards[hole - gap]
                    hole -= gap
                cards[hole] = card
                here += 1

    def deal(self, cards: vec[i64], start: i64, count: i64) -> None:
        place: i64 = start
        while place < start + count:
            cards[place] = self.cards[self.dealt]
            self.dealt += 1
            place += 1

    def next(self) -> i64:
        """Deal one card."""
        card: i64 = self.cards[self.dealt]
        self.dealt += 1
        return card

    def take(self, other: Bag, number: i64) -> None:
        """Deal so many cards of another bag into this one."""
        while number > 0:
            self.add(other.next())
            number -= 1

    def left(self) -> i64:
        return self.count - self.dealt
