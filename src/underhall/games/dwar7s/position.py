"""Positions of Fall and Duel: the whole table as readable plain data, there and back (invariants.py checks them).

Stacks are written bottom first, as in the worked scenarios of the specification; decks from the top.
"""

from __future__ import annotations

from typing import Any, Final, final

from underhall.core.buffers import i64
from underhall.core.errors import BadPosition
from underhall.core.fields import (
    SEAT,
    Attribute,
    Bound,
    Column,
    Custom,
    Field,
    Fields,
    Group,
    Mask,
    OneOf,
    Pile,
    Rows,
    Truth,
    Whole,
    mask_words,
    seats,
)
from underhall.core.position import ONE_OF, as_kind, whole
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
    OGRES,
    SECRET_NAMES,
)
from underhall.games.dwar7s.map import CELL, NONE, STANDING
from underhall.games.dwar7s.moves import SPOT, spot_name
from underhall.games.dwar7s.state import (
    DWARFS_EACH,
    ENDINGS,
    GEM,
    GEM_COUNT,
    GOAL,
    GOAL_COUNT,
    GOAL_DECK,
    GOAL_ROW,
    KINGDOM,
    KINGDOM_COUNT,
    OGRE,
    OGRE_COUNT,
    OGRE_DECK,
    OGRE_DISCARD,
    PILE,
    REVEALED,
    ROW,
    ROW_LENGTH,
    SECRET,
    SPARE_SECRETS,
    SUPPLY,
    TABLE,
    TROPHIES,
    TROPHY_COUNT,
    Dwar7sState,
)

masked: Final = mask_words

# The map: stacks of turned cards, and the dwarfs on them.


def write_map(state: Dwar7sState) -> dict[str, list[str]]:
    table = state.map
    return {spot_name(table.get(site, CELL)): stack(state, site) for site in range(table.count)}


def stack(state: Dwar7sState, site: int) -> list[str]:
    return [f"{CARD_NAMES[card]} r{state.map.turn(card)}" for card in state.map.stack(site)]


