"""Today's player against one of an earlier commit: ``python bench/reference.py BEFORE dwarf master --games 60``.

``BEFORE`` is a source tree of that commit with its engine compiled. Two versions cannot live in one process, so the
reference player has a process of its own: it is sent the position as imagined for its seat and answers with a move.
Positions and moves must therefore mean the same to both versions (``bench/before_after.py`` compares their speed, the
tests of the record format their positions). Every deal is played once with each rotation of the seats; ``--seats 3``
puts one of today's players against two references.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from typing import Any

# The reference's side, in the earlier version's own process.


def answer_positions(game_key: str, level: str) -> None:
    from underhall.core.game import find
    from underhall.players.levels import make
    from underhall.players.player import ask

    game = find(game_key)
    player = make(level, game_key)
    for line in sys.stdin:
        position, seed = json.loads(line)
        print(ask(player, game.load(position), seed), flush=True)


class Reference:
    """The earlier version's player."""

    def __init__(self, tree: str, game: str, level: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--answer", game, level],
            env={**os.environ, "PYTHONPATH": f"{tree}/src{os.pathsep}{os.environ.get('PYTHONPATH', '')}"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def choose(self, imagined: Any, seed: int) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([imagined.position(), seed]) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


# Today's side.


@dataclass(frozen=True)
class Contest:
    """What is to be played: one of today's players against references in all other seats."""

    tree: str
    game: str
    options: dict[str, Any]
    level: str
    seats: int
    seed: int


def play(contest: Contest, number: int) -> dict[str, Any]:
    """One game: today's player sits in seat ``number % seats``."""
    from underhall.core.game import find
    from underhall.players.levels import make
    from underhall.players.player import ask

    game = find(contest.game)
    ours = number % contest.seats
    player = make(contest.level, contest.game)
    reference = Reference(contest.tree, contest.game, contest.level)
    state = game.new(contest.seed << 32 | number // contest.seats, **contest.options)
    seconds = [0.0, 0.0]
    decisions = [0, 0]
    try:
        while state.seat >= 0:
            moves = state.moves()
            if len(moves) == 1:
                state.play(moves[0])
                continue
            seat = state.seat
            theirs = int(seat != ours)
            start = time.perf_counter()
            seed = (number << 32 | sum(decisions)) + 1
            move = reference.choose(state.imagine(seat, seed), seed) if theirs else ask(player, state, seed)
            seconds[theirs] += time.perf_counter() - start
            decisions[theirs] += 1
            state.play(move)
    finally:
        reference.close()
    return {
        "number": number,
        "won": state.outcome().results[ours],
        "ending": state.ending(),
        "seconds": seconds,
        "decisions": decisions,
    }


def told(contest: Contest, games: Sequence[dict[str, Any]]) -> str:
    from underhall.lab.statistics import rate_by_wilson, rate_over_deals

    by_deal: dict[int, list[float]] = {}
    for game in games:
        by_deal.setdefault(game["number"] // contest.seats, []).append(game["won"])
    deals = [sum(won) / len(won) for won in by_deal.values() if len(won) == contest.seats]
    over, wilson = rate_over_deals(deals), rate_by_wilson(deals, contest.seats)
    per_move = [
        sum(game["seconds"][side] for game in games) / max(1, sum(game["decisions"][side] for game in games))
        for side in (0, 1)
    ]
    return (
        f"{contest.game} {contest.level}, {contest.seats} seats: {len(deals) * contest.seats} games, "
        f"today's won {100 * over.value:.1f} % (deals {100 * over.low:.1f} - {100 * over.high:.1f}, "
        f"Wilson {100 * wilson.low:.1f} - {100 * wilson.high:.1f}); seconds a decision {per_move[0]:.2f}, "
        f"the reference's {per_move[1]:.2f}"
    )


def main() -> None:
    if sys.argv[1:2] == ["--answer"]:
        answer_positions(*sys.argv[2:4])
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, help="a source tree of the earlier commit, compiled")
    parser.add_argument("game")
    parser.add_argument("level")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=20)
    parser.add_argument("--processes", type=int, default=1, help="no more than half of the free cores")
    parser.add_argument("-o", action="append", default=[], metavar="KEY=VALUE")
    given = parser.parse_args()
    options: dict[str, Any] = {"players": given.seats, **dict(text.split("=", 1) for text in given.o)}
    if given.game == "dwar7s_duel":
        del options["players"]
    contest = Contest(str(given.before.resolve()), given.game, options, given.level, given.seats, given.seed)
    games = []
    with Pool(given.processes) as pool:
        for game in pool.imap_unordered(partial(play, contest), range(given.games)):
            games.append(game)
            print(json.dumps(game), flush=True)
    print(told(contest, games))


if __name__ == "__main__":
    main()
