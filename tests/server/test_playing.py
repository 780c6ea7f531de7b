"""Moves, taking back, standing answers, hints, talk."""

from __future__ import annotations

import random

import pytest

from tests.server.hosts import Host, wait_until
from tests.server.play import behind, catch_up, step, turn, two
from tests.server.test_people import refused
from underhall.core.errors import UnderhallError
from underhall.core.game import find

pytestmark = pytest.mark.one_database


def test_moves_come_with_text_sentence_and_picks_in_both_languages(host: Host) -> None:
    ann, bob, table = two(host)
    client, now = turn(table, ann, bob)
    german = client.look(table, "de")["now"]
    for move, other in zip(now["moves"], german["moves"], strict=True):
        assert find("dwarf").moves.parse(move["text"]) == move["move"] == other["move"]
        assert move["picks"]
        assert move["sentence"] != other["sentence"]
    assert now["question"] != german["question"]


def test_a_move_is_played_once_however_often_it_is_sent(host: Host) -> None:
    ann, bob, table = two(host)
    client, now = turn(table, ann, bob)
    move = now["moves"][0]["move"]
    client.play(table, move, now["turn_number"])
    number = client.look(table)["number"]
    again = refused(409, client.play, table, move, now["turn_number"])
    assert again.kind in ("position-gone", "not-your-turn")
    assert client.look(table)["number"] == number


def test_illegal_moves_are_refused_with_the_reason_and_change_nothing(host: Host) -> None:
    ann, bob, table = two(host)
    client, now = turn(table, ann, bob)
    legal = {move["move"] for move in now["moves"]}
    for move in [m for m in range(len(find("dwarf").moves)) if m not in legal][:5]:
        assert refused(409, client.play, table, move, now["turn_number"]).problem["detail"]
    moves = find("dwarf").moves
    decline = refused(409, client.play, table, moves.parse("decline"), now["turn_number"]).problem
    assert (decline["reason"], decline["clause"]) == ("must_act", "D-32")
    assert "D-32" not in decline["detail"]
    elsewhere = refused(409, client.play, table, moves.parse("sell for 5i"), now["turn_number"]).problem
    assert elsewhere["reason"] == "not_now"
    assert "clause" not in elsewhere
    refused(422, client.play, table, 10**6, now["turn_number"])
    assert client.look(table)["now"] == now


def walk_until_undo(host: Host) -> tuple[object, ...]:
    """A table at a moment when somebody may take back: High Stone's boast is a free move."""
    ann, bob, table = two(host, "high_stone")
    client, now = turn(table, ann, bob)
    boast = next(move for move in now["moves"] if move["text"] == "boast")
    client.play(table, boast["move"], now["turn_number"])
    return client, bob if client is ann else ann, table, now


def test_a_fair_move_can_be_taken_back_at_once(host: Host) -> None:
    client, other, table, before = walk_until_undo(host)
    now = client.look(table)["now"]  # type: ignore[attr-defined]
    assert now["can_undo"]
    assert not other.look(table)["now"]["can_undo"]  # type: ignore[attr-defined]
    refused(409, other.do, table, "undo", turn_number=now["turn_number"])  # type: ignore[attr-defined]
    refused(409, client.do, table, "undo", turn_number=now["turn_number"] - 1)  # type: ignore[attr-defined]
    client.do(table, "undo", turn_number=now["turn_number"])  # type: ignore[attr-defined]
    after = client.look(table)["now"]  # type: ignore[attr-defined]
    assert after["view"] == before["view"]  # type: ignore[index]
    assert after["moves"] == before["moves"]  # type: ignore[index]
    refused(409, client.do, table, "undo", turn_number=after["turn_number"])  # type: ignore[attr-defined]


def test_taking_back_what_was_seen_needs_the_others(host: Host) -> None:
    ann, bob, table = two(host)
    _, before = turn(table, ann, bob)
    client = step(table, ann, bob)
    other = bob if client is ann else ann
    refused(409, client.do, table, "undo", turn_number=client.look(table)["now"]["turn_number"])
    refused(409, other.do, table, "undo/ask")  # has not moved
    client.do(table, "undo/ask")
    refused(409, client.do, table, "undo/answer", agree=True)
    other.do(table, "undo/answer", agree=False)
    assert client.look(table)["now"]["undo_request"] is None
    client.do(table, "undo/ask")
    other.do(table, "undo/answer", agree=True)
    assert client.look(table)["now"]["view"] == before["view"]
    step(table, ann, bob)


def test_a_table_may_play_without_taking_back(host: Host) -> None:
    ann, bob, table = two(host, takebacks=False)
    client = step(table, ann, bob)
    assert refused(409, client.do, table, "undo/ask").kind == "no-takebacks"


