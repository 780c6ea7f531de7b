"""The dialog for a server's table that can only be looked at, as when the rules have changed: why, and the record."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.screen import ModalScreen
from textual.widgets import Static

from underhall.client import Client, Refused
from underhall.terminal.palette import BRASS, EMBER, REST
from underhall.terminal.saves import data_folder
from underhall.terminal.server_table import LOST
from underhall.terminal.words import Words


class ReadOnlyDialog(ModalScreen[None]):
    """The server's sentence, who played, and what can be done: keep the record, end the game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q", "dismiss", show=False),
        Binding("d", "download", show=False),
        Binding("e", "end", show=False),
    ]

    def __init__(self, words: Words, client: Client, table: dict[str, Any]) -> None:
        super().__init__()
        self.words = words
        self.client = client
        self.table = table

    def compose(self) -> ComposeResult:
        names = ", ".join(seat["name"] or "…" for seat in self.table["seats"])
        with Container(classes="dialog"):
            yield Static(Text(self.words.say("read_only.title"), style=f"bold {BRASS}"))
            yield Static(Text(f"{names}\n\n{self.table['read_only']}"))
            yield Static(id="said")
            yield Static(Text("\n" + self.words.say(self.keys()), style=REST), id="keys")

    def keys(self) -> str:
        """The key of the text that says what can be done here."""
        if self.table["status"] == "over":
            return "read_only.over"
        mine = self.table["yours"] or self.table["your_seat"] >= 0
        return "read_only.running" if mine and self.table["status"] == "running" else "read_only.nothing"

    def action_download(self) -> None:
        if self.table["status"] == "over":
            self.fetch(end=False)

    def action_end(self) -> None:
        if self.keys() == "read_only.running":
            self.fetch(end=True)

    @work(thread=True, exclusive=True)
    def fetch(self, end: bool) -> None:
        """Keep the record as a file; before that end the game for good, if ``end`` says so."""
        table_id = self.table["id"]
        try:
            if end:
                self.client.do(table_id, "close")
            path = data_folder() / "records" / f"{self.table['game']}-{table_id[:8]}.record"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self.client.record(table_id), encoding="utf-8")
        except (*LOST, Refused) as error:
            self.app.call_from_thread(self.done, self.words.say("online.trouble", reason=error), False)
        else:
            self.app.call_from_thread(self.done, self.words.say("read_only.kept", path=short(path)), end)

    def done(self, said: str, ended: bool) -> None:
        if not self.is_attached or not self.query("#said"):
            return
        if ended:
            self.table = {**self.table, "status": "over"}
            self.query_one("#keys", Static).update(Text("\n" + self.words.say(self.keys()), style=REST))
        self.query_one("#said", Static).update(Text("\n" + said, style=f"bold {EMBER}"))


def short(path: Path) -> str:
    """A path as people read paths: from the home folder."""
    try:
        return f"~/{path.relative_to(Path.home())}"
    except ValueError:
        return str(path)
