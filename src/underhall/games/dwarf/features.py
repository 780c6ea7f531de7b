"""DWARF as numbers. Everything lies open but the Mountains' order and the special cards below a pile's top (D-11).

The judged slices are read from the table as the hand-written evaluator's look-ahead leaves it (``at_round_end``).
"""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64, vec
from underhall.core.features import Features, SparseRow
from underhall.games.dwarf.catalogue import FORGE, FRONTS, KINDS
from underhall.games.dwarf.evaluation import (
    GOLD_MARGIN,
    ITEMS_MARGIN,
    STEEL_MARGIN,
    best_other_steel,
    confidence,
    edge,
    steel,
)
from underhall.games.dwarf.round_end import at_round_end, best_other
from underhall.games.dwarf.rounds import ITEMS_TO_END, MOST_PLAYERS
from underhall.games.dwarf.scoring import leader, winners
from underhall.games.dwarf.state import (
    EXTRA,
    GLORY,
    GOLD,
    IRON,
    ITEMS,
    LOCATIONS,
    MOUNTAIN,
    NO_OPPONENT,
    OPPONENTS,
    PILE,
    PILES,
    REGULAR,
    ROW,
    STACK,
    STEEL,
    DwarfState,
)

KIND_COUNT: Final = len(KINDS)
FRONT_COUNT: Final = len(FRONTS)
MOST_MINES: Final = 2
MOST_PLACES: Final = MOST_MINES * LOCATIONS

# Amounts are divided by these, so that most numbers lie between 0 and 2.
MANY: Final = 8.0
FEW: Final = 4.0

# A seat's row among the judged slices.
OF_IRON: Final = 0
OF_STEEL: Final = 1
OF_GOLD: Final = 2
OF_GLORY: Final = 3
OF_WORKERS: Final = 4
OF_LEADS: Final = 5
OF_FORGES: Final = 6
OF_ITEMS: Final = 7  # one of four: 1, 2, 3, 4 or more
SEAT_ROW: Final = OF_ITEMS + ITEMS_TO_END

# How far a seat is ahead of the best other: one of so many, from that much behind to that much ahead.
STEEL_REACH: Final = 6
GOLD_REACH: Final = 6
ITEMS_REACH: Final = 3
IRON_REACH: Final = 4
GLORY_REACH: Final = 4

EDGES: Final = MOST_PLAYERS * SEAT_ROW
EDGE_COUNT: Final = 4
STEEL_AHEAD: Final = EDGES + EDGE_COUNT
GOLD_AHEAD: Final = STEEL_AHEAD + 2 * STEEL_REACH + 1
ITEMS_AHEAD: Final = GOLD_AHEAD + 2 * GOLD_REACH + 1
IRON_AHEAD: Final = ITEMS_AHEAD + 2 * ITEMS_REACH + 1
GLORY_AHEAD: Final = IRON_AHEAD + 2 * IRON_REACH + 1
ON_SHOW: Final = GLORY_AHEAD + 2 * GLORY_REACH + 1
FREE: Final = ON_SHOW + KIND_COUNT
MARKER: Final = FREE + KIND_COUNT
ASKED: Final = MARKER + MOST_PLAYERS
CLOCK: Final = ASKED + MOST_PLAYERS
CARDS_A_STEP: Final = 4
CLOCK_STEPS: Final = MOUNTAIN // CARDS_A_STEP
SPECIALS: Final = CLOCK + CLOCK_STEPS
STANDING: Final = SPECIALS + FRONT_COUNT
STANDING_COUNT: Final = 3

JUDGED: Final = (
    ("seats", MOST_PLAYERS * SEAT_ROW),
    ("edges", EDGE_COUNT),
    ("steel_ahead", 2 * STEEL_REACH + 1),
    ("gold_ahead", 2 * GOLD_REACH + 1),
    ("items_ahead", 2 * ITEMS_REACH + 1),
    ("iron_ahead", 2 * IRON_REACH + 1),
    ("glory_ahead", 2 * GLORY_REACH + 1),
    ("on_show", KIND_COUNT),
    ("free", KIND_COUNT),
    ("marker", MOST_PLAYERS),
    ("asked", MOST_PLAYERS),
    ("clock", CLOCK_STEPS),
    ("specials", FRONT_COUNT),
    ("standing", STANDING_COUNT),
)

