"""Webhooks: each is told once and signed, tried again by itself, never in the way of another, and never sent inside."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import socket
import ssl
import subprocess
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.hosts import PATIENCE, Host, wait_until
from tests.server.play import step, turn, two
from tests.server.test_intruders import refused_status
from tests.server.test_people import PASSWORD, refused
from underhall.client import Client
from underhall.server import webhook_addresses, webhooks
from underhall.server.pinned_transport import new_client
from underhall.server.problems import Problem
from underhall.server.settings import Settings
from underhall.server.webhook_addresses import Resolver, check_address, is_public
from underhall.server.webhooks import RETRIES, WEBHOOKS, Notice, Notices


class Receiver:
    """Somebody's web server."""

    def __init__(self, context: ssl.SSLContext | None = None) -> None:
        self.calls: list[tuple[dict[str, str], bytes]] = []
        self.status = 200
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.calls.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(receiver.status)
                self.send_header("location", "http://127.0.0.1:1/")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        if context is not None:
            self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.port = self.server.server_port
        self.url = f"http://127.0.0.1:{self.port}/hook?x=1"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.stop()


class Office:
    """A server whose notices go out when the test says so, by a clock the test sets."""

    def __init__(self, database: str) -> None:
        self.time = 1_000_000.0
        self.host = Host(Settings(database, limits=False, private_webhooks=True, clock=lambda: self.time))
        services = self.host.services
        self.notices = Notices(services.engine, services.settings, services.metrics, services.tables.turn_number_for)

    def begin(self) -> int:
        """Begin the calls that are due."""
        return self.host.run(self.notices.sweep())

    def send(self) -> int:
        """Make the calls that are due, and wait for them."""
        begun = self.begin()
        self.host.run(self.notices.settled())
        return begun

    def asked(self, name: str) -> Client:
        """Somebody whose turn it is."""
        client = self.host.client(name)
        client.create("dwarf", options={"players": 1}, seats=[{"kind": "me"}], start=True)
        return client

    def stop(self) -> None:
        self.host.run(self.notices.stop())
        self.host.stop()


@pytest.fixture
def office(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Office]:
    monkeypatch.setattr(webhooks, "SWEEP_SECONDS", 3600.0)
    office = Office(database)
    yield office
    office.stop()


@pytest.fixture
def silent() -> Iterator[str]:
    """The URL of a server that takes every connection and never answers."""
    with socket.create_server(("127.0.0.1", 0), backlog=128) as server:
        yield f"http://127.0.0.1:{server.getsockname()[1]}/"


def hook(client: Client, url: str) -> Any:
    return client.ask("POST", "/my/webhooks", {"url": url})


def told(receiver: Receiver) -> list[tuple[str, str, int]]:
    notices = [json.loads(body) for _, body in receiver.calls]
    return [(notice["kind"], notice["table"], notice["turn_number"]) for notice in notices]


def test_a_webhook_is_called_once_for_each_turn_and_signed(host: Host, receiver: Receiver) -> None:
    ann, bob, table = two(host)
    made = hook(ann, receiver.url)
    while turn(table, ann, bob)[0] is bob:
        step(table, ann, bob)
    turn_number = ann.look(table)["now"]["turn_number"]
    wait_until(lambda: receiver.calls)
    headers, body = receiver.calls[-1]
    notice = json.loads(body)
    assert notice["kind"] == "your_turn"
    assert notice["table"] == table
    assert notice["turn_number"] == turn_number
    assert headers["host"] == f"127.0.0.1:{receiver.port}"
    assert headers["content-type"] == "application/json"
    at, _, given = headers["x-underhall-signature"].partition(",")
    wanted = hmac.new(made["secret"].encode(), f"{at[2:]}.".encode() + body, hashlib.sha256).hexdigest()
    assert given == f"v1={wanted}"
    bob.do(table, "resign")
    wait_until(lambda: told(receiver)[-1][0] == "over")
    assert len(told(receiver)) == len(set(told(receiver)))
    hooks = ann.ask("GET", "/my/webhooks")
    assert "secret" not in hooks[0]
    ann.ask("DELETE", f"/my/webhooks/{made['id']}")
    assert ann.ask("GET", "/my/webhooks") == []
    refused(404, ann.ask, "DELETE", f"/my/webhooks/{made['id']}")


# Trying again.


