"""The Resolve phase (3.10): every ready task is carried out, one at a time, in the order the active player chooses.

Where there is nothing to choose - one task left, one goal payable, one stack to dig - it happens by itself.
"""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64
from underhall.core.moves import MoveList
from underhall.core.state import NOBODY, Frame
from underhall.games.dwar7s import moves
from underhall.games.dwar7s.catalogue import (
    CASTLE,
    DRAGON,
    GEMS,
    GOLD_MINE,
    KINDS,
    MONSTER_TYPE,
    MONSTERS_EACH,
    RUBY_MINE,
    STORE,
    TAVERN,
)
from underhall.games.dwar7s.discard import DISCARD
from underhall.games.dwar7s.map import CASTLES, CELL, DRAGONS, DWARFS, GIANTS, NONE, SITE, STANDING, TOP
from underhall.games.dwar7s.secret_goals import open_window
from underhall.games.dwar7s.state import (
    GEM,
    GOAL,
    GOAL_COUNT,
    GOAL_DECK,
    GOAL_ROW,
    ROW,
    SUPPLY,
    TROPHIES,
    TROPHY_COUNT,
    Dwar7sState,
)


@final
class Resolve(Frame[Dwar7sState]):
    """Which ready task comes next (K-84, K-85)."""

    def name(self) -> str:
        return "resolve"

    def seat(self, state: Dwar7sState) -> i64:
        return state.active if next_ready(state, next_ready(state, 0) + 1) < state.map.count else NOBODY

    def run(self, state: Dwar7sState) -> None:
        site: i64 = next_ready(state, 0)
        if site < state.map.count:
            carry_out(state, site)
        else:
            state.frames[-1] = DISCARD

    def moves(self, state: Dwar7sState, out: MoveList) -> None:
        site: i64 = next_ready(state, 0)
        while site < state.map.count:
            out.add(moves.RESOLVE + state.map.top(site) % KINDS * moves.CELLS + state.map.get(site, CELL))
            site = next_ready(state, site + 1)

    def play(self, state: Dwar7sState, move: i64) -> None:
        carry_out(state, state.map.find((move - moves.RESOLVE) % moves.CELLS))

    def why_not(self, state: Dwar7sState, move: i64) -> str:
        if moves.RESOLVE <= move < moves.TRADE:
            return "not_ready"
        return "no_ogre_in_resolve" if moves.AMBUSH <= move < moves.SWAP else "resolve_first"


def is_ready(state: Dwar7sState, site: i64, seat: i64) -> bool:
    """Whether a seat has enough dwarfs on a site for its task (K-83)."""
    sites = state.map.sites
    row: i64 = site * SITE
    dwarfs: i64 = sites[row + DWARFS + seat]
    return dwarfs > 0 and dwarfs >= state.cards.need[sites[row + TOP]]


def next_ready(state: Dwar7sState, site: i64) -> i64:
    """The first site from this one on with enough dwarfs of the active player (K-83); the number of sites if none."""
    sites = state.map.sites
    count: i64 = state.map.count
    seat: i64 = state.active
    place: i64 = site * SITE + DWARFS + seat
    while site < count:
        # Most sites are empty, and this is asked in every turn.
        if sites[place] > 0 and is_ready(state, site, seat):
            return site
        site += 1
        place += SITE
    return site


def carry_out(state: Dwar7sState, site: i64) -> None:
    """The dwarfs go home, then the effect happens, if it can (K-86, K-90)."""
    seat: i64 = state.active
    card: i64 = state.map.top(site)
    kind: i64 = card % KINDS
    need: i64 = state.cards.need[card]
    state.busy = 1
    # What is gained, paid or turned up tells the others something, so a task cannot be taken back.
    state.reveals += 1
    state.send_home(site, seat, need)
    if state.journal is not None:
        state.note("task", "K-86", {"seat": seat, "which": card, "spot": state.map.get(site, CELL), "number": need})
    if GOLD_MINE <= kind <= RUBY_MINE:
        work_mine(state, seat, site)
    elif kind == TAVERN:
        visit_tavern(state, seat)
    elif kind == STORE:
        visit_store(state, seat)
    elif kind == CASTLE:
        visit_castle(state, seat, site)
    else:
        slay(state, seat, site)


