"""The plan of Fall and Duel: what a sensible player does next, without looking further than one move.

It takes the move after which the seat may expect most, the others least, and ends the turn when no move betters
anything. It never looks at what the seat cannot know: others' gems, ogre cards and secret goals do not count, and
moves that turn up hidden cards are chosen by rule. So every redeal of the same table gives the same plan.
"""

from __future__ import annotations

from typing import Final

from underhall.core.buffers import i64, vec, zeros
from underhall.core.grid import SIDES
from underhall.games.dwar7s import moves
from underhall.games.dwar7s.catalogue import (
    CARD_COUNT,
    CASTLE,
    COLOURS,
    GEMS,
    GOLD_MINE,
    KINDS,
    MONSTER_TYPE,
    RUBY_MINE,
    STORE,
    TAVERN,
)
from underhall.games.dwar7s.errands import FAR, Errands
from underhall.games.dwar7s.map import CELL, DOMAIN, KINGDOM, LINKS, NEXT, NONE, PLACES, STANDING
from underhall.games.dwar7s.prospects import Prospects
from underhall.games.dwar7s.state import GEM_COUNT, OGRE_COUNT, PILE, ROW, Dwar7sState
from underhall.games.dwar7s.table_reading import AT_STORE, READY_STORES, SEAT
from underhall.games.dwar7s.tasks import gain_of, mine_is_stopped

WORTH_DOING: Final = 0.01  # points a move must better things by
ALIKE: Final = 0.001
STEAL_FROM: Final = 2  # cards an enemy must hold to be worth a Thief or a Crown
STORE_DWARF: Final = 0.7  # a dwarf of another in a store, where nobody knows which goal it is for
GIVEN_WAY: Final = 0.5  # points that a walk without gain may cost
FEW: Final = 1  # dwarfs at home with which a seat can hardly act
# Games end after 11 to 20 rounds. In longer ones the plan goes by errands, and earlier for who is far from every goal.
LATE: Final = 22
LATISH: Final = 14
FAR_OFF: Final = 10  # actions to the nearest goal
OTHERS: Final = 0.3  # how much seats count that are not the strongest other one


def planned_move(state: Dwar7sState, prospects: Prospects) -> i64:
    """The plan's move for the seat to decide, NONE where it has no opinion."""
    question = state.asking.name()
    if question == "actions":
        return plan_action(state, prospects)
    if question == "resolve":
        return plan_task(state)
    if question == "trade":
        return plan_trade(state)
    if question == "reveal":
        return moves.REVEAL
    return plan_change(state, prospects)


def outlook(state: Dwar7sState, seat: i64, prospects: Prospects, disturb: bool) -> float:
    """What the seat may expect beyond the others, as far as it can know.

    With ``disturb`` the work of others' dwarfs counts. Without, it does not: to stand in another's way is no plan, for
    two who do it keep each other from ever ending the game.
    """
    prospects.read(state)
    strongest: float = -1000.0
    total: float = 0.0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            points: float = prospects.shown(state, other)
            if disturb:
                points += prospects.labour(other) + STORE_DWARF * float(dwarfs_in_stores(state, prospects, other))
            total += points
            if points > strongest:
                strongest = points
        other += 1
    own: float = prospects.points(state, seat, False)
    return own - strongest - OTHERS * (total - strongest)


def dwarfs_in_stores(state: Dwar7sState, prospects: Prospects, seat: i64) -> i64:
    """The dwarfs of a seat that are on the way to a trade, or enough for one."""
    ready: i64 = prospects.seats[seat * SEAT + READY_STORES]
    return prospects.seats[seat * SEAT + AT_STORE] + ready * state.cards.need[STORE]


def plan_action(state: Dwar7sState, prospects: Prospects) -> i64:
    """What gains most; where nothing does, an errand that can be done in this turn: to pass gets nobody on."""
    seat: i64 = state.seat
    theft: i64 = plan_theft(state, seat)
    if theft != NONE:
        return theft
    if is_late(state, seat, prospects):
        return Errands().plan(state, seat, prospects, FAR - 1)
    choice: i64 = best_action(state, seat, prospects)
    left: i64 = state.allowance(seat) - state.actions
    if choice != moves.END or left <= 0:
        return choice
    if state.holdings[seat * ROW + PILE] <= FEW:
        walk: i64 = plan_walk(state, seat)
        if walk != NONE and not is_idle_walk(state, walk, prospects):
            return walk
    errand: i64 = Errands().plan(state, seat, prospects, left)
    if moves.MOVE <= errand < moves.AMBUSH and is_idle_walk(state, errand, prospects):
        return choice
    return errand