def read_map(state: Dwar7sState, given: object, where: str) -> None:
    laid: set[int] = set()
    for name, cards in as_kind(given, dict, where).items():
        cell = read_spot(state, f"map.{name}", name)
        if not isinstance(cards, list) or not cards:
            raise BadPosition("dwar7s_position-no_stack", name=name)
        for number, text in enumerate(cards):
            card, turn = read_card(f"map.{name}.{number}", str(text))
            if state.rules.seat[card // KINDS] == NONE:
                raise BadPosition(
                    "dwar7s_position-card_of_nobody", name=name, number=number, colour=COLOURS[card // KINDS]
                )
            if card in laid:
                raise BadPosition("dwar7s_position-laid_twice", name=name, number=number, card=CARD_NAMES[card])
            laid.add(card)
            turn %= state.cards.turns[card]
            if number == 0:
                state.map.lay(cell, card, turn)
            else:
                state.map.cover(state.map.find(cell), card, turn)


def read_spot(state: Dwar7sState, where: str, name: str) -> i64:
    cell = SPOT.index.get(name)
    if cell is None or not state.map.may_hold(cell):
        raise BadPosition("dwar7s_position-no_spot", where=where)
    return cell


def read_card(where: str, text: str) -> tuple[int, int]:
    name, _, turn = text.rpartition(" r")
    if name not in CARD_NAMES or turn not in ("0", "1", "2", "3"):
        raise BadPosition("dwar7s_position-bad_card", where=where, text=text)
    return CARD_NAMES.index(name), int(turn)


def write_dwarfs(state: Dwar7sState) -> dict[str, dict[str, int]]:
    table = state.map
    return {
        spot_name(table.get(site, CELL)): dwarfs(state, site)
        for site in range(table.count)
        if table.get(site, STANDING)
    }


def dwarfs(state: Dwar7sState, site: int) -> dict[str, int]:
    """By colour, those that are there."""
    out: dict[str, int] = {}
    for seat in range(state.seats):
        if state.map.dwarfs(site, seat):
            out[COLOURS[state.rules.colour[seat]]] = state.map.dwarfs(site, seat)
    return out


def read_dwarfs(state: Dwar7sState, given: object, where: str) -> None:
    for name, colours in as_kind(given, dict, where).items():
        site = state.map.find(read_spot(state, f"dwarfs.{name}", name))
        if site == NONE:
            raise BadPosition("dwar7s_position-nothing_to_stand_on", name=name)
        if not isinstance(colours, dict):
            raise BadPosition("dwar7s_position-no_colours", name=name)
        for colour in colours:
            if colour not in COLOURS or state.rules.seat[COLOURS.index(colour)] == NONE:
                raise BadPosition("dwar7s_position-dwarfs_of_nobody", name=name, colour=colour)
            number = whole(colours, colour, 1, DWARFS_EACH, f"dwarfs.{name}")
            state.map.add_dwarfs(site, state.rules.seat[COLOURS.index(colour)], number)


# Seats and decks.


@final
class Colour(Field):
    """The colour of a seat: the options say it, a position only repeats it."""

    def __init__(self, key: str) -> None:
        super().__init__(key, ())

    def write(self, state: Any, row: int) -> Any:
        return COLOURS[state.rules.colour[row]]

    def read(self, state: Any, row: int, given: object, where: str) -> None:
        wanted = COLOURS[state.rules.colour[row]]
        if given != wanted:
            raise BadPosition("dwar7s_position-other_colour", where=where, wanted=wanted, found=repr(given))


def round_cap(state: Dwar7sState) -> int:
    return state.rules.round_cap


def gems_of(gem: int) -> Bound:
    return lambda state: int(state.cards.gem_count[gem])


def ogres_of(ogre: int) -> Bound:
    return lambda state: int(state.cards.ogre_count[ogre])


def count_cards(state: Dwar7sState) -> None:
    """The totals beside masks and counts by kind."""
    held = state.holdings
    for seat in range(state.seats):
        row = seat * ROW
        for mask, count in ((KINGDOM, KINGDOM_COUNT), (TROPHIES, TROPHY_COUNT), (GOAL, GOAL_COUNT)):
            held[row + count] = int(held[row + mask]).bit_count()
        held[row + GEM_COUNT] = sum(held[row + GEM + gem] for gem in range(GEMS))
        held[row + OGRE_COUNT] = sum(held[row + OGRE + ogre] for ogre in range(OGRES))


GOAL_CARD: Final = OneOf(GOAL_NAMES, ONE_OF)
OGRE_CARD: Final = OneOf(OGRE_NAMES, ONE_OF)
SECRET_CARD: Final = OneOf(SECRET_NAMES, ONE_OF)
GEMS_IN_HAND: Final = [
    Column(name, Whole(0, gems_of(gem)), "holdings", ROW, GEM + gem) for gem, name in enumerate(GEM_NAMES)
]
OGRES_IN_HAND: Final = [
    Column(name, Whole(0, ogres_of(ogre)), "holdings", ROW, OGRE + ogre) for ogre, name in enumerate(OGRE_NAMES)
]
GEMS_LEFT: Final = [
    Column(name, Whole(0, gems_of(gem)), "table", TABLE, SUPPLY + gem) for gem, name in enumerate(GEM_NAMES)
]

FIELDS: Final = Fields(
    Attribute("round", Whole(1, round_cap)),
    Attribute("first", SEAT),
    Attribute("active", SEAT),
    Attribute("actions", Whole(0, 4)),
    Attribute("closing", Truth()),
    Attribute("busy", Truth()),
    Attribute("quiet", Whole(0, 2)),
    Custom("map", ("map",), write_map, read_map),
    Custom("dwarfs", ("map",), write_dwarfs, read_dwarfs),
    Rows(
        "seats",
        seats,
        Colour("colour"),
        Column("kingdom", Mask(KIND_NAMES, ONE_OF), "holdings", ROW, KINGDOM),
        Column("pile", Whole(0, DWARFS_EACH), "holdings", ROW, PILE),
        Group("gems", *GEMS_IN_HAND),
        Group("ogres", *OGRES_IN_HAND),
        Column("trophies", Mask(MONSTER_NAMES, ONE_OF), "holdings", ROW, TROPHIES),
        Column("goals", Mask(GOAL_NAMES, ONE_OF), "holdings", ROW, GOAL),
        Column("secret", SECRET_CARD, "holdings", ROW, SECRET),
        Column("revealed", Truth(), "holdings", ROW, REVEALED),
    ),
    Group("supply", *GEMS_LEFT),
    Pile("row", GOAL_CARD, "table", "row", GOAL_ROW, ROW_LENGTH),
    Pile("goal_deck", GOAL_CARD, "table", "goals", GOAL_DECK, GOAL_ROW - GOAL_DECK, top_first=True),
    Pile("ogre_deck", OGRE_CARD, "table", "ogres", OGRE_DECK, 16, top_first=True),
    Pile("ogre_discard", OGRE_CARD, "table", "discards", OGRE_DISCARD, 16, top_first=True),
    Pile("spare_secrets", SECRET_CARD, "table", "spares", SPARE_SECRETS, 8),
    Attribute("ended", OneOf(ENDINGS, ONE_OF)),
    derive=count_cards,
    fixed=("rules", "cards", "map.facts", "map.width", "map.height"),
)
