"""Tables: any game, option and seat mix; sitting, inviting, leaving, giving a seat to a bot, resigning, rematch."""

from __future__ import annotations

import asyncio
import hashlib
import threading
from typing import Any

import pytest

from tests.server.hosts import Host, wait_until
from tests.server.play import play_out, says, step, turn, two
from tests.server.test_people import PASSWORD, refused
from underhall.client import Client
from underhall.core import game as games
from underhall.core import record
from underhall.server import changes as kinds
from underhall.server.change_writer import Entry
from underhall.server.clocks import Clock
from underhall.server.unit_of_work import TableEdit


@pytest.mark.one_database
@pytest.mark.parametrize("key", games.keys())
def test_every_variant_of_every_game_can_be_played_to_its_end_by_bots(host: Host, key: str) -> None:
    client = host.client("Ann")
    game = games.find(key)
    variants = game.variants()
    for options in (variants[0], variants[-1]):
        players = game.players(options)
        seats = [{"kind": "bot", "level": "random"}] * players
        table = client.create(key, options=options, seats=seats, start=True)
        with client.watch(table) as watch:  # bots alone play only while somebody does
            assert watch.until_turn(120)["status"] == "over"
        replayed = record.read(client.record(table)).replay()
        assert replayed.seat < 0


def test_games_are_listed_with_options_and_levels_in_both_languages(host: Host) -> None:
    shown = {game["key"]: game for game in host.client().ask("GET", "/games", lang="de")}
    assert set(games.keys()) <= set(shown)
    assert "adept" in shown["dwarf"]["levels"]
    players = next(option for option in shown["dwarf"]["options"] if option["key"] == "players")
    assert players["values"] == [1, 2, 3, 4, 5]


def test_an_automaton_sits_where_nobody_can(host: Host) -> None:
    client = host.client("Ann")
    table = client.create("dwarf", options={"players": 1, "solo_opponent": "andvettr"}, start=True)
    shown = client.look(table)["table"]
    assert shown["seats"][0]["kind"] == "person"
    assert {seat["kind"] for seat in shown["seats"][1:]} <= {"automaton"}


def test_impossible_wishes_are_refused_with_what_would_be_right(host: Host) -> None:
    client = host.client("Ann")
    assert "players" in refused(422, client.create, "dwarf", options={"players": 9}).problem["detail"]
    assert "2 seats" in refused(422, client.create, "dwarf", seats=[{"kind": "me"}]).problem["detail"]
    refused(422, client.create, "dwarf", seats=[{"kind": "me"}, {"kind": "me"}])
    refused(404, client.create, "chess")
    refused(409, client.create, "dwarf", start=True)
    assert client.ask("GET", "/my/tables") == []


def test_open_tables_are_listed_and_others_are_not(host: Host) -> None:
    client = host.client("Ann")
    ids = {visibility: client.create("dwarf", visibility=visibility) for visibility in ("open", "link", "private")}
    listed = {shown["id"] for shown in host.client().ask("GET", "/tables")}
    assert ids["open"] in listed
    assert not {ids["link"], ids["private"]} & listed
    stranger = host.client("Stranger")
    assert stranger.look(ids["link"])["table"]["id"] == ids["link"]
    refused(404, stranger.look, ids["private"])


def test_a_private_table_is_for_those_invited(host: Host) -> None:
    client, friend = host.client("Ann"), host.client()
    table = client.create("dwarf", visibility="private")
    name = f"Friend {table[:6]}"
    friend.register(name, PASSWORD)
    refused(404, friend.do, table, "sit")
    client.do(table, "invite", name=name)
    friend.do(table, "sit")
    refused(403, friend.do, table, "invite", name=name)
    assert friend.look(table)["table"]["your_seat"] == 1


def test_the_creator_can_free_a_seat_before_the_start_only(host: Host) -> None:
    ann, bob = host.client("Ann"), host.client("Bob")
    table = ann.create("dwarf")
    bob.do(table, "sit", seat=1)
    refused(403, bob.do, table, "remove", seat=0)
    ann.do(table, "remove", seat=1)
    assert ann.look(table)["table"]["seats"][1]["kind"] == "open"
    refused(409, ann.do, table, "start")
    bob.do(table, "sit")
    refused(403, bob.do, table, "start")
    ann.do(table, "start")
    refused(409, ann.do, table, "remove", seat=1)
    refused(409, host.client("Cid").do, table, "sit")


def test_nobody_sits_twice_or_on_another(host: Host) -> None:
    ann, bob = host.client("Ann"), host.client("Bob")
    table = ann.create("dwarf", options={"players": 3})
    refused(409, ann.do, table, "sit")
    refused(409, bob.do, table, "sit", seat=0)
    bob.do(table, "sit", seat=2)
    bob.do(table, "leave")
    assert ann.look(table)["table"]["seats"][2]["kind"] == "open"


