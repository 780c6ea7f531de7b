"""Stored games know their rules: tables made by this version, and by those before it, open for ever after.

``stored/GAME-rules-N-cards-DIGEST.json`` are tables as ``make_stored.py`` made them, with what everybody saw there;
``stored/0.1.0.db`` is a database of the version that kept moves as numbers. Where rules and cards are those of today
everything must be seen as it was; where they are not, the table is there to be looked at.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.hosts import Host
from tests.server.make_stored import FOLDER, SCENES, SHORT, seen
from tests.server.play import step, two
from underhall.client import Client
from underhall.core import game as games
from underhall.core import record
from underhall.server import admin, app, backup, db_schema, viewer_payloads
from underhall.server import changes as kinds
from underhall.server.database import open_engine, prepare
from underhall.server.migrations import HERE
from underhall.server.migrations.before_rules import THEN, moves_digest
from underhall.server.settings import Settings
from underhall.server.stored_table import StoredTable, why_read_only
from underhall.server.table import Table
from underhall.server.table_header import read_header

# Tables at which nothing happens are dropped after a week: by the clock it is still the day after they were made.
THEN_TIME = 1_795_017_600.0
FILES = sorted(FOLDER.glob("*-rules-*.json"))
OLD, OLD_SEEN = FOLDER / "0.1.0.db", FOLDER / "0.1.0.json"


@pytest.fixture(autouse=True, scope="module")
def nobody_departs() -> Iterator[None]:
    """Who sat there were guests, whose sessions are not kept: a server that looks after them would free their seats."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "SESSION_CHECK_SECONDS", 1e6)
        yield


def host_of_then(database: str) -> Host:
    return Host(Settings(database, limits=False, workers=1, clock=lambda: THEN_TIME))


def kept(path: Path) -> list[dict[str, Any]]:
    return list(json.loads(path.read_text(encoding="utf-8")))


def run(work: Callable[[AsyncEngine], Any], database: str) -> Any:
    """Something done to a database while no server runs."""

    async def inner() -> Any:
        engine = open_engine(Settings(database))
        try:
            return await work(engine)
        finally:
            await engine.dispose()

    return asyncio.run(inner())


def enter(host: Host, person: str) -> Client:
    """Somebody of a stored table, with a session here; nobody for a spectator."""
    client = host.client()
    if person:
        host.run(insert_person(host, person))
        client.http.cookies.set("underhall", host.run(host.services.people._new_session(person, None, "")))
    return client


async def insert_person(host: Host, person: str) -> None:
    async with host.services.engine.begin() as connection:
        if await connection.scalar(sa.select(db_schema.people.c.id).where(db_schema.people.c.id == person)) is None:
            await connection.execute(sa.insert(db_schema.people), {"id": person, "name": "Ann", "created": 0.0})


def open_table(host: Host, expected: dict[str, Any]) -> None:
    """What was seen there is seen again; or the table says why it can only be looked at."""
    table = expected["table"]
    stored = host.run(host.services.tables.loader.stored(table))
    for person, what in expected["eyes"].items():
        client = enter(host, person)
        if not stored.reason:
            assert seen(client, table) == what, (expected["scene"], person)
        else:
            found = client.look(table)
            assert found["table"]["read_only"] == stored.reason
            assert found["now"]["status"] == what["status"]
    if expected["record"]:
        text = client.record(table)
        assert (text == expected["record"]) or (stored.reason and moves_of(text) == moves_of(expected["record"]))


def moves_of(text: str) -> int:
    return int(text.splitlines()[-1].split()[1])


