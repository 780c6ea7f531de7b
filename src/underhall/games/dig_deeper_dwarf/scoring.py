"""Scoring (section 18)."""

from __future__ import annotations

from typing import Final

from underhall.core.buffers import i64
from underhall.core.outcome import Verdict, counted_verdict
from underhall.games.dig_deeper_dwarf.catalogue import FIRST_TREASURE, TREASURE_COUNT
from underhall.games.dig_deeper_dwarf.layout import (
    RUBBLE_FACE,
    ZONES,
)
from underhall.games.dig_deeper_dwarf.state import DeepState

COINS_FOR_A_POINT: Final = 5
MOST_RUBBLE: Final = 2
SHEET: Final = ("cards", "treasures", "coin_points", "rubble_points", "total")
TIE_BREAKERS: Final = ("coins_left", "deck")


def all_cards(state: DeepState, seat: i64) -> i64:
    """How many cards the deck of a player has, wherever they lie (G-254)."""
    total: i64 = 0
    zone: i64 = 0
    while zone < ZONES:
        total += state.count(seat, zone)
        zone += 1
    return total


def card_points(state: DeepState, seat: i64) -> i64:
    """Positive and negative VP of all cards of a player (G-251)."""
    start: i64 = seat * state.rules.room
    stop: i64 = start + all_cards(state, seat)
    total: i64 = 0
    at: i64 = start
    while at < stop:
        total += state.faces.vp[state.cards[at]]
        at += 1
    return total


def worth(state: DeepState, cards: list[int]) -> int:
    """The VP of some cards of a player, those for their coins included (G-251, G-252)."""
    points = sum(state.faces.vp[card] for card in cards)
    return points + sum(state.faces.coins[card] for card in cards) // COINS_FOR_A_POINT


def treasure_points(state: DeepState, seat: i64) -> i64:
    total: i64 = 0
    treasure: i64 = 0
    while treasure < TREASURE_COUNT:
        if state.owns(seat, FIRST_TREASURE + treasure):
            total += state.faces.treasure_vp[treasure]
        treasure += 1
    return total


def coins(state: DeepState, seat: i64) -> i64:
    """Coins of all Resource cards, wherever they are (G-252); Treasures are none (G-204)."""
    start: i64 = seat * state.rules.room
    stop: i64 = start + all_cards(state, seat)
    total: i64 = 0
    at: i64 = start
    while at < stop:
        total += state.faces.coins[state.cards[at]]
        at += 1
    return total


def rubble(state: DeepState, seat: i64) -> i64:
    start: i64 = seat * state.rules.room
    stop: i64 = start + all_cards(state, seat)
    total: i64 = 0
    at: i64 = start
    while at < stop:
        if state.cards[at] == RUBBLE_FACE:
            total += 1
        at += 1
    return total


def most_rubble(state: DeepState) -> i64:
    """The most Rubble cards anybody has (G-253)."""
    most: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        own: i64 = rubble(state, seat)
        if own > most:
            most = own
        seat += 1
    return most


def rubble_points(state: DeepState, seat: i64, most: i64) -> i64:
    return MOST_RUBBLE if most > 0 and rubble(state, seat) == most else 0


def total_points(state: DeepState, seat: i64, most: i64) -> i64:
    return (
        card_points(state, seat)
        + treasure_points(state, seat)
        + coins(state, seat) // COINS_FOR_A_POINT
        + rubble_points(state, seat, most)
    )


def winners(state: DeepState) -> i64:
    """Most VP, then more coins left over, then more cards (G-254). Practice alone is no win (G-2)."""
    if state.seats == 1:
        return 0
    most: i64 = most_rubble(state)
    best: i64 = -1000000000
    mask: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        rank: i64 = total_points(state, seat, most) * 10000
        rank += (coins(state, seat) % COINS_FOR_A_POINT) * 1000 + all_cards(state, seat)
        if rank > best:
            best = rank
            mask = 1 << seat
        elif rank == best:
            mask |= 1 << seat
        seat += 1
    return mask


def verdict(state: DeepState) -> Verdict:
    """Why whoever won has won: points, then coins left over, then cards (G-254). Practice alone is no win (G-2)."""
    rows = breakdown(state)
    if state.seats == 1:
        return Verdict("practice", "total", [], list(SHEET), [], [[]], {})
    mask = winners(state)
    first = [seat for seat in range(state.seats) if mask >> seat & 1]
    return counted_verdict(rows, first, list(SHEET), TIE_BREAKERS)


def breakdown(state: DeepState) -> list[dict[str, int]]:
    most: i64 = most_rubble(state)
    out: list[dict[str, int]] = []
    for seat in range(state.seats):
        out.append(
            {
                "cards": card_points(state, seat),
                "treasures": treasure_points(state, seat),
                "coins": coins(state, seat),
                "coin_points": coins(state, seat) // COINS_FOR_A_POINT,
                "coins_left": coins(state, seat) % COINS_FOR_A_POINT,
                "rubble": rubble(state, seat),
                "rubble_points": rubble_points(state, seat, most),
                "deck": all_cards(state, seat),
                "total": total_points(state, seat, most),
            }
        )
    return out
