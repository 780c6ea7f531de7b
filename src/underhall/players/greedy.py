"""Greedy: look one move ahead and take what the game's evaluator likes best."""

from __future__ import annotations

from typing import Any, final

from underhall.core.buffers import i64, vec
from underhall.core.evaluation import Evaluator
from underhall.core.state import State
from underhall.players.player import Player, must_be_imagined

WORLDS = 6


@final
class Greedy(Player):
    """Judges every move in the same few imagined worlds; ties are broken by chance."""

    def __init__(self, handwritten: bool = False) -> None:
        self.handwritten = handwritten  # leaves aside whatever the game has learned

    def choose(self, imagined: State) -> int:
        must_be_imagined(imagined)
        game = imagined.game
        return best_move(imagined, game.handwritten() if self.handwritten else game.evaluator(), WORLDS)


def best_move(imagined: State, evaluator: Evaluator[Any], worlds: i64) -> i64:
    seat: i64 = imagined.seat
    legal = imagined.legal_moves()
    chance = imagined.chance.copy()
    values: vec[float] = vec[float]([0.0] * legal.count)
    index: i64 = 0
    world: i64 = 0
    while world < worlds:
        # Fresh seeds for every decision: always the same worlds would make the same mistake again and again.
        before = imagined.imagine(seat, chance.next())
        before.throwaway = True
        index = 0
        while index < legal.count:
            after = before.copy()
            after.apply(legal.items[index])
            values[index] += evaluator.value(after, seat)
            index += 1
        world += 1
    best: float = -1.0
    choice: i64 = legal.items[0]
    equals: i64 = 0
    index = 0
    while index < legal.count:
        if values[index] > best + 1e-9:
            best = values[index]
            choice = legal.items[index]
            equals = 1
        elif values[index] > best - 1e-9:
            equals += 1
            if chance.below(equals) == 0:
                choice = legal.items[index]
        index += 1
    return choice
