"""Reading is cheap: what never changes is made once, what many ask for is made once for all; nobody waits for it."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from tests.server.hosts import Host, wait_until
from tests.server.long_tables import everything, random_moves, seated
from tests.server.play import step
from tests.server.test_people import PASSWORD, refused
from underhall.client import Client
from underhall.core import game as games
from underhall.core import rulebook
from underhall.players.bot_names import bot_name
from underhall.server import limits, time_slices, viewer_payloads
from underhall.server.changes import Change
from underhall.server.live_table import LiveTable
from underhall.server.problems import Problem
from underhall.server.settings import Settings, database_url
from underhall.server.table import RUNNING, Table
from underhall.server.time_slices import TimeSlices

CONSTANTS = (
    "/api/games",
    "/api/games?lang=de",
    "/api/games/dwarf/words",
    "/api/games/dwarf/rules",
    "/api/games/dwarf/rules?lang=de",
    "/api/languages",
    "/api/texts/en/page.ftl",
    "/api/texts/de/page.ftl",
    "/openapi.json",
    "/docs",
)


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server of this module's own, on SQLite."""
    database = database_url(str(tmp_path_factory.mktemp("db") / "tables.db"), Path())
    host = Host(Settings(database, limits=False, workers=1))
    yield host
    host.stop()


# What never changes.


@pytest.mark.parametrize("path", CONSTANTS)
def test_what_never_changes_is_made_once(small: Host, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    http = small.client().http
    first = http.get(path)
    assert first.status_code == 200

    def again(*_: Any) -> Any:
        raise AssertionError("made again")

    monkeypatch.setattr("underhall.server.constant_answers.keys", again)
    monkeypatch.setattr("underhall.server.routes.tables.game_shown", again)
    monkeypatch.setattr("underhall.server.routes.reading.words_of", again)
    monkeypatch.setattr("underhall.server.routes.texts.spoken_languages", again)
    monkeypatch.setattr("underhall.server.routes.texts.complete", again)
    monkeypatch.setattr(rulebook, "books", again)
    monkeypatch.setattr(games, "keys", again)
    monkeypatch.setattr("underhall.server.description.page", again)
    second = http.get(path)
    assert (second.status_code, second.content, second.headers["etag"]) == (200, first.content, first.headers["etag"])
    kept = http.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (kept.status_code, kept.content) == (304, b"")
    # A browser may keep it but must ask; everything else about people and tables it may not keep.
    assert first.headers["cache-control"] == "no-cache"
    assert http.get("/api/session").headers["cache-control"] == "no-store"


def test_what_never_changes_differs_by_language_and_game(small: Host) -> None:
    http = small.client().http
    tags = {http.get(path).headers["etag"] for path in CONSTANTS}
    assert len(tags) == len(CONSTANTS)
    assert http.get("/api/games/dwar7s_fall/words").json() != http.get("/api/games/dwarf/words").json()


def test_a_game_that_is_not_there_is_not_looked_for_again(small: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    http = small.client().http
    assert http.get("/api/games/none_such/words").status_code == 404

    def again(*_: Any) -> Any:
        raise AssertionError("looked for again")

    monkeypatch.setattr("importlib.metadata.entry_points", again)
    for path in ("words", "rules"):
        assert http.get(f"/api/games/none_such/{path}").status_code == 404


# The page that describes the interface, and pages that are not there.


def test_the_page_about_the_interface_needs_nothing_from_elsewhere(small: Host) -> None:
    http = small.client().http
    page = http.get("/docs").text
    for path in http.get("/openapi.json").json()["paths"]:
        assert path in page
    assert "<script" not in page
    assert "<link" not in page
    assert "style=" not in page
    assert "src=" not in page
    assert 'href="/openapi.json"' in page


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/" + "a" * 300,
        "/" + "a/" * 3000,
        "/assets/%00.js",
        "/%ff%fe",
        "/..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/x",
        "//x",
        "/%5c%5cx",
        "/\u00e4%0a",
        "/.",
        "/index.html/x",
    ],
)
def test_no_name_of_a_file_is_a_failure(small: Host, path: str, encoding: str) -> None:
    answer = small.client().http.get(path, headers={"Accept-Encoding": encoding})
    assert answer.status_code in (200, 307, 404)


