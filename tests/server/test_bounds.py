"""How much a table may hold: a bound for all changes, and of standing answers only the last."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.hosts import Host
from tests.server.long_tables import random_moves, seated
from tests.server.play import step, turn
from tests.server.test_people import refused
from underhall.server import changes as kinds
from underhall.server import db_schema

pytestmark = pytest.mark.one_database


def stored_rows(host: Host, table: str) -> list[Any]:
    async def read() -> list[Any]:
        async with host.services.engine.connect() as connection:
            wanted = sa.select(db_schema.changes).where(db_schema.changes.c.table_id == table)
            return list((await connection.execute(wanted.order_by(db_schema.changes.c.number))).all())

    return host.run(read())


def test_only_the_last_standing_answers_of_a_seat_are_kept(host: Host) -> None:
    clients = [host.client("Ann"), host.client("Bob")]
    table = seated(host, clients, "dwarf", random_moves(1))
    text = turn(table, *clients)[1]["moves"][0]["text"]
    for number in range(12):
        for client in clients:
            answers = {f"never-asked-{number}-{one}": text for one in range(20)}
            client.ask("PUT", f"/tables/{table}/standing", {"only_moves": False, "answers": answers})
    rows = [row for row in stored_rows(host, table) if row.kind == "standing"]
    assert len(rows) == 24
    assert [row.data for row in rows[:-2]] == ["{}"] * 22
    for client in clients:
        shown = client.ask("GET", f"/tables/{table}/standing")
        assert set(shown["answers"]) == {f"never-asked-11-{one}" for one in range(20)}
        numbers = [change["number"] for change in client.changes(table)["changes"]]
        assert numbers == list(range(1, len(numbers) + 1))
    host.run(host.services.tables.reread(table))
    for client in clients:
        assert set(client.ask("GET", f"/tables/{table}/standing")["answers"]) == set(answers)


def test_standing_answers_of_whoever_stood_up_are_not_kept(host: Host) -> None:
    ann = host.client("Ann")
    table = ann.create("dwarf")
    for number in range(3):
        ann.ask("PUT", f"/tables/{table}/standing", {"only_moves": True, "answers": {f"never{number}": "decline"}})
        ann.do(table, "leave")
        ann.do(table, "sit")
    assert [row.data for row in stored_rows(host, table) if row.kind == "standing"] == ["{}"] * 3


def test_standing_answers_have_a_bound(host: Host) -> None:
    ann = host.client("Ann")
    table = ann.create("dwarf")
    long = {f"{'q' * 50}{number}": "decline" for number in range(40)}
    refused(422, ann.ask, "PUT", f"/tables/{table}/standing", {"answers": long})


def test_a_table_takes_only_so_many_changes(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    clients = [host.client("Ann"), host.client("Bob")]
    table = seated(host, clients, "dwarf", random_moves(10))
    number = clients[0].look(table)["number"]
    monkeypatch.setattr(kinds, "MOST_CHANGES", number)
    monkeypatch.setattr(kinds, "MOST_WITH_MOVES", number + 4)
    ann, bob = clients
    for client in clients:
        assert refused(409, client.do, table, "talk", text="hello").kind == "too-long"
        assert refused(409, client.do, table, "undo/ask").kind in ("too-long", "nothing")
        standing = {"only_moves": True, "answers": {}}
        assert refused(409, client.ask, "PUT", f"/tables/{table}/standing", standing).kind == "too-long"
    assert ann.look(table)["number"] == number
    for _ in range(4):
        step(table, ann, bob)
    mover, now = turn(table, ann, bob)
    assert refused(409, mover.play, table, now["moves"][0]["move"], now["turn_number"]).kind == "too-long"
    assert ann.look(table)["number"] == number + 4
    mover.do(table, "resign")
    assert ann.look(table)["table"]["status"] == "over"
    rows = stored_rows(host, table)
    assert [row.number for row in rows] == list(range(1, number + 6))


def test_a_command_at_the_bound_is_carried_out_or_not_begun(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """Taking back alone is two changes. Half of them would mean to read the whole table again, for each who tries."""
    ann = host.client("Ann")
    table = seated(host, [ann], "dwarf", random_moves(10))
    number = ann.look(table)["number"]
    monkeypatch.setattr(kinds, "MOST_CHANGES", number + 1)
    live = host.run(host.services.tables.find(table))
    ann.do(table, "undo/ask")
    assert ann.look(table)["number"] == number + 2
    assert refused(409, ann.do, table, "undo/ask").kind == "too-long"
    assert host.run(host.services.tables.find(table)) is live


def test_a_bot_does_not_think_about_what_it_cannot_play(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = host.client("Ann")
    monkeypatch.setattr(kinds, "MOST_CHANGES", 1)
    monkeypatch.setattr(kinds, "MOST_WITH_MOVES", 1)

    async def look(table: str) -> tuple[int, int, int, str]:
        live = await host.services.tables.find(table)
        async with host.services.engine.connect() as connection:
            waiting = await connection.scalar(
                sa.select(db_schema.tables.c.waiting).where(db_schema.tables.c.id == table)
            )
        return live.table.number, live.table.asked(), live.thinking, str(waiting)

    first = set()
    for _ in range(30):  # until a bot had to begin
        table = ann.create("dwarf", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
        number, asked, thinking, waiting = host.run(look(table))
        assert (number, thinking, waiting) == (2, 0, "")  # sat down and begun, and nothing since
        first.add(asked)
        if 1 in first:
            break
    assert 1 in first
