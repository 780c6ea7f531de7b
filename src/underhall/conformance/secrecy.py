"""Secrecy: what a seat cannot know shows nowhere, and no player that works with redeals can peek.

The proof at random positions: deal anew all that a seat cannot see. Whatever may be shown to that seat must not change
by a byte; and what a bot of that seat decides, from redeals only, must not change either. What is shown in the midst of
a move, event by event, is looked at in the same way.
"""

from __future__ import annotations

import json
from typing import Any

from underhall.conformance.walk import LONGEST, Effort, Walk, seeds
from underhall.core.chance import Chance
from underhall.core.errors import UnderhallError
from underhall.core.game import Game, Options
from underhall.core.journal import Event, Journal
from underhall.core.secrecy import Viewer
from underhall.core.state import State

OWN, OTHERS = 12, 3  # moves tried at each decision, of the seat that looks and of others
A_FEW = 8  # moves played on in a game imagined by somebody who is not asked
REDEALS = 12  # so many redeals never leave all hidden cards where they are, but for a pool of two


def views_do_not_interfere(game: Game[Any], options: Options, effort: Effort) -> None:
    """What a seat or a spectator is shown is the same, byte for byte, after a redeal of what it cannot see."""
    for seed in seeds("views_do_not_interfere", 2 * effort.games):
        walk = Walk(game, options, seed)
        for state in walk.sampled(2 * effort.samples):
            for viewer in walk.viewers():
                other = redealt(walk, state, viewer, seed + len(walk.moves))
                check_shown(walk, viewer, shown(state, viewer), shown(other, viewer), "a redeal")


def steps_do_not_interfere(game: Game[Any], options: Options, effort: Effort) -> None:
    """In the midst of a move, too, right after each event somebody sees, its view is the same after a redeal.

    An event is noted when the change it tells is done, with all that says who may see what: a card that has left a hand
    but lies nowhere yet would be seen in a step and never again. When the game has ended all may lie open.
    """
    for seed in seeds("steps_do_not_interfere", 2 * effort.games):
        walk = Walk(game, options, seed)
        for state in walk.sampled(2 * effort.samples):
            for move in spread(state.moves(), OTHERS):
                twin = state.copy()
                twin.journal = Journal(moments=True)
                twin.play(move)
                for viewer in walk.viewers():
                    for event, moment in steps_seen(twin.journal, viewer):
                        if moment.seat >= 0:
                            what = f"'{event.kind}' in the midst of '{game.moves.print(move)}' and a redeal"
                            other = moment.imagine(viewer, seed + len(walk.moves))
                            check_shown(walk, viewer, board(moment, viewer), board(other, viewer), what)


def steps_seen(journal: Journal, viewer: int) -> list[tuple[Event, State]]:
    """The events a viewer sees, each with the state right after it."""
    return [
        (event, moment)
        for event, moment in zip(journal.events, journal.moments or [], strict=True)
        if event.visible_to(viewer)
    ]


def board(state: State, viewer: int) -> dict[str, Any]:
    """Everything a seat may be shown of a state in the midst of a move."""
    return {"view": state.board_view(viewer)}


def moves_do_not_leak(game: Game[Any], options: Options, effort: Effort) -> None:
    """Where a move reveals nothing and uses no chance, a redeal before it does not show after it either.

    This is also the proof that undo is fair: whatever can be taken back taught the seat nothing.
    """
    for seed in seeds("moves_do_not_leak", effort.games):
        walk = Walk(game, options, seed)
        for state in walk.sampled(2 * effort.samples):
            for viewer in walk.viewers():
                other = redealt(walk, state, viewer, seed + len(walk.moves))
                for move in spread(state.moves(), OWN if state.seat == viewer else OTHERS):
                    check_move_does_not_leak(walk, viewer, move, state.copy(), other.copy())


