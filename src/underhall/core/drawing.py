"""A board as text that also knows where its pieces lie.

A game's ``terminal`` module draws with this, from what one viewer is shown (``GameView``) and nothing else: so it draws
a game on this machine and one that a server keeps alike, and cannot draw what the viewer may not know. On a pipe only
the lines count; a table on a screen also reads the pieces (named as in ``Voice.picks``, so whatever can be clicked can
be found) and the tints (words such as ``brass``, which every table maps to colours of its own; they never say anything
the text does not say).
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, final

if TYPE_CHECKING:
    from underhall.core.game import Game, Options
    from underhall.core.state import State
    from underhall.core.text import Voice


@final
class Piece:
    """Where something that can be picked lies: a rectangle of characters."""

    def __init__(self, name: str, row: int, column: int, width: int, height: int = 1) -> None:
        self.name = name
        self.row = row
        self.column = column
        self.width = width
        self.height = height

    def holds(self, row: int, column: int) -> bool:
        return self.row <= row < self.row + self.height and self.column <= column < self.column + self.width


@final
class Tint:
    """Some characters of one line in a named colour."""

    def __init__(self, row: int, column: int, width: int, colour: str) -> None:
        self.row = row
        self.column = column
        self.width = width
        self.colour = colour


@final
class Drawing:
    """Lines of text with pieces and tints on them."""

    def __init__(self, lines: list[str] | None = None) -> None:
        self.lines: list[str] = lines if lines is not None else []
        self.pieces: list[Piece] = []
        self.tints: list[Tint] = []

    def add(self, line: str = "", colour: str = "") -> int:
        """One more line; returns its row."""
        self.lines.append(line)
        row = len(self.lines) - 1
        if colour:
            self.tints.append(Tint(row, 0, len(line), colour))
        return row

    def mark(self, name: str, row: int, column: int, width: int, height: int = 1) -> None:
        """Something that can be picked lies here."""
        self.pieces.append(Piece(name, row, column, width, height))

    def tint(self, row: int, column: int, width: int, colour: str) -> None:
        self.tints.append(Tint(row, column, width, colour))

    def write(self, row: int, column: int, text: str) -> None:
        """Write over what is there, adding lines and blanks as needed."""
        while len(self.lines) <= row:
            self.lines.append("")
        line = self.lines[row].ljust(column)
        self.lines[row] = line[:column] + text + line[column + len(text) :]

    def below(self, other: Drawing) -> Drawing:
        """Put another drawing under this one."""
        return self.lay(other, len(self.lines), 0)

    def lay(self, other: Drawing, row: int, column: int) -> Drawing:
        """Put another drawing over this one with its corner at a place."""
        for number, line in enumerate(other.lines):
            self.write(row + number, column, line)
        for piece in other.pieces:
            self.mark(piece.name, row + piece.row, column + piece.column, piece.width, piece.height)
        for tint in other.tints:
            self.tint(row + tint.row, column + tint.column, tint.width, tint.colour)
        return self

    def width(self) -> int:
        return max((len(line) for line in self.lines), default=0)

    def height(self) -> int:
        return len(self.lines)

    def find(self, name: str) -> Piece | None:
        for piece in self.pieces:
            if piece.name == name:
                return piece
        return None

    def plain(self) -> dict[str, Any]:
        """As plain data, for tables that are elsewhere."""
        return {
            "lines": self.lines,
            "pieces": [
                {"name": one.name, "row": one.row, "column": one.column, "width": one.width, "height": one.height}
                for one in self.pieces
            ],
            "tints": [
                {"row": one.row, "column": one.column, "width": one.width, "colour": one.colour} for one in self.tints
            ],
        }

    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self.lines)


@final
class Layout:
    """A game laid out for a table on a screen: one line of news, the board, and what lies beside it."""

    def __init__(self, head: str, board: Drawing, side: Drawing) -> None:
        self.head = head
        self.board = board
        self.side = side


@final
class GameView:
    """What one viewer is shown of a game: the game, and a view as ``State.view`` makes it and a server sends it."""

    def __init__(self, game: Game[Any], view: dict[str, Any]) -> None:
        self.game = game
        self.view = view

    @property
    def viewer(self) -> int:
        """A seat, or -1 for a spectator."""
        return int(self.view["viewer"])

    @property
    def options(self) -> Options:
        options: Options = self.view["options"]
        return options


def shown_to(state: State, viewer: int) -> GameView:
    """What a seat, or a spectator (-1), is shown of a state."""
    return GameView(state.game, state.view(viewer))


def terminal_of(game: Game[Any]) -> ModuleType | None:
    """A game's own way to draw itself: the module ``terminal`` beside its definition.

    It has ``board(shown, voice) -> str`` for paper, where ``shown`` is a ``GameView``, and may have
    ``layout(shown, voice, room, picks) -> Layout`` for a screen, where ``room`` is the width and height of the board
    and the width beside it, and ``picks`` what has been picked so far, the piece under the cursor included. If cards
    lie open that the board does not show, it has ``open_cards(shown, voice) -> str``; if seats that nobody has given a
    name are not called by their numbers, ``seat_names(shown, voice) -> list[str]``.
    """
    package = import_module(type(game).__module__).__package__
    if not package:
        return None
    name = f"{package}.terminal"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


def voice_for(shown: GameView, language: str, given: list[str]) -> Voice[Any]:
    """The game's voice, with people's names where they have given one."""
    plain = shown.game.voice(language)
    terminal = terminal_of(shown.game)
    names: list[str] = []
    if terminal is not None and hasattr(terminal, "seat_names"):
        names = list(terminal.seat_names(shown, plain))
    names += [plain.seat(seat) for seat in range(len(names), len(given))]
    for seat, name in enumerate(given):
        if name:
            names[seat] = name
    return shown.game.voice(language, names)


def open_cards(shown: GameView, voice: Voice[Any]) -> str:
    """Cards that lie open without being on the board, for whoever asks; empty if there are none in this game."""
    terminal = terminal_of(shown.game)
    if terminal is None or not hasattr(terminal, "open_cards"):
        return ""
    return str(terminal.open_cards(shown, voice))


def drawn_layout(shown: GameView, voice: Voice[Any], room: tuple[int, int, int], picks: list[str]) -> Layout:
    """A game laid out for a screen; one that cannot do that itself shows its board as on paper, or its bare view."""
    terminal = terminal_of(shown.game)
    if terminal is not None and hasattr(terminal, "layout"):
        made = terminal.layout(shown, voice, room, picks)
        assert isinstance(made, Layout)
        return made
    if terminal is not None:
        lines = str(terminal.board(shown, voice)).splitlines()
    else:
        import json

        lines = json.dumps(shown.view, indent=1, ensure_ascii=False).splitlines()
    return Layout(voice.title(), Drawing(lines), Drawing())
