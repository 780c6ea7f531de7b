"""Connections: how many there may be, in all and from one address, and how long each may take for what it does.

uvicorn waits for ever for the rest of a request, and for somebody to read an answer. So all connections are looked at
every second, and one that has been too long at the same thing is cut off. Behind a proxy all come from the proxy's
address: there only all of them are counted. Requests are counted by their own addresses besides (``middleware.py``).
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from underhall.server.limits import Crowd
from underhall.server.networks import network_of
from underhall.server.websocket_protocol import HardenedProtocol

try:
    import resource
except ModuleNotFoundError:  # Windows has no such limits
    resource = None  # type: ignore[assignment]

log = logging.getLogger("underhall.server")

PER_NETWORK = 250
FILES_WANTED = 65_536
FILES_KEPT = 128  # for the database, the log, the bots
LOOK_SECONDS = 1.0
LOG_SECONDS = 60.0
# What a connection can be doing, and for how many seconds: sending a request's head or being silent before it, sending
# its body, waiting for us, taking READ_BYTES of its answer, ending, and being a WebSocket.
HEAD, BODY, WAIT, READ, END, LIVE = "head", "body", "wait", "read", "end", "live"
SECONDS = {HEAD: 10.0, BODY: 20.0, READ: 20.0, END: 10.0}
READ_BYTES = 4096
REFUSAL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: 20\r\n"
    b"retry-after: 10\r\nconnection: close\r\n\r\ntoo many connections"
)


def raise_file_limit() -> None:
    """Let this process have as many open files as it may."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES_WANTED if hard == resource.RLIM_INFINITY else min(hard, FILES_WANTED)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """How many connections this process has files for."""
    soft = FILES_WANTED if resource is None else resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    files = FILES_WANTED if resource is not None and soft == resource.RLIM_INFINITY else soft
    return max(FILES_KEPT, files - FILES_KEPT)


@dataclass(slots=True)
class OpenConnection:
    """One connection: from where, what it was doing when it was looked at, and since when."""

    transport: asyncio.Transport
    network: str
    protocol: HttpToolsProtocol | None  # None once it is a WebSocket
    since: float
    doing: str = HEAD
    request: object = None  # which one it was doing that for
    unread: int = 0  # how much of an answer it had not taken then

    def too_long(self, now: float) -> bool:
        """Look what it is doing: whether it has been at that for longer than that may take."""
        request = None if self.protocol is None else self.protocol.cycle
        doing = self._doing()
        unread = self.transport.get_write_buffer_size()
        if (doing, request) != (self.doing, self.request) or unread <= self.unread - READ_BYTES:
            self.doing, self.request, self.since, self.unread = doing, request, now, unread
        return doing in SECONDS and now - self.since > SECONDS[doing]

    def _doing(self) -> str:
        if self.transport.is_closing():
            return END
        if self.protocol is None:
            return LIVE
        if self.transport.get_write_buffer_size():
            return READ
        cycle = self.protocol.cycle
        if cycle is None or cycle.response_complete:
            return HEAD
        return BODY if cycle.more_body else WAIT


class ConnectionLimits:
    """All connections of a server."""

    def __init__(self, most: int, per_network: int) -> None:
        self.most = most
        self.crowd = Crowd(per_network)
        self.open_connections: dict[asyncio.Transport, OpenConnection] = {}
        self.turned_away = 0
        self.logged = -LOG_SECONDS
        self.looking: asyncio.TimerHandle | None = None

    def enter(self, protocol: HttpToolsProtocol) -> bool:
        """Count a new connection in; False if there are too many."""
        network = network_of(protocol.client[0]) if protocol.client else ""
        if len(self.open_connections) >= self.most or not self.crowd.enter(network):
            self._turn_away()
            return False
        self.open_connections[protocol.transport] = OpenConnection(
            protocol.transport, network, protocol, time.monotonic()
        )
        if self.looking is None:
            self._look_later()
        return True

    def upgrade(self, transport: asyncio.Transport) -> None:
        """It is a WebSocket from now on, which looks after itself while it is open."""
        if transport in self.open_connections:
            self.open_connections[transport].protocol = None

    def leave(self, transport: asyncio.Transport) -> None:
        connection = self.open_connections.pop(transport, None)
        if connection is not None:
            self.crowd.leave(connection.network)

    def _turn_away(self) -> None:
        self.turned_away += 1
        now = time.monotonic()
        if now - self.logged >= LOG_SECONDS:
            self.logged = now
            log.warning(
                "connections are turned away", extra={"open": len(self.open_connections), "refused": self.turned_away}
            )

    def _look_later(self) -> None:
        self.looking = asyncio.get_running_loop().call_later(LOOK_SECONDS, self._look)

    def _look(self) -> None:
        now = time.monotonic()
        for connection in list(self.open_connections.values()):
            if connection.too_long(now):
                connection.transport.abort()
        self.looking = None
        if self.open_connections:
            self._look_later()


class HttpProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, for connections that are counted."""

    connection_limits: ConnectionLimits

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.connection_limits.enter(self):
            transport.write(REFUSAL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.connection_limits.leave(self.transport)

    def handle_websocket_upgrade(self) -> None:
        self.connection_limits.upgrade(self.transport)
        super().handle_websocket_upgrade()


class WebSocketProtocol(HardenedProtocol):
    """WebSockets as we let uvicorn speak them, for connections that are counted."""

    connection_limits: ConnectionLimits

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.connection_limits.leave(self.transport)


def protocols(connection_limits: ConnectionLimits) -> dict[str, Any]:
    """What uvicorn is to speak with whoever is counted by these limits."""
    return {
        "http": type("HttpProtocol", (HttpProtocol,), {"connection_limits": connection_limits}),
        "ws": type("WebSocketProtocol", (WebSocketProtocol,), {"connection_limits": connection_limits}),
    }
