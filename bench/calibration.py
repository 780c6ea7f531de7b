"""What prospects are worth: ``python bench/calibration.py dwar7s_fall -o players=3 --games 400 --write``.

Plays games of one player against itself, judges positions of them by the hand-written evaluator, and fits the two
numbers by which its values become shares of the victory (``players/prospects.py``): those that make the results most
likely (least mean logarithmic loss), every game with the same weight. Prints a table of tenths on games that were not
fitted to: what was given, how often it was won, and how many positions that were. ``--write`` puts the numbers with
this command into the game's ``calibration.toml`` instead of those for the same options, ``--plot`` writes a chart.

``--learned`` judges by what tells the game's prospects (``Game.predictor``) as it is, and fits nothing: to see whether
it keeps its word, in all the games. Those that go on for too long are broken off, and said.
"""

from __future__ import annotations

import argparse
import math
import shlex
import sys
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from underhall.core.buffers import vec
from underhall.core.chance import Chance
from underhall.core.game import Game, find
from underhall.lab.drawing import EMBER, FAINT, INK, chart
from underhall.players.levels import make
from underhall.players.player import ask
from underhall.players.prospects import FILE, Calibration

POSITIONS = 24  # of each game, at random
MOST_DECISIONS = 4000
TENTHS = 10
HEAD = """\
# How often positions are won, from what the hand-written evaluator gives for them: see players/prospects.py.
# Made by bench/calibration.py, with the command beside each entry; the first entry whose options fit is used.
"""


@dataclass(frozen=True)
class Wish:
    """What is to be played and judged."""

    game: str
    options: dict[str, Any]
    player: str
    noise: float
    seed: int
    learned: bool


@dataclass(frozen=True)
class Judged:
    """A position: what the evaluator gave each seat, and what each got in the end."""

    values: list[float]
    results: list[float]


def play(wish: Wish, number: int) -> list[Judged]:
    """One game's positions; none if it was broken off. Some random moves make positions that are less alike."""
    game = find(wish.game)
    player = make(wish.player, game.key)
    state = game.new(wish.seed << 32 | number, **wish.options)
    chance = Chance(wish.seed << 32 | number)
    evaluator = game.predictor() if wish.learned else game.handwritten()
    values = vec[float]([0.0] * state.seats)
    seen: list[list[float]] = []
    while state.seat >= 0:
        if len(seen) >= MOST_DECISIONS:
            return []
        evaluator.write_values(state, values)
        seen.append([values[seat] for seat in range(state.seats)])
        moves = state.moves()
        wild = chance.below(1000) < 1000 * wish.noise
        state.play(moves[chance.below(len(moves))] if wild else ask(player, state, chance.next()))
    results = state.outcome().results
    chosen = [seen[chance.below(len(seen))] for _ in range(POSITIONS)]
    return [Judged(given, results) for given in chosen]


def loss(positions: list[Judged], slope: float, shift: float) -> float:
    """The mean logarithmic loss of the shares that a map gives."""
    calibration = Calibration(slope, shift)
    total = 0.0
    for position in positions:
        shares = calibration.shares(position.values)
        total -= sum(won * math.log(max(share, 1e-9)) for won, share in zip(position.results, shares, strict=True))
    return total / len(positions)


def fit(positions: list[Judged], unequal: bool) -> Calibration:
    """The two numbers with the least loss; ``shift`` only where seats are not alike."""
    slope, shift = 1.0, 0.0
    for _ in range(4 if unequal else 1):
        slope = lowest(lambda number: loss(positions, number, shift), 0.05, 8.0)  # noqa: B023 (called at once)
        if unequal:
            shift = lowest(lambda number: loss(positions, slope, number), -5.0, 5.0)  # noqa: B023
    return Calibration(round(slope, 3), round(shift, 3))


def lowest(function: Callable[[float], float], low: float, high: float) -> float:
    """Where a function with one valley is lowest: by golden section."""
    ratio = (math.sqrt(5.0) - 1.0) / 2.0
    left, right = high - ratio * (high - low), low + ratio * (high - low)
    at_left, at_right = function(left), function(right)
    while high - low > 0.002:
        if at_left < at_right:
            high, right, at_right = right, left, at_left
            left = high - ratio * (high - low)
            at_left = function(left)
        else:
            low, left, at_left = left, right, at_right
            right = low + ratio * (high - low)
            at_right = function(right)
    return (low + high) / 2.0


@dataclass
class Tenth:
    """The shares between two tenths: how many, their sum, and what was won."""

    count: int = 0
    given: float = 0.0
    won: float = 0.0


def tenths(positions: list[Judged], calibration: Calibration) -> list[Tenth]:
    table = [Tenth() for _ in range(TENTHS)]
    for position in positions:
        shares = calibration.shares(position.values)
        # Of two seats each says what the other does: one is enough.
        for seat in range(1 if len(shares) == 2 else len(shares)):
            tenth = table[min(TENTHS - 1, int(shares[seat] * TENTHS))]
            tenth.count += 1
            tenth.given += shares[seat]
            tenth.won += position.results[seat]
    return table


