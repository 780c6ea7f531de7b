"""Special Actions (3.3 and section 8): taking a card, its front side, and laying it on the Mine."""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64
from underhall.core.moves import MoveList
from underhall.core.state import NOBODY, Frame
from underhall.games.dwarf import moves
from underhall.games.dwarf.automata import place_helpers
from underhall.games.dwarf.catalogue import (
    APPRENTICE,
    CARD_COUNT,
    COLLAPSE_THE_SHAFTS,
    DEFEND,
    FORGE,
    GET_HELP,
    HOLD_A_COUNCIL,
    KIND_CLAUSES,
    MUSTER_AN_ARMY,
    PAST_GLORIES,
    RUN_AMOK,
    SELL_AN_ITEM,
    SPECIAL_ORDER,
    TURN_BACK,
)
from underhall.games.dwarf.resolution import GLORY_FOR_DEFENCE, HelpNow
from underhall.games.dwarf.state import (
    ANDVETTR,
    AUTOMATON,
    EXTRA,
    GLORY,
    GOLD,
    IRON,
    ITEMS,
    LOCATIONS,
    PILE,
    PILES,
    REGULAR,
    RUNNING,
    SOLO_SPECIALS,
    STACK,
    STEEL,
    DwarfState,
)

GLORY_PRICE: Final = 4


def specials_allowed(state: DwarfState) -> bool:
    """Andvéttr allows the human three Special Actions in the whole game (D-93)."""
    return state.rules.solo < ANDVETTR or state.specials_taken < SOLO_SPECIALS


def write_specials(state: DwarfState, seat: i64, out: MoveList) -> None:
    """Every pile with a card, paid with both workers or with glory and one (D-37 to D-39)."""
    if not specials_allowed(state):
        return
    glory = state.have(seat, GLORY) >= GLORY_PRICE
    pile: i64 = 0
    while pile < state.rules.mines * PILES:
        if state.pile_counts[pile] > 0:
            out.add(moves.SPECIAL + 2 * pile)
            if glory:
                out.add(moves.SPECIAL + 2 * pile + 1)
        pile += 1


def any_special(state: DwarfState) -> bool:
    if specials_allowed(state):
        pile: i64 = 0
        while pile < state.rules.mines * PILES:
            if state.pile_counts[pile] > 0:
                return True
            pile += 1
    return False


def why_not_special(state: DwarfState, seat: i64, move: i64) -> str:
    pile: i64 = (move - moves.SPECIAL) // 2
    if pile >= state.rules.mines * PILES:
        return "no_second_mine"
    if not specials_allowed(state):
        return "three_specials"
    if state.pile_counts[pile] == 0:
        return "empty_pile"
    if (move - moves.SPECIAL) % 2 and state.have(seat, GLORY) < GLORY_PRICE:
        return "no_glory"
    return "not_now"


def take_special(state: DwarfState, seat: i64, move: i64) -> None:
    """D-41: pay, take the card, carry out its front, and lay it (a frame below the front's own)."""
    pile: i64 = (move - moves.SPECIAL) // 2
    state.pile_counts[pile] -= 1
    card: i64 = state.piles[pile * PILE + state.pile_counts[pile]]
    payment: i64 = (move - moves.SPECIAL) % 2
    if payment:
        state.gain(seat, GLORY, -GLORY_PRICE)
        state.gain(seat, REGULAR, -1)
    else:
        state.gain(seat, REGULAR, -2)
    if state.pile_counts[pile] > 0:
        state.reveals += 1  # the next card of the pile is seen now
    mine: i64 = pile // PILES
    state.frames.append(Cover(mine, card, state.holder))
    if state.rules.solo:
        state.guide_card = card
        state.specials_taken += 1
    if state.journal is not None:
        state.note("special", "D-41", {"seat": seat, "pile": pile, "payment": payment, "front": card})
    if state.rules.solo >= ANDVETTR:
        state.earn_glory(AUTOMATON, state.specials_taken, "D-93")
        if state.ended != RUNNING:
            return
    carry_out_front(state, seat, mine, state.cards.front[card])