@pytest.mark.parametrize("path", ["/api/session", "/", "/docs", "/metrics"])
def test_a_failure_carries_the_headers_of_every_answer(small: Host, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    http = small.client("Ann").http
    well = http.get(path)
    assert well.status_code == 200

    async def fail(*_: Any) -> Any:
        raise RuntimeError("on purpose")

    monkeypatch.setattr("starlette.routing.Router.__call__", fail)
    failed = http.get(path)
    assert failed.status_code == 500
    assert failed.json()["type"].endswith(":failure")
    for name in ("x-content-type-options", "x-frame-options", "referrer-policy", "content-security-policy"):
        assert failed.headers.get_list(name) == well.headers.get_list(name) != []
    assert "on purpose" not in failed.text


# Who is asking.


def asked_of_the_database(host: Host) -> list[str]:
    """A list to which every statement about sessions is added."""
    asked: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        if "FROM people JOIN sessions" in statement or "FROM sessions JOIN people" in statement:
            asked.append(statement)

    sa.event.listen(host.services.engine.sync_engine, "before_cursor_execute", note)
    return asked


def test_a_session_is_looked_up_once_in_a_while(small: Host) -> None:
    ann = small.client("Ann")
    ann.ask("GET", "/me")
    asked = asked_of_the_database(small)
    for _ in range(10):
        assert ann.ask("GET", "/me")["name"] == "Ann"
    assert len(asked) <= 5  # at most once in five seconds, and this takes less than half a minute
    small.client("Somebody else")
    before = len(asked)
    ann.ask("GET", "/me")
    assert len(asked) == before + 1, "whatever is written about people counts at once"


def test_what_is_kept_of_sessions_ends_with_them(small: Host) -> None:
    client = small.client()
    client.register("Berta", PASSWORD)
    thief = Client(small.address)
    thief.http.cookies.update(dict(client.http.cookies))
    for ended in ("POST", "/logout", None), ("DELETE", "/me", {"password": PASSWORD}):
        thief.ask("GET", "/me")
        client.ask(*ended)
        refused(401, thief.ask, "GET", "/me")
        client = small.client()
        if ended[0] == "POST":
            client.log_in("Berta", PASSWORD)
            thief.http.cookies.clear()
            thief.http.cookies.update(dict(client.http.cookies))


def test_a_session_read_while_it_ended_is_not_kept(small: Host) -> None:
    """The database is asked, then the session ends, then the answer comes: it must not be believed afterwards."""
    ann = small.client("Ann")
    sessions = small.services.people.sessions
    ann.ask("GET", "/me")
    assert len(sessions.held) == 1
    sessions.forget()

    def ends(_: Any, __: Any, statement: str, *___: Any) -> None:
        if "JOIN sessions" in statement:
            sessions.forget()  # as it does when something about people was written

    engine = small.services.engine.sync_engine
    sa.event.listen(engine, "after_cursor_execute", ends)
    try:
        ann.ask("GET", "/me")
        assert len(sessions.held) == 0
    finally:
        sa.event.remove(engine, "after_cursor_execute", ends)


# How much may be read.


def test_reading_is_paced_and_not_refused() -> None:
    limiter = limits.Limiter(True)
    limit = limits.Limit(3, 10)
    waits = [limiter.wait("x", limit) for _ in range(50)]
    assert waits[:3] == [0.0, 0.0, 0.0]
    assert waits[3] > 0
    assert waits == sorted(waits)
    assert 4.0 < waits[-1] <= 4.7
    limiter.wait("x", limit, 100)
    with pytest.raises(Problem, match="Too many requests"):
        limiter.wait("x", limit)
    assert limiter.wait("y", limit) == 0.0


def test_a_large_answer_counts_as_many() -> None:
    limiter = limits.Limiter(True)
    assert limiter.wait("x", limits.READ, 1000) == 0.0
    assert limiter.wait("x", limits.READ) > 5.0


def test_readers_of_one_address_are_paced_and_others_are_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "READ", limits.Limit(5, 20))
    host = Host(Settings(database_url(str(tmp_path / "tables.db"), Path()), workers=1))
    try:
        flood = httpx.Client(base_url=host.address, transport=httpx.HTTPTransport(local_address="127.0.0.2"))
        begun = time.monotonic()
        assert [flood.get("/api/games").status_code for _ in range(35)] == [200] * 35
        assert time.monotonic() - begun >= 1.4  # five at once, thirty at twenty a second
        assert host.services.limiter.wait("read 127.0.0.1", limits.READ) == 0.0
        flood.close()
    finally:
        host.stop()


