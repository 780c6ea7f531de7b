"""HTTP and WebSockets as a load generator needs them: thousands of connections in one process, and nothing besides.

Frames go out with a mask of zeros, which servers take, so that masking costs nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import orjson

CONTINUED, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10
ANSWER_SECONDS = 60.0


class Refused(Exception):
    """The server refused."""


class Http:
    """Some connections that are kept open, for one request at a time each."""

    def __init__(self, port: int, connections: int = 8) -> None:
        self.port = port
        self.free: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter] | None] = asyncio.Queue()
        for _ in range(connections):
            self.free.put_nowait(None)

    async def post(self, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
        """The answer, and the cookie that came along."""
        line = await self.free.get()
        try:
            if line is None or line[0].at_eof():  # a server closes a connection on which nothing was said for seconds
                line = await asyncio.open_connection("127.0.0.1", self.port)
            async with asyncio.timeout(ANSWER_SECONDS):
                return await self._ask(*line, path, orjson.dumps(body), cookie)
        except Refused:
            raise
        except BaseException:
            if line is not None:
                line[1].close()
            line = None
            raise
        finally:
            self.free.put_nowait(line)

    async def _ask(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, path: str, body: bytes, cookie: str
    ) -> tuple[Any, str]:
        head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\nx-underhall: 1\r\n"
        head += (
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
            + (f"cookie: {cookie}\r\n" if cookie else "")
            + "\r\n"
        )
        writer.write(head.encode() + body)
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        fields = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        answer = await reader.readexactly(int(fields.get("content-length", 0)))
        status = int(first.split()[1])
        if status >= 400:
            raise Refused(f"{path}: {status} {answer[:300]!r}")
        return (orjson.loads(answer) if answer else None), fields.get("set-cookie", "").partition(";")[0]

    async def close(self) -> None:
        while not self.free.empty():
            line = self.free.get_nowait()
            if line is not None:
                line[1].close()


class Socket(asyncio.Protocol):
    """One WebSocket: whole messages come as bytes to ``heard``, and the end of it to ``lost``."""

    def __init__(self, port: int, path: str, cookie: str, heard: Callable[[bytes], None], lost: Callable[[], None]):
        self.request = (
            f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            f"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\ncookie: {cookie}\r\n\r\n"
        ).encode()
        self.port = port
        self.heard = heard
        self.lost = lost
        self.transport: asyncio.Transport
        self.buffer = b""
        self.parts: list[bytes] = []
        self.open = False

    async def connect(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost()

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        if not self.open:
            head, found, rest = buffer.partition(b"\r\n\r\n")
            if not found:
                self.buffer = buffer
                return
            if b" 101 " not in head[:20]:
                self.transport.abort()
                return
            self.open, buffer = True, rest
        start = 0
        while len(buffer) - start >= 2:
            size, at = buffer[start + 1], start + 2
            if size >= 126:
                at += 2 if size == 126 else 8
                size = int.from_bytes(buffer[start + 2 : at])
            if len(buffer) < at + size:
                break
            self._frame(buffer[start], buffer[at : at + size])
            start = at + size
        self.buffer = buffer[start:]

    def _frame(self, first: int, body: bytes) -> None:
        kind = first & 15
        if kind == PING:
            self._write(PONG, body)
        elif kind == CLOSE:
            self._write(CLOSE, body[:2])
            self.transport.close()
        elif kind in (TEXT, CONTINUED):
            if first & 128 and not self.parts:
                self.heard(body)
            else:
                self.parts.append(body)
                if first & 128:
                    whole, self.parts = b"".join(self.parts), []
                    self.heard(whole)

    def send(self, message: bytes) -> None:
        self._write(TEXT, message)

    def close(self) -> None:
        if not self.transport.is_closing():  # else it was lost, and is counted as that
            self._write(CLOSE, b"\x03\xe8")
        self.transport.close()

    def _write(self, kind: int, body: bytes) -> None:
        size = bytes([128 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2)
        self.transport.write(bytes([128 | kind]) + size + b"\0\0\0\0" + body)
