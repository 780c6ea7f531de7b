"""The actions (section 8): what each one does when it is carried out.

What can be announced is in targets.py; who may answer in responses.py.
"""

from __future__ import annotations

from typing import final

from underhall.core.buffers import i64
from underhall.core.moves import MoveList
from underhall.core.state import Frame
from underhall.games.dig_deeper_dwarf import knowledge, moves
from underhall.games.dig_deeper_dwarf.catalogue import (
    AGILE,
    INDUSTRIOUS,
)
from underhall.games.dig_deeper_dwarf.events import (
    TRIGGER,
    DugOut,
)
from underhall.games.dig_deeper_dwarf.hands import discard_face, draw_cards, reveal_hand_card, show, shuffle_discards
from underhall.games.dig_deeper_dwarf.knowledge import C_ALL, D_ALL, K_ALL, LANE, P_ALL
from underhall.games.dig_deeper_dwarf.layout import (
    CELL,
    DISCARD,
    DRAW_PILE,
    HAND,
    MAP,
    NONE,
    PILE_LINK,
    REVEALED,
    RUBBLE,
    RUBBLE_FACE,
    TILE_ROW,
)
from underhall.games.dig_deeper_dwarf.looking import BookChoice, Look
from underhall.games.dig_deeper_dwarf.map import (
    act_told,
    lay_rubble,
    link,
    move_dwarf,
    neighbour,
    relink_around,
    tile_at,
)
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
    ACT_REMOVE,
    ACT_STEAL,
    ACT_SWAP,
)
from underhall.games.dig_deeper_dwarf.payments import write_hand
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.targets import BY_TRAIT


def carry_out(state: DeepState, seat: i64, act: i64, source: i64, ident: i64) -> None:
    """Carry out an act that nobody has cancelled. Copy is not here: it plays a card (responses.py)."""
    if act < ACT_MINE:
        if source == BY_TRAIT and ident == AGILE:
            cell: i64 = state.tiles[state.where(seat) * TILE_ROW + CELL] + state.rules.grid.step[act]
            move_dwarf(state, seat, tile_at(state, cell), "G-236")
        else:
            move_dwarf(state, seat, neighbour(state, state.where(seat), act), "G-88")
    elif act < ACT_MINE_HERE:
        mine_pile(state, seat, act - ACT_MINE, source == BY_TRAIT and ident == INDUSTRIOUS)
    elif act < ACT_STEAL:
        here: i64 = state.where(seat)
        tile: i64 = here if act == ACT_MINE_HERE else neighbour(state, here, act - ACT_MINE_BESIDE)
        mine_rubble(state, seat, tile, source == BY_TRAIT and ident == INDUSTRIOUS)
    elif act < ACT_DRIVE:
        steal(state, seat, act - ACT_STEAL)
    elif act < ACT_REMOVE:
        if state.journal is not None:
            state.note("driven_away", "G-102", {"seat": seat, "event": act - ACT_DRIVE})
        state.remove_event(act - ACT_DRIVE, "G-102")
    elif act in (ACT_REMOVE, ACT_GIVE, ACT_SWAP):
        if state.hand_count(seat) > 0:
            state.frames.append(ChooseCard(seat, act))
    elif act < ACT_DRAW:
        give_rubble(state, seat, act)
    elif act == ACT_DRAW:
        draw_cards(state, seat, 1, "G-109")
    elif act < ACT_COPY:
        investigate(state, seat, act)
    elif act == ACT_BOOK:
        look_with_bookling(state, seat)
    elif act == ACT_CRUNCH:
        remove_from_hand(state, seat, RUBBLE_FACE, "G-194")


