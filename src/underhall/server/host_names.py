"""The names this server answers to.

A page of another site can have its own name lead to 127.0.0.1 (DNS rebinding); to a browser it is then one of our
pages. So a server that listens to this machine only takes no name but this machine's.
"""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

from underhall.core.errors import Message
from underhall.server.problems import Problem, response

LOOPBACK = ("localhost", "127.0.0.1", "::1")
EVERYWHERE = ("0.0.0.0", "::", "")
ELSEWHERE = "192.0.2.1"  # for documentation (RFC 5737): nobody is there, and nothing is sent
POLICY = 1008


def names_at(address: str, origins: tuple[str, ...], behind_proxy: bool) -> tuple[str, ...]:
    """The names a server at that address answers to; none: any.

    The network knows a server by names of which it knows nothing, and a proxy answers for those that lead to it.
    """
    if behind_proxy or not _is_loopback(address):
        return ()
    return (*LOOPBACK, address.lower(), *(name for origin in origins if (name := urlsplit(origin).hostname)))


def address_for_others(address: str) -> str:
    """The host by which others on the same network reach a server that listens at an address; empty if none can.

    Which of this machine's addresses the network knows, the system tells for a connection that is never made.
    """
    if _is_loopback(address):
        return ""
    if address not in EVERYWHERE:
        return address
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((ELSEWHERE, 9))
        found = str(probe.getsockname()[0])
        if not _is_loopback(found) and found != "0.0.0.0":
            return found
    return ""


def url_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return address.lower() == "localhost"


class HostCheck:
    """The middleware that refuses requests to other names, over HTTP and WebSocket."""

    def __init__(self, app: ASGIApp, names: tuple[str, ...]) -> None:
        self.app = app
        self.names = frozenset(names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self.names or scope["type"] not in ("http", "websocket") or self._is_ours(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": POLICY})
        else:
            await response(_elsewhere())(scope, receive, send)

    def _is_ours(self, scope: Scope) -> bool:
        """By every Host there is; browsers always send one, what sends none is no browser."""
        given = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        return all(_name_in(host) in self.names for host in given if host)


def _name_in(host: str) -> str:
    """``localhost:8417`` -> ``localhost``, ``[::1]:8417`` -> ``::1``."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _elsewhere() -> Problem:
    return Problem(
        421,
        "foreign-host",
        detail=Message("problem_hint-this_machine_only"),
    )
