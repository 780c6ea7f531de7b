"""The features of Dig Deeper Dwarf that nets read: what the hand-written evaluation goes by, as far as a seat knows.

A seat knows all cards of its own. Of the others' cards that lie face down everybody knows which are no Mining cards,
for those changed hands openly; the Mining cards among them are only counted. So nothing here needs the marks of
knowledge.py, which worlds that are thrown away do not keep up. Announced actions are not carried out, for that would
show hidden cards: they are features themselves, and only a step that was announced counts as made.
Cards are counted in whole numbers first: sums of fractions depend on the order of cards, which a redeal changes.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from underhall.core.buffers import i64, vec, zeros
from underhall.core.features import SparseRow
from underhall.games.dig_deeper_dwarf.catalogue import (
    CALL_OF_NATURE,
    COMPANION_MASK,
    COPY,
    DRAW,
    GIVE,
    MINE,
    MOVE,
    REMOVE,
    STEAL,
    VAMPIRE_BATS,
)
from underhall.games.dig_deeper_dwarf.evaluation import (
    CARD_FOR_NEXT_TURN,
    CARD_THIS_TURN,
    COIN,
    COIN_TO_SPEND,
    DIG,
    DIG_THIS_TURN,
    LAID_OUT,
    OTHER_ACTION,
    RUBBLE_IN_THE_WAY,
    SPREAD_EARLY,
    SPREAD_LATE,
    STEP,
    TRAIT,
    TURN,
    WALLED_IN,
    can_buy,
    event_worth,
    gain_in_sight,
    time_left,
    walled_in,
)
from underhall.games.dig_deeper_dwarf.jewelry import Purchase
from underhall.games.dig_deeper_dwarf.layout import (
    ACTIONS,
    DRAW_PILE,
    EVENTS,
    HAND,
    HAND_SIZE,
    JEWELRY,
    LINKS,
    MAP,
    MINING,
    NONE,
    PILE_LINK,
    PLAYED,
    REVEALED,
    RUBBLE_FACE,
    TILE_ROW,
    ZONES,
)
from underhall.games.dig_deeper_dwarf.moves import ACT_MINE
from underhall.games.dig_deeper_dwarf.payments import Pay
from underhall.games.dig_deeper_dwarf.prospects import KINDS, Ways, add_treasures, count_resources
from underhall.games.dig_deeper_dwarf.responses import CANCELLED, NO_ACT, Deed, Playing
from underhall.games.dig_deeper_dwarf.scoring import all_cards, treasure_points
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.targets import ACTION_OF
from underhall.games.dig_deeper_dwarf.turn import EndPhase
from underhall.games.dig_deeper_dwarf.windows import Window

MOST_PLAYERS: Final = 4

# A Mining card that a seat has not seen: about what one is worth in points and coins.
UNSEEN_POINTS: Final = -0.25
UNSEEN_COINS: Final = 1.5

# Amounts are divided by these, so that most numbers lie between 0 and 2.
MANY_POINTS: Final = 16.0
MANY_CARDS: Final = 16.0
MANY_COINS: Final = 16.0
MANY: Final = 8.0
SOME: Final = 4.0
FEW: Final = 2.0

# A seat's row: what everybody knows of it.
OF_POINTS: Final = 0
OF_MINED: Final = 1
OF_COINS: Final = 2
OF_DIGS: Final = 3
OF_STEPS: Final = 4
OF_OTHERS: Final = 5
OF_CARDS: Final = 6
OF_HAND: Final = 7
OF_COMPANIONS: Final = 8
OF_NUISANCES: Final = 9
OF_TRAIT: Final = 10
OF_TO_CAMP: Final = 11
OF_TO_PILE: Final = 12
OF_WALLED: Final = 13
OF_READY: Final = 14
OF_SIGHT: Final = 15
SEAT_FEATURES: Final = 16

# What only the seat itself knows.
MY_POINTS: Final = 0
MY_COINS: Final = 1
MY_RUBBLE: Final = 2
MY_DIGS: Final = 3  # in hand, as the next three
MY_STEPS: Final = 4
MY_HAND_COINS: Final = 5
MY_HAND_RUBBLE: Final = 6
MY_FAR_COINS: Final = 7
MY_SIGHT: Final = 8
MY_READY: Final = 9
MY_KINDS: Final = 10  # Resources in hand or laid out, by kind
MY_PRICES: Final = 15  # for each piece in sight: Resources lacking, lacking in the whole deck, coins lacking
PRICE: Final = 3
OWN_FEATURES: Final = MY_PRICES + 2 * PRICE

# Points ahead of the best other by the hand-written evaluation: steps of two, the amount shared by two neighbours.
LEAD_STEP: Final = 2.0
LEAD_REACH: Final = 6

# Announced actions come in kinds.
PENDING_MOVE: Final = 0
PENDING_MINE: Final = 1
PENDING_STEAL: Final = 2
PENDING_DRAW: Final = 3
PENDING_RUBBLE: Final = 4
PENDING_COPY: Final = 5
PENDING_OTHER: Final = 6
PENDING_KINDS: Final = 7

CLOCK_STEP: Final = 10
CLOCK_STEPS: Final = 9

SEATS: Final = 0
OWN: Final = SEATS + MOST_PLAYERS * SEAT_FEATURES
VALUE: Final = OWN + OWN_FEATURES
LEAD: Final = VALUE + 1
ASKED: Final = LEAD + 2 * LEAD_REACH + 1
TURN_OF: Final = ASKED + MOST_PLAYERS
ANNOUNCED: Final = TURN_OF + MOST_PLAYERS
TO_COME: Final = ANNOUNCED + 2 * PENDING_KINDS
THWARTED: Final = TO_COME + 2 * PENDING_KINDS
BUYING: Final = THWARTED + 2
END_OF_TURN: Final = BUYING + 2
CLOCK: Final = END_OF_TURN + 1
THE_MINE: Final = CLOCK + CLOCK_STEPS
MINE_COUNT: Final = 5
MARKET: Final = THE_MINE + MINE_COUNT
MARKET_COUNT: Final = 4
JUDGED_SIZE: Final = MARKET + MARKET_COUNT

JUDGED: Final = (
    ("seats", MOST_PLAYERS * SEAT_FEATURES),
    ("own", OWN_FEATURES),
    ("value", 1),
    ("lead", 2 * LEAD_REACH + 1),
    ("asked", MOST_PLAYERS),
    ("turn", MOST_PLAYERS),
    ("announced", 2 * PENDING_KINDS),
    ("to_come", 2 * PENDING_KINDS),
    ("thwarted", 2),
    ("buying", 2),
    ("end_of_turn", 1),
    ("clock", CLOCK_STEPS),
    ("mine", MINE_COUNT),
    ("market", MARKET_COUNT),
)


def relative(state: DeepState, other: i64, seat: i64) -> i64:
    """How many steps clockwise another seat is from the one that looks."""
    steps: i64 = other - seat
    return steps if steps >= 0 else steps + state.seats


@final
class Summary:
    """What all seats know of a state alike, worked out once for all of them."""

    def __init__(self, state: DeepState) -> None:
        self.state: DeepState = state
        self.left: float = time_left(state)
        self.ways: Ways = Ways(state)
        self.pending: Pending = Pending(state)
        self.rows: vec[float] = vec[float]([0.0] * (state.seats * SEAT_FEATURES))
        self.expected: vec[float] = vec[float]([0.0] * state.seats)  # points, as far as the others know
        seat: i64 = 0
        while seat < state.seats:
            self.expected[seat] = write_seat(state, seat, self.left, self.ways, self.pending, self.rows)
            seat += 1


def write_judged(state: DeepState, summary: Summary, seat: i64, row: SparseRow) -> None:
    own: float = write_own(state, seat, summary.left, summary.ways, summary.pending, row)
    best: float = -1000.0
    expected: vec[float] = vec[float]([0.0] * state.seats)
    other: i64 = seat
    start: i64 = SEATS
    while start < SEATS + state.seats * SEAT_FEATURES:
        points: float = own if other == seat else summary.expected[other]
        expected[other] = points
        if other != seat and points > best:
            best = points
        at: i64 = 0
        while at < SEAT_FEATURES:
            row.add(start + at, summary.rows[other * SEAT_FEATURES + at])
            at += 1
        start += SEAT_FEATURES
        other = other + 1 if other + 1 < state.seats else 0
    write_value(state, own, own if state.seats == 1 else best, summary.left, expected, row)
    if state.seat >= 0:
        row.add(ASKED + relative(state, state.seat, seat), 1.0)
    row.add(TURN_OF + relative(state, state.active, seat), 1.0)
    summary.pending.write(state, seat, row)
    write_mine(state, row)
    write_market(state, row)


@final
class Pending:
    """What the frames of a state announce, seat by seat, as everybody sees it."""

    def __init__(self, state: DeepState) -> None:
        self.tile: vec[i64] = zeros(state.seats)  # where each dwarf is after its announced step
        self.paying: vec[i64] = zeros(state.seats)  # cards each has still to pay
        self.announced: vec[i64] = zeros(state.seats * PENDING_KINDS)
        self.to_come: vec[i64] = zeros(state.seats * PENDING_KINDS)
        self.buyer: i64 = NONE
        self.price: i64 = 0  # the points of the piece that is being bought
        self.thwarted: i64 = NONE  # whose action, announced last, will not come about as things stand
        self.end_of_turn = False
        seat: i64 = 0
        while seat < state.seats:
            self.tile[seat] = state.where(seat)
            seat += 1
        frames = state.frames
        deed: Deed | None = None
        stands = True
        index: i64 = 0
        while index < frames.depth:
            frame = frames.items[index]
            index += 1
            if isinstance(frame, Deed):
                deed = frame
                stands = frame.phase != CANCELLED
                if stands:
                    self.announced[frame.player * PENDING_KINDS + kind_of(ACTION_OF[frame.act])] += 1
            elif isinstance(frame, Window):
                if frame.act == NO_ACT:
                    stands = not stands
            elif isinstance(frame, Playing):
                self.leave(frame)
            elif isinstance(frame, Pay):
                self.paying[frame.player] += frame.number
            elif isinstance(frame, Purchase):
                face: i64 = state.stock_top(JEWELRY + frame.pile)
                if face != NONE:
                    self.buyer = frame.buyer
                    self.price = state.faces.vp[face]
            elif isinstance(frame, EndPhase):
                self.end_of_turn = True
        if deed is not None:
            self.settle(state, deed, stands)

    def settle(self, state: DeepState, deed: Deed, stands: bool) -> None:
        """Whether the action announced last comes about, as things stand."""
        if not stands:
            self.thwarted = deed.player
        elif deed.act < ACT_MINE:
            there: i64 = state.tiles[state.where(deed.player) * TILE_ROW + LINKS + deed.act]
            if 0 <= there < PILE_LINK:
                self.tile[deed.player] = there

    def leave(self, frame: Playing) -> None:
        """Actions of a card that are still to come."""
        left: i64 = frame.left
        while left:
            self.to_come[frame.player * PENDING_KINDS + kind_of(left & 15)] += 1
            left >>= 4

    def write(self, state: DeepState, viewer: i64, row: SparseRow) -> None:
        """For the seat that looks first, then for all others together: amounts at the same place add up."""
        at: i64 = 0
        seat: i64 = 0
        while seat < state.seats:
            place: i64 = 0 if seat == viewer else PENDING_KINDS
            stop: i64 = place + PENDING_KINDS
            while place < stop:
                if self.announced[at]:
                    row.add(ANNOUNCED + place, float(self.announced[at]))
                if self.to_come[at]:
                    row.add(TO_COME + place, float(self.to_come[at]) / FEW)
                at += 1
                place += 1
            seat += 1
        if self.thwarted != NONE:
            row.add(THWARTED + (0 if self.thwarted == viewer else 1), 1.0)
        if self.buyer != NONE:
            row.add(BUYING + (0 if self.buyer == viewer else 1), float(self.price) / MANY)
        if self.end_of_turn:
            row.add(END_OF_TURN, 1.0)


def kind_of(action: i64) -> i64:
    if action == MOVE:
        return PENDING_MOVE
    if action == MINE:
        return PENDING_MINE
    if action == STEAL:
        return PENDING_STEAL
    if action == DRAW:
        return PENDING_DRAW
    if action in (REMOVE, GIVE):
        return PENDING_RUBBLE
    return PENDING_COPY if action == COPY else PENDING_OTHER


@final
class Tally:
    """The cards of a seat, counted: what each of its actions is for, and what there is in hand."""

    def __init__(self) -> None:
        self.points: i64 = 0
        self.rubble: i64 = 0
        self.mined: i64 = 0  # Mining cards that only their owner knows
        self.digs: i64 = 0
        self.steps: i64 = 0
        self.others: i64 = 0
        self.hand_digs: i64 = 0
        self.hand_steps: i64 = 0
        self.hand_rubble: i64 = 0
        self.hand_coins: i64 = 0
        self.laid_out: i64 = 0  # coins

    def add_actions(self, actions: i64) -> None:
        while actions:
            action: i64 = actions & 15
            if action in (MINE, COPY):
                self.digs += 1
            elif action in (MOVE, DRAW, GIVE):
                self.steps += 1
            else:
                self.others += 1
            actions >>= 4

    def actions_worth(self) -> float:
        return DIG * float(self.digs) + STEP * float(self.steps) + OTHER_ACTION * float(self.others)


def tally_own(state: DeepState, seat: i64) -> Tally:
    cards = state.cards
    faces = state.faces
    tally = Tally()
    at: i64 = seat * state.rules.room
    zone: i64 = DRAW_PILE
    while zone < ZONES:
        stop: i64 = at + state.counts[seat * ZONES + zone]
        while at < stop:
            face: i64 = cards[at]
            actions: i64 = faces.actions[face]
            tally.points += faces.vp[face]
            if actions:
                tally.add_actions(actions)
                if zone == HAND:
                    if actions & 15 == MINE:
                        tally.hand_digs += 1
                    elif actions & 15 == MOVE:
                        tally.hand_steps += 1
            elif face == RUBBLE_FACE:
                tally.rubble += 1
                if zone == HAND:
                    tally.hand_rubble += 1
            elif zone == HAND:
                tally.hand_coins += faces.coins[face]
            elif zone == REVEALED:
                tally.laid_out += faces.coins[face]
            at += 1
        zone += 1
    return tally


def tally_open(state: DeepState, seat: i64, near: vec[i64]) -> Tally:
    """What everybody knows of a seat's cards; the Resources laid out go to ``near``."""
    cards = state.cards
    faces = state.faces
    tally = Tally()
    at: i64 = seat * state.rules.room
    private: i64 = state.private_end(seat)
    stop: i64 = private + state.count(seat, PLAYED) + state.count(seat, REVEALED)
    while at < stop:
        face: i64 = cards[at]
        if at < private and faces.mined[face]:
            tally.mined += 1
        else:
            tally.points += faces.vp[face]
            if faces.actions[face]:
                tally.add_actions(faces.actions[face])
            elif at >= private and faces.resource[face]:
                near[faces.resource[face]] += 1
                near[0] += faces.coins[face]
        at += 1
    tally.laid_out = near[0]
    return tally


