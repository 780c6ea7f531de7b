"""Where events are kept going: what hosts and entrants do, the tables of each round, and the end.

Whatever is done with an event is judged by its rows as they are, and written together with a count that only one of two
who do something at once can raise: so every round is made once, however many games end at the same moment and however
many processes look. A process that is killed between the end of a game and the next round leaves that to the next look.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from underhall.core import game as registry
from underhall.server import changes as kinds
from underhall.server import seating
from underhall.server.background import Background
from underhall.server.change_writer import Stale
from underhall.server.events.event import Event, EventHeader, event_from
from underhall.server.events.games import DECIDED, WALKOVER, EventGame
from underhall.server.events.schedule import Due, due, walkover
from underhall.server.ids import new_id
from underhall.server.live_table import LiveTable
from underhall.server.live_tables import LiveTables
from underhall.server.person import Person
from underhall.server.problems import Problem, not_found
from underhall.server.results import event_of
from underhall.server.store import events as rows
from underhall.server.store.batches import Statement
from underhall.server.store.events import LEFT, OPEN, OVER, RUNNING, EventStore
from underhall.server.table import OVER as TABLE_OVER
from underhall.server.table import RUNNING as TABLE_RUNNING
from underhall.server.table_header import Header
from underhall.server.unit_of_work import TableEdit

LOOK_SECONDS = 10.0
AT_ONCE = 100
TRIES = 50
PAUSE_SECONDS = 0.02
# An event that has not begun and at which nothing has happened for so long is dropped.
FORGOTTEN_SECONDS = 60 * 86_400.0
TITLE = 80
log = logging.getLogger("underhall.server")


@dataclass
class Step:
    """What one command changes: statements, columns of the event's row, tables that begin."""

    statements: list[Statement] = field(default_factory=list)
    values: dict[str, Any] = field(default_factory=dict)
    tables: list[str] = field(default_factory=list)


Command = Callable[[Event], Step | None]


class Events:
    """The events of a server."""

    def __init__(self, tables: LiveTables, background: Background) -> None:
        self.tables = tables
        self.store = EventStore(tables.store.engine)
        self.background = background
        self.settings = tables.settings

    async def find(self, event_id: str) -> Event:
        found = await self.store.find(event_id)
        if found is None:
            raise not_found("event")
        return event_from(*found)

    async def create(self, host: str, entry: str, header: EventHeader) -> str:
        now = round(self.settings.clock(), 3)
        row = {"id": new_id(), "host": host, "state": OPEN, "entry": entry, "created": now, "updated": now}
        await self.tables.writer.write(rows.new_event({**row, "number": 0, "header": header.write()}))
        return str(row["id"])

    async def act(self, event_id: str, command: Command) -> Step | None:
        """Carry out a command: all of it or nothing. None where there was nothing to do."""
        for _ in range(TRIES):
            event = await self.find(event_id)
            step = await asyncio.to_thread(command, event)  # pairing many takes a moment
            if step is None:
                return None
            changed = rows.changed(event.id, event.number, round(self.settings.clock(), 3), **step.values)
            try:
                await self.tables.writer.write(changed, *step.statements)
            except Stale:  # somebody was first: judged anew by how it stands now
                await asyncio.sleep(random.random() * PAUSE_SECONDS)
                continue
            for table_id in step.tables:
                await self.tables.find(table_id)  # so that bots who are asked there play
            return step
        raise Problem(503, "busy")

    # By itself.

    def consider(self, live: LiveTable) -> None:
        """A game has ended: the next may be due."""
        event_id = event_of(live.table.header)
        if event_id and live.table.status == TABLE_OVER:
            self.background.spawn(self._advance_quietly(event_id))

    async def _advance_quietly(self, event_id: str) -> None:
        try:
            await self.advance(event_id)
        except Exception:
            log.exception("an event could not go on")

    async def advance(self, event_id: str, by_hand: bool = False) -> None:
        """Begin what is due: games of a match, a round, or several where nobody has to play."""
        while await self.act(event_id, partial(self._next, by_hand=by_hand)) is not None:
            by_hand = False

    def _next(self, event: Event, by_hand: bool) -> Step | None:
        if event.state != RUNNING:
            return None
        now = due(event.header.rules(), event.field())
        if now.over:
            return Step(values={"state": OVER})
        if not now.games or (waits(event, now) and not by_hand):
            return None
        step = Step()
        for game in now.games:
            table = ""
            if game.shares is None:
                header, begin = self._table(event, game)
                step.statements += self.tables.statements_of(header, begin)
                step.tables.append(header.id)
                table = header.id
            step.statements.append(rows.new_game(_row(event.id, game, table)))
        return step

    def _table(self, event: Event, game: EventGame) -> tuple[Header, Callable[[TableEdit], None]]:
        """The table of one game, with everybody seated and the game begun."""
        wanted = event.header
        found = registry.find(wanted.game)
        options = wanted.options
        if len(game.seats) != max(wanted.sizes):
            options = found.configure({**options, "players": len(game.seats)})
        entrants = {one.number: one for one in event.entrants}
        sitting = [entrants[number] for number in game.seats]
        header = Header(
            id=new_id(),
            game=wanted.game,
            options=options,
            creator=event.host,
            created=round(self.settings.clock(), 3),
            seed=str(secrets.randbits(96)),
            title=wanted.name[:TITLE],
            visibility="link",
            pace=wanted.pace,
            clock=wanted.clock,
            takebacks=wanted.takebacks,
            bots={seat: one.level for seat, one in enumerate(sitting) if one.is_bot},
            origin={"event": event.id, "round": game.round, "board": game.board},
        )
        people = [(n, Person(one.person, one.name, one.guest)) for n, one in enumerate(sitting) if not one.is_bot]

        def begin(edit: TableEdit) -> None:
            seating.seat_again(edit, people)
            edit.add(kinds.START)

        return header, begin

    async def look_forever(self) -> None:
        idle_only = False
        while True:
            try:
                await self.look(idle_only)
                idle_only = True
            except Exception:
                log.exception("events could not be looked after")
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self, idle_only: bool = True) -> None:
        """What a process that was killed, or another one, has left undone."""
        for event_id in await self.store.running(idle_only, AT_ONCE):
            await self._advance_quietly(event_id)
        for event_id, table_id in await self.store.left_lying(AT_ONCE):
            await self._end_table(await self.find(event_id), table_id)
        for event_id in await self.store.forgotten(self.settings.clock() - FORGOTTEN_SECONDS, AT_ONCE):
            await self.tables.writer.write(*rows.delete_event(event_id))

    # Leaving, and what is decided without being played.

    async def leave(self, event_id: str, entrant: int) -> None:
        """Somebody goes: before the beginning as if never there, else their remaining games are lost."""
        await self.act(event_id, lambda event: left(event, entrant))
        event = await self.find(event_id)
        for game in event.games:
            if event.state != OPEN and game.table and entrant in game.seats:
                await self._end_table(event, game.table)
        await self.advance(event_id)

    async def leave_all(self, person: str) -> None:
        """Somebody is gone for good, as entrant and as host: the first of the others takes over as host."""
        for event_id in await self.store.unfinished_of(person):
            event = await self.find(event_id)
            mine = event.entrant_of(person)
            if mine is not None and mine.state != LEFT:
                await self.leave(event_id, mine.number)
            if event.host == person:
                await self.act(event_id, partial(handed_on, person=person))
                await self.look_after_end(event_id)

    async def look_after_end(self, event_id: str) -> None:
        """End the games of an event that is over."""
        event = await self.find(event_id)
        if event.state == OVER:
            for game in event.unfinished():
                if game.table:
                    await self._end_table(event, game.table)

    async def decide(self, event_id: str, command: Command) -> None:
        """The host says what came of a game."""
        await self.act(event_id, command)
        for lying, table_id in await self.store.left_lying(AT_ONCE):
            if lying == event_id:
                await self._end_table(await self.find(event_id), table_id)
        await self.advance(event_id)

    async def _end_table(self, event: Event, table_id: str) -> None:
        """Give up the seats of those who have left; end a game that is decided."""
        game = next((one for one in event.games if one.table == table_id), None)
        if game is None:
            return
        gone = [seat for seat, one in enumerate(game.seats) if one in event.field().gone]
        counts = event.state == RUNNING and game.shares is None

        def end(edit: TableEdit) -> None:
            table = edit.table
            for seat in gone:
                if table.status == TABLE_RUNNING and not table.seats[seat].resigned:
                    seating.lose_seat(edit, seat)
            if table.status == TABLE_RUNNING and not counts:
                edit.add(kinds.STOP)

        try:
            await self.tables.act(table_id, end)
        except Problem:  # deleted, or only to be looked at: nobody plays there
            log.info("a table of an event could not be ended")


