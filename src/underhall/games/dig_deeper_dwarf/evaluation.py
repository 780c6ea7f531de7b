"""How good a position is: the points a player can expect, and what they make of the chance to win.

Jewelry makes the points, so a Resource is worth most when it helps to pay for a piece that lies face up: laid out, and
carried to the Camp. Everything is counted in points; what needs time (tools in the deck, coins not spent yet) counts
less as the mine runs out. What is pending is carried out first as if nobody answered, because an announced action has
not happened yet. The weights are ours, for bots and hints only; no rule depends on them.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from underhall.core.buffers import i64, vec, zeros
from underhall.core.evaluation import Evaluator, Reason, result
from underhall.games.dig_deeper_dwarf.catalogue import (
    CALL_OF_NATURE,
    CAMP,
    COMPANION_MASK,
    COPY,
    DRAW,
    GIVE,
    MINE,
    MOVE,
    VAMPIRE_BATS,
)
from underhall.games.dig_deeper_dwarf.layout import (
    DRAW_PILE,
    EVENTS,
    HAND,
    HAND_SIZE,
    JEWELRY,
    MINING,
    NONE,
    REVEALED,
    RUBBLE_FACE,
    ZONES,
)
from underhall.games.dig_deeper_dwarf.map import neighbour, rubble_on
from underhall.games.dig_deeper_dwarf.pending import carried_out
from underhall.games.dig_deeper_dwarf.plan import planned
from underhall.games.dig_deeper_dwarf.prospects import KINDS, Ways, count_resources
from underhall.games.dig_deeper_dwarf.reasons import reasons
from underhall.games.dig_deeper_dwarf.scoring import all_cards, card_points, coins, most_rubble, treasure_points
from underhall.games.dig_deeper_dwarf.state import DeepState

# What things are worth in points.
COIN: Final = 0.2  # what it scores at the end (G-252)
COIN_TO_SPEND: Final = 0.3  # more while there is time to spend it
LAID_OUT: Final = 0.1  # a coin in front of a player, not going round in the deck
DIG: Final = 0.9  # an action on a card of the deck, while there is time to use it
STEP: Final = 0.3
OTHER_ACTION: Final = 0.2
RUBBLE_IN_THE_WAY: Final = -0.2  # a dead card in hand, again and again
MOST_RUBBLE: Final = 2.0  # for who has the most at the end (G-253)
CARD_FOR_NEXT_TURN: Final = 0.45  # a hand card of somebody whose turn is still to come: what an answer costs
CARD_THIS_TURN: Final = 0.12  # one that is lost when the turn ends
DIG_THIS_TURN: Final = 0.25
TURN: Final = 0.5  # to be the one whose turn it is
COMPANION: Final = 0.4
TRAIT: Final = 0.8
NUISANCE: Final = -0.5
WALLED_IN: Final = -2.0  # Rubble here, or on every way out, so that no Move is possible (G-89)
# A piece of Jewelry in sight: shares of what it would gain.
AFFORDABLE: Final = 0.75  # if it can be paid for
IN_PART: Final = 0.6  # if it can be paid in part
IN_THE_DECK: Final = 0.6  # of a card that pays, if it is somewhere in the deck
SECOND: Final = 0.4  # for the piece that gains less
STEP_TO_CAMP: Final = 0.07  # of the gain, for each step still to go
LATER: Final = 0.2  # lost of the gain by who could buy and digs on
STEP_TO_A_PILE: Final = 0.25  # in points
# The mine is as good as endless while this many Mining cards wait to be laid out; a few more are dug before the end.
PLENTY: Final = 40.0
LAST_DIGS: Final = 3.0
MANY_ROUNDS: Final = 10.0
# So many points ahead are a chance of 73 %: less and less as the mine runs out, for what can still happen.
SPREAD_EARLY: Final = 4.0
SPREAD_LATE: Final = 1.5
SPREAD_ALONE: Final = 20.0


@final
class DeepEvaluator(Evaluator[DeepState]):
    def value(self, state: DeepState, seat: i64) -> float:
        values: vec[float] = vec[float]([0.0] * state.seats)
        self.write_values(state, values)
        return values[seat]

    def write_values(self, state: DeepState, values: vec[float]) -> None:
        """Each seat's share of the victory: what is pending is carried out and the map is walked once for all."""
        if state.seat >= 0:
            state = carried_out(state)
        seat: i64 = 0
        if state.seat < 0 and state.seats > 1:
            winners: i64 = state.winners()
            while seat < state.seats:
                values[seat] = result(winners, seat)
                seat += 1
            return
        left: float = time_left(state)
        spread: float = SPREAD_LATE + (SPREAD_EARLY - SPREAD_LATE) * left
        ways = Ways(state)
        most: i64 = most_rubble(state)
        best: float = -1000.0
        while seat < state.seats:
            points: float = standing(state, seat, left, ways, most)
            values[seat] = points
            if points > best:
                best = points
            seat += 1
        if state.seats == 1:
            values[0] = 1.0 / (1.0 + exp(-values[0] / SPREAD_ALONE))
            return
        total: float = 0.0
        seat = 0
        while seat < state.seats:
            values[seat] = exp((values[seat] - best) / spread)
            total += values[seat]
            seat += 1
        seat = 0
        while seat < state.seats:
            values[seat] = values[seat] / total
            seat += 1

    def plan(self, state: DeepState) -> int:
        """Made in plan.py: dig, lay out, carry to the Camp, and answer nobody."""
        return planned(state)

    def breakdown(self, state: DeepState, seat: i64) -> dict[str, float]:
        if state.seat >= 0:
            state = carried_out(state)
        left: float = time_left(state)
        return {
            "points": float(card_points(state, seat) + treasure_points(state, seat)),
            "coins": float(coins(state, seat)),
            "jewelry": round(purchase_in_sight(state, seat, left, Ways(state)), 1),
            "actions": float(actions_owned(state, seat)),
            "hand": float(state.hand_count(seat)),
        }

    def reasons(self, before: DeepState, after: DeepState, seat: i64) -> list[Reason] | None:
        return reasons(before, after, seat)