def mine_pile(state: DeepState, seat: i64, side: i64, industrious: bool) -> None:
    """G-92, G-93, G-96: the top card goes to the miner's discard pile, seen by the miner only (G-34)."""
    here: i64 = state.where(seat)
    pile: i64 = link(state, here, side) - PILE_LINK
    stock: i64 = MAP + pile
    base: i64 = state.rules.base[stock]
    top: i64 = base + state.stock_counts[stock] - 1
    own: i64 = 1 << (LANE * seat)
    state.see_stock(stock, top, own)
    mark: i64 = state.stock_marks[top]
    face: i64 = state.stock[top]
    knows: i64 = mark & K_ALL & ((mark & P_ALL) >> 1)  # who knew this very card knows where it goes
    if not state.throwaway:
        knowledge.lose_places(state.stock_marks, base, top, knows | own)
    state.stock_counts[stock] -= 1
    state.put_in(seat, DISCARD, face, knows | own | (C_ALL & ~(own << 4)))
    state.reveals += 1
    left: i64 = state.stock_counts[stock]
    cell: i64 = state.pile_cells[pile]
    if left == 0:
        relink_around(state, cell)
        state.frames.append(DugOut(seat, pile, here, side, TRIGGER, NONE))
    if state.journal is not None:
        state.note("mined", "G-92", {"seat": seat, "pile": pile, "cell": cell, "number": left})
        state.note("mined_face", "G-93", {"seat": seat, "face": face}, 1 << seat)
    if industrious and face == RUBBLE_FACE:
        state.frames.append(ClearRubble(seat))


def mine_rubble(state: DeepState, seat: i64, tile: i64, industrious: bool) -> None:
    state.tiles[tile * TILE_ROW + RUBBLE] -= 1
    state.gain(seat, RUBBLE_FACE)
    if state.journal is not None:
        state.note("mined_rubble", "G-92", {"seat": seat, "cell": state.tiles[tile * TILE_ROW + CELL]})
    if industrious:
        state.frames.append(ClearRubble(seat))


def steal(state: DeepState, seat: i64, victim: i64) -> None:
    """One revealed Resource at random (G-97, G-98)."""
    at: i64 = state.begin(victim, REVEALED) + state.chance.below(state.count(victim, REVEALED))
    face: i64 = state.take_out(victim, REVEALED, at)
    state.gain(seat, face)
    if state.journal is not None:
        state.note("stolen", "G-97", {"seat": seat, "owner": victim, "face": face})


def give_rubble(state: DeepState, seat: i64, act: i64) -> None:
    """Rubble from hand to a tile or to a player's discard pile (G-103, G-106)."""
    at: i64 = state.find(seat, HAND, RUBBLE_FACE)
    if at == NONE:
        return
    reveal_hand_card(state, seat, at)
    if act >= ACT_GIVE_SEAT:
        state.gain(act - ACT_GIVE_SEAT, RUBBLE_FACE)
        if state.journal is not None:
            state.note("rubble_given", "G-106", {"seat": seat, "owner": act - ACT_GIVE_SEAT})
        return
    side: i64 = act - ACT_REMOVE - 1 if act < ACT_GIVE else act - ACT_GIVE - 1
    lay_rubble(state, neighbour(state, state.where(seat), side), "G-103")


def remove_from_hand(state: DeepState, seat: i64, face: i64, clause: str) -> None:
    at: i64 = state.find(seat, HAND, face)
    if at == NONE:
        return
    reveal_hand_card(state, seat, at)
    state.remove_face(face)
    if state.journal is not None:
        state.note("removed", clause, {"seat": seat, "face": face})


@final
class ChooseCard(Frame[DeepState]):
    """Which hand card is removed or swapped, chosen only now (G-84, G-103, G-106, G-110)."""

    def __init__(self, player: i64, act: i64) -> None:
        self.player: i64 = player
        self.act: i64 = act

    def name(self) -> str:
        return "choose_card"

    def numbers(self) -> list[int]:
        return [self.player, self.act]

    def prompt(self, state: DeepState) -> str:
        return "choose_swap" if self.act == ACT_SWAP else "choose_removed"

    def seat(self, state: DeepState) -> i64:
        return self.player

    def moves(self, state: DeepState, out: MoveList) -> None:
        write_hand(state, self.player, out, state.rules.moves.choose, True)

    def play(self, state: DeepState, move: i64) -> None:
        state.frames.pop()
        face: i64 = move - state.rules.moves.choose
        if self.act == ACT_SWAP:
            discard_face(state, self.player, face, "G-110")
            draw_cards(state, self.player, 1, "G-110")
        else:
            remove_from_hand(state, self.player, face, "G-103" if self.act == ACT_REMOVE else "G-106")

    def why_not(self, state: DeepState, move: i64) -> str:
        return "not_in_hand"


