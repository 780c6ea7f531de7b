"""Positions of Dig Deeper Dwarf: the whole table as readable plain data, there and back (invariants.py checks them).

Piles are written from the top. ``known`` holds the marks of knowledge.py beside each zone; left out, everybody knows
what each player's cards are but not in which zone they lie, and of piles only what is face up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from underhall.core.errors import BadPosition
from underhall.core.fields import (
    SEAT,
    Attribute,
    Column,
    CountedRows,
    Custom,
    Field,
    Fields,
    Group,
    Kind,
    Mask,
    OneOf,
    Rows,
    Truth,
    Whole,
    seats,
)
from underhall.core.fields import mask_words as mask_words
from underhall.core.position import ONE_OF, as_cards, as_kind, as_list, as_table, as_whole, as_word
from underhall.games.dig_deeper_dwarf.catalogue import ACTIONS as ACTION_WORDS
from underhall.games.dig_deeper_dwarf.catalogue import EVENTS as EVENT_WORDS
from underhall.games.dig_deeper_dwarf.catalogue import MAX_PILES, MAX_TILES, TRAITS, sides_word
from underhall.games.dig_deeper_dwarf.knowledge import C_ALL, D_ALL, H_ALL, K_ALL, LANE, P_ALL
from underhall.games.dig_deeper_dwarf.layout import (
    ACTIONS,
    BARRED,
    BOX,
    BY_TREASURE,
    CELL,
    COMPANION_USED,
    DEALT,
    ENDINGS,
    EVENT,
    EVENT_PILE,
    EVENTS,
    FLOODED,
    GIFT,
    JEWELRY,
    KIND,
    MAP,
    MINING,
    MYCOLUS_USED,
    NONE,
    OPEN,
    PAID_ROOM,
    PICKED,
    RUBBLE,
    SEAT_ROW,
    TILE,
    TILE_PILE,
    TILE_ROW,
    TRAIT,
    TRAIT_BOX,
    USED,
    ZONES,
)
from underhall.games.dig_deeper_dwarf.map import relink, tile_at
from underhall.games.dig_deeper_dwarf.moves import GIFTS
from underhall.games.dig_deeper_dwarf.state import DeepState

ZONE_WORDS: Final = ("draw", "hand", "discard", "played", "revealed")
PRIVATE: Final = ("draw", "hand", "discard")
STOCK_WORDS: Final = {
    "jewelry 1": JEWELRY,
    "jewelry 2": JEWELRY + 1,
    "actions 1": ACTIONS,
    "actions 2": ACTIONS + 1,
    "actions 3": ACTIONS + 2,
    "mining": MINING,
    "events": EVENT_PILE,
    "tiles": TILE_PILE,
    "box": BOX,
    "traits": TRAIT_BOX,
}
FLAGS: Final = {"companion_used": COMPANION_USED, "mycolus_used": MYCOLUS_USED, "flooded": FLOODED}


# Kinds of this game.


@final
class ActionsInOrder(Kind):
    """Actions one after another, packed into four bits each."""

    def write(self, state: Any, value: int) -> Any:
        return action_words(value)

    def read(self, state: Any, given: object, where: str) -> int:
        packed = 0
        for place, word in enumerate(as_list(given, 0, 15, where)):
            packed |= (as_word(word, ACTION_WORDS, where) + 1) << (4 * place)
        return packed


def action_words(actions: int) -> list[str]:
    words = []
    while actions:
        words.append(ACTION_WORDS[(actions & 15) - 1])
        actions >>= 4
    return words


def basic_words(mask: int) -> list[str]:
    return mask_words(mask >> 1, ACTION_WORDS)


SIDES_WORDS: Final = [sides_word(mask) for mask in range(16)]


@final
class OpenSides(Kind):
    def write(self, state: Any, value: int) -> Any:
        return SIDES_WORDS[value]

    def read(self, state: Any, given: object, where: str) -> int:
        if given not in SIDES_WORDS[1:]:
            raise BadPosition("deep_position-bad_sides", where=where, sides=repr(given))
        return SIDES_WORDS.index(str(given))


def face_words(state: DeepState) -> Sequence[str]:
    return state.faces.words


def tile_words(state: DeepState) -> Sequence[str]:
    return state.faces.tile_ids


def extra_rubble(state: DeepState) -> int:
    return state.faces.extra_rubble


def last_gift(state: DeepState) -> int:
    return state.faces.count * len(GIFTS) - 1


# The map.


@final
class Coordinate(Field):
    """One of the two coordinates of a cell; x is read before y."""

    def __init__(self, key: str, buffer: str, width: int = 1, place: int = 0) -> None:
        super().__init__(key, (buffer,))
        self.buffer = buffer
        self.width = width
        self.place = place

    def write(self, state: Any, row: int) -> Any:
        cell = getattr(state, self.buffer)[row * self.width + self.place]
        return state.rules.grid.x(cell) if self.key == "x" else state.rules.grid.y(cell)

    def read(self, state: Any, row: int, given: object, where: str) -> None:
        number = as_whole(given, 1 - MAX_TILES, MAX_TILES - 1, where)
        cells = getattr(state, self.buffer)
        grid = state.rules.grid
        at = row * self.width + self.place
        cells[at] = grid.cell(number, 0) if self.key == "x" else grid.cell(grid.x(cells[at]), number)


def link_map(state: DeepState) -> None:
    """Every cell holds one tile or pile; the cell of an emptied pile may hold a tile now."""
    seen: set[int] = set()
    for tile in range(state.tile_count):
        take_cell(seen, state.tiles[tile * TILE_ROW + CELL], f"tiles.{tile}")
    for pile in range(state.pile_count):
        if state.stock_counts[MAP + pile]:
            take_cell(seen, state.pile_cells[pile], f"piles.{pile}")
    for tile in range(state.tile_count):
        relink(state, tile)


def take_cell(seen: set[int], cell: int, where: str) -> None:
    if cell in seen:
        raise BadPosition("deep_position-cell_taken", where=where)
    seen.add(cell)


# Stocks.


@final
class Stock(Field):
    """The cards of a stock from the top; in rows the stocks follow each other."""

    def __init__(self, key: str, stock: int, missing: object = None) -> None:
        super().__init__(key, ("stock", "stock_counts"), missing)
        self.stock = stock

    def write(self, state: Any, row: int) -> Any:
        return stock_words(state, self.stock + row)[::-1]

    def read(self, state: Any, row: int, given: object, where: str) -> None:
        stock = self.stock + row
        words = words_of_stock(state, stock)
        cards = as_cards(given, state.rules.sizes[stock], where)
        base = state.rules.base[stock]
        for at, card in enumerate(cards[::-1]):
            state.stock[base + at] = as_word(card, words, where)
        state.stock_counts[stock] = len(cards)
        if stock < MINING and cards:  # face up, unless the marks of the position say otherwise
            state.stock_marks[base + len(cards) - 1] = K_ALL | P_ALL


@final
class StockMarks(Field):
    """What everybody knows about the cards of a stock."""

    def __init__(self, key: str, stock: int) -> None:
        super().__init__(key, ("stock_marks",))
        self.stock = stock

    def write(self, state: Any, row: int) -> Any:
        base = state.rules.base[self.stock + row]
        return [state.stock_marks[at] for at in range(base, base + state.stock_counts[self.stock + row])][::-1]

    def read(self, state: Any, row: int, given: object, where: str) -> None:
        base = state.rules.base[self.stock + row]
        for at, mark in enumerate(read_marks(given, state.stock_counts[self.stock + row], where)[::-1]):
            state.stock_marks[base + at] = mark


def stock_words(state: DeepState, stock: int) -> list[str]:
    """The cards of a pile from the bottom."""
    words = words_of_stock(state, stock)
    base = state.rules.base[stock]
    return [words[state.stock[at]] for at in range(base, base + state.stock_counts[stock])]


def words_of_stock(state: DeepState, stock: int) -> Sequence[str]:
    if stock == EVENT_PILE:
        return EVENT_WORDS
    if stock == TILE_PILE:
        return state.faces.tile_ids
    if stock == TRAIT_BOX:
        return TRAITS
    return state.faces.words


def read_marks(known: object, count: int, where: str) -> list[int]:
    """The marks of so many cards; none at all if the position has none."""
    if known is None:
        return []
    if not isinstance(known, list) or len(known) != count:
        raise BadPosition("deep_position-known_count", where=where, count=count)
    for mark in known:
        if type(mark) is not int or not 0 <= mark < 1 << 25:
            raise BadPosition("deep_position-known_range", where=where, mark=repr(mark))
    return known


# Seats.


@final
class Whereabouts(Field):
    """The tile a dwarf stands on, by its coordinates."""

    def __init__(self, key: str) -> None:
        super().__init__(key, ("seat_rows",))

    def write(self, state: Any, row: int) -> Any:
        cell = state.tiles[state.where(row) * TILE_ROW + CELL]
        return [state.rules.grid.x(cell), state.rules.grid.y(cell)]

    def read(self, state: Any, row: int, given: object, where: str) -> None:
        if (
            not isinstance(given, list)
            or len(given) != 2
            or not all(type(number) is int and abs(number) < MAX_TILES for number in given)
        ):
            raise BadPosition("deep_position-no_tile_place", where=where)
        tile = tile_at(state, state.rules.grid.cell(given[0], given[1]))
        if tile == NONE:
            raise BadPosition("deep_position-no_tile", where=where, x=given[0], y=given[1])
        state.put(row, TILE, tile)


@final
class DealtTraits(Field):
    """The two Traits to choose from, or none."""

    def __init__(self, key: str) -> None:
        super().__init__(key, ("seat_rows",))

    def write(self, state: Any, row: int) -> Any:
        return [TRAITS[state.get(row, DEALT + n)] for n in range(2) if state.get(row, DEALT + n) != NONE]

    def read(self, state: Any, row: int, given: object, where: str) -> None:
        if not isinstance(given, list) or len(given) not in (0, 2):
            raise BadPosition("deep_position-trait_count", where=where)
        for place in range(2):
            state.put(row, DEALT + place, as_word(given[place], TRAITS, where) if given else NONE)


@final
class Zone(Field):
    """One zone of a player's cards, the draw pile from the top; the zones follow each other in the buffer."""

    def __init__(self, zone: int) -> None:
        super().__init__(ZONE_WORDS[zone], ("cards", "counts"))
        self.zone = zone

    def write(self, state: Any, row: int) -> Any:
        words = state.faces.words
        start = state.begin(row, self.zone)
        return in_order(self.key, [words[card] for card in state.cards[start : start + state.count(row, self.zone)]])

    def read(self, state: Any, row: int, given: object, where: str) -> None:
        start = state.begin(row, self.zone)
        cards = as_cards(given, (row + 1) * state.rules.room - start, where)
        # Everybody knows what the private cards are, and the owner alone in which zone each lies.
        known = K_ALL | ((H_ALL | D_ALL | C_ALL) & ~(31 << (LANE * row))) if self.key in PRIVATE else 0
        for at, card in enumerate(in_order(self.key, cards)):
            state.cards[start + at] = as_word(card, state.faces.words, where)
            state.marks[start + at] = known
        state.counts[row * ZONES + self.zone] = len(cards)


