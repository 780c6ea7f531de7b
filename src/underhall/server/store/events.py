"""Rows of events, of who takes part and of their games."""

from __future__ import annotations

from typing import Any

import orjson
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.server import db_schema as schema
from underhall.server.store.batches import Statement

EVENTS, ENTRANTS, GAMES = schema.events.c, schema.event_entrants.c, schema.event_games.c
OPEN, RUNNING, OVER = "open", "running", "over"
IN, LEFT, INVITED = "in", "left", "invited"
UNFINISHED = GAMES.shares == ""


class EventStore:
    """What the database holds of events."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def _rows(self, wanted: sa.Select[Any]) -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).all())

    async def find(self, event_id: str) -> tuple[Any, list[Any], list[Any]] | None:
        """An event's row with its host's name, the rows of its entrants and of its games, as of one moment."""
        people = schema.people.c
        named = sa.select(schema.events, people.name.label("host_name")).outerjoin(
            schema.people, people.id == EVENTS.host
        )
        entrants = sa.select(schema.event_entrants).where(ENTRANTS.event_id == event_id).order_by(ENTRANTS.number)
        games = sa.select(schema.event_games).where(GAMES.event_id == event_id)
        async with self.engine.connect() as connection:
            # The event's row first: whatever is written after that raises its number, so a command upon it is too late.
            found = (await connection.execute(named.where(EVENTS.id == event_id))).first()
            if found is None:
                return None
            there = list((await connection.execute(entrants)).all())
            played = list((await connection.execute(games.order_by(GAMES.round, GAMES.board, GAMES.game))).all())
            return found, there, played

    async def of(self, person: str, limit: int) -> list[str]:
        """The ids of a person's events, last changed first: hosted, taken part in or invited to."""
        mine = sa.select(ENTRANTS.event_id).where(ENTRANTS.person == person)
        wanted = sa.select(EVENTS.id).where(sa.or_(EVENTS.host == person, EVENTS.id.in_(mine)))
        return [str(row.id) for row in await self._rows(wanted.order_by(EVENTS.updated.desc()).limit(limit))]

    async def to_join(self, limit: int) -> list[str]:
        """The ids of events that everybody may find and join."""
        wanted = sa.select(EVENTS.id).where(EVENTS.state == OPEN, EVENTS.entry == "open")
        return [str(row.id) for row in await self._rows(wanted.order_by(EVENTS.updated.desc()).limit(limit))]

    async def count_of(self, host: str) -> int:
        """How many events of a host are not over."""
        wanted = sa.select(sa.func.count()).where(EVENTS.host == host, EVENTS.state != OVER)
        return int((await self._rows(wanted))[0][0])

    async def unfinished_of(self, person: str) -> list[str]:
        """The ids of events that are not over and that a person hosts or takes part in."""
        mine = sa.select(ENTRANTS.event_id).where(ENTRANTS.person == person, ENTRANTS.state != LEFT)
        wanted = sa.select(EVENTS.id).where(EVENTS.state != OVER, sa.or_(EVENTS.host == person, EVENTS.id.in_(mine)))
        return [str(row.id) for row in await self._rows(wanted)]

    async def running(self, idle_only: bool, limit: int) -> list[str]:
        """The ids of running events; ``idle_only``: of those none of whose games is being played."""
        wanted = sa.select(EVENTS.id).where(EVENTS.state == RUNNING)
        if idle_only:
            wanted = wanted.where(~sa.exists().where(GAMES.event_id == EVENTS.id, UNFINISHED))
        return [str(row.id) for row in await self._rows(wanted.order_by(EVENTS.updated).limit(limit))]

    async def forgotten(self, before: float, limit: int) -> list[str]:
        """The ids of events that have not begun and at which nothing has happened since."""
        wanted = sa.select(EVENTS.id).where(EVENTS.state == OPEN, EVENTS.updated < before)
        return [str(row.id) for row in await self._rows(wanted.limit(limit))]

    async def left_lying(self, limit: int) -> list[tuple[str, str]]:
        """Tables at which a game goes on that does not count any more, each with its event."""
        tables = schema.tables.c
        wanted = (
            sa.select(GAMES.event_id, GAMES.table_id)
            .join(schema.tables, tables.id == GAMES.table_id)
            .join(schema.events, EVENTS.id == GAMES.event_id)
            .where(tables.status == "running", sa.or_(GAMES.shares != "", EVENTS.state == OVER))
        )
        return [(str(row.event_id), str(row.table_id)) for row in await self._rows(wanted.limit(limit))]


# Statements.


def new_event(row: dict[str, Any]) -> Statement:
    return sa.insert(schema.events), row


def changed(event_id: str, number: int, at: float, **values: Any) -> Statement:
    """The event as it is after something was done with it as it was at ``number``.

    Whoever was later than somebody else makes the number null, which the table refuses: all or nothing.
    """
    following = sa.case((EVENTS.number == number, number + 1), else_=sa.null())
    rows = sa.update(schema.events).where(EVENTS.id == event_id)
    return rows.values(number=following, updated=at, **values), {}


def new_entrant(row: dict[str, Any]) -> Statement:
    return sa.insert(schema.event_entrants), row


def change_entrant(event_id: str, number: int, **values: Any) -> Statement:
    here = sa.and_(ENTRANTS.event_id == event_id, ENTRANTS.number == number)
    return sa.update(schema.event_entrants).where(here).values(values), {}


def delete_entrant(event_id: str, number: int) -> Statement:
    rows = schema.event_entrants
    return sa.delete(rows).where(ENTRANTS.event_id == event_id, ENTRANTS.number == number), {}


def delete_event(event_id: str) -> list[Statement]:
    """An event that has not begun; whoever joins at the same time leaves a row that nothing shows."""
    return [
        (sa.delete(schema.events).where(EVENTS.id == event_id, EVENTS.state == OPEN), {}),
        (sa.delete(schema.event_entrants).where(ENTRANTS.event_id == event_id, ~_still(event_id)), {}),
    ]


def _still(event_id: str) -> sa.ColumnElement[bool]:
    return sa.exists().where(EVENTS.id == event_id)


def new_game(row: dict[str, Any]) -> Statement:
    return sa.insert(schema.event_games), row


def written(numbers: tuple[float, ...] | tuple[int, ...] | list[float] | list[int]) -> str:
    return orjson.dumps(list(numbers)).decode()


def game_over(table_id: str, shares: list[float], scores: list[int]) -> Statement:
    """What came of a game, written with the change that ended it; what was decided before stays."""
    rows = sa.update(schema.event_games).where(GAMES.table_id == table_id, UNFINISHED)
    return rows.values(shares=written(shares), scores=written(scores), ending="played"), {}


def decided(event_id: str, place: tuple[int, int, int], shares: tuple[float, ...], ending: str) -> Statement:
    """What came of a game without being played to its end."""
    here = sa.and_(GAMES.event_id == event_id, GAMES.round == place[0], GAMES.board == place[1], GAMES.game == place[2])
    rows = sa.update(schema.event_games).where(here, UNFINISHED)
    return rows.values(shares=written(shares), scores="[]", ending=ending), {}


def without_events(person: str) -> list[Statement]:
    """A deleted account stays in pairings without person and name."""
    nameless = sa.update(schema.event_entrants).where(ENTRANTS.person == person).values(person=None, name="", guest=1)
    hosted = sa.update(schema.events).where(EVENTS.host == person).values(host="")
    return [(nameless, {}), (hosted, {})]
