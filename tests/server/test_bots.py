"""Bots think in worker processes; crashed ones are replaced, late answers dropped, and the loop never waits."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.hosts import PATIENCE, Host, wait_until
from tests.server.play import step, two
from tests.server.test_people import refused
from underhall.core.game import find
from underhall.players.parts import Part
from underhall.players.questions import question_of
from underhall.players.worker import explore
from underhall.server import bots
from underhall.server.bots import Bots
from underhall.server.settings import Settings

pytestmark = pytest.mark.one_database

BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


def test_a_crashed_worker_is_replaced_and_the_move_asked_again(host: Host) -> None:
    client = host.client("Ann")
    replaced = host.services.bots.replaced
    table = client.create("dwarf", seats=[{"kind": "bot", "level": "grandmaster"}, {"kind": "me"}], start=True)
    while (now := client.look(table)["now"])["moves"]:
        client.play(table, now["moves"][0]["move"], now["turn_number"])
    deadline = time.monotonic() + PATIENCE
    while host.services.bots.replaced == replaced and time.monotonic() < deadline:
        for process in host.services.bots.processes():
            os.kill(process, signal.SIGKILL)
        time.sleep(0.05)
    assert host.services.bots.replaced > replaced
    assert client.wait_for_turn(table)["moves"]
    moves = [change for change in client.changes(table)["changes"] if change["kind"] == "move"]
    assert [change["number"] for change in moves] == sorted({change["number"] for change in moves})


def test_a_bot_that_thinks_does_not_hold_up_anybody(host: Host) -> None:
    client = host.client("Ann")
    made = 0
    for _ in range(10):  # on a busy machine five seconds may be over before others have come to two moves
        ann, bob, table = two(host)
        slow = client.create("dwarf", seats=[{"kind": "bot", "level": "grandmaster"}, {"kind": "me"}], start=True)
        while (now := client.look(slow)["now"])["moves"]:
            client.play(slow, now["moves"][0]["move"], now["turn_number"])
        made = 0
        while host.services.tables.live[slow].thinking and made < 20:
            step(table, ann, bob)
            made += bool(host.services.tables.live[slow].thinking)
            if ann.look(table)["now"]["status"] != "running":
                ann, bob, table = two(host)
        client.do(slow, "resign")
        if made >= 2:
            return
    raise AssertionError("nobody came to several moves while a bot was thinking for five seconds")


def test_an_answer_to_a_position_that_is_gone_is_dropped(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the bot thinks, the person takes the last move back: the bot's answer is to a game that is no more."""
    client = host.client("Ann")
    asked = threading.Event()
    go_on = threading.Event()
    answered = threading.Event()
    choose = Bots.choose

    async def slowly(self: Bots, *arguments: Any, **more: Any) -> int | None:
        move = await choose(self, *arguments, **more)
        asked.set()
        while not go_on.is_set():
            await asyncio.sleep(0.01)
        answered.set()
        return move

    table = client.create("high_stone", seats=BOT, start=True)
    now = client.wait_for_turn(table)
    monkeypatch.setattr(Bots, "choose", slowly)
    lay = next(move for move in now["moves"] if move["text"].startswith("lay"))
    client.play(table, lay["move"], now["turn_number"])
    assert asked.wait(PATIENCE)
    client.do(table, "undo/ask")  # bots never mind
    assert client.look(table)["now"]["view"] == now["view"]
    number = client.look(table)["number"]
    go_on.set()
    assert answered.wait(PATIENCE)
    time.sleep(0.2)
    assert client.look(table)["number"] == number
    assert client.look(table)["now"]["moves"] == now["moves"]


@pytest.fixture
def lone(new_database: Callable[[str], str]) -> Iterator[Callable[[], Host]]:
    database = new_database("sqlite")
    hosts: list[Host] = []

    def start() -> Host:
        hosts.append(Host(Settings(database, limits=False, workers=1)))
        return hosts[-1]

    yield start
    for host in hosts:
        host.stop()


def test_a_bot_whose_server_ended_plays_on_with_the_next(lone: Callable[[], Host]) -> None:
    first = lone()
    client = first.client("Ann")
    cookie = client.http.cookies["underhall"]
    table = client.create("dwarf", seats=[{"kind": "bot", "level": "grandmaster"}, {"kind": "me"}], start=True)
    while (now := client.look(table)["now"])["moves"]:
        client.play(table, now["moves"][0]["move"], now["turn_number"])
    first.stop()
    second = lone()
    client = second.client()
    client.http.cookies.set("underhall", cookie)
    assert client.wait_for_turn(table)["moves"]


def test_only_levels_that_exist(host: Host) -> None:
    client = host.client("Ann")
    refused(422, client.create, "dwarf", seats=[{"kind": "me"}, {"kind": "bot", "level": "search:9000s"}])


