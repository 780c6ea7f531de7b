"""Lessons: each line is played against the engine, and the server plays the opponent's part of it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.server.hosts import Host
from tests.server.play import play_out
from tests.server.test_people import refused
from underhall.client import Client
from underhall.core import game as games
from underhall.core.messages import Phrasebook, found_languages
from underhall.core.state import State
from underhall.players.bot_names import NAMES, TEACHER
from underhall.server import lessons
from underhall.server.about_games import usual_options

pytestmark = pytest.mark.one_database

KEYS = sorted(path.stem for path in lessons.FOLDER.glob("*.json"))
TEXTS = {"dwarf": "dwarf_page", "dwar7s_fall": "dwar7s_page", "dwar7s_duel": "dwar7s_page"}


def dealt(key: str) -> State:
    lesson = lessons.lesson_of(key)
    assert lesson is not None
    game = games.find(key)
    state: State = game.deal(game.configure({**usual_options(game), **lesson["options"]}), lesson["seed"])
    return state


def at(view: Any, path: str) -> Any:
    for name in path.split("."):
        view = view[int(name)] if isinstance(view, list) else view[name]
    return view


def steps_of(key: str) -> list[dict[str, Any]]:
    lesson = lessons.lesson_of(key)
    assert lesson is not None
    return [step for stage in lesson["stages"] for step in stage["steps"]]


def begin(client: Client, key: str) -> str:
    return str(client.ask("POST", f"/games/{key}/lesson", {})["table"]["id"])


def follow(client: Client, table: str, key: str, count: int) -> None:
    """Make the learner's part of the first moves of the line."""
    line, _ = lessons.line_of(key)
    while (now := client.wait_for_turn(table))["lesson"] < count:
        client.play(table, line[now["lesson"]], now["turn_number"])


@pytest.mark.parametrize("key", KEYS)
def test_the_line_is_legal_and_leads_to_every_success(key: str) -> None:
    state = dealt(key)
    space = state.game.moves
    for step in steps_of(key):
        for text in lessons.moves_of(step):
            assert state.seat == (lessons.LEARNER if "move" in step else lessons.OPPONENT), text
            assert space.print(space.parse(text)) == text, "written as the page is told it"
            assert space.parse(text) in state.moves(), text
            state.play(space.parse(text))
        for path, value in step.get("success", {}).items():
            assert at(state.view(lessons.LEARNER), path) == value, (step["text"], path)
    assert state.seat >= 0, "the game goes on"


@pytest.mark.parametrize("key", KEYS)
def test_before_a_stage_its_success_was_not_there_yet(key: str) -> None:
    lesson = lessons.lesson_of(key)
    assert lesson is not None
    state = dealt(key)
    for stage in lesson["stages"]:
        success = [step["success"] for step in stage["steps"] if "success" in step][-1]
        view = state.view(lessons.LEARNER)
        assert any(at(view, path) != value for path, value in success.items()), stage["text"]
        for step in stage["steps"]:
            for text in lessons.moves_of(step):
                state.play(state.game.moves.parse(text))


@pytest.mark.parametrize("key", KEYS)
def test_every_decision_has_more_than_one_answer_or_says_nothing_new(key: str) -> None:
    """A step with a sentence of its own lets something be done wrong; only then is there anything to be learnt."""
    state = dealt(key)
    for step in steps_of(key):
        if "move" in step and "text" in step:
            assert len(state.moves()) > 1, step["text"]
        for text in lessons.moves_of(step):
            state.play(state.game.moves.parse(text))


@pytest.mark.parametrize("key", KEYS)
def test_a_lesson_has_three_stages_that_begin_with_words_and_ends_freely(key: str) -> None:
    lesson = lessons.lesson_of(key)
    assert lesson is not None
    assert len(lesson["stages"]) == 3
    for stage in lesson["stages"]:
        first = stage["steps"][0]
        assert "text" in first
        assert not lessons.moves_of(first)
        assert sum("success" in step for step in stage["steps"]) == 1
    assert [step for step in steps_of(key) if step.get("free")] == [steps_of(key)[-1]]


