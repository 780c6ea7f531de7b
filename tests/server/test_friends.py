"""Friends at the server: who is here, the lobby's seats, Again, reactions and reports."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine
from websockets.sync.client import ClientConnection, connect

from tests.server.hosts import Host, wait_until
from tests.server.play import step, two
from tests.server.test_lobby import Time
from tests.server.test_people import refused
from underhall.client import Client
from underhall.server import db_schema, host_names
from underhall.server.settings import Settings
from underhall.server.store.reports import list_reports

pytestmark = pytest.mark.one_database


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def quick(database: str, time: Time) -> Iterator[Host]:
    host = Host(Settings(database, limits=False, workers=1, clock=time, shortest_answer=0.0))
    yield host
    host.stop()


def look_at(client: Client, table: str) -> ClientConnection:
    """A live connection that is told who is here."""
    address = client.address.replace("http", "ws", 1)
    cookie = f"underhall={client.http.cookies['underhall']}"
    return connect(f"{address}/api/tables/{table}/live?presence=1", additional_headers={"Cookie": cookie})


def told(line: ClientConnection) -> list[str]:
    """The next that is told of who is here."""
    while True:
        frame = json.loads(line.recv(60))
        if frame["type"] == "presence":
            return list(frame["seats"])


def test_everybody_is_told_who_is_here_away_and_gone(quick: Host) -> None:
    ann, bob, table = two(quick)
    with look_at(ann, table) as hers:
        assert told(hers) == ["here", "gone"]
        with look_at(bob, table) as his:
            assert told(his) == told(hers) == ["here", "here"]
            his.send(json.dumps({"do": "away", "on": True}))
            assert told(hers) == ["here", "away"]
            his.send(json.dumps({"do": "away", "on": False}))
            assert told(hers) == ["here", "here"]
        assert told(hers) == ["here", "gone"]


def test_a_bot_plays_for_somebody_who_is_absent_only_after_a_while(quick: Host, time: Time) -> None:
    ann, bob, table = two(quick)
    with look_at(bob, table) as his:
        told(his)
        time.now += 600.0
        refused(409, ann.do, table, "replace", seat=1, level="random")
    wait_until(lambda: not quick.services.tables.live[table].watchers)
    time.now += 59.0
    refused(409, ann.do, table, "replace", seat=1, level="random")
    time.now += 2.0
    ann.do(table, "replace", seat=1, level="random")
    assert ann.look(table)["table"]["seats"][1]["stand_in"]
    bob.do(table, "return")
    assert ann.look(table)["table"]["seats"][1]["kind"] == "person"


def test_the_host_fills_and_swaps_seats(quick: Host) -> None:
    ann, bob = quick.client("Ann"), quick.client("Bob")
    table = ann.create("dwarf", options={"players": 3})
    bob.do(table, "sit", seat=1)
    for path, wish in (("fill", {"seat": 2, "level": "random"}), ("swap", {"seats": [0, 1]})):
        assert refused(403, bob.do, table, path, **wish).kind == "not-yours"
    refused(409, ann.do, table, "fill", seat=1, level="random")  # Bob sits there
    ann.do(table, "fill", seat=2, level="random")
    ann.do(table, "swap", seats=[1, 2])
    bob.do(table, "ready", on=True)
    shown = ann.look(table)["table"]
    assert [(seat["kind"], seat["name"], seat["ready"]) for seat in shown["seats"]][2] == ("person", "Bob", True)
    assert (shown["seats"][1]["kind"], shown["host"]) == ("bot", "Ann")
    assert [one["id"] for one in bob.my_tables()] == [table]
    ann.do(table, "fill", seat=1, level=None)
    refused(409, ann.do, table, "start")
    ann.do(table, "fill", seat=1, level="random")
    ann.do(table, "start")
    refused(409, ann.do, table, "swap", seats=[0, 1])
    step_of_people(table, ann, bob)
    assert bob.look(table)["table"]["your_seat"] == 2


def step_of_people(table: str, *clients: Client) -> None:
    wait_until(lambda: any(client.look(table)["now"]["moves"] for client in clients))
    step(table, *clients)


def over(host: Host) -> tuple[Client, Client, str]:
    ann, bob, table = two(host)
    refused(409, ann.do, table, "again", agree=True)
    ann.do(table, "resign")
    return ann, bob, table


def again(client: Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = client.look(client.look(table)["table"]["rematch"])["table"]
    return found


def test_again_begins_when_all_agree(quick: Host) -> None:
    ann, bob, table = over(quick)
    ann.do(table, "again", agree=True)
    shown = bob.look(table)["table"]
    assert (shown["rematch"], shown["again"]) == ("", {"0": True})
    bob.do(table, "again", agree=True)
    made = again(ann, table)
    assert (made["status"], [seat["name"] for seat in made["seats"]]) == ("running", ["Ann", "Bob"])
    assert bob.look(table)["table"]["rematch"] == made["id"]


def test_again_without_whoever_does_not_want_to(quick: Host) -> None:
    ann, bob, table = over(quick)
    bob.do(table, "again", agree=True)
    ann.do(table, "again", agree=False)
    made = again(bob, table)
    assert (made["status"], [seat["kind"] for seat in made["seats"]]) == ("open", ["open", "person"])
    assert made["yours"]  # Bob wanted it, so it is his


def test_again_need_not_wait_for_ever(quick: Host) -> None:
    ann, bob, table = over(quick)
    ann.do(table, "again", agree=True, wait=False)
    made = again(ann, table)
    assert (made["status"], [seat["kind"] for seat in made["seats"]]) == ("open", ["person", "open"])
    bob.do(made["id"], "sit")


def marks(client: Client, table: str) -> dict[str, str]:
    return {seat["name"]: seat["mark"] for seat in client.look(table)["table"]["seats"]}


def test_a_person_has_the_same_mark_in_every_seat_and_at_every_table(quick: Host) -> None:
    """By it a browser knows whose words it leaves out; of the person it says nothing."""
    ann, bob, first = two(quick)
    for client, text in ((ann, "one"), (bob, "two")):
        client.do(first, "talk", text=text)
    known = marks(ann, first)
    assert len(set(known.values())) == 2
    assert all(known.values())
    said = [one for one in ann.ask("GET", f"/tables/{first}/changes?since=0")["changes"] if one["kind"] == "talk"]
    assert {one["name"]: one["mark"] for one in said} == known
    # Another table, another seat, another name, and whoever watches: the same.
    bots = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    second = bob.create("dwarf", options={"players": 3}, seats=bots)
    ann.ask("POST", "/register", {"name": "Andvari", "password": "a long sentence"})
    ann.do(second, "sit")
    bob.do(second, "swap", seats=[0, 1])
    shown = marks(quick.client("Cid"), second)
    assert (shown["Andvari"], shown["Bob"]) == (known["Ann"], known["Bob"])
    assert [seat["mark"] for seat in bob.look(second)["table"]["seats"]][2] == ""  # a bot is nobody
    # Somebody with the same name is somebody else; a list says of nobody at which other tables they sit.
    other = quick.client("Bob")
    third = other.create("dwarf", visibility="open")
    assert marks(ann, third)["Bob"] != known["Bob"]
    assert {seat["mark"] for table in ann.tables("open") for seat in table["seats"]} == {""}
    ids = quick.run(people(quick.services.engine))
    assert not set(ids) & set(known.values())
    bob.ask("DELETE", "/me", {})
    left = [one for one in ann.ask("GET", f"/tables/{first}/changes?since=0")["changes"] if one["kind"] == "talk"]
    assert known["Bob"] not in str(left)


async def people(engine: AsyncEngine) -> list[str]:
    async with engine.connect() as connection:
        return list(await connection.scalars(sa.select(db_schema.people.c.id)))


def test_words_are_a_text_or_a_reaction_and_can_be_reported(quick: Host) -> None:
    ann, bob, table = two(quick)
    for wrong in ({}, {"text": "a", "reaction": "ouch"}, {"reaction": "curse"}):
        refused(422, ann.do, table, "talk", **wrong)
    ann.do(table, "talk", reaction="ouch")
    ann.do(table, "talk", text="Bah!")
    said = bob.ask("GET", f"/tables/{table}/talk")
    assert [(one["text"], one["reaction"]) for one in said] == [("Ouch!", "ouch"), ("Bah!", "")]
    bob.ask("POST", f"/tables/{table}/report", {"number": said[1]["number"]})
    refused(404, bob.ask, "POST", f"/tables/{table}/report", {"number": 1})
    reports = quick.run(list_reports(quick.services.engine))
    assert [(row["table_id"], row["words"]) for row in reports] == [(table, "Bah!")]
    ann.ask("DELETE", "/me", {})
    assert quick.run(list_reports(quick.services.engine)) == []


def test_the_server_knows_where_others_find_it(quick: Host) -> None:
    assert quick.client().ask("GET", "/address") == {"address": "", "lan": False}
    assert host_names.address_for_others("127.0.0.1") == host_names.address_for_others("localhost") == ""
    assert host_names.address_for_others("192.168.7.7") == "192.168.7.7"
    assert host_names.url_of("fe80::1", 8417) == "http://[fe80::1]:8417"