# The rest. A location's part: the card on top, how many cards, and whose worker stands there, regular or extra.
PART: Final = KIND_COUNT + 1 + 2 * MOST_PLAYERS
PILE_PART: Final = FRONT_COUNT + 1
MINE_PART: Final = 3
QUESTIONS: Final = (
    "first_turns",
    "second_turns",
    "sell_item",
    "special_order",
    "past_glories",
    "turn_back",
    "apprentice",
    "help_now",
    "helpers",
    "work",
)
NUMBERED: Final = {name: number for number, name in enumerate(QUESTIONS)}
OPTION_COUNT: Final = 4
HOLDINGS: Final = STANDING + STANDING_COUNT
PLACES: Final = HOLDINGS + MOST_PLAYERS * ROW
PILE_TOPS: Final = PLACES + MOST_PLACES * PART
MOUNTAINS: Final = PILE_TOPS + MOST_MINES * PILES * PILE_PART
QUESTION: Final = MOUNTAINS + MOST_MINES * MINE_PART
ROUND: Final = QUESTION + len(QUESTIONS)
THIS_ROUND: Final = ROUND + 1
TABLE_SIZE: Final = THIS_ROUND + 2
CHOSEN: Final = TABLE_SIZE + MOST_PLAYERS
OPPONENT: Final = CHOSEN + OPTION_COUNT
AT_TURN: Final = OPPONENT + len(OPPONENTS) - 1

REST: Final = (
    ("holdings", MOST_PLAYERS * ROW),
    ("places", MOST_PLACES * PART),
    ("piles", MOST_MINES * PILES * PILE_PART),
    ("mountains", MOST_MINES * MINE_PART),
    ("question", len(QUESTIONS)),
    ("round", 1),
    ("this_round", 2),
    ("players", MOST_PLAYERS),
    ("options", OPTION_COUNT),
    ("solo_opponent", len(OPPONENTS) - 1),
    ("at_turn", 2 * MOST_PLAYERS),
)


@final
class DwarfFeatures(Features[DwarfState]):
    def __init__(self) -> None:
        super().__init__(JUDGED, REST)

    def players(self, state: DwarfState) -> i64:
        return state.rules.players

    def look_ahead(self, state: DwarfState) -> DwarfState:
        return at_round_end(state)

    def write_judged(self, state: DwarfState, table: DwarfState, seat: i64, row: SparseRow) -> None:
        write_seats(table, seat, row)
        write_edges(table, seat, row)
        ahead(table, seat, STEEL, STEEL_REACH, STEEL_AHEAD, row)
        ahead(table, seat, GOLD, GOLD_REACH, GOLD_AHEAD, row)
        ahead(table, seat, ITEMS, ITEMS_REACH, ITEMS_AHEAD, row)
        ahead(table, seat, IRON, IRON_REACH, IRON_AHEAD, row)
        ahead(table, seat, GLORY, GLORY_REACH, GLORY_AHEAD, row)
        write_cards(table, row)
        row.add(MARKER + relative(table, table.holder, seat), 1.0)
        if state.seat >= 0:
            row.add(ASKED + relative(state, state.seat, seat), 1.0)
        write_standing(table, seat, row)

    def write_rest(self, state: DwarfState, seat: i64, out: vec[float], start: i64) -> None:
        write_holdings(state, seat, out, start + HOLDINGS)
        write_places(state, seat, out, start + PLACES)
        write_decks(state, out, start)
        write_options(state, out, start)
        if state.seat >= 0:
            out[start + AT_TURN + relative(state, state.seat, seat)] = 1.0
        out[start + AT_TURN + MOST_PLAYERS + relative(state, state.holder, seat)] = 1.0


def relative(state: DwarfState, other: i64, seat: i64) -> i64:
    """How many steps clockwise another seat is from the one that looks."""
    steps: i64 = other - seat
    return steps if steps >= 0 else steps + state.seats


# Judged slices.


