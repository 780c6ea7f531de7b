"""Dialogs over the other screens: keys, rules, table talk, handing over, going on with a game, the result."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from underhall.core import rulebook
from underhall.core.game import Game
from underhall.core.outcome import Outcome
from underhall.core.text import Voice
from underhall.terminal.palette import BRASS, EMBER, REST
from underhall.terminal.words import Words

CLAUSES_SHOWN = 30
LONGEST_TALK = 500  # characters, as a server takes them
# How a server says that all players but one gave up, that a game of bots was stopped, or that a game ended unfinished:
# no game has these among its endings.
ONLINE_ENDINGS = ("resigned", "stopped", "closed")


class KeysDialog(ModalScreen[None]):
    """What every key does."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,question_mark,space", "dismiss", show=False)]

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        with Container(classes="dialog"):
            yield Static(Text(self.words.say("keys.title"), style=f"bold {BRASS}"))
            yield Static(self.words.say("keys.body").strip("\n"), markup=False)
            yield Static(Text("\n" + self.words.say("keys.close"), style=REST))


class ScrollingDialog(ModalScreen[None]):
    """A dialog that scrolls: what may be longer than the screen is in ``#found``."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("up", "scroll_lines(-1)", show=False, priority=True),
        Binding("down", "scroll_lines(1)", show=False, priority=True),
        Binding("pageup", "scroll_lines(-10)", show=False, priority=True),
        Binding("pagedown", "scroll_lines(10)", show=False, priority=True),
    ]

    def action_scroll_lines(self, lines: int) -> None:
        self.query_one("#found").scroll_relative(y=lines, animate=False)


class CardsDialog(ScrollingDialog):
    """Cards that lie open without being on the board."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,q,s,space", "dismiss", show=False)]

    def __init__(self, words: Words, shown: str) -> None:
        super().__init__()
        self.words = words
        self.shown = shown

    def compose(self) -> ComposeResult:
        with Container(classes="dialog tall"):
            yield Static(Text(self.words.say("cards.title"), style=f"bold {BRASS}"))
            with VerticalScroll(id="found", can_focus=False):
                yield Static(self.shown, id="cards", markup=False)
            yield Static(Text(self.words.say("cards.keys"), style=REST))


class HandOverDialog(ModalScreen[bool]):
    """Between two people at one screen: nothing of the game is to be seen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss(True)", show=False),
        Binding("q", "dismiss(False)", show=False),
    ]

    def __init__(self, words: Words, name: str) -> None:
        super().__init__()
        self.words = words
        self.who = name

    def compose(self) -> ComposeResult:
        with Container(classes="dialog"):
            yield Static(Text(self.words.say("hand_over.title", name=self.who), style=f"bold {EMBER}"))
            yield Static(Text("\n" + self.words.say("hand_over.ready", name=self.who)))


class ResumeDialog(ModalScreen[bool]):
    """The offer to go on with a game whose table was closed in the middle."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss(True)", show=False),
        Binding("escape,q,n", "dismiss(False)", show=False),
    ]

    def __init__(self, words: Words, what: str) -> None:
        super().__init__()
        self.words = words
        self.what = what

    def compose(self) -> ComposeResult:
        with Container(classes="dialog"):
            yield Static(Text(self.words.say("resume.title"), style=f"bold {EMBER}"))
            yield Static("\n" + self.what, markup=False)
            yield Static(Text("\n" + self.words.say("resume.keys"), style=REST))


