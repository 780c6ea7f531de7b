"""What becomes of who follows every hint: ``python bench/followed_hints.py dwar7s_fall --hints 100``.

The first seat plays the best hint of the page (0.7 s each) at every decision, against an adept, in as many whole games
as it takes to follow so many hints; then the same deals with adepts on both seats. Printed are the hints that took back
what the hint before had done (everything stands as it stood before both, or a dwarf walks back where it came from), and
how fast the first seat's game advances: the rounds of a game and its points a round.
"""

from __future__ import annotations

import argparse
import json
import re
from typing import Any

from underhall.core.game import find
from underhall.core.state import State
from underhall.players.hints import hints
from underhall.players.levels import make
from underhall.players.player import ask

# What goes on by itself, whatever is done: a move that changes nothing else has done nothing.
CLOCKS = ("chance", "reveals", "frames", "round", "turn", "first", "active")
HINT_SECONDS = 0.7


def standing(state: State) -> str:
    return json.dumps({key: value for key, value in state.position().items() if key not in CLOCKS}, sort_keys=True)


class Run:
    """Games of one kind of first seat, and what came of them."""

    def __init__(
        self, key: str, options: dict[str, Any], seed: int, follow: bool, wanted: int, iterations: int
    ) -> None:
        self.game = find(key)
        self.options = options
        self.seed = seed
        self.follow = follow
        self.voice = self.game.voice("en")
        self.wanted = wanted
        self.iterations = iterations
        self.decisions = 0
        self.undone: list[str] = []
        self.rounds: list[int] = []
        self.points = 0.0

    def play(self, games: int) -> None:
        """So many games; none: as many as it takes to decide so often as was wished."""
        deal = 0
        while deal < games or (games == 0 and self.decisions < self.wanted):
            state = self.game.new(self.seed << 32 | deal, **self.options)
            self.play_game(state)
            self.rounds.append(int(state.position().get("round", 0)))
            self.points += points(state)
            deal += 1

    def play_game(self, state: State) -> None:
        rivals = [make("adept", self.game.key) for _ in range(state.seats)]
        before: list[str] = []  # how things stood before the seat's last decisions, the latest last
        said = walked = ""
        moves = 0
        while state.seat >= 0:
            moves += 1
            if state.seat != 0 or not self.follow:
                state.play(ask(rivals[state.seat], state, moves))
                before = []  # somebody else has changed something: nothing is the same again
                continue
            self.decisions += 1
            before = [*before[-1:], standing(state)]
            best = hints(state, self.voice, moves, 1, HINT_SECONDS, self.iterations)[0]
            way = self.game.moves.print(best.move)
            state.play(best.move)
            if (len(before) == 2 and standing(state) == before[0]) or (walked and way == walked):
                self.undone.append(f"{said} / {best.sentence}")
            said, walked = best.sentence, way_back(way)

    def told(self, name: str) -> str:
        rounds = sum(self.rounds)
        return (
            f"  {name}: {len(self.rounds)} games of {rounds / len(self.rounds):.1f} rounds, "
            f"{self.points / rounds:.2f} points a round"
        )


def way_back(way: str) -> str:
    """The move that walks back ("move dwarf 1,2 -> 1,3"); empty where a move is no walk."""
    found = re.fullmatch(r"(move .*?)(\S+) -> (\S+)", way)
    return f"{found[1]}{found[3]} -> {found[2]}" if found else ""


def points(state: State) -> float:
    row = state.outcome().rows[0]
    return float(row.get("total", sum(value for value in row.values())))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--hints", type=int, default=100)
    parser.add_argument("--seed", type=int, default=41)
    parser.add_argument("--iterations", type=int, default=0, help="think so often instead, however busy the machine is")
    given = parser.parse_args()
    game = find(given.game)
    options = {"players": 2} if any(option.key == "players" for option in game.options) else {}
    hinted, adept = (
        Run(given.game, options, given.seed, follow, given.hints, given.iterations) for follow in (True, False)
    )
    hinted.play(0)
    adept.play(len(hinted.rounds))
    print(f"{given.game}, {hinted.decisions} hints followed, {len(hinted.undone)} of them took back the one before")
    for line in hinted.undone:
        print(f"  taken back: {line}")
    print(hinted.told("hints"))
    print(adept.told("adept"))


if __name__ == "__main__":
    main()
