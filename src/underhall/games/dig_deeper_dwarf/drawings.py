"""What paper and screen both show of Dig Deeper Dwarf: the mine, drawn with its shafts, and what has been announced."""

from __future__ import annotations

from typing import Final, final

from underhall.core.drawing import Drawing
from underhall.games.dig_deeper_dwarf.catalogue import CAMP, CAVE_OTTER, ENTRANCE
from underhall.games.dig_deeper_dwarf.layout import (
    CELL,
    EVENT,
    MAP,
    NONE,
    OPEN,
    TILE_ROW,
)
from underhall.games.dig_deeper_dwarf.map import has_workbench, rubble_on
from underhall.games.dig_deeper_dwarf.position import paid_word
from underhall.games.dig_deeper_dwarf.responses import Deed, Playing
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.text import DeepVoice
from underhall.games.dig_deeper_dwarf.windows import Window

WIDTH: Final = 80
CELL_WIDTH: Final = 9
CELL_HEIGHT: Final = 4
DWARFS: Final = "ABCD"


# The mine.


@final
class Look:
    """The characters a mine is drawn with: corners, level, upright, passages up and down, passages across, dwarfs."""

    def __init__(self, corners: str, level: str, upright: str, way: str, across: str, dwarfs: str, rock: str) -> None:
        self.corners = corners
        self.level = level
        self.upright = upright
        self.way = way
        self.across = across
        self.dwarfs = dwarfs
        self.rock = rock  # around a pile


PAPER: Final = Look("++++", "-", "|", "| |", "=", DWARFS, "")
SCREEN: Final = Look("┌┐└┘", "─", "│", "░░░", "░", "●◆■▲", "▒")


def mine_drawing(state: DeepState, room: int, look: Look) -> Drawing:
    grid = state.rules.grid
    tiles = {state.tiles[t * TILE_ROW + CELL]: t for t in range(state.tile_count)}
    heaps = {state.pile_cells[p]: p for p in range(state.pile_count) if state.stock_counts[MAP + p]}
    cells = [*tiles, *heaps]
    left, right = min(grid.x(c) for c in cells), max(grid.x(c) for c in cells)
    low, high = min(grid.y(c) for c in cells), max(grid.y(c) for c in cells)
    width = (
        CELL_WIDTH if (right - left + 1) * CELL_WIDTH + 4 <= room else 7 if (right - left + 1) * 7 + 4 <= room else 5
    )
    drawing = Drawing(["    " + "".join(str(x).center(width) for x in range(left, right + 1))[: room - 4]])
    drawing.tint(0, 0, room, "dim")
    for y in range(high, low - 1, -1):
        top = drawing.height()
        rows = [""] * CELL_HEIGHT
        for x in range(left, right + 1):
            cell = grid.cell(x, y)
            column = 4 + len(rows[0])
            if cell in tiles:
                part = tile(state, tiles[cell], width, look)
                drawing.mark(f"tile:{tiles[cell] + 1}", top + 1, column + 1, width - 2, 2)
                mark_dwarfs(drawing, state, part[2], look, top + 2, column)
            elif cell in heaps:
                part = heap(state, heaps[cell], width, look)
                drawing.mark(f"pile:{heaps[cell] + 1}", top + 1, column + 1, width - 2, 2)
            else:
                part = [" " * width] * CELL_HEIGHT
            rows = [row + piece for row, piece in zip(rows, part, strict=True)]
        for number, row in enumerate(rows):
            at = drawing.add(((f"{y:>3} " if number == 1 else "    ") + row)[:room])
            drawing.tint(at, 0, 4, "dim")
    return drawing


def mark_dwarfs(drawing: Drawing, state: DeepState, line: str, look: Look, row: int, column: int) -> None:
    for seat in range(state.seats):
        at = line.find(look.dwarfs[seat])
        if at >= 0:
            drawing.mark(f"dwarf:{seat + 1}", row, column + at, 1)


def tile(state: DeepState, number: int, width: int, look: Look) -> list[str]:
    """Four lines: walls with gaps where a shaft leaves the tile."""
    row = number * TILE_ROW
    sides = state.tiles[row + OPEN]
    inner = width - 2
    name = {ENTRANCE: "E", CAMP: "C"}.get(number, str(number + 1))
    if has_workbench(state, number):
        name += "W"
    event = state.tiles[row + EVENT]
    if event != NONE:
        name += "o" if event == CAVE_OTTER else "m"
    if rubble_on(state, number):
        name += f"*{rubble_on(state, number)}"
    dwarfs = "".join(look.dwarfs[seat] for seat in range(state.seats) if state.where(seat) == number)
    west, east = (look.across if sides & bit else look.upright for bit in (8, 2))
    corners = look.corners
    return [
        corners[0] + gap(inner, bool(sides & 1), look) + corners[1],
        west + name[:inner].center(inner) + east,
        west + dwarfs[:inner].center(inner) + east,
        corners[2] + gap(inner, bool(sides & 4), look) + corners[3],
    ]


def gap(inner: int, open_: bool, look: Look) -> str:
    return look.way.center(inner, look.level) if open_ else look.level * inner


def heap(state: DeepState, pile: int, width: int, look: Look) -> list[str]:
    count, number = f"[{state.stock_counts[MAP + pile]}]", f"#{pile + 1}"
    if not look.rock:
        return [" " * width, count.center(width), number.center(width), " " * width]
    rock = look.rock
    lines = [
        rock * (width - 2),
        *(rock + text.center(width - 4) + rock for text in (count, number)),
        rock * (width - 2),
    ]
    return [line.center(width) for line in lines]


# What has been announced.


def pending(state: DeepState, voice: DeepVoice) -> list[str]:
    """The stack of announced actions, the first one first."""
    lines: list[str] = []
    for frame in state.frames:
        if isinstance(frame, Deed):
            lines.append(f"{voice.seat(frame.player)}: {voice.act(frame.act)}")
        elif isinstance(frame, Window) and frame.act == NONE:
            other = voice.seat(frame.answered)
            lines.append(voice.phrase("board", "thwart", seat=voice.seat(frame.announcer), other=other))
        elif isinstance(frame, Playing) and frame.left and state.frames[-1] is not frame:
            lines.append(f"{voice.seat(frame.player)}: ... {voice.actions(frame.left)}")
    if state.paid_count:
        paid = ", ".join(paid_word(state, state.paid[index]) for index in range(state.paid_count))
        lines.append(f"{voice.phrase('board', 'table')}: {paid}")
    if not lines:
        return []
    return [
        "",
        voice.phrase("board", "pending") + ":",
        *(part for line in lines for part in wrapped("  " + line, "    ")),
    ]


def wrapped(text: str, indent: str) -> list[str]:
    """Lines of at most 80 columns, broken between words."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        if line and len(line) + 1 + len(word) > WIDTH:
            lines.append(line)
            line = indent + word
        else:
            line = word if not line and not lines and word else f"{line} {word}"
    return [*lines, line]