def test_too_many_requests_at_once_from_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "UNDER_WAY", 3)
    host = Host(Settings(database_url(str(tmp_path / "tables.db"), Path()), workers=1))
    try:
        ann = host.client("Ann")
        table = ann.create("dwarf")
        watches = [ann.watch(table) for _ in range(3)]
        refused(503, ann.look, table)
        for watch in watches:
            watch.close()
        wait_until(lambda: ann.http.get(f"/api/tables/{table}").status_code == 200)
    finally:
        host.stop()


# What was told.


async def told_by_the_book(host: Host, table_id: str, viewer: int, language: str) -> Any:
    """All changes a viewer is to be told, made from all that is stored at once."""
    tables = host.services.tables
    table = Table((await tables.find(table_id)).table.header)
    made: list[Change] = []
    async for some in tables.store.changes(table_id):
        for change in some:
            table.apply(change)
            made.append(change)
    return viewer_payloads.changes(
        viewer_payloads.tellings(table.groups_since(viewer, 0), made), viewer, table.voice(language)
    )


@pytest.mark.parametrize("game", ["dwarf", "dwar7s_fall", "dwar7s_duel", "dig_deeper_dwarf", "high_stone"])
def test_what_was_missed_is_the_same_however_it_is_read(small: Host, game: str) -> None:
    """From the table's memory, from a transcript just made, from one that has been added to, and after a restart."""
    clients = [small.client(name) for name in ("Ann", "Bob")]
    table = seated(small, clients, game, everything(250))
    viewers = [(0, clients[0]), (1, clients[1]), (-1, small.client())]
    compare(small, table, viewers)
    for more in range(3):
        small.run(small.services.tables.act(table, everything(30, seed=more)))
        compare(small, table, viewers)
    small.run(small.services.tables.reread(table))
    compare(small, table, viewers)


