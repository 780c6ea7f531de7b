"""Live updates: a WebSocket for each viewer, with numbered changes.

The server sends ``{"type": "update", "number": n, "changes": [...], "now": {...}}`` after every change, beginning with
what was missed since ``since``. The client sends commands such as
``{"id": 1, "do": "play", "move": 12, "position": 7}``; the update that carries a command out has its id in ``re``, a
refusal is ``{"type": "problem", "re": 1, "problem": {...}}``.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any, TypeVar

import orjson
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ValidationError
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

from underhall.server import limits, playing
from underhall.server.changes import NOBODY
from underhall.server.desk import Desk, desk_of, missed, who_asks, whole
from underhall.server.guard import PLAIN_SEND, origin_allowed
from underhall.server.house import Command, Live
from underhall.server.news import Watcher
from underhall.server.people import Person
from underhall.server.problems import Problem
from underhall.server.shapes import LARGEST, MoveSent, PositionSent, SeenSent, TalkSent, UndoAnswer
from underhall.server.shown import language_of

S = TypeVar("S", bound=BaseModel)
OUTBOX = 256
POLICY, OVERLOAD = 1008, 1013


class Line:
    """One open WebSocket: what can be sent at once is; the rest waits in an outbox that a task empties.

    So a table never waits for somebody who reads slowly, and where all read, an update costs no further task.
    """

    def __init__(self, socket: WebSocket, receive: Receive, send: Send) -> None:
        self.socket = socket
        # Past the framework's own bookkeeping: this is where every update of every table goes through.
        self.receive = receive
        self.pass_on = send
        self.outbox: deque[bytes] = deque()
        self.held: Coroutine[Any, Any, None] | None = None  # a message that could be sent only in part
        self.held_by: Any = None
        self.wake = asyncio.Event()
        self.ending: tuple[int, str] | None = None

    def send(self, message: bytes) -> None:
        if not self.outbox and self.held is None and self.ending is None:
            sending = self.pass_on({"type": "websocket.send", "text": message.decode()})
            assert isinstance(sending, Coroutine)
            try:
                self.held_by = sending.send(None)
            except StopIteration:
                return
            except Exception:  # the other side has gone; whoever listens to it will notice
                return
            self.held = sending
            self.wake.set()
            return
        self.outbox.append(message)
        if len(self.outbox) > OUTBOX:
            self.close(OVERLOAD, "you read too slowly; come again")
        self.wake.set()

    def close(self, code: int, reason: str) -> None:
        self.ending = self.ending or (code, reason)
        self.wake.set()

    async def run(self) -> None:
        send = self.pass_on
        while True:
            await self.wake.wait()
            self.wake.clear()
            if self.held is not None:
                await _finish(self.held, self.held_by)
                self.held = None
            while self.outbox and self.ending is None:
                await send({"type": "websocket.send", "text": self.outbox.popleft().decode()})
            if self.ending is not None:
                await self.socket.close(*self.ending)
                return


@coroutine
def _finish(begun: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    """Go on with a coroutine that was begun outside of a task, from what it waits for."""
    while True:
        yield waits_for
        try:
            waits_for = begun.send(None)
        except StopIteration:
            return


async def live(scope: Scope, receive: Receive, send: Send) -> None:
    """The WebSocket of a table, as a plain ASGI application."""
    socket = WebSocket(scope, receive, send)
    table_id = str(scope["path_params"]["table_id"])
    since, lang = socket.query_params.get("since", ""), socket.query_params.get("lang", "en")
    imagine = socket.query_params.get("imagine", "") in ("1", "true")
    desk = desk_of(socket)
    origin = socket.headers.get("origin")
    if origin is not None and not origin_allowed(origin, socket.headers.get("host", ""), desk.settings.origins):
        await socket.close(POLICY)
        return
    person = await who_asks(socket)
    try:
        found = await desk.table(table_id, person) if _is_id(table_id) else None
    except Problem:
        found = None
    if found is None or not _is_number(since or "0"):
        await socket.close(POLICY)
        return
    await socket.accept()
    line = Line(socket, receive, scope.get(PLAIN_SEND, send))
    desk.metrics.watchers.inc()
    sender = asyncio.create_task(line.run())
    watcher: Watcher | None = None
    try:
        watcher = await _watch(desk, found, person, line, since, language_of(lang), imagine)
        if watcher is not None:
            # A task of its own: otherwise every message would pass through a dozen frames of the framework.
            await asyncio.create_task(_listen(desk, table_id, watcher, person, line))
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone, or closed from our side
    finally:
        desk.metrics.watchers.dec()
        sender.cancel()
        with contextlib.suppress(BaseException):
            await sender
        if watcher is not None:
            await _part(desk, table_id, watcher)


async def _watch(
    desk: Desk, found: Live, person: Person | None, line: Line, since: str, language: str, imagine: bool
) -> Watcher | None:
    """Send what was missed and watch from there on, without a gap."""
    async with found.lock:
        if found.gone:
            line.close(1012, "come again")
            return None
        table = found.table
        name, session = ("", "") if person is None else (person.id, person.session)
        if since:
            body = {"type": "update", **await missed(desk, found, int(since), person, language, imagine)}
        else:
            body = {"type": "update", "changes": [], **whole(found, person, language, imagine)}
        watcher = Watcher(table.seat_of(name), name, session, language, line.send, line.close, imagine)
        line.send(orjson.dumps(body, option=orjson.OPT_NON_STR_KEYS))
        found.watchers.add(watcher)
        desk.house.consider(found)  # bots who play for nobody else wait for somebody who watches
        return watcher


async def _part(desk: Desk, table_id: str, watcher: Watcher) -> None:
    live = desk.house.live.get(table_id)
    if live is not None:
        live.watchers.discard(watcher)
        live.used = desk.settings.clock()
        seat = live.table.seat_of(watcher.person)
        if seat != NOBODY:
            unwritten = live.table.number - live.told
            number = live.table.number_for(seat) - unwritten
            desk.house.spawn(desk.house.note_seen(table_id, seat, number))


async def _listen(desk: Desk, table_id: str, watcher: Watcher, person: Person | None, line: Line) -> None:
    limiter = limits.Limiter(desk.settings.limits)
    while True:
        message = await line.receive()
        if message["type"] != "websocket.receive":
            return
        mark: Any = None
        try:
            limiter.take("", limits.ACT)
            mark, command = _read(desk, message.get("text"), person, table_id)
            if command is not None:
                begun = time.perf_counter()
                await desk.house.act(table_id, command, watcher, mark)
                desk.metrics.moves.observe(time.perf_counter() - begun)
            elif mark is not None:
                line.send(orjson.dumps({"type": "done", "re": mark}))
        except Problem as problem:
            mark = problem.more.pop("re", mark)
            line.send(orjson.dumps({"type": "problem", "re": mark, "problem": problem.plain()}))


def _read(desk: Desk, text: Any, person: Person | None, table_id: str) -> tuple[Any, Command | None]:
    """The command a frame holds, with its mark."""
    try:
        sent = orjson.loads(text) if isinstance(text, str) else None
    except ValueError:
        sent = None
    if not isinstance(sent, dict):
        raise Problem(400, "malformed", "A frame must be a JSON object")
    mark = sent.pop("id", None)
    if mark is not None and not (isinstance(mark, int) and 0 <= mark <= LARGEST):
        raise Problem(400, "malformed", "The id must be a whole number")
    try:
        return mark, _command(desk, str(sent.pop("do", "")), sent, person, table_id)
    except ValidationError as error:
        errors = [{"where": ".".join(map(str, e["loc"]))[:200], "what": e["msg"][:200]} for e in error.errors()[:10]]
        raise Problem(422, "malformed", "The command is not as it should be", errors=errors, re=mark) from None
    except Problem as problem:
        problem.more["re"] = mark
        raise


def _command(desk: Desk, do: str, sent: dict[str, Any], person: Person | None, table_id: str) -> Command | None:
    if do == "ping":
        return None
    if person is None:
        raise Problem(401, "nobody", "Choose a name first")
    if do == "play":
        move = shape(MoveSent, sent)
        return lambda hand: playing.play(hand, person, move.move, move.position)
    if do == "undo":
        position = shape(PositionSent, sent).position
        return lambda hand: playing.undo(hand, person, position)
    if do == "ask_undo":
        return lambda hand: playing.ask_undo(hand, person)
    if do == "answer_undo":
        agree = shape(UndoAnswer, sent).agree
        return lambda hand: playing.answer_undo(hand, person, agree)
    if do == "talk":
        desk.limit(f"talk {person.id}", limits.TALK)
        text = shape(TalkSent, sent).text
        return lambda hand: playing.talk(hand, person, text)
    if do == "seen":
        number = shape(SeenSent, sent).number
        return lambda hand: playing.seen(hand, person, number)
    raise Problem(400, "unknown", "There is no such command", "play, undo, ask_undo, answer_undo, talk, seen, ping")


def shape(kind: type[S], sent: dict[str, Any]) -> S:
    return kind.model_validate(sent)


def _is_id(text: str) -> bool:
    return 8 <= len(text) <= 40 and text.isascii() and text.replace("-", "").replace("_", "").isalnum()


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 10 and int(text) <= LARGEST


class _Application:
    """A route takes any object that is called like this for an application, and any function for something else."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await live(scope, receive, send)


ROUTE = WebSocketRoute("/api/tables/{table_id}/live", _Application())
