"""Dig Deeper Dwarf as numbers: the slices nets read (judged.py), then the whole table as a seat may know it.

Tiles and Mining piles have slots in the order they were laid, as moves name them. Cards face down are told by the marks
of the seat that looks (knowledge.py): a card it knows counts in every zone where it may lie, its parts together one.
Parts are multiples of a power of two, so that sums do not depend on the order of the cards.
"""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64, vec
from underhall.core.features import Features, SparseRow
from underhall.games.dig_deeper_dwarf.catalogue import (
    ACTIONS as ACTION_WORDS,
)
from underhall.games.dig_deeper_dwarf.catalogue import (
    ALL_ACTIONS,
    CAVE_MERCHANT,
    CAVE_OTTER,
    EVENT_COUNT,
    MAX_FACES,
    MAX_PILES,
    MAX_TILES,
    MOVE,
    RESOURCES,
    THWART,
    TRAIT_COUNT,
)
from underhall.games.dig_deeper_dwarf.events import LayTile
from underhall.games.dig_deeper_dwarf.jewelry import SOURCE, Purchase
from underhall.games.dig_deeper_dwarf.judged import JUDGED, JUDGED_SIZE, MOST_PLAYERS, Summary, relative, write_judged
from underhall.games.dig_deeper_dwarf.knowledge import KNOWN, LANE_BITS, lane_of
from underhall.games.dig_deeper_dwarf.layout import (
    ACTIONS,
    BARRED,
    BY_TREASURE,
    CELL,
    COMPANION_USED,
    DEALT,
    DRAW_PILE,
    EVENT,
    EVENT_PILE,
    EVENTS,
    FLOODED,
    HAND,
    JEWELRY,
    LINKS,
    MAP,
    MINING,
    MYCOLUS_USED,
    NONE,
    OPEN,
    PILE_LINK,
    PLAYED,
    RUBBLE,
    RUBBLE_FACE,
    TILE_PILE,
    TILE_ROW,
    USED,
    ZONES,
)
from underhall.games.dig_deeper_dwarf.looking import BookChoice, Look
from underhall.games.dig_deeper_dwarf.map import has_workbench
from underhall.games.dig_deeper_dwarf.moves import ACT_COUNT, ACT_INVESTIGATE_SEAT, WAYS
from underhall.games.dig_deeper_dwarf.payments import Pay
from underhall.games.dig_deeper_dwarf.prospects import KINDS
from underhall.games.dig_deeper_dwarf.responses import CANCELLED, NO_ACT, Deed, Playing
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.windows import Window

# Amounts are divided by these, so that most numbers lie between 0 and 2.
MANY: Final = 16.0
SOME: Final = 8.0
FEW: Final = 4.0

# Cards are told by what they are: Rubble, the five Resources, pieces and their points, each action, unknown.
OF_RUBBLE: Final = 0
OF_RESOURCES: Final = 1
OF_POINTS: Final = OF_RESOURCES + len(RESOURCES)
OF_PIECES: Final = OF_POINTS + 1
OF_ACTIONS: Final = OF_PIECES + 1
OF_UNKNOWN: Final = OF_ACTIONS + len(ACTION_WORDS)
PROFILE: Final = OF_UNKNOWN + 1
WHOLE: Final = 6.0 / 16.0  # a card; one that may lie in two or three zones counts a half or a third in each
PRIVATE_ZONES: Final = 3

