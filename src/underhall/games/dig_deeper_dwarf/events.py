"""Event cards (sections 9, 13, 14 and 15): digging out a pile, what its event does, the new tile and its piles.

``DugOut`` is the agenda of G-125: event, tile, the event's part on the tile, piles, and whether the mine is dry.
"""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64
from underhall.core.grid import opposite, rotated
from underhall.core.moves import MoveList
from underhall.core.state import NOBODY, Frame
from underhall.games.dig_deeper_dwarf import moves
from underhall.games.dig_deeper_dwarf.catalogue import (
    BIRTHDAY_PARTY,
    CAMP,
    CANARY,
    CAVE_IN,
    CAVE_MERCHANT,
    CAVE_OTTER,
    COMPANION_COUNT,
    COMPANION_MASK,
    FLOODED_TUNNEL,
    MONSTER,
    PILE,
    STINKHORN,
    THIEVING_GOBLINS,
    TRUSTY_TOOLS,
)
from underhall.games.dig_deeper_dwarf.hands import discard_hand
from underhall.games.dig_deeper_dwarf.instants import FLOOD_STEPS, Flood, Goblins, TakeAction, face_up_actions, monster
from underhall.games.dig_deeper_dwarf.layout import (
    CELL,
    ENDED_DRY,
    ENDED_NO_PILE,
    EVENT,
    EVENT_PILE,
    EVENTS,
    MINING,
    NONE,
    OPEN,
    REVEALED,
    TILE_PILE,
    TILE_ROW,
)
from underhall.games.dig_deeper_dwarf.map import lay_rubble, pile_at, piles_left, put_pile, put_tile, tile_at
from underhall.games.dig_deeper_dwarf.party import PartyGift
from underhall.games.dig_deeper_dwarf.state import DeepState

# Stages of digging out.
TRIGGER: Final = 0
DRAW_TILE: Final = 1
ON_THE_TILE: Final = 2
LAY_PILES: Final = 3
STAGES: Final = 4


