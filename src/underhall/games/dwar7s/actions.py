"""The Actions phase (3.3 to 3.6, 3.9): play a kingdom card, place a dwarf, move a dwarf; ogre cards in between."""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64
from underhall.core.grid import SIDES
from underhall.core.moves import MoveList
from underhall.core.state import Frame
from underhall.games.dwar7s import moves, ogres
from underhall.games.dwar7s.catalogue import DRAGON, KINDS, MINE_TYPE, STORE_TYPE, TAVERN_TYPE
from underhall.games.dwar7s.landmarks import landmark
from underhall.games.dwar7s.map import CELL, DWARFS, LINKS, NEXT, NONE, PLACES, SITE, STANDING, TOP
from underhall.games.dwar7s.resolve import RESOLVE
from underhall.games.dwar7s.secret_goals import open_window
from underhall.games.dwar7s.standstill import pass_ends
from underhall.games.dwar7s.state import KINGDOM, KINGDOM_COUNT, OGRE_COUNT, PILE, ROW, Dwar7sState


@final
class Actions(Frame[Dwar7sState]):
    def name(self) -> str:
        return "actions"

    def seat(self, state: Dwar7sState) -> i64:
        return state.active

    def prompt(self, state: Dwar7sState) -> str:
        if state.must_open():
            return "open"
        if pass_ends(state):
            return "last_pass"
        return "actions" if state.actions < state.allowance(state.active) else "no_actions"

    def moves(self, state: Dwar7sState, out: MoveList) -> None:
        seat: i64 = state.active
        if not state.must_open():
            out.add(moves.END)
        if state.actions < state.allowance(seat):
            write_cards(state, seat, out)
            if state.holdings[seat * ROW + PILE] > 0:
                write_placings(state, out)
            write_walks(state, seat, out)
        if state.holdings[seat * ROW + OGRE_COUNT] > 0:
            ogres.write_ogres(state, seat, out)

    def play(self, state: Dwar7sState, move: i64) -> None:
        if move == moves.END:
            if state.journal is not None:
                state.note("done", "K-24", {"seat": state.active})
            state.frames[-1] = RESOLVE
            return
        state.busy = 1
        if move >= moves.AMBUSH:
            ogres.play_ogre(state, state.active, move)
            return
        state.actions += 1
        if move < moves.PLACE:
            play_card(state, state.active, move)
        elif move < moves.MOVE:
            place_dwarf(state, state.active, state.map.find((move - moves.PLACE) % moves.CELLS))
        else:
            site: i64 = state.map.find((move - moves.MOVE) // SIDES)
            move_dwarf(state, state.active, site, state.map.get(site, NEXT + (move - moves.MOVE) % SIDES))
        open_window(state)

    def why_not(self, state: Dwar7sState, move: i64) -> str:
        if move == moves.END:
            return "must_open"
        if moves.AMBUSH <= move < moves.SWAP:
            return ogres.why_not_ogre(state, state.active, move)
        if move >= moves.SWAP:
            return "not_in_actions"
        if state.actions >= state.allowance(state.active):
            return "no_actions_left"
        if move < moves.PLACE:
            return why_not_card(state, state.active, move)
        if move < moves.MOVE:
            return why_not_placing(state, state.active, move)
        return why_not_walk(state, state.active, move)


ACTIONS: Final = Actions()


# Playing a kingdom card (3.4).


def write_cards(state: Dwar7sState, seat: i64, out: MoveList) -> None:
    """Every card in hand, in every rotation that differs, on every spot that takes it."""
    table = state.map
    spots = table.spots
    spot_count: i64 = table.spot_count
    hand: i64 = state.holdings[seat * ROW + KINGDOM]
    out.reserve(KINDS * SIDES * (spot_count + table.count))
    items = out.items
    count: i64 = out.count
    first_card: i64 = state.rules.colour[seat] * KINDS
    kind: i64 = 0
    while kind < KINDS:
        if (hand >> kind) & 1:
            base: i64 = moves.PLAY + kind * (moves.CELLS * SIDES)
            turns: i64 = state.cards.turns[first_card + kind]
            index: i64 = 0
            if turns == SIDES:
                while index < spot_count:
                    move: i64 = base + spots[index] * SIDES
                    items[count] = move
                    items[count + 1] = move + 1
                    items[count + 2] = move + 2
                    items[count + 3] = move + 3
                    count += SIDES
                    index += 1
            else:
                while index < spot_count:
                    move = base + spots[index] * SIDES
                    turn: i64 = 0
                    while turn < turns:
                        items[count] = move + turn
                        count += 1
                        turn += 1
                    index += 1
            covered: i64 = covered_type(state, kind)
            if covered != NONE:
                index = 0
                while index < table.count:
                    row: i64 = index * SITE
                    if table.sites[row + STANDING] == 0:
                        if state.cards.type[table.sites[row + TOP] % KINDS] == covered:
                            move = base + table.sites[row + CELL] * SIDES
                            turn = 0
                            while turn < turns:
                                items[count] = move + turn
                                count += 1
                                turn += 1
                    index += 1
        kind += 1
    out.count = count


def covered_type(state: Dwar7sState, kind: i64) -> i64:
    """The type a kind may be stacked on, NONE for none (K-35 to K-38)."""
    own: i64 = state.cards.type[kind]
    if own in (MINE_TYPE, TAVERN_TYPE, STORE_TYPE):
        return own
    if kind == DRAGON and state.rules.dragon_over_mine:
        return MINE_TYPE
    return NONE


def play_card(state: Dwar7sState, seat: i64, move: i64) -> None:
    number: i64 = move - moves.PLAY
    turn: i64 = number % SIDES
    cell: i64 = number // SIDES % moves.CELLS
    kind: i64 = number // (moves.CELLS * SIDES)
    card: i64 = state.rules.colour[seat] * KINDS + kind
    state.holdings[seat * ROW + KINGDOM] &= ~(1 << kind)
    state.holdings[seat * ROW + KINGDOM_COUNT] -= 1
    site: i64 = state.map.find(cell)
    if site == NONE:
        state.map.lay(cell, card, turn)
    else:
        state.map.cover(site, card, turn)
    if state.journal is not None:
        told: dict[str, int] = {"seat": seat, "which": card, "spot": cell, "turn": turn}
        if site == NONE:
            told["beside"] = landmark(state.map, cell, state.rules.colour[seat])
            state.note("played", "K-29", told)
        else:
            told["below"] = state.map.below(card)
            state.note("stacked", "K-34", told)


def why_not_card(state: Dwar7sState, seat: i64, move: i64) -> str:
    number: i64 = move - moves.PLAY
    cell: i64 = number // SIDES % moves.CELLS
    kind: i64 = number // (moves.CELLS * SIDES)
    if not (state.holdings[seat * ROW + KINGDOM] >> kind) & 1:
        return "card_not_in_hand"
    if not state.map.may_hold(cell):
        return "off_the_table"
    site: i64 = state.map.find(cell)
    if site == NONE:
        if state.map.count > 0:
            return "touches_no_card"
        return "first_card_on_mat" if state.map.width > 0 else "first_card"
    if state.map.get(site, STANDING) > 0:
        return "cover_dwarfs"
    return "cover_other_type"


# Placing a dwarf (3.5).


def write_placings(state: Dwar7sState, out: MoveList) -> None:
    table = state.map
    sites = table.sites
    row: i64 = 0
    end: i64 = table.count * SITE
    while row < end:
        if sites[row + STANDING] < sites[row + PLACES]:
            out.add(moves.PLACE + sites[row + TOP] % KINDS * moves.CELLS + sites[row + CELL])
        row += SITE


def place_dwarf(state: Dwar7sState, seat: i64, site: i64) -> None:
    state.holdings[seat * ROW + PILE] -= 1
    state.map.add_dwarfs(site, seat, 1)
    if state.journal is not None:
        state.note("placed", "K-44", {"seat": seat, "which": state.map.top(site), "spot": state.map.get(site, CELL)})


def why_not_placing(state: Dwar7sState, seat: i64, move: i64) -> str:
    reason = why_not_here(state, move - moves.PLACE)
    if reason:
        return reason
    return "no_dwarf_in_pile" if state.have(seat, PILE) == 0 else "card_full"


def why_not_here(state: Dwar7sState, number: i64) -> str:
    """For moves that name a kind and a spot: whether such a card is there at all."""
    site: i64 = state.map.find(number % moves.CELLS)
    if site == NONE:
        return "no_card_there"
    if state.map.top(site) % KINDS != number // moves.CELLS:
        return "other_card_there"
    return ""


# Moving a dwarf (3.6).


def write_walks(state: Dwar7sState, seat: i64, out: MoveList) -> None:
    table = state.map
    sites = table.sites
    row: i64 = 0
    end: i64 = table.count * SITE
    while row < end:
        if sites[row + DWARFS + seat] > 0:
            side: i64 = 0
            while side < SIDES:
                if (sites[row + LINKS] >> side) & 1 and table.has_room(sites[row + NEXT + side]):
                    out.add(moves.MOVE + sites[row + CELL] * SIDES + side)
                side += 1
        row += SITE


def move_dwarf(state: Dwar7sState, seat: i64, site: i64, other: i64) -> None:
    state.map.add_dwarfs(site, seat, -1)
    state.map.add_dwarfs(other, seat, 1)
    if state.journal is not None:
        state.note(
            "moved",
            "K-49",
            {
                "seat": seat,
                "spot": state.map.get(site, CELL),
                "to": state.map.get(other, CELL),
                "start": state.map.top(site),
                "end": state.map.top(other),
            },
        )


def why_not_walk(state: Dwar7sState, seat: i64, move: i64) -> str:
    site: i64 = state.map.find((move - moves.MOVE) // SIDES)
    side: i64 = (move - moves.MOVE) % SIDES
    if site == NONE:
        return "no_card_there"
    if state.map.dwarfs(site, seat) == 0:
        return "no_own_dwarf_there"
    if state.map.get(site, NEXT + side) == NONE:
        return "nowhere_to_walk"
    if not (state.map.get(site, LINKS) >> side) & 1:
        return "wall"
    return "card_full"
