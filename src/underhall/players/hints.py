"""Hints: the best moves with what each is worth, in words."""

from __future__ import annotations

from typing import Any, final

from underhall.core.state import State
from underhall.core.text import Voice
from underhall.players.levels import searcher
from underhall.players.search import rating

SECONDS = 0.7
WORLDS = 12


@final
class Hint:
    """A move, its sentence, the expected result (0.0 lost to 1.0 won), and what it brings as the evaluator sees it."""

    def __init__(self, move: int, sentence: str, expected: float, worth: str) -> None:
        self.move = move
        self.sentence = sentence
        self.expected = expected
        self.worth = worth

    def plain(self) -> dict[str, object]:
        return {"move": self.move, "sentence": self.sentence, "expected": self.expected, "worth": self.worth}


def hints(
    state: State, voice: Voice[Any], seed: int, count: int = 3, seconds: float = SECONDS, iterations: int = 0
) -> list[Hint]:
    """The best ``count`` moves for the seat to decide, best first; the search sees no more than that seat may.

    In the order in which the search itself would play them, the game's plan included: whoever follows each hint plays
    as that player does, and no hint leads away from where the one before it was going.
    """
    imagined = state.imagine(state.seat, seed)
    moves = imagined.moves()
    if len(moves) == 1:
        return [hint(imagined, moves[0], imagined.game.evaluator().value(imagined, imagined.seat), voice)]
    search = searcher(state.game, seconds, iterations)
    # A move that is far ahead may leave no time to try the next best move even once.
    known = [node for node in search.rank(search.think(imagined)) if node.visits > 0 or search.prior_weight > 0.0]
    return [hint(imagined, node.move, rating(node, search.prior_weight), voice) for node in known[:count]]


def hint(imagined: State, move: int, result: float, voice: Voice[Any]) -> Hint:
    return Hint(move, voice.move(imagined, move), result, worth(imagined, move, voice))


def worth(imagined: State, move: int, voice: Voice[Any]) -> str:
    """What a move changes for its seat, term by term of the game's evaluator, on the average of a few worlds."""
    evaluator = imagined.game.evaluator()
    seat = imagined.seat
    changes: dict[str, float] = {}
    for number in range(WORLDS):
        world = imagined.imagine(seat, number)
        before = evaluator.breakdown(world, seat)
        world.apply(move)
        for key, value in evaluator.breakdown(world, seat).items():
            changes[key] = changes.get(key, 0.0) + (value - before.get(key, 0.0)) / WORLDS
    told = {key: round(change, 1) for key, change in changes.items()}
    return ", ".join(voice.term(key, change) for key, change in told.items() if change != 0.0)