@final
class ZoneMarks(Field):
    """What everybody knows about a player's private cards, by zone."""

    def __init__(self, key: str) -> None:
        super().__init__(key, ("marks",), {})

    def write(self, state: Any, row: int) -> Any:
        out: dict[str, list[int]] = {}
        for zone, word in enumerate(PRIVATE):
            start = state.begin(row, zone)
            out[word] = in_order(word, list(state.marks[start : start + state.count(row, zone)]))
        return out

    def read(self, state: Any, row: int, given: object, where: str) -> None:
        known = as_table(given, where)
        for zone, word in enumerate(PRIVATE):
            start = state.begin(row, zone)
            marks = read_marks(known.get(word), state.count(row, zone), f"{where}.{word}")
            for at, mark in enumerate(in_order(word, marks)):
                state.marks[start + at] = mark


def in_order(zone: str, cards: list[Any]) -> list[Any]:
    """The draw pile lies in the buffer with its top last, and is written with its top first."""
    return cards[::-1] if zone == "draw" else cards


# Out of the game, and paid in a purchase under way.


def write_removed(state: DeepState) -> dict[str, int]:
    return {state.faces.words[face]: state.removed[face] for face in range(state.faces.count) if state.removed[face]}


def read_removed(state: DeepState, given: object, where: str) -> None:
    for name, number in as_kind(given, dict, where).items():
        state.removed[as_word(name, state.faces.words, where)] = as_whole(number, 0, 500, f"{where}.{name}")