def write_own(state: DeepState, seat: i64, left: float, ways: Ways, pending: Pending, row: SparseRow) -> float:
    """The seat's own cards, all of them, and how far it is from the pieces in sight.

    Answers the points it can expect by the hand-written evaluation (all but the bonus for Rubble).
    """
    tally = tally_own(state, seat)
    near = zeros(KINDS)
    far = zeros(KINDS)
    count_resources(state, seat, near, far)
    sight: float = gain_in_sight(state, near, far, left, ways, pending.tile[seat])
    row.add(OWN + MY_POINTS, float(tally.points) / MANY_POINTS)
    row.add(OWN + MY_COINS, float(near[0] + far[0]) / MANY_COINS)
    row.add(OWN + MY_RUBBLE, float(tally.rubble) / MANY)
    row.add(OWN + MY_DIGS, float(tally.hand_digs) / FEW)
    row.add(OWN + MY_STEPS, float(tally.hand_steps) / FEW)
    row.add(OWN + MY_HAND_COINS, float(tally.hand_coins) / MANY)
    row.add(OWN + MY_HAND_RUBBLE, float(tally.hand_rubble) / FEW)
    row.add(OWN + MY_FAR_COINS, float(far[0]) / MANY_COINS)
    row.add(OWN + MY_SIGHT, sight / MANY)
    if can_buy(state, near):
        row.add(OWN + MY_READY, 1.0)
    kind: i64 = 1
    while kind < KINDS:
        row.add(OWN + MY_KINDS - 1 + kind, float(near[kind]) / FEW)
        kind += 1
    write_price(state, 0, near, far, row)
    write_price(state, 1, near, far, row)
    coins: i64 = tally.hand_coins + tally.laid_out + far[0]  # Treasures are none (G-204)
    expected: float = standing_by(state, seat, tally, coins, left, pending)
    expected += sight + float(tally.points) + left * RUBBLE_IN_THE_WAY * float(tally.rubble)
    if seat == state.active:
        expected += (DIG_THIS_TURN - CARD_THIS_TURN) * float(tally.hand_digs)
    return expected


