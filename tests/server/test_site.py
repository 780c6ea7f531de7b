"""By which names a server can be reached, and which proxies it believes."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.hosts import Host
from tests.server.test_intruders import cookie_header, refused_status, socket_address
from tests.server.test_people import PASSWORD
from underhall.cli.app import app
from underhall.client import Client
from underhall.server import limits
from underhall.server.host_names import names_at
from underhall.server.limits import Limit
from underhall.server.networks import network_of
from underhall.server.settings import Settings

OWN = ["localhost", "127.0.0.1", "[::1]", "LOCALHOST", "tables.example.org"]
FOREIGN = [
    "evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "evil.example#@localhost", "[::2]",
    "localhost@evil.example", "192.168.1.1", "0.0.0.0", "[", "localhost evil.example", "2130706433",
]  # fmt: skip


@pytest.fixture(scope="module")
def local(new_database: Callable[[str], str]) -> Iterator[Host]:
    """A server as ``underhall serve`` starts it, with another site's pages allowed."""
    host = Host(Settings(new_database("sqlite"), limits=False, origins=("https://tables.example.org",)))
    yield host
    host.stop()


def named(host: Host, name: str) -> str:
    return f"{name}:{host.address.rpartition(':')[2]}"


# DNS rebinding (L5).


@pytest.mark.parametrize("name", OWN)
def test_this_machines_names_are_answered(local: Host, name: str) -> None:
    http = local.client().http
    for host in (name, named(local, name)):
        assert http.get("/api/games", headers={"Host": host}).status_code == 200
    made = http.post("/api/guest", json={"name": "Ann"}, headers={"Host": named(local, name)})
    assert made.status_code == 201


@pytest.mark.parametrize("name", FOREIGN)
def test_a_page_whose_name_was_made_to_lead_here_gets_nothing(local: Host, name: str) -> None:
    http = local.client().http
    host = named(local, name)
    headers = {"Host": host, "Origin": f"http://{host}"}
    for method, path in (("GET", "/"), ("GET", "/api/games"), ("POST", "/api/guest"), ("POST", "/api/tables")):
        response = http.request(method, path, json={"name": "Ann"}, headers=headers)
        assert response.status_code in (400, 403, 421), (method, path)  # 400: the server under ours takes no such Host
    assert "set-cookie" not in response.headers


def test_the_refusal_says_what_to_do_and_carries_the_usual_headers(local: Host) -> None:
    response = local.client().http.get("/api/games", headers={"Host": "evil.example"})
    assert response.status_code == 421
    assert response.json()["type"].endswith("foreign-host")
    assert "--origin" in response.json()["detail"]
    assert response.headers["x-frame-options"] == "DENY"


def test_sockets_ask_for_the_name_too(local: Host) -> None:
    ann = local.client("Ann")
    table = ann.create("dwarf")

    def watch(name: str) -> None:
        host = named(local, name)
        line = socket.create_connection(("127.0.0.1", int(host.rpartition(":")[2])))
        uri = socket_address(local, table).replace("127.0.0.1", name)
        connect(uri, sock=line, origin=f"http://{host}", additional_headers=cookie_header(ann), legacy=True).close()  # type: ignore[arg-type]

    for name in ("localhost", "127.0.0.1"):
        watch(name)
    for name in ("evil.example", "localhost.evil.example"):
        with pytest.raises(InvalidStatus) as caught:
            watch(name)
        assert caught.value.response.status_code == 403


@pytest.mark.parametrize(
    ("address", "behind_proxy", "limited"),
    [
        ("127.0.0.1", False, True), ("localhost", False, True), ("::1", False, True), ("127.0.0.5", False, True),
        ("127.0.0.1", True, False), ("0.0.0.0", False, False), ("::", False, False), ("192.168.1.5", False, False),
        ("myserver", False, False),
    ],
)  # fmt: skip
def test_servers_for_others_answer_to_any_name(address: str, behind_proxy: bool, limited: bool) -> None:
    names = names_at(address, ("https://example.org",), behind_proxy)
    assert bool(names) == limited
    assert not limited or {"localhost", "127.0.0.1", "::1", "example.org", address} <= set(names)


# Https only (L12).


