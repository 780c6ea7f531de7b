"""A database of an earlier version goes on: what it holds is there in the present schema."""

from __future__ import annotations

import asyncio
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from argon2 import PasswordHasher

from tests.server.hosts import Host
from tests.server.test_people import PASSWORD, refused
from underhall.server import db_schema
from underhall.server.database import open_engine, prepare
from underhall.server.migrations import HERE
from underhall.server.people import DAY, folded
from underhall.server.settings import Settings


def at_version(database: str, version: str, *statements: str) -> None:
    """A database as that version of the schema had it, with some rows."""

    def upgrade(connection: sa.Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(HERE))
        config.attributes["connection"] = connection
        command.upgrade(config, version)

    async def make() -> None:
        engine = open_engine(Settings(database))
        async with engine.connect() as connection:
            await connection.run_sync(upgrade)
            for statement in statements:
                await connection.execute(sa.text(statement))
            await connection.commit()
        await engine.dispose()

    asyncio.run(make())


def rows(database: str, table: sa.Table, *columns: str) -> list[tuple[Any, ...]]:
    async def read() -> list[tuple[Any, ...]]:
        engine = open_engine(Settings(database))
        await prepare(engine)
        async with engine.connect() as connection:
            wanted = sa.select(*(table.c[name] for name in columns)).order_by(*(table.c[name] for name in columns))
            found = [tuple(row) for row in (await connection.execute(wanted)).all()]
        await engine.dispose()
        return found

    return asyncio.run(read())


def test_people_sessions_and_webhooks_of_the_first_schema_go_on(database: str) -> None:
    person = "INSERT INTO people (id, name, name_key, password, created) VALUES "
    hook = "INSERT INTO webhooks (id, person, url, secret, created, failures, next_try) VALUES "
    at_version(
        database,
        "0001",
        person + "('p1', 'Ann', 'ann', 'x', 1.0)",
        person + "('p2', 'Аnn', 'аnn', 'x', 2.0)",  # with a Cyrillic A: it is hers, and stays
        person + "('p3', 'Ann', NULL, NULL, 3.0)",
        f"INSERT INTO sessions (token, person, expires) VALUES ('t', 'p1', {100.0 * DAY})",
        *(hook + f"('w{number}', 'p1', 'http://a.example/', 's', {number}.0, 0, 0.0)" for number in range(7)),
        hook + "('v', 'p2', 'http://a.example/', 's', 0.0, 0, 0.0)",
        "INSERT INTO seats (table_id, seat, person, seen, notified) VALUES ('table', 1, 'p1', 5, 9)",
        "INSERT INTO seats (table_id, seat, person, seen, notified) VALUES ('table', 0, 'p2', 5, 0)",
    )
    assert rows(database, db_schema.people, "id", "name", "skeleton") == [
        ("p1", "Ann", "ann"),
        ("p2", "Аnn", None),
        ("p3", "Ann", None),
    ]
    assert rows(database, db_schema.sessions, "created", "used", "device") == [(10.0 * DAY, 10.0 * DAY, "")]
    # More than five could be made at once then: all stay.
    assert rows(database, db_schema.webhooks, "person", "slot", "id") == [
        *(("p1", number, f"w{number}") for number in range(7)),
        ("p2", 0, "v"),
    ]
    # What had been told is not told again.
    assert rows(database, db_schema.webhooks_told, "webhook", "table_id", "seat", "turn_number") == [
        (f"w{number}", "table", 1, 9) for number in range(7)
    ]


def test_tables_of_before_deadlines_go_on_without_one(database: str) -> None:
    at_version(
        database,
        "0004",
        "INSERT INTO tables (id, game, header, creator, visibility, created, updated, status, number, turn_number, "
        "asked, waiting) VALUES ('old', 'dwarf', '{}', 'p1', 'open', 1.0, 2.0, 'running', 3, 3, 0, '')",
    )
    assert rows(database, db_schema.tables, "id", "deadline") == [("old", 0.0)]
    assert rows(database, db_schema.reports, "id") == []


def test_whoever_has_a_name_that_looks_like_another_still_logs_in(database: str) -> None:
    hashed = PasswordHasher().hash(PASSWORD)
    names = ("Ann", "Аnn", "Ann\u3164")
    at_version(
        database,
        "0001",
        *(
            "INSERT INTO people (id, name, name_key, password, created) VALUES "
            f"('{number}', '{name}', '{folded(name)}', '{hashed}', {number}.0)"
            for number, name in enumerate(names)
        ),
    )
    host = Host(Settings(database, limits=False))
    try:
        for number, name in enumerate(names):
            assert host.client().log_in(name, PASSWORD)["id"] == str(number)
        refused(409, host.client().guest, "Ann\u2800")
    finally:
        host.stop()


def test_finished_games_of_the_schema_before_results_go_on(database: str) -> None:
    """They have no results, people find their tables as before, and new games are kept."""
    at_version(
        database,
        "0004",
        "INSERT INTO people (id, name, created) VALUES ('p1', 'Ann', 1.0)",
        "INSERT INTO keys (name, value) VALUES ('cookies', 'a key of before')",
    )
    assert rows(database, db_schema.results, "table_id") == []
    assert rows(database, db_schema.people, "id", "name") == [("p1", "Ann")]
    assert rows(database, db_schema.keys, "name", "value") == [("cookies", "a key of before")]
    host = Host(Settings(database, limits=False, workers=1))
    try:
        ann = host.client("Ann")
        table = ann.create("dwarf", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
        ann.do(table, "resign")
        assert [game["table"] for game in ann.ask("GET", "/me/profile")["recent"]] == [table]
    finally:
        host.stop()
    assert len(rows(database, db_schema.results, "table_id")) == 2


def test_people_of_before_notices_go_on_and_are_told_on_no_way(database: str) -> None:
    at_version(
        database,
        "0007",
        "INSERT INTO people (id, name, created) VALUES ('p1', 'Ann', 1.0)",
        "INSERT INTO public_profiles (person) VALUES ('p1')",
    )
    assert rows(database, db_schema.notice_ways, "id") == []
    assert rows(database, db_schema.notices, "way") == []
    assert rows(database, db_schema.people, "id", "name") == [("p1", "Ann")]
    assert rows(database, db_schema.public_profiles, "person") == [("p1",)]
