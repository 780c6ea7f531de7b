"""Taking back: possible exactly while nothing was revealed, chance was not used and the same seat decides.

That what counts as "nothing revealed" is true is proved elsewhere: ``secrecy.moves_do_not_leak``.
"""

from __future__ import annotations

from typing import Any

from underhall.conformance.walk import Effort, Walk, seeds
from underhall.core.errors import CannotUndo
from underhall.core.game import Game, Options
from underhall.core.history import History
from underhall.core.record import Record


def undo_is_exact(game: Game[Any], options: Options, effort: Effort) -> None:
    """A fair undo restores the state, record and journal; an unfair one is refused and changes nothing."""
    for seed in seeds("undo_is_exact", effort.games):
        walk = Walk(game, options, seed)
        history = History(Record(game, options, seed))
        before = history.state.fingerprint()
        while walk.state.seat >= 0:
            state, events = walk.state, len(history.journal.events)
            seat, reveals, counter = state.seat, state.reveals, state.chance.counter
            walk.step()
            history.play(walk.moves[-1])
            after = history.state.fingerprint()
            if (seat, reveals, counter) == (state.seat, state.reveals, state.chance.counter):
                check_fair(walk, history, before, events, after)
            else:
                check_unfair(walk, history)
            before = after
        if history.state.fingerprint() != walk.state.fingerprint():
            walk.fail("a game with its history, moves taken back and played again, ends differently from one without")
        if len(history.journal.events) != len(walk.journal.events):
            walk.fail("moves taken back and played again left other events in the journal")


def check_fair(walk: Walk, history: History, before: str, events: int, after: str) -> None:
    if not history.can_undo():
        walk.fail("the last move revealed nothing, used no chance and kept the seat, but cannot be taken back")
    history.undo()
    if history.state.fingerprint() != before:
        walk.fail("after taking back the last move the state is not as before")
    if len(history.journal.events) != events or history.record.moves != walk.moves[:-1]:
        walk.fail("after taking back the last move the journal or the record is not as before")
    history.play(walk.moves[-1])
    if history.state.fingerprint() != after:
        walk.fail("the last move taken back and played again leads to another state")


def check_unfair(walk: Walk, history: History) -> None:
    if history.can_undo():
        walk.fail("the last move revealed something, used chance or passed the decision, but could be taken back")
    state = history.state
    try:
        history.undo()
    except CannotUndo:
        if history.state is not state or len(history.record.moves) != len(walk.moves):
            walk.fail("taking back was refused, but the game changed")
    else:
        walk.fail("taking back was unfair but not refused")
