"""How good a position of Fall or Duel is: points as they stand, and what is under way.

What is under way is counted in points too: dwarfs at work for their part of what the task will bring, gems for the goal
they come nearest to, the secret goal by how near it is, the extra action of a castle. Parts count by their square, so
that what was begun is finished before something else is begun. The weights are ours, for bots and hints only; no rule
depends on them.
"""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64
from underhall.core.evaluation import Evaluator, result
from underhall.games.dwar7s.catalogue import (
    ARCHITECT,
    BERSERKER,
    CASTLE,
    EMERALD,
    GEMS,
    GOLD_MINE,
    HUNTER,
    KINDS,
    KING,
    MINER,
    OGRE_IN_DISGUISE,
    RUBY_MINE,
    STORE,
    TAVERN,
    WIZARD,
)
from underhall.games.dwar7s.map import CASTLES, DRAGONS, GIANTS, PLACES, STANDING
from underhall.games.dwar7s.resolve import next_diggable, next_payable
from underhall.games.dwar7s.scoring import (
    gem_points,
    kingdom_points,
    kingdom_size,
    score,
    secret_points,
    trading_points,
    trophy_points,
)
from underhall.games.dwar7s.secret_goals import (
    ARCHITECT_CARDS,
    HUNTER_TROPHIES,
    KING_WORTH,
    OGRES_IN_DISGUISE,
    WIZARD_EMERALDS,
    fulfilled,
)
from underhall.games.dwar7s.state import (
    ACTIONS_EACH,
    GEM,
    GOAL_ROW,
    HAND_LIMIT,
    KINGDOM_COUNT,
    OGRE_COUNT,
    PILE,
    REVEALED,
    ROW,
    SECRET,
    SUPPLY,
    TROPHY_COUNT,
    Dwar7sState,
)

MARGIN: Final = 8.0  # a lead in points for half of full confidence
OGRE_WORTH: Final = 0.7
DIG_WORTH: Final = 0.5
EXTRA_ACTION_WORTH: Final = 2.0
DWARF_AT_HOME_WORTH: Final = 0.2
CARD_IN_HAND_COST: Final = 0.2  # it takes the place of a gem (K-115)
UNDER_WAY: Final = 0.7  # dwarfs at work may still be disturbed
SOON: Final = 0.9
SECRET_UNDER_WAY: Final = 0.5


@final
class OldEvaluator(Evaluator[Dwar7sState]):
    def value(self, state: Dwar7sState, seat: i64) -> float:
        if state.seat < 0:
            return result(state.winners(), seat)
        best: float = -1000.0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                prospect: float = prospects(state, other)
                if prospect > best:
                    best = prospect
            other += 1
        lead: float = prospects(state, seat) - best
        return 0.5 + 0.5 * lead / (MARGIN + (lead if lead > 0.0 else -lead))

    def breakdown(self, state: Dwar7sState, seat: i64) -> dict[str, float]:
        return {
            "trading": float(trading_points(state, seat)),
            "secret": float(secret_points(state, seat)),
            "trophies": float(trophy_points(state, seat)),
            "gems": float(gem_points(state, seat)),
            "kingdom": float(kingdom_points(state, seat)),
            "work": round(at_work(state, seat) + nearest_goal(state, seat), 1),
        }


def prospects(state: Dwar7sState, seat: i64) -> float:
    row: i64 = seat * ROW
    points: float = float(score(state, seat))
    points += at_work(state, seat) + nearest_goal(state, seat)
    points += OGRE_WORTH * float(state.holdings[row + OGRE_COUNT])
    points += DWARF_AT_HOME_WORTH * float(state.holdings[row + PILE])
    points -= CARD_IN_HAND_COST * float(state.holdings[row + KINGDOM_COUNT])
    points += EXTRA_ACTION_WORTH * float(state.allowance(seat) - ACTIONS_EACH)
    surplus: i64 = state.hand(seat) - HAND_LIMIT
    if surplus > 0:
        points -= float(surplus)
    if not state.holdings[row + REVEALED]:
        secret: i64 = state.holdings[row + SECRET]
        points += nearness(state, seat, secret) * float(state.cards.secret_points[secret])
    return points