@pytest.fixture(scope="module", params=FILES, ids=lambda path: path.stem)
def imported(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> Iterator[tuple[Host, list[Any]]]:
    """A server with the tables of a file."""
    host = host_of_then(new_database("sqlite"))
    tables = kept(request.param)
    for one in tables:
        host.run(admin.import_table(host.services.engine, json.dumps(one["export"]).encode()))
    yield host, tables
    host.stop()


def test_tables_made_by_this_version_open_for_ever_after(imported: tuple[Host, list[Any]]) -> None:
    host, tables = imported
    for one in tables:
        open_table(host, one["expected"])


def test_a_list_shows_what_the_table_shows(new_database: Callable[[str], str]) -> None:
    """The row keeps what a list needs, without the game: whatever happened, it is what the changes say."""
    host = Host(Settings(new_database("sqlite"), limits=False, workers=1))
    try:
        for scene in [scene for made in SCENES for scene in made(host, "dwarf")]:
            host.run(host.services.tables.reread(scene.table))
            stored, table = of_one_moment(host, scene.table)
            people = [person.ask("GET", "/me")["id"] for person in scene.people]
            for person in (*people, "", "a stranger"):
                assert alike(stored.shown(person)) == alike(viewer_payloads.summary(table, person)), scene.name
                assert stored.may_see(person) == table.may_see(person)
            assert set(stored.people()) == {seat.person for seat in table.seats if seat.kind == "person"}
    finally:
        host.stop()


def of_one_moment(host: Host, table_id: str) -> tuple[StoredTable, Table]:
    """A table as its row has it and as its changes have it; bots may move between two looks."""
    while True:
        stored = host.run(host.services.tables.loader.stored(table_id))
        table = host.run(host.services.tables.find(table_id)).table
        if stored.number == table.number:
            return stored, table


def alike(table: dict[str, Any]) -> dict[str, Any]:
    """Without the time used, which no row keeps, marks of people, which no list shows, and a seat's own last change."""
    seats = [{**seat, "used": 0.0, "mark": ""} for seat in table["seats"]]
    return {**table, "seats": seats, "updated": 0.0}


def test_a_record_from_rows_is_the_record(imported: tuple[Host, list[Any]]) -> None:
    """What is given out of a table that cannot be replayed holds the same game as what a replay gives."""
    host, tables = imported
    for one in tables:
        if one["expected"]["record"]:
            stored = host.run(host.services.tables.loader.stored(one["expected"]["table"]))
            text = stored.record(host.run(host.services.tables.store.change_rows(stored.id)))
            lines, wanted = text.splitlines(), one["expected"]["record"].splitlines()
            assert lines[: lines.index("moves")] == wanted[: wanted.index("moves")]
            assert moves_of(text) == moves_of(one["expected"]["record"])
            if not stored.reason:
                assert record.read(text).moves == record.read(one["expected"]["record"]).moves


def test_every_kind_of_change_is_among_the_stored_ones() -> None:
    known = {value for name, value in vars(kinds).items() if name.isupper() and isinstance(value, str)}
    for path in FILES:
        made = {change["kind"] for one in kept(path) for change in one["export"]["changes"]}
        missing = known - made - ({kinds.OFFER} if "duel" in path.stem else set())  # nobody is left to agree
        assert not missing, path.stem


@pytest.mark.parametrize("key", sorted(SHORT))
def test_there_are_stored_tables_of_the_rules_of_today(key: str) -> None:
    """Whoever changes rules or cards keeps tables of them: ``python -m tests.server.make_stored GAME``."""
    game = games.find(key)
    assert FOLDER / f"{key}-rules-{game.rules_version}-cards-{game.catalogue.digest}.json" in FILES


def test_moves_are_stored_as_text_only(host: Host) -> None:
    ann, bob, table = two(host)
    for _ in range(5):
        step(table, ann, bob)
    rows = [row for row in host.run(host.services.tables.store.change_rows(table)) if row.kind == kinds.MOVE]
    moves = games.find("dwarf").moves
    assert [moves.parse(json.loads(row.data)["move"]) for row in rows] == host.services.tables.live[
        table
    ].table.running().moves
    header = read_header(host.run(header_of(host, table)))
    game = games.find("dwarf")
    assert (header.rules, header.cards) == (game.rules_version, game.catalogue.digest)


async def header_of(host: Host, table: str) -> str:
    async with host.services.engine.connect() as connection:
        return str(await connection.scalar(sa.select(db_schema.tables.c.header).where(db_schema.tables.c.id == table)))


# High Stone with its verbs in another order: all numbers of moves are others, and the rules are the same.
REORDERED = (
    ('Verb("lay", "lay {stone}", stone=Span(1, STONES)), Verb("boast", "boast")', 'Verb("boast", "boast"), LAYING'),
    ("MOVES = ", 'LAYING = Verb("lay", "lay {stone}", stone=Span(1, STONES))\nMOVES = '),
    ("            out.add(stone)\n", "            out.add(1 + stone)\n"),
    ("        state.set_hand(self.who, [stone", "        move -= 1\n        state.set_hand(self.who, [stone"),
)


def test_a_move_means_the_same_when_a_game_declares_its_verbs_in_another_order(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = two(host, "high_stone")
    for _ in range(4):
        step(table, ann, bob)
    before = [seen(client, table) for client in (ann, bob)]
    now = games.find("high_stone")
    source = Path(str(__import__("high_stone").__file__))
    text = source.read_text(encoding="utf-8")
    for old, new in REORDERED:
        assert text.count(old) == 1
        text = text.replace(old, new)
    module = ModuleType("high_stone_again")
    module.__file__, module.__package__ = str(source), module.__name__
    monkeypatch.setitem(sys.modules, module.__name__, module)
    exec(compile(text, str(source), "exec"), module.__dict__)
    other = module.__dict__["HIGH_STONE"]
    assert other.moves.parse("lay 1") != now.moves.parse("lay 1")
    monkeypatch.setitem(games._loaded, "high_stone", other)
    host.run(host.services.tables.reread(table))
    assert [seen(client, table) for client in (ann, bob)] == before
    step(table, ann, bob)
    monkeypatch.undo()
    host.run(host.services.tables.reread(table))
    assert ann.look(table)["number"] == before[0]["number"] + 1


# Databases and files of 0.1.0.


def old_rows() -> dict[str, list[dict[str, Any]]]:
    with sqlite3.connect(OLD) as connection:
        connection.row_factory = sqlite3.Row
        wanted = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('alembic_version')"
        names = [str(row["name"]) for row in connection.execute(wanted)]
        return {name: [dict(row) for row in connection.execute(f"SELECT * FROM {name}")] for name in names}


def make_schema_of_0_1_0(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


async def fill_as_0_1_0(engine: AsyncEngine) -> None:
    """The old database's rows under its schema, on whatever database this is."""
    async with engine.connect() as connection:
        await connection.run_sync(make_schema_of_0_1_0)
        for name, rows in old_rows().items():
            if rows:
                table = sa.table(name, *(sa.column(column) for column in rows[0]))
                await connection.execute(sa.insert(table), rows)
        await connection.commit()


# What the schema calls otherwise since, and what the old file has no rows of.
RENAMED = {("tables", "position"): "turn_number"}
FURTHER: dict[str, list[dict[str, Any]]] = {
    "people": [{"id": "p1", "name": "Óðinn", "name_key": "óðinn", "password": "$argon2id$x", "created": 1.5}],
    "sessions": [{"token": "a" * 64, "person": "p1", "expires": 1_894_929_332.143985}],
    "webhooks": [
        {
            "id": "w1",
            "person": "p1",
            "url": "https://example.org/ä?b=1",
            "secret": "s",
            "created": 2.5,
            "failures": 3,
            "next_try": 4.25,
        }
    ],
    "keys": [{"name": "cookies", "value": "0123\n456"}],
    "seats": [{"table_id": "none", "seat": 1, "person": "p1", "seen": 5, "notified": 9}],
}


async def add_further(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        for name, rows in FURTHER.items():
            await connection.execute(sa.insert(sa.table(name, *(sa.column(column) for column in rows[0]))), rows)


async def migrated(engine: AsyncEngine) -> tuple[dict[str, list[str]], dict[str, list[dict[str, Any]]]]:
    """Every table of the present schema with its primary key, and its rows."""
    await prepare(engine)
    found: dict[str, list[dict[str, Any]]] = {}
    async with engine.connect() as connection:
        inspector = await connection.run_sync(sa.inspect)
        names = await connection.run_sync(lambda _: inspector.get_table_names())
        keys = await connection.run_sync(
            lambda _: {name: inspector.get_pk_constraint(name)["constrained_columns"] for name in names}
        )
        for name in names:
            rows = await connection.execute(sa.text(f"SELECT * FROM {name}"))
            found[name] = [dict(row._mapping) for row in rows]
    return keys, found


def as_kept(name: str, old: dict[str, Any], now: dict[str, Any], game: str) -> dict[str, Any]:
    """The row of 0.1.0 that a present one says, from the columns that were reworked."""
    said = {column: now[RENAMED.get((name, column), column)] for column in old}
    if name == "tables":
        header = json.loads(now["header"])
        found = games.find(game)
        assert (header.pop("rules"), header.pop("cards")) == (found.rules_version, found.catalogue.digest)
        said["header"] = old["header"] if header == json.loads(old["header"]) else now["header"]
    if name == "changes" and old["kind"] == "move":
        data = json.loads(now["data"])
        number = {**data, "move": games.find(game).moves.parse(data["move"])}
        said["data"] = old["data"] if number == json.loads(old["data"]) else now["data"]
    return said


def test_every_row_and_column_of_0_1_0_is_kept(database: str) -> None:
    run(fill_as_0_1_0, database)
    run(add_further, database)
    before = old_rows()
    for name, rows in FURTHER.items():
        before[name] += rows
    keys, now = run(migrated, database)
    game_of = {row["id"]: row["game"] for row in before["tables"]}
    compared = 0
    for name, rows in before.items():
        assert len(now[name]) == len(rows), name
        by_key = {tuple(row[column] for column in keys[name]): row for row in now[name]}
        for row in rows:
            found = by_key[tuple(row[column] for column in keys[name])]
            game = game_of.get(row.get("table_id", row.get("id")), "")
            assert as_kept(name, row, found, game) == row, name
            compared += 1
    assert compared > 950
    # Nothing is in the tables that are new, but for what a webhook was told as its seat had it.
    new = {name: rows for name, rows in now.items() if name not in before and name != "alembic_version" and rows}
    assert new == {"webhooks_told": [{"webhook": "w1", "table_id": "none", "seat": 1, "turn_number": 9}]}


def test_a_database_of_0_1_0_opens(database: str, tmp_path: Path) -> None:
    if database.startswith("sqlite"):
        shutil.copy(OLD, sa.make_url(database).database or "")  # the very file
    else:
        run(fill_as_0_1_0, database)
    host = host_of_then(database)
    try:
        for expected in kept(OLD_SEEN):
            open_table(host, expected)
        for status in ("open", "running", "over"):
            assert host.client().tables(status)
        person = next(iter(kept(OLD_SEEN)[0]["eyes"]))
        assert enter(host, person).my_tables()
        assert enter(host, person).ask("GET", "/my/turns") is not None
    finally:
        host.stop()


def test_the_lists_of_a_database_of_0_1_0_are_as_they_were(tmp_path: Path, new_database: Callable[[str], str]) -> None:
    database = new_database("sqlite")
    shutil.copy(OLD, sa.make_url(database).database or "")
    host = host_of_then(database)
    try:
        for expected in kept(OLD_SEEN):
            stored = host.run(host.services.tables.loader.stored(expected["table"]))
            for what in expected["eyes"].values():
                listed = [[seat[key] for key in ("kind", "name", "left", "resigned")] for seat in stored.seats]
                assert listed == [seat for seat in what["seats"] if seat[0] != "automaton"]
                assert stored.shown()["commitment"] == what["commitment"]
                assert stored.shown()["rematch"] == what["rematch"]
    finally:
        host.stop()


def test_a_turn_of_0_1_0_is_asked_at_the_position_its_seat_counts(new_database: Callable[[str], str]) -> None:
    database = new_database("sqlite")
    shutil.copy(OLD, sa.make_url(database).database or "")
    host = host_of_then(database)
    try:
        asked = 0
        for expected in kept(OLD_SEEN):
            for person, what in expected["eyes"].items():
                if (
                    person
                    and what["moves"]
                    and not host.run(host.services.tables.loader.stored(expected["table"])).reason
                ):
                    turns = {turn["table"]["id"]: turn for turn in enter(host, person).ask("GET", "/my/turns")}
                    assert turns[expected["table"]]["turn_number"] == what["position"]
                    asked += 1
        assert asked or any(games.find(key).rules_version != 1 for key in SHORT)
    finally:
        host.stop()


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_of_0_1_0_is_restored(tmp_path: Path, new_database: Callable[[str], str], target: str) -> None:
    path = tmp_path / "backup.gz"
    with gzip.open(path, "wb") as file:
        file.write(b'{"kind":"underhall backup 1","schema":"0001"}\n')
        for name, rows in old_rows().items():
            for row in rows:
                file.write(json.dumps([name, row]).encode() + b"\n")
    database = new_database(target)
    run(lambda engine: backup.restore(engine, path), database)
    host = host_of_then(database)
    try:
        for expected in kept(OLD_SEEN):
            open_table(host, expected)
    finally:
        host.stop()


def test_a_table_exported_by_0_1_0_is_imported(host: Host) -> None:
    rows = old_rows()
    expected = next(one for one in kept(OLD_SEEN) if one["scene"] == "running" and one["game"] == "dwarf")
    of = expected["table"]
    exported = {
        "kind": "underhall table 1",
        "table": next(row for row in rows["tables"] if row["id"] == of),
        "changes": [row for row in rows["changes"] if row["table_id"] == of],
        "seats": [row for row in rows["seats"] if row["table_id"] == of],
    }
    assert host.run(admin.import_table(host.services.engine, json.dumps(exported).encode())) == of
    open_table(host, expected)


def test_numbers_of_0_1_0_are_not_read_by_verbs_of_another_order(
    new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a game's moves have other numbers by now, its old tables stay as they are, to be looked at."""
    for key, (_, _, digest) in THEN.items():
        if games.find(key).rules_version == 1:
            assert moves_digest(games.find(key).moves) == digest
    monkeypatch.setitem(THEN, "dwarf", (*THEN["dwarf"][:2], "00000000"))
    database = new_database("sqlite")
    shutil.copy(OLD, sa.make_url(database).database or "")
    host = host_of_then(database)
    try:
        for expected in kept(OLD_SEEN):
            begun = expected["game"] == "dwarf" and any(
                change[1] == "move" for what in expected["eyes"].values() for change in what["changes"]
            )
            if begun:
                person = next(iter(expected["eyes"]))
                assert enter(host, person).look(expected["table"])["table"]["read_only"]
    finally:
        host.stop()


def test_a_header_without_rules_is_no_header_of_today() -> None:
    row = old_rows()["tables"][0]
    assert why_read_only(read_header(row["header"]), {})


def test_a_row_of_which_nothing_can_be_read_is_still_a_row() -> None:
    row = dict(old_rows()["tables"][0], header="{", summary="[1]")
    found = StoredTable(type("Row", (), row)).shown()
    assert found["read_only"]
    assert found["seats"] == []