def carry_out_front(state: DwarfState, seat: i64, mine: i64, front: i64) -> None:
    """Effects without a choice happen here; those with one push their question (D-100 to D-108)."""
    if front == MUSTER_AN_ARMY:
        state.mustered = 1
    elif front == HOLD_A_COUNCIL:
        hold_a_council(state)
    elif front == SELL_AN_ITEM:
        state.frames.append(SellItem(seat))
    elif front == PAST_GLORIES:
        state.frames.append(PastGlories(seat))
    elif front == SPECIAL_ORDER:
        state.frames.append(SpecialOrder(seat))
    elif front == TURN_BACK:
        state.frames.append(TurnBack(seat))
    elif front == APPRENTICE:
        state.frames.append(Apprentice(seat))
    elif front == COLLAPSE_THE_SHAFTS:
        collapse_the_shafts(state)
    elif front == RUN_AMOK:
        run_amok(state)


def hold_a_council(state: DwarfState) -> None:
    """The top card of every stack of two or more goes back into its Mountain (D-101, D-99e, D-99g)."""
    mine: i64 = 0
    while mine < state.rules.mines:
        returned: i64 = 0
        place: i64 = mine * LOCATIONS
        while place < (mine + 1) * LOCATIONS:
            if state.heights[place] > 1:
                card: i64 = state.take_top(place)
                state.return_to_mountain(mine, card)
                returned += 1
                if state.journal is not None:
                    state.note("returned", "D-101", {"card": card, "location": place})
            place += 1
        if returned > 0:
            state.shuffle_mountain(mine)
        mine += 1


def collapse_the_shafts(state: DwarfState) -> None:
    """Every top card goes to the bottom of its stack (D-106)."""
    place: i64 = 0
    while place < state.rules.places:
        card: i64 = state.top(place)
        index: i64 = place * STACK + state.heights[place] - 1
        while index > place * STACK:
            state.stacks[index] = state.stacks[index - 1]
            index -= 1
        state.stacks[place * STACK] = card
        place += 1
    if state.journal is not None:
        state.note("collapsed", "D-106", {})


def run_amok(state: DwarfState) -> None:
    """Every stack is shuffled by itself (D-107)."""
    place: i64 = 0
    while place < state.rules.places:
        state.chance.shuffle(state.stacks, place * STACK, state.heights[place])
        place += 1
    if state.journal is not None:
        state.note("amok", "D-107", {})


@final
class Cover(Frame[DwarfState]):
    """Turn the card over, let workers on its location act at once, and lay it there (D-41, D-43 to D-48).

    ``holder`` is who had the marker when this began: only that seat can pass it on here (D-49a).
    """

    def __init__(self, mine: i64, card: i64, holder: i64) -> None:
        self.mine: i64 = mine
        self.card: i64 = card
        self.holder: i64 = holder

    def name(self) -> str:
        return "cover"

    def numbers(self) -> list[int]:
        return [self.mine, self.card, self.holder]

    def run(self, state: DwarfState) -> None:
        place: i64 = self.mine * LOCATIONS + state.cards.location[self.card]
        worker: i64 = state.first_unspent(place)
        if worker >= 0:
            state.worker_spent[worker] = 1
            self.resolve_at_once(state, state.worker_owner[worker], place)
            return
        state.frames.pop()
        state.put_on_top(self.mine, self.card)
        if state.journal is not None:
            state.note("covered", "D-41", {"card": self.card, "location": place})

    def resolve_at_once(self, state: DwarfState, owner: i64, place: i64) -> None:
        card: i64 = state.top(place)
        action: i64 = state.cards.action[card]
        if action == DEFEND:
            state.earn_glory(owner, GLORY_FOR_DEFENCE, "D-46")
        elif action == GET_HELP:
            if owner == self.holder == state.holder:
                state.pass_marker("D-47")
            if state.rules.solo and owner == AUTOMATON:
                place_helpers(state, place)
            else:
                state.frames.append(HelpNow(owner, state.have(owner, EXTRA)))
        elif state.work(owner, card, KIND_CLAUSES[state.cards.kind[card]]):
            if action == FORGE and owner == self.holder == state.holder:
                state.pass_marker("D-45")


