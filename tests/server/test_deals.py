"""Deals for all: the same seed for everybody, one counted try, a list of results; and tables with a chosen seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.hosts import Host
from tests.server.test_people import refused
from underhall.client import Client
from underhall.server.settings import Settings

DAY = 86_400.0
# A Wednesday, at noon.
NOON = 1_795_003_200.0
DAILY, WEEKLY = "daily.dwarf.2026-11-18", "weekly.andvettr.2026-W47"


class Time:
    now = NOON


@pytest.fixture
def clock() -> Time:
    return Time()


@pytest.fixture
def host(database: str, clock: Time) -> Iterator[Host]:
    host = Host(Settings(database, limits=False, workers=1, clock=lambda: clock.now))
    yield host
    host.stop()


def deal(client: Client, key: str) -> dict[str, Any]:
    return dict(client.ask("GET", f"/deals/{key}"))


def begin(client: Client, key: str) -> dict[str, Any]:
    return dict(client.ask("POST", f"/deals/{key}/try", {}))


def seed_of(client: Client, table: str) -> str:
    return next(line for line in client.record(table).splitlines() if line.startswith("seed "))


def test_every_game_has_a_deal_each_day_and_every_automaton_one_each_week(host: Host) -> None:
    shown = host.client().ask("GET", "/deals")
    keys = [one["key"] for one in shown]
    games = ("dwarf", "dwar7s_fall", "dwar7s_duel", "dig_deeper_dwarf")
    assert {f"daily.{game}.2026-11-18" for game in games} <= set(keys)
    weekly = [one for one in shown if one["kind"] == "weekly"]
    assert [one["automaton"] for one in weekly] == ["eldhusfifl", "andvettr", "andvettr_fadir"]
    assert {one["ends"] for one in weekly} == {NOON + 4.5 * DAY}
    assert all(one["level"] == "adept" and one["ends"] == NOON + DAY / 2 for one in shown if one["kind"] == "daily")


def test_everybody_gets_the_same_deal_and_one_counted_try(host: Host, clock: Time) -> None:
    ann, bob = host.client("Ann"), host.client("Bob")
    first = begin(ann, DAILY)["table"]
    assert first["origin"] == {"deal": DAILY, "counted": True}
    assert not first["hints"]
    assert not first["takebacks"]
    # Who could look at the deal elsewhere while the counted try runs would know what is hidden in it.
    refused(409, begin, ann, DAILY)
    assert deal(ann, DAILY)["yours"] == {
        "table": first["id"],
        "over": False,
        "place": None,
        "share": None,
        "score": None,
        "best_other": None,
    }
    ann.do(first["id"], "resign")
    again = begin(ann, DAILY)["table"]
    assert again["origin"] == {"deal": DAILY, "counted": False}
    assert again["hints"]
    ann.do(again["id"], "resign")
    clock.now += 1.0  # whoever was there first stands first
    other = begin(bob, DAILY)["table"]
    bob.do(other["id"], "resign")
    assert len({seed_of(one, table["id"]) for one, table in ((ann, first), (ann, again), (bob, other))}) == 1
    listed = deal(ann, DAILY)
    assert [(one["place"], one["name"], one["you"]) for one in listed["results"]] == [
        (1, "Ann", True),
        (1, "Bob", False),
    ]
    assert listed["count"] == 2
    # The next day has another deal, and the list of the day before can still be read.
    clock.now += DAY
    refused(409, begin, host.client("Cid"), DAILY)
    tomorrow = begin(ann, "daily.dwarf.2026-11-19")["table"]
    ann.do(tomorrow["id"], "resign")
    assert seed_of(ann, tomorrow["id"]) != seed_of(ann, first["id"])
    assert len(deal(host.client(), DAILY)["results"]) == 2


def test_a_deal_of_tomorrow_or_of_nothing_is_not_there(host: Host) -> None:
    ann = host.client("Ann")
    for key in ("daily.dwarf.2026-11-19", "weekly.andvettr.2026-W48", "daily.nothing.2026-11-18", "x", "daily.dwarf.1"):
        refused(404, begin, ann, key)
        refused(404, deal, ann, key)


def test_the_weekly_challenge_is_solo_against_its_automaton(host: Host) -> None:
    ann = host.client("Ann")
    made = begin(ann, WEEKLY)
    assert made["table"]["options"]["solo_opponent"] == "andvettr"
    assert [seat["kind"] for seat in made["table"]["seats"]] == ["person", "automaton"]
    while ann.look(made["table"]["id"])["now"]["moves"]:
        now = ann.look(made["table"]["id"])["now"]
        ann.play(made["table"]["id"], now["moves"][-1]["move"], now["turn_number"])
    rows = ann.look(made["table"]["id"])["now"]["outcome"]["rows"]
    yours = deal(ann, WEEKLY)["yours"]
    assert (yours["place"], yours["over"]) == (1, True)
    assert (yours["score"], yours["best_other"]) == (rows[0]["categories"], rows[1]["categories"])


def test_games_of_others_are_opened_only_after_the_own_try(host: Host) -> None:
    ann, bob = host.client("Ann"), host.client("Bob")
    first = begin(ann, DAILY)["table"]["id"]
    ann.do(first, "resign")
    assert [one["table"] for one in deal(bob, DAILY)["results"]] == [None]
    own = begin(bob, DAILY)["table"]["id"]
    assert [one["table"] for one in deal(bob, DAILY)["results"]] == [None]
    bob.do(own, "resign")
    assert {one["table"] for one in deal(bob, DAILY)["results"]} == {first, own}


def test_hints_and_taking_back_by_asking_are_off_in_a_counted_try(host: Host) -> None:
    ann = host.client("Ann")
    table = begin(ann, WEEKLY)["table"]["id"]
    refused(403, ann.do, table, "hints")
    now = ann.look(table)["now"]
    ann.play(table, now["moves"][0]["move"], now["turn_number"])
    refused(409, ann.do, table, "undo/ask")


def test_tries_go_with_the_account(host: Host) -> None:
    ann = host.client("Ann")
    table = begin(ann, DAILY)["table"]["id"]
    ann.do(table, "resign")
    assert ann.ask("GET", "/me/export")["deal_tries"] == [{"deal": DAILY, "table_id": table}]
    ann.ask("DELETE", "/me", {"password": ""})
    assert deal(host.client(), DAILY)["results"] == []


def test_a_chosen_seed_is_shown_and_gives_the_same_game(host: Host) -> None:
    ann = host.client("Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    tables = [ann.create("dwarf", seats=seats, seed="0042", start=True) for _ in range(2)]
    shown = [ann.look(table) for table in tables]
    assert [one["table"]["origin"] for one in shown] == [{"seed": "42"}] * 2
    assert shown[0]["table"]["commitment"] == shown[1]["table"]["commitment"]
    for table in tables:
        ann.do(table, "resign")
    assert {seed_of(ann, table) for table in tables} == {"seed 42"}
    for wrong in ("-1", "x", "9" * 40):
        refused(422, ann.create, "dwarf", seed=wrong)


def test_two_servers_deal_the_same_and_count_one_try(new_database: Callable[[str], str]) -> None:
    database = new_database("postgresql")
    hosts = [Host(Settings(database, limits=False, workers=1, clock=lambda: NOON)) for _ in range(2)]
    try:
        ann = hosts[0].client("Ann")
        elsewhere = Client(hosts[1].address)
        elsewhere.http.cookies = ann.http.cookies
        first = begin(ann, DAILY)["table"]["id"]
        refused(409, begin, elsewhere, DAILY)
        elsewhere.do(first, "resign")
        again = begin(elsewhere, DAILY)["table"]
        assert not again["origin"]["counted"]
        elsewhere.do(again["id"], "resign")
        assert seed_of(ann, first) == seed_of(elsewhere, again["id"])
    finally:
        for host in hosts:
            host.stop()
