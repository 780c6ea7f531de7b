"""One configuration of DWARF, and the cards as tables: what is fixed when a function is compiled for it."""

from __future__ import annotations

from typing import Any, Final, final

from underhall.accelerated.arrays import jnp, np
from underhall.core.errors import BadOption
from underhall.core.game import Options
from underhall.games.dwarf.catalogue import (
    APPRENTICE,
    CARD_COUNT,
    FIRST_MOUNTAIN,
    FIRST_SPECIAL,
    FRONTS,
    PAST_GLORIES,
    SELL_AN_ITEM,
    SPECIAL_ORDER,
    TURN_BACK,
    Cards,
)
from underhall.games.dwarf.features import NUMBERED
from underhall.games.dwarf.game import DWARF
from underhall.games.dwarf.state import LOCATIONS, PILES, STACK, WORKERS_EACH, Rules

# What can be asked, by the numbers the features give it.
NO_QUESTION: Final = -1
FIRST: Final = NUMBERED["first_turns"]
SECOND: Final = NUMBERED["second_turns"]
SELL: Final = NUMBERED["sell_item"]
ORDER: Final = NUMBERED["special_order"]
GLORIES: Final = NUMBERED["past_glories"]
BACK: Final = NUMBERED["turn_back"]
JOIN: Final = NUMBERED["apprentice"]
HELP_NOW: Final = NUMBERED["help_now"]
HELPERS: Final = NUMBERED["helpers"]
WORK: Final = NUMBERED["work"]

# The question of each front that asks one (D-100 to D-108).
ASKING_FRONTS: Final = {
    SELL_AN_ITEM: SELL,
    SPECIAL_ORDER: ORDER,
    PAST_GLORIES: GLORIES,
    TURN_BACK: BACK,
    APPRENTICE: JOIN,
}
# What a card asks and gives when it is used, packed into one number: four bits each, from the lowest.
AMOUNT_BITS: Final = 4
COST: Final = ("return_iron", "return_steel", "return_gold")
GAIN: Final = ("take_iron", "take_steel", "take_gold", "take_items")

# Swaps that shuffle a stack of at most seven cards, and so many for every location of a Mine: enough for its Mountain
# as well, which never has more than 53 cards, since every location keeps one.
SWAPS: Final = STACK - 2
DECK: Final = SWAPS * LOCATIONS


@final
class Plan:
    """The options of a game, sizes, and card tables as arrays."""

    def __init__(self, options: Options) -> None:
        rules = Rules(options, DWARF.sheet, DWARF.duplex)
        if rules.solo:
            raise BadOption("accelerated-no_solo")
        self.options: Options = options
        self.rules = rules
        self.players = int(rules.players)
        self.mines = int(rules.mines)
        self.places = int(rules.places)
        self.piles = self.mines * PILES
        self.workers = self.players * WORKERS_EACH
        self.v1 = rules.v1
        self.a_on_b = rules.a_on_b
        self.end_when_empty = rules.end_when_empty
        self.duplex = rules.duplex
        cards = rules.cards
        self.location: Any = table_of(cards, "location")
        self.action: Any = table_of(cards, "action")
        self.attack: Any = table_of(cards, "attack")
        self.amount: Any = table_of(cards, "amount")
        self.kind: Any = table_of(cards, "kind")
        self.front: Any = table_of(cards, "front")
        self.letter: Any = table_of(cards, "letter")
        self.use: Any = sum(table_of(cards, name) << (AMOUNT_BITS * at) for at, name in enumerate(COST + GAIN))
        self.question_of_front: Any = np.array(
            [ASKING_FRONTS.get(front, NO_QUESTION) for front in range(len(FRONTS))], np.int32
        )

    def mountain_cards(self) -> tuple[Any, int]:
        """A Mountain before it is shuffled, B cards below A cards, and how many B cards there are (D-18)."""
        numbers = np.arange(FIRST_MOUNTAIN, FIRST_SPECIAL)
        letters = self.letter[FIRST_MOUNTAIN:FIRST_SPECIAL]
        return np.concatenate([numbers[letters == 1], numbers[letters == 0]]).astype(np.int8), int((letters == 1).sum())


def table_of(cards: Cards, name: str) -> Any:
    buffer = getattr(cards, name)
    return np.array([buffer[number] for number in range(CARD_COUNT)], np.int32)


def looked_up(table: Any, cards: Any) -> Any:
    """What a table of the plan says of cards."""
    return jnp.asarray(table)[cards]
