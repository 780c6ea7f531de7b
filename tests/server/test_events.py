"""Events: joining, rounds made by the server, results and standings; leaving, deciding, restarts and two processes."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.hosts import Host, wait_until
from tests.server.play import says
from tests.server.test_people import refused
from underhall.client import Client
from underhall.server.settings import Settings

Shown = dict[str, Any]


def make(client: Client, kind: str = "knock_out", **wish: Any) -> Shown:
    return dict(client.ask("POST", "/events", {"name": "Friday", "game": "dwar7s_duel", "kind": kind, **wish}))


def act(client: Client, event: Shown, what: str, **body: Any) -> Shown:
    return dict(client.ask("POST", f"/events/{event['id']}/{what}", body))


def look(client: Client, event: Shown) -> Shown:
    return dict(client.ask("GET", f"/events/{event['id']}"))


def people(host: Host, event: Shown, *names: str) -> list[Client]:
    clients = [host.client(name) for name in names]
    for client in clients:
        act(client, event, "join")
    return clients


def number_of(client: Client, event: Shown) -> int:
    return int(look(client, event)["you"])


def resign(client: Client, event: Shown) -> None:
    """Give up at one's present table, and wait until the event knows."""
    table = look(client, event)["your_table"]
    assert table
    client.do(table, "resign")
    wait_until(lambda: look(client, event)["your_table"] != table)


def over(client: Client, event: Shown) -> Shown:
    wait_until(lambda: look(client, event)["state"] == "over")
    return look(client, event)


def test_a_knock_out_of_four_with_standings(host: Host) -> None:
    ann = host.client("Ann")
    event = make(ann)
    assert (event["state"], event["yours"], event["you"], event["count"]) == ("open", True, 0, 1)
    bob, cid, dan = people(host, event, "Bob", "Cid", "Dan")
    clients = [ann, bob, cid, dan]
    refused(403, act, bob, event, "start")
    shown = act(ann, event, "start")
    assert [len(game["seats"]) for game in shown["games"]] == [2, 2]
    refused(409, act, host.client("Eve"), event, "join")
    # Whoever sits at board 0 first gives up; at board 1 the second one.
    by_number = {number_of(client, event): client for client in clients}
    first, second = shown["games"]
    loser, other_loser = first["seats"][0], second["seats"][1]
    table = first["table"]
    origin = ann.look(table)["table"]["origin"]
    assert origin == {"event": event["id"], "round": 0, "board": 0}
    resign(by_number[loser], event)
    assert look(ann, event)["round"] == 1  # the other game of the round still runs
    resign(by_number[other_loser], event)
    final = {first["seats"][1], second["seats"][0]}
    wait_until(lambda: look(ann, event)["round"] == 2)
    shown = look(ann, event)
    assert set(shown["games"][-1]["seats"]) == final
    winner, runner_up = shown["games"][-1]["seats"]
    resign(by_number[runner_up], event)
    end = over(ann, event)
    assert [(line["place"], line["out"]) for line in end["standings"]] == [(1, False), (2, True), (3, True), (3, True)]
    assert [line["entrant"] for line in end["standings"]][:2] == [winner, runner_up]
    assert look(bob, event)["standings"] == end["standings"]


@pytest.mark.one_database
def test_a_round_robin_with_bots_plays_itself_to_the_end(host: Host) -> None:
    ann = host.client("Ann")
    event = make(ann, "round_robin", game="dwarf", join=False)
    for _ in range(3):
        act(ann, event, "bots", level="random")
    refused(403, act, people(host, event, "Bob")[0], event, "bots")
    act(ann, event, "remove", entrant=3)
    act(ann, event, "start")
    end = over(ann, event)
    assert end["rounds"] == end["round"] == 3
    assert sorted(sorted(game["seats"]) for game in end["games"] if len(game["seats"]) == 2) == [[0, 1], [0, 2], [1, 2]]
    assert sum(line["points"] for line in end["standings"]) == 3
    assert {game["ending"] for game in end["games"]} == {"played", "bye"}


@pytest.mark.one_database
def test_bots_fill_in_and_rounds_begin_by_hand(host: Host) -> None:
    ann = host.client("Ann")
    event = make(ann, "swiss", game="dwarf", rounds=2, fill="random", by_hand=True)
    refused(409, act, ann, event, "next")
    shown = act(ann, event, "start")
    assert [bool(one["level"]) for one in shown["entrants"]] == [False, True]
    resign(ann, event)
    wait_until(lambda: look(ann, event)["waits"] or look(ann, event)["state"] == "over")
    shown = look(ann, event)
    # Two entrants meet once: the event is over when its only round is, whatever was wished.
    assert shown["rounds"] == 1
    many = make(ann, "swiss", game="dwarf", rounds=2, by_hand=True)
    for _ in range(3):
        act(ann, many, "bots", level="random")
    act(ann, many, "start")
    resign(ann, many)
    wait_until(lambda: look(ann, many)["waits"])
    assert look(ann, many)["round"] == 1
    refused(403, act, host.client("Eve"), many, "next")
    assert act(ann, many, "next")["round"] == 2
    resign(ann, many)
    over(ann, many)


