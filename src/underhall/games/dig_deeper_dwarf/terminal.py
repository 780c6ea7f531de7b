"""Dig Deeper Dwarf on a terminal: the mine, the markets, every seat as the viewer may see it.

A tile is drawn with its shafts, so that connected tiles touch; a Mining pile lies in its cell with the number of its
cards. ``board`` is plain text of 80 columns for paper; ``layout`` (screen.py) lays it out for a screen.
"""

from __future__ import annotations

from typing import Any, Final, final

from underhall.core.drawing import Drawing, Layout
from underhall.core.secrecy import Viewer
from underhall.core.state import State
from underhall.core.text import Voice
from underhall.games.dig_deeper_dwarf.catalogue import CAMP, CAVE_OTTER, ENTRANCE, EVENT_COUNT, RESOURCES
from underhall.games.dig_deeper_dwarf.layout import (
    ACTIONS,
    CELL,
    DISCARD,
    DRAW_PILE,
    EVENT,
    EVENT_PILE,
    EVENTS,
    HAND,
    JEWELRY,
    MAP,
    MINING,
    NONE,
    OPEN,
    PLAYED,
    REVEALED,
    TILE_PILE,
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


def board(state: State, viewer: int, voice: Voice[Any]) -> str:
    """The whole table as a seat (or a spectator, -1) sees it."""
    assert isinstance(state, DeepState)
    assert isinstance(voice, DeepVoice)
    eye = Viewer(viewer)
    state.game.declare(state, eye)
    lines = [voice.phrase("board", "round", round=str(state.round), seat=voice.seat(state.active)), ""]
    lines += mine(state)
    lines += ["", *wrapped(voice.phrase("board", "legend"), ""), ""]
    lines += piles(state, voice)
    lines += ["", *markets(state, voice), ""]
    for seat in range(state.seats):
        lines += seat_lines(state, voice, eye, seat)
    lines += pending(state, voice)
    return "\n".join(line.rstrip() for line in lines)


def layout(state: State, viewer: int, voice: Voice[Any], room: tuple[int, int, int], picks: list[str]) -> Layout:
    """The same for a screen."""
    from underhall.games.dig_deeper_dwarf import screen

    assert isinstance(state, DeepState)
    assert isinstance(voice, DeepVoice)
    return screen.layout(state, viewer, voice, room)


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


def mine(state: DeepState) -> list[str]:
    return mine_drawing(state, WIDTH, PAPER).lines


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


def piles(state: DeepState, voice: DeepVoice) -> list[str]:
    lines = []
    for pile in range(state.pile_count):
        if state.stock_counts[MAP + pile]:
            text = voice.phrase(
                "board",
                "pile",
                number=f"#{pile + 1}",
                place=voice.cell(state.pile_cells[pile]),
                count=str(state.stock_counts[MAP + pile]),
                event=voice.event_name(state.pile_events[pile]),
            )
            lines += wrapped(text, "  ")
    return lines


# The markets.


def markets(state: DeepState, voice: DeepVoice) -> list[str]:
    lines = []
    for number in range(2):
        face = state.stock_top(JEWELRY + number)
        if face != NONE:
            needs = [
                voice.resource(kind)
                for kind in range(1, len(RESOURCES) + 1)
                for _ in range(state.faces.needs[face * 6 + kind])
            ]
            costs = voice.phrase(
                "board", "costs", coins=str(state.faces.cost[face]), needs="+".join(needs), vp=str(state.faces.vp[face])
            )
            count = state.stock_counts[JEWELRY + number]
            lines += wrapped(
                f"{voice.phrase('board', 'jewelry')} {number + 1} ({count}): {voice.face(face)}: {costs}", ""
            )
    for number in range(3):
        face = state.stock_top(ACTIONS + number)
        if face != NONE:
            cost = voice.phrase("board", "crafting", cost=str(state.faces.cost[face]))
            count = state.stock_counts[ACTIONS + number]
            actions = voice.actions(state.faces.actions[face])
            lines += wrapped(
                f"{voice.phrase('board', 'actions')} {number + 1} ({count}): {voice.face(face)}: {actions}; {cost}", ""
            )
    counts = {
        "mining": str(state.stock_counts[MINING]),
        "events": str(state.stock_counts[EVENT_PILE]),
        "tiles": str(state.stock_counts[TILE_PILE]),
        "supply": str(state.supply),
    }
    return lines + wrapped(voice.phrase("board", "stocks", **counts), "")


# The seats.


def seat_lines(state: DeepState, voice: DeepVoice, eye: Viewer, seat: int) -> list[str]:
    marker = ">" if seat == state.active else " "
    counts = voice.phrase(
        "board",
        "seat",
        hand=str(state.count(seat, HAND)),
        draw=str(state.count(seat, DRAW_PILE)),
        discard=str(state.count(seat, DISCARD)),
    )
    lines = wrapped(f"{marker}{DWARFS[seat]} {voice.seat(seat)}: {counts}", "    ")
    front = [voice.event_name(event) for event in range(EVENT_COUNT) if state.get(seat, EVENTS) >> event & 1]
    if state.trait(seat) != NONE:
        front.append(voice.trait(state.trait(seat)))
    for word, names in (
        ("revealed", shown(voice, eye, "revealed", seat, state.count(seat, REVEALED))),
        ("played", shown(voice, eye, "played", seat, state.count(seat, PLAYED))),
        ("area", front),
    ):
        if names:
            lines += wrapped(f"    {voice.phrase('board', word)}: {', '.join(names)}", "      ")
    if eye.seat == seat:
        for word, zone in (("your_hand", "hand"), ("your_discards", "discard")):
            names = shown(voice, eye, zone, seat, 1)
            if names:
                lines += wrapped(f"    {voice.phrase('board', word)}: {', '.join(names)}", "      ")
    return lines


def shown(voice: DeepVoice, eye: Viewer, zone: str, seat: int, count: int) -> list[str]:
    cards = eye.zones.get(f"{zone} {seat}", []) if count else []
    return sorted(voice.face(card) for card in cards if card is not None)


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
