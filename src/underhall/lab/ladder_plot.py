"""The ladder as a picture: who stands where, how surely, and who beats whom how often."""

from __future__ import annotations

from typing import Any

from underhall.core.text import percent
from underhall.lab.drawing import BRASS, CARD, EMBER, INK, STONE, chart, standalone
from underhall.lab.extras import need
from underhall.lab.ladder import Rung


def ladder_svg(title: str, rating: str, matrix: str, rungs: list[Rung], language: str) -> str:
    """An SVG file; ``rating`` and ``matrix`` are the headings of its halves."""
    pairs = bool(rungs[0].against)

    def paint(axes: Any) -> None:
        ladder, table = (axes[0], axes[1]) if pairs else (axes, None)
        _ladder(ladder, rungs, f"{title}: {rating}")
        if table is not None:
            _matrix(table, rungs, matrix, language)

    height = 1.4 + 0.5 * len(rungs)
    return standalone(chart(11 if pairs else 6, height, paint, 2 if pairs else 1, title))


def _ladder(axes: Any, rungs: list[Rung], heading: str) -> None:
    places = range(len(rungs))
    values = [rung.rating.value for rung in rungs]
    below = [rung.rating.value - rung.rating.low for rung in rungs]
    above = [rung.rating.high - rung.rating.value for rung in rungs]
    axes.errorbar(values, places, xerr=[below, above], fmt="D", color=EMBER, ecolor=BRASS, capsize=4, markersize=7)
    axes.set_yticks(places, [rung.player for rung in rungs])
    axes.set_ylim(len(rungs) - 0.5, -0.5)
    axes.set_title(heading)


def _matrix(axes: Any, rungs: list[Rung], heading: str, language: str) -> None:
    colours = need("matplotlib.colors", "lab")
    shades = colours.LinearSegmentedColormap.from_list("vellum", ["#8fb4c9", CARD, "#e0a15f"])
    names = [rung.player for rung in rungs]
    shares = [[rung.against[name].value if name in rung.against else 0.5 for name in names] for rung in rungs]
    axes.imshow(shares, cmap=shades, vmin=0, vmax=1, aspect="auto")
    for row, rung in enumerate(rungs):
        for column, name in enumerate(names):
            text = percent(rung.against[name].value, language, 0) if name in rung.against else ""
            axes.text(column, row, text, ha="center", va="center", color=INK if text else STONE)
    axes.set_xticks(range(len(names)), names)
    axes.set_yticks(range(len(names)), names)
    axes.grid(visible=False)
    axes.set_title(heading)