def time_left(state: DeepState) -> float:
    """From 1.0 at the start to nearly 0.0 when the mine is about to run out, or the rounds are.

    The last pile on the map that makes room for a new one ends the game, so its cards count too.
    """
    left: float = (float(state.stock_counts[MINING]) + LAST_DIGS) / PLENTY
    if state.rules.max_rounds:
        rounds: float = float(state.rules.max_rounds - state.round) / MANY_ROUNDS
        if rounds < left:
            left = rounds
    return 1.0 if left > 1.0 else left


def standing(state: DeepState, seat: i64, left: float, ways: Ways, most: i64) -> float:
    """The points a player can expect."""
    value: float = deck_worth(state, seat, left, most) + float(treasure_points(state, seat))
    value += event_worth(state, seat) + purchase_in_sight(state, seat, left, ways)
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


def deck_worth(state: DeepState, seat: i64, left: float, most: i64) -> float:
    """All cards of a player: points, coins, and what can be done with them."""
    cards = state.cards
    faces = state.faces
    coin: float = COIN + COIN_TO_SPEND * left
    mine = seat == state.active  # a new hand comes when this turn ends
    value: float = CARD_FOR_NEXT_TURN * float(HAND_SIZE) + TURN if mine else 0.0
    rubble: i64 = 0
    at: i64 = seat * state.rules.room
    zone: i64 = DRAW_PILE
    while zone < ZONES:
        stop: i64 = at + state.counts[seat * ZONES + zone]
        while at < stop:
            face: i64 = cards[at]
            coins: i64 = faces.coins[face]
            actions: i64 = faces.actions[face]
            value += float(faces.vp[face])
            if coins:
                value += coin * float(coins)
                if zone == REVEALED:
                    value += LAID_OUT * float(coins) * left
            elif actions:
                value += left * actions_worth(actions)
            elif face == RUBBLE_FACE:
                value += left * RUBBLE_IN_THE_WAY
                rubble += 1
            if zone == HAND:
                if not mine:
                    value += CARD_FOR_NEXT_TURN
                else:
                    value += DIG_THIS_TURN if actions & 15 == MINE else CARD_THIS_TURN
            at += 1
        zone += 1
    if most > 0 and rubble == most:
        value += MOST_RUBBLE * (1.0 - left)
    return value


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


