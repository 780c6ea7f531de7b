"""What paper and screen both show of Dig Deeper Dwarf: the mine, drawn with its shafts, and what has been announced."""

from __future__ import annotations

from typing import Final, final

from underhall.core.drawing import Drawing
from underhall.games.dig_deeper_dwarf.catalogue import CAMP, CAVE_OTTER, ENTRANCE, EVENTS
from underhall.games.dig_deeper_dwarf.moves import ACTS
from underhall.games.dig_deeper_dwarf.text import DeepVoice
from underhall.games.dig_deeper_dwarf.view_types import DigDeeperDwarfView, PileView, TileView

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


def mine_drawing(view: DigDeeperDwarfView, room: int, look: Look) -> Drawing:
    tiles = {(tile["x"], tile["y"]): tile for tile in view["tiles"]}
    heaps = {(pile["x"], pile["y"]): pile for pile in view["piles"] if pile["count"]}
    cells = [*tiles, *heaps]
    left, right = min(x for x, _ in cells), max(x for x, _ in cells)
    low, high = min(y for _, y in cells), max(y for _, y in cells)
    width = (
        CELL_WIDTH if (right - left + 1) * CELL_WIDTH + 4 <= room else 7 if (right - left + 1) * 7 + 4 <= room else 5
    )
    drawing = Drawing(["    " + "".join(str(x).center(width) for x in range(left, right + 1))[: room - 4]])
    drawing.tint(0, 0, room, "dim")
    for y in range(high, low - 1, -1):
        top = drawing.height()
        rows = [""] * CELL_HEIGHT
        for x in range(left, right + 1):
            column = 4 + len(rows[0])
            tile, heap = tiles.get((x, y)), heaps.get((x, y))
            if tile is not None:
                part = tile_lines(tile, width, look)
                drawing.mark(f"tile:{tile['number'] + 1}", top + 1, column + 1, width - 2, 2)
                mark_dwarfs(drawing, len(view["seats"]), part[2], look, top + 2, column)
            elif heap is not None:
                part = heap_lines(heap, width, look)
                drawing.mark(f"pile:{heap['number'] + 1}", top + 1, column + 1, width - 2, 2)
            else:
                part = [" " * width] * CELL_HEIGHT
            rows = [row + piece for row, piece in zip(rows, part, strict=True)]
        for number, row in enumerate(rows):
            at = drawing.add(((f"{y:>3} " if number == 1 else "    ") + row)[:room])
            drawing.tint(at, 0, 4, "dim")
    return drawing


def mark_dwarfs(drawing: Drawing, seats: int, line: str, look: Look, row: int, column: int) -> None:
    for seat in range(seats):
        at = line.find(look.dwarfs[seat])
        if at >= 0:
            drawing.mark(f"dwarf:{seat + 1}", row, column + at, 1)


def tile_lines(tile: TileView, width: int, look: Look) -> list[str]:
    """Four lines: walls with gaps where a shaft leaves the tile."""
    sides = tile["sides"]
    inner = width - 2
    name = {ENTRANCE: "E", CAMP: "C"}.get(tile["number"], str(tile["number"] + 1))
    if tile["workbench"]:
        name += "W"
    if tile["event"]:
        name += "o" if tile["event"] == EVENTS[CAVE_OTTER] else "m"
    if tile["rubble"]:
        name += f"*{tile['rubble']}"
    dwarfs = "".join(look.dwarfs[seat] for seat in tile["dwarfs"])
    west, east = (look.across if side in sides else look.upright for side in "WE")
    corners = look.corners
    return [
        corners[0] + gap(inner, "N" in sides, look) + corners[1],
        west + name[:inner].center(inner) + east,
        west + dwarfs[:inner].center(inner) + east,
        corners[2] + gap(inner, "S" in sides, look) + corners[3],
    ]


def gap(inner: int, open_: bool, look: Look) -> str:
    return look.way.center(inner, look.level) if open_ else look.level * inner


def heap_lines(pile: PileView, width: int, look: Look) -> list[str]:
    count, number = f"[{pile['count']}]", f"#{pile['number'] + 1}"
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


def pending(view: DigDeeperDwarfView, voice: DeepVoice) -> list[str]:
    """The stack of announced actions, the first one first, and what is to come when those above it are done."""
    lines: list[str] = []
    for number, deed in enumerate(view["announced"]):
        lines += to_come(view, voice, number)
        name = voice.seat(deed["seat"])
        if deed["against"] < 0:
            lines.append(f"{name}: {voice.act(ACTS.index(deed['act']))}")
        else:
            lines.append(voice.phrase("board", "thwart", seat=name, other=voice.seat(deed["against"])))
    lines += to_come(view, voice, len(view["announced"]))
    if view["paid"]:
        lines.append(f"{voice.phrase('board', 'table')}: {', '.join(view['paid'])}")
    if not lines:
        return []
    return [
        "",
        voice.phrase("board", "pending") + ":",
        *(part for line in lines for part in wrapped("  " + line, "    ")),
    ]


def to_come(view: DigDeeperDwarfView, voice: DeepVoice, before: int) -> list[str]:
    """The actions that wait right below an announced one, by its number."""
    lines: list[str] = []
    for left in view["to_come"]:
        if left["before"] == before:
            lines.append(f"{voice.seat(left['seat'])}: ... {voice.listed_actions(left['actions'])}")
    return lines


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
