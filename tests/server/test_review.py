"""Finished games: step by step, downloaded, played on."""

from __future__ import annotations

import pytest

from tests.server.hosts import Host
from tests.server.play import play_out, two
from tests.server.test_people import refused
from underhall.client import Client
from underhall.core import record

pytestmark = pytest.mark.one_database


@pytest.fixture(scope="module")
def finished(host: Host) -> tuple[Client, str]:
    ann, bob, table = two(host)
    play_out(table, ann, bob)
    return ann, table


def test_every_step_can_be_seen_with_any_eyes(host: Host, finished: tuple[Client, str]) -> None:
    ann, table = finished
    replay = record.read(ann.record(table))
    moves = len(replay.moves)
    for number in (0, 1, moves // 2, moves):
        for seat in (-1, 0, 1):
            shown = host.client().ask("GET", f"/tables/{table}/review", move=number, seat=seat)
            assert shown["view"] == replay.replay(number).view(seat)
            assert shown["moves"] == moves
            if number:
                assert shown["text"] == replay.game.moves.print(replay.moves[number - 1])
                assert shown["events"]
    refused(422, ann.ask, "GET", f"/tables/{table}/review", move=moves + 1)
    refused(422, ann.ask, "GET", f"/tables/{table}/review", seat=2)


def test_playing_on_from_any_point_against_bots(host: Host, finished: tuple[Client, str]) -> None:
    ann, table = finished
    replay = record.read(ann.record(table))
    middle = len(replay.moves) // 2
    cid = host.client("Cid")
    branch = cid.do(table, "branch", move=middle, seat=1, level="random")
    assert branch["table"]["origin"] == {"branch_of": table, "move": middle}
    there = replay.replay(middle)
    if there.seat == 1:
        assert branch["now"]["view"] == there.view(1)
    play_out(branch["table"]["id"], cid)
    again = record.read(cid.record(branch["table"]["id"]))
    assert again.position is not None
    assert again.start().view(1) == there.view(1)  # what seat 1 knew is the same, the rest was dealt anew
    refused(409, cid.do, table, "branch", move=len(replay.moves), seat=1)
    refused(422, cid.do, table, "branch", move=middle, seat=2)


def test_a_running_game_has_no_review(host: Host) -> None:
    ann, _, table = two(host)
    for path in ("record", "review"):
        assert refused(409, ann.ask, "GET", f"/tables/{table}/{path}").kind == "not-over"
    refused(409, ann.do, table, "branch", move=0)


def test_the_course_of_a_game_adds_up_and_tells_its_turning_points(
    finished: tuple[Client, str],
) -> None:
    ann, table = finished
    shown = ann.ask("GET", f"/tables/{table}/course", lang="en")
    replay = record.read(ann.record(table))
    assert len(shown["worth"]) == len(replay.moves) + 1
    assert all(sum(row) == pytest.approx(1.0, abs=0.002) for row in shown["worth"])
    assert shown["worth"][-1] == replay.replay().outcome().results
    points = shown["turning_points"]
    assert len(points) <= 3
    german = ann.ask("GET", f"/tables/{table}/course", lang="de")["turning_points"]
    for point, said in zip(points, german, strict=True):
        assert 0 < point["move"] < len(replay.moves)
        before, after = shown["worth"][point["move"] - 1], shown["worth"][point["move"]]
        assert point["change"] == pytest.approx(after[point["seat"]] - before[point["seat"]], abs=0.002)
        assert point["sentence"].startswith("Round ")
        assert said["sentence"].startswith("Runde ")
        assert (point["move"], point["seat"]) == (said["move"], said["seat"])


def test_hints_say_why(finished: tuple[Client, str]) -> None:
    ann, table = finished
    advice = ann.ask("POST", f"/tables/{table}/advice", None, move=0, lang="en")
    assert advice
    assert any(hint["reasons"] for hint in advice)
    assert all(0.0 <= hint["expected"] <= 1.0 and len(hint["reasons"]) <= 2 for hint in advice)
