"""The SQLite file: nobody else reads it, and one server at a time uses it."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa

from underhall.core.errors import of_the_system
from underhall.server.database_errors import UnusableDatabase

PRIVATE = 0o600
OTHERS = 0o007
BESIDE = ("", "-wal", "-shm", "-journal")


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL and for one that lives in memory."""
    parsed = sa.make_url(url)
    name = parsed.database or ""
    if parsed.get_backend_name() != "sqlite" or not name or name.startswith((":", "file:")):
        return None
    return Path(name)


def must_exist(url: str) -> None:
    path = file_of(url)
    if path is not None and not path.is_file():
        raise UnusableDatabase("database-none_there", path=path)


def make_private(url: str) -> None:
    """Seeds of running games, hashes of passwords and the key of all cookies are in there: for its owner only.

    SQLite gives the files beside it the same rights. An existing one is not opened: closing it again would end the
    locks that SQLite holds on it in this process.
    """
    path = file_of(url)
    if path is None:
        return
    _must_have_a_folder(path)
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
    except FileExistsError:
        for end in BESIDE:
            _close_to_others(path.with_name(path.name + end))
    except OSError as error:
        raise UnusableDatabase("file-wrong", path=path, error=of_the_system(error)) from None


def _must_have_a_folder(path: Path) -> None:
    if not path.parent.is_dir():
        raise UnusableDatabase("file-no_folder", path=path, folder=path.parent)


def _close_to_others(path: Path) -> None:
    """Files of earlier versions could be read by everybody; whoever let only a group in meant it."""
    with contextlib.suppress(OSError):  # not there, or somebody else's
        if path.is_file() and path.stat().st_mode & OTHERS:
            path.chmod(PRIVATE)


@contextlib.contextmanager
def held(url: str) -> Iterator[None]:
    """Hold the SQLite file for one server; the system lets go of it when the process ends, however it ends."""
    path = file_of(url)
    if path is None:
        yield
        return
    _must_have_a_folder(path)
    # A file of its own: SQLite locks the other one in its own way.
    lock = path.with_name(path.name + ".lock")
    try:
        descriptor = os.open(lock, os.O_RDWR | os.O_CREAT, PRIVATE)
    except OSError as error:
        raise UnusableDatabase("file-wrong", path=lock, error=of_the_system(error)) from None
    try:
        if not _locked(descriptor):
            raise UnusableDatabase("database-in_use", path=path)
        yield
    finally:
        os.close(descriptor)


if sys.platform == "win32":
    import msvcrt

    def _locked(descriptor: int) -> bool:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
