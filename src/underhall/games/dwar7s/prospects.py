"""What the seats of a game of Fall or Duel may expect, in points: what they have, and what they are on the way to.

Being on the way is counted by the actions it still takes. A trading goal on show is worth what paying it gains and a
bonus for being a goal nearer to the end, and that fades with every dwarf still to be placed in a mine or in the store;
so each step towards a goal shows a gain, and the last ones the largest. Secret goals and monsters to slay fade alike.
What is ready is counted as done: gems from mines that are full enough, goals that will be paid. So ending the turn
neither gains nor loses by itself. The weights are ours, for bots and hints only; no rule depends on them.
"""

from __future__ import annotations

from typing import final

from underhall.core.buffers import i64, vec, zeros
from underhall.games.dwar7s import weights
from underhall.games.dwar7s.catalogue import (
    AMBUSH,
    ARCHITECT,
    BERSERKER,
    BRUTE,
    CASTLE,
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
    PANIC,
    STORE,
    WIZARD,
)
from underhall.games.dwar7s.hand_limit import IMPOSSIBLE, HandLimit
from underhall.games.dwar7s.map import NONE
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
    GOAL_ROW,
    HAND_LIMIT,
    KINGDOM,
    KINGDOM_COUNT,
    OGRE,
    OGRE_COUNT,
    REVEALED,
    ROW,
    ROW_LENGTH,
    SECRET,
    SUPPLY,
    Dwar7sState,
)
from underhall.games.dwar7s.table_reading import (
    AT_CASTLE,
    AT_MINE,
    AT_STORE,
    AT_TAVERN,
    DONE,
    HAS,
    HAS_OGRES,
    HAS_TROPHIES,
    HOME,
    MOST_ON_MONSTER,
    NEXT_ON_MONSTER,
    OPEN_CASTLE,
    OPEN_MINE,
    OPEN_STORE,
    READY_STORES,
    ROUTE,
    SEAT,
    TableReading,
)
from underhall.games.dwar7s.tasks import gain_of


