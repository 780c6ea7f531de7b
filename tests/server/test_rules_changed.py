"""A table whose rules have changed since, whose game is gone or whose rows are damaged can be looked at, and no more.

Nothing that is asked of it makes the server fail, and it breaks no list. All routes that name a table are tried, so a
new one is, too.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.routing import APIRoute

from tests.examples import HIGH_STONE
from tests.server.hosts import Host, wait_until
from tests.server.make_stored import SHORT
from tests.server.play import play_out, says, step, two
from tests.server.test_people import refused
from underhall.client import Client
from underhall.core import game as games
from underhall.core import record
from underhall.server import db_schema, table_cleanup, webhooks
from underhall.server.app import create_app
from underhall.server.problems import Problem
from underhall.server.settings import Settings
from underhall.server.table import Table

pytestmark = pytest.mark.one_database

# What may be done with such a table; everything else is refused with the sentence.
LOOKING = {
    ("GET", "/api/tables/{table_id}"),
    ("GET", "/api/tables/{table_id}/changes"),
    ("GET", "/api/tables/{table_id}/digest"),
    ("GET", "/api/tables/{table_id}/talk"),
    ("GET", "/api/tables/{table_id}/record"),
    ("POST", "/api/tables/{table_id}/close"),
    ("DELETE", "/api/tables/{table_id}"),
}
BODIES: dict[str, Any] = {
    "play": {"move": 1, "turn_number": 3},
    "undo": {"turn_number": 3},
    "answer": {"agree": True},
    "standing": {"only_moves": True, "answers": {}},
    "wish": {"wish": "if_mine"},
    "talk": {"text": "hm"},
    "seen": {"number": 1},
    "sit": {"seat": 0},
    "remove": {"seat": 1},
    "invite": {"name": "Cid"},
    "replace": {"seat": 1, "level": "random"},
    "branch": {"move": 0, "seat": 0, "level": "random"},
}
ROUTES = sorted(
    (method, route.path)
    for route in create_app(Settings("sqlite+aiosqlite://")).routes
    if isinstance(route, APIRoute) and "{table_id}" in route.path
    for method in route.methods
)


class Changed:
    """Somebody's running and finished tables of a game; ``change`` makes its rules, or its cards, others."""

    def __init__(self, host: Host, key: str) -> None:
        self.host = host
        self.game = games.find(key)
        options = {**SHORT.get(key, {})}
        self.ann, self.bob, self.running = two(host, key, options=options)
        self.ann.do(self.running, "talk", text="Glück auf!")
        for _ in range(5):
            step(self.running, self.ann, self.bob)
        self.over = self.ann.create(key, options=options)
        self.bob.do(self.over, "sit")
        self.ann.do(self.over, "start")
        play_out(self.over, self.ann, self.bob)
        self.open = self.ann.create(key, options=options)
        self.record = self.ann.record(self.over)
        self.tables = (self.running, self.over, self.open)

    def forget(self) -> None:
        for table in self.tables:
            self.host.run(self.host.services.tables.reread(table))


@pytest.fixture(scope="module")
def changed(new_database: Callable[[str], str]) -> Iterator[Callable[[str], Changed]]:
    host = Host(Settings(new_database("sqlite"), limits=False, workers=1))
    made: dict[str, Changed] = {}

    def find(key: str) -> Changed:
        if key not in made:
            made[key] = Changed(host, key)
        return made[key]

    yield find
    host.stop()


def alter(monkeypatch: pytest.MonkeyPatch, tables: Changed, what: str) -> None:
    if what == "rules":
        monkeypatch.setattr(tables.game, "rules_version", tables.game.rules_version + 1)
    else:
        monkeypatch.setattr(tables.game.catalogue, "digest", "00000000")
    tables.forget()


CHANGES = [(key, what) for key in sorted(SHORT) for what in ("rules", "cards")]


@pytest.mark.parametrize(("key", "what"), CHANGES)
def test_no_route_fails_at_a_table_whose_rules_have_changed(
    changed: Callable[[str], Changed], monkeypatch: pytest.MonkeyPatch, key: str, what: str
) -> None:
    tables = changed(key)
    alter(monkeypatch, tables, what)
    try:
        for table in (tables.running, tables.over):
            try_all_routes(tables.ann, table)
        look(tables, "have changed")
        watch(tables)
    finally:
        monkeypatch.undo()
        tables.forget()
    # Rules that come back find everything as it was.
    assert tables.ann.look(tables.running)["now"]["view"]
    assert tables.ann.record(tables.over) == tables.record
    step(tables.running, tables.ann, tables.bob)