# Mines (K-91 to K-94) and the tavern (K-95).


def work_mine(state: Dwar7sState, seat: i64, site: i64) -> None:
    card: i64 = state.map.top(site)
    gem: i64 = card % KINDS - GOLD_MINE
    number: i64 = state.cards.amount[card]
    if number > state.table[SUPPLY + gem]:
        number = state.table[SUPPLY + gem]
    dragon = state.map.domain(site, DRAGONS) > 0
    if dragon and not state.rules.castleless_dragon:
        dragon = state.map.domain(site, CASTLES) > 0
    if dragon:
        nothing(state, "nothing_dragon", "K-92")
    elif number == 0:
        nothing(state, "nothing_gems", "K-94")
    else:
        state.gain_gems(seat, gem, number)
        if state.journal is not None:
            state.note("mined", "K-91", {"seat": seat, "gem": gem, "number": number})
    open_window(state)


def nothing(state: Dwar7sState, why: str, clause: str) -> None:
    """The dwarfs are home, and that is all (K-90)."""
    if state.journal is not None:
        state.note(why, clause, {"seat": state.active})


def visit_tavern(state: Dwar7sState, seat: i64) -> None:
    ogre: i64 = state.draw_ogre()
    if ogre == NONE:
        nothing(state, "nothing_ogres", "K-67")
    else:
        state.gain_ogre(seat, ogre, 1)
        if state.journal is not None:
            state.note("drew", "K-95", {"seat": seat})
            state.note("drawn", "K-95", {"seat": seat, "ogre": ogre}, 1 << seat)
    open_window(state)


# The general store (K-96 to K-99).


def visit_store(state: Dwar7sState, seat: i64) -> None:
    place: i64 = next_payable(state, seat, 0)
    if place == state.row:
        nothing(state, "nothing_payable", "K-99")
        open_window(state)
    elif next_payable(state, seat, place + 1) == state.row:
        trade(state, seat, place)
    else:
        state.frames.append(TRADE)


def next_payable(state: Dwar7sState, seat: i64, place: i64) -> i64:
    """The first place of the row from this one on with a goal the seat can pay whole; the row's length if none."""
    while place < state.row:
        if can_pay(state, seat, state.table[GOAL_ROW + place]):
            return place
        place += 1
    return place


def can_pay(state: Dwar7sState, seat: i64, goal: i64) -> bool:
    gem: i64 = 0
    while gem < GEMS:
        if state.holdings[seat * ROW + GEM + gem] < state.cards.cost[goal * GEMS + gem]:
            return False
        gem += 1
    return True


def trade(state: Dwar7sState, seat: i64, place: i64) -> None:
    """Pay, take the goal, and refill its place in the row while the deck lasts (K-96, K-98)."""
    goal: i64 = state.table[GOAL_ROW + place]
    gem: i64 = 0
    while gem < GEMS:
        state.gain_gems(seat, gem, -state.cards.cost[goal * GEMS + gem])
        gem += 1
    state.holdings[seat * ROW + GOAL] |= 1 << goal
    state.holdings[seat * ROW + GOAL_COUNT] += 1
    state.row -= 1
    at: i64 = place
    while at < state.row:
        state.table[GOAL_ROW + at] = state.table[GOAL_ROW + at + 1]
        at += 1
    if state.journal is not None:
        state.note("traded", "K-96", {"seat": seat, "goal": goal})
    if state.goals > 0:
        state.goals -= 1
        state.reveals += 1
        while at > place:
            state.table[GOAL_ROW + at] = state.table[GOAL_ROW + at - 1]
            at -= 1
        state.table[GOAL_ROW + place] = state.table[GOAL_DECK + state.goals]
        state.row += 1
        if state.journal is not None:
            state.note("goal_shown", "K-98", {"goal": state.table[GOAL_ROW + place]})
    open_window(state)


