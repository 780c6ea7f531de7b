"""Ogre cards (3.7): free, only with a real target, and nobody can answer."""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64, vec
from underhall.core.grid import SIDES
from underhall.core.moves import MoveList
from underhall.core.state import Frame
from underhall.games.dwar7s import moves
from underhall.games.dwar7s.catalogue import AMBUSH, BRUTE, CROWN, KINDS, OGRES, PANIC, THIEF
from underhall.games.dwar7s.landmarks import card_at
from underhall.games.dwar7s.map import CELL, DWARFS, LINKS, NEXT, NONE, SITE, STANDING, TOP, Map
from underhall.games.dwar7s.moves import GRID, HOP_CELLS, HOPS
from underhall.games.dwar7s.secret_goals import open_window
from underhall.games.dwar7s.state import GEM, GEM_COUNT, OGRE, OGRE_COUNT, ROW, Dwar7sState

PACKED: Final = 4  # bits for each number of cards in an event
# The hop of two steps, by first and second side; one does not go back where one came from.
TWO_STEPS: Final = vec[i64]([4, 5, NONE, 11, 5, 6, 7, NONE, NONE, 7, 8, 9, 11, NONE, 9, 10])


def write_ogres(state: Dwar7sState, seat: i64, out: MoveList) -> None:
    """Every ogre card in hand with every target it has (K-57)."""
    hand: i64 = seat * ROW + OGRE
    if state.holdings[hand + AMBUSH] > 0:
        write_ambushes(state, out)
    if state.holdings[hand + PANIC] > 0:
        write_panics(state, out)
    if state.holdings[hand + THIEF] > 0:
        write_enemies(state, seat, GEM_COUNT, moves.THIEF, out)
    if state.holdings[hand + CROWN] > 0:
        write_enemies(state, seat, OGRE_COUNT, moves.CROWN, out)
    if state.holdings[hand + BRUTE] > 0:
        write_brutes(state, seat, out)


def play_ogre(state: Dwar7sState, seat: i64, move: i64) -> None:
    if move < moves.PANIC:
        ambush(state, seat, state.map.find((move - moves.AMBUSH) % moves.CELLS))
    elif move < moves.THIEF:
        panic(state, seat, move - moves.PANIC)
    elif move < moves.CROWN:
        thief(state, seat, state.rules.seat[move - moves.THIEF])
    elif move < moves.BRUTE:
        crown(state, seat, state.rules.seat[move - moves.CROWN])
    else:
        brute(state, seat, move - moves.BRUTE)


# Ambush (K-60).


def write_ambushes(state: Dwar7sState, out: MoveList) -> None:
    sites = state.map.sites
    row: i64 = 0
    while row < state.map.count * SITE:
        if sites[row + STANDING] > 0:
            out.add(moves.AMBUSH + sites[row + TOP] % KINDS * moves.CELLS + sites[row + CELL])
        row += SITE


def ambush(state: Dwar7sState, seat: i64, site: i64) -> None:
    state.send_all_home(site)
    state.discard_ogre(seat, AMBUSH)
    if state.journal is not None:
        state.note("ambush", "K-60", {"seat": seat, "which": state.map.top(site), "spot": state.map.get(site, CELL)})
    open_window(state)


# Panic (K-61).


def write_panics(state: Dwar7sState, out: MoveList) -> None:
    sites = state.map.sites
    site: i64 = 0
    while site < state.map.count:
        row: i64 = site * SITE
        if sites[row + STANDING] > 0:
            hops: i64 = flights(state.map, site)
            seat: i64 = 0
            while hops and seat < state.seats:
                if sites[row + DWARFS + seat] > 0:
                    base: i64 = moves.PANIC + (state.rules.colour[seat] * moves.CELLS + sites[row + CELL]) * HOPS
                    hop: i64 = 0
                    while hop < HOPS:
                        if (hops >> hop) & 1:
                            out.add(base + hop)
                        hop += 1
                seat += 1
        site += 1


