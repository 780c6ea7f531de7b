"""The lobby: nobody can fill it, nothing stays in it for ever, and all of it can be read, page by page."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest
import sqlalchemy as sa

from tests.server.hosts import Host
from tests.server.play import two
from tests.server.test_people import refused
from underhall.client import Client, Refused
from underhall.server import db_schema, open_table_limits, table_cleanup
from underhall.server.networks import network_of
from underhall.server.routes import tables as lists
from underhall.server.settings import Settings

pytestmark = pytest.mark.one_database

WEEK = 7 * 86_400.0
ALONE = [{"kind": "me"}, {"kind": "open"}]


class Time:
    """A clock that tests set forward."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def limited(database: str, time: Time) -> Iterator[Host]:
    """A server with its limits on."""
    host = Host(Settings(database, workers=1, clock=time, shortest_answer=0.0))
    yield host
    host.stop()


def at_once(*work: Callable[[], object]) -> list[str]:
    """Do things at the same time; what came of each: nothing, or the kind of the refusal."""
    outcomes: list[str] = []

    def try_it(one: Callable[[], object]) -> None:
        try:
            one()
        except Refused as problem:
            outcomes.append(problem.kind)
        else:
            outcomes.append("")

    threads = [threading.Thread(target=try_it, args=(one,)) for one in work]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return outcomes


def twin(client: Client) -> Client:
    """The same person on another line."""
    other = Client(client.address)
    other.http.cookies.set("underhall", client.http.cookies["underhall"])
    return other


