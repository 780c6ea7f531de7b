"""What can be announced (sections 7 and 8): which actions are possible now, and every public target of each.

An *act* is an action with its public target, numbered as in moves.py. ``source`` says what it is performed by.
"""

from __future__ import annotations

from typing import Final

from underhall.core.buffers import i64, vec
from underhall.core.moves import MoveList
from underhall.games.dig_deeper_dwarf import moves
from underhall.games.dig_deeper_dwarf.catalogue import (
    AGILE,
    BOOK,
    CAMP,
    COMPANION_COUNT,
    COMPANION_MASK,
    COPY,
    CRUNCH,
    DRAW,
    DRIVE,
    GIVE,
    INVESTIGATE,
    MINE,
    MOVE,
    PEEKYCILLIUM,
    REMOVE,
    STEAL,
    SWAP,
)
from underhall.games.dig_deeper_dwarf.hands import can_draw
from underhall.games.dig_deeper_dwarf.layout import (
    CELL,
    DRAW_PILE,
    EVENTS,
    LINKS,
    MAP,
    NONE,
    PILE_LINK,
    REVEALED,
    RUBBLE,
    RUBBLE_FACE,
    TILE_ROW,
)
from underhall.games.dig_deeper_dwarf.map import adjacent, dwarf_on, link, neighbour, rubble_on, tile_at
from underhall.games.dig_deeper_dwarf.moves import (
    ACT_BOOK,
    ACT_COPY,
    ACT_CRUNCH,
    ACT_DRAW,
    ACT_DRIVE,
    ACT_GIVE,
    ACT_GIVE_SEAT,
    ACT_INVESTIGATE,
    ACT_INVESTIGATE_PILE,
    ACT_INVESTIGATE_SEAT,
    ACT_MINE,
    ACT_MINE_BESIDE,
    ACT_MINE_HERE,
    ACT_MOVE,
    ACT_REMOVE,
    ACT_STEAL,
    ACT_SWAP,
)
from underhall.games.dig_deeper_dwarf.state import DeepState

# What an action is performed by (G-75).
BY_CARD: Final = 0
BY_BASIC: Final = 1
BY_COMPANION: Final = 2
BY_TRAIT: Final = 3
BY_COPY: Final = 4  # actions of a copied card

STOCKS_TO_INVESTIGATE: Final = 7


def _actions_of_acts() -> list[int]:
    firsts = (
        (ACT_MOVE, MOVE),
        (ACT_MINE, MINE),
        (ACT_STEAL, STEAL),
        (ACT_DRIVE, DRIVE),
        (ACT_REMOVE, REMOVE),
        (ACT_GIVE, GIVE),
        (ACT_DRAW, DRAW),
        (ACT_SWAP, SWAP),
        (ACT_INVESTIGATE, INVESTIGATE),
        (ACT_COPY, COPY),
        (ACT_BOOK, BOOK),
        (ACT_CRUNCH, CRUNCH),
    )
    return [max(pair for pair in firsts if pair[0] <= act)[1] for act in range(moves.ACT_COUNT)]


ACTION_OF: Final[vec[i64]] = vec[i64](_actions_of_acts())


# Packed lists of actions: four bits each, the first lowest.


def without(actions: i64, action: i64) -> i64:
    """The list with one of this action taken out."""
    out: i64 = 0
    shift: i64 = 0
    taken = False
    while actions:
        one: i64 = actions & 15
        actions >>= 4
        if one == action and not taken:
            taken = True
        else:
            out |= one << shift
            shift += 4
    return out


def without_all(actions: i64, action: i64) -> i64:
    out: i64 = 0
    shift: i64 = 0
    while actions:
        one: i64 = actions & 15
        actions >>= 4
        if one != action:
            out |= one << shift
            shift += 4
    return out


def joined(one: i64, other: i64) -> i64:
    """Both lists. At most 15 actions fit, which only typed-in Copy cards copied again and again could exceed."""
    shift: i64 = 0
    while one >> shift:
        shift += 4
    while other and shift < 60:
        one |= (other & 15) << shift
        other >>= 4
        shift += 4
    return one


# Which actions are possible.


def possible(state: DeepState, seat: i64, action: i64, source: i64, ident: i64, hand: i64, paid: bool) -> bool:
    """Whether an action has a target now, with so many hand cards left; ``paid`` cards will lie in the discard pile."""
    if action == MOVE:
        return can_move(state, seat)
    if action == MINE:
        return can_mine(state, seat)
    if action in (DRAW, BOOK):
        return paid or can_draw(state, seat)
    if action in (REMOVE, GIVE, SWAP):
        return hand > 0
    if action == STEAL:
        return can_steal(state, seat)
    if action == DRIVE:
        return can_drive(state, seat)
    if action == INVESTIGATE:
        return can_investigate(state, seat, source, ident)
    if action == COPY:
        return state.last_done != 0 and any_possible(state, seat, state.last_done, hand, paid)
    if action == CRUNCH:
        return hand > 0 and state.hand_holds(seat, RUBBLE_FACE)
    return False


