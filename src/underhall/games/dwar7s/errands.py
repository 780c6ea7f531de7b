"""Ways out for a seat of Fall or Duel that is far from every goal: whole errands instead of single moves.

What single moves are worth fades with the distance of a goal, so a seat whose gems lie under other mines, or behind a
dragon that another's dwarf keeps alive, sees a gain in no move and passes for the rest of the game. An errand is a task
that the seat's own dwarfs can make ready, from the pile or by walking, with the actions this takes; what it is for is
counted by rule: a goal paid, a gem that a goal lacks, the way to such a mine, an ogre card, and dwarfs that come home.
Only finished tasks count, so that a half-done one is never undone for another; and only what the seat may know.
"""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64, vec, zeros
from underhall.core.grid import SIDES
from underhall.games.dwar7s import moves
from underhall.games.dwar7s.catalogue import (
    CARD_COUNT,
    CASTLE,
    DRAGON,
    EMERALD,
    GEMS,
    GOLD_MINE,
    KINDS,
    MINER,
    MONSTER_TYPE,
    RUBY_MINE,
    STORE,
    TAVERN,
    WIZARD,
)
from underhall.games.dwar7s.map import CASTLES, CELL, DOMAIN, DRAGONS, GIANTS, LINKS, NEXT, NONE, PLACES, STANDING
from underhall.games.dwar7s.map import KINGDOM as DOMAIN_ROW
from underhall.games.dwar7s.prospects import Prospects
from underhall.games.dwar7s.resolve import next_diggable
from underhall.games.dwar7s.secret_goals import WIZARD_EMERALDS
from underhall.games.dwar7s.state import (
    GEM,
    GOAL_ROW,
    KINGDOM,
    OGRE_COUNT,
    PILE,
    REVEALED,
    ROW,
    ROW_LENGTH,
    SECRET,
    Dwar7sState,
)
from underhall.games.dwar7s.table_reading import HAS, HAS_OGRES, HOME, SEAT
from underhall.games.dwar7s.tasks import mine_is_stopped

FAR: Final = 1000

# What a finished task is worth; an errand is judged by this for each action it takes.
PAID: Final = 20.0
GEM_LACKING: Final = 6.0
TROPHY: Final = 3.0
FREED: Final = 4.0  # a mine that is wanted, or a castle from which it can be dug up
DUG_UP: Final = 4.0  # the less the deeper it lies
FRESH_OGRE: Final = 0.5  # for who has nothing else to do: it opens what dwarfs hold closed
SPARE_OGRE: Final = 0.1
DWARF_HOME: Final = 0.4
LASTING: Final = 0.7  # the part of an errand that takes more than this turn: others may spoil it
OVERHEAD: Final = 0.5

OGRES_KEPT: Final = 3
FEW_HOME: Final = 3
WORTH_A_CARD: Final = 0.3  # how much better an ogre card or a kingdom card must make the best errand


