"""What a seat may know of a game of Dig Deeper Dwarf, as plain data for a screen, a script or a person."""

from __future__ import annotations

from underhall.core.grid import SIDES, opposite
from underhall.core.outcome import leads_alone
from underhall.core.secrecy import Viewer
from underhall.games.dig_deeper_dwarf.announced import announced, playing, to_come
from underhall.games.dig_deeper_dwarf.catalogue import EVENTS as EVENT_WORDS
from underhall.games.dig_deeper_dwarf.catalogue import PILE, TRAITS, sides_word
from underhall.games.dig_deeper_dwarf.facts import face_kind
from underhall.games.dig_deeper_dwarf.knowledge import IN_DISCARD, IN_DRAW, IN_HAND, KNOWN, LANE_BITS, PLACED, lane_of
from underhall.games.dig_deeper_dwarf.layout import (
    BARRED,
    CELL,
    COMPANION_USED,
    DEALT,
    DISCARD,
    DRAW_PILE,
    EVENT,
    EVENT_PILE,
    EVENTS,
    FLOODED,
    GIFT,
    HAND,
    KIND,
    LINKS,
    MAP,
    MINING,
    MYCOLUS_USED,
    NONE,
    OPEN,
    PILE_LINK,
    RUBBLE,
    TILE_ROW,
    USED,
)
from underhall.games.dig_deeper_dwarf.map import has_workbench, tile_at
from underhall.games.dig_deeper_dwarf.moves import (
    ACT_BOOK,
    ACT_INVESTIGATE,
    ACT_INVESTIGATE_PILE,
    ACT_INVESTIGATE_SEAT,
    ACTS,
)
from underhall.games.dig_deeper_dwarf.position import (
    STOCK_WORDS,
    action_words,
    basic_words,
    mask_words,
    paid_word,
    words_of_stock,
)
from underhall.games.dig_deeper_dwarf.scoring import all_cards, most_rubble, total_points, treasure_points, worth
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.view_types import (
    CellView,
    DeepTable,
    LookView,
    PileView,
    SeatView,
    StockView,
    TileView,
)


def public(state: DeepState, viewer: Viewer) -> DeepTable:
    gap = hole(state)
    totals = [{"total": points(state, viewer, number)} for number in range(state.seats)]
    out: DeepTable = {
        "round": state.round,
        "turn": state.turn,
        "active": state.active,
        "first": state.first,
        "bought": bool(state.bought),
        "crafted": bool(state.crafted),
        "began_in_camp": bool(state.began_in_camp),
        "last_done": action_words(state.last_done),
        "supply": state.supply,
        "mining_left": state.stock_counts[MINING] + sum(state.stock_counts[MAP + n] for n in range(state.pile_count)),
        "new_piles": state.stock_counts[MINING] // PILE,
        "tiles": [tile(state, number, gap) for number in range(state.tile_count)],
        "piles": [pile(state, viewer, number) for number in range(state.pile_count)],
        "hole": None if gap == NONE else cell_view(state, gap),
        "stocks": {name: stock(state, viewer, number) for name, number in STOCK_WORDS.items()},
        "seats": [seat(state, viewer, number, totals) for number in range(state.seats)],
        "removed": {state.faces.words[f]: state.removed[f] for f in range(state.faces.count) if state.removed[f]},
        "removed_events": mask_words(state.removed_events, EVENT_WORDS),
        "paid": [paid_word(state, state.paid[index]) for index in range(state.paid_count)],
        "announced": announced(state),
        "to_come": to_come(state),
        "ending": state.ending(),
    }
    look = looking(state, viewer)
    if look is not None:
        out["look"] = look
    if state.seat < 0:  # before the end a score would give hidden cards away
        out["outcome"] = state.outcome().view()
    return out


def hole(state: DeepState) -> int:
    """The cell of the pile that was dug out last, as long as no tile lies there (G-127); NONE if there is none."""
    for number in range(state.pile_count - 1, -1, -1):
        cell = state.pile_cells[number]
        if state.stock_counts[MAP + number] == 0 and tile_at(state, cell) == NONE:
            return cell
    return NONE


