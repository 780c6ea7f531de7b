"""Fall and Duel as numbers, for all that a seat may know (K-10, K-11).

The judged slices are what the hand-written evaluator works out: what each seat may expect, and how near its goals are.
Others' gems are reckoned by what is not in the supply and not in the own hand (with two players that is all of them),
their secret goals by the mean of those not seen. The rest of the slices tells the table (observation.py).
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from underhall.core.buffers import i64, vec
from underhall.core.features import Features, SparseRow
from underhall.games.dwar7s import weights
from underhall.games.dwar7s.catalogue import GEMS, MOST_SEATS, SECRETS
from underhall.games.dwar7s.evaluation import scale_at
from underhall.games.dwar7s.map import DRAGONS, NONE
from underhall.games.dwar7s.observation import REST, next_seat, relative, write_table
from underhall.games.dwar7s.prospects import Prospects
from underhall.games.dwar7s.scoring import kingdom_points, secret_points, trading_points, trophy_points
from underhall.games.dwar7s.state import (
    ACTIONS_EACH,
    DWARFS_EACH,
    GEM,
    GEM_COUNT,
    KINGDOM_COUNT,
    REVEALED,
    ROW,
    ROW_LENGTH,
    RUNNING,
    SECRET,
    SUPPLY,
    Dwar7sState,
)
from underhall.games.dwar7s.table_reading import DONE, HAS, HAS_OGRES, HOME, OPEN_STORE, READY_STORES, SEAT

# A seat's row among the judged slices.
OF_EXPECTED: Final = 0
OF_POINTS: Final = 1
OF_LEFT: Final = 2  # goals to the end, one of three: none, 1, 2
LEFT_STEPS: Final = 3
OF_PAID: Final = 5
OF_GEMS: Final = 6
OF_NEAREST: Final = 10
OF_SECOND: Final = 11
OF_RIVALLED: Final = 12
OF_REACH: Final = 13
OF_SECRET: Final = 14
OF_HOME: Final = 15
OF_LABOUR: Final = 16
OF_SLAYING: Final = 17
OF_KINGDOM: Final = 18
OF_EXTRA: Final = 19
OF_DRAGONS: Final = 20
OF_CARDS: Final = 21
OF_OGRES: Final = 22
OF_STORE: Final = 23
SEAT_ROW: Final = 24

# How far a seat is ahead of the best other: one of so many, from that much behind to that much ahead.
LEAD_REACH: Final = 5
LEAD_STEP: Final = 4.0  # points
NEAR_REACH: Final = 4  # actions
DONE_REACH: Final = 2  # goals
FAR: Final = 30  # actions to a goal where none is on show

EDGES: Final = MOST_SEATS * SEAT_ROW
EDGE_COUNT: Final = 3
LEAD: Final = EDGES + EDGE_COUNT
NEARER: Final = LEAD + 2 * LEAD_REACH + 1
DONE_AHEAD: Final = NEARER + 2 * NEAR_REACH + 1
ACTIVE: Final = DONE_AHEAD + 2 * DONE_REACH + 1
ORDER: Final = ACTIVE + MOST_SEATS
ACTIONS_LEFT: Final = ORDER + MOST_SEATS
MOST_ACTIONS: Final = ACTIONS_EACH + 1
ENDING: Final = ACTIONS_LEFT + MOST_ACTIONS + 1
ENDING_COUNT: Final = 4
STANDING: Final = ENDING + ENDING_COUNT
STANDING_COUNT: Final = 2
LEFT_OVER: Final = STANDING + STANDING_COUNT

JUDGED: Final = (
    ("seats", MOST_SEATS * SEAT_ROW),
    ("edges", EDGE_COUNT),
    ("lead", 2 * LEAD_REACH + 1),
    ("nearer", 2 * NEAR_REACH + 1),
    ("goals_ahead", 2 * DONE_REACH + 1),
    ("active", MOST_SEATS),
    ("order", MOST_SEATS),
    ("actions_left", MOST_ACTIONS + 1),
    ("ending", ENDING_COUNT),
    ("standing", STANDING_COUNT),
    ("left_over", GEMS + 2),
)
JUDGED_COUNT: Final = LEFT_OVER + GEMS + 2

# Amounts are divided by these, so that most numbers lie between 0 and 2.
EXPECTED: Final = 30.0
POINTS: Final = 20.0
KINGDOM: Final = 10.0
SOME: Final = 5.0
FEW: Final = 4.0
UTMOST: Final = 2.0


@final
class Dwar7sFeatures(Features[Dwar7sState]):
    """It has buffers of its own: whoever thinks asks the game for a new one."""

    def __init__(self) -> None:
        super().__init__(JUDGED, REST)
        self.prospects: Prospects = Prospects()
        self.prospects.knows_limit = False  # as the nets learned it
        self.gems: vec[float] = vec[float]([0.0] * (MOST_SEATS * GEMS))  # in each hand, for all the seat knows
        self.hidden: vec[float] = vec[float]([0.0] * MOST_SEATS)  # what hidden secret goals are worth
        self.expected: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.points: vec[float] = vec[float]([0.0] * MOST_SEATS)  # as things stand
        self.nearest: vec[i64] = vec[i64]([0] * MOST_SEATS)  # actions to the goal that takes least

    def players(self, state: Dwar7sState) -> i64:
        return state.seats

    def look_ahead(self, state: Dwar7sState) -> Dwar7sState:
        """Where every seat knows all gems, the prospects are the same for all: they are worked out here, once."""
        if gems_are_known(state):
            self.prospects.read(state)
        return state

    def write_judged(self, state: Dwar7sState, table: Dwar7sState, seat: i64, row: SparseRow) -> None:
        """After ``look_ahead`` on the same state."""
        reckon_gems(state, seat, self.gems)
        if not gems_are_known(state):
            self.read_as_known(state, seat)
        self.reckon_points(state, seat)
        other: i64 = seat
        start: i64 = 0
        while start < state.seats * SEAT_ROW:
            self.write_goals(state, other, start, row)
            self.write_seat(state, other, start, row)
            start += SEAT_ROW
            other = next_seat(state, other)
        self.write_ahead(state, seat, row)
        self.write_clock(state, seat, row)

    def write_rest(self, state: Dwar7sState, seat: i64, out: vec[float], start: i64) -> None:
        reckon_gems(state, seat, self.gems)
        write_table(state, seat, start + JUDGED_COUNT, self.gems, out)

    # What the seat reckons with.

    def read_as_known(self, state: Dwar7sState, seat: i64) -> None:
        """The prospects with whole gems in the others' hands, as near as can be to those they may hold."""
        prospects = self.prospects
        prospects.read_hands(state)
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                gem: i64 = 0
                while gem < GEMS:
                    prospects.seats[other * SEAT + HAS + gem] = i64(self.gems[other * GEMS + gem] + 0.5)
                    gem += 1
            other += 1
        prospects.read_table(state)

    def reckon_points(self, state: Dwar7sState, seat: i64) -> None:
        other: i64 = 0
        while other < state.seats:
            hidden: float = self.prospects.secret(state, seat) if other == seat else self.unseen(state, seat, other)
            self.hidden[other] = hidden
            self.expected[other] = self.prospects.points_with(state, other, True, hidden)
            points: float = float(
                trading_points(state, other)
                + secret_points(state, other)
                + trophy_points(state, other)
                + kingdom_points(state, other)
            )
            gem: i64 = 0
            while gem < GEMS:
                points += self.gems[other * GEMS + gem] * float(state.cards.gem_points[gem])
                gem += 1
            self.points[other] = points
            other += 1

    def unseen(self, state: Dwar7sState, seat: i64, other: i64) -> float:
        """The mean worth of the secret goals that another seat may hold."""
        if state.holdings[other * ROW + REVEALED]:
            return 0.0
        total: float = 0.0
        count: i64 = 0
        secret: i64 = 0
        while secret < SECRETS:
            if may_be_held(state, seat, secret):
                worth: float = float(state.cards.secret_points[secret]) + weights.GOAL_BONUS
                near: float = self.prospects.fade(self.prospects.secret_work(state, other, secret))
                total += worth * (near if near < weights.SOON else weights.SOON)
                count += 1
            secret += 1
        return total / float(count) if count > 0 else 0.0

    # Slices.

    def write_goals(self, state: Dwar7sState, other: i64, start: i64, row: SparseRow) -> None:
        """How near a seat is to the goals on show."""
        prospects = self.prospects
        least: i64 = FAR
        second: i64 = FAR
        nearest: i64 = NONE
        place: i64 = 0
        while place < state.row:
            work: i64 = prospects.works[other * ROW_LENGTH + place]
            if work != NONE:
                if work < least:
                    second = least
                    least = work
                    nearest = place
                elif work < second:
                    second = work
            place += 1
        self.nearest[other] = least
        if nearest == NONE:
            return
        row.add(start + OF_NEAREST, prospects.fade(least))
        if second < FAR:
            row.add(start + OF_SECOND, prospects.fade(second))
        if prospects.is_rivalled(state, other, nearest, least):
            row.add(start + OF_RIVALLED, 1.0)
        actions: i64 = state.allowance(other)
        if other == state.active:
            actions -= state.actions
        if least <= actions:
            row.add(start + OF_REACH, 1.0)

    def write_seat(self, state: Dwar7sState, other: i64, start: i64, row: SparseRow) -> None:
        prospects = self.prospects
        mine: i64 = other * SEAT
        row.add(start + OF_EXPECTED, self.expected[other] / EXPECTED)
        row.add(start + OF_POINTS, self.points[other] / POINTS)
        done: i64 = prospects.seats[mine + DONE]
        left: i64 = state.rules.goals_to_end - done
        if left < LEFT_STEPS:
            row.add(start + OF_LEFT + (left if left > 0 else 0), 1.0)
        row.add(start + OF_PAID, float(done - state.completed(other)))
        gem: i64 = 0
        while gem < GEMS:
            row.add(start + OF_GEMS + gem, float(prospects.seats[mine + HAS + gem]) / FEW)
            gem += 1
        row.add(start + OF_SECRET, self.hidden[other] / SOME)
        row.add(start + OF_HOME, float(prospects.seats[mine + HOME]) / float(DWARFS_EACH))
        row.add(start + OF_LABOUR, prospects.side[other] / FEW)
        row.add(start + OF_SLAYING, prospects.slaying[other] / FEW)
        row.add(start + OF_KINGDOM, at_most(float(kingdom_points(state, other)) / KINGDOM, UTMOST))
        row.add(start + OF_EXTRA, float(state.allowance(other) - ACTIONS_EACH))
        row.add(start + OF_DRAGONS, float(state.map.kingdom(state.rules.colour[other], DRAGONS)) / UTMOST)
        row.add(start + OF_CARDS, float(state.holdings[other * ROW + KINGDOM_COUNT]) / SOME)
        row.add(start + OF_OGRES, float(prospects.seats[mine + HAS_OGRES]) / SOME)
        if prospects.seats[mine + READY_STORES] or prospects.seats[mine + OPEN_STORE]:
            row.add(start + OF_STORE, 1.0)

    def write_ahead(self, state: Dwar7sState, seat: i64, row: SparseRow) -> None:
        """How far the seat is ahead of the best other, and what the hand-written evaluator makes of it."""
        prospects = self.prospects
        expected: float = -1000.0
        points: float = -1000.0
        nearest: i64 = FAR
        done: i64 = 0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                if self.expected[other] > expected:
                    expected = self.expected[other]
                if self.points[other] > points:
                    points = self.points[other]
                if self.nearest[other] < nearest:
                    nearest = self.nearest[other]
                if prospects.seats[other * SEAT + DONE] > done:
                    done = prospects.seats[other * SEAT + DONE]
            other += 1
        lead: float = self.expected[seat] - expected
        row.add(EDGES, 4.0 * (self.share(state, seat) - 0.5))
        row.add(EDGES + 1, at_most(lead / (2.0 * scale_at(prospects.most_done)), UTMOST))
        row.add(EDGES + 2, at_most((self.points[seat] - points) / KINGDOM, UTMOST))
        steps: float = at_most(lead / LEAD_STEP, float(LEAD_REACH)) + float(LEAD_REACH) + 0.5
        row.add(LEAD + i64(steps), 1.0)
        ahead(nearest - self.nearest[seat], NEAR_REACH, NEARER, row)
        ahead(prospects.seats[seat * SEAT + DONE] - done, DONE_REACH, DONE_AHEAD, row)
        if self.points[seat] >= points:
            row.add(STANDING, 1.0)
            row.add(STANDING + 1, float(state.closing))

    def share(self, state: Dwar7sState, seat: i64) -> float:
        """The hand-written evaluator's share of the victory."""
        prospects = self.prospects
        scale: float = scale_at(prospects.most_done)
        total: float = 1.0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                total += exp((self.expected[other] - prospects.slaying[other] - self.expected[seat]) / scale)
            other += 1
        return 1.0 / total

    def write_clock(self, state: Dwar7sState, seat: i64, row: SparseRow) -> None:
        """Whose turn it is, how near the end is, and what is left on the table."""
        row.add(ACTIVE + relative(state, state.active, seat), 1.0)
        row.add(ORDER + relative(state, seat, state.first), 1.0)
        actions: i64 = state.allowance(state.active) - state.actions
        row.add(ACTIONS_LEFT + (actions if actions > 0 else 0), 1.0)
        if state.closing:
            row.add(ENDING, 1.0)
            if relative(state, seat, state.first) >= relative(state, state.active, state.first):
                row.add(ENDING + 1, 1.0)
        row.add(ENDING + 2, float(state.round) / float(state.rules.round_cap))
        row.add(ENDING + 3, float(state.quiet))
        gem: i64 = 0
        while gem < GEMS:
            row.add(LEFT_OVER + gem, float(state.table[SUPPLY + gem]) / SOME)
            gem += 1
        row.add(LEFT_OVER + GEMS, float(state.row) / float(ROW_LENGTH))
        row.add(LEFT_OVER + GEMS + 1, float(state.goals) / SOME)


