"""A socket's memory is bounded in bytes, and nobody who floods or does not read is waited for."""

from __future__ import annotations

import struct
import time
from collections.abc import Callable, Iterator

import pytest

from tests.server.hosts import Host, wait_until
from tests.server.rude import CONTINUATION, PING, PONG, TEXT, Rude, frame
from underhall.client import Client
from underhall.server.routes.live import MOST_WAITING, Line
from underhall.server.settings import Settings
from underhall.server.websocket_protocol import MOST_UNREAD, PORTION, HardenedProtocol


@pytest.fixture(scope="module")
def limited(new_database: Callable[[str], str]) -> Iterator[Host]:
    """A server with its limits on."""
    host = Host(Settings(new_database("sqlite"), workers=1, quick_answer=(0.0, 0.0), shortest_answer=0.0))
    yield host
    host.stop()


@pytest.fixture(scope="module")
def unlimited(new_database: Callable[[str], str]) -> Iterator[Host]:
    """A server that can be made to send much in little time."""
    host = Host(Settings(new_database("sqlite"), workers=1, limits=False))
    yield host
    host.stop()


@pytest.fixture
def table(limited: Host) -> tuple[Client, str]:
    return at_table(limited)


def at_table(host: Host) -> tuple[Client, str]:
    """A table at which nothing happens by itself: whoever of the two begins, it is Ann who is asked now."""
    ann = host.client("Ann")
    name = ann.create("dwarf", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
    wait_until(lambda: ann.ask("GET", f"/tables/{name}")["now"]["asked"] == 0)
    return ann, name


def sockets(host: Host) -> list[HardenedProtocol]:
    return [one for one in list(host.server.server_state.connections) if isinstance(one, HardenedProtocol)]


def watchers(host: Host) -> int:
    return sum(len(live.watchers) for live in host.services.tables.live.values())


def gone(host: Host) -> Callable[[], bool]:
    return lambda: not sockets(host) and not watchers(host)


FLOODS = {
    "commands": frame(TEXT, b"[]") * 300,
    "pings": frame(PING, b"x" * 125) * 300,
    "pongs": frame(PONG) * 300,
    "pieces": frame(TEXT, b"", last=False) + frame(CONTINUATION, b"", last=False) * 300,
    "too much at once": frame(TEXT, b" " * 120) * 2000,
}


@pytest.mark.parametrize("flood", FLOODS)
def test_whoever_floods_is_cut_off(limited: Host, table: tuple[Client, str], flood: str) -> None:
    with Rude(limited.address, table[1]) as rude:
        assert rude.accepted
        wait_until(lambda: watchers(limited) == 1)
        rude.send_until_cut_off(FLOODS[flood])
    wait_until(gone(limited))


def test_whoever_sends_too_much_and_reads_is_told_why(limited: Host, table: tuple[Client, str]) -> None:
    with Rude(limited.address, table[1]) as rude:
        rude.send(frame(PING) * 100)
        assert rude.received().endswith(struct.pack("!H", 1008) + b"too many pings")
    wait_until(gone(limited))


def test_refusals_pause_before_they_close(limited: Host, table: tuple[Client, str]) -> None:
    """A client that is only a little too quick is slowed down, and hears of it."""
    with Rude(limited.address, table[1]) as rude:
        begun = time.monotonic()
        rude.send(frame(TEXT, b"[]") * 300)
        answered = b""
        while b'"status":429' not in answered:
            answered += rude.line.recv(4096)
        assert time.monotonic() - begun >= 0.9
        assert answered.count(b"A frame must be a JSON object") >= 100
        rude.send(frame(TEXT, b'{"do":"ping","id":77}'))
        while b'"re":77' not in answered:
            answered += rude.line.recv(4096)
    wait_until(gone(limited))


def test_a_large_command_arrives_in_portions(limited: Host, table: tuple[Client, str]) -> None:
    """Larger than a portion, and several at once: nothing is lost, and all are answered in order."""
    with table[0].watch(table[1]) as watch:
        watch.receive()
        assert 5 * 3 * PORTION < MOST_UNREAD
        for mark in range(5):
            watch.line.send(f'{{"do":"ping","id":{mark}' + " " * 3 * PORTION + "}")
        assert [watch.receive() for _ in range(5)] == [{"type": "done", "re": mark} for mark in range(5)]


def fill(host: Host, ann: Client, table: str, enough: Callable[[HardenedProtocol], bool]) -> HardenedProtocol:
    """Let updates go to a socket that is not read until there is enough of them."""
    wait_until(lambda: watchers(host) == 1)
    (socket,) = sockets(host)
    for _ in range(5000):
        if enough(socket):
            return socket
        ann.ask("PUT", f"/tables/{table}/standing", {"only_moves": False})
    raise AssertionError("the server goes on sending")


def stuck(socket: HardenedProtocol) -> bool:
    return not socket.writable.is_set()


def test_whoever_does_not_read_is_cut_off(unlimited: Host) -> None:
    """After as many bytes as may wait, not messages; and its memory is free again."""
    ann, name = at_table(unlimited)
    with Rude(unlimited.address, name, ann):
        most = 0

        def ended(socket: HardenedProtocol) -> bool:
            nonlocal most
            most = max(most, Line.waiting_in_all)
            return socket.disconnected

        fill(unlimited, ann, name, ended)
        assert 0 < most <= MOST_WAITING + 200_000
    wait_until(gone(unlimited))
    assert Line.waiting_in_all == 0


def test_together_they_may_not_fill_the_memory_either(unlimited: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    from underhall.server.routes import live

    monkeypatch.setattr(live, "MOST_WAITING_IN_ALL", 50_000)
    ann, name = at_table(unlimited)
    with Rude(unlimited.address, name, ann):
        fill(unlimited, ann, name, lambda socket: socket.disconnected)
    wait_until(gone(unlimited))
    assert Line.waiting_in_all == 0


def test_whoever_answers_no_ping_is_cut_off_with_a_full_buffer(
    unlimited: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unlimited.server.config, "ws_ping_interval", 0.5)
    monkeypatch.setattr(unlimited.server.config, "ws_ping_timeout", 60.0)
    ann, name = at_table(unlimited)
    with Rude(unlimited.address, name, ann):
        wait_until(lambda: bool(sockets(unlimited)))
        socket = sockets(unlimited)[0]
        fill(unlimited, ann, name, stuck)
        assert not socket.disconnected
        wait_until(lambda: socket.pong_timer is not None)  # a ping is on its way that will not be read
        socket.loop.call_soon_threadsafe(socket.keepalive_timeout)
        wait_until(gone(unlimited))


def test_whoever_logs_out_and_does_not_read_is_gone(unlimited: Host) -> None:
    ann, name = at_table(unlimited)
    with Rude(unlimited.address, name, ann):
        fill(unlimited, ann, name, stuck)
        ann.ask("POST", "/logout")
        wait_until(gone(unlimited))


def test_an_end_in_good_manners_is_not_waited_for_either(
    limited: Host, table: tuple[Client, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Closed by us while it could be told, but the other side neither answers nor hangs up."""
    from underhall.server import websocket_protocol as module

    monkeypatch.setattr(module, "CLOSING_SECONDS", 0.3)
    with Rude(limited.address, table[1], table[0]):
        wait_until(lambda: watchers(limited) == 1)
        table[0].ask("POST", "/logout")
        wait_until(gone(limited))


def test_opening_lines_is_limited(limited: Host, table: tuple[Client, str], monkeypatch: pytest.MonkeyPatch) -> None:
    from underhall.server import limits

    monkeypatch.setattr(limits, "WATCH", limits.Limit(0.5, 0.0001))
    limited.services.limiter.buckets.pop("live 127.0.0.1", None)
    with Rude(limited.address, table[1]) as rude:
        assert not rude.accepted
    limited.services.limiter.buckets.pop("live 127.0.0.1", None)