def error(table: list[Tenth]) -> float:
    """How far what was given lies from what was won, on the average of all positions."""
    return sum(abs(tenth.given - tenth.won) for tenth in table) / max(1, sum(tenth.count for tenth in table))


def printed(table: list[Tenth]) -> str:
    lines = ["given   won     count"]
    for tenth in table:
        if tenth.count:
            lines.append(
                f"{100 * tenth.given / tenth.count:5.1f} % {100 * tenth.won / tenth.count:5.1f} % {tenth.count:6}"
            )
    return "\n".join([*lines, f"off by {100 * error(table):.1f} points on average"])


def plot(before: list[Tenth], after: list[Tenth] | None, label: str) -> str:
    """Given against won, as the evaluator has it and as fitted, if it was; the larger a dot, the more positions."""
    lines = [(before, INK, "evaluator"), (after, EMBER, "prospects")] if after else [(before, EMBER, "prospects")]

    def paint(axes: Any) -> None:
        axes.plot([0, 100], [0, 100], color=FAINT, lw=1, ls=(0, (4, 3)))
        for table, colour, name in lines:
            rows = [tenth for tenth in table if tenth.count]
            most = max(tenth.count for tenth in rows)
            at = [100 * tenth.given / tenth.count for tenth in rows]
            won = [100 * tenth.won / tenth.count for tenth in rows]
            axes.plot(at, won, color=colour, lw=1.5, label=name)
            axes.scatter(at, won, [12 + 60 * tenth.count / most for tenth in rows], color=colour)
        axes.set_xlim(0, 100)
        axes.set_ylim(0, 100)
        axes.set_xlabel("given, per cent")
        axes.set_ylabel("won, per cent")
        axes.set_title(label)
        axes.legend(loc="upper left")

    return chart(4.4, 3.8, paint, 1, label)


def write(game: Game[Any], options: dict[str, Any], fitted: Calibration, games: int, command: str) -> Path:
    """Put an entry into the game's file, instead of one for the same options."""
    path = Path(str(game.folder())) / FILE
    old = tomllib.loads(path.read_text(encoding="utf-8"))["fit"] if path.exists() else []
    made = {
        "game": game.key,
        "options": options,
        "slope": fitted.slope,
        "shift": fitted.shift,
        "games": games,
        "command": command,
    }
    kept = [entry for entry in old if (entry["game"], entry["options"]) != (game.key, options)]
    entries = sorted([*kept, made], key=lambda entry: (entry["game"], -len(entry["options"]), str(entry["options"])))
    path.write_text(HEAD + "".join(f"\n[[fit]]\n{spelled(entry)}" for entry in entries), encoding="utf-8")
    return path


def spelled(entry: dict[str, Any]) -> str:
    lines = []
    for key, value in entry.items():
        if isinstance(value, dict):
            inner = ", ".join(f"{name} = {word(given)}" for name, given in value.items())
            value = f"{{ {inner} }}" if inner else "{}"
            lines.append(f"{key} = {value}\n")
        else:
            lines.append(f"{key} = {word(value)}\n")
    return "".join(lines)


def word(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--noise", type=float, default=0.05, help="the part of moves that are random")
    parser.add_argument("--seed", type=int, default=20)
    parser.add_argument("--processes", type=int, default=1, help="no more than there are free cores")
    parser.add_argument("-o", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--learned", action="store_true")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args()
    game = find(given.game)
    texts: dict[str, str] = dict(text.split("=", 1) for text in given.o)
    whole = game.configure(texts)
    options = {key: whole[key] for key in texts}
    wish = Wish(given.game, options, given.player, given.noise, given.seed, given.learned)
    with Pool(given.processes) as pool:
        games = [found for found in pool.map(partial(play, wish), range(given.games), chunksize=1) if found]
    # Every second game is fitted to; the table is of the others, or of all where nothing is fitted.
    fitted_to = [] if given.learned else [position for found in games[::2] for position in found]
    others = [position for found in (games if given.learned else games[1::2]) for position in found]
    unequal = len(games[0][0].values) > game.players(whole)
    calibration = Calibration() if given.learned else fit(fitted_to, unequal)
    before, after = tenths(others, Calibration()), tenths(others, calibration)
    title = " ".join([given.game, *given.o, given.player])
    print(f"{title}: {len(games)} of {given.games} games ended")
    print(f"slope {calibration.slope}, shift {calibration.shift}; the evaluator itself:")
    print(printed(before))
    if not given.learned:
        print(f"fitted to the other half (loss {loss(others, 1.0, 0.0):.3f}, fitted", end=" ")
        print(f"{loss(others, calibration.slope, calibration.shift):.3f}):")
        print(printed(after))
    if given.plot:
        given.plot.write_text(plot(before, None if given.learned else after, title), encoding="utf-8")
    if given.write:
        both = fit(fitted_to + others, unequal)
        command = shlex.join(["python", "bench/calibration.py", *(part for part in sys.argv[1:] if part != "--write")])
        print(f"written to {write(game, options, both, len(games), command).name}: {both.slope}, {both.shift}")


if __name__ == "__main__":
    main()
