"""How the buffers of a state are laid out: zones, rows and stocks as numbers, and the rules of one game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from underhall.core.buffers import i64, vec, zeros
from underhall.core.grid import Grid
from underhall.games.dig_deeper_dwarf.catalogue import (
    EVENT_COUNT,
    MAX_PILES,
    MAX_TILES,
    PILE,
    TRAIT_COUNT,
    Cards,
)
from underhall.games.dig_deeper_dwarf.moves import FaceMoves

if TYPE_CHECKING:
    from underhall.core.game import Options

# Zones of a player's cards, in the order they stand in the buffer (G-21).
DRAW_PILE: Final = 0
HAND: Final = 1
DISCARD: Final = 2
PLAYED: Final = 3
REVEALED: Final = 4
ZONES: Final = 5

# A seat's row in ``seat_rows``.
TILE: Final = 0  # where the dwarf stands
EVENTS: Final = 1  # a bit for each Event card in the event area
USED: Final = 2  # basic actions used this turn, a bit each (G-25, G-81)
BARRED: Final = 3  # basic actions barred this round (G-171)
COMPANION_USED: Final = 4
MYCOLUS_USED: Final = 5
FLOODED: Final = 6  # at most 3 cards are drawn in the next E4 (G-227)
TRAIT: Final = 7
DEALT: Final = 8  # and 9: the two Traits to choose from
PICKED: Final = 10  # which of them, 0 or 1
GIFT: Final = 11  # the Birthday Party gift chosen in secret
SEAT_ROW: Final = 12

# A tile's row in ``tiles``. A link is the place one can walk to, or PILE_LINK + a Mining pile, or NONE.
CELL: Final = 0
KIND: Final = 1
OPEN: Final = 2
RUBBLE: Final = 3
EVENT: Final = 4
LINKS: Final = 5
TILE_ROW: Final = 9
PILE_LINK: Final = 100

# Stocks.
JEWELRY: Final = 0  # two piles
ACTIONS: Final = 2  # three piles
MINING: Final = 5
EVENT_PILE: Final = 6
TILE_PILE: Final = 7
BOX: Final = 8  # Mining cards out of the game unseen (G-4)
TRAIT_BOX: Final = 9
MAP: Final = 10  # Mining piles on the map
STOCKS: Final = MAP + MAX_PILES

NONE: Final[i64] = -1
NO_GIFT: Final = -1
NOTHING_TO_GIVE: Final = -2
RUBBLE_FACE: Final = 0
PAID_ROOM: Final = 48
BY_HAND: Final = 0
BY_REVEALED: Final = 1
BY_TREASURE: Final = 2

# How a game ends (section 17).
RUNNING: Final = 0
ENDED_NO_PILE: Final = 1
ENDED_DRY: Final = 2
ENDED_ROUNDS: Final = 3
ENDINGS: Final = ("", "no_pile", "dry", "rounds")

# Rubble laid out of nowhere, limits and other small numbers of the rules.
HAND_SIZE: Final = 5
BATS_SIZE: Final = 4
UNPAID_SIZE: Final = 3
FLOOD_DRAW: Final = 3
FIRST_CELLS: Final = ((0, 1), (-1, 0), (0, -1))


def map_grid() -> Grid:
    """Room for every map with its border; y grows to the north (G-14)."""
    return Grid(-MAX_TILES, -MAX_TILES, 2 * MAX_TILES + 1, 2 * MAX_TILES + 1, True)


@final
class Rules:
    """The options of one game as the engine reads them, and room for its buffers; shared by all copies of a state."""

    def __init__(self, options: Options, cards: Cards, moves: FaceMoves, grid: Grid) -> None:
        self.cards: Cards = cards
        self.moves: FaceMoves = moves
        self.seats: i64 = int(options["players"])
        self.crafting = options["action_cards"] == "on"
        self.events = options["event_cards"] == "on"
        self.surprises = options["glueck_auf"] == "on"
        self.traits = options["traits"] == "on"
        self.party = options["birthday_party"] == "on"
        self.start: str = str(options["start"])
        self.max_rounds: i64 = int(options["max_rounds"])
        self.grid: Grid = grid
        decks = cards.decks
        mining: i64 = len(decks["mining"])
        self.start_cards: i64 = len(decks["start"])
        # A player could in principle collect every card there is.
        self.room: i64 = (
            4 * self.start_cards + mining + cards.extra_rubble + len(decks["jewelry"]) + len(decks["action"])
        )
        sizes: list[i64] = [(len(decks["jewelry"]) + 1) // 2] * 2 + [(len(decks["action"]) + 2) // 3] * 3
        sizes += [mining, EVENT_COUNT, len(cards.tile_deck), mining, TRAIT_COUNT]
        sizes += [PILE] * MAX_PILES
        self.base: vec[i64] = zeros(STOCKS)
        total: i64 = 0
        for stock, size in enumerate(sizes):
            self.base[stock] = total
            total += size
        self.stock_room: i64 = total
        self.sizes: list[i64] = sizes
        self.scratch: vec[i64] = zeros(2 * self.room)