def try_all_routes(client: Client, table: str) -> None:
    for method, path in ROUTES:
        if path.endswith("/close") or method == "DELETE":
            continue
        body = BODIES.get(path.rpartition("/")[2])
        query = {"move": 1, "turn_number": 3} if path.endswith("preview") else {}
        answer = client.http.request(method, path.replace("{table_id}", table), json=body, params=query)
        if (method, path) not in LOOKING:
            assert answer.status_code == 409, (method, path, answer.text)
            assert answer.json()["type"] == "urn:underhall:problem:read-only", (method, path)
        else:
            assert answer.status_code in (200, 409), (method, path, answer.text)
    german = client.http.get(f"/api/tables/{table}/review", headers={"Accept-Language": "de"}).json()["detail"]
    assert german != client.http.get(f"/api/tables/{table}/review").json()["detail"]


def look(tables: Changed, said: str) -> None:
    """In every list, and by itself, it says in a sentence that it can only be looked at."""
    ann, bob = tables.ann, tables.bob
    for table in tables.tables:
        whole = ann.look(table)
        assert said in whole["table"]["read_only"]
        assert "nicht weiterspielen" in ann.look(table, "de")["table"]["read_only"]
        assert ann.look(table, "de")["table"]["read_only"] != whole["table"]["read_only"]
        assert (whole["now"]["view"], whole["now"]["moves"], whole["number"]) == (None, [], 0)
        assert ann.changes(table)["changes"] == []
        assert ann.changes(table)["table"] == whole["table"]
    everywhere = [one for status in ("open", "running", "over") for one in tables.host.client().tables(status)]
    for listed in (everywhere, ann.my_tables()):
        reasons = {one["id"]: one["read_only"] for one in listed}
        assert all(said in reasons[table] for table in tables.tables)
    for client in (ann, bob):
        assert tables.running not in [turn["table"]["id"] for turn in client.ask("GET", "/my/turns")]
    assert [said["text"] for said in ann.ask("GET", f"/tables/{tables.running}/talk")] == ["Glück auf!"]
    # What was hidden stays hidden while the game is not over; a finished one is given out.
    assert refused(409, ann.record, tables.running).kind == "not-over"
    text = tables.host.client().record(tables.over)
    assert text.splitlines()[-1].split()[1] == tables.record.splitlines()[-1].split()[1]


def watch(tables: Changed) -> None:
    for client in (tables.ann, tables.host.client()):
        with client.watch(tables.running, since=2) as line:
            first = line.receive()
            assert first["table"]["read_only"]
            assert (first["changes"], first["number"]) == ([], 0)
            line.send("play", move=1, turn_number=3)
            answer = line.receive()
            kind = answer["problem"]["type"].rpartition(":")[2]
            assert (answer["type"], kind) == ("problem", "read-only" if client is tables.ann else "nobody")