def is_late(state: Dwar7sState, seat: i64, prospects: Prospects) -> bool:
    """Whether a game lasts too long for a seat, or nobody does anything any more."""
    if state.round >= LATE or state.quiet > 0:
        return True
    if state.round < LATISH:
        return False
    prospects.read(state)
    return prospects.work_left(state, seat) >= FAR_OFF


def gives_way(after: Dwar7sState, seat: i64, before: float, prospects: Prospects) -> bool:
    """Whether others gain by a walk away from a store or a monster: a search would send the dwarf back at once."""
    return before - outlook(after, seat, prospects, True) > GIVEN_WAY


def is_idle_walk(state: Dwar7sState, walk: i64, prospects: Prospects) -> bool:
    """Whether the dwarf that walks gives way or would be sent back where it came from, now or in its next turn."""
    seat: i64 = state.seat
    after = state.copy()
    after.apply(walk)
    if gives_way(after, seat, outlook(state, seat, prospects, True), prospects):
        return True
    if after.seat != seat or after.asking.name() != "actions":
        return False
    after.actions = 0
    after.legal = None
    back: i64 = best_action(after, seat, prospects)
    if not moves.MOVE <= back < moves.AMBUSH:
        return False
    after.apply(back)
    return same_places(state, after, seat)


def same_places(state: Dwar7sState, after: Dwar7sState, seat: i64) -> bool:
    """Whether a seat's dwarfs stand in two states on the same cards."""
    site: i64 = 0
    while site < state.map.count:
        if state.map.dwarfs(site, seat) != after.map.dwarfs(site, seat):
            return False
        site += 1
    return True


def best_action(state: Dwar7sState, seat: i64, prospects: Prospects) -> i64:
    """The action that gains most, or to end the turn where none is worth doing."""
    legal = state.legal_moves()
    quietly: float = outlook(state, seat, prospects, False)
    loudly: float = outlook(state, seat, prospects, True)
    best: float = -1000.0 if state.must_open() else WORTH_DOING
    choice: i64 = moves.END
    equals: i64 = 1
    index: i64 = 0
    while index < legal.count:
        move: i64 = legal.items[index]
        if move != moves.END and not moves.THIEF <= move < moves.BRUTE:
            after = state.copy()
            after.apply(move)
            if move >= moves.BRUTE:
                gain: float = best_swap(after, seat, prospects) - loudly
            elif move >= moves.AMBUSH:
                gain = outlook(after, seat, prospects, True) - loudly
            else:
                gain = outlook(after, seat, prospects, False) - quietly
                if move >= moves.MOVE and gain > WORTH_DOING and gives_way(after, seat, loudly, prospects):
                    gain = 0.0
            if gain > best + ALIKE:
                best = gain
                choice = move
                equals = 1
            elif gain > best - ALIKE and choice != moves.END:
                # Of moves that are alike not always the first: maps would grow in one direction only.
                equals += 1
                if mixed(state, equals) == 0:
                    choice = move
        index += 1
    return choice


def plan_walk(state: Dwar7sState, seat: i64) -> i64:
    """Dwarfs that stand where nothing can come of it walk to the nearest card with work; NONE if none can.

    Only with hardly a dwarf at home: who has others to send need not walk.
    """
    table = state.map
    ways = distances(state, seat)
    choice: i64 = NONE
    shortest: i64 = FAR
    site: i64 = 0
    while site < table.count:
        if table.dwarfs(site, seat) > 0 and ways[site] > 0:
            side: i64 = 0
            while side < SIDES:
                if (table.get(site, LINKS) >> side) & 1:
                    beside: i64 = table.get(site, NEXT + side)
                    if table.has_room(beside) and ways[beside] < ways[site] and ways[beside] < shortest:
                        shortest = ways[beside]
                        choice = moves.MOVE + table.get(site, CELL) * SIDES + side
                side += 1
        site += 1
    return choice


def distances(state: Dwar7sState, seat: i64) -> vec[i64]:
    """The steps from each site to the nearest where the seat could do a task, over cards with room."""
    table = state.map
    ways = zeros(CARD_COUNT)
    site: i64 = 0
    while site < table.count:
        ways[site] = 0 if has_work(state, seat, site) else FAR
        site += 1
    table.count_steps(ways)
    return ways


def has_work(state: Dwar7sState, seat: i64, site: i64) -> bool:
    """Whether a seat could still come to do the task of a site: a mine that gives gems, a store, a tavern."""
    card: i64 = state.map.top(site)
    kind: i64 = card % KINDS
    if state.cards.type[kind] == MONSTER_TYPE or kind == CASTLE:
        return False
    if GOLD_MINE <= kind <= RUBY_MINE:
        if mine_is_stopped(state, state.map.get(site, DOMAIN) * KINGDOM, kind - GOLD_MINE):
            return False
    free: i64 = state.map.get(site, PLACES) - state.map.get(site, STANDING)
    return free + state.map.dwarfs(site, seat) >= state.cards.need[card]


