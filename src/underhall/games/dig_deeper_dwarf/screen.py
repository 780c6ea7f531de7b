"""Dig Deeper Dwarf laid out for a screen: the mine, and beside it the hand, the seats and the markets as pieces."""

from __future__ import annotations

import textwrap
from typing import Final

from underhall.core.drawing import Drawing, Layout
from underhall.core.secrecy import Viewer
from underhall.games.dig_deeper_dwarf.catalogue import EVENT_COUNT, FIRST_TREASURE, RESOURCES, TREASURE_COUNT
from underhall.games.dig_deeper_dwarf.catalogue import EVENTS as EVENT_WORDS
from underhall.games.dig_deeper_dwarf.drawings import SCREEN, mine_drawing, pending
from underhall.games.dig_deeper_dwarf.layout import (
    ACTIONS,
    DISCARD,
    DRAW_PILE,
    EVENT_PILE,
    EVENTS,
    HAND,
    JEWELRY,
    MAP,
    MINING,
    NONE,
    TILE_PILE,
)
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.text import DeepVoice

KINDS_OF_RESOURCE: Final = len(RESOURCES) + 1


def layout(state: DeepState, viewer: int, voice: DeepVoice, room: tuple[int, int, int]) -> Layout:
    width, _, beside = room
    eye = Viewer(viewer)
    state.game.declare(state, eye)
    board = mine_drawing(state, width, SCREEN)
    for line in pending(state, voice):
        for part in textwrap.wrap(line, width) or [""]:
            board.add(part, "hint" if line.startswith(" ") else "brass")
    order = [seat for seat in range(state.seats) if seat == viewer]
    order += [seat for seat in range(state.seats) if seat != viewer]
    side = Drawing()
    for seat in order:
        side.below(seat_beside(state, voice, eye, seat, beside))
    side.below(markets_beside(state, voice, beside)).below(piles_beside(state, voice, beside))
    head = f"{voice.title()} · {voice.phrase('board', 'round', round=str(state.round), seat=voice.seat(state.active))}"
    return Layout(head, board, side)


def seat_beside(state: DeepState, voice: DeepVoice, eye: Viewer, seat: int, width: int) -> Drawing:
    """A line that can be picked as the seat, its cards by number, and every card the viewer sees."""
    drawing = Drawing()
    marker = "▸" if seat == state.active else " "
    name = f"{SCREEN.dwarfs[seat]} {voice.seat(seat)}"
    counts = voice.phrase(
        "screen",
        "counts",
        hand=str(state.count(seat, HAND)),
        draw=str(state.count(seat, DRAW_PILE)),
        discard=str(state.count(seat, DISCARD)),
    )
    drawing.add(f"{marker}{name[: width - 1]}".ljust(width))
    drawing.mark(f"seat:{seat + 1}", 0, 0, width)
    drawing.tint(0, 1, len(name), f"seat{seat}")
    drawing.add(f" {counts}", "dim")
    own = eye.seat == seat
    if own:
        flow(drawing, counted(state, voice, eye, "hand", seat, "card"), width, "")
    for zone, piece in (("revealed", "revealed"), ("played", "played")):
        words = counted(state, voice, eye, zone, seat, piece if own else f"{piece} {seat + 1}")
        if words:
            flow(drawing, words, width, voice.phrase("board", zone) + ":")
    front = [
        (voice.event_name(event), event_piece(event))
        for event in range(EVENT_COUNT)
        if state.get(seat, EVENTS) >> event & 1
    ]
    if state.trait(seat) != NONE:
        front.append((voice.trait(state.trait(seat)), "use_trait" if own else f"trait {seat + 1}"))
    if front:
        flow(drawing, front, width, "")
    if own:
        discards = counted(state, voice, eye, "discard", seat, "discarded")
        if discards:
            first = drawing.height()
            flow(drawing, discards, width, voice.phrase("screen", "discards"))
            for row in range(first, drawing.height()):
                drawing.tint(row, 0, width, "dim")
    return drawing


