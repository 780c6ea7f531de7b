"""Games by others: what their packages bring for the browser, and the text board that the server draws for any game."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.examples import PEBBLES
from tests.server.hosts import Host
from underhall.client import Client
from underhall.core import game as games
from underhall.server.settings import Settings, database_url


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory, high_stone: None) -> Iterator[Host]:
    """A server of this module's own, on SQLite, with Pebbles and High Stone installed."""
    sys.path.insert(0, str(PEBBLES))
    host = Host(
        Settings(database_url(str(tmp_path_factory.mktemp("db") / "tables.db"), Path()), limits=False, workers=1)
    )
    yield host
    host.stop()
    sys.path.remove(str(PEBBLES))
    games._loaded.pop("pebbles", None)


def shown(host: Host, key: str) -> dict[str, Any]:
    listed: list[dict[str, Any]] = host.client().http.get("/api/games?lang=de").json()
    return next(game for game in listed if game["key"] == key)


def test_a_game_says_what_its_package_brings(small: Host) -> None:
    assert shown(small, "high_stone")["files"] == ["board.css", "board.js", "cover.svg", "lesson.json"]
    assert shown(small, "high_stone")["minutes"] == [3, 10]
    pebbles = shown(small, "pebbles")
    assert (pebbles["files"], pebbles["minutes"]) == ([], [1, 5])
    assert pebbles["title"] == "Pebbles"
    assert pebbles["about"].startswith("Three heaps"), "English stands in for German"


@pytest.mark.parametrize(
    ("name", "kind", "part"),
    [
        ("board.js", "text/javascript", "export default"),
        ("board.css", "text/css", ".high-stone"),
        ("cover.svg", "image/svg+xml", "<svg"),
        ("lesson.json", "application/json", "stages"),
    ],
)
def test_files_are_served_under_the_strict_policy(small: Host, name: str, kind: str, part: str) -> None:
    http = small.client().http
    answer = http.get(f"/api/games/high_stone/files/{name}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(kind)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["content-security-policy"].startswith("default-src 'self';")
    assert part in answer.text
    tag = answer.headers["etag"]
    assert http.get(f"/api/games/high_stone/files/{name}", headers={"If-None-Match": tag}).status_code == 304


@pytest.mark.parametrize(
    "path",
    [
        "high_stone/files/nothing.js",
        "pebbles/files/board.js",
        "dwarf/files/cover.svg",
        "no_such_game/files/board.js",
        "high_stone/files/__init__.py",
        "high_stone/files/texts.toml",
        "high_stone/files/..%2Ftexts.toml",
        "high_stone/files/..%2F..%2Fboard.js",
        "high_stone/files/.js",
    ],
)
def test_nothing_else_is_served(small: Host, path: str) -> None:
    answer = small.client().http.get(f"/api/games/{path}")
    assert answer.status_code in (404, 422)
    assert "high" not in answer.text.lower().replace("high_stone", "")


def test_the_rules_of_a_package_are_read(small: Host) -> None:
    rules = small.client().http.get("/api/games/pebbles/rules?lang=de").json()
    assert (rules["title"], rules["language"]) == ("Pebbles", "en")
    assert [clause["number"] for clause in rules["clauses"]] == ["P-1", "P-2", "P-3"]


# The text board.


def table_of(client: Client, game: str, start: bool = True) -> str:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"} if start else {"kind": "open"}]
    made: dict[str, Any] = client.ask("POST", "/tables", {"game": game, "seats": seats, "start": start})
    return str(made["table"]["id"])


def test_the_board_has_lines_pieces_and_tints(small: Host) -> None:
    ann = small.client("Ann")
    table = table_of(ann, "pebbles")
    drawn = ann.ask("GET", f"/tables/{table}/drawing")
    assert drawn["head"] == "Pebbles"
    assert drawn["board"]["lines"][0].rstrip() == "A  o o o o o o o"
    assert drawn["board"]["pieces"][0] == {"name": "heap:a", "row": 0, "column": 0, "width": 34, "height": 1}
    assert drawn["board"]["tints"][-1]["colour"] == "brass"
    assert drawn["turn_number"] == ann.look(table)["now"]["turn_number"]
    picks = {pick for move in ann.look(table)["now"]["moves"] for pick in move["picks"]}
    assert picks <= {piece["name"] for piece in drawn["board"]["pieces"]}


def test_a_game_that_does_not_draw_itself_says_so(small: Host) -> None:
    ann = small.client("Ann")
    drawn = ann.ask("GET", f"/tables/{table_of(ann, 'high_stone')}/drawing")
    assert (drawn["board"], drawn["side"]) == (None, None)


@pytest.mark.parametrize("game", ["dwarf", "dwar7s_fall", "dwar7s_duel", "dig_deeper_dwarf"])
def test_our_own_games_are_drawn_in_any_room(small: Host, game: str) -> None:
    ann = small.client("Ann")
    table = table_of(ann, game)
    for room in ("", "?columns=40&rows=10&beside=24&lang=de", "?columns=200&rows=100&beside=80"):
        for client in (ann, small.client()):
            assert client.http.get(f"/api/tables/{table}/drawing{room}").json()["board"]["lines"]


def test_before_the_game_there_is_nothing_to_draw(small: Host) -> None:
    ann = small.client("Ann")
    table = table_of(ann, "pebbles", start=False)
    assert ann.http.get(f"/api/tables/{table}/drawing").status_code == 409


def test_steps_are_drawn_when_the_game_is_over_and_not_before(small: Host) -> None:
    ann = small.client("Ann")
    table = table_of(ann, "pebbles")
    assert ann.http.get(f"/api/tables/{table}/drawing?move=0").status_code == 409
    ann.ask("POST", f"/tables/{table}/resign")
    first = ann.http.get(f"/api/tables/{table}/drawing?move=0&seat=1").json()
    assert first["turn_number"] == 0
    assert first["board"]["lines"][0].rstrip() == "A  o o o o o o o"
    assert ann.http.get(f"/api/tables/{table}/drawing?move=99").status_code == 422
    assert ann.http.get(f"/api/tables/{table}/drawing?move=0&seat=7").status_code == 422