def test_a_failed_call_is_tried_again_later_and_then_given_up(office: Office, receiver: Receiver) -> None:
    heard: list[Notice] = []

    async def listener(notice: Notice) -> None:
        heard.append(notice)

    office.notices.hooks.append(listener)
    ann, bob, table = two(office.host)
    client, _ = turn(table, ann, bob)
    hook(client, receiver.url)
    receiver.status = 302  # a redirect is not followed, and not a success
    for tries, wait in enumerate(RETRIES, start=1):
        assert office.send() == 1
        assert office.send() == 0
        assert len(receiver.calls) == tries
        assert client.ask("GET", "/my/webhooks")[0]["failures"] == tries
        office.time += wait - 1
        assert office.send() == 0
        office.time += 2
    assert office.send() == 1
    office.time += 10**6
    assert office.send() == 0
    assert [notice.kind for notice in heard] == ["your_turn"]  # however often the webhook was tried
    receiver.status = 204
    client.do(table, "resign")
    assert office.send() == 1
    assert told(receiver)[-1][0] == "over"
    assert office.send() == 0
    assert client.ask("GET", "/my/webhooks")[0]["failures"] == 0


def test_each_webhook_is_told_whether_or_not_another_was(office: Office, receiver: Receiver) -> None:
    """One that fails is tried again even though another of the same person was told (M9a)."""
    failing = Receiver()
    try:
        failing.status = 500
        ann = office.asked("Ann")
        for url in (receiver.url, failing.url):
            hook(ann, url)
        assert office.send() == 2
        assert (len(receiver.calls), len(failing.calls)) == (1, 1)
        for tries, wait in enumerate(RETRIES[:3], start=2):
            office.time += wait + 1
            assert office.send() == 1
            assert (len(receiver.calls), len(failing.calls)) == (1, tries)
        failing.status = 200
        office.time += RETRIES[3] + 1
        assert office.send() == 1
        assert told(failing)[-1] == told(receiver)[0]
        office.time += 10**6
        assert office.send() == 0
    finally:
        failing.stop()


def test_a_new_webhook_is_told_of_turns_but_not_of_games_long_over(office: Office, receiver: Receiver) -> None:
    ann, bob, over = two(office.host)
    bob.do(over, "resign")
    ann.create("dwarf", options={"players": 1}, seats=[{"kind": "me"}], start=True)
    hook(ann, receiver.url)
    assert office.send() == 1
    assert office.send() == 0
    assert [kind for kind, _, _ in told(receiver)] == ["your_turn"]


# Five each (M9b).


def test_nobody_has_more_than_five_however_many_are_made_at_once(host: Host, receiver: Receiver) -> None:
    ann = host.client("Ann")
    with ThreadPoolExecutor(20) as crowd:
        made = list(crowd.map(lambda number: refused_status(hook, ann, f"{receiver.url}&{number}"), range(20)))
    assert sorted(set(made)) == [200, 409]
    assert made.count(200) == WEBHOOKS
    kept = ann.ask("GET", "/my/webhooks")
    assert len(kept) == WEBHOOKS
    ann.ask("DELETE", f"/my/webhooks/{kept[2]['id']}")
    hook(ann, receiver.url)
    refused(409, hook, ann, receiver.url)


def test_nobody_has_more_than_five_at_two_processes_either(
    new_database: Callable[[str], str], receiver: Receiver
) -> None:
    database = new_database("postgresql")
    hosts = [Host(Settings(database, limits=False, private_webhooks=True)) for _ in range(2)]
    try:
        ann = hosts[0].client("Ann")
        twin = Client(hosts[1].address)
        twin.http.cookies.set("underhall", ann.http.cookies["underhall"])
        clients = [ann, twin] * 10
        with ThreadPoolExecutor(20) as crowd:
            made = list(crowd.map(lambda client: refused_status(hook, client, receiver.url), clients))
        assert made.count(200) == WEBHOOKS
        assert len(ann.ask("GET", "/my/webhooks")) == WEBHOOKS
    finally:
        for host in hosts:
            host.stop()


# Nobody waits for somebody else's (M9c).


def test_addresses_that_never_answer_hold_up_nobody_else(
    office: Office, receiver: Receiver, silent: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhooks, "TIMEOUT_SECONDS", 3600.0)
    for number in range(8):
        guest = office.asked(f"guest {number}")
        for _ in range(WEBHOOKS):
            hook(guest, silent)
    office.begin()
    under_way = len(office.notices.calls)
    assert 0 < under_way <= webhooks.HOST_AT_ONCE
    hook(office.asked("Ann"), receiver.url.replace("127.0.0.1", "localhost"))
    assert office.begin() == 1
    wait_until(lambda: receiver.calls)
    wait_until(lambda: len(office.notices.calls) == under_way)  # the others still wait for their answer


