"""What the seats of a game of Fall or Duel may expect, in points: what they have, and what they are on the way to.

Being on the way is counted by the actions it still takes. A trading goal on show is worth what paying it gains and a
bonus for being a goal nearer to the end, and that fades with every dwarf still to be placed in a mine or in the store;
so each step towards a goal shows a gain, and the last ones the largest. Secret goals and monsters to slay fade alike.
What is ready is counted as done: gems from mines that are full enough, goals that will be paid. So ending the turn
neither gains nor loses by itself. The weights are ours, for bots and hints only; no rule depends on them.
"""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64, vec, zeros
from underhall.games.dwar7s import weights
from underhall.games.dwar7s.catalogue import (
    ARCHITECT,
    BERSERKER,
    CARD_COUNT,
    CASTLE,
    DRAGON,
    EMERALD,
    GEMS,
    GOLD_MINE,
    HUNTER,
    KINDS,
    KING,
    MINER,
    MONSTER_TYPE,
    MOST_SEATS,
    OGRE_IN_DISGUISE,
    RUBY_MINE,
    STORE,
    TAVERN,
    WIZARD,
)
from underhall.games.dwar7s.map import CASTLES, DOMAIN, DRAGONS, DWARFS, GIANTS, NONE, PLACES, SITE, STANDING, TOP
from underhall.games.dwar7s.map import KINGDOM as DOMAIN_ROW
from underhall.games.dwar7s.ogres import BruteSwap
from underhall.games.dwar7s.scoring import kingdom_points, kingdom_size, secret_points, trading_points
from underhall.games.dwar7s.secret_goals import (
    ARCHITECT_CARDS,
    HUNTER_TROPHIES,
    KING_WORTH,
    OGRES_IN_DISGUISE,
    RESEARCH_DWARFS,
    WIZARD_EMERALDS,
    fulfilled,
)
from underhall.games.dwar7s.state import (
    ACTIONS_EACH,
    GEM,
    GOAL_ROW,
    HAND_LIMIT,
    KINGDOM,
    KINGDOM_COUNT,
    OGRE_COUNT,
    PILE,
    REVEALED,
    ROW,
    ROW_LENGTH,
    SECRET,
    SUPPLY,
    TROPHY_COUNT,
    Dwar7sState,
)
from underhall.games.dwar7s.tasks import dig_worth, gain_of, mine_is_stopped

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


