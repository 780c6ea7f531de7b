"""How good a DWARF position is: who would lead steel, gold and items if everybody's workers were resolved now."""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64, vec
from underhall.core.evaluation import Evaluator, result
from underhall.core.moves import MoveList
from underhall.games.dwarf.resolution import WorkStep
from underhall.games.dwarf.rounds import SecondTurns
from underhall.games.dwarf.state import GLORY, GOLD, IRON, ITEMS, REGULAR, ROW, STEEL, DwarfState

# What a lead must be for half of full confidence in it.
STEEL_MARGIN: Final = 4.0
GOLD_MARGIN: Final = 3.0
ITEMS_MARGIN: Final = 1.0
# What else counts, in steel: iron can become steel, a worker in hand will still bring something.
IRON_AS_STEEL: Final = 0.2
WORKER_AS_STEEL: Final = 1.2
# Glory decides ties and pays for Special Actions.
GLORY_WEIGHT: Final = 0.04


@final
class DwarfEvaluator(Evaluator[DwarfState]):
    def value(self, state: DwarfState, seat: i64) -> float:
        if state.seat < 0:
            return result(state.winners(), seat)
        return confidence(at_round_end(state), seat)

    def write_values(self, state: DwarfState, values: vec[float]) -> None:
        seat: i64 = 0
        if state.seat < 0:
            while seat < state.seats:
                values[seat] = result(state.winners(), seat)
                seat += 1
            return
        table = at_round_end(state)
        while seat < state.seats:
            values[seat] = confidence(table, seat)
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


def confidence(table: DwarfState, seat: i64) -> float:
    """How far a seat leads, from 0.0 to 1.0, in a table as ``at_round_end`` leaves it."""
    lead = (
        edge(steel(table, seat) - best_other_steel(table, seat), STEEL_MARGIN)
        + edge(float(table.have(seat, GOLD) - best_other(table, seat, GOLD)), GOLD_MARGIN)
        + edge(float(table.have(seat, ITEMS) - best_other(table, seat, ITEMS)), ITEMS_MARGIN)
        + edge(float(table.have(seat, GLORY) - best_other(table, seat, GLORY)), 4.0) * GLORY_WEIGHT
    )
    return 0.5 + lead / 6.1


def at_round_end(state: DwarfState) -> DwarfState:
    """The table if nobody placed another worker this round: what is pending is carried out, nothing new chosen."""
    table = state.copy()
    frames = table.frames
    waiting: i64 = 0  # a bit for each seat that may still place a worker
    while len(frames) > 1:  # the End of Round stays: behind it new cards are drawn
        top = frames[-1]
        asked: i64 = top.seat(table)
        if asked < 0:
            top.run(table)
        elif isinstance(top, WorkStep):
            top.play(table, first_order(table, top))
        else:
            if isinstance(top, SecondTurns):
                waiting = seats_to_come(table, top)
            frames.pop()
    seat: i64 = 0
    while seat < table.seats:
        if not (waiting >> seat) & 1:
            table.holdings[seat * ROW + REGULAR] = 0
        seat += 1
    return table


def seats_to_come(table: DwarfState, turns: SecondTurns) -> i64:
    mask: i64 = 0
    turn: i64 = 0
    while turn <= turns.turn:
        mask |= 1 << ((turns.start + turn) % table.rules.players)
        turn += 1
    return mask


def first_order(table: DwarfState, question: WorkStep) -> i64:
    """The first of the orders in which two cards can be used."""
    orders = MoveList()
    question.moves(table, orders)
    return orders.items[0]


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


def best_other(table: DwarfState, seat: i64, what: i64) -> i64:
    best: i64 = 0
    other: i64 = 0
    while other < table.seats:
        if other != seat and table.have(other, what) > best:
            best = table.have(other, what)
        other += 1
    return best


def edge(lead: float, margin: float) -> float:
    """A lead as confidence from -1 to 1."""
    return lead / (margin + (lead if lead > 0.0 else -lead))
