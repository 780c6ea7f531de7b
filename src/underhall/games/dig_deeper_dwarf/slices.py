"""The slices of Dig Deeper Dwarf's features that tell the whole table, where each begins, and what their parts are."""

from __future__ import annotations

from typing import Final

from underhall.games.dig_deeper_dwarf.catalogue import ACTIONS as ACTION_WORDS
from underhall.games.dig_deeper_dwarf.catalogue import (
    ALL_ACTIONS,
    EVENT_COUNT,
    MAX_FACES,
    MAX_PILES,
    MAX_TILES,
    RESOURCES,
    TRAIT_COUNT,
)
from underhall.games.dig_deeper_dwarf.judged import JUDGED_SIZE, MOST_PLAYERS
from underhall.games.dig_deeper_dwarf.layout import ZONES
from underhall.games.dig_deeper_dwarf.moves import ACT_COUNT, WAYS
from underhall.games.dig_deeper_dwarf.prospects import KINDS

# Amounts are divided by these, so that most numbers lie between 0 and 2.
MANY: Final = 16.0
SOME: Final = 8.0
FEW: Final = 4.0

# Cards are told by what they are: Rubble, the five Resources, pieces and their points, each action, unknown.
OF_RUBBLE: Final = 0
OF_RESOURCES: Final = 1
OF_POINTS: Final = OF_RESOURCES + len(RESOURCES)
OF_PIECES: Final = OF_POINTS + 1
OF_ACTIONS: Final = OF_PIECES + 1
OF_UNKNOWN: Final = OF_ACTIONS + len(ACTION_WORDS)
PROFILE: Final = OF_UNKNOWN + 1
WHOLE: Final = 6.0 / 16.0  # a card; one that may lie in two or three zones counts a half or a third in each
PRIVATE_ZONES: Final = 3

SEAT_TURN: Final = 6 + 6 + 3
JEWEL: Final = 3 + len(RESOURCES)
TOOL: Final = 2 + len(ACTION_WORDS)
STOCK_COUNT: Final = 9
# A tile: whether there is one, x, y, open sides, ways, piles beside it, Workbench, Rubble, Otter, Merchant, dwarfs.
TILE_PART: Final = 3 + 3 * 4 + 4 + MOST_PLAYERS
# A Mining pile: cards left, x, y, its Event card, and cards the seat knows in it by kind.
PILE_PART: Final = 3 + EVENT_COUNT + KINDS
LOOKED: Final = PROFILE + EVENT_COUNT
MOST_LOOKED: Final = 3
MOST_ANNOUNCED: Final = 4
# An announced action: who, what (a Thwart Plans last), and whether it was cancelled.
ANNOUNCED_PART: Final = MOST_PLAYERS + ACT_COUNT + 2
SPENDING: Final = 2 + 2 + len(WAYS) + KINDS
LAID: Final = 5
OPTION_COUNT: Final = 5
QUESTIONS: Final = (
    "activity",
    "pick_trait",
    "pay",
    "playing",
    "deed",
    "window",
    "copy_window",
    "free_basic",
    "choose_card",
    "clear_rubble",
    "look",
    "book",
    "dug_out",
    "lay_tile",
    "canary",
    "happening",
    "dismiss",
    "flood",
    "goblins",
    "take_action",
    "party_gift",
    "party_present",
    "purchase",
    "replace_gold",
    "otter_trade",
    "use",
    "strong",
    "strong_drop",
    "trait_window",
    "draw_after",
    "crafting",
    "end_phase",
)
NUMBERED: Final = {name: number for number, name in enumerate(QUESTIONS)}

IN_HAND: Final = JUDGED_SIZE
COUNTS: Final = IN_HAND + MAX_FACES
DECKS: Final = COUNTS + MOST_PLAYERS * ZONES
IN_FRONT: Final = DECKS + MOST_PLAYERS * PRIVATE_ZONES * PROFILE
SEAT_EVENTS: Final = IN_FRONT + MOST_PLAYERS * 2 * PROFILE
SEAT_TRAITS: Final = SEAT_EVENTS + MOST_PLAYERS * EVENT_COUNT
DEALT_TRAITS: Final = SEAT_TRAITS + MOST_PLAYERS * TRAIT_COUNT
LIMITS: Final = DEALT_TRAITS + TRAIT_COUNT
JEWELS: Final = LIMITS + MOST_PLAYERS * SEAT_TURN
TOOLS: Final = JEWELS + 2 * JEWEL
STOCKS: Final = TOOLS + 3 * TOOL
TILES: Final = STOCKS + STOCK_COUNT
PILES: Final = TILES + MAX_TILES * TILE_PART
MINING_KNOWN: Final = PILES + MAX_PILES * PILE_PART
LOOKING: Final = MINING_KNOWN + KINDS
QUESTION: Final = LOOKING + MOST_LOOKED * LOOKED
STACK: Final = QUESTION + len(QUESTIONS)
ACTIONS_LEFT: Final = STACK + MOST_ANNOUNCED * ANNOUNCED_PART
PAYMENT: Final = ACTIONS_LEFT + MOST_PLAYERS * len(ALL_ACTIONS)
LAYING: Final = PAYMENT + SPENDING
REMOVED: Final = LAYING + LAID
REMOVED_EVENTS: Final = REMOVED + PROFILE
STARTER: Final = REMOVED_EVENTS + EVENT_COUNT
THIS_TURN: Final = STARTER + MOST_PLAYERS
LAST_DONE: Final = THIS_TURN + 4
TABLE_SIZE: Final = LAST_DONE + len(ACTION_WORDS)
CHOSEN: Final = TABLE_SIZE + MOST_PLAYERS
AT_TURN: Final = CHOSEN + OPTION_COUNT

REST: Final = (
    ("hand", MAX_FACES),
    ("counts", MOST_PLAYERS * ZONES),
    ("decks", MOST_PLAYERS * PRIVATE_ZONES * PROFILE),
    ("in_front", MOST_PLAYERS * 2 * PROFILE),
    ("events", MOST_PLAYERS * EVENT_COUNT),
    ("traits", MOST_PLAYERS * TRAIT_COUNT),
    ("dealt_traits", TRAIT_COUNT),
    ("limits", MOST_PLAYERS * SEAT_TURN),
    ("jewelry", 2 * JEWEL),
    ("action_cards", 3 * TOOL),
    ("stocks", STOCK_COUNT),
    ("tiles", MAX_TILES * TILE_PART),
    ("piles", MAX_PILES * PILE_PART),
    ("mining_known", KINDS),
    ("looking", MOST_LOOKED * LOOKED),
    ("question", len(QUESTIONS)),
    ("stack", MOST_ANNOUNCED * ANNOUNCED_PART),
    ("actions_left", MOST_PLAYERS * len(ALL_ACTIONS)),
    ("payment", SPENDING),
    ("laying", LAID),
    ("removed", PROFILE),
    ("removed_events", EVENT_COUNT),
    ("starter", MOST_PLAYERS),
    ("this_turn", 4),
    ("last_done", len(ACTION_WORDS)),
    ("players", MOST_PLAYERS),
    ("options", OPTION_COUNT),
    ("at_turn", 2 * MOST_PLAYERS),
)
