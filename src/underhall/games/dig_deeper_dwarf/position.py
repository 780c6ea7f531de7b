"""Positions of Dig Deeper Dwarf: the whole table as readable plain data, there and back (invariants.py checks them).

Piles are written from the top. ``known`` holds the marks of knowledge.py beside each zone; left out, everybody knows
what each player's cards are but not in which zone they lie, and of piles only what is face up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from underhall.core.chance import Chance
from underhall.core.errors import BadPosition
from underhall.core.position import field, whole
from underhall.games.dig_deeper_dwarf.catalogue import (
    ACTIONS as ACTION_WORDS,
)
from underhall.games.dig_deeper_dwarf.catalogue import EVENTS as EVENT_WORDS
from underhall.games.dig_deeper_dwarf.catalogue import (
    MAX_PILES,
    MAX_TILES,
    TRAITS,
    sides_mask,
    sides_word,
)
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
    TILE,
    TILE_PILE,
    TILE_ROW,
    TRAIT,
    TRAIT_BOX,
    USED,
    ZONES,
    Rules,
)
from underhall.games.dig_deeper_dwarf.map import relink, tile_at
from underhall.games.dig_deeper_dwarf.moves import GIFTS
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.view_types import TileEntry

if TYPE_CHECKING:
    from underhall.core.game import Game, Options

ZONE_WORDS = ("draw", "hand", "discard", "played", "revealed")
STOCK_WORDS = {
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
FLAGS = {"companion_used": COMPANION_USED, "mycolus_used": MYCOLUS_USED, "flooded": FLOODED}


def contents(state: DeepState) -> dict[str, Any]:
    return {
        "round": state.round,
        "turn": state.turn,
        "active": state.active,
        "first": state.first,
        "began_in_camp": bool(state.began_in_camp),
        "bought": bool(state.bought),
        "crafted": bool(state.crafted),
        "last_done": action_words(state.last_done),
        "supply": state.supply,
        "tiles": [tile_entry(state, tile) for tile in range(state.tile_count)],
        "piles": [pile_entry(state, pile) for pile in range(state.pile_count)],
        "stocks": {name: stock_words(state, stock)[::-1] for name, stock in STOCK_WORDS.items()},
        "stocks_known": {name: stock_known(state, stock)[::-1] for name, stock in STOCK_WORDS.items()},
        "seats": [seat_entry(state, seat) for seat in range(state.seats)],
        "removed": {state.faces.words[f]: state.removed[f] for f in range(state.faces.count) if state.removed[f]},
        "removed_events": mask_words(state.removed_events, EVENT_WORDS),
        "paid": [paid_word(state, state.paid[index]) for index in range(state.paid_count)],
        "ended": ENDINGS[state.ended],
    }


def action_words(actions: int) -> list[str]:
    words = []
    while actions:
        words.append(ACTION_WORDS[(actions & 15) - 1])
        actions >>= 4
    return words


def mask_words(mask: int, words: tuple[str, ...]) -> list[str]:
    return [word for number, word in enumerate(words) if mask >> number & 1]


def basic_words(mask: int) -> list[str]:
    return [word for number, word in enumerate(ACTION_WORDS) if mask >> (number + 1) & 1]


def tile_entry(state: DeepState, tile: int) -> TileEntry:
    row = tile * TILE_ROW
    grid = state.rules.grid
    event = state.tiles[row + EVENT]
    return {
        "x": grid.x(state.tiles[row + CELL]),
        "y": grid.y(state.tiles[row + CELL]),
        "kind": state.faces.tile_ids[state.tiles[row + KIND]],
        "sides": sides_word(state.tiles[row + OPEN]),
        "rubble": state.tiles[row + RUBBLE],
        "event": "" if event == NONE else EVENT_WORDS[event],
    }


def pile_entry(state: DeepState, pile: int) -> dict[str, Any]:
    grid = state.rules.grid
    event = state.pile_events[pile]
    return {
        "x": grid.x(state.pile_cells[pile]),
        "y": grid.y(state.pile_cells[pile]),
        "cards": stock_words(state, MAP + pile)[::-1],
        "known": stock_known(state, MAP + pile)[::-1],
        "event": "" if event == NONE else EVENT_WORDS[event],
    }


def stock_words(state: DeepState, stock: int) -> list[str]:
    """The cards of a pile from the bottom."""
    base = state.rules.base[stock]
    cards = [state.stock[at] for at in range(base, base + state.stock_counts[stock])]
    return [words_of_stock(state, stock)[card] for card in cards]


def words_of_stock(state: DeepState, stock: int) -> list[str]:
    if stock == EVENT_PILE:
        return list(EVENT_WORDS)
    if stock == TILE_PILE:
        return state.faces.tile_ids
    if stock == TRAIT_BOX:
        return list(TRAITS)
    return state.faces.words


def stock_known(state: DeepState, stock: int) -> list[int]:
    base = state.rules.base[stock]
    return [state.stock_marks[at] for at in range(base, base + state.stock_counts[stock])]


def paid_word(state: DeepState, means: int) -> str:
    if means >= BY_TREASURE * 128:
        return f"treasure {means % 128 + 1}"
    return f"{state.faces.words[means % 128]} from {GIFTS[means // 128]}"


def seat_entry(state: DeepState, seat: int) -> dict[str, Any]:
    cell = state.tiles[state.where(seat) * TILE_ROW + CELL]
    trait = state.trait(seat)
    gift = state.get(seat, GIFT)
    entry: dict[str, Any] = {
        "at": [state.rules.grid.x(cell), state.rules.grid.y(cell)],
        "events": mask_words(state.get(seat, EVENTS), EVENT_WORDS),
        "used": basic_words(state.get(seat, USED)),
        "barred": basic_words(state.get(seat, BARRED)),
        **{name: bool(state.get(seat, column)) for name, column in FLAGS.items()},
        "trait": "" if trait == NONE else TRAITS[trait],
        "dealt": [TRAITS[state.get(seat, DEALT + n)] for n in range(2) if state.get(seat, DEALT + n) != NONE],
        "picked": state.get(seat, PICKED),
        "gift": gift,
    }
    known: dict[str, list[int]] = {}
    for zone, word in enumerate(ZONE_WORDS):
        start = state.begin(seat, zone)
        stop = start + state.count(seat, zone)
        step = -1 if word == "draw" else 1
        entry[word] = [state.faces.words[state.cards[at]] for at in range(start, stop)][::step]
        if word not in ("played", "revealed"):
            known[word] = [state.marks[at] for at in range(start, stop)][::step]
    entry["known"] = known
    return entry


# Reading.


def read(game: Game[Any], options: Options, rules: Rules, position: dict[str, Any]) -> DeepState:
    """A state without its frames; every field is checked and named in the error."""
    state = DeepState(game, options, rules, Chance(0), None)
    state.round = whole(position, "round", 1, 1000000)
    state.turn = whole(position, "turn", 0, 4000000)
    state.active = whole(position, "active", 0, rules.seats - 1)
    state.first = whole(position, "first", 0, rules.seats - 1)
    state.began_in_camp = truth_of(position, "began_in_camp", "")
    state.bought = truth_of(position, "bought", "")
    state.crafted = truth_of(position, "crafted", "")
    state.last_done = packed_actions(field(position, "last_done", list))
    state.supply = whole(position, "supply", 0, rules.cards.extra_rubble)
    read_map(state, position)
    read_stocks(state, position)
    read_seats(state, position)
    read_removed(state, position)
    ended = field(position, "ended", str)
    if ended not in ENDINGS:
        raise BadPosition(f"ended: '{ended}' is not one of {', '.join(ENDINGS[1:])} or empty")
    state.ended = ENDINGS.index(ended)
    return state


def truth_of(position: dict[str, Any], name: str, where: str) -> int:
    value = position.get(name)
    if type(value) is not bool:
        raise BadPosition(f"{where + '.' if where else ''}{name}: true or false is needed, not {value!r}")
    return 1 if value else 0


def number_of(words: list[str] | tuple[str, ...], value: object, where: str) -> int:
    if value not in words:
        raise BadPosition(f"{where}: there is no '{value}'")
    return words.index(str(value))


def packed_actions(words: list[Any]) -> int:
    packed = 0
    if len(words) > 15:
        raise BadPosition("last_done: at most 15 actions")
    for place, word in enumerate(words):
        packed |= (number_of(ACTION_WORDS, word, "last_done") + 1) << (4 * place)
    return packed


def mask_of(words: tuple[str, ...], values: object, where: str, shift: int = 0) -> int:
    if not isinstance(values, list):
        raise BadPosition(f"{where}: a list is needed")
    mask = 0
    for value in values:
        mask |= 1 << (number_of(words, value, where) + shift)
    return mask


def read_map(state: DeepState, position: dict[str, Any]) -> None:
    tiles = field(position, "tiles", list)
    if not 2 <= len(tiles) <= MAX_TILES:
        raise BadPosition(f"tiles: 2 to {MAX_TILES} are needed, not {len(tiles)}")
    seen: set[int] = set()
    for number, entry in enumerate(tiles):
        where = f"tiles.{number}"
        cell = read_cell(state, entry, where, seen)
        kind = number_of(state.faces.tile_ids, entry.get("kind"), f"{where}.kind")
        sides = entry.get("sides")
        if not isinstance(sides, str) or sides_word(sides_mask_checked(sides, where)) != sides:
            raise BadPosition(f"{where}.sides: letters of NESW in that order are needed, not {sides!r}")
        row = number * TILE_ROW
        state.tiles[row + CELL] = cell
        state.tiles[row + KIND] = kind
        state.tiles[row + OPEN] = sides_mask(sides)
        state.tiles[row + RUBBLE] = whole(entry, "rubble", 0, 200, where)
        event = entry.get("event", "")
        state.tiles[row + EVENT] = NONE if event == "" else number_of(EVENT_WORDS, event, f"{where}.event")
    state.tile_count = len(tiles)
    piles = field(position, "piles", list)
    if len(piles) > MAX_PILES:
        raise BadPosition(f"piles: at most {MAX_PILES}")
    for number, entry in enumerate(piles):
        where = f"piles.{number}"
        if not isinstance(entry, dict) or not isinstance(entry.get("cards"), list):
            raise BadPosition(f"{where}.cards: a list is needed")
        # The cell of an emptied pile may hold a tile now.
        state.pile_cells[number] = read_cell(state, entry, where, seen if entry["cards"] else set())
        event = entry.get("event", "")
        state.pile_events[number] = NONE if event == "" else number_of(EVENT_WORDS, event, f"{where}.event")
        fill_stock(state, MAP + number, entry["cards"], entry.get("known"), where)
    state.pile_count = len(piles)
    for tile in range(state.tile_count):
        relink(state, tile)


def sides_mask_checked(sides: str, where: str) -> int:
    if not sides or any(letter not in "NESW" for letter in sides):
        raise BadPosition(f"{where}.sides: letters of NESW are needed, not {sides!r}")
    return sides_mask(sides)


def read_cell(state: DeepState, entry: object, where: str, seen: set[int]) -> int:
    if not isinstance(entry, dict):
        raise BadPosition(f"{where}: x, y and more are needed")
    edge = MAX_TILES - 1
    cell: int = state.rules.grid.cell(whole(entry, "x", -edge, edge, where), whole(entry, "y", -edge, edge, where))
    if cell in seen:
        raise BadPosition(f"{where}: another tile or pile lies in this cell")
    seen.add(cell)
    return cell


def fill_stock(state: DeepState, stock: int, names: list[Any], known: object, where: str) -> None:
    words = words_of_stock(state, stock)
    room = state.rules.sizes[stock]
    if len(names) > room:
        raise BadPosition(f"{where}: at most {room} cards fit, not {len(names)}")
    marks = read_marks(known, len(names), where, 0)
    base = state.rules.base[stock]
    for at, (name, mark) in enumerate(zip(names[::-1], marks[::-1], strict=True)):
        state.stock[base + at] = number_of(words, name, where)
        state.stock_marks[base + at] = mark
    state.stock_counts[stock] = len(names)
    if known is None and stock < MINING and names:
        state.stock_marks[base + len(names) - 1] = K_ALL | P_ALL


def read_marks(known: object, count: int, where: str, default: int) -> list[int]:
    if known is None:
        return [default] * count
    if not isinstance(known, list) or len(known) != count:
        raise BadPosition(f"{where}: 'known' must have a number for each of the {count} cards")
    for mark in known:
        if type(mark) is not int or not 0 <= mark < 1 << 25:
            raise BadPosition(f"{where}: 'known' must hold numbers from 0 to 2**25 - 1, not {mark!r}")
    return known


def read_stocks(state: DeepState, position: dict[str, Any]) -> None:
    stocks = field(position, "stocks", dict)
    known = position.get("stocks_known", {})
    if not isinstance(known, dict):
        raise BadPosition("stocks_known: a table is needed")
    for name in stocks:
        if name not in STOCK_WORDS:
            raise BadPosition(f"stocks: there is no '{name}'; stocks are {', '.join(STOCK_WORDS)}")
    for name, stock in STOCK_WORDS.items():
        cards = stocks.get(name, [])
        if not isinstance(cards, list):
            raise BadPosition(f"stocks.{name}: a list is needed")
        fill_stock(state, stock, cards, known.get(name), f"stocks.{name}")


def read_seats(state: DeepState, position: dict[str, Any]) -> None:
    entries = field(position, "seats", list)
    if len(entries) != state.seats:
        raise BadPosition(f"seats: {state.seats} are needed, not {len(entries)}")
    for seat, entry in enumerate(entries):
        where = f"seats.{seat}"
        if not isinstance(entry, dict):
            raise BadPosition(f"{where}: a table is needed")
        spot = entry.get("at")
        if not isinstance(spot, list) or len(spot) != 2 or not all(type(n) is int and abs(n) < MAX_TILES for n in spot):
            raise BadPosition(f"{where}.at: x and y of a tile are needed")
        tile = tile_at(state, state.rules.grid.cell(spot[0], spot[1]))
        if tile == NONE:
            raise BadPosition(f"{where}.at: there is no tile at {spot[0]},{spot[1]}")
        state.put(seat, TILE, tile)
        state.put(seat, EVENTS, mask_of(EVENT_WORDS, entry.get("events"), f"{where}.events"))
        state.put(seat, USED, mask_of(ACTION_WORDS, entry.get("used"), f"{where}.used", 1))
        state.put(seat, BARRED, mask_of(ACTION_WORDS, entry.get("barred"), f"{where}.barred", 1))
        for name, column in FLAGS.items():
            state.put(seat, column, truth_of(entry, name, where))
        trait = entry.get("trait")
        state.put(seat, TRAIT, NONE if trait == "" else number_of(TRAITS, trait, f"{where}.trait"))
        dealt = entry.get("dealt")
        if not isinstance(dealt, list) or len(dealt) not in (0, 2):
            raise BadPosition(f"{where}.dealt: none or two Traits are needed")
        for place in range(2):
            number = number_of(TRAITS, dealt[place], f"{where}.dealt") if dealt else NONE
            state.put(seat, DEALT + place, number)
        state.put(seat, PICKED, whole(entry, "picked", -1, 1, where))
        state.put(seat, GIFT, whole(entry, "gift", -2, state.faces.count * len(GIFTS) - 1, where))
        read_zones(state, seat, entry, where)


def read_zones(state: DeepState, seat: int, entry: dict[str, Any], where: str) -> None:
    at = seat * state.rules.room
    known = entry.get("known", {})
    if not isinstance(known, dict):
        raise BadPosition(f"{where}.known: a table is needed")
    private = K_ALL | ((H_ALL | D_ALL | C_ALL) & ~(31 << (LANE * seat)))
    total = 0
    for zone, word in enumerate(ZONE_WORDS):
        names = entry.get(word)
        if not isinstance(names, list):
            raise BadPosition(f"{where}.{word}: a list of cards is needed")
        total += len(names)
        if total > state.rules.room:
            raise BadPosition(f"{where}: more cards than the game has")
        marks = read_marks(
            known.get(word), len(names), f"{where}.{word}", private if word not in ("played", "revealed") else 0
        )
        step = -1 if word == "draw" else 1
        for name, mark in zip(names[::step], marks[::step], strict=True):
            state.cards[at] = number_of(state.faces.words, name, f"{where}.{word}")
            state.marks[at] = mark
            at += 1
        state.counts[seat * ZONES + zone] = len(names)


def read_removed(state: DeepState, position: dict[str, Any]) -> None:
    removed = field(position, "removed", dict)
    for name in removed:
        state.removed[number_of(state.faces.words, name, "removed")] = whole(removed, name, 0, 500, "removed")
    state.removed_events = mask_of(EVENT_WORDS, position.get("removed_events"), "removed_events")
    paid = field(position, "paid", list)
    if len(paid) > PAID_ROOM:
        raise BadPosition(f"paid: at most {PAID_ROOM} cards")
    for place, text in enumerate(paid):
        words = str(text).split()
        if len(words) == 2 and words[0] == "treasure" and words[1] in ("1", "2", "3", "4"):
            state.paid[place] = BY_TREASURE * 128 + int(words[1]) - 1
        elif len(words) == 3 and words[1] == "from" and words[2] in GIFTS[:2]:
            state.paid[place] = number_of(state.faces.words, words[0], f"paid.{place}") + 128 * GIFTS.index(words[2])
        else:
            raise BadPosition(
                f"paid.{place}: '{text}' must read 'FACE from hand', 'FACE from revealed' or 'treasure N'"
            )
    state.paid_count = len(paid)