@final
class Errands:
    """The errands of one seat in one position: first ``read``."""

    def __init__(self) -> None:
        self.lacks: vec[i64] = zeros(GEMS)  # gems that the nearest goal, or a secret goal, still lacks
        self.keeps: vec[i64] = zeros(GEMS)  # gems in hand that those need
        self.ways: vec[i64] = zeros(CARD_COUNT)  # steps to the card that is looked at
        self.best: float = 0.0
        self.ready: float = 0.0  # what the tasks are worth that are ready anyway
        self.swapped: float = 0.0
        self.site: i64 = NONE
        self.work: i64 = 0

    def read(self, state: Dwar7sState, seat: i64, prospects: Prospects, most: i64) -> None:
        """Find the best errand that takes at most so many actions; ``site`` is NONE if there is none."""
        prospects.read(state)
        self.read_needs(state, seat, prospects)
        left: i64 = state.allowance(seat) - state.actions
        self.best = 0.0
        self.ready = 0.0
        self.site = NONE
        self.work = 0
        site: i64 = 0
        while site < state.map.count:
            need: i64 = state.cards.need[state.map.top(site)]
            missing: i64 = need - state.map.dwarfs(site, seat)
            if missing <= 0:
                self.ready += self.worth(state, seat, site, prospects)
            elif missing <= state.map.get(site, PLACES) - state.map.get(site, STANDING):
                self.measure(state, site)
                work: i64 = self.gathering(state, seat, missing)
                if work <= most:
                    worth: float = self.worth(state, seat, site, prospects)
                    if prospects.seats[seat * SEAT + HOME] < FEW_HOME:
                        from_pile: i64 = state.holdings[seat * ROW + PILE]
                        worth += DWARF_HOME * float(need - from_pile if need > from_pile else 0)
                    if work > left:
                        worth *= LASTING
                    worth /= float(work) + OVERHEAD
                    if worth > self.best:
                        self.best = worth
                        self.site = site
                        self.work = work
            site += 1

    def read_needs(self, state: Dwar7sState, seat: i64, prospects: Prospects) -> None:
        """What the goal on show with the least work lacks, and what a secret goal does that gems fulfil."""
        nearest: i64 = NONE
        least: i64 = FAR
        place: i64 = 0
        while place < state.row:
            work: i64 = prospects.works[seat * ROW_LENGTH + place]
            if work != NONE and work < least:
                least = work
                nearest = state.table[GOAL_ROW + place]
            place += 1
        secret: i64 = NONE if state.holdings[seat * ROW + REVEALED] else state.holdings[seat * ROW + SECRET]
        gem: i64 = 0
        while gem < GEMS:
            wanted: i64 = 0 if nearest == NONE else state.cards.cost[nearest * GEMS + gem]
            if secret == MINER and wanted == 0:
                wanted = 1
            elif secret == WIZARD and gem == EMERALD:
                wanted = WIZARD_EMERALDS
            self.keeps[gem] = wanted
            self.lacks[gem] = wanted - prospects.seats[seat * SEAT + HAS + gem]
            gem += 1

    # What a task is for.

    def worth(self, state: Dwar7sState, seat: i64, site: i64, prospects: Prospects) -> float:
        """What carrying out a site's task brings, as things stand."""
        card: i64 = state.map.top(site)
        kind: i64 = card % KINDS
        if state.cards.type[kind] == MONSTER_TYPE:
            frees = kind == DRAGON and self.frees_mine(state, site)
            if not frees and state.map.domain(site, CASTLES) > 0:
                frees = self.best_dig(state) != NONE
            return TROPHY + (FREED if frees else 0.0)
        if GOLD_MINE <= kind <= RUBY_MINE:
            gem: i64 = kind - GOLD_MINE
            if mine_is_stopped(state, state.map.get(site, DOMAIN) * DOMAIN_ROW, gem):
                return 0.0
            return GEM_LACKING if self.lacks[gem] > 0 else 0.0
        if kind == STORE:
            place: i64 = 0
            while place < state.row:
                if prospects.can_pay(state, seat, state.table[GOAL_ROW + place]):
                    return PAID
                place += 1
            return 0.0
        if kind == TAVERN:
            if state.ogres + state.discards == 0:
                return 0.0
            return FRESH_OGRE if prospects.seats[seat * SEAT + HAS_OGRES] < OGRES_KEPT else SPARE_OGRE
        if state.map.domain(site, DRAGONS) > 0 or state.map.domain(site, GIANTS) > 0:
            return 0.0
        return self.dig_worth(state)

    def frees_mine(self, state: Dwar7sState, site: i64) -> bool:
        """Whether a dragon lies on a mine of a gem that is lacking, or stops one."""
        if self.is_wanted(state.map.below(state.map.top(site))):
            return True
        other: i64 = 0
        while other < state.map.count:
            if state.map.get(other, DOMAIN) == state.map.get(site, DOMAIN) and self.is_wanted(state.map.top(other)):
                return True
            other += 1
        return False

    def is_wanted(self, card: i64) -> bool:
        """Whether a card is a mine of a gem that is lacking."""
        kind: i64 = NONE if card == NONE else card % KINDS
        return GOLD_MINE <= kind <= RUBY_MINE and self.lacks[kind - GOLD_MINE] > 0

    def depth(self, state: Dwar7sState, site: i64) -> i64:
        """How many digs bring up a mine of a gem that is lacking; 0 if none lies there, or it lies on top."""
        card: i64 = state.map.top(site)
        if self.is_wanted(card):
            return 0
        depth: i64 = 0
        while card != NONE:
            if self.is_wanted(card):
                return depth
            card = state.map.below(card)
            depth += 1
        return 0

    def dig_worth(self, state: Dwar7sState) -> float:
        site: i64 = self.best_dig(state)
        return 0.0 if site == NONE else DUG_UP / float(self.depth(state, site))

    def best_dig(self, state: Dwar7sState) -> i64:
        """The stack where a mine that is wanted lies the least deep, NONE if none."""
        best: i64 = NONE
        least: i64 = FAR
        site: i64 = next_diggable(state, 0)
        while site < state.map.count:
            depth: i64 = self.depth(state, site)
            if 0 < depth < least:
                least = depth
                best = site
            site = next_diggable(state, site + 1)
        return best

    # How dwarfs get there.

    def measure(self, state: Dwar7sState, target: i64) -> None:
        """The steps from each site to one with room; FAR where there is no way."""
        site: i64 = 0
        while site < state.map.count:
            self.ways[site] = FAR
            site += 1
        self.ways[target] = 0
        state.map.count_steps(self.ways)

    def gathering(self, state: Dwar7sState, seat: i64, missing: i64) -> i64:
        """The actions that bring so many dwarfs to the measured card; FAR if there are too few."""
        work: i64 = 0
        steps: i64 = 1
        while steps < state.map.count and missing > 0:
            number: i64 = state.holdings[seat * ROW + PILE] if steps == 1 else 0
            site: i64 = 0
            while site < state.map.count:
                if self.ways[site] == steps and not is_ready(state, seat, site):
                    number += state.map.dwarfs(site, seat)
                site += 1
            if number > missing:
                number = missing
            work += number * steps
            missing -= number
            steps += 1
        return work if missing <= 0 else FAR

    def first_move(self, state: Dwar7sState, seat: i64) -> i64:
        """How the best errand begins: from the pile if it is enough, else the nearest dwarf on the map walks."""
        table = state.map
        target: i64 = self.site
        card: i64 = table.top(target)
        place: i64 = moves.PLACE + card % KINDS * moves.CELLS + table.get(target, CELL)
        pile: i64 = state.holdings[seat * ROW + PILE]
        if pile >= state.cards.need[card] - table.dwarfs(target, seat):
            return place
        self.measure(state, target)
        nearest: i64 = FAR
        choice: i64 = NONE
        site: i64 = 0
        while site < table.count:
            if 0 < self.ways[site] < nearest and table.dwarfs(site, seat) > 0 and not is_ready(state, seat, site):
                side: i64 = 0
                while side < SIDES:
                    if (table.get(site, LINKS) >> side) & 1:
                        beside: i64 = table.get(site, NEXT + side)
                        if self.ways[beside] == self.ways[site] - 1 and table.has_room(beside):
                            nearest = self.ways[site]
                            choice = moves.MOVE + table.get(site, CELL) * SIDES + side
                    side += 1
            site += 1
        # A pile that is not enough goes before dwarfs that are more than a step away: those may find the way closed.
        return place if pile > 0 and nearest > 1 else choice

    # Moves.

    def plan(self, state: Dwar7sState, seat: i64, prospects: Prospects, most: i64) -> i64:
        """A card that makes the best errand better, or the first move of that; to end the turn if there is neither."""
        self.read(state, seat, prospects, most)
        before: float = self.best + self.ready
        choice: i64 = moves.END
        if self.site != NONE and self.work > 0 and state.actions < state.allowance(seat):
            choice = self.first_move(state, seat)
        card: i64 = self.best_card(state, seat, prospects, most, before + WORTH_A_CARD)
        return choice if card == NONE else card

    def best_card(self, state: Dwar7sState, seat: i64, prospects: Prospects, most: i64, least: float) -> i64:
        if state.holdings[seat * ROW + OGRE_COUNT] == 0 and state.holdings[seat * ROW + KINGDOM] == 0:
            return NONE
        legal = state.legal_moves()
        choice: i64 = NONE
        index: i64 = 0
        while index < legal.count:
            move: i64 = legal.items[index]
            if moves.PLAY <= move < moves.PLACE:
                kind: i64 = (move - moves.PLAY) // (4 * moves.CELLS)
                considered = kind in (CASTLE, STORE, TAVERN) or self.is_lacking_mine(kind)
            else:
                considered = moves.AMBUSH <= move < moves.THIEF or move >= moves.BRUTE
            if considered:
                after = state.copy()
                after.apply(move)
                if move >= moves.BRUTE:  # it is worth what its second half brings
                    self.best_swap(after, seat, prospects, most)
                    worth: float = self.swapped
                else:
                    worth = self.outcome(after, seat, prospects, most)
                if worth > least:
                    least = worth
                    choice = move
            index += 1
        return choice

    def is_lacking_mine(self, kind: i64) -> bool:
        return GOLD_MINE <= kind <= RUBY_MINE and self.lacks[kind - GOLD_MINE] > 0

    def outcome(self, after: Dwar7sState, seat: i64, prospects: Prospects, most: i64) -> float:
        self.read(after, seat, prospects, most)
        return self.best + self.ready

    def best_swap(self, state: Dwar7sState, seat: i64, prospects: Prospects, most: i64) -> i64:
        """How Brute's second half is best carried out; ``swapped`` is what comes of it."""
        legal = state.legal_moves()
        choice: i64 = legal.items[0]
        self.swapped = -1.0
        index: i64 = 0
        while index < legal.count:
            after = state.copy()
            after.apply(legal.items[index])
            worth: float = self.outcome(after, seat, prospects, most)
            if worth > self.swapped:
                self.swapped = worth
                choice = legal.items[index]
            index += 1
        return choice

    def plan_discard(self, state: Dwar7sState, seat: i64, prospects: Prospects) -> i64:
        """Of what nothing needs, the least goes; a few ogre cards stay, since they open what dwarfs hold closed."""
        prospects.read(state)
        self.read_needs(state, seat, prospects)
        legal = state.legal_moves()
        choice: i64 = legal.items[0]
        least: float = float(FAR)
        index: i64 = 0
        while index < legal.count:
            item: i64 = legal.items[index] - moves.DISCARD
            worth: float = 0.0
            if item < GEMS:
                worth = float(state.cards.gem_points[item])
                if state.holdings[seat * ROW + GEM + item] <= self.keeps[item]:
                    worth += float(FAR) / 2.0
            elif state.holdings[seat * ROW + OGRE_COUNT] <= OGRES_KEPT:
                worth = float(FAR) / 4.0
            if worth < least:
                least = worth
                choice = legal.items[index]
            index += 1
        return choice


def is_ready(state: Dwar7sState, seat: i64, site: i64) -> bool:
    return state.map.dwarfs(site, seat) >= state.cards.need[state.map.top(site)]
