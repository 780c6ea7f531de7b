"""What a game looks like on a terminal: board, events, question, moves, result; plain text on a pipe."""

from __future__ import annotations

import json
import textwrap
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from underhall.cli.words import Words
from underhall.core.drawing import shown_to, terminal_of, voice_for
from underhall.core.game import Game, Options
from underhall.core.journal import Event
from underhall.core.state import State
from underhall.core.text import Voice

__all__ = ["BRASS", "EMBER", "WIDTH", "Paper", "Screen", "coloured", "column_name", "terminal_of", "voice_for"]

# The seats' colours (Okabe and Ito) go with their shapes; colour alone never carries a meaning.
SHAPES = {"●": "#56b4e9", "◆": "#e69f00", "■": "#009e73", "▲": "#cc79a7", "⬢": "#f0e442"}
BRASS = "#c9a45c"
EMBER = "#ff8a3c"
WIDTH = 80
PAGE = 40
ONE_COLUMN = 20
EVENTS_SHOWN = 30


def print_options(console: Console, options: Options, voice: Voice[Any]) -> None:
    """What is played: in words, and as it is typed."""
    console.print(Text(voice.chosen(options)))
    console.print(Text(" ".join(f"-o {key}={value}" for key, value in options.items()), style="dim"))


def print_caps(console: Console, caps: dict[str, Any], words: Words) -> None:
    """Say which options random players were given so that their games end."""
    if caps:
        chosen = " ".join(f"{key}={value}" for key, value in caps.items())
        console.print(Text(words.say("simulate.capped", chosen=chosen), style="yellow"))


class Paper(Console):
    """A console without guesses at what to highlight, and that lets whoever runs it handle a reader gone away."""

    def __init__(self) -> None:
        super().__init__(highlight=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Prints a game for people, in one language."""

    def __init__(self, words: Words, voice: Voice[Any], console: Console | None = None) -> None:
        self.words = words
        self.voice = voice
        self.console = console if console is not None else Paper()

    def say(self, key: str, style: str = "", **fields: object) -> None:
        self.line(self.words.say(key, **fields), style)

    def line(self, text: str = "", style: str = "") -> None:
        # Soft wrap, so that a path or a command in a sentence stays whole and can be copied.
        self.console.print(Text(text, style=style), soft_wrap=len(text) <= WIDTH or "/" in text)

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()

    # The game.

    def board(self, state: State, viewer: int) -> None:
        terminal = terminal_of(state.game)
        shown = shown_to(state, viewer)
        if terminal is not None:
            drawn = str(terminal.board(shown, self.voice))
        else:
            drawn = json.dumps(shown.view, indent=1, ensure_ascii=False)
        self.console.print(coloured(drawn), soft_wrap=True)

    def events(self, events: list[Event], shown: int = EVENTS_SHOWN) -> None:
        """What happened, with the clause each thing rests on."""
        if len(events) > shown:
            self.say("play.earlier", style="dim", count=len(events) - shown)
        for event in events[-shown:]:
            text = Text("  ")
            text.append(self.voice.event(event))
            if event.clause:
                text.append(f" [{event.clause}]", style="dim")
            self.console.print(text)

    def question(self, state: State) -> None:
        self.console.print(Text(self.voice.prompt(state), style=f"bold {EMBER}"))

    def moves(self, state: State, page: int = 1, wanted: str = "") -> None:
        """The legal moves, each with how it is typed; numbered as in the whole list also where only some are shown."""
        rows = [
            (number, self.voice.move(state, move), state.game.moves.print(move))
            for number, move in enumerate(state.moves(), start=1)
        ]
        total = len(rows)
        if wanted:
            rows = [row for row in rows if wanted.lower() in f"{row[1]} {row[2]}".lower()]
            if not rows:
                self.say("play.no_such_moves", style="yellow", wanted=wanted)
                return
        pages = max(1, -(-len(rows) // PAGE))
        page = max(1, min(page, pages))
        rows = rows[(page - 1) * PAGE : page * PAGE]
        half = WIDTH // 2 - 2
        digits = len(str(total))
        if len(rows) > ONE_COLUMN and all(len(row[1]) + 2 + len(row[2]) + digits + 2 <= half for row in rows):
            self._two_columns(rows, digits, half)
        else:
            for number, sentence, text in rows:
                self._one_move(number, sentence, text, digits)
        if pages > 1:
            self.say("play.pages", style="dim", page=page, pages=pages, total=total)

    def _one_move(self, number: int, sentence: str, text: str, digits: int) -> None:
        line = Text()
        line.append(f"  {number:>{digits}}", style=f"bold {EMBER}")
        room = WIDTH - digits - 4
        parts = textwrap.wrap(sentence, room) or [""]
        for place, part in enumerate(parts):
            line.append(("  " if place == 0 else "\n" + " " * (digits + 4)) + part)
        # How the move is typed goes at the end of the line where there is room for it, else of the next one.
        gap = room - len(parts[-1]) - len(text)
        if gap < 2:
            line.append("\n" + " " * (digits + 4))
            gap = max(0, room - len(text))
        line.append(" " * gap + text, style="dim")
        self.console.print(line, soft_wrap=True)

    def _two_columns(self, rows: list[tuple[int, str, str]], digits: int, half: int) -> None:
        middle = (len(rows) + 1) // 2
        for place in range(middle):
            line = Text()
            for number, sentence, text in rows[place::middle]:
                line.append(f"  {number:>{digits}}", style=f"bold {EMBER}")
                line.append("  " + sentence.ljust(half - digits - 2 - len(text)))
                line.append(text, style="dim")
            self.console.print(line, soft_wrap=True)

    def outcome(self, state: State) -> None:
        """Who won and why, with the numbers behind it."""
        outcome = state.outcome()
        reason = self.voice.ending(outcome.ending) if outcome.ending else ""
        self.console.print(Text(self.words.say("play.over", reason=reason), style=f"bold {BRASS}"))
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
        grid.add_column("")
        for name in outcome.rows[0] if outcome.rows else {}:
            grid.add_column(column_name(state.game, name, self.words.language), justify="right")
        for seat, row in enumerate(outcome.rows):
            style = f"bold {BRASS}" if seat in outcome.winners else ""
            grid.add_row(self.voice.seat(seat), *(str(value) for value in row.values()), style=style)
        self.console.print(grid)
        names = [self.voice.seat(seat) for seat in outcome.winners]
        if len(names) == 1:
            self.say("play.winner", style=f"bold {EMBER}", name=names[0])
        elif names:
            shared = f"{', '.join(names[:-1])} {self.words.say('play.and')} {names[-1]}"
            self.say("play.winners", style=f"bold {EMBER}", names=shared)
        else:
            self.say("play.no_winner", style=f"bold {EMBER}")
        verdict = self.voice.verdict(outcome, -1)
        if verdict:
            self.console.print(Text(verdict, style=EMBER))


def column_name(game: Game[Any], name: str, language: str) -> str:
    if game.texts.has("columns", name):
        return game.texts.phrase("columns", name, language)
    return name.replace("_", " ")


def coloured(drawn: str) -> Text:
    """A board with its shapes in the seats' colours and its walls in the background."""
    text = Text(drawn)
    text.highlight_regex(r"[─│┌┬┐├┼┤└┴┘]+", "dim")
    text.highlight_regex(r"(?<= )!(?= )", "bold #e0564a")
    text.highlight_regex(r"▸", f"bold {BRASS}")
    text.highlight_regex(r"^.+", f"bold {BRASS}")  # without re.MULTILINE: the first line only
    for shape, colour in SHAPES.items():
        text.highlight_regex(shape, colour)
    return text
