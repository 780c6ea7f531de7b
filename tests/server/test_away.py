"""People who come and go: your turn, what you missed, webhooks."""

from __future__ import annotations

import hashlib
import hmac
import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from tests.server.hosts import Host, wait_until
from tests.server.play import step, turn, two
from tests.server.test_people import refused
from underhall.server import webhooks
from underhall.server.settings import Settings
from underhall.server.webhooks import RETRIES, Notice, Notices


def test_your_turn_lists_the_tables_that_wait(host: Host) -> None:
    ann, bob, table = two(host)
    client, now = turn(table, ann, bob)
    other = bob if client is ann else ann
    assert [item["table"]["id"] for item in client.ask("GET", "/my/turns")] == [table]
    assert client.ask("GET", "/my/turns")[0]["position"] == now["position"]
    assert other.ask("GET", "/my/turns") == []


def test_the_digest_tells_what_happened_since_you_looked(host: Host) -> None:
    ann, bob, table = two(host)
    number = ann.look(table)["number"]
    ann.do(table, "seen", number=number)
    for _ in range(4):
        step(table, ann, bob)
    digest = ann.ask("GET", f"/tables/{table}/digest")
    assert digest["since"] == number
    assert len(digest["changes"]) == 4
    assert all(event["sentence"] for change in digest["changes"] for event in change["events"])
    ann.do(table, "seen", number=10**6)
    ann.do(table, "seen", number=1)  # never backwards
    assert ann.ask("GET", f"/tables/{table}/digest")["changes"] == []


def test_whoever_watched_has_seen(host: Host) -> None:
    ann, bob, table = two(host)
    with ann.watch(table) as watch:
        watch.receive()
        step(table, ann, bob)
        number = watch.receive()["number"]
    wait_until(lambda: ann.ask("GET", f"/tables/{table}/digest")["since"] == number)


class Receiver:
    """Somebody's web server."""

    def __init__(self) -> None:
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

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook?x=1"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.server.shutdown()
    receiver.server.server_close()


def test_a_webhook_is_called_once_for_each_turn_and_signed(host: Host, receiver: Receiver) -> None:
    ann, bob, table = two(host)
    made = ann.ask("POST", "/my/webhooks", {"url": receiver.url})
    client, _ = turn(table, ann, bob)
    if client is bob:
        while turn(table, ann, bob)[0] is bob:
            step(table, ann, bob)
    position = ann.look(table)["now"]["position"]
    wait_until(lambda: receiver.calls)
    headers, body = receiver.calls[-1]
    notice = json.loads(body)
    assert notice["kind"] == "your_turn"
    assert notice["table"] == table
    assert notice["position"] == position
    at, _, given = headers["x-underhall-signature"].partition(",")
    wanted = hmac.new(made["secret"].encode(), f"{at[2:]}.".encode() + body, hashlib.sha256).hexdigest()
    assert given == f"v1={wanted}"
    bob.do(table, "resign")
    wait_until(lambda: json.loads(receiver.calls[-1][1])["kind"] == "over")
    positions = [(json.loads(body)["kind"], json.loads(body)["position"]) for _, body in receiver.calls]
    assert len(positions) == len(set(positions))
    hooks = ann.ask("GET", "/my/webhooks")
    assert "secret" not in hooks[0]
    ann.ask("DELETE", f"/my/webhooks/{made['id']}")
    assert ann.ask("GET", "/my/webhooks") == []
    refused(404, ann.ask, "DELETE", f"/my/webhooks/{made['id']}")


def test_a_failed_call_is_tried_again_later_and_then_given_up(
    new_database: Callable[[str], str], receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhooks, "SWEEP_SECONDS", 3600.0)
    time = [1_000_000.0]
    host = Host(Settings(new_database("sqlite"), limits=False, private_webhooks=True, clock=lambda: time[0]))
    try:
        notices = Notices(host.desk.engine, host.desk.settings, host.desk.metrics, host.desk.house.position_for)
        heard: list[Notice] = []

        async def hook(notice: Notice) -> None:
            heard.append(notice)

        notices.hooks.append(hook)
        ann, bob, table = two(host)
        client, _ = turn(table, ann, bob)
        client.ask("POST", "/my/webhooks", {"url": receiver.url})
        receiver.status = 302  # a redirect is not followed, and not a success
        for tries, wait in enumerate(RETRIES, start=1):
            assert host.run(notices.sweep()) == 1
            assert host.run(notices.sweep()) == 0
            assert len(receiver.calls) == tries
            assert client.ask("GET", "/my/webhooks")[0]["failures"] == tries
            time[0] += wait - 1
            assert host.run(notices.sweep()) == 0
            time[0] += 2
        assert host.run(notices.sweep()) == 1
        time[0] += 10**6
        assert host.run(notices.sweep()) == 0
        assert heard[0].kind == "your_turn"
        receiver.status = 204
        client.do(table, "resign")
        assert host.run(notices.sweep()) == 1
        assert json.loads(receiver.calls[-1][1])["kind"] == "over"
        assert host.run(notices.sweep()) == 0
    finally:
        host.stop()


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/", "http://localhost:8000/x", "http://10.0.0.1/", "http://192.168.1.1/", "http://[::1]/",
        "http://169.254.169.254/latest/meta-data", "http://[::ffff:127.0.0.1]/", "http://0.0.0.0/", "http://2130706433/",
        "http://0x7f.1/", "http://100.64.0.1/", "http://[fd00::1]/", "http://224.0.0.1/", "http://user@example.org/",
        "file:///etc/passwd", "gopher://example.org/", "http:///x", "http://example.org:99999/", "http://[64:ff9b::7f00:1]/",
        "http://a.b\r\nHost: evil/", "http://nowhere.invalid/",
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


def test_a_name_that_leads_elsewhere_later_is_checked_again_at_the_call(monkeypatch: pytest.MonkeyPatch) -> None:
    """DNS rebinding: the address that is connected to is the one that was checked."""
    import asyncio

    asked: list[str] = []

    async def attempt() -> None:
        loop = asyncio.get_running_loop()

        async def resolve(host: str, port: int, **_: object) -> list[object]:
            asked.append(host)
            return [(2, 1, 6, "", ("127.0.0.1", port))]

        monkeypatch.setattr(loop, "getaddrinfo", resolve)
        await webhooks.call("http://example.org/", "secret", {}, private_allowed=False)

    with pytest.raises(webhooks.Problem):
        asyncio.run(attempt())
    assert asked == ["example.org"]