def standing_by(state: DeepState, seat: i64, tally: Tally, coins: i64, left: float, pending: Pending) -> float:
    """Points to expect of what counts for every seat alike, but what its cards score and what it can buy."""
    expected: float = event_worth(state, seat) + float(treasure_points(state, seat))
    expected += (COIN + COIN_TO_SPEND * left) * float(coins)
    expected += left * (LAID_OUT * float(tally.laid_out) + tally.actions_worth())
    if state.trait(seat) >= 0:
        expected += TRAIT
    if walled_in(state, pending.tile[seat]):
        expected += WALLED_IN * left
    hand: float = float(state.hand_count(seat) - pending.paying[seat])
    if seat == state.active:  # a new hand comes when this turn ends
        return expected + CARD_FOR_NEXT_TURN * float(HAND_SIZE) + TURN + CARD_THIS_TURN * hand
    return expected + CARD_FOR_NEXT_TURN * hand


def write_price(state: DeepState, pile: i64, near: vec[i64], far: vec[i64], row: SparseRow) -> None:
    """What is lacking for a piece in sight."""
    face: i64 = state.stock_top(JEWELRY + pile)
    if face == NONE:
        return
    lacking: i64 = 0
    nowhere: i64 = 0
    kind: i64 = 1
    while kind < KINDS:
        need: i64 = state.faces.needs[face * KINDS + kind] - near[kind]
        if need > 0:
            lacking += need
            if need > far[kind]:
                nowhere += need - far[kind]
        kind += 1
    start: i64 = OWN + MY_PRICES + PRICE * pile
    row.add(start, float(lacking) / FEW)
    row.add(start + 1, float(nowhere) / FEW)
    coins: i64 = state.faces.cost[face] - near[0]
    if coins > 0:
        row.add(start + 2, float(coins) / MANY)


