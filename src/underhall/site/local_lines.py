"""Lines: what watches a table, as a WebSocket does on a server (``server/routes/live.py``)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Protocol

import orjson

from underhall.core.errors import Message, UnderhallError
from underhall.server import playing
from underhall.server.broadcast import Watcher
from underhall.server.changes import NOBODY
from underhall.server.live_table import LiveTable
from underhall.server.person import Person
from underhall.server.presence import presence_told, tell_presence
from underhall.server.refusals import Problem, from_engine
from underhall.server.stored_table import ReadOnly
from underhall.server.unit_of_work import TableEdit
from underhall.server.viewer_payloads import language_of
from underhall.site.bodies import LARGEST, Body, query_of
from underhall.site.local_tables import LocalTables, Row, now

ADDRESS = re.compile(r"/tables/([A-Za-z0-9_-]{8,40})/live$")
Tell = Callable[[str], None]
End = Callable[[], None]


class Answers(Protocol):
    """What lines ask of the server whose lines they are."""

    tables: LocalTables

    async def person_at(self, place: str, query: Body) -> Person: ...

    async def missed(self, table_id: str, since: int, person: Person, language: str) -> tuple[LiveTable, Row]: ...


class Lines:
    """All open lines, by the numbers that the page gave them."""

    def __init__(self, server: Answers) -> None:
        self.server = server
        self.open_lines: dict[int, tuple[str, Person, Watcher]] = {}

    async def open(self, line: int, path: str, tell: Tell, end: End) -> bool:
        """Send what was missed and watch from there on; whether there is such a table."""
        place, query = query_of(path)
        found = ADDRESS.match(place)
        if found is None:
            return False
        person = await self.server.person_at(place, query)
        language = language_of(query.text("lang", 35, "en"))
        try:
            live, body = await self.server.missed(found[1], query.number("since", usual=0), person, language)
        except (Problem, ReadOnly):
            return False
        watcher = Watcher(
            live.table.seat_of(person.id),
            person.id,
            "",
            language,
            lambda text: tell(text.decode()),
            lambda code, reason: end(),
            hears_presence=True,
        )
        update = {"type": "update", "at": now(), **body}
        watcher.send(orjson.dumps(update, option=orjson.OPT_NON_STR_KEYS))
        live.watchers.add(watcher)
        self.open_lines[line] = (found[1], person, watcher)
        self.server.tables.consider(live)
        tell_presence(live)
        watcher.send(presence_told(live))
        return True

    async def hear(self, line: int, text: str) -> None:
        """A command of whoever watches; what comes of it is told over the line."""
        found = self.open_lines.get(line)
        if found is None:
            return
        table_id, person, watcher = found
        mark: Any = None
        try:
            sent = orjson.loads(text)
            mark = sent.pop("id", None)
            if mark is not None:
                mark = Body({"id": mark}).number("id", 0, LARGEST)
            command = self._command(Body(sent), person, watcher, table_id)
            if command is not None:
                await self.server.tables.act(table_id, command, watcher, mark)
            elif mark is not None:
                watcher.send(orjson.dumps({"type": "done", "re": mark}))
        except Problem as problem:
            self._refuse(watcher, mark, problem)
        except UnderhallError as error:
            self._refuse(watcher, mark, from_engine(error))

    def _refuse(self, watcher: Watcher, mark: Any, problem: Problem) -> None:
        watcher.send(orjson.dumps({"type": "problem", "re": mark, "problem": problem.plain(watcher.language)}))

    def _command(
        self, sent: Body, person: Person, watcher: Watcher, table_id: str
    ) -> Callable[[TableEdit], None] | None:
        known: dict[str, Callable[[], Callable[[TableEdit], None]]] = {
            "play": lambda: _with(playing.play, person, sent.number("move"), sent.number("turn_number")),
            "undo": lambda: _with(playing.undo, person, sent.number("turn_number")),
            "ask_undo": lambda: _with(playing.ask_undo, person),
            "answer_undo": lambda: _with(playing.answer_undo, person, sent.truth("agree")),
            "seen": lambda: _with(playing.seen, person, sent.number("number")),
        }
        do = sent.text("do", 20)
        if do == "away":
            watcher.away = sent.truth("on")
            live = self.server.tables.live.get(table_id)
            if live is not None:
                tell_presence(live)
            return None
        if do == "ping":
            return None
        if do not in known:
            raise Problem(400, "unknown", detail=Message(f"{', '.join(known)}, away, ping"))
        return known[do]()

    async def shut(self, line: int) -> None:
        found = self.open_lines.pop(line, None)
        if found is None:
            return
        table_id, _, watcher = found
        live: LiveTable | None = self.server.tables.live.get(table_id)
        if live is not None:
            live.watchers.discard(watcher)
            seat = live.table.seat_of(watcher.person)
            if seat != NOBODY:
                await self.server.tables.note_seen(live, seat)


def _with(command: Callable[..., None], *arguments: Any) -> Callable[[TableEdit], None]:
    return lambda edit: command(edit, *arguments)
