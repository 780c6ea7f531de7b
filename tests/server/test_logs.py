"""No log line holds words, names, ids or hashes, whatever fails and however."""

from __future__ import annotations

import ast
import asyncio
import contextlib
import io
import json
import logging
import os
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import underhall.server
from tests.server.breaking import cut, execute, locked
from tests.server.hosts import Process
from tests.server.test_people import PASSWORD
from underhall.client import Client, Refused
from underhall.server import logs

WORD = "a most private word"
NAME = "Secretive Person"
OTHER = "Hidden Newcomer"
SOURCE = Path(underhall.server.__file__).parent


class House:
    """A server with somebody at a private table, and all that must never be in its log."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database = database
        self.folder = folder
        self.start()
        self.ann.register(NAME, PASSWORD)
        self.table = self.ann.create("dwarf", visibility="link")
        self.ann.do(self.table, "talk", text=WORD)
        person = self.ann.ask("GET", "/me")["id"]
        # The very beginning of every hash we make: nothing like it may appear.
        self.secrets = [WORD, NAME, OTHER, NAME.casefold(), OTHER.casefold(), PASSWORD, "$argon2", self.table, person]
        self.secrets.append(self.ann.http.cookies["underhall"])

    def start(self, port: int = 0) -> None:
        self.server = Process(self.database, self.folder, port)
        self.server.ready()
        cookies = dict(self.ann.http.cookies) if port else {}
        self.ann = Client(self.server.address)
        self.ann.http.cookies.update(cookies)
        # A line for each request: after a failure the server closes the one it came by.
        self.ann.http.headers["Connection"] = "close"

    def tries(self) -> list[int]:
        """Do what writes words, names and hashes; returns how it was answered."""
        found = [self.answer(self.ann.do, self.table, "talk", text=WORD)]
        new = Client(self.server.address)
        found.append(self.answer(new.register, OTHER, PASSWORD))
        found.append(self.answer(new.guest, OTHER))
        found.append(self.answer(self.ann.create, "dwarf", title=WORD))
        return found

    def answer(self, work: Callable[..., Any], *arguments: Any, **more: Any) -> int:
        try:
            work(*arguments, **more)
        except Refused as refused:
            return refused.status
        return 200

    def log(self) -> str:
        """All that was written, when the server has ended."""
        assert self.server.stop() == 0
        text = next(self.folder.glob("server-*.log")).read_text()
        for line in text.splitlines():
            assert self.server.address in line or json.loads(line)
        for secret in self.secrets:
            assert secret not in text
        return text


@pytest.fixture
def house(database: str, tmp_path: Path) -> Iterator[House]:
    house = House(database, tmp_path)
    yield house
    house.server.kill()


def test_writes_that_fail(house: House) -> None:
    if house.database.startswith("sqlite"):
        with locked(house.database):
            assert house.tries() == [503] * 4
    else:
        name = sa.make_url(house.database).database
        execute(house.database, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        cut(house.database)
        assert house.tries() == [503] * 4
    assert "nothing can be written" in house.log()


def test_a_database_that_quotes_what_it_refuses(house: House) -> None:
    """PostgreSQL's messages hold the row: so would ours."""
    tables = ("changes", "people")
    if house.database.startswith("sqlite"):
        said = f"SELECT RAISE(ABORT, 'not this one: {WORD} {NAME}')"
        made = [f"CREATE TRIGGER refuse_{table} BEFORE INSERT ON {table} BEGIN {said}; END" for table in tables]
    else:
        said = "RAISE EXCEPTION 'not this one: %', NEW USING DETAIL = NEW"
        each = "FOR EACH ROW EXECUTE FUNCTION refuse()"
        made = [f"CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {said}; END $$"]
        made += [f"CREATE TRIGGER refuse_{table} BEFORE INSERT ON {table} {each}" for table in tables]
    execute(house.database, *made)
    assert all(status >= 409 for status in house.tries())
    house.log()


def test_what_is_stored_cannot_be_read(house: House) -> None:
    """Errors of ours quote as well: a field that is too many, a kind that does not exist."""
    spoilt = {
        "header": (
            "UPDATE tables SET header = replace(header, '{\"id\"', '{\"" + WORD + '": 1, "id"\')',
            "UPDATE tables SET header = replace(header, '\"" + WORD + "\": 1, ', '')",
        ),
        "changes": (
            f"UPDATE changes SET kind = '{NAME}' WHERE kind = 'talk'",
            f"UPDATE changes SET kind = 'talk' WHERE kind = '{NAME}'",
        ),
    }
    for spoil, mend in spoilt.values():
        # A server of its own for each: this one has the table in memory.
        house.server.stop()
        # A colon would begin a parameter.
        execute(house.database, spoil.replace(": 1", "\\: 1"))
        house.start(house.server.port)
        assert house.ann.look(house.table)["table"]["read_only"]
        execute(house.database, mend.replace(": 1", "\\: 1"))
        assert house.answer(house.ann.look, house.table) == 200
    house.log()


