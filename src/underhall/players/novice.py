"""Novice: a beginner, who sees everything that can be done and misjudges what comes of it."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from underhall.core.buffers import i64, vec
from underhall.core.chance import Chance
from underhall.core.state import State
from underhall.players.player import Player, must_be_imagined
from underhall.players.search import foresee

# How far a novice is off, as parts of how far its moves lie apart: about a kind of action as a whole (it likes mining
# too much today), and about each single move of that kind. Measured in docs/strength.md.
OFF_BY_KIND: Final = 0.5
OFF_BY_MOVE: Final = 0.5


@final
class Novice(Player):
    """Looks one move ahead, in a single imagined world, so it takes luck for merit; and errs about what it sees.

    It errs about kinds of actions and not only about single moves: else a kind with a hundred moves would nearly always
    have one that looks best, and a kind with one move, such as to pay for a goal, would go unnoticed.
    """

    def __init__(
        self, off_by_kind: float = OFF_BY_KIND, off_by_move: float = OFF_BY_MOVE, handwritten: bool = False
    ) -> None:
        self.handwritten = handwritten  # leaves aside whatever the game has learned
        self.off_by_kind: float = off_by_kind
        self.off_by_move: float = off_by_move

    def choose(self, imagined: State) -> int:
        must_be_imagined(imagined)
        game = imagined.game
        evaluator = game.handwritten() if self.handwritten else game.evaluator()
        chance = imagined.chance.copy()
        seat: i64 = imagined.seat
        legal = imagined.legal_moves()
        world = imagined.imagine(seat, chance.next())
        world.throwaway = True
        values: vec[float] = vec[float]([0.0] * legal.count)
        index: i64 = 0
        while index < legal.count:
            values[index] = foresee(world, legal.items[index], seat, evaluator)
            index += 1
        apart: float = spread(values)
        space = imagined.game.moves
        errors: dict[str, float] = {}
        best: i64 = 0
        highest: float = -1e9
        index = 0
        while index < legal.count:
            kind = space.verb(legal.items[index]).key
            if kind not in errors:
                errors[kind] = self.off_by_kind * error(chance)
            # Also where all moves look the same: which of them is then by chance.
            seems: float = values[index] + (apart + 1e-9) * (errors[kind] + self.off_by_move * error(chance))
            if seems > highest:
                highest = seems
                best = index
            index += 1
        return legal.items[best]


def error(chance: Chance) -> float:
    """A number around 0 with a spread of 1, near enough to a bell curve."""
    total: float = 0.0
    count: i64 = 0
    while count < 12:
        total += float(chance.next()) / 4294967296.0
        count += 1
    return total - 6.0


def spread(values: vec[float]) -> float:
    """How far values lie apart: their standard deviation."""
    count: i64 = len(values)
    mean: float = 0.0
    index: i64 = 0
    while index < count:
        mean += values[index] / float(count)
        index += 1
    squares: float = 0.0
    index = 0
    while index < count:
        squares += (values[index] - mean) * (values[index] - mean)
        index += 1
    return sqrt(squares / float(count))
