"""The analysis board's routes: positions are looked at, explained and forgotten."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.hosts import Host
from tests.server.test_people import refused
from underhall.core import game as games
from underhall.core.record import Record
from underhall.server import db_schema

pytestmark = pytest.mark.one_database

KEYS = ("dwarf", "dwar7s_fall", "dwar7s_duel", "dig_deeper_dwarf")


def ask(host: Host, what: str, **body: Any) -> Any:
    return host.client("Ann").ask("POST", f"/analysis/{what}", body)


@pytest.mark.parametrize("game", KEYS)
def test_a_dealt_game_is_looked_at_and_played_on(host: Host, game: str) -> None:
    made = ask(host, "start", game=game)
    seen = ask(host, "look", game=game, position=made["position"])
    state = games.find(game).load(made["position"])
    assert seen["position"] == state.position()
    assert [one["move"] for one in seen["moves"]] == state.moves()
    assert seen["view"] == state.view(state.seat)
    state.play(state.moves()[0])
    after = ask(host, "look", game=game, position=made["position"], moves=[seen["moves"][0]["text"]], seat=-1)
    assert after["position"] == state.position()
    assert after["view"] == state.view(-1)
    assert after["events"]
    assert all(event["sentence"] for event in after["events"])


@pytest.mark.parametrize("game", KEYS)
def test_the_form_asks_for_every_declared_field(host: Host, game: str) -> None:
    made = ask(host, "start", game=game)
    common = {"game", "options", "chance", "reveals", "frames"}
    assert [entry["key"] for entry in made["form"]] == [key for key in made["position"] if key not in common]


def test_the_form_has_the_bounds_of_the_rules_at_hand(host: Host) -> None:
    alone, five = (ask(host, "start", game="dwarf", options={"players": n})["form"] for n in (1, 5))
    holder = [next(entry for entry in form if entry["key"] == "holder") for form in (alone, five)]
    assert [entry["high"] for entry in holder] == [1, 4]
    workers = next(entry for entry in five if entry["key"] == "workers")
    assert [entry["kind"] for entry in workers["fields"]] == ["whole", "choice", "truth", "truth"]
    assert "2.9" in workers["fields"][1]["words"]


def test_what_is_wrong_is_said_with_its_place_in_the_readers_language(host: Host) -> None:
    position = ask(host, "start", game="dwarf")["position"]
    position["holdings"][0]["gold"] = -3
    wrong = refused(422, ask, host, "look", game="dwarf", position=position)
    assert wrong.kind == "position"
    assert "holdings.0.gold" in wrong.problem["detail"]
    german = host.client("Ann").http.post(
        "/api/analysis/look", json={"game": "dwarf", "position": position}, params={"lang": "de"}
    )
    assert "ganze Zahl" in german.json()["detail"], german.json()
    assert german.json()["where"] == "holdings.0.gold"


@pytest.mark.parametrize(
    "position", [{}, {"game": "dwarf"}, {"game": []}, {"game": "dwarf", "options": {"players": {}}}]
)
def test_nonsense_is_refused(host: Host, position: dict[str, Any]) -> None:
    assert refused(422, ask, host, "look", game="dwarf", position=position).kind == "position"


def test_a_move_that_is_not_legal_there_is_refused_with_the_reason(host: Host) -> None:
    position = ask(host, "start", game="dwarf")["position"]
    wrong = refused(422, ask, host, "look", game="dwarf", position=position, moves=["place 5", "place 5"])
    assert wrong.problem["detail"]


def test_hints_for_whoever_is_asked(host: Host) -> None:
    position = ask(host, "start", game="dwarf")["position"]
    found = ask(host, "hints", game="dwarf", position=position)
    assert 1 <= len(found) <= 3
    assert {hint["move"] for hint in found} <= set(games.find("dwarf").load(position).moves())


def test_the_automaton_takes_its_turn_when_the_position_is_looked_at(host: Host) -> None:
    """Alone at a real table: it is the automaton's turn, and the board says what it does."""
    position = ask(host, "start", game="dwarf", options={"players": 1})["position"]
    resolution = ["end_of_round", "work 1 0 0 0 -1", "work 0 0 0 0 -1", "defend", "get_help"]
    position["frames"] = [*resolution, "second_turns 0 0", "automaton 2", "first_turns 0 0", "automaton 1"]
    position["workers"] = []
    for seat in position["holdings"]:
        seat["workers"], seat["helpers"] = 2, 2
    seen = ask(host, "look", game="dwarf", position=position)
    assert seen["asked"] == 0
    assert seen["automata"] == 1
    assert [worker["seat"] for worker in seen["position"]["workers"]] != []
    assert any(event["arguments"].get("seat") == 1 for event in seen["events"])


def test_a_record_is_opened_as_a_position_and_its_moves(host: Host) -> None:
    game = games.find("dwar7s_duel")
    record = Record(game, game.configure({}), 7, ["Ann", "Bob"])
    state = record.start()
    for _ in range(5):
        record.moves.append(state.moves()[0])
        state.play(state.moves()[0])
    opened = ask(host, "record", text=record.write())
    assert opened["players"] == ["Ann", "Bob"]
    seen = ask(host, "look", game=opened["game"], position=opened["position"], moves=opened["moves"])
    assert seen["position"] == state.position()
    assert refused(422, ask, host, "record", text="no record").problem["detail"]


def test_nothing_of_a_position_is_stored(host: Host) -> None:
    def rows() -> list[int]:
        async def count() -> list[int]:
            async with host.services.engine.connect() as connection:
                wanted = (db_schema.tables, db_schema.changes, db_schema.seats)
                return [
                    int(await connection.scalar(sa.select(sa.func.count()).select_from(one)) or 0) for one in wanted
                ]

        return host.run(count())

    before = rows()
    position = ask(host, "start", game="dwarf")["position"]
    ask(host, "look", game="dwarf", position=position)
    assert rows() == before


def test_who_is_nobody_is_not_answered_and_bodies_are_bounded(host: Host) -> None:
    client = host.client()
    assert refused(401, client.ask, "POST", "/analysis/start", {"game": "dwarf"}).status == 401
    huge = {"game": "dwarf", "position": {"stacks": "x" * 100_000}}
    assert refused(413, host.client("Ann").ask, "POST", "/analysis/look", huge).status == 413
    assert refused(404, ask, host, "start", game="chess").status == 404
