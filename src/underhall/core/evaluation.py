"""How good a position is for a seat: what players go by when they cannot look to the end."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, final

from underhall.core.buffers import i64, mypyc_attr, vec

S = TypeVar("S")


@final
class Reason:
    """What speaks for a move: a message of the game's section ``reasons`` with its fields, and how telling it is.

    The message is what the mover does, without naming who that is ("takes the gold lead"). Weights are for comparing:
    1 is a small gain, 3 what decides games. What speaks against a move has a negative one.
    """

    def __init__(self, key: str, weight: float, fields: dict[str, int] | None = None) -> None:
        self.key = key
        self.weight: float = weight
        self.fields: dict[str, int] = {} if fields is None else fields

    def name(self) -> str:
        """The same for the same reason."""
        return " ".join([self.key, *(f"{name}={value}" for name, value in sorted(self.fields.items()))])


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[S]):
    """A game's evaluator; this one only knows who would win if the game ended now."""

    def value(self, state: S, seat: i64) -> float:
        """From 0.0 (lost) to 1.0 (won); a finished game is worth its result."""
        running: Any = state
        return result(running.winners(), seat)

    def write_values(self, state: S, values: vec[float]) -> None:
        """The value for every seat. Search asks this after each try: a game that looks ahead does so once for all."""
        running: Any = state
        seats: i64 = running.seats
        seat: i64 = 0
        while seat < seats:
            values[seat] = self.value(state, seat)
            seat += 1

    def plan(self, state: S) -> int:
        """The move the game's plan would make for the seat to decide, or -1 if it has none.

        The state is imagined for that seat; the answer follows from what the seat knows, in every redeal the same.
        """
        return -1

    def breakdown(self, state: S, seat: i64) -> dict[str, float]:
        """The same in parts a person knows (steel, gold, ...), for hints of games that tell no reasons."""
        return {}

    def reasons(self, before: S, after: S, seat: i64) -> list[Reason] | None:
        """What the seat's move from one position to the other brings, in a world imagined for it; in any order.

        None if the game tells no reasons at all.
        """
        return None

    def rollout_depth(self, state: S, wanted: i64) -> i64:
        """How many random moves a search plays before it asks this evaluator, where the settings want so many."""
        return wanted

    def plan_margin(self, state: S, wanted: float) -> float:
        """How far below its best move a search still plays the plan's move, where the settings want so much."""
        return wanted


def result(winners: i64, seat: i64) -> float:
    """A seat's share of the victory, from a bit mask of the seats that win."""
    if not (winners >> seat) & 1:
        return 0.0
    sharers: i64 = 0
    while winners:
        sharers += winners & 1
        winners >>= 1
    return 1.0 / float(sharers)
