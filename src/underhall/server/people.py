"""People: guests at once, accounts by name and password, sessions by a signed cookie.

A session's token is random and made anew at every login, so nobody can be given one beforehand; the database holds
only its hash. The cookie carries it signed; when it ends is the database's business alone, so that no two clocks have
to agree.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import math
import secrets
import unicodedata
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.core.errors import Message
from underhall.server.change_writer import ChangeWriter, Stale
from underhall.server.confusable_names import is_of_one_alphabet, skeleton
from underhall.server.database_errors import DATABASE_ERRORS, of_the_database
from underhall.server.ids import new_id
from underhall.server.person import Person
from underhall.server.problems import Problem, conflict, no_database
from underhall.server.sessions import ForgettingWriter, Sessions
from underhall.server.settings import Settings
from underhall.server.store import mutes
from underhall.server.store import notices as notice_rows
from underhall.server.store import people as rows
from underhall.server.store import tokens as token_rows
from underhall.server.store.batches import Statement
from underhall.server.store.people import PeopleStore
from underhall.server.store.tokens import TokenStore

DAY = 86_400
# When a session was last used is written down this often at most.
USED_SECONDS = 3600.0
WRONG = "wrong-login"


class People:
    """Who is who."""

    def __init__(self, engine: AsyncEngine, writer: ChangeWriter, settings: Settings, key: str) -> None:
        self.store = PeopleStore(engine)
        self.sessions = Sessions(on=not settings.postgresql)
        self.writer = ForgettingWriter(writer, self.sessions)
        self.settings = settings
        self.signer = URLSafeSerializer(key, salt="underhall session")
        # Cookies made before they lost their date; it is not looked at any more.
        self.dated_signer = URLSafeTimedSerializer(key, salt="underhall session")
        self.used: dict[str, float] = {}  # sessions whose last use is to be written down
        self.tokens = TokenStore(engine)
        self.used_tokens: dict[str, float] = {}
        self.hasher = PasswordHasher()
        # Hashing takes memory on purpose: not many at a time.
        self.hashing = asyncio.Semaphore(2)
        self.decoy = ""

    async def find(self, cookie: str | None) -> Person | None:
        """Whose cookie this is; None for none, forged, expired or logged out."""
        token = self._token(cookie)
        if token is None:
            return None
        session, now = _digest(token), self.settings.clock()
        known = self.sessions.find(session, now)
        if known is not None:
            return known
        times_forgotten = self.sessions.times_forgotten
        row = await self.store.holder(session, now)
        if row is None:
            return None
        if row.used < now - USED_SECONDS:
            self.used[session] = now
        person = Person(row.id, row.name, row.name_key is None, session)
        self.sessions.remember(session, person, row.expires, times_forgotten)
        return person

    async def holder_of(self, token: str) -> Person | None:
        """For whom a token acts, and what it may do; None for one that was withdrawn or never made."""
        session, now = _digest(token), self.settings.clock()
        known = self.sessions.find(session, now)
        if known is not None:
            return known
        times_forgotten = self.sessions.times_forgotten
        row = await self.tokens.holder(session)
        if row is None:
            return None
        if row.used < now - USED_SECONDS:
            self.used_tokens[session] = now
        rights = frozenset(row.rights.split())
        person = Person(row.id, row.name, row.name_key is None, session, rights, row.table_id)
        self.sessions.remember(session, person, math.inf, times_forgotten)
        return person

    async def withdraw_token(self, person: Person, token_id: str) -> str | None:
        """Withdraw one of a person's tokens; returns its hash, or None if there is none of that id."""
        for row in await self.tokens.of(person.id):
            if row.id == token_id:
                await self.writer.write(token_rows.withdraw_token(token_id))
                return str(row.token)
        return None

    def _token(self, cookie: str | None) -> str | None:
        """The token in a cookie that was signed here."""
        for signer in (self.signer, self.dated_signer):
            with contextlib.suppress(BadData):
                return str(signer.loads(cookie or ""))
        return None

    async def living(self, sessions: list[str]) -> set[str]:
        """Which of these sessions, and of the tokens among them, still hold."""
        return await self.store.living(sessions, self.settings.clock()) | await self.tokens.living(sessions)

    async def new_guest(self, name: str, before: Person | None, device: str = "") -> tuple[Person, str]:
        await self.refuse_taken(name)
        person = Person(new_id(), name, True)
        row = {"id": person.id, "name": name, "created": self.settings.clock()}
        return person, await self._new_session(person.id, before, device, rows.new_person(row))

    async def register(self, name: str, password: str, before: Person | None, device: str = "") -> tuple[Person, str]:
        """An account; a guest keeps seats and games."""
        await self.refuse_taken(name)
        hashed = await self._hash(password)
        values = {"name": name, "name_key": folded(name), "skeleton": skeleton(name), "password": hashed}
        if before is not None and before.guest:
            person = Person(before.id, name, False)
            statement = rows.change_person(before.id, values)
        else:
            person = Person(new_id(), name, False)
            statement = rows.new_person({"id": person.id, "created": self.settings.clock(), **values})
        try:
            return person, await self._new_session(person.id, before, device, statement)
        except Stale:
            raise _taken() from None

    async def log_in(self, name: str, password: str, before: Person | None, device: str = "") -> tuple[Person, str]:
        row = await self.store.named(folded(name))
        if not self.decoy:
            self.decoy = await self._hash(secrets.token_urlsafe(16))
        # An unknown name takes as long as a wrong password.
        right = await self._verify(self.decoy if row is None else row.password, password)
        if row is None or not right:
            raise Problem(401, WRONG)
        return Person(row.id, row.name, False), await self._new_session(row.id, before, device)

    async def check_password(self, person: Person, password: str) -> None:
        hashed = await self.store.password(person.id)
        if hashed is not None and not await self._verify(hashed, password):
            raise Problem(403, "wrong-password")

    async def change_password(self, person: Person, old: str, new: str) -> set[str]:
        """Another password; returns the sessions that ended by it, all but the one it was changed in."""
        if person.guest:
            raise conflict("guest")
        await self.check_password(person, old)
        hashed = await self._hash(new)
        return await self.end_other_sessions(person, rows.change_person(person.id, {"password": hashed}))

    async def sessions_of(self, person: Person) -> list[Any]:
        """The person's sessions, last used first."""
        return await self.store.sessions_of(person.id, self.settings.clock())

    async def end_other_sessions(self, person: Person, *statements: Statement) -> set[str]:
        """End all sessions but the one that asks; returns them."""
        ended = {str(row.token) for row in await self.sessions_of(person)} - {person.session}
        await self.writer.write(*statements, rows.end_other_sessions(person.id, person.session))
        return ended

    async def end_session(self, person: Person, session_id: str) -> set[str]:
        ended = {str(row.token) for row in await self.sessions_of(person) if shown_as(row.token) == session_id}
        await self.writer.write(rows.end_sessions(sorted(ended)))
        return ended

    async def rename(self, person: Person, name: str) -> None:
        if not person.guest:
            raise conflict("registered")
        await self.refuse_taken(name)
        await self.writer.write(rows.change_person(person.id, {"name": name}))

    async def log_out(self, person: Person) -> None:
        await self.writer.write(rows.end_sessions([person.session]))

    async def delete(self, person: Person, tables: list[str], *also: Statement) -> None:
        """The account with sessions, tokens, webhooks, words and names; seats must have been given up before."""
        await self.writer.write(*rows.delete_account(person.id), *also, altered=tables)

    async def departed_guests(self, limit: int) -> list[Person]:
        """Guests without a session, who can never come back."""
        return [Person(row.id, row.name, True) for row in await self.store.guests_without_session(limit)]

    async def forget_guest(self, guest: Person) -> None:
        """Drop a guest who has departed; names and words at the tables stay, so that games can be read."""
        await self.writer.write(*rows.delete_guest(guest.id))

    async def refuse_muted(self, person: Person) -> None:
        """Whoever the operator has muted plays, and says nothing. Asked each time, as another process may mute them."""
        try:
            muted = await mutes.is_muted(self.store.engine, person.account)
        except DATABASE_ERRORS as error:
            if not of_the_database(error):
                raise
            raise no_database() from None  # a sentence at a WebSocket, too
        if muted:
            raise Problem(403, "muted")

    async def look_after_sessions(self) -> None:
        """Drop those that ran out, and write down when the others were used."""
        used, self.used = self.used, {}
        used_tokens, self.used_tokens = self.used_tokens, {}
        noted = [rows.session_used(session, at) for session, at in used.items()]
        noted += [token_rows.token_used(token, at) for token, at in used_tokens.items()]
        await self.writer.write(rows.end_expired_sessions(self.settings.clock()), *noted)

    async def by_name(self, name: str) -> Person | None:
        row = await self.store.named(folded(name))
        return None if row is None else Person(row.id, row.name, False)

    async def _hash(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def _verify(self, hashed: str, password: str) -> bool:
        async with self.hashing:
            try:
                return await asyncio.to_thread(self.hasher.verify, hashed, password)
            except (Argon2Error, InvalidHashError):
                return False

    async def refuse_taken(self, name: str) -> None:
        if not is_of_one_alphabet(name):
            raise Problem(422, "name-mixed", detail=Message("problem_hint-lookalikes"))
        if await self.store.is_taken(folded(name), skeleton(name)):
            raise _taken()

    async def _new_session(self, person: str, before: Person | None, device: str, *statements: Statement) -> str:
        """Always a new token, and the old one ends: a session cannot be planted before somebody logs in."""
        token = secrets.token_urlsafe(24)
        now = self.settings.clock()
        ended: list[Statement] = []
        if before is not None:
            ended.append(rows.end_sessions([before.session]))
            ended.append(notice_rows.keep_push(person, before.session, _digest(token)))
        row = {
            "token": _digest(token),
            "person": person,
            "expires": now + self.settings.session_days * DAY,
            "created": now,
            "used": now,
            "device": device,
        }
        await self.writer.write(*statements, *ended, rows.new_session(row))
        return str(self.signer.dumps(token))


def shown_as(session: str) -> str:
    """How a person names one of their sessions: a piece of the hash, from which no token can be made."""
    return session[:16]


def folded(name: str) -> str:
    """The name as one logs in with it: small and capital letters, wide and narrow ones are the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def _taken() -> Problem:
    return conflict("name-taken")


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