# Helpers.


def gems_are_known(state: Dwar7sState) -> bool:
    """Whether every seat knows all gems in all hands: openly, or because there is only one hand to hold the others."""
    return state.seats == 2 or state.rules.open_gems or state.ended != RUNNING


def reckon_gems(state: Dwar7sState, seat: i64, gems: vec[float]) -> None:
    """The gems in each hand; in those a seat does not know its part of all that are in such hands."""
    known = gems_are_known(state)
    cards: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            cards += state.holdings[other * ROW + GEM_COUNT]
        other += 1
    gem: i64 = 0
    while gem < GEMS:
        others: i64 = 0
        other = 0
        while other < state.seats:
            held: i64 = state.holdings[other * ROW + GEM + gem]
            gems[other * GEMS + gem] = float(held)
            if other != seat:
                others += held
            other += 1
        other = 0
        while other < state.seats and not known and cards > 0:
            if other != seat:
                gems[other * GEMS + gem] = float(others * state.holdings[other * ROW + GEM_COUNT]) / float(cards)
            other += 1
        gem += 1


def may_be_held(state: Dwar7sState, seat: i64, secret: i64) -> bool:
    """Whether, for all a seat knows, somebody else may hold a secret goal hidden."""
    if state.cards.secret_count[secret] == 0:
        return False
    other: i64 = 0
    while other < state.seats:
        if other == seat or state.holdings[other * ROW + REVEALED]:
            if state.holdings[other * ROW + SECRET] == secret:
                return False
        other += 1
    return True


def at_most(amount: float, limit: float) -> float:
    """Cut at a limit, upwards and downwards."""
    if amount > limit:
        return limit
    return amount if amount > -limit else -limit


def ahead(lead: i64, reach: i64, start: i64, row: SparseRow) -> None:
    if lead > reach:
        lead = reach
    elif lead < -reach:
        lead = -reach
    row.add(start + reach + lead, 1.0)
