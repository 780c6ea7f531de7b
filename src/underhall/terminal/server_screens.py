"""Screens for a server: its games and tables, the form for a new table, and a table's lobby before the game starts."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from underhall.client import Client, Refused
from underhall.core import game as registry
from underhall.core.errors import BadOption, UnderhallError
from underhall.core.game import Game
from underhall.players.levels import KINDS
from underhall.players.seats import HUMAN
from underhall.terminal.form import START, Form
from underhall.terminal.home_screen import HomeScreen
from underhall.terminal.palette import BRASS, EMBER, REST
from underhall.terminal.server_table import LOST
from underhall.terminal.words import Words, fit_keys

REFRESH_SECONDS = 2.0
OPEN = "open"
SEATED = (HUMAN, OPEN, *KINDS)


class ServerHomeScreen(HomeScreen):
    """The home screen of a server: games to begin a table with, tables to play at or to watch."""

    def __init__(self, words: Words, client: Client, name: str) -> None:
        super().__init__(words)
        self.client = client
        self.who = name
        self.tables: list[dict[str, Any]] = []

    def on_mount(self) -> None:
        super().on_mount()
        self.set_interval(REFRESH_SECONDS, self.look_up_saved)

    @work(thread=True, exclusive=True)
    def look_up_saved(self) -> None:
        if self.app.screen is not self:
            return
        try:
            found = {table["id"]: table for table in self.client.my_tables(self.words.language)}
            for status in ("open", "running"):
                for table in self.client.tables(status, self.words.language):
                    found.setdefault(table["id"], table)
            turns = {turn["table"]["id"] for turn in self.client.ask("GET", "/my/turns")}
        except (*LOST, Refused) as error:
            self.app.call_from_thread(self.complain, error)
            return
        self.app.call_from_thread(self.show_tables, list(found.values()), turns)

    def complain(self, reason: Exception) -> None:
        if self.is_attached and self.query("#about"):
            text = self.words.say("online.unreachable", reason=reason)
            self.query_one("#about", Static).update(Text(text, style=f"bold {EMBER}"))

    def show_tables(self, found: list[dict[str, Any]], turns: set[str]) -> None:
        before = self.tables
        for table in found:
            table["your_turn"] = table["id"] in turns
        # Tables that wait for this person first, finished tables last.
        order = {"running": 1, "open": 2, "over": 3}
        found.sort(key=lambda table: (not table["your_turn"], table["your_seat"] < 0, order[table["status"]]))
        self.tables = found
        if found != before and self.is_attached and self.query("#banner"):
            self.redraw()

    def titles(self) -> tuple[str, str, str]:
        say = self.words.say
        return say("online.new"), say("online.tables"), say("online.keys")

    def motto(self) -> str:
        return self.words.say("online.title", name=self.who, address=self.client.address)

    def waiting(self) -> list[Text]:
        rows = [self.table_row(table) for table in self.tables]
        return rows or [Text(self.words.say("online.none"), style=REST)]

    def table_row(self, table: dict[str, Any]) -> Text:
        try:
            title = registry.find(table["game"]).voice(self.words.language).title()
        except UnderhallError:
            title = table["game"]
        text = Text(title, style=f"bold {EMBER}" if table["your_turn"] else "bold" if table["your_seat"] >= 0 else "")
        names = ", ".join(seat["name"] or "…" for seat in table["seats"] if seat["kind"] != "automaton")
        text.append(f"  {names} · {self.standing(table)}", style=f"not bold {REST}")
        return text

    def standing(self, table: dict[str, Any]) -> str:
        if table["read_only"]:
            return self.words.say("online.read_only")
        if table["your_turn"]:
            return self.words.say("online.your_turn")
        if table["status"] == "open":
            return self.words.say("online.open", free=sum(seat["kind"] == "open" for seat in table["seats"]))
        if table["status"] == "running" and table["your_seat"] < 0:
            return self.words.say("online.watching")
        return self.words.say(f"online.{table['status']}")

    def chosen(self, number: int) -> None:
        if number < len(self.tables):
            self.app.visit(self.tables[number]["id"])  # type: ignore[attr-defined]


class ServerTableForm(Form):
    """The form for a table on a server: the same options; a seat is this person's, open, or a computer player's."""

    kinds: ClassVar[tuple[str, ...]] = SEATED

    def __init__(self, game: Game[Any], words: Words) -> None:
        super().__init__(game, words)
        self.seats = [HUMAN] + [OPEN] * 7

    def rows(self) -> list[str]:
        out = [option.key for option in self.game.options]
        return [*out, *(f"seat {seat}" for seat in range(self.count())), START]

    def value(self, row: str) -> str:
        word, _, number = row.partition(" ")
        if word == "seat" and self.seats[int(number)] in (HUMAN, OPEN):
            return self.words.say("online.me" if self.seats[int(number)] == HUMAN else "online.anybody")
        return super().value(row)

    def seat_help(self, kind: str) -> str:
        return super().seat_help(kind) if kind in KINDS else self.words.say("online.seat_help")

    def start(self) -> None:
        try:
            options = self.game.configure(dict(self.values))
        except BadOption as error:
            self.trouble = error.say(self.words.language)
            self.redraw()
            return
        kinds = {HUMAN: {"kind": "me"}, OPEN: {"kind": "open"}}
        chosen = self.seats[: self.game.players(options)]
        seats = [kinds.get(kind, {"kind": "bot", "level": kind}) for kind in chosen]
        wish = {"options": dict(options), "seats": seats, "start": OPEN not in chosen, "hints": True}
        self.app.create_table(self.game.key, wish)  # type: ignore[attr-defined]


class TableLobby(Screen[None]):
    """A table before its game starts: who has a seat, who is missing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "sit", show=False),
        Binding("x", "stand", show=False),
        Binding("enter", "start", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self, words: Words, client: Client, table: dict[str, Any]) -> None:
        super().__init__()
        self.words = words
        self.client = client
        self.table = table
        self.trouble = ""

    def compose(self) -> ComposeResult:
        yield Static(id="head", markup=False)
        yield Static(id="form")
        yield Static(id="about")
        yield Static(id="foot", markup=False)

    def on_mount(self) -> None:
        self.redraw()
        self.set_interval(REFRESH_SECONDS / 2, self.look)

    def redraw(self) -> None:
        title = registry.find(self.table["game"]).voice(self.words.language).title()
        self.query_one("#head", Static).update(" " + self.words.say("online.lobby", game=title))
        text = Text("\n")
        for seat in self.table["seats"]:
            name = seat["name"] or self.words.say("online.anybody")
            line = self.words.say("online.seat", number=seat["seat"] + 1, name=name)
            text.append(f"   {line}\n", style=f"bold {EMBER}" if seat["you"] else REST if not seat["name"] else BRASS)
        self.query_one("#form", Static).update(text)
        self.query_one("#about", Static).update(Text(self.trouble, style=f"bold {EMBER}"))
        foot = fit_keys(self.words.say("online.lobby_keys"), self.size.width - 1)
        self.query_one("#foot", Static).update(" " + foot)

    def action_sit(self) -> None:
        self.do("sit")

    def action_stand(self) -> None:
        self.do("leave")

    def action_start(self) -> None:
        self.do("start")

    def action_leave(self) -> None:
        self.app.pop_screen()

    @work(thread=True, exclusive=True)
    def look(self) -> None:
        self._ask("")

    @work(thread=True, exclusive=True)
    def do(self, what: str) -> None:
        self._ask(what)

    def _ask(self, what: str) -> None:
        trouble = ""
        try:
            if what:
                self.client.do(self.table["id"], what)
        except Refused as refused:
            trouble = f"{refused.problem.get('title', '')} {refused.problem.get('detail', '')}".strip()
        except LOST as error:
            trouble = self.words.say("online.unreachable", reason=error)
        try:
            table = self.client.look(self.table["id"])["table"]
        except (*LOST, Refused):
            table = self.table
        self.app.call_from_thread(self.seen, table, trouble)

    def seen(self, table: dict[str, Any], trouble: str) -> None:
        if not self.is_attached or not self.query("#head"):
            return
        self.table, self.trouble = table, trouble or self.trouble
        if table["status"] != "open":
            self.app.visit(table["id"])  # type: ignore[attr-defined]
        else:
            self.redraw()
            self.trouble = ""
