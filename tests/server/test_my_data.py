"""What somebody takes along: everything that is kept about them, nothing of others that they may not see, no secret."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.hosts import Host
from tests.server.play import play_out, says, step, two
from tests.server.test_people import PASSWORD
from underhall.client import Refused
from underhall.core.record import read
from underhall.server import db_schema, limits

# Where the rows that name a person are found in what that person takes along.
FOUND_AS = {
    "people": "person",
    "sessions": "sessions",
    "seats": "seats",
    "tables": "tables_made",
    "changes": "words",
    "webhooks": "webhooks",
    "results": "results",
    "public_profiles": "public_profile",
    "deal_tries": "deal_tries",
    "puzzle_tries": "puzzle_tries",
    "reports": "reports_made",
    "tokens": "tokens",
    "muted_people": "muted",
    "notice_ways": "notice_ways",
    "notices": "notices",
    "events": "events",
    "event_entrants": "event_entries",
}
# Rows that name nobody, or only what somebody else's rows say already.
OF_NOBODY = {"keys", "event_games", "webhooks_told", "alembic_version"}


def taken(host: Host, name: str) -> dict[str, Any]:
    return dict(host.client(name).ask("GET", "/me/export"))


def test_every_kind_of_row_is_in_it_or_is_nobodys(host: Host) -> None:
    """A table that comes later must be thought of here as well."""
    assert set(db_schema.metadata.tables) - OF_NOBODY == set(FOUND_AS)
    assert set(FOUND_AS.values()) | {"records"} == set(taken(host, "Ann"))


def test_records_of_finished_games_can_be_played_on(host: Host) -> None:
    ann, bob, table = two(host)
    play_out(table, ann, bob)
    running = ann.create("dwarf", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
    mine = ann.ask("GET", "/me/export")
    assert [one["table_id"] for one in mine["records"]] == [table]
    assert read(mine["records"][0]["record"]).write() == ann.http.get(f"/api/tables/{table}/record").text
    assert {one["id"]: one["status"] for one in mine["tables_made"]} == {table: "over", running: "running"}


def test_nothing_of_a_running_game_is_in_it(host: Host) -> None:
    ann, bob, table = two(host)
    for _ in range(6):
        step(table, ann, bob)
    bob.do(table, "talk", text="Bob's own words")
    text = json.dumps(ann.ask("GET", "/me/export"))
    assert not says(text, "seed")
    assert not says(text, "Bob")
    assert table in text


def test_tokens_are_in_it_by_name_and_no_secret_is(host: Host) -> None:
    ann = host.client()
    ann.register("Ann of the Export", PASSWORD)
    token = ann.ask("POST", "/my/tokens", {"name": "My bot", "rights": ["play"]})["token"]
    hook = ann.ask("POST", "/my/webhooks", {"url": "http://127.0.0.1:9/none"})
    mine = ann.ask("GET", "/me/export")
    assert [(one["name"], one["rights"]) for one in mine["tokens"]] == [("My bot", "play")]
    text = json.dumps(mine)
    for secret in (token, token[4:], hook["secret"], ann.http.cookies["underhall"], PASSWORD, "argon2"):
        assert secret not in text


def test_whoever_reported_somebody_is_not_told_to_them(host: Host) -> None:
    ann, bob, table = two(host)
    bob.do(table, "talk", text="Something rude")
    said = ann.ask("GET", f"/tables/{table}/talk")[-1]["number"]
    ann.do(table, "report", number=said)
    assert [one["words"] for one in ann.ask("GET", "/me/export")["reports_made"]] == ["Something rude"]
    assert bob.ask("GET", "/me/export")["reports_made"] == []


def test_it_is_not_made_again_and_again(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host.services.limiter, "on", True)
    ann = host.client("Ann")
    for _ in range(int(limits.EXPORT.burst)):
        ann.ask("GET", "/me/export")
    with pytest.raises(Refused) as refused:
        ann.ask("GET", "/me/export")
    assert refused.value.status == 429
