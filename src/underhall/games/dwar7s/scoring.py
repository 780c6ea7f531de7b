"""Scoring and ties (3.14)."""

from __future__ import annotations

from typing import Final

from underhall.core.buffers import i64
from underhall.core.outcome import Verdict, counted_verdict
from underhall.games.dwar7s.catalogue import GEMS, GOALS
from underhall.games.dwar7s.map import SIZE, WORTH
from underhall.games.dwar7s.state import (
    DWARFS_EACH,
    ENDED_BY_GOALS,
    GEM,
    GOAL,
    PILE,
    REVEALED,
    ROW,
    SECRET,
    TROPHY_COUNT,
    Dwar7sState,
)

SHEET: Final = ("trading", "secret", "trophies", "gems", "kingdom", "total")
TIE_BREAKERS: Final = ("size", "dwarfs")


def trading_points(state: Dwar7sState, seat: i64) -> i64:
    taken: i64 = state.holdings[seat * ROW + GOAL]
    points: i64 = 0
    goal: i64 = 0
    while goal < GOALS:
        if (taken >> goal) & 1:
            points += state.cards.goal_points[goal]
        goal += 1
    return points


def secret_points(state: Dwar7sState, seat: i64) -> i64:
    """Nothing while it is hidden (K-129)."""
    if not state.holdings[seat * ROW + REVEALED]:
        return 0
    return state.cards.secret_points[state.holdings[seat * ROW + SECRET]]


def trophy_points(state: Dwar7sState, seat: i64) -> i64:
    return state.cards.trophy_points * state.holdings[seat * ROW + TROPHY_COUNT]


def gem_points(state: Dwar7sState, seat: i64) -> i64:
    points: i64 = 0
    gem: i64 = 0
    while gem < GEMS:
        points += state.cards.gem_points[gem] * state.holdings[seat * ROW + GEM + gem]
        gem += 1
    return points


def kingdom_points(state: Dwar7sState, seat: i64) -> i64:
    return state.map.kingdom(state.rules.colour[seat], WORTH)


def kingdom_size(state: Dwar7sState, seat: i64) -> i64:
    return state.map.kingdom(state.rules.colour[seat], SIZE)


def dwarfs_on_map(state: Dwar7sState, seat: i64) -> i64:
    return DWARFS_EACH - state.holdings[seat * ROW + PILE]


def score(state: Dwar7sState, seat: i64) -> i64:
    """K-138."""
    return (
        trading_points(state, seat)
        + secret_points(state, seat)
        + trophy_points(state, seat)
        + gem_points(state, seat)
        + kingdom_points(state, seat)
    )


def standing(state: Dwar7sState, seat: i64) -> i64:
    """Score, kingdom size and dwarfs on the map as one number: larger is ahead, equal shares (K-142 to K-145)."""
    return (score(state, seat) * 64 + kingdom_size(state, seat)) * 8 + dwarfs_on_map(state, seat)


def winners(state: Dwar7sState) -> i64:
    best: i64 = standing(state, 0)
    mask: i64 = 1
    seat: i64 = 1
    while seat < state.seats:
        here: i64 = standing(state, seat)
        if here > best:
            best = here
            mask = 0
        if here == best:
            mask |= 1 << seat
        seat += 1
    return mask


def place(state: Dwar7sState, seat: i64) -> i64:
    """1 for first; those who share a place leave out the next ones."""
    ahead: i64 = 1
    other: i64 = 0
    while other < state.seats:
        if standing(state, other) > standing(state, seat):
            ahead += 1
        other += 1
    return ahead


def verdict(state: Dwar7sState) -> Verdict:
    """Why whoever won has won: points, then the larger kingdom, then more dwarfs on the map (K-142 to K-145)."""
    rows = [breakdown(state, seat, True, True) for seat in range(state.seats)]
    mask = winners(state)
    first = [seat for seat in range(state.seats) if mask >> seat & 1]
    needed = state.rules.goals_to_end
    ended = [seat for seat in range(state.seats) if state.completed(seat) >= needed]
    # Who wins by points after ending the game alone is told to have done both.
    key = "goals" if state.ended == ENDED_BY_GOALS and ended == first else "points"
    found = counted_verdict(rows, first, list(SHEET), TIE_BREAKERS, key)
    found.numbers["goals"] = needed
    return found


def breakdown(state: Dwar7sState, seat: int, gems: bool, places: bool) -> dict[str, int]:
    """What counts for a seat; without its gems, or without the places that depend on everybody's, where hidden."""
    row = {
        "trading": trading_points(state, seat),
        "secret": secret_points(state, seat),
        "trophies": trophy_points(state, seat),
        "gems": gem_points(state, seat) if gems else 0,
        "kingdom": kingdom_points(state, seat),
    }
    row["total"] = sum(row.values())
    row["size"] = kingdom_size(state, seat)
    row["dwarfs"] = dwarfs_on_map(state, seat)
    if places:
        row["place"] = place(state, seat)
    return row
