"""Live updates: numbered changes, only what was missed, and nothing before it is kept."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.hosts import PATIENCE, Host
from tests.server.play import catch_up, step, turn, two
from tests.server.test_people import refused

pytestmark = pytest.mark.one_database


def test_everybody_hears_of_a_move_and_the_mover_by_its_mark(host: Host) -> None:
    ann, bob, table = two(host)
    guest = host.client()
    with ann.watch(table) as a, bob.watch(table) as b, guest.watch(table) as g:
        for watch in (a, b, g):
            watch.receive()
        mover = a if a.now["moves"] else b
        before = mover.number
        answer = mover.play(mover.now["moves"][0]["move"])
        assert answer["type"] == "update"
        assert answer["number"] == before + 1
        catch_up([a, b, g])
        assert a.number == b.number == g.number
        assert g.now["moves"] == []
        assert answer["changes"][0]["events"][0]["sentence"]
        assert answer["changes"][0]["events"][0]["clause"]


def test_coming_back_brings_only_what_was_missed(host: Host) -> None:
    ann, bob, table = two(host)
    for _ in range(5):
        step(table, ann, bob)
    number = ann.look(table)["number"]
    with ann.watch(table, since=number) as watch:
        update = watch.receive()
        assert update.pop("at") > 0  # the server's time, by which clocks are shown
        assert update == {"type": "update", "number": number, "since": number, "changes": []}
    with ann.watch(table, since=number - 2) as watch:
        update = watch.receive()
        assert [change["number"] for change in update["changes"]] == [number - 1, number]
        assert update["now"] == ann.look(table)["now"]
    assert [change["number"] for change in ann.changes(table)["changes"]] == list(range(1, number + 1))


def test_what_was_missed_is_the_same_from_memory_and_from_the_database(host: Host) -> None:
    ann, bob, table = two(host)
    for _ in range(8):
        step(table, ann, bob)
    warm = ann.changes(table, 1)
    host.run(host.services.tables.reread(table))
    assert ann.changes(table, 1) == warm


def test_commands_over_the_socket(host: Host) -> None:
    ann, bob, table = two(host, "high_stone")
    client, now = turn(table, ann, bob)
    with client.watch(table) as watch:
        watch.receive()
        boast = next(move["move"] for move in now["moves"] if move["text"] == "boast")
        watch.play(boast)
        watch.command("undo", turn_number=watch.now["turn_number"])
        assert watch.now["view"] == now["view"]
        assert watch.command("talk", text="hm")["changes"][0]["text"] == "hm"
        assert watch.command("ping")["type"] == "done"
        assert watch.command("seen", number=3)["type"] == "done"
        assert refused(409, watch.command, "play", move=boast, turn_number=1).kind == "position-gone"
        assert refused(422, watch.command, "play", move="x", turn_number=1).problem["errors"]
        refused(400, watch.command, "dance")


def test_a_spectator_who_sits_down_sees_with_the_seats_eyes(host: Host) -> None:
    ann, bob = host.client("Ann"), host.client("Bob")
    table = ann.create("dwarf")
    with bob.watch(table) as watch:
        assert watch.receive()["now"]["viewer"] == -1
        bob.do(table, "sit")
        assert watch.receive()["now"]["viewer"] == 1
        ann.do(table, "start")
        assert watch.receive()["now"]["view"]["viewer"] == 1


def test_logging_out_closes_the_line(host: Host) -> None:
    ann, _, table = two(host)
    with ann.watch(table) as watch:
        watch.receive()
        ann.ask("POST", "/logout")
        with pytest.raises(ConnectionClosed) as caught:
            watch.receive(PATIENCE)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1008