SEAT_TURN: Final = 6 + 6 + 3
JEWEL: Final = 3 + len(RESOURCES)
TOOL: Final = 2 + len(ACTION_WORDS)
STOCK_COUNT: Final = 9
# A tile: whether there is one, x, y, open sides, ways, piles beside it, Workbench, Rubble, Otter, Merchant, dwarfs.
TILE_PART: Final = 3 + 3 * 4 + 4 + MOST_PLAYERS
# A Mining pile: cards left, x, y, its Event card, and cards the seat knows in it by kind.
PILE_PART: Final = 3 + EVENT_COUNT + KINDS
LOOKED: Final = PROFILE + EVENT_COUNT
MOST_LOOKED: Final = 3
MOST_ANNOUNCED: Final = 4
# An announced action: who, what (a Thwart Plans last), and whether it was cancelled.
ANNOUNCED_PART: Final = MOST_PLAYERS + ACT_COUNT + 2
SPENDING: Final = 2 + 2 + len(WAYS) + KINDS
LAID: Final = 5
OPTION_COUNT: Final = 5
QUESTIONS: Final = (
    "activity",
    "pick_trait",
    "pay",
    "playing",
    "deed",
    "window",
    "copy_window",
    "free_basic",
    "choose_card",
    "clear_rubble",
    "look",
    "book",
    "dug_out",
    "lay_tile",
    "canary",
    "happening",
    "dismiss",
    "flood",
    "goblins",
    "take_action",
    "party_gift",
    "party_present",
    "purchase",
    "replace_gold",
    "otter_trade",
    "use",
    "strong",
    "strong_drop",
    "trait_window",
    "draw_after",
    "crafting",
    "end_phase",
)

IN_HAND: Final = JUDGED_SIZE
COUNTS: Final = IN_HAND + MAX_FACES
DECKS: Final = COUNTS + MOST_PLAYERS * ZONES
IN_FRONT: Final = DECKS + MOST_PLAYERS * PRIVATE_ZONES * PROFILE
SEAT_EVENTS: Final = IN_FRONT + MOST_PLAYERS * 2 * PROFILE
SEAT_TRAITS: Final = SEAT_EVENTS + MOST_PLAYERS * EVENT_COUNT
DEALT_TRAITS: Final = SEAT_TRAITS + MOST_PLAYERS * TRAIT_COUNT
LIMITS: Final = DEALT_TRAITS + TRAIT_COUNT
JEWELS: Final = LIMITS + MOST_PLAYERS * SEAT_TURN
TOOLS: Final = JEWELS + 2 * JEWEL
STOCKS: Final = TOOLS + 3 * TOOL
TILES: Final = STOCKS + STOCK_COUNT
PILES: Final = TILES + MAX_TILES * TILE_PART
MINING_KNOWN: Final = PILES + MAX_PILES * PILE_PART
LOOKING: Final = MINING_KNOWN + KINDS
QUESTION: Final = LOOKING + MOST_LOOKED * LOOKED
STACK: Final = QUESTION + len(QUESTIONS)
ACTIONS_LEFT: Final = STACK + MOST_ANNOUNCED * ANNOUNCED_PART
PAYMENT: Final = ACTIONS_LEFT + MOST_PLAYERS * len(ALL_ACTIONS)
LAYING: Final = PAYMENT + SPENDING
REMOVED: Final = LAYING + LAID
REMOVED_EVENTS: Final = REMOVED + PROFILE
STARTER: Final = REMOVED_EVENTS + EVENT_COUNT
THIS_TURN: Final = STARTER + MOST_PLAYERS
LAST_DONE: Final = THIS_TURN + 4
TABLE_SIZE: Final = LAST_DONE + len(ACTION_WORDS)
CHOSEN: Final = TABLE_SIZE + MOST_PLAYERS
AT_TURN: Final = CHOSEN + OPTION_COUNT

REST: Final = (
    ("hand", MAX_FACES),
    ("counts", MOST_PLAYERS * ZONES),
    ("decks", MOST_PLAYERS * PRIVATE_ZONES * PROFILE),
    ("in_front", MOST_PLAYERS * 2 * PROFILE),
    ("events", MOST_PLAYERS * EVENT_COUNT),
    ("traits", MOST_PLAYERS * TRAIT_COUNT),
    ("dealt_traits", TRAIT_COUNT),
    ("limits", MOST_PLAYERS * SEAT_TURN),
    ("jewelry", 2 * JEWEL),
    ("action_cards", 3 * TOOL),
    ("stocks", STOCK_COUNT),
    ("tiles", MAX_TILES * TILE_PART),
    ("piles", MAX_PILES * PILE_PART),
    ("mining_known", KINDS),
    ("looking", MOST_LOOKED * LOOKED),
    ("question", len(QUESTIONS)),
    ("stack", MOST_ANNOUNCED * ANNOUNCED_PART),
    ("actions_left", MOST_PLAYERS * len(ALL_ACTIONS)),
    ("payment", SPENDING),
    ("laying", LAID),
    ("removed", PROFILE),
    ("removed_events", EVENT_COUNT),
    ("starter", MOST_PLAYERS),
    ("this_turn", 4),
    ("last_done", len(ACTION_WORDS)),
    ("players", MOST_PLAYERS),
    ("options", OPTION_COUNT),
    ("at_turn", 2 * MOST_PLAYERS),
)


