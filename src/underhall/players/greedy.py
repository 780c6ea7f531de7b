"""Greedy: look one move ahead and take what the game's judgement likes best."""

from __future__ import annotations

from typing import final

from underhall.core.buffers import i64
from underhall.core.judgement import Judge
from underhall.core.state import State
from underhall.players.player import Player, must_be_imagined

WORLDS = 3


@final
class Greedy(Player):
    """Judges every move in a few imagined worlds; ties are broken by chance."""

    def choose(self, imagined: State) -> int:
        must_be_imagined(imagined)
        return best_move(imagined, imagined.game.judge(), WORLDS)


def best_move(imagined: State, judge: Judge, worlds: i64) -> i64:
    seat: i64 = imagined.seat
    legal = imagined.legal_moves()
    best: float = -1.0
    choice: i64 = legal.items[0]
    equals: i64 = 0
    index: i64 = 0
    while index < legal.count:
        move: i64 = legal.items[index]
        value: float = 0.0
        world: i64 = 0
        while world < worlds:
            after = imagined.imagine(seat, world)
            after.apply(move)
            value += judge.worth(after, seat)
            world += 1
        if value > best + 1e-9:
            best = value
            choice = move
            equals = 1
        elif value > best - 1e-9:
            equals += 1
            if imagined.chance.below(equals) == 0:
                choice = move
        index += 1
    return choice
