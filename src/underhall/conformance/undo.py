"""Taking back: possible exactly while nothing was revealed, chance was not used and the same seat decides."""

from __future__ import annotations

from underhall.conformance.walk import Effort, Walk, seeds
from underhall.core.errors import CannotUndo
from underhall.core.game import Game, Options
from underhall.core.history import History
from underhall.core.record import Record


def undo_is_exact(game: Game, options: Options, effort: Effort) -> None:
    """A fair undo restores the state, record and journal; an unfair one is refused and changes nothing."""
    for seed in seeds("undo_is_exact", effort.games):
        walk = Walk(game, options, seed)
        history = History(Record(game, options, seed))
        while walk.state.seat >= 0:
            state = walk.state
            before = (state.fingerprint(), len(history.journal.events), len(walk.moves))
            seat, reveals, counter = state.seat, state.reveals, state.chance.counter
            walk.step()
            history.play(walk.moves[-1])
            fair = (seat, reveals, counter) == (state.seat, state.reveals, state.chance.counter)
            if history.state.fingerprint() != state.fingerprint():
                walk.fail("a game with its history differs from the same game without")
            if fair:
                check_fair(walk, history, before)
            else:
                check_unfair(walk, history)


def check_fair(walk: Walk, history: History, before: tuple[str, int, int]) -> None:
    after = history.state.fingerprint()
    if not history.can_undo():
        walk.fail("the last move revealed nothing, used no chance and kept the seat, but cannot be taken back")
    history.undo()
    if (history.state.fingerprint(), len(history.journal.events), len(history.record.moves)) != before:
        walk.fail("after taking back the last move, state, journal or record are not as before")
    history.play(walk.moves[-1])
    if history.state.fingerprint() != after:
        walk.fail("the last move taken back and played again leads to another state")


def check_unfair(walk: Walk, history: History) -> None:
    after = history.state.fingerprint()
    if history.can_undo():
        walk.fail("the last move revealed something, used chance or passed the decision, but could be taken back")
    try:
        history.undo()
    except CannotUndo:
        if history.state.fingerprint() != after:
            walk.fail("taking back was refused, but the state changed")
    else:
        walk.fail("taking back was unfair but not refused")
