"""Action Resolution Phase (section 4): Get Help, Defend, Mine, Forge, in this order."""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64
from underhall.core.moves import MoveList
from underhall.core.state import NOBODY, Frame
from underhall.games.dwarf import moves
from underhall.games.dwarf.automata import resolve_get_help_of_automaton
from underhall.games.dwarf.catalogue import (
    DEFEND,
    FORGE,
    GET_HELP,
    GOLD_TO_IRON,
    KIND_CLAUSES,
    MINE,
    STOP_MINING,
    TAKE_ALL_GOLD,
    TAKE_GOLD,
    TAKE_IRON,
)
from underhall.games.dwarf.state import (
    ANDVETTR,
    AUTOMATON,
    EXTRA,
    GOLD,
    IRON,
    ITEMS,
    NONE,
    RUNNING,
    STEEL,
    DwarfState,
)

# The seats of regular workers in the lower bits of a mask, those of extra workers in the upper ones.
KIND_BITS: Final = 8
KIND_MASK: Final = 255
GLORY_FOR_DEFENCE: Final = 1  # D-46, D-63


def write_available(state: DwarfState, out: MoveList, first: i64) -> None:
    """A move for each location without a worker (D-34, D-56)."""
    free: i64 = state.rules.full & ~state.occupied
    out.reserve(state.rules.places)
    items = out.items  # written directly: this is where random games spend most of their time
    count: i64 = out.count
    move: i64 = first
    while free:
        if free & 1:
            items[count] = move
            count += 1
        free >>= 1
        move += 1
    out.count = count


def why_not_place(state: DwarfState, move: i64) -> str:
    """Why a worker cannot be placed as asked."""
    if moves.PLACE <= move < moves.DECLINE:
        place: i64 = move - moves.PLACE
        if place >= state.rules.places:
            return "no_second_mine"
        if not state.available(place):
            return "occupied"
    return "not_now"


@final
class HelpNow(Frame[DwarfState]):
    """Immediate Get Help: the owner of a covered worker places up to ``left`` extra workers at once (D-47)."""

    def __init__(self, owner: i64, left: i64) -> None:
        self.owner: i64 = owner
        self.left: i64 = left

    def name(self) -> str:
        return "help_now"

    def numbers(self) -> list[int]:
        return [self.owner, self.left]

    def seat(self, state: DwarfState) -> i64:
        if self.left > 0 and state.have(self.owner, EXTRA) > 0 and state.any_available():
            return self.owner
        return NOBODY

    def run(self, state: DwarfState) -> None:
        # What cannot be placed is used up all the same (D-60a).
        while state.have(self.owner, EXTRA) > 0 and not state.any_available():
            lose_helper(state, self.owner)
        state.frames.pop()

    def moves(self, state: DwarfState, out: MoveList) -> None:
        write_available(state, out, moves.PLACE)
        out.add(moves.DECLINE)

    def play(self, state: DwarfState, move: i64) -> None:
        state.frames[-1] = HelpNow(self.owner, self.left - 1)
        place_or_decline(state, self.owner, move)

    def prompt(self, state: DwarfState) -> str:
        return "help"

    def why_not(self, state: DwarfState, move: i64) -> str:
        return why_not_place(state, move)


def place_or_decline(state: DwarfState, seat: i64, move: i64) -> None:
    """One extra worker: on the board, or used up without (D-59)."""
    if move == moves.DECLINE:
        state.gain(seat, EXTRA, -1)
        if state.journal is not None:
            state.note("helper_declined", "D-59", {"seat": seat})
    else:
        state.put_worker(seat, move - moves.PLACE, 1, "D-56")


def lose_helper(state: DwarfState, seat: i64) -> None:
    state.gain(seat, EXTRA, -1)
    if state.journal is not None:
        state.note("helper_lost", "D-56", {"seat": seat})


