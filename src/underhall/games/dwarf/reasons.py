"""Why a move of DWARF is good: leads, items, monsters, what others are kept from, and the automaton's glory.

As the evaluator does, both positions are compared as the round would end if nobody placed another worker.
"""

from __future__ import annotations

from typing import Final

from underhall.core.buffers import i64
from underhall.core.evaluation import Reason
from underhall.games.dwarf.catalogue import DEFEND, FORGE, GET_HELP, MINE, STOP_MINING
from underhall.games.dwarf.round_end import at_round_end, best_other
from underhall.games.dwarf.rounds import ITEMS_TO_END
from underhall.games.dwarf.state import (
    ANDVETTR,
    AUTOMATON,
    GLORY,
    GLORY_VICTORY,
    GOLD,
    HUMAN,
    IRON,
    ITEMS,
    NONE,
    REGULAR,
    STEEL,
    DwarfState,
)

CATEGORIES: Final = ((STEEL, "steel"), (GOLD, "gold"), (ITEMS, "items"))
LEAD: Final = 3.0
LEVEL: Final = 1.5
FURTHER: Final = 0.8
DENIED: Final = 2.5
NEARLY: Final = 2  # so many resources short of an item are worth telling
# What one of each is worth telling by itself.
GAINS: Final = (
    (ITEMS, "items", 1.2),
    (GOLD, "gold", 0.3),
    (STEEL, "steel", 0.3),
    (IRON, "iron", 0.12),
    (GLORY, "glory", 0.25),
)


def reasons(before: DwarfState, after: DwarfState, seat: i64) -> list[Reason]:
    found: list[Reason] = []
    if after.seat < 0:
        found.append(ending(after, seat))
    was = at_round_end(before)
    # A round that is over has been resolved; what the next one threatens is not this move's doing.
    table = at_round_end(after) if after.seat >= 0 and after.round == before.round else after
    tell_leads(was, table, seat, found)
    tell_gains(was, table, seat, found)
    tell_forge(was, table, seat, found)
    if table.have(seat, ITEMS) >= ITEMS_TO_END > was.have(seat, ITEMS) and after.seat >= 0:
        leads = (table.winners() >> seat) & 1
        found.append(Reason("last_item" if leads else "last_item_behind", 6.0 if leads else -2.0))
    place: i64 = newly_placed(before, after, seat)
    if place != NONE:
        tell_place(before, was, after, place, seat, found)
    if before.rules.solo >= ANDVETTR and seat == HUMAN:
        tell_glory(was, table, found)
    return found


def ending(after: DwarfState, seat: i64) -> Reason:
    winners: i64 = after.winners()
    if not (winners >> seat) & 1:
        return Reason("ends_lost", -5.0)
    return Reason("ends_won" if winners == 1 << seat else "ends_level", 9.0)


def lead(table: DwarfState, seat: i64, what: i64) -> i64:
    return table.have(seat, what) - best_other(table, seat, what)


def tell_leads(was: DwarfState, table: DwarfState, seat: i64, found: list[Reason]) -> None:
    """Leads taken, shared, enlarged and given away."""
    for what, name in CATEGORIES:
        old: i64 = lead(was, seat, what)
        new: i64 = lead(table, seat, what)
        if new > 0 >= old:
            found.append(Reason("leads_" + name, LEAD))
        elif new == 0 and old < 0:
            found.append(Reason("level_" + name, LEVEL))
        elif new <= 0 < old:
            found.append(Reason("gives_up_" + name, -LEAD))
        elif new > old and old > 0:
            found.append(Reason("enlarges_" + name, FURTHER))
        elif new > old:
            found.append(Reason("behind_" + name, FURTHER / 2.0, {"count": -new}))


def tell_gains(was: DwarfState, table: DwarfState, seat: i64, found: list[Reason]) -> None:
    """What comes in by the end of the round, the most telling of it alone; and what others lose."""
    best: Reason | None = None
    for what, name, weight in GAINS:
        more: i64 = table.have(seat, what) - was.have(seat, what)
        if more > 0 and (best is None or weight * float(more) > best.weight):
            best = Reason("gains_" + name, weight * float(more), {name: more})
    if best is not None:
        found.append(best)
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            for what, name, weight in GAINS:
                less: i64 = was.have(other, what) - table.have(other, what)
                if less > 0 and what != GLORY:
                    found.append(Reason("costs_" + name, 0.8 * weight * float(less), {"seat": other, name: less}))
        other += 1


