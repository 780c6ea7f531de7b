"""Game end and scoring (section 5): who leads which category, and who wins."""

from __future__ import annotations

from underhall.core.buffers import i64
from underhall.games.dwarf.state import (
    AUTOMATON,
    ENDED_BY_GLORY,
    GLORY,
    GOLD,
    IRON,
    ITEMS,
    STEEL,
    DwarfState,
)


def winners(state: DwarfState) -> i64:
    """A bit mask of the winners as things stand (D-78 to D-80, D-95)."""
    if state.ended == ENDED_BY_GLORY:
        return 1 << AUTOMATON
    contenders = most_categories(state)
    contenders = best(state, contenders, GLORY)
    contenders = best(state, contenders, IRON)
    return best(state, contenders, ITEMS)


def leader(state: DwarfState, category: i64) -> i64:
    """The seat with strictly more than every other, or -1 if the highest amount is shared (D-78)."""
    seat: i64 = 0
    highest: i64 = -1
    who: i64 = -1
    while seat < state.seats:
        amount: i64 = state.have(seat, category)
        if amount > highest:
            highest = amount
            who = seat
        elif amount == highest:
            who = -1
        seat += 1
    return who


def categories_led(state: DwarfState, seat: i64) -> i64:
    led: i64 = 0
    if leader(state, STEEL) == seat:
        led += 1
    if leader(state, GOLD) == seat:
        led += 1
    if leader(state, ITEMS) == seat:
        led += 1
    return led


def most_categories(state: DwarfState) -> i64:
    """The seats leading the most categories, everybody if none is led (D-79)."""
    seat: i64 = 0
    highest: i64 = 0
    mask: i64 = 0
    while seat < state.seats:
        led: i64 = categories_led(state, seat)
        if led > highest:
            highest = led
            mask = 0
        if led == highest:
            mask |= 1 << seat
        seat += 1
    return mask


def best(state: DwarfState, contenders: i64, what: i64) -> i64:
    """Those of the contenders with the most of something (D-80)."""
    seat: i64 = 0
    highest: i64 = -1
    mask: i64 = 0
    while seat < state.seats:
        if (contenders >> seat) & 1:
            amount: i64 = state.have(seat, what)
            if amount > highest:
                highest = amount
                mask = 0
            if amount == highest:
                mask |= 1 << seat
        seat += 1
    return mask


def breakdown(state: DwarfState) -> list[dict[str, int]]:
    """For each seat: categories led, then what counts, in the order in which it counts."""
    rows: list[dict[str, int]] = []
    seat: i64 = 0
    while seat < state.seats:
        rows.append(
            {
                "categories": categories_led(state, seat),
                "steel": state.have(seat, STEEL),
                "gold": state.have(seat, GOLD),
                "items": state.have(seat, ITEMS),
                "glory": state.have(seat, GLORY),
                "iron": state.have(seat, IRON),
            }
        )
        seat += 1
    return rows
