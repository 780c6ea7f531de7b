"""The board as text: terminals and browsers show it, and what is marked on it can be picked."""

from __future__ import annotations

from typing import Any

from underhall.core.drawing import Drawing, GameView, Layout
from underhall.core.text import Voice


def layout(shown: GameView, voice: Voice[Any], room: tuple[int, int, int], picks: list[str]) -> Layout:
    view = shown.view  # what one viewer may know: no secret can show
    drawing = Drawing()
    # 11. Lines, and marks where something can be picked: a mark has the name of the pick, argument:value.
    for name, heap in zip("abc", view["heaps"], strict=True):
        row = drawing.add(f"{name.upper()}  {'o ' * heap}".ljust(34), "" if heap else "dim")
        drawing.mark(f"heap:{name}", row, 0, 34)
        drawing.add()
    row = drawing.add("   1   2   3", "brass")
    for amount in (1, 2, 3):
        drawing.mark(f"amount:{amount}", row, 4 * amount - 2, 3)
    return Layout(voice.title(), drawing, Drawing())


def board(shown: GameView, voice: Voice[Any]) -> str:
    return layout(shown, voice, (80, 24, 30), []).board.text()
