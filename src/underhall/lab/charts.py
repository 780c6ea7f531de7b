"""The charts of a report, each from a table of findings."""

from __future__ import annotations

from collections import Counter
from typing import Any

from underhall.lab.drawing import BRASS, EMBER, FAINT, INK, SEATS, SHAPES, STONE, chart
from underhall.lab.findings import Table, all_choices, lengths
from underhall.lab.sample import Sample

WIDTH = 9.6
BARS = 40
SAME = 0.95  # where so many seats end with the same number there is nothing to draw
SHOWN = 12  # of the best and of the worst things


def length_chart(sample: Sample, words: dict[str, str]) -> str:
    counted = any(game.rounds for game in sample.games)

    def paint(axes: Any) -> None:
        first = axes[0] if counted else axes
        _histogram(first, lengths(sample), BRASS)
        first.set_xlabel(words["decisions"])
        first.set_ylabel(words["share_of_games"])
        if counted:
            _histogram(axes[1], [game.rounds for game in sample.games], EMBER)
            axes[1].set_xlabel(words["rounds"])

    return chart(WIDTH, 2.7, paint, 2 if counted else 1, words["length"])


def choices_chart(sample: Sample, table: Table, words: dict[str, str]) -> str:
    choices = all_choices(sample)
    values = choices[choices > 0]

    def paint(axes: Any) -> None:
        course, spread = axes
        at = [row[0] for row in table.rows]
        course.fill_between(at, [r[3] for r in table.rows], [r[5] for r in table.rows], color=STONE, alpha=0.8, lw=0)
        course.plot(at, [row[2] for row in table.rows], color=EMBER, lw=2)
        course.set_ylim(bottom=0)
        course.set_xlabel(words["at_decision"])
        course.set_ylabel(words["legal_moves"])
        _histogram(spread, [int(value) for value in values], BRASS)
        spread.set_xlabel(words["legal_moves"])
        spread.set_ylabel(words["share_of_decisions"])

    return chart(WIDTH, 2.9, paint, 2, words["choices"])


def scores_chart(sample: Sample, names: dict[str, str], words: dict[str, str]) -> str:
    """Winners and others side by side, for each category in which games differ."""
    categories = {key: name for key, name in names.items() if _differs(sample, key)} or names

    def paint(axes: Any) -> None:
        for place, (key, name) in enumerate(categories.items()):
            here = axes[place] if len(categories) > 1 else axes
            won = [row.get(key, 0) for g in sample.games for row, r in zip(g.rows, g.results, strict=True) if r > 0]
            lost = [row.get(key, 0) for g in sample.games for row, r in zip(g.rows, g.results, strict=True) if r <= 0]
            for values, colour, label in ((lost, FAINT, words["others"]), (won, EMBER, words["winners"])):
                _outline(here, values, colour, label)
            here.set_title(name)
            here.set_yticks([])
            here.locator_params(axis="x", integer=True, nbins=4)
            here.set_xlim(left=min(0, *won, *lost) - 0.5)
            if place == len(categories) - 1:
                here.legend(fontsize=9, handlelength=1.2, loc="upper right")

    return chart(WIDTH, 2.3, paint, len(categories), words["scores"])


def seats_chart(table: Table, names: list[str], words: dict[str, str]) -> str:
    def paint(axes: Any) -> None:
        axes.axvline(100 / len(table.rows), color=FAINT, lw=1, ls=(0, (4, 3)))
        for place, (_, rate, low, high) in enumerate(table.rows):
            colour = SEATS[place % len(SEATS)]
            axes.plot([100 * low, 100 * high], [place, place], color=colour, lw=3, alpha=0.55, solid_capstyle="butt")
            axes.plot(100 * rate, place, SHAPES[place % len(SHAPES)], color=colour, markersize=9)
        axes.set_yticks(range(len(names)), names)
        axes.set_ylim(len(names) - 0.4, -0.6)
        axes.set_xlabel(words["wins_percent"])

    return chart(WIDTH * 0.75, 0.9 + 0.42 * len(names), paint, 1, words["seats"])