def flights(table: Map, site: i64) -> i64:
    """Where a dwarf can flee to from a site, as a mask of hops; every card entered needs a free place."""
    sites = table.sites
    hops: i64 = 0
    side: i64 = 0
    while side < SIDES:
        if (sites[site * SITE + LINKS] >> side) & 1:
            near: i64 = sites[site * SITE + NEXT + side]
            if table.has_room(near):
                hops |= 1 << side
                further: i64 = 0
                while further < SIDES:
                    if further != side ^ 2 and (sites[near * SITE + LINKS] >> further) & 1:
                        if table.has_room(sites[near * SITE + NEXT + further]):
                            hops |= 1 << TWO_STEPS[side * SIDES + further]
                    further += 1
        side += 1
    return hops


def panic(state: Dwar7sState, seat: i64, number: i64) -> None:
    cell: i64 = number // HOPS % moves.CELLS
    owner: i64 = state.rules.seat[number // HOPS // moves.CELLS]
    target: i64 = cell + HOP_CELLS[number % HOPS]
    state.map.add_dwarfs(state.map.find(cell), owner, -1)
    state.map.add_dwarfs(state.map.find(target), owner, 1)
    state.discard_ogre(seat, PANIC)
    if state.journal is not None:
        told: dict[str, int] = {"seat": seat, "owner": owner, "spot": cell, "to": target}
        told["start"] = card_at(state.map, cell)
        told["end"] = card_at(state.map, target)
        state.note("panic", "K-61", told)
    open_window(state)


# Thief (K-62) and Crown (K-63).


def write_enemies(state: Dwar7sState, seat: i64, column: i64, base: i64, out: MoveList) -> None:
    """Every other player who holds something of that kind."""
    enemy: i64 = 0
    while enemy < state.seats:
        if enemy != seat and state.holdings[enemy * ROW + column] > 0:
            out.add(base + state.rules.colour[enemy])
        enemy += 1


def thief(state: Dwar7sState, seat: i64, enemy: i64) -> None:
    state.discard_ogre(seat, THIEF)
    place: i64 = state.chance.below(state.holdings[enemy * ROW + GEM_COUNT])
    gem: i64 = 0
    while place >= state.holdings[enemy * ROW + GEM + gem]:
        place -= state.holdings[enemy * ROW + GEM + gem]
        gem += 1
    state.gain_gems(enemy, gem, -1)
    state.gain_gems(seat, gem, 1)
    if state.journal is not None:
        # Everybody sees the theft, the two concerned what was stolen.
        state.note("thief", "K-62", {"seat": seat, "owner": enemy})
        state.note("stolen", "K-62", {"seat": seat, "owner": enemy, "gem": gem}, 1 << seat | 1 << enemy)
    open_window(state)


def crown(state: Dwar7sState, seat: i64, enemy: i64) -> None:
    state.discard_ogre(seat, CROWN)
    number: i64 = state.holdings[enemy * ROW + OGRE_COUNT]
    taken: list[int] = []
    ogre: i64 = 0
    while ogre < OGRES:
        cards: i64 = state.holdings[enemy * ROW + OGRE + ogre]
        state.gain_ogre(enemy, ogre, -cards)
        state.gain_ogre(seat, ogre, cards)
        taken.append(cards)
        ogre += 1
    if state.journal is not None:
        state.note("crown", "K-63", {"seat": seat, "owner": enemy, "number": number})
        # One event whatever the cards: its number in the journal must not tell the others how many kinds there were.
        packed = pack(taken)
        state.note("crowned", "K-63", {"seat": seat, "owner": enemy, "cards": packed}, 1 << seat | 1 << enemy)
    open_window(state)


def pack(numbers: list[int]) -> int:
    """Small numbers in one, for events; ``unpack`` takes them apart."""
    return sum(number << PACKED * place for place, number in enumerate(numbers))


def unpack(packed: int, count: int) -> list[int]:
    return [packed >> PACKED * place & (1 << PACKED) - 1 for place in range(count)]


# Brute (K-64): first the enemy's dwarf, then the own one.


def write_brutes(state: Dwar7sState, seat: i64, out: MoveList) -> None:
    sites = state.map.sites
    own: i64 = 0  # cards with own dwarfs
    row: i64 = 0
    end: i64 = state.map.count * SITE
    while row < end:
        if sites[row + DWARFS + seat] > 0:
            own += 1
        row += SITE
    row = 0
    while row < end and own > 0:
        elsewhere: i64 = own - 1 if sites[row + DWARFS + seat] > 0 else own
        if elsewhere > 0:
            enemy: i64 = 0
            while enemy < state.seats:
                if enemy != seat and sites[row + DWARFS + enemy] > 0:
                    out.add(moves.BRUTE + state.rules.colour[enemy] * moves.CELLS + sites[row + CELL])
                enemy += 1
        row += SITE


def brute(state: Dwar7sState, seat: i64, number: i64) -> None:
    """The card is on the table now, so it is discarded at once; the swap follows before anything else."""
    state.discard_ogre(seat, BRUTE)
    state.frames.append(BruteSwap(state.rules.seat[number // moves.CELLS], number % moves.CELLS))


@final
class BruteSwap(Frame[Dwar7sState]):
    """Which own dwarf changes places with the enemy's."""

    def __init__(self, enemy: i64, cell: i64) -> None:
        self.enemy: i64 = enemy
        self.cell: i64 = cell

    def name(self) -> str:
        return "brute"

    def numbers(self) -> list[int]:
        return [self.enemy, GRID.x(self.cell), GRID.y(self.cell)]

    def seat(self, state: Dwar7sState) -> i64:
        return state.active

    def moves(self, state: Dwar7sState, out: MoveList) -> None:
        sites = state.map.sites
        row: i64 = 0
        while row < state.map.count * SITE:
            if sites[row + DWARFS + state.active] > 0 and sites[row + CELL] != self.cell:
                out.add(moves.SWAP + sites[row + CELL])
            row += SITE

    def play(self, state: Dwar7sState, move: i64) -> None:
        state.frames.pop()
        seat: i64 = state.active
        there: i64 = state.map.find(self.cell)
        here: i64 = state.map.find(move - moves.SWAP)
        state.map.add_dwarfs(there, self.enemy, -1)
        state.map.add_dwarfs(here, seat, -1)
        state.map.add_dwarfs(there, seat, 1)
        state.map.add_dwarfs(here, self.enemy, 1)
        if state.journal is not None:
            told: dict[str, int] = {"seat": seat, "owner": self.enemy, "spot": self.cell, "to": move - moves.SWAP}
            told["start"] = state.map.top(there)
            told["end"] = state.map.top(here)
            state.note("brute", "K-64", told)
        open_window(state)

    def why_not(self, state: Dwar7sState, move: i64) -> str:
        return "swap_own_elsewhere" if moves.SWAP <= move < moves.RESOLVE else "swap_first"


# Refusals.


def why_not_ogre(state: Dwar7sState, seat: i64, move: i64) -> str:
    ogre: i64 = AMBUSH
    if move >= moves.BRUTE:
        ogre = BRUTE
    elif move >= moves.CROWN:
        ogre = CROWN
    elif move >= moves.THIEF:
        ogre = THIEF
    elif move >= moves.PANIC:
        ogre = PANIC
    if state.have(seat, OGRE + ogre) == 0:
        return "ogre_not_in_hand"
    if ogre in (THIEF, CROWN):
        colour: i64 = move - (moves.THIEF if ogre == THIEF else moves.CROWN)
        enemy: i64 = state.rules.seat[colour]
        if enemy in (NONE, seat):
            return "no_enemy"
        return "no_gem_to_steal" if ogre == THIEF else "no_ogre_to_steal"
    return "ambush_nobody" if ogre == AMBUSH else ("panic_nowhere" if ogre == PANIC else "brute_nobody")
