"""How games end: ``python bench/endings.py dwar7s_fall adept adept --games 20``.

Plays games of the given players, every deal once with each rotation of them over the seats, and prints how they ended,
how many rounds and decisions they took, and what each player won; in Fall and Duel, how often a turn was passed without
a deed. Options that cap a game are for the caller to set (``-o round_cap=500``); a game that goes on for more than
``--decisions`` decisions is broken off and counted as such. ``plan`` is a player too: the game's plan alone, without
search. The games are shared out among ``--processes``.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from dataclasses import dataclass
from functools import partial
from multiprocessing import Pool
from typing import Any

from underhall.core.game import find
from underhall.core.state import State
from underhall.players.levels import make
from underhall.players.player import Player, ask

PLAN = "plan"
PASS = 0  # in Fall and Duel


class Plan(Player):
    """The game's plan, and the first legal move where it has none."""

    def choose(self, imagined: State) -> int:
        move = imagined.game.evaluator().plan(imagined)
        return move if move >= 0 else imagined.moves()[0]


@dataclass(frozen=True)
class Wish:
    """What is to be played."""

    game: str
    options: dict[str, Any]
    players: tuple[str, ...]
    seed: int
    most: int


@dataclass
class Ended:
    """One game; lists are by player, not by seat."""

    ending: str
    rounds: int
    decisions: int
    won: list[float]
    points: list[float]
    turns: list[int]
    passed: list[int]


def player(name: str, game: str) -> Player:
    return Plan() if name == PLAN else make(name, game)


def play(wish: Wish, number: int) -> Ended:
    """One game; a turn is a run of decisions that starts where another seat's turn ended, a pass one of one move."""
    game = find(wish.game)
    seats = len(wish.players)
    seated = [(seat + number) % seats for seat in range(seats)]
    players = [player(wish.players[who], game.key) for who in seated]
    state = game.new(wish.seed << 32 | number // seats, **wish.options)
    ended = Ended("", 0, 0, [0.0] * seats, [0.0] * seats, [0] * seats, [0] * seats)
    turn: list[int] = []
    active = game.whose_turn(state)
    while state.seat >= 0 and ended.decisions < wish.most:
        move = ask(players[state.seat], state, (number << 32 | ended.decisions) + 1)
        if state.seat == active:
            turn.append(move)
        state.play(move)
        ended.decisions += 1
        now = game.whose_turn(state) if state.seat >= 0 else -1
        if now != active:
            ended.turns[seated[active]] += 1
            ended.passed[seated[active]] += turn == [PASS]
            turn = []
            active = now
    ended.ending = state.ending() if state.seat < 0 else "broken off"
    ended.rounds = int(state.position().get("round", 0))
    outcome = state.outcome()
    for seat in range(seats):
        ended.won[seated[seat]] = outcome.results[seat] if state.seat < 0 else 0.0
        ended.points[seated[seat]] = float(outcome.rows[seat].get("total", 0))
    return ended


def told(wish: Wish, games: list[Ended]) -> str:
    endings = ", ".join(f"{name} {count}" for name, count in Counter(game.ending for game in games).most_common())
    low, middle, high = quartiles([game.rounds for game in games])
    decisions = statistics.median(game.decisions for game in games)
    title = " ".join([wish.game, *wish.players])
    lines = [
        f"{title}, {len(games)} games: {endings}; rounds {middle:g} ({low:g} to {high:g}), decisions {decisions:g}"
    ]
    for number, name in enumerate(wish.players):
        line = f"  {name}: won {sum(game.won[number] for game in games):g}"
        line += f", {statistics.mean(game.points[number] for game in games):.1f} points"
        if wish.game.startswith("dwar7s"):
            turns = sum(game.turns[number] for game in games)
            line += f", passed {100 * sum(game.passed[number] for game in games) / max(1, turns):.1f} % of turns"
        lines.append(line)
    return "\n".join(lines)


def quartiles(values: list[int]) -> tuple[float, float, float]:
    if len(values) < 2:
        return values[0], values[0], values[0]
    low, middle, high = statistics.quantiles(values, n=4, method="inclusive")
    return low, middle, high


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("players", nargs="+")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=20)
    parser.add_argument("--processes", type=int, default=1, help="no more than there are free cores")
    parser.add_argument("--decisions", type=int, default=3000)
    parser.add_argument("-o", action="append", default=[], metavar="KEY=VALUE")
    given = parser.parse_args()
    game = find(given.game)
    options: dict[str, Any] = dict(text.split("=", 1) for text in given.o)
    if any(option.key == "players" for option in game.options):
        options["players"] = len(given.players)
    wish = Wish(given.game, options, tuple(given.players), given.seed, given.decisions)
    with Pool(given.processes) as pool:
        print(told(wish, pool.map(partial(play, wish), range(given.games), chunksize=1)))


if __name__ == "__main__":
    main()
