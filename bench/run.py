"""Every speed this project claims, measured in one run on one core: ``make bench`` or ``python bench/run.py``."""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import shutil
import subprocess
import sys
import time
import tomllib
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import openspiel
from compare import PLAYER_STREAM, NoCompiler, build, play_in_c
from measure import Series, Work, pin, rate, start_up, unit

import underhall
from underhall.core.chance import Chance
from underhall.core.game import GROUP, Game, Options
from underhall.core.record import Record
from underhall.core.state import State
from underhall.players.playout import play_out
from underhall.players.search import Search

HERE = Path(__file__).resolve().parent
WORDS = {
    "inside": "decisions/s inside",
    "python_loop": "decisions/s by a Python loop",
    "copies": "copies/s from Python",
    "interpreted": "decisions/s, not compiled",
    "c": "decisions/s of plain C",
    "c_ratio": "inside / plain C",
    "search": "search iterations/s, full rollouts",
}
SEARCH_ITERATIONS = 500


class Variant:
    """One game with certain options: what is measured of it, and what it should reach."""

    def __init__(self, game: Game, given: dict[str, Any], targets: dict[str, float]) -> None:
        self.game = game
        self.given = given
        self.options: Options = game.configure(given)
        self.targets = targets

    def title(self) -> str:
        return " ".join([self.game.key, *(f"{key}={value}" for key, value in self.given.items())])


# What is timed.


def inside(variant: Variant) -> Work:
    """Deal and play out, game after game."""
    deal, options = variant.game.deal, variant.options

    def work(end: float) -> int:
        decisions = seed = 0
        while time.process_time() < end:
            decisions += play_out(deal(options, seed), Chance(seed + PLAYER_STREAM))
            seed += 1
        return decisions

    return work


def python_loop(variant: Variant) -> Work:
    """The same from outside: every decision asks for the list of moves and plays one of them, checked."""
    deal, options = variant.game.deal, variant.options
    chance = random.Random(1).random

    def work(end: float) -> int:
        decisions = seed = 0
        while time.process_time() < end:
            state = deal(options, seed)
            while state.seat >= 0:
                moves = state.moves()
                state.play(moves[int(chance() * len(moves))])
                decisions += 1
            seed += 1
        return decisions

    return work


def copies(variant: Variant) -> Work:
    """Copies of one game in its middle."""
    copy = middle(variant, seed=1)[0].copy

    def work(end: float) -> int:
        done = 0
        while time.process_time() < end:
            for _ in range(200):
                copy()
            done += 200
        return done

    return work


def search(variant: Variant) -> Work:
    """Searches of the opening: a world imagined, the tree walked, a random game to its end, for every iteration."""
    state = variant.game.deal(variant.options, 1)
    imagined = state.imagine(state.seat, 1)
    player = Search(iterations=SEARCH_ITERATIONS, rollout_depth=-1, exploration=0.7)

    def work(end: float) -> int:
        done = 0
        while time.process_time() < end:
            player.think(imagined)
            done += SEARCH_ITERATIONS
        return done

    return work


def middle(variant: Variant, seed: int) -> tuple[State, list[int]]:
    """A random game after half of its decisions, and the moves so far."""
    length = play_out(variant.game.deal(variant.options, seed), Chance(seed + PLAYER_STREAM))
    state = variant.game.deal(variant.options, seed)
    chance = Chance(seed + PLAYER_STREAM)
    moves: list[int] = []
    while len(moves) < length // 2:
        legal = state.moves()
        moves.append(legal[chance.below(len(legal))])
        state.play(moves[-1])
    return state, moves


def record_size(variant: Variant) -> int:
    """Bytes of a saved game in its middle: the median of nine."""
    sizes = []
    for seed in range(9):
        names = [f"Player {number}" for number in range(1, variant.game.players(variant.options) + 1)]
        record = Record(variant.game, variant.options, seed, names)
        record.moves = middle(variant, seed)[1]
        sizes.append(len(record.write().encode()))
    return sorted(sizes)[4]


# How it is timed: all measures of a variant in turn, again and again, so that their ratios are of the same moments.


