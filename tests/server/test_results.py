"""What comes of games is kept: once, for every way in which a game ends, in whatever process and after a kill."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.hosts import Host, Process
from tests.server.play import TWO_BOTS, play_out, step, two
from tests.server.test_people import PASSWORD
from underhall.client import Client
from underhall.server import admin, db_schema
from underhall.server.database import open_engine
from underhall.server.settings import Settings, database_url

RATED: dict[str, Any] = {"hints": False, "takebacks": False}


def kept(database: str, table: str) -> list[Any]:
    """The rows of a table's results, as the database has them."""

    async def read() -> list[Any]:
        engine = open_engine(Settings(database))
        rows = db_schema.results
        async with engine.connect() as connection:
            found = (
                await connection.execute(sa.select(rows).where(rows.c.table_id == table).order_by(rows.c.seat))
            ).all()
        await engine.dispose()
        return list(found)

    return asyncio.run(read())


def profile(client: Client) -> dict[str, Any]:
    return dict(client.ask("GET", "/me/profile"))


def test_a_game_that_is_won_is_kept_with_its_score(host: Host) -> None:
    ann, bob, table = two(host, **RATED)
    play_out(table, ann, bob)
    rows = kept(host.services.settings.database, table)
    outcome = ann.look(table)["now"]["outcome"]
    assert [row.share for row in rows] == outcome["results"]
    assert [row.name for row in rows] == ["Ann", "Bob"]
    assert [row.ending for row in rows] == ["played", "played"]
    assert rows[0].score == rows[1].best_other == outcome["rows"][0]["categories"]
    assert [row.rated for row in rows] == [1, 1]


def test_whoever_resigns_has_lost(host: Host) -> None:
    ann, bob, table = two(host)
    ann.do(table, "resign")
    rows = kept(host.services.settings.database, table)
    assert [(row.share, row.ending, row.score) for row in rows] == [(0.0, "resigned", None), (1.0, "played", None)]
    assert [row.rated for row in rows] == [0, 0]  # a table with take-backs, as they are by default
    assert profile(bob)["games"] == [{"game": "dwarf", "games": 1, "won": 1, "shared": 0, "rated": 0, "rating": None}]
    bob.do(table, "talk", text="Well, well")  # what happens afterwards adds nothing
    ann.do(table, "rematch")
    assert len(kept(host.services.settings.database, table)) == 2


def test_whoever_gives_up_against_several_bots_has_lost_at_once(host: Host) -> None:
    """The bots would play on only while somebody watches."""
    ann = host.client("Ann")
    table = ann.create("dwarf", options={"players": 3}, seats=[{"kind": "me"}, *TWO_BOTS], start=True)
    ann.do(table, "resign")
    rows = kept(host.services.settings.database, table)
    assert [(row.kind, row.share, row.ending) for row in rows] == [
        ("person", 0.0, "resigned"),
        ("bot", 0.5, "played"),
        ("bot", 0.5, "played"),
    ]


@pytest.mark.parametrize("how", ["left", "bot", "lose"])
def test_whoever_does_not_play_on_has_lost(database: str, how: str) -> None:
    """A bot stands in by agreement after leaving, or because the time is up; or the seat is lost with its time."""
    clock = [1000.0]
    host = Host(Settings(database, limits=False, workers=1, clock=lambda: clock[0]))
    try:
        timeout = "lose" if how == "lose" else "bot"
        ann, bob, table = two(host, clock={"kind": "move", "seconds": 60, "timeout": timeout}, **RATED)
        late, other = (ann, bob) if ann.look(table)["now"]["moves"] else (bob, ann)
        seat = late.look(table)["table"]["your_seat"]
        if how == "left":
            late.do(table, "leave")
            other.do(table, "replace", seat=seat, level="random")
        else:
            clock[0] += 100.0
            host.run(host.services.deadlines.look())
        if how != "lose":
            other.do(table, "resign")
        rows = kept(database, table)
        assert rows[seat].kind == "person"
        assert rows[seat].name == ("Ann" if late is ann else "Bob")
        assert (rows[seat].share, rows[seat].ending) == (0.0, "left" if how == "left" else "timed_out")
        assert rows[1 - seat].ending == ("played" if how == "lose" else "resigned")
        assert profile(late)["games"][0]["won"] == 0
        assert profile(late)["games"][0]["games"] == 1
    finally:
        host.stop()


