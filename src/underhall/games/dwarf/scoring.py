"""Game end and scoring (section 5): who leads which category, and who wins."""

from __future__ import annotations

from typing import Final

from underhall.core.buffers import i64
from underhall.core.outcome import Verdict
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
from underhall.games.dwarf.view_types import Category

CATEGORIES: Final[tuple[tuple[Category, int], ...]] = (("steel", STEEL), ("gold", GOLD), ("items", ITEMS))
TIE_BREAKERS: Final = (("glory", GLORY), ("iron", IRON), ("items", ITEMS))
SHEET: Final = ("steel", "gold", "items", "categories")


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


def shared_lead(state: DwarfState, category: i64, seat: i64) -> bool:
    """Whether the seat has the highest amount, but not alone, so that nobody leads (D-78); of nothing there is none."""
    own: i64 = state.have(seat, category)
    if own == 0 or leader(state, category) >= 0:
        return False
    other: i64 = 0
    while other < state.seats:
        if state.have(other, category) > own:
            return False
        other += 1
    return True


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


def verdict(state: DwarfState) -> Verdict:
    """Why whoever won has won: most categories, else a tie-breaker (D-78 to D-80), or the automaton's glory (D-95)."""
    rows = breakdown(state)
    sheet = list(SHEET)
    if state.ended == ENDED_BY_GLORY:
        by_glory: list[list[str]] = [["glory"] if seat == AUTOMATON else [] for seat in range(state.seats)]
        humans = [seat for seat in range(state.seats) if seat != AUTOMATON]
        return Verdict("glory", "glory", humans, sheet, ["glory"], by_glory, {})
    won: list[list[str]] = [
        [name for name, column in CATEGORIES if leader(state, column) == seat] for seat in range(state.seats)
    ]
    left = listed_seats(state, most_categories(state))
    most = rows[left[0]]["categories"]
    if len(left) == 1:
        won[left[0]].append("categories")
        order = ("categories", *[name for name, _ in TIE_BREAKERS])
        rivals = [seat for seat in range(state.seats) if seat != left[0]]
        rivals.sort(key=lambda seat: [-rows[seat][name] for name in order])
        return Verdict("leads", "categories", rivals, sheet, [], won, {})
    needed: list[str] = []
    mask = most_categories(state)
    for name, column in TIE_BREAKERS:
        needed.append(name)
        rest = best(state, mask, column)
        beaten = listed_seats(state, mask & ~rest)
        mask = rest
        if len(listed_seats(state, mask)) == 1:
            winner = listed_seats(state, mask)[0]
            won[winner].append(name)
            beaten.sort(key=lambda seat: -rows[seat][name])
            return Verdict("tie" if most else "nobody", name, beaten, sheet, needed, won, {})
    for seat in listed_seats(state, mask):
        won[seat].append("categories")
    return Verdict("shared", "categories", [], sheet, needed, won, {})


def listed_seats(state: DwarfState, mask: i64) -> list[int]:
    return [seat for seat in range(state.seats) if mask >> seat & 1]


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
