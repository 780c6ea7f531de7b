"""A pane that shows a drawing: scrolls, lights the pieces that may be picked, and finds the piece under the mouse."""

from __future__ import annotations

import re

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.geometry import Region, Size, Spacing
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from underhall.core.drawing import Drawing, Piece
from underhall.terminal import palette
from underhall.terminal.arrow_keys import Spot

WALL = re.compile(r"[─│┌┬┐├┼┤└┴┘━┃┏┳┓┣╋┫┗┻┛┄┊╹╺╻╸·▒░]+")
ALARM = re.compile(r"(?<= )!(?= )")
MARKS = re.compile(r"[▸▪▫]")


class DrawingPane(ScrollView, can_focus=False):
    """A scrolling widget with one drawing: the board, the side column, the log or the question."""

    class Picked(Message):
        """A piece was clicked."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

    def __init__(self, id: str, centred: bool = False, ends: bool = False) -> None:
        super().__init__(id=id)
        self.ends = ends  # whether the drawing's end is what matters, as in a log
        self.drawing = Drawing()
        self.centred = centred
        self.may_pick: frozenset[str] = frozenset()
        self.picked: frozenset[str] = frozenset()
        self.cursor = ""
        self.plain = False  # without colour
        self._base: Style | None = None
        self._texts: dict[int, Text] = {}
        self._by_row: dict[int, list[Piece]] = {}

    # What to show.

    def draw(self, drawing: Drawing) -> None:
        """Show a drawing; a drawing that looks the same costs nothing."""
        if _alike(drawing, self.drawing):
            return
        self._texts.clear()
        self.drawing = drawing
        self._by_row = {}
        for piece in drawing.pieces:
            for row in range(piece.row, piece.row + piece.height):
                self._by_row.setdefault(row, []).append(piece)
        size = Size(drawing.width(), drawing.height())
        if size != self.virtual_size:
            self.virtual_size = size
        self.refresh()
        if self.ends:
            self.scroll_end(animate=False)

    def glow(self, may_pick: frozenset[str], picked: frozenset[str], cursor: str) -> None:
        """Light what may be picked; only lines that look different are drawn again."""
        before = (self.may_pick, self.picked, self.cursor)
        if (may_pick, picked, cursor) == before:
            return
        changed = (may_pick ^ self.may_pick) | (picked ^ self.picked) | {cursor, self.cursor}
        self.may_pick, self.picked, self.cursor = may_pick, picked, cursor
        rows = {row for row, pieces in self._by_row.items() if any(piece.name in changed for piece in pieces)}
        if rows:
            self.refresh_lines(min(rows) + self._drop(), max(rows) - min(rows) + 1)

    def reveal(self, name: str) -> None:
        """Scroll so that a piece can be seen, with a little of what is around the piece."""
        piece = self.drawing.find(name)
        if piece is not None:
            region = Region(piece.column, piece.row, piece.width, piece.height)
            self.scroll_to_region(region, animate=False, spacing=Spacing(1, 2, 1, 2), force=True)

    def spots(self) -> list[Spot]:
        """The pieces with their places on the screen, also pieces scrolled out of sight."""
        left, top = self._origin()
        return [
            Spot(piece.name, left + piece.column, top + piece.row, piece.width, piece.height)
            for piece in self.drawing.pieces
        ]

    def room(self) -> Size:
        """What is there for the drawing, scrollbars not counted."""
        return self.scrollable_content_region.size

    def _origin(self) -> tuple[int, int]:
        region = self.content_region
        return region.x - self.scroll_offset.x + self._indent(), region.y - self.scroll_offset.y + self._drop()

    def _indent(self) -> int:
        return max(0, (self.room().width - self.drawing.width()) // 2) if self.centred else 0

    def _drop(self) -> int:
        return max(0, (self.room().height - self.drawing.height()) // 2) if self.centred else 0

    def on_resize(self, event: events.Resize) -> None:
        if self.ends:
            self.scroll_end(animate=False)

    # The mouse.

    def piece_at(self, x: int, y: int) -> str:
        """The smallest piece at this place that may be picked; empty if there is no such piece."""
        row, column = y + self.scroll_offset.y - self._drop(), x + self.scroll_offset.x - self._indent()
        under = [p for p in self._by_row.get(row, []) if p.name in self.may_pick and p.holds(row, column)]
        return min(under, key=lambda piece: piece.width * piece.height).name if under else ""

    def on_click(self, event: events.Click) -> None:
        name = self.piece_at(event.x, event.y)
        if name:
            self.post_message(self.Picked(name))

    # Lines.

    def render_line(self, y: int) -> Strip:
        row = y + self.scroll_offset.y - self._drop()
        base = self._base_style()
        width = self.room().width
        if not 0 <= row < len(self.drawing.lines):
            return Strip.blank(width, base)
        text = self._painted(row)
        pieces = [piece for piece in self._by_row.get(row, []) if self._style(piece.name) is not None]
        if pieces:
            text = text.copy()
            # Larger pieces first, so that a dwarf shows on the card it stands on.
            for piece in sorted(pieces, key=lambda piece: -piece.width * piece.height):
                self._light(text, piece, row)
        segments = [Segment(" " * self._indent(), base), *text.render(self.app.console)]
        strip = Strip(segments).apply_style(base)
        return strip.crop_extend(self.scroll_offset.x, self.scroll_offset.x + width, base)

    def _base_style(self) -> Style:
        """The pane's style, kept: looking the style up for every line would take longer than drawing the line."""
        if self._base is None:
            self._base = self.rich_style
        return self._base

    def notify_style_update(self) -> None:
        self._base = None
        super().notify_style_update()

    def _painted(self, row: int) -> Text:
        """A line with its own colours, kept until the drawing changes."""
        known = self._texts.get(row)
        if known is not None:
            return known
        text = Text(self.drawing.lines[row].ljust(self.drawing.width()), end="")
        text.highlight_regex(WALL, palette.TINTS["walls"])
        for tint in self.drawing.tints:
            style = palette.TINTS.get(tint.colour)
            if tint.row == row and style is not None:
                text.stylize(style, tint.column, tint.column + tint.width)
        text.highlight_regex(ALARM, palette.TINTS["danger"])
        text.highlight_regex(MARKS, palette.TINTS["brass"])
        for shape, colour in palette.SHAPES.items():
            text.highlight_regex(re.escape(shape), Style(color=colour))
        self._texts[row] = text
        return text

    def _style(self, name: str) -> Style | None:
        if name == self.cursor:
            return palette.CURSOR_PLAIN if self.plain else palette.CURSOR
        if name in self.may_pick:
            return palette.MAY_PICK_PLAIN if self.plain else palette.MAY_PICK
        if name in self.picked:
            return palette.PICKED
        return None

    def _title_row(self, piece: Piece) -> int:
        """The first line of a piece that is not blank."""
        for row in range(piece.row, piece.row + piece.height):
            if self.drawing.lines[row][piece.column : piece.column + piece.width].strip():
                return row
        return piece.row

    def _light(self, text: Text, piece: Piece, row: int) -> None:
        style = self._style(piece.name)
        if style is None:
            return
        start, end = piece.column, piece.column + piece.width
        if piece.name == self.cursor:
            text.stylize(style, start, end)
        elif row == self._title_row(piece):
            # Only a piece's first words glow: where nearly everything may be picked, nothing would stand out.
            for word in re.finditer(r"\S+(?: \S+)*", text.plain[start:end]):
                if word[0] != "!":  # a warning keeps its own colour
                    text.stylize(style, start + word.start(), start + word.end())
        if row == self._title_row(piece) and piece.width > 2 and text.plain[start] == " ":
            mark = palette.MARK_MAY_PICK
            if piece.name == self.cursor:
                mark = palette.MARK_CURSOR
            elif piece.name in self.picked and piece.name not in self.may_pick:
                mark = palette.MARK_PICKED
            text.plain = text.plain[:start] + mark + text.plain[start + 1 :]
            text.stylize(style, start, start + 1)


def _alike(one: Drawing, other: Drawing) -> bool:
    if one.lines != other.lines or len(one.pieces) != len(other.pieces) or len(one.tints) != len(other.tints):
        return False
    pieces = all(
        (a.name, a.row, a.column, a.width, a.height) == (b.name, b.row, b.column, b.width, b.height)
        for a, b in zip(one.pieces, other.pieces, strict=True)
    )
    return pieces and all(
        (a.row, a.column, a.width, a.colour) == (b.row, b.column, b.width, b.colour)
        for a, b in zip(one.tints, other.tints, strict=True)
    )
