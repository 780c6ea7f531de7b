"""The table as a round would end if nobody placed another worker: what DWARF's evaluator and hints judge."""

from __future__ import annotations

from underhall.core.buffers import i64
from underhall.core.moves import MoveList
from underhall.games.dwarf.resolution import WorkStep
from underhall.games.dwarf.rounds import SecondTurns
from underhall.games.dwarf.state import REGULAR, ROW, DwarfState


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


def best_other(table: DwarfState, seat: i64, what: i64) -> i64:
    best: i64 = 0
    other: i64 = 0
    while other < table.seats:
        if other != seat and table.have(other, what) > best:
            best = table.have(other, what)
        other += 1
    return best
