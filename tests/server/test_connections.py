"""Connections end: whoever sends half a request, or reads nothing, or comes too often, is cut off or turned away."""

from __future__ import annotations

import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.server.hosts import Host, wait_until
from underhall.server import connections
from underhall.server.connections import BODY, END, HEAD, READ, ConnectionLimits, OpenConnection
from underhall.server.settings import Settings, database_url

SHORT = 0.8
HALVES = {
    "nothing": b"",
    "an empty line": b"\r\n",
    "half a head": b"GET /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Padding: ",
    "half a body": b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Underhall: 1\r\n"
    b"Content-Type: application/json\r\n"
    b'Content-Length: 60\r\n\r\n{"name": ',
    "half a body in pieces": b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Underhall: 1\r\n"
    b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
    "half of a second request": b"GET /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /api",
    "a body nobody waits for": b"POST /api/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60\r\n\r\n{",
}


@pytest.fixture
def quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    """A server with its limits on that has little patience."""
    monkeypatch.setattr(connections, "SECONDS", {HEAD: SHORT, BODY: SHORT, READ: SHORT, END: SHORT})
    monkeypatch.setattr(connections, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr("underhall.server.run.PER_NETWORK", 8)
    host = Host(Settings(database_url(str(tmp_path / "tables.db"), Path()), workers=1))
    yield host
    host.stop()


def connection_limits(host: Host) -> ConnectionLimits:
    found = host.server.config.http_protocol_class.connection_limits  # type: ignore[union-attr]
    assert isinstance(found, ConnectionLimits)
    return found


def connect(host: Host, address: str = "127.0.0.2", receive: int = 0) -> socket.socket:
    line = socket.socket()
    if receive:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
    line.bind((address, 0))
    line.settimeout(60)
    line.connect(("127.0.0.1", urlsplit(host.address).port))
    return line


def ends(line: socket.socket) -> bytes:
    """What came until the other side ended the connection."""
    came = b""
    try:
        while piece := line.recv(65536):
            came += piece
    except ConnectionError:
        pass
    return came


@pytest.mark.parametrize("half", HALVES)
def test_half_a_request_is_not_waited_for_for_ever(quick: Host, half: str) -> None:
    with connect(quick) as line:
        line.sendall(HALVES[half])
        ends(line)
    wait_until(lambda: not connection_limits(quick).open_connections)
    assert connection_limits(quick).crowd.here == {}


def test_a_request_in_drips_is_not_waited_for_for_ever(quick: Host) -> None:
    """Every byte comes soon after the one before, and the request is never whole."""
    with connect(quick) as line:
        line.sendall(b"GET /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Padding: ")
        line.settimeout(0.02)
        assert any(cut_off(line) for _ in range(3000))


def cut_off(line: socket.socket) -> bool:
    """Send one byte more, unless the other side has ended the connection."""
    try:
        line.sendall(b"x")
        return not line.recv(1)
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def test_an_answer_that_nobody_reads_is_given_up(quick: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many requests on one line, none of their answers read."""
    patience = connections.SECONDS
    monkeypatch.setattr(connections, "SECONDS", {})
    with connect(quick, receive=4096) as line:
        line.sendall(b"GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 100)
        wait_until(
            lambda: [connection.doing for connection in connection_limits(quick).open_connections.values()] == [READ]
        )
        monkeypatch.setattr(connections, "SECONDS", patience)
        wait_until(lambda: not connection_limits(quick).open_connections)


class Line:
    """A connection as it is looked at: a transport and what is said on it, both in one."""

    def __init__(self) -> None:
        self.closing = False
        self.unread = 0
        self.cycle: SimpleNamespace | None = None

    def is_closing(self) -> bool:
        return self.closing

    def get_write_buffer_size(self) -> int:
        return self.unread


def test_only_what_takes_long_at_the_same_thing_is_too_long() -> None:
    line: Any = Line()
    connection = OpenConnection(line, "", line, since=0.0)
    head, body, read = connections.SECONDS[HEAD], connections.SECONDS[BODY], connections.SECONDS[READ]
    assert not connection.too_long(head)
    assert connection.too_long(head + 1)
    now = 1000.0
    for _ in range(5):  # request after request, each within its time
        for step in ({"more_body": True}, {"more_body": False}, {"more_body": False, "response_complete": True}):
            line.cycle = SimpleNamespace(**{"response_complete": False, **step})
            assert not connection.too_long(now := now + 5)
            assert not connection.too_long(now := now + min(head, body) - 1)
    line.cycle = SimpleNamespace(more_body=False, response_complete=False)
    assert not connection.too_long(now)
    assert not connection.too_long(now := now + 3600)  # we are the ones who think
    for unread in (1_000_000, 900_000, 800_000, 700_000):
        line.unread = unread
        assert not connection.too_long(now := now + read - 1)  # slowly, but read
    line.unread -= 10
    assert connection.too_long(now + read + 1)


def test_a_websocket_may_be_silent(quick: Host) -> None:
    ann = quick.client("Ann")
    table = ann.create("dwarf")
    with ann.watch(table) as watch:
        watch.receive()
        with connect(quick) as line:  # by the time this one is cut off, the other would have been, too
            ends(line)
        with connect(quick) as line:
            ends(line)
        ann.do(table, "talk", text="still there?")
        assert watch.receive()["changes"][0]["text"] == "still there?"
    ann.close()
    wait_until(lambda: not connection_limits(quick).open_connections)


def test_one_address_has_only_so_many(quick: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    patience = connections.SECONDS
    monkeypatch.setattr(connections, "SECONDS", {})
    lines = [connect(quick) for _ in range(20)]
    wait_until(lambda: connection_limits(quick).turned_away == 12)
    assert connection_limits(quick).crowd.here == {"127.0.0.2": 8}
    assert quick.client("Ann").ask("GET", "/me")["name"] == "Ann", "others come in"
    monkeypatch.setattr(connections, "SECONDS", patience)
    turned_away = [ends(line) for line in lines]
    assert sum(came.startswith(b"HTTP/1.1 503") for came in turned_away) == 12
    wait_until(lambda: "127.0.0.2" not in connection_limits(quick).crowd.here)
    with connect(quick) as line:
        line.sendall(b"GET /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        assert ends(line).startswith(b"HTTP/1.1 200")
    for line in lines:
        line.close()


def test_behind_a_proxy_the_proxy_is_not_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from underhall.server.run import config

    monkeypatch.setattr("underhall.server.run.PER_NETWORK", 8)
    settings = Settings(database_url(str(tmp_path / "tables.db"), Path()))
    for behind_proxy, most in ((False, 8), (True, connections.most_connections())):
        made = config(settings, "127.0.0.1", 0, behind_proxy)
        assert made.http.connection_limits.crowd.most == most  # type: ignore[union-attr]


def test_a_server_has_as_many_files_as_it_may() -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    allowed = connections.FILES_WANTED if hard == resource.RLIM_INFINITY else min(hard, connections.FILES_WANTED)
    code = (
        "import resource; from underhall.server import connections as c; "
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, resource.getrlimit(resource.RLIMIT_NOFILE)[1])); "
        "before = c.most_connections(); c.raise_file_limit(); "
        "print(before, resource.getrlimit(resource.RLIMIT_NOFILE)[0], c.most_connections())"
    )
    said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert [int(word) for word in said.split()] == [128, allowed, allowed - connections.FILES_KEPT]