def spread(moves: list[int], count: int) -> list[int]:
    """At most so many of some moves, from the first to the last."""
    return moves[:: -(-len(moves) // count)]


def check_move_does_not_leak(walk: Walk, viewer: int, move: int, state: State, other: State) -> None:
    if move not in other.moves():
        if viewer == state.seat:
            walk.fail(f"seat {viewer} may not play the same moves after a redeal of what it cannot see")
        return
    quiet = True
    for twin in (state, other):
        before = (twin.reveals, twin.chance.counter)
        twin.journal = Journal(moments=True)
        twin.play(move)
        quiet = quiet and before == (twin.reveals, twin.chance.counter)
    if quiet:
        what = f"a redeal and then '{walk.game.moves.print(move)}', which reveals nothing by its own account,"
        check_shown(walk, viewer, told(state, viewer), told(other, viewer), what)


def shown(state: State, viewer: int) -> dict[str, Any]:
    """Everything a seat may be shown of a state: its view, the question, and its moves in words and picks."""
    out: dict[str, Any] = {"view": state.view(viewer), "asked": state.asked(viewer), "over": state.seat < 0}
    voice = state.game.voice("en")
    if state.asked(viewer) >= 0:
        out["question"] = voice.question(state, viewer)
    if state.seat == viewer and viewer >= 0:
        out["sentences"] = [
            [move, state.game.moves.print(move), voice.move(state, move), voice.picks(state, move)]
            for move in state.moves()
        ]
    return out


def told(state: State, viewer: int) -> dict[str, Any]:
    """The same, with what the journal tells that seat, and its view after each event."""
    seen = steps_seen(state.journal, viewer) if state.journal is not None else []
    voice = state.game.voice("en")
    return {
        **shown(state, viewer),
        "events": [[event.plain(), voice.event(event)] for event, _ in seen],
        "steps": [moment.board_view(viewer) for _, moment in seen],
    }


def check_shown(walk: Walk, viewer: int, ours: dict[str, Any], theirs: dict[str, Any], after: str) -> None:
    if json.dumps(ours) == json.dumps(theirs):
        return
    who = "a spectator" if viewer < 0 else f"seat {viewer}"
    flat, other = {**ours, **ours["view"]}, {**theirs, **theirs["view"]}
    for key in flat:
        if key != "view" and json.dumps(flat[key]) != json.dumps(other.get(key)):
            walk.fail(
                f"{who} can tell the difference after {after} by '{key}':\n  {json.dumps(flat[key])[:300]}\n  "
                f"{json.dumps(other.get(key))[:300]}"
            )
    walk.fail(f"{who} can tell the difference after {after}")


def redeals_are_canonical(game: Game[Any], options: Options, effort: Effort) -> None:
    """A redeal depends on what the seat knows and on the seed only: redealing a redeal gives the same.

    So a player that is only ever given ``imagine(seat, seed)`` cannot peek.
    """
    for seed in seeds("redeals_are_canonical", 2 * effort.games):
        walk = Walk(game, options, seed)
        for state in walk.sampled(2 * effort.samples):
            before = state.fingerprint()
            for viewer in walk.viewers():
                direct = redealt(walk, state, viewer, seed)
                detour = redealt(walk, redealt(walk, state, viewer, seed + 1), viewer, seed)
                if direct.fingerprint() != detour.fingerprint():
                    walk.fail(f"imagine({viewer}, seed) depends on what seat {viewer} cannot know")
            if state.fingerprint() != before:
                walk.fail("imagine changed the state it was asked of")


def redeals_are_sound(game: Game[Any], options: Options, effort: Effort) -> None:
    """A redeal keeps the invariants, can be played on, and truly deals anew: the hidden cards and chance.

    Whoever imagines it: the one who is asked plays it to its end, the others for a few moves, for they see the one who
    is asked holding other cards than those the question was put for.
    """
    for seed in seeds("redeals_are_sound", effort.games):
        walk = Walk(game, options, seed)
        for state in walk.sampled(effort.samples):
            for viewer in walk.viewers():
                check_dealt_anew(walk, state, viewer)
                check_plays_on(walk, state, viewer, seed, LONGEST if viewer == state.seat else A_FEW)


def check_plays_on(walk: Walk, state: State, viewer: int, seed: int, most: int) -> None:
    twin = redealt(walk, state, viewer, seed)
    chance = Chance(seed)
    played = 0
    try:
        while twin.seat >= 0 and played < most:
            legal = twin.moves()
            if not legal:
                walk.fail(f"in a game imagined by seat {viewer}, seat {twin.seat} is asked but has no move")
            twin.play(legal[chance.below(len(legal))])
            twin.check()
            played += 1
    except UnderhallError as error:
        walk.fail(f"a game imagined by seat {viewer} cannot be played on: {error}")


def check_dealt_anew(walk: Walk, state: State, viewer: int) -> None:
    twins = [redealt(walk, state, viewer, seed) for seed in range(1, REDEALS + 1)]
    if any(twin.chance.words() == state.chance.words() for twin in twins):
        walk.fail(f"imagine({viewer}, seed) keeps the future of chance")
    if len({str(twin.chance.words()) for twin in twins}) < REDEALS:
        walk.fail(f"imagine({viewer}, seed) gives the same future of chance for different seeds")
    seen = Viewer(viewer)
    state.game.declare(state, seen)
    if any(len(set(seen.hidden_cards(pool))) > 2 for pool in seen.pools()):
        arrangements = {json.dumps(hidden_cards(twin, viewer)) for twin in twins}
        if len(arrangements) == 1:
            walk.fail(f"imagine({viewer}, seed) deals the hidden cards the same way for {REDEALS} seeds")


def hidden_cards(state: State, viewer: int) -> dict[int, list[int]]:
    eye = Viewer(viewer)
    state.game.declare(state, eye)
    return {pool: eye.hidden_cards(pool) for pool in sorted(eye.pools())}


def bots_do_not_peek(game: Game[Any], options: Options, effort: Effort) -> None:
    """Players that only use redeals decide the same on the true state and on any other that looks the same."""
    for seed in seeds("bots_do_not_peek", effort.games):
        walk = Walk(game, options, seed)
        for state in walk.sampled(effort.samples):
            other = redealt(walk, state, state.seat, seed + 1)
            for name, choose in (("at random", random_choice), ("by looking one move ahead", greedy_choice)):
                ours, theirs = choose(state, seed), choose(other, seed)
                if ours != theirs:
                    walk.fail(
                        f"a player choosing {name} plays '{game.moves.print(ours)}' here, but "
                        f"'{game.moves.print(theirs)}' after a redeal of what it cannot see"
                    )


def random_choice(state: State, seed: int) -> int:
    """A player that imagines the rest and picks any legal move, by the imagined chance."""
    imagined = state.imagine(state.seat, seed)
    legal = imagined.moves()
    return legal[imagined.chance.below(len(legal))]


def greedy_choice(state: State, seed: int) -> int:
    """A player that tries each legal move on a redeal of its own and looks how things stand."""
    seat = state.seat
    best, best_value = -1, (-1.0, "")
    for number, move in enumerate(state.moves()):
        imagined = state.imagine(seat, seed + number)
        imagined.play(move)
        value = (imagined.outcome().results[seat], imagined.fingerprint())
        if value > best_value:
            best, best_value = move, value
    return best


def redealt(walk: Walk, state: State, viewer: int, seed: int) -> State:
    try:
        twin = state.imagine(viewer, seed)
        twin.check()
    except UnderhallError as error:
        walk.fail(f"imagine({viewer}, {seed}) gives an impossible state: {error}")
    return twin
