"""How good a DWARF position is: who would lead steel, gold and items if everybody's workers were resolved now."""

from __future__ import annotations

from math import exp
from typing import Final, final

from underhall.core.buffers import i64, vec
from underhall.core.evaluation import Evaluator, Reason, result
from underhall.games.dwarf.reasons import reasons
from underhall.games.dwarf.round_end import at_round_end, best_other
from underhall.games.dwarf.rounds import ITEMS_TO_END
from underhall.games.dwarf.state import (
    ANDVETTR,
    AUTOMATON,
    ENDED_BY_GLORY,
    GLORY,
    GLORY_VICTORY,
    GOLD,
    HUMAN,
    IRON,
    ITEMS,
    REGULAR,
    STEEL,
    DwarfState,
)

# What a lead must be for half of full confidence in it.
STEEL_MARGIN: Final = 4.0
GOLD_MARGIN: Final = 3.0
ITEMS_MARGIN: Final = 1.0
# What else counts, in steel: iron can become steel, a worker in hand will still bring something.
IRON_AS_STEEL: Final = 0.2
WORKER_AS_STEEL: Final = 1.2
# Glory decides ties and pays for Special Actions.
GLORY_WEIGHT: Final = 0.04
# The race against an automaton that wins by glory (D-95): how many of its glory an item still to be forged takes, and
# how much glory more or less makes the race three to one.
GLORY_AN_ITEM: Final = 2.0
GLORY_MARGIN: Final = 2.5


@final
class DwarfEvaluator(Evaluator[DwarfState]):
    def value(self, state: DwarfState, seat: i64) -> float:
        if state.seat < 0:
            return result(state.winners(), seat)
        return judged(at_round_end(state), seat)

    def write_values(self, state: DwarfState, values: vec[float]) -> None:
        seat: i64 = 0
        if state.seat < 0:
            while seat < state.seats:
                values[seat] = result(state.winners(), seat)
                seat += 1
            return
        table = at_round_end(state)
        while seat < state.seats:
            values[seat] = judged(table, seat)
            seat += 1

    def breakdown(self, state: DwarfState, seat: i64) -> dict[str, float]:
        table = state if state.seat < 0 else at_round_end(state)
        return {
            "items": float(table.have(seat, ITEMS)),
            "steel": float(table.have(seat, STEEL)),
            "gold": float(table.have(seat, GOLD)),
            "iron": float(table.have(seat, IRON)),
            "glory": float(table.have(seat, GLORY)),
        }

    def reasons(self, before: DwarfState, after: DwarfState, seat: i64) -> list[Reason] | None:
        return reasons(before, after, seat)


def judged(table: DwarfState, seat: i64) -> float:
    """What a table as ``at_round_end`` leaves it is worth to a seat."""
    if table.rules.solo < ANDVETTR:
        return confidence(table, seat)
    human: float = confidence(table, HUMAN) * in_time(table)
    return human if seat == HUMAN else 1.0 - human


def in_time(table: DwarfState) -> float:
    """How likely the game ends before the automaton has the glory it needs: whoever leads until then has lost."""
    if table.ended == ENDED_BY_GLORY:
        return 0.0
    items: i64 = ITEMS_TO_END - table.have(HUMAN, ITEMS)
    ahead: float = float(GLORY_VICTORY - table.have(AUTOMATON, GLORY)) - GLORY_AN_ITEM * float(
        items if items > 0 else 0
    )
    return 1.0 / (1.0 + exp(-ahead / GLORY_MARGIN))


def confidence(table: DwarfState, seat: i64) -> float:
    """How far a seat leads, from 0.0 to 1.0, in a table as ``at_round_end`` leaves it."""
    lead = (
        edge(steel(table, seat) - best_other_steel(table, seat), STEEL_MARGIN)
        + edge(float(table.have(seat, GOLD) - best_other(table, seat, GOLD)), GOLD_MARGIN)
        + edge(float(table.have(seat, ITEMS) - best_other(table, seat, ITEMS)), ITEMS_MARGIN)
        + edge(float(table.have(seat, GLORY) - best_other(table, seat, GLORY)), 4.0) * GLORY_WEIGHT
    )
    return 0.5 + lead / 6.1


def steel(table: DwarfState, seat: i64) -> float:
    return (
        float(table.have(seat, STEEL))
        + IRON_AS_STEEL * float(table.have(seat, IRON))
        + WORKER_AS_STEEL * float(table.have(seat, REGULAR))
    )


def best_other_steel(table: DwarfState, seat: i64) -> float:
    best: float = 0.0
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            amount: float = steel(table, other)
            if amount > best:
                best = amount
        other += 1
    return best


def edge(lead: float, margin: float) -> float:
    """A lead as confidence from -1 to 1."""
    return lead / (margin + (lead if lead > 0.0 else -lead))
