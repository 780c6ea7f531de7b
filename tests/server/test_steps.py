"""A move told in steps: over the socket and in the review, for every viewer, and only where it is told live."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.server.hosts import Host
from tests.server.play import step as play_one
from tests.server.play import turn, two
from tests.server.test_view_steps import board, patched
from underhall.core import record
from underhall.core.game import Game, find
from underhall.core.journal import Journal
from underhall.core.secrecy import Viewer
from underhall.core.state import State
from underhall.server.view_steps import StepWriter

pytestmark = pytest.mark.one_database

GAMES = ("dwarf", "dwar7s_fall", "dwar7s_duel", "dig_deeper_dwarf", "high_stone")
# What may differ after the last step: what hangs on who is asked next, and what happens after the last event without
# one of its own (a helper that is spent at once, cards that are tidied away, a look at cards).
AFTERWARDS = {
    "dwarf": {"threats", "guide", "workers"},
    "dwar7s_fall": {"pass_ends"},
    "dwar7s_duel": {"pass_ends"},
    "dig_deeper_dwarf": {"announced", "to_come", "look", "seats", "last_done"},
    "high_stone": {"shown", "laid", "bag", "hands", "unseen", "boasts"},  # stones are drawn without an event
}


def follow(update: dict[str, Any], view: dict[str, Any], before: State, move: int, key: str) -> int:
    """Compare the steps of an update with all that the last move has; how many events they show.

    ``before`` is the game as it stood before that move, ``view`` what the viewer was shown then.
    """
    last = next((change for change in reversed(update["changes"]) if change.get("events")), None)
    for change in update["changes"]:
        if "events" in change:
            assert len(change["steps"]) == len(change["events"]) - (change is last)
    told = [step for change in update["changes"] for step in change.get("steps", ())]
    before.journal = journal = Journal(moments=True)
    writer = StepWriter(view["viewer"], before)
    before.play(move)
    steps = json.loads(json.dumps(writer.steps(journal.events, journal.moments or [])))
    if len(steps) != sum(len(change.get("events", ())) for change in update["changes"]):
        return 0  # told together with moves that were held back
    assert told == steps[:-1]
    for step in steps:
        view = patched(view, step)
    differ = {name for name, value in board(update["now"]["view"]).items() if board(view).get(name) != value}
    assert not steps or differ <= AFTERWARDS[key], differ
    return len(steps)


@pytest.mark.parametrize("key", GAMES)
def test_every_viewer_is_told_a_move_in_steps(host: Host, key: str) -> None:
    ann, bob, table = two(host, key)
    chance = random.Random(4)
    with ann.watch(table) as a, bob.watch(table) as b, host.client().watch(table) as g:
        for watch in (a, b, g):
            watch.receive()
        steps = 0
        for _ in range(60):
            asked = next((watch for watch in (a, b) if watch.now["moves"]), None)
            if asked is None:
                break
            number = max(a.number, b.number, g.number)
            views = {watch: watch.now["view"] for watch in (a, b, g)}
            before = host.services.tables.live[table].table.running().state.copy()
            move = chance.choice(asked.now["moves"])["move"]
            steps += follow(asked.play(move), views[asked], before.copy(), move, key)
            for watch in (a, b, g):
                if watch is not asked and watch.number == number:
                    steps += follow(watch.receive(), views[watch], before.copy(), move, key)
        assert steps > 60
    kept = host.services.tables.live[table].table
    assert all(change.before is None for change in kept.recent)
    assert kept.running().played_from is None


def test_what_was_missed_and_the_start_have_no_steps(host: Host) -> None:
    ann, bob = host.client("Ann"), host.client("Bob")
    table = ann.create("dwarf")
    bob.do(table, "sit")
    with bob.watch(table) as watch:
        watch.receive()
        ann.do(table, "start")
        start = watch.receive()["changes"][-1]
        assert start["kind"] == "start"
        assert start["events"]
        assert "steps" not in start
    for _ in range(3):
        play_one(table, ann, bob)
    with bob.watch(table, since=2) as watch:
        assert not any("steps" in change for change in watch.receive()["changes"])
    assert not any("steps" in change for change in ann.changes(table)["changes"])


def test_taking_back_has_no_steps_and_the_next_move_has(host: Host) -> None:
    ann, bob, table = two(host, "high_stone")
    client, now = turn(table, ann, bob)
    boast = next(move["move"] for move in now["moves"] if move["text"] == "boast")
    with client.watch(table) as watch:
        watch.receive()
        first = watch.play(boast)["changes"][0]["steps"]
        assert "steps" not in watch.command("undo", turn_number=watch.now["turn_number"])["changes"][0]
        assert watch.play(boast)["changes"][0]["steps"] == first


def test_a_game_that_cannot_be_looked_at_in_the_midst_of_a_move_is_played_all_the_same(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    stone = type(find("high_stone"))
    whole = stone.public_view

    def broken(self: Game[Any], state: State, viewer: Viewer) -> Any:
        if state.asking.name() == "midway":
            raise IndexError("nothing there")
        return whole(self, state, viewer)

    monkeypatch.setattr(stone, "public_view", broken)
    ann, bob, table = two(host, "high_stone")
    client, now = turn(table, ann, bob)
    with client.watch(table) as watch:
        watch.receive()
        change = watch.play(now["moves"][0]["move"])["changes"][0]
    assert change["events"]
    assert "steps" not in change
    assert "a move cannot be shown in steps" in caplog.text


def test_the_review_tells_its_move_in_steps(host: Host) -> None:
    ann, bob, table = two(host, "high_stone")
    chance = random.Random(2)
    while ann.look(table)["now"]["status"] == "running":
        play_one(table, ann, bob, choice=chance)
    replay = record.read(ann.record(table))
    game: Game[Any] = replay.game
    assert "steps" not in ann.ask("GET", f"/tables/{table}/review", move=0)
    for seat in (-1, 0, 1):
        view = replay.replay(0).view(seat)
        for number in range(1, len(replay.moves) + 1):
            shown = ann.ask("GET", f"/tables/{table}/review", move=number, seat=seat)
            assert len(shown["steps"]) == len(shown["events"])
            for step in shown["steps"]:
                view = patched(view, step)
            assert view["viewer"] == seat
            assert view["game"] == game.key
            differ = {name for name, value in board(shown["view"]).items() if board(view).get(name) != value}
            assert not shown["steps"] or differ <= AFTERWARDS["high_stone"]
            view = shown["view"]
