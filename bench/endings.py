"""How games end: ``python bench/endings.py dwar7s_fall adept adept --games 20``.

Plays games of the given players, every deal once with each rotation of them over the seats, and prints how they ended,
how many rounds and decisions they took, how often a turn was passed without a deed, and what each player won. Options
that cap a game are for the caller to set (``-o round_cap=500``); a game that goes on for more than ``--decisions``
decisions is broken off and counted as such. ``plan`` is a player too: the game's plan alone, without search.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections import Counter
from typing import Any

from underhall.core.game import find
from underhall.core.state import State
from underhall.players.levels import make
from underhall.players.player import Player, ask

PLAN = "plan"


class Plan(Player):
    """The game's plan, and the first legal move where it has none."""

    def choose(self, imagined: State) -> int:
        move = imagined.game.evaluator().plan(imagined)
        return move if move >= 0 else imagined.moves()[0]


class Tally:
    """What was counted over all games."""

    def __init__(self, players: list[str]) -> None:
        self.players = players
        self.endings: Counter[str] = Counter()
        self.rounds: list[int] = []
        self.decisions: list[int] = []
        self.turns = [0] * len(players)
        self.passed = [0] * len(players)
        self.won = [0.0] * len(players)
        self.points: list[list[int]] = [[] for _ in players]

    def print(self) -> None:
        games = len(self.rounds)
        endings = ", ".join(f"{name or 'broken off'} {count}" for name, count in self.endings.most_common())
        low, middle, high = quartiles(self.rounds)
        print(f"{games} games: {endings}; rounds {middle:g} ({low:g} to {high:g}), ", end="")
        print(f"decisions {statistics.median(self.decisions):g}", flush=True)
        for number, name in enumerate(self.players):
            passed = 100 * self.passed[number] / max(1, self.turns[number])
            points = statistics.mean(self.points[number])
            print(
                f"  {name}: won {self.won[number]:g}, {points:.1f} points, passed {passed:.1f} % of turns", flush=True
            )


def quartiles(values: list[int]) -> tuple[float, float, float]:
    if len(values) < 2:
        return values[0], values[0], values[0]
    low, middle, high = statistics.quantiles(values, n=4, method="inclusive")
    return low, middle, high


def player(name: str, game: str) -> Player:
    return Plan() if name == PLAN else make(name, game)


def play(game: Any, options: dict[str, Any], tally: Tally, number: int, seed: int, most: int) -> None:
    """One game; a turn is a run of decisions that starts where another seat's turn ended, a pass one of one move."""
    seats = len(tally.players)
    seated = [(seat + number) % seats for seat in range(seats)]
    players = [player(tally.players[who], game.key) for who in seated]
    state = game.new(seed << 32 | number // seats, **options)
    decisions = 0
    turn: list[int] = []
    active = game.whose_turn(state)
    while state.seat >= 0 and decisions < most:
        move = ask(players[state.seat], state, (number << 32 | decisions) + 1)
        if state.seat == active:
            turn.append(move)
        state.play(move)
        decisions += 1
        now = game.whose_turn(state)
        if now != active or state.seat < 0:
            tally.turns[seated[active]] += 1
            tally.passed[seated[active]] += len(turn) == 1 and turn[0] == 0
            turn = []
            active = now
    outcome = state.outcome()
    tally.endings[state.ending()] += 1
    tally.rounds.append(int(state.position().get("round", 0)))
    tally.decisions.append(decisions)
    for seat, result in enumerate(outcome.results):
        tally.won[seated[seat]] += result
        tally.points[seated[seat]].append(outcome.rows[seat]["total"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("players", nargs="+")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=20)
    parser.add_argument("--minutes", type=float, default=0.0, help="stop before the next game after so long")
    parser.add_argument("--decisions", type=int, default=3000)
    parser.add_argument("-o", action="append", default=[], metavar="KEY=VALUE")
    given = parser.parse_args()
    options: dict[str, Any] = {"players": len(given.players)}
    options.update(text.split("=", 1) for text in given.o)
    tally = Tally(given.players)
    start = time.monotonic()
    for number in range(given.games):
        if given.minutes and time.monotonic() - start > 60 * given.minutes:
            print(f"stopped after {number} of {given.games} games")
            break
        play(find(given.game), options, tally, number, given.seed, given.decisions)
    tally.print()


if __name__ == "__main__":
    main()
