"""The whole table of Fall and Duel as a seat may know it, in numbers: the slices that outside learners observe.

The map is told twice: as a window of cells around its middle, which holds nearly every map there is, and card by card,
which also holds what lies outside the window or under other cards.
"""

from __future__ import annotations

from typing import Final

from underhall.core.buffers import i64, vec
from underhall.core.grid import SIDES
from underhall.games.dwar7s.catalogue import (
    CASTLE,
    GEMS,
    GOALS,
    KINDS,
    MONSTERS_EACH,
    MOST_SEATS,
    OGRES,
    SECRETS,
)
from underhall.games.dwar7s.map import CELL, DWARFS, NONE, OPEN, SITE, STANDING, TOP
from underhall.games.dwar7s.moves import GRID
from underhall.games.dwar7s.ogres import BruteSwap
from underhall.games.dwar7s.secrecy import public_frame
from underhall.games.dwar7s.state import (
    DWARFS_EACH,
    GEM,
    GEM_COUNT,
    GOAL,
    GOAL_COUNT,
    GOAL_ROW,
    HAND_LIMIT,
    KINGDOM,
    KINGDOM_COUNT,
    OGRE,
    OGRE_COUNT,
    OGRE_DISCARD,
    PILE,
    REVEALED,
    ROW,
    SECRET,
    SUPPLY,
    TROPHIES,
    Dwar7sState,
)

WINDOW: Final = 11  # cells along a side
HALF: Final = 5
# A cell's part: the kind of its top card (castles by owner), its open sides, dwarfs, whether a card may be laid there.
CELL_CASTLES: Final = KINDS - 1
CELL_OPEN: Final = CELL_CASTLES + MOST_SEATS
CELL_DWARFS: Final = CELL_OPEN + SIDES
CELL_SPOT: Final = CELL_DWARFS + MOST_SEATS
CELL_PART: Final = CELL_SPOT + 1
# A card's part, by owner and kind.
CARD_IN_HAND: Final = 0
CARD_ON_MAP: Final = 1  # 1 on top of its stack, half as much for each card above it
CARD_PLACE: Final = 2  # x and y from the middle
CARD_OPEN: Final = 4
CARD_DWARFS: Final = 8
CARD_PART: Final = CARD_DWARFS + MOST_SEATS
# What a seat holds: dwarfs at home, kingdom cards, gems, ogre cards, trading goals, and the monsters it has slain.
SLAIN: Final = 5
HELD: Final = SLAIN + MOST_SEATS * MONSTERS_EACH
QUESTIONS: Final = ("actions", "resolve", "trade", "dig", "discard", "brute", "reveal")
NUMBERED: Final = {name: number for number, name in enumerate(QUESTIONS)}
ROUND_COUNT: Final = 5
LEAST_PLAYERS: Final = 2
LEAST_GOALS: Final = 2
GOAL_LIMITS: Final = 3
OPTION_COUNT: Final = 7

REST: Final = (
    ("map", WINDOW * WINDOW * CELL_PART),
    ("middle", 2),
    ("cards", MOST_SEATS * KINDS * CARD_PART),
    ("hand", GEMS + OGRES),
    ("secrets", MOST_SEATS * SECRETS),
    ("holdings", MOST_SEATS * HELD),
    ("gems", MOST_SEATS * GEMS),
    ("goals", GOALS * (1 + MOST_SEATS)),
    ("decks", 2 + OGRES + GEMS),
    ("question", len(QUESTIONS)),
    ("asked", MOST_SEATS),
    ("brute", MOST_SEATS + 2),
    ("round", ROUND_COUNT),
    ("players", MOST_SEATS - LEAST_PLAYERS + 1),
    ("goals_to_end", GOAL_LIMITS),
    ("options", OPTION_COUNT),
    ("at_turn", 2 * MOST_SEATS),
)
# Where each begins, from the first on.
MIDDLE: Final = WINDOW * WINDOW * CELL_PART
CARDS: Final = MIDDLE + 2
HAND: Final = CARDS + MOST_SEATS * KINDS * CARD_PART
SECRET_GOALS: Final = HAND + GEMS + OGRES
HOLDINGS: Final = SECRET_GOALS + MOST_SEATS * SECRETS
GEMS_HELD: Final = HOLDINGS + MOST_SEATS * HELD
TRADING: Final = GEMS_HELD + MOST_SEATS * GEMS
DECKS: Final = TRADING + GOALS * (1 + MOST_SEATS)
QUESTION: Final = DECKS + 2 + OGRES + GEMS
ASKED: Final = QUESTION + len(QUESTIONS)
BRUTE: Final = ASKED + MOST_SEATS
ROUND: Final = BRUTE + MOST_SEATS + 2
PLAYERS: Final = ROUND + ROUND_COUNT
LIMIT: Final = PLAYERS + MOST_SEATS - LEAST_PLAYERS + 1
CHOSEN: Final = LIMIT + GOAL_LIMITS
AT_TURN: Final = CHOSEN + OPTION_COUNT