def any_possible(state: DeepState, seat: i64, actions: i64, hand: i64, paid: bool) -> bool:
    """Whether any action of a card could be announced (G-77)."""
    while actions:
        if possible(state, seat, actions & 15, BY_CARD, 0, hand, paid):
            return True
        actions >>= 4
    return False


def can_move(state: DeepState, seat: i64) -> bool:
    tiles = state.tiles
    here: i64 = state.where(seat) * TILE_ROW
    if tiles[here + RUBBLE]:
        return False
    side: i64 = 0
    while side < 4:
        there: i64 = tiles[here + LINKS + side]
        if 0 <= there < PILE_LINK and tiles[there * TILE_ROW + RUBBLE] == 0:
            return True
        side += 1
    return False


def can_mine(state: DeepState, seat: i64) -> bool:
    tiles = state.tiles
    here: i64 = state.where(seat) * TILE_ROW
    if tiles[here + RUBBLE]:
        return True
    side: i64 = 0
    while side < 4:
        there: i64 = tiles[here + LINKS + side]
        if there >= PILE_LINK or (there >= 0 and tiles[there * TILE_ROW + RUBBLE] > 0):
            return True
        side += 1
    return False


def stealable(state: DeepState, seat: i64, victim: i64) -> bool:
    """G-97 to G-99."""
    return (
        victim != seat
        and victim < state.seats
        and state.count(victim, REVEALED) > 0
        and state.where(victim) != CAMP
        and adjacent(state, state.where(seat), state.where(victim))
    )


def can_steal(state: DeepState, seat: i64) -> bool:
    victim: i64 = 0
    while victim < state.seats:
        if stealable(state, seat, victim):
            return True
        victim += 1
    return False


def can_drive(state: DeepState, seat: i64) -> bool:
    return drivable(state, seat) != 0


def drivable(state: DeepState, seat: i64) -> i64:
    """A bit for each Companion of an adjacent dwarf of another player (G-102)."""
    found: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat and state.get(other, EVENTS) & COMPANION_MASK:
            if adjacent(state, state.where(seat), state.where(other)):
                found |= state.get(other, EVENTS) & COMPANION_MASK
        other += 1
    return found


def can_investigate(state: DeepState, seat: i64, source: i64, ident: i64) -> bool:
    if source == BY_COMPANION and ident == PEEKYCILLIUM:
        side: i64 = 0
        while side < 4:
            if link(state, state.where(seat), side) >= PILE_LINK:
                return True
            side += 1
        return False
    return True  # there is always some pile with a card: a game without Mining piles is over


def write_acts(
    state: DeepState, seat: i64, action: i64, source: i64, ident: i64, hand: i64, agile: i64, out: MoveList, base: i64
) -> None:
    """Every act of an action that can be announced, with ``hand`` hand cards left after paying.

    ``agile`` is how many moves of the Trait Agile are left, this one included.
    """
    if action == MOVE:
        if source == BY_TRAIT and ident == AGILE:
            write_agile(state, seat, out, base, agile)
        else:
            write_steps(state, seat, out, base)
    elif action == MINE:
        write_mining(state, seat, out, base)
    elif action == STEAL:
        write_thefts(state, seat, out, base)
    elif action == DRIVE:
        write_drives(state, seat, out, base)
    elif action == REMOVE:
        if hand > 0:
            write_riddances(state, seat, out, base + ACT_REMOVE)
    elif action == GIVE:
        if hand > 0:
            write_riddances(state, seat, out, base + ACT_GIVE)
            write_givings(state, seat, out, base)
    elif action == INVESTIGATE:
        write_investigations(state, seat, source, ident, out, base)
    elif possible(state, seat, action, source, ident, hand, False):
        write_untargeted(action, out, base)


def write_steps(state: DeepState, seat: i64, out: MoveList, base: i64) -> None:
    """Move: along a passage, neither from Rubble nor onto it."""
    tiles = state.tiles
    row: i64 = state.where(seat) * TILE_ROW
    if tiles[row + RUBBLE]:
        return
    side: i64 = 0
    while side < 4:
        there: i64 = tiles[row + LINKS + side]
        if 0 <= there < PILE_LINK and tiles[there * TILE_ROW + RUBBLE] == 0:
            out.add(base + ACT_MOVE + side)
        side += 1


def write_mining(state: DeepState, seat: i64, out: MoveList, base: i64) -> None:
    """Mine: a pile at a passage's end, or the Rubble here and on tiles beside."""
    tiles = state.tiles
    row: i64 = state.where(seat) * TILE_ROW
    beside: i64 = 0  # a bit for each side where Rubble lies
    side: i64 = 0
    while side < 4:
        there: i64 = tiles[row + LINKS + side]
        if there >= PILE_LINK:
            out.add(base + ACT_MINE + side)
        elif there >= 0 and tiles[there * TILE_ROW + RUBBLE]:
            beside |= 1 << side
        side += 1
    if tiles[row + RUBBLE]:
        out.add(base + ACT_MINE_HERE)
    side = 0
    while beside:
        if beside & 1:
            out.add(base + ACT_MINE_BESIDE + side)
        beside >>= 1
        side += 1


