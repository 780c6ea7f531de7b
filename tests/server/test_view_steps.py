"""Steps of a move: patches turn a view into the next one, for whatever JSON a game shows."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from underhall.core.game import find
from underhall.core.journal import Journal
from underhall.core.record import Record
from underhall.core.state import State
from underhall.server import changes as kinds
from underhall.server.broadcast import as_json
from underhall.server.changes import Change
from underhall.server.timeline import Timeline
from underhall.server.view_steps import Replays, Step, StepWriter, patches

ASKED = ("asked", "question", "moves")
LEAVES = some.none() | some.booleans() | some.integers(-3, 3) | some.floats(-2, 2) | some.text("ab", max_size=2)
KEYS = some.text("abc", max_size=1)
JSON = some.recursive(
    LEAVES,
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(KEYS, inner, max_size=4),
    max_leaves=20,
)


def patched(view: Any, step: Step) -> Any:
    """A view with a step applied, as a client does it. What was there stays as it was."""
    whole = {"view": copy.deepcopy(view)}
    for patch in step:
        place: Any = whole
        path = ["view", *patch[0]]
        for key in path[:-1]:
            place = place[key]
        if len(patch) == 1:
            del place[path[-1]]
        else:
            place[path[-1]] = copy.deepcopy(patch[1])
    return whole["view"]


def board(view: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in view.items() if key not in ASKED}


def written(value: Any) -> str:
    """As a client gets it: 1, 1.0 and true are different."""
    return json.dumps(value, sort_keys=True)


@given(JSON, JSON)
def test_patches_turn_any_value_into_any_other(before: Any, after: Any) -> None:
    kept = written(before)
    step = json.loads(json.dumps(patches(before, after)))
    assert written(patched(before, step)) == written(after)
    assert written(before) == kept


@given(JSON)
def test_equal_values_need_no_patch(value: Any) -> None:
    assert patches(value, json.loads(json.dumps(value))) == []


def test_only_what_differs_is_told() -> None:
    before = {"seats": [{"iron": 3, "gold": 1}, {"iron": 0, "gold": 0}], "row": ["a", "b"], "gone": 1, "flag": 1}
    after = {"seats": [{"iron": 5, "gold": 1}, {"iron": 0, "gold": 0}], "row": ["b"], "new": None, "flag": True}
    assert patches(before, after) == [
        [["gone"]],
        [["seats", 0, "iron"], 5],
        [["row"], ["b"]],
        [["new"], None],
        [["flag"], True],
    ]


@pytest.mark.parametrize("key", ["dwarf", "dwar7s_fall", "dwar7s_duel", "dig_deeper_dwarf"])
def test_a_client_that_applies_the_steps_sees_every_event_as_it_happened(key: str) -> None:
    game = find(key)
    for seed, options in enumerate(game.variants()[::3]):
        chance = random.Random(seed)
        state = game.deal(options, seed)
        for _ in range(60):
            if state.seat < 0:
                break
            follow(state, chance.choice(state.moves()), game.players(options))


def follow(state: State, move: int, players: int) -> None:
    held = {viewer: state.view(viewer) for viewer in range(-1, players)}
    writers = {viewer: StepWriter(viewer, state) for viewer in held}
    journal = Journal(moments=True)
    state.journal = journal
    state.play(move)
    moments = journal.moments or []
    for viewer, writer in writers.items():
        steps = writer.steps(journal.events, moments)
        assert len(steps) == len(journal.seen_by(viewer))
        seen = [moment for event, moment in zip(journal.events, moments, strict=True) if event.visible_to(viewer)]
        view = held[viewer]
        for step, moment in zip(json.loads(json.dumps(steps)), seen, strict=True):
            view = patched(view, step)
            assert written(board(view)) == written(moment.board_view(viewer))
            assert [view[name] for name in ASKED] == [held[viewer][name] for name in ASKED]


def moved(timeline: Timeline, number: int, kept: bool = True) -> Change:
    change = Change(number, 0.0, kinds.MOVE, move=timeline.state.moves()[0])
    change.events = timeline.play(change.move)
    change.before = timeline.played_from if kept else None
    return change


def dwarf() -> Timeline:
    game = find("dwarf")
    return Timeline(Record(game, game.configure({}), 5, []))


def test_changes_told_together_go_on_where_the_one_before_ended() -> None:
    timeline = dwarf()
    view = timeline.state.view(-1)
    made = [moved(timeline, number) for number in range(1, 13)]
    replays = Replays()
    steps = replays.steps([[one] for one in made], -1)
    assert steps is not None
    told = [step for some in steps for step in some]
    moments = [moment for one in made for moment in replays.moments(one)]
    assert [len(some) for some in steps[:-1]] == [len(one.events) for one in made[:-1]]
    assert len(told) == len(moments) - 1  # after the last event the view holds that comes with the update
    for step, moment in zip(told, moments[:-1], strict=True):
        view = patched(view, step)
        assert board(view) == moment.board_view(-1)
    # Told as one, as what was held back is: the same steps in one list.
    assert Replays().steps([made], -1) == [told]


def test_a_move_with_one_event_is_not_played_again() -> None:
    game = find("dwar7s_fall")
    timeline = Timeline(Record(game, game.configure({}), 5, []))
    made = moved(timeline, 1)
    while len(made.events) != 1:
        made = moved(timeline, 1)
    replays = Replays()
    assert replays.steps([[made]], 0) == [[]]
    assert not replays.known


def test_talk_has_no_steps_and_breaks_none() -> None:
    timeline = dwarf()
    said = Change(2, 0.0, kinds.TALK)
    steps = Replays().steps([[moved(timeline, 1)], [said], [moved(timeline, 3)], [moved(timeline, 4)]], 0)
    assert steps is not None
    assert [bool(some) for some in steps[:3]] == [True, False, True]


@pytest.mark.parametrize("kind", sorted(kinds.GAME_CHANGES - {kinds.MOVE}))
def test_no_steps_where_the_view_before_is_not_known(kind: str) -> None:
    timeline = dwarf()
    assert Replays().steps([[Change(1, 0.0, kind)], [moved(timeline, 2)]], 0) is None
    assert Replays().steps([[moved(timeline, 1, kept=False)], [moved(timeline, 2)]], 0) is None
    assert Replays().steps([[moved(timeline, 1)], [moved(timeline, 2, kept=False)]], 0) is None


def test_an_event_hidden_from_a_viewer_makes_no_step() -> None:
    """Dig Deeper Dwarf: all see that cards are drawn, and their owner which ones."""
    game = find("dig_deeper_dwarf")
    state = game.new(3)
    chance = random.Random(3)
    hidden = 0
    for _ in range(60):
        state.journal = journal = Journal(moments=True)
        writer = StepWriter(-1, state)
        state.play(chance.choice(state.moves()))
        steps = writer.steps(journal.events, journal.moments or [])
        hidden += len(journal.events) - len(steps)
        assert len(steps) == len(journal.seen_by(-1))
    assert hidden > 0


def test_keys_that_are_no_texts_are_written_as_texts() -> None:
    """Ours have none, but a game by others may."""
    assert as_json({"hands": {1: [2], "two": {3: None}}}) == b'{"hands":{"1":[2],"two":{"3":null}}}'
