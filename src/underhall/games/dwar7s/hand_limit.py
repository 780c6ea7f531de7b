"""What the hand limit leaves of a hand (K-110 to K-115), for players that judge a position.

Nine cards can be kept, so what comes into a full hand drives something else out of it.
Kingdom cards cannot be discarded: only gems and ogre cards go, the least first, but for those a goal needs.
"""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64, vec, zeros
from underhall.games.dwar7s import weights
from underhall.games.dwar7s.catalogue import GEMS, MOST_SEATS
from underhall.games.dwar7s.map import NONE
from underhall.games.dwar7s.state import GEM, GEM_COUNT, HAND_LIMIT, KINGDOM_COUNT, OGRE_COUNT, ROW, Dwar7sState

ITEMS: Final = GEMS + 1  # what can be discarded: gems by kind, then ogre cards
IMPOSSIBLE: Final = 1000.0


@final
class HandLimit:
    """The hands of all seats, each set by ``read`` as it will be when its ready tasks are done."""

    def __init__(self) -> None:
        self.items: vec[i64] = zeros(MOST_SEATS * ITEMS)
        self.surplus: vec[i64] = zeros(MOST_SEATS)  # cards that must go; negative: places left
        self.lost: vec[float] = vec[float]([0.0] * MOST_SEATS)  # what goes if nothing is kept for a goal
        self.left: vec[i64] = zeros(ITEMS)  # what is left of the hand that was cut last

    def read(self, state: Dwar7sState, seat: i64, has: vec[i64], gems: i64, ogres: i64, cards: i64) -> None:
        """A hand with so many ogre cards and kingdom cards, and with gems as they stand in ``has`` from there on."""
        row: i64 = seat * ITEMS
        total: i64 = ogres + cards
        gem: i64 = 0
        while gem < GEMS:
            self.items[row + gem] = has[gems + gem]
            total += has[gems + gem]
            gem += 1
        self.items[row + GEMS] = ogres
        self.surplus[seat] = total - HAND_LIMIT
        self.lost[seat] = self.cut(state, seat, NONE, total - HAND_LIMIT)

    def cut(self, state: Dwar7sState, seat: i64, goal: i64, surplus: i64) -> float:
        """Discard so many, but nothing a goal needs; returns what went, IMPOSSIBLE where there is too little else.

        ``left`` is what stays. Nothing else is changed.
        """
        row: i64 = seat * ITEMS
        item: i64 = 0
        while item < ITEMS:
            self.left[item] = self.items[row + item]
            item += 1
        lost: float = 0.0
        while surplus > 0:
            least: i64 = NONE
            worth: float = IMPOSSIBLE
            item = 0
            while item < ITEMS:
                if self.left[item] > needed(state, goal, item) and item_worth(state, item) < worth:
                    worth = item_worth(state, item)
                    least = item
                item += 1
            if least == NONE:
                return IMPOSSIBLE
            self.left[least] -= 1
            lost += worth
            surplus -= 1
        return lost

    def read_roughly(self, state: Dwar7sState, seat: i64, has: vec[i64], gems: i64) -> None:
        """The surplus as if it were all of the least gem, and nothing kept for a goal: what nets learned from."""
        held: i64 = seat * ROW
        surplus: i64 = state.holdings[held + KINGDOM_COUNT] + state.holdings[held + OGRE_COUNT] - HAND_LIMIT
        least: i64 = 0
        gem: i64 = 0
        while gem < GEMS:
            worth: i64 = state.cards.gem_points[gem]
            if has[gems + gem] > 0 and (least == 0 or worth < least):
                least = worth
            surplus += has[gems + gem]
            gem += 1
        self.surplus[seat] = 0
        self.lost[seat] = float(surplus * least) if surplus > 0 else 0.0


def needed(state: Dwar7sState, goal: i64, item: i64) -> i64:
    return 0 if goal == NONE or item == GEMS else state.cards.cost[goal * GEMS + item]


def item_worth(state: Dwar7sState, item: i64) -> float:
    return weights.OGRE_WORTH if item == GEMS else float(state.cards.gem_points[item])


def gain_in_hand(state: Dwar7sState, seat: i64, worth: float, number: i64) -> float:
    """What so many new cards of some worth bring: each that finds no place drives out the least of the hand."""
    held: i64 = seat * ROW
    room: i64 = HAND_LIMIT - state.hand(seat)
    if room >= number:
        return worth * float(number)
    least: float = worth  # with kingdom cards alone in hand, the new card itself is the least
    gem: i64 = 0
    while gem < GEMS and state.holdings[held + GEM_COUNT] > 0:
        if state.holdings[held + GEM + gem] > 0 and float(state.cards.gem_points[gem]) < least:
            least = float(state.cards.gem_points[gem])
        gem += 1
    if state.holdings[held + OGRE_COUNT] > 0 and least > weights.OGRE_WORTH:
        least = weights.OGRE_WORTH
    if room < 0:
        room = 0
    return worth * float(room) + (worth - least) * float(number - room)