def write_seat(state: DeepState, seat: i64, left: float, ways: Ways, pending: Pending, rows: vec[float]) -> float:
    """The row of a seat; answers the points others can expect it to make, by the hand-written evaluation."""
    start: i64 = seat * SEAT_FEATURES
    near = zeros(KINDS)
    tally = tally_open(state, seat, near)
    add_treasures(state, seat, near)
    here: i64 = pending.tile[seat]
    sight: float = gain_in_sight(state, near, zeros(KINDS), left, ways, here)
    rows[start + OF_POINTS] = float(tally.points + treasure_points(state, seat)) / MANY_POINTS
    rows[start + OF_MINED] = float(tally.mined) / MANY_CARDS
    rows[start + OF_COINS] = float(near[0]) / MANY
    rows[start + OF_DIGS] = float(tally.digs) / MANY
    rows[start + OF_STEPS] = float(tally.steps) / MANY
    rows[start + OF_OTHERS] = float(tally.others) / MANY
    rows[start + OF_CARDS] = float(all_cards(state, seat)) / (2.0 * MANY_CARDS)
    rows[start + OF_HAND] = float(state.hand_count(seat) - pending.paying[seat]) / float(HAND_SIZE)
    write_helpers(state, seat, start, rows)
    rows[start + OF_TO_CAMP] = float(ways.to_camp[here]) / SOME
    rows[start + OF_TO_PILE] = float(ways.to_pile[here]) / SOME
    if walled_in(state, here):
        rows[start + OF_WALLED] = 1.0
    if can_buy(state, near):
        rows[start + OF_READY] = 1.0
    rows[start + OF_SIGHT] = sight / MANY
    unseen: float = UNSEEN_POINTS + (COIN + COIN_TO_SPEND * left) * UNSEEN_COINS
    expected: float = standing_by(state, seat, tally, tally.laid_out, left, pending)
    return expected + sight + float(tally.points) + unseen * float(tally.mined)


