"""How a finished game went: everybody's prospects after each move, and the turning points among its choices.

The curve judges the true positions: the game is over, and what was hidden is not hidden any more. A turning point is a
choice: the decider had alternatives, and somebody's prospects after the move that was made differ clearly from what
they would be after the average of those. So what chance brings whatever one plays is none, nor is a forced move, nor
the last move of all, after which the result is known.

A game of a thousand decisions is judged a thousand times for its curve. Alternatives are only tried where the curve
makes its largest steps: at most ``MOST_STEPS`` of them, and at most ``MOST_ALTERNATIVES`` at each.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from underhall.core.evaluation import Reason
from underhall.core.journal import Event, Journal
from underhall.core.messages import COMMON
from underhall.core.state import State
from underhall.core.text import Voice, percent
from underhall.players.prospects import Prospects

MOST_POINTS: Final = 3
MOST_STEPS: Final = 12
MOST_ALTERNATIVES: Final = 12
LEAST_CHANGE: Final = 0.1
LEAST_EFFECT: Final = 0.05  # what the choice alone must have made of it
LASTING: Final = 3  # so many positions later half of the change must still be there, on their average
APART: Final = 3  # moves nearer to each other than that tell the same story
ALIKE: Final = 0.8  # whoever looks is told of their own chances if these changed nearly as much as anybody's


@final
class TurningPoint:
    """A choice that changed the game: after which move, by whom, when, and what it brought."""

    def __init__(self, move: int, mover: int, round_number: int, reason: Reason | None, event: Event | None) -> None:
        self.move = move
        self.mover = mover
        self.round = round_number
        self.reason = reason
        self.event = event


@final
class Course:
    """A finished game, judged by ``judge``: ``rows`` has each seat's share of the victory after each move."""

    def __init__(self, start: State, moves: list[int]) -> None:
        self.start = start
        self.moves = moves
        self.rows: list[list[float]] = []
        self.points: list[TurningPoint] = []

    def judge(self) -> Iterator[None]:
        """Judge everything, in small pieces: whoever must let others in does so between them."""
        prospects = Prospects(self.start)
        state = self.start.copy()
        self.rows.append(prospects.shares(state))
        for move in self.moves:
            state.play(move)
            self.rows.append(prospects.shares(state))
            yield
        steps = dict(self.largest_steps())
        found: list[tuple[float, TurningPoint]] = []
        state = self.start.copy()
        for number, move in enumerate(self.moves):
            if number + 1 in steps:
                seat = steps[number + 1]
                total = 0.0
                others = alternatives(state.moves(), move)
                for other in others:
                    instead = state.copy()
                    instead.throwaway = True
                    instead.apply(other)
                    total += prospects.shares(instead)[seat]
                    yield
                if others:
                    weight = self.weight(number + 1, seat, total / len(others))
                    if weight > 0.0:
                        found.append((weight, self.point(state, number, prospects)))
            state.play(move)
            yield
        self.points = chosen(found)

    def change(self, move: int, seat: int) -> float:
        return self.rows[move][seat] - self.rows[move - 1][seat]

    def largest_steps(self) -> list[tuple[int, int]]:
        """The moves with the largest changes that last, the last move left out, and whose prospects changed."""
        found: list[tuple[float, int, int]] = []
        for move in range(1, len(self.moves)):
            seat = self.most_changed(move)
            change = self.change(move, seat)
            later = self.rows[move : min(move + LASTING, len(self.moves))]
            kept = sum(row[seat] for row in later) / len(later) - self.rows[move - 1][seat]
            if abs(change) >= LEAST_CHANGE and kept * change >= 0.5 * change * change:
                found.append((-abs(change), move, seat))
        found.sort()
        return [(move, seat) for _, move, seat in found[:MOST_STEPS]]

    def most_changed(self, move: int) -> int:
        best = 0
        for seat in range(len(self.rows[0])):
            if abs(self.change(move, seat)) > abs(self.change(move, best)):
                best = seat
        return best

    def weight(self, move: int, seat: int, usual: float) -> float:
        """How much of a turning point a move is: what it changed, as far as the choice did that; 0.0 if it is none."""
        change = self.change(move, seat)
        effect = self.rows[move][seat] - usual
        if effect * change <= 0.0 or abs(effect) < LEAST_EFFECT or abs(effect) < 0.5 * abs(change):
            return 0.0
        return min(abs(change), abs(effect))

    def point(self, before: State, number: int, prospects: Prospects) -> TurningPoint:
        """What there is to tell about a move."""
        mover = before.seat
        after = before.copy()
        journal = Journal()
        after.journal = journal
        after.apply(self.moves[number])
        after.journal = None
        reasons = prospects.evaluator.reasons(before, after, mover) or []
        rising = self.change(number + 1, mover) >= 0.0
        told: Reason | None = None
        for reason in reasons:
            if (reason.weight > 0.0) == rising and (told is None or abs(reason.weight) > abs(told.weight)):
                told = reason
        running: Any = before
        round_number = int(running.round) if hasattr(running, "round") else 0
        return TurningPoint(number + 1, mover, round_number, told, journal.events[0] if journal.events else None)

    def told(self, voice: Voice[Any], viewer: int) -> list[dict[str, object]]:
        """The turning points as plain data, for whoever looks: a seat, or -1."""
        return [self.tell(point, voice, viewer) for point in self.points]

    def tell(self, point: TurningPoint, voice: Voice[Any], viewer: int) -> dict[str, object]:
        seat = self.most_changed(point.move)
        if viewer >= 0 and abs(self.change(point.move, viewer)) >= ALIKE * abs(self.change(point.move, seat)):
            seat = viewer
        change = self.change(point.move, seat)
        language = voice.language
        way = "rise" if change > 0.0 else "fall"
        fields = {
            "seat": voice.seat(seat),
            "before": percent(self.rows[point.move - 1][seat], language, 0),
            "after": percent(self.rows[point.move][seat], language, 0),
        }
        chances = COMMON.phrase("course", f"you_{way}" if seat == viewer else way, language, fields)
        if point.reason is not None:
            done = {"seat": voice.seat(point.mover), "reason": voice.reason(point.reason)}
            deed = COMMON.phrase("course", "deed", language, done)
        else:
            deed = voice.event(point.event) if point.event is not None else voice.seat(point.mover)
        when = {"round": point.round, "move": point.move, "deed": deed, "chances": chances}
        sentence = COMMON.phrase("course", "in_round" if point.round else "at_move", language, when)
        return {"move": point.move, "seat": seat, "change": round(change, 3), "sentence": sentence}


def alternatives(legal: list[int], played: int) -> list[int]:
    """Some of the other legal moves, evenly from the whole list."""
    others = [move for move in legal if move != played]
    if len(others) <= MOST_ALTERNATIVES:
        return others
    return [others[number * len(others) // MOST_ALTERNATIVES] for number in range(MOST_ALTERNATIVES)]


def chosen(found: list[tuple[float, TurningPoint]]) -> list[TurningPoint]:
    """The weightiest that do not stand side by side, in the order of the game."""
    order = sorted((-weight, point.move, number) for number, (weight, point) in enumerate(found))
    points: list[TurningPoint] = []
    for _, _, number in order:
        point = found[number][1]
        if len(points) < MOST_POINTS and all(abs(point.move - other.move) >= APART for other in points):
            points.append(point)
    return sorted(points, key=lambda point: point.move)