def test_what_an_operator_looks_for_and_does(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches are in addresses, and so are ids; the token is in a header."""
    token = "a token nobody else may know"
    house.server.stop()
    monkeypatch.setenv("UNDERHALL_ADMIN_TOKEN", token)
    house.start(house.server.port)
    house.secrets.append(token)
    operator = Client(house.server.address)
    operator.http.headers.update({"Authorization": f"Bearer {token}", "Connection": "close"})
    person = operator.ask("GET", "/admin/people", sought=NAME)["people"][0]["id"]
    assert person in house.secrets
    operator.ask("PUT", f"/admin/people/{person}/mute", {"on": True})
    assert operator.ask("GET", "/admin/tables", sought=NAME)["tables"][0]["id"] == house.table
    operator.ask("DELETE", f"/admin/tables/{house.table}")
    operator.ask("DELETE", f"/admin/people/{person}/sessions")
    assert "/api/admin/people/{person_id}/mute" in house.log()


# What the formatter makes of anything that can be logged.


class Quoting(Exception):
    """Says a secret in every way an exception can."""

    def __init__(self) -> None:
        super().__init__(WORD, NAME)
        self.sqlstate = f"23505 {NAME}"  # no code at all
        self.add_note(WORD)

    def __repr__(self) -> str:
        return f"Quoting({WORD})"


def failures() -> list[BaseException]:
    def raised(work: Callable[[], Any]) -> BaseException:
        try:
            work()
        except BaseException as error:
            return error
        raise AssertionError("it must fail")

    def chained() -> None:
        try:
            raise Quoting
        except Quoting as error:
            raise KeyError(WORD) from error

    def grouped() -> None:
        raise ExceptionGroup(WORD, [Quoting(), ValueError(NAME)])

    def in_the_database() -> None:
        with sa.create_engine("sqlite://").connect() as connection:
            connection.execute(sa.text("INSERT INTO nothing VALUES (:word)"), {"word": WORD})

    def odd_class() -> None:
        raise type("Failure", (Exception,), {"errno": WORD})(NAME)

    works = (chained, grouped, in_the_database, odd_class, lambda: {}[WORD], lambda: int(WORD), lambda: os.stat(WORD))
    return [raised(work) for work in works]


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """All log lines, as a server writes them."""
    out = io.StringIO()
    root = logging.getLogger()
    before = root.handlers[:], root.level, sys.excepthook, threading.excepthook, sys.unraisablehook
    with contextlib.redirect_stderr(out):
        logs.set_up()
        yield out
    root.handlers[:], root.level = before[0], before[1]
    sys.excepthook, threading.excepthook, sys.unraisablehook = before[2:]


def check(written: io.StringIO, lines: int) -> list[dict[str, Any]]:
    text = written.getvalue()
    for secret in (WORD, NAME):
        assert secret not in text
    found = [json.loads(line) for line in text.splitlines()]
    assert len(found) == lines
    return found


@pytest.mark.parametrize("number", range(len(failures())))
def test_what_an_exception_says_is_not_written(written: io.StringIO, number: int) -> None:
    error = failures()[number]
    logging.getLogger("underhall.server").error("a failure", exc_info=error)
    logging.getLogger("uvicorn.error").error("Exception in ASGI application\n", exc_info=error)
    logging.getLogger("uvicorn.error").error(error)  # type: ignore[arg-type]
    logging.getLogger("sqlalchemy.pool").error("Exception terminating connection %r", error)
    logging.getLogger("asyncio").error(f"Exception in callback f({WORD!r})\nhandle: {error!r}", exc_info=error)
    lines = check(written, 5)
    for line in (lines[0], lines[1], lines[4]):
        assert type(error).__name__ in line["trace"]
        assert "test_logs.py" in line["trace"]  # where it was
    assert type(error).__name__ in lines[2]["what"]


def test_what_nobody_catches_goes_the_same_way(written: io.StringIO) -> None:
    async def forgotten() -> None:
        task = asyncio.create_task(fail())
        await asyncio.sleep(0.01)
        del task

    async def fail() -> None:
        raise Quoting

    asyncio.run(forgotten())
    thread = threading.Thread(target=lambda: os.stat(WORD))
    thread.start()
    thread.join()

    class Untidy:
        def __del__(self) -> None:
            raise Quoting

    Untidy()
    sys.excepthook(Quoting, Quoting(), None)
    lines = check(written, 4)
    assert "Quoting" in lines[0]["trace"]
    assert "FileNotFoundError ENOENT" in lines[1]["trace"]


def test_codes_tell_operators_what_it_was() -> None:
    with pytest.raises(sqlite3.OperationalError) as caught:
        sqlite3.connect("file:/nowhere/at/all?mode=ro", uri=True)
    assert logs.kind_of(caught.value) == "sqlite3.OperationalError SQLITE_CANTOPEN"
    assert logs.kind_of(ConnectionRefusedError(111, "no")) == "ConnectionRefusedError ECONNREFUSED"


def test_our_own_messages_are_sentences_without_data() -> None:
    calls = 0
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and isinstance(node.func.value, ast.Name)
                and node.func.value.id in ("log", "logger", "logging")
                and node.func.attr in ("debug", "info", "warning", "error", "exception", "critical", "log")
            ):
                calls += 1
                assert len(node.args) == 1, (path, node.lineno)
                assert isinstance(node.args[0], ast.Constant), (path, node.lineno)
                extra = next((word.value for word in node.keywords if word.arg == "extra"), None)
                named = {ast.unparse(key) for key in extra.keys if key} if isinstance(extra, ast.Dict) else set()
                assert named <= {repr(field) for field in logs.FIELDS}, (path, node.lineno)
    assert calls > 8


def test_every_engine_hides_what_it_sends() -> None:
    """Also in exceptions that are shown elsewhere than in the log."""
    made = [
        node
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("create_engine", "create_async_engine"))
    ]
    assert len(made) >= 3
    for node in made:
        assert any(word.arg == "hide_parameters" and ast.unparse(word.value) == "True" for word in node.keywords)