# Amounts are divided by these, so that most numbers lie between -1 and 2.
FEW: Final = 4.0
SOME: Final = 8.0
ROUNDS: Final = 60.0
MAT: Final = 12.0


def relative(state: Dwar7sState, other: i64, seat: i64) -> i64:
    """How many steps clockwise another seat is from the one that looks."""
    steps: i64 = other - seat
    return steps if steps >= 0 else steps + state.seats


def next_seat(state: Dwar7sState, seat: i64) -> i64:
    after: i64 = seat + 1
    return after if after < state.seats else after - state.seats


def write_table(state: Dwar7sState, seat: i64, start: i64, gems: vec[float], out: vec[float]) -> None:
    """All slices, from ``start`` on; ``gems`` are those in each hand as far as the seat can tell."""
    write_map(state, seat, start, out)
    write_hands(state, seat, start, gems, out)
    write_goals(state, seat, start, out)
    write_question(state, seat, start, out)
    write_options(state, start, out)
    out[start + AT_TURN + relative(state, state.active, seat)] = 1.0
    out[start + AT_TURN + MOST_SEATS + relative(state, state.first, seat)] = 1.0


# The map. What its loops read again and again is read once before them: compiled, each reading counts.


def write_map(state: Dwar7sState, seat: i64, start: i64, out: vec[float]) -> None:
    table = state.map
    sites = table.sites
    columns = GRID.columns
    rows = GRID.rows
    middle: i64 = middle_of(state)
    middle_x: i64 = columns[middle]
    middle_y: i64 = rows[middle]
    out[start + MIDDLE] = float(middle_x) / SOME
    out[start + MIDDLE + 1] = float(middle_y) / SOME
    row: i64 = 0
    while row < table.count * SITE:
        x: i64 = columns[sites[row + CELL]] - middle_x
        y: i64 = rows[sites[row + CELL]] - middle_y
        if in_window(x, y):
            write_cell(state, seat, row, start + window_cell(x, y) * CELL_PART, out)
        write_stack(state, seat, row, x, y, start + CARDS, out)
        row += SITE
    spots = table.spots
    at: i64 = start + CELL_SPOT
    spot: i64 = 0
    while spot < table.spot_count:
        x = columns[spots[spot]] - middle_x
        y = rows[spots[spot]] - middle_y
        if in_window(x, y):
            out[at + window_cell(x, y) * CELL_PART] = 1.0
        spot += 1


def in_window(x: i64, y: i64) -> bool:
    return -HALF <= x <= HALF and -HALF <= y <= HALF


def window_cell(x: i64, y: i64) -> i64:
    return (y + HALF) * WINDOW + x + HALF


