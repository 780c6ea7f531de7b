"""Dig Deeper Dwarf's components: the file, its checks (G-13, section 20.1), and the same as flat tables for the engine.

The engine deals in *faces*: cards that look alike are one face and are never told apart. The number of faces depends on
the file, because an owner may type in any Action card made of 1 to 4 actions.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final, final

from underhall.core.buffers import i64, vec, zeros
from underhall.core.catalogue import Card, Catalogue, Field, load
from underhall.core.errors import BadCatalogue

FILE: Final = Path(__file__).with_name("cards.toml")

# Resources (G-28), numbered from 1 so that 0 is none.
RESOURCES: Final = ("silver", "gold", "ruby", "diamond", "emerald")
NO_RESOURCE: Final = 0
GOLD: Final = 2

# Actions (section 8), numbered from 1; the last two are those of the Companions Bookling and Crunchy Munchy.
MOVE: Final = 1
MINE: Final = 2
STEAL: Final = 3
DRIVE: Final = 4
REMOVE: Final = 5
GIVE: Final = 6
DRAW: Final = 7
SWAP: Final = 8
INVESTIGATE: Final = 9
COPY: Final = 10
THWART: Final = 11
BOOK: Final = 12
CRUNCH: Final = 13
ACTIONS: Final = (
    "move",
    "mine",
    "steal",
    "drive",
    "remove",
    "give",
    "draw",
    "swap",
    "investigate",
    "copy",
    "thwart",
)
# With those of the Companions, and the clause of each.
ALL_ACTIONS: Final = (*ACTIONS, "book", "crunch")
ACTION_CLAUSES: Final = (
    *("G-88", "G-92", "G-97", "G-102", "G-103", "G-106", "G-109", "G-110", "G-111", "G-117", "G-162"),
    *("G-193", "G-194"),
)
BASICS: Final = ("move", "mine", "steal", "drive", "remove", "thwart")

# Event cards (section 20.6), E-01 to E-27 and the promo.
BOOKLING: Final = 0
CRUNCHY_MUNCHY: Final = 1
DIGGY: Final = 2
FLYING_AGARIC: Final = 3
LONGFINGERLING: Final = 4
MYCOLUS_MAXIMUS: Final = 5
PEEKYCILLIUM: Final = 6
SHUFFLE_TRUFFLE: Final = 7
STINKHORN: Final = 8
FIRST_TREASURE: Final = 9
CALL_OF_NATURE: Final = 13
CANARY: Final = 14
CAVE_OTTER: Final = 15
VAMPIRE_BATS: Final = 16
FOOLS_GOLD: Final = 17
HEARTY_STEW: Final = 18
CAVE_MERCHANT: Final = 19
TRANSPORT_TUNNEL: Final = 20
TELEPORTER: Final = 21
CAVE_IN: Final = 22
FLOODED_TUNNEL: Final = 23
MONSTER: Final = 24
THIEVING_GOBLINS: Final = 25
TRUSTY_TOOLS: Final = 26
BIRTHDAY_PARTY: Final = 27
EVENT_COUNT: Final = 28
COMPANION_COUNT: Final = 9
TREASURE_COUNT: Final = 4
COMPANION_MASK: Final = 0x1FF
TREASURE_MASK: Final = 0x1E00
EVENTS: Final = (
    "bookling",
    "crunchy_munchy",
    "diggy",
    "flying_agaric",
    "longfingerling",
    "mycolus_maximus",
    "peekycillium",
    "shuffle_truffle",
    "stinkhorn",
    "treasure_1",
    "treasure_2",
    "treasure_3",
    "treasure_4",
    "call_of_nature",
    "canary",
    "cave_otter",
    "vampire_bats",
    "fools_gold",
    "hearty_stew",
    "cave_merchant",
    "transport_tunnel",
    "teleporter",
    "cave_in",
    "flooded_tunnel",
    "monster",
    "thieving_goblins",
    "trusty_tools",
    "birthday_party",
)
# The clause of each event, in the same order: Companions, Treasures, Delayed Events, Instant Events.
EVENT_CLAUSES: Final = (
    *("G-193", "G-194", "G-195", "G-196", "G-197", "G-198", "G-200", "G-201", "G-202"),
    *("G-203", "G-203", "G-203", "G-203"),
    *("G-205", "G-207", "G-209", "G-211", "G-212", "G-216", "G-217", "G-219", "G-220"),
    *("G-222", "G-223", "G-228", "G-229", "G-230", "G-231"),
)

# Traits (section 20.7).
AGILE: Final = 0
CLEVER: Final = 1
INDUSTRIOUS: Final = 2
INVENTIVE: Final = 3
ORDERLY: Final = 4
SMOOTH_TALKING: Final = 5
STRONG: Final = 6
WELL_PREPARED: Final = 7
TRAIT_COUNT: Final = 8
TRAITS: Final = (
    "agile",
    "clever",
    "industrious",
    "inventive",
    "orderly",
    "smooth_talking",
    "strong",
    "well_prepared",
)
TRAIT_CLAUSES: Final = ("G-236", "G-238", "G-239", "G-240", "G-241", "G-242", "G-243", "G-244")

# Tiles: the two start tiles have these places on every map.
ENTRANCE: Final = 0
CAMP: Final = 1
SIDE_LETTERS: Final = "NESW"
# What the engine has room for when the totals are switched off; with them on, the box stays well below.
MAX_FACES: Final = 120
MAX_TILES: Final = 24
MAX_PILES: Final = 24
PILE: Final = 5
START_CARDS: Final = 12
MAX_MINING: Final = MAX_PILES * PILE


class Words(Field):
    """A list of words, each one of some."""

    def __init__(self, name: str, words: tuple[str, ...], most: int, optional: bool = False) -> None:
        super().__init__(name, words=words, optional=optional)
        self.most = most

    def check(self, card: str, value: object) -> None:
        if not isinstance(value, list) or not 1 <= len(value) <= self.most:
            raise BadCatalogue("deep_cards-no_words", card=card, field=self.name, most=self.most)
        for word in value:
            super().check(card, word)


class Title(Field):
    """A short text."""

    def check(self, card: str, value: object) -> None:
        if not isinstance(value, str) or not 1 <= len(value) <= 40:
            raise BadCatalogue("deep_cards-no_text", card=card, field=self.name, value=repr(value))


class Sides(Field):
    """The open sides of a tile, as letters in the order NESW."""

    def check(self, card: str, value: object) -> None:
        if not isinstance(value, str) or not value or "".join(s for s in SIDE_LETTERS if s in value) != value:
            raise BadCatalogue("deep_cards-no_sides", card=card, field=self.name, value=repr(value))


_NAMES: Final = (Title("name"), Title("german", optional=True))
_WORTH: Final = (
    Field("resource", words=RESOURCES, optional=True),
    Field("coins", low=0, high=20, optional=True),
    Field("vp", low=-20, high=40, optional=True),
)
TABLES: Final[dict[str, tuple[Field, ...]]] = {
    "start": (*_NAMES, Field("quantity", low=1, high=12), Words("actions", ACTIONS, 4, optional=True), *_WORTH),
    "mining": (*_NAMES, Field("quantity", low=1, high=MAX_MINING), *_WORTH),
    "extra": (Field("quantity", low=0, high=20),),
    "jewelry": (
        *_NAMES,
        Field("quantity", low=1, high=60),
        Words("needs", RESOURCES, 8),
        Field("cost", low=1, high=40),
        Field("vp", low=-20, high=40, optional=True),
    ),
    "action": (
        *_NAMES,
        Field("quantity", low=1, high=60),
        Words("actions", ACTIONS, 4),
        Field("cost", low=0, high=12),
        Field("vp", low=-20, high=40, optional=True),
    ),
    "treasure": (Field("resource", words=RESOURCES), Field("vp", low=-20, high=40)),
    "basic": (Field("cost", low=0, high=9),),
    "tile": (
        *_NAMES,
        Field("quantity", low=1, high=MAX_TILES),
        Sides("sides"),
        Field("workbench", words=("no", "yes")),
    ),
}
TOTALS: Final = {"start": 12, "mining": 80, "extra": 3, "jewelry": 26, "action": 36, "treasure": 4, "tile": 18}


def load_cards(path: Path) -> Catalogue:
    """The checked card file; every refusal names the card and the field."""
    catalogue = load(path, TABLES)
    check_kinds(catalogue)
    check_totals(catalogue)
    return catalogue


def quantity(catalogue: Catalogue, table: str) -> int:
    return sum(card.number("quantity", 1) for card in catalogue.cards(table))


def check_kinds(catalogue: Catalogue) -> None:
    for card in catalogue.cards("start"):
        if "resource" not in card.values and "actions" not in card.values:
            raise BadCatalogue("deep_cards-start_card_empty", card=card.id)
        if "resource" in card.values and "actions" in card.values:
            raise BadCatalogue("deep_cards-two_kinds", card=card.id)
    for table in ("start", "mining"):
        for card in catalogue.cards(table):
            if "resource" in card.values and card.number("coins") < 1:
                raise BadCatalogue("deep_cards-resource_without_coins", card=card.id)
            if "resource" not in card.values and card.number("coins"):
                raise BadCatalogue("deep_cards-coins_without_resource", card=card.id)
    rubble = [card for card in catalogue.cards("mining") if "resource" not in card.values]
    if len(rubble) != 1:
        raise BadCatalogue("deep_cards-one_rubble")
    order = [card.id for card in catalogue.cards("basic")]
    if sorted(order) != sorted(BASICS):
        raise BadCatalogue("deep_cards-basic_ids", ids=list(BASICS))
    if [card.id for card in catalogue.cards("treasure")] != ["E-10", "E-11", "E-12", "E-13"]:
        raise BadCatalogue("deep_cards-treasure_ids")
    tiles = catalogue.cards("tile")
    if [card.id for card in tiles[:2]] != ["L-ENT", "L-CAMP"] or any(
        card.number("quantity") != 1 for card in tiles[:2]
    ):
        raise BadCatalogue("deep_cards-first_tiles")
    for tile, sides, clause in ((tiles[0], "NESW", "G-38"), (tiles[1], "W", "G-39")):
        if tile.word("sides") != sides:
            raise BadCatalogue("deep_cards-fixed_sides", card=tile.id, sides=sides, clause=clause)


def check_totals(catalogue: Catalogue) -> None:
    """G-13: the totals of the box, unless the file says otherwise; the engine's room always."""
    ignore = catalogue.head.get("other_totals", False)
    if type(ignore) is not bool:
        raise BadCatalogue("deep_cards-other_totals")
    for table, total in TOTALS.items():
        found = quantity(catalogue, table)
        if found != total and not ignore:
            raise BadCatalogue("deep_cards-wrong_total", table=table, found=found, total=total)
    room = {"start": (5, 40), "mining": (70, MAX_MINING), "jewelry": (2, 60), "action": (3, 60), "tile": (5, MAX_TILES)}
    for table, (low, high) in room.items():
        if not low <= quantity(catalogue, table) <= high:
            raise BadCatalogue(
                "deep_cards-total_out_of_range", table=table, found=quantity(catalogue, table), low=low, high=high
            )


