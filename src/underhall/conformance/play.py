"""Playing: games end, every legal move is accepted, every other is refused with a reason and changes nothing."""

from __future__ import annotations

from typing import Any

from underhall.conformance.walk import Effort, Walk, seeds
from underhall.core.chance import Chance
from underhall.core.errors import GameOver, IllegalMove, InvalidMove, UnderhallError
from underhall.core.game import Game, Options
from underhall.core.state import State

OTHERS = 12  # moves outside the legal ones tried at each decision


def games_end(game: Game[Any], options: Options, effort: Effort) -> None:
    """Random games come to an end, moves are never empty, and the invariants hold at every decision."""
    for seed in seeds("games_end", 2 * effort.games):
        walk = Walk(game, options, seed)
        for state in walk.decisions():
            if not 0 <= state.seat < state.seats:
                walk.fail(f"seat {state.seat} is asked, but seats are 0 to {state.seats - 1}")
            check_moves(walk)
            check_invariants(walk)
            outcome = state.outcome()
            if outcome.over or outcome.ending:
                walk.fail(f"the game runs, but its outcome says it is over: {outcome.plain()}")
        check_invariants(walk)
        check_end(walk)


def check_moves(walk: Walk) -> None:
    moves = walk.state.moves()
    if len(set(moves)) != len(moves):
        walk.fail("moves() holds a move twice")
    for move in moves:
        if not 0 <= move < walk.game.moves.size:
            walk.fail(f"moves() holds {move}, but this game's moves are 0 to {walk.game.moves.size - 1}")
    if walk.state.moves() != moves:
        walk.fail("moves() asked twice gives two answers")


def check_invariants(walk: Walk) -> None:
    try:
        walk.state.check()
    except UnderhallError as error:
        walk.fail(f"an invariant is broken: {error}")


def check_end(walk: Walk) -> None:
    state = walk.state
    outcome = state.outcome()
    if not outcome.over or not outcome.ending:
        walk.fail(f"the game is over, but its outcome does not say so or not why: {outcome.plain()}")
    if len(outcome.rows) != state.seats:
        walk.fail(f"the outcome has {len(outcome.rows)} rows for {state.seats} seats")
    if outcome.winners and abs(sum(outcome.results) - 1.0) > 1e-9:
        walk.fail(f"the shares of victory do not add up to 1: {outcome.results}")
    if state.moves():
        walk.fail("the game is over, but there are legal moves")


def moves_are_accepted(game: Game[Any], options: Options, effort: Effort) -> None:
    """Every legal move can be played on a copy, and leads to a sound state."""
    for seed in seeds("moves_are_accepted", effort.games):
        walk = Walk(game, options, seed)
        for state in walk.sampled(2 * effort.samples):
            for move in state.moves():
                twin = state.copy()
                try:
                    twin.play(move)
                    twin.check()
                except UnderhallError as error:
                    walk.fail(f"the legal move '{game.moves.print(move)}' fails: {error}")


def others_are_refused(game: Game[Any], options: Options, effort: Effort) -> None:
    """A move that is not legal is refused in words, and changes nothing."""
    for seed in seeds("others_are_refused", effort.games):
        walk = Walk(game, options, seed)
        chance = Chance(seed)
        for state in walk.sampled(2 * effort.samples):
            legal = set(state.moves())
            tried = {chance.below(game.moves.size) for _ in range(OTHERS)}
            tried |= {verb.base for verb in game.moves.order}
            for move in sorted(tried - legal):
                if state.canonical_move(move) in legal:
                    check_means_the_same(walk, move)
                else:
                    check_refused(walk, move)
            for move in (-1, -113, game.moves.size, game.moves.size + 4711):
                check_impossible(walk, move)


def check_means_the_same(walk: Walk, move: int) -> None:
    """A move that is another one in other words is accepted as that one."""
    listed = walk.state.canonical_move(move)
    ours, theirs = walk.state.copy(), walk.state.copy()
    ours.play(move)
    theirs.play(listed)
    if ours.fingerprint() != theirs.fingerprint():
        names = f"'{walk.game.moves.print(move)}' means '{walk.game.moves.print(listed)}'"
        walk.fail(f"{names} by its own account, but leads to another state")


def check_refused(walk: Walk, move: int) -> None:
    state = walk.state
    before = state.fingerprint()
    name = walk.game.moves.print(move)
    try:
        state.play(move)
    except GameOver:
        walk.fail(f"'{name}' was refused as if the game were over")
    except IllegalMove as error:
        if not str(error).strip():
            walk.fail(f"'{name}' was refused without a word")
        check_refusal_text(walk, state, move, error.reason)
    else:
        walk.fail(f"'{name}' is not among the legal moves but was accepted")
    if state.fingerprint() != before:
        walk.fail(f"'{name}' was refused, but the state changed")


def check_refusal_text(walk: Walk, state: State, move: int, reason: str) -> None:
    name = walk.game.moves.print(move)
    for language in ("en", "de"):
        try:
            text = walk.game.voice(language).refusal(reason, state, move, name)
        except (KeyError, IndexError, ValueError) as error:
            walk.fail(f"the refusal '{reason}' of '{name}' cannot be said in '{language}': {error!r}")
        if not text.strip():
            walk.fail(f"the refusal '{reason}' says nothing in '{language}'")


def check_impossible(walk: Walk, move: int) -> None:
    before = walk.state.fingerprint()
    try:
        walk.state.play(move)
    except (InvalidMove, IllegalMove) as error:
        if not str(error).strip():
            walk.fail(f"move number {move} was refused without a word")
    except Exception as error:
        walk.fail(f"move number {move} does not exist; it must be refused, not fail with {error!r}")
    else:
        walk.fail(f"move number {move} does not exist but was accepted")
    if walk.state.fingerprint() != before:
        walk.fail(f"move number {move} was refused, but the state changed")


def nothing_after_the_end(game: Game[Any], options: Options, effort: Effort) -> None:
    """After the end every move is refused with GameOver."""
    for seed in seeds("nothing_after_the_end", effort.games):
        walk = Walk(game, options, seed)
        walk.finish()
        before = walk.state.fingerprint()
        for move in (*dict.fromkeys(walk.moves), -1, game.moves.size):
            try:
                walk.state.play(move)
            except GameOver:
                continue
            except Exception as error:
                walk.fail(f"move number {move} after the end must raise GameOver, not {error!r}")
            walk.fail(f"move number {move} was accepted after the end")
        if walk.state.fingerprint() != before:
            walk.fail("a move after the end was refused, but the state changed")
        if not game.texts.has("refusals", "over"):
            walk.fail("the texts have no entry refusals.over")
