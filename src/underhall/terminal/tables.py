"""A table as the game screen sees the table: somebody's view of a game, and what can be done there.

``LocalTable`` plays on this machine: people at one keyboard, and players that think in a process of their own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from underhall.core.drawing import GameView, shown_to
from underhall.core.errors import CannotUndo, Message, of_the_system
from underhall.core.game import Game
from underhall.core.history import History
from underhall.core.journal import Event
from underhall.core.outcome import Outcome
from underhall.core.picking import Picking, picking
from underhall.core.state import State
from underhall.core.text import Voice
from underhall.players.levels import is_player
from underhall.players.seats import given_name, imagination_seed
from underhall.terminal.bot_client import Advice, BotClient

SPECTATOR = -1
# What a view says differently to every seat, even where nothing is hidden.
PERSONAL = ("viewer", "moves", "asked", "question")


@dataclass(frozen=True)
class Said:
    """What somebody said at the table."""

    name: str
    text: str


class Table(Protocol):
    """What a screen needs of a table, wherever the game is kept."""

    game: Game[Any]
    players: list[str]
    given: list[str]
    talks: bool  # whether there is somebody to talk to
    trouble: str | Message  # what is wrong at the moment, or empty
    complaint: str  # the key of the sentence that says so

    @property
    def viewer(self) -> int: ...

    def shown(self) -> GameView:
        """What ``viewer`` is shown of the game: everything is drawn from this."""
        ...

    def moment(self) -> int:
        """A number that is another one when the game has moved on."""
        ...

    def speak(self, language: str) -> None:
        """The person at this screen reads another language from now on."""
        ...

    def asked(self) -> bool:
        """Whether the person at this screen must decide."""
        ...

    def over(self) -> bool: ...

    def deciding(self) -> int:
        """Who is asked, as far as the viewer may know, or -1."""
        ...

    def picking(self, voice: Voice[Any]) -> Picking:
        """The moves of the person at this screen, nothing picked yet."""
        ...

    def prompt(self, voice: Voice[Any]) -> str:
        """What the person at this screen is asked."""
        ...

    def sentence(self, move: int, voice: Voice[Any]) -> str:
        """What one of the moves of the person at this screen means."""
        ...

    def waits_for_hand_over(self) -> int:
        """The seat of the next person who must take over the screen before anything of theirs is shown, or -1."""
        ...

    def hand_over(self) -> None: ...

    def story(self) -> list[Event | Said]:
        """What happened, and what was said in between."""
        ...

    def talk(self, text: str) -> None: ...

    def outcome(self) -> Outcome: ...

    def verdict(self, voice: Voice[Any]) -> str:
        """Why whoever won has won, in one sentence; empty if the game does not say."""
        ...

    def play(self, move: int) -> None: ...

    def can_undo(self) -> bool: ...

    def undo(self) -> None: ...

    def ask_undo(self) -> bool:
        """Ask the others to let a move be taken back; False where there is nobody to ask."""
        ...

    def request(self) -> int:
        """The seat that asks this person to let it take back a move, or -1."""
        ...

    def answer_undo(self, agree: bool) -> None: ...

    async def disturbed(self) -> None:
        """Wait until something has changed while the person at this screen was asked."""
        ...

    async def advance(self, changed: Callable[[], Awaitable[None]]) -> None:
        """Let everybody decide who is not at this screen."""
        ...

    async def hints(self, language: str, names: list[str]) -> list[Advice]: ...

    def close(self) -> None: ...


class LocalTable:
    """A game on this machine, saved after every move."""

    complaint = "table.cannot_save"
    talks = False

    def __init__(self, history: History, path: Path, bot_client: BotClient | None = None) -> None:
        self.history = history
        self.game = history.record.game
        self.path = path
        self.players = history.record.players
        self.given = [given_name(name) for name in self.players]
        self.bot_client = bot_client if bot_client is not None else BotClient()
        self.facing = self._first_person()
        self.trouble: str | Message = ""  # why the last saving failed
        self.save()

    @property
    def state(self) -> State:
        return self.history.state

    def people(self) -> list[int]:
        return [seat for seat, name in enumerate(self.players) if not is_player(name)]

    def _first_person(self) -> int:
        """Alone, one sees one's own cards at once; where several share a screen, nobody's are shown before they ask."""
        people = self.people()
        if len(people) == 1 or (people and not hides_anything(self.state, people)):
            return people[0]
        return SPECTATOR

    @property
    def viewer(self) -> int:
        if self.state.seat < 0 and len(self.people()) != 1:
            return SPECTATOR
        return self.facing

    def shown(self) -> GameView:
        return shown_to(self.state, self.viewer)

    def moment(self) -> int:
        return len(self.history.record.moves)

    def speak(self, language: str) -> None:
        """Nothing to do: every text is made here, with the screen's voice."""

    def asked(self) -> bool:
        return self.state.seat >= 0 and self.state.seat == self.facing

    def over(self) -> bool:
        return self.state.seat < 0

    def deciding(self) -> int:
        return self.state.asked(self.viewer)

    def picking(self, voice: Voice[Any]) -> Picking:
        return picking(self.state, voice)

    def prompt(self, voice: Voice[Any]) -> str:
        return voice.prompt(self.state)

    def sentence(self, move: int, voice: Voice[Any]) -> str:
        return voice.move(self.state, move)

    def waits_for_hand_over(self) -> int:
        seat = self.state.seat
        if seat < 0 or seat == self.facing or is_player(self.players[seat]):
            return -1
        if not hides_anything(self.state, self.people()):
            self.facing = seat
            return -1
        return seat

    def hand_over(self) -> None:
        self.facing = self.state.seat

    def story(self) -> list[Event | Said]:
        return [*self.history.journal.seen_by(self.viewer)]

    def talk(self, text: str) -> None:
        """Nothing to do: the others sit at the same keyboard."""

    def outcome(self) -> Outcome:
        return self.state.outcome()

    def verdict(self, voice: Voice[Any]) -> str:
        people = self.people()
        # Several people at one keyboard all read it.
        return voice.verdict(self.outcome(), people[0] if len(people) == 1 else -1)

    def play(self, move: int) -> None:
        self.history.play(move)
        self.save()

    def can_undo(self) -> bool:
        return self.history.can_undo()

    def undo(self) -> None:
        if not self.asked():
            raise CannotUndo("undo-not_your_turn")
        self.history.undo()
        self.save()

    def ask_undo(self) -> bool:
        return False

    def request(self) -> int:
        return -1

    def answer_undo(self, agree: bool) -> None:
        """Nobody asks."""

    async def disturbed(self) -> None:
        await asyncio.Event().wait()  # nothing happens at this table that the keyboard does not do

    def save(self) -> None:
        """Failing to save is shown, but ends no game."""
        try:
            self.history.record.save(self.path)
            self.trouble = ""
        except OSError as error:
            self.trouble = of_the_system(error)

    async def advance(self, changed: Callable[[], Awaitable[None]]) -> None:
        while self.state.seat >= 0 and is_player(self.players[self.state.seat]):
            before = len(self.history.record.moves)
            move = await self.bot_client.choose(self.state, self.players[self.state.seat], self.imagination())
            if len(self.history.record.moves) != before:
                return  # an answer to a position that is gone
            self.play(move)
            await changed()

    async def hints(self, language: str, names: list[str]) -> list[Advice]:
        return await self.bot_client.advise(self.state, self.imagination(), language, names)

    def imagination(self) -> int:
        record = self.history.record
        return imagination_seed(record.seed, len(record.moves))

    def close(self) -> None:
        self.bot_client.close()


def hides_anything(state: State, seats: list[int]) -> bool:
    """Whether some person at this terminal may see what another may not."""
    views = []
    for seat in seats:
        view = state.view(seat)
        for name in PERSONAL:
            view.pop(name, None)
        views.append(view)
    return any(view != views[0] for view in views)