@final
class DugOut(Frame[DeepState]):
    """A pile has lost its last card: ``taker`` took it through ``side`` of the tile ``origin`` (G-125 to G-131)."""

    def __init__(self, taker: i64, pile: i64, origin: i64, side: i64, stage: i64, event: i64) -> None:
        self.taker: i64 = taker
        self.pile: i64 = pile
        self.origin: i64 = origin
        self.side: i64 = side
        self.stage: i64 = stage
        self.event: i64 = event  # an event that waits for the new tile

    def name(self) -> str:
        return "dug_out"

    def numbers(self) -> list[int]:
        return [self.taker, self.pile, self.origin, self.side, self.stage, self.event]

    def at(self, stage: i64, event: i64) -> DugOut:
        return DugOut(self.taker, self.pile, self.origin, self.side, stage, event)

    def run(self, state: DeepState) -> None:
        if self.stage == TRIGGER:
            self.trigger(state)
        elif self.stage == DRAW_TILE:
            self.draw_tile(state)
        elif self.stage == ON_THE_TILE:
            self.finish_event(state)
        else:
            self.lay_piles(state)

    def trigger(self, state: DeepState) -> None:
        state.frames[-1] = self.at(DRAW_TILE, NONE)
        event: i64 = self.next_event(state)
        if event == NONE:
            return
        state.frames.append(Happening(self.taker, event))
        if state.journal is not None:
            state.note("triggered", "G-180", {"seat": self.taker, "event": event})
        warner: i64 = state.owner(CANARY)
        if warner != NONE:
            state.frames.append(CanaryAsk(warner, event))

    def next_event(self, state: DeepState) -> i64:
        """The event under the pile, or in Glueck auf! the bottom one of the Event pile (G-7)."""
        event: i64 = state.pile_events[self.pile]
        state.pile_events[self.pile] = NONE
        if not state.rules.surprises or state.stock_counts[EVENT_PILE] == 0:
            return event
        base: i64 = state.rules.base[EVENT_PILE]
        event = state.stock[base]
        state.stock_counts[EVENT_PILE] -= 1
        at: i64 = base
        while at < base + state.stock_counts[EVENT_PILE]:
            state.stock[at] = state.stock[at + 1]
            state.stock_marks[at] = state.stock_marks[at + 1]
            at += 1
        state.reveals += 1
        return event

    def cell(self, state: DeepState) -> i64:
        return state.pile_cells[self.pile]

    def draw_tile(self, state: DeepState) -> None:
        if state.stock_counts[TILE_PILE] == 0:  # G-134
            if self.event == CAVE_OTTER or self.event == CAVE_MERCHANT:
                state.remove_event(self.event, "G-134")
                state.frames[-1] = self.at(LAY_PILES, NONE)
            else:
                state.frames[-1] = self.at(ON_THE_TILE, self.event)
            if state.journal is not None:
                state.note("no_tile", "G-134", {"cell": self.cell(state)})
            return
        state.stock_counts[TILE_PILE] -= 1
        kind: i64 = state.stock[state.rules.base[TILE_PILE] + state.stock_counts[TILE_PILE]]
        state.reveals += 1
        state.frames[-1] = self.at(ON_THE_TILE, self.event)
        state.frames.append(LayTile(self.taker, kind, self.cell(state), opposite(self.side)))
        if state.journal is not None:
            state.note("tile_drawn", "G-128", {"kind": kind})

    def finish_event(self, state: DeepState) -> None:
        """The part of an event that speaks of the new tile (G-125, G-182, G-222)."""
        state.frames[-1] = self.at(LAY_PILES, NONE)
        tile: i64 = tile_at(state, self.cell(state))
        if self.event == CAVE_IN:
            if tile != NONE and state.supply > 0:
                state.supply -= 1
                lay_rubble(state, tile, "G-222")
            here: i64 = state.where(self.taker)
            if state.supply > 0 and here != CAMP:
                state.supply -= 1
                lay_rubble(state, here, "G-222")
            state.remove_event(CAVE_IN, "G-182")
        elif self.event != NONE and tile != NONE:
            state.tiles[tile * TILE_ROW + EVENT] = self.event
            if state.journal is not None:
                state.note("event_on_tile", "G-182", {"event": self.event, "cell": self.cell(state)})

    def lay_piles(self, state: DeepState) -> None:
        tile: i64 = tile_at(state, self.cell(state))
        if tile != NONE:
            row: i64 = tile * TILE_ROW
            side: i64 = 0
            while side < 4:
                if (state.tiles[row + OPEN] >> side) & 1:
                    cell: i64 = state.tiles[row + CELL] + state.rules.grid.step[side]
                    if tile_at(state, cell) == NONE and pile_at(state, cell) == NONE:
                        if state.stock_counts[MINING] < PILE:
                            state.finish(ENDED_NO_PILE, "G-247")
                            return
                        put_pile(state, cell, "G-130")
                side += 1
        state.frames.pop()
        if not piles_left(state):
            state.finish(ENDED_DRY, "G-248")


@final
class LayTile(Frame[DeepState]):
    """The taker turns the new tile so that one open side meets the tile it was dug from (G-127, G-128)."""

    def __init__(self, taker: i64, kind: i64, cell: i64, side: i64) -> None:
        self.taker: i64 = taker
        self.kind: i64 = kind
        self.cell: i64 = cell
        self.side: i64 = side

    def name(self) -> str:
        return "lay_tile"

    def numbers(self) -> list[int]:
        return [self.taker, self.kind, self.cell, self.side]

    def possible(self, state: DeepState) -> i64:
        """A bit for each set of open sides that fits."""
        sides: i64 = state.faces.tile_sides[self.kind]
        found: i64 = 0
        turns: i64 = 0
        while turns < 4:
            turned: i64 = rotated(sides, turns)
            if (turned >> self.side) & 1:
                found |= 1 << turned
            turns += 1
        return found

    def seat(self, state: DeepState) -> i64:
        found: i64 = self.possible(state)
        return self.taker if found & (found - 1) else NOBODY

    def run(self, state: DeepState) -> None:
        found: i64 = self.possible(state)
        sides: i64 = 1
        while not (found >> sides) & 1:
            sides += 1
        self.lay(state, sides)

    def moves(self, state: DeepState, out: MoveList) -> None:
        found: i64 = self.possible(state)
        sides: i64 = 1
        while sides < 16:
            if (found >> sides) & 1:
                out.add(moves.LAY + sides - 1)
            sides += 1

    def play(self, state: DeepState, move: i64) -> None:
        self.lay(state, move - moves.LAY + 1)

    def lay(self, state: DeepState, sides: i64) -> None:
        state.frames.pop()
        tile: i64 = put_tile(state, self.kind, self.cell, sides)
        if state.journal is not None:
            state.note("tile_laid", "G-127", {"seat": self.taker, "cell": self.cell, "tile": tile, "sides": sides})

    def why_not(self, state: DeepState, move: i64) -> str:
        return "must_connect"


