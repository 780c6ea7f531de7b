"""The state of DWARF: what lies on the table, and the small verbs all phases are made of.

Locations run from 0 to 8 in reading order, with two sets from 0 to 17 (mine 1 first, D-99). Stacks, Mountains and
piles keep their top card last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from underhall.core.buffers import duplicate, i64, vec, zeros
from underhall.core.chance import Chance
from underhall.core.state import State
from underhall.games.dwarf.catalogue import (
    APPRENTICE,
    CARD_COUNT,
    FIRST_MOUNTAIN,
    FIRST_SPECIAL,
    SPECIAL_CARDS,
    STARTING_CARDS,
    Cards,
)

if TYPE_CHECKING:
    from underhall.core.game import Game, Options

# A seat's row in ``holdings``.
IRON: Final = 0
STEEL: Final = 1
GOLD: Final = 2
ITEMS: Final = 3
GLORY: Final = 4
REGULAR: Final = 5  # regular workers in hand
EXTRA: Final = 6  # extra workers still to be had this round
ROW: Final = 7

# Each player's workers (D-3).
REGULAR_WORKERS: Final = 2
EXTRA_WORKERS: Final = 2
WORKERS_EACH: Final = REGULAR_WORKERS + EXTRA_WORKERS

STACK: Final = 8  # room for a stack: never more than 7 cards (section 11.4)
MOUNTAIN: Final = 64
PILE: Final = 3
PILES: Final = 3
LOCATIONS: Final = 9
NONE: Final[i64] = -1

# How a game ends (D-77).
RUNNING: Final = 0
ENDED_BY_ITEMS: Final = 1
ENDED_BY_MOUNTAIN: Final = 2
ENDED_BY_GLORY: Final = 3
ENDINGS: Final = ("", "items", "mountain", "glory")

# Solo: the human is seat 0, the automaton seat 1 and always first (D-81).
HUMAN: Final = 0
AUTOMATON: Final = 1
NO_OPPONENT: Final = 0
ELDHUSFIFL: Final = 1
ANDVETTR: Final = 2
ANDVETTR_FADIR: Final = 3
OPPONENTS: Final = ("", "eldhusfifl", "andvettr", "andvettr_fadir")
GLORY_VICTORY: Final = 12
SOLO_SPECIALS: Final = 3


@final
class Rules:
    """The options of one game as the engine reads them; shared by all copies of a state."""

    def __init__(self, options: Options, sheet: Cards, duplex: Cards) -> None:
        self.players: i64 = int(options["players"])
        self.solo: i64 = OPPONENTS.index(str(options["solo_opponent"])) if self.players == 1 else NO_OPPONENT
        self.seats: i64 = 2 if self.players == 1 else self.players
        self.mines: i64 = 2 if self.players > 3 else 1
        self.places: i64 = self.mines * LOCATIONS
        self.v1 = options["edition"] == "v1"
        self.a_on_b = options["mountain"] == "a_on_b"
        self.end_when_empty = options["mountain_end"] == "empty"
        self.duplex = options["special_backs"] == "duplex"
        self.cards: Cards = duplex if self.duplex else sheet
        self.full: i64 = (1 << self.places) - 1


@final
class DwarfState(State):
    def __init__(
        self, game: Game[Any], options: Options, rules: Rules, chance: Chance, original: DwarfState | None
    ) -> None:
        """A table with nothing on it (``lay_out`` does the setup), or a twin of ``original``."""
        super().__init__(game, options, rules.seats, chance)
        self.rules: Rules = rules
        self.cards: Cards = rules.cards
        if original is None:
            self.stacks: vec[i64] = zeros(rules.places * STACK)
            self.heights: vec[i64] = zeros(rules.places)
            self.mountains: vec[i64] = zeros(rules.mines * MOUNTAIN)
            self.mountain_counts: vec[i64] = zeros(rules.mines)
            self.lower: vec[i64] = zeros(rules.mines)  # B cards still unmixed at the bottom (D-18)
            self.piles: vec[i64] = zeros(rules.mines * PILES * PILE)
            self.pile_counts: vec[i64] = zeros(rules.mines * PILES)
            self.discards: vec[i64] = zeros(rules.mines * MOUNTAIN)
            self.discard_counts: vec[i64] = zeros(rules.mines)
            self.holdings: vec[i64] = zeros(rules.seats * ROW)
            # The workers in the Mine, in the order of placing (D-44, D-55).
            self.worker_place: vec[i64] = zeros(rules.seats * WORKERS_EACH)
            self.worker_owner: vec[i64] = zeros(rules.seats * WORKERS_EACH)
            self.worker_extra: vec[i64] = zeros(rules.seats * WORKERS_EACH)
            self.worker_spent: vec[i64] = zeros(rules.seats * WORKERS_EACH)
            self.worker_count: i64 = 0
            self.occupied: i64 = 0  # a bit for each location with a worker
            self.round: i64 = 0
            self.holder: i64 = 0
            self.mustered: i64 = 0  # Muster an Army this round (D-100)
            self.orcs: i64 = 0  # Orc Raiders attacked this round (D-69)
            self.last_placed: i64 = NONE  # D-29
            self.guide_place: i64 = NONE  # solo: where the human's first worker stands (D-86)
            self.guide_card: i64 = NONE  # solo: the Special card the human took instead
            self.specials_taken: i64 = 0  # solo: by the human, in the whole game (D-93)
            self.ended: i64 = RUNNING
        else:
            self.stacks = duplicate(original.stacks)
            self.heights = duplicate(original.heights)
            self.mountains = duplicate(original.mountains)
            self.mountain_counts = duplicate(original.mountain_counts)
            self.lower = duplicate(original.lower)
            self.piles = duplicate(original.piles)
            self.pile_counts = duplicate(original.pile_counts)
            self.discards = duplicate(original.discards)
            self.discard_counts = duplicate(original.discard_counts)
            self.holdings = duplicate(original.holdings)
            self.worker_place = duplicate(original.worker_place)
            self.worker_owner = duplicate(original.worker_owner)
            self.worker_extra = duplicate(original.worker_extra)
            self.worker_spent = duplicate(original.worker_spent)
            self.worker_count = original.worker_count
            self.occupied = original.occupied
            self.round = original.round
            self.holder = original.holder
            self.mustered = original.mustered
            self.orcs = original.orcs
            self.last_placed = original.last_placed
            self.guide_place = original.guide_place
            self.guide_card = original.guide_card
            self.specials_taken = original.specials_taken
            self.ended = original.ended
            original.copy_base_to(self)

    def copy(self) -> DwarfState:
        return DwarfState(self.game, self.options, self.rules, self.chance.copy(), self)

    # Setup (section 2).

    def lay_out(self) -> None:
        mine: i64 = 0
        while mine < self.rules.mines:
            self.lay_out_mine(mine)
            mine += 1
        seat: i64 = 0
        while seat < self.seats:
            self.holdings[seat * ROW + REGULAR] = REGULAR_WORKERS
            self.holdings[seat * ROW + EXTRA] = EXTRA_WORKERS
            seat += 1
        if self.rules.solo:
            self.holder = AUTOMATON
        else:
            self.holder = self.chance.below(self.seats)

    def lay_out_mine(self, mine: i64) -> None:
        card: i64 = 0
        while card < STARTING_CARDS:
            self.put_on_top(mine, card)
            card += 1
        self.build_mountain(mine)
        self.deal_specials(mine)

    def build_mountain(self, mine: i64) -> None:
        bottom: i64 = mine * MOUNTAIN
        count: i64 = 0
        letter: i64 = 1
        while letter >= 0:  # B cards first: they lie below the A cards (D-18)
            card: i64 = FIRST_MOUNTAIN
            while card < FIRST_SPECIAL:
                if self.cards.letter[card] == letter:
                    self.mountains[bottom + count] = card
                    count += 1
                card += 1
            if letter == 1 and self.rules.a_on_b:
                self.lower[mine] = count
                self.chance.shuffle(self.mountains, bottom, count)
            letter -= 1
        lower = self.lower[mine]
        self.chance.shuffle(self.mountains, bottom + lower, count - lower)
        self.mountain_counts[mine] = count

    def deal_specials(self, mine: i64) -> None:
        deck = zeros(SPECIAL_CARDS)
        count: i64 = 0
        card: i64 = FIRST_SPECIAL
        while card < CARD_COUNT:
            if not (self.rules.solo and self.cards.front[card] == APPRENTICE):  # D-84
                deck[count] = card
                count += 1
            card += 1
        self.chance.shuffle(deck, 0, count)
        index: i64 = 0
        while index < count:
            pile: i64 = mine * PILES + index % PILES
            self.piles[pile * PILE + self.pile_counts[pile]] = deck[index]
            self.pile_counts[pile] += 1
            index += 1

    # Cards and stacks.

    def top(self, place: i64) -> i64:
        index: i64 = place * STACK + self.heights[place] - 1  # a plain local index: the compiled read costs half
        return self.stacks[index]

    def put_on_top(self, mine: i64, card: i64) -> None:
        """Lay a card on the stack of its own location in a Mine."""
        place: i64 = mine * LOCATIONS + self.cards.location[card]
        self.stacks[place * STACK + self.heights[place]] = card
        self.heights[place] += 1

    def take_top(self, place: i64) -> i64:
        self.heights[place] -= 1
        return self.stacks[place * STACK + self.heights[place]]

    def return_to_mountain(self, mine: i64, card: i64) -> None:
        self.mountains[mine * MOUNTAIN + self.mountain_counts[mine]] = card
        self.mountain_counts[mine] += 1

    def shuffle_mountain(self, mine: i64) -> None:
        """Shuffle the whole deck, A and B cards together from now on (D-101)."""
        self.lower[mine] = 0
        self.chance.shuffle(self.mountains, mine * MOUNTAIN, self.mountain_counts[mine])

    # Workers.

    def available(self, place: i64) -> bool:
        return not (self.occupied >> place) & 1

    def any_available(self) -> bool:
        return self.occupied != self.rules.full

    def put_worker(self, seat: i64, place: i64, extra: i64, clause: str) -> None:
        """Put a worker of a seat on a location; extra workers come from the supply, regular ones from hand."""
        worker: i64 = self.worker_count
        self.worker_place[worker] = place
        self.worker_owner[worker] = seat
        self.worker_extra[worker] = extra
        self.worker_spent[worker] = 0
        self.worker_count += 1
        self.occupied |= 1 << place
        self.holdings[seat * ROW + (EXTRA if extra else REGULAR)] -= 1
        if self.journal is not None:
            kind = "helper_placed" if extra else "placed"
            self.note(kind, clause, {"seat": seat, "location": place, "card": self.top(place)})

    def first_unspent(self, place: i64) -> i64:
        """The worker placed first among the unspent ones on a location, or NONE."""
        worker: i64 = 0
        while worker < self.worker_count:
            if self.worker_place[worker] == place and not self.worker_spent[worker]:
                return worker
            worker += 1
        return NONE

    # Holdings.

    def have(self, seat: i64, what: i64) -> i64:
        index: i64 = seat * ROW + what
        return self.holdings[index]

    def gain(self, seat: i64, what: i64, amount: i64) -> None:
        index: i64 = seat * ROW + what
        self.holdings[index] += amount

    def can_pay(self, seat: i64, card: i64) -> bool:
        """Whether a seat holds the whole cost of a card (D-9)."""
        return (
            self.have(seat, IRON) >= self.cards.return_iron[card]
            and self.have(seat, STEEL) >= self.cards.return_steel[card]
            and self.have(seat, GOLD) >= self.cards.return_gold[card]
        )

    def work(self, seat: i64, card: i64, clause: str) -> bool:
        """Use a Mine or Forge card once: pay its cost and take its gain, or nothing at all (D-9)."""
        if not self.can_pay(seat, card):
            if self.journal is not None:
                self.note("cannot_pay", clause, {"seat": seat, "card": card})
            return False
        cards = self.cards
        holdings = self.holdings
        row: i64 = seat * ROW
        holdings[row + IRON] += cards.take_iron[card] - cards.return_iron[card]
        holdings[row + STEEL] += cards.take_steel[card] - cards.return_steel[card]
        holdings[row + GOLD] += cards.take_gold[card] - cards.return_gold[card]
        holdings[row + ITEMS] += cards.take_items[card]
        if self.journal is not None:
            self.note_change(
                "worked",
                clause,
                {"seat": seat, "card": card},
                cards.take_iron[card] - cards.return_iron[card],
                cards.take_steel[card] - cards.return_steel[card],
                cards.take_gold[card] - cards.return_gold[card],
                cards.take_items[card],
            )
        return True

    def note_change(
        self, kind: str, clause: str, arguments: dict[str, int], iron: i64, steel: i64, gold: i64, items: i64
    ) -> None:
        """Write an event with what it changed; zeros stay out."""
        for name, amount in (("iron", iron), ("steel", steel), ("gold", gold), ("items", items)):
            if amount:
                arguments[name] = amount
        self.note(kind, clause, arguments)

    def earn_glory(self, seat: i64, amount: i64, clause: str) -> None:
        self.holdings[seat * ROW + GLORY] += amount
        if self.journal is not None:
            self.note("glory", clause, {"seat": seat, "glory": amount})
        if self.rules.solo >= ANDVETTR and seat == AUTOMATON and self.have(AUTOMATON, GLORY) >= GLORY_VICTORY:
            self.finish(ENDED_BY_GLORY, "D-95")

    # Marker and end.

    def seat_after(self, seat: i64, steps: i64) -> i64:
        """The seat so many steps clockwise, fewer than a whole round (D-30)."""
        after: i64 = seat + steps
        return after if after < self.seats else after - self.seats

    def pass_marker(self, clause: str) -> None:
        """The start-player marker goes to the next seat; never in solo play (D-81)."""
        if self.rules.solo:
            return
        self.holder = self.seat_after(self.holder, 1)
        if self.journal is not None:
            self.note("marker", clause, {"seat": self.holder})

    def finish(self, ending: i64, clause: str) -> None:
        """The game ends at this instant: nothing is pending any more."""
        self.ended = ending
        self.frames.clear()
        if self.journal is not None:
            who: dict[str, int] = {"opponent": self.rules.solo} if ending == ENDED_BY_GLORY else {}
            self.note("ended_" + ENDINGS[ending], clause, who)