def test_whoever_comes_back_has_played(database: str) -> None:
    """What a bot did in between is forgiven."""
    clock = [1000.0]
    host = Host(Settings(database, limits=False, workers=1, clock=lambda: clock[0]))
    try:
        ann, bob, table = two(host, clock={"kind": "move", "seconds": 60, "timeout": "bot"}, **RATED)
        late, other = (ann, bob) if ann.look(table)["now"]["moves"] else (bob, ann)
        clock[0] += 100.0
        host.run(host.services.deadlines.look())
        late.do(table, "return")
        other.do(table, "resign")
        seat = late.look(table)["table"]["your_seat"]
        rows = kept(database, table)
        assert [(row.share, row.ending) for row in (rows[seat], rows[1 - seat])] == [(1.0, "played"), (0.0, "resigned")]
    finally:
        host.stop()


def test_games_that_are_broken_off_or_learnt_are_no_results(host: Host) -> None:
    database = host.services.settings.database
    ann = host.client("Ann")
    alone = ann.create("dwarf", seats=TWO_BOTS, start=True)
    ann.do(alone, "stop")
    lesson = ann.ask("POST", "/games/dwarf/lesson", {})["table"]["id"]
    ann.do(lesson, "resign")
    finished = ann.create("dwarf", seats=[{"kind": "me"}, TWO_BOTS[0]], start=True)
    ann.do(finished, "resign")
    branch = ann.ask("POST", f"/tables/{finished}/branch", {"move": 0, "seat": 0, "level": "random"})["table"]["id"]
    ann.do(branch, "resign")
    assert [len(kept(database, table)) for table in (alone, lesson, finished, branch)] == [0, 0, 2, 0]
    host.run(admin.delete_table(host.services.engine, finished))
    assert kept(database, finished) == []


def test_what_counts_for_ratings_is_known_from_the_beginning(host: Host) -> None:
    database = host.services.settings.database

    def rated(**wish: Any) -> int:
        ann, _, table = two(host, **wish)
        ann.do(table, "resign")
        return int(kept(database, table)[0].rated)

    assert rated(**RATED) == 1
    assert rated(hints=True, takebacks=False) == 0
    assert rated(hints=False, takebacks=True) == 0
    assert rated(seed="17", **RATED) == 0


def test_a_solo_game_is_kept_with_its_automaton(host: Host) -> None:
    ann = host.client("Ann")
    options = {"players": 1, "solo_opponent": "andvettr"}
    table = ann.create("dwarf", options=options, seats=[{"kind": "me"}], start=True)
    ann.do(table, "resign")
    rows = kept(host.services.settings.database, table)
    assert [(row.kind, row.level, row.share) for row in rows] == [("person", "", 0.0), ("automaton", "andvettr", 1.0)]
    opponents = profile(ann)["opponents"]
    assert [(one["kind"], one["level"], one["games"], one["won"]) for one in opponents] == [
        ("automaton", "andvettr", 1, 0)
    ]


def test_head_to_head_and_recent_games(host: Host) -> None:
    ann, bob, table = two(host)
    bob.do(table, "resign")
    with_bot = ann.create("dwarf", seats=[{"kind": "me"}, {"kind": "bot", "level": "novice"}], start=True)
    ann.do(with_bot, "resign")
    found = profile(ann)
    against = {(one["kind"], one["level"], one["name"]): (one["games"], one["won"]) for one in found["opponents"]}
    assert against == {("person", "", "Bob"): (1, 1), ("bot", "novice", ""): (1, 0)}
    assert [game["table"] for game in found["recent"]] == [with_bot, table]
    assert [seat["you"] for seat in found["recent"][1]["seats"]] == [True, False]


