"""What a seat may know of a game of Fall or Duel, as plain data for a screen, a script or a person (K-10, K-11)."""

from __future__ import annotations

from typing import Any

from underhall.core.buffers import listed
from underhall.core.secrecy import Viewer
from underhall.games.dwar7s.catalogue import (
    CARD_NAMES,
    COLOURS,
    GEM_NAMES,
    GEMS,
    GOAL_NAMES,
    KIND_NAMES,
    KINDS,
    MONSTER_NAMES,
    OGRE_NAMES,
    SECRET_NAMES,
)
from underhall.games.dwar7s.map import CELL, DOMAIN, OPEN
from underhall.games.dwar7s.moves import GRID, spot_name
from underhall.games.dwar7s.position import dwarfs, masked, stack
from underhall.games.dwar7s.scoring import breakdown
from underhall.games.dwar7s.secrecy import GOAL_POOL, OGRE_POOL, SECRET_POOL
from underhall.games.dwar7s.standstill import pass_ends
from underhall.games.dwar7s.state import (
    GEM_COUNT,
    GOAL,
    GOAL_ROW,
    KINGDOM,
    OGRE_COUNT,
    PILE,
    REVEALED,
    RUNNING,
    SUPPLY,
    TROPHIES,
    Dwar7sState,
)

SIDE_LETTERS = ("N", "E", "S", "W")


def public(state: Dwar7sState, viewer: Viewer) -> dict[str, Any]:
    return {
        "round": state.round,
        "first": state.first,
        "active": state.active,
        "actions": state.actions,
        "allowance": state.allowance(state.active),
        "closing": bool(state.closing),
        "pass_ends": pass_ends(state),
        "map": [site(state, number) for number in range(state.map.count)],
        "spots": [spot_name(state.map.spots[index]) for index in range(state.map.spot_count)],
        "seats": [seat(state, viewer, number) for number in range(state.seats)],
        "supply": {name: state.table[SUPPLY + gem] for gem, name in enumerate(GEM_NAMES)},
        "row": names(viewer, "row 0", GOAL_NAMES),
        "prices": {GOAL_NAMES[goal]: price(state, goal) for goal in listed(state.table, GOAL_ROW, state.row)},
        "goal_deck": state.goals,
        "ogre_deck": state.ogres,
        "ogre_discard": names(viewer, "discards 0", OGRE_NAMES)[::-1],
        # What lies where this viewer cannot see, in no order: a careful player can work it out.
        "unseen_goals": [GOAL_NAMES[goal] for goal in viewer.unseen(GOAL_POOL)],
        "unseen_ogres": [OGRE_NAMES[ogre] for ogre in viewer.unseen(OGRE_POOL)],
        "unseen_secrets": [SECRET_NAMES[secret] for secret in viewer.unseen(SECRET_POOL)],
        "outcome": outcome(state, viewer),
    }


def site(state: Dwar7sState, number: int) -> dict[str, Any]:
    table = state.map
    cell = table.get(number, CELL)
    card = table.top(number)
    opened = table.get(number, OPEN)
    return {
        "spot": spot_name(cell),
        "x": GRID.x(cell),
        "y": GRID.y(cell),
        "stack": stack(state, number),
        "card": CARD_NAMES[card],
        "kind": KIND_NAMES[card % KINDS],
        "colour": COLOURS[card // KINDS],
        "turn": table.turn(card),
        "walls": "".join(letter for side, letter in enumerate(SIDE_LETTERS) if not opened >> side & 1),
        "places": state.cards.places[card],
        "need": state.cards.need[card],
        "vp": state.cards.points[card],
        "dwarfs": dwarfs(state, number),
        "domain": table.get(number, DOMAIN),
    }


def seat(state: Dwar7sState, viewer: Viewer, number: int) -> dict[str, Any]:
    secret = viewer.zones[f"secret {number}"][0]
    return {
        "colour": COLOURS[state.rules.colour[number]],
        "kingdom": masked(state.have(number, KINGDOM), KIND_NAMES),
        "pile": state.have(number, PILE),
        "hand": state.hand(number),
        "gem_count": state.have(number, GEM_COUNT),
        "gems": names(viewer, f"gems {number}", GEM_NAMES),
        "ogre_count": state.have(number, OGRE_COUNT),
        "ogres": names(viewer, f"ogres {number}", OGRE_NAMES),
        "trophies": masked(state.have(number, TROPHIES), MONSTER_NAMES),
        "goals": masked(state.have(number, GOAL), GOAL_NAMES),
        "completed": state.completed(number),
        "secret": "" if secret is None else SECRET_NAMES[secret],
        "revealed": bool(state.have(number, REVEALED)),
    }


def price(state: Dwar7sState, goal: int) -> dict[str, int]:
    """What a trading goal costs, and what it is worth."""
    cost = {name: state.cards.cost[goal * GEMS + gem] for gem, name in enumerate(GEM_NAMES)}
    return {**cost, "vp": state.cards.goal_points[goal]}


def outcome(state: Dwar7sState, viewer: Viewer) -> dict[str, Any]:
    """The result; while the game runs the standing without the gems this viewer cannot see."""
    if state.ended != RUNNING:
        return state.outcome().plain()
    opened = state.rules.open_gems
    rows = [breakdown(state, number, opened or number == viewer.seat, opened) for number in range(state.seats)]
    return {"over": False, "ending": "", "winners": [], "results": [], "rows": rows}


def names(viewer: Viewer, zone: str, words: tuple[str, ...]) -> list[str]:
    """Cards of a zone by name, an empty text for each card this viewer cannot see."""
    return ["" if card is None else words[card] for card in viewer.zones.get(zone, [])]
