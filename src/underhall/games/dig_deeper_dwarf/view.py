"""What a seat may know of a game of Dig Deeper Dwarf, as plain data for a screen, a script or a person."""

from __future__ import annotations

from typing import Any

from underhall.core.secrecy import Viewer
from underhall.games.dig_deeper_dwarf.catalogue import EVENTS as EVENT_WORDS
from underhall.games.dig_deeper_dwarf.catalogue import TRAITS
from underhall.games.dig_deeper_dwarf.knowledge import IN_DISCARD, IN_DRAW, IN_HAND, KNOWN, LANE_BITS, PLACED, lane_of
from underhall.games.dig_deeper_dwarf.layout import (
    BARRED,
    CELL,
    DEALT,
    DISCARD,
    DRAW_PILE,
    EVENTS,
    GIFT,
    HAND,
    MAP,
    NONE,
    TILE_ROW,
    USED,
)
from underhall.games.dig_deeper_dwarf.map import has_workbench
from underhall.games.dig_deeper_dwarf.moves import (
    ACT_BOOK,
    ACT_INVESTIGATE,
    ACT_INVESTIGATE_PILE,
    ACT_INVESTIGATE_SEAT,
    ACTS,
)
from underhall.games.dig_deeper_dwarf.position import (
    FLAGS,
    STOCK_WORDS,
    action_words,
    basic_words,
    mask_words,
    paid_word,
    tile_entry,
    words_of_stock,
)
from underhall.games.dig_deeper_dwarf.state import DeepState


def public(state: DeepState, viewer: Viewer) -> dict[str, Any]:
    out = {
        "round": state.round,
        "turn": state.turn,
        "active": state.active,
        "first": state.first,
        "bought": bool(state.bought),
        "crafted": bool(state.crafted),
        "began_in_camp": bool(state.began_in_camp),
        "last_done": action_words(state.last_done),
        "supply": state.supply,
        "tiles": [tile(state, number) for number in range(state.tile_count)],
        "piles": [pile(state, viewer, number) for number in range(state.pile_count)],
        "stocks": {name: stock(state, viewer, number) for name, number in STOCK_WORDS.items()},
        "seats": [seat(state, viewer, number) for number in range(state.seats)],
        "removed": {state.faces.words[f]: state.removed[f] for f in range(state.faces.count) if state.removed[f]},
        "removed_events": mask_words(state.removed_events, EVENT_WORDS),
        "paid": [paid_word(state, state.paid[index]) for index in range(state.paid_count)],
        "pending": pending(state),
        "ending": state.ending(),
    }
    look = looking(state, viewer)
    if look is not None:
        out["look"] = look
    if state.seat < 0:  # before the end a score would give hidden cards away
        out["outcome"] = state.outcome().plain()
    return out


def tile(state: DeepState, number: int) -> dict[str, Any]:
    return {
        **tile_entry(state, number),
        "number": number,
        "workbench": has_workbench(state, number),
        "dwarfs": [seat for seat in range(state.seats) if state.where(seat) == number],
    }


def pile(state: DeepState, viewer: Viewer, number: int) -> dict[str, Any]:
    grid = state.rules.grid
    event = state.pile_events[number]
    return {
        "number": number,
        "x": grid.x(state.pile_cells[number]),
        "y": grid.y(state.pile_cells[number]),
        **stock(state, viewer, MAP + number),
        "event": "" if event == NONE else EVENT_WORDS[event],
    }


def stock(state: DeepState, viewer: Viewer, number: int) -> dict[str, Any]:
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


def looking(state: DeepState, viewer: Viewer) -> dict[str, Any] | None:
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
    return {"act": ACTS[act], "cards": cards[:3]}


def seat(state: DeepState, viewer: Viewer, number: int) -> dict[str, Any]:
    own = viewer.seat == number
    place = state.where(number)
    trait = state.trait(number)
    entry: dict[str, Any] = {
        "at": [
            state.rules.grid.x(state.tiles[place * TILE_ROW + CELL]),
            state.rules.grid.y(state.tiles[place * TILE_ROW + CELL]),
        ],
        "tile": place,
        "events": mask_words(state.get(number, EVENTS), EVENT_WORDS),
        "used": basic_words(state.get(number, USED)),
        "barred": basic_words(state.get(number, BARRED)),
        **{name: bool(state.get(number, column)) for name, column in FLAGS.items()},
        "trait": "" if trait == NONE else TRAITS[trait],
        "draw": state.count(number, DRAW_PILE),
        "hand": state.count(number, HAND),
        "discard": state.count(number, DISCARD),
        "played": sorted(faces(state, viewer, "played", number)),
        "revealed": sorted(faces(state, viewer, "revealed", number)),
        "known": known(state, viewer, number),
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
    for at in range(number * state.rules.room, state.private_end(number)):
        mark = (state.marks[at] >> shift) & LANE_BITS
        if mark & KNOWN:
            zones = [
                word for bit, word in ((IN_HAND, "hand"), (IN_DRAW, "draw"), (IN_DISCARD, "discard")) if mark & bit
            ]
            out.append(" ".join([state.faces.words[state.cards[at]], *zones]))
    return sorted(out)


def pending(state: DeepState) -> list[dict[str, Any]]:
    """The stack of announced actions, bottom first."""
    out: list[dict[str, Any]] = []
    for frame in state.frames:
        numbers = frame.numbers()
        if frame.name() == "deed":
            out.append({"kind": "deed", "seat": numbers[0], "act": ACTS[numbers[1]], "cancelled": numbers[5] == 3})
        elif frame.name() == "window" and numbers[1] == NONE:
            out.append({"kind": "thwart", "seat": numbers[0], "against": numbers[3]})
        elif frame.name() == "playing":
            out.append({"kind": "playing", "seat": numbers[0], "source": numbers[1], "ident": numbers[2]})
    return out
