"""The moves of Fall and Duel, the same space for both (rules/dwar7s.md, section 5).

A spot is written ``2,-1``: x to the east, y to the south (K-26). Its number is its cell on the grid, so a move and the
map speak of spots alike. Some moves name the kind of card although the spot says it all: people read that more easily.
"""

from __future__ import annotations

import re
from typing import Final

from underhall.core.buffers import i64, vec
from underhall.core.grid import Grid
from underhall.core.moves import Argument, MoveSpace, Span, Verb, Words
from underhall.games.dwar7s.catalogue import COLOURS, GEM_NAMES, GOAL_NAMES, KIND_NAMES, OGRE_NAMES

# The first card of a map lies on 0,0 (K-27), so 36 cards reach at most 35 spots from there; one spot more all round is
# the border that keeps every step inside the grid.
REACH: Final = 36
WIDTH: Final = 73
CELLS: Final = 5329
GRID: Final = Grid(-REACH, -REACH, WIDTH, WIDTH, False)

# Where one or two steps lead: the first four are the sides north, east, south, west.
HOPS: Final = 12
HOP_X: Final = (0, 1, 0, -1, 0, 1, 2, 1, 0, -1, -2, -1)
HOP_Y: Final = (-1, 0, 1, 0, -2, -1, 0, 1, 2, 1, 0, -1)
HOP_CELLS: Final = vec[i64]([y * WIDTH + x for x, y in zip(HOP_X, HOP_Y, strict=True)])


def spot_name(cell: int) -> str:
    return f"{GRID.x(cell)},{GRID.y(cell)}"


class Spot(Argument):
    """A spot of the grid; its words are too many for a list of alternatives, so the pattern spells the numbers."""

    def __init__(self) -> None:
        super().__init__(tuple(spot_name(cell) for cell in range(CELLS)))

    def pattern(self) -> str:
        number = "(?:0|-?(?:[1-9]|[12][0-9]|3[0-6]))"
        return f"{number},{number}"


class Walk(Verb):
    """A move from a spot to one near it, written with both: ``move dwarf 0,1 -> 1,1``."""

    def __init__(self, key: str, pattern: str, **arguments: Argument) -> None:
        super().__init__(key, pattern, **arguments)
        arrow = re.compile(r"(.*) -> (-?[0-9]+),(-?[0-9]+)")
        self.arrow = arrow
        self.hops: dict[tuple[int, int], str] = {}
        for hop, word in enumerate(arguments["hop"].words):
            self.hops[(HOP_X[hop], HOP_Y[hop])] = word

    def print(self, move: int) -> str:
        values = self.decode(move)
        cell = values["spot"]
        hop = values["hop"]
        start = super().print(move).partition(" -> ")[0]
        return f"{start} -> {GRID.x(cell) + HOP_X[hop]},{GRID.y(cell) + HOP_Y[hop]}"

    def parse(self, text: str) -> int | None:
        match = self.arrow.fullmatch(re.sub(r"\s*->\s*", " -> ", text))
        if match is None:
            return None
        start = match.group(1)
        x, _, y = start.rpartition(" ")[2].partition(",")
        try:
            hop = self.hops.get((int(match.group(2)) - int(x), int(match.group(3)) - int(y)))
        except ValueError:
            return None
        return None if hop is None else super().parse(f"{start} -> {hop}")


_HOP: Final = Words(tuple(f"hop{number}" for number in range(HOPS)))
SPOT: Final = Spot()
_KIND: Final = Words(KIND_NAMES)
_COLOUR: Final = Words(COLOURS)

MOVES: Final = MoveSpace(
    Verb("end", "end actions"),
    Verb("play", "play {card} at {spot} r{turn}", card=_KIND, spot=SPOT, turn=Span(0, 3)),
    Verb("place", "place dwarf on {card} {spot}", card=_KIND, spot=SPOT),
    Walk("move", "move dwarf {spot} -> {hop}", spot=SPOT, hop=Words(_HOP.words[:4])),
    Verb("ambush", "ambush {card} {spot}", card=_KIND, spot=SPOT),
    Walk("panic", "panic {colour} dwarf {spot} -> {hop}", colour=_COLOUR, spot=SPOT, hop=_HOP),
    Verb("thief", "thief from {colour}", colour=_COLOUR),
    Verb("crown", "crown from {colour}", colour=_COLOUR),
    Verb("brute", "brute {colour} dwarf {spot}", colour=_COLOUR, spot=SPOT),
    Verb("swap", "swap with own dwarf {spot}", spot=SPOT),
    Verb("resolve", "resolve {card} {spot}", card=_KIND, spot=SPOT),
    Verb("trade", "trade for {goal}", goal=Words(GOAL_NAMES)),
    Verb("dig", "dig {card} {spot}", card=_KIND, spot=SPOT),
    Verb("discard", "discard {item}", item=Words(GEM_NAMES + OGRE_NAMES)),
    Verb("reveal", "reveal secret goal"),
    Verb("keep", "keep secret goal hidden"),
)

# The first number of each verb, as constants the compiler can fold; checked against the declaration below.
END: Final = 0
PLAY: Final = 1
PLACE: Final = 191845
MOVE: Final = 239806
AMBUSH: Final = 261122
PANIC: Final = 309083
THIEF: Final = 564875
CROWN: Final = 564879
BRUTE: Final = 564883
SWAP: Final = 586199
RESOLVE: Final = 591528
TRADE: Final = 639489
DIG: Final = 639499
DISCARD: Final = 687460
REVEAL: Final = 687469
KEEP: Final = 687470
ALL: Final = 687471

if [verb.base for verb in MOVES.order] + [MOVES.size] != [
    END,
    PLAY,
    PLACE,
    MOVE,
    AMBUSH,
    PANIC,
    THIEF,
    CROWN,
    BRUTE,
    SWAP,
    RESOLVE,
    TRADE,
    DIG,
    DISCARD,
    REVEAL,
    KEEP,
    ALL,
]:
    raise AssertionError("the numbers of the moves of Dwar7s do not fit their declaration")
