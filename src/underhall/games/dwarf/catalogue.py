"""DWARF's cards: the file, its checks (D-130), and the same as flat tables for the engine."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final, final

from underhall.core.buffers import i64, vec
from underhall.core.catalogue import Card, Catalogue, Field, load
from underhall.core.errors import BadCatalogue, Message

FILE: Final = Path(__file__).with_name("cards.toml")

# Cards are numbered as in the file: C1-C9 starting, C10-C54 Mountain, S1-S9 special.
STARTING_CARDS: Final = 9
MOUNTAIN_CARDS: Final = 45
SPECIAL_CARDS: Final = 9
FIRST_MOUNTAIN: Final = 9
FIRST_SPECIAL: Final = 54
CARD_COUNT: Final = 63

# Action types (D-6).
MINE: Final = 0
FORGE: Final = 1
DEFEND: Final = 2
GET_HELP: Final = 3
ACTIONS: Final = ("mine", "forge", "defend", "get_help")

# Attacks (D-124 to D-128).
NO_ATTACK: Final = 0
STOP_MINING: Final = 1
TAKE_IRON: Final = 2
TAKE_GOLD: Final = 3
TAKE_ALL_GOLD: Final = 4
GOLD_TO_IRON: Final = 5
ATTACKS: Final = ("", "stop_mining", "take_iron", "take_gold", "take_all_gold", "gold_to_iron")

# Fronts of the Special Action cards (D-100 to D-108), S1 to S9.
MUSTER_AN_ARMY: Final = 0
HOLD_A_COUNCIL: Final = 1
SELL_AN_ITEM: Final = 2
PAST_GLORIES: Final = 3
SPECIAL_ORDER: Final = 4
TURN_BACK: Final = 5
APPRENTICE: Final = 6
COLLAPSE_THE_SHAFTS: Final = 7
RUN_AMOK: Final = 8
FRONTS: Final = (
    "muster_an_army",
    "hold_a_council",
    "sell_an_item",
    "past_glories",
    "special_order",
    "turn_back",
    "apprentice",
    "collapse_the_shafts",
    "run_amok",
)

KINDS: Final = (
    "iron_seam",
    "gold_seam",
    "alloy_steel",
    "forge_sword",
    "forge_mace",
    "forge_diadem",
    "forge_helm",
    "forge_axe",
    "forge_crown",
    "forge_dagger",
    "forge_armour",
    "orc_raiders",
    "knockers",
    "dragon",
    "great_dragon",
    "sidhe",
    "get_help",
)
# The clause of each kind, in the same order.
KIND_CLAUSES: Final = (*(f"D-{number}" for number in range(113, 130)),)
# The clause of each front, in the order of FRONTS.
FRONT_CLAUSES: Final = ("D-100", "D-101", "D-102", "D-103", "D-108", "D-104", "D-105", "D-106", "D-107")

_AMOUNTS: Final = ("return_iron", "return_steel", "return_gold", "take_iron", "take_steel", "take_gold", "take_items")
TABLES: Final = {
    "kind": (
        Field("action", words=ACTIONS),
        *(Field(amount, low=0, high=9, optional=True) for amount in _AMOUNTS),
        Field("attack", words=ATTACKS[1:], optional=True),
        Field("amount", low=1, high=9, optional=True),
    ),
    "starting": (
        Field("kind", words=KINDS),
        Field("location", low=1, high=9),
        Field("black", low=1, high=9),
        Field("white", low=1, high=9),
    ),
    "mountain": (
        Field("kind", words=KINDS),
        Field("letter", words=("A", "B")),
        Field("location", low=1, high=9),
        Field("black", low=1, high=9),
        Field("white", low=1, high=9),
    ),
    "special": (
        Field("front", words=FRONTS),
        Field("location", low=1, high=9),
        Field("duplex", low=1, high=9),
    ),
    "back": (
        Field("kind", words=KINDS),
        Field("location", low=1, high=9),
        Field("white", low=1, high=9),
    ),
}


def load_cards(path: Path) -> Catalogue:
    """Read a card file and check all that D-130 asks for."""
    catalogue = load(path, TABLES)
    _check_identities(catalogue)
    _check_locations(catalogue)
    _check_letters(catalogue)
    return catalogue


def _check_identities(catalogue: Catalogue) -> None:
    expected = {
        "kind": list(KINDS),
        "starting": [f"C{n}" for n in range(1, 10)],
        "mountain": [f"C{n}" for n in range(10, 55)],
        "special": [f"S{n}" for n in range(1, 10)],
        "back": [f"B{n}" for n in range(1, 10)],
    }
    for table, identities in expected.items():
        found = [card.id for card in catalogue.cards(table)]
        for identity in found:
            if identity not in identities:
                raise BadCatalogue(
                    "dwarf_cards-id_out_of_range", card=identity, table=table, first=identities[0], last=identities[-1]
                )
        for identity in identities:
            if identity not in found:
                needed = Message("dwarf_cards-wrong_records", table=table, wanted=len(identities), found=len(found))
                raise BadCatalogue("dwarf_cards-missing", card=identity, needed=needed)


def _check_locations(catalogue: Catalogue) -> None:
    for table in ("starting", "mountain", "back"):
        for card in catalogue.cards(table):
            cells = [name for name in ("location", "black", "white") if name in card.values]
            for number, name in enumerate(cells):
                for other in cells[:number]:
                    if card.number(name) == card.number(other):
                        raise BadCatalogue(
                            "dwarf_cards-same_number", card=card.id, field=name, value=card.number(name), other=other
                        )
    for table, field, wanted in (
        ("starting", "location", 1),
        ("mountain", "location", 5),
        ("back", "location", 1),
        ("special", "location", 1),
        ("special", "duplex", 1),
    ):
        cards = catalogue.cards(table)
        counts = Counter(card.number(field) for card in cards)
        for location in range(1, 10):
            if counts[location] > wanted:
                last = [card for card in cards if card.number(field) == location][-1]
                crowd = Message(
                    "dwarf_cards-wrong_crowd", place=location, found=counts[location], table=table, wanted=wanted
                )
                raise BadCatalogue("dwarf_cards-wrong_total", card=last.id, field=field, needed=crowd)
    for card in catalogue.cards("back"):
        if card.id != f"B{card.number('location')}":
            raise BadCatalogue("dwarf_cards-wrong_location", card=card.id, location=card.id[1:])


def _check_letters(catalogue: Catalogue) -> None:
    letters = Counter(card.word("letter") for card in catalogue.cards("mountain"))
    if letters["A"] != 23 and catalogue.head.get("other_letters") is not True:
        raise BadCatalogue("dwarf_cards-wrong_letters", a=letters["A"], b=letters["B"])


@final
class Cards:
    """The catalogue as the engine reads it: one buffer for each property, indexed by card number.

    Locations are 0 to 8 here. A Special card is its Mine side (D-110, D-112); it has no black meeple (-1).
    """

    def __init__(self, catalogue: Catalogue, duplex: bool) -> None:
        self.location: vec[i64] = _blank()
        self.black: vec[i64] = _blank()
        self.white: vec[i64] = _blank()
        self.kind: vec[i64] = _blank()
        self.front: vec[i64] = _blank()
        self.letter: vec[i64] = _blank()
        self.action: vec[i64] = _blank()
        self.attack: vec[i64] = _blank()
        self.amount: vec[i64] = _blank()
        self.return_iron: vec[i64] = _blank()
        self.return_steel: vec[i64] = _blank()
        self.return_gold: vec[i64] = _blank()
        self.take_iron: vec[i64] = _blank()
        self.take_steel: vec[i64] = _blank()
        self.take_gold: vec[i64] = _blank()
        self.take_items: vec[i64] = _blank()
        kinds = catalogue.by_id("kind")
        number: i64 = 0
        for card in in_order(catalogue.cards("starting")) + in_order(catalogue.cards("mountain")):
            self.fill(number, card, kinds[card.word("kind")])
            self.black[number] = card.number("black") - 1
            self.letter[number] = 1 if card.word("letter") == "B" else 0
            number += 1
        backs = {back.number("location"): back for back in catalogue.cards("back")}
        for special in in_order(catalogue.cards("special")):
            back = backs[special.number("duplex" if duplex else "location")]
            self.fill(number, back, kinds[back.word("kind")])
            self.black[number] = -1
            self.front[number] = FRONTS.index(special.word("front"))
            number += 1

    def fill(self, number: i64, card: Card, kind: Card) -> None:
        self.location[number] = card.number("location") - 1
        self.white[number] = card.number("white") - 1
        self.kind[number] = KINDS.index(kind.id)
        self.action[number] = ACTIONS.index(kind.word("action"))
        self.attack[number] = ATTACKS.index(kind.word("attack"))
        self.amount[number] = kind.number("amount")
        self.return_iron[number] = kind.number("return_iron")
        self.return_steel[number] = kind.number("return_steel")
        self.return_gold[number] = kind.number("return_gold")
        self.take_iron[number] = kind.number("take_iron")
        self.take_steel[number] = kind.number("take_steel")
        self.take_gold[number] = kind.number("take_gold")
        self.take_items[number] = kind.number("take_items")


def in_order(cards: list[Card]) -> list[Card]:
    """By the number in their ids: C2 before C10, whatever their order in the file."""
    return sorted(cards, key=lambda card: int(card.id[1:]))


def _blank() -> vec[i64]:
    return vec[i64]([0] * CARD_COUNT)
