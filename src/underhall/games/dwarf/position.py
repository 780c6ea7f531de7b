"""DWARF positions: the whole table as readable plain data, there and back (invariants.py checks what must hold).

Mountains and piles are written from the top, stacks from the bottom, as in the worked scenarios of the specification.
"""

from __future__ import annotations

from typing import Final

from underhall.core.fields import (
    SEAT,
    Attribute,
    Column,
    CountedRows,
    Field,
    Fields,
    Numbers,
    OneOf,
    Piles,
    Rows,
    Truth,
    Whole,
    seats,
)
from underhall.core.position import NO_CARD, NO_LOCATION, ONE_OF
from underhall.games.dwarf.moves import CARDS
from underhall.games.dwarf.moves import LOCATIONS as PLACE_NAMES
from underhall.games.dwarf.state import (
    ENDINGS,
    EXTRA,
    GLORY,
    GOLD,
    IRON,
    ITEMS,
    MOUNTAIN,
    NONE,
    PILE,
    PILES,
    REGULAR,
    ROW,
    STACK,
    STEEL,
    WORKERS_EACH,
    DwarfState,
)

HOLDINGS: Final = {
    "iron": IRON,
    "steel": STEEL,
    "gold": GOLD,
    "items": ITEMS,
    "glory": GLORY,
    "workers": REGULAR,
    "helpers": EXTRA,
}


def mines(state: DwarfState) -> int:
    return state.rules.mines


def places(state: DwarfState) -> int:
    return state.rules.places


def special_piles(state: DwarfState) -> int:
    return state.rules.mines * PILES


def most_workers(state: DwarfState) -> int:
    return state.seats * WORKERS_EACH


def allowed_places(state: DwarfState) -> tuple[str, ...]:
    return PLACE_NAMES[: state.rules.places]


def occupy(state: DwarfState) -> None:
    """Mark the locations that have a worker."""
    for number in range(state.worker_count):
        state.occupied |= 1 << state.worker_place[number]


RESOURCE: Final = Whole(0, 4000)
IN_HAND: Final = Whole(0, 2)
CARD: Final = OneOf(CARDS, NO_CARD)
CARD_OR_NONE: Final = OneOf(CARDS, NO_CARD, empty=True)
# A worker in the Mine: buffers side by side.
WORKER: Final[tuple[Field, ...]] = (
    Column("seat", SEAT, "worker_owner"),
    Column("on", OneOf(allowed_places, NO_LOCATION), "worker_place"),
    Column("extra", Truth(), "worker_extra"),
    Column("spent", Truth(), "worker_spent"),
)

FIELDS: Final = Fields(
    Attribute("round", Whole(0, 1000)),
    Attribute("holder", SEAT),
    Piles(
        "stacks",
        CARD,
        "stacks",
        "heights",
        places,
        size=STACK,
        room=STACK - 1,
        names=PLACE_NAMES,
        no_name=NO_LOCATION,
    ),
    Piles("mountains", CARD, "mountains", "mountain_counts", mines, size=MOUNTAIN, room=MOUNTAIN, top_first=True),
    Numbers("lower", Whole(0, MOUNTAIN), "lower", mines),
    Piles("piles", CARD, "piles", "pile_counts", special_piles, size=PILE, room=PILE, top_first=True),
    Piles("discards", CARD, "discards", "discard_counts", mines, size=MOUNTAIN, room=MOUNTAIN),
    Rows(
        "holdings",
        seats,
        *[
            Column(name, IN_HAND if place in (REGULAR, EXTRA) else RESOURCE, "holdings", ROW, place)
            for name, place in HOLDINGS.items()
        ],
    ),
    CountedRows("workers", "worker_count", 0, most_workers, *WORKER),
    Attribute("mustered", Truth()),
    Attribute("orcs", Truth()),
    Attribute("last_placed", CARD_OR_NONE),
    Attribute("guide_location", OneOf(allowed_places, NO_LOCATION, empty=True), "guide_place"),
    Attribute("guide_card", CARD_OR_NONE),
    Attribute("specials_taken", Whole(0, 9)),
    Attribute("ended", OneOf(ENDINGS, ONE_OF)),
    derived=("occupied",),
    derive=occupy,
    fixed=("rules", "cards"),
)


def card_name(card: int) -> str:
    return "" if card == NONE else CARDS[card]
