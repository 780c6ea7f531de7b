"""How good a position is: points as they stand, and what is on its way to becoming points.

What is pending is carried out first as if nobody answered, because an announced action has not happened yet.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from underhall.core.buffers import i64
from underhall.core.grid import Paths
from underhall.core.judgement import Judge, result
from underhall.core.moves import MoveList
from underhall.core.state import State
from underhall.games.dig_deeper_dwarf import moves
from underhall.games.dig_deeper_dwarf.catalogue import CAMP, COMPANION_MASK
from underhall.games.dig_deeper_dwarf.jewelry import coins_held
from underhall.games.dig_deeper_dwarf.layout import EVENTS, LINKS, PILE_LINK, REVEALED, TILE_ROW
from underhall.games.dig_deeper_dwarf.scoring import all_cards, card_points, coins, treasure_points
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.turn import Activity, EndPhase

# What things are worth in points. A coin buys about two thirds of a point, if it ever gets to the Camp.
COIN: Final = 0.35
ACTION: Final = 0.3  # an Action card in the deck, for each action it shows
HAND_CARD: Final = 0.1
COMPANION: Final = 0.4
TRAIT: Final = 0.8
BESIDE_A_PILE: Final = 0.15
REVEALED_CARD: Final = 0.3  # a Resource laid out waits for the Camp instead of going round in the deck
STEP_TO_CAMP: Final = 0.3  # for a purse that can buy
PURSE: Final = 7
LONGEST: Final = 16  # decisions followed until nothing is pending
SPREAD: Final = 6.0  # so many points ahead are nearly won


@final
class DeepJudge(Judge):
    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, DeepState)
        if state.seat >= 0:
            state = carried_out(state)
        if state.seat < 0 and state.seats > 1:
            return result(state, seat)
        own: float = standing(state, seat)
        best: float = 0.0 if state.seats == 1 else -1000.0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                theirs: float = standing(state, other)
                if theirs > best:
                    best = theirs
            other += 1
        return 1.0 / (1.0 + exp((best - own) / SPREAD))

    def terms(self, state: State, seat: i64) -> dict[str, float]:
        assert isinstance(state, DeepState)
        return {
            "points": float(card_points(state, seat) + treasure_points(state, seat)),
            "coins": float(coins(state, seat)),
            "actions": float(actions_owned(state, seat)),
            "hand": float(state.hand_count(seat)),
        }


def carried_out(state: DeepState) -> DeepState:
    """The table once what is pending is done: everybody passes, payments and choices are made without much thought."""
    if isinstance(state.frames[-1], Activity):
        return state
    table = state.copy()
    legal = MoveList()
    decisions: i64 = 0
    while table.seat >= 0 and decisions < LONGEST and not isinstance(table.frames[-1], Activity):
        if isinstance(table.frames[-1], EndPhase):
            break
        table.write_moves(legal)
        table.apply(plain_choice(legal))
        decisions += 1
    return table


def plain_choice(legal: MoveList) -> i64:
    """Pass if that can be done, else dig, else whatever comes first."""
    if legal.holds(moves.PASS):
        return moves.PASS
    index: i64 = 0
    while index < legal.count:
        if moves.ACT_MINE <= legal.items[index] < moves.ACT_MINE_HERE:
            return legal.items[index]
        index += 1
    return legal.items[0]


def standing(state: DeepState, seat: i64) -> float:
    value: float = float(card_points(state, seat) + treasure_points(state, seat))
    value += COIN * float(coins(state, seat)) + ACTION * float(actions_owned(state, seat))
    value += HAND_CARD * float(state.hand_count(seat)) + REVEALED_CARD * float(state.count(seat, REVEALED))
    if state.get(seat, EVENTS) & COMPANION_MASK:
        value += COMPANION
    if state.trait(seat) >= 0:
        value += TRAIT
    here: i64 = state.where(seat)
    side: i64 = 0
    while side < 4:
        if state.link(here, side) >= PILE_LINK:
            value += BESIDE_A_PILE
            break
        side += 1
    if coins_held(state, seat) >= PURSE:
        away: i64 = Paths(state.tiles, TILE_ROW, LINKS, state.tile_count, CAMP).distance[here]
        value -= STEP_TO_CAMP * float(away)
    return value


def actions_owned(state: DeepState, seat: i64) -> i64:
    """Actions on all cards of a deck."""
    at: i64 = seat * state.rules.room
    stop: i64 = at + all_cards(state, seat)
    total: i64 = 0
    while at < stop:
        actions: i64 = state.faces.actions[state.cards[at]]
        while actions:
            total += 1
            actions >>= 4
        at += 1
    return total