def test_a_private_profile_is_not_there_for_others(host: Host) -> None:
    ann, stranger = host.client(), host.client("Zed")
    name = f"Ann {time.time_ns()}"
    ann.register(name, PASSWORD)
    bob = host.client("Bob")
    table = ann.create("dwarf", visibility="link")
    bob.do(table, "sit")
    ann.do(table, "start")
    bob.do(table, "resign")

    def seen(client: Client) -> Any:
        return client.http.get(f"/api/people/{name}/profile")

    assert seen(stranger).status_code == seen(host.client()).status_code == 404
    assert seen(stranger).json() == stranger.http.get("/api/people/Nobody%20there/profile").json()
    assert seen(ann).json()["own"]
    ann.ask("PUT", "/me/profile", {"public": True})
    shown = seen(stranger).json()
    assert shown["games"][0]["won"] == 1
    # Bob's profile is private, and the table was for whoever has the link.
    assert shown["opponents"] == []
    assert shown["recent"] == []
    assert [one["name"] for one in seen(bob).json()["opponents"]] == ["Bob"]
    ann.ask("PUT", "/me/profile", {"public": False})
    assert seen(stranger).status_code == 404
    assert (
        bob.http.put("/api/me/profile", json={"public": True}).status_code == 409
    )  # a guest's name is not theirs alone


def test_results_are_in_the_export_and_go_with_the_account(host: Host) -> None:
    ann, bob, table = two(host)
    ann.do(table, "talk", text="Off we go")
    ann.do(table, "resign")
    mine = ann.ask("GET", "/me/export")
    assert [(one["table_id"], one["ending"]) for one in mine["results"]] == [(table, "resigned")]
    assert [one["text"] for one in mine["words"]] == ["Off we go"]
    assert mine["person"][0]["name"] == "Ann"
    assert "password" not in mine["person"][0]
    ann.ask("DELETE", "/me", {"password": ""})
    rows = kept(host.services.settings.database, table)
    assert [(row.person is None, row.name) for row in rows] == [(True, ""), (False, "Bob")]
    assert profile(bob)["games"][0]["won"] == 1
    assert [one["name"] for one in profile(bob)["opponents"]] == [""]


@pytest.fixture
def pair(new_database: Callable[[str], str]) -> Iterator[tuple[Host, Host]]:
    database = new_database("postgresql")
    hosts = [Host(Settings(database, limits=False, workers=1)) for _ in range(2)]
    yield hosts[0], hosts[1]
    for host in hosts:
        host.stop()


def test_a_game_across_two_servers_has_one_result_and_one_rating(pair: tuple[Host, Host]) -> None:
    here, there = pair
    ann, bob, table = two(here, **RATED)
    elsewhere = Client(there.address)
    elsewhere.http.cookies = bob.http.cookies
    step(table, ann, elsewhere)
    before = [host.run(host.services.ratings.of("dwarf", ann.ask("GET", "/me")["id"])) for host in pair]
    assert before == [None, None]
    elsewhere.do(table, "resign")
    assert [row.share for row in kept(here.services.settings.database, table)] == [1.0, 0.0]
    after = [host.run(host.services.ratings.of("dwarf", ann.ask("GET", "/me")["id"])) for host in pair]
    assert after[0] == after[1]
    assert after[0] is not None
    assert after[0][0] > 25.0


def test_a_result_is_there_after_a_kill(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    server = Process(database, tmp_path)
    try:
        server.ready()
        ann, bob = Client(server.address), Client(server.address)
        ann.guest("Ann")
        bob.guest("Bob")
        table = ann.create("dwarf")
        bob.do(table, "sit")
        ann.do(table, "start")
        ann.do(table, "resign")
    finally:
        server.kill()
    assert [row.share for row in kept(database_url(database, Path()), table)] == [0.0, 1.0]