@final
class CanaryAsk(Frame[DeepState]):
    """The owner of the Canary may cancel what the frame below is about to do (G-207, G-208)."""

    def __init__(self, owner: i64, event: i64) -> None:
        self.owner: i64 = owner
        self.event: i64 = event

    def name(self) -> str:
        return "canary"

    def numbers(self) -> list[int]:
        return [self.owner, self.event]

    def seat(self, state: DeepState) -> i64:
        return self.owner

    def moves(self, state: DeepState, out: MoveList) -> None:
        out.add(moves.CANCEL)
        out.add(moves.PASS)

    def play(self, state: DeepState, move: i64) -> None:
        state.frames.pop()
        if move == moves.CANCEL:
            state.frames.pop()
            if state.journal is not None:
                state.note("canary", "G-207", {"seat": self.owner, "event": self.event})
            state.remove_event(CANARY, "G-207")
            state.remove_event(self.event, "G-207")


@final
class Happening(Frame[DeepState]):
    """An event that nobody has cancelled takes effect (sections 14 and 15)."""

    def __init__(self, taker: i64, event: i64) -> None:
        self.taker: i64 = taker
        self.event: i64 = event

    def name(self) -> str:
        return "happening"

    def numbers(self) -> list[int]:
        return [self.taker, self.event]

    def run(self, state: DeepState) -> None:
        state.frames.pop()
        event: i64 = self.event
        if event < COMPANION_COUNT:
            take_companion(state, self.taker, event)
        elif event in (CAVE_OTTER, CAVE_MERCHANT, CAVE_IN):
            below = state.frames[-1]
            if isinstance(below, DugOut):
                state.frames[-1] = below.at(below.stage, event)
        elif event < CAVE_IN:
            state.take_event(self.taker, event)
            if state.journal is not None:
                state.note("event_taken", "G-182", {"seat": self.taker, "event": event})
        else:
            state.remove_event(event, "G-182")
            self.instant(state)

    def instant(self, state: DeepState) -> None:
        if self.event == FLOODED_TUNNEL:
            discard_hand(state, self.taker, "G-223")
            state.frames.append(Flood(self.taker, FLOOD_STEPS, 0))
        elif self.event == MONSTER:
            monster(state, self.taker)
        elif self.event == THIEVING_GOBLINS:
            if state.count(self.taker, REVEALED) == 0:
                discard_hand(state, self.taker, "G-229")
            else:
                state.frames.append(Goblins(self.taker))
        elif self.event == TRUSTY_TOOLS:
            if face_up_actions(state):
                state.frames.append(TakeAction(self.taker, 0))
        elif self.event == BIRTHDAY_PARTY:
            state.frames.append(PartyGift(self.taker, 0))


def take_companion(state: DeepState, taker: i64, event: i64) -> None:
    """At most two Companions; Stinkhorn bears no others (G-190, G-202)."""
    if state.owns(taker, STINKHORN):
        state.remove_event(event, "G-202")
        return
    before: i64 = state.get(taker, EVENTS) & COMPANION_MASK
    state.take_event(taker, event)
    if state.journal is not None:
        state.note("event_taken", "G-182", {"seat": taker, "event": event})
    if event == STINKHORN:
        other: i64 = 0
        while other < COMPANION_COUNT:
            if (before >> other) & 1:
                state.remove_event(other, "G-202")
            other += 1
    elif before & (before - 1):
        state.frames.append(Dismiss(taker, event))


@final
class Dismiss(Frame[DeepState]):
    """Which of the two old Companions leaves (G-190)."""

    def __init__(self, taker: i64, newcomer: i64) -> None:
        self.taker: i64 = taker
        self.newcomer: i64 = newcomer

    def name(self) -> str:
        return "dismiss"

    def numbers(self) -> list[int]:
        return [self.taker, self.newcomer]

    def seat(self, state: DeepState) -> i64:
        return self.taker

    def moves(self, state: DeepState, out: MoveList) -> None:
        owned: i64 = state.get(self.taker, EVENTS)
        event: i64 = 0
        while event < COMPANION_COUNT:
            if (owned >> event) & 1 and event != self.newcomer:
                out.add(moves.DISMISS + event)
            event += 1

    def play(self, state: DeepState, move: i64) -> None:
        state.frames.pop()
        state.remove_event(move - moves.DISMISS, "G-190")

    def why_not(self, state: DeepState, move: i64) -> str:
        return "must_dismiss"
