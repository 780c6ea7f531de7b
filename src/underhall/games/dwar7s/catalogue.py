"""The components of Fall and Duel: the file, its checks (section 4.8), and the same as flat tables for the engine.

A kingdom card is one number, ``colour * KINDS + kind``. One card file serves both games; what a game leaves out has
the count 0 there.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from underhall.core.buffers import i64, vec, zeros
from underhall.core.catalogue import Card, Catalogue, Field, load
from underhall.core.errors import BadCatalogue
from underhall.core.grid import ALL_SIDES, SIDES, rotated

FILE: Final = Path(__file__).with_name("cards.toml")

COLOURS: Final = ("blue", "red", "green", "yellow")
MOST_SEATS: Final = 4

# Kinds of kingdom cards (K-1).
CASTLE: Final = 0
GOLD_MINE: Final = 1
RUBY_MINE: Final = 4
TAVERN: Final = 5
STORE: Final = 6
DRAGON: Final = 7
FROST_GIANT: Final = 8
KINDS: Final = 9
KIND_NAMES: Final = (
    "castle",
    "gold mine",
    "emerald mine",
    "diamond mine",
    "ruby mine",
    "tavern",
    "general store",
    "dragon",
    "frost giant",
)
# What each kind does, in the same order.
KIND_CLAUSES: Final = ("K-100", "K-91", "K-91", "K-91", "K-91", "K-95", "K-96", "K-92", "K-79")
CARD_COUNT: Final = 36
CARD_NAMES: Final = tuple(f"{colour} {kind}" for colour in COLOURS for kind in KIND_NAMES)
# Monsters among themselves, for sets of trophies.
MONSTERS_EACH: Final = 2
MONSTER_NAMES: Final = tuple(f"{colour} {kind}" for colour in COLOURS for kind in KIND_NAMES[DRAGON:])

# The five types (K-2), by kind.
MINE_TYPE: Final = 1
MONSTER_TYPE: Final = 2
TAVERN_TYPE: Final = 3
STORE_TYPE: Final = 4
TYPES: Final = (0, 1, 1, 1, 1, 3, 4, 2, 2)

# Gems (K-5); mine kind minus one is the gem it gives.
GEMS: Final = 4
EMERALD: Final = 1
GEM_NAMES: Final = ("gold", "emerald", "diamond", "ruby")

# Ogre cards (K-6).
AMBUSH: Final = 0
PANIC: Final = 1
THIEF: Final = 2
CROWN: Final = 3
BRUTE: Final = 4
OGRES: Final = 5
OGRE_NAMES: Final = ("ambush", "panic", "thief", "crown", "brute")
OGRE_CLAUSES: Final = ("K-60", "K-61", "K-62", "K-63", "K-64")

# Secret goals (K-8). Berserker is Hunter under another name.
ARCHITECT: Final = 0
HUNTER: Final = 1
BERSERKER: Final = 2
KING: Final = 3
MINER: Final = 4
OGRE_IN_DISGUISE: Final = 5
RESEARCHER: Final = 6
WIZARD: Final = 7
SECRETS: Final = 8
SECRET_NAMES: Final = (
    "architect",
    "hunter",
    "berserker",
    "king",
    "miner",
    "ogre in disguise",
    "researcher",
    "wizard",
)

# Trading goals (K-7); TG1 to TG10 of the specification.
GOALS: Final = 10
GOAL_NAMES: Final = (
    "venison pie",
    "roast boar",
    "honey cakes",
    "sack of turnips",
    "smoked trout",
    "mountain cheese",
    "barrel of ale",
    "barley bread",
    "mixed hamper",
    "cellar of apples",
)

# What the two boxes hold, as printed: an owner's file must come to the same (section 4.8).
TOTALS: Final = {
    "fall": {"gem": 34, "goal": 10, "secret": 7, "ogre": 13},
    "duel": {"gem": 24, "goal": 8, "secret": 5, "ogre": 8},
}
GAME_COLOURS: Final = {"fall": COLOURS, "duel": ("red", "yellow")}


class Walls(Field):
    """A field that holds walled sides, as letters."""

    def check(self, card: str, value: object) -> None:
        if not isinstance(value, str):
            raise BadCatalogue("dwar7s_cards-no_sides", card=card, field=self.name, value=repr(value))
        for letter in value:
            if letter not in "NESW":
                raise BadCatalogue("dwar7s_cards-unknown_side", card=card, field=self.name, letter=letter)
            if value.count(letter) > 1:
                raise BadCatalogue("dwar7s_cards-side_twice", card=card, field=self.name, letter=letter, value=value)


_COUNTS: Final = (Field("fall", low=0, high=40), Field("duel", low=0, high=40))
_ONCE: Final = (Field("fall", low=0, high=1), Field("duel", low=0, high=1))
TABLES: Final = {
    "kingdom": (
        Walls("walls"),
        Field("places", low=1, high=20),
        Field("need", low=1, high=20),
        Field("vp", low=-99, high=99),
        Field("amount", low=1, high=9, optional=True),
    ),
    "gem": (Field("vp", low=-99, high=99), *_COUNTS),
    "goal": (*(Field(gem, low=0, high=40) for gem in GEM_NAMES), Field("vp", low=-99, high=99), *_ONCE),
    "secret": (Field("vp", low=0, high=99), *_ONCE),
    "ogre": _COUNTS,
    "trophy": (Field("vp", low=0, high=99),),
}
_IDENTITIES: Final = {
    "kingdom": KIND_NAMES + CARD_NAMES,
    "gem": GEM_NAMES,
    "goal": GOAL_NAMES,
    "secret": SECRET_NAMES,
    "ogre": OGRE_NAMES,
    "trophy": ("monster",),
}


def load_cards(path: Path, box: str) -> Catalogue:
    """Read a card file and check all that section 4.8 asks for, for one game (``fall`` or ``duel``)."""
    catalogue = load(path, TABLES)
    _check_identities(catalogue)
    for card in catalogue.cards("kingdom"):
        if card.number("need") > card.number("places"):
            raise BadCatalogue(
                "dwar7s_cards-too_few_places", card=card.id, need=card.number("need"), places=card.number("places")
            )
        if "mine" in card.id and "amount" not in card.values:
            raise BadCatalogue("dwar7s_cards-mine_without_gems", card=card.id)
    for colour in GAME_COLOURS[box]:
        for kind in KIND_NAMES:
            kingdom_card(catalogue, colour, kind)
    for table, wanted in TOTALS[box].items():
        total = sum(card.number(box) for card in catalogue.cards(table))
        if total != wanted:
            raise BadCatalogue(
                "dwar7s_cards-wrong_total",
                card=catalogue.cards(table)[-1].id,
                field=box,
                table=table,
                total=total,
                wanted=wanted,
            )
    gems = catalogue.by_id("gem")
    for goal in catalogue.cards("goal"):
        for gem in GEM_NAMES:
            if goal.number(box) and goal.number(gem) > gems[gem].number(box):
                raise BadCatalogue(
                    "dwar7s_cards-too_dear", card=goal.id, gem=gem, cost=goal.number(gem), count=gems[gem].number(box)
                )
    return catalogue


def _check_identities(catalogue: Catalogue) -> None:
    for table, known in _IDENTITIES.items():
        found = [card.id for card in catalogue.cards(table)]
        for identity in found:
            if identity not in known:
                raise BadCatalogue("dwar7s_cards-unknown_id", card=identity, table=table, known=list(known[:10]))
        if table != "kingdom":
            for identity in known:
                if identity not in found:
                    raise BadCatalogue("dwar7s_cards-missing_id", card=identity, table=table)


def kingdom_card(catalogue: Catalogue, colour: str, kind: str) -> Card:
    """The record of one card: its own, or the one for all colours."""
    cards = catalogue.by_id("kingdom")
    found = cards.get(f"{colour} {kind}", cards.get(kind))
    if found is None:
        raise BadCatalogue("dwar7s_cards-missing_kingdom", colour=colour, kind=kind)
    return found


@final
class Cards:
    """The catalogue as the engine reads it: one buffer for each property."""

    def __init__(self, catalogue: Catalogue, box: str) -> None:
        # By kingdom card.
        self.places: vec[i64] = zeros(CARD_COUNT)
        self.need: vec[i64] = zeros(CARD_COUNT)
        self.points: vec[i64] = zeros(CARD_COUNT)
        self.amount: vec[i64] = zeros(CARD_COUNT)
        self.turns: vec[i64] = zeros(CARD_COUNT)  # how many rotations differ: always r0 to r(turns - 1) (K-33)
        self.open: vec[i64] = zeros(CARD_COUNT * SIDES)  # open sides, by card and rotation
        # By kind.
        self.type: vec[i64] = vec[i64](list(TYPES))
        # By gem, goal, secret goal and ogre.
        self.gem_points: vec[i64] = zeros(GEMS)
        self.gem_count: vec[i64] = zeros(GEMS)
        self.cost: vec[i64] = zeros(GOALS * GEMS)
        self.goal_points: vec[i64] = zeros(GOALS)
        self.goal_count: vec[i64] = zeros(GOALS)
        self.secret_points: vec[i64] = zeros(SECRETS)
        self.secret_count: vec[i64] = zeros(SECRETS)
        self.ogre_count: vec[i64] = zeros(OGRES)
        self.trophy_points: i64 = catalogue.cards("trophy")[0].number("vp")
        self.fill_kingdom(catalogue, box)
        self.fill_others(catalogue, box)

    def fill_kingdom(self, catalogue: Catalogue, box: str) -> None:
        for number, name in enumerate(CARD_NAMES):
            colour, _, kind = name.partition(" ")
            if colour not in GAME_COLOURS[box]:
                continue
            card = kingdom_card(catalogue, colour, kind)
            self.places[number] = card.number("places")
            self.need[number] = card.number("need")
            self.points[number] = card.number("vp")
            self.amount[number] = card.number("amount")
            walls = sum(1 << "NESW".index(letter) for letter in card.word("walls"))
            turns = {rotated(walls, turn): turn for turn in range(SIDES - 1, -1, -1)}
            self.turns[number] = len(turns)
            for turn in range(SIDES):
                self.open[number * SIDES + turn] = ALL_SIDES ^ rotated(walls, turn)

    def fill_others(self, catalogue: Catalogue, box: str) -> None:
        gems = catalogue.by_id("gem")
        for number, name in enumerate(GEM_NAMES):
            self.gem_points[number] = gems[name].number("vp")
            self.gem_count[number] = gems[name].number(box)
        goals = catalogue.by_id("goal")
        for number, name in enumerate(GOAL_NAMES):
            self.goal_points[number] = goals[name].number("vp")
            self.goal_count[number] = goals[name].number(box)
            for gem, gem_name in enumerate(GEM_NAMES):
                self.cost[number * GEMS + gem] = goals[name].number(gem_name)
        secrets = catalogue.by_id("secret")
        for number, name in enumerate(SECRET_NAMES):
            self.secret_points[number] = secrets[name].number("vp")
            self.secret_count[number] = secrets[name].number(box)
        ogres = catalogue.by_id("ogre")
        for number, name in enumerate(OGRE_NAMES):
            self.ogre_count[number] = ogres[name].number(box)