@final
class GetHelpStep(Frame[DwarfState]):
    """4.1: find out who takes part, in the order in which they took the action (D-53, D-55)."""

    def name(self) -> str:
        return "get_help"

    def run(self, state: DwarfState) -> None:
        if state.rules.solo:
            resolve_get_help_of_automaton(state)
        if not seats_at_work(state, GET_HELP):
            state.frames.pop()
            return
        order: list[int] = []
        worker: i64 = 0
        while worker < state.worker_count:
            if not state.worker_spent[worker] and state.cards.action[state.top(state.worker_place[worker])] == GET_HELP:
                state.worker_spent[worker] = 1
                owner: int = state.worker_owner[worker]
                if owner not in order:
                    order.append(owner)
            worker += 1
        state.frames[-1] = Helpers(0, tuple(order))


@final
class Helpers(Frame[DwarfState]):
    """The players of ``order`` place one extra worker each, then the second one each (D-55)."""

    def __init__(self, turn: i64, order: tuple[int, ...]) -> None:
        self.turn: i64 = turn
        self.order: tuple[int, ...] = order
        self.who: i64 = order[turn % len(order)]

    def name(self) -> str:
        return "helpers"

    def numbers(self) -> list[int]:
        return [self.turn, *self.order]

    def seat(self, state: DwarfState) -> i64:
        if state.have(self.who, EXTRA) > 0 and state.any_available():
            return self.who
        return NOBODY

    def run(self, state: DwarfState) -> None:
        if state.have(self.who, EXTRA) > 0:
            lose_helper(state, self.who)
        self.go_on(state)

    def moves(self, state: DwarfState, out: MoveList) -> None:
        write_available(state, out, moves.PLACE)
        out.add(moves.DECLINE)

    def play(self, state: DwarfState, move: i64) -> None:
        place_or_decline(state, self.who, move)
        worker: i64 = state.worker_count - 1
        if move != moves.DECLINE and state.cards.action[state.top(state.worker_place[worker])] == GET_HELP:
            state.worker_spent[worker] = 1  # it brings nothing further (D-58)
        self.go_on(state)

    def go_on(self, state: DwarfState) -> None:
        if self.turn + 1 < 2 * len(self.order):
            state.frames[-1] = Helpers(self.turn + 1, self.order)
            return
        state.frames.pop()
        if state.holder in self.order:
            state.pass_marker("D-60")

    def prompt(self, state: DwarfState) -> str:
        return "help"

    def why_not(self, state: DwarfState, move: i64) -> str:
        return why_not_place(state, move)


@final
class DefendStep(Frame[DwarfState]):
    """4.2: monsters in reading order are beaten or attack (D-61 to D-67)."""

    def name(self) -> str:
        return "defend"

    def run(self, state: DwarfState) -> None:
        state.frames.pop()
        place: i64 = 0
        while place < state.rules.places:
            card: i64 = state.top(place)
            if state.cards.action[card] == DEFEND:
                if not state.available(place):
                    reward_defenders(state, place, card)
                    if state.ended != RUNNING:
                        return
                elif not state.mustered:
                    attack(state, place, card)
            place += 1


def reward_defenders(state: DwarfState, place: i64, card: i64) -> None:
    """The monster is beaten; each unspent worker earns 1 glory (D-62, D-63)."""
    if state.journal is not None:
        state.note("beaten", "D-62", {"card": card, "location": place})
    worker: i64 = 0
    while worker < state.worker_count:
        if state.worker_place[worker] == place and not state.worker_spent[worker]:
            state.worker_spent[worker] = 1
            state.earn_glory(state.worker_owner[worker], GLORY_FOR_DEFENCE, "D-63")
        worker += 1


def attack(state: DwarfState, place: i64, card: i64) -> None:
    """A monster nobody faces strikes everybody; nobody gives more than there is (D-64, D-65)."""
    kind: i64 = state.cards.attack[card]
    clause = KIND_CLAUSES[state.cards.kind[card]]
    if kind == STOP_MINING:
        state.orcs = 1
    if state.journal is not None:
        state.note("attacks", clause, {"card": card, "location": place})
    if kind == STOP_MINING:
        return
    amount: i64 = state.cards.amount[card]
    seat: i64 = 0
    while seat < state.seats:
        iron: i64 = state.have(seat, IRON)
        gold: i64 = state.have(seat, GOLD)
        iron_change: i64 = 0
        gold_change: i64 = 0
        if kind == TAKE_IRON:
            iron_change = -(amount if iron > amount else iron)
        elif kind == TAKE_GOLD:
            gold_change = -(amount if gold > amount else gold)
        elif kind == TAKE_ALL_GOLD:
            gold_change = -gold
        elif kind == GOLD_TO_IRON:
            gold_change = -(amount if gold > amount else gold)
            iron_change = -gold_change
        state.gain(seat, IRON, iron_change)
        state.gain(seat, GOLD, gold_change)
        if state.journal is not None and (iron_change or gold_change):
            state.note_change("suffered", clause, {"seat": seat, "card": card}, iron_change, 0, gold_change, 0)
        seat += 1