@final
class DeepFeatures(Features[DeepState]):
    def __init__(self) -> None:
        super().__init__(JUDGED, REST)
        self.summary: Summary | None = None  # of the state looked at last

    def players(self, state: DeepState) -> i64:
        return state.seats

    def look_ahead(self, state: DeepState) -> DeepState:
        """The state itself; what all seats know alike is worked out here, once for all of them."""
        self.summary = Summary(state)
        return state

    def write_judged(self, state: DeepState, table: DeepState, seat: i64, row: SparseRow) -> None:
        summary = self.summary
        if summary is None or summary.state is not table:  # somebody else has looked at another state since
            summary = Summary(table)
        write_judged(table, summary, seat, row)

    def write_rest(self, state: DeepState, seat: i64, out: vec[float]) -> None:
        write_hand(state, seat, out)
        other: i64 = seat
        place: i64 = 0
        while place < state.seats:
            write_cards(state, seat, other, place, out)
            write_row(state, other, place, out)
            place += 1
            other = other + 1 if other + 1 < state.seats else 0
        write_market(state, out)
        write_tiles(state, seat, out)
        write_piles(state, seat, out)
        write_looking(state, seat, out)
        write_stack(state, seat, out)
        write_payment(state, out)
        write_turn(state, seat, out)


# Cards.


def add_card(state: DeepState, face: i64, start: i64, amount: float, out: vec[float]) -> None:
    """Add what a card is to the profile that begins at ``start``."""
    faces = state.faces
    kind: i64 = faces.resource[face]
    if face == RUBBLE_FACE:
        out[start + OF_RUBBLE] += amount
    elif kind:
        out[start + OF_RESOURCES - 1 + kind] += amount
    elif faces.vp[face]:
        out[start + OF_PIECES] += amount
        out[start + OF_POINTS] += amount * float(faces.vp[face]) / SOME
    add_actions(faces.actions[face], start + OF_ACTIONS, amount, out)


def add_actions(actions: i64, start: i64, amount: float, out: vec[float]) -> None:
    """Add packed actions to the run of all actions that begins at ``start``."""
    while actions:
        out[start - 1 + (actions & 15)] += amount
        actions >>= 4


def write_hand(state: DeepState, seat: i64, out: vec[float]) -> None:
    at: i64 = state.hand_start(seat)
    stop: i64 = at + state.hand_count(seat)
    while at < stop:
        out[IN_HAND + state.cards[at]] += 0.5
        at += 1
    trait: i64 = 0
    while trait < 2:
        dealt: i64 = state.get(seat, DEALT + trait)
        if dealt != NONE:
            out[DEALT_TRAITS + dealt] = 1.0
        trait += 1


def write_cards(state: DeepState, viewer: i64, seat: i64, place: i64, out: vec[float]) -> None:
    """A seat's cards: its own as they lie, the others' as far as the viewer's marks tell; and what lies in front."""
    zone: i64 = DRAW_PILE
    at: i64 = seat * state.rules.room
    shift: i64 = lane_of(viewer)
    while zone < ZONES:
        count: i64 = state.count(seat, zone)
        out[COUNTS + place * ZONES + zone] = float(count) / SOME
        start: i64 = DECKS + (place * PRIVATE_ZONES + zone) * PROFILE
        if zone >= PLAYED:
            start = IN_FRONT + (2 * place + zone - PLAYED) * PROFILE
        stop: i64 = at + count
        while at < stop:
            if seat == viewer or zone >= PLAYED:
                add_card(state, state.cards[at], start, WHOLE, out)
            else:
                add_unseen(state, at, (state.marks[at] >> shift) & LANE_BITS, place, out)
            at += 1
        zone += 1


