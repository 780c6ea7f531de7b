"""Why a move of Dig Deeper Dwarf is good: points, Jewelry within reach, finds, ways, what others lose, and the end.

As the evaluator does, both positions are compared with what is pending carried out as if nobody answered: so an
announced action counts as done, and an answer that cancels one shows in what it averts.
"""

from __future__ import annotations

from typing import Final

from underhall.core.buffers import i64, zeros
from underhall.core.evaluation import Reason
from underhall.games.dig_deeper_dwarf.catalogue import CAMP, COMPANION_COUNT, EVENT_COUNT, FIRST_TREASURE, THWART
from underhall.games.dig_deeper_dwarf.layout import (
    EVENTS,
    JEWELRY,
    MAP,
    MINING,
    NONE,
    REVEALED,
    TRAIT,
)
from underhall.games.dig_deeper_dwarf.pending import carried_out
from underhall.games.dig_deeper_dwarf.prospects import KINDS, Ways, count_resources
from underhall.games.dig_deeper_dwarf.responses import Playing
from underhall.games.dig_deeper_dwarf.scoring import all_cards, coins, most_rubble, rubble, total_points
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.targets import ACTION_OF
from underhall.games.dig_deeper_dwarf.turn import Activity, EndPhase
from underhall.games.dig_deeper_dwarf.windows import Window

NEARLY: Final = 3  # so many coins short of a piece are worth telling
LAST_CARDS: Final = 8  # so many Mining cards left are worth telling


def reasons(before: DeepState, after: DeepState, seat: i64) -> list[Reason]:
    found: list[Reason] = []
    # Carried out without a choice, a card that is being played would do what the choice is about.
    was = before if isinstance(before.asking, Playing) else carried_out(before)
    now = after if after.seat < 0 else carried_out(after)
    tell_end(after, now, seat, found)
    tell_answer(before, after, seat, found)
    tell_points(was, now, seat, found)
    tell_jewelry(was, now, seat, found)
    tell_deck(was, now, seat, found)
    tell_others(was, now, seat, found)
    tell_way(before, was, now, seat, found)
    tell_mine(was, now, found)
    if not found:
        tell_little(before, after, now, seat, found)
    return found


def tell_end(after: DeepState, now: DeepState, seat: i64, found: list[Reason]) -> None:
    if after.seats < 2 or now.seat >= 0:
        return
    winners: i64 = now.winners()
    if not (winners >> seat) & 1:
        found.append(Reason("ends_lost", -5.0))
    else:
        found.append(Reason("ends_won" if winners == 1 << seat else "ends_level", 9.0))


def tell_answer(before: DeepState, after: DeepState, seat: i64, found: list[Reason]) -> None:
    """What an answer stops, and that passing keeps its cards."""
    frame = before.asking
    if not isinstance(frame, Window) or frame.announcer == seat:
        return
    action: i64 = THWART if frame.act == NONE else ACTION_OF[frame.act]
    if len(after.frames) > len(before.frames) or after.hand_count(seat) < before.hand_count(seat):
        weight: float = 2.5 if frame.target(before) == seat else 1.0
        found.append(Reason("thwarts", weight, {"seat": frame.announcer, "action": action}))
    else:
        found.append(Reason("saves_cards", 0.4))


def tell_points(was: DeepState, now: DeepState, seat: i64, found: list[Reason]) -> None:
    old_most: i64 = most_rubble(was)
    new_most: i64 = most_rubble(now)
    more: i64 = total_points(now, seat, new_most) - total_points(was, seat, old_most)
    if more > 0:
        found.append(Reason("scores", 1.0 + 0.5 * float(more), {"points": more}))
    old_lead: i64 = total_points(was, seat, old_most) - best_other(was, seat, old_most)
    new_lead: i64 = total_points(now, seat, new_most) - best_other(now, seat, new_most)
    if now.seats > 1 and new_lead > 0 >= old_lead:
        found.append(Reason("leads", 2.0))


def best_other(state: DeepState, seat: i64, most: i64) -> i64:
    best: i64 = -1000
    other: i64 = 0
    while other < state.seats:
        if other != seat and total_points(state, other, most) > best:
            best = total_points(state, other, most)
        other += 1
    return best


def tell_jewelry(was: DeepState, now: DeepState, seat: i64, found: list[Reason]) -> None:
    """A piece on show that can be paid for now, or nearly."""
    pile: i64 = 0
    while pile < 2:
        face: i64 = now.stock_top(JEWELRY + pile)
        if face != NONE and face == was.stock_top(JEWELRY + pile):
            old: i64 = missing_coins(was, seat, face)
            new: i64 = missing_coins(now, seat, face)
            if new == 0 and old > 0:
                points: i64 = now.faces.vp[face]
                found.append(Reason("can_buy", 1.5 + 0.15 * float(points), {"face": face, "points": points}))
            elif 0 < new <= NEARLY and new < old:
                found.append(Reason("nearly_buys", 1.2, {"face": face, "count": new}))
        pile += 1


def missing_coins(state: DeepState, seat: i64, face: i64) -> i64:
    """How many coins a seat lacks for a piece, by what it has at hand; none if it has the Resources themselves."""
    near = zeros(KINDS)
    far = zeros(KINDS)
    count_resources(state, seat, near, far)
    price: i64 = 0
    paid: i64 = 0
    kind: i64 = 1
    while kind < KINDS:
        need: i64 = state.faces.needs[face * KINDS + kind]
        price += need
        paid += near[kind] if near[kind] < need else need
        kind += 1
    missing: i64 = state.faces.cost[face] - near[0]
    return 0 if missing <= 0 or (price > 0 and paid == price) else missing