def purchase_in_sight(state: DeepState, seat: i64, left: float, ways: Ways) -> float:
    """What the purchases in sight would gain, by how much of a price is at hand and how far the Camp is.

    The gain is what a piece scores beyond what the Resources paid for it are worth by themselves, so that buying is
    always better than being able to. Who cannot buy yet should stand beside a Mining pile, and so after a purchase.
    """
    near = zeros(KINDS)
    far = zeros(KINDS)
    count_resources(state, seat, near, far)
    return gain_in_sight(state, near, far, left, ways, state.where(seat))


def gain_in_sight(state: DeepState, near: vec[i64], far: vec[i64], left: float, ways: Ways, here: i64) -> float:
    """The same for a dwarf on a tile, with Resources ``near`` at hand and ``far`` in its deck."""
    coin: float = COIN + (COIN_TO_SPEND + LAID_OUT) * left
    best: float = 0.0
    second: float = 0.0
    ready = False
    pile: i64 = 0
    while pile < 2:
        face: i64 = state.stock_top(JEWELRY + pile)
        if face != NONE:
            points: float = float(state.faces.vp[face])
            price: i64 = 0
            paid: i64 = 0
            owned: i64 = 0
            coins_paid: i64 = 0
            kind: i64 = 1
            while kind < KINDS:
                need: i64 = state.faces.needs[face * KINDS + kind]
                if need:
                    price += need
                    coins_paid += need * state.faces.resource_coins[kind]
                    has: i64 = near[kind] if near[kind] < need else need
                    paid += has
                    need -= has
                    owned += far[kind] if far[kind] < need else need
                kind += 1
            worth: float = (points - coin * float(coins_paid)) * readiness(paid, owned, price, left)
            cost: i64 = state.faces.cost[face]
            paid_coins: i64 = near[0] if near[0] < cost else cost
            owned_coins: i64 = far[0] if far[0] < cost - paid_coins else cost - paid_coins
            other: float = (points - coin * float(cost)) * readiness(paid_coins, owned_coins, cost, left)
            now = paid == price or near[0] >= cost
            if other > worth:
                worth = other
            if worth > best:
                second = best
                best = worth
                ready = now
            elif worth > second:
                second = worth
        pile += 1
    best += SECOND * second
    digging: float = best - STEP_TO_A_PILE * left * float(ways.to_pile[here])
    if not ready:
        return digging
    # To the Camp first, from where it is so far to a pile; or dig on here and buy later.
    buying: float = best * (1.0 - STEP_TO_CAMP * float(ways.to_camp[here]))
    buying -= STEP_TO_A_PILE * left * float(ways.to_pile[CAMP])
    digging -= LATER * best
    return buying if buying > digging else digging


def can_buy(state: DeepState, near: vec[i64]) -> bool:
    """Whether a piece in sight can be paid for, with coins or with Resources."""
    pile: i64 = 0
    while pile < 2:
        face: i64 = state.stock_top(JEWELRY + pile)
        if face != NONE:
            if near[0] >= state.faces.cost[face]:
                return True
            kind: i64 = 1
            while kind < KINDS and near[kind] >= state.faces.needs[face * KINDS + kind]:
                kind += 1
            if kind == KINDS:
                return True
        pile += 1
    return False


def readiness(paid: i64, owned: i64, price: i64, left: float) -> float:
    """How much of the gain of a purchase counts before it is made; what still goes round in the deck helps less."""
    if paid == price:
        return AFFORDABLE
    share: float = (float(paid) + IN_THE_DECK * float(owned)) / float(price)
    return IN_PART * share * share * left


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