def write_helpers(state: DeepState, seat: i64, start: i64, rows: vec[float]) -> None:
    events: i64 = state.get(seat, EVENTS)
    helpers: i64 = events & COMPANION_MASK
    count: i64 = 0
    while helpers:
        count += helpers & 1
        helpers >>= 1
    rows[start + OF_COMPANIONS] = float(count) / FEW
    rows[start + OF_NUISANCES] = float(((events >> CALL_OF_NATURE) & 1) + ((events >> VAMPIRE_BATS) & 1))
    if state.trait(seat) >= 0:
        rows[start + OF_TRAIT] = 1.0


def write_value(state: DeepState, own: float, best: float, left: float, expected: vec[float], row: SparseRow) -> None:
    """The hand-written evaluator's judgement, as far as the seat knows: its share of the victory, and its lead."""
    spread: float = SPREAD_LATE + (SPREAD_EARLY - SPREAD_LATE) * left
    total: float = 0.0
    seat: i64 = 0
    highest: float = own if own > best else best
    while seat < state.seats:
        total += exp((expected[seat] - highest) / spread)
        seat += 1
    row.add(VALUE, exp((own - highest) / spread) / total)
    lead: float = (own - best) / LEAD_STEP + float(LEAD_REACH)
    if lead < 0.0:
        lead = 0.0
    elif lead > 2.0 * float(LEAD_REACH):
        lead = 2.0 * float(LEAD_REACH)
    low: i64 = 0
    while low < 2 * LEAD_REACH and lead >= float(low + 1):
        low += 1
    above: float = lead - float(low)
    row.add(LEAD + low, 1.0 - above)
    if above > 0.0:
        row.add(LEAD + low + 1, above)


