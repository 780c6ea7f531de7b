"""Dig Deeper Dwarf on a terminal: the mine, the markets, every seat as the viewer may see it.

``board`` is plain text of 80 columns for paper; ``layout`` (screen.py) lays it out for a screen.
"""

from __future__ import annotations

from typing import Any

from underhall.core.drawing import Layout
from underhall.core.secrecy import Viewer
from underhall.core.state import State
from underhall.core.text import Voice
from underhall.games.dig_deeper_dwarf import screen
from underhall.games.dig_deeper_dwarf.catalogue import EVENT_COUNT, RESOURCES
from underhall.games.dig_deeper_dwarf.drawings import DWARFS, PAPER, WIDTH, mine_drawing, pending, wrapped
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
    PLAYED,
    REVEALED,
    TILE_PILE,
)
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.text import DeepVoice


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
    assert isinstance(state, DeepState)
    assert isinstance(voice, DeepVoice)
    return screen.layout(state, viewer, voice, room)


def mine(state: DeepState) -> list[str]:
    return mine_drawing(state, WIDTH, PAPER).lines


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
