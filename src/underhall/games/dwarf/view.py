"""What a seat may know of a game of DWARF, as plain data for a screen, a script or a person."""

from __future__ import annotations

from underhall.core.secrecy import Viewer
from underhall.games.dwarf.catalogue import ACTIONS, KINDS
from underhall.games.dwarf.guide import automaton_guide
from underhall.games.dwarf.moves import CARDS
from underhall.games.dwarf.moves import LOCATIONS as PLACE_NAMES
from underhall.games.dwarf.moves import PILES as PILE_NAMES
from underhall.games.dwarf.position import card_name
from underhall.games.dwarf.rounds import ITEMS_TO_END
from underhall.games.dwarf.scoring import CATEGORIES, leader, shared_lead
from underhall.games.dwarf.state import (
    ANDVETTR,
    AUTOMATON,
    EXTRA,
    GLORY,
    GLORY_VICTORY,
    GOLD,
    IRON,
    ITEMS,
    OPPONENTS,
    PILES,
    REGULAR,
    SOLO_SPECIALS,
    STEEL,
    DwarfState,
)
from underhall.games.dwarf.threats import threats
from underhall.games.dwarf.view_types import (
    Category,
    DwarfTable,
    LocationView,
    MountainView,
    PileView,
    SeatView,
    WorkerView,
)


def public(state: DwarfState, viewer: Viewer) -> DwarfTable:
    rules = state.rules
    andvettr = rules.solo >= ANDVETTR
    leaders: list[tuple[Category, int]] = [(name, leader(state, column)) for name, column in CATEGORIES]
    return {
        "round": state.round,
        "holder": state.holder,
        "solo_opponent": OPPONENTS[rules.solo],
        "automaton": AUTOMATON if rules.solo else -1,
        "locations": [location(state, viewer, place) for place in range(rules.places)],
        "mountains": [mountain(viewer, mine) for mine in range(rules.mines)],
        "piles": [pile(viewer, number) for number in range(rules.mines * PILES)],
        "discards": [names(viewer, f"discards {mine}") for mine in range(rules.mines)],
        "seats": [holdings(state, seat, leaders) for seat in range(state.seats)],
        "workers": [worker(state, number) for number in range(state.worker_count)],
        "mustered": bool(state.mustered),
        "orcs": bool(state.orcs),
        "last_placed": card_name(state.last_placed),
        "laying": [CARDS[frame.numbers()[1]] for frame in state.frames if frame.name() == "cover"],
        "specials_taken": state.specials_taken,
        "specials_limit": SOLO_SPECIALS if andvettr else 0,
        "items_to_end": ITEMS_TO_END,
        "glory_to_win": GLORY_VICTORY if andvettr else 0,
        "threats": threats(state),
        "guide": automaton_guide(state),
        "outcome": state.outcome().view(),
    }


def location(state: DwarfState, viewer: Viewer, place: int) -> LocationView:
    card = state.top(place)
    return {
        "name": PLACE_NAMES[place],
        "stack": names(viewer, f"stack {place}"),
        "card": CARDS[card],
        "kind": KINDS[state.cards.kind[card]],
        "action": ACTIONS[state.cards.action[card]],
    }


def mountain(viewer: Viewer, mine: int) -> MountainView:
    """How many cards are left, and which: their order is hidden, their set can be deduced (D-12)."""
    return {
        "count": len(viewer.zones.get(f"mountain {mine}", [])),
        "upper": [CARDS[card] for card in viewer.unseen(3 * mine + 1)],
        "lower": [CARDS[card] for card in viewer.unseen(3 * mine)],
    }


def pile(viewer: Viewer, number: int) -> PileView:
    cards = viewer.zones.get(f"pile {number}", [])
    top = cards[-1] if cards else None
    return {"name": PILE_NAMES[number], "count": len(cards), "top": "" if top is None else CARDS[top]}


def holdings(state: DwarfState, seat: int, leaders: list[tuple[Category, int]]) -> SeatView:
    return {
        "iron": state.have(seat, IRON),
        "steel": state.have(seat, STEEL),
        "gold": state.have(seat, GOLD),
        "items": state.have(seat, ITEMS),
        "glory": state.have(seat, GLORY),
        "workers": state.have(seat, REGULAR),
        "helpers": state.have(seat, EXTRA),
        "leads": [name for name, who in leaders if who == seat],
        "shares": [name for name, column in CATEGORIES if shared_lead(state, column, seat)],
    }


def names(viewer: Viewer, zone: str) -> list[str]:
    return ["" if card is None else CARDS[card] for card in viewer.zones.get(zone, [])]


def worker(state: DwarfState, number: int) -> WorkerView:
    return {
        "seat": state.worker_owner[number],
        "on": PLACE_NAMES[state.worker_place[number]],
        "extra": bool(state.worker_extra[number]),
        "spent": bool(state.worker_spent[number]),
    }
