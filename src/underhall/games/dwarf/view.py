"""What a seat may know of a game of DWARF, as plain data for a screen, a script or a person."""

from __future__ import annotations

from typing import Any

from underhall.core.secrecy import Viewer
from underhall.games.dwarf.catalogue import ACTIONS, KINDS
from underhall.games.dwarf.moves import CARDS
from underhall.games.dwarf.moves import LOCATIONS as PLACE_NAMES
from underhall.games.dwarf.moves import PILES as PILE_NAMES
from underhall.games.dwarf.position import HOLDINGS, card_name, worker
from underhall.games.dwarf.state import OPPONENTS, PILES, DwarfState


def public(state: DwarfState, viewer: Viewer) -> dict[str, Any]:
    rules = state.rules
    return {
        "round": state.round,
        "holder": state.holder,
        "solo_opponent": OPPONENTS[rules.solo],
        "locations": [location(state, viewer, place) for place in range(rules.places)],
        "mountains": [mountain(viewer, mine) for mine in range(rules.mines)],
        "piles": [pile(viewer, number) for number in range(rules.mines * PILES)],
        "discards": [names(viewer, f"discards {mine}") for mine in range(rules.mines)],
        "seats": [{name: state.have(seat, column) for name, column in HOLDINGS.items()} for seat in range(state.seats)],
        "workers": [worker(state, number) for number in range(state.worker_count)],
        "mustered": bool(state.mustered),
        "orcs": bool(state.orcs),
        "last_placed": card_name(state.last_placed),
        "laying": [CARDS[frame.numbers()[1]] for frame in state.frames if frame.name() == "cover"],
        "specials_taken": state.specials_taken,
        "outcome": state.outcome().plain(),
    }


def location(state: DwarfState, viewer: Viewer, place: int) -> dict[str, Any]:
    card = state.top(place)
    return {
        "name": PLACE_NAMES[place],
        "stack": names(viewer, f"stack {place}"),
        "card": CARDS[card],
        "kind": KINDS[state.cards.kind[card]],
        "action": ACTIONS[state.cards.action[card]],
    }


def mountain(viewer: Viewer, mine: int) -> dict[str, Any]:
    """How many cards are left, and which: their order is hidden, their set can be deduced (D-12)."""
    return {
        "count": len(viewer.zones.get(f"mountain {mine}", [])),
        "upper": [CARDS[card] for card in viewer.unseen(3 * mine + 1)],
        "lower": [CARDS[card] for card in viewer.unseen(3 * mine)],
    }


def pile(viewer: Viewer, number: int) -> dict[str, Any]:
    cards = viewer.zones.get(f"pile {number}", [])
    top = cards[-1] if cards else None
    return {"name": PILE_NAMES[number], "count": len(cards), "top": "" if top is None else CARDS[top]}


def names(viewer: Viewer, zone: str) -> list[str]:
    return ["" if card is None else CARDS[card] for card in viewer.zones.get(zone, [])]
