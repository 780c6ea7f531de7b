"""Reasons: why a move is good, from what it brings in a few imagined worlds.

What happens in all of them is told plainly, what happens in most with "likely", the rest not at all.
"""

from __future__ import annotations

from typing import Any, Final, final

from underhall.core.evaluation import Evaluator, Reason
from underhall.core.messages import COMMON
from underhall.core.state import State
from underhall.core.text import Voice

WORLDS: Final = 8
MOST_WORLDS: Final = 5  # in at least so many of them: "likely"
TOLD: Final = 2


@final
class Found:
    """A reason, and in how many worlds it holds."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        self.worlds = 0
        self.weight: float = 0.0

    def always(self) -> bool:
        return self.worlds == WORLDS

    def say(self, voice: Voice[Any]) -> str:
        said = voice.reason(self.reason)
        if self.always():
            return said
        return COMMON.phrase("hints", "likely", voice.language, {"reason": said})


def find_reasons(imagined: State, move: int, evaluator: Evaluator[Any]) -> list[Found] | None:
    """What speaks for a move of the seat to decide, the most telling first; None if the game tells no reasons."""
    seat = imagined.seat
    found: dict[str, Found] = {}
    for number in range(WORLDS):
        before = imagined.imagine(seat, number)
        before.throwaway = True
        after = before.copy()
        after.apply(move)
        reasons = evaluator.reasons(before, after, seat)
        if reasons is None:
            return None
        for reason in reasons:
            name = reason.name()
            if name not in found:
                found[name] = Found(reason)
            found[name].worlds += 1
            found[name].weight += reason.weight / WORLDS
    known = [one for one in found.values() if one.worlds >= MOST_WORLDS]
    order = sorted((-one.weight, one.reason.name()) for one in known)
    return [found[name] for _, name in order]


def choose_reasons(found: list[Found], others: list[list[Found]]) -> list[Found]:
    """The one or two to tell; ``others`` belong to moves as good as this one: what they share tells nothing apart."""
    names = [{one.reason.name() for one in other} for other in others]
    good = [one for one in found if one.weight > 0.0] or found[:1]
    own = [one for one in good if not all(one.reason.name() in known for known in names)] if names else good
    chosen: list[Found] = []
    for one in own + [one for one in good if one not in own]:
        if len(chosen) < TOLD and all(one.reason.key != other.reason.key for other in chosen):
            chosen.append(one)
    return chosen


def terms(imagined: State, move: int, evaluator: Evaluator[Any], voice: Voice[Any]) -> list[str]:
    """For games that tell no reasons: what a move changes, in words."""
    return [voice.term(key, change) for key, change in term_changes(imagined, move, evaluator).items()]


def term_changes(imagined: State, move: int, evaluator: Evaluator[Any]) -> dict[str, float]:
    """What a move changes, term by term of the evaluator, on the average of worlds."""
    seat = imagined.seat
    changes: dict[str, float] = {}
    for number in range(WORLDS):
        world = imagined.imagine(seat, number)
        before = evaluator.breakdown(world, seat)
        world.apply(move)
        for key, value in evaluator.breakdown(world, seat).items():
            changes[key] = changes.get(key, 0.0) + (value - before.get(key, 0.0)) / WORLDS
    told = {key: round(change, 1) for key, change in changes.items()}
    return {key: change for key, change in told.items() if change != 0.0}
