"""How good a position of Fall or Duel is: each seat's share of the victory, from what each may expect in points.

A lead counts the more the nearer the end is: whoever is furthest on the way to the goals that end the game says how
near. The scale is ours, between what the results of some games bear out and what lets a search follow a plan.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from underhall.core.buffers import i64, vec
from underhall.core.evaluation import Evaluator, Reason, result
from underhall.games.dwar7s.catalogue import MOST_SEATS
from underhall.games.dwar7s.plan import LATE, planned_move
from underhall.games.dwar7s.prospects import Prospects
from underhall.games.dwar7s.reasons import reasons
from underhall.games.dwar7s.scoring import gem_points, kingdom_points, secret_points, trading_points, trophy_points
from underhall.games.dwar7s.state import Dwar7sState

SCALE: Final = 10.0  # points of lead for a share of e to 1, at the beginning
# In a game that has lasted long, or where nobody does anything any more, the table is locked as a rule: there the plan,
# which knows ways out, is followed even where the tree thinks a little better of something else.
LATE_MARGIN: Final = 0.1
NEARER: Final = 0.3  # how much shorter the scale becomes with each goal that the furthest seat has completed


@final
class Dwar7sEvaluator(Evaluator[Dwar7sState]):
    def __init__(self) -> None:
        self.prospects: Prospects = Prospects()
        self.full: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.shares: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.all: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def value(self, state: Dwar7sState, seat: i64) -> float:
        if state.seat < 0:
            return result(state.winners(), seat)
        self.write_values(state, self.all)
        return self.all[seat]

    def write_values(self, state: Dwar7sState, values: vec[float]) -> None:
        seat: i64 = 0
        if state.seat < 0:
            winners: i64 = state.winners()
            while seat < state.seats:
                values[seat] = result(winners, seat)
                seat += 1
            return
        prospects = self.prospects
        prospects.read(state)
        best: float = -1000.0
        while seat < state.seats:
            points: float = prospects.points(state, seat, True)
            self.full[seat] = points
            if points > best:
                best = points
            seat += 1
        scale: float = scale_at(prospects.most_done)
        total: float = 0.0
        seat = 0
        while seat < state.seats:
            # Monsters that others are about to slay do not count: to stand there only to stop them would be judged
            # good, and two who do that to each other never end the game.
            share: float = exp((self.full[seat] - prospects.slaying[seat] - best) / scale)
            self.shares[seat] = share
            total += share
            seat += 1
        seat = 0
        while seat < state.seats:
            own: float = exp((self.full[seat] - best) / scale)
            values[seat] = own / (total - self.shares[seat] + own)
            seat += 1

    def plan(self, state: Dwar7sState) -> int:
        return planned_move(state, self.prospects)

    def plan_margin(self, state: Dwar7sState, wanted: float) -> float:
        late = state.round >= LATE or state.quiet > 0
        return LATE_MARGIN if late and wanted < LATE_MARGIN else wanted

    def breakdown(self, state: Dwar7sState, seat: i64) -> dict[str, float]:
        """Points as they stand; what is under way: tasks, goals, the secret goal; the strongest other seat."""
        prospects = self.prospects
        prospects.read(state)
        mined: float = prospects.gems(state, seat) + prospects.paid[seat] - prospects.gained[seat]
        strongest: float = -1000.0
        other: i64 = 0
        while other < state.seats:
            if other != seat and prospects.shown(state, other) > strongest:
                strongest = prospects.shown(state, other)
            other += 1
        return {
            "trading": float(trading_points(state, seat)),
            "secret": float(secret_points(state, seat)),
            "trophies": float(trophy_points(state, seat)),
            "gems": float(gem_points(state, seat)),
            "kingdom": float(kingdom_points(state, seat)),
            "work": round(prospects.labour(seat) + mined - float(gem_points(state, seat)), 1),
            "goal": round(prospects.ways(state, seat), 1),
            "hidden": round(prospects.secret(state, seat), 1),
            "others": round(-strongest, 1),
        }

    def reasons(self, before: Dwar7sState, after: Dwar7sState, seat: i64) -> list[Reason] | None:
        return reasons(before, after, seat)


def scale_at(goals: i64) -> float:
    """Points of lead for a share of e to 1, by the goals that the furthest seat has completed."""
    return SCALE / (1.0 + NEARER * float(goals))
