"""Notices: none is lost or said twice, none tells what is hidden, none goes inside, and they go with their person."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.hosts import Host, Process
from tests.server.notice_office import PUBLIC, Office, heard, ntfy, way
from tests.server.play import step, turn
from tests.server.post_office import Browser
from tests.server.test_aside import BLUE, PLACE, RED, YELLOW, Both, state
from tests.server.test_people import PASSWORD, refused
from tests.server.test_secrecy import Worlds
from tests.server.test_webhooks import Receiver
from underhall.client import Client
from underhall.server import db_schema
from underhall.server.departed_guests import forget_guests
from underhall.server.notices import sender
from underhall.server.notices.outbox import HOLD_SECONDS
from underhall.server.notices.sender import LEASE_SECONDS
from underhall.server.notices.ways import WAYS
from underhall.server.settings import Settings
from underhall.server.webhooks import RETRIES


@pytest.fixture(autouse=True, scope="module")
def by_hand() -> Iterator[None]:
    """Servers send only when a test says so."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sender, "SWEEP_SECONDS", 3600.0)
        yield


@pytest.fixture(scope="module")
def office(by_hand: None, new_database: Callable[[str], str]) -> Iterator[Office]:
    office = Office(new_database("sqlite"))
    yield office
    office.host.stop()


@pytest.fixture
def receiver(office: Office) -> Iterator[Receiver]:
    office.send()  # what other tests left
    receiver = Receiver()
    yield receiver
    receiver.stop()


@pytest.fixture(scope="module")
def closed(new_database: Callable[[str], str]) -> Iterator[Host]:
    host = Host(Settings(new_database("sqlite"), limits=False))
    yield host
    host.stop()


# Nothing is lost, nothing is said twice.


def test_what_failed_is_tried_again_later_and_then_given_up(office: Office, receiver: Receiver) -> None:
    ann, bob, table = office.two()
    ntfy(bob, receiver)
    receiver.status = 500
    step(table, ann)
    assert office.send() == 1
    for tries, wait in enumerate(RETRIES, start=1):
        assert bob.ask("GET", "/my/notices")["ways"][0]["failures"] == tries
        assert office.send(wait - 1) == 0
        assert office.send(2) == 1
    assert office.send(10**6) == 0
    assert len(receiver.calls) == len(RETRIES) + 1
    receiver.status = 200
    made = bob.ask("GET", "/my/notices")["ways"][0]
    bob.ask("POST", f"/my/notices/{made['id']}/try", {})
    assert bob.ask("GET", "/my/notices")["ways"][0]["failures"] == 0


def test_a_browser_that_is_gone_is_forgotten(office: Office, receiver: Receiver) -> None:
    ann, bob, table = office.two()
    way(bob, "push", receiver.url, **Browser().keys())
    receiver.status = 410
    step(table, ann)
    assert office.send() == 1
    assert bob.ask("GET", "/my/notices")["ways"] == []
    assert office.send(10**6) == 0


def test_a_process_that_dies_while_it_sends_leaves_the_notice_to_the_next(office: Office, receiver: Receiver) -> None:
    ann, bob, table = office.two()
    ntfy(bob, receiver)
    step(table, ann)
    office.time += HOLD_SECONDS + 1
    (row,) = office.host.run(office.sender.store.pending(office.time, 10))
    assert office.host.run(office.sender.store.claim(row, office.time, office.time + LEASE_SECONDS))
    assert office.send(LEASE_SECONDS - 1) == 0
    assert office.send(2) == 1
    assert len(heard(receiver)) == 1


def test_a_notice_outlives_a_server_killed_right_after_the_move(
    new_database: Callable[[str], str], tmp_path: Path
) -> None:
    database, receiver = new_database("sqlite"), Receiver()
    office = Office(database, time.time())
    ann, bob, table = office.two()
    ntfy(bob, receiver)
    office.host.stop()
    process = Process(database, tmp_path)
    process.ready()
    here = Client(process.address)
    here.http.cookies.update(ann.http.cookies)
    step(table, here)
    process.kill()
    after = Office(database, time.time())
    try:
        assert receiver.calls == []
        assert after.send() == 1
        assert heard(receiver) == [("dwarfs", "DWARF: it is your turn")]
    finally:
        after.host.stop()
        receiver.stop()


