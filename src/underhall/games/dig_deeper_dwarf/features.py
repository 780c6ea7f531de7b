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
    ALL_ACTIONS,
    CAVE_MERCHANT,
    CAVE_OTTER,
    EVENT_COUNT,
    MOVE,
    THWART,
    TRAIT_COUNT,
    Cards,
)
from underhall.games.dig_deeper_dwarf.events import LayTile
from underhall.games.dig_deeper_dwarf.jewelry import SOURCE, Purchase
from underhall.games.dig_deeper_dwarf.judged import JUDGED, MOST_PLAYERS, Summary, relative, write_judged
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
from underhall.games.dig_deeper_dwarf.slices import (
    ACTIONS_LEFT,
    ANNOUNCED_PART,
    AT_TURN,
    CHOSEN,
    COUNTS,
    DEALT_TRAITS,
    DECKS,
    FEW,
    IN_FRONT,
    IN_HAND,
    JEWEL,
    JEWELS,
    LAST_DONE,
    LAYING,
    LIMITS,
    LOOKED,
    LOOKING,
    MANY,
    MINING_KNOWN,
    MOST_ANNOUNCED,
    MOST_LOOKED,
    NUMBERED,
    OF_ACTIONS,
    OF_PIECES,
    OF_POINTS,
    OF_RESOURCES,
    OF_RUBBLE,
    OF_UNKNOWN,
    PAYMENT,
    PILE_PART,
    PILES,
    PRIVATE_ZONES,
    PROFILE,
    QUESTION,
    REMOVED,
    REMOVED_EVENTS,
    REST,
    SEAT_EVENTS,
    SEAT_TRAITS,
    SEAT_TURN,
    SOME,
    STACK,
    STARTER,
    STOCK_COUNT,
    STOCKS,
    TABLE_SIZE,
    THIS_TURN,
    TILE_PART,
    TILES,
    TOOL,
    TOOLS,
    WHOLE,
)
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.windows import Window


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

    def write_rest(self, state: DeepState, seat: i64, out: vec[float], start: i64) -> None:
        write_hand(state, seat, start, out)
        other: i64 = seat
        place: i64 = 0
        while place < state.seats:
            write_counts(state, other, start + COUNTS + place * ZONES, out)
            if other == seat:
                write_own(state, seat, start, out)
            else:
                write_unseen(state, seat, other, start + DECKS + place * PRIVATE_ZONES * PROFILE, out)
            write_in_front(state, other, start + IN_FRONT + 2 * place * PROFILE, out)
            write_row(state, other, place, start, out)
            place += 1
            other = other + 1
            if other == state.seats:
                other = 0
        write_market(state, start, out)
        write_removed(state, start, out)
        write_tiles(state, seat, start, out)
        write_piles(state, seat, start, out)
        write_looking(state, seat, start, out)
        write_stack(state, seat, start, out)
        write_payment(state, start, out)
        write_turn(state, seat, start, out)


# Cards. What a loop reads again and again is read once before it: compiled, each reading counts.


def add_card(faces: Cards, face: i64, start: i64, amount: float, out: vec[float]) -> None:
    """Add what a card is to the profile that begins at ``start``."""
    if face == RUBBLE_FACE:
        out[start + OF_RUBBLE] += amount
    else:
        kind: i64 = faces.resource[face]
        if kind:
            out[start + OF_RESOURCES - 1 + kind] += amount
        else:
            points: i64 = faces.vp[face]
            if points:
                out[start + OF_PIECES] += amount
                out[start + OF_POINTS] += amount * float(points) / SOME
    add_actions(faces.actions[face], start + OF_ACTIONS, amount, out)


def add_actions(actions: i64, start: i64, amount: float, out: vec[float]) -> None:
    """Add packed actions to the run of all actions that begins at ``start``."""
    while actions:
        out[start - 1 + (actions & 15)] += amount
        actions >>= 4


def add_cards(state: DeepState, at: i64, stop: i64, start: i64, out: vec[float]) -> None:
    """Add whole cards of the buffer, from ``at`` up to ``stop``."""
    faces = state.faces
    cards = state.cards
    while at < stop:
        add_card(faces, cards[at], start, WHOLE, out)
        at += 1


