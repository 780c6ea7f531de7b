"""Colours of the terminal table (dark), and what the names of tints in drawings mean.

Colour never says anything alone: seats have shapes or letters, what may be picked is marked, the cursor is reversed.
So without colour (NO_COLOR) everything is still there, in bold, underlined and reversed.
"""

from __future__ import annotations

from rich.style import Style
from textual.theme import Theme

GROUND, STONE, CARD, INK = "#15171b", "#22262c", "#3a3f47", "#ece4d4"
BRASS, EMBER, DANGER, REST = "#c9a45c", "#ff8a3c", "#e0564a", "#8b8f96"
WALLS = "#6d727a"
# Okabe and Ito, as on paper: blue, orange, green, reddish purple, yellow.
SEATS = ("#56b4e9", "#e69f00", "#009e73", "#cc79a7", "#f0e442")
SHAPES = dict(zip("●◆■▲⬢", SEATS, strict=True))

UNDERHALL_THEME = Theme(
    name="underhall",
    primary=BRASS,
    secondary=WALLS,
    accent=EMBER,
    warning=EMBER,
    error=DANGER,
    success="#009e73",
    foreground=INK,
    background=GROUND,
    surface=STONE,
    panel=CARD,
    dark=True,
)

TINTS: dict[str, Style] = {
    "brass": Style(color=BRASS, bold=True),
    "dim": Style(color=REST),
    "walls": Style(color=WALLS),
    "danger": Style(color=DANGER, bold=True),
    "iron": Style(color="#b4b8bf"),
    "steel": Style(color="#6fa8dc"),
    "gold": Style(color="#f0c94a"),
    "items": Style(color="#b58ae0"),
    "glory": Style(color="#7bc47f"),
    "gem_gold": Style(color="#f0c94a"),
    "gem_emerald": Style(color="#4fbf8a"),
    "gem_diamond": Style(color="#bfe3ee"),
    "gem_ruby": Style(color="#e0566f"),
    # Kingdoms, in the colours they are called by; their letters tell them apart without.
    "colour_blue": Style(color="#56b4e9"),
    "colour_red": Style(color="#ff7264"),
    "colour_green": Style(color="#2fbf8f"),
    "colour_yellow": Style(color="#f0e442"),
    **{f"seat{number}": Style(color=colour, bold=True) for number, colour in enumerate(SEATS)},
    "question": Style(color=EMBER, bold=True),
    "hint": Style(color="#7bc47f"),
    "bold": Style(bold=True),
}

MAY_PICK = Style(color=EMBER, bold=True)
CURSOR = Style(color="#fff3e0", bgcolor="#8f4a17", bold=True)  # embers, seen from above
PICKED = Style(color=BRASS, bold=True, underline=True)
MAY_PICK_PLAIN = Style(bold=True, underline=True)
CURSOR_PLAIN = Style(reverse=True, bold=True)
MARK_MAY_PICK, MARK_CURSOR, MARK_PICKED = "›", "▶", "✓"