def waits(event: Event, now: Due) -> bool:
    """Whether a round is due that begins when the host says so."""
    return event.header.by_hand and now.new_round and bool(event.games)


def left(event: Event, entrant: int) -> Step | None:
    one = event.entrant(entrant)
    if one is None or one.state == LEFT or event.state == OVER:
        return None
    if event.state == OPEN:
        return Step([rows.delete_entrant(event.id, entrant)])
    step = Step([rows.change_entrant(event.id, entrant, state=LEFT)])
    gone = event.field().gone | {entrant}
    for game in event.unfinished():
        if entrant in game.seats and len(game.seats) == 2:
            place = (game.round, game.board, game.game)
            step.statements.append(rows.decided(event.id, place, walkover(game.seats, gone), WALKOVER))
    return step


def handed_on(event: Event, person: str) -> Step:
    """The event has another host; where nobody is left it is over."""
    next_host = next((one.person for one in event.entrants if one.person not in ("", person) and one.state == "in"), "")
    return Step(values={"host": next_host} if next_host else {"host": "", "state": OVER})


def decided(event: Event, place: tuple[int, int, int], winners: list[int]) -> Step | None:
    """A game that is not over ends as the host says."""
    game = next((one for one in event.unfinished() if (one.round, one.board, one.game) == place), None)
    if game is None or event.state != RUNNING:
        return None
    shares = tuple(1.0 / len(winners) if one in winners else 0.0 for one in game.seats)
    return Step([rows.decided(event.id, place, shares, DECIDED)])


def begun(event: Event) -> Step:
    """Bots take the places that would stay empty; whoever was invited and has not come is not in it."""
    step = Step(values={"state": RUNNING})
    if event.header.fill:
        for number in range(event.missing()):
            step.statements.append(rows.new_entrant(bot(event, event.next_number() + number, event.header.fill)))
    return step


def bot(event: Event, number: int, level: str) -> dict[str, Any]:
    row = {"event_id": event.id, "number": number, "person": None, "name": "", "guest": 0}
    return {**row, "level": level, "state": "in"}


def _row(event_id: str, game: EventGame, table: str) -> dict[str, Any]:
    over = game.shares is not None
    return {
        "event_id": event_id,
        "round": game.round,
        "board": game.board,
        "game": game.game,
        "table_id": table,
        "seats": rows.written(game.seats),
        "shares": rows.written(game.shares) if game.shares is not None else "",
        "scores": "[]" if over else "",
        "ending": game.ending,
    }