def test_a_left_seat_goes_to_a_bot_when_all_others_agree(host: Host) -> None:
    ann, bob, cid = host.client("Ann"), host.client("Bob"), host.client("Cid")
    table = ann.create("dwarf", options={"players": 3})
    bob.do(table, "sit")
    cid.do(table, "sit")
    ann.do(table, "start")
    refused(409, bob.do, table, "replace", seat=0, level="random")  # Ann is there
    ann.do(table, "leave")
    bob.do(table, "replace", seat=0, level="random")
    assert ann.look(table)["table"]["seats"][0]["kind"] == "person"
    ann.do(table, "return")  # in time
    ann.do(table, "leave")
    bob.do(table, "replace", seat=0, level="random")
    refused(409, bob.do, table, "replace", seat=0, level="random")
    cid.do(table, "replace", seat=0, level="random")
    assert bob.look(table)["table"]["seats"][0]["kind"] == "bot"
    shown = bob.look(table)["table"]["seats"][0]
    assert (shown["stand_in"], shown["name"]) == (True, "Ann")
    play_out(table, bob, cid)
    assert bob.look(table)["now"]["status"] == "over"


def test_whoever_comes_back_takes_the_seat_from_the_bot(host: Host) -> None:
    ann, bob, table = two(host)
    client, _ = turn(table, ann, bob)
    mine = client.look(table)["now"]["viewer"]
    client.do(table, "replace", seat=mine, level="random")  # for oneself at once
    other = bob if client is ann else ann
    wait_until(lambda: other.look(table)["now"]["moves"])
    refused(403, client.do, table, "play", move=0, turn_number=1)
    client.do(table, "return")
    assert other.look(table)["table"]["seats"][mine]["kind"] == "person"
    step(table, other)
    wait_until(lambda: client.look(table)["now"]["moves"] or other.look(table)["now"]["moves"])
    play_out(table, ann, bob)


def test_a_seat_whose_time_is_up_can_be_given_to_a_bot_at_once(host: Host) -> None:
    ann, bob, table = two(host, clock={"kind": "move", "seconds": 10})
    object.__setattr__(host.services.tables.live[table].table.header, "clock", Clock("move", 0))
    client, _ = turn(table, ann, bob)
    late = client.look(table)["now"]["viewer"]
    other = bob if client is ann else ann
    other.do(table, "replace", seat=late, level="random")
    wait_until(lambda: other.look(table)["now"]["moves"])
    refused(403, client.do, table, "play", move=0, turn_number=1)


@pytest.mark.parametrize(("kind", "seconds"), [("move", 0), ("move", 9), ("game", 0), ("game", 59)])
def test_a_clock_leaves_time_to_think(host: Host, kind: str, seconds: int) -> None:
    """Otherwise the seats of others could be given to bots at once."""
    ann = host.client("Ann")
    problem = refused(422, ann.create, "dwarf", clock={"kind": kind, "seconds": seconds})
    assert "at least" in problem.problem["errors"][0]["what"]
    assert ann.create("dwarf", clock={"kind": kind, "seconds": seconds + 60})
    assert ann.create("dwarf", clock={"kind": "none", "seconds": 0})


def test_a_game_that_may_never_end_has_a_limit_unless_its_creator_wants_none(host: Host) -> None:
    ann = host.client("Ann")
    game = games.find("dig_deeper_dwarf")
    told = {one["key"]: one["default"] for one in shown_game(ann, "dig_deeper_dwarf")["options"]}
    assert told["max_rounds"] == game.at_random()["max_rounds"] > 0
    table = ann.look(ann.create("dig_deeper_dwarf"))["table"]
    assert table["options"] == {**game.configure({}), "max_rounds": told["max_rounds"]}
    unlimited = ann.look(ann.create("dig_deeper_dwarf", options={"max_rounds": 0}))["table"]
    assert unlimited["options"]["max_rounds"] == 0
    assert game.configure({})["max_rounds"] == 0  # elsewhere it is as the rules have it (G-11)


def shown_game(client: Client, key: str) -> dict[str, Any]:
    return next(game for game in client.ask("GET", "/games") if game["key"] == key)


def test_time_is_counted_for_each_seat(host: Host) -> None:
    ann, bob, table = two(host, clock={"kind": "game", "seconds": 3600})
    client = step(table, ann, bob)
    seat = client.look(table)["now"]["viewer"]
    assert client.look(table)["table"]["seats"][seat]["used"] > 0
    waiting, now = turn(table, ann, bob)
    other = bob if waiting is ann else ann
    refused(409, other.do, table, "replace", seat=now["viewer"])


def test_resigning_ends_a_game_of_two(host: Host) -> None:
    ann, bob, table = two(host)
    ann.do(table, "resign")
    outcome = bob.look(table)["now"]["outcome"]
    assert outcome["ending"] == "resigned"
    assert outcome["winners"] == [1]
    refused(409, bob.do, table, "resign")


