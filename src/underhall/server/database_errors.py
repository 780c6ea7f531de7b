"""When the database fails: whether it is the database's fault or the statement's, and what to tell an operator."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa

from underhall.core.errors import Message, UnderhallError, of_the_system

# Classes of SQLSTATE that speak of what was written: data, a key that is there already, a conflict with somebody else.
OF_THE_STATEMENT = ("22", "23", "40", "42")
NOT_A_DATABASE = "database-not_ours"
UNKNOWN = "database-fails"
BY_SQLITE = {
    sqlite3.SQLITE_BUSY: "database-locked",
    sqlite3.SQLITE_LOCKED: "database-locked",
    sqlite3.SQLITE_READONLY: "database-read_only",
    sqlite3.SQLITE_PERM: "database-read_only",
    sqlite3.SQLITE_IOERR: "database-disk_fails",
    sqlite3.SQLITE_FULL: "database-disk_full",
    sqlite3.SQLITE_CORRUPT: "database-damaged",
    sqlite3.SQLITE_CANTOPEN: "database-cannot_open",
    sqlite3.SQLITE_NOTADB: NOT_A_DATABASE,
}
BY_SQLSTATE = {
    "08": "database-no_answer",
    "25": "database-read_only",
    "28": "database-wrong_user",
    "3D": "database-not_there",
    "53": "database-no_room",
    "57": "database-starting",
    "XX": "database-damaged",
}


# Whatever a database, or the way to it, may raise.
DATABASE_ERRORS = (sa.exc.SQLAlchemyError, OSError)


class UnusableDatabase(UnderhallError):
    """A database that cannot be used as it is; the message is for an operator."""


def of_the_database(error: BaseException) -> bool:
    """Whether nothing else could be written or read either: locked, full, gone, hanging."""
    if isinstance(error, sa.exc.TimeoutError):
        return True
    if isinstance(error, OSError):  # a lost connection, or no answer in time; but not a failure with a file of ours
        return error.filename is None
    if not isinstance(error, sa.exc.DBAPIError):
        return False
    state = _sqlstate(error.orig)
    if state:
        return not state.startswith(OF_THE_STATEMENT)
    return error.connection_invalidated or isinstance(error, sa.exc.OperationalError | sa.exc.InterfaceError)


@contextlib.contextmanager
def explained(url: str) -> Iterator[None]:
    """Failures of the database as one sentence. What was being written is not in it."""
    try:
        sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        raise UnusableDatabase("database-bad_address") from None
    try:
        yield
    except UnderhallError:
        raise
    except Exception as error:
        reason = reason_of(error)
        if reason is None:
            raise
        raise UnusableDatabase("file-wrong", path=place_of(url), error=reason) from None


def reason_of(error: BaseException) -> Message | None:
    """Why the database cannot be used; nothing for what is no failure of a database."""
    if isinstance(error, sa.exc.DBAPIError) and error.orig is not None:
        return reason_of(error.orig) or Message(UNKNOWN)
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", None)
        return Message(UNKNOWN if code is None else BY_SQLITE.get(code & 0xFF, UNKNOWN))
    state = _sqlstate(error)
    if state:
        return Message(BY_SQLSTATE.get(state[:2], UNKNOWN))
    if isinstance(error, TimeoutError | sa.exc.TimeoutError):
        return Message("database-no_answer")
    if isinstance(error, OSError) and error.filename is None:
        # In the system's own words, not in those of whoever called it.
        if error.errno is not None and error.errno > 0:
            return of_the_system(OSError(error.errno, os.strerror(error.errno)))
        return of_the_system(error) if error.strerror else Message("database-no_answer")
    return None


def place_of(url: str) -> str:
    """Where a database is, without its password."""
    parsed = sa.make_url(url)
    if parsed.get_backend_name() == "sqlite":
        return parsed.database or "sqlite"
    return parsed.set(query={}).render_as_string(hide_password=True)


def _sqlstate(error: Any) -> str:
    state = getattr(error, "sqlstate", None)
    return state if isinstance(state, str) else ""
