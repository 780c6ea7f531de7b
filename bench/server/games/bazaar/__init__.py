"""Bazaar: the load benchmark's game, in plain Python, move for move as boardgame.io plays it beside us.

A made-up game of cards and tokens for two to four: a shuffled deck, a market of five, hidden hands, a few hundred
moves to the end. It is here so that both servers serve the same game.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from underhall.core import catalogue
from underhall.core.buffers import duplicate, i64, listed, zeros
from underhall.core.chance import Chance
from underhall.core.errors import BadPosition
from underhall.core.game import Game, Option, Options
from underhall.core.journal import Journal
from underhall.core.moves import MoveList, MoveSpace, Span, Verb
from underhall.core.position import FrameKind, field, frames, lists, whole
from underhall.core.secrecy import Eye, Viewer
from underhall.core.state import Frame, State
from underhall.core.text import Phrasebook

HERE = Path(__file__).parent
CARDS, COLOURS, MARKET, HAND = 120, 5, 5, 6
MOVES = MoveSpace(
    Verb("gather", "gather {colour}", colour=Span(1, COLOURS)),
    Verb("reserve", "reserve {slot}", slot=Span(1, MARKET)),
    Verb("build", "build {card}", card=Span(1, HAND)),
    Verb("pass", "pass"),
)
RESERVE, BUILD, PASS = MOVES.base("reserve"), MOVES.base("build"), MOVES.base("pass")


def cost(card: int) -> tuple[int, int, int, int, int]:
    return (card % 3, (card >> 1) % 3, (card >> 2) % 2, 0, 0)


class BazaarState(State):
    def __init__(self, game: Game[Any], options: Options, chance: Chance) -> None:
        super().__init__(game, options, int(options["players"]), chance)
        self.deck, self.deck_count = zeros(CARDS), 0
        self.market, self.market_count = zeros(MARKET), 0
        self.discard, self.discard_count = zeros(CARDS), 0
        self.hands = zeros(self.seats * HAND)
        self.hand_counts = [0] * self.seats
        self.bank = [7] * COLOURS
        self.tokens = [[0] * COLOURS for _ in range(self.seats)]
        self.built = [[0] * COLOURS for _ in range(self.seats)]
        self.points = [0] * self.seats
        self.round = 0

    def copy(self) -> BazaarState:
        twin = BazaarState(self.game, self.options, self.chance.copy())
        self.copy_base_to(twin)
        twin.deck, twin.deck_count = duplicate(self.deck), self.deck_count
        twin.market, twin.market_count = duplicate(self.market), self.market_count
        twin.discard, twin.discard_count = duplicate(self.discard), self.discard_count
        twin.hands, twin.hand_counts = duplicate(self.hands), self.hand_counts[:]
        twin.bank, twin.points, twin.round = self.bank[:], self.points[:], self.round
        twin.tokens = [row[:] for row in self.tokens]
        twin.built = [row[:] for row in self.built]
        return twin

    def hand(self, seat: int) -> list[int]:
        return listed(self.hands, seat * HAND, self.hand_counts[seat])

    def give(self, seat: int, card: int) -> None:
        self.hands[seat * HAND + self.hand_counts[seat]] = card
        self.hand_counts[seat] += 1

    def draw(self) -> int:
        """The top card; the discards are shuffled when the deck is used up."""
        if self.deck_count == 0 and self.discard_count:
            self.deck, self.deck_count = self.discard, self.discard_count
            self.discard, self.discard_count = zeros(CARDS), 0
            self.chance.shuffle(self.deck, 0, self.deck_count)
        if self.deck_count == 0:
            return -1
        self.deck_count -= 1
        self.reveals += 1
        return self.deck[self.deck_count]

    def affordable(self, seat: int, card: int) -> bool:
        tokens, built = self.tokens[seat], self.built[seat]
        return all(tokens[n] + built[n] >= price for n, price in enumerate(cost(card)))


class Turn(Frame[BazaarState]):
    def __init__(self, who: i64) -> None:
        self.who: i64 = who

    def name(self) -> str:
        return "turn"

    def numbers(self) -> list[int]:
        return [self.who]

    def seat(self, state: BazaarState) -> i64:
        return self.who

    def moves(self, state: BazaarState, out: MoveList) -> None:
        for colour in range(COLOURS):
            if state.bank[colour] > 0:
                out.add(colour)
        if state.hand_counts[self.who] < HAND:
            for slot in range(state.market_count):
                out.add(RESERVE + slot)
        for place, card in enumerate(state.hand(self.who)):
            if state.affordable(self.who, card):
                out.add(BUILD + place)
        out.add(PASS)

    def play(self, state: BazaarState, move: i64) -> None:
        who = self.who
        if move < RESERVE:
            state.bank[move] -= 1
            state.tokens[who][move] += 1
            state.note("gathered", "B-1", {"seat": who, "colour": move})
        elif move < BUILD:
            self.reserve(state, move - RESERVE)
        elif move < PASS:
            self.build(state, move - BUILD)
        else:
            for colour in range(COLOURS):
                state.bank[colour] += state.tokens[who][colour]
                state.tokens[who][colour] = 0
            state.note("passed", "B-4", {"seat": who})
        if who == state.seats - 1:
            state.round += 1
        if state.round >= int(state.options["rounds"]):
            state.frames.pop()
        else:
            state.frames[-1] = Turn((who + 1) % state.seats)

    def reserve(self, state: BazaarState, slot: int) -> None:
        card = state.market[slot]
        state.give(self.who, card)
        fresh = state.draw()
        if fresh < 0:
            rest = [one for n, one in enumerate(listed(state.market, 0, state.market_count)) if n != slot]
            for place, one in enumerate(rest):
                state.market[place] = one
            state.market_count = len(rest)
        else:
            state.market[slot] = fresh
        state.note("reserved", "B-2", {"seat": self.who, "slot": slot})

    def build(self, state: BazaarState, place: int) -> None:
        who = self.who
        hand = state.hand(who)
        card = hand.pop(place)
        for colour, price in enumerate(cost(card)):
            pay = max(0, price - state.built[who][colour])
            state.tokens[who][colour] -= pay
            state.bank[colour] += pay
        state.hand_counts[who] = 0
        for one in hand:
            state.give(who, one)
        state.points[who] += 1 + card % 7
        if state.built[who][card % COLOURS] < 4:
            state.built[who][card % COLOURS] += 1
        state.discard[state.discard_count] = card
        state.discard_count += 1
        state.reveals += 1
        state.note("built", "B-3", {"seat": who, "card": card})


class Bazaar(Game[BazaarState]):
    def __init__(self, cards: catalogue.Catalogue) -> None:
        options = (Option("players", 3, (2, 3, 4)), Option("rounds", 100, low=1, high=1000))
        super().__init__("bazaar", 1, MOVES, options, cards, Phrasebook("bazaar", HERE / "locales"))

    def players(self, options: Options) -> int:
        return int(options["players"])

    def deal(self, options: Options, seed: int, journal: Journal | None = None) -> BazaarState:
        state = BazaarState(self, options, Chance(seed))
        state.journal = journal
        for card in range(CARDS):
            state.deck[card] = card
        state.deck_count = CARDS
        state.chance.shuffle(state.deck, 0, CARDS)
        for slot in range(MARKET):
            state.market[slot] = state.draw()
        state.market_count = MARKET
        for seat in range(state.seats):
            for _ in range(2):
                state.give(seat, state.draw())
        state.frames.append(Turn(0))
        state.advance()
        return state

    def read(self, options: Options, position: dict[str, Any]) -> BazaarState:
        state = BazaarState(self, options, Chance(0))
        for name in ("deck", "market", "discard"):
            cards = field(position, name, list)
            for place, card in enumerate(cards):
                getattr(state, name)[place] = card
            setattr(state, f"{name}_count", len(cards))
        for seat, cards in enumerate(lists(position, "hands", state.seats)):
            for card in cards:
                state.give(seat, card)
        state.bank = list(field(position, "bank", list))
        state.tokens = [list(row) for row in lists(position, "tokens", state.seats)]
        state.built = [list(row) for row in lists(position, "built", state.seats)]
        state.points = list(field(position, "points", list))
        state.round = whole(position, "round", 0, 1000)
        state.frames = frames(position, [FrameKind("turn", lambda n: Turn(n[0]), (0, state.seats - 1))])
        return state

    def variants(self) -> list[Options]:
        chosen = [{"players": 3, "rounds": 10}, {"players": 2, "rounds": 1}, {"players": 4, "rounds": 12}]
        return [self.configure(given) for given in chosen]

    def declare(self, state: BazaarState, eye: Eye) -> None:
        eye.hidden("deck", 0, state.deck, 0, state.deck_count, 0)
        eye.open("market", 0, state.market, 0, state.market_count)
        eye.open("discard", 0, state.discard, 0, state.discard_count)
        for seat in range(state.seats):
            eye.owned("hand", seat, state.hands, seat * HAND, state.hand_counts[seat], 0)

    def to_plain(self, state: BazaarState) -> dict[str, Any]:
        return {
            "deck": listed(state.deck, 0, state.deck_count),
            "market": listed(state.market, 0, state.market_count),
            "discard": listed(state.discard, 0, state.discard_count),
            "hands": [state.hand(seat) for seat in range(state.seats)],
            "bank": state.bank[:],
            "tokens": [row[:] for row in state.tokens],
            "built": [row[:] for row in state.built],
            "points": state.points[:],
            "round": state.round,
        }

    def public_view(self, state: BazaarState, viewer: Viewer) -> dict[str, Any]:
        return {
            "deck": state.deck_count,
            "market": viewer.zones.get("market 0", []),
            "discard": viewer.zones.get("discard 0", []),
            "hands": [viewer.zones.get(f"hand {seat}", []) for seat in range(state.seats)],
            "bank": state.bank[:],
            "tokens": [row[:] for row in state.tokens],
            "built": [row[:] for row in state.built],
            "points": state.points[:],
            "round": state.round,
        }

    def winners(self, state: BazaarState) -> i64:
        mask: i64 = 0
        for seat in range(state.seats):
            if state.points[seat] == max(state.points):
                mask |= 1 << seat
        return mask

    def ending(self, state: BazaarState) -> str:
        return "" if state.frames else "closed"

    def score_rows(self, state: BazaarState) -> list[dict[str, int]]:
        return [{"points": points} for points in state.points]

    def check(self, state: BazaarState) -> None:
        cards = [card for zone in ("deck", "market", "discard") for card in self.to_plain(state)[zone]]
        for seat in range(state.seats):
            cards += state.hand(seat)
        if sorted(cards) != list(range(CARDS)):
            raise BadPosition("cards: each must be there once")


BAZAAR = Bazaar(catalogue.load(HERE / "cards.toml", {"colours": (catalogue.Field("number", 1, COLOURS),)}))
