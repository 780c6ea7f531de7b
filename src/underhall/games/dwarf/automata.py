"""The solo opponents (section 6): Eldhúsfífl, Andvéttr and Andvéttr faðir. They are frames, not players."""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64
from underhall.core.state import Frame
from underhall.games.dwarf.catalogue import DEFEND, FIRST_SPECIAL, GET_HELP
from underhall.games.dwarf.state import (
    ANDVETTR,
    ANDVETTR_FADIR,
    AUTOMATON,
    EXTRA,
    LOCATIONS,
    NONE,
    DwarfState,
)


@final
class AutomatonTurn(Frame[DwarfState]):
    """He places his first or his second worker (D-82)."""

    def __init__(self, worker: i64) -> None:
        self.worker: i64 = worker

    def name(self) -> str:
        return "automaton"

    def numbers(self) -> list[int]:
        return [self.worker]

    def run(self, state: DwarfState) -> None:
        state.frames.pop()
        place: i64 = NONE
        clause = "D-91"
        if self.worker == 2 and state.rules.solo >= ANDVETTR:
            place = first_available_help(state)
        if place == NONE:
            guided: i64 = guide(state, guiding_card(state, self.worker))
            place = refine(state, guided)
            clause = chosen_by(state, guided, place)
        if place == NONE:
            if state.journal is not None:
                state.note("automaton_stays", clause, {"seat": AUTOMATON})
            return
        state.put_worker(AUTOMATON, place, 0, clause)
        if state.cards.action[state.top(place)] == GET_HELP:
            state.worker_spent[state.worker_count - 1] = 1
            place_helpers(state, place)  # at once (D-85)


def guiding_card(state: DwarfState, worker: i64) -> i64:
    """The card that guides him (D-86)."""
    if worker == 2:
        if state.guide_card != NONE:
            return state.guide_card
        if state.guide_place != NONE:
            return state.top(state.guide_place)
    return state.last_placed


def guide(state: DwarfState, card: i64) -> i64:
    """Where a card points (D-87)."""
    first: i64 = first_pointed(state, card)
    if state.available(first):
        return first
    if state.available(state.cards.white[card]):
        return state.cards.white[card]
    place: i64 = 0
    while place < LOCATIONS:
        if state.available(place):
            return place
        place += 1
    return NONE


def first_pointed(state: DwarfState, card: i64) -> i64:
    """Where a card sends him before all else: to its black dwarf's location, or where a Special card is laid (D-87)."""
    return state.cards.location[card] if card >= FIRST_SPECIAL else state.cards.black[card]


def first_available_help(state: DwarfState) -> i64:
    """The Get Help card he prefers for his second worker, or NONE (D-91)."""
    if state.have(AUTOMATON, EXTRA) == 2:
        place: i64 = 0
        while place < LOCATIONS:
            if state.available(place) and state.cards.action[state.top(place)] == GET_HELP:
                return place
            place += 1
    return NONE


def usable(state: DwarfState, place: i64) -> bool:
    """Whether he could use a location fully, as things stand (D-94)."""
    card: i64 = state.top(place)
    action: i64 = state.cards.action[card]
    if action == GET_HELP:
        return state.have(AUTOMATON, EXTRA) == 2
    return action == DEFEND or state.can_pay(AUTOMATON, card)


def refine(state: DwarfState, place: i64) -> i64:
    """A better location where the guided one is of no use: Andvéttr in its row, his father anywhere (D-92, D-97)."""
    if state.rules.solo < ANDVETTR or place == NONE or usable(state, place):
        return place
    other: i64 = beside(state, place)
    if state.rules.solo == ANDVETTR or usable(state, other):
        return other
    return first_usable(state, False)


def beside(state: DwarfState, place: i64) -> i64:
    """The first available other location of a row from its left end; the location itself if there is none (D-92)."""
    other: i64 = place - place % 3
    end: i64 = other + 3
    while other < end:
        if other != place and state.available(other):
            return other
        other += 1
    return place


def chosen_by(state: DwarfState, guided: i64, place: i64) -> str:
    """The clause by which ``refine`` came from the guided location to a place."""
    if place == guided:
        return "D-87"
    return "D-92" if place == beside(state, guided) else "D-97"


def pointed_by(state: DwarfState, card: i64, place: i64) -> str:
    """By which part of a card ``guide`` came to a place: a key of the reasons in view_types.py."""
    if place == NONE:
        return "none"
    if place == first_pointed(state, card):
        return "laid" if card >= FIRST_SPECIAL else "black"
    return "white" if place == state.cards.white[card] else "free"


def first_usable(state: DwarfState, for_helper: bool) -> i64:
    """The first available location he can use, in reading order, or NONE. A helper has no use for Get Help (D-97)."""
    place: i64 = 0
    while place < LOCATIONS:
        if state.available(place) and usable(state, place):
            if not (for_helper and state.cards.action[state.top(place)] == GET_HELP):
                return place
        place += 1
    return NONE


def place_helpers(state: DwarfState, help_place: i64) -> None:
    """His extra workers: both in the row, else both in the column, else one and one (D-88)."""
    left: i64 = state.have(AUTOMATON, EXTRA)
    if left == 0:
        return
    row: list[int] = []
    column: list[int] = []
    step: i64 = 0
    while step < 3:
        across: i64 = help_place - help_place % 3 + step
        down: i64 = help_place % 3 + 3 * step
        if across != help_place and state.available(across):
            row.append(across)
        if down != help_place and state.available(down):
            column.append(down)
        step += 1
    targets = row
    if len(row) < 2:
        targets = column if len(column) == 2 else row + column[:1]
    place: i64 = 0
    while place < LOCATIONS:
        if state.available(place) and place not in targets:
            targets.append(place)
        place += 1
    for target in targets[:left]:
        put_helper(state, target)


def put_helper(state: DwarfState, target: i64) -> None:
    place: i64 = target
    clause = "D-88"
    if state.rules.solo == ANDVETTR_FADIR:
        get_help = state.cards.action[state.top(place)] == GET_HELP
        if get_help or not state.available(place) or not usable(state, place):
            place = first_usable(state, True)
            clause = "D-97"
    if place == NONE:
        state.gain(AUTOMATON, EXTRA, -1)
        if state.journal is not None:
            state.note("helper_lost", clause, {"seat": AUTOMATON})
        return
    state.put_worker(AUTOMATON, place, 1, clause)
    if state.cards.action[state.top(place)] == GET_HELP:
        state.worker_spent[state.worker_count - 1] = 1


def resolve_get_help_of_automaton(state: DwarfState) -> None:
    """A changed card can put Get Help under an unspent worker of his: he uses it first of all (D-85)."""
    place: i64 = 0
    while place < LOCATIONS:
        worker: i64 = state.first_unspent(place)
        if worker >= 0 and state.worker_owner[worker] == AUTOMATON:
            if state.cards.action[state.top(state.worker_place[worker])] == GET_HELP:
                state.worker_spent[worker] = 1
                place_helpers(state, place)
        place += 1


FIRST_WORKER: Final = AutomatonTurn(1)
SECOND_WORKER: Final = AutomatonTurn(2)