@final
class SellItem(Frame[DwarfState]):
    """Give 1 item back and take any 5 resources (D-102)."""

    def __init__(self, owner: i64) -> None:
        self.owner: i64 = owner

    def name(self) -> str:
        return "sell_item"

    def numbers(self) -> list[int]:
        return [self.owner]

    def seat(self, state: DwarfState) -> i64:
        return self.owner if state.have(self.owner, ITEMS) > 0 else NOBODY

    def run(self, state: DwarfState) -> None:
        nothing_happens(state, self.owner, "D-102")

    def moves(self, state: DwarfState, out: MoveList) -> None:
        move: i64 = moves.SELL
        while move < moves.ORDER:
            out.add(move)
            move += 1

    def play(self, state: DwarfState, move: i64) -> None:
        state.frames.pop()
        mix = moves.MIXES[move - moves.SELL]
        change_resources(state, self.owner, "sold", "D-102", mix[0], mix[1], mix[2], -1)

    def why_not(self, state: DwarfState, move: i64) -> str:
        return "choose_mix"


@final
class SpecialOrder(Frame[DwarfState]):
    """Return exactly 5 resources, at least one of each, and take 1 item (D-108)."""

    def __init__(self, owner: i64) -> None:
        self.owner: i64 = owner

    def name(self) -> str:
        return "special_order"

    def numbers(self) -> list[int]:
        return [self.owner]

    def seat(self, state: DwarfState) -> i64:
        for iron, steel, gold in moves.SPLITS:
            if self.pays(state, iron, steel, gold):
                return self.owner
        return NOBODY

    def pays(self, state: DwarfState, iron: i64, steel: i64, gold: i64) -> bool:
        owner: i64 = self.owner
        return state.have(owner, IRON) >= iron and state.have(owner, STEEL) >= steel and state.have(owner, GOLD) >= gold

    def run(self, state: DwarfState) -> None:
        nothing_happens(state, self.owner, "D-108")

    def moves(self, state: DwarfState, out: MoveList) -> None:
        move: i64 = moves.ORDER
        for iron, steel, gold in moves.SPLITS:
            if self.pays(state, iron, steel, gold):
                out.add(move)
            move += 1

    def play(self, state: DwarfState, move: i64) -> None:
        state.frames.pop()
        split = moves.SPLITS[move - moves.ORDER]
        change_resources(state, self.owner, "ordered", "D-108", -split[0], -split[1], -split[2], 1)

    def why_not(self, state: DwarfState, move: i64) -> str:
        return "cannot_pay_split" if moves.ORDER <= move < moves.RECALL else "choose_split"