def middle_of(state: Dwar7sState) -> i64:
    """The cell in the middle between the outermost cards; where none lies, the first spot for one."""
    table = state.map
    if table.count == 0:
        return table.spots[0]
    sites = table.sites
    columns = GRID.columns
    # Sites ascend, so the first lies furthest to the north and the last to the south.
    last: i64 = (table.count - 1) * SITE
    north: i64 = GRID.rows[sites[CELL]]
    south: i64 = GRID.rows[sites[last + CELL]]
    west: i64 = columns[sites[CELL]]
    east: i64 = west
    row: i64 = SITE
    while row <= last:
        x: i64 = columns[sites[row + CELL]]
        if x < west:
            west = x
        if x > east:
            east = x
        row += SITE
    return GRID.cell((west + east) // 2, (north + south) // 2)


def write_cell(state: Dwar7sState, seat: i64, row: i64, start: i64, out: vec[float]) -> None:
    sites = state.map.sites
    card: i64 = sites[row + TOP]
    kind: i64 = card % KINDS
    if kind == CASTLE:
        out[start + CELL_CASTLES + relative(state, state.rules.seat[card // KINDS], seat)] = 1.0
    else:
        out[start + kind - 1] = 1.0
    write_bits(sites[row + OPEN], start + CELL_OPEN, out)
    if sites[row + STANDING] > 0:
        write_dwarfs(state, seat, row, start + CELL_DWARFS, out)


def write_bits(bits: i64, start: i64, out: vec[float]) -> None:
    """Ones from ``start`` on where a bit is set."""
    while bits:
        if bits & 1:
            out[start] = 1.0
        bits >>= 1
        start += 1


def write_dwarfs(state: Dwar7sState, seat: i64, row: i64, start: i64, out: vec[float]) -> None:
    sites = state.map.sites
    other: i64 = seat
    steps: i64 = 0
    while steps < state.seats:
        out[start + steps] = float(sites[row + DWARFS + other]) / FEW
        steps += 1
        other = next_seat(state, other)


def write_stack(state: Dwar7sState, seat: i64, row: i64, x: i64, y: i64, start: i64, out: vec[float]) -> None:
    table = state.map
    amount: float = 1.0
    card: i64 = table.sites[row + TOP]
    while card != NONE:
        owner: i64 = relative(state, state.rules.seat[card // KINDS], seat)
        place: i64 = start + (owner * KINDS + card % KINDS) * CARD_PART
        out[place + CARD_ON_MAP] = amount
        out[place + CARD_PLACE] = float(x) / SOME
        out[place + CARD_PLACE + 1] = float(y) / SOME
        write_bits(state.cards.open[card * SIDES + table.turn(card)], place + CARD_OPEN, out)
        if amount == 1.0 and table.sites[row + STANDING] > 0:
            write_dwarfs(state, seat, row, place + CARD_DWARFS, out)
        amount *= 0.5
        card = table.below(card)


# Hands.


def write_hands(state: Dwar7sState, seat: i64, start: i64, gems: vec[float], out: vec[float]) -> None:
    holdings = state.holdings
    held: i64 = seat * ROW
    at: i64 = start + HAND
    number: i64 = 0
    while number < GEMS:
        out[at + number] = float(holdings[held + GEM + number]) / FEW
        number += 1
    at += GEMS
    number = 0
    while number < OGRES:
        out[at + number] = float(holdings[held + OGRE + number])
        number += 1
    other: i64 = seat
    steps: i64 = 0
    while steps < state.seats:
        held = other * ROW
        if other == seat or holdings[held + REVEALED]:
            out[start + SECRET_GOALS + steps * SECRETS + holdings[held + SECRET]] = 1.0
        write_held(state, seat, held, start + HOLDINGS + steps * HELD, out)
        at = start + GEMS_HELD + steps * GEMS
        number = 0
        while number < GEMS:
            out[at + number] = gems[other * GEMS + number] / FEW
            number += 1
        cards: i64 = holdings[held + KINGDOM]
        at = start + CARDS + steps * KINDS * CARD_PART + CARD_IN_HAND
        while cards:
            if cards & 1:
                out[at] = 1.0
            cards >>= 1
            at += CARD_PART
        steps += 1
        other = next_seat(state, other)


def write_held(state: Dwar7sState, seat: i64, held: i64, start: i64, out: vec[float]) -> None:
    holdings = state.holdings
    out[start] = float(holdings[held + PILE]) / float(DWARFS_EACH)
    out[start + 1] = float(holdings[held + KINGDOM_COUNT]) / float(KINDS)
    out[start + 2] = float(holdings[held + GEM_COUNT]) / float(HAND_LIMIT)
    out[start + 3] = float(holdings[held + OGRE_COUNT]) / FEW
    out[start + 4] = float(holdings[held + GOAL_COUNT]) / FEW
    # Monsters by owner, from the seat that looks on: dragon and frost giant.
    slain: i64 = holdings[held + TROPHIES]
    monster: i64 = 0
    while slain:
        if slain & 1:
            owner: i64 = relative(state, state.rules.seat[monster // MONSTERS_EACH], seat)
            out[start + SLAIN + owner * MONSTERS_EACH + monster % MONSTERS_EACH] = 1.0
        slain >>= 1
        monster += 1


# The rest of the table.


def write_goals(state: Dwar7sState, seat: i64, start: i64, out: vec[float]) -> None:
    """Trading goals on show and taken, and what the decks and the supply hold."""
    place: i64 = 0
    while place < state.row:
        out[start + TRADING + state.table[GOAL_ROW + place]] = 1.0
        place += 1
    other: i64 = seat
    steps: i64 = 1
    while steps <= state.seats:
        write_bits(state.holdings[other * ROW + GOAL], start + TRADING + steps * GOALS, out)
        steps += 1
        other = next_seat(state, other)
    out[start + DECKS] = float(state.goals) / SOME
    out[start + DECKS + 1] = float(state.ogres) / SOME
    discard: i64 = 0
    while discard < state.discards:
        out[start + DECKS + 2 + state.table[OGRE_DISCARD + discard]] += 1.0 / FEW
        discard += 1
    gem: i64 = 0
    while gem < GEMS:
        out[start + DECKS + 2 + OGRES + gem] = float(state.table[SUPPLY + gem]) / SOME
        gem += 1


def write_question(state: Dwar7sState, seat: i64, start: i64, out: vec[float]) -> None:
    if state.seat < 0:
        return
    frame = state.asking
    asked: i64 = state.seat
    if asked != seat and frame.unobservable():
        # Nobody may notice that another is asked for a secret goal (K-130).
        frame = public_frame(state)
        asked = state.active
    out[start + QUESTION + NUMBERED[frame.name()]] = 1.0
    out[start + ASKED + relative(state, asked, seat)] = 1.0
    if isinstance(frame, BruteSwap):
        middle: i64 = middle_of(state)
        out[start + BRUTE + relative(state, frame.enemy, seat)] = 1.0
        out[start + BRUTE + MOST_SEATS] = float(GRID.x(frame.cell) - GRID.x(middle)) / SOME
        out[start + BRUTE + MOST_SEATS + 1] = float(GRID.y(frame.cell) - GRID.y(middle)) / SOME


def write_options(state: Dwar7sState, start: i64, out: vec[float]) -> None:
    rules = state.rules
    out[start + ROUND] = float(state.round) / ROUNDS
    out[start + ROUND + 1] = float(state.actions) / FEW
    out[start + ROUND + 2] = float(state.busy)
    out[start + ROUND + 3] = float(state.quiet)
    out[start + ROUND + 4] = float(state.closing)
    out[start + PLAYERS + state.seats - LEAST_PLAYERS] = 1.0
    out[start + LIMIT + rules.goals_to_end - LEAST_GOALS] = 1.0
    out[start + CHOSEN] = 1.0 if rules.width > 0 else 0.0
    out[start + CHOSEN + 1] = float(rules.width) / MAT
    out[start + CHOSEN + 2] = float(rules.height) / MAT
    out[start + CHOSEN + 3] = 1.0 if rules.dragon_over_mine else 0.0
    out[start + CHOSEN + 4] = 1.0 if rules.castleless_dragon else 0.0
    out[start + CHOSEN + 5] = 1.0 if rules.open_gems else 0.0
    out[start + CHOSEN + 6] = float(rules.round_cap) / ROUNDS