def write_thefts(state: DeepState, seat: i64, out: MoveList, base: i64) -> None:
    victim: i64 = 0
    while victim < state.seats:
        if stealable(state, seat, victim):
            out.add(base + ACT_STEAL + victim)
        victim += 1


def write_drives(state: DeepState, seat: i64, out: MoveList, base: i64) -> None:
    found: i64 = drivable(state, seat)
    event: i64 = 0
    while event < COMPANION_COUNT:
        if (found >> event) & 1:
            out.add(base + ACT_DRIVE + event)
        event += 1


def write_riddances(state: DeepState, seat: i64, out: MoveList, first: i64) -> None:
    """Remove and Give alike: out of the game, or Rubble onto a tile beside on which no dwarf stands."""
    out.add(first)
    if not state.hand_holds(seat, RUBBLE_FACE):
        return
    here: i64 = state.where(seat)
    side: i64 = 0
    while side < 4:
        there: i64 = neighbour(state, here, side)
        if there != NONE and there != CAMP and not dwarf_on(state, there):
            out.add(first + 1 + side)
        side += 1


def write_givings(state: DeepState, seat: i64, out: MoveList, base: i64) -> None:
    """Give alone: Rubble to another player."""
    if not state.hand_holds(seat, RUBBLE_FACE):
        return
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            out.add(base + ACT_GIVE_SEAT + other)
        other += 1


def write_untargeted(action: i64, out: MoveList, base: i64) -> None:
    if action == DRAW:
        out.add(base + ACT_DRAW)
    elif action == SWAP:
        out.add(base + ACT_SWAP)
    elif action == COPY:
        out.add(base + ACT_COPY)
    elif action == BOOK:
        out.add(base + ACT_BOOK)
    elif action == CRUNCH:
        out.add(base + ACT_CRUNCH)


def write_agile(state: DeepState, seat: i64, out: MoveList, base: i64, left: i64) -> None:
    """Agile: any neighbouring cell with a tile; onto Rubble only if a further move can leave it (G-237)."""
    cell: i64 = state.tiles[state.where(seat) * TILE_ROW + CELL]
    side: i64 = 0
    while side < 4:
        there: i64 = tile_at(state, cell + state.rules.grid.step[side])
        if there != NONE:
            if rubble_on(state, there) == 0 or (left > 1 and has_clear_neighbour(state, there)):
                out.add(base + ACT_MOVE + side)
        side += 1


def has_clear_neighbour(state: DeepState, tile: i64) -> bool:
    cell: i64 = state.tiles[tile * TILE_ROW + CELL]
    side: i64 = 0
    while side < 4:
        there: i64 = tile_at(state, cell + state.rules.grid.step[side])
        if there != NONE and rubble_on(state, there) == 0:
            return True
        side += 1
    return False


def write_investigations(state: DeepState, seat: i64, source: i64, ident: i64, out: MoveList, base: i64) -> None:
    """Every pile with at least one card (G-114); Peekycillium only adjacent Mining piles (G-200)."""
    if source == BY_COMPANION and ident == PEEKYCILLIUM:
        side: i64 = 0
        while side < 4:
            there: i64 = link(state, state.where(seat), side)
            if there >= PILE_LINK:
                out.add(base + ACT_INVESTIGATE_PILE + there - PILE_LINK)
            side += 1
        return
    stock: i64 = 0
    while stock < STOCKS_TO_INVESTIGATE:
        if state.stock_counts[stock] > 0:
            out.add(base + ACT_INVESTIGATE + stock)
        stock += 1
    other: i64 = 0
    while other < state.seats:
        if state.count(other, DRAW_PILE) > 0:
            out.add(base + ACT_INVESTIGATE_SEAT + other)
        other += 1
    pile: i64 = 0
    while pile < state.pile_count:
        if state.stock_counts[MAP + pile] > 0:
            out.add(base + ACT_INVESTIGATE_PILE + pile)
        pile += 1


def needs_rubble(act: i64) -> bool:
    """Whether announcing this act tells everybody that there is a Rubble card in hand (G-104)."""
    return ACT_REMOVE < act < ACT_GIVE or ACT_GIVE < act < ACT_DRAW or act == ACT_CRUNCH


def target_seat(state: DeepState, act: i64) -> i64:
    """Whom an act targets (G-199), or NONE."""
    if ACT_STEAL <= act < ACT_DRIVE:
        return act - ACT_STEAL
    if ACT_DRIVE <= act < ACT_REMOVE:
        return state.owner(act - ACT_DRIVE)
    if ACT_GIVE_SEAT <= act < ACT_DRAW:
        return act - ACT_GIVE_SEAT
    if ACT_INVESTIGATE_SEAT <= act < ACT_INVESTIGATE_PILE:
        return act - ACT_INVESTIGATE_SEAT
    return NONE
