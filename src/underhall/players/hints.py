"""Hints: the best moves, how often each is expected to win, and why, in words."""

from __future__ import annotations

from typing import Any, final

from underhall.core.state import State
from underhall.core.text import Voice
from underhall.players.levels import searcher
from underhall.players.prospects import Prospects, calibration_for
from underhall.players.reasons import Found, choose_reasons, find_reasons, terms
from underhall.players.search import rating

SECONDS = 0.7


@final
class Hint:
    """A move, its sentence, the share of the victory to expect (0.0 to 1.0), and why: the most telling reason first."""

    def __init__(self, move: int, sentence: str, expected: float, reasons: list[str]) -> None:
        self.move = move
        self.sentence = sentence
        self.expected = expected
        self.reasons = reasons

    def plain(self) -> dict[str, object]:
        return {"move": self.move, "sentence": self.sentence, "expected": self.expected, "reasons": self.reasons}


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
        return explained(imagined, moves, [Prospects(imagined).shares(imagined)[imagined.seat]], voice)
    search = searcher(state.game, seconds, iterations)
    # A move that is far ahead may leave no time to try the next best move even once.
    ranked = search.rank(search.think(imagined))
    known = [node for node in ranked if node.visits > 0 or search.prior_weight > 0.0][:count]
    calibration = calibration_for(imagined, search.evaluator)
    expected = [calibration.share(rating(node, search.prior_weight), imagined.seat, imagined.seats) for node in known]
    return explained(imagined, [node.move for node in known], expected, voice)


def explained(imagined: State, moves: list[int], expected: list[float], voice: Voice[Any]) -> list[Hint]:
    """Hints with their reasons; where a person reads the same percentage, with what tells the moves apart."""
    evaluator = imagined.game.evaluator()
    found = [find_reasons(imagined, move, evaluator) for move in moves]
    told: list[Hint] = []
    for place, move in enumerate(moves):
        own = found[place]
        if own is None:
            reasons = terms(imagined, move, evaluator, voice)
        else:
            alike: list[list[Found]] = []
            for other, theirs in enumerate(found):
                if other != place and theirs is not None and per_cent(expected[other]) == per_cent(expected[place]):
                    alike.append(theirs)
            reasons = [one.say(voice) for one in choose_reasons(own, alike)]
        told.append(Hint(move, voice.move(imagined, move), expected[place], reasons))
    return told


def per_cent(share: float) -> int:
    return round(100.0 * share)
