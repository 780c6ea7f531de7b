"""Taking back to a line of the log, and planning a turn before it is committed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.hosts import Host
from tests.server.play import turn, two
from tests.server.test_people import refused
from underhall.client import Client

pytestmark = pytest.mark.one_database

DUEL = {"options": {"first_player": 1}}


def act(client: Client, table: str, beginning: str = "") -> dict[str, Any]:
    """The first legal move that begins so; how things stand afterwards."""
    now = client.look(table)["now"]
    move = next(one for one in now["moves"] if one["text"].startswith(beginning))
    client.play(table, move["move"], now["turn_number"])
    found: dict[str, Any] = client.look(table)["now"]
    return found


def last_move(client: Client, table: str) -> int:
    """The number of the log's last line that is a move."""
    return max(int(one["number"]) for one in client.changes(table)["changes"] if one["kind"] == "move")


def test_a_turn_goes_back_to_any_of_its_lines_at_once(host: Host) -> None:
    ann, bob, table = two(host, "dwar7s_duel", **DUEL)
    asked, start = turn(table, ann, bob)
    assert start["undo_from"] == 0
    first = act(asked, table, "play")
    line = last_move(asked, table)
    assert first["undo_from"] == line
    second = act(asked, table, "play")
    assert second["undo_from"] == line  # the turn still reaches back to its beginning
    asked.do(table, "undo/to", number=line, turn_number=second["turn_number"])
    back = asked.look(table)["now"]
    assert back["view"] == start["view"]
    assert back["undo_from"] == 0
    gone = refused(409, asked.do, table, "undo/to", number=line, turn_number=back["turn_number"])
    assert gone.kind == "no-such-move"


def test_further_back_the_others_are_asked_how_far(host: Host) -> None:
    ann, bob, table = two(host, "dwarf", options={"players": 2})
    one, start = turn(table, ann, bob)
    other = bob if one is ann else ann
    act(one, table, "place")
    line = last_move(one, table)
    act(other, table, "place")
    now = one.look(table)["now"]
    one.do(table, "undo/to", number=line, turn_number=now["turn_number"])
    request = other.look(table)["now"]["undo_request"]
    assert (request["back"], request["to"]) == (2, 0)
    other.do(table, "undo/answer", agree=True)
    assert one.look(table)["now"]["view"] == start["view"]


def test_alone_with_bots_nobody_need_agree(host: Host) -> None:
    ann = host.client("Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = ann.create("dwarf", options={"players": 2}, seats=seats, start=True)
    now = ann.wait_for_turn(table)
    ann.play(table, now["moves"][0]["move"], now["turn_number"])
    line = last_move(ann, table)
    later = ann.wait_for_turn(table)
    ann.do(table, "undo/to", number=line, turn_number=later["turn_number"])
    assert ann.look(table)["now"]["view"] == now["view"]


def test_what_is_no_move_is_no_line_to_go_back_to(host: Host) -> None:
    ann, bob, table = two(host, "dwarf", options={"players": 2})
    asked, now = turn(table, ann, bob)
    for number in (0, 1, 2, 3, 99):
        answer = refused(409, asked.do, table, "undo/to", number=number, turn_number=now["turn_number"])
        assert answer.kind == "no-such-move"


def planned(client: Client, table: str, moves: list[int], number: int) -> dict[str, Any]:
    found: dict[str, Any] = client.do(table, "plan", moves=moves, turn_number=number)
    return found


def test_a_plan_is_seen_by_nobody_until_it_is_committed(host: Host) -> None:
    ann, bob, table = two(host, "dwar7s_duel", **DUEL)
    asked, now = turn(table, ann, bob)
    other = bob if asked is ann else ann
    before = other.look(table)
    moves = [next(one["move"] for one in now["moves"] if one["text"].startswith("play"))]
    plan = planned(asked, table, moves, now["turn_number"])
    assert (plan["played"], plan["ends"]) == (1, False)
    moves.append(next(one["move"] for one in plan["moves"] if one["text"].startswith("play")))
    plan = planned(asked, table, moves, now["turn_number"])
    assert other.look(table) == before
    asked.do(table, "plan/commit", moves=moves, turn_number=now["turn_number"])
    assert asked.look(table)["now"]["view"] == plan["view"]
    kinds = [change["kind"] for change in other.changes(table)["changes"]]
    assert kinds[-2:] == ["move", "move"]
    late = refused(409, asked.do, table, "plan/commit", moves=moves, turn_number=now["turn_number"])
    assert late.kind == "position-gone"


def test_a_plan_stops_where_something_is_revealed_or_the_turn_ends(host: Host) -> None:
    ann, bob, table = two(host, "dwarf", options={"players": 2})
    asked, now = turn(table, ann, bob)
    place = next(one["move"] for one in now["moves"] if one["text"].startswith("place"))
    plan = planned(asked, table, [place], now["turn_number"])
    assert (plan["played"], plan["ends"], plan["moves"]) == (0, True, [])
    assert plan["view"] == now["view"]
    assert plan["events"] == []
    further = refused(409, asked.do, table, "plan", moves=[place, place], turn_number=now["turn_number"])
    assert further.kind == "plan-ended"
    both = refused(409, asked.do, table, "plan/commit", moves=[place, place], turn_number=now["turn_number"])
    assert both.kind in ("plan-ended", "illegal-move")
    assert asked.look(table)["now"]["turn_number"] == now["turn_number"]  # all or nothing
