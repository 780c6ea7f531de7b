"""Saving: a state survives every way of being copied, stored and sent, and no copy shares anything with another."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

from underhall.conformance.walk import LONGEST, Effort, Walk, seeds
from underhall.core import record as records
from underhall.core.chance import Chance
from underhall.core.errors import UnderhallError
from underhall.core.game import Game, Options
from underhall.core.record import Record
from underhall.core.state import State

A_WHILE = 40  # moves played on a copy made in another way than by copy(), which is played to its end
WRONG: tuple[Any, ...] = (None, "nonsense", -7, 10**6, [-7], ["nonsense"], {"nonsense": 1})


def positions_come_back(game: Game[Any], options: Options, effort: Effort) -> None:
    """At every decision, and at the end: position, JSON, load give the same fingerprint, moves and views."""
    for seed in seeds("positions_come_back", effort.games):
        walk = Walk(game, options, seed)
        for state in walk.sampled(effort.every):
            check_same(walk, through_json(walk, state), "loaded from its position")
        check_same(walk, through_json(walk, walk.state), "loaded from its position")


def positions_are_guarded(game: Game[Any], options: Options, effort: Effort) -> None:
    """A position with a part missing or wrong is refused with the place named, or means something; it never crashes."""
    for seed in seeds("positions_are_guarded", effort.games):
        walk = Walk(game, options, seed)
        for state in walk.sampled(1):
            whole = json.loads(json.dumps(state.position()))
            for key in whole:
                for wrong in WRONG:
                    check_guarded(walk, {**whole, key: wrong}, f"{key}: {wrong!r}")
                check_guarded(walk, {name: part for name, part in whole.items() if name != key}, f"{key} missing")
                if isinstance(whole[key], list) and whole[key]:
                    check_guarded(walk, {**whole, key: whole[key][1:]}, f"{key} without its first part")
                    check_guarded(walk, {**whole, key: [None, *whole[key][1:]]}, f"{key}.0: None")


def check_guarded(walk: Walk, position: dict[str, Any], what: str) -> None:
    try:
        walk.game.load(position).moves()
    except UnderhallError as error:
        if not str(error).strip():
            walk.fail(f"a position with {what} is refused without a word")
    except Exception as error:
        walk.fail(f"a position with {what} must be refused with the place named, not fail with {error!r}")


def positions_play_on(game: Game[Any], options: Options, effort: Effort) -> None:
    """A state loaded from its position plays on to the same end."""
    for seed in seeds("positions_play_on", effort.games):
        whole = Walk(game, options, seed)
        whole.finish()
        walk = Walk(game, options, seed)
        for state in walk.sampled(effort.samples):
            twin = through_json(walk, state)
            for number, move in enumerate(whole.moves[len(walk.moves) :], start=len(walk.moves)):
                if move not in twin.moves():
                    walk.fail(f"loaded here and played on, move {number} '{game.moves.print(move)}' is not legal")
                twin.play(move)
            if twin.fingerprint() != whole.state.fingerprint():
                walk.fail("loaded from its position here, the same moves lead to another end")


def copies_share_nothing(game: Game[Any], options: Options, effort: Effort) -> None:
    """Playing on a copy never shows in the original, nor the other way; old states never change."""
    for seed in seeds("copies_share_nothing", effort.games):
        walk = Walk(game, options, seed)
        kept: list[tuple[int, State, str]] = []
        for state in walk.sampled(effort.samples):
            print_ = state.fingerprint()
            for number, (how, twin) in enumerate(twins(walk, state)):
                check_same(walk, twin, how)
                play_on(twin, seed + len(walk.moves), LONGEST if number == 0 else A_WHILE)
                if state.fingerprint() != print_:
                    walk.fail(f"a state {how} was played on, and the original changed with it")
            kept.append((len(walk.moves), state.copy(), print_))
        for number, old, print_ in kept:
            if old.fingerprint() != print_:
                walk.fail(f"a copy kept since decision {number} has changed while the original played on")


def twins(walk: Walk, state: State) -> list[tuple[str, State]]:
    try:
        pickled = pickle.loads(pickle.dumps(state))
    except Exception as error:
        walk.fail(f"the state cannot be pickled and unpickled: {error!r}")
    return [
        ("copied by copy()", state.copy()),
        ("copied by copy.copy", copy.copy(state)),
        ("copied by copy.deepcopy", copy.deepcopy(state)),
        ("pickled and unpickled", pickled),
    ]


def play_on(state: State, seed: int, longest: int) -> None:
    chance = Chance(seed)
    while state.seat >= 0 and longest > 0:
        legal = state.moves()
        state.play(legal[chance.below(len(legal))])
        longest -= 1


def records_replay(game: Game[Any], options: Options, effort: Effort) -> None:
    """A record written as text and read again replays to the same state, from a deal and from a position."""
    for seed in seeds("records_replay", effort.games):
        walk = Walk(game, options, seed)
        length = Walk(game, options, seed).finish()
        middle: State | None = None
        for state in walk.decisions():
            if len(walk.moves) == length // 2:
                middle = state.copy()
        record = Record(game, options, seed, ["Ann", "Bo Björk"])
        record.moves = walk.moves[:]
        check_record(walk, record, "from the deal")
        if middle is not None:
            later = Record(game, options, seed)
            later.position = middle.position()
            later.moves = walk.moves[length // 2 :]
            check_record(walk, later, f"from the position at decision {length // 2}")


def check_record(walk: Walk, record: Record, how: str) -> None:
    text = record.write()
    try:
        again = records.read(text, walk.game)
    except UnderhallError as error:
        walk.fail(f"the game's record {how} cannot be read again: {error}")
    if again.write() != text:
        walk.fail(f"the game's record {how} reads differently once read and written again")
    if again.players != record.players or again.moves != record.moves:
        walk.fail(f"the game's record {how} lost players or moves")
    if again.replay().fingerprint() != walk.state.fingerprint():
        walk.fail(f"the game's record {how} replays to another state")


def through_json(walk: Walk, state: State) -> State:
    text = json.dumps(state.position())
    try:
        loaded: State = walk.game.load(json.loads(text))
        return loaded
    except UnderhallError as error:
        walk.fail(f"the position is refused when loaded: {error}")


def check_same(walk: Walk, twin: State, how: str) -> None:
    state = walk.state
    if twin.fingerprint() != state.fingerprint():
        walk.fail(f"the state differs when {how}, in {differences(state, twin)}")
    if twin.seat != state.seat or twin.moves() != state.moves():
        walk.fail(f"the legal moves differ when {how}")
    for viewer in walk.viewers():
        if plain(twin.view(viewer)) != plain(state.view(viewer)):
            walk.fail(f"the view of seat {viewer} differs when {how}")


def differences(state: State, twin: State) -> str:
    ours, theirs = state.position(), twin.position()
    return ", ".join(key for key in {**ours, **theirs} if ours.get(key) != theirs.get(key)) or "nothing visible"


def plain(data: object) -> str:
    return json.dumps(data, sort_keys=True)