def write_seats(table: DwarfState, seat: i64, row: SparseRow) -> None:
    steel_leader: i64 = leader(table, STEEL)
    gold_leader: i64 = leader(table, GOLD)
    items_leader: i64 = leader(table, ITEMS)
    other: i64 = seat
    start: i64 = 0
    while start < table.seats * SEAT_ROW:
        row.add(start + OF_IRON, float(table.have(other, IRON)) / MANY)
        row.add(start + OF_STEEL, float(table.have(other, STEEL)) / MANY)
        row.add(start + OF_GOLD, float(table.have(other, GOLD)) / MANY)
        row.add(start + OF_GLORY, float(table.have(other, GLORY)) / FEW)
        row.add(start + OF_WORKERS, float(table.have(other, REGULAR)))
        leads: i64 = 0
        if steel_leader == other:
            leads += 1
        if gold_leader == other:
            leads += 1
        if items_leader == other:
            leads += 1
        row.add(start + OF_LEADS, float(leads))
        row.add(start + OF_FORGES, float(payable_forges(table, other)))
        items: i64 = table.have(other, ITEMS)
        if items > 0:
            row.add(start + OF_ITEMS - 1 + (items if items < ITEMS_TO_END else ITEMS_TO_END), 1.0)
        start += SEAT_ROW
        other = table.seat_after(other, 1)


def payable_forges(table: DwarfState, seat: i64) -> i64:
    """How many of the Forge cards on show the seat could pay for."""
    cards = table.cards
    count: i64 = 0
    place: i64 = 0
    while place < table.rules.places:
        card: i64 = table.top(place)
        if cards.action[card] == FORGE and table.can_pay(seat, card):
            count += 1
        place += 1
    return count


def write_edges(table: DwarfState, seat: i64, row: SparseRow) -> None:
    """The hand-written evaluator's own terms."""
    row.add(EDGES, edge(steel(table, seat) - best_other_steel(table, seat), STEEL_MARGIN))
    row.add(EDGES + 1, edge(float(table.have(seat, GOLD) - best_other(table, seat, GOLD)), GOLD_MARGIN))
    row.add(EDGES + 2, edge(float(table.have(seat, ITEMS) - best_other(table, seat, ITEMS)), ITEMS_MARGIN))
    row.add(EDGES + 3, 4.0 * (confidence(table, seat) - 0.5))


def ahead(table: DwarfState, seat: i64, what: i64, reach: i64, start: i64, row: SparseRow) -> None:
    lead: i64 = table.have(seat, what) - best_other(table, seat, what)
    if lead > reach:
        lead = reach
    elif lead < -reach:
        lead = -reach
    row.add(start + reach + lead, 1.0)