def cell_view(state: DeepState, cell: int) -> CellView:
    return {"x": state.rules.grid.x(cell), "y": state.rules.grid.y(cell)}


def tile(state: DeepState, number: int, gap: int) -> TileView:
    row = number * TILE_ROW
    grid = state.rules.grid
    cell = state.tiles[row + CELL]
    event = state.tiles[row + EVENT]
    ways = digs = blind = 0
    for side in range(SIDES):
        there = state.tiles[row + LINKS + side]
        if there >= PILE_LINK:
            digs |= 1 << side
        elif there != NONE:
            ways |= 1 << side
        elif cell + grid.step[side] != gap:
            blind |= 1 << side
    return {
        "x": grid.x(cell),
        "y": grid.y(cell),
        "kind": state.faces.tile_ids[state.tiles[row + KIND]],
        "sides": sides_word(state.tiles[row + OPEN]),
        "rubble": state.tiles[row + RUBBLE],
        "event": "" if event == NONE else EVENT_WORDS[event],
        "number": number,
        "ways": sides_word(ways),
        "digs": sides_word(digs),
        "blind": sides_word(blind & state.tiles[row + OPEN]),
        "workbench": has_workbench(state, number),
        "dwarfs": [seat for seat in range(state.seats) if state.where(seat) == number],
    }


def mouths(state: DeepState, number: int) -> str:
    """The sides of a pile's cell from which it can be mined."""
    found = 0
    for other in range(state.tile_count):
        for side in range(SIDES):
            if state.tiles[other * TILE_ROW + LINKS + side] == PILE_LINK + number:
                found |= 1 << opposite(side)
    return sides_word(found)


def pile(state: DeepState, viewer: Viewer, number: int) -> PileView:
    grid = state.rules.grid
    event = state.pile_events[number]
    return {
        "number": number,
        "x": grid.x(state.pile_cells[number]),
        "y": grid.y(state.pile_cells[number]),
        **stock(state, viewer, MAP + number),
        "event": "" if event == NONE else EVENT_WORDS[event],
        "mouths": mouths(state, number),
    }


def stock(state: DeepState, viewer: Viewer, number: int) -> StockView:
    """How many cards, those whose place is known (from the top), and those known to be somewhere in the pile."""
    words = words_of_stock(state, number)
    cards = viewer.zones.get(f"stock {number}", [])[::-1]
    shift = lane_of(viewer.seat)
    base = state.rules.base[number]
    inside = [
        words[state.stock[at]]
        for at in range(base, base + state.stock_counts[number])
        if (state.stock_marks[at] >> shift) & (KNOWN | PLACED) == KNOWN
    ]
    return {
        "count": len(cards),
        "cards": ["" if card is None else words[card] for card in cards],
        "inside": sorted(inside),
    }


def looking(state: DeepState, viewer: Viewer) -> LookView | None:
    """The cards a seat looks at right now, from the top: Investigate (G-111) or Bookling (G-193)."""
    if not state.frames:
        return None
    frame = state.frames[-1]
    if frame.name() not in ("look", "book") or frame.numbers()[0] != viewer.seat:
        return None
    act = ACT_BOOK if frame.name() == "book" else frame.numbers()[1]
    if act == ACT_BOOK:
        cards = faces(state, viewer, "draw", viewer.seat)[::-1]
    elif ACT_INVESTIGATE_SEAT <= act < ACT_INVESTIGATE_PILE:
        cards = faces(state, viewer, "draw", act - ACT_INVESTIGATE_SEAT)[::-1]
    elif act < ACT_INVESTIGATE_SEAT:
        cards = stock(state, viewer, act - ACT_INVESTIGATE)["cards"]
    else:
        cards = stock(state, viewer, MAP + act - ACT_INVESTIGATE_PILE)["cards"]
    return {"act": ACTS[act], "events": act == ACT_INVESTIGATE + EVENT_PILE, "cards": cards[:3]}


