"""The operator's page behind its token: what it opens, what it shows, what it does, and what it never tells."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.breaking import execute
from tests.server.hosts import Host
from tests.server.play import play_out, step, two
from tests.server.test_people import PASSWORD
from tests.server.test_results import kept
from underhall.client import Client, Refused
from underhall.core.errors import BadOption
from underhall.server import limits
from underhall.server.operator_token import admin_token
from underhall.server.settings import Settings

TOKEN = "a token for tests only"
NOTHING = "/api/nothing_is_here"


class Operator:
    """Whoever knows the token."""

    def __init__(self, host: Host, token: str = TOKEN) -> None:
        self.client = host.client()
        self.client.http.headers["Authorization"] = f"Bearer {token}"

    def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        return self.client.ask(method, f"/admin{path}", body, **query)

    def tables(self, sought: str = "", **query: Any) -> list[str]:
        return [one["id"] for one in self.ask("GET", "/tables", sought=sought, **query)["tables"]]

    def person(self, name: str) -> dict[str, Any]:
        found = self.ask("GET", "/people", sought=name)["people"]
        return dict(found[0])

    def mute(self, name: str, on: bool = True) -> None:
        self.ask("PUT", f"/people/{self.person(name)['id']}/mute", {"on": on})


@pytest.fixture(scope="module")
def host(backend: str, new_database: Callable[[str], str]) -> Iterator[Host]:
    host = Host(Settings(new_database(backend), limits=False, workers=1, admin_token=TOKEN))
    yield host
    host.stop()


@pytest.fixture
def operator(host: Host) -> Operator:
    return Operator(host)


# The token.


def test_without_a_token_there_is_no_such_page(new_database: Callable[[str], str]) -> None:
    closed = Host(Settings(new_database("sqlite"), workers=1))
    http = closed.client().http
    for path in ("/api/admin/load", "/api/admin/tables", "/api/admin/people"):
        found, nothing = http.get(path, headers={"Authorization": f"Bearer {TOKEN}"}), http.get(NOTHING)
        assert (found.status_code, found.content) == (nothing.status_code, nothing.content)
        assert found.status_code == 404
    assert "/api/admin" not in http.get("/openapi.json").text
    closed.stop()


def test_only_whoever_knows_the_token_is_let_in(host: Host, operator: Operator) -> None:
    assert operator.ask("GET", "/load")["version"]
    for word in ("", TOKEN, f"Bearer {TOKEN}x", f"Bearer {TOKEN[:-1]}", "Bearer", f"Basic {TOKEN}", "Bearer \xe9"):
        answer = host.client("Ann").http.get("/api/admin/load", headers={"Authorization": word.encode()})
        assert answer.status_code == 401, word
        assert answer.json()["title"] == "That is not the token of this server"


def test_tokens_cannot_be_tried_for_long(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host.services, "limiter", limits.Limiter(True))
    operator, guesser = Operator(host), Operator(host, "another token")
    for _ in range(3 * int(limits.ADMIN.burst)):
        operator.ask("GET", "/load")  # what is right does not count
    answers = [guesser.client.http.get("/api/admin/load").status_code for _ in range(int(limits.ADMIN.burst) + 1)]
    assert answers == [401] * int(limits.ADMIN.burst) + [429]
    # Else the answer would tell the right one from the wrong ones all the same.
    assert operator.client.http.get("/api/admin/load").status_code == 429


def test_the_token_comes_from_a_file_or_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text(f"{TOKEN}\n")
    assert admin_token(str(file), "") == admin_token("", f" {TOKEN} ") == TOKEN
    assert admin_token("", "") == ""
    file.write_text("short\n")
    for path, given in ((str(file), ""), ("", "short"), ("", "\xe9" * 20), (str(tmp_path / "none"), "")):
        with pytest.raises(BadOption):
            admin_token(path, given)
    file.write_bytes(os.urandom(64) + b"\xff")
    with pytest.raises(BadOption):
        admin_token(str(file), "")


# What it shows.


def test_the_load_is_numbers_and_nothing_of_games(host: Host, operator: Operator) -> None:
    ann, bob, table = two(host)
    with ann.watch(table) as watch:
        watch.receive()
        step(table, ann, bob)
        load = operator.ask("GET", "/load")
    assert load["connections"] == 1
    assert load["people"] == 1
    assert load["live_tables"] >= 1
    assert load["moves_per_second"] >= 0
    assert load["memory"] > 10**6
    assert load["database_size"] > 10**4
    assert (load["disk_free"] is None) == (load["database"] == "postgresql")
    assert load["writing"]
    assert load["listening"]
    words = {name for name, value in load.items() if isinstance(value, str)}
    assert words == {"version", "database"}


def test_moves_are_counted(host: Host, operator: Operator) -> None:
    ann, bob, table = two(host)
    before = host.services.metrics.all_moves()
    for _ in range(3):
        step(table, ann, bob)
    assert host.services.metrics.all_moves() == before + 3
    assert operator.ask("GET", "/load")["moves_per_second"] > 0


def test_turns_of_bots_elsewhere_wait(new_database: Callable[[str], str]) -> None:
    settings = Settings(new_database("postgresql"), limits=False, workers=1, bots_elsewhere=True, admin_token=TOKEN)
    alone = Host(settings)
    ann = alone.client("Ann")
    seats = [{"kind": "bot", "level": "random"}, {"kind": "me"}]
    table = ann.create("dwarf", seats=seats, start=True)
    while not alone.run(alone.services.tables.store.waiting()):
        step(table, ann)
    assert Operator(alone).ask("GET", "/load")["bots_waiting"] == 1
    assert "underhall_bots_waiting 1.0" in ann.http.get("/metrics").text
    alone.stop()


def test_tables_are_found_by_what_lists_show_and_not_by_what_is_hidden(host: Host, operator: Operator) -> None:
    ann = host.client("Ann of the tables")
    read_only = operator.tables("", status="read_only")
    private = ann.create("dwarf", visibility="private", title="Friday night")
    open_one = ann.create("dwar7s_duel", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    assert operator.tables("friday") == [private]
    assert set(operator.tables("ann of the tables")) == {private, open_one}
    assert operator.tables(open_one[:12]) == [open_one]
    assert open_one in operator.tables("duel", status="open")
    assert private not in operator.tables("", status="running")
    assert operator.tables("", status="read_only") == read_only
    seed = json.loads(str(host.run(host.services.tables.store.header(private))))["seed"]
    assert operator.tables(str(seed)) == []
    assert operator.tables(str(seed)[:6]) == []


def test_tables_come_in_pages(host: Host, operator: Operator, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("underhall.server.operating.PAGE", 2)
    monkeypatch.setattr("underhall.server.operating.CHUNK", 3)
    ann = host.client("Ann of many tables")
    made = [ann.create("dwarf") for _ in range(5)]
    found: list[str] = []
    before = ""
    for _ in range(3):
        page = operator.ask("GET", "/tables", sought="ann of many", before=before)
        found += [one["id"] for one in page["tables"]]
        before = page["before"]
    assert sorted(found) == sorted(made)


# What it does.


def test_a_game_is_closed_for_good_and_is_no_result(host: Host, operator: Operator) -> None:
    ann, bob, table = two(host)
    step(table, ann, bob)
    with bob.watch(table) as watch:
        watch.receive()
        operator.ask("POST", f"/tables/{table}/close")
        assert watch.receive()["now"]["status"] == "over"
    now = ann.look(table)["now"]
    assert now["outcome"]["ending"] == "closed"
    assert kept(host.services.settings.database, table) == []
    assert ann.record(table)
    operator.ask("POST", f"/tables/{table}/close")  # twice is once


def test_a_table_that_can_only_be_looked_at_is_found_and_closed(host: Host, operator: Operator) -> None:
    ann, bob, table = two(host)
    step(table, ann, bob)
    live = host.services.tables.live[table]
    text = str(host.run(host.services.tables.store.header(table)))
    header = json.loads(text)
    header["rules"] = 0
    written = json.dumps(header).replace(":", "\\:")  # a colon would begin a parameter
    execute(host.services.settings.database, f"UPDATE tables SET header = '{written}' WHERE id = '{table}'")
    host.run(host.services.tables.reread(table))
    assert live.gone
    found = operator.ask("GET", "/tables", status="read_only")["tables"]
    assert [one["id"] for one in found] == [table]
    assert "rules" in found[0]["read_only"]
    operator.ask("POST", f"/tables/{table}/close")
    assert ann.look(table)["table"]["status"] == "over"


def test_a_table_that_has_not_begun_is_deleted_and_not_closed(host: Host, operator: Operator) -> None:
    table = host.client("Ann").create("dwarf")
    with pytest.raises(Refused) as refused:
        operator.ask("POST", f"/tables/{table}/close")
    assert refused.value.status == 409
    operator.ask("DELETE", f"/tables/{table}")
    assert operator.tables(table) == []


def test_a_deleted_table_is_gone_with_its_results(host: Host, operator: Operator) -> None:
    ann, bob, table = two(host)
    play_out(table, ann, bob)
    assert kept(host.services.settings.database, table)
    operator.ask("DELETE", f"/tables/{table}")
    assert kept(host.services.settings.database, table) == []
    for client in (ann, bob):
        with pytest.raises(Refused) as refused:
            client.look(table)
        assert refused.value.status == 404
    with pytest.raises(Refused):
        operator.ask("DELETE", f"/tables/{table}")


def test_people_are_found_by_name_and_shown_without_secrets(host: Host, operator: Operator) -> None:
    ann = host.client()
    ann.register("Ann 100% sure", PASSWORD)
    found = operator.ask("GET", "/people", sought="100% S")["people"]
    assert [(one["name"], one["guest"], one["sessions"], one["muted"]) for one in found] == [
        ("Ann 100% sure", False, 1, False)
    ]
    assert set(found[0]) == {"id", "name", "guest", "created", "used", "sessions", "reports", "muted"}
    assert operator.ask("GET", "/people", sought="100_ s")["people"] == []


MUTED = "The operator has muted you: you can play, and say nothing"


def says(client: Client, table: str) -> list[bool]:
    """Every way to say something to others: whether it was let through. A refusal says why."""

    def let_through(work: Callable[[], Any]) -> bool:
        said = ""
        try:
            work()
        except Refused as refused:
            said = f"{refused.status} {refused.problem['title']}"
        assert said in ("", f"403 {MUTED}")
        return not said

    with client.watch(table) as watch:
        watch.receive()
        return [
            let_through(lambda: client.do(table, "talk", text="Hello")),
            let_through(lambda: client.do(table, "talk", reaction="hello")),
            let_through(lambda: watch.command("talk", text="Hello by socket")),
            let_through(lambda: client.create("dwarf", title="Hello")),
            let_through(lambda: client.ask("POST", "/events", {"name": "Hello", "game": "dwarf", "kind": "swiss"})),
        ]


def test_whoever_is_muted_says_nothing_and_plays(host: Host, operator: Operator) -> None:
    ann, bob = host.client("Ann the loud"), host.client("Bob")
    table = ann.create("dwarf")
    bob.do(table, "sit")
    ann.do(table, "start")
    assert says(ann, table) == [True] * 5
    operator.mute("Ann the loud")
    assert operator.person("Ann the loud")["muted"]
    assert [one["name"] for one in operator.ask("GET", "/people", muted=True)["people"]] == ["Ann the loud"]
    operator.mute("Ann the loud")  # twice is once
    assert says(ann, table) == [False] * 5
    assert says(bob, table) == [True] * 5
    step(table, ann, bob)
    step(table, ann, bob)
    assert ann.create("dwarf")
    ann.register("Ann the louder", PASSWORD)
    assert says(ann, table) == [False] * 5, "a guest who makes an account stays muted"
    operator.mute("Ann the louder", on=False)
    assert says(ann, table) == [True] * 5


def test_muting_is_kept_and_goes_with_the_account(new_database: Callable[[str], str]) -> None:
    settings = Settings(new_database("sqlite"), limits=False, workers=1, admin_token=TOKEN)
    first = Host(settings)
    ann = first.client("Ann")
    table = ann.create("dwarf")
    Operator(first).mute("Ann")
    first.stop()
    second = Host(settings)
    again = second.client()
    again.http.cookies = ann.http.cookies
    assert says(again, table) == [False] * 5
    again.ask("DELETE", "/me", {"password": ""})
    assert Operator(second).ask("GET", "/people", muted=True)["people"] == []
    second.stop()


def test_another_process_honours_it_at_once(new_database: Callable[[str], str]) -> None:
    database = new_database("postgresql")
    hosts = [Host(Settings(database, limits=False, workers=1, admin_token=TOKEN)) for _ in range(2)]
    ann = hosts[0].client("Ann")
    table = ann.create("dwarf")
    assert says(ann, table) == [True] * 5
    Operator(hosts[1]).mute("Ann")
    assert says(ann, table) == [False] * 5
    Operator(hosts[1]).ask("DELETE", f"/tables/{table}")
    for host in hosts:
        host.stop()


def test_sessions_are_ended(host: Host, operator: Operator) -> None:
    ann = host.client()
    ann.register("Ann elsewhere", PASSWORD)
    table = ann.create("dwarf")
    with ann.watch(table) as watch:
        watch.receive()
        operator.ask("DELETE", f"/people/{operator.person('Ann elsewhere')['id']}/sessions")
        with pytest.raises(Exception, match="1008"):
            watch.receive()
    assert ann.me() is None
    ann.ask("POST", "/login", {"name": "Ann elsewhere", "password": PASSWORD})


def test_nobody_of_that_id(operator: Operator) -> None:
    for method, path, body in (("PUT", "/mute", {"on": True}), ("DELETE", "/sessions", None)):
        with pytest.raises(Refused) as refused:
            operator.ask(method, f"/people/nobody_at_all{path}", body)
        assert refused.value.problem["title"] == "There is no such person"


def test_reported_words_are_shown_with_whose_they_are(host: Host, operator: Operator) -> None:
    ann, bob, table = two(host)
    bob.do(table, "talk", text="Something rude")
    ann.do(table, "report", number=ann.ask("GET", f"/tables/{table}/talk")[-1]["number"])
    first = operator.ask("GET", "/reports")[0]
    assert (first["words"], first["name"], first["table"]) == ("Something rude", "Bob", table)
    assert operator.ask("GET", "/people", sought="Bob")["people"]
    said_of = [one for one in operator.ask("GET", "/people", sought="Bob")["people"] if one["id"] == first["person"]]
    assert [one["reports"] for one in said_of] == [1]