def test_with_https_browsers_are_told_to_stay_there(new_database: Callable[[str], str]) -> None:
    host = Host(Settings(new_database("sqlite"), limits=False, secure_cookies=True))
    try:
        for path in ("/", "/api/games", "/nothing"):
            assert host.client().http.get(path).headers["strict-transport-security"] == "max-age=31536000"
        foreign = host.client().http.post("/api/guest", headers={"Origin": "https://evil.example"})
        assert "strict-transport-security" in foreign.headers
    finally:
        host.stop()


def test_without_https_they_are_not(local: Host) -> None:
    assert "strict-transport-security" not in local.client().http.get("/").headers


# Logins, by name and network (M4).


class Internet:
    """People at many addresses, all behind one proxy that the server believes."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.host = Host(Settings(database, proxies=("127.0.0.1",), **settings))

    def at(self, address: str) -> Client:
        client = self.host.client()
        client.http.headers["X-Forwarded-For"] = address
        return client

    def tries(self, address: str, count: int, name: str = "Ann") -> list[int]:
        return [refused_status(self.at(address).log_in, name, f"wrong password {number}") for number in range(count)]


@pytest.fixture
def internet(new_database: Callable[[str], str]) -> Iterator[Internet]:
    internet = Internet(new_database("sqlite"))
    internet.at("198.51.100.1").register("Ann", PASSWORD)
    yield internet
    internet.host.stop()


def test_nobody_keeps_somebody_else_out_by_trying(internet: Internet) -> None:
    assert internet.tries("203.0.113.5", 12)[-1] == 429
    assert refused_status(internet.at("203.0.113.5").log_in, "Ann", PASSWORD) == 429
    assert refused_status(internet.at("198.51.100.1").log_in, "Ann", PASSWORD) == 200
    assert refused_status(internet.at("2001:db8::1").log_in, "Ann", PASSWORD) == 200


def test_a_household_is_one_however_many_addresses_it_has(internet: Internet) -> None:
    statuses = [internet.tries(f"2001:db8:1:2::{number:x}", 1)[0] for number in range(12)]
    assert statuses[0] == 401
    assert statuses[-1] == 429
    assert internet.tries("2001:db8:1:3::1", 1) == [401]


def test_trying_many_names_from_one_network_is_limited(internet: Internet) -> None:
    statuses = [internet.tries("203.0.113.5", 1, f"name {number}")[0] for number in range(20)]
    assert statuses[0] == 401
    assert statuses[-1] == 429
    assert internet.tries("203.0.113.6", 1) == [401]


def test_trying_one_name_from_many_networks_is_limited(internet: Internet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LOGIN_NAME", Limit(10, 1 / 1000))
    assert [internet.tries(f"203.0.113.{number}", 1)[0] for number in range(12)] == [401] * 10 + [429] * 2


def test_one_network_cannot_use_up_what_a_name_is_allowed(internet: Internet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LOGIN_NAME", Limit(10, 1 / 1000))
    monkeypatch.setattr(limits, "LOGIN", Limit(3, 1 / 1000))
    internet.tries("203.0.113.5", 14)
    assert refused_status(internet.at("198.51.100.1").log_in, "Ann", PASSWORD) == 200


def test_the_limits_go_together() -> None:
    assert limits.LOGIN_NAME.per_second > limits.LOGIN.per_second
    assert limits.LOGIN_NAME.burst >= 10 * limits.LOGIN.burst


def test_whoever_is_no_proxy_is_not_believed(new_database: Callable[[str], str]) -> None:
    for proxies in ((), ("192.0.2.7",)):
        host = Host(Settings(new_database("sqlite"), proxies=proxies))
        try:
            statuses = []
            for number in range(12):
                client = host.client()
                client.http.headers["X-Forwarded-For"] = f"203.0.113.{number}"
                statuses.append(refused_status(client.log_in, "Ann", "wrong password"))
            assert statuses[-1] == 429
        finally:
            host.stop()


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.5", "203.0.113.5"), ("::ffff:203.0.113.5", "203.0.113.5"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1%eth0", "2001:db8:1:2::/64"), ("2002:cb00:7105::1", "203.0.113.5"), ("", ""), ("odd", "odd"),
    ],
)  # fmt: skip
def test_networks(address: str, network: str) -> None:
    assert network_of(address) == network


@pytest.mark.parametrize("odd", ["proxy", "*", "1.2.3", "1.2.3.4/40", ""])
def test_an_odd_proxy_is_refused_in_words(odd: str) -> None:
    failed = CliRunner().invoke(app, ["serve", "--trusted-proxy", odd, "--database", "mysql://x"])
    assert failed.exit_code == 2