def write_hand(state: DeepState, seat: i64, base: i64, out: vec[float]) -> None:
    cards = state.cards
    at: i64 = state.hand_start(seat)
    stop: i64 = at + state.hand_count(seat)
    while at < stop:
        out[base + IN_HAND + cards[at]] += 0.5
        at += 1
    trait: i64 = 0
    while trait < 2:
        dealt: i64 = state.get(seat, DEALT + trait)
        if dealt != NONE:
            out[base + DEALT_TRAITS + dealt] = 1.0
        trait += 1


def write_counts(state: DeepState, seat: i64, start: i64, out: vec[float]) -> None:
    """How many cards a seat has in each zone."""
    zone: i64 = DRAW_PILE
    while zone < ZONES:
        out[start + zone] = float(state.count(seat, zone)) / SOME
        zone += 1


def write_own(state: DeepState, seat: i64, base: i64, out: vec[float]) -> None:
    """The viewer's draw pile, hand and discard pile as they lie."""
    at: i64 = seat * state.rules.room
    zone: i64 = DRAW_PILE
    while zone < PRIVATE_ZONES:
        stop: i64 = at + state.count(seat, zone)
        add_cards(state, at, stop, base + DECKS + zone * PROFILE, out)
        at = stop
        zone += 1


def write_in_front(state: DeepState, seat: i64, start: i64, out: vec[float]) -> None:
    """What a seat has played, and Resources it has laid out: all see them."""
    at: i64 = state.begin(seat, PLAYED)
    zone: i64 = PLAYED
    while zone < ZONES:
        stop: i64 = at + state.count(seat, zone)
        add_cards(state, at, stop, start + (zone - PLAYED) * PROFILE, out)
        at = stop
        zone += 1


def write_unseen(state: DeepState, viewer: i64, seat: i64, start: i64, out: vec[float]) -> None:
    """Another seat's draw pile, hand and discard pile, as far as the viewer's marks tell."""
    marks = state.marks
    shift: i64 = lane_of(viewer)
    at: i64 = seat * state.rules.room
    stop: i64 = state.begin(seat, PLAYED)
    anywhere: i64 = 0  # cards of which the viewer knows nothing at all
    while at < stop:
        mark: i64 = (marks[at] >> shift) & LANE_BITS
        zones: i64 = (mark >> 2) & 7  # hand 1, draw pile 2, discard pile 4
        if mark & KNOWN == 0 and (zones == 0 or zones == 7):
            anywhere += 1
        else:
            add_unseen(state, at, mark & KNOWN, zones if zones else 7, start, out)
        at += 1
    if anywhere:
        amount: float = float(anywhere) * (WHOLE / 3.0)
        zone: i64 = DRAW_PILE
        while zone < PRIVATE_ZONES:
            out[start + zone * PROFILE + OF_UNKNOWN] += amount
            zone += 1


def add_unseen(state: DeepState, at: i64, known: i64, zones: i64, start: i64, out: vec[float]) -> None:
    """A card of another seat that lies face down, in each zone where it may lie."""
    count: i64 = (zones & 1) + ((zones >> 1) & 1) + (zones >> 2)
    amount: float = WHOLE if count == 1 else (WHOLE / 2.0 if count == 2 else WHOLE / 3.0)
    zone: i64 = DRAW_PILE
    while zone < PRIVATE_ZONES:
        bit: i64 = zones & 1 if zone == HAND else ((zones >> 1) & 1 if zone == DRAW_PILE else zones >> 2)
        if bit:
            if known:
                add_card(state.faces, state.cards[at], start + zone * PROFILE, amount, out)
            else:
                out[start + zone * PROFILE + OF_UNKNOWN] += amount
        zone += 1


def write_row(state: DeepState, seat: i64, place: i64, base: i64, out: vec[float]) -> None:
    """Event cards, Trait and used limits of a seat."""
    write_mask(state.get(seat, EVENTS), base + SEAT_EVENTS + place * EVENT_COUNT, out)
    trait: i64 = state.trait(seat)
    if trait != NONE:
        out[base + SEAT_TRAITS + place * TRAIT_COUNT + trait] = 1.0
    start: i64 = base + LIMITS + place * SEAT_TURN
    write_basics(state.get(seat, USED), start, out)
    write_basics(state.get(seat, BARRED), start + 6, out)
    out[start + 12] = 1.0 if state.get(seat, COMPANION_USED) else 0.0
    out[start + 13] = 1.0 if state.get(seat, MYCOLUS_USED) else 0.0
    out[start + 14] = 1.0 if state.get(seat, FLOODED) else 0.0


