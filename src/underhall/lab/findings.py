"""What the games of a report say, as tables: each goes on the page and, as CSV, beside it.

Here a deal is played once, so games are independent; the seats of one game are not, and intervals about seats in
general (had it or not) are by the variance between games.
"""

from __future__ import annotations

import csv
from collections import Counter
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

from underhall.lab.extras import need
from underhall.lab.sample import Sample
from underhall.lab.statistics import Estimate, Z, mean_estimate, wilson

RARE = 0.005  # what fewer than this part of the seats had says too little,
FEWEST = 10  # and so does what fewer seats than this had,
COMMON = 0.995  # or what nearly everybody had
MOST_THINGS = 400


@dataclass
class Table:
    """A table under a name; cells are text or numbers."""

    key: str
    columns: list[str]
    rows: list[list[Any]]

    def write(self, path: Path) -> None:
        with path.open("w", newline="", encoding="utf-8") as file:
            out = csv.writer(file)
            out.writerow(self.columns)
            for row in self.rows:
                out.writerow([round(cell, 6) if isinstance(cell, float) else cell for cell in row])


def lengths(sample: Sample) -> list[int]:
    return [len(game.choices) // 2 for game in sample.games]


def quartiles(values: list[int] | list[float]) -> tuple[float, float, float]:
    ordered = sorted(values)
    first, half, third = (ordered[(len(ordered) - 1) * part // 4] for part in (1, 2, 3))
    return float(first), float(half), float(third)


def length_table(sample: Sample) -> Table:
    counts = Counter(lengths(sample))
    return Table("length", ["decisions", "games"], [[length, counts[length]] for length in sorted(counts)])


def rounds_table(sample: Sample) -> Table:
    counts = Counter(game.rounds for game in sample.games)
    return Table("rounds", ["rounds", "games"], [[rounds, counts[rounds]] for rounds in sorted(counts)])


# Choices.


def all_choices(sample: Sample) -> Any:
    """The numbers of choices as a rectangle (games x decisions), 0 where the game was over."""
    numpy = need("numpy", "lab")
    longest = max(lengths(sample))
    out = numpy.zeros((len(sample.games), longest), dtype=numpy.uint16)
    for row, game in enumerate(sample.games):
        out[row, : len(game.choices) // 2] = numpy.frombuffer(game.choices, dtype=numpy.uint16)
    return out


def choices_table(sample: Sample) -> Table:
    """Quartiles of the number of legal moves at each decision, as long as a tenth of the games is still running."""
    numpy = need("numpy", "lab")
    choices = all_choices(sample)
    rows: list[list[Any]] = []
    for decision in range(choices.shape[1]):
        column = choices[:, decision]
        running = column[column > 0]
        if len(running) < max(1, len(sample.games) // 10):
            break
        low, half, high = (float(value) for value in numpy.percentile(running, (25, 50, 75)))
        rows.append([decision + 1, len(running), float(running.mean()), low, half, high, float((running == 1).mean())])
    columns = ["decision", "games", "mean_choices", "quartile1", "median", "quartile3", "forced"]
    return Table("choices", columns, rows)


# Scores.


def scores_table(sample: Sample) -> Table:
    """For each category: what winners and others have at the end, and how often having the most goes with winning."""
    rows: list[list[Any]] = []
    for category in sample.games[0].rows[0]:
        winners: list[float] = []
        others: list[float] = []
        leading: list[float] = []
        for game in sample.games:
            values = [row.get(category, 0) for row in game.rows]
            for value, result in zip(values, game.results, strict=True):
                (winners if result > 0 else others).append(value)
            most = max(values)
            if values.count(most) == 1:
                leading.append(game.results[values.index(most)])
        leads = wilson(sum(leading) / max(1, len(leading)), len(leading))
        w, o = mean_estimate(winners), mean_estimate(others)
        rows.append([category, w.value, o.value, len(leading) / len(sample.games), leads.value, leads.low, leads.high])
    columns = ["category", "mean_of_winners", "mean_of_others", "one_leads", "leader_wins", "low", "high"]
    return Table("scores", columns, rows)


def seats_table(sample: Sample) -> Table:
    rows: list[list[Any]] = []
    for seat in range(len(sample.games[0].results)):
        rate = seat_rate(sample, seat)
        rows.append([seat + 1, rate.value, rate.low, rate.high])
    return Table("seats", ["seat", "win_rate", "low", "high"], rows)


def seat_rate(sample: Sample, seat: int) -> Estimate:
    results = [game.results[seat] for game in sample.games]
    return wilson(sum(results) / len(results), len(results))


def endings_table(sample: Sample) -> Table:
    counts = Counter(game.ending for game in sample.games)
    rows: list[list[Any]] = []
    for ending, count in counts.most_common():
        share = wilson(count / len(sample.games), len(sample.games))
        length = mean_estimate([len(game.choices) / 2 for game in sample.games if game.ending == ending])
        rows.append([ending, count, share.value, share.low, share.high, length.value])
    return Table("endings", ["ending", "games", "share", "low", "high", "mean_decisions"], rows)


# Cards and goals.


def things_table(sample: Sample) -> Table:
    """How having a thing goes with winning: the win rate of seats that had it, less that of seats that had not."""
    numpy = need("numpy", "lab")
    names = _things(sample)
    players = sample.players
    count = len(sample.games)
    had = numpy.zeros((count, players, len(names)), dtype=numpy.uint16)
    results = numpy.array([game.results[:players] for game in sample.games])
    place = {name: number for number, name in enumerate(names)}
    times: Counter[str] = Counter()
    for row, game in enumerate(sample.games):
        for seat in range(players):
            for name, number in game.had[seat].items():
                times[name] += number
                if name in place:
                    had[row, seat, place[name]] = number
    rows: list[list[Any]] = []
    for number, name in enumerate(names):
        with_it = (had[:, :, number] > 0).astype(float)
        share = float(with_it.mean())
        if not RARE <= share <= COMMON or not FEWEST <= with_it.sum() <= with_it.size - FEWEST:
            continue
        rate, rate_push = _rate(numpy, results, with_it)
        rest, rest_push = _rate(numpy, results, 1 - with_it)
        half = Z * sqrt(float(((rate_push - rest_push) ** 2).sum()))
        own, others = _safe(rate, rate_push, with_it), _safe(rest, rest_push, 1 - with_it)
        difference = _difference(own, others, half)
        cells: list[Any] = [name, share, times[name] / (count * players), rate, own.low, own.high, rest]
        cells += [difference.value, difference.low, difference.high]
        rows.append([*cells, *_most(numpy, results, had[:, :, number])])
    rows.sort(key=lambda row: -row[7])
    columns = ["thing", "seats_with_it", "times_a_seat", "win_rate_with", "low", "high", "win_rate_without"]
    columns += ["difference", "difference_low", "difference_high"]
    return Table("things", [*columns, "one_had_most", "most_wins", "most_low", "most_high"], rows)


def _rate(numpy: Any, results: Any, mask: Any) -> tuple[float, Any]:
    """A ratio over all seats in the mask, and how much each game pushes it: the squares add up to its variance."""
    total = mask.sum()
    rate = (results * mask).sum() / total
    return float(rate), ((results - rate) * mask).sum(axis=1) / total


def _safe(rate: float, push: Any, mask: Any) -> Estimate:
    """The interval of such a rate: Wilson's, with as many trials as the games are worth, at most one a game."""
    games = float((mask.sum(axis=1) > 0).sum())
    spread = float((push**2).sum())
    return wilson(rate, min(games, rate * (1 - rate) / spread) if spread > 0 else games)


def _difference(one: Estimate, other: Estimate, half: float) -> Estimate:
    """By the variance between games (``half``), but never narrower than Newcombe's from the two intervals: where all
    of a few seats won there is no variance, and still no certainty."""
    value = one.value - other.value
    below = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    above = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Estimate(value, value - max(half, below), value + max(half, above))


def _most(numpy: Any, results: Any, times: Any) -> list[float]:
    """In how many games one seat had it more often than all others, and how often that seat won them."""
    most = times.max(axis=1, keepdims=True)
    alone = (times == most).sum(axis=1) == 1
    count = int(alone.sum())
    wins = float(results[alone, times[alone].argmax(axis=1)].sum())
    rate = wilson(wins / max(1, count), count)
    return [count / len(times), rate.value, rate.low, rate.high]


def _things(sample: Sample) -> list[str]:
    """All that any seat had; the most frequent ones if there are very many."""
    counts: Counter[str] = Counter()
    for game in sample.games:
        for seat in range(sample.players):
            counts.update(game.had[seat].keys())
    return sorted(name for name, _ in counts.most_common(MOST_THINGS))


# Variants.


def variants_table(samples: list[tuple[str, Sample]]) -> Table:
    rows: list[list[Any]] = []
    for label, sample in samples:
        choices = all_choices(sample)
        played = choices[choices > 0]
        first = seat_rate(sample, 0)
        low, half, high = quartiles(lengths(sample))
        ending, times = Counter(game.ending for game in sample.games).most_common(1)[0]
        shared = sum(1 for game in sample.games if sum(result > 0 for result in game.results) > 1) / len(sample.games)
        row: list[Any] = [label, len(sample.games), low, half, high, float(played.mean()), float((played == 1).mean())]
        row += [first.value, first.low, first.high, 1 / len(sample.games[0].results), shared]
        rows.append([*row, ending, times / len(sample.games)])
    columns = ["variant", "games", "decisions_quartile1", "decisions_median", "decisions_quartile3", "mean_choices"]
    columns += ["forced", "first_seat_wins", "low", "high", "fair_share", "shared_victories", "commonest_ending"]
    return Table("variants", [*columns, "its_share"], rows)


# Raw rows.


def write_parquet(samples: list[tuple[str, Sample]], path: Path) -> int:
    """One row for each seat of each game; returns how many."""
    arrow = need("pyarrow", "lab")
    parquet = need("pyarrow.parquet", "lab")
    rows: list[dict[str, Any]] = []
    for label, sample in samples:
        for game in sample.games:
            choices = memoryview(game.choices).cast("H")
            for seat, result in enumerate(game.results):
                row: dict[str, Any] = {"variant": label, "game": game.number, "seed": str(game.seed), "seat": seat + 1}
                row |= {"result": result, "ending": game.ending, "decisions": len(choices), "rounds": game.rounds}
                row |= {"mean_choices": sum(choices) / max(1, len(choices)), "forced": list(choices).count(1)}
                row |= {f"end_{category}": value for category, value in game.rows[seat].items()}
                row["had"] = [{"thing": thing, "times": times} for thing, times in game.had[seat].items()]
                rows.append(row)
    parquet.write_table(arrow.Table.from_pylist(rows), path)
    return len(rows)
