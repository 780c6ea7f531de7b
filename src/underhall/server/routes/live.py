"""Live updates: a WebSocket for each viewer, with numbered changes.

The server sends ``{"type": "update", "number": n, "changes": [...], "now": {...}}`` after every change, beginning with
what was missed since ``since``. The client sends commands such as
``{"id": 1, "do": "play", "move": 12, "turn_number": 7}``; the update that carries a command out has its id in ``re``, a
refusal is ``{"type": "problem", "re": 1, "problem": {...}}``.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

import orjson
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ValidationError
from starlette.routing import WebSocketRoute
from starlette.types import Message as AsgiMessage
from starlette.types import Receive, Scope, Send

from underhall.core.errors import Message
from underhall.core.numbers import whole_number
from underhall.server import limits, playing, tokens
from underhall.server.api_models import LARGEST, MoveSent, SeenSent, Switch, TalkSent, TurnSent, UndoAnswer
from underhall.server.broadcast import Watcher
from underhall.server.changes import NOBODY
from underhall.server.database_errors import DATABASE_ERRORS, of_the_database
from underhall.server.dependencies import Services, address, catching_up, services_of, who_asks, written
from underhall.server.eager_send import EagerSend
from underhall.server.live_table import LiveTable
from underhall.server.middleware import PLAIN_SEND, origin_allowed
from underhall.server.person import Person, account_of
from underhall.server.presence import presence_told, tell_presence, tell_who_left
from underhall.server.problems import Problem, no_database
from underhall.server.stored_table import ReadOnly, StoredTable
from underhall.server.table_answers import whole
from underhall.server.unit_of_work import Command, TableEdit
from underhall.server.viewer_payloads import language_of
from underhall.server.websocket_protocol import CUT_OFF, POLICY, SEND_AT_ONCE

S = TypeVar("S", bound=BaseModel)
# What may wait for one client that reads slowly, and for all of them together, in bytes.
MOST_WAITING = 1024 * 1024
MOST_WAITING_IN_ALL = 64 * 1024 * 1024
OVERLOAD = 1013
PAUSE_SECONDS = 1.0
GOODBYE_SECONDS = 2.0


class Line:
    """One open WebSocket: what can be sent at once is; the rest waits in an outbox that a task empties.

    So a table never waits for somebody who reads slowly, and where all read, an update costs no further task. Whoever
    reads too slowly, or not at all, is cut off.
    """

    waiting_in_all = 0

    def __init__(
        self,
        socket: WebSocket,
        receive: Receive,
        send: Send,
        cut_off: Callable[[int, str], None],
        at_once: Callable[[bytes], bool],
    ) -> None:
        self.socket = socket
        # Past the framework's own bookkeeping: this is where every update of every table goes through.
        self.receive = receive
        self.eager = EagerSend(send)
        self.cut_off = cut_off
        self.at_once = at_once
        self.outbox: deque[bytes] = deque()
        self.waiting = 0  # bytes in the outbox
        self.sending = False  # whether a message from the outbox waits until the client reads
        self.wake = asyncio.Event()
        self.ending: tuple[int, str] | None = None

    def send(self, message: bytes) -> None:
        if self.ending is not None:
            return
        if not self.outbox and not self.eager.waiting and not self.sending:
            if self.at_once(message):
                return
            with contextlib.suppress(Exception):  # the other side has gone; whoever listens to it will notice
                self.eager.begin(_frame(message))
            if self.eager.waiting:
                self.wake.set()
            return
        self.outbox.append(message)
        self._count(len(message))
        if self.waiting > MOST_WAITING or Line.waiting_in_all > MOST_WAITING_IN_ALL:
            self.close(OVERLOAD, "you read too slowly; come again")
        self.wake.set()

    def _count(self, size: int) -> None:
        self.waiting += size
        Line.waiting_in_all += size

    def close(self, code: int, reason: str) -> None:
        """Say goodbye; to somebody who does not read, without waiting for it to be heard."""
        if self.ending is not None:
            return
        self.ending = (code, reason)
        self.empty()
        if self.eager.waiting or self.sending:
            self.cut_off(code, reason)
        self.wake.set()

    def empty(self) -> None:
        """Nothing more is sent."""
        self.outbox.clear()
        self._count(-self.waiting)

    async def run(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            await self.eager.finish()
            while self.outbox:
                message = self.outbox.popleft()
                self._count(-len(message))
                self.sending = True
                await self.eager.send(_frame(message))
                self.sending = False
            if self.ending is not None:
                await self._say_goodbye(*self.ending)
                return

    async def _say_goodbye(self, code: int, reason: str) -> None:
        try:
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self.socket.close(code, reason)
        except TimeoutError:
            self.cut_off(code, reason)


def _frame(message: bytes) -> AsgiMessage:
    return {"type": "websocket.send", "text": message.decode()}


async def live(scope: Scope, receive: Receive, send: Send) -> None:
    """The WebSocket of a table, as a plain ASGI application."""
    socket = WebSocket(scope, receive, send)
    table_id = str(scope["path_params"]["table_id"])
    since, lang = socket.query_params.get("since", ""), socket.query_params.get("lang", "en")
    services = services_of(socket)
    origin = socket.headers.get("origin")
    if origin is not None and not origin_allowed(origin, socket.headers.get("host", ""), services.settings.origins):
        await _turn_away(socket, POLICY)
        return
    person: Person | None = None
    found: LiveTable | StoredTable | None = None
    try:
        services.limit(f"live {address(socket)}", limits.WATCH)
        person = await who_asks(socket)
        found = await services.table(table_id, person) if _is_id(table_id) else None
    except ReadOnly as refused:
        found = refused.table
    except Problem:
        pass
    except DATABASE_ERRORS as error:
        _must_be_of_the_database(error)
        await _turn_away(socket, OVERLOAD)  # whoever comes meanwhile comes again
        return
    if found is None or not _is_number(since or "0"):
        await _turn_away(socket, POLICY)
        return
    try:
        await socket.accept()
    except OSError:  # gone before the door was open
        return
    line = Line(
        socket,
        receive,
        scope.get(PLAIN_SEND, send),
        scope.get(CUT_OFF, _leave_it),
        scope.get(SEND_AT_ONCE, _not_at_once),
    )
    services.metrics.watchers.inc()
    sender = asyncio.create_task(line.run())
    watcher: Watcher | None = None
    try:
        watcher = await _watch(services, found, person, line, since, language_of(lang))
        if watcher is not None and isinstance(found, LiveTable):
            _greet(services, table_id, watcher, socket.query_params.get("presence") == "1")
        if watcher is not None:
            # A task of its own: otherwise every message would pass through a dozen frames of the framework.
            await asyncio.create_task(_listen(services, table_id, watcher, person, line))
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone, or closed from our side
    finally:
        services.metrics.watchers.dec()
        line.empty()
        sender.cancel()
        with contextlib.suppress(BaseException):
            await sender
        if watcher is not None:
            await _part(services, table_id, watcher)


async def _turn_away(socket: WebSocket, code: int) -> None:
    with contextlib.suppress(OSError):  # gone already
        await socket.close(code)


def _must_be_of_the_database(error: Exception) -> None:
    if not of_the_database(error):
        raise error


def _leave_it(code: int, reason: str) -> None:
    """Under another server than ours (websocket_protocol.py) nobody is cut off, only asked to go."""


def _not_at_once(message: bytes) -> bool:
    """Under another server than ours everything goes through the framework."""
    return False


async def _watch(
    services: Services,
    found: LiveTable | StoredTable,
    person: Person | None,
    line: Line,
    since: str,
    language: str,
) -> Watcher | None:
    """Send what was missed and watch from there on, without a gap."""
    name, session = ("", "") if person is None else (person.id, person.session)
    if isinstance(found, StoredTable):  # nothing will happen there, and every command is refused
        line.send(written({"type": "update", "changes": [], **found.whole(name, language)}))
        return Watcher(NOBODY, name, session, language, line.send, line.close)

    def begin(live: LiveTable, body: dict[str, Any]) -> Watcher:
        viewer = live.table.seat_of(name)
        watcher = Watcher(viewer, name, session, language, line.send, line.close)
        line.send(written({"type": "update", "at": services.settings.clock(), **body}))
        live.watchers.add(watcher)
        services.tables.consider(live)  # bots who play for nobody else wait for somebody who watches
        return watcher

    try:
        if since:
            table_id = found.table.header.id
            async with catching_up(services, line.socket, table_id, int(since), person, language) as (live, body):
                return begin(live, body)
        async with found.lock:
            if not found.gone:
                return begin(found, {"changes": [], **whole(found, person, language)})
    except Problem:
        pass  # the table has gone meanwhile, or this is too much at once
    except DATABASE_ERRORS as error:
        _must_be_of_the_database(error)
    line.close(1012, "come again")
    return None


def _greet(services: Services, table_id: str, watcher: Watcher, hears_presence: bool) -> None:
    """Whoever wants to know is told who is here; the others hear of a newcomer."""
    live = services.tables.live.get(table_id)
    if live is None:
        return
    tell_presence(live)
    watcher.hears_presence = hears_presence
    if hears_presence:
        watcher.send(presence_told(live))


async def _part(services: Services, table_id: str, watcher: Watcher) -> None:
    live = services.tables.live.get(table_id)
    if live is not None:
        live.watchers.discard(watcher)
        account = account_of(watcher.person)
        live.used = live.parted[account] = services.settings.clock()
        if live.table.sits(account):
            services.background.spawn(tell_who_left(live))
        seat = live.table.seat_of(watcher.person)
        if seat != NOBODY:
            services.background.spawn(_note_seen(services, table_id, seat, live.written_for(seat)))


async def _note_seen(services: Services, table_id: str, seat: int, number: int) -> None:
    with contextlib.suppress(Problem):  # nothing can be kept just now: the digest will tell somewhat more
        await services.tables.store.note_seen(table_id, seat, number)


async def _listen(services: Services, table_id: str, watcher: Watcher, person: Person | None, line: Line) -> None:
    limiter = limits.Limiter(services.settings.limits)
    while True:
        message = await line.receive()
        if message["type"] != "websocket.receive" or line.ending is not None:
            return
        mark: Any = None
        try:
            if not await _slowly(limiter, line):
                return
            mark, command = _read(services, message.get("text"), person, table_id, watcher)
            if command is not None:
                begun = time.perf_counter()
                await services.tables.act(table_id, command, watcher, mark)
                services.metrics.moves.observe(time.perf_counter() - begun)
            elif mark is not None:
                line.send(orjson.dumps({"type": "done", "re": mark}))
        except Problem as problem:
            mark = problem.more.pop("re", mark)
            _refuse(line, mark, problem, watcher)
        except DATABASE_ERRORS as error:
            _must_be_of_the_database(error)
            _refuse(line, mark, no_database(), watcher)


def _refuse(line: Line, mark: Any, problem: Problem, watcher: Watcher) -> None:
    line.send(orjson.dumps({"type": "problem", "re": mark, "problem": problem.plain(watcher.language)}))


async def _slowly(limiter: limits.Limiter, line: Line) -> bool:
    """Let nobody send faster than anybody could play. False: somebody did again and again, and is cut off."""
    try:
        limiter.take("act", limits.ACT)
    except Problem:
        try:
            limiter.take("overstep", limits.OVERSTEP)
        except Problem:
            line.close(POLICY, "too many commands")
            line.cut_off(POLICY, "too many commands")
            return False
        # What is sent meanwhile waits on the sender's side.
        await asyncio.sleep(PAUSE_SECONDS)
        raise
    return True


def _read(
    services: Services, text: Any, person: Person | None, table_id: str, watcher: Watcher
) -> tuple[Any, Command | None]:
    """The command a frame holds, with its mark."""
    try:
        sent = orjson.loads(text) if isinstance(text, str) else None
    except ValueError:
        sent = None
    if not isinstance(sent, dict):
        raise Problem(400, "malformed", title=Message("problem-frame_no_object"))
    mark = sent.pop("id", None)
    if mark is not None and not (isinstance(mark, int) and 0 <= mark <= LARGEST):
        raise Problem(400, "malformed", title=Message("problem-bad_mark"))
    try:
        do = str(sent.pop("do", ""))
        if do == "away":
            watcher.away = shape(Switch, sent).on
            if table_id in services.tables.live:
                tell_presence(services.tables.live[table_id])
            return mark, None
        return mark, _command(services, do, sent, person)
    except ValidationError as error:
        errors = [{"where": ".".join(map(str, e["loc"]))[:200], "what": e["msg"][:200]} for e in error.errors()[:10]]
        raise Problem(422, "malformed", title=Message("problem-bad_command"), errors=errors, re=mark) from None
    except Problem as problem:
        problem.more["re"] = mark
        raise


def _command(services: Services, do: str, sent: dict[str, Any], person: Person | None) -> Command | None:
    if do == "ping":
        return None
    if person is None:
        raise Problem(401, "nobody")
    tokens.check_command(person, do)
    if do == "play":
        move = shape(MoveSent, sent)
        return lambda edit: playing.play(edit, person, move.move, move.turn_number)
    if do == "undo":
        turn_number = shape(TurnSent, sent).turn_number
        return lambda edit: playing.undo(edit, person, turn_number)
    if do == "ask_undo":
        return lambda edit: playing.ask_undo(edit, person)
    if do == "answer_undo":
        agree = shape(UndoAnswer, sent).agree
        return lambda edit: playing.answer_undo(edit, person, agree)
    if do == "talk":
        services.limit(f"talk {person.account}", limits.TALK)
        words = shape(TalkSent, sent)

        async def talk(edit: TableEdit) -> None:
            await services.people.refuse_muted(person)
            playing.talk(edit, person, words.text, words.reaction)

        return talk
    if do == "seen":
        number = shape(SeenSent, sent).number
        return lambda edit: playing.seen(edit, person, number)
    raise Problem(400, "unknown", detail=Message("play, undo, ask_undo, answer_undo, talk, seen, away, ping"))


def shape(kind: type[S], sent: dict[str, Any]) -> S:
    return kind.model_validate(sent)


def _is_id(text: str) -> bool:
    return 8 <= len(text) <= 40 and text.isascii() and text.replace("-", "").replace("_", "").isalnum()


def _is_number(text: str) -> bool:
    number = whole_number(text)
    return number is not None and 0 <= number <= LARGEST


class _Application:
    """A route takes any object that is called like this for an application, and any function for something else."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await live(scope, receive, send)


ROUTE = WebSocketRoute("/api/tables/{table_id}/live", _Application())
