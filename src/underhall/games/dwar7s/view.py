"""What a seat may know of a game of Fall or Duel, as plain data for a screen, a script or a person (K-10, K-11)."""

from __future__ import annotations

from underhall.core.buffers import listed
from underhall.core.outcome import leads_alone
from underhall.core.secrecy import Viewer
from underhall.core.view_types import OutcomeView
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
from underhall.games.dwar7s.map import CASTLES, CELL, DOMAIN, LINKS, OPEN, sides_word, walls_word
from underhall.games.dwar7s.moves import GRID, spot_name
from underhall.games.dwar7s.position import dwarfs, masked, stack
from underhall.games.dwar7s.resolve import can_pay, is_ready
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
from underhall.games.dwar7s.view_types import Dwar7sTable, MatView, SeatView, SiteView


def public(state: Dwar7sState, viewer: Viewer) -> Dwar7sTable:
    standing = outcome(state, viewer)
    return {
        "round": state.round,
        "first": state.first,
        "active": state.active,
        "actions": state.actions,
        "allowance": state.allowance(state.active),
        "closing": bool(state.closing),
        "pass_ends": pass_ends(state),
        "mat": mat(state),
        "map": [site(state, number) for number in range(state.map.count)],
        "spots": [spot_name(state.map.spots[index]) for index in range(state.map.spot_count)],
        "seats": [seat(state, viewer, number, standing["rows"]) for number in range(state.seats)],
        "supply": {name: state.table[SUPPLY + gem] for gem, name in enumerate(GEM_NAMES)},
        "row": names(viewer, "row 0", GOAL_NAMES),
        "prices": {GOAL_NAMES[goal]: price(state, goal) for goal in listed(state.table, GOAL_ROW, state.row)},
        "payable": payable(state, viewer),
        "goals_to_end": state.rules.goals_to_end,
        "goal_deck": state.goals,
        "ogre_deck": state.ogres,
        "ogre_discard": names(viewer, "discards 0", OGRE_NAMES)[::-1],
        # What lies where this viewer cannot see, in no order: a careful player can work it out.
        "unseen_goals": [GOAL_NAMES[goal] for goal in viewer.unseen(GOAL_POOL)],
        "unseen_ogres": [OGRE_NAMES[ogre] for ogre in viewer.unseen(OGRE_POOL)],
        "unseen_secrets": [SECRET_NAMES[secret] for secret in viewer.unseen(SECRET_POOL)],
        "outcome": standing,
    }


def site(state: Dwar7sState, number: int) -> SiteView:
    table = state.map
    cell = table.get(number, CELL)
    card = table.top(number)
    return {
        "spot": spot_name(cell),
        "cell": cell,
        "x": GRID.x(cell),
        "y": GRID.y(cell),
        "stack": stack(state, number),
        "card": CARD_NAMES[card],
        "kind": KIND_NAMES[card % KINDS],
        "colour": COLOURS[card // KINDS],
        "turn": table.turn(card),
        "walls": walls_word(table.get(number, OPEN)),
        "passages": sides_word(table.get(number, LINKS)),
        "places": state.cards.places[card],
        "need": state.cards.need[card],
        "vp": state.cards.points[card],
        "dwarfs": dwarfs(state, number),
        "ready": [seat for seat in range(state.seats) if is_ready(state, number, seat)],
        "domain": table.get(number, DOMAIN),
        "kingdom": kingdom(state, number),
    }


def kingdom(state: Dwar7sState, number: int) -> list[int]:
    """The seats whose castle lies in the domain of a site: it is their kingdom (K-70, K-71)."""
    castles = state.map.domain(number, CASTLES)
    return [seat for seat in range(state.seats) if castles >> state.rules.colour[seat] & 1]


def mat(state: Dwar7sState) -> MatView | None:
    return {"width": state.map.width, "height": state.map.height} if state.map.width else None


def payable(state: Dwar7sState, viewer: Viewer) -> list[str]:
    """The goals of the row that this viewer's gems pay for."""
    if viewer.seat < 0:
        return []
    row = listed(state.table, GOAL_ROW, state.row)
    return [GOAL_NAMES[goal] for goal in row if can_pay(state, viewer.seat, goal)]


def seat(state: Dwar7sState, viewer: Viewer, number: int, rows: list[dict[str, int]]) -> SeatView:
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
        "points": rows[number]["total"],
        "leads": leads_alone(rows, number, "total"),
    }


def price(state: Dwar7sState, goal: int) -> dict[str, int]:
    """What a trading goal costs, and what it is worth."""
    cost = {name: state.cards.cost[goal * GEMS + gem] for gem, name in enumerate(GEM_NAMES)}
    return {**cost, "vp": state.cards.goal_points[goal]}


def outcome(state: Dwar7sState, viewer: Viewer) -> OutcomeView:
    """The result; while the game runs the standing without the gems this viewer cannot see."""
    if state.ended != RUNNING:
        return state.outcome().view()
    opened = state.rules.open_gems
    rows = [breakdown(state, number, opened or number == viewer.seat, opened) for number in range(state.seats)]
    return {"over": False, "ending": "", "winners": [], "results": [], "rows": rows, "verdict": None}


def names(viewer: Viewer, zone: str, words: tuple[str, ...]) -> list[str]:
    """Cards of a zone by name, an empty text for each card this viewer cannot see."""
    return ["" if card is None else words[card] for card in viewer.zones.get(zone, [])]
