"""Processes that think: one that dies or hangs is replaced alone, and every question is answered."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.server.hosts import PATIENCE, wait_until
from tests.server.work import die, echo, hang_once, stumble
from underhall.core import game as games
from underhall.players.questions import question_of
from underhall.players.remote import advise, choose
from underhall.players.worker import ThinkingFailed, Worker, WorkerLost
from underhall.server import bots as asking
from underhall.server.bots import Asked, Bots
from underhall.server.problems import Problem


@pytest.fixture
def worker() -> Any:
    worker = Worker()
    yield worker
    worker.stop()


def test_a_worker_is_a_process_that_stays(worker: Worker) -> None:
    assert worker.pid is None, "started only when it is needed"
    first, second = worker.ask(echo, "one"), worker.ask(echo, "two")
    assert (first[0], second[0]) == ("one", "two")
    assert os.getpid() != first[1] == second[1] == worker.pid


def test_a_worker_thinks(worker: Worker) -> None:
    state = games.find("dwarf").new(seed=1)
    question = question_of(state)
    assert worker.ask(choose, question, "random", 7) in state.moves()
    found = worker.ask(advise, question, "en", ["Ann", "Bob"], 7)
    assert found[0]["move"] in state.moves()
    assert found[0]["sentence"]


def test_what_goes_wrong_over_there_is_told_and_the_worker_stays(worker: Worker) -> None:
    with pytest.raises(ThinkingFailed, match="no such thing"):
        worker.ask(stumble)
    pid = worker.pid
    assert worker.ask(echo, "well") == ("well", pid)


def test_a_worker_that_dies_is_replaced(worker: Worker) -> None:
    first = worker.ask(echo, "one")[1]
    with pytest.raises(WorkerLost):
        worker.ask(die)
    assert worker.ask(echo, "two")[1] != first
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)  # between two questions
    with pytest.raises(WorkerLost):
        worker.ask(echo, "three")
    assert worker.ask(echo, "four")[0] == "four"


def test_a_worker_that_hangs_is_ended(worker: Worker, tmp_path: Path) -> None:
    worker.ask(echo, "begun")
    hanging = worker.pid
    assert hanging is not None
    worker.patience = 0.5
    with pytest.raises(WorkerLost):
        worker.ask(hang_once, str(tmp_path / "mark"))
    worker.patience = 60.0
    with pytest.raises(ProcessLookupError):
        os.kill(hanging, 0)
    assert worker.ask(hang_once, str(tmp_path / "mark")) == "answered"


def test_whoever_waits_for_a_worker_that_is_stopped_is_told(worker: Worker) -> None:
    worker.ask(echo, "begun")
    told = threading.Event()

    def wait() -> None:
        with pytest.raises(WorkerLost):
            worker.ask(echo, "late", 1000.0)
        told.set()

    threading.Thread(target=wait, daemon=True).start()
    time.sleep(0.2)
    worker.stop()
    assert told.wait(PATIENCE)
    with pytest.raises(WorkerLost):
        worker.ask(echo, "later still")


# Many questions at once.


def with_bots(count: int, work: Callable[[Bots], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        bots = Bots(count)
        try:
            await work(bots)
        finally:
            bots.stop()

    asyncio.run(run())


async def ask(bots: Bots, work: Callable[..., Any], *arguments: Any, person: str = "Ann", network: str = "") -> Any:
    return await bots._ask(Asked(person, network or person, True, 1.0, work, lambda: arguments))


def test_the_time_in_the_queue_does_not_count() -> None:
    """Ten questions that take far less than a worker's patience each, and more than it together."""

    async def work(bots: Bots) -> None:
        await ask(bots, echo, "begun")
        bots.workers[0].patience = 4.0
        answers = await asyncio.gather(*(ask(bots, echo, str(number), 0.6) for number in range(10)))
        assert [word for word, _ in answers] == [str(number) for number in range(10)]

    with_bots(1, work)


def test_when_a_worker_is_killed_everybody_gets_an_answer_all_the_same() -> None:
    async def work(bots: Bots) -> None:
        await asyncio.gather(*(ask(bots, echo, "begun", person=str(number)) for number in range(2)))
        waiting = [asyncio.create_task(ask(bots, echo, str(n), 0.3, person=str(n))) for n in range(12)]
        for _ in range(3):
            await asyncio.sleep(0.4)
            for pid in bots.processes()[:1]:
                os.kill(pid, signal.SIGKILL)
        answers = await asyncio.gather(*waiting)
        assert [word for word, _ in answers] == [str(number) for number in range(12)]
        assert bots.replaced >= 1

    with_bots(2, work)


