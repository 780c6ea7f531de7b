"""Rows of people and of their sessions."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.server import changes as kinds
from underhall.server import db_schema as schema
from underhall.server.person import ids_of
from underhall.server.store.batches import Statement
from underhall.server.store.events import without_events
from underhall.server.store.mutes import unmute
from underhall.server.store.notices import without_ways
from underhall.server.store.reports import delete_reports
from underhall.server.store.results import without_results, without_tries
from underhall.server.store.tokens import withdraw_all_tokens


class PeopleStore:
    """What the database holds of people."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def _rows(self, wanted: sa.Select[Any]) -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).all())

    async def holder(self, session: str, now: float) -> Any | None:
        """Whose session it is: the person's id and names, and when it ends and was used; None for one that ended."""
        people, sessions = schema.people.c, schema.sessions.c
        wanted = (
            sa.select(people.id, people.name, people.name_key, sessions.expires, sessions.used)
            .join(schema.sessions, sessions.person == people.id)
            .where(sessions.token == session, sessions.expires > now)
        )
        rows = await self._rows(wanted)
        return rows[0] if rows else None

    async def living(self, sessions: list[str], now: float) -> set[str]:
        """Which of these sessions still hold."""
        rows = schema.sessions.c
        found = await self._rows(sa.select(rows.token).where(rows.token.in_(sessions), rows.expires > now))
        return {str(row.token) for row in found}

    async def sessions_of(self, person: str, now: float) -> list[Any]:
        """The rows of a person's sessions, last used first."""
        rows = schema.sessions
        wanted = sa.select(rows).where(rows.c.person == person, rows.c.expires > now)
        return await self._rows(wanted.order_by(rows.c.used.desc(), rows.c.created.desc()))

    async def named(self, name_key: str) -> Any | None:
        """The row of the account of that name."""
        rows = await self._rows(sa.select(schema.people).where(schema.people.c.name_key == name_key))
        return rows[0] if rows else None

    async def password(self, person: str) -> str | None:
        """The hash of an account's password; None for guests."""
        rows = await self._rows(sa.select(schema.people.c.password).where(schema.people.c.id == person))
        return None if not rows or rows[0].password is None else str(rows[0].password)

    async def is_taken(self, name_key: str, skeleton: str) -> bool:
        """Whether an account has that name, or one that looks the same."""
        people = schema.people.c
        alike = sa.select(people.id).where(sa.or_(people.name_key == name_key, people.skeleton == skeleton))
        return bool(await self._rows(alike.limit(1)))

    async def guests_without_session(self, limit: int) -> list[Any]:
        """Ids and names of guests who can never come back."""
        people, sessions = schema.people.c, schema.sessions.c
        held = sa.exists().where(sessions.person == people.id)
        return await self._rows(sa.select(people.id, people.name).where(people.name_key.is_(None), ~held).limit(limit))


# Statements.


def new_person(row: dict[str, Any]) -> Statement:
    return sa.insert(schema.people), row


def change_person(person: str, values: dict[str, Any]) -> Statement:
    return sa.update(schema.people).where(schema.people.c.id == person).values(values), {}


def new_session(row: dict[str, Any]) -> Statement:
    return sa.insert(schema.sessions), row


def session_used(session: str, at: float) -> Statement:
    rows = schema.sessions
    return sa.update(rows).where(rows.c.token == session).values(used=at), {}


def end_sessions(sessions: list[str]) -> Statement:
    return sa.delete(schema.sessions).where(schema.sessions.c.token.in_(sessions)), {}


def end_other_sessions(person: str, kept: str) -> Statement:
    rows = schema.sessions
    return sa.delete(rows).where(rows.c.person == person, rows.c.token != kept), {}


def end_expired_sessions(now: float) -> Statement:
    return sa.delete(schema.sessions).where(schema.sessions.c.expires <= now), {}


def delete_account(person: str) -> list[Statement]:
    """An account with sessions, tokens, webhooks, ways of notices, seats, words, names, results and tries."""
    changes = schema.changes.c
    named = sa.update(schema.changes).where(changes.person.in_(ids_of(person)))
    return [
        (sa.delete(schema.sessions).where(schema.sessions.c.person == person), {}),
        *_without_belongings(person),
        delete_reports(person),
        *without_results(person),
        *without_events(person),
        (named.where(changes.kind == kinds.TALK).values(data='{"text":"","name":""}', person=None), {}),
        (named.where(changes.kind == kinds.SIT).values(data='{"name":"","guest":true}', person=None), {}),
        (named.where(changes.kind == kinds.INVITE).values(person=None), {}),
        (sa.delete(schema.people).where(schema.people.c.id == person), {}),
    ]


def delete_guest(guest: str) -> list[Statement]:
    """A guest with tokens, webhooks, ways of notices and seats; names, words and results stay: games can be read."""
    gone = sa.delete(schema.people).where(schema.people.c.id == guest, schema.people.c.name_key.is_(None))
    return [*_without_belongings(guest), *without_tries(guest), (gone, {})]


def _without_belongings(person: str) -> list[Statement]:
    mine = sa.select(schema.webhooks.c.id).where(schema.webhooks.c.person == person)
    return [
        (sa.delete(schema.webhooks_told).where(schema.webhooks_told.c.webhook.in_(mine)), {}),
        (sa.delete(schema.webhooks).where(schema.webhooks.c.person == person), {}),
        (sa.delete(schema.seats).where(schema.seats.c.person.in_(ids_of(person))), {}),
        withdraw_all_tokens(person),
        unmute(person),
        *without_ways(person),
    ]