def nearness(state: Dwar7sState, seat: i64, secret: i64) -> float:
    """How near a hidden secret goal is: nearly all of its worth if it could be revealed now."""
    if fulfilled(state, seat, secret):
        return SOON
    row: i64 = seat * ROW
    part: float = 0.0
    if secret == ARCHITECT:
        part = float(kingdom_size(state, seat)) / float(ARCHITECT_CARDS)
    elif secret == KING:
        part = float(kingdom_points(state, seat)) / float(KING_WORTH)
    elif secret in (HUNTER, BERSERKER):
        part = float(state.holdings[row + TROPHY_COUNT]) / float(HUNTER_TROPHIES)
    elif secret == OGRE_IN_DISGUISE:
        part = float(state.holdings[row + OGRE_COUNT]) / float(OGRES_IN_DISGUISE)
    elif secret == WIZARD:
        part = float(state.holdings[row + GEM + EMERALD]) / float(WIZARD_EMERALDS)
    elif secret == MINER:
        gem: i64 = 0
        while gem < GEMS:
            if state.holdings[row + GEM + gem] > 0:
                part += 0.25
            gem += 1
    return SECRET_UNDER_WAY * part * part if part > 0.0 else 0.0


def at_work(state: Dwar7sState, seat: i64) -> float:
    """The dwarfs on the map, each group for its part of what its task would bring now; nothing where it is blocked."""
    total: float = 0.0
    site: i64 = 0
    while site < state.map.count:
        dwarfs: i64 = state.map.dwarfs(site, seat)
        if dwarfs > 0:
            need: i64 = state.cards.need[state.map.top(site)]
            free: i64 = state.map.get(site, PLACES) - state.map.get(site, STANDING)
            if dwarfs >= need:
                total += task_worth(state, seat, site)
            elif dwarfs + free >= need:
                part: float = float(dwarfs) / float(need)
                total += UNDER_WAY * part * part * task_worth(state, seat, site)
        site += 1
    return total


def task_worth(state: Dwar7sState, seat: i64, site: i64) -> float:
    card: i64 = state.map.top(site)
    kind: i64 = card % KINDS
    monsters: i64 = state.map.domain(site, DRAGONS) + state.map.domain(site, GIANTS)
    if GOLD_MINE <= kind <= RUBY_MINE:
        gem: i64 = kind - GOLD_MINE
        dragon = state.map.domain(site, DRAGONS) > 0
        if dragon and (state.rules.castleless_dragon or state.map.domain(site, CASTLES) > 0):
            return 0.0
        if state.table[SUPPLY + gem] == 0:
            return 0.0
        return float(state.cards.amount[card] * state.cards.gem_points[gem])
    if kind == TAVERN:
        return OGRE_WORTH
    if kind == STORE:
        place: i64 = next_payable(state, seat, 0)
        if place == state.row:
            return 0.0
        goal: i64 = state.table[GOAL_ROW + place]
        return float(state.cards.goal_points[goal] - cost_points(state, goal))
    if kind == CASTLE:
        return DIG_WORTH if monsters == 0 and next_diggable(state, 0) < state.map.count else 0.0
    worth: i64 = state.cards.trophy_points
    if (state.map.domain(site, CASTLES) >> state.rules.colour[seat]) & 1:
        worth -= state.cards.points[card]  # the kingdom is rid of it
    return float(worth)


def cost_points(state: Dwar7sState, goal: i64) -> i64:
    """What the gems for a goal would score in hand."""
    points: i64 = 0
    gem: i64 = 0
    while gem < GEMS:
        points += state.cards.cost[goal * GEMS + gem] * state.cards.gem_points[gem]
        gem += 1
    return points


def nearest_goal(state: Dwar7sState, seat: i64) -> float:
    """What the face-up goal would gain that the gems in hand come nearest to, by how near they come."""
    best: float = 0.0
    place: i64 = 0
    while place < state.row:
        goal: i64 = state.table[GOAL_ROW + place]
        asked: i64 = 0
        held: i64 = 0
        gem: i64 = 0
        while gem < GEMS:
            cost: i64 = state.cards.cost[goal * GEMS + gem]
            have: i64 = state.holdings[seat * ROW + GEM + gem]
            asked += cost
            held += have if have < cost else cost
            gem += 1
        if asked > 0:
            near: float = float(held) / float(asked)
            value: float = near * near * UNDER_WAY * float(state.cards.goal_points[goal] - cost_points(state, goal))
            if value > best:
                best = value
        place += 1
    return best
