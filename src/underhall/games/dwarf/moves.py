"""The moves of DWARF (rules/dwarf.md, section 14).

A location is written ``5``; with two sets, location 5 of the second Mine is ``2.5``. Piles likewise. The common moves
have short forms, with which the record of a game with five players stays under 1 kB until its middle.
"""

from __future__ import annotations

from typing import Final

from underhall.core.moves import MoveSpace, Verb, Words

LOCATIONS: Final = tuple(str(n) for n in range(1, 10)) + tuple(f"2.{n}" for n in range(1, 10))
PILES: Final = ("1", "2", "3", "2.1", "2.2", "2.3")
PAYMENTS: Final = ("workers", "glory")
SHORT_PAYMENTS: Final = ("", "g")
CARDS: Final = tuple(f"C{n}" for n in range(1, 55)) + tuple(f"S{n}" for n in range(1, 10))
CARDS_OF_BOTH_SETS: Final = CARDS + tuple(f"2.{card}" for card in CARDS)


def mix_word(iron: int, steel: int, gold: int) -> str:
    return "+".join(f"{amount}{letter}" for amount, letter in ((iron, "i"), (steel, "s"), (gold, "g")) if amount)


# Every way to make five resources (D-102), and those with at least one of each (D-108).
MIXES: Final = [(iron, steel, 5 - iron - steel) for iron in range(6) for steel in range(6 - iron)]
SPLITS: Final = [mix for mix in MIXES if min(mix) > 0]

MOVES: Final = MoveSpace(
    Verb("place", "place {location}", location=Words(LOCATIONS)).written("{location}"),
    Verb("decline", "decline").written("-"),
    Verb(
        "special",
        "special {pile} with {payment}",
        pile=Words(PILES),
        payment=Words(PAYMENTS, SHORT_PAYMENTS),
    ).written("s{pile}{payment}"),
    Verb("sell", "sell for {mix}", mix=Words(tuple(mix_word(*mix) for mix in MIXES))),
    Verb("order", "order with {split}", split=Words(tuple(mix_word(*split) for split in SPLITS))),
    Verb("recall", "recall {card}", card=Words(CARDS_OF_BOTH_SETS)),
    Verb("turn_back", "turn back {location}", location=Words(LOCATIONS)),
    Verb("apprentice", "apprentice {location}", location=Words(LOCATIONS)),
    Verb("resolve", "resolve {location}", location=Words(LOCATIONS)).written("r{location}"),
)

# The first number of each verb, as constants the compiler can fold; checked against the declaration below.
PLACE: Final = 0
DECLINE: Final = 18
SPECIAL: Final = 19
SELL: Final = 31
ORDER: Final = 52
RECALL: Final = 58
TURN_BACK: Final = 184
APPRENTICE: Final = 202
RESOLVE: Final = 220
END: Final = 238

if [verb.base for verb in MOVES.order] + [MOVES.size] != [
    PLACE,
    DECLINE,
    SPECIAL,
    SELL,
    ORDER,
    RECALL,
    TURN_BACK,
    APPRENTICE,
    RESOLVE,
    END,
]:
    raise AssertionError("the numbers of DWARF's moves do not fit their declaration")