@final
class Cards:
    """Everything about each face, each tile and each Treasure, as flat tables."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.ids: list[str] = []
        self.words: list[str] = []  # as moves and positions write a face: old-boots
        self.names: list[tuple[str, str]] = []
        looks: dict[tuple[Any, ...], int] = {}
        self.number: dict[str, int] = {}
        rows: list[Card] = []
        tables = ("mining", "start", "jewelry", "action")
        records = [(table, card) for table in tables for card in catalogue.cards(table)]
        # Rubble is face 0, so that looking for it is cheap everywhere.
        records.sort(key=lambda pair: not (pair[0] == "mining" and "resource" not in pair[1].values))
        self.decks: dict[str, list[int]] = {table: [] for table in tables}
        for table, card in records:
            look = (
                card.word("name"),
                tuple(card.values.get("actions", ())),
                tuple(card.values.get("needs", ())),
                *(card.values.get(name, 0) for name in ("resource", "coins", "vp", "cost")),
            )
            if look not in looks:
                looks[look] = len(rows)
                rows.append(card)
                self.ids.append(card.id)
                word = slug(card.word("name"))
                self.words.append(word if word not in self.words else f"{word}-{slug(card.id)}")
                self.names.append((card.word("name"), card.word("german", card.word("name"))))
            self.number[card.id] = looks[look]
            self.decks[table] += [looks[look]] * card.number("quantity")
        if len(rows) > MAX_FACES:
            raise BadCatalogue("deep_cards-too_many_faces", count=len(rows), most=MAX_FACES)
        count = len(rows)
        self.mined: vec[i64] = zeros(count)  # whether the Mining deck holds the face
        for face in self.decks["mining"]:
            self.mined[face] = 1
        self.count: i64 = count
        self.extra_rubble: i64 = quantity(catalogue, "extra")
        self.resource: vec[i64] = zeros(count)
        self.coins: vec[i64] = zeros(count)
        self.vp: vec[i64] = zeros(count)
        self.cost: vec[i64] = zeros(count)
        self.actions: vec[i64] = zeros(count)  # packed, four bits each
        self.shows: vec[i64] = zeros(count)  # a bit for each action shown
        self.needs: vec[i64] = zeros(count * 6)  # Jewelry: units of each Resource
        self.wanted: list[list[str]] = [list(card.values.get("needs", ())) for card in rows]  # the same, as printed
        self.treasure_resource: vec[i64] = zeros(TREASURE_COUNT)
        self.treasure_vp: vec[i64] = zeros(TREASURE_COUNT)
        self.treasure_coins: vec[i64] = zeros(TREASURE_COUNT)
        self.basic_cost: vec[i64] = zeros(16)
        self.tile_ids: list[str] = []
        self.tile_names: list[tuple[str, str]] = []
        self.tile_sides: vec[i64] = zeros(MAX_TILES)
        self.tile_bench: vec[i64] = zeros(MAX_TILES)
        self.tile_deck: list[int] = []
        for face, card in enumerate(rows):
            self.fill(face, card)
        value = [0] * 6  # a Treasure is worth what a mined Resource of its kind is worth (G-150)
        for card in catalogue.cards("start") + catalogue.cards("mining"):
            if "resource" in card.values:
                value[RESOURCES.index(card.word("resource")) + 1] = card.number("coins")
        self.resource_coins: vec[i64] = vec[i64](value)
        for place, card in enumerate(catalogue.cards("treasure")):
            kind = RESOURCES.index(card.word("resource")) + 1
            self.treasure_resource[place] = kind
            self.treasure_vp[place] = card.number("vp")
            self.treasure_coins[place] = value[kind]
        for card in catalogue.cards("basic"):
            self.basic_cost[ACTIONS.index(card.id) + 1] = card.number("cost")
        for kind, card in enumerate(catalogue.cards("tile")):
            self.tile_ids.append(card.id)
            self.tile_names.append((card.word("name"), card.word("german", card.word("name"))))
            self.tile_sides[kind] = sides_mask(card.word("sides"))
            self.tile_bench[kind] = 1 if card.word("workbench") == "yes" else 0
            if kind > CAMP:
                self.tile_deck += [kind] * card.number("quantity")

    def fill(self, face: i64, card: Card) -> None:
        if "resource" in card.values:
            self.resource[face] = RESOURCES.index(card.word("resource")) + 1
        self.coins[face] = card.number("coins")
        self.vp[face] = card.number("vp")
        self.cost[face] = card.number("cost")
        packed: i64 = 0
        shift: i64 = 0
        for word in card.values.get("actions", ()):
            action: i64 = ACTIONS.index(word) + 1
            packed |= action << shift
            shift += 4
            self.shows[face] |= 1 << action
        self.actions[face] = packed
        for word in card.values.get("needs", ()):
            self.needs[face * 6 + RESOURCES.index(word) + 1] += 1


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def sides_mask(letters: str) -> int:
    mask = 0
    for letter in letters:
        mask |= 1 << SIDE_LETTERS.index(letter)
    return mask


def sides_word(mask: int) -> str:
    return "".join(letter for side, letter in enumerate(SIDE_LETTERS) if mask >> side & 1)