def measure(variant: Variant, wanted: dict[str, Work], program: Path | None, how: Settings) -> dict[str, Series]:
    series = {name: Series() for name in ["unit", *wanted, *(["c"] if program else [])]}
    for work in wanted.values():
        work(time.process_time() + how.seconds / 2)
    games = games_per_run(program, variant, how.seconds) if program else 0
    for _ in range(how.repeats):
        series["unit"].add(unit())
        for name, work in wanted.items():
            series[name].add(rate(work, how.seconds))
        if program:
            series["c"].add(play_in_c(program, variant.given, 0, games)[2][0])
    return series


def games_per_run(program: Path, variant: Variant, seconds: float) -> int:
    """How many games in C take about as long as a run of ours."""
    _, decisions, rates = play_in_c(program, variant.given, 0, 2000, runs=2)
    return max(200, int(seconds * rates[-1] / (decisions / 2000)))


def interpreted(variant: Variant, how: Settings) -> tuple[float, float]:
    """The same source without its compiled half, in a process of its own: decisions/s inside, and the unit there."""
    with TemporaryDirectory() as folder:
        package = Path(underhall.__file__).parent
        shutil.copytree(
            package, Path(folder) / "underhall", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        )
        words = [sys.executable, str(HERE / "run.py"), "--child", variant.game.key, json.dumps(variant.given)]
        words += ["--seconds", str(how.seconds), "--repeats", str(how.repeats)]
        done = subprocess.run(
            words, env={**os.environ, "PYTHONPATH": folder}, stdout=subprocess.PIPE, text=True, check=True
        )
    answer = json.loads(done.stdout)
    if answer["compiled"]:
        raise RuntimeError("the interpreted copy was not the one that ran")
    return float(answer["inside"]), float(answer["unit"])


def child(key: str, given: dict[str, Any], how: Settings) -> None:
    """What the process of ``interpreted`` does."""
    variant = Variant(load(registered()[key]), given, {})
    series = measure(variant, {"inside": inside(variant)}, None, how)
    answer = {"compiled": underhall.COMPILED, "inside": series["inside"].median, "unit": series["unit"].median}
    print(json.dumps(answer))


# What there is to measure.