def test_a_person_has_a_few_open_tables_at_once(limited: Host) -> None:
    ann = limited.client("Ann")
    tables = [ann.create("dwarf") for _ in range(open_table_limits.OF_A_PERSON)]
    assert refused(409, ann.create, "dwarf").kind == "open-tables"
    ann.create("dwarf", visibility="link")  # what is not in the lobby fills no lobby
    ann.create("dwarf", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
    ann.ask("DELETE", f"/tables/{tables[0]}")
    ann.create("dwarf")
    bob = limited.client("Bob")
    bob.do(tables[1], "sit")
    ann.do(tables[1], "start")
    ann.create("dwarf")
    refused(409, ann.create, "dwarf")


def test_asking_for_many_at_once_gives_no_more(limited: Host) -> None:
    ann = limited.client("Ann")
    lines = [twin(ann) for _ in range(12)]
    outcomes = at_once(*(lambda line=line: line.create("dwarf") for line in lines))  # type: ignore[misc]
    assert sorted(outcomes) == [""] * open_table_limits.OF_A_PERSON + ["open-tables"] * (
        12 - open_table_limits.OF_A_PERSON
    )


def test_many_people_from_one_place_do_not_fill_a_page(limited: Host) -> None:
    """Two guests with thirty tables each left no room for anybody else."""
    made = 0
    for number in range(open_table_limits.OF_A_NETWORK // open_table_limits.OF_A_PERSON + 2):
        guest = limited.client(f"Guest {number}")
        for _ in range(open_table_limits.OF_A_PERSON):
            made += at_once(lambda guest=guest: guest.create("dwarf")) == [""]  # type: ignore[misc]
    assert made == open_table_limits.OF_A_NETWORK < lists.LOBBY
    assert len(limited.client().tables()) == open_table_limits.OF_A_NETWORK


def test_a_rematch_is_an_open_table_too(limited: Host) -> None:
    """Else whoever plays against bots and gives up could make as many as they like."""
    ann = limited.client("Ann")
    for _ in range(open_table_limits.OF_A_PERSON):
        ann.create("dwarf")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = ann.create("dwarf", seats=seats, start=True)
    ann.do(table, "resign")
    assert refused(409, ann.do, table, "rematch").kind == "open-tables"
    assert not ann.look(table)["table"]["rematch"]
    waiting = next(one["id"] for one in ann.my_tables() if one["status"] == "open")
    ann.ask("DELETE", f"/tables/{waiting}")
    again = ann.do(table, "rematch")["table"]["id"]
    assert ann.do(table, "rematch")["table"]["id"] == again  # it is there: nobody makes another


def test_addresses_of_one_house_are_one() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    assert network_of("192.0.2.1") != network_of("192.0.2.2")
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    assert network_of("somewhere") == "somewhere"


def test_open_tables_to_which_nobody_came_go_after_a_week(limited: Host, time: Time) -> None:
    ann, bob = limited.client("Ann"), limited.client("Bob")
    forgotten, private = ann.create("dwarf"), ann.create("dwarf", visibility="private")
    started = ann.create("dwarf")
    bob.do(started, "sit")
    ann.do(started, "start")
    time.now += WEEK - 10
    fresh = ann.create("dwarf")
    limited.run(table_cleanup.expire(limited.services.tables))
    ann.look(forgotten)
    time.now += 20
    limited.run(table_cleanup.expire(limited.services.tables))
    for table in (forgotten, private):
        refused(404, ann.look, table)
        assert limited.run(rows_of(limited, table)) == 0
    assert {one["id"] for one in ann.my_tables()} == {started, fresh}


async def rows_of(host: Host, table: str) -> int:
    found = 0
    async with host.services.engine.connect() as connection:
        for kept, column in ((db_schema.changes, "table_id"), (db_schema.seats, "table_id"), (db_schema.tables, "id")):
            wanted = sa.select(sa.func.count()).select_from(kept).where(kept.c[column] == table)
            found += int(await connection.scalar(wanted) or 0)
    return found


def test_a_table_that_begins_while_it_is_dropped_stays_whole(host: Host) -> None:
    """The condition is looked at in the very transaction that deletes."""
    ann, bob, table = two(host)
    before = host.run(rows_of(host, table))
    host.run(table_cleanup.drop(host.services.tables, table, db_schema.tables.c.status == "open"))
    assert host.run(rows_of(host, table)) == before
    assert ann.look(table)["now"]["status"] == "running"
    assert bob.look(table)["now"]["view"]


def test_the_creator_removes_a_table_before_the_start_only(host: Host) -> None:
    ann, bob = host.client("Ann"), host.client("Bob")
    table = ann.create("dwarf")
    bob.do(table, "sit")
    refused(403, bob.ask, "DELETE", f"/tables/{table}")
    with bob.watch(table) as watch:
        watch.receive()
        ann.ask("DELETE", f"/tables/{table}")
        with pytest.raises(Exception, match="1012"):
            watch.receive()
    refused(404, bob.look, table)
    refused(404, ann.ask, "DELETE", f"/tables/{table}")
    _, _, running = two(host)
    refused(403, bob.ask, "DELETE", f"/tables/{running}")
    ann, bob, running = two(host)
    refused(409, ann.ask, "DELETE", f"/tables/{running}")


def test_tables_of_a_deleted_person_go_unless_somebody_sits_there(host: Host) -> None:
    ann, bob = host.client("Ann"), host.client("Bob")
    empty, shared = ann.create("dwarf"), ann.create("dwarf", options={"players": 3})
    bots = ann.create("dwarf", seats=[{"kind": "bot", "level": "random"}, {"kind": "open"}])
    bob.do(shared, "sit")
    _, _, finished = play_alone(ann, bob)
    ann.ask("DELETE", "/me", {"password": ""})
    for table in (empty, bots):
        refused(404, bob.look, table)
        assert host.run(rows_of(host, table)) == 0
    assert bob.look(finished)["now"]["status"] == "over"
    # Nobody else could begin there; now whoever sits there can.
    cid, dan = host.client("Cid"), host.client("Dan")
    for guest in (cid, dan):
        guest.do(shared, "sit")
    refused(403, host.client("Eve").do, shared, "start")
    cid.do(shared, "start")
    assert bob.look(shared)["now"]["status"] == "running"


def play_alone(ann: Client, bob: Client) -> tuple[Client, Client, str]:
    """A game that is over at once."""
    table = ann.create("dwarf")
    bob.do(table, "sit")
    ann.do(table, "start")
    ann.do(table, "resign")
    return ann, bob, table


def test_where_the_creator_has_no_seat_whoever_sits_there_begins(host: Host) -> None:
    ann, bob, cid = host.client("Ann"), host.client("Bob"), host.client("Cid")
    table = ann.create("dwarf", seats=[{"kind": "open"}, {"kind": "open"}])
    bob.do(table, "sit")
    refused(409, bob.do, table, "start")  # a seat is free
    cid.do(table, "sit")
    refused(403, host.client("Eve").do, table, "start")
    assert [who.look(table)["table"]["may_begin"] for who in (ann, bob, host.client("Fay"))] == [True, True, False]
    bob.do(table, "start")
    other = ann.create("dwarf")
    bob.do(other, "sit")
    assert [who.look(other)["table"]["may_begin"] for who in (ann, bob)] == [True, False]
    refused(403, bob.do, other, "start")  # the creator sits there, and decides


@pytest.mark.parametrize("path", ["/tables", "/my/tables"])
def test_all_tables_are_read_page_by_page(host: Host, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    monkeypatch.setattr(lists, "LOBBY", 3)
    monkeypatch.setattr("underhall.server.routes.away.MINE", 3)
    ann = host.client("Ann")
    made = {ann.create("dwarf") for _ in range(8)}
    # Several at the very same moment.
    host.run(same_moment(host, made))
    found: list[str] = []
    before = ""
    while page := ann.ask("GET", path, before=before):
        assert len(page) <= 3
        found += [one["id"] for one in page]
        before = f"{page[-1]['updated']}_{page[-1]['id']}"
    assert len(found) == len(set(found))
    assert made <= set(found)
    for odd in ("x", "1_", "1e9_aaaaaaaaaa", "_aaaaaaaaaaaa", "1_short", "-1_aaaaaaaaaaaa", "1" * 16 + "_aaaaaaaaaa"):
        refused(422, ann.ask, "GET", path, before=odd)


async def same_moment(host: Host, tables: set[str]) -> None:
    rows = db_schema.tables
    async with host.services.engine.begin() as connection:
        await connection.execute(sa.update(rows).where(rows.c.id.in_(sorted(tables)[:5])).values(updated=123.456))
