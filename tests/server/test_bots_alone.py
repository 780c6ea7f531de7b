"""Tables at which only bots play, and bots after a restart: they play for somebody, or not at all."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator

import pytest
import sqlalchemy as sa

from tests.server.hosts import Host, wait_until
from tests.server.play import TWO_BOTS
from tests.server.test_people import refused
from underhall.client import Client
from underhall.server import bot_turns, db_schema
from underhall.server.settings import Settings

pytestmark = pytest.mark.one_database

# A game that random bots never end.
ENDLESS = {"players": 2, "action_cards": "off", "event_cards": "off", "max_rounds": 0}


def endless(client: Client, **wish: object) -> str:
    return client.create("dig_deeper_dwarf", options=ENDLESS, seats=TWO_BOTS, start=True, **wish)


async def number_of(host: Host, table: str) -> int:
    """As the database has it: whoever looks at a table through the server wakes its bots."""
    async with host.services.engine.connect() as connection:
        found = await connection.scalar(sa.select(db_schema.tables.c.number).where(db_schema.tables.c.id == table))
    return int(found or 0)


def plays_on(host: Host, table: str) -> None:
    before = host.run(number_of(host, table))
    wait_until(lambda: host.run(number_of(host, table)) > before + 3)


def rests(host: Host, table: str) -> None:
    """What was thought about when the last one left is still played; then nothing is."""
    tables = host.services.tables
    wait_until(lambda: table not in tables.live or not tables.live[table].thinking)
    before = host.run(number_of(host, table))
    host.run(host.services.sweeper.sweep(abandoned=0.0))
    time.sleep(0.5)
    assert host.run(number_of(host, table)) == before


def test_bots_alone_play_while_somebody_watches(host: Host) -> None:
    ann, stranger = host.client("Ann"), host.client()
    table = endless(ann)
    rests(host, table)
    assert ann.look(table)["now"]["status"] == "running"
    rests(host, table)
    for viewer in (ann, stranger):
        with viewer.watch(table) as watch:
            watch.receive()
            for _ in range(5):
                watch.receive()
            plays_on(host, table)
        wait_until(lambda: not host.services.tables.live[table].watchers)
        rests(host, table)


def test_the_game_is_over_when_the_last_person_gives_up(host: Host) -> None:
    """Whoever has given up against bots alone has nothing to wait for, however many there are."""
    ann = host.client("Ann")
    seats = [{"kind": "me"}, *TWO_BOTS]
    table = ann.create("dig_deeper_dwarf", options={**ENDLESS, "players": 3}, seats=seats, start=True)
    ann.do(table, "resign")
    shown = ann.look(table)
    assert (shown["now"]["status"], shown["now"]["moves"]) == ("over", [])
    assert (shown["now"]["outcome"]["ending"], shown["now"]["outcome"]["winners"]) == ("resigned", [1, 2])
    assert shown["table"]["seats"][0]["resigned"]
    rests(host, table)


def test_bots_go_on_for_the_people_who_are_left(host: Host) -> None:
    ann, bob = host.client("Ann"), host.client("Bob")
    seats = [{"kind": "me"}, {"kind": "open"}, TWO_BOTS[0]]
    table = ann.create("dig_deeper_dwarf", options={**ENDLESS, "players": 3}, seats=seats)
    bob.do(table, "sit")
    ann.do(table, "start")
    ann.do(table, "resign")
    shown = ann.look(table)
    assert (shown["now"]["status"], shown["now"]["moves"]) == ("running", [])  # who gave up is not asked any more
    assert (shown["table"]["seats"][0]["kind"], shown["table"]["seats"][0]["resigned"]) == ("bot", True)
    wait_until(lambda: bob.look(table)["now"]["moves"])


def test_bots_play_for_people_who_do_not_watch(host: Host) -> None:
    ann = host.client("Ann")
    table = ann.create("dwarf", seats=[{"kind": "bot", "level": "random"}, {"kind": "me"}], start=True)
    wait_until(lambda: ann.look(table)["now"]["moves"])


def test_their_creator_stops_bots_who_play_alone_and_nobody_else_can(host: Host) -> None:
    ann, bob = host.client("Ann"), host.client("Bob")
    table = endless(ann)
    assert refused(403, bob.do, table, "stop").kind == "not-yours"
    with bob.watch(table) as watch:
        watch.receive()
        ann.do(table, "stop")
        assert watch.until_turn()["status"] == "over"
    outcome = bob.look(table)["now"]["outcome"]
    assert (outcome["over"], outcome["ending"], outcome["winners"]) == (True, "stopped", [])
    assert refused(409, ann.do, table, "stop").kind == "over"
    assert "end" in bob.record(table)
    host.run(host.services.tables.reread(table))
    assert bob.look(table)["now"]["outcome"] == outcome
    theirs = ann.create("dwarf", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
    assert refused(409, ann.do, theirs, "stop").kind == "people-play"


@pytest.fixture
def start(database: str) -> Iterator[Callable[[float], Host]]:
    """Servers on one database, one after the other, with their clocks set wrong by some seconds."""
    hosts: list[Host] = []

    def begin(late: float = 0.0) -> Host:
        for host in hosts:
            host.stop()
        hosts.append(Host(Settings(database, limits=False, workers=1, clock=lambda: time.time() + late)))
        return hosts[-1]

    yield begin
    for host in hosts:
        host.stop()


async def never(*_: object, **__: object) -> None:
    """A bot that thinks for ever."""
    await asyncio.Event().wait()


@pytest.mark.parametrize("late", [-3600.0, 0.0, 3600.0])
def test_bots_go_on_after_a_restart_whatever_the_clock_says(
    start: Callable[[float], Host], late: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And without anybody looking at the table."""
    monkeypatch.setattr(bot_turns, "STARTED_SECONDS", 0.0)
    first = start(0.0)
    monkeypatch.setattr(first.services.bots, "choose", never)
    ann = first.client("Ann")
    table = ann.create("dwarf", seats=[{"kind": "bot", "level": "random"}, {"kind": "me"}], start=True)
    while (now := ann.look(table)["now"])["moves"]:
        ann.play(table, now["moves"][0]["move"], now["turn_number"])
    before = first.run(number_of(first, table))
    second = start(late)
    wait_until(lambda: second.run(number_of(second, table)) > before)


