"""Clocks that count: time runs out without anybody asking, once, whoever looks and whatever was restarted.

Time is what the test says; the server looks every second by itself, and the test need not wait for that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.hosts import Host, wait_until
from tests.server.play import step, turn, two
from tests.server.test_lobby import Time
from tests.server.test_people import refused
from underhall.client import Client
from underhall.server.clocks import DAY, Clock, SeatTime
from underhall.server.settings import Settings


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def clocked(database: str, time: Time) -> Iterator[Host]:
    host = Host(Settings(database, limits=False, workers=1, clock=time, shortest_answer=0.0))
    yield host
    host.stop()


def asked(table: str, ann: Client, bob: Client) -> tuple[Client, Client, int]:
    """Who is asked, who is not, and the seat that is."""
    client, now = turn(table, ann, bob)
    return client, bob if client is ann else ann, int(now["viewer"])


def pass_time(host: Host, time: Time, seconds: float) -> None:
    time.now += seconds
    host.run(host.services.deadlines.look())


def kinds(client: Client, table: str) -> list[str]:
    return [change["kind"] for change in client.changes(table)["changes"]]


def left(client: Client, table: str, seat: int) -> dict[str, Any]:
    shown: dict[str, Any] = client.look(table)["now"]["clock"]["seats"][seat]
    return shown


def test_a_bot_plays_on_when_the_time_for_a_move_is_up_and_gives_the_seat_back(clocked: Host, time: Time) -> None:
    ann, bob, table = two(clocked, clock={"kind": "move", "seconds": 60})
    late, other, seat = asked(table, ann, bob)
    pass_time(clocked, time, 59.0)
    assert "timeout" not in kinds(other, table)
    pass_time(clocked, time, 2.0)
    assert other.look(table)["table"]["seats"][seat]["stand_in"]
    wait_until(lambda: other.look(table)["now"]["moves"])
    late.do(table, "return")
    shown = other.look(table)["table"]["seats"][seat]
    assert (shown["kind"], shown["stand_in"]) == ("person", False)
    assert kinds(other, table).count("timeout") == 1


def test_nobody_need_look_at_the_table(clocked: Host, time: Time) -> None:
    """The server notices by itself, also at a table that is not in memory."""
    ann, bob, table = two(clocked, clock={"kind": "move", "seconds": 60, "timeout": "lose"})
    _, _, seat = asked(table, ann, bob)
    clocked.services.tables.live.pop(table)
    time.now += 61.0
    wait_until(lambda: ann.look(table)["now"]["status"] == "over")
    outcome = ann.look(table)["now"]["outcome"]
    assert outcome["winners"] == [1 - seat]


def test_the_time_of_a_game_counts_on_and_turns_win_some_back(clocked: Host, time: Time) -> None:
    clock = {"kind": "game", "seconds": 100, "increment": 7}
    ann, bob, table = two(clocked, clock=clock, options={"players": 2})
    mover, _, seat = asked(table, ann, bob)
    time.now += 30.0
    step(table, mover)
    passed = ann.look(table)["now"]["asked"] != seat
    assert left(ann, table, seat)["stock"] == 100 - 30 + (7 if passed else 0)
    assert left(ann, table, 1 - seat)["stock"] == 100


def test_who_has_used_up_the_time_of_a_game_does_not_come_back(clocked: Host, time: Time) -> None:
    ann, bob, table = two(clocked, clock={"kind": "game", "seconds": 100})
    late, other, seat = asked(table, ann, bob)
    pass_time(clocked, time, 101.0)
    assert other.look(table)["table"]["seats"][seat]["kind"] == "bot"
    assert refused(409, late.do, table, "return").kind == "time-used-up"


def test_a_bank_is_there_once(clocked: Host, time: Time) -> None:
    ann, bob, table = two(clocked, clock={"kind": "move", "seconds": 20, "bank": 50})
    mover, _, seat = asked(table, ann, bob)
    pass_time(clocked, time, 50.0)  # 30 of them from the bank
    step(table, mover)
    assert left(ann, table, seat)["stock"] == 20
    while asked(table, ann, bob)[2] != seat:
        step(table, ann, bob)
    pass_time(clocked, time, 39.0)
    assert "timeout" not in kinds(ann, table)
    pass_time(clocked, time, 2.0)
    assert "timeout" in kinds(ann, table)


def test_the_others_are_asked_and_one_may_grant_more_time(clocked: Host, time: Time) -> None:
    ann, bob, cid = clocked.client("Ann"), clocked.client("Bob"), clocked.client("Cid")
    table = ann.create("dwarf", options={"players": 3}, clock={"kind": "move", "seconds": 60, "timeout": "ask"})
    bob.do(table, "sit")
    cid.do(table, "sit")
    ann.do(table, "start")
    late, now = turn(table, ann, bob, cid)
    seat = now["viewer"]
    one, two_ = [client for client in (ann, bob, cid) if client is not late]
    refused(409, one.do, table, "decide", seat=seat, decision="bot")  # in time
    pass_time(clocked, time, 61.0)
    assert left(one, table, seat)["late"]
    assert one.look(table)["table"]["seats"][seat]["kind"] == "person"
    one.do(table, "decide", seat=seat, decision="wait")
    assert not left(one, table, seat)["late"]
    pass_time(clocked, time, 59.0)
    assert not left(one, table, seat)["late"]
    pass_time(clocked, time, 2.0)
    one.do(table, "decide", seat=seat, decision="bot")
    assert one.look(table)["table"]["seats"][seat]["kind"] == "person"  # the other has not agreed
    refused(409, late.do, table, "decide", seat=seat, decision="wait")
    two_.do(table, "decide", seat=seat, decision="bot")
    assert one.look(table)["table"]["seats"][seat]["stand_in"]


def test_whoever_moves_after_all_is_not_late_any_more(clocked: Host, time: Time) -> None:
    ann, bob, table = two(clocked, clock={"kind": "move", "seconds": 60, "timeout": "ask"})
    late, other, seat = asked(table, ann, bob)
    pass_time(clocked, time, 61.0)
    step(table, late)
    assert not left(other, table, seat)["late"]
    refused(409, other.do, table, "decide", seat=seat, decision="lose")


def test_a_pause_that_all_agree_to_stops_the_clock(clocked: Host, time: Time) -> None:
    ann, bob, table = two(clocked, clock={"kind": "days", "seconds": DAY})
    asked(table, ann, bob)
    time.now += DAY / 2
    ann.do(table, "pause", on=True)
    assert not ann.look(table)["now"]["clock"]["paused"]
    bob.do(table, "pause", on=True)
    assert bob.look(table)["now"]["clock"]["paused"]
    pass_time(clocked, time, 30 * DAY)
    assert "timeout" not in kinds(ann, table)
    ann.do(table, "pause", on=False)
    pass_time(clocked, time, DAY / 2 - 1)
    assert "timeout" not in kinds(ann, table)
    pass_time(clocked, time, 2.0)
    assert "timeout" in kinds(ann, table)


def test_a_vacation_stops_the_clock_of_its_seat_until_it_is_used_up(clocked: Host, time: Time) -> None:
    ann, bob, table = two(clocked, clock={"kind": "days", "seconds": DAY, "vacation": 7 * DAY})
    away, other, seat = asked(table, ann, bob)
    time.now += DAY / 2
    away.do(table, "vacation", on=True)
    refused(409, away.do, table, "vacation", on=True)
    pass_time(clocked, time, 3 * DAY)
    away.do(table, "vacation", on=False)
    assert left(other, table, seat) == {"stock": 0, "vacation": 4 * DAY, "away": False, "late": False}
    away.do(table, "vacation", on=True)
    pass_time(clocked, time, 4 * DAY + DAY / 2 - 1)
    assert "timeout" not in kinds(other, table)
    pass_time(clocked, time, 2.0)
    assert "timeout" in kinds(other, table)


def test_nobody_wins_time_by_taking_back(clocked: Host, time: Time) -> None:
    client = clocked.client("Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    clock = {"kind": "move", "seconds": 60}
    table = client.create("dwar7s_duel", options={"first_player": 1}, seats=seats, start=True, clock=clock)
    for _ in range(40):
        wait_until(lambda: client.look(table)["now"]["moves"])
        time.now += 40.0
        now = client.look(table)["now"]
        client.play(table, now["moves"][0]["move"], now["turn_number"])
        now = client.look(table)["now"]
        if now["can_undo"]:
            client.do(table, "undo", turn_number=now["turn_number"])
            assert client.look(table)["now"]["clock"]["carried"] == 40.0
            pass_time(clocked, time, 21.0)
            assert "timeout" in kinds(client, table)
            return
    raise AssertionError("there was never anything to take back")


def test_the_time_is_kept_across_a_restart(new_database: Callable[[str], str]) -> None:
    time = Time()
    database = new_database("sqlite")
    settings = Settings(database, limits=False, workers=1, clock=time)
    host = Host(settings)
    ann, bob, table = two(host, clock={"kind": "move", "seconds": 60})
    _, other, seat = asked(table, ann, bob)
    cookie = other.http.cookies["underhall"]
    host.stop()
    time.now += 61.0
    host = Host(settings)
    try:
        other = Client(host.address)
        other.http.cookies.set("underhall", cookie)
        wait_until(lambda: other.look(table)["table"]["seats"][seat]["stand_in"])
    finally:
        host.stop()


def test_two_processes_act_once(new_database: Callable[[str], str]) -> None:
    time = Time()
    settings = Settings(new_database("postgresql"), limits=False, workers=1, clock=time)
    hosts = [Host(settings), Host(settings)]
    try:
        ann, bob, table = two(hosts[0], clock={"kind": "move", "seconds": 60, "timeout": "ask"})
        asked(table, ann, bob)
        for host in hosts:
            host.run(host.services.tables.find(table))
        time.now += 61.0
        wait_until(lambda: "timeout" in kinds(ann, table))
        for host in hosts:
            host.run(host.services.deadlines.look())
        assert kinds(ann, table).count("timeout") == 1
    finally:
        for host in hosts:
            host.stop()


def test_a_bot_has_no_clock(clocked: Host, time: Time) -> None:
    ann = clocked.client("Ann")
    seats = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    table = ann.create("dwarf", seats=seats, start=True, clock={"kind": "move", "seconds": 10})
    pass_time(clocked, time, 3600.0)
    assert "timeout" not in kinds(ann, table)


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "days", "seconds": 3600},
        {"kind": "move", "seconds": 60, "increment": 5},
        {"kind": "game", "seconds": 600, "bank": 5},
        {"kind": "move", "seconds": 60, "vacation": DAY},
        {"kind": "move", "seconds": 60, "timeout": "sulk"},
    ],
)
def test_a_clock_that_means_nothing_is_refused(clocked: Host, clock: dict[str, Any]) -> None:
    refused(422, clocked.client("Ann").create, "dwarf", clock=clock)


def test_giving_up_against_bots_alone_ends_the_game_whatever_its_size(clocked: Host) -> None:
    ann = clocked.client("Ann")
    bot = {"kind": "bot", "level": "random"}
    table = ann.create("dwarf", options={"players": 4}, seats=[{"kind": "me"}, bot, bot, bot], start=True)
    ann.do(table, "resign")
    now = ann.look(table)["now"]
    assert (now["status"], now["outcome"]["winners"]) == ("over", [1, 2, 3])


def test_what_a_seat_has_left() -> None:
    game, each = Clock("game", 100, increment=5), Clock("move", 20, bank=30)
    time = game.first()
    time.pay(game, 40.0)
    time.gain(game)
    assert time.allowed(game) == 65.0
    time = each.first()
    time.pay(each, 15.0)
    assert time.allowed(each) == 50.0
    time.pay(each, 60.0)
    assert time == SeatTime(0.0, 0.0, 0.0)