def write_paid(state: DeepState) -> list[str]:
    return [paid_word(state, state.paid[index]) for index in range(state.paid_count)]


def paid_word(state: DeepState, means: int) -> str:
    if means >= BY_TREASURE * 128:
        return f"treasure {means % 128 + 1}"
    return f"{state.faces.words[means % 128]} from {GIFTS[means // 128]}"


def read_paid(state: DeepState, given: object, where: str) -> None:
    paid = as_cards(given, PAID_ROOM, where)
    for place, text in enumerate(paid):
        state.paid[place] = read_means(state, str(text), f"{where}.{place}")
    state.paid_count = len(paid)


def read_means(state: DeepState, text: str, where: str) -> int:
    words = text.split()
    if len(words) == 2 and words[0] == "treasure" and words[1] in ("1", "2", "3", "4"):
        return BY_TREASURE * 128 + int(words[1]) - 1
    if len(words) == 3 and words[1] == "from" and words[2] in GIFTS[:2]:
        return as_word(words[0], state.faces.words, where) + 128 * GIFTS.index(words[2])
    raise BadPosition("deep_position-bad_payment", where=where, text=text)


# The declaration.

EVENT_CARD: Final = OneOf(EVENT_WORDS, empty=True)
BASIC_ACTIONS: Final = Mask(ACTION_WORDS, first=1)
TILE_FIELDS: Final[tuple[Field, ...]] = (
    Coordinate("x", "tiles", TILE_ROW, CELL),
    Coordinate("y", "tiles", TILE_ROW, CELL),
    Column("kind", OneOf(tile_words), "tiles", TILE_ROW, KIND),
    Column("sides", OpenSides(), "tiles", TILE_ROW, OPEN),
    Column("rubble", Whole(0, 200), "tiles", TILE_ROW, RUBBLE),
    Column("event", EVENT_CARD, "tiles", TILE_ROW, EVENT, missing=""),
)