def add_unseen(state: DeepState, at: i64, mark: i64, place: i64, out: vec[float]) -> None:
    """A card of another seat that lies face down, in each zone where it may lie."""
    zones: i64 = (mark >> 2) & 7  # hand 1, draw pile 2, discard pile 4
    if zones == 0:
        zones = 7
    count: i64 = (zones & 1) + ((zones >> 1) & 1) + (zones >> 2)
    amount: float = WHOLE if count == 1 else (WHOLE / 2.0 if count == 2 else WHOLE / 3.0)
    zone: i64 = DRAW_PILE
    while zone < PRIVATE_ZONES:
        bit: i64 = zones & 1 if zone == HAND else ((zones >> 1) & 1 if zone == DRAW_PILE else zones >> 2)
        start: i64 = DECKS + (place * PRIVATE_ZONES + zone) * PROFILE
        if bit:
            if mark & KNOWN:
                add_card(state, state.cards[at], start, amount, out)
            else:
                out[start + OF_UNKNOWN] += amount
        zone += 1


def write_row(state: DeepState, seat: i64, place: i64, out: vec[float]) -> None:
    """Event cards, Trait and used limits of a seat."""
    write_mask(state.get(seat, EVENTS), SEAT_EVENTS + place * EVENT_COUNT, out)
    if state.trait(seat) != NONE:
        out[SEAT_TRAITS + place * TRAIT_COUNT + state.trait(seat)] = 1.0
    start: i64 = LIMITS + place * SEAT_TURN
    write_basics(state.get(seat, USED), start, out)
    write_basics(state.get(seat, BARRED), start + 6, out)
    out[start + 12] = 1.0 if state.get(seat, COMPANION_USED) else 0.0
    out[start + 13] = 1.0 if state.get(seat, MYCOLUS_USED) else 0.0
    out[start + 14] = 1.0 if state.get(seat, FLOODED) else 0.0


def write_basics(mask: i64, start: i64, out: vec[float]) -> None:
    """Basic actions: the first five actions, and Thwart Plans."""
    number: i64 = 0
    while number < 6:
        action: i64 = MOVE + number if number < 5 else THWART
        if (mask >> action) & 1:
            out[start + number] = 1.0
        number += 1


def write_mask(mask: i64, start: i64, out: vec[float]) -> None:
    while mask:
        if mask & 1:
            out[start] = 1.0
        mask >>= 1
        start += 1


# The table.


def write_market(state: DeepState, out: vec[float]) -> None:
    faces = state.faces
    pile: i64 = 0
    while pile < 2:
        face: i64 = state.stock_top(JEWELRY + pile)
        start: i64 = JEWELS + pile * JEWEL
        if face != NONE:
            out[start] = 1.0
            out[start + 1] = float(faces.vp[face]) / SOME
            out[start + 2] = float(faces.cost[face]) / SOME
            kind: i64 = 1
            while kind < KINDS:
                out[start + 2 + kind] = float(faces.needs[face * KINDS + kind]) / 2.0
                kind += 1
        pile += 1
    pile = 0
    while pile < 3:
        face = state.stock_top(ACTIONS + pile)
        start = TOOLS + pile * TOOL
        if face != NONE:
            out[start] = 1.0
            out[start + 1] = float(faces.cost[face]) / FEW
            add_actions(faces.actions[face], start + 2, 1.0, out)
        pile += 1
    stock: i64 = JEWELRY
    while stock <= TILE_PILE:
        out[STOCKS + stock] = float(state.stock_counts[stock]) / MANY
        stock += 1
    out[STOCKS + STOCK_COUNT - 1] = float(state.supply) / FEW
    face = 0
    while face < faces.count:
        if state.removed[face]:
            add_card(state, face, REMOVED, WHOLE * float(state.removed[face]), out)
        face += 1
    write_mask(state.removed_events, REMOVED_EVENTS, out)