@final
class Trade(Frame[Dwar7sState]):
    """Which of several payable goals (K-97)."""

    def name(self) -> str:
        return "trade"

    def seat(self, state: Dwar7sState) -> i64:
        return state.active

    def moves(self, state: Dwar7sState, out: MoveList) -> None:
        place: i64 = next_payable(state, state.active, 0)
        while place < state.row:
            out.add(moves.TRADE + state.table[GOAL_ROW + place])
            place = next_payable(state, state.active, place + 1)

    def play(self, state: Dwar7sState, move: i64) -> None:
        state.frames.pop()
        place: i64 = 0
        while state.table[GOAL_ROW + place] != move - moves.TRADE:
            place += 1
        trade(state, state.active, place)

    def why_not(self, state: Dwar7sState, move: i64) -> str:
        if not moves.TRADE <= move < moves.DIG:
            return "trade_first"
        place: i64 = 0
        while place < state.row:
            if state.table[GOAL_ROW + place] == move - moves.TRADE:
                return "cannot_pay"
            place += 1
        return "goal_not_shown"


# The castle (K-100 to K-104).


def visit_castle(state: Dwar7sState, seat: i64, site: i64) -> None:
    if state.map.domain(site, DRAGONS) > 0 or state.map.domain(site, GIANTS) > 0:
        nothing(state, "nothing_monster", "K-103")
        open_window(state)
        return
    stack: i64 = next_diggable(state, 0)
    if stack == state.map.count:
        nothing(state, "nothing_to_dig", "K-104")
        open_window(state)
    elif next_diggable(state, stack + 1) == state.map.count:
        dig(state, seat, stack)
    else:
        state.frames.append(DIG)


def next_diggable(state: Dwar7sState, site: i64) -> i64:
    """The first site from this one on whose stack can be dug (K-101); the number of sites if none."""
    table = state.map
    while site < table.count:
        row: i64 = site * SITE
        if table.sites[row + STANDING] == 0 and table.below(table.sites[row + TOP]) != NONE:
            if state.cards.type[table.sites[row + TOP] % KINDS] != MONSTER_TYPE:
                return site
        site += 1
    return site


def dig(state: Dwar7sState, seat: i64, site: i64) -> None:
    card: i64 = state.map.top(site)
    state.map.dig(site)
    if state.journal is not None:
        told: dict[str, int] = {"seat": seat, "which": card, "spot": state.map.get(site, CELL)}
        told["above"] = state.map.top(site)
        state.note("dug", "K-100", told)
    open_window(state)


@final
class Dig(Frame[Dwar7sState]):
    """Which of several stacks, anywhere on the map."""

    def name(self) -> str:
        return "dig"

    def seat(self, state: Dwar7sState) -> i64:
        return state.active

    def moves(self, state: Dwar7sState, out: MoveList) -> None:
        site: i64 = next_diggable(state, 0)
        while site < state.map.count:
            out.add(moves.DIG + state.map.top(site) % KINDS * moves.CELLS + state.map.get(site, CELL))
            site = next_diggable(state, site + 1)

    def play(self, state: Dwar7sState, move: i64) -> None:
        state.frames.pop()
        dig(state, state.active, state.map.find((move - moves.DIG) % moves.CELLS))

    def why_not(self, state: Dwar7sState, move: i64) -> str:
        return "not_diggable" if moves.DIG <= move < moves.DISCARD else "dig_first"


# Monsters (K-105 to K-108).


def slay(state: Dwar7sState, seat: i64, site: i64) -> None:
    card: i64 = state.map.top(site)
    state.holdings[seat * ROW + TROPHIES] |= 1 << (card // KINDS * MONSTERS_EACH + card % KINDS - DRAGON)
    state.holdings[seat * ROW + TROPHY_COUNT] += 1
    cell: i64 = state.map.get(site, CELL)
    state.send_all_home(site)  # only owner data lets anybody still stand there (K-107)
    state.map.take_away(site)
    if state.journal is not None:
        state.note("slain", "K-105", {"seat": seat, "which": card, "spot": cell})
    open_window(state)


RESOLVE: Final = Resolve()
TRADE: Final = Trade()
DIG: Final = Dig()