def test_hints_the_bots_have_no_time_for_are_refused_with_a_sentence_and_the_time_to_wait(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = host.client("Ann")
    table = client.create("dwarf", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], hints=True, start=True)
    client.wait_for_turn(table)
    monkeypatch.setattr(bots, "HINTS_SECONDS", 0.0)
    response = client.http.post(f"/api/tables/{table}/hints")
    assert response.status_code == 503
    assert response.headers["content-type"] == "application/problem+json"
    assert response.headers["retry-after"] == str(bots.AGAIN_SECONDS)
    assert response.json()["title"] == "The bots are busy"
    monkeypatch.undo()
    assert client.do(table, "hints")


def test_whoever_wants_bots_at_very_many_tables_is_refused_with_the_time_to_wait(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, other = host.client("Ann"), host.client("Bob")
    me_and_bot = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    waits = client.create("dwarf", **me_and_bot)
    finished = client.create("dwarf", **me_and_bot, start=True)
    client.do(finished, "resign")
    monkeypatch.setattr(host.services.bots, "limits", True)
    monkeypatch.setattr(bots, "TABLES_OF_A_PERSON", 0)
    for begin in (
        lambda: client.create("dwarf", **me_and_bot, start=True),
        lambda: client.do(waits, "start"),
        lambda: client.do(finished, "branch", move=0, seat=0, level="random"),
    ):
        problem = refused(429, begin)
        assert (problem.kind, problem.problem["retry_after"]) == ("many-tables", bots.AGAIN_SECONDS)
    table = client.create("dwarf")  # people need no bots
    other.do(table, "sit")
    client.do(table, "start")
    monkeypatch.undo()
    client.do(waits, "start")


BOT_FIRST = [{"kind": "bot", "level": "random"}, {"kind": "me"}]


def until_the_bot_is_asked(host: Host) -> tuple[Any, str]:
    client = host.client("Ann")
    table = client.create("dwarf", seats=BOT_FIRST, start=True)
    while (now := client.look(table)["now"])["moves"]:
        client.play(table, now["moves"][0]["move"], now["turn_number"])
    return client, table


@pytest.mark.parametrize(("limits", "waits"), [(True, True), (False, False)])
def test_a_bot_takes_its_time_for_show_where_people_sit_at_the_table(
    new_database: Callable[[str], str], limits: bool, waits: bool
) -> None:
    """Ten minutes instead of 0.4 s, so that nothing here depends on how quick the machine is."""
    host = Host(Settings(new_database("sqlite"), limits=limits, workers=1, shortest_answer=600.0))
    try:
        client, table = until_the_bot_is_asked(host)
        if not waits:
            assert client.wait_for_turn(table)["moves"]
            return
        turn_number = client.look(table)["now"]["turn_number"]
        wait_until(lambda: host.services.bots.queue.open() == 0 and not host.services.bots.tasks)
        time.sleep(0.3)  # the bot has answered long ago: its move would be here by now
        assert client.look(table)["now"]["turn_number"] == turn_number
    finally:
        host.stop()


def test_a_bot_that_thinks_for_seconds_thinks_in_several_workers_if_they_are_free() -> None:
    state = find("dwarf").new(3)
    question = question_of(state)
    asked: list[tuple[str, int]] = []

    async def work() -> None:
        team = Bots(4, processes=2)

        async def answer(one: bots.Asked) -> Any:
            arguments = one.arguments()
            assert arguments is not None
            assert arguments[0] == question
            asked.append((one.work.__name__, len(arguments)))
            move = state.moves()[len(asked) - 1]
            return Part([(move, len(asked), 0.5, 0.5)], 1.0, -1, 0.03) if one.work is explore else state.moves()[0]

        team._ask = answer  # type: ignore[method-assign]
        try:
            assert await team.choose("Ann", lambda: question, "master") == state.moves()[1]  # tried more often
            assert [name for name, _ in asked] == ["explore", "explore"]
            for level in ("adept", "greedy", "novice"):  # quick as they are
                asked.clear()
                assert await team.choose("Ann", lambda: question, level) == state.moves()[0]
                assert [name for name, _ in asked] == ["choose"]
            asked.clear()
            team.free = team.free[:1]  # the others think about something else: nobody waits for them
            assert await team.choose("Ann", lambda: question, "master") == state.moves()[0]
            assert [name for name, _ in asked] == ["choose"]
        finally:
            team.stop()

    asyncio.run(work())


def test_parts_of_a_search_come_from_real_workers() -> None:
    state = find("dwarf").new(3)

    async def work() -> None:
        team = Bots(4, processes=2)
        try:
            move = await team.choose("Ann", lambda: question_of(state), "master")
            assert move in state.moves()
            assert len(team.processes()) == 2
        finally:
            team.stop()

    asyncio.run(work())
