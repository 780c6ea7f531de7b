"""What single tasks of Fall and Duel would bring, for players that judge a position."""

from __future__ import annotations

from underhall.core.buffers import i64
from underhall.core.grid import SIDES
from underhall.games.dwar7s.catalogue import GEMS
from underhall.games.dwar7s.map import CASTLES, DRAGONS, LINKS, NEXT
from underhall.games.dwar7s.resolve import next_diggable
from underhall.games.dwar7s.state import SUPPLY, Dwar7sState
from underhall.games.dwar7s.weights import DIG_LEAST


def mine_is_stopped(state: Dwar7sState, domain: i64, gem: i64) -> bool:
    if state.table[SUPPLY + gem] == 0:
        return True
    if state.map.domains[domain + DRAGONS] == 0:
        return False
    return state.rules.castleless_dragon or state.map.domains[domain + CASTLES] > 0


def exits(state: Dwar7sState, site: i64) -> i64:
    """How many sides a dwarf could leave a site by (K-49)."""
    found: i64 = 0
    side: i64 = 0
    while side < SIDES:
        if (state.map.get(site, LINKS) >> side) & 1 and state.map.has_room(state.map.get(site, NEXT + side)):
            found += 1
        side += 1
    return found


def gain_of(state: Dwar7sState, goal: i64) -> i64:
    """What a goal scores more than the gems it costs."""
    points: i64 = state.cards.goal_points[goal]
    gem: i64 = 0
    while gem < GEMS:
        points -= state.cards.cost[goal * GEMS + gem] * state.cards.gem_points[gem]
        gem += 1
    return points


def dig_worth(state: Dwar7sState, seat: i64) -> float:
    """The best that digging could bring up: a card worth more in the own kingdom, or less in another's."""
    best: float = 0.0
    site: i64 = next_diggable(state, 0)
    while site < state.map.count:
        top: i64 = state.map.top(site)
        change: float = float(state.cards.points[state.map.below(top)] - state.cards.points[top])
        castles: i64 = state.map.domain(site, CASTLES)
        worth: float = DIG_LEAST
        if castles:
            worth += change if (castles >> state.rules.colour[seat]) & 1 else -change
        if worth > best:
            best = worth
        site = next_diggable(state, site + 1)
    return best
