"""Perft: how many sequences of moves there are to a depth, from a few places in each variant, kept in a text file.

A rule changed by accident nearly always changes a count. Make or renew a game's file with::

    python -m underhall.conformance.perft GAME > tests/conformance/perft/GAME.txt
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from underhall.conformance.walk import Broken, Walk
from underhall.core.game import Game, Options, find
from underhall.core.state import State

AFTER = (0, 17, 60)  # counted from the deal, and after so many random moves
LEAVES = 1500  # the depth is as large as this allows
DEPTHS = (1, 2, 3, 4, 5, 6)
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


def lines(game: Game) -> Iterator[str]:
    """The file for a game: for each variant and place the greatest depth that is quick to count."""
    yield f"# {game.key}: options ; seed ; random moves before ; depth ; sequences of moves"
    yield f"# renew with: python -m underhall.conformance.perft {game.key}"
    for options in game.variants():
        for after in AFTER:
            depth, count = deepest(game, options, after)
            yield f"{written(game, options)} ; {SEED} ; {after} ; {depth} ; {count}"


def deepest(game: Game, options: Options, after: int) -> tuple[int, int]:
    state = place(game, options, SEED, after)
    best = (0, 1)
    for depth in DEPTHS:
        count = perft(state, depth)
        best = (depth, count)
        branching = max(2, count // max(1, perft(state, depth - 1)))
        if count * branching > LEAVES:
            break
    return best


def place(game: Game, options: Options, seed: int, after: int) -> State:
    walk = Walk(game, options, seed)
    while len(walk.moves) < after and walk.state.seat >= 0:
        walk.step()
    walk.state.journal = None
    return walk.state


def check_file(game: Game, path: Path) -> None:
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


def written(game: Game, options: Options) -> str:
    return " ".join(f"{option.key}={options[option.key]}" for option in game.options) or "-"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m underhall.conformance.perft GAME")
    for line_ in lines(find(sys.argv[1])):
        print(line_, flush=True)
