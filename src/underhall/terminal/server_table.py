"""A table that a server keeps, as the game screen sees the table.

The server sends what this person may see, and the screen draws that. Who is asked what, which moves are legal, what
each move means and what came of the game are always the server's word; there is no state here. A thread holds the
connection, and renews a connection that breaks.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from underhall.client import Client, Refused, Watch
from underhall.core import game as games
from underhall.core.drawing import GameView
from underhall.core.errors import CannotUndo, Message, UnderhallError, of_the_system
from underhall.core.journal import EVERYONE, Event
from underhall.core.outcome import Outcome
from underhall.core.picking import Picking
from underhall.core.text import Voice
from underhall.terminal.bot_client import Advice
from underhall.terminal.tables import Said

HEARTBEAT_SECONDS = 5.0
PAUSES = (0.2, 0.5, 1.0, 2.0)
# What a move that was sent twice, or too late, is answered with: the next update says how things stand.
OVERTAKEN = frozenset({"position-gone", "not-your-turn", "over"})
LOST = (OSError, httpx.HTTPError, WebSocketException, TimeoutError)


class ServerTable:
    """A table on a server, by one person's connection."""

    complaint = "online.trouble"
    talks = True

    def __init__(self, client: Client, table_id: str, language: str) -> None:
        self.client = client
        self.id = table_id
        self.language = language  # of the server's sentences
        self.trouble: str | Message = ""
        self.number = 0
        self.table: dict[str, Any] = {}
        self.now: dict[str, Any] = {}
        self.log: list[tuple[str, list[Event | Said]]] = []
        self.players: list[str] = []
        self.given: list[str] = []
        self.view: dict[str, Any] | None = None
        self.updates = 0  # how often the server has said how things stand
        self.sentences: dict[int, str] = {}  # of the moves the screen offers, which may be gone on the server
        self.sent = -1  # the turn number a move was sent for
        self.closed = False
        self.news = asyncio.Event()
        self.line: Watch | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        told = client.changes(table_id, lang=language)
        self.game = games.find(told["table"]["game"])
        self.take(told)
        if self.view is None:  # meanwhile the server was brought up to other rules
            raise UnderhallError(self.table["read_only"])

    # What comes from the server.

    def take(self, message: dict[str, Any]) -> None:
        known, self.number = self.number, message["number"]
        if "table" in message:
            self.table = message["table"]
            seats = self.table["seats"]
            self.players = [seat["name"] for seat in seats if seat["kind"] != "automaton"]
            self.given = [name or f"#{number + 1}" for number, name in enumerate(self.players)]
            self.trouble = self.table["read_only"] or self.trouble  # as when the server was brought up to other rules
        for change in message["changes"]:
            if change["number"] > known:
                self.write_down(change)
        now = message.get("now")
        if now is not None:
            self.now = now
            if now["turn_number"] != self.sent:
                self.sent = -1
            if now["view"] is not None:  # else the last one is shown on: the game can only be looked at
                self.view = now["view"]
            self.updates += 1

    def write_down(self, change: dict[str, Any]) -> None:
        """Keep what happened and what was said; of moves that were taken back only the talk in between stays."""
        if change["kind"] == "undo":
            moves = [number for number, (kind, _) in enumerate(self.log) if kind == "move"]
            back = moves[change["to"]] if change["to"] < len(moves) else len(self.log)
            self.log[back:] = [entry for entry in self.log[back:] if entry[0] == "talk"]
        if change["kind"] == "talk":
            self.log.append(("talk", [Said(change["name"], change["text"])]))
            return
        told = change.get("events", [])
        events = [Event(0, one["kind"], one["clause"], one["arguments"], EVERYONE) for one in told]
        self.log.append((change["kind"], [*events]))

    def start(self) -> None:
        """Listen from now on; to be called where the event loop runs."""
        threading.Thread(target=self._listen, args=(asyncio.get_running_loop(),), daemon=True).start()

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        failed, heard, spoken = 0, self.number, self.language
        while not self.closed:
            language = self.language
            # How things stand is only said to whoever missed something: in another language the last change is, again.
            since = heard if language == spoken else max(0, heard - 1)
            try:
                with self.client.watch(self.id, since=since, lang=language) as line:
                    self.line = line
                    while not self.closed and self.language == language:
                        try:
                            message = line.receive(HEARTBEAT_SECONDS)
                        except TimeoutError:
                            continue
                        failed, heard, spoken = 0, line.number or heard, language
                        self._hand_in(loop, message, "")
            except LOST as error:
                if self.language != language:
                    continue  # hung up to listen in another language
                self._hand_in(loop, None, of_the_system(error))
                threading.Event().wait(PAUSES[min(failed, len(PAUSES) - 1)])
                failed += 1

    def _hand_in(self, loop: asyncio.AbstractEventLoop, message: dict[str, Any] | None, trouble: str | Message) -> None:
        with contextlib.suppress(RuntimeError):  # the app has closed
            loop.call_soon_threadsafe(self._arrived, message, trouble)

    def _arrived(self, message: dict[str, Any] | None, trouble: str | Message) -> None:
        if self.closed:
            return
        self.trouble = trouble
        if message is not None and message["type"] == "update":
            self.take(message)
        self.news.set()

    # What the screen asks.

    @property
    def viewer(self) -> int:
        return int(self.now["viewer"])

    def shown(self) -> GameView:
        assert self.view is not None
        return GameView(self.game, self.view)

    def moment(self) -> int:
        return self.updates

    def speak(self, language: str) -> None:
        """Hang up: the line is taken up again in the other language, beginning with how things stand."""
        self.client.language = self.language = language
        self._hang_up()

    def over(self) -> bool:
        return bool(self.now["status"] == "over")

    def asked(self) -> bool:
        return bool(self.now["moves"]) and self.sent < 0

    def deciding(self) -> int:
        return int(self.now["asked"])

    def picking(self, voice: Voice[Any]) -> Picking:
        self.sentences = {move["move"]: move["sentence"] for move in self.now["moves"]}
        return Picking([(move["move"], move["picks"]) for move in self.now["moves"]])

    def prompt(self, voice: Voice[Any]) -> str:
        return str(self.now["question"])

    def sentence(self, move: int, voice: Voice[Any]) -> str:
        return self.sentences[move]

    def waits_for_hand_over(self) -> int:
        return -1

    def hand_over(self) -> None:
        """Everybody has a screen of their own."""

    def story(self) -> list[Event | Said]:
        story = [one for _, told in self.log for one in told]
        for number, one in enumerate(story):
            if isinstance(one, Event):
                one.number = number
        return story

    def outcome(self) -> Outcome:
        told = self.now["outcome"]
        return Outcome(True, told["ending"], told["winners"], told["rows"])

    def verdict(self, voice: Voice[Any]) -> str:
        return str(self.now["outcome"]["reason"])

    def request(self) -> int:
        asking = self.now["undo_request"]
        if asking is None or self.viewer < 0 or self.viewer in (asking["seat"], *asking["agreed"]):
            return -1
        return int(asking["seat"])

    # What the person does.

    def play(self, move: int) -> None:
        self.sent = self.now["turn_number"]
        self._send("play", move=move, turn_number=self.sent)

    def can_undo(self) -> bool:
        return bool(self.now["can_undo"])

    def undo(self) -> None:
        if not self.can_undo():
            raise CannotUndo("undo-needs_others")
        self.sent = self.now["turn_number"]
        self._send("undo", turn_number=self.sent)

    def ask_undo(self) -> bool:
        if self.viewer < 0 or self.over() or not self.table["takebacks"]:
            return False
        self._send("undo/ask")
        return True

    def answer_undo(self, agree: bool) -> None:
        self._send("undo/answer", agree=agree)

    def talk(self, text: str) -> None:
        self._send("talk", text=text)

    def _send(self, what: str, **body: Any) -> None:
        task = asyncio.get_running_loop().create_task(self._deliver(what, body))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _deliver(self, what: str, body: dict[str, Any]) -> None:
        """Try until the server has the message: it names a turn, so nothing is done twice. Talk is tried once."""
        tries = 0
        while not self.closed:
            try:
                await asyncio.to_thread(self.client.do, self.id, what, **body)
                return
            except Refused as refused:
                if refused.kind not in OVERTAKEN:
                    self.trouble = str(refused.problem.get("title", refused))
                self.sent = -1
                self.news.set()
                return
            except LOST as error:
                self.trouble = of_the_system(error)
                self.news.set()
                if what == "talk":
                    return
                await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
                tries += 1

    async def advance(self, changed: Callable[[], Awaitable[None]]) -> None:
        while not self.asked() and not self.over():
            await self._next()
            await changed()

    async def disturbed(self) -> None:
        before = self._standing()
        while self._standing() == before:
            await self._next()

    def _standing(self) -> tuple[Any, ...]:
        return self.updates, self.asked(), self.over(), str(self.trouble), len(self.log)

    async def _next(self) -> None:
        await self.news.wait()
        self.news.clear()

    async def hints(self, language: str, names: list[str]) -> list[Advice]:
        try:
            found = await asyncio.to_thread(self.client.ask, "POST", f"/tables/{self.id}/hints", None, lang=language)
        except Refused as refused:
            raise UnderhallError(str(refused.problem.get("title", refused))) from None
        except LOST as error:
            raise UnderhallError("file-wrong", path=self.client.address, error=of_the_system(error)) from None
        return [Advice(**plain) for plain in found]

    def close(self) -> None:
        self.closed = True
        self._hang_up()

    def _hang_up(self) -> None:
        line = self.line
        if line is not None:
            threading.Thread(target=line.close, daemon=True).start()
