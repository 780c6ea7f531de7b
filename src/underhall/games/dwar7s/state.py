"""The state of Fall and Duel: what lies on the table and in the hands, and the small verbs all phases are made of.

Hands are counts by kind, because cards of a kind are alike; decks are runs of cards in ``table``, the top card last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from underhall.core.buffers import duplicate, i64, vec, zeros
from underhall.core.chance import Chance
from underhall.core.state import State
from underhall.games.dwar7s import moves
from underhall.games.dwar7s.catalogue import (
    COLOURS,
    GEMS,
    GOALS,
    KINDS,
    MOST_SEATS,
    OGRES,
    SECRETS,
    Cards,
)
from underhall.games.dwar7s.map import GIANTS, NONE, Map

if TYPE_CHECKING:
    from underhall.core.game import Game, Options

# A seat's row in ``holdings``.
KINGDOM: Final = 0  # the kinds of kingdom cards in hand, as a mask
KINGDOM_COUNT: Final = 1
PILE: Final = 2  # dwarfs not on the map
GEM: Final = 3  # gems in hand, four columns
GEM_COUNT: Final = 7
OGRE: Final = 8  # ogre cards in hand, five columns
OGRE_COUNT: Final = 13
TROPHIES: Final = 14  # the monsters defeated, as a mask
TROPHY_COUNT: Final = 15
GOAL: Final = 16  # the trading goals taken, as a mask
GOAL_COUNT: Final = 17
SECRET: Final = 18
REVEALED: Final = 19
ROW: Final = 20

# Where each deck begins in ``table``.
OGRE_DECK: Final = 0
OGRE_DISCARD: Final = 16
GOAL_DECK: Final = 32
GOAL_ROW: Final = 42
SPARE_SECRETS: Final = 46
SUPPLY: Final = 54
TABLE: Final = 58

DWARFS_EACH: Final = 7
HAND_LIMIT: Final = 9
ROW_LENGTH: Final = 3
ACTIONS_EACH: Final = 3
ALL_KINDS: Final = 511

# How a game ends (K-133, K-135, K-136).
RUNNING: Final = 0
ENDED_BY_GOALS: Final = 1
ENDED_BY_ROUND_CAP: Final = 2
ENDED_BY_STANDSTILL: Final = 3
ENDINGS: Final = ("", "goals", "round_cap", "standstill")
ENDING_CLAUSES: Final = ("", "K-133", "K-135", "K-136")
RANDOM: Final = "random"


@final
class Rules:
    """The options of one game as the engine reads them; shared by all copies of a state."""

    def __init__(self, options: Options, cards: Cards) -> None:
        self.cards: Cards = cards
        self.seats: i64 = int(options["players"])
        self.colour: vec[i64] = zeros(MOST_SEATS)  # by seat
        self.seat: vec[i64] = vec[i64]([NONE] * len(COLOURS))  # by colour, NONE if nobody plays it
        for seat, name in enumerate(str(options["colours"]).split("-")[: self.seats]):
            self.colour[seat] = COLOURS.index(name)
            self.seat[COLOURS.index(name)] = seat
        self.width: i64 = 0
        self.height: i64 = 0
        if options["table"] == "mat":
            width, _, height = str(options["mat_size"]).partition("x")
            self.width = int(width)
            self.height = int(height)
        first = options["first_player"]
        self.first: i64 = NONE if first == RANDOM else int(first) - 1
        self.dragon_over_mine = options["dragon_over_mine"] == "on"
        self.castleless_dragon = options["castleless_dragon"] == "on"
        self.open_gems = options["open_gems"] == "on"
        self.goals_to_end: i64 = int(options["goals_to_end"])
        self.round_cap: i64 = int(options["round_cap"])


@final
class Dwar7sState(State):
    def __init__(
        self, game: Game[Any], options: Options, rules: Rules, chance: Chance, original: Dwar7sState | None
    ) -> None:
        """A table with nothing on it (``lay_out`` does the setup), or a twin of ``original``."""
        super().__init__(game, options, rules.seats, chance)
        self.rules: Rules = rules
        self.cards: Cards = rules.cards
        if original is None:
            self.map: Map = Map(rules.cards, rules.width, rules.height, None)
            self.holdings: vec[i64] = zeros(rules.seats * ROW)
            self.table: vec[i64] = zeros(TABLE)
            self.ogres: i64 = 0  # cards in the ogre deck
            self.discards: i64 = 0
            self.goals: i64 = 0  # cards in the trading goal deck
            self.row: i64 = 0  # trading goals face up
            self.spares: i64 = 0  # secret goals nobody has
            self.first: i64 = 0
            self.active: i64 = 0
            self.round: i64 = 1
            self.actions: i64 = 0  # taken this turn
            self.closing: i64 = 0  # the end is triggered (K-132)
            self.busy: i64 = 0  # something was done this round (K-136)
            self.quiet: i64 = 0  # rounds in a row in which nothing was
            self.ended: i64 = RUNNING
        else:
            original.copy_base_to(self)
            self.map = Map(rules.cards, rules.width, rules.height, original.map)
            self.holdings = duplicate(original.holdings)
            self.table = duplicate(original.table)
            self.ogres = original.ogres
            self.discards = original.discards
            self.goals = original.goals
            self.row = original.row
            self.spares = original.spares
            self.first = original.first
            self.active = original.active
            self.round = original.round
            self.actions = original.actions
            self.closing = original.closing
            self.busy = original.busy
            self.quiet = original.quiet
            self.ended = original.ended

    def copy(self) -> Dwar7sState:
        return Dwar7sState(self.game, self.options, self.rules, self.chance.copy(), self)

    # Setup (3.2).

    def lay_out(self) -> None:
        cards = self.cards
        # K-14: the starting player is drawn before any card, and only if not fixed (K-153).
        self.first = self.chance.below(self.seats) if self.rules.first == NONE else self.rules.first
        self.active = self.first
        gem: i64 = 0
        while gem < GEMS:
            self.table[SUPPLY + gem] = cards.gem_count[gem]
            gem += 1
        self.goals = self.fill_deck(GOAL_DECK, cards.goal_count, GOALS)
        while self.row < ROW_LENGTH and self.goals > 0:
            self.goals -= 1
            self.table[GOAL_ROW + self.row] = self.table[GOAL_DECK + self.goals]
            self.row += 1
        self.spares = self.fill_deck(SPARE_SECRETS, cards.secret_count, SECRETS)
        self.ogres = self.fill_deck(OGRE_DECK, cards.ogre_count, OGRES)
        seat: i64 = 0
        while seat < self.seats:
            row: i64 = seat * ROW
            self.holdings[row + KINGDOM] = ALL_KINDS
            self.holdings[row + KINGDOM_COUNT] = KINDS
            self.holdings[row + PILE] = DWARFS_EACH
            self.spares -= 1
            self.holdings[row + SECRET] = self.table[SPARE_SECRETS + self.spares]
            seat += 1

    def fill_deck(self, start: i64, counts: vec[i64], kinds: i64) -> i64:
        """A shuffled deck with so many cards of each kind; returns how many in all."""
        total: i64 = 0
        kind: i64 = 0
        while kind < kinds:
            number: i64 = 0
            while number < counts[kind]:
                self.table[start + total] = kind
                total += 1
                number += 1
            kind += 1
        self.chance.shuffle(self.table, start, total)
        return total

    # Holdings.

    def have(self, seat: i64, column: i64) -> i64:
        return self.holdings[seat * ROW + column]

    def hand(self, seat: i64) -> i64:
        """How many cards count for the hand limit (K-110)."""
        row: i64 = seat * ROW
        return self.holdings[row + KINGDOM_COUNT] + self.holdings[row + GEM_COUNT] + self.holdings[row + OGRE_COUNT]

    def completed(self, seat: i64) -> i64:
        """Completed goals (K-131)."""
        return self.holdings[seat * ROW + GOAL_COUNT] + self.holdings[seat * ROW + REVEALED]

    def gain_gems(self, seat: i64, gem: i64, number: i64) -> None:
        """From the supply to a hand, or back with a negative number."""
        self.table[SUPPLY + gem] -= number
        self.holdings[seat * ROW + GEM + gem] += number
        self.holdings[seat * ROW + GEM_COUNT] += number

    def gain_ogre(self, seat: i64, ogre: i64, number: i64) -> None:
        self.holdings[seat * ROW + OGRE + ogre] += number
        self.holdings[seat * ROW + OGRE_COUNT] += number

    def discard_ogre(self, seat: i64, ogre: i64) -> None:
        """From a hand to the top of the discard pile, face up (K-58, K-114)."""
        self.gain_ogre(seat, ogre, -1)
        self.table[OGRE_DISCARD + self.discards] = ogre
        self.discards += 1
        self.reveals += 1

    def draw_ogre(self) -> i64:
        """The top card of the ogre deck, renewed if need be (K-66); NONE if there is none at all (K-67)."""
        if self.ogres == 0:
            if self.discards == 0:
                return NONE
            while self.discards > 0:
                self.discards -= 1
                self.table[OGRE_DECK + self.ogres] = self.table[OGRE_DISCARD + self.discards]
                self.ogres += 1
            self.chance.shuffle(self.table, OGRE_DECK, self.ogres)
            if self.journal is not None:
                self.note("reshuffled", "K-66", {})
        self.ogres -= 1
        return self.table[OGRE_DECK + self.ogres]

    # Dwarfs.

    def send_home(self, site: i64, seat: i64, number: i64) -> None:
        """From a card to the owner's pile."""
        self.map.add_dwarfs(site, seat, -number)
        self.holdings[seat * ROW + PILE] += number

    def send_all_home(self, site: i64) -> None:
        seat: i64 = 0
        while seat < self.seats:
            self.send_home(site, seat, self.map.dwarfs(site, seat))
            seat += 1

    # The turn.

    def allowance(self, seat: i64) -> i64:
        """How many actions a seat may take, as things stand (K-76, K-80)."""
        castle: i64 = self.map.castles[self.rules.colour[seat]]
        if castle == NONE or self.map.domain(castle, GIANTS) > 0:
            return ACTIONS_EACH
        return ACTIONS_EACH + 1

    def must_open(self) -> bool:
        """Whether the first card of the game is still owed (K-21)."""
        return self.round == 1 and self.active == self.first and self.map.count == 0

    # The contract.

    def canonical_move(self, move: i64) -> i64:
        """A card played in a rotation that looks like a lower one is played in that (K-33)."""
        if moves.PLAY <= move < moves.PLACE:
            kind: i64 = (move - moves.PLAY) // (4 * moves.CELLS)
            turn: i64 = (move - moves.PLAY) % 4
            turns: i64 = self.cards.turns[self.rules.colour[self.seat] * KINDS + kind]
            return move - turn + turn % turns
        return move