def test_the_record_from_a_changed_table_is_read_by_the_rules_it_was_made_by(
    changed: Callable[[str], Changed], monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = changed("dwarf")
    alter(monkeypatch, tables, "rules")
    text = tables.ann.record(tables.over)
    monkeypatch.undo()
    tables.forget()
    assert record.read(text).moves == record.read(tables.record).moves


@pytest.mark.parametrize("key", sorted(SHORT))
def test_whoever_sits_there_can_close_it_and_then_it_is_over_for_good(
    host: Host, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    """Only then is the record given out: the rules may come back, and a game that goes on must have its secrets."""
    ann, bob, table = two(host, key, options=SHORT[key])
    for _ in range(4):
        step(table, ann, bob)
    game, stranger = games.find(key), host.client("Eve")
    refused(409, ann.do, table, "close")  # it can be played
    monkeypatch.setattr(game, "rules_version", game.rules_version + 1)
    host.run(host.services.tables.reread(table))
    refused(409, ann.record, table)
    refused(403, stranger.do, table, "close")
    bob.do(table, "close")
    bob.do(table, "close")  # once more changes nothing
    assert stranger.look(table)["table"]["status"] == "over"
    text = stranger.record(table)
    monkeypatch.undo()
    host.run(host.services.tables.reread(table))
    assert len(record.read(text).moves) == 4
    now = ann.look(table)["now"]
    assert (now["status"], now["outcome"]["ending"], now["outcome"]["winners"]) == ("over", "closed", [])
    assert ann.changes(table)["changes"][-1]["kind"] == "close"
    assert record.read(ann.record(table)).moves == record.read(text).moves
    assert bob.ask("POST", f"/tables/{table}/rematch")["table"]["status"] == "open"


def test_a_private_table_stays_private(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, stranger = host.client("Ann"), host.client("Eve")
    table = ann.create("dwarf", visibility="private", seats=[{"kind": "me"}, {"kind": "bot"}], start=True)
    monkeypatch.setattr(games.find("dwarf"), "rules_version", 99)
    host.run(host.services.tables.reread(table))
    assert ann.look(table)["table"]["read_only"]
    for path in ("", "/changes", "/talk", "/record", "/review"):
        refused(404, stranger.ask, "GET", f"/tables/{table}{path}")
    for path in ("close", "sit", "play"):
        refused(404, stranger.do, table, path, **BODIES.get(path, {}))
    with pytest.raises(Exception, match="403"):
        stranger.watch(table)


def test_a_game_that_is_not_installed_breaks_no_list(host: Host) -> None:
    ann, bob, table = two(host, "high_stone")
    step(table, ann, bob)
    other = ann.create("dwarf")
    sys.path.remove(str(HIGH_STONE))
    missing = games._loaded.pop("high_stone")
    try:
        host.run(host.services.tables.reread(table))
        listed = {one["id"]: one for one in ann.my_tables()}
        assert "high_stone" in listed[table]["read_only"]
        assert not listed[other]["read_only"]
        assert [seat["name"] for seat in listed[table]["seats"]] == ["Ann", "Bob"]
        assert table in {one["id"] for one in host.client().tables("running")}
        try_all_routes(ann, table)
        ann.do(table, "close")
        assert "game high_stone rules 1" in bob.record(table)
    finally:
        sys.path.insert(0, str(HIGH_STONE))
        games._loaded["high_stone"] = missing
        host.run(host.services.tables.reread(table))
    assert ann.look(table)["now"]["outcome"]["ending"] == "closed"


DAMAGES: dict[str, Callable[[str], sa.Update]] = {
    "a move that is none": lambda table: change(table, "move", '{"move":"fly to the moon"}'),
    "a move as a number": lambda table: change(table, "move", '{"move":3}'),
    "a move that is not allowed": lambda table: change(table, "move", '{"move":"place 8"}'),
    "half a row": lambda table: change(table, "move", '{"mo'),
    "a kind nobody knows": lambda table: (
        sa.update(db_schema.changes)
        .where(db_schema.changes.c.table_id == table, db_schema.changes.c.number == 4)
        .values(kind="fly")
    ),
    "words": lambda table: change(table, "talk", '{"te'),
    "a header": lambda table: sa.update(db_schema.tables).where(db_schema.tables.c.id == table).values(header="{"),
    "options": lambda table: (
        sa.update(db_schema.tables)
        .where(db_schema.tables.c.id == table)
        .values(header=sa.func.replace(db_schema.tables.c.header, '"players"', '"gnomes"'))
    ),
    "the summary": lambda table: (
        sa.update(db_schema.tables).where(db_schema.tables.c.id == table).values(header="{", summary="[]")
    ),
}


def change(table: str, kind: str, data: str) -> sa.Update:
    columns = db_schema.changes.c
    return sa.update(db_schema.changes).where(columns.table_id == table, columns.kind == kind).values(data=data)


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_can_be_looked_at_and_breaks_nothing(host: Host, damage: str) -> None:
    ann, bob, table = two(host)
    ann.do(table, "talk", text="hm")
    for _ in range(4):
        step(table, ann, bob)
    sound = ann.create("dwarf")
    host.run(execute(host, DAMAGES[damage](table)))
    host.run(host.services.tables.reread(table))
    for client in (ann, host.client()):
        assert "cannot be read" in client.look(table)["table"]["read_only"]
    try_all_routes(ann, table)
    # Asked again it is not replayed again.
    replayed: list[str] = []
    tables = host.services.tables
    original = tables.loader.read

    async def read(table_id: str, keep_from: int | None = None) -> Table | None:
        replayed.append(table_id)
        return await original(table_id, keep_from)

    tables.loader.read = read  # type: ignore[method-assign]
    try:
        assert ann.look(table)["table"]["read_only"]
    finally:
        tables.loader.read = original  # type: ignore[method-assign]
    assert table not in replayed
    mine = {one["id"]: one for one in ann.my_tables()}
    assert mine[table]["read_only"]
    assert not mine[sound]["read_only"]
    assert ann.tables("running")
    host.run(host.services.sweeper.sweep())
    tables.loader.broken.clear()
    ann.do(table, "close")
    assert ann.look(table)["table"]["status"] == "over"
    try_all_routes(ann, table)


async def execute(host: Host, statement: sa.Update) -> None:
    async with host.services.engine.begin() as connection:
        await connection.execute(statement)


def test_a_bot_at_a_changed_table_is_left_alone(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = host.client("Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = ann.create("dwarf", seats=seats, start=True)
    wait_until(lambda: ann.look(table)["now"]["moves"])
    rows = db_schema.tables
    host.run(execute(host, sa.update(rows).where(rows.c.id == table).values(waiting="bot", updated=0.0)))
    monkeypatch.setattr(games.find("dwarf"), "rules_version", 99)
    host.run(host.services.tables.reread(table))
    host.run(host.services.sweeper.sweep(abandoned=0.0))
    assert host.run(waiting(host, table)) == ""


def test_nobody_is_called_to_a_changed_table(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, table = two(host)
    called: list[str] = []

    async def call(url: str, secret: str, payload: dict[str, Any], private_allowed: bool) -> None:
        called.append(payload["table"])

    monkeypatch.setattr(webhooks, "call", call)
    monkeypatch.setattr(games.find("dwarf"), "rules_version", 99)
    host.run(host.services.tables.reread(table))
    for client in (ann, bob):
        client.ask("POST", "/my/webhooks", {"url": "http://127.0.0.1:9/"})
    notices = webhooks.Notices(
        host.services.engine, host.services.settings, host.services.metrics, host.services.tables.turn_number_for
    )
    wait_until(lambda: host.run(notices.sweep()) == 0)
    assert table not in called


async def waiting(host: Host, table: str) -> str:
    async with host.services.engine.connect() as connection:
        return str(await connection.scalar(sa.select(db_schema.tables.c.waiting).where(db_schema.tables.c.id == table)))


def test_lists_replay_no_game(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, table = two(host)
    for _ in range(3):
        step(table, ann, bob)
    host.run(host.services.tables.reread(table))

    async def never(*_: Any) -> None:
        raise AssertionError("a game was replayed")

    before = dict(host.services.tables.live)
    monkeypatch.setattr(host.services.tables.loader, "read", never)
    host.services.tables.live.clear()
    try:
        assert table in {one["id"] for one in host.client().tables("running")}
        for client in (ann, bob):
            assert [one["id"] for one in client.my_tables()] == [table]
        turns = [turn for client in (ann, bob) for turn in client.ask("GET", "/my/turns")]
        assert [turn["table"]["id"] for turn in turns] == [table]
    finally:
        host.services.tables.live.update(before)
        monkeypatch.undo()
    asked = ann if ann.look(table)["now"]["moves"] else bob
    assert turns[0]["turn_number"] == asked.look(table)["now"]["turn_number"]
    assert turns[0]["since"] == asked.look(table)["now"]["turned_at"]


def test_an_account_is_deleted_also_where_it_sat_at_a_changed_table(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = two(host)
    step(table, ann, bob)
    monkeypatch.setattr(games.find("dwarf"), "rules_version", 99)
    host.run(host.services.tables.reread(table))
    bob.ask("DELETE", "/me", {"password": ""})
    assert [seat["name"] for seat in ann.look(table)["table"]["seats"]] == ["Ann", ""]
    assert not says(host.run(summary(host, table)), "Bob")


async def summary(host: Host, table: str) -> str:
    async with host.services.engine.connect() as connection:
        return str(await connection.scalar(sa.select(db_schema.tables.c.summary).where(db_schema.tables.c.id == table)))


def test_a_deleted_name_is_in_no_list(host: Host) -> None:
    ann, bob, table = two(host)
    bob.ask("DELETE", "/me", {"password": ""})
    assert not says(ann.my_tables(), "Bob")
    assert not says(host.run(summary(host, table)), "Bob")
    assert ann.look(table)["table"]["seats"][1]["left"]


def test_closing_while_somebody_else_writes_is_refused_not_lost(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, table = two(host)
    step(table, ann, bob)
    monkeypatch.setattr(games.find("dwarf"), "rules_version", 99)
    host.run(host.services.tables.reread(table))
    tables = host.services.tables
    stale = host.run(tables.loader.stored(table))
    ann.do(table, "close")
    seated = host.run(host.services.people.find(ann.http.cookies["underhall"]))
    assert seated is not None
    with pytest.raises(Problem, match="busy"):
        host.run(table_cleanup.close(tables, stale, seated))