def write_tiles(state: DeepState, seat: i64, out: vec[float]) -> None:
    grid = state.rules.grid
    tile: i64 = 0
    while tile < state.tile_count:
        row: i64 = tile * TILE_ROW
        start: i64 = TILES + tile * TILE_PART
        out[start] = 1.0
        out[start + 1] = float(grid.x(state.tiles[row + CELL])) / FEW
        out[start + 2] = float(grid.y(state.tiles[row + CELL])) / FEW
        side: i64 = 0
        while side < 4:
            there: i64 = state.tiles[row + LINKS + side]
            out[start + 3 + side] = float((state.tiles[row + OPEN] >> side) & 1)
            if there >= PILE_LINK:
                out[start + 11 + side] = 1.0
            elif there != NONE:
                out[start + 7 + side] = 1.0
            side += 1
        out[start + 15] = 1.0 if has_workbench(state, tile) else 0.0
        out[start + 16] = float(state.tiles[row + RUBBLE]) / 2.0
        out[start + 17] = 1.0 if state.tiles[row + EVENT] == CAVE_OTTER else 0.0
        out[start + 18] = 1.0 if state.tiles[row + EVENT] == CAVE_MERCHANT else 0.0
        tile += 1
    other: i64 = 0
    while other < state.seats:
        out[TILES + state.where(other) * TILE_PART + 19 + relative(state, other, seat)] = 1.0
        other += 1


def write_piles(state: DeepState, seat: i64, out: vec[float]) -> None:
    grid = state.rules.grid
    pile: i64 = 0
    while pile < state.pile_count:
        start: i64 = PILES + pile * PILE_PART
        count: i64 = state.stock_counts[MAP + pile]
        if count > 0:
            out[start] = float(count) / FEW
            out[start + 1] = float(grid.x(state.pile_cells[pile])) / FEW
            out[start + 2] = float(grid.y(state.pile_cells[pile])) / FEW
            if state.pile_events[pile] != NONE:
                out[start + 3 + state.pile_events[pile]] = 1.0
            add_known(state, MAP + pile, seat, start + 3 + EVENT_COUNT, out)
        pile += 1
    add_known(state, MINING, seat, MINING_KNOWN, out)


def add_known(state: DeepState, stock: i64, seat: i64, start: i64, out: vec[float]) -> None:
    """Mining cards that the seat knows to be in a pile, by kind; at 0 Rubble."""
    shift: i64 = lane_of(seat)
    at: i64 = state.rules.base[stock]
    stop: i64 = at + state.stock_counts[stock]
    while at < stop:
        if (state.stock_marks[at] >> shift) & KNOWN:
            out[start + state.faces.resource[state.stock[at]]] += 0.5
        at += 1


def write_looking(state: DeepState, seat: i64, out: vec[float]) -> None:
    """The cards the seat looks at right now, from the top: Investigate (G-111) or Bookling (G-193)."""
    if state.seat != seat:
        return
    frame = state.asking
    cards = state.cards
    top: i64 = 0
    count: i64 = 0
    events = False
    if isinstance(frame, BookChoice) or (isinstance(frame, Look) and frame.is_deck()):
        owner: i64 = seat
        if isinstance(frame, Look):
            owner = frame.act - ACT_INVESTIGATE_SEAT
        count = state.count(owner, DRAW_PILE)
        top = owner * state.rules.room + count - 1
    elif isinstance(frame, Look):
        cards = state.stock
        count = state.stock_counts[frame.stock()]
        top = state.rules.base[frame.stock()] + count - 1
        events = frame.stock() == EVENT_PILE
    number: i64 = 0
    while number < MOST_LOOKED and number < count:
        start: i64 = LOOKING + number * LOOKED
        if events:
            out[start + PROFILE + cards[top - number]] = 1.0
        else:
            add_card(state, cards[top - number], start, 1.0, out)
        number += 1