@pytest.mark.parametrize("key", KEYS)
def test_everything_is_said_in_every_language(key: str) -> None:
    lesson = lessons.lesson_of(key)
    assert lesson is not None
    wanted = {f"lesson_stage-{stage['text']}" for stage in lesson["stages"]}
    wanted |= {f"lesson-{step['text']}" for step in steps_of(key) if "text" in step}
    wanted |= {f"lesson_why-{step['text']}" for step in steps_of(key) if "move" in step and "text" in step}
    for language in found_languages():
        path = Phrasebook(TEXTS.get(key, f"{key}_page")).path(language)
        said = dict(re.findall(r"(?m)^(lesson\w*-\w+) = (.*)$", path.read_text("utf-8")))
        assert wanted <= set(said), (language, wanted - set(said))
        assert all(len(said[name]) < 200 for name in wanted), [said[name] for name in wanted if len(said[name]) >= 200]


@pytest.mark.parametrize("key", KEYS)
def test_the_server_plays_the_opponents_part(host: Host, key: str) -> None:
    client = host.client("Ann")
    table = begin(client, key)
    line, _ = lessons.line_of(key)
    shown = client.look(table)
    assert shown["table"]["seats"][lessons.OPPONENT]["name"] == TEACHER
    assert shown["table"]["origin"] == {"lesson": key}
    follow(client, table, key, len(line))
    made = host.services.tables.live[table].table.running().moves
    assert tuple(made[: len(line)]) == line


def test_one_goes_back_to_where_a_stage_begins_and_plays_it_again(host: Host) -> None:
    client = host.client("Ann")
    table = begin(client, "dwarf")
    line, starts = lessons.line_of("dwarf")
    refused(409, client.do, table, "stage", stage=1)
    follow(client, table, "dwarf", starts[2] + 1)
    client.do(table, "stage", stage=1)
    follow(client, table, "dwarf", starts[1])
    client.do(table, "stage", stage=0)
    assert client.look(table)["now"]["lesson"] == 0
    refused(409, client.do, table, "stage", stage=3)
    refused(409, client.do, client.create("dwarf"), "stage", stage=0)
    stranger = host.client("Bob")
    refused(403, stranger.do, table, "stage", stage=0)
    follow(client, table, "dwarf", len(line))


def test_whoever_leaves_the_line_plays_on_against_a_novice(host: Host) -> None:
    client = host.client("Ann")
    table = begin(client, "dwarf")
    now = client.wait_for_turn(table)
    line, _ = lessons.line_of("dwarf")
    client.play(table, next(move["move"] for move in now["moves"] if move["move"] != line[0]), now["turn_number"])
    assert client.wait_for_turn(table)["lesson"] == -1
    play_out(table, client)
    assert client.look(table)["now"]["status"] == "over"


def test_no_other_table_follows_a_line(host: Host) -> None:
    """Neither a rematch nor a wish of a client's makes one; and nobody but the teacher has his name."""
    client = host.client("Ann")
    table = begin(client, "dwarf")
    client.do(table, "resign")
    again = client.ask("POST", f"/tables/{table}/rematch", {})["table"]
    assert again["origin"] == {"rematch_of": table}
    assert again["seats"][lessons.OPPONENT]["name"] in NAMES["novice"]
    assert host.services.tables.live[again["id"]].table.header.seed != "7081"
    plain = client.look(client.create("dwarf", seats=[{"kind": "me"}, {"kind": "bot", "level": "novice"}], start=True))
    assert plain["now"]["lesson"] is None
    assert plain["table"]["seats"][1]["name"] != TEACHER
    assert all(TEACHER not in names for names in NAMES.values())
    wish = {"game": "dwarf", "seats": [{"kind": "me"}, {"kind": "open"}], "origin": {"lesson": "dwarf"}}
    refused(422, client.ask, "POST", "/tables", wish)


def test_a_game_without_a_lesson_says_so(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    client = host.client("Ann")
    refused(404, client.ask, "POST", "/games/nothing/lesson", {})
    monkeypatch.setattr(lessons, "lesson_of", lambda key: None)
    refused(404, client.ask, "POST", "/games/dwarf/lesson", {})


def test_a_package_brings_a_lesson_that_is_played(host: Host) -> None:
    client = host.client("Ann")
    table = begin(client, "high_stone")
    line, _ = lessons.line_of("high_stone")
    follow(client, table, "high_stone", len(line))
    assert client.look(table)["now"]["view"]["points"] == [3, 0]


def test_a_lesson_outlives_the_server(host: Host) -> None:
    """What is read back from the database follows the line as well."""
    client = host.client("Ann")
    table = begin(client, "dwarf")
    follow(client, table, "dwarf", 3)
    host.services.tables.live.pop(table)
    follow(client, table, "dwarf", 9)
