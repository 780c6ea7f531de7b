"""Where the solo opponent goes and why (section 6), told by his own frames: they run in twins that keep a journal."""

from __future__ import annotations

from typing import Final, cast

from underhall.core.buffers import i64
from underhall.core.journal import Journal
from underhall.games.dwarf import moves
from underhall.games.dwarf.automata import (
    FIRST_WORKER,
    SECOND_WORKER,
    AutomatonTurn,
    first_available_help,
    first_pointed,
    guide,
    guiding_card,
    pointed_by,
)
from underhall.games.dwarf.moves import CARDS
from underhall.games.dwarf.moves import LOCATIONS as PLACE_NAMES
from underhall.games.dwarf.moves import PILES as PILE_NAMES
from underhall.games.dwarf.state import (
    ANDVETTR,
    AUTOMATON,
    EXTRA,
    EXTRA_WORKERS,
    HUMAN,
    LOCATIONS,
    NONE,
    PILE,
    PILES,
    ROW,
    DwarfState,
)
from underhall.games.dwarf.view_types import ChoiceView, GuideView, Reason

# Clauses by which he goes elsewhere than the guiding card says (``AutomatonTurn.run``).
REASONS: Final[dict[str, Reason]] = {"D-91": "help", "D-92": "row", "D-97": "usable"}


def automaton_guide(state: DwarfState) -> GuideView | None:
    """All there is to tell about the automaton; None where there is none, and when the game is over."""
    if not state.rules.solo or state.seat < 0:
        return None
    waits = any(isinstance(frame, AutomatonTurn) and frame.worker == 2 for frame in state.frames)
    guided = state.guide_card != NONE or state.guide_place != NONE
    placing = state.seat == HUMAN and state.asking.name() == "first_turns"
    return {
        "waits": waits,
        "help": preferred_help(state) if waits else "",
        "next": choice(state, 2) if waits and guided else None,
        "last": last_choice(state),
        "answers": answers(state) if placing else {},
        "specials": specials(state) if placing else {},
    }


def preferred_help(state: DwarfState) -> str:
    """The Get Help location his second worker takes before all others (D-91)."""
    place: i64 = first_available_help(state) if state.rules.solo >= ANDVETTR else NONE
    return "" if place == NONE else PLACE_NAMES[place]


def choice(state: DwarfState, worker: i64) -> ChoiceView:
    """Where he puts his first or second worker in this position."""
    journal = Journal()
    twin = state.copy()
    twin.journal = journal
    twin.frames.append(FIRST_WORKER if worker == 1 else SECOND_WORKER)
    (FIRST_WORKER if worker == 1 else SECOND_WORKER).run(twin)
    event = journal.events[0]
    card: i64 = guiding_card(state, worker)
    guided: i64 = guide(state, card)
    place: i64 = event.arguments["location"] if event.kind == "placed" else NONE
    reason = REASONS.get(event.clause) if place != NONE else "none"
    if reason is None:
        reason = cast(Reason, pointed_by(state, card, place))
    return {
        "place": named(place),
        "reason": reason,
        "clause": event.clause,
        "card": "" if reason == "help" else CARDS[card],
        "rejected": "" if reason == "help" or place == guided else named(guided),
        "helpers": [named(each.arguments["location"]) for each in journal.events if each.kind == "helper_placed"],
    }


def named(place: i64) -> str:
    return "" if place == NONE else PLACE_NAMES[place]


def answers(state: DwarfState) -> dict[str, ChoiceView]:
    """Where his second worker goes after each placement of the human's first."""
    found: dict[str, ChoiceView] = {}
    place: i64 = 0
    while place < LOCATIONS:
        if state.available(place):
            after = state.copy()
            after.asking.play(after, moves.PLACE + place)
            found[PLACE_NAMES[place]] = choice(after, 2)
        place += 1
    return found


def specials(state: DwarfState) -> dict[str, list[str]]:
    """For each pile where its card would send his second worker: first, and second if that is taken (D-86, D-87)."""
    found: dict[str, list[str]] = {}
    for pile in range(PILES):
        count = state.pile_counts[pile]
        if count > 0:
            card = state.piles[pile * PILE + count - 1]
            found[PILE_NAMES[pile]] = [PLACE_NAMES[first_pointed(state, card)], PLACE_NAMES[state.cards.white[card]]]
    return found


def last_choice(state: DwarfState) -> ChoiceView | None:
    """Why his last regular worker stands where it stands: he chooses again, without it and all that came later.

    None if he would go elsewhere now: a Special Action came between.
    """
    own: i64 = NONE
    worker: i64 = 0
    before: i64 = 0
    while worker < state.worker_count:
        if state.worker_owner[worker] == AUTOMATON and not state.worker_extra[worker]:
            own = worker
            before += 1
        worker += 1
    if own == NONE:
        return None
    made = choice(without(state, own), before)
    return made if made["place"] == PLACE_NAMES[state.worker_place[own]] else None


def without(state: DwarfState, first: i64) -> DwarfState:
    """A twin in which the workers from this one on were never placed, for the automaton's eyes."""
    twin = state.copy()
    twin.worker_count = first
    twin.occupied = 0
    helpers: i64 = EXTRA_WORKERS
    worker: i64 = 0
    while worker < first:
        twin.occupied |= 1 << state.worker_place[worker]
        if state.worker_owner[worker] == AUTOMATON and state.worker_extra[worker]:
            helpers -= 1
        worker += 1
    twin.holdings[AUTOMATON * ROW + EXTRA] = helpers
    return twin
