"""Pass and play: several seats at one device. Each is seen with its own eyes only, and by whoever says which."""

from __future__ import annotations

from typing import Any

import orjson
import pytest

from tests.server.hosts import Host
from tests.server.play import says
from tests.server.test_friends import look_at, told
from tests.server.test_people import PASSWORD, refused
from underhall.client import Client
from underhall.server.admin import export_table
from underhall.server.row_checks import check_standing
from underhall.server.store.reports import list_reports

pytestmark = pytest.mark.one_database

TWO = [{"kind": "me"}, {"kind": "friend", "name": "Brokk"}]


def evening(
    host: Host, game: str = "dig_deeper_dwarf", seats: list[dict[str, Any]] | None = None
) -> tuple[Client, str]:
    ann = host.client("Ann")
    options = {} if game == "dwar7s_duel" else {"players": len(seats or TWO)}
    return ann, ann.create(game, options=options, seats=seats or TWO, start=True, visibility="link")


def look(client: Client, table: str, seat: int | None = None) -> dict[str, Any]:
    """The table for one of the device's seats, or without saying for which."""
    named = {} if seat is None else {"as_seat": seat}
    found: dict[str, Any] = client.ask("GET", f"/tables/{table}", **named)
    return found


def test_without_a_seat_the_device_sees_what_a_spectator_sees(host: Host) -> None:
    ann, table = evening(host)
    mine = look(ann, table)
    anybody = look(host.client("Zed"), table)
    assert mine["now"]["viewer"] == -1
    assert mine["now"] == anybody["now"]
    assert [seat["at_device"] for seat in mine["table"]["seats"]] == [True, True]
    assert [seat["at_device"] for seat in anybody["table"]["seats"]] == [False, False]
    assert [seat["name"] for seat in mine["table"]["seats"]] == ["Ann", "Brokk"]


def test_each_seat_is_seen_with_its_own_eyes(host: Host) -> None:
    ann, table = evening(host)
    first, second = look(ann, table, 0)["now"], look(ann, table, 1)["now"]
    assert (first["viewer"], second["viewer"]) == (0, 1)
    assert first["view"] != second["view"]
    assert bool(first["moves"]) != bool(second["moves"])


def test_nobody_else_can_ask_for_a_seat_of_the_device(host: Host) -> None:
    _, table = evening(host)
    zed = host.client("Zed")
    for seat in range(2):
        assert look(zed, table, seat)["now"]["viewer"] == -1
        answer = refused(403, zed.ask, "POST", f"/tables/{table}/play", {"move": 0, "turn_number": 0}, as_seat=seat)
        assert answer.kind == "no-seat"
    assert refused(403, zed.ask, "GET", f"/tables/{table}/device").kind == "no-device"


def test_the_device_is_told_who_takes_it_and_whether_to_cover(host: Host) -> None:
    for game, covered in (("dwarf", False), ("dig_deeper_dwarf", True), ("dwar7s_duel", True)):
        ann, table = evening(host, game)
        for _ in range(6):
            device = ann.ask("GET", f"/tables/{table}/device")
            assert device["seats"] == [0, 1]
            assert device["covered"] is covered
            now = look(ann, table, device["asked"])["now"]
            move = {"move": now["moves"][0]["move"], "turn_number": now["turn_number"]}
            ann.ask("POST", f"/tables/{table}/play", move, as_seat=device["asked"])


def test_the_socket_speaks_for_one_seat_and_only_tells_that_seat(host: Host) -> None:
    ann, table = evening(host)
    asked = ann.ask("GET", f"/tables/{table}/device")["asked"]
    with ann.watch(table) as covered:
        assert covered.receive()["now"]["viewer"] == -1
        assert refused(403, covered.command, "play", move=0, turn_number=0).kind == "no-seat"
    with (
        ann.watch(table, lang=f"en&as_seat={asked}") as mine,
        ann.watch(table, lang=f"en&as_seat={1 - asked}") as other,
    ):
        now = mine.receive()["now"]
        assert other.receive()["now"]["moves"] == []
        mine.play(now["moves"][0]["move"])
        told = other.receive()
        assert told["now"]["viewer"] == 1 - asked
        assert told["now"]["view"] == look(ann, table, 1 - asked)["now"]["view"]