def registered() -> dict[str, str]:
    """Where all registered games are; in a source tree that is not installed, as its pyproject.toml declares."""
    places = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    if not places:
        project = tomllib.loads((HERE.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        places = project["entry-points"][GROUP]
    return places


def load(place: str) -> Game:
    module, _, name = place.partition(":")
    game: Game = getattr(import_module(module), name)
    return game


def installed_games() -> dict[str, Game]:
    games: dict[str, Game] = {}
    for key, place in registered().items():
        try:
            games[key] = load(place)
        except (ImportError, AttributeError) as error:
            print(f"note: {key} is registered but cannot be loaded ({error})")
    return games


def declared(games: dict[str, Game]) -> list[Variant]:
    """The variants with a target, of the games that are here."""
    variants = []
    for target in tomllib.loads((HERE / "targets.toml").read_text(encoding="utf-8"))["target"]:
        key, given = target.pop("game"), target.pop("options")
        if key in games:
            variants.append(Variant(games[key], given, target))
        else:
            print(f"note: {key} is not installed; its targets are left out")
    return variants


def others(games: dict[str, Game], known: list[Variant]) -> list[Variant]:
    """Every further variant the games name, without targets."""
    found = []
    for game in games.values():
        for options in game.variants():
            if all(variant.game is not game or variant.options != options for variant in known):
                defaults = game.configure({})
                different = {key: value for key, value in options.items() if value != defaults[key]}
                found.append(Variant(game, different, {}))
    return found


# What is printed.


class Settings:
    def __init__(self, seconds: float, repeats: int) -> None:
        self.seconds = seconds
        self.repeats = repeats


class Table:
    """Prints a line for each number, with its target if it has one, and counts."""

    def __init__(self) -> None:
        self.met = 0
        self.missed: list[str] = []

    def line(self, what: str, value: str, per_unit: str = "", verdict: str = "") -> None:
        print(f"  {what:<36}{value:>14}{per_unit:>12}   {verdict}".rstrip(), flush=True)

    def number(self, variant: Variant, measure: str, value: float, unit: float) -> None:
        verdict = ""
        form = "{:.1%}" if measure == "c_ratio" else "{:,.0f}"
        if measure in variant.targets:
            target = variant.targets[measure]
            verdict = f"target {form.format(target)}: {'met' if value >= target else 'MISSED'}"
            if value >= target:
                self.met += 1
            else:
                self.missed.append(f"{variant.title()} {measure}")
        per_unit = f"{value / unit:,.2f}" if unit else ""
        self.line(WORDS[measure], form.format(value), per_unit, verdict)

    def summary(self) -> None:
        total = self.met + len(self.missed)
        print(f"\n{self.met} of {total} targets met." + (f" Missed: {'; '.join(self.missed)}." if self.missed else ""))


def report(variant: Variant, program: Path | None, how: Settings, table: Table) -> None:
    print(f"\n{variant.title()}")
    wanted = {"inside": inside(variant), "copies": copies(variant)}
    if "python_loop" in variant.targets:
        wanted["python_loop"] = python_loop(variant)
    if "search" in variant.targets:
        wanted["search"] = search(variant)
    yardstick = program if variant.game.key == "dwarf" else None
    series = measure(variant, wanted, yardstick, how)
    speed = series["unit"].median
    for name in WORDS:
        if name in series:
            table.number(variant, name, series[name].median, speed)
        elif name == "interpreted" and "interpreted" in variant.targets:
            table.number(variant, name, *interpreted(variant, how))
        elif name == "c_ratio" and yardstick:
            table.number(variant, name, series["inside"].over(series["c"]), 0)


def report_openspiel(how: Settings, table: Table) -> None:
    """The same kind of search by others, in the same run."""
    if not openspiel.installed():
        print("\nnote: open_spiel is not installed; its search is left out (pip install open_spiel)")
        return
    print("\nOpenSpiel, search iterations/s with full rollouts, in C++")
    found = openspiel.searches()
    series = {words: Series() for words in ["unit", *found]}
    for _ in range(how.repeats):
        series["unit"].add(unit())
        for words, work in found.items():
            series[words].add(rate(work, how.seconds))
    for words in found:
        value = series[words].median
        table.line(words, f"{value:,.0f}", f"{value / series['unit'].median:,.2f}")


def report_sizes(games: dict[str, Game], how: Settings, table: Table) -> None:
    print("\nimport and files")
    table.line("import underhall", f"{1000 * start_up('import underhall', 2 * how.repeats):.1f} ms")
    for players in (2, 5):
        size = record_size(Variant(games["dwarf"], {"players": players}, {}))
        table.line(f"dwarf, {players} players, half-way", f"{size:,} bytes")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the engine: medians of short runs on one core.")
    parser.add_argument("--all", action="store_true", help="every variant of every game, not only those with a target")
    parser.add_argument("--only", default="", metavar="GAME", help="this game only")
    parser.add_argument("--seconds", type=float, default=0.25, help="length of one run (default 0.25)")
    parser.add_argument("--repeats", type=int, default=9, help="runs of each measure (default 9)")
    parser.add_argument("--child", nargs=2, help=argparse.SUPPRESS)
    return parser.parse_args()


def main() -> None:
    given = arguments()
    how = Settings(given.seconds, given.repeats)
    where = pin()
    if given.child:
        child(given.child[0], json.loads(given.child[1]), how)
        return
    engine = "compiled" if underhall.COMPILED else "interpreted (nothing is compiled here)"
    machine = f"Python {platform.python_version()}, {platform.machine()}, {where}"
    print(f"Underhall {underhall.__version__}, {engine}; {machine}")
    print(f"medians of {how.repeats} runs of {how.seconds} s of CPU time; only ratios within one run mean anything")
    games = installed_games()
    variants = declared(games)
    if given.all:
        variants += others(games, variants)
    if given.only:
        variants = [variant for variant in variants if variant.game.key == given.only]
    table = Table()
    print()
    table.line("", "", "per unit")
    with TemporaryDirectory() as folder:
        program: Path | None = None
        try:
            program = build(Path(folder))
        except NoCompiler as reason:
            print(f"note: {reason}; the ratio to plain C is left out")
        for variant in variants:
            report(variant, program, how, table)
    if any("search" in variant.targets for variant in variants):
        report_openspiel(how, table)
    if "dwarf" in games and given.only in ("", "dwarf"):
        report_sizes(games, how, table)
    table.summary()


if __name__ == "__main__":
    main()