class ResultDialog(ModalScreen[None]):
    """Who won and why, with the numbers behind the result."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space", "dismiss", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, words: Words, voice: Voice[Any], game: Game[Any], outcome: Outcome, verdict: str) -> None:
        super().__init__()
        self.verdict = verdict
        self.words = words
        self.voice = voice
        self.game = game
        self.outcome = outcome

    def action_leave(self) -> None:
        self.dismiss()
        self.app.call_later(self.app.leave_table)  # type: ignore[attr-defined]

    def compose(self) -> ComposeResult:
        with Container(classes="dialog"):
            yield Static(self.result())
            yield Static(Text("\n" + self.words.say("over.close"), style=REST))

    def result(self) -> RenderableType:
        outcome = self.outcome
        names = [self.voice.seat(seat) for seat in outcome.winners]
        if len(names) > 1:
            shared = f"{', '.join(names[:-1])} {self.words.say('over.and')} {names[-1]}"
            verdict = self.words.say("over.winners", names=shared)
        else:
            verdict = self.words.say("over.winner", name=names[0]) if names else self.words.say("over.nobody")
        grid = Grid(box=None, pad_edge=False, padding=(0, 1))
        grid.add_column("", no_wrap=True)
        for column in outcome.rows[0] if outcome.rows else {}:
            grid.add_column(self.column(column), justify="right", style=f"{BRASS}")
        for seat, row in enumerate(outcome.rows):
            style = "bold" if seat in outcome.winners else ""
            grid.add_row(self.voice.seat(seat), *(str(value) for value in row.values()), style=style)
        reason = self.reason(outcome.ending)
        return Group(
            Text(f"{self.words.say('over.title')}: {reason}.", style=f"bold {BRASS}"),
            Text(verdict, style=f"bold {EMBER}"),
            Text(self.verdict + "\n", style=EMBER),
            grid,
        )

    def reason(self, ending: str) -> str:
        if ending in ONLINE_ENDINGS:
            return self.words.say(f"over.{ending}")
        return self.voice.ending(ending) if ending else ""

    def column(self, name: str) -> str:
        texts = self.game.texts
        return texts.phrase("columns", name, self.words.language) if texts.has("columns", name) else name


class TalkDialog(ModalScreen[str]):
    """A message to the other people at the table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        with Container(classes="dialog"):
            yield Static(Text(self.words.say("talk.title"), style=f"bold {BRASS}"))
            yield Input(id="said", max_length=LONGEST_TALK)
            yield Static(Text(self.words.say("talk.keys"), style=REST))

    def on_mount(self) -> None:
        self.query_one("#said").focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())


class RulesDialog(ScrollingDialog):
    """Clauses by number or by word, sections by number."""

    def __init__(self, words: Words, game: Game[Any]) -> None:
        super().__init__()
        self.words = words
        self.books = rulebook.books(game, words.language)

    def compose(self) -> ComposeResult:
        example = next((book.clauses[0].number for book in self.books if book.clauses), "D-1")
        with Container(classes="dialog tall"):
            yield Static(Text(self.words.say("rules.title", example=example), style=f"bold {BRASS}"))
            yield Input(id="asked")
            with VerticalScroll(id="found", can_focus=False):
                yield Static(self.contents(), id="clauses")
            yield Static(Text(self.words.say("rules.keys"), style=REST))

    def on_mount(self) -> None:
        self.query_one("#asked").focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        self.search(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.search(event.value)

    def search(self, asked: str) -> None:
        words = asked.split()
        shown = self.query_one("#clauses", Static)
        self.query_one("#found").scroll_home(animate=False)
        if not words:
            shown.update(self.contents())
            return
        sections, found = rulebook.look_up(self.books, words)
        text = Text()
        for clause in found[:CLAUSES_SHOWN]:
            text.append(clause.number, style=f"bold {BRASS}")
            text.append(f"  {clause.chapter}\n", style=REST)
            text.append(re.sub(r"\*\*|`", "", clause.text) + "\n\n")
        if not found and not sections:
            text.append(self.words.say("rules.nothing", asked=asked))
        shown.update(Group(*(Markdown(section.text()) for section in sections), text))

    def contents(self) -> Text:
        if not self.books:
            return Text(self.words.say("rules.elsewhere"))
        return Text("\n".join(chapter for book in self.books for chapter in book.chapters))