def event_piece(event: int) -> str:
    if FIRST_TREASURE <= event < FIRST_TREASURE + TREASURE_COUNT:
        return f"treasure:{event - FIRST_TREASURE + 1}"
    return f"event:{EVENT_WORDS[event]}"


def counted(state: DeepState, voice: DeepVoice, eye: Viewer, zone: str, seat: int, piece: str) -> list[tuple[str, str]]:
    """The cards of a zone by name with their number, each with its piece."""
    cards = [card for card in eye.zones.get(f"{zone} {seat}", []) if card is not None]
    words: list[tuple[str, str]] = []
    for card in sorted(set(cards), key=voice.face):
        number = cards.count(card)
        name = voice.face(card) if number == 1 else f"{number} {voice.face(card)}"
        words.append((name, f"{piece}:{state.faces.words[card]}"))
    return words


def flow(drawing: Drawing, words: list[tuple[str, str]], width: int, label: str) -> None:
    """Words one after the other, each a piece of its own, after a label if there is one."""
    column = width
    if label:
        row = drawing.add(f" {label}")
        column = len(label) + 1
        drawing.tint(row, 0, column, "dim")
    for text, name in words:
        if column + len(text) + 2 > width:
            drawing.add()
            column = 0
        row = drawing.height() - 1
        shown = text[: width - 2]
        drawing.write(row, column + 1, shown)
        drawing.mark(name, row, column, len(shown) + 2)
        column += len(shown) + 2


def markets_beside(state: DeepState, voice: DeepVoice, width: int) -> Drawing:
    drawing = Drawing()
    drawing.add(voice.phrase("board", "jewelry"), "brass")
    for number in range(2):
        face = state.stock_top(JEWELRY + number)
        if face != NONE:
            needs = "+".join(
                voice.resource(kind)
                for kind in range(1, KINDS_OF_RESOURCE)
                for _ in range(state.faces.needs[face * KINDS_OF_RESOURCE + kind])
            )
            costs = voice.phrase(
                "board", "costs", coins=str(state.faces.cost[face]), needs=needs, vp=str(state.faces.vp[face])
            )
            card(drawing, f"market:jewelry {number + 1}", f"{number + 1} {voice.face(face)}", costs, width)
    if any(state.stock_top(ACTIONS + number) != NONE for number in range(3)):
        drawing.add(voice.phrase("board", "actions"), "brass")
    for number in range(3):
        face = state.stock_top(ACTIONS + number)
        if face != NONE:
            does = voice.actions(state.faces.actions[face])
            cost = voice.phrase("board", "crafting", cost=str(state.faces.cost[face]))
            card(drawing, f"market:actions {number + 1}", f"{number + 1} {voice.face(face)}, {cost}", does, width)
    return drawing


def card(drawing: Drawing, piece: str, title: str, does: str, width: int) -> None:
    """A card on offer: its name, and below it what it costs or does."""
    top = drawing.add(f" {title}"[:width])
    for line in textwrap.wrap(does, width - 3):
        drawing.tint(drawing.add(f"   {line}"), 0, width, "dim")
    drawing.mark(piece, top, 0, width, drawing.height() - top)


def piles_beside(state: DeepState, voice: DeepVoice, width: int) -> Drawing:
    drawing = Drawing()
    drawing.add(voice.phrase("screen", "piles"), "brass")
    for pile in range(state.pile_count):
        if state.stock_counts[MAP + pile]:
            drawing.add(f" #{pile + 1} {voice.event_name(state.pile_events[pile])}"[:width])
    words = [
        (voice.phrase("screen", "mining", count=str(state.stock_counts[MINING])), "market:mining deck"),
        (voice.phrase("screen", "events", count=str(state.stock_counts[EVENT_PILE])), "market:events"),
        (voice.phrase("screen", "tiles", count=str(state.stock_counts[TILE_PILE])), "stock:tiles"),
        (voice.phrase("screen", "rubble", count=str(state.supply)), "stock:rubble"),
    ]
    flow(drawing, words, width, "")
    return drawing