def test_a_table_may_have_a_device_a_bot_and_somebody_elsewhere(host: Host) -> None:
    ann, zed = host.client("Ann"), host.client("Zed")
    seats = [*TWO, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    table = ann.create("dwarf", options={"players": 4}, seats=seats, visibility="link")
    assert refused(409, ann.do, table, "sit").kind == "seated"
    zed.do(table, "sit")
    assert look(zed, table)["table"]["may_begin"] is False
    assert refused(403, zed.do, table, "start").kind == "not-yours"
    ann.do(table, "start")
    assert ann.ask("GET", f"/tables/{table}/device")["seats"] == [0, 1]
    assert look(zed, table)["now"]["viewer"] == 2


@pytest.mark.parametrize(
    "seats",
    [
        [{"kind": "me"}, {"kind": "friend"}],
        [{"kind": "me", "name": "Brokk"}, {"kind": "open"}],
        [{"kind": "me"}, {"kind": "me"}],
    ],
)
def test_a_friend_has_a_name_and_nobody_else(host: Host, seats: list[dict[str, str]]) -> None:
    assert refused(422, host.client("Ann").create, "dwarf", options={"players": 2}, seats=seats).kind == "seats"


def test_a_friend_cannot_take_the_name_of_an_account(host: Host) -> None:
    host.client().register("Durin the Only", PASSWORD)
    seats = [{"kind": "me"}, {"kind": "friend", "name": "Durin the Only"}]
    assert refused(409, host.client("Ann").create, "dwarf", seats=seats).kind == "name-taken"


def test_lists_show_the_table_once_and_whose_turn_it_is(host: Host) -> None:
    ann, table = evening(host)
    assert [one["id"] for one in ann.my_tables()] == [table]
    assert [one["table"]["id"] for one in ann.ask("GET", "/my/turns")] == [table]


def test_a_rematch_brings_the_same_people_to_the_same_device(host: Host) -> None:
    ann, table = evening(host, "dwarf")
    ann.ask("POST", f"/tables/{table}/resign", {}, as_seat=1)
    assert look(ann, table)["now"]["status"] == "over"
    again = ann.ask("POST", f"/tables/{table}/rematch", {}, as_seat=0)["table"]
    assert again["yours"]
    assert again["id"] != table
    ann.do(again["id"], "start")
    assert [seat["name"] for seat in look(ann, again["id"])["table"]["seats"]] == ["Ann", "Brokk"]
    assert ann.ask("GET", f"/tables/{again['id']}/device")["seats"] == [0, 1]


def test_whoever_sits_at_the_same_device_need_not_agree_in_writing(host: Host) -> None:
    ann, table = evening(host, "dwarf")
    asked = ann.ask("GET", f"/tables/{table}/device")["asked"]
    now = look(ann, table, asked)["now"]
    place = next(move for move in now["moves"] if move["text"].startswith("place"))
    ann.ask("POST", f"/tables/{table}/play", {"move": place["move"], "turn_number": now["turn_number"]}, as_seat=asked)
    assert ann.ask("GET", f"/tables/{table}/device")["asked"] != asked
    ann.ask("POST", f"/tables/{table}/undo/ask", {}, as_seat=asked)
    assert ann.ask("GET", f"/tables/{table}/device")["asked"] == asked


def test_friends_go_with_the_account_and_their_names_with_them(host: Host) -> None:
    ann, zed = host.client("Ann"), host.client("Zed")
    seats = [{"kind": "me"}, {"kind": "friend", "name": "Brokk of Nowhere"}, {"kind": "open"}]
    table = ann.create("dwarf", options={"players": 3}, seats=seats, visibility="link")
    zed.do(table, "sit")
    ann.do(table, "start")
    ann.ask("POST", f"/tables/{table}/talk", {"text": "hello from Brokk"}, as_seat=1)
    assert [said["name"] for said in zed.ask("GET", f"/tables/{table}/talk")] == ["Brokk of Nowhere"]
    ann.ask("DELETE", "/me", {"password": ""})
    told = str(zed.changes(table)) + str(look(zed, table)) + str(zed.ask("GET", f"/tables/{table}/talk"))
    assert not says(told, "Brokk")
    assert [seat["left"] for seat in look(zed, table)["table"]["seats"]] == [True, True, False]


def with_zed(host: Host, **wish: Any) -> tuple[Client, Client, str]:
    """Ann and Brokk at one device, Zed at another; the game has begun."""
    ann, zed = host.client("Ann"), host.client("Zed")
    seats = [*TWO, {"kind": "open"}]
    table = ann.create("dwarf", options={"players": 3}, seats=seats, visibility="link", **wish)
    zed.do(table, "sit")
    ann.do(table, "start")
    return ann, zed, table


def do(client: Client, table: str, path: str, seat: int, /, **wish: Any) -> None:
    client.ask("POST", f"/tables/{table}/{path}", wish, as_seat=seat)


def test_all_at_a_device_are_as_present_as_the_device(host: Host) -> None:
    ann, zed, table = with_zed(host)
    with look_at(zed, table) as his:
        assert told(his) == ["gone", "gone", "here"]
        with ann.watch(table):  # covered: the page speaks for no seat
            assert told(his) == ["here", "here", "here"]
            live = host.services.tables.live[table]
            assert not any(live.is_absent(seat, 1e12) for seat in range(3))
        assert told(his) == ["gone", "gone", "here"]
        with ann.watch(table, lang="en&as_seat=1"):
            assert told(his) == ["here", "here", "here"]


def test_one_answer_at_a_device_is_enough_to_play_again(host: Host) -> None:
    ann, zed, table = with_zed(host)
    for seat in range(2):
        do(ann, table, "resign", seat)
    assert look(zed, table)["now"]["status"] == "over"
    do(ann, table, "again", 1, agree=True)
    assert look(zed, table)["table"]["again"] == {"0": True, "1": True}
    zed.do(table, "again", agree=True)
    made = look(ann, look(ann, table)["table"]["rematch"])["table"]
    assert (made["status"], [seat["name"] for seat in made["seats"]]) == ("running", ["Ann", "Brokk", "Zed"])
    assert [seat["at_device"] for seat in made["seats"]] == [True, True, False]


def test_who_would_not_play_again_leaves_the_new_table_to_the_device(host: Host) -> None:
    ann, zed, table = with_zed(host)
    for seat in range(2):
        do(ann, table, "resign", seat)
    do(ann, table, "again", 0, agree=True)
    zed.do(table, "again", agree=False)
    made = look(ann, look(ann, table)["table"]["rematch"])["table"]
    assert made["yours"]
    assert [seat["kind"] for seat in made["seats"]] == ["person", "person", "open"]


def test_one_at_a_device_agrees_to_a_pause_for_all_of_them(host: Host) -> None:
    ann, zed, table = with_zed(host, clock={"kind": "move", "seconds": 3600})
    zed.do(table, "pause", on=True)
    assert not look(zed, table)["now"]["clock"]["paused"]
    do(ann, table, "pause", 1, on=True)
    clock = look(zed, table)["now"]["clock"]
    assert clock["paused"]
    assert clock["pause_agreed"] == [0, 1, 2]


def test_a_friend_who_left_the_seat_to_a_bot_takes_it_back(host: Host) -> None:
    ann, zed, table = with_zed(host)
    do(ann, table, "replace", 1, seat=1, level="random")
    assert look(zed, table)["table"]["seats"][1]["stand_in"]
    assert 1 in ann.ask("GET", f"/tables/{table}/device")["seats"]
    do(ann, table, "return", 1)
    assert look(zed, table)["table"]["seats"][1]["kind"] == "person"


def test_seats_of_a_device_change_places_and_are_still_seen_with_their_own_eyes(host: Host) -> None:
    ann, zed = host.client("Ann"), host.client("Zed")
    seats = [*TWO, {"kind": "open"}]
    table = ann.create("dig_deeper_dwarf", options={"players": 3}, seats=seats, visibility="link")
    zed.do(table, "sit")
    ann.do(table, "swap", seats=[1, 2])
    ann.do(table, "start")
    assert [seat["name"] for seat in look(zed, table)["table"]["seats"]] == ["Ann", "Zed", "Brokk"]
    assert ann.ask("GET", f"/tables/{table}/device")["seats"] == [0, 2]
    assert [look(ann, table, seat)["now"]["viewer"] for seat in range(3)] == [0, -1, 2]
    assert look(zed, table)["now"]["viewer"] == 1
    rows = orjson.loads(host.run(export_table(host.services.engine, table)))
    check_standing(rows, host.services.tables.live[table].table)


def test_a_game_at_one_device_is_nobodys_result(host: Host) -> None:
    ann, table = evening(host, "dwarf", [{"kind": "friend", "name": "Brokk"}, {"kind": "bot", "level": "random"}])
    do(ann, table, "resign", 0)
    assert look(ann, table)["now"]["status"] == "over"
    ann, zed, shared = with_zed(host, hints=False, takebacks=False)
    for seat in range(2):
        do(ann, shared, "resign", seat)
    assert look(zed, shared)["now"]["status"] == "over"
    for client in (ann, zed):
        profile = client.ask("GET", "/me/profile")
        assert (profile["games"], profile["recent"]) == ([], [])


def test_a_token_never_speaks_for_a_seat_of_a_device(host: Host) -> None:
    ann, table = evening(host)
    token = ann.ask("POST", "/my/tokens", {"name": "Bot", "rights": ["play", "tables"]})["token"]
    bot = Client(host.address, token=token)
    assert bot.look(table)["now"]["viewer"] == -1
    assert refused(403, look, bot, table, 0).kind == "not-with-token"
    assert refused(403, do, bot, table, "resign", 0).kind == "not-with-token"
    with pytest.raises(Exception, match=r"403|1008"), bot.watch(table, lang="en&as_seat=0") as watch:
        watch.receive()


def test_words_from_a_device_are_reported_of_its_owner_who_takes_them_along(host: Host) -> None:
    ann, zed, table = with_zed(host)
    do(ann, table, "talk", 1, reaction="ouch")
    said = zed.ask("GET", f"/tables/{table}/talk")
    assert [(one["name"], one["reaction"]) for one in said] == [("Brokk", "ouch")]
    zed.do(table, "report", number=said[0]["number"])
    reports = host.run(list_reports(host.services.engine))
    owner = ann.me() or {}
    assert [row["reported"] for row in reports] == [owner["id"]]
    taken = ann.ask("GET", "/me/export")
    assert sorted(row["seat"] for row in taken["seats"]) == [0, 1]
    assert len(taken["words"]) == 1


def test_a_branch_from_a_device_belongs_to_whoever_brought_it(host: Host) -> None:
    ann, table = evening(host, "dwarf")
    do(ann, table, "resign", 1)
    made = ann.ask("POST", f"/tables/{table}/branch", {"move": 0, "seat": 1, "level": "random"}, as_seat=0)
    assert made["now"]["viewer"] == 1
    assert look(ann, made["table"]["id"])["now"]["viewer"] == 1