@final
class ClearRubble(Frame[DeepState]):
    """Industrious: a Rubble card just mined may be removed at once (G-239)."""

    def __init__(self, player: i64) -> None:
        self.player: i64 = player

    def name(self) -> str:
        return "clear_rubble"

    def numbers(self) -> list[int]:
        return [self.player]

    def seat(self, state: DeepState) -> i64:
        return self.player

    def moves(self, state: DeepState, out: MoveList) -> None:
        out.add(moves.CLEAR)
        out.add(moves.PASS)

    def play(self, state: DeepState, move: i64) -> None:
        state.frames.pop()
        if move == moves.CLEAR:
            at: i64 = state.begin(self.player, DISCARD) + state.count(self.player, DISCARD) - 1
            if state.cards[at] != RUBBLE_FACE:  # an imagined world dealt it elsewhere
                at = state.find(self.player, DISCARD, RUBBLE_FACE)
            if at == NONE:
                return
            show(state, self.player, DISCARD, at)
            state.take_out(self.player, DISCARD, at)
            state.remove_face(RUBBLE_FACE)
            state.reveals += 1
            if state.journal is not None:
                state.note("removed", "G-239", {"seat": self.player, "face": RUBBLE_FACE})


def investigate(state: DeepState, seat: i64, act: i64) -> None:
    """Look at the top three cards of a pile (G-111); only the player who looks learns them (G-35)."""
    own: i64 = 1 << (LANE * seat)
    top: i64 = 0
    at: i64 = 0
    number: i64 = 0
    state.reveals += 1
    if ACT_INVESTIGATE_SEAT <= act < ACT_INVESTIGATE_PILE:
        owner: i64 = act - ACT_INVESTIGATE_SEAT
        start: i64 = owner * state.rules.room
        number = state.count(owner, DRAW_PILE)
        top = start + number - 1
        number = 3 if number > 3 else number
        at = top
        while at > top - number:
            if owner != seat:
                knowledge.identify(
                    state.cards,
                    state.marks,
                    start,
                    state.private_end(owner),
                    at,
                    D_ALL,
                    own,
                    state.faces.mined[state.cards[at]] == 1,
                )
                state.marks[at] = (state.marks[at] & ~(own * 31)) | own | (own << 1) | (own << 3)
            else:
                state.marks[at] |= own << 1
            note_look(state, seat, act, state.cards[at])
            at -= 1
    else:
        stock: i64 = act - ACT_INVESTIGATE if act < ACT_INVESTIGATE_SEAT else MAP + act - ACT_INVESTIGATE_PILE
        number = state.stock_counts[stock]
        top = state.rules.base[stock] + number - 1
        number = 3 if number > 3 else number
        at = top
        while at > top - number:
            state.see_stock(stock, at, own)
            note_look(state, seat, act, state.stock[at])
            at -= 1
    if number > 0:
        state.frames.append(Look(seat, act))


def note_look(state: DeepState, seat: i64, act: i64, card: i64) -> None:
    if state.journal is not None:
        what = "event" if act == ACT_INVESTIGATE + 6 else "face"
        state.note("saw_" + what, "G-111", {**act_told(state, seat, act), what: card}, 1 << seat)


def look_with_bookling(state: DeepState, seat: i64) -> None:
    """Bookling: the top three of one's own draw pile, shuffling first if it is empty (G-193)."""
    if state.count(seat, DRAW_PILE) == 0:
        if state.count(seat, DISCARD) == 0:
            return
        shuffle_discards(state, seat)
    number: i64 = state.count(seat, DRAW_PILE)
    top: i64 = seat * state.rules.room + number - 1
    number = 3 if number > 3 else number
    at: i64 = top
    while at > top - number:
        state.marks[at] |= 1 << (LANE * seat + 1)
        note_look(state, seat, ACT_INVESTIGATE_SEAT + seat, state.cards[at])
        at -= 1
    state.reveals += 1
    state.frames.append(BookChoice(seat))