FIELDS: Final = Fields(
    Attribute("round", Whole(1, 1000000)),
    Attribute("turn", Whole(0, 4000000)),
    Attribute("active", SEAT),
    Attribute("first", SEAT),
    Attribute("began_in_camp", Truth()),
    Attribute("bought", Truth()),
    Attribute("crafted", Truth()),
    Attribute("last_done", ActionsInOrder()),
    Attribute("supply", Whole(0, extra_rubble)),
    CountedRows("tiles", "tile_count", 2, MAX_TILES, *TILE_FIELDS),
    CountedRows(
        "piles",
        "pile_count",
        0,
        MAX_PILES,
        Coordinate("x", "pile_cells"),
        Coordinate("y", "pile_cells"),
        Stock("cards", MAP),
        StockMarks("known", MAP),
        Column("event", EVENT_CARD, "pile_events", missing=""),
    ),
    Group("stocks", *[Stock(name, stock, missing=[]) for name, stock in STOCK_WORDS.items()], closed=True),
    Group("stocks_known", *[StockMarks(name, stock) for name, stock in STOCK_WORDS.items()], missing={}),
    Rows(
        "seats",
        seats,
        Whereabouts("at"),
        Column("events", Mask(EVENT_WORDS), "seat_rows", SEAT_ROW, EVENTS),
        Column("used", BASIC_ACTIONS, "seat_rows", SEAT_ROW, USED),
        Column("barred", BASIC_ACTIONS, "seat_rows", SEAT_ROW, BARRED),
        *[Column(name, Truth(), "seat_rows", SEAT_ROW, place) for name, place in FLAGS.items()],
        Column("trait", OneOf(TRAITS, empty=True), "seat_rows", SEAT_ROW, TRAIT),
        DealtTraits("dealt"),
        Column("picked", Whole(-1, 1), "seat_rows", SEAT_ROW, PICKED),
        Column("gift", Whole(-2, last_gift), "seat_rows", SEAT_ROW, GIFT),
        *[Zone(zone) for zone in range(ZONES)],
        ZoneMarks("known"),
    ),
    Custom("removed", ("removed",), write_removed, read_removed),
    Attribute("removed_events", Mask(EVENT_WORDS)),
    Custom("paid", ("paid", "paid_count"), write_paid, read_paid),
    Attribute("ended", OneOf(ENDINGS, ONE_OF)),
    derive=link_map,
    fixed=("rules", "faces"),
)
