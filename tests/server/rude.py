"""A WebSocket client without manners: it sends what it likes and reads only when told to."""

from __future__ import annotations

import base64
import contextlib
import os
import socket
import time
from urllib.parse import urlsplit

from tests.server.hosts import PATIENCE
from underhall.client import Client

CONTINUATION, TEXT, PING, PONG = 0x0, 0x1, 0x9, 0xA
SMALL_WINDOW = 4096


def frame(kind: int, data: bytes = b"", last: bool = True) -> bytes:
    """A masked frame of at most 125 bytes; the mask is zero."""
    return bytes([(0x80 if last else 0) | kind, 0x80 | len(data)]) + bytes(4) + data


class Rude:
    """An open line to a table, at the level of bytes. Without a person it is a spectator's."""

    def __init__(self, address: str, table: str, person: Client | None = None) -> None:
        place = urlsplit(address)
        assert place.hostname is not None
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_WINDOW)
        self.line.settimeout(PATIENCE)
        self.line.connect((place.hostname, place.port or 80))
        cookies = "" if person is None else "; ".join(f"{one.name}={one.value}" for one in person.http.cookies.jar)
        lines = [
            f"GET /api/tables/{table}/live HTTP/1.1",
            f"Host: {place.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {cookies}"] if cookies else []),
        ]
        self.line.sendall("\r\n".join([*lines, "", ""]).encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            got = self.line.recv(1)
            if not got:
                break
            head += got
        self.accepted = head.startswith(b"HTTP/1.1 101")

    def __enter__(self) -> Rude:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    def send(self, data: bytes) -> None:
        self.line.sendall(data)

    def send_until_cut_off(self, data: bytes, seconds: float = PATIENCE) -> None:
        """Send the same again and again and read nothing; the server must end that."""
        end = time.monotonic() + seconds
        self.line.settimeout(0.2)
        while time.monotonic() < end:
            try:
                self.line.sendall(data)
            except TimeoutError:
                continue  # part of a frame may have gone; what follows is rubbish, and no better
            except OSError:
                return
        raise AssertionError("the server let it go on")

    def received(self) -> bytes:
        """All that comes until the server ends the line."""
        found = b""
        with contextlib.suppress(ConnectionError):
            while got := self.line.recv(65536):
                found += got
        return found
