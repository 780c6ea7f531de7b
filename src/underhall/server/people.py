"""People: guests at once, accounts by name and password, sessions by a signed cookie.

A session's token is random and made anew at every login, so nobody can be given one beforehand; the database holds
only its hash. The cookie carries it signed and dated.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata
from dataclasses import dataclass

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.server import schema
from underhall.server.ledger import Ledger, Stale, Statement
from underhall.server.names import new_name
from underhall.server.problems import Problem, conflict
from underhall.server.sessions import ForgettingLedger, Sessions
from underhall.server.settings import Settings

COOKIE = "underhall"
DAY = 86_400
WRONG = ("wrong-login", "Name or password is wrong")


@dataclass(frozen=True)
class Person:
    """Somebody, as far as a request shows. ``session`` is the hash of the session's token."""

    id: str
    name: str
    guest: bool
    session: str = ""


class People:
    """Who is who."""

    def __init__(self, engine: AsyncEngine, ledger: Ledger, settings: Settings, key: str) -> None:
        self.engine = engine
        self.sessions = Sessions(on=not settings.postgresql)
        self.ledger = ForgettingLedger(ledger, self.sessions)
        self.settings = settings
        self.signer = URLSafeTimedSerializer(key, salt="underhall session")
        self.hasher = PasswordHasher()
        # Hashing takes memory on purpose: not many at a time.
        self.hashing = asyncio.Semaphore(2)
        self.decoy = ""

    async def find(self, cookie: str | None) -> Person | None:
        """Whose cookie this is; None for none, forged, expired or logged out."""
        if not cookie:
            return None
        try:
            token = self.signer.loads(cookie, max_age=self.settings.session_days * DAY)
        except BadSignature:
            return None
        session = _digest(str(token))
        known = self.sessions.find(session, self.settings.clock())
        if known is not None:
            return known
        people, sessions = schema.people.c, schema.sessions.c
        wanted = (
            sa.select(people.id, people.name, people.name_key, sessions.expires)
            .join(schema.sessions, sessions.person == people.id)
            .where(sessions.token == session, sessions.expires > self.settings.clock())
        )
        times_forgotten = self.sessions.times_forgotten
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            return None
        person = Person(row.id, row.name, row.name_key is None, session)
        self.sessions.remember(session, person, row.expires, times_forgotten)
        return person

    async def living(self, sessions: list[str]) -> set[str]:
        """Which of these sessions still hold."""
        wanted = sa.select(schema.sessions.c.token).where(
            schema.sessions.c.token.in_(sessions), schema.sessions.c.expires > self.settings.clock()
        )
        async with self.engine.connect() as connection:
            return {str(token) for token in await connection.scalars(wanted)}

    async def new_guest(self, name: str, before: Person | None) -> tuple[Person, str]:
        await self._refuse_taken(name)
        person = Person(new_name(), name, True)
        row = {"id": person.id, "name": name, "name_key": None, "password": None, "created": self.settings.clock()}
        return person, await self._new_session(person.id, before, (sa.insert(schema.people), row))

    async def register(self, name: str, password: str, before: Person | None) -> tuple[Person, str]:
        """An account; a guest keeps seats and games."""
        await self._refuse_taken(name)
        async with self.hashing:
            hashed = await asyncio.to_thread(self.hasher.hash, password)
        values = {"name": name, "name_key": folded(name), "password": hashed}
        if before is not None and before.guest:
            person = Person(before.id, name, False)
            statement: Statement = (sa.update(schema.people).where(schema.people.c.id == before.id).values(values), {})
        else:
            person = Person(new_name(), name, False)
            statement = (sa.insert(schema.people), {"id": person.id, "created": self.settings.clock(), **values})
        try:
            return person, await self._new_session(person.id, before, statement)
        except Stale:
            raise _taken() from None

    async def log_in(self, name: str, password: str, before: Person | None) -> tuple[Person, str]:
        wanted = sa.select(schema.people).where(schema.people.c.name_key == folded(name))
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if not self.decoy:
            self.decoy = await asyncio.to_thread(self.hasher.hash, secrets.token_urlsafe(16))
        # An unknown name takes as long as a wrong password.
        right = await self._verify(self.decoy if row is None else row.password, password)
        if row is None or not right:
            raise Problem(401, *WRONG)
        return Person(row.id, row.name, False), await self._new_session(row.id, before)

    async def check_password(self, person: Person, password: str) -> None:
        wanted = sa.select(schema.people.c.password).where(schema.people.c.id == person.id)
        async with self.engine.connect() as connection:
            hashed = await connection.scalar(wanted)
        if hashed is not None and not await self._verify(hashed, password):
            raise Problem(403, "wrong-password", "The password is wrong")

    async def rename(self, person: Person, name: str) -> None:
        if not person.guest:
            raise conflict("registered", "A registered name stays")
        await self._refuse_taken(name)
        await self.ledger.write((sa.update(schema.people).where(schema.people.c.id == person.id).values(name=name), {}))

    async def log_out(self, person: Person) -> None:
        await self.ledger.write((sa.delete(schema.sessions).where(schema.sessions.c.token == person.session), {}))

    async def delete(self, person: Person, tables: list[str], *also: Statement) -> None:
        """The account with sessions, webhooks, words and names; seats must have been given up before."""
        changes = schema.changes.c
        named = sa.update(schema.changes).where(changes.person == person.id)
        await self.ledger.write(
            (sa.delete(schema.sessions).where(schema.sessions.c.person == person.id), {}),
            (sa.delete(schema.webhooks).where(schema.webhooks.c.person == person.id), {}),
            (sa.delete(schema.seats).where(schema.seats.c.person == person.id), {}),
            (named.where(changes.kind == "talk").values(data='{"text":"","name":""}', person=None), {}),
            (named.where(changes.kind == "sit").values(data='{"name":"","guest":true}', person=None), {}),
            (named.where(changes.kind == "invite").values(person=None), {}),
            (sa.delete(schema.people).where(schema.people.c.id == person.id), {}),
            *also,
            altered=tables,
        )

    async def forget_expired(self) -> None:
        expired = schema.sessions.c.expires <= self.settings.clock()
        await self.ledger.write((sa.delete(schema.sessions).where(expired), {}))

    async def by_name(self, name: str) -> Person | None:
        wanted = sa.select(schema.people).where(schema.people.c.name_key == folded(name))
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else Person(row.id, row.name, False)

    async def _verify(self, hashed: str, password: str) -> bool:
        async with self.hashing:
            try:
                return await asyncio.to_thread(self.hasher.verify, hashed, password)
            except (Argon2Error, InvalidHashError):
                return False

    async def _refuse_taken(self, name: str) -> None:
        if await self.by_name(name) is not None:
            raise _taken()

    async def _new_session(self, person: str, before: Person | None, *statements: Statement) -> str:
        """Always a new token, and the old one ends: a session cannot be planted before somebody logs in."""
        token = secrets.token_urlsafe(24)
        expires = self.settings.clock() + self.settings.session_days * DAY
        ended: list[Statement] = []
        if before is not None:
            ended.append((sa.delete(schema.sessions).where(schema.sessions.c.token == before.session), {}))
        row = {"token": _digest(token), "person": person, "expires": expires}
        await self.ledger.write(*statements, *ended, (sa.insert(schema.sessions), row))
        return str(self.signer.dumps(token))


def folded(name: str) -> str:
    """Names that look the same are the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def _taken() -> Problem:
    return conflict("name-taken", "That name belongs to somebody else; choose another")


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