@pytest.mark.one_database
def test_whoever_leaves_loses_what_remains_and_the_host_decides(host: Host) -> None:
    ann = host.client("Ann")
    event = make(ann, "round_robin")
    bob, cid, _dan = people(host, event, "Bob", "Cid", "Dan")
    act(ann, event, "start")
    bobs = number_of(bob, event)
    table = look(bob, event)["your_table"]
    act(bob, event, "leave")
    wait_until(lambda: ann.look(table)["table"]["status"] == "over")
    refused(409, act, bob, event, "leave")
    refused(403, act, cid, event, "decide", round=0, board=0, winners=[0])
    for _ in range(3):
        wait_until(
            lambda: look(ann, event)["state"] == "over" or any(g["shares"] is None for g in look(ann, event)["games"])
        )
        for game in look(ann, event)["games"]:
            if game["shares"] is None:
                place = {name: game[name] for name in ("round", "board", "game")}
                refused(422, act, ann, event, "decide", **place, winners=[99])
                act(ann, event, "decide", **place, winners=game["seats"])
                wait_until(lambda game=game: ann.look(game["table"])["table"]["status"] == "over")
                refused(409, act, ann, event, "decide", **place, winners=game["seats"])
    end = over(ann, event)
    lost = [game for game in end["games"] if bobs in game["seats"]]
    assert [(game["ending"], game["shares"][game["seats"].index(bobs)]) for game in lost] == [("walkover", 0.0)] * 3
    assert [line["points"] for line in end["standings"]] == [2.0, 2.0, 2.0, 0.0]
    # What the host decided is nobody's result: Ann has one, where Bob left.
    assert [one["games"] for one in ann.ask("GET", "/me/profile")["games"]] in ([], [1])


@pytest.mark.one_database
def test_only_whoever_was_invited_sees_an_event_by_names(host: Host) -> None:
    ann = host.client("Ann")
    bob = host.client()
    bob.register("Bob of Events", "a long sentence")
    event = make(ann, entry="names")
    refused(404, look, bob, event)
    refused(404, act, bob, event, "join")
    act(ann, event, "invite", name="bob of events")
    assert look(bob, event)["your_state"] == "invited"
    assert event["id"] in [one["id"] for one in bob.ask("GET", "/events")]
    assert act(bob, event, "join")["your_state"] == "in"
    refused(404, look, host.client("Eve"), event)
    act(bob, event, "leave")
    refused(404, look, bob, event)
    act(ann, event, "end")


def test_open_events_are_listed_and_a_host_has_not_too_many(host: Host) -> None:
    ann, eve = host.client("Ann"), host.client("Eve")
    made = [make(ann, entry="open") for _ in range(5)]
    assert {one["id"] for one in made} <= {one["id"] for one in eve.ask("GET", "/events")}
    refused(409, make, ann)
    act(ann, made[0], "end")
    assert made[0]["id"] not in {one["id"] for one in eve.ask("GET", "/events")}
    make(ann)
    refused(422, make, eve, game="dwarf", options={"players": 1})
    refused(404, make, eve, game="nothing")
    refused(409, act, eve, make(eve), "start")


@pytest.mark.one_database
def test_tables_of_several_and_knock_outs_of_them(host: Host) -> None:
    ann = host.client("Ann")
    event = make(ann, game="dwarf", options={"players": 3}, join=False)
    assert event["seats"] == 3
    for _ in range(5):
        act(ann, event, "bots", level="random")
    shown = act(ann, event, "start")
    assert sorted(len(game["seats"]) for game in shown["games"]) == [2, 3]
    end = over(ann, event)
    assert end["round"] == 2
    assert [line["place"] for line in end["standings"]][:2] == [1, 2]