def tell_deck(was: DeepState, now: DeepState, seat: i64, found: list[Reason]) -> None:
    """Finds, tools, Rubble, Companions and Treasures."""
    more: i64 = coins(now, seat) - coins(was, seat)
    if more > 0:
        found.append(Reason("finds", 0.5 + 0.15 * float(more), {"count": more}))
    rid: i64 = rubble(was, seat) - rubble(now, seat)
    if rid > 0:
        found.append(Reason("clears_rubble", 0.6, {"count": rid}))
    elif rid < 0 and more <= 0:
        found.append(Reason("takes_rubble", -0.4))
    laid_out: i64 = coins_laid_out(now, seat) - coins_laid_out(was, seat)
    if laid_out > 0:
        found.append(Reason("lays_out", 0.7, {"count": laid_out}))
    gained: i64 = now.get(seat, EVENTS) & ~was.get(seat, EVENTS)
    event: i64 = 0
    while event < EVENT_COUNT:
        if (gained >> event) & 1:
            if event < COMPANION_COUNT:
                found.append(Reason("companion", 0.9, {"companion": event}))
            elif event < FIRST_TREASURE + 4:
                found.append(Reason("treasure", 2.0))
        event += 1
    tools: i64 = actions_of(now, seat) - actions_of(was, seat)
    if tools > 0:
        found.append(Reason("gets_tools", 0.6))


def coins_laid_out(state: DeepState, seat: i64) -> i64:
    at: i64 = state.begin(seat, REVEALED)
    stop: i64 = at + state.count(seat, REVEALED)
    total: i64 = 0
    while at < stop:
        total += state.faces.coins[state.cards[at]]
        at += 1
    return total


def actions_of(state: DeepState, seat: i64) -> i64:
    """Cards of a deck with actions on them."""
    at: i64 = seat * state.rules.room
    stop: i64 = at + all_cards(state, seat)
    total: i64 = 0
    while at < stop:
        if state.faces.actions[state.cards[at]]:
            total += 1
        at += 1
    return total


def tell_others(was: DeepState, now: DeepState, seat: i64, found: list[Reason]) -> None:
    """What others lose: coins, and a deck without Rubble."""
    other: i64 = 0
    while other < now.seats:
        if other != seat:
            lost: i64 = coins(was, other) - coins(now, other)
            if lost > 0:
                found.append(Reason("costs_coins", 0.6 + 0.15 * float(lost), {"seat": other, "count": lost}))
            if rubble(now, other) > rubble(was, other) and rubble(now, seat) < rubble(was, seat):
                found.append(Reason("gives_rubble", 0.9, {"seat": other}))
        other += 1


def tell_way(before: DeepState, was: DeepState, now: DeepState, seat: i64, found: list[Reason]) -> None:
    """Steps to the Camp for whoever has something to buy with, to a Mining pile for the others."""
    if now.where(seat) == before.where(seat) and now.where(seat) == was.where(seat):
        return
    ways = Ways(now)
    old = Ways(before)
    here: i64 = now.where(seat)
    there: i64 = before.where(seat)
    if can_buy(now, seat) and ways.to_camp[here] < old.to_camp[there]:
        if here == CAMP:
            found.append(Reason("at_camp", 2.0))
        else:
            found.append(Reason("nearer_camp", 1.3, {"count": ways.to_camp[here]}))
    elif ways.to_pile[here] < old.to_pile[there]:
        found.append(Reason("at_pile" if ways.to_pile[here] == 0 else "nearer_pile", 0.8))


def can_buy(state: DeepState, seat: i64) -> bool:
    pile: i64 = 0
    while pile < 2:
        face: i64 = state.stock_top(JEWELRY + pile)
        if face != NONE and missing_coins(state, seat, face) == 0:
            return True
        pile += 1
    return False


def tell_mine(was: DeepState, now: DeepState, found: list[Reason]) -> None:
    """The Mining deck, whose end is the end of the game."""
    old: i64 = was.stock_counts[MINING]
    new: i64 = now.stock_counts[MINING]
    if new < old and new == 0:
        found.append(Reason("last_mining", 1.4))
    elif new < old and new <= LAST_CARDS:
        found.append(Reason("nears_end", 0.5, {"count": new}))
    elif piles_dug(was, now):
        found.append(Reason("digs", 0.5))


def piles_dug(was: DeepState, now: DeepState) -> bool:
    pile: i64 = 0
    while pile < was.pile_count and pile < now.pile_count:
        if now.stock_counts[MAP + pile] < was.stock_counts[MAP + pile]:
            return True
        pile += 1
    return False


def tell_little(before: DeepState, after: DeepState, now: DeepState, seat: i64, found: list[Reason]) -> None:
    """What small moves do: cards drawn or spent, the turn ended."""
    drawn: i64 = after.hand_count(seat) - before.hand_count(seat)
    coming: i64 = now.hand_count(seat) - before.hand_count(seat)
    if after.turn != before.turn or (isinstance(after.asking, EndPhase) and isinstance(before.asking, Activity)):
        found.append(Reason("ends_turn", 0.1))
    elif coming > 0:
        found.append(Reason("draws", 0.3, {"count": coming}))
    elif after.trait(seat) != before.trait(seat) and before.get(seat, TRAIT) != NONE:
        found.append(Reason("uses_trait", 0.1))
    elif drawn < 0:
        found.append(Reason("plays_on" if isinstance(before.asking, Activity) else "least_loss", 0.1))