def tell_forge(was: DwarfState, table: DwarfState, seat: i64, found: list[Reason]) -> None:
    """An item on show that can be paid for now, or nearly."""
    nearest: i64 = NEARLY + 1
    nearly: i64 = NONE
    place: i64 = 0
    while place < table.rules.places:
        card: i64 = table.top(place)
        if table.cards.action[card] == FORGE and table.cards.take_items[card] > 0:
            missing: i64 = lacking(table, seat, card)
            if missing < lacking(was, seat, card) and missing < nearest:
                nearest = missing
                nearly = card
        place += 1
    if nearly != NONE:
        kind = "can_forge" if nearest == 0 else "nearly_forge"
        found.append(Reason(kind, 1.1 if nearest == 0 else 0.7, {"card": nearly, "count": nearest}))


def lacking(table: DwarfState, seat: i64, card: i64) -> i64:
    """How many resources a seat lacks to pay for a card."""
    cards = table.cards
    missing: i64 = 0
    for has, cost in (
        (table.have(seat, IRON), cards.return_iron[card]),
        (table.have(seat, STEEL), cards.return_steel[card]),
        (table.have(seat, GOLD), cards.return_gold[card]),
    ):
        if has < cost:
            missing += cost - has
    return missing


def newly_placed(before: DwarfState, after: DwarfState, seat: i64) -> i64:
    """The location the seat's move put a worker on, NONE if it put none, or the round is over."""
    if after.round != before.round or after.worker_count <= before.worker_count:
        return NONE
    worker: i64 = before.worker_count
    return after.worker_place[worker] if after.worker_owner[worker] == seat else NONE


def tell_place(
    before: DwarfState, was: DwarfState, after: DwarfState, place: i64, seat: i64, found: list[Reason]
) -> None:
    card: i64 = before.top(place)
    if before.cards.action[card] == DEFEND:
        found.append(Reason("stops_monster", 1.6, {"card": card}))
    elif before.cards.action[card] == GET_HELP:
        found.append(Reason("gets_help", 0.9))
    elif before.cards.action[card] == MINE and not found and mining_stopped(before, place):
        found.append(Reason("once_stopped", 0.1))
    elif before.cards.action[card] == FORGE and only_forge(before, place):
        found.append(Reason("last_forge", 1.0, {"card": card}))
    other: i64 = 0
    while other < before.rules.players:
        if other != seat and after.have(other, REGULAR) > 0:
            tell_denied(before, was, place, card, other, found)
        other += 1


def mining_stopped(state: DwarfState, place: i64) -> bool:
    """Whether a monster that nobody faces, elsewhere than here, stops all mining."""
    other: i64 = 0
    while other < state.rules.places:
        if other != place and state.available(other) and state.cards.attack[state.top(other)] == STOP_MINING:
            return True
        other += 1
    return False


def only_forge(state: DwarfState, place: i64) -> bool:
    """Whether no other location to forge at is free, of several there are."""
    forges: i64 = 0
    other: i64 = 0
    while other < state.rules.places:
        if other != place and state.cards.action[state.top(other)] == FORGE:
            if state.available(other):
                return False
            forges += 1
        other += 1
    return forges > 0


def tell_denied(before: DwarfState, was: DwarfState, place: i64, card: i64, other: i64, found: list[Reason]) -> None:
    """What another seat that can still place would have got there: an item, or a lead."""
    if before.cards.action[card] == DEFEND:
        return
    instead = before.copy()
    instead.put_worker(other, place, 0, "")
    table = at_round_end(instead)
    if table.have(other, ITEMS) > was.have(other, ITEMS):
        found.append(Reason("denies_item", DENIED, {"seat": other, "card": card}))
        return
    for what, name in CATEGORIES:
        if lead(table, other, what) > 0 >= lead(was, other, what):
            found.append(Reason("denies_" + name, DENIED - 0.3, {"seat": other}))
            return


def tell_glory(was: DwarfState, table: DwarfState, found: list[Reason]) -> None:
    """The automaton's way to its victory (D-95)."""
    old: i64 = was.have(AUTOMATON, GLORY)
    new: i64 = table.have(AUTOMATON, GLORY)
    if new < old:
        weight: float = 4.0 if old >= GLORY_VICTORY else 1.5 + 2.0 * float(old) / float(GLORY_VICTORY)
        found.append(Reason("keeps_glory", weight, {"opponent": table.rules.solo, "glory": old - new}))
    elif new > old:
        found.append(Reason("gives_glory", -2.0, {"opponent": table.rules.solo, "glory": new - old}))
