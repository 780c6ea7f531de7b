"""Who may see which cards of DWARF (D-11)."""

from __future__ import annotations

from typing import Final

from underhall.core.buffers import i64
from underhall.core.secrecy import Eye
from underhall.games.dwarf.state import MOUNTAIN, PILE, PILES, STACK, DwarfState

# Pools of exchangeable hidden cards, of each Mine: lower and upper Mountain (D-18), special cards.
LOWER: Final = 0
UPPER: Final = 1
SPECIALS: Final = 2
POOLS: Final = 3


def declare(state: DwarfState, eye: Eye) -> None:
    """D-11: everything lies open but the order of the Mountain and the special cards below a pile's top."""
    place: i64 = 0
    while place < state.rules.places:
        eye.open("stack", place, state.stacks, place * STACK, state.heights[place])
        place += 1
    mine: i64 = 0
    while mine < state.rules.mines:
        lower: i64 = state.lower[mine]
        eye.hidden("mountain", mine, state.mountains, mine * MOUNTAIN, lower, POOLS * mine + LOWER)
        upper: i64 = state.mountain_counts[mine] - lower
        eye.hidden("mountain", mine, state.mountains, mine * MOUNTAIN + lower, upper, POOLS * mine + UPPER)
        eye.open("discards", mine, state.discards, mine * MOUNTAIN, state.discard_counts[mine])
        pile: i64 = mine * PILES
        while pile < (mine + 1) * PILES:
            below: i64 = state.pile_counts[pile] - 1
            if below >= 0:
                eye.hidden("pile", pile, state.piles, pile * PILE, below, POOLS * mine + SPECIALS)
                eye.open("pile", pile, state.piles, pile * PILE + below, 1)
            pile += 1
        mine += 1
