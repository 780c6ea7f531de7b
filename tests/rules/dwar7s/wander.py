"""Random games for tests, with a player that tries every kind of move: uniform choice would nearly only lay cards."""

from __future__ import annotations

import os
from collections.abc import Iterator

from underhall.core.chance import Chance
from underhall.core.game import Game, Options
from underhall.core.state import State

SOAK = bool(os.environ.get("UNDERHALL_SOAK"))


def many(few: int, soak: int) -> int:
    """How often to repeat: a few times by default, often with UNDERHALL_SOAK."""
    return soak if SOAK else few


def choose(state: State, chance: Chance) -> int:
    """A verb at random, then one of its moves; rarely the end of the phase."""
    by_verb: dict[str, list[int]] = {}
    for move in state.moves():
        by_verb.setdefault(state.game.moves.verb(move).key, []).append(move)
    verbs = list(by_verb)
    if len(verbs) > 1 and "end" in verbs and chance.below(4):
        verbs.remove("end")
    moves = by_verb[verbs[chance.below(len(verbs))]]
    return moves[chance.below(len(moves))]


def wander(game: Game, options: Options, seed: int) -> Iterator[State]:
    """The live state at every decision of a random game, and at its end."""
    yield from wander_from(game.deal(options, seed), seed)


def wander_from(state: State, seed: int) -> Iterator[State]:
    """The same from a given state on."""
    chance = Chance(seed + (1 << 40))
    while state.seat >= 0:
        yield state
        state.apply(choose(state, chance))
    yield state
