"""What a table of Fall or Duel shows of each seat: what it will have when its ready tasks are done, and its dwarfs."""

from __future__ import annotations

from typing import Final

from underhall.core.buffers import i64, vec, zeros
from underhall.games.dwar7s import weights
from underhall.games.dwar7s.catalogue import (
    CARD_COUNT,
    DRAGON,
    GEMS,
    GOLD_MINE,
    KINDS,
    MONSTER_TYPE,
    MOST_SEATS,
    RUBY_MINE,
    STORE,
    TAVERN,
)
from underhall.games.dwar7s.hand_limit import gain_in_hand
from underhall.games.dwar7s.map import CASTLES, DOMAIN, DRAGONS, DWARFS, GIANTS, NONE, PLACES, SITE, STANDING, TOP
from underhall.games.dwar7s.map import KINGDOM as DOMAIN_ROW
from underhall.games.dwar7s.state import (
    GEM,
    OGRE_COUNT,
    PILE,
    ROW,
    SUPPLY,
    TROPHY_COUNT,
    Dwar7sState,
)
from underhall.games.dwar7s.tasks import dig_worth, exits, mine_is_stopped

# A seat's row: what it will have when all its ready tasks are done, and where its dwarfs stand.
HAS: Final = 0  # gems, four columns
AT_MINE: Final = 4  # dwarfs in mines that are not ready, by gem, four columns
OPEN_MINE: Final = 8  # whether there is a mine to be used, by gem, four columns
ROUTE: Final = 12  # actions that make a mine to be used, by gem, four columns
AT_STORE: Final = 16  # most dwarfs in one store
OPEN_STORE: Final = 17
READY_STORES: Final = 18
HAS_TROPHIES: Final = 19
HAS_OGRES: Final = 20
MOST_ON_MONSTER: Final = 21
NEXT_ON_MONSTER: Final = 22
HOME: Final = 23
DONE: Final = 24  # completed goals
AT_TAVERN: Final = 25  # most dwarfs in one tavern
AT_CASTLE: Final = 26  # most dwarfs in one castle from which can be dug
OPEN_CASTLE: Final = 27
SEAT: Final = 28


