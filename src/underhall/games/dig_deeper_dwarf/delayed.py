"""Delayed Events that are used on one's own turn (G-187, G-216 to G-221), each of which the Canary may cancel."""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64
from underhall.core.grid import Paths
from underhall.core.moves import MoveList
from underhall.core.state import Frame
from underhall.games.dig_deeper_dwarf import moves
from underhall.games.dig_deeper_dwarf.catalogue import (
    CANARY,
    CAVE_OTTER,
    HEARTY_STEW,
    MAX_TILES,
    TELEPORTER,
    TRANSPORT_TUNNEL,
)
from underhall.games.dig_deeper_dwarf.events import CanaryAsk
from underhall.games.dig_deeper_dwarf.hands import draw_cards
from underhall.games.dig_deeper_dwarf.jewelry import OTTER_PRICE, OtterTrade
from underhall.games.dig_deeper_dwarf.layout import (
    EVENT,
    HAND,
    JEWELRY,
    LINKS,
    NONE,
    RUBBLE_FACE,
    TILE_ROW,
)
from underhall.games.dig_deeper_dwarf.map import move_dwarf, rubble_on
from underhall.games.dig_deeper_dwarf.moves import PAIRS
from underhall.games.dig_deeper_dwarf.state import DeepState

REACH: Final = 5
STEW_CARDS: Final = 3


def write_uses(state: DeepState, seat: i64, out: MoveList) -> None:
    if state.owns(seat, HEARTY_STEW):
        out.add(moves.STEW)
    if state.owns(seat, TRANSPORT_TUNNEL):
        write_tunnels(state, out)
    if state.owns(seat, TELEPORTER):
        write_teleports(state, out)
    if state.tiles[state.where(seat) * TILE_ROW + EVENT] == CAVE_OTTER:
        if state.faces_in(seat, HAND, RUBBLE_FACE) >= OTTER_PRICE:
            if state.stock_counts[JEWELRY] + state.stock_counts[JEWELRY + 1] > 0:
                out.add(moves.OTTER)


def write_tunnels(state: DeepState, out: MoveList) -> None:
    """Any dwarf, to another tile without Rubble within five steps (G-219)."""
    seat: i64 = 0
    while seat < state.seats:
        here: i64 = state.where(seat)
        distance = Paths(state.tiles, TILE_ROW, LINKS, state.tile_count, here).distance
        tile: i64 = 0
        while tile < state.tile_count:
            if 0 < distance[tile] <= REACH and rubble_on(state, tile) == 0:
                out.add(moves.TUNNEL + seat * MAX_TILES + tile)
            tile += 1
        seat += 1


def write_teleports(state: DeepState, out: MoveList) -> None:
    """Any two dwarfs on different tiles within five steps of each other (G-220)."""
    pair: i64 = 0
    while pair < len(PAIRS):
        one: i64 = PAIRS[pair][0]
        other: i64 = PAIRS[pair][1]
        if other < state.seats:
            distance = Paths(state.tiles, TILE_ROW, LINKS, state.tile_count, state.where(one)).distance
            if 0 < distance[state.where(other)] <= REACH:
                out.add(moves.TELEPORT + pair)
        pair += 1


def use(state: DeepState, seat: i64, move: i64) -> None:
    if move == moves.OTTER:
        state.frames.append(OtterTrade(seat, 0))
        warn(state, seat, CAVE_OTTER)
        return
    event: i64 = HEARTY_STEW
    if move >= moves.TELEPORT:
        event = TELEPORTER
    elif move >= moves.TUNNEL:
        event = TRANSPORT_TUNNEL
    state.frames.append(Use(seat, event, move))
    warn(state, seat, event)


def warn(state: DeepState, seat: i64, event: i64) -> None:
    """The owner of the Canary is asked, unless it is their own use (G-208)."""
    if state.journal is not None:
        state.note("using", "G-187", {"seat": seat, "event": event})
    warner: i64 = state.owner(CANARY)
    if warner != NONE and warner != seat:
        state.frames.append(CanaryAsk(warner, event))


@final
class Use(Frame[DeepState]):
    """Hearty Stew, Transport Tunnel or Teleporter takes effect and is removed."""

    def __init__(self, player: i64, event: i64, move: i64) -> None:
        self.player: i64 = player
        self.event: i64 = event
        self.move: i64 = move

    def name(self) -> str:
        return "use"

    def numbers(self) -> list[int]:
        return [self.player, self.event, self.move]

    def run(self, state: DeepState) -> None:
        state.frames.pop()
        if self.event == HEARTY_STEW:
            state.remove_event(HEARTY_STEW, "G-216")
            draw_cards(state, self.player, STEW_CARDS, "G-216")
        elif self.event == TRANSPORT_TUNNEL:
            number: i64 = self.move - moves.TUNNEL
            state.remove_event(TRANSPORT_TUNNEL, "G-219")
            move_dwarf(state, number // MAX_TILES, number % MAX_TILES, "G-219")
        else:
            pair: i64 = self.move - moves.TELEPORT
            one: i64 = PAIRS[pair][0]
            other: i64 = PAIRS[pair][1]
            state.remove_event(TELEPORTER, "G-220")
            here: i64 = state.where(one)
            move_dwarf(state, one, state.where(other), "G-220")
            move_dwarf(state, other, here, "G-220")
