"""People who come and go: your turn, what you missed."""

from __future__ import annotations

import pytest

from tests.server.hosts import Host, wait_until
from tests.server.play import step, turn, two

pytestmark = pytest.mark.one_database


def test_your_turn_lists_the_tables_that_wait(host: Host) -> None:
    ann, bob, table = two(host)
    client, now = turn(table, ann, bob)
    other = bob if client is ann else ann
    assert [item["table"]["id"] for item in client.ask("GET", "/my/turns")] == [table]
    assert client.ask("GET", "/my/turns")[0]["turn_number"] == now["turn_number"]
    assert other.ask("GET", "/my/turns") == []


def test_the_digest_tells_what_happened_since_you_looked(host: Host) -> None:
    ann, bob, table = two(host)
    number = ann.look(table)["number"]
    ann.do(table, "seen", number=number)
    for _ in range(4):
        step(table, ann, bob)
    digest = ann.ask("GET", f"/tables/{table}/digest")
    assert digest["since"] == number
    assert len(digest["changes"]) == 4
    assert all(event["sentence"] for change in digest["changes"] for event in change["events"])
    ann.do(table, "seen", number=10**6)
    ann.do(table, "seen", number=1)  # never backwards
    assert ann.ask("GET", f"/tables/{table}/digest")["changes"] == []


def test_whoever_watched_has_seen(host: Host) -> None:
    ann, bob, table = two(host)
    with ann.watch(table) as watch:
        watch.receive()
        step(table, ann, bob)
        number = watch.receive()["number"]
    wait_until(lambda: ann.ask("GET", f"/tables/{table}/digest")["since"] == number)
