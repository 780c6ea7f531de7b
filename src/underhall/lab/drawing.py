"""How charts look: vellum, ink and brass, and the seats' colours with their shapes. Only here is matplotlib set up.

Charts are SVG with real text in the page's own font; they carry no dates and no random names, so the same numbers give
the same file.
"""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Callable
from typing import Any

from underhall.lab.extras import need

VELLUM = "#efe6d3"
CARD = "#fbf6ea"
STONE = "#d3c4a3"
INK = "#2a2420"
FAINT = "#7a6c58"
BRASS = "#7d5f22"
EMBER = "#c2500f"
# Okabe and Ito, darkened where needed for vellum; each seat has its own shape too.
SEATS = ("#0072b2", "#d17a00", "#007a5a", "#b2578a", "#8a7a00")
SHAPES = ("o", "D", "s", "^", "h")
SERIF = ["Alegreya", "Palatino Linotype", "Palatino", "Georgia", "DejaVu Serif", "serif"]
SANS = ["Alegreya Sans", "Gill Sans", "Optima", "Candara", "Noto Sans", "DejaVu Sans", "sans-serif"]

STYLE: dict[str, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "underhall",
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],
    "font.size": 10.5,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "savefig.facecolor": "none",
    "axes.edgecolor": STONE,
    "axes.labelcolor": INK,
    "axes.titlecolor": INK,
    "axes.titlesize": 11,
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "grid.color": STONE,
    "grid.linewidth": 0.6,
    "grid.alpha": 0.6,
    "text.color": INK,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "legend.frameon": False,
}

Paint = Callable[[Any], None]


def chart(width: float, height: float, paint: Paint, columns: int = 1, label: str = "") -> str:
    """An SVG element; ``paint`` gets the axes (or an array of them)."""
    return _svg(_draw(width, height, paint, columns), label)


def _draw(width: float, height: float, paint: Paint, columns: int) -> str:
    matplotlib = need("matplotlib", "lab")
    logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)
    figures = need("matplotlib.figure", "lab")
    with matplotlib.rc_context(STYLE):
        figure = figures.Figure(figsize=(width, height), layout="constrained")
        paint(figure.subplots(1, columns))
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    return out.getvalue()


def _svg(text: str, label: str) -> str:
    """The bare element, in the page's font, as wide as the page gives it room."""
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    # Family and size are spelled out on every text; the family is the page's own.
    text = re.sub(r"font: ([^;\"]*?)'DejaVu Sans'[^;\"]*", lambda found: f"font: {found[1]}{_families()}", text)
    head = re.compile(r"<svg [^>]*?viewBox=\"([^\"]*)\"[^>]*>", re.DOTALL)
    found = head.match(text)
    assert found is not None
    width = float(found[1].split()[2])
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="{found[1]}" '
        f'role="img" aria-label="{label}" style="width:100%;max-width:{width * 4 / 3:.0f}px">'
    )
    return opening + text[found.end() :]


def _families() -> str:
    return ", ".join(f"'{name}'" if " " in name else name for name in SANS)


def standalone(element: str) -> str:
    """An element as a file of its own, on vellum."""
    start = element.index(">") + 1
    ground = f'<rect width="100%" height="100%" fill="{VELLUM}"/>'
    return '<?xml version="1.0" encoding="utf-8"?>\n' + element[:start] + ground + element[start:]
