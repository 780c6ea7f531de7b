"""The form for a new game: every option, who sits where, and the seed."""

from __future__ import annotations

import secrets
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from underhall.core.errors import BadOption
from underhall.core.game import Game, Option
from underhall.core.numbers import whole_number
from underhall.core.record import Record
from underhall.core.text import Voice
from underhall.players.levels import KINDS, is_player
from underhall.players.manners import manner
from underhall.players.seats import HUMAN, OPPONENT
from underhall.terminal.palette import BRASS, DANGER, EMBER, REST
from underhall.terminal.words import Words, fit_keys

SEED_BITS = 32
LABEL = 26
SEATED = (HUMAN, *KINDS)
# Rows that are no options: a game may have an option of the same name.
START, SEED = "@start", "@seed"


class Form(Screen[None]):
    """Rows of values: arrows choose, letters and digits type where a value is free."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,shift+tab", "row(-1)", show=False, priority=True),
        Binding("down,tab", "row(1)", show=False, priority=True),
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
        Binding("enter", "enter", show=False),
        Binding("escape", "close", show=False),
    ]

    kinds: ClassVar[tuple[str, ...]] = SEATED

    def __init__(self, game: Game[Any], words: Words) -> None:
        super().__init__()
        self.game = game
        self.words = words
        self.values: dict[str, str] = {option.key: str(option.default) for option in game.options}
        self.seats: list[str] = [HUMAN] + [OPPONENT] * 7
        self.names: list[str] = [""] * 8
        self.seed = ""
        self.at = 0
        self.trouble = ""

    def compose(self) -> ComposeResult:
        yield Static(id="head", markup=False)
        with VerticalScroll(id="rows", can_focus=False):
            yield Static(id="form")
        yield Static(id="about")
        yield Static(id="foot", markup=False)

    def on_mount(self) -> None:
        self.redraw()

    # The rows.

    def voice(self) -> Voice[Any]:
        return self.game.voice(self.words.language)

    def option(self, key: str) -> Option | None:
        return next((option for option in self.game.options if option.key == key), None)

    def rows(self) -> list[str]:
        """What can be filled in: options, seats as many as there are, the seed, and the start."""
        out = [option.key for option in self.game.options]
        for seat in range(self.count()):
            out.append(f"seat {seat}")
            if self.seats[seat] == HUMAN:
                out.append(f"name {seat}")
        return [*out, SEED, START]

    def count(self) -> int:
        try:
            return self.game.players(self.game.configure(dict(self.values)))
        except BadOption:
            return whole_number(self.values.get("players", "1")) or 1

    def value(self, row: str) -> str:
        if row in self.values:
            return self.values[row] if self.typed(row) else self.voice().choice(row, self.values[row])
        word, _, number = row.partition(" ")
        if word == "seat":
            return self.words.say(f"kinds.{self.seats[int(number)]}")
        if word == "name":
            return self.names[int(number)]
        return self.seed if row == SEED else ""

    def label(self, row: str) -> str:
        word, _, number = row.partition(" ")
        if row in self.values:
            return self.voice().option(row)
        if word in ("seat", "name"):
            return self.words.say(f"form.{word}", number=int(number) + 1)
        return self.words.say(f"form.{row.lstrip('@')}")

    def help(self, row: str) -> str:
        word = row.partition(" ")[0].lstrip("@")
        if row in self.values:
            known = self.game.texts.has("options", row)
            text = self.game.texts.phrase("options", row, self.words.language) if known else ""
            option = self.option(row)
            if option is None:
                return text
            return f"{text}  ({option.choices().say(self.words.language)})" if self.typed(row) else text
        if word == "seat":
            return self.seat_help(self.seats[int(row.partition(" ")[2])])
        return "" if row == START else self.words.say(f"form.{word}_help")

    def seat_help(self, kind: str) -> str:
        """Who can sit there; and how the computer player plays that is chosen."""
        return manner(kind, self.words.language) if kind in KINDS else self.words.say("form.seat_help")

    def typed(self, row: str) -> bool:
        """Whether a value is typed rather than chosen from a few."""
        option = self.option(row)
        return row == SEED or row.startswith("name") or (option is not None and not option.values)

    # Keys.

    def action_row(self, step: int) -> None:
        self.at = (self.at + step) % len(self.rows())
        self.redraw()

    def action_turn(self, step: int) -> None:
        row = self.rows()[self.at]
        option = self.option(row)
        if row.startswith("seat"):
            seat = int(row.partition(" ")[2])
            self.seats[seat] = self.kinds[(self.kinds.index(self.seats[seat]) + step) % len(self.kinds)]
        elif option is not None and option.values:
            known = [str(value) for value in option.values]
            self.values[row] = known[(known.index(self.values[row]) + step) % len(known)]
        elif option is not None and option.high > option.low:
            number = whole_number(self.values[row])
            if number is not None:
                self.values[row] = str(min(option.high, max(option.low, number + step)))
        self.redraw()

    def action_enter(self) -> None:
        if self.rows()[self.at] == START:
            self.start()
        else:
            self.action_row(1)

    def action_close(self) -> None:
        self.app.pop_screen()

    def on_key(self, event: events.Key) -> None:
        row = self.rows()[self.at]
        if self.typed(row):
            if event.key == "backspace":
                self.write(row, self.value(row)[:-1])
            elif event.character is not None and event.is_printable:
                self.write(row, self.value(row) + event.character)
            else:
                return
            event.stop()
            self.redraw()
        elif event.key == "l":
            self.words.language = self.words.other()
            self.redraw()
        elif event.key == "q":
            self.action_close()

    def write(self, row: str, text: str) -> None:
        word, _, number = row.partition(" ")
        if row in self.values:
            self.values[row] = text
        elif word == "name":
            self.names[int(number)] = text
        elif not text or whole_number(text) is not None:
            self.seed = text

    def on_click(self, event: events.Click) -> None:
        """A click goes to a row; a click on the current row turns to the next value, or starts the game."""
        if event.widget is not None and event.widget.id == "form" and 0 <= event.y < len(self.rows()):
            if event.y == self.at and self.rows()[self.at] == START:
                self.start()
            elif event.y == self.at:
                self.action_turn(1)
            else:
                self.at = event.y
                self.redraw()

    # Starting.

    def start(self) -> None:
        try:
            record = self.record()
        except BadOption as error:
            self.trouble = error.say(self.words.language)
            self.redraw()
            return
        self.app.begin(record)  # type: ignore[attr-defined]

    def record(self) -> Record:
        given: dict[str, Any] = dict(self.values)
        options = self.game.configure(given)
        players: list[str] = []
        for seat in range(self.game.players(options)):
            name = " ".join(self.names[seat].split())
            if self.seats[seat] == HUMAN and name:
                if name.lower() == HUMAN or is_player(name.lower()):
                    raise BadOption("seats-name_taken_by_kind", name=name)
                players.append(name)
            else:
                players.append(self.seats[seat])
        seed = int(self.seed) if self.seed else secrets.randbits(SEED_BITS)
        return Record(self.game, options, seed, players)

    # Drawing.

    def redraw(self) -> None:
        rows = self.rows()
        self.at = min(self.at, len(rows) - 1)
        title = self.voice().title()
        self.query_one("#head", Static).update(" " + self.words.say("form.title", game=title))
        text = Text()
        for number, row in enumerate(rows):
            text.append_text(self.line(row, number == self.at))
            text.append("\n")
        self.query_one("#form", Static).update(text)
        self.query_one("#rows").scroll_to(y=max(0, self.at - self.size.height // 2), animate=False)
        about = (
            Text(self.trouble, style=f"bold {DANGER}") if self.trouble else Text(self.help(rows[self.at]), style=REST)
        )
        self.query_one("#about", Static).update(about)
        self.trouble = ""
        self.query_one("#foot", Static).update(" " + fit_keys(self.words.say("form.keys"), self.size.width - 1))

    def line(self, row: str, here: bool) -> Text:
        text = Text("▶ " if here else "  ", style=f"bold {EMBER}")
        if row == START:
            text.append(f"[ {self.label(row)} ]", style=f"bold reverse {EMBER}" if here else f"bold {BRASS}")
            return text
        text.append(f"{self.label(row):<{LABEL}}", style="bold" if here else "")
        value = self.value(row)
        if self.typed(row):
            text.append(value + ("▏" if here else ""), style=BRASS)
        else:
            text.append(f"◂ {value} ▸" if here else f"  {value}", style=f"bold {EMBER}" if here else BRASS)
        return text
