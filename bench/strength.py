"""Measures the claims of docs/strength.md: ``python bench/strength.py --minutes 60``.

Every line is a match whose results file is gone on with, so the script can be stopped and started at will. Claims come
one after the other, the cheapest first; the games it is made of take turns, a few deals each, until each has its number
of games or the time is up. Then the table is printed, and written into the page if the results are those beside it;
``--table`` does that alone. The script never looks at results to decide how long a line is; whoever changes the numbers
below, or uses ``--games``, after having seen some must say so in the page. A line that is complete is not played again,
also if another version of the engine or another seed made it: its file says which, and whoever keeps it must know that
its players are still the same.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from underhall.core.game import find
from underhall.lab.figures import Standing
from underhall.lab.match import Match, Played, set_up
from underhall.lab.results_file import ResultsFile
from underhall.lab.runner import run
from underhall.lab.workers import hire

PAGE = Path(__file__).parent.parent / "docs" / "strength.md"
RESULTS = PAGE.with_suffix("")
DEALS_AT_A_TIME = 2
TWO_ONLY = "dwar7s_duel"
TITLES = {"dwarf": "DWARF", "dwar7s_duel": "Duel", "dwar7s_fall": "Fall", "dig_deeper_dwarf": "Dig Deeper Dwarf"}
# Random players of Dig Deeper Dwarf would hardly ever end a game without a last round (G-11).
OPTIONS: dict[str, dict[str, Any]] = {"dig_deeper_dwarf": {"max_rounds": 40}}
SEED = 21  # judgements, nets and search settings were tried out on other deals
# What is claimed of each pair of players with two of them at the table, in percent, and how many games show it: fixed
# before the first was played.
PAIRS = (
    ("novice", "random", 80, 100),
    ("adept", "novice", 65, 100),
    ("adept", "greedy", 60, 200),
    ("master", "adept", 65, 80),
    ("grandmaster", "master", 60, 80),
)
# One of the stronger against two of the weaker: a third would be fair.
OF_THREE = 45
GAMES_OF_THREE = {"grandmaster": 48, "master": 60}
SOLO = (
    ("master", "eldhusfifl", 90, 60),
    ("grandmaster", "andvettr", 0, 40),
    ("grandmaster", "andvettr_fadir", 0, 40),
)


@dataclass(frozen=True)
class Line:
    """One claim: a match, how long it is, and what the first player must reach."""

    game: str
    options: dict[str, Any]
    players: tuple[str, ...]
    target: int
    games: int

    @property
    def name(self) -> str:
        return "-".join([self.game, *(str(value) for value in self.options.values()), *self.players])

    def command(self, games: int, seed: int) -> str:
        options = "".join(f" -o {key}={value}" for key, value in self.options.items())
        return f"underhall match {self.game} {' '.join(self.players)} --games {games} --seed {seed}{options}"

    def match(self) -> Match:
        return set_up(find(self.game), dict(self.options), self.players, seed=SEED)


def lines() -> list[Line]:
    found = []
    for first, second, target, games in PAIRS:
        found += [Line(game, OPTIONS.get(game, {}), (first, second), target, games) for game in TITLES]
    for first, second, _, games in PAIRS:
        found += [
            Line(
                game,
                {"players": 3, **OPTIONS.get(game, {})},
                (first, second, second),
                OF_THREE,
                GAMES_OF_THREE.get(first, 3 * -(-games // 3)),
            )
            for game in TITLES
            if game != TWO_ONLY
        ]
    found += [
        Line("dwarf", {"players": 1, "solo_opponent": opponent}, (level,), least, count)
        for level, opponent, least, count in SOLO
    ]
    return found


def play(wanted: list[Line], folder: Path, minutes: float, processes: int) -> None:
    """Claim after claim, a few deals of each of its lines in turn, until all is played or the time is up."""
    end = time.monotonic() + 60 * minutes
    left = [line for line in wanted if len(read(line, folder)) <= line.games]
    with hire(processes, "") as workers:
        while left and time.monotonic() < end:
            for line in [line for line in left if line.players == left[0].players]:
                match = line.match()
                with ResultsFile(folder / f"{line.name}.jsonl", match) as results:
                    games = min(line.games, results.found + DEALS_AT_A_TIME * match.rotations * processes)
                    run(results, Standing(match), games, workers)
                if games >= line.games:
                    left.remove(line)
                print(f"{time.strftime('%H:%M')} {line.name}: {games} of {line.games}", flush=True)
                if time.monotonic() >= end:
                    return


def read(line: Line, folder: Path) -> list[dict[str, Any]]:
    """What is in a results file, also one of another version of the engine: first what defines it, then the games."""
    path = folder / f"{line.name}.jsonl"
    return [json.loads(row) for row in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []


def table(wanted: list[Line], folder: Path) -> str:
    rows = [
        "| game | players | games | win rate | 95 % (deals) | 95 % (Wilson) | at least | |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | --- |",
    ]
    commands = []
    for line in wanted:
        found = read(line, folder)
        players = " - ".join([*line.players, *([line.options["solo_opponent"]] if len(line.players) == 1 else [])])
        standing = Standing(line.match())
        for row in found[1:]:
            standing.add(Played(**row))
        games = standing.games()
        if games == 0:
            rows.append(f"| {TITLES[line.game]} | {players} | 0 | | | | {line.target or ''} | not measured yet |")
            commands.append(line.command(line.games, SEED))
            continue
        player = standing.figures().players[0]
        sure = player.rate.low < player.rate.high  # every deal alike: the variance says nothing
        deals = f"{100 * player.rate.low:.1f} - {100 * player.rate.high:.1f}" if sure else "-"
        wilson = f"{100 * player.wilson.low:.1f} - {100 * player.wilson.high:.1f}"
        low = 100 * (min(player.rate.low, player.wilson.low) if sure else player.wilson.low)
        verdict = "" if not line.target else "shown" if low >= line.target else "not shown"
        if games < line.games:  # a verdict before its time would depend on when somebody looked
            verdict = f"under way: {games} of {line.games}"
        cells = (TITLES[line.game], players, games, f"{100 * player.rate.value:.1f} %", deals, wilson)
        rows.append(f"| {' | '.join(map(str, cells))} | {line.target or ''} | {verdict} |")
        commands.append(line.command(games, found[0]["seed"]))
    return "\n".join(rows) + "\n\n```\n" + "\n".join(commands) + "\n```"


def write(text: str) -> None:
    """The table ends the page."""
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(page[: page.index(text.partition("\n")[0])] + text + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--processes", type=int, default=1, help="no more than there are free cores")
    parser.add_argument("--results", type=Path, default=RESULTS, help="folder of the results files")
    parser.add_argument("--only", default="", help="lines whose name contains this, for example dwarf or grandmaster")
    parser.add_argument("--games", type=int, default=0, help="as many of each line instead of the declared number")
    parser.add_argument("--table", action="store_true", help="the table of what is there, play nothing")
    given = parser.parse_args()
    wanted = [replace(line, games=given.games or line.games) for line in lines() if given.only in line.name]
    if not given.table:
        play(wanted, given.results, given.minutes, given.processes)
    text = table(wanted, given.results)
    print(text)
    if given.results == RESULTS and wanted == lines():
        write(text)


if __name__ == "__main__":
    main()