def write_mine(state: DeepState, row: SparseRow) -> None:
    """How much there is to dig, and how near the end is."""
    waiting: i64 = state.stock_counts[MINING]
    step: i64 = (waiting + CLOCK_STEP - 1) // CLOCK_STEP
    row.add(CLOCK + (step if step < CLOCK_STEPS else CLOCK_STEPS - 1), 1.0)
    cards: i64 = 0
    piles: i64 = 0
    least: i64 = 0
    pile: i64 = 0
    while pile < state.pile_count:
        count: i64 = state.stock_counts[MAP + pile]
        if count > 0:
            cards += count
            piles += 1
            if least == 0 or count < least:
                least = count
        pile += 1
    row.add(THE_MINE, float(waiting) / (4.0 * MANY))
    row.add(THE_MINE + 1, float(cards) / (4.0 * MANY))
    row.add(THE_MINE + 2, float(piles) / MANY)
    row.add(THE_MINE + 3, float(least) / SOME)
    if state.rules.max_rounds:
        rounds: float = float(state.rules.max_rounds - state.round) / MANY
        row.add(THE_MINE + 4, rounds if rounds < 2.0 else 2.0)


def write_market(state: DeepState, row: SparseRow) -> None:
    """The pieces in sight and how many are left; whether a tool to dig with can be crafted."""
    pile: i64 = 0
    while pile < 2:
        face: i64 = state.stock_top(JEWELRY + pile)
        if face != NONE:
            row.add(MARKET + pile, float(state.faces.vp[face]) / MANY)
        pile += 1
    row.add(MARKET + 2, float(state.stock_counts[JEWELRY] + state.stock_counts[JEWELRY + 1]) / MANY_CARDS)
    tools: i64 = 0
    pile = 0
    while pile < 3:
        tool: i64 = state.stock_top(ACTIONS + pile)
        if tool != NONE:
            tools += (state.faces.shows[tool] >> MINE) & 1
        pile += 1
    row.add(MARKET + 3, float(tools) / FEW)