@final
class PastGlories(Frame[DwarfState]):
    """Put a card that is not on top back on top of its stack (D-103)."""

    def __init__(self, owner: i64) -> None:
        self.owner: i64 = owner

    def name(self) -> str:
        return "past_glories"

    def numbers(self) -> list[int]:
        return [self.owner]

    def seat(self, state: DwarfState) -> i64:
        place: i64 = 0
        while place < state.rules.places:
            if state.heights[place] > 1:
                return self.owner
            place += 1
        return NOBODY

    def run(self, state: DwarfState) -> None:
        nothing_happens(state, self.owner, "D-103")

    def moves(self, state: DwarfState, out: MoveList) -> None:
        place: i64 = 0
        while place < state.rules.places:
            first: i64 = moves.RECALL + (place // LOCATIONS) * CARD_COUNT
            index: i64 = place * STACK
            while index < place * STACK + state.heights[place] - 1:
                out.add(first + state.stacks[index])
                index += 1
            place += 1

    def play(self, state: DwarfState, move: i64) -> None:
        state.frames.pop()
        mine: i64 = (move - moves.RECALL) // CARD_COUNT
        card: i64 = (move - moves.RECALL) % CARD_COUNT
        place: i64 = mine * LOCATIONS + state.cards.location[card]
        index: i64 = place * STACK
        while state.stacks[index] != card:
            index += 1
        last: i64 = place * STACK + state.heights[place] - 1
        while index < last:
            state.stacks[index] = state.stacks[index + 1]
            index += 1
        state.stacks[last] = card
        if state.journal is not None:
            state.note("recalled", "D-103", {"seat": self.owner, "card": card, "location": place})

    def why_not(self, state: DwarfState, move: i64) -> str:
        return "recall_below"


@final
class TurnBack(Frame[DwarfState]):
    """Shuffle a top card into the Mountain and put an extra worker on its location (D-104)."""

    def __init__(self, owner: i64) -> None:
        self.owner: i64 = owner

    def name(self) -> str:
        return "turn_back"

    def numbers(self) -> list[int]:
        return [self.owner]

    def allowed(self, state: DwarfState, place: i64) -> bool:
        return state.available(place) and state.heights[place] > 1

    def seat(self, state: DwarfState) -> i64:
        place: i64 = 0
        while place < state.rules.places:
            if self.allowed(state, place):
                return self.owner
            place += 1
        return NOBODY

    def run(self, state: DwarfState) -> None:
        nothing_happens(state, self.owner, "D-104")

    def moves(self, state: DwarfState, out: MoveList) -> None:
        place: i64 = 0
        while place < state.rules.places:
            if self.allowed(state, place):
                out.add(moves.TURN_BACK + place)
            place += 1

    def play(self, state: DwarfState, move: i64) -> None:
        state.frames.pop()
        place: i64 = move - moves.TURN_BACK
        mine: i64 = place // LOCATIONS
        card: i64 = state.take_top(place)
        state.return_to_mountain(mine, card)
        state.shuffle_mountain(mine)
        if state.journal is not None:
            state.note("returned", "D-104", {"card": card, "location": place})
        if state.have(self.owner, EXTRA) > 0:
            state.put_worker(self.owner, place, 1, "D-104")

    def why_not(self, state: DwarfState, move: i64) -> str:
        return "turn_back_where"


@final
class Apprentice(Frame[DwarfState]):
    """Put an extra worker beside another player's (D-105)."""

    def __init__(self, owner: i64) -> None:
        self.owner: i64 = owner

    def name(self) -> str:
        return "apprentice"

    def numbers(self) -> list[int]:
        return [self.owner]

    def reachable(self, state: DwarfState) -> i64:
        """A bit mask of the locations where another player's worker stands."""
        mask: i64 = 0
        if state.have(self.owner, EXTRA) > 0:
            worker: i64 = 0
            while worker < state.worker_count:
                if state.worker_owner[worker] != self.owner:
                    mask |= 1 << state.worker_place[worker]
                worker += 1
        return mask

    def seat(self, state: DwarfState) -> i64:
        return self.owner if self.reachable(state) else NOBODY

    def run(self, state: DwarfState) -> None:
        nothing_happens(state, self.owner, "D-105")

    def moves(self, state: DwarfState, out: MoveList) -> None:
        mask: i64 = self.reachable(state)
        place: i64 = 0
        while mask:
            if mask & 1:
                out.add(moves.APPRENTICE + place)
            mask >>= 1
            place += 1

    def play(self, state: DwarfState, move: i64) -> None:
        state.frames.pop()
        state.put_worker(self.owner, move - moves.APPRENTICE, 1, "D-105")

    def why_not(self, state: DwarfState, move: i64) -> str:
        return "apprentice_where"


def nothing_happens(state: DwarfState, seat: i64, clause: str) -> None:
    """A front that can do nothing does nothing (D-42)."""
    state.frames.pop()
    if state.journal is not None:
        state.note("no_effect", clause, {"seat": seat})


def change_resources(
    state: DwarfState, seat: i64, kind: str, clause: str, iron: i64, steel: i64, gold: i64, items: i64
) -> None:
    state.gain(seat, IRON, iron)
    state.gain(seat, STEEL, steel)
    state.gain(seat, GOLD, gold)
    state.gain(seat, ITEMS, items)
    if state.journal is not None:
        state.note_change(kind, clause, {"seat": seat}, iron, steel, gold, items)