class TableReading:
    """All seats of a state at once: hands first, then the map."""

    def __init__(self) -> None:
        self.seats: vec[i64] = zeros(MOST_SEATS * SEAT)
        self.side: vec[float] = vec[float]([0.0] * MOST_SEATS)  # points of tasks besides the way to a goal
        self.slaying: vec[float] = vec[float]([0.0] * MOST_SEATS)  # the best monster to go for
        self.drinking: vec[float] = vec[float]([0.0] * MOST_SEATS)  # how far the work in taverns is that are not ready
        self.dragons: vec[i64] = zeros(MOST_SEATS * CARD_COUNT)  # actions to slay the next dragon of each domain
        self.depths: vec[i64] = zeros(GEMS)  # how many digs bring up a mine of each gem, 0 if none is covered
        self.fades: vec[float] = vec[float]([weights.FADE**number for number in range(weights.FADES)])
        self.monsters: i64 = 0
        self.stores: i64 = 0
        self.exits: i64 = 0  # ways for a dwarf out of stores without room
        self.most_done: i64 = 0
        # Whether the hand limit and locked stores count. Nets learned without, and are told the same as then.
        self.knows_limit = True

    def fade(self, actions: i64) -> float:
        if actions < 0:
            return 1.0
        return self.fades[actions] if actions < weights.FADES else 0.0

    def gain(self, state: Dwar7sState, seat: i64, worth: float, number: i64) -> float:
        """What so many new cards of some worth bring a seat."""
        return gain_in_hand(state, seat, worth, number) if self.knows_limit else worth * float(number)

    def read_hands(self, state: Dwar7sState) -> None:
        """What every seat holds; who may not know some of it puts something else in its place before the rest."""
        self.most_done = 0
        self.monsters = 0
        self.stores = 0
        self.exits = 0
        gem: i64 = 0
        while gem < GEMS:
            self.depths[gem] = 0
            gem += 1
        seat: i64 = 0
        while seat < state.seats:
            self.read_hand(state, seat)
            seat += 1

    def read_map(self, state: Dwar7sState) -> None:
        self.read_dragons(state)
        site: i64 = 0
        while site < state.map.count:
            self.read_site(state, site)
            site += 1

    def read_hand(self, state: Dwar7sState, seat: i64) -> None:
        mine = self.seats
        row: i64 = seat * SEAT
        held: i64 = seat * ROW
        gem: i64 = 0
        while gem < GEMS:
            mine[row + HAS + gem] = state.holdings[held + GEM + gem]
            mine[row + AT_MINE + gem] = 0
            mine[row + OPEN_MINE + gem] = 0
            mine[row + ROUTE + gem] = weights.NO_MINE
            gem += 1
        mine[row + AT_STORE] = 0
        mine[row + OPEN_STORE] = 0
        mine[row + READY_STORES] = 0
        mine[row + HAS_TROPHIES] = state.holdings[held + TROPHY_COUNT]
        mine[row + HAS_OGRES] = state.holdings[held + OGRE_COUNT]
        mine[row + AT_TAVERN] = 0
        mine[row + AT_CASTLE] = 0
        mine[row + OPEN_CASTLE] = 0
        mine[row + MOST_ON_MONSTER] = 0
        mine[row + NEXT_ON_MONSTER] = 0
        mine[row + HOME] = state.holdings[held + PILE]
        done: i64 = state.completed(seat)
        mine[row + DONE] = done
        if done > self.most_done:
            self.most_done = done
        self.side[seat] = 0.0
        self.slaying[seat] = 0.0
        self.drinking[seat] = 0.0

    def read_dragons(self, state: Dwar7sState) -> None:
        """How far each seat is from slaying a dragon, by domain, and from the mine that a dragon lies on."""
        sites = state.map.sites
        site: i64 = 0
        while site < state.map.count:
            row: i64 = site * SITE
            card: i64 = sites[row + TOP]
            if card % KINDS == DRAGON:
                below: i64 = state.map.below(card)
                free: i64 = sites[row + PLACES] - sites[row + STANDING]
                seat: i64 = 0
                while seat < state.seats:
                    dwarfs: i64 = sites[row + DWARFS + seat]
                    left: i64 = state.cards.need[card] - dwarfs
                    if left > free:
                        left = (
                            weights.NO_SLAYING
                            if state.holdings[seat * ROW + OGRE_COUNT] == 0 or not self.knows_limit
                            else weights.OGRE_AT_DRAGON
                        )
                    self.dragons[seat * CARD_COUNT + sites[row + DOMAIN]] = left
                    if below != NONE:
                        self.shorten(seat, below % KINDS - GOLD_MINE, left)
                    seat += 1
            site += 1

    def shorten(self, seat: i64, gem: i64, actions: i64) -> None:
        """So many actions open a mine of that gem."""
        if actions < self.seats[seat * SEAT + ROUTE + gem]:
            self.seats[seat * SEAT + ROUTE + gem] = actions

    def read_site(self, state: Dwar7sState, site: i64) -> None:
        sites = state.map.sites
        row: i64 = site * SITE
        card: i64 = sites[row + TOP]
        kind: i64 = card % KINDS
        free: i64 = sites[row + PLACES] - sites[row + STANDING]
        need: i64 = state.cards.need[card]
        domain: i64 = sites[row + DOMAIN] * DOMAIN_ROW
        if GOLD_MINE <= kind <= RUBY_MINE:
            self.read_covered(state, card)
            if mine_is_stopped(state, domain, kind - GOLD_MINE):
                self.read_stopped(state, row, kind - GOLD_MINE, need)
            else:
                self.read_mine(state, row, card, free)
            return
        is_monster = state.cards.type[kind] == MONSTER_TYPE
        if is_monster:
            self.monsters += 1
        elif kind == STORE:
            self.stores += 1
            if free == 0:
                self.exits += exits(state, site)
        seat: i64 = 0
        while seat < state.seats:
            dwarfs: i64 = sites[row + DWARFS + seat]
            if is_monster:
                self.read_monster(state, seat, card, dwarfs, need, free, domain)
            elif dwarfs + free >= need:
                if kind == STORE:
                    self.read_store(seat, dwarfs, need)
                elif kind == TAVERN:
                    self.read_tavern(seat, dwarfs, need)
                else:
                    self.read_castle(state, seat, dwarfs, need, domain)
            seat += 1

    def read_store(self, seat: i64, dwarfs: i64, need: i64) -> None:
        mine: i64 = seat * SEAT
        self.seats[mine + OPEN_STORE] = 1
        if dwarfs >= need:
            self.seats[mine + READY_STORES] += 1
            self.seats[mine + HOME] += need
        elif dwarfs > self.seats[mine + AT_STORE]:
            self.seats[mine + AT_STORE] = dwarfs

    def read_tavern(self, seat: i64, dwarfs: i64, need: i64) -> None:
        mine: i64 = seat * SEAT
        if dwarfs >= need:
            self.seats[mine + HAS_OGRES] += 1
            self.seats[mine + HOME] += need
        elif dwarfs > 0:
            part: float = float(dwarfs) / float(need)
            self.drinking[seat] += part * part
            if dwarfs > self.seats[mine + AT_TAVERN]:
                self.seats[mine + AT_TAVERN] = dwarfs

    def read_castle(self, state: Dwar7sState, seat: i64, dwarfs: i64, need: i64, domain: i64) -> None:
        mine: i64 = seat * SEAT
        if dwarfs >= need:
            self.seats[mine + HOME] += need
        if state.map.domains[domain + DRAGONS] > 0 or state.map.domains[domain + GIANTS] > 0:
            return
        self.seats[mine + OPEN_CASTLE] = 1
        if dwarfs == 0:
            return
        if dwarfs > need:
            dwarfs = need
        part: float = float(dwarfs) / float(need)
        self.side[seat] += dig_worth(state, seat) * (1.0 if dwarfs == need else weights.SIDE_WORK * part * part)
        if dwarfs > self.seats[mine + AT_CASTLE]:
            self.seats[mine + AT_CASTLE] = dwarfs

    def read_covered(self, state: Dwar7sState, card: i64) -> None:
        """The mines under another one can be dug up."""
        depth: i64 = 1
        below: i64 = state.map.below(card)
        while below != NONE:
            gem: i64 = below % KINDS - GOLD_MINE
            if self.depths[gem] == 0 or depth < self.depths[gem]:
                self.depths[gem] = depth
            depth += 1
            below = state.map.below(below)

    def read_stopped(self, state: Dwar7sState, row: i64, gem: i64, need: i64) -> None:
        """A mine that gives nothing: who is enough there comes home at least, and slaying its dragon opens it."""
        domain: i64 = state.map.sites[row + DOMAIN]
        dragons: i64 = state.map.domains[domain * DOMAIN_ROW + DRAGONS]
        seat: i64 = 0
        while seat < state.seats:
            if state.map.sites[row + DWARFS + seat] >= need:
                self.seats[seat * SEAT + HOME] += need
            if dragons == 1:
                self.shorten(seat, gem, self.dragons[seat * CARD_COUNT + domain])
            seat += 1

    def read_mine(self, state: Dwar7sState, row: i64, card: i64, free: i64) -> None:
        gem: i64 = card % KINDS - GOLD_MINE
        need: i64 = state.cards.need[card]
        amount: i64 = state.cards.amount[card]
        if amount > state.table[SUPPLY + gem]:
            amount = state.table[SUPPLY + gem]
        seat: i64 = 0
        while seat < state.seats:
            dwarfs: i64 = state.map.sites[row + DWARFS + seat]
            mine: i64 = seat * SEAT
            if dwarfs >= need:
                self.seats[mine + HAS + gem] += amount
                self.seats[mine + HOME] += need
                self.seats[mine + OPEN_MINE + gem] = 1
            elif dwarfs + free >= need:
                self.seats[mine + OPEN_MINE + gem] = 1
                if dwarfs > 0:
                    self.seats[mine + AT_MINE + gem] += dwarfs
                    part: float = float(dwarfs) / float(need)
                    gain: float = self.gain(state, seat, float(state.cards.gem_points[gem]), amount)
                    self.side[seat] += weights.SIDE_WORK * part * part * gain
            seat += 1

    def read_monster(
        self, state: Dwar7sState, seat: i64, card: i64, dwarfs: i64, need: i64, free: i64, domain: i64
    ) -> None:
        mine: i64 = seat * SEAT
        if dwarfs >= need:
            self.seats[mine + HAS_TROPHIES] += 1
            self.seats[mine + HOME] += need
            if (state.map.domains[domain + CASTLES] >> state.rules.colour[seat]) & 1:
                self.side[seat] -= float(state.cards.points[card])  # the kingdom is rid of it
            return
        if dwarfs > self.seats[mine + MOST_ON_MONSTER]:
            self.seats[mine + NEXT_ON_MONSTER] = self.seats[mine + MOST_ON_MONSTER]
            self.seats[mine + MOST_ON_MONSTER] = dwarfs
        elif dwarfs > self.seats[mine + NEXT_ON_MONSTER]:
            self.seats[mine + NEXT_ON_MONSTER] = dwarfs
        if dwarfs + free >= need:
            worth: float = float(state.cards.trophy_points)
            if (state.map.domains[domain + CASTLES] >> state.rules.colour[seat]) & 1:
                worth -= float(state.cards.points[card])
            worth *= self.fade(need - dwarfs) - self.fade(need)
            if worth > self.slaying[seat]:
                self.slaying[seat] = worth