@final
class Prospects(TableReading):
    """Works out all seats of a state at once: first ``read``, then ask."""

    def __init__(self) -> None:
        super().__init__()
        self.works: vec[i64] = zeros(MOST_SEATS * ROW_LENGTH)  # actions to each goal on show
        self.kept: vec[float] = vec[float]([0.0] * (MOST_SEATS * ROW_LENGTH))  # what goes so that its gems can stay
        self.paid: vec[float] = vec[float]([0.0] * MOST_SEATS)  # the points of goals that are as good as paid
        self.gained: vec[float] = vec[float]([0.0] * MOST_SEATS)  # what those score beyond their gems
        self.limit: HandLimit = HandLimit()
        # What so many dwarfs that can be sent anywhere are worth: without any, a seat can hardly act.
        self.at_home: vec[float] = vec[float]([0.0, 0.5, 0.8, 1.0, 1.15, 1.25, 1.3, 1.35])

    def read(self, state: Dwar7sState) -> None:
        self.read_hands(state)
        self.read_table(state)

    def read_table(self, state: Dwar7sState) -> None:
        """The map, and the ways to goals from there."""
        self.read_map(state)
        seat: i64 = 0
        while seat < state.seats:
            self.pay(state, seat)
            self.add_tavern(state, seat)
            seat += 1
        seat = 0
        while seat < state.seats:
            self.count_works(state, seat)
            seat += 1

    def add_tavern(self, state: Dwar7sState, seat: i64) -> None:
        """Dwarfs in a tavern that are too few yet; for who is locked out of the stores an ogre card is the way back."""
        if self.drinking[seat] > 0.0:
            locked = self.seats[seat * SEAT + HAS_OGRES] < 2 and self.is_locked_out(state, seat)
            gain: float = self.gain(state, seat, weights.LOCKED_OGRE if locked else weights.OGRE_WORTH, 1)
            self.side[seat] += weights.SIDE_WORK * self.drinking[seat] * gain

    # Ways to goals.

    def pay(self, state: Dwar7sState, seat: i64) -> None:
        """Each ready store takes the payable goal that gains most; its gems are spent."""
        mine: i64 = seat * SEAT
        self.paid[seat] = 0.0
        self.gained[seat] = 0.0
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
        """The actions each goal on show still takes a seat, NONE where it is as good as paid.

        From a hand that is too large either the goal's gems stay, and something of more points goes, or they go.
        """
        mine: i64 = seat * SEAT
        limit = self.limit
        if self.knows_limit:
            cards: i64 = state.holdings[seat * ROW + KINGDOM_COUNT]
            limit.read(state, seat, self.seats, mine + HAS, self.seats[mine + HAS_OGRES], cards)
        else:
            limit.read_roughly(state, seat, self.seats, mine + HAS)
        store: i64 = self.store_work(state, seat)
        place: i64 = 0
        while place < state.row:
            at: i64 = seat * ROW_LENGTH + place
            if self.works[at] != NONE:
                goal: i64 = state.table[GOAL_ROW + place]
                gain: float = gain_in_all(state, goal)
                self.kept[at] = 0.0
                self.works[at] = store + self.goal_work(state, seat, goal, self.seats, mine + HAS)
                if limit.surplus[seat] > 0:
                    kept: float = limit.cut(state, seat, goal, limit.surplus[seat])
                    if kept < IMPOSSIBLE:
                        kept -= limit.lost[seat]
                    limit.cut(state, seat, NONE, limit.surplus[seat])
                    work: i64 = store + self.goal_work(state, seat, goal, limit.left, 0)
                    if gain * self.fade(work) > gain * self.fade(self.works[at]) - kept:
                        self.works[at] = work
                    else:
                        self.kept[at] = kept
            place += 1

    def store_work(self, state: Dwar7sState, seat: i64) -> i64:
        """The actions that make a store ready for a seat."""
        mine: i64 = seat * SEAT
        work: i64 = state.cards.need[state.rules.colour[seat] * KINDS + STORE] - self.seats[mine + AT_STORE]
        if self.is_locked_out(state, seat):
            work += weights.OGRE_AT_STORE if self.can_break_in(state, seat) else weights.LOCKED_STORE
        elif not self.seats[mine + OPEN_STORE] and not self.seats[mine + READY_STORES]:
            work += weights.LAY_MINE if (state.holdings[seat * ROW + KINGDOM] >> STORE) & 1 else weights.NO_STORE
        if self.seats[mine + HOME] == 0:
            work += weights.NO_DWARF
        return work

    def is_locked_out(self, state: Dwar7sState, seat: i64) -> bool:
        """Whether others' dwarfs stand in all stores, so that a seat cannot trade: only an ogre card can end that."""
        row: i64 = seat * SEAT
        if self.seats[row + OPEN_STORE] or self.seats[row + READY_STORES] or not self.knows_limit:
            return False
        return self.stores > 0 and not (state.holdings[seat * ROW + KINGDOM] >> STORE) & 1

    def can_break_in(self, state: Dwar7sState, seat: i64) -> bool:
        """Whether a seat holds an ogre card that makes room in a store, or is about to draw one that may."""
        held: i64 = seat * ROW
        drawn: i64 = self.seats[seat * SEAT + HAS_OGRES] - state.holdings[held + OGRE_COUNT]
        if drawn > 0:
            return True
        if state.holdings[held + OGRE + PANIC] > 0 and self.exits > 0:
            return True
        return state.holdings[held + OGRE + AMBUSH] + state.holdings[held + OGRE + BRUTE] > 0

    def goal_work(self, state: Dwar7sState, seat: i64, goal: i64, has: vec[i64], gems: i64) -> i64:
        """The actions that bring together what a goal costs, with gems in hand as in ``has`` from ``gems`` on."""
        work: i64 = 0
        asked: i64 = 0
        gem: i64 = 0
        while gem < GEMS:
            cost: i64 = state.cards.cost[goal * GEMS + gem]
            asked += cost
            missing: i64 = cost - has[gems + gem]
            if missing > 0:
                work += self.mining(state, seat, gem, missing)
            gem += 1
        room: i64 = HAND_LIMIT - state.holdings[seat * ROW + KINGDOM_COUNT]
        return work + asked - room if asked > room else work

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
                worth: float = gain_in_all(state, state.table[GOAL_ROW + place]) * self.fade(work)
                worth -= self.kept[seat * ROW_LENGTH + place]
                if rivals and self.is_rivalled(state, seat, place, work):
                    worth *= weights.RIVALLED
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
            place += 1
        return best + weights.SECOND_GOAL * second

    def work_left(self, state: Dwar7sState, seat: i64) -> i64:
        """The actions to the nearest goal on show that is not as good as paid; FADES if there is none."""
        least: i64 = weights.FADES
        place: i64 = 0
        while place < state.row:
            work: i64 = self.works[seat * ROW_LENGTH + place]
            if work != NONE and work < least:
                least = work
            place += 1
        return least

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
        """The gems in hand and those about to be, without what the hand limit takes."""
        mine: i64 = seat * SEAT
        points: i64 = 0
        gem: i64 = 0
        while gem < GEMS:
            points += self.seats[mine + HAS + gem] * state.cards.gem_points[gem]
            gem += 1
        return float(points) - self.limit.lost[seat]

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
        return self.points_with(state, seat, rivals, self.secret(state, seat))

    def points_with(self, state: Dwar7sState, seat: i64, rivals: bool, hidden: float) -> float:
        """The same, with what the hidden secret goal is worth given."""
        total: float = self.shown(state, seat) + self.labour(seat) + float(secret_points(state, seat)) + self.paid[seat]
        total += self.gems(state, seat) + self.hand(state, seat) * (0.3 + 0.7 * self.left(state))
        total += weights.GOAL_BONUS * float(self.seats[seat * SEAT + DONE])
        total += self.goals(state, seat, rivals) + hidden
        if seat == state.active and isinstance(state.asking, BruteSwap):
            total += weights.OGRE_WORTH  # the card is played, its effect is still to come
        return total


def gain_in_all(state: Dwar7sState, goal: i64) -> float:
    """What paying a goal brings: points, and the end nearer."""
    return float(gain_of(state, goal)) + weights.GOAL_BONUS
