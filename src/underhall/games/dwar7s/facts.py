"""What holds in every game of Fall or Duel and a client shows: numbers of the rules, cards, and their clauses."""

from __future__ import annotations

from underhall.core.grid import SIDES
from underhall.games.dwar7s.catalogue import (
    CARD_NAMES,
    GAME_COLOURS,
    KIND_CLAUSES,
    KIND_NAMES,
    OGRE_CLAUSES,
    OGRE_NAMES,
    SECRET_NAMES,
    Cards,
)
from underhall.games.dwar7s.map import walls_word
from underhall.games.dwar7s.secret_goals import REVEAL_CLAUSES
from underhall.games.dwar7s.state import DWARFS_EACH
from underhall.games.dwar7s.view_types import Dwar7sCard, Dwar7sFacts


def facts(cards: Cards, box: str) -> Dwar7sFacts:
    return {
        "dwarfs": DWARFS_EACH,
        "trophy": cards.trophy_points,
        "cards": {
            name: one_card(cards, number)
            for number, name in enumerate(CARD_NAMES)
            if name.partition(" ")[0] in GAME_COLOURS[box]
        },
        "clauses": {
            "kinds": dict(zip(KIND_NAMES, KIND_CLAUSES, strict=True)),
            "ogres": dict(zip(OGRE_NAMES, OGRE_CLAUSES, strict=True)),
            "secrets": dict(zip(SECRET_NAMES, REVEAL_CLAUSES, strict=True)),
        },
    }


def one_card(cards: Cards, number: int) -> Dwar7sCard:
    return {
        "walls": [walls_word(cards.open[number * SIDES + turn]) for turn in range(SIDES)],
        "places": cards.places[number],
        "need": cards.need[number],
        "vp": cards.points[number],
        "amount": cards.amount[number],
    }
