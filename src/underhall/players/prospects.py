"""Prospects: each seat's share of the victory, as often as positions like this one were won.

What a game's evaluator gives is made for comparing moves. A learned one is a share of the victory already, and the
shares of all seats only have to add up to 1; a game may have learned such shares and still be played by hand
(``Game.predictor``). A hand-written one says who is ahead, not how often that wins: the game's
folder holds in ``calibration.toml`` by how much to stretch it, fitted to the results of games (bench/calibration.py).
"""

from __future__ import annotations

import tomllib
from math import exp, log
from typing import Any, Final, final

from underhall.core.buffers import vec
from underhall.core.evaluation import Evaluator, result
from underhall.core.game import Game, Options
from underhall.core.net import NetEvaluator
from underhall.core.state import State

FILE: Final = "calibration.toml"
LEAST: Final = 1e-4  # an evaluator that is sure of a result is believed so far


@final
class Calibration:
    """How an evaluator's values become shares of the victory: two numbers.

    ``slope`` stretches what the evaluator says: above 1 it was too careful, below 1 too sure. ``shift`` is what the
    first seat has beyond that, for games in which seats are not alike: against an automaton.
    """

    def __init__(self, slope: float = 1.0, shift: float = 0.0) -> None:
        self.slope: float = slope
        self.shift: float = shift

    def shares(self, values: list[float]) -> list[float]:
        """The seats' shares, which add up to 1, from their values."""
        scores = [self.slope * log(max(value, LEAST)) for value in values]
        scores[0] += self.shift
        best = max(scores)
        parts = [exp(score - best) for score in scores]
        total = sum(parts)
        return [part / total for part in parts]

    def share(self, value: float, seat: int, seats: int) -> float:
        """One seat's share from its value alone: the others are taken to be equally good."""
        if seats < 2:
            return value
        values = [(1.0 - value) / (seats - 1)] * seats
        values[seat] = value
        return self.shares(values)[seat]


@final
class Prospects:
    """Tells the prospects of positions of one game; it has an evaluator of its own, with its buffers."""

    def __init__(self, state: State) -> None:
        self.evaluator: Evaluator[Any] = state.game.predictor()
        self.calibration: Calibration = calibration_for(state, self.evaluator)
        self.values: vec[float] = vec[float]([0.0] * state.seats)

    def shares(self, state: State) -> list[float]:
        """Each seat's share of the victory; of a finished game, its result.

        They add up to 1, but for practice alone, in which nobody wins.
        """
        if state.seat < 0:
            winners = state.winners()
            return [result(winners, seat) for seat in range(state.seats)]
        self.evaluator.write_values(state, self.values)
        values = [self.values[seat] for seat in range(state.seats)]
        return values if state.seats < 2 else self.calibration.shares(values)


def calibration_for(state: State, evaluator: Evaluator[Any]) -> Calibration:
    """The numbers for a game with these options; what a net says is taken as it is."""
    if isinstance(evaluator, NetEvaluator) and evaluator.net_for(state) is not None:
        return Calibration()
    return fitted(state.game, state.options)


def fitted(game: Game[Any], options: Options) -> Calibration:
    """What the game's file says for these options: the first entry that fits, as it was written."""
    for entry in entries(game):
        if entry["game"] == game.key and all(options.get(key) == value for key, value in entry["options"].items()):
            return Calibration(float(entry["slope"]), float(entry["shift"]))
    return Calibration()


_read: dict[str, list[dict[str, Any]]] = {}


def entries(game: Game[Any]) -> list[dict[str, Any]]:
    """The game's file, read once; empty for a game that has none."""
    found = _read.get(game.key)
    if found is None:
        file = game.folder() / FILE
        found = list(tomllib.loads(file.read_text(encoding="utf-8"))["fit"]) if file.is_file() else []
        _read[game.key] = found
    return found