def test_bots_alone_rest_after_a_restart_and_are_watched_again(start: Callable[[float], Host]) -> None:
    table = endless(start(0.0).client("Ann"))
    second = start(0.0)
    rests(second, table)
    assert table not in second.services.tables.live, "nobody asked for it"
    with second.client().watch(table) as watch:
        watch.receive()
        plays_on(second, table)


def test_a_turn_is_taken_over_when_it_has_not_ended_for_a_while(start: Callable[[float], Host]) -> None:
    """By a clock that nobody sets: seen once it is somebody else's turn to think, seen for long it is ours."""
    host = start(0.0)
    ann = host.client("Ann")
    table = ann.create("dwarf", seats=[{"kind": "bot", "level": "random"}, {"kind": "me"}], start=True)
    wait_until(lambda: ann.look(table)["now"]["moves"])
    tables = host.services.tables
    wait_until(lambda: not tables.live[table].thinking)
    host.run(mark_waiting(host, table))
    host.run(host.services.turns.take_over(1000.0))
    number, until = host.services.turns.seen[table]
    assert until > time.monotonic()
    host.run(host.services.turns.take_over(1000.0))
    assert host.services.turns.seen[table] == (number, until), "the time runs from when it was first seen"
    host.services.turns.seen[table] = number, time.monotonic()
    host.run(host.services.turns.take_over(1000.0))
    # No bot is asked there after all: that is put right, so that nobody takes it over again and again.
    host.run(host.services.turns.take_over(1000.0))
    assert table not in host.services.turns.seen


async def mark_waiting(host: Host, table: str) -> None:
    rows = db_schema.tables
    await host.services.writer.write((sa.update(rows).where(rows.c.id == table).values(waiting="bot"), {}))
