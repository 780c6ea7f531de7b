"""The home screen: the games to begin, and the saved games to go on with."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from underhall.core import game as registry
from underhall.core.errors import UnderhallError
from underhall.core.game import Game
from underhall.core.record import Record
from underhall.terminal.dialogs import KeysDialog
from underhall.terminal.palette import BRASS, EMBER, REST
from underhall.terminal.saves import Saved, saved_games
from underhall.terminal.words import Words, fit_keys

SHOWN = 30
BANNER = (
    "╦ ╦ ╔╗╔ ╔╦╗ ╔═╗ ╦═╗ ╦ ╦ ╔═╗ ╦   ╦",
    "║ ║ ║║║  ║║ ║╣  ╠╦╝ ╠═╣ ╠═╣ ║   ║",
    "╚═╝ ╝╚╝ ═╩╝ ╚═╝ ╩╚═ ╩ ╩ ╩ ╩ ╩═╝ ╩═╝",
)


class HomeScreen(Screen[None]):
    """The first screen: games on the left, saved games on the right."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "language", show=False),
        Binding("question_mark", "keys", show=False),
        Binding("q,escape", "app.quit", show=False),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self.games: list[Game[Any]] = []
        for key in registry.keys():  # noqa: SIM118 (not a dictionary)
            try:
                self.games.append(registry.find(key))
            except UnderhallError:
                continue  # a foreign game whose card file is broken must not keep the others from being shown
        self.saved: list[Saved] = []

    def compose(self) -> ComposeResult:
        yield Static(id="banner")
        with Horizontal(id="columns"):
            with Vertical(classes="column"):
                yield Static(id="new-title", classes="title")
                yield OptionList(id="games")
            with Vertical(classes="column"):
                yield Static(id="saved-title", classes="title")
                yield OptionList(id="saved")
        yield Static(id="about")
        yield Static(id="foot", markup=False)

    def on_mount(self) -> None:
        self.redraw()
        self.query_one("#games").focus()

    def on_resize(self, event: events.Resize) -> None:
        self.redraw()

    def on_screen_resume(self) -> None:
        self.look_up_saved()

    @work(thread=True, exclusive=True)
    def look_up_saved(self) -> None:
        """Reading a saved game means replaying the game, so a thread does that."""
        found = saved_games(SHOWN)
        self.app.call_from_thread(self.show_saved, found)

    def show_saved(self, found: list[Saved]) -> None:
        self.saved = sorted(found, key=lambda saved: saved.over)
        if self.is_attached and self.query("#banner"):  # the app may be closing by now
            self.redraw()

    def redraw(self) -> None:
        banner = Text("\n".join(BANNER) + "\n", style=f"bold {BRASS}", justify="center")
        banner.append(self.motto(), style=f"not bold {REST}")
        self.query_one("#banner", Static).update(banner)
        new, waiting, keys = self.titles()
        self.query_one("#new-title", Static).update(new)
        self.query_one("#saved-title", Static).update(waiting)
        self.query_one("#foot", Static).update(" " + fit_keys(keys, self.size.width - 1))
        refill(self.query_one("#games", OptionList), [self.row(game) for game in self.games])
        refill(self.query_one("#saved", OptionList), self.waiting())
        self.describe()

    # What ``server_screens.ServerHomeScreen`` does otherwise.

    def motto(self) -> str:
        return self.words.say("home.motto")

    def titles(self) -> tuple[str, str, str]:
        """What is new, what is waiting, and the keys."""
        say = self.words.say
        return say("home.new"), say("home.running"), say("home.keys")

    def waiting(self) -> list[Text]:
        rows = [self.saved_row(saved) for saved in self.saved]
        return rows or [Text(self.words.say("home.none"), style=REST)]

    def chosen(self, number: int) -> None:
        """A saved game was chosen, by its row."""
        if number < len(self.saved):
            self.app.open_game(self.saved[number].path)  # type: ignore[attr-defined]

    def row(self, game: Game[Any]) -> Text:
        text = Text(game.voice(self.words.language).title(), style="bold")
        players = next((option for option in game.options if option.key == "players"), None)
        if players is not None:
            numbers = [int(value) for value in players.values] or [players.low, players.high]
            span = f"{min(numbers)}-{max(numbers)}" if min(numbers) < max(numbers) else str(numbers[0])
            text.append(f"  {self.words.say('home.players', players=span)}", style=f"not bold {REST}")
        if game.texts.has("game", "about"):
            about = game.texts.phrase("game", "about", self.words.language)
            text.append("\n" + about, style="not bold")
        return text

    def saved_row(self, saved: Saved) -> Text:
        record = saved.record
        text = Text(record.game.voice(self.words.language).title(), style="" if saved.over else f"bold {EMBER}")
        state = self.words.say("home.over") if saved.over else self.words.say("home.moves", count=len(record.moves))
        text.append(f"  {players_of(record, self.words)} · {state}", style=f"not bold {REST}")
        return text

    def describe(self) -> None:
        """Who made the game under the cursor."""
        number = self.query_one("#games", OptionList).highlighted or 0
        if number >= len(self.games):
            return
        game = self.games[number]
        voice = game.voice(self.words.language)
        credit = voice.phrase("game", "credit") if game.texts.has("game", "credit") else ""
        self.query_one("#about", Static).update(Text(f"{voice.title()}: {credit}" if credit else "", style=REST))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_list.id == "games":
            self.describe()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_list.id == "games":
            self.app.new_game(self.games[event.option_index])  # type: ignore[attr-defined]
        else:
            self.chosen(event.option_index)

    def on_key(self, event: events.Key) -> None:
        if event.key in ("left", "right"):
            self.query_one("#games" if event.key == "left" else "#saved").focus()

    def action_language(self) -> None:
        self.words.language = self.words.other()
        self.redraw()

    def action_keys(self) -> None:
        self.app.push_screen(KeysDialog(self.words))


def refill(rows: OptionList, texts: list[Text]) -> None:
    """New contents, the cursor where it was."""
    at = rows.highlighted or 0
    rows.clear_options()
    rows.add_options([Row(text) for text in texts])
    rows.highlighted = min(at, len(texts) - 1) if texts else None


def players_of(record: Record, words: Words) -> str:
    """Who plays, people by their names."""
    kinds = ("human", "random", "greedy", "novice", "adept", "master", "grandmaster")
    return ", ".join(words.say(f"kinds.{name}") if name in kinds else name for name in record.players)
