"""Plays a match to its end or until Ctrl-C: games in the results file are read, the missing ones go to the workers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from underhall.lab.figures import Standing
from underhall.lab.match import TEAM, play_games
from underhall.lab.results_file import ResultsFile
from underhall.lab.workers import Workers

# Called with the standing whenever results of games have come in.
Watcher = Callable[[Standing], None]


def whole_deals(games: int, rotations: int) -> int:
    """How many games are played where so many are asked for: no deal is left half played."""
    return -(-games // rotations) * rotations


def run(results: ResultsFile, standing: Standing, games: int, workers: Workers, watch: Watcher | None = None) -> bool:
    """Play the first ``games`` games, or until the sequential test has a verdict. False if somebody pressed Ctrl-C."""
    match = results.match
    games = whole_deals(games, match.rotations)
    for number in sorted(results.played):
        if number < games and not standing.verdict:
            standing.add(results.played[number])
    missing = results.missing(games)
    if standing.verdict or not missing:
        return True
    playing = workers.play(partial(play_games, match), missing)
    try:
        for part in playing:
            for played in part:
                results.add(played)
                standing.add(played)
            if watch is not None:
                watch(standing)
            if standing.verdict:
                break
    except KeyboardInterrupt:
        standing.take_rest()
        return False
    finally:
        playing.close()
        TEAM.dismiss()  # those of this process; others' end with their processes
    return True
