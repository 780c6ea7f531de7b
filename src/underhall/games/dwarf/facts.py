"""What holds in every game of DWARF and a client shows: numbers of the rules, cards, and the clauses of all of them."""

from __future__ import annotations

from underhall.games.dwarf.catalogue import (
    CARD_COUNT,
    FIRST_SPECIAL,
    FRONT_CLAUSES,
    FRONTS,
    KIND_CLAUSES,
    KINDS,
    Cards,
)
from underhall.games.dwarf.moves import CARDS
from underhall.games.dwarf.resolution import GLORY_FOR_DEFENCE
from underhall.games.dwarf.specials import GLORY_PRICE
from underhall.games.dwarf.state import EXTRA_WORKERS, REGULAR_WORKERS
from underhall.games.dwarf.view_types import DwarfCard, DwarfClauses, DwarfFacts


def facts(sheet: Cards, duplex: Cards) -> DwarfFacts:
    return {
        "workers": REGULAR_WORKERS,
        "helpers": EXTRA_WORKERS,
        "glory_price": GLORY_PRICE,
        "defence": GLORY_FOR_DEFENCE,
        "cards": {"sheet": all_cards(sheet), "duplex": all_cards(duplex)},
        "clauses": clauses(),
    }


def all_cards(cards: Cards) -> dict[str, DwarfCard]:
    return {CARDS[number]: one_card(cards, number) for number in range(CARD_COUNT)}


def one_card(cards: Cards, number: int) -> DwarfCard:
    return {
        "kind": KINDS[cards.kind[number]],
        "location": cards.location[number] + 1,
        "black": cards.black[number] + 1,
        "white": cards.white[number] + 1,
        "front": FRONTS[cards.front[number]] if number >= FIRST_SPECIAL else "",
    }


def clauses() -> DwarfClauses:
    return {
        "kinds": dict(zip(KINDS, KIND_CLAUSES, strict=True)),
        "fronts": dict(zip(FRONTS, FRONT_CLAUSES, strict=True)),
        "attack": "D-64",
        "payment": ["D-37", "D-38"],
        "laid": "D-41",
        "specials_limit": "D-93",
        "guiding_card": "D-86",
        "guide": "D-87",
        "help": "D-91",
        "mountain_end": {"failed_draw": "D-27", "empty": "D-28"},
        "discards": ["D-25", "D-26"],
    }