@final
class Prospects:
    """Works out all seats of a state at once: first ``read``, then ask."""

    def __init__(self) -> None:
        self.seats: vec[i64] = zeros(MOST_SEATS * SEAT)
        self.side: vec[float] = vec[float]([0.0] * MOST_SEATS)  # points of tasks besides the way to a goal
        self.slaying: vec[float] = vec[float]([0.0] * MOST_SEATS)  # the best monster to go for
        self.works: vec[i64] = zeros(MOST_SEATS * ROW_LENGTH)  # actions to each goal on show
        self.gained: vec[float] = vec[float]([0.0] * MOST_SEATS)  # what those score beyond their gems
        self.paid: vec[float] = vec[float]([0.0] * MOST_SEATS)  # the points of goals that are as good as paid
        self.dragons: vec[i64] = zeros(MOST_SEATS * CARD_COUNT)  # actions to slay the next dragon of each domain
        self.depths: vec[i64] = zeros(GEMS)  # how many digs bring up a mine of each gem, 0 if none is covered
        # What so many dwarfs that can be sent anywhere are worth: without any, a seat can hardly act.
        self.at_home: vec[float] = vec[float]([0.0, 0.5, 0.8, 1.0, 1.15, 1.25, 1.3, 1.35])
        self.fades: vec[float] = vec[float]([weights.FADE**number for number in range(weights.FADES)])
        self.monsters: i64 = 0
        self.most_done: i64 = 0

    def fade(self, actions: i64) -> float:
        if actions < 0:
            return 1.0
        return self.fades[actions] if actions < weights.FADES else 0.0

    # Reading the table.

    def read(self, state: Dwar7sState) -> None:
        self.most_done = 0
        self.monsters = 0
        gem: i64 = 0
        while gem < GEMS:
            self.depths[gem] = 0
            gem += 1
        seat: i64 = 0
        while seat < state.seats:
            self.read_hand(state, seat)
            seat += 1
        self.read_dragons(state)
        site: i64 = 0
        while site < state.map.count:
            self.read_site(state, site)
            site += 1
        seat = 0
        while seat < state.seats:
            self.pay(state, seat)
            self.count_works(state, seat)
            seat += 1

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
        self.paid[seat] = 0.0
        self.gained[seat] = 0.0

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
                        left = weights.NO_SLAYING
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
            self.side[seat] += weights.SIDE_WORK * part * part * weights.OGRE_WORTH
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
                    self.side[seat] += weights.SIDE_WORK * part * part * float(amount * state.cards.gem_points[gem])
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

    # Ways to goals.

    def pay(self, state: Dwar7sState, seat: i64) -> None:
        """Each ready store takes the payable goal that gains most; its gems are spent."""
        mine: i64 = seat * SEAT
        taken: i64 = 0
        stores: i64 = self.seats[mine + READY_STORES]
        while stores > 0:
            stores -= 1
            best: i64 = NONE
            most: i64 = -1000
            place: i64 = 0
            while place < state.row:
                goal: i64 = state.table[GOAL_ROW + place]
                if not (taken >> place) & 1 and self.can_pay(state, seat, goal):
                    gain: i64 = gain_of(state, goal)
                    if gain > most:
                        most = gain
                        best = place
                place += 1
            if best == NONE:
                break
            taken |= 1 << best
            goal = state.table[GOAL_ROW + best]
            self.paid[seat] += float(state.cards.goal_points[goal]) + weights.NEXT_GOAL
            self.gained[seat] += float(most)
            self.seats[mine + DONE] += 1
            if self.seats[mine + DONE] > self.most_done:
                self.most_done = self.seats[mine + DONE]
            gem: i64 = 0
            while gem < GEMS:
                self.seats[mine + HAS + gem] -= state.cards.cost[goal * GEMS + gem]
                gem += 1
        place = 0
        while place < state.row:
            self.works[seat * ROW_LENGTH + place] = NONE if (taken >> place) & 1 else 0
            place += 1

    def can_pay(self, state: Dwar7sState, seat: i64, goal: i64) -> bool:
        gem: i64 = 0
        while gem < GEMS:
            if self.seats[seat * SEAT + HAS + gem] < state.cards.cost[goal * GEMS + gem]:
                return False
            gem += 1
        return True

    def count_works(self, state: Dwar7sState, seat: i64) -> None:
        """The actions each goal on show still takes a seat; NONE where it is as good as paid."""
        mine: i64 = seat * SEAT
        first: i64 = state.rules.colour[seat] * KINDS
        hand: i64 = state.holdings[seat * ROW + KINGDOM]
        store: i64 = state.cards.need[first + STORE] - self.seats[mine + AT_STORE]
        if not self.seats[mine + OPEN_STORE] and not self.seats[mine + READY_STORES]:
            store += weights.LAY_MINE if (hand >> STORE) & 1 else weights.NO_STORE
        if self.seats[mine + HOME] == 0:
            store += weights.NO_DWARF
        room: i64 = HAND_LIMIT - state.holdings[seat * ROW + KINGDOM_COUNT]
        place: i64 = 0
        while place < state.row:
            if self.works[seat * ROW_LENGTH + place] != NONE:
                goal: i64 = state.table[GOAL_ROW + place]
                work: i64 = store
                asked: i64 = 0
                gem: i64 = 0
                while gem < GEMS:
                    cost: i64 = state.cards.cost[goal * GEMS + gem]
                    asked += cost
                    missing: i64 = cost - self.seats[mine + HAS + gem]
                    if missing > 0:
                        work += self.mining(state, seat, gem, missing)
                    gem += 1
                if asked > room:
                    work += asked - room
                self.works[seat * ROW_LENGTH + place] = work
            place += 1

    def mining(self, state: Dwar7sState, seat: i64, gem: i64, missing: i64) -> i64:
        """The actions that so many gems of a kind take a seat."""
        card: i64 = state.rules.colour[seat] * KINDS + GOLD_MINE + gem
        amount: i64 = state.cards.amount[card]
        work: i64 = (missing + amount - 1) // amount * state.cards.need[card] - self.seats[seat * SEAT + AT_MINE + gem]
        if work < 0:
            work = 0
        if not self.seats[seat * SEAT + OPEN_MINE + gem]:
            in_hand: i64 = (state.holdings[seat * ROW + KINGDOM] >> (GOLD_MINE + gem)) & 1
            work += weights.LAY_MINE if in_hand else self.opening(state, seat, gem)
        if state.table[SUPPLY + gem] < missing:
            work += weights.NO_GEMS
        return work

    def opening(self, state: Dwar7sState, seat: i64, gem: i64) -> i64:
        """The actions that make a mine of a gem usable: slaying a dragon, or digging one up."""
        mine: i64 = seat * SEAT
        best: i64 = self.seats[mine + ROUTE + gem]
        depth: i64 = self.depths[gem]
        if depth > 0 and self.seats[mine + OPEN_CASTLE]:
            digging: i64 = depth * state.cards.need[state.rules.colour[seat] * KINDS + CASTLE]
            digging -= self.seats[mine + AT_CASTLE]
            if digging < best:
                best = digging
        return best

    def goals(self, state: Dwar7sState, seat: i64, rivals: bool) -> float:
        """The goal a seat is nearest to, by worth and by way, and a part of the second."""
        best: float = 0.0
        second: float = 0.0
        place: i64 = 0
        while place < state.row:
            work: i64 = self.works[seat * ROW_LENGTH + place]
            if work != NONE:
                gain: float = float(gain_of(state, state.table[GOAL_ROW + place])) + weights.GOAL_BONUS
                worth: float = gain * self.fade(work)
                if rivals and self.is_rivalled(state, seat, place, work):
                    worth *= weights.RIVALLED
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
            place += 1
        return best + weights.SECOND_GOAL * second

    def ways(self, state: Dwar7sState, seat: i64) -> float:
        """Goals done, as good as paid, and on the way, beyond the points that are counted already."""
        return (
            self.goals(state, seat, False)
            + weights.GOAL_BONUS * float(self.seats[seat * SEAT + DONE])
            + self.gained[seat]
        )

    def is_rivalled(self, state: Dwar7sState, seat: i64, place: i64, work: i64) -> bool:
        other: i64 = 0
        while other < state.seats:
            if other != seat and self.works[other * ROW_LENGTH + place] < work:
                return True
            other += 1
        return False

    def secret(self, state: Dwar7sState, seat: i64) -> float:
        """A hidden secret goal, by the actions it still takes; nearly all of it if it could be revealed now."""
        held: i64 = seat * ROW
        if state.holdings[held + REVEALED]:
            return 0.0
        secret: i64 = state.holdings[held + SECRET]
        worth: float = float(state.cards.secret_points[secret]) + weights.GOAL_BONUS
        if fulfilled(state, seat, secret):
            return weights.SOON * worth
        return worth * self.fade(self.secret_work(state, seat, secret))

    def secret_work(self, state: Dwar7sState, seat: i64, secret: i64) -> i64:
        mine: i64 = seat * SEAT
        monster: i64 = state.cards.need[state.rules.colour[seat] * KINDS + KINDS - 1]
        work: i64 = 0
        if secret == ARCHITECT:
            work = ARCHITECT_CARDS - kingdom_size(state, seat)
        elif secret == KING:
            work = (KING_WORTH - kingdom_points(state, seat) + 1) // 2
        elif secret in (HUNTER, BERSERKER):
            work = (HUNTER_TROPHIES - self.seats[mine + HAS_TROPHIES]) * monster - self.seats[mine + MOST_ON_MONSTER]
        elif secret == OGRE_IN_DISGUISE:
            work = (OGRES_IN_DISGUISE - self.seats[mine + HAS_OGRES]) * 2 - self.seats[mine + AT_TAVERN]
        elif secret == WIZARD:
            if self.seats[mine + HAS + EMERALD] < WIZARD_EMERALDS:
                work = self.mining(state, seat, EMERALD, WIZARD_EMERALDS - self.seats[mine + HAS + EMERALD])
        elif secret == MINER:
            gem: i64 = 0
            while gem < GEMS:
                if self.seats[mine + HAS + gem] <= 0:
                    work += self.mining(state, seat, gem, 1)
                gem += 1
        else:
            one: i64 = self.seats[mine + MOST_ON_MONSTER]
            two: i64 = self.seats[mine + NEXT_ON_MONSTER]
            work = 2 * RESEARCH_DWARFS
            work -= one if one < RESEARCH_DWARFS else RESEARCH_DWARFS
            work -= two if two < RESEARCH_DWARFS else RESEARCH_DWARFS
            if self.monsters < 2:
                work += 2 - self.monsters
        if secret in (ARCHITECT, KING) and state.map.castles[state.rules.colour[seat]] == NONE:
            work += weights.NO_CASTLE
        return work

    # Points.

    def gems(self, state: Dwar7sState, seat: i64) -> float:
        """The gems in hand and those about to be, without those that the hand limit takes, the least first."""
        mine: i64 = seat * SEAT
        held: i64 = seat * ROW
        surplus: i64 = state.holdings[held + KINGDOM_COUNT] + state.holdings[held + OGRE_COUNT] - HAND_LIMIT
        points: i64 = 0
        least: i64 = 1000
        gem: i64 = 0
        while gem < GEMS:
            count: i64 = self.seats[mine + HAS + gem]
            worth: i64 = state.cards.gem_points[gem]
            surplus += count
            points += count * worth
            if count > 0 and worth < least:
                least = worth
            gem += 1
        if surplus > 0 and least < 1000:
            points -= surplus * least
        return float(points)

    def hand(self, state: Dwar7sState, seat: i64) -> float:
        """What the kingdom cards and ogre cards in hand may still do; less and less as the end comes near."""
        held: i64 = seat * ROW
        cards: i64 = state.holdings[held + KINGDOM]
        first: i64 = state.rules.colour[seat] * KINDS
        worth: float = 0.0
        kind: i64 = 0
        while kind < KINDS:
            if (cards >> kind) & 1:
                points: i64 = state.cards.points[first + kind]
                if state.cards.type[kind] == MONSTER_TYPE:
                    worth += weights.MONSTER_IN_HAND
                elif points > 0:
                    worth += weights.CARD_PART * float(points)
            kind += 1
        return worth + weights.OGRE_WORTH * float(self.seats[seat * SEAT + HAS_OGRES])

    def left(self, state: Dwar7sState) -> float:
        """The part of the game still to come, by the seat that is furthest."""
        left: float = 1.0 - float(self.most_done) / float(state.rules.goals_to_end)
        return left if left > 0.0 else 0.0

    def shown(self, state: Dwar7sState, seat: i64) -> float:
        """What everybody can see of a seat's points, and its extra action."""
        points: i64 = trading_points(state, seat) + kingdom_points(state, seat)
        points += state.cards.trophy_points * self.seats[seat * SEAT + HAS_TROPHIES]
        return float(points) + weights.EXTRA_ACTION * float(state.allowance(seat) - ACTIONS_EACH) * self.left(state)

    def labour(self, seat: i64) -> float:
        """What a seat's dwarfs are worth where they stand, besides the way to a goal."""
        return self.side[seat] + self.slaying[seat] + self.at_home[self.seats[seat * SEAT + HOME]]

    def points(self, state: Dwar7sState, seat: i64, rivals: bool) -> float:
        """All a seat may expect; with ``rivals`` less for goals that others are nearer to, by what they hold."""
        total: float = self.shown(state, seat) + self.labour(seat) + float(secret_points(state, seat)) + self.paid[seat]
        total += self.gems(state, seat) + self.hand(state, seat) * (0.3 + 0.7 * self.left(state))
        total += weights.GOAL_BONUS * float(self.seats[seat * SEAT + DONE])
        total += self.goals(state, seat, rivals) + self.secret(state, seat)
        if seat == state.active and isinstance(state.asking, BruteSwap):
            total += weights.OGRE_WORTH  # the card is played, its effect is still to come
        return total