def test_one_that_hangs_holds_up_nobody_else_and_is_asked_again(tmp_path: Path) -> None:
    async def work(bots: Bots) -> None:
        await asyncio.gather(*(ask(bots, echo, "begun", person=str(number)) for number in range(2)))
        for worker in bots.workers:
            worker.patience = 5.0
        hanging = asyncio.create_task(ask(bots, hang_once, str(tmp_path / "mark"), person="Bob"))
        answers = await asyncio.gather(*(ask(bots, echo, str(number)) for number in range(20)))
        assert [word for word, _ in answers] == [str(number) for number in range(20)]
        assert await hanging == "answered"
        assert bots.replaced >= 1

    with_bots(2, work)


def test_who_kills_every_worker_is_told_in_the_end_and_the_others_go_on() -> None:
    async def work(bots: Bots) -> None:
        deadly = asyncio.create_task(ask(bots, die, person="Bob"))
        assert (await ask(bots, echo, "well"))[0] == "well"
        with pytest.raises(WorkerLost):
            await deadly
        assert bots.replaced == asking.TRIES

    with_bots(1, work)


def test_whoever_goes_away_leaves_the_queue_and_is_told_apart_from_a_lost_worker() -> None:
    async def work(bots: Bots) -> None:
        slow = asyncio.create_task(ask(bots, echo, "slow", 2.0))
        gone = asyncio.create_task(ask(bots, echo, "gone"))
        stays = asyncio.create_task(ask(bots, echo, "stays"))
        await asyncio.sleep(0.1)
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
        assert len(bots.queue.waiting()) == 1
        assert [(await one)[0] for one in (slow, stays)] == ["slow", "stays"]
        assert bots.replaced == 0

    with_bots(1, work)


def test_nobody_thinks_about_a_position_that_is_gone() -> None:
    async def work(bots: Bots) -> None:
        slow = asyncio.create_task(ask(bots, echo, "slow", 0.5))
        assert await bots.choose("Ann", lambda: None, "grandmaster") is None
        assert (await slow)[0] == "slow"

    with_bots(1, work)


def test_hints_that_take_too_long_are_refused_with_the_time_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "HINTS_SECONDS", 0.2)
    question = question_of(games.find("dwarf").new(seed=1))

    async def work(bots: Bots) -> None:
        await ask(bots, echo, "begun")
        slow = asyncio.create_task(ask(bots, echo, "slow", 2.0))
        await asyncio.sleep(0)
        with pytest.raises(Problem) as refused:
            await bots.hints("Bob", question, "en", ["Ann", "Bob"])
        problem = refused.value
        assert (problem.status, problem.kind, problem.more["retry_after"]) == (503, "bots-busy", asking.AGAIN_SECONDS)
        assert bots.queue.waiting() == []
        await slow

    with_bots(1, work)


def test_after_the_stop_nothing_waits_and_no_worker_is_left() -> None:
    left: list[int] = []

    async def work(bots: Bots) -> None:
        await asyncio.gather(*(ask(bots, echo, "begun", person=str(number)) for number in range(2)))
        waiting = [asyncio.create_task(ask(bots, echo, "late", 1000.0, person=str(number))) for number in range(5)]
        await asyncio.sleep(0.1)
        left.extend(bots.processes())
        assert len(left) == 2
        bots.stop()
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(answer, WorkerLost) for answer in answers)
        with pytest.raises(WorkerLost):
            await ask(bots, echo, "later still")

    with_bots(2, work)
    wait_until(lambda: not any(_runs(pid) for pid in left))


def _runs(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False


def test_as_many_tables_as_there_is_room_for_and_no_more() -> None:
    """Those at which a bot is about to move, and those that are just being begun."""

    async def work(bots: Bots) -> None:
        for person, network in (("Ann", "192.0.2.1"), ("Bob", "192.0.2.1"), ("Cleo", "192.0.2.2")):
            bots.note_place(person, network)
        asked = [
            asyncio.create_task(ask(bots, echo, "slow", 1000.0, person="Ann", network="192.0.2.1"))
            for _ in range(asking.TABLES_OF_A_PERSON - 2)
        ]
        await asyncio.sleep(0)
        with bots.room_for("Ann"), bots.room_for("Ann"):
            assert not room(bots, "Ann")
            assert room(bots, "Bob")
        assert room(bots, "Ann")
        asked += [
            asyncio.create_task(ask(bots, echo, "slow", 1000.0, person=f"guest {number}", network="192.0.2.1"))
            for number in range(asking.TABLES_OF_A_NETWORK - len(asked))
        ]
        await asyncio.sleep(0)
        assert not room(bots, "Ann")
        assert not room(bots, "Bob")
        assert room(bots, "Cleo")
        bots.limits = False
        assert room(bots, "Ann")
        bots.stop()
        await asyncio.gather(*asked, return_exceptions=True)

    with_bots(1, work)


def room(bots: Bots, person: str) -> bool:
    """Whether somebody may begin a further game with bots."""
    try:
        with bots.room_for(person):
            return True
    except Problem as problem:
        told = (problem.status, problem.kind, problem.more["retry_after"])
    assert told == (429, "many-tables", asking.AGAIN_SECONDS)
    return False
