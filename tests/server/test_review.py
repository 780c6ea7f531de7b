"""Finished games: step by step, downloaded, played on."""

from __future__ import annotations

import pytest

from tests.server.hosts import Host
from tests.server.play import play_out, two
from tests.server.test_people import refused
from underhall.client import Client
from underhall.core import record


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