def test_standing_answers_play_by_themselves_and_stay_secret(host: Host) -> None:
    ann, bob, table = two(host)
    ann.ask("PUT", f"/tables/{table}/standing", {"only_moves": True, "answers": {}})
    bob.ask("PUT", f"/tables/{table}/standing", {"only_moves": True, "answers": {}})
    assert ann.ask("GET", f"/tables/{table}/standing")["only_moves"]
    shown = bob.changes(table)["changes"]
    assert [change["seat"] for change in shown if change["kind"] == "standing"] == [1]
    choice = random.Random(3)
    asked = []
    with ann.watch(table) as a, bob.watch(table) as b:
        for watch in (a, b):
            watch.receive()
        while a.now["status"] == "running":
            mover = next((watch for watch in (a, b) if watch.now["moves"]), None)
            if mover is None:
                behind([a, b]).receive()
            else:
                asked.append(len(mover.now["moves"]))
                mover.play(choice.choice(mover.now["moves"])["move"])
                catch_up([a, b])
    assert asked
    assert min(asked) > 1


def test_a_standing_answer_to_a_question(host: Host) -> None:
    ann, bob, table = two(host)
    client, now = turn(table, ann, bob)
    question = now["view"]["question"]
    other = bob if client is ann else ann
    other.ask("PUT", f"/tables/{table}/standing", {"answers": {question: "place 9"}})
    refused(422, other.ask, "PUT", f"/tables/{table}/standing", {"answers": {question: "dance"}})
    client.play(table, now["moves"][0]["move"], now["turn_number"])
    seat = other.look(table)["now"]["viewer"]

    def answered() -> bool:
        changes = other.changes(table, now["turn_number"])["changes"]
        return ("move", seat) in [(change["kind"], change["seat"]) for change in changes]

    wait_until(answered)


def test_hints_only_where_the_table_allows_them_and_to_whom_is_asked(host: Host) -> None:
    ann, bob, table = two(host)
    client, _ = turn(table, ann, bob)
    refused(403, client.do, table, "hints")
    ann, bob, table = two(host, hints=True)
    client, now = turn(table, ann, bob)
    other = bob if client is ann else ann
    refused(409, other.do, table, "hints")
    hints = client.do(table, "hints")
    legal = {move["move"] for move in now["moves"]}
    assert hints
    assert all(hint["move"] in legal and hint["sentence"] for hint in hints)


def test_talk_is_kept_and_for_those_seated(host: Host) -> None:
    ann, bob, table = two(host)
    ann.do(table, "talk", text="Hello <b>Bob</b> & 'all'")
    bob.do(table, "talk", text="hi")
    said = host.client().ask("GET", f"/tables/{table}/talk")
    assert [(line["name"], line["text"]) for line in said] == [("Ann", "Hello <b>Bob</b> & 'all'"), ("Bob", "hi")]
    refused(403, host.client("Cid").do, table, "talk", text="let me in")


@pytest.mark.parametrize("text", ["", "   ", "a\nb", "a\x00b", "a\u202eb", "x" * 501, "\ud800"])
def test_odd_talk_is_refused(host: Host, text: str) -> None:
    ann, _, table = two(host)
    body = b'{"text": ' + __import__("json").dumps(text).encode() + b"}"
    response = ann.http.post(f"/api/tables/{table}/talk", content=body, headers={"content-type": "application/json"})
    assert response.status_code == 422
    assert response.headers["content-type"] == "application/problem+json"
    assert ann.ask("GET", f"/tables/{table}/talk") == []


def test_odd_names_are_refused(host: Host) -> None:
    for name in ("", " ", "a\nend 0 00000000", "a\u2028b", "\u200b", "x" * 33, "\x1b[31m"):
        refused(422, host.client().guest, name)


def test_a_name_cannot_break_a_record(host: Host) -> None:
    name = "player 2 {seat} %s <b>"
    ann, bob = host.client(name), host.client("Bob")
    table = ann.create("high_stone")
    bob.do(table, "sit")
    ann.do(table, "start")
    step(table, ann, bob)
    ann.do(table, "resign")
    from underhall.core import record

    try:
        read = record.read(ann.record(table))
    except UnderhallError as error:
        raise AssertionError(str(error)) from None
    assert read.players[0] == name


def test_wishes_pass_for_a_seat_only_where_it_wants_that(host: Host) -> None:
    """Dig Deeper Dwarf asks often; a seat may wish to be asked only if it is the target (or never in this turn)."""
    ann = host.client("Ann")
    table = ann.create(
        "dig_deeper_dwarf",
        options={"players": 2, "max_rounds": 6},
        seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}],
        start=True,
    )
    assert ann.ask("GET", f"/tables/{table}/standing")["wish"] == ""
    ann.ask("PUT", f"/tables/{table}/wish", {"wish": "if_mine"})
    assert ann.ask("GET", f"/tables/{table}/standing")["wish"] == "if_mine"
    refused(422, ann.ask, "PUT", f"/tables/{table}/wish", {"wish": "sometimes"})
    asked = []
    for _ in range(300):
        now = ann.wait_for_turn(table)
        if now["status"] == "over":
            break
        view = now["view"]
        if view["question"] == "answer":
            asked.append(view["announced"][-1])
        ann.play(table, now["moves"][0]["move"], now["turn_number"])
    for pending in asked:
        assert pending.get("against") == 0 or "seat 1" in pending.get("act", "") or "drive" in pending.get("act", "")