def test_two_processes_say_it_once_and_know_who_is_at_the_other(new_database: Callable[[str], str]) -> None:
    database, receiver = new_database("postgresql"), Receiver()
    here, there = Office(database), Office(database)
    try:
        ann, bob, table = here.two()
        ntfy(bob, receiver)
        twin = Client(there.host.address)
        twin.http.cookies.update(bob.http.cookies)
        step(table, ann)
        for office in (here, there):
            office.time += HOLD_SECONDS + 1
        begun = [0, 0]
        threads = [
            threading.Thread(target=lambda n=n, office=office: begun.__setitem__(n, office.send(0)))  # type: ignore[misc]
            for n, office in enumerate((here, there))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sum(begun) == 1
        assert len(heard(receiver)) == 1
        while turn(table, ann, bob)[0] is bob:
            step(table, bob)
        with twin.watch(table) as watch:
            watch.receive()
            while turn(table, ann, bob)[0] is ann:
                step(table, ann)
            there.send(1)  # bob looks at the table there
            assert here.send() == 0
        assert heard(receiver) == []
    finally:
        for office in (here, there):
            office.host.stop()
        receiver.stop()


# What is hidden stays hidden.


def test_a_notice_says_nothing_that_a_spectator_does_not_see(office: Office, receiver: Receiver) -> None:
    ann, bob, table = office.two("high_stone", title="Secrets")
    spectator = office.host.client()
    for client, topic in ((ann, "ann"), (bob, "bob")):
        ntfy(client, receiver, topic)
    said = set()
    for _ in range(30):
        seen = spectator.look(table)
        if seen["now"]["status"] != "running":
            break
        step(table, ann, bob)
        office.send()
        seen = spectator.look(table)["table"]
        names = {seat["name"] for seat in seen["seats"]}
        for _, body in receiver.calls:
            told = json.loads(body)
            assert told["title"] in ("High Stone: it is your turn", "High Stone: the game is over")
            said.add(told.pop("topic"))
            assert told["message"] in {f"Table “{seen['title']}”. With {name}." for name in names}
            assert told["click"] == f"{PUBLIC}/#/table/{seen['id']}"
            assert set(told) == {"title", "message", "click", "tags"}
        receiver.calls.clear()
    assert said == {"ann", "bob"}


def test_nobody_learns_from_a_notice_that_somebody_was_asked_aside(new_database: Callable[[str], str]) -> None:
    receivers = [Receiver(), Receiver()]
    offices = [Office(new_database("sqlite")) for _ in range(2)]
    try:
        both = Both(Worlds((offices[0].host, offices[1].host)), state("miner"), state("architect"), ())
        for receiver, people in zip(receivers, both.people, strict=True):
            for seat in (RED, YELLOW, BLUE):
                ntfy(people[seat], receiver, f"seat-{seat}")
        told: list[list[list[tuple[str, str]]]] = [[], []]
        for world, office in enumerate(offices):
            for move in (*PLACE, "end actions"):
                both.play(world, YELLOW, move)
                office.send()
                both.keep(world)
                office.send()
                told[world].append([one for one in heard(receivers[world]) if one[0] != f"seat-{RED}"])
        assert told[0] == told[1]
        assert any(told[0])
    finally:
        for office in offices:
            office.host.stop()
        for receiver in receivers:
            receiver.stop()


# Where notices may go.


@pytest.mark.parametrize(
    "address",
    ["https://127.0.0.1/x", "https://localhost:8000/x", "https://10.0.0.1/x", "https://[::1]/x", "https://169.254.169.254/x",
     "https://[::ffff:10.0.0.1]/x", "https://user@example.org/x", "https://93.184.215.14:25/x", "ftp://example.org/x",
     "https://[/x"],
)  # fmt: skip
@pytest.mark.parametrize("kind", ["push", "discord", "ntfy"])
def test_nothing_is_sent_inside(closed: Host, kind: str, address: str) -> None:
    keys = Browser().keys() if kind == "push" else {}
    assert refused(422, way, closed.client("Ann"), kind, address, **keys).kind == "webhook-address"


def test_an_address_is_checked_again_when_something_is_sent_there(new_database: Callable[[str], str]) -> None:
    """It may lead inside by then, or the operator allows it no more."""
    database, receiver = new_database("sqlite"), Receiver()
    office = Office(database)
    ann, bob, table = office.two()
    ntfy(bob, receiver)
    way(bob, "push", receiver.url, **Browser().keys())
    step(table, ann)
    office.host.stop()
    office = Office(database, private_webhooks=False)
    try:
        assert office.send() == 2
        assert receiver.calls == []
        assert [one["failures"] for one in bob_at(office, bob).ask("GET", "/my/notices")["ways"]] == [1, 1]
    finally:
        office.host.stop()
        receiver.stop()


def bob_at(office: Office, bob: Client) -> Client:
    again = Client(office.host.address)
    again.http.cookies.update(bob.http.cookies)
    return again


# Whose they are.


def test_a_push_ends_with_the_session_of_its_browser(office: Office, receiver: Receiver) -> None:
    ann, bob, table = office.two()
    way(bob, "push", receiver.url, **Browser().keys())
    bob.register("Bob of the push", PASSWORD)  # the same browser, in another session
    step(table, ann)
    assert office.send() == 1
    assert len(receiver.calls) == 1
    bob.ask("POST", "/logout", {})
    elsewhere = office.host.client()
    elsewhere.log_in("Bob of the push", PASSWORD)
    assert len(elsewhere.ask("GET", "/my/notices")["ways"]) == 1
    ann.do(table, "resign")
    office.send()
    assert len(receiver.calls) == 1
    assert elsewhere.ask("GET", "/my/notices")["ways"] == []


def test_a_browser_that_somebody_else_uses_tells_them_alone(office: Office, receiver: Receiver) -> None:
    ann, bob = office.host.client("Ann"), office.host.client("Bob")
    browser = Browser().keys()
    way(ann, "push", receiver.url, **browser)
    way(bob, "push", receiver.url, **browser)
    way(bob, "push", receiver.url, **browser)
    assert ann.ask("GET", "/my/notices")["ways"] == []
    (mine,) = bob.ask("GET", "/my/notices")["ways"]
    for method, path in (("DELETE", ""), ("PATCH", ""), ("POST", "/try")):
        body = {"hour": 3} if method == "PATCH" else {}
        refused(404, ann.ask, method, f"/my/notices/{mine['id']}{path}", body)
    for number in range(WAYS - 1):
        ntfy(bob, receiver, f"topic-{number}")
    assert refused(409, ntfy, bob, receiver).kind == "too-many-ways"
    bob.ask("DELETE", f"/my/notices/{mine['id']}")
    ntfy(bob, receiver)


def test_ways_are_in_what_is_kept_about_a_person_and_go_with_them(office: Office, receiver: Receiver) -> None:
    ann, bob, table = office.two()
    bob.register("Bob of the export", PASSWORD)
    browser = Browser().keys()
    way(bob, "push", receiver.url, **browser)
    step(table, ann)
    kept = bob.ask("GET", "/me/export")
    assert [one["kind"] for one in kept["notice_ways"]] == ["push"]
    assert [one["table_id"] for one in kept["notices"]] == [table]
    assert browser["auth"] not in json.dumps(kept)
    guest = office.host.client("Guest")
    ntfy(guest, receiver)
    people = [client.ask("GET", "/me")["id"] for client in (bob, guest)]
    assert [len(office.host.run(office.sender.store.ways_of(person))) for person in people] == [1, 1]
    bob.ask("DELETE", "/me", {"password": PASSWORD})
    guest.ask("POST", "/logout", {})
    office.host.run(forget_guests(office.host.services))
    assert [office.host.run(office.sender.store.ways_of(person)) for person in people] == [[], []]
    assert office.host.run(kept_notices(office)) == []
    office.send()
    assert receiver.calls == []


async def kept_notices(office: Office) -> list[Any]:
    async with office.sender.engine.connect() as connection:
        return list((await connection.execute(sa.select(db_schema.notices))).all())


def test_a_table_takes_its_notices_along(office: Office, receiver: Receiver) -> None:
    ann, bob = office.host.client("Ann"), office.host.client()
    bob.register("Bob of the table", PASSWORD)
    ntfy(bob, receiver)
    table = ann.create("dwarf", visibility="private")
    ann.do(table, "invite", name="Bob of the table")
    ann.ask("DELETE", f"/tables/{table}")
    assert table not in [row.table_id for row in office.host.run(kept_notices(office))]