def write_basics(mask: i64, start: i64, out: vec[float]) -> None:
    """Basic actions: the first five actions, and Thwart Plans."""
    number: i64 = 0
    while number < 5:
        if (mask >> (MOVE + number)) & 1:
            out[start + number] = 1.0
        number += 1
    if (mask >> THWART) & 1:
        out[start + 5] = 1.0


def write_mask(mask: i64, start: i64, out: vec[float]) -> None:
    while mask:
        if mask & 1:
            out[start] = 1.0
        mask >>= 1
        start += 1


# The table.


def write_market(state: DeepState, base: i64, out: vec[float]) -> None:
    faces = state.faces
    pile: i64 = 0
    while pile < 2:
        face: i64 = state.stock_top(JEWELRY + pile)
        start: i64 = base + JEWELS + pile * JEWEL
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
        start = base + TOOLS + pile * TOOL
        if face != NONE:
            out[start] = 1.0
            out[start + 1] = float(faces.cost[face]) / FEW
            add_actions(faces.actions[face], start + 2, 1.0, out)
        pile += 1
    stock: i64 = JEWELRY
    while stock <= TILE_PILE:
        out[base + STOCKS + stock] = float(state.stock_counts[stock]) / MANY
        stock += 1
    out[base + STOCKS + STOCK_COUNT - 1] = float(state.supply) / FEW


def write_removed(state: DeepState, base: i64, out: vec[float]) -> None:
    """Cards that are out of the game."""
    faces = state.faces
    removed = state.removed
    face: i64 = 0
    while face < faces.count:
        count: i64 = removed[face]
        if count:
            add_card(faces, face, base + REMOVED, WHOLE * float(count), out)
        face += 1
    write_mask(state.removed_events, base + REMOVED_EVENTS, out)


def write_tiles(state: DeepState, seat: i64, base: i64, out: vec[float]) -> None:
    tiles = state.tiles
    columns = state.rules.grid.columns
    rows = state.rules.grid.rows
    start: i64 = base + TILES
    tile: i64 = 0
    while tile < state.tile_count:
        row: i64 = tile * TILE_ROW
        cell: i64 = tiles[row + CELL]
        out[start] = 1.0
        out[start + 1] = float(columns[cell]) / FEW
        out[start + 2] = float(rows[cell]) / FEW
        sides: i64 = tiles[row + OPEN]
        side: i64 = 0
        while side < 4:
            there: i64 = tiles[row + LINKS + side]
            out[start + 3 + side] = float((sides >> side) & 1)
            if there >= PILE_LINK:
                out[start + 11 + side] = 1.0
            elif there != NONE:
                out[start + 7 + side] = 1.0
            side += 1
        out[start + 15] = 1.0 if has_workbench(state, tile) else 0.0
        out[start + 16] = float(tiles[row + RUBBLE]) / 2.0
        event: i64 = tiles[row + EVENT]
        if event == CAVE_OTTER:
            out[start + 17] = 1.0
        elif event == CAVE_MERCHANT:
            out[start + 18] = 1.0
        start += TILE_PART
        tile += 1
    other: i64 = 0
    while other < state.seats:
        out[base + TILES + state.where(other) * TILE_PART + 19 + relative(state, other, seat)] = 1.0
        other += 1


def write_piles(state: DeepState, seat: i64, base: i64, out: vec[float]) -> None:
    counts = state.stock_counts
    cells = state.pile_cells
    columns = state.rules.grid.columns
    rows = state.rules.grid.rows
    start: i64 = base + PILES
    pile: i64 = 0
    while pile < state.pile_count:
        count: i64 = counts[MAP + pile]
        if count > 0:
            out[start] = float(count) / FEW
            out[start + 1] = float(columns[cells[pile]]) / FEW
            out[start + 2] = float(rows[cells[pile]]) / FEW
            event: i64 = state.pile_events[pile]
            if event != NONE:
                out[start + 3 + event] = 1.0
            add_known(state, MAP + pile, seat, start + 3 + EVENT_COUNT, out)
        start += PILE_PART
        pile += 1
    add_known(state, MINING, seat, base + MINING_KNOWN, out)


