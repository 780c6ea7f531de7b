"""Perft: how many sequences of moves there are to a depth, from a few places in each variant, kept in a text file.

A rule changed by accident nearly always changes a count. Make or renew a game's file with::

    python -m underhall.conformance.perft GAME > tests/conformance/perft/GAME.txt
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from underhall.conformance.walk import Broken, Walk
from underhall.core.game import Game, Options, find
from underhall.core.state import State

PLACES = 3  # counted from the deal, and after one and two thirds of a random game
LEAVES = 4000  # the depth is as large as this allows
DEEPEST = 6
SEED = 1


def perft(state: State, depth: int) -> int:
    """How many sequences of ``depth`` legal moves there are; a game that ends earlier counts once."""
    if depth == 0 or state.seat < 0:
        return 1
    legal = state.moves()
    if depth == 1:
        # The last moves are played all the same: counting them alone would not notice one that fails.
        for move in legal:
            state.copy().play(move)
        return len(legal)
    total = 0
    for move in legal:
        twin = state.copy()
        twin.play(move)
        total += perft(twin, depth - 1)
    return total


def lines(game: Game[Any]) -> Iterator[str]:
    """The file for a game: for each variant and place the greatest depth that is quick to count."""
    yield f"# {game.key}: options ; seed ; random moves before ; depth ; sequences of moves"
    yield f"# renew with: python -m underhall.conformance.perft {game.key}"
    for options in game.variants():
        length = Walk(game, options, SEED).finish()
        for number in range(PLACES):
            after = length * number // PLACES
            depth, count = deepest(place(game, options, SEED, after))
            yield f"{written(game, options)} ; {SEED} ; {after} ; {depth} ; {count}"


def deepest(state: State) -> tuple[int, int]:
    """The greatest depth whose next one would have too many leaves, if it grows as it did; and its count."""
    before, count, depth = 1, perft(state, 1), 1
    while depth < DEEPEST and count * max(2, count // before) <= LEAVES:
        depth += 1
        before, count = count, perft(state, depth)
    return depth, count


def place(game: Game[Any], options: Options, seed: int, after: int) -> State:
    walk = Walk(game, options, seed)
    while len(walk.moves) < after and walk.state.seat >= 0:
        walk.step()
    walk.state.journal = None
    return walk.state


def check_file(game: Game[Any], path: Path) -> None:
    """Compare a game's counts with its file; every variant must stand in it."""
    if not path.exists():
        raise Broken(
            f"{game.key} has no perft file: make it with 'python -m underhall.conformance.perft {game.key} > {path}'"
        )
    counted: set[str] = set()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith("#") or not line.strip():
            continue
        given, seed, after, depth, expected = (part.strip() for part in line.split(";"))
        options = game.configure(dict(pair.partition("=")[::2] for pair in given.split()))
        counted.add(written(game, options))
        count = perft(place(game, options, int(seed), int(after)), int(depth))
        if str(count) != expected:
            raise Broken(
                f"{path.name} line {number}: {expected} sequences of moves are expected, {count} found: {line}"
            )
    for options in game.variants():
        if written(game, options) not in counted:
            raise Broken(f"{path.name}: the variant {written(game, options)} is not in it; renew the file")


def written(game: Game[Any], options: Options) -> str:
    return " ".join(f"{option.key}={options[option.key]}" for option in game.options) or "-"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m underhall.conformance.perft GAME")
    for line_ in lines(find(sys.argv[1])):
        print(line_, flush=True)
