"""Puzzles at the server: the daily ones, tries of which the first counts, streaks; nothing is told beforehand."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.hosts import Host
from tests.server.test_people import refused
from underhall.client import Client
from underhall.server import puzzles
from underhall.server.settings import Settings

DAY = 86_400.0
NOON = 1_795_003_200.0


class Time:
    now = NOON


@pytest.fixture
def clock() -> Time:
    return Time()


@pytest.fixture
def host(database: str, clock: Time) -> Iterator[Host]:
    host = Host(Settings(database, limits=False, workers=1, clock=lambda: clock.now))
    yield host
    host.stop()


def attempt(client: Client, puzzle: str, right: bool) -> dict[str, Any]:
    found = puzzles.find(puzzle)
    assert found is not None
    moves = [move["text"] for move in client.ask("GET", f"/puzzles/{puzzle}")["moves"]]
    move = found.right[0] if right else next(one for one in moves if one not in found.right)
    return dict(client.ask("POST", f"/puzzles/{puzzle}/try", {"move": move}))


def today(client: Client) -> str:
    return str(next(one["id"] for one in client.ask("GET", "/puzzles")["daily"] if one["game"] == "dwarf"))


def test_a_day_has_one_puzzle_of_each_game_for_everybody(host: Host, clock: Time) -> None:
    shown = host.client().ask("GET", "/puzzles")
    games = {one["game"] for one in shown["games"]}
    assert {one["game"] for one in shown["daily"]} == games >= {"dwarf"}
    assert host.client("Ann").ask("GET", "/puzzles")["daily"] == shown["daily"]
    assert all(puzzles.daily(game, NOON) == puzzles.daily(game, NOON + DAY / 3) for game in games)
    # All of a game's puzzles have their day before one comes again.
    count = len(puzzles.puzzles_of("dwarf"))
    row = [puzzles.daily("dwarf", NOON + day * DAY) for day in range(count)]
    assert len({one.id for one in row if one is not None}) == count


def test_what_is_right_is_said_to_nobody_before_a_try(host: Host) -> None:
    stranger = host.client()
    for game in {one["game"] for one in stranger.ask("GET", "/puzzles")["games"]}:
        found = puzzles.puzzles_of(game)[0]
        shown = stranger.ask("GET", f"/puzzles/{found.id}")
        assert set(shown) == {
            *("id", "game", "difficulty", "solved", "daily", "options"),
            *("seat", "question", "moves", "view", "names", "automata"),
        }
        state = found.state()
        assert shown["view"] == json.loads(json.dumps(state.view(state.seat)))
        # The moves come in the order of the rules, so the place of the right one says nothing either.
        assert [move["move"] for move in shown["moves"]] == state.moves()
    refused(401, stranger.ask, "POST", f"/puzzles/{today(stranger)}/try", {"move": "place 5"})
    refused(404, stranger.ask, "GET", "/puzzles/dwarf-0000000000")
    refused(404, stranger.ask, "GET", "/puzzles/chess-0000000000")


def test_the_first_try_counts_and_is_answered_with_what_is_right_and_why(host: Host) -> None:
    ann = host.client("Ann")
    puzzle = today(ann)
    refused(422, ann.ask, "POST", f"/puzzles/{puzzle}/try", {"move": "hop"})
    told = attempt(ann, puzzle, right=False)
    assert (told["right"], told["counted"]) == (False, True)
    found = puzzles.find(puzzle)
    assert found is not None
    assert [move["text"] for move in told["best"]] == list(found.right)
    tried = found.state().moves()[0]
    assert any(puzzles.solution(one, one.state().moves()[0], "en")["reasons"] for one in puzzles.puzzles_of("dwarf"))
    assert told["reasons"] == puzzles.solution(found, tried, "en")["reasons"]
    assert set(told["levels"]) == {"novice", "adept", "master"}
    assert told["next"] not in (None, puzzle)
    again = attempt(ann, puzzle, right=True)
    assert (again["right"], again["counted"]) == (True, False)
    assert ann.ask("GET", f"/puzzles/{puzzle}")["solved"] is False
    assert ann.ask("GET", "/puzzles")["streak"] == {"days": 0, "puzzles": 0, "best": 0}


def test_streaks_count_days_and_puzzles_and_are_in_profile_and_export(host: Host, clock: Time) -> None:
    ann = host.client("Ann")
    ids = [one.id for one in puzzles.puzzles_of("dwarf")]
    for number, (puzzle, right) in enumerate(zip(ids, (True, True, False), strict=False)):
        clock.now = NOON + number * DAY
        streak = attempt(ann, puzzle, right)["streak"]
    assert streak == {"days": 2, "puzzles": 0, "best": 2}  # today is not over yet
    clock.now += DAY
    assert ann.ask("GET", "/puzzles")["streak"]["days"] == 0
    assert ann.ask("GET", "/me/profile")["puzzles"] == [{"game": "dwarf", "tried": 3, "solved": 2}]
    kept = {row["puzzle"]: row["solved"] for row in ann.ask("GET", "/me/export")["puzzle_tries"]}
    assert kept == {ids[0]: 1, ids[1]: 1, ids[2]: 0}
    assert host.client("Ben").ask("GET", "/me/profile")["puzzles"] == []
    # Deleted with everything else.
    ann.ask("DELETE", "/me", {"password": ""})
    assert host.client("Ann").ask("GET", "/me/export")["puzzle_tries"] == []
