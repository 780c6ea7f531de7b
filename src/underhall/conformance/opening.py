"""The opening: what happens before the first question is written down like everything after it."""

from __future__ import annotations

from typing import Any

from underhall.conformance.walk import Effort, Walk, seeds
from underhall.core.game import Game, Options
from underhall.core.history import History
from underhall.core.journal import Journal
from underhall.core.record import Record


def openings_are_written(game: Game[Any], options: Options, effort: Effort) -> None:
    """A deal writes into the journal it is given, from the first thing on, and deals the same without one."""
    for seed in seeds("openings_are_written", 3 * effort.games):
        walk = Walk(game, options, seed)
        if walk.state.journal is not walk.journal:
            walk.fail("deal(options, seed, journal) does not give its state that journal")
        plain = game.deal(options, seed)
        if plain.journal is not None:
            walk.fail("deal(options, seed) gives its state a journal nobody asked for")
        if plain.fingerprint() != walk.state.fingerprint():
            walk.fail("a game dealt with a journal is not the one dealt without")
        opening = told(walk.journal)
        if told(History(Record(game, options, seed)).journal) != opening:
            walk.fail("a history begins with other events than the deal")
        again = Journal()
        loaded = game.load(walk.state.position(), again)
        if loaded.journal is not again or again.events:
            walk.fail("loading a position at a question writes an opening of its own, or not into the journal given")


def told(journal: Journal) -> list[tuple[object, ...]]:
    return [(event.kind, event.clause, dict(event.arguments), event.audience) for event in journal.events]