def write_cards(table: DwarfState, row: SparseRow) -> None:
    """What can be done, this round (where somebody may still place a worker) and from the next on; and the clock."""
    rules = table.rules
    placing = False
    seat: i64 = 0
    while seat < table.seats:
        if table.have(seat, REGULAR) > 0:
            placing = True
        seat += 1
    share: float = 1.0 / float(rules.mines)
    place: i64 = 0
    while place < rules.places:
        kind: i64 = table.cards.kind[table.top(place)]
        row.add(ON_SHOW + kind, share)
        if placing and table.available(place):
            row.add(FREE + kind, share)
        place += 1
    least: i64 = table.mountain_counts[0]
    mine: i64 = 0
    while mine < rules.mines:
        if table.mountain_counts[mine] < least:
            least = table.mountain_counts[mine]
        mine += 1
    row.add(CLOCK + least // CARDS_A_STEP, 1.0)
    pile: i64 = 0
    while pile < rules.mines * PILES:
        count: i64 = table.pile_counts[pile]
        if count > 0:
            row.add(SPECIALS + table.cards.front[table.piles[pile * PILE + count - 1]], share)
        pile += 1


def write_standing(table: DwarfState, seat: i64, row: SparseRow) -> None:
    """Whether the seat would win as things stand, and whether the game ends with this round."""
    ends: float = 0.0
    other: i64 = 0
    while other < table.seats:
        if table.have(other, ITEMS) >= ITEMS_TO_END:
            ends = 1.0
        other += 1
    wins: float = 1.0 if (winners(table) >> seat) & 1 else 0.0
    row.add(STANDING, wins)
    row.add(STANDING + 1, ends)
    row.add(STANDING + 2, wins * ends)


# The rest.


def write_holdings(state: DwarfState, seat: i64, out: vec[float], start: i64) -> None:
    holdings = state.holdings
    other: i64 = seat
    stop: i64 = start + state.seats * ROW
    while start < stop:
        row: i64 = other * ROW
        out[start + IRON] = float(holdings[row + IRON]) / MANY
        out[start + STEEL] = float(holdings[row + STEEL]) / MANY
        out[start + GOLD] = float(holdings[row + GOLD]) / MANY
        out[start + ITEMS] = float(holdings[row + ITEMS]) / FEW
        out[start + GLORY] = float(holdings[row + GLORY]) / MANY
        out[start + REGULAR] = float(holdings[row + REGULAR]) / FEW
        out[start + EXTRA] = float(holdings[row + EXTRA]) / FEW
        start += ROW
        other = state.seat_after(other, 1)


def write_places(state: DwarfState, seat: i64, out: vec[float], start: i64) -> None:
    # Here and below: what a loop reads again and again is read once. Compiled, each reading counts.
    kinds = state.cards.kind
    stacks = state.stacks
    heights = state.heights
    kind_count: i64 = KIND_COUNT
    part: i64 = PART
    places: i64 = state.rules.places
    at: i64 = start
    place: i64 = 0
    while place < places:
        height: i64 = heights[place]
        out[at + kinds[stacks[place * STACK + height - 1]]] = 1.0
        out[at + kind_count] = float(height) / FEW
        at += part
        place += 1
    worker_place = state.worker_place
    worker_owner = state.worker_owner
    worker_extra = state.worker_extra
    worker_spent = state.worker_spent
    worker: i64 = 0
    while worker < state.worker_count:
        at = start + worker_place[worker] * part + kind_count + 1
        at += worker_extra[worker] * MOST_PLAYERS + relative(state, worker_owner[worker], seat)
        # A worker that is spent still keeps others from its location.
        out[at] += 0.5 if worker_spent[worker] else 1.0
        worker += 1


def write_decks(state: DwarfState, out: vec[float], start: i64) -> None:
    fronts = state.cards.front
    piles = state.piles
    counts = state.pile_counts
    front_count: i64 = FRONT_COUNT
    at: i64 = start + PILE_TOPS
    stop: i64 = state.rules.mines * PILES
    pile: i64 = 0
    while pile < stop:
        count: i64 = counts[pile]
        if count > 0:
            out[at + fronts[piles[pile * PILE + count - 1]]] = 1.0
        out[at + front_count] = float(count) / float(PILE)
        at += front_count + 1
        pile += 1
    at = start + MOUNTAINS
    mine: i64 = 0
    while mine < state.rules.mines:
        out[at] = float(state.mountain_counts[mine]) / float(MOUNTAIN)
        out[at + 1] = float(state.lower[mine]) / float(MOUNTAIN)
        out[at + 2] = float(state.discard_counts[mine]) / MANY
        at += MINE_PART
        mine += 1


def write_options(state: DwarfState, out: vec[float], start: i64) -> None:
    rules = state.rules
    if state.seat >= 0:
        out[start + QUESTION + NUMBERED[state.asking.name()]] = 1.0
    at: i64 = start + ROUND
    out[at] = float(state.round) / MANY
    at = start + THIS_ROUND
    out[at] = float(state.mustered)
    out[at + 1] = float(state.orcs)
    at = start + TABLE_SIZE
    out[at + rules.players - 1] = 1.0
    at = start + CHOSEN
    out[at] = 0.0 if rules.v1 else 1.0
    out[at + 1] = 1.0 if rules.a_on_b else 0.0
    out[at + 2] = 1.0 if rules.duplex else 0.0
    out[at + 3] = 1.0 if rules.end_when_empty else 0.0
    if rules.solo != NO_OPPONENT:
        out[start + OPPONENT + rules.solo - 1] = 1.0


FEATURES: Final = DwarfFeatures()