def test_after_resigning_from_a_larger_game_a_bot_plays_on(host: Host) -> None:
    ann, bob = host.client("Ann"), host.client("Bob")
    table = ann.create(
        "dwarf", options={"players": 3}, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    )
    bob.do(table, "sit")
    ann.do(table, "start")
    ann.do(table, "resign")
    seat = bob.look(table)["table"]["seats"][0]
    assert (seat["kind"], seat["resigned"]) == ("bot", True)
    bob.do(table, "resign")
    assert bob.look(table)["now"]["outcome"]["winners"] == [2]


def test_a_rematch_seats_the_same_people_once(host: Host) -> None:
    ann, bob, table = two(host)
    refused(409, ann.do, table, "rematch")
    ann.do(table, "resign")
    again = bob.do(table, "rematch")["table"]
    assert [seat["name"] for seat in again["seats"]] == ["Ann", "Bob"]
    assert again["id"] != table
    assert ann.do(table, "rematch")["table"]["id"] == again["id"]
    refused(403, host.client("Cid").do, table, "rematch")
    bob.do(again["id"], "start")
    step(again["id"], ann, bob)


def test_the_seed_is_committed_at_the_start_and_shown_at_the_end(host: Host) -> None:
    ann, bob, table = two(host)
    at_start = ann.look(table)["table"]["commitment"]
    assert not says(ann.look(table), "seed")
    refused(409, ann.record, table)
    play_out(table, ann, bob)
    text = bob.record(table)
    line = next(line for line in text.splitlines() if line.startswith("seed "))
    assert hashlib.sha256(line.encode()).hexdigest() == at_start == bob.look(table)["table"]["commitment"]
    assert line == f"seed {bob.look(table)['now']['outcome']['seed']}"
    assert record.read(text).replay().seat < 0


def test_two_who_ask_for_a_rematch_at_once_get_one_table(host: Host) -> None:
    ann, bob, table = two(host)
    ann.do(table, "resign")
    before = {one["id"] for one in ann.my_tables()}
    found: list[str] = []
    askers = [
        threading.Thread(target=lambda client=client: found.append(client.do(table, "rematch")["table"]["id"]))
        for client in (ann, bob)
    ]
    for asker in askers:
        asker.start()
    for asker in askers:
        asker.join()
    assert len(found) == 2
    assert len(set(found)) == 1
    assert {one["id"] for one in ann.my_tables()} - before == set(found)


def test_nothing_is_added_to_what_was_never_kept(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waited for a change to be kept was ended twice, and never learned what became of it."""
    ann = host.client("Ann")
    table = ann.create("dwarf", options={"players": 1}, start=True)
    tables = host.services.tables
    before = ann.look(table)["number"]

    def say(edit: TableEdit) -> None:
        edit.add(kinds.TALK, 0, text="lost", name="Ann")

    async def end_it_twice() -> None:
        waiting = asyncio.create_task(tables.act(table, say))
        for _ in range(2):
            for _ in range(10):
                await asyncio.sleep(0)
            waiting.cancel()
        await asyncio.wait([waiting])

    with monkeypatch.context() as patched:
        patched.setattr(host.services.writer, "append", lambda entry: asyncio.get_running_loop().create_future())
        host.run(end_it_twice())
    assert ann.do(table, "talk", text="kept")["number"] == before + 1
    assert [line["text"] for line in ann.ask("GET", f"/tables/{table}/talk")] == ["kept"]
    assert [change["number"] for change in ann.changes(table)["changes"]] == list(range(1, before + 2))


@pytest.mark.parametrize("moment", ["handed in", "on the disk"])
def test_a_command_cancelled_while_it_is_written_is_kept_and_told(
    host: Host, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    """Also where the cancelling and the good news come in the same breath."""
    ann = host.client("Ann")
    table = ann.create("dwarf", options={"players": 1}, start=True)
    tables = host.services.tables
    before = ann.look(table)["number"]
    running: list[asyncio.Task[Any]] = []
    append, resolve = host.services.writer.append, Entry.resolve

    def say(edit: TableEdit) -> None:
        edit.add(kinds.TALK, 0, text="kept", name="Ann")

    def handed_in(entry: Entry) -> asyncio.Future[None]:
        asyncio.get_running_loop().call_soon(running[0].cancel)
        return append(entry)

    def on_the_disk(entry: Entry, error: Exception | None = None) -> None:
        running[0].cancel()
        resolve(entry, error)

    async def cut_off() -> None:
        running.append(asyncio.create_task(tables.act(table, say)))
        await asyncio.wait(running)
        assert running[0].cancelled()
        assert tables.live[table].told == before + 1

    with monkeypatch.context() as patched:
        if moment == "handed in":
            patched.setattr(host.services.writer, "append", handed_in)
        else:
            patched.setattr(Entry, "resolve", on_the_disk)
        host.run(cut_off())
    assert [line["text"] for line in ann.ask("GET", f"/tables/{table}/talk")] == ["kept"]
    assert ann.do(table, "talk", text="and on")["number"] == before + 2
