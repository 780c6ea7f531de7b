"""The state of Dig Deeper Dwarf: what lies on the table, and the small verbs everything else is made of.

Cards are faces. A player's cards stand in one run of a buffer, zone after zone: draw pile (top last), hand, discard
pile, played, revealed. So drawing only moves the boundary between draw pile and hand. Every other pile of the game is a
*stock* with its top last. Beside each card stands its *mark*: what each seat knows about it (knowledge.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from underhall.core.buffers import duplicate, i64, vec, zeros
from underhall.core.chance import Chance
from underhall.core.state import State
from underhall.games.dig_deeper_dwarf import knowledge
from underhall.games.dig_deeper_dwarf.catalogue import (
    CAVE_MERCHANT,
    CAVE_OTTER,
    MAX_PILES,
    MAX_TILES,
    Cards,
)
from underhall.games.dig_deeper_dwarf.knowledge import C_ALL, K_ALL, LANE
from underhall.games.dig_deeper_dwarf.layout import (
    DISCARD,
    ENDINGS,
    EVENT,
    EVENTS,
    HAND,
    NONE,
    PAID_ROOM,
    RUNNING,
    SEAT_ROW,
    STOCKS,
    TILE,
    TILE_ROW,
    TRAIT,
    ZONES,
    Rules,
)

if TYPE_CHECKING:
    from underhall.core.game import Game, Options


@final
class DeepState(State):
    def __init__(
        self, game: Game[Any], options: Options, rules: Rules, chance: Chance, original: DeepState | None
    ) -> None:
        """A table with nothing on it (setup.py lays it out), or a twin of ``original``."""
        super().__init__(game, options, rules.seats, chance)
        self.rules: Rules = rules
        self.faces: Cards = rules.cards
        if original is None:
            self.cards: vec[i64] = zeros(rules.seats * rules.room)
            self.marks: vec[i64] = zeros(rules.seats * rules.room)
            self.counts: vec[i64] = zeros(rules.seats * ZONES)
            self.stock: vec[i64] = zeros(rules.stock_room)
            self.stock_marks: vec[i64] = zeros(rules.stock_room)
            self.stock_counts: vec[i64] = zeros(STOCKS)
            self.tiles: vec[i64] = zeros(MAX_TILES * TILE_ROW)
            self.tile_count: i64 = 0
            self.pile_cells: vec[i64] = zeros(MAX_PILES)
            self.pile_events: vec[i64] = zeros(MAX_PILES)
            self.pile_count: i64 = 0
            self.seat_rows: vec[i64] = zeros(rules.seats * SEAT_ROW)
            self.removed: vec[i64] = zeros(rules.cards.count)
            self.removed_events: i64 = 0
            self.paid: vec[i64] = zeros(PAID_ROOM)  # cards of a purchase under way: source * 128 + face or Treasure
            self.paid_count: i64 = 0
            self.supply: i64 = 0  # extra Rubble cards (G-49)
            self.active: i64 = 0
            self.first: i64 = 0  # the starting player (G-3)
            self.round: i64 = 0
            self.turn: i64 = 0  # turns begun, for standing answers
            self.began_in_camp: i64 = 0  # G-61
            self.bought: i64 = 0
            self.crafted: i64 = 0
            self.last_done: i64 = 0  # packed actions of the Action card completed last this turn (G-119)
            self.ended: i64 = RUNNING
        else:
            original.copy_base_to(self)
            self.cards = duplicate(original.cards)
            # Nobody reads the marks of a world that is thrown away, so its twins need none of their own.
            self.marks = original.marks if original.throwaway else duplicate(original.marks)
            self.counts = duplicate(original.counts)
            self.stock = duplicate(original.stock)
            self.stock_marks = original.stock_marks if original.throwaway else duplicate(original.stock_marks)
            self.stock_counts = duplicate(original.stock_counts)
            self.tiles = duplicate(original.tiles)
            self.tile_count = original.tile_count
            self.pile_cells = duplicate(original.pile_cells)
            self.pile_events = duplicate(original.pile_events)
            self.pile_count = original.pile_count
            self.seat_rows = duplicate(original.seat_rows)
            self.removed = duplicate(original.removed)
            self.removed_events = original.removed_events
            self.paid = duplicate(original.paid)
            self.paid_count = original.paid_count
            self.supply = original.supply
            self.active = original.active
            self.first = original.first
            self.round = original.round
            self.turn = original.turn
            self.began_in_camp = original.began_in_camp
            self.bought = original.bought
            self.crafted = original.crafted
            self.last_done = original.last_done
            self.ended = original.ended

    def copy(self) -> DeepState:
        return DeepState(self.game, self.options, self.rules, self.chance.copy(), self)

    # Seats.

    def get(self, seat: i64, what: i64) -> i64:
        return self.seat_rows[seat * SEAT_ROW + what]

    def put(self, seat: i64, what: i64, value: i64) -> None:
        self.seat_rows[seat * SEAT_ROW + what] = value

    def owns(self, seat: i64, event: i64) -> bool:
        return (self.seat_rows[seat * SEAT_ROW + EVENTS] >> event) & 1 == 1

    def owner(self, event: i64) -> i64:
        """Who has an Event card in front of them, or NONE."""
        seat: i64 = 0
        while seat < self.seats:
            if self.owns(seat, event):
                return seat
            seat += 1
        return NONE

    def take_event(self, seat: i64, event: i64) -> None:
        self.seat_rows[seat * SEAT_ROW + EVENTS] |= 1 << event

    def remove_event(self, event: i64, clause: str) -> None:
        """Out of the game, from whoever owns it or from limbo."""
        mask: i64 = 1 << event
        seat: i64 = 0
        while seat < self.seats:
            self.seat_rows[seat * SEAT_ROW + EVENTS] &= ~mask
            seat += 1
        self.removed_events |= mask
        if event in (CAVE_OTTER, CAVE_MERCHANT):
            tile: i64 = 0
            while tile < self.tile_count:
                if self.tiles[tile * TILE_ROW + EVENT] == event:
                    self.tiles[tile * TILE_ROW + EVENT] = NONE
                tile += 1
        if self.journal is not None:
            self.note("event_removed", clause, {"event": event})

    def trait(self, seat: i64) -> i64:
        return self.seat_rows[seat * SEAT_ROW + TRAIT]

    def spend_trait(self, seat: i64) -> None:
        """A Trait is removed when its use begins (G-234)."""
        trait: i64 = self.trait(seat)
        self.put(seat, TRAIT, NONE)
        if self.journal is not None:
            self.note("trait_used", "G-234", {"seat": seat, "trait": trait})

    # A player's cards.

    def count(self, seat: i64, zone: i64) -> i64:
        return self.counts[seat * ZONES + zone]

    def begin(self, seat: i64, zone: i64) -> i64:
        """Where a zone begins in the buffer."""
        counts = self.counts
        at: i64 = seat * self.rules.room
        earlier: i64 = seat * ZONES
        stop: i64 = earlier + zone
        while earlier < stop:
            at += counts[earlier]
            earlier += 1
        return at

    def hand_start(self, seat: i64) -> i64:
        """Where a hand begins in the buffer."""
        return seat * self.rules.room + self.counts[seat * ZONES]

    def hand_count(self, seat: i64) -> i64:
        return self.counts[seat * ZONES + HAND]

    def find(self, seat: i64, zone: i64, face: i64) -> i64:
        """Where in the buffer a zone holds a face, or NONE."""
        cards = self.cards
        at: i64 = self.begin(seat, zone)
        stop: i64 = at + self.counts[seat * ZONES + zone]
        while at < stop:
            if cards[at] == face:
                return at
            at += 1
        return NONE

    def hand_holds(self, seat: i64, face: i64) -> bool:
        return self.find(seat, HAND, face) != NONE

    def faces_in(self, seat: i64, zone: i64, face: i64) -> i64:
        """How many cards of a face lie in a zone."""
        at: i64 = self.begin(seat, zone)
        stop: i64 = at + self.counts[seat * ZONES + zone]
        found: i64 = 0
        while at < stop:
            if self.cards[at] == face:
                found += 1
            at += 1
        return found

    def first_here(self, start: i64, at: i64) -> bool:
        """Whether no card from start up to at has the same face: each face is offered once."""
        cards = self.cards
        face: i64 = cards[at]
        earlier: i64 = start
        while earlier < at:
            if cards[earlier] == face:
                return False
            earlier += 1
        return True

    def take_out(self, seat: i64, zone: i64, at: i64) -> i64:
        """Take a card out of the buffer (any zone but the draw pile); returns its face."""
        cards = self.cards
        marks = self.marks
        counts = self.counts
        row: i64 = seat * ZONES
        face: i64 = cards[at]
        gap: i64 = at
        end: i64 = self.begin(seat, zone) + counts[row + zone] - 1
        current: i64 = zone
        while current < ZONES:
            if end != gap:
                cards[gap] = cards[end]
                marks[gap] = marks[end]
                gap = end
            current += 1
            if current < ZONES:
                end += counts[row + current]
        counts[row + zone] -= 1
        return face

    def put_in(self, seat: i64, zone: i64, face: i64, mark: i64) -> None:
        """Put a card at the end of a zone (any but the draw pile)."""
        cards = self.cards
        marks = self.marks
        counts = self.counts
        row: i64 = seat * ZONES
        gap: i64 = self.begin(seat, ZONES)
        current: i64 = ZONES - 1
        while current > zone:
            front: i64 = gap - counts[row + current]
            if front != gap:
                cards[gap] = cards[front]
                marks[gap] = marks[front]
                gap = front
            current -= 1
        cards[gap] = face
        marks[gap] = mark
        counts[row + zone] += 1

    def private_end(self, seat: i64) -> i64:
        """Where the cards others do not see end."""
        row: i64 = seat * ZONES
        counts = self.counts
        return seat * self.rules.room + counts[row] + counts[row + HAND] + counts[row + DISCARD]

    def gain(self, seat: i64, face: i64) -> None:
        """A card everybody sees goes to a player's discard pile."""
        self.put_in(seat, DISCARD, face, K_ALL | (C_ALL & ~(31 << (LANE * seat))))

    def remove_face(self, face: i64) -> None:
        """Out of the game for good (G-22)."""
        self.removed[face] += 1

    # Stocks.

    def stock_top(self, stock: i64) -> i64:
        """The top card of a pile, or NONE."""
        count: i64 = self.stock_counts[stock]
        if count == 0:
            return NONE
        return self.stock[self.rules.base[stock] + count - 1]

    def turn_up(self, stock: i64) -> None:
        """The top card of a Jewelry or Action pile lies face up."""
        count: i64 = self.stock_counts[stock]
        if count > 0:
            self.see_stock(stock, self.rules.base[stock] + count - 1, K_ALL)
            self.reveals += 1

    def see_stock(self, stock: i64, at: i64, lanes: i64) -> None:
        """These lanes (by their K bits) see a card of a pile where it lies."""
        if self.throwaway:
            return
        base: i64 = self.rules.base[stock]
        knowledge.see_in_pile(self.stock, self.stock_marks, base, base + self.stock_counts[stock], at, lanes)

    def take_face_up(self, seat: i64, stock: i64, kind: str, clause: str) -> i64:
        """The face-up card of a pile goes to a discard pile and the next is turned up (G-149, G-156)."""
        face: i64 = self.stock_top(stock)
        self.stock_counts[stock] -= 1
        self.gain(seat, face)
        if self.journal is not None:
            self.note(kind, clause, {"seat": seat, "face": face})
        self.turn_up(stock)
        if self.journal is not None and self.stock_counts[stock]:
            self.note("turned_up", clause, {"face": self.stock_top(stock)})
        return face

    def where(self, seat: i64) -> i64:
        return self.seat_rows[seat * SEAT_ROW + TILE]

    # Turn and end.

    def finish(self, ending: i64, clause: str) -> None:
        """The game ends at this instant: nothing is pending any more (G-249)."""
        self.ended = ending
        self.frames.clear()
        if self.journal is not None:
            self.note("ended_" + ENDINGS[ending], clause, {})