def mixed(state: Dwar7sState, equals: i64) -> i64:
    """A number below ``equals`` that anybody at the table could work out, and that looks like chance."""
    number: i64 = (state.round * 31 + state.actions * 17 + state.map.count * 7 + state.active * 3 + equals) * 2654435761
    return (number >> 16) % equals


def plan_theft(state: Dwar7sState, seat: i64) -> i64:
    """Thief and Crown are free, and the richer the enemy the better; what they bring cannot be known before."""
    legal = state.legal_moves()
    choice: i64 = NONE
    most: i64 = STEAL_FROM - 1
    index: i64 = 0
    while index < legal.count:
        move: i64 = legal.items[index]
        if moves.THIEF <= move < moves.BRUTE:
            column: i64 = GEM_COUNT if move < moves.CROWN else OGRE_COUNT
            colour: i64 = (move - moves.THIEF) % len(COLOURS)
            held: i64 = state.holdings[state.rules.seat[colour] * ROW + column]
            if held > most:
                most = held
                choice = move
        index += 1
    return choice


def best_swap(after: Dwar7sState, seat: i64, prospects: Prospects) -> float:
    """Brute is worth what its second half brings."""
    legal = after.legal_moves()
    best: float = -1000.0
    index: i64 = 0
    while index < legal.count:
        swapped = after.copy()
        swapped.apply(legal.items[index])
        gain: float = outlook(swapped, seat, prospects, True)
        if gain > best:
            best = gain
        index += 1
    return best


def plan_task(state: Dwar7sState) -> i64:
    """Monsters first, which may stop a mine, then mines, then stores, where their gems are spent; taverns last."""
    legal = state.legal_moves()
    choice: i64 = legal.items[0]
    first: i64 = 9
    index: i64 = 0
    while index < legal.count:
        kind: i64 = (legal.items[index] - moves.RESOLVE) // moves.CELLS
        order: i64 = 3
        if state.cards.type[kind % KINDS] == MONSTER_TYPE:
            order = 0
        elif GOLD_MINE <= kind <= RUBY_MINE:
            order = 1
        elif kind == STORE:
            order = 2
        elif kind == TAVERN:
            order = 4
        if order < first:
            first = order
            choice = legal.items[index]
        index += 1
    return choice


def plan_trade(state: Dwar7sState) -> i64:
    """The goal that gains most, of those alike the one that scores most."""
    legal = state.legal_moves()
    choice: i64 = legal.items[0]
    most: i64 = -1000
    index: i64 = 0
    while index < legal.count:
        goal: i64 = legal.items[index] - moves.TRADE
        worth: i64 = 100 * gain_of(state, goal) + state.cards.goal_points[goal]
        if worth > most:
            most = worth
            choice = legal.items[index]
        index += 1
    return choice


def plan_change(state: Dwar7sState, prospects: Prospects) -> i64:
    """What to dig, to discard or to swap: the best after the change itself, whatever happens by itself after it."""
    seat: i64 = state.seat
    legal = state.legal_moves()
    choice: i64 = legal.items[0]
    if is_late(state, seat, prospects):
        errand: i64 = plan_late_change(state, seat, choice, prospects)
        if errand != NONE:
            return errand
    best: float = -1000.0
    index: i64 = 0
    while index < legal.count:
        move: i64 = legal.items[index]
        after = state.copy()
        if moves.DIG <= move < moves.DISCARD:
            after.map.dig(after.map.find((move - moves.DIG) % moves.CELLS))
        elif moves.DISCARD <= move < moves.DISCARD + GEMS:
            after.gain_gems(seat, move - moves.DISCARD, -1)
        elif moves.DISCARD <= move < moves.REVEAL:
            after.discard_ogre(seat, move - moves.DISCARD - GEMS)
        else:
            after.apply(move)
        worth: float = outlook(after, seat, prospects, True)
        if worth > best + ALIKE:
            best = worth
            choice = move
        index += 1
    return choice


def plan_late_change(state: Dwar7sState, seat: i64, example: i64, prospects: Prospects) -> i64:
    """The same by the rules of errands, NONE where they have no opinion; ``example`` is one of the legal moves."""
    errands = Errands()
    if moves.SWAP <= example < moves.RESOLVE:
        return errands.best_swap(state, seat, prospects, FAR)
    if moves.DISCARD <= example < moves.REVEAL:
        return errands.plan_discard(state, seat, prospects)
    if moves.DIG <= example < moves.DISCARD:
        prospects.read(state)
        errands.read_needs(state, seat, prospects)
        site: i64 = errands.best_dig(state)
        if site != NONE:
            return moves.DIG + state.map.top(site) % KINDS * moves.CELLS + state.map.get(site, CELL)
    return NONE