def things_chart(table: Table, words: dict[str, str]) -> str:
    rows = table.rows if len(table.rows) <= 2 * SHOWN else table.rows[:SHOWN] + table.rows[-SHOWN:]

    def paint(axes: Any) -> None:
        axes.axvline(0, color=FAINT, lw=1)
        for place, row in enumerate(rows):
            value, low, high = (100 * number for number in row[7:10])
            sure = low > 0 or high < 0
            colour = (EMBER if value > 0 else SEATS[0]) if sure else STONE
            axes.plot([low, high], [place, place], color=colour, lw=3, alpha=0.5, solid_capstyle="butt")
            axes.plot(value, place, "o" if sure else "D", color=colour, markersize=6 if sure else 4.5)
        if len(rows) < len(table.rows):
            axes.axhline(SHOWN - 0.5, color=STONE, lw=1, ls=(0, (1, 3)))
        axes.set_yticks(range(len(rows)), [row[0] for row in rows])
        axes.set_ylim(len(rows) - 0.4, -0.6)
        axes.set_xlabel(words["difference_points"])
        axes.grid(axis="y", visible=False)

    return chart(WIDTH, 0.8 + 0.26 * len(rows), paint, 1, words["things"])


def endings_chart(table: Table, names: list[str], words: dict[str, str]) -> str:
    def paint(axes: Any) -> None:
        shares = [100 * row[2] for row in table.rows]
        errors = [[100 * (r[2] - r[3]) for r in table.rows], [100 * (r[4] - r[2]) for r in table.rows]]
        axes.barh(range(len(names)), shares, color=BRASS, height=0.55, xerr=errors, ecolor=INK, capsize=3)
        axes.set_yticks(range(len(names)), names)
        axes.set_ylim(len(names) - 0.4, -0.6)
        axes.set_xlim(0, 100)
        axes.set_xlabel(words["share_of_games"])
        axes.grid(axis="y", visible=False)

    return chart(WIDTH * 0.85, 0.8 + 0.45 * len(names), paint, 1, words["endings"])


def variants_chart(table: Table, words: dict[str, str]) -> str:
    """Length, choices, and the first seat's advantage over a fair share, side by side."""

    def paint(axes: Any) -> None:
        length, choices, seat = axes
        for place, row in enumerate(table.rows):
            colour = EMBER if place == 0 else BRASS
            length.plot([row[2], row[4]], [place, place], color=colour, lw=4, alpha=0.45, solid_capstyle="butt")
            length.plot(row[3], place, "o", color=colour)
            choices.plot([0, row[5]], [place, place], color=colour, lw=4, alpha=0.45, solid_capstyle="butt")
            choices.plot(row[5], place, "o", color=colour)
            value, low, high = (100 * (number - row[10]) for number in row[7:10])
            seat.plot([low, high], [place, place], color=colour, lw=4, alpha=0.45, solid_capstyle="butt")
            seat.plot(value, place, "o", color=colour)
        seat.axvline(0, color=FAINT, lw=1)
        for axis, title in ((length, "decisions"), (choices, "legal_moves"), (seat, "first_seat_advantage")):
            axis.set_ylim(len(table.rows) - 0.4, -0.6)
            axis.set_title(words[title])
            axis.set_yticks(range(len(table.rows)), [])
        length.set_yticks(range(len(table.rows)), [row[0] for row in table.rows])
        length.set_xlim(left=0)
        choices.set_xlim(left=0)

    return chart(WIDTH, 0.9 + 0.28 * len(table.rows), paint, 3, words["variants"])


def _differs(sample: Sample, category: str) -> bool:
    counts = Counter(row.get(category, 0) for game in sample.games for row in game.rows)
    return counts.most_common(1)[0][1] < SAME * counts.total()


def _histogram(axes: Any, values: list[int], colour: str) -> None:
    """Bars of equal width in whole numbers, as shares of 100."""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // BARS))
    counts = Counter((value - low) // width for value in values)
    at = [low + width * number + (width - 1) / 2 for number in sorted(counts)]
    shares = [100 * counts[number] / len(values) for number in sorted(counts)]
    axes.bar(at, shares, width=width * 0.86, color=colour, alpha=0.85)
    axes.grid(axis="x", visible=False)
    axes.locator_params(axis="x", integer=True)


def _outline(axes: Any, values: list[int], colour: str, label: str) -> None:
    if not values:
        return
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // BARS))
    edges = [low - 0.5 + width * number for number in range((high - low) // width + 2)]
    axes.hist(values, bins=edges, density=True, histtype="stepfilled", color=colour, alpha=0.35)
    axes.hist(values, bins=edges, density=True, histtype="step", color=colour, lw=1.6, label=label)
