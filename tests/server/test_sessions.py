"""Sessions: listed and ended one by one, whatever the clocks say; passwords changed; guests who are gone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from itsdangerous import URLSafeTimedSerializer
from websockets.exceptions import ConnectionClosed

from tests.server.hosts import Host, wait_until
from tests.server.play import two
from tests.server.test_intruders import refused_status
from tests.server.test_people import PASSWORD, refused
from underhall.client import Client
from underhall.server import db_schema
from underhall.server.departed_guests import forget_guests
from underhall.server.people import DAY
from underhall.server.settings import Settings

OTHER = "another long sentence"
HOUR = 3600


class Clock:
    """A server whose clock the test sets."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.time = 1_000_000.0
        self.host = Host(Settings(database, limits=False, clock=lambda: self.time, **settings))

    def pass_by(self, seconds: float) -> None:
        self.time += seconds
        self.host.run(self.host.services.people.look_after_sessions())


@pytest.fixture
def clock(database: str) -> Iterator[Clock]:
    clock = Clock(database)
    yield clock
    clock.host.stop()


def names(host: Host) -> list[str]:
    async def stored() -> list[str]:
        async with host.services.engine.connect() as connection:
            return [str(name) for name in await connection.scalars(sa.select(db_schema.people.c.name))]

    return host.run(stored())


def entered(host: Host, name: str, password: str = PASSWORD) -> Client:
    client = host.client()
    client.log_in(name, password)
    return client


# Clocks (M5).


def test_a_clock_set_back_logs_nobody_out(clock: Clock) -> None:
    ann = clock.host.client("Ann")
    for step in (-1.5, -HOUR, -30 * DAY, 60 * DAY):
        clock.pass_by(step)
        assert ann.ask("GET", "/me")["name"] == "Ann"


def test_a_session_holds_at_another_process_whose_clock_is_behind(new_database: Callable[[str], str]) -> None:
    database = new_database("postgresql")
    ahead, behind = Clock(database), Clock(database)
    try:
        behind.time -= 10 * HOUR
        ann = ahead.host.client("Ann")
        ann.http.base_url = behind.host.address
        assert ann.ask("GET", "/me")["name"] == "Ann"
        behind.time += 101 * DAY
        refused(401, ann.ask, "GET", "/me")
    finally:
        ahead.host.stop()
        behind.host.stop()


def test_cookies_that_still_have_a_date_go_on(host: Host) -> None:
    """From before: nobody is logged out by a new version, a guest would be for good."""
    people, ann = host.services.people, host.client("Ann")
    token = people.signer.loads(ann.http.cookies["underhall"])
    key = people.signer.secret_keys[-1].decode()
    old = Client(host.address)
    old.http.cookies.set("underhall", URLSafeTimedSerializer(key, salt="underhall session").dumps(token))
    assert old.ask("GET", "/me") == ann.ask("GET", "/me")


# Listing and ending (M3).


def test_sessions_are_listed_with_where_and_when(clock: Clock) -> None:
    ann = clock.host.client()
    ann.http.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    ann.register("Ann", PASSWORD)
    clock.pass_by(5 * HOUR)
    entered(clock.host, "Ann")
    found = ann.ask("GET", "/me/sessions")
    assert [(one["device"], one["current"]) for one in found] == [("underhall.client", False), ("Firefox, Linux", True)]
    clock.pass_by(HOUR)  # the look at the list counted as a use of the older session
    again = {one["id"]: one for one in ann.ask("GET", "/me/sessions")}
    mine = next(one for one in again.values() if one["current"])
    begun = 1_000_000.0
    assert (mine["created"], mine["used"], mine["expires"]) == (begun, begun + 5 * HOUR, begun + 90 * DAY)
    assert ann.http.cookies["underhall"].partition(".")[0] not in str(again)


def test_one_session_or_all_others_are_ended_at_once(host: Host) -> None:
    ann = host.client()
    ann.register(f"Ann of {id(host)}", PASSWORD)
    table = ann.create("dwarf")
    others = [entered(host, f"Ann of {id(host)}") for _ in range(3)]
    with others[0].watch(table) as watch:
        watch.receive()
        first = next(one["id"] for one in others[0].ask("GET", "/me/sessions") if one["current"])
        ann.ask("DELETE", f"/me/sessions/{first}")
        with pytest.raises(ConnectionClosed):
            watch.receive()
    refused(401, others[0].ask, "GET", "/me")
    refused(404, ann.ask, "DELETE", f"/me/sessions/{first}")
    assert others[1].ask("GET", "/me")
    ann.ask("DELETE", "/me/sessions")
    for client in others[1:]:
        refused(401, client.ask, "GET", "/me")
    assert [one["current"] for one in ann.ask("GET", "/me/sessions")] == [True]
    ann.ask("DELETE", f"/me/sessions/{ann.ask('GET', '/me/sessions')[0]['id']}")
    assert "underhall" not in ann.http.cookies


def test_nobody_ends_the_sessions_of_somebody_else(host: Host) -> None:
    ann, eve = host.client("Ann"), host.client("Eve")
    hers = ann.ask("GET", "/me/sessions")[0]["id"]
    refused(404, eve.ask, "DELETE", f"/me/sessions/{hers}")
    eve.ask("DELETE", "/me/sessions")
    refused(401, host.client().ask, "GET", "/me/sessions")
    refused(401, host.client().ask, "DELETE", "/me/sessions")
    assert ann.ask("GET", "/me")["name"] == "Ann"