@final
class WorkStep(Frame[DwarfState]):
    """4.3 Mine and 4.4 Forge: every seat from the holder resolves regular workers, then extra ones (D-51, D-52).

    An owner is asked for the order only when it makes a difference (D-68, D-71). ``made`` remembers whether the holder
    has made an item in this step (D-73).
    """

    def __init__(self, action: i64, extra: i64, turn: i64, made: i64, asked: i64) -> None:
        self.action: i64 = action
        self.extra: i64 = extra
        self.turn: i64 = turn
        self.made: i64 = made
        self.asked: i64 = asked

    def name(self) -> str:
        return "work"

    def numbers(self) -> list[int]:
        return [self.action, self.extra, self.turn, self.made, self.asked]

    def seat(self, state: DwarfState) -> i64:
        return self.asked

    def run(self, state: DwarfState) -> None:
        if self.action == MINE and state.orcs:
            state.frames.pop()  # the whole step is skipped, Alloy Steel included (D-69)
            return
        extra: i64 = self.extra
        turn: i64 = self.turn
        made: i64 = self.made
        busy: i64 = seats_at_work(state, self.action)
        while extra < 2:
            of_kind: i64 = (busy >> (extra * KIND_BITS)) & KIND_MASK
            while of_kind and turn < state.seats:
                seat: i64 = state.seat_after(state.holder, turn)
                if (of_kind >> seat) & 1:
                    first: i64 = next_at_work(state, 0, seat, extra, self.action)
                    second: i64 = next_at_work(state, first + 1, seat, extra, self.action)
                    if second != NONE and order_matters(state, seat, first, second):
                        state.frames[-1] = WorkStep(self.action, extra, turn, made, seat)
                        return
                    if resolve_all(state, seat, extra, self.action, first, second) and turn == 0:
                        made = 1
                turn += 1
            turn = 0
            extra += 1
        state.frames.pop()
        if made and self.action == FORGE:
            state.pass_marker("D-73")

    def moves(self, state: DwarfState, out: MoveList) -> None:
        worker: i64 = 0
        while worker < state.worker_count:
            if works_here(state, worker, self.asked, self.extra, self.action):
                out.add(moves.RESOLVE + state.worker_place[worker])
            worker += 1

    def play(self, state: DwarfState, move: i64) -> None:
        place: i64 = move - moves.RESOLVE
        made: i64 = self.made
        worker: i64 = 0
        while worker < state.worker_count:
            if state.worker_place[worker] == place and works_here(state, worker, self.asked, self.extra, self.action):
                if resolve(state, worker) and self.turn == 0:
                    made = 1
            worker += 1
        state.frames[-1] = WorkStep(self.action, self.extra, self.turn, made, NOBODY)

    def prompt(self, state: DwarfState) -> str:
        return "order_mine" if self.action == MINE else "order_forge"

    def why_not(self, state: DwarfState, move: i64) -> str:
        return "resolve_own"


def works_here(state: DwarfState, worker: i64, seat: i64, extra: i64, action: i64) -> bool:
    """Whether a worker is this seat's, of this kind, unspent, and on a card of this action type."""
    return (
        state.worker_owner[worker] == seat
        and state.worker_extra[worker] == extra
        and not state.worker_spent[worker]
        and state.cards.action[state.top(state.worker_place[worker])] == action
    )


