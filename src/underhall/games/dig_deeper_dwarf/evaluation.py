"""How good a position is: points as they stand, and what is on its way to becoming points.

Jewelry makes the points, so a Resource is worth most when it helps to pay for a piece that lies face up: laid out, and
carried to the Camp. Everything is counted in points; what needs time (tools in the deck, coins not spent yet) counts
less as the mine runs out. What is pending is carried out first as if nobody answered, because an announced action has
not happened yet. The weights are ours, for bots and hints only; no rule depends on them.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from underhall.core.buffers import i64, vec, zeros
from underhall.core.evaluation import Evaluator, result
from underhall.core.grid import Paths
from underhall.core.moves import MoveList
from underhall.games.dig_deeper_dwarf import moves
from underhall.games.dig_deeper_dwarf.catalogue import (
    CALL_OF_NATURE,
    CAMP,
    COMPANION_MASK,
    COPY,
    DRAW,
    FIRST_TREASURE,
    GIVE,
    MINE,
    MOVE,
    TREASURE_COUNT,
    VAMPIRE_BATS,
)
from underhall.games.dig_deeper_dwarf.layout import (
    DRAW_PILE,
    EVENTS,
    HAND,
    HAND_SIZE,
    JEWELRY,
    LINKS,
    MINING,
    NONE,
    PILE_LINK,
    REVEALED,
    TILE_ROW,
    ZONES,
)
from underhall.games.dig_deeper_dwarf.map import link, neighbour, rubble_on
from underhall.games.dig_deeper_dwarf.scoring import all_cards, card_points, coins, treasure_points
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.turn import Activity, EndPhase

# What things are worth in points.
COIN: Final = 0.2  # what it scores at the end (G-252)
COIN_TO_SPEND: Final = 0.25  # more while there is time to spend it
LAID_OUT: Final = 0.1  # a coin in front of a player, not going round in the deck
DIG: Final = 0.5  # an action on a card of the deck, while there is time to use it
STEP: Final = 0.25
OTHER_ACTION: Final = 0.2
RUBBLE_IN_THE_WAY: Final = -0.3  # a dead card in hand, again and again
CARD_FOR_NEXT_TURN: Final = 0.3  # a hand card of somebody whose turn is still to come, a fifth of what a turn brings
CARD_THIS_TURN: Final = 0.1  # one that is lost when the turn ends
DIG_THIS_TURN: Final = 0.15
COMPANION: Final = 0.4
TRAIT: Final = 0.8
NUISANCE: Final = -0.5
WALLED_IN: Final = -2.0  # Rubble here, or on every way out, so that no Move is possible (G-89)
# A piece of Jewelry that could be paid for, and one that could be paid in part.
GAIN: Final = 0.7  # of its points: the Resources it costs were worth something too
AFFORDABLE: Final = 0.85
IN_PART: Final = 0.5
STEP_TO_CAMP: Final = 0.08  # of the gain, for each step still to go
STEP_TO_A_PILE: Final = 0.12
# The mine is as good as endless while this many Mining cards wait to be laid out.
PLENTY: Final = 40.0
MANY_ROUNDS: Final = 10.0
LONGEST: Final = 16  # decisions followed until nothing is pending
SPREAD: Final = 6.0  # so many points ahead are nearly won
KINDS: Final = 6  # Resources are numbered from 1 to 5


@final
class DeepEvaluator(Evaluator[DeepState]):
    def value(self, state: DeepState, seat: i64) -> float:
        if state.seat >= 0:
            state = carried_out(state)
        if state.seat < 0 and state.seats > 1:
            return result(state.winners(), seat)
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

    def breakdown(self, state: DeepState, seat: i64) -> dict[str, float]:
        if state.seat >= 0:
            state = carried_out(state)
        return {
            "points": float(card_points(state, seat) + treasure_points(state, seat)),
            "coins": float(coins(state, seat)),
            "jewelry": round(purchase_in_sight(state, seat, time_left(state)), 1),
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


def time_left(state: DeepState) -> float:
    """From 1.0 at the start to nearly 0.0 when the mine is about to run out, or the rounds are."""
    left: float = float(state.stock_counts[MINING]) / PLENTY
    if state.rules.max_rounds:
        rounds: float = float(state.rules.max_rounds - state.round) / MANY_ROUNDS
        if rounds < left:
            left = rounds
    return 1.0 if left > 1.0 else left


def standing(state: DeepState, seat: i64) -> float:
    left: float = time_left(state)
    value: float = deck_worth(state, seat, left) + float(treasure_points(state, seat))
    value += event_worth(state, seat) + purchase_in_sight(state, seat, left)
    if state.trait(seat) >= 0:
        value += TRAIT
    if walled_in(state, state.where(seat)):
        value += WALLED_IN * left
    return value


def walled_in(state: DeepState, here: i64) -> bool:
    if rubble_on(state, here):
        return True
    side: i64 = 0
    while side < 4:
        there: i64 = neighbour(state, here, side)
        if there != NONE and not rubble_on(state, there):
            return False
        side += 1
    return True


def deck_worth(state: DeepState, seat: i64, left: float) -> float:
    """All cards of a player: points, coins, and what can be done with them."""
    coin: float = COIN + COIN_TO_SPEND * left
    mine = seat == state.active  # a new hand comes when this turn ends
    value: float = CARD_FOR_NEXT_TURN * float(HAND_SIZE) if mine else 0.0
    at: i64 = seat * state.rules.room
    zone: i64 = DRAW_PILE
    while zone < ZONES:
        stop: i64 = at + state.counts[seat * ZONES + zone]
        while at < stop:
            face: i64 = state.cards[at]
            points: i64 = state.faces.vp[face]
            value += float(points) + coin * float(state.faces.coins[face])
            actions: i64 = state.faces.actions[face]
            if actions:
                value += left * actions_worth(actions)
            elif points < 0:
                value += left * RUBBLE_IN_THE_WAY
            if zone == REVEALED:
                value += LAID_OUT * float(state.faces.coins[face])
            elif zone == HAND:
                value += hand_card_worth(actions, mine)
            at += 1
        zone += 1
    return value


def hand_card_worth(actions: i64, this_turn: bool) -> float:
    if not this_turn:
        return CARD_FOR_NEXT_TURN
    return DIG_THIS_TURN if actions & 15 == MINE else CARD_THIS_TURN


def actions_worth(actions: i64) -> float:
    """What the actions of a card add to a deck."""
    value: float = 0.0
    while actions:
        action: i64 = actions & 15
        if action in (MINE, COPY):
            value += DIG
        elif action in (MOVE, DRAW, GIVE):
            value += STEP
        else:
            value += OTHER_ACTION
        actions >>= 4
    return value


def event_worth(state: DeepState, seat: i64) -> float:
    events: i64 = state.get(seat, EVENTS)
    value: float = 0.0
    helpers: i64 = events & COMPANION_MASK
    while helpers:
        value += COMPANION if helpers & 1 else 0.0
        helpers >>= 1
    if (events >> CALL_OF_NATURE) & 1:
        value += NUISANCE
    if (events >> VAMPIRE_BATS) & 1:
        value += NUISANCE
    return value


def purchase_in_sight(state: DeepState, seat: i64, left: float) -> float:
    """What the best purchase would gain, by how much of its price is at hand and how far the Camp is.

    Who cannot buy yet should stand beside a Mining pile.
    """
    held = resources_at_hand(state, seat)
    best: float = 0.0
    ready = False
    pile: i64 = 0
    while pile < 2:
        face: i64 = state.stock_top(JEWELRY + pile)
        if face != NONE:
            points: float = float(state.faces.vp[face])
            price: i64 = 0
            paid: i64 = 0
            kind: i64 = 1
            while kind < KINDS:
                need: i64 = state.faces.needs[face * KINDS + kind]
                price += need
                paid += held[kind] if held[kind] < need else need
                kind += 1
            gain: float = GAIN * points
            if paid == price:
                gain *= AFFORDABLE
                if gain > best:
                    best = gain
                    ready = True
            else:
                share: float = float(paid) / float(price)
                gain *= IN_PART * share * share * left
                if gain > best:
                    best = gain
                    ready = False
            cost: i64 = state.faces.cost[face]
            if held[0] >= cost:
                gain = AFFORDABLE * (points - (COIN + LAID_OUT + COIN_TO_SPEND * left) * float(cost))
                if gain > best:
                    best = gain
                    ready = True
        pile += 1
    if ready:
        away: i64 = Paths(state.tiles, TILE_ROW, LINKS, state.tile_count, CAMP).distance[state.where(seat)]
        return best * (1.0 - STEP_TO_CAMP * float(away))
    return best - STEP_TO_A_PILE * float(steps_to_a_pile(state, state.where(seat)))


def resources_at_hand(state: DeepState, seat: i64) -> vec[i64]:
    """Resources in hand, laid out and among the Treasures by kind; at 0 their coins together."""
    held = zeros(KINDS)
    zone: i64 = HAND
    while zone <= REVEALED:
        at: i64 = state.begin(seat, zone)
        stop: i64 = at + state.count(seat, zone)
        while at < stop:
            kind: i64 = state.faces.resource[state.cards[at]]
            if kind:
                held[kind] += 1
                held[0] += state.faces.coins[state.cards[at]]
            at += 1
        zone += REVEALED - HAND
    treasure: i64 = 0
    while treasure < TREASURE_COUNT:
        if state.owns(seat, FIRST_TREASURE + treasure):
            held[state.faces.treasure_resource[treasure]] += 1
            held[0] += state.faces.treasure_coins[treasure]
        treasure += 1
    return held


def steps_to_a_pile(state: DeepState, here: i64) -> i64:
    """How far it is to a tile beside a Mining pile."""
    distance = Paths(state.tiles, TILE_ROW, LINKS, state.tile_count, here).distance
    nearest: i64 = 9
    tile: i64 = 0
    while tile < state.tile_count:
        if 0 <= distance[tile] < nearest:
            side: i64 = 0
            while side < 4:
                if link(state, tile, side) >= PILE_LINK:
                    nearest = distance[tile]
                side += 1
        tile += 1
    return nearest


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