def add_known(state: DeepState, stock: i64, seat: i64, start: i64, out: vec[float]) -> None:
    """Mining cards that the seat knows to be in a pile, by kind; at 0 Rubble."""
    marks = state.stock_marks
    known: i64 = KNOWN << lane_of(seat)
    at: i64 = state.rules.base[stock]
    stop: i64 = at + state.stock_counts[stock]
    while at < stop:
        if marks[at] & known:
            out[start + state.faces.resource[state.stock[at]]] += 0.5
        at += 1


def write_looking(state: DeepState, seat: i64, base: i64, out: vec[float]) -> None:
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
        start: i64 = base + LOOKING + number * LOOKED
        if events:
            out[start + PROFILE + cards[top - number]] = 1.0
        else:
            add_card(state.faces, cards[top - number], start, 1.0, out)
        number += 1


# What is pending.


def write_stack(state: DeepState, seat: i64, base: i64, out: vec[float]) -> None:
    """The question, the actions announced last (the last one first), and actions that cards laid down still allow."""
    if state.seat >= 0:
        out[base + QUESTION + NUMBERED[state.asking.name()]] = 1.0
    frames = state.frames
    told: i64 = 0
    index: i64 = frames.depth - 1
    while index >= 0:
        frame = frames.items[index]
        index -= 1
        start: i64 = base + STACK + told * ANNOUNCED_PART
        if isinstance(frame, Playing):
            who: i64 = relative(state, frame.player, seat)
            add_actions(frame.left, base + ACTIONS_LEFT + who * len(ALL_ACTIONS), 0.5, out)
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


def write_payment(state: DeepState, base: i64, out: vec[float]) -> None:
    """Cards to pay, a purchase under way and what was paid for it; the tile that is being laid."""
    frames = state.frames
    index: i64 = 0
    while index < frames.depth:
        frame = frames.items[index]
        index += 1
        if isinstance(frame, Pay):
            out[base + PAYMENT] = float(frame.number) / FEW
            out[base + PAYMENT + 1] = float(frame.keep)
        elif isinstance(frame, Purchase):
            out[base + PAYMENT + 2 + frame.pile] = 1.0
            out[base + PAYMENT + 4 + frame.way] = 1.0
        elif isinstance(frame, LayTile):
            side: i64 = 0
            while side < 4:
                out[base + LAYING + side] = float((state.faces.tile_sides[frame.kind] >> side) & 1)
                side += 1
            out[base + LAYING + 4] = float(state.faces.tile_bench[frame.kind])
    paid: i64 = 0
    while paid < state.paid_count:
        card: i64 = state.paid[paid] % SOURCE
        kind: i64 = 0
        if state.paid[paid] // SOURCE == BY_TREASURE:
            kind = state.faces.treasure_resource[card]
        else:
            kind = state.faces.resource[card]
        out[base + PAYMENT + 4 + len(WAYS) + kind] += 0.5
        paid += 1


def write_turn(state: DeepState, seat: i64, base: i64, out: vec[float]) -> None:
    rules = state.rules
    out[base + STARTER + relative(state, state.first, seat)] = 1.0
    out[base + THIS_TURN] = float(state.round) / MANY
    out[base + THIS_TURN + 1] = 1.0 if state.bought else 0.0
    out[base + THIS_TURN + 2] = 1.0 if state.crafted else 0.0
    out[base + THIS_TURN + 3] = 1.0 if state.began_in_camp else 0.0
    add_actions(state.last_done, base + LAST_DONE, 0.5, out)
    out[base + TABLE_SIZE + state.seats - 1] = 1.0
    out[base + CHOSEN] = 1.0 if rules.crafting else 0.0
    out[base + CHOSEN + 1] = 1.0 if rules.events else 0.0
    out[base + CHOSEN + 2] = 1.0 if rules.surprises else 0.0
    out[base + CHOSEN + 3] = 1.0 if rules.traits else 0.0
    out[base + CHOSEN + 4] = 1.0 if rules.party else 0.0
    if state.seat == seat or (state.seat >= 0 and not state.asking.hides_decider()):
        out[base + AT_TURN + relative(state, state.seat, seat)] = 1.0
    out[base + AT_TURN + MOST_PLAYERS + relative(state, state.active, seat)] = 1.0


FEATURES: Final = DeepFeatures()