def test_whoever_failed_before_leaves_room_for_the_others(
    office: Office, receiver: Receiver, silent: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (("AT_ONCE", 6), ("FAILED_AT_ONCE", 3), ("HOST_AT_ONCE", 100), ("TIMEOUT_SECONDS", 2.0)):
        monkeypatch.setattr(webhooks, name, value)
    for number in range(4):
        guest = office.asked(f"guest {number}")
        for _ in range(WEBHOOKS):
            hook(guest, silent)
    assert office.begin() == 6  # all the room there is, and not more than two a person
    people = Counter(call.person for call in office.notices.calls.values())
    assert max(people.values()) <= webhooks.PERSON_AT_ONCE
    office.host.run(office.notices.settled())
    while office.send():
        pass  # until each of them has failed once
    monkeypatch.setattr(webhooks, "TIMEOUT_SECONDS", 3600.0)
    office.time += RETRIES[0] + 1
    assert office.begin() == 3
    hook(office.asked("Ann"), receiver.url)
    assert office.begin() == 1
    wait_until(lambda: receiver.calls)


def test_a_server_stops_while_an_address_does_not_answer(
    new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhooks, "SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(webhooks, "TIMEOUT_SECONDS", 3600.0)
    host = Host(Settings(new_database("sqlite"), limits=False, private_webhooks=True))
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(PATIENCE)
        ann = host.client("Ann")
        hook(ann, f"http://127.0.0.1:{server.getsockname()[1]}/")
        ann.create("dwarf", options={"players": 1}, seats=[{"kind": "me"}], start=True)
        called, _ = server.accept()
        with called:
            host.stop()
    assert not host.thread.is_alive()


# Looking up names (M9d).


class Nameserver:
    """Stands for the system's lookup: names that begin with "slow" are not answered until the test lets them."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.answer = threading.Event()
        self.real = socket.getaddrinfo

    def __call__(self, host: str, *arguments: Any, **more: Any) -> Any:
        if not str(host).startswith("slow"):
            return self.real(host, *arguments, **more)
        self.asked.append(host)
        self.answer.wait(120)
        raise socket.gaierror("no such name")


@pytest.fixture
def nameserver(monkeypatch: pytest.MonkeyPatch) -> Iterator[Nameserver]:
    nameserver = Nameserver()
    monkeypatch.setattr(socket, "getaddrinfo", nameserver)
    yield nameserver
    nameserver.answer.set()


def test_names_that_are_never_found_hold_up_nothing_else(
    office: Office, receiver: Receiver, nameserver: Nameserver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhook_addresses, "LOOKUP_SECONDS", 3600.0)
    eve = office.host.client("Eve")
    for number in range(3 * webhook_addresses.LOOKUPS_AT_ONCE):
        client = Client(office.host.address, timeout=3600.0)
        client.http.cookies.update(eve.http.cookies)
        threading.Thread(
            target=lambda client=client, number=number: refused_status(hook, client, f"http://slow{number}.example/"),
            daemon=True,
        ).start()
    wait_until(lambda: len(nameserver.asked) == webhook_addresses.LOOKUPS_AT_ONCE)
    # Passwords are hashed in threads, too; and notices go out.
    office.host.client().register("Ann", PASSWORD)
    assert len(nameserver.asked) == webhook_addresses.LOOKUPS_AT_ONCE
    assert not nameserver.answer.is_set()


def test_a_lookup_ends_in_time_and_its_thread_counts_until_it_ends(
    nameserver: Nameserver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhook_addresses, "LOOKUP_SECONDS", 0.05)

    async def story() -> None:
        resolver = Resolver(2)
        for number in range(6):
            with pytest.raises(Problem):
                await check_address(f"http://slow{number}.example/", False, resolver)
        assert len(nameserver.asked) == 2  # no more threads than that, however many ask
        nameserver.answer.set()
        monkeypatch.setattr(webhook_addresses, "LOOKUP_SECONDS", 60.0)
        assert (await check_address("http://127.0.0.1:8000/", True, resolver)).address == "127.0.0.1"

    asyncio.run(story())


# Where webhooks may go (L6).


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/", "http://localhost:8000/x", "http://10.0.0.1/", "http://192.168.1.1/", "http://[::1]/",
        "http://169.254.169.254/latest/meta-data", "http://[::ffff:127.0.0.1]/", "http://0.0.0.0/", "http://2130706433/",
        "http://0x7f.1/", "http://100.64.0.1/", "http://[fd00::1]/", "http://224.0.0.1/", "http://user@example.org/",
        "file:///etc/passwd", "gopher://example.org/", "http:///x", "http://example.org:99999/", "http://[64:ff9b::7f00:1]/",
        "http://a.b\r\nHost: evil/", "http://nowhere.invalid/", "http://[64:ff9b:1::7f00:1]/", "http://[fec0::1]/",
        "http://[::127.0.0.1]/", "http://[::ffff:0:127.0.0.1]/", "http://[2002:7f00:1::1]/", "http://[fe80::1]/",
        "http://example.org:25/", "https://example.org:22/", "http://example.org:0/",
    ],
)  # fmt: skip
def test_webhooks_never_go_to_private_networks(strict: Host, url: str) -> None:
    client = strict.client("Ann")
    refused(422, client.ask, "POST", "/my/webhooks", {"url": url})
    assert client.ask("GET", "/my/webhooks") == []


@pytest.fixture(scope="module")
def strict(new_database: Callable[[str], str]) -> Iterator[Host]:
    host = Host(Settings(new_database("sqlite"), limits=False))
    yield host
    host.stop()


@pytest.mark.parametrize(
    "address",
    [
        "64:ff9b:1::1", "64:ff9b:1:ffff::a00:1", "fec0::1", "feff::1", "::8.8.8.8", "::a00:1", "::ffff:0:8.8.8.8",
        "::ffff:8.8.8.8", "::ffff:0:10.0.0.1", "2002:808:808::1", "2001::1", "100::1", "3fff:fff::1", "4000::1",
        "ff02::1", "192.88.99.1", "2001:db8::1",
        "64:ff9b::10.0.0.1", "::", "240.0.0.1", "255.255.255.255", "192.0.0.8", "198.18.0.1", "5f00::1",
    ],
)  # fmt: skip
def test_special_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700:4700::1111", "2a00:1450:4001::200e", "64:ff9b::8.8.8.8"])
def test_ordinary_addresses_are_public(address: str) -> None:
    assert is_public(address)


class Names(Resolver):
    """Every name is at this machine, or where the test says."""

    def __init__(self, *found: str) -> None:
        super().__init__()
        self.found = list(found)
        self.asked: list[str] = []

    async def addresses(self, host: str, port: int) -> list[str]:
        self.asked.append(host)
        return [self.found.pop(0) if len(self.found) > 1 else self.found[0]]


def make_call(names: Names, url: str, client: httpx.AsyncClient | None = None, private: bool = True) -> None:
    async def attempt() -> None:
        async with client or new_client() as open_client:
            await webhooks.call(open_client, names, url, "secret", {}, private)

    asyncio.run(attempt())


def test_a_name_that_leads_elsewhere_later_is_checked_again_at_the_call() -> None:
    """DNS rebinding: the address that is connected to is the one that was checked."""
    names = Names("127.0.0.1")
    with pytest.raises(Problem):
        make_call(names, "http://example.org/", private=False)
    assert names.asked == ["example.org"]


def test_the_address_that_was_checked_is_the_one_that_is_called(receiver: Receiver) -> None:
    names = Names("127.0.0.1", "192.0.2.1")  # another one, if it were looked up once more
    make_call(names, f"http://hook.example:{receiver.port}/a?b=c")
    assert names.asked == ["hook.example"]
    assert receiver.calls[0][0]["host"] == f"hook.example:{receiver.port}"


def test_nothing_is_sent_to_an_address_that_was_not_checked(receiver: Receiver) -> None:
    async def attempt() -> None:
        async with new_client() as client:
            await client.post(f"http://127.0.0.1:{receiver.port}/")

    with pytest.raises(httpx.UnsupportedProtocol, match="no address was checked"):
        asyncio.run(attempt())
    assert receiver.calls == []


def test_over_https_the_certificate_must_be_the_names(tmp_path: Path) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", str(key), "-out",
         str(certificate), "-subj", "/CN=hook.example", "-addext", "subjectAltName=DNS:hook.example"],
        check=True, capture_output=True,
    )  # fmt: skip
    served = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    served.load_cert_chain(certificate, key)
    trust = ssl.create_default_context(cafile=str(certificate))
    receiver = Receiver(served)
    try:
        make_call(Names("127.0.0.1"), f"https://hook.example:{receiver.port}/", new_client(trust))
        assert len(receiver.calls) == 1
        for url, client in (
            (f"https://other.example:{receiver.port}/", new_client(trust)),
            (f"https://hook.example:{receiver.port}/", new_client()),
        ):
            with pytest.raises(httpx.ConnectError):
                make_call(Names("127.0.0.1"), url, client)
        assert len(receiver.calls) == 1
    finally:
        receiver.stop()