def compare(host: Host, table: str, viewers: list[tuple[int, Client]]) -> None:
    for viewer, client in viewers:
        number = client.look(table)["number"]
        for language in ("en", "de"):
            expected = host.run(told_by_the_book(host, table, viewer, language))
            assert [change["number"] for change in expected] == list(range(1, number + 1))
            for since in {0, 1, number // 2, number - 17, number - 16, number - 1, number, number + 3}:
                answer = client.ask("GET", f"/tables/{table}/changes", since=since, lang=language)
                assert answer["changes"] == expected[since:]
                assert answer["number"] == number
                assert ("now" in answer) == (since != number)


def test_a_name_that_changes_changes_in_old_sentences_too(small: Host) -> None:
    clients = [small.client("Gundula"), small.client("Bob")]
    table = seated(small, clients, "dwarf", random_moves(60))
    assert "Gundula" in str(clients[1].changes(table))
    clients[0].ask("DELETE", "/me", {})
    assert "Gundula" not in str(clients[1].changes(table))
    compare(small, table, [(1, clients[1]), (-1, small.client())])
    clients[1].do(table, "replace", seat=0, level="random")  # and now the seat has a bot's name
    live = small.run(small.services.tables.find(table))
    small.run(settled(live))
    told = str(clients[1].changes(table)["changes"])
    assert bot_name("random", 0, table) in told
    assert "#1" not in told


async def settled(live: LiveTable) -> None:
    """Wait until nobody but a person is to move."""
    while live.table.status == RUNNING and live.table.seats[live.table.asked()].played_by_bot():
        await asyncio.sleep(0.01)


class Stuck:
    """Reading the stored changes of a table stops in the middle, until it may go on."""

    def __init__(self, host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
        tables = host.services.tables
        self.reached = asyncio.Event()
        self.go_on = asyncio.Event()
        self.times = 0
        stored = tables.store.changes

        async def slowly(table_id: str) -> AsyncIterator[list[Change]]:
            self.times += 1
            async for some in stored(table_id):
                self.reached.set()
                await self.go_on.wait()
                yield some

        monkeypatch.setattr(tables.store, "changes", slowly)
        monkeypatch.setattr(host.services.transcripts, "stored", slowly)


def test_nobody_waits_for_somebody_who_reads_an_old_game(small: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight read a long game from its beginning; it is replayed once, and moves are made meanwhile."""
    clients = [small.client("Ann"), small.client("Bob")]
    table = seated(small, clients, "dig_deeper_dwarf", random_moves(300))
    stuck = Stuck(small, monkeypatch)

    async def attack() -> list[asyncio.Task[Any]]:
        live = await small.services.tables.find(table)
        readers = [asyncio.create_task(small.services.transcripts.find(live, -1, "en")) for _ in range(8)]
        await stuck.reached.wait()
        return readers

    readers = small.run(attack())
    before = clients[0].look(table)["number"]
    for _ in range(5):
        step(table, *clients)
    assert clients[0].look(table)["number"] >= before + 5
    assert not any(reader.done() for reader in readers)

    async def let_go() -> int:
        stuck.go_on.set()
        found = await asyncio.gather(*readers)
        return len({id(one) for one in found})

    assert small.run(let_go()) == 1
    assert stuck.times == 1
    assert len(small.client().changes(table)["changes"]) == before + 5
    assert stuck.times == 1, "what has been told once is not replayed again"


def test_a_long_table_is_read_in_slices(small: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a table of very many changes is read, everybody else has a turn after every few of them."""
    clients = [small.client("Ann"), small.client("Bob")]
    table = seated(small, clients, "dig_deeper_dwarf", random_moves(600))
    tables = small.services.tables
    clock = itertools.count()
    monkeypatch.setattr(
        time_slices, "time", SimpleNamespace(perf_counter=lambda: next(clock) * time_slices.SLICE_SECONDS / 4)
    )
    applied: list[TimeSlices] = []
    breathe = TimeSlices.breathe

    async def noting(self: TimeSlices) -> None:
        applied.append(self)
        await breathe(self)

    monkeypatch.setattr(TimeSlices, "breathe", noting)

    async def most_in_a_turn(work: Any) -> int:
        reading = asyncio.ensure_future(work)
        most = 0
        while not reading.done():
            before = len(applied)
            await asyncio.sleep(0)
            most = max(most, len(applied) - before)
        await reading
        return most

    assert small.run(most_in_a_turn(tables.loader.read(table))) <= 8
    assert len(applied) > 600


# And what was said, and how it went.


def test_words_keep_their_numbers(small: Host) -> None:
    clients = [small.client("Ann"), small.client("Bob")]
    table = seated(small, clients, "dwar7s_fall", everything(200))
    for client in (*clients, small.client()):
        told = {
            change["text"]: change["number"] for change in client.changes(table)["changes"] if change["kind"] == "talk"
        }
        assert len(told) > 5
        heard = {line["text"]: line["number"] for line in client.ask("GET", f"/tables/{table}/talk")}
        assert heard == told


def test_how_a_game_went_is_judged_once(small: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    clients = [small.client("Ann"), small.client("Bob")]
    table = seated(small, clients, "dwarf", random_moves(2000))
    first = clients[0].ask("GET", f"/tables/{table}/course")
    assert len(first["worth"]) == len(first["deciders"]) + 1

    def again(*_: Any) -> Any:
        raise AssertionError("judged again")

    monkeypatch.setattr("underhall.server.routes.review.judged", again)
    assert clients[0].ask("GET", f"/tables/{table}/course") == first
    assert small.client().ask("GET", f"/tables/{table}/course")["worth"] == first["worth"]
