"""A report on a finished game, made by the workers while somebody waits."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.hosts import Host
from tests.server.play import play_out, two
from tests.server.test_people import refused
from underhall.client import Client
from underhall.core import record
from underhall.players.game_report import GRADES

pytestmark = pytest.mark.one_database
LANGUAGES = {"en": "choices", "de": "Entscheidungen", "pt-BR": "escolhas"}


@pytest.fixture(scope="module")
def finished(host: Host) -> tuple[Client, str]:
    ann, bob, table = two(host)
    play_out(table, ann, bob)
    return ann, table


def wait_for(client: Client, table: str, seat: int = 0) -> dict[str, Any]:
    """Ask as the page does; how far it is never goes back."""
    path = f"/tables/{table}/game_report"
    state = client.ask("POST", path, None, seat=seat)
    done = 0
    while state["report"] is None:
        time.sleep(0.1)
        state = client.ask("GET", path, seat=seat)
        assert done <= state["done"] <= max(state["of"], state["done"])
        done = state["done"]
        assert state["running"] or state["report"] is not None, state
    return dict(state["report"])


def test_a_report_grades_the_choices_of_a_seat_and_is_the_same_for_everybody(
    host: Host, finished: tuple[Client, str]
) -> None:
    ann, table = finished
    path = f"/tables/{table}/game_report"
    assert host.client().ask("GET", path) == {"running": False, "done": 0, "of": 0, "report": None}
    report = wait_for(ann, table)
    replay = record.read(ann.record(table))
    assert [one["grade"] for one in report["grades"]] == list(GRADES)
    assert sum(one["count"] for one in report["grades"]) == len(report["choices"]) > 0
    for choice in report["choices"]:
        there = replay.replay(choice["number"])
        assert there.seat == 0
        assert len(there.moves()) > 1
        assert 0.0 <= choice["expected"] <= choice["expected_best"] <= 1.0
        assert bool(choice["better"]) == (choice["lost"] > 0.0)
        assert choice["grade"] == "master" or choice["lost"] > 0.0
    assert len(report["moments"]) <= 3
    for moment in report["moments"]:
        assert moment["grade"] in GRADES[2:]
        assert moment["why"]
        assert moment["picks"]
        assert moment["picks"] != moment["played_picks"]
    watching = host.client()
    for language, word in LANGUAGES.items():
        said = watching.ask("GET", path, lang=language)["report"]
        assert word in said["headline"]
        assert [one["number"] for one in said["choices"]] == [one["number"] for one in report["choices"]]
    assert report["headline"].startswith("You ")
    assert not watching.ask("GET", path, lang="en")["report"]["headline"].startswith("You ")


def test_a_running_game_has_no_report(host: Host, finished: tuple[Client, str]) -> None:
    ann, _, table = two(host)
    for how in ("GET", "POST"):
        assert refused(409, ann.ask, how, f"/tables/{table}/game_report", seat=1).kind == "not-over"
    ann, over = finished
    refused(422, ann.ask, "GET", f"/tables/{over}/game_report", seat=2)
    refused(401, host.client().ask, "POST", f"/tables/{over}/game_report", None, seat=1)
