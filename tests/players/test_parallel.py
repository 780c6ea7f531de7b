"""Searches of one position in several processes: what they find out is added up, and depends on the seed alone."""

from __future__ import annotations

import os
import signal
from concurrent.futures import Future
from typing import Any

import pytest

from tests.players.test_players import some_state
from underhall.core.errors import BadOption
from underhall.players import parallel
from underhall.players.levels import MOST_PROCESSES, budget_of, is_player, make, processes_of
from underhall.players.parallel import HELPERS, Helpers, ParallelSearch
from underhall.players.parts import Part, choose_by_parts, part_of, settings_of
from underhall.players.player import ask
from underhall.players.questions import question_of
from underhall.players.search import Search
from underhall.players.worker import WorkerLost, explore


def test_names_say_how_many_processes() -> None:
    assert processes_of("search:4x1s") == 4
    assert budget_of("search:4x1s") == (1.0, 0)
    assert budget_of("search:2x500it") == (0.0, 500)
    assert processes_of("search:1s") == processes_of("master") == 1
    assert isinstance(make("search:3x10ms", "dwarf"), ParallelSearch)
    assert isinstance(make("search:10ms", "dwarf"), Search)
    for wrong in (
        "search:0x1s",
        "search:1x1s",
        "search:x1s",
        "search:4x",
        "search:4xs",
        f"search:{MOST_PROCESSES + 1}x1s",
    ):
        assert not is_player(wrong), wrong
    with pytest.raises(BadOption, match="search:4x1s"):
        make("search:0x1s", "dwarf")


def test_tries_of_all_parts_count_together() -> None:
    """The second move is no part's first choice, but that of all together."""
    first = Part([(1, 60, 30.0, 0.5), (2, 50, 25.0, 0.5), (3, 1, 0.0, 0.1)], 2.0, -1, 0.03)
    second = Part([(3, 60, 30.0, 0.5), (2, 50, 25.0, 0.5), (1, 1, 0.0, 0.1)], 2.0, -1, 0.03)
    assert choose_by_parts([first, second], 1) == 2
    # Equal in tries: the totals of both parts decide. The plan goes first where it is rated as well.
    third = Part([(1, 10, 4.0, 0.4), (2, 10, 6.0, 0.6)], 1.0, -1, 0.03)
    fourth = Part([(1, 10, 8.0, 0.4), (2, 10, 4.0, 0.6)], 1.0, -1, 0.03)
    assert choose_by_parts([third, fourth], 1) == 1
    assert choose_by_parts([third._replace(planned=2), fourth._replace(planned=2)], 1) == 1
    near = Part([(1, 10, 7.0, 0.7), (2, 10, 6.9, 0.7)], 1.0, 2, 0.03)
    assert choose_by_parts([near, near], 1) == 2
    assert choose_by_parts([Part([], 1.0, -1, 0.03)], 1) == -1


@pytest.mark.parametrize("key", ["dwarf", "dig_deeper_dwarf"])
def test_with_iterations_the_answer_depends_on_the_seed_alone(key: str) -> None:
    state = some_state(key, 9)
    player = make("search:3x20it", key)
    answers = {ask(player, state, 5) for _ in range(2)}
    assert len(answers) == 1
    # And is what the same three searches come to one after the other.
    imagined = state.imagine(state.seat, 5)
    chance = imagined.chance.copy()
    tie_seed = chance.next()
    search = make("search:20it", key)
    assert isinstance(search, Search)
    parts = [part_of(search, imagined.imagine(state.seat, chance.next())) for _ in range(3)]
    assert all(sum(visits for _, visits, _, _ in part.moves) == 20 for part in parts)
    assert len({tuple(part.moves) for part in parts}) == 3  # each in worlds of its own
    assert answers == {choose_by_parts(parts, tie_seed)}


def test_a_helper_that_died_is_replaced() -> None:
    state = some_state("dwarf", 9)
    player = make("search:2x20it", "dwarf")
    answer = ask(player, state, 5)
    (pid,) = {worker.pid for worker in HELPERS.idle[-1:]}
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    assert ask(player, state, 5) == answer


class Silent(Helpers):
    def ask(self, *arguments: Any) -> Future[Part]:
        return Future()


def test_with_seconds_a_helper_that_is_late_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel, "HELPERS", Silent())
    state = some_state("dwarf", 9)
    assert ask(make("search:4x20ms", "dwarf"), state, 5) in state.moves()


class Broken(Helpers):
    def ask(self, *arguments: Any) -> Future[Part]:
        failed: Future[Part] = Future()
        failed.set_exception(WorkerLost())
        return failed


def test_with_iterations_an_answer_without_a_part_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel, "HELPERS", Broken())
    state = some_state("dwarf", 9)
    assert ask(make("search:4x20ms", "dwarf"), state, 5) in state.moves()
    with pytest.raises(WorkerLost):
        ask(make("search:4x20it", "dwarf"), state, 5)


def test_what_travels_to_a_helper_does_not_depend_on_what_is_hidden() -> None:
    """A helper is sent an imagined world; and what it finds out is the same whatever is true."""
    state = some_state("dig_deeper_dwarf", 14)
    search = make("search:20it", "dig_deeper_dwarf")
    assert isinstance(search, Search)
    found = explore(question_of(state.imagine(state.seat, 3)), settings_of(search), 8)
    for number in range(3):
        redeal = state.imagine(state.seat, number)
        assert explore(question_of(redeal.imagine(state.seat, 3)), settings_of(search), 8) == found