def test_a_deleted_account_stays_as_somebody_and_hands_the_event_on(host: Host) -> None:
    ann = host.client("Ann")
    event = make(ann)
    bob, cid, dan = people(host, event, "Bob", "Cid", "Dan")
    act(ann, event, "start")
    exported = ann.ask("GET", "/me/export")
    assert [one["id"] for one in exported["events"]] == [event["id"]]
    assert [(one["event_id"], one["name"]) for one in exported["event_entries"]] == [(event["id"], "Ann")]
    anns, games = number_of(ann, event), look(ann, event)["games"]
    ann.ask("DELETE", "/me", {"password": ""})
    shown = look(bob, event)
    assert not says(shown, "Ann")
    entrant = next(one for one in shown["entrants"] if one["number"] == anns)
    assert (entrant["name"], entrant["state"]) == ("", "left")
    game = next(one for one in shown["games"] if anns in one["seats"])
    assert game["ending"] == "walkover"
    assert len(shown["games"]) >= len(games)
    assert [look(one, event)["yours"] for one in (bob, cid, dan)].count(True) == 1
    host_now = next(one for one in (bob, cid, dan) if look(one, event)["yours"])
    act(host_now, event, "end")
    assert over(bob, event)["state"] == "over"


@pytest.mark.one_database
def test_people_are_told_that_their_table_is_ready(host: Host) -> None:
    from underhall.server.notices.wording import said

    ann = host.client("Ann")
    event = make(ann)
    (bob,) = people(host, event, "Bob")
    ids = [client.ask("GET", "/me")["id"] for client in (ann, bob)]
    act(ann, event, "start")
    table = host.run(host.services.tables.find(look(ann, event)["your_table"])).table
    for seat in (0, 1):
        words = said(table, "round", seat, table.seats[seat].person, "en")
        assert words is not None
        assert words.title.endswith("your next table is ready")
    assert {one.person for one in table.seats} == set(ids)
    act(ann, event, "end")
    assert said(table, "round", 0, table.seats[0].person, "en") is None


def test_an_event_goes_on_after_a_restart(database: str) -> None:
    """A server that ends between the end of a game and the next round leaves that to the next one."""
    host = Host(Settings(database, limits=False, workers=1))
    ann = host.client("Ann")
    event = make(ann)
    clients = [ann, *people(host, event, "Bob", "Cid", "Dan")]
    shown = act(ann, event, "start")
    host.services.events.background.stopping = True  # nobody looks any more
    by_number = {number_of(client, event): client for client in clients}
    for game in shown["games"]:
        by_number[game["seats"][0]].do(game["table"], "resign")
    assert look(ann, event)["round"] == 1
    assert all(game["shares"] for game in look(ann, event)["games"])
    host.stop()
    host = Host(Settings(database, limits=False, workers=1))
    try:
        again = Client(host.address)
        again.http.cookies = ann.http.cookies
        wait_until(lambda: look(again, event)["round"] == 2)
        assert len(look(again, event)["games"]) == 3
    finally:
        host.stop()


def test_two_games_that_end_at_once_make_one_round(new_database: Callable[[str], str]) -> None:
    database = new_database("postgresql")
    hosts = [Host(Settings(database, limits=False, workers=1)) for _ in range(2)]
    try:
        for one in hosts:
            one.app.openapi()
        ann = hosts[0].client("Ann")
        event = make(ann, "swiss", rounds=3)
        clients = [ann, *people(hosts[0], event, "Bob", "Cid", "Dan")]
        shown = act(ann, event, "start")
        for number in range(3):
            wait_until(lambda number=number: look(ann, event)["round"] == number + 1)
            shown = look(ann, event)
            by_number = {number_of(client, event): client for client in clients}
            threads = []
            for board, game in enumerate(one for one in shown["games"] if one["round"] == number):
                loser = Client(hosts[board].address)
                loser.http.cookies = by_number[game["seats"][0]].http.cookies
                threads.append(threading.Thread(target=loser.do, args=(game["table"], "resign")))
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        end = over(ann, event)
        assert [game["round"] for game in end["games"]] == [0, 0, 1, 1, 2, 2]
        assert len({game["table"] for game in end["games"]}) == 6
        assert sum(line["points"] for line in end["standings"]) == 6
    finally:
        for one in hosts:
            one.stop()


@pytest.mark.parametrize("at_once", [12])
def test_many_who_join_at_once_all_have_a_place_of_their_own(host: Host, at_once: int) -> None:
    ann = host.client("Ann")
    event = make(ann)
    clients = [host.client(f"Guest {number}") for number in range(at_once)]
    threads = [threading.Thread(target=act, args=(client, event, "join")) for client in clients]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    shown = look(ann, event)
    assert sorted(one["number"] for one in shown["entrants"]) == list(range(at_once + 1))
    assert len({one["name"] for one in shown["entrants"]}) == at_once + 1
    act(ann, event, "end")