def seats_at_work(state: DwarfState, action: i64) -> i64:
    """A bit for each seat with regular workers that have this step before them, and above those one for extra ones."""
    seats: i64 = 0
    worker: i64 = 0
    while worker < state.worker_count:
        if not state.worker_spent[worker]:
            card: i64 = state.top(state.worker_place[worker])
            if state.cards.action[card] == action:
                seats |= 1 << (state.worker_extra[worker] * KIND_BITS + state.worker_owner[worker])
        worker += 1
    return seats


def next_at_work(state: DwarfState, start: i64, seat: i64, extra: i64, action: i64) -> i64:
    """The next worker of a seat and kind with this step before it, or NONE."""
    worker: i64 = start
    while worker < state.worker_count:
        if works_here(state, worker, seat, extra, action):
            return worker
        worker += 1
    return NONE


def resolve(state: DwarfState, worker: i64) -> bool:
    """One worker uses its Mine or Forge card once and is spent; true if that worked (D-70, D-72)."""
    state.worker_spent[worker] = 1
    seat: i64 = state.worker_owner[worker]
    card: i64 = state.top(state.worker_place[worker])
    clause = KIND_CLAUSES[state.cards.kind[card]]
    if not state.work(seat, card, clause):
        return False
    if state.rules.solo >= ANDVETTR and seat == AUTOMATON and state.cards.action[card] == FORGE:
        if state.can_pay(seat, card):
            state.work(seat, card, "D-96")
    return True


def resolve_all(state: DwarfState, seat: i64, extra: i64, action: i64, first: i64, second: i64) -> bool:
    """The one or two workers of a seat and kind in this step; true if any worked.

    A seat that is not asked resolves in the order of placing; the automaton seams first, then in reading order (D-89).
    """
    if state.rules.solo and seat == AUTOMATON:
        resolve_all_of_automaton(state, extra, action)
        return False  # it matters to the marker alone, which never moves in solo play (D-81)
    worked = resolve(state, first)
    if second != NONE and resolve(state, second):
        worked = True
    return worked


def resolve_all_of_automaton(state: DwarfState, extra: i64, action: i64) -> None:
    paying: i64 = 0
    while paying < 2:  # first what costs nothing, then the rest
        place: i64 = 0
        while place < state.rules.places:
            worker: i64 = state.first_unspent(place)
            if worker >= 0 and works_here(state, worker, AUTOMATON, extra, action):
                free = state.cards.return_iron[state.top(place)] == 0
                if free or action == FORGE or paying:
                    resolve(state, worker)
            place += 1
        paying += 1


def order_matters(state: DwarfState, seat: i64, first: i64, second: i64) -> bool:
    """Whether two workers of a seat leave different holdings in the two orders."""
    if state.rules.solo and seat == AUTOMATON:
        return False
    one: i64 = state.top(state.worker_place[first])
    other: i64 = state.top(state.worker_place[second])
    return holdings_after(state, seat, one, other) != holdings_after(state, seat, other, one)


def holdings_after(state: DwarfState, seat: i64, first: i64, second: i64) -> i64:
    """Iron, steel, gold and items after using two cards, packed into one number for comparing."""
    cards = state.cards
    iron: i64 = state.have(seat, IRON)
    steel: i64 = state.have(seat, STEEL)
    gold: i64 = state.have(seat, GOLD)
    items: i64 = state.have(seat, ITEMS)
    card: i64 = first
    uses: i64 = 0
    while uses < 2:
        if iron >= cards.return_iron[card] and steel >= cards.return_steel[card] and gold >= cards.return_gold[card]:
            iron += cards.take_iron[card] - cards.return_iron[card]
            steel += cards.take_steel[card] - cards.return_steel[card]
            gold += cards.take_gold[card] - cards.return_gold[card]
            items += cards.take_items[card]
        card = second
        uses += 1
    return ((iron * 4096 + steel) * 4096 + gold) * 4096 + items


GET_HELP_STEP: Final = GetHelpStep()
DEFEND_STEP: Final = DefendStep()
MINE_STEP: Final = WorkStep(MINE, 0, 0, 0, NOBODY)
FORGE_STEP: Final = WorkStep(FORGE, 0, 0, 0, NOBODY)
