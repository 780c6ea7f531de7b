"""What the monsters will do this round, told by the Defend step itself: it runs in a twin that keeps a journal."""

from __future__ import annotations

from underhall.core.buffers import i64
from underhall.core.journal import Journal
from underhall.games.dwarf.catalogue import ATTACKS, DEFEND, MINE, STOP_MINING
from underhall.games.dwarf.moves import LOCATIONS as PLACE_NAMES
from underhall.games.dwarf.resolution import DEFEND_STEP, works_here
from underhall.games.dwarf.state import DwarfState
from underhall.games.dwarf.view_types import Loss, ThreatView


def threats(state: DwarfState) -> list[ThreatView]:
    """The monsters that would attack if nobody placed another worker; none once this round's Defend step is over."""
    if not unfaced_monster(state) or not any(frame.name() == "defend" for frame in state.frames):
        return []
    journal = Journal()
    twin = state.copy()
    twin.journal = journal
    twin.frames.append(DEFEND_STEP)
    DEFEND_STEP.run(twin)
    found: list[ThreatView] = []
    for event in journal.events:
        told = event.arguments
        if event.kind == "attacks":
            found.append(threat(state, told["location"], told["card"]))
        elif event.kind == "suffered":
            loss: Loss = found[-1]["changes"][told["seat"]]
            if "iron" in told:
                loss["iron"] = told["iron"]
            if "gold" in told:
                loss["gold"] = told["gold"]
    return found


def unfaced_monster(state: DwarfState) -> bool:
    """Whether there is a monster without a worker at all: most of the time there is no need for a twin."""
    place: i64 = 0
    while place < state.rules.places:
        if state.available(place) and state.cards.action[state.top(place)] == DEFEND:
            return True
        place += 1
    return False


def threat(state: DwarfState, place: int, card: int) -> ThreatView:
    """A monster's attack before anybody has suffered from it."""
    stops = state.cards.attack[card] == STOP_MINING
    return {
        "at": PLACE_NAMES[place],
        "attack": ATTACKS[state.cards.attack[card]],
        "amount": state.cards.amount[card],
        "changes": [{} for _ in range(state.seats)],
        "idle": [miners(state, seat) if stops else 0 for seat in range(state.seats)],
    }


def miners(state: DwarfState, seat: i64) -> i64:
    """How many workers of a seat have the Mine step before them."""
    count: i64 = 0
    worker: i64 = 0
    while worker < state.worker_count:
        if works_here(state, worker, seat, state.worker_extra[worker], MINE):
            count += 1
        worker += 1
    return count