# What is pending.


def write_stack(state: DeepState, seat: i64, out: vec[float]) -> None:
    """The question, the actions announced last (the last one first), and actions that cards laid down still allow."""
    if state.seat >= 0:
        out[QUESTION + QUESTIONS.index(state.asking.name())] = 1.0
    frames = state.frames
    told: i64 = 0
    index: i64 = frames.depth - 1
    while index >= 0:
        frame = frames.items[index]
        index -= 1
        start: i64 = STACK + told * ANNOUNCED_PART
        if isinstance(frame, Playing):
            who: i64 = relative(state, frame.player, seat)
            add_actions(frame.left, ACTIONS_LEFT + who * len(ALL_ACTIONS), 0.5, out)
        elif isinstance(frame, Deed):
            if told < MOST_ANNOUNCED:
                out[start + relative(state, frame.player, seat)] = 1.0
                out[start + MOST_PLAYERS + frame.act] = 1.0
                out[start + ANNOUNCED_PART - 1] = 1.0 if frame.phase == CANCELLED else 0.0
            told += 1
        elif isinstance(frame, Window) and frame.act == NO_ACT:
            if told < MOST_ANNOUNCED:
                out[start + relative(state, frame.announcer, seat)] = 1.0
                out[start + MOST_PLAYERS + ACT_COUNT] = 1.0
            told += 1


def write_payment(state: DeepState, out: vec[float]) -> None:
    """Cards to pay, a purchase under way and what was paid for it; the tile that is being laid."""
    frames = state.frames
    index: i64 = 0
    while index < frames.depth:
        frame = frames.items[index]
        index += 1
        if isinstance(frame, Pay):
            out[PAYMENT] = float(frame.number) / FEW
            out[PAYMENT + 1] = float(frame.keep)
        elif isinstance(frame, Purchase):
            out[PAYMENT + 2 + frame.pile] = 1.0
            out[PAYMENT + 4 + frame.way] = 1.0
        elif isinstance(frame, LayTile):
            side: i64 = 0
            while side < 4:
                out[LAYING + side] = float((state.faces.tile_sides[frame.kind] >> side) & 1)
                side += 1
            out[LAYING + 4] = float(state.faces.tile_bench[frame.kind])
    paid: i64 = 0
    while paid < state.paid_count:
        card: i64 = state.paid[paid] % SOURCE
        kind: i64 = 0
        if state.paid[paid] // SOURCE == BY_TREASURE:
            kind = state.faces.treasure_resource[card]
        else:
            kind = state.faces.resource[card]
        out[PAYMENT + 4 + len(WAYS) + kind] += 0.5
        paid += 1


def write_turn(state: DeepState, seat: i64, out: vec[float]) -> None:
    rules = state.rules
    out[STARTER + relative(state, state.first, seat)] = 1.0
    out[THIS_TURN] = float(state.round) / MANY
    out[THIS_TURN + 1] = 1.0 if state.bought else 0.0
    out[THIS_TURN + 2] = 1.0 if state.crafted else 0.0
    out[THIS_TURN + 3] = 1.0 if state.began_in_camp else 0.0
    add_actions(state.last_done, LAST_DONE, 0.5, out)
    out[TABLE_SIZE + state.seats - 1] = 1.0
    out[CHOSEN] = 1.0 if rules.crafting else 0.0
    out[CHOSEN + 1] = 1.0 if rules.events else 0.0
    out[CHOSEN + 2] = 1.0 if rules.surprises else 0.0
    out[CHOSEN + 3] = 1.0 if rules.traits else 0.0
    out[CHOSEN + 4] = 1.0 if rules.party else 0.0
    if state.seat == seat or (state.seat >= 0 and not state.asking.hides_decider()):
        out[AT_TURN + relative(state, state.seat, seat)] = 1.0
    out[AT_TURN + MOST_PLAYERS + relative(state, state.active, seat)] = 1.0


FEATURES: Final = DeepFeatures()