# Passwords (M3).


def test_a_changed_password_ends_all_other_sessions(host: Host) -> None:
    name = f"Bea of {id(host)}"
    bea = host.client()
    bea.register(name, PASSWORD)
    table = bea.create("dwarf")
    thief = entered(host, name)
    with thief.watch(table) as watch:
        watch.receive()
        refused(403, bea.ask, "PUT", "/me/password", {"old": "not my password", "new": OTHER})
        refused(422, bea.ask, "PUT", "/me/password", {"old": PASSWORD, "new": "short"})
        assert thief.ask("GET", "/me")
        bea.ask("PUT", "/me/password", {"old": PASSWORD, "new": OTHER})
        with pytest.raises(ConnectionClosed):
            watch.receive()
    refused(401, thief.ask, "GET", "/me")
    assert bea.ask("GET", "/me")["name"] == name
    refused(401, host.client().log_in, name, PASSWORD)
    entered(host, name, OTHER)


def test_guests_have_no_password_to_change(host: Host) -> None:
    assert refused(409, host.client("Gil").ask, "PUT", "/me/password", {"old": "", "new": OTHER}).kind == "guest"


@pytest.mark.parametrize(("method", "path"), [("DELETE", "/me"), ("PUT", "/me/password")])
def test_passwords_cannot_be_tried_for_long_in_a_stolen_session(
    new_database: Callable[[str], str], method: str, path: str
) -> None:
    host = Host(Settings(new_database("sqlite")))
    try:
        ann = host.client()
        ann.register("Ann", PASSWORD)
        wrong = {"password": "wrong password"} if method == "DELETE" else {"old": "wrong password", "new": OTHER}
        statuses = [refused_status(ann.ask, method, path, wrong) for _ in range(12)]
        assert statuses[0] == 403
        assert statuses[-1] == 429
        # One limit for all ways to try, also with the right one.
        assert refused_status(ann.ask, "DELETE", "/me", {"password": PASSWORD}) == 429
        assert ann.ask("GET", "/me")["name"] == "Ann"
        entered(host, "Ann")  # who knows the password is not kept out
    finally:
        host.stop()


# Over https (L12).


def test_over_https_the_cookie_belongs_to_this_very_host(new_database: Callable[[str], str]) -> None:
    host = Host(Settings(new_database("sqlite"), limits=False, secure_cookies=True))
    try:
        client = host.client()
        made = client.http.post("/api/guest", json={"name": "Ann"}).headers["set-cookie"]
        name, _, rest = made.partition("=")
        assert name == "__Host-underhall"
        assert {"secure", "path=/", "httponly", "samesite=strict"} <= {word.strip().lower() for word in rest.split(";")}
        assert "domain" not in rest.lower()
        value = rest.partition(";")[0]
        known = {"Cookie": f"{name}={value}", "X-Underhall": "1"}
        assert client.http.get("/api/me", headers=known).json()["name"] == "Ann"
        # Without the prefix a cookie may be another host's work.
        assert client.http.get("/api/me", headers={"Cookie": f"underhall={value}"}).status_code == 401
        gone = client.http.post("/api/logout", headers=known).headers["set-cookie"].lower()
        assert gone.startswith("__host-underhall=")
        assert "secure" in gone
    finally:
        host.stop()


# Guests who are gone (L12).


def test_guests_without_a_session_are_forgotten_and_their_games_stay(clock: Clock) -> None:
    host = clock.host
    ann, _, table = two(host)
    carl = host.client()
    carl.register("Carl", PASSWORD)
    waiting = carl.create("dwarf")
    ann.do(waiting, "sit")
    ann.do(table, "talk", text="Hello!")
    logged_out = host.client("Dora")
    logged_out.ask("POST", "/logout")
    clock.pass_by(DAY)
    assert host.run(forget_guests(host.services)) == 1
    assert sorted(names(host)) == ["Ann", "Bob", "Carl"]
    clock.pass_by(90 * DAY)
    late = host.client("Eve")
    assert host.run(forget_guests(host.services)) == 2
    assert sorted(names(host)) == ["Carl", "Eve"]
    shown = late.look(table)["table"]
    assert sorted(seat["name"] for seat in shown["seats"]) == ["Ann", "Bob"]
    assert all(seat["left"] for seat in shown["seats"])
    assert late.ask("GET", f"/tables/{table}/talk")[0]["text"] == "Hello!"
    assert [seat["kind"] for seat in late.look(waiting)["table"]["seats"]] == ["person", "open"]
    entered(host, "Carl")
    assert host.run(forget_guests(host.services)) == 0


def test_guests_are_forgotten_by_the_running_server(
    new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("underhall.server.app.SESSION_CHECK_SECONDS", 0.05)
    host = Host(Settings(new_database("sqlite"), limits=False))
    try:
        host.client("Ann")
        host.client("Bob").ask("POST", "/logout")
        wait_until(lambda: names(host) == ["Ann"])
    finally:
        host.stop()