def seat(state: DeepState, viewer: Viewer, number: int, totals: list[dict[str, int]]) -> SeatView:
    own = viewer.seat == number
    place = state.where(number)
    trait = state.trait(number)
    entry: SeatView = {
        "at": [
            state.rules.grid.x(state.tiles[place * TILE_ROW + CELL]),
            state.rules.grid.y(state.tiles[place * TILE_ROW + CELL]),
        ],
        "tile": place,
        "events": mask_words(state.get(number, EVENTS), EVENT_WORDS),
        "used": basic_words(state.get(number, USED)),
        "barred": basic_words(state.get(number, BARRED)),
        "companion_used": bool(state.get(number, COMPANION_USED)),
        "mycolus_used": bool(state.get(number, MYCOLUS_USED)),
        "flooded": bool(state.get(number, FLOODED)),
        "trait": "" if trait == NONE else TRAITS[trait],
        "draw": state.count(number, DRAW_PILE),
        "hand": state.count(number, HAND),
        "discard": state.count(number, DISCARD),
        "played": sorted(faces(state, viewer, "played", number)),
        "revealed": sorted(faces(state, viewer, "revealed", number)),
        "known": known(state, viewer, number),
        "playing": playing(state, number),
        "points": totals[number]["total"],
        "leads": state.seats > 1 and leads_alone(totals, number, "total"),
        "jewelry": sum(face_kind(state.faces, card) == "jewelry" for card in known_cards(state, viewer, number)),
    }
    if own:
        entry["cards"] = {
            "hand": sorted(faces(state, viewer, "hand", number)),
            "discard": sorted(faces(state, viewer, "discard", number)),
            "draw": faces(state, viewer, "draw", number)[::-1],
        }
        entry["dealt"] = [
            TRAITS[state.get(number, DEALT + n)] for n in range(2) if state.get(number, DEALT + n) != NONE
        ]
        entry["gift"] = state.get(number, GIFT)
    return entry


def faces(state: DeepState, viewer: Viewer, zone: str, number: int) -> list[str]:
    return ["" if card is None else state.faces.words[card] for card in viewer.zones.get(f"{zone} {number}", [])]


def known(state: DeepState, viewer: Viewer, number: int) -> list[str]:
    """What a careful seat knows of a player's cards: each face with the zones it may lie in."""
    shift = lane_of(viewer.seat)
    out = []
    for at in known_places(state, viewer, number):
        mark = (state.marks[at] >> shift) & LANE_BITS
        zones = [word for bit, word in ((IN_HAND, "hand"), (IN_DRAW, "draw"), (IN_DISCARD, "discard")) if mark & bit]
        out.append(" ".join([state.faces.words[state.cards[at]], *zones]))
    return sorted(out)


def known_places(state: DeepState, viewer: Viewer, number: int) -> list[int]:
    """Where in the buffer the cards are that a careful seat knows, among those that lie face down."""
    shift = lane_of(viewer.seat)
    places = range(number * state.rules.room, state.private_end(number))
    return [at for at in places if (state.marks[at] >> shift) & KNOWN]


def points(state: DeepState, viewer: Viewer, number: int) -> int:
    """The victory points of a player that the viewer knows of; the bonus for Rubble hangs on everybody's cards."""
    if state.seat < 0:
        return total_points(state, number, most_rubble(state))
    return worth(state, known_cards(state, viewer, number)) + treasure_points(state, number)


def known_cards(state: DeepState, viewer: Viewer, number: int) -> list[int]:
    """The cards of a player that the viewer knows of, wherever they lie; all of them when the game is over."""
    if state.seat < 0:
        start = number * state.rules.room
        return [state.cards[at] for at in range(start, start + all_cards(state, number))]
    cards = [state.cards[at] for at in known_places(state, viewer, number)]
    for zone in ("played", "revealed"):
        cards += [card for card in viewer.zones.get(f"{zone} {number}", []) if card is not None]
    return cards
