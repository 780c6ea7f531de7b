"""WebSockets at the level of bytes: uvicorn's protocol, hardened against clients that flood or do not read.

What comes in is taken in small portions, so that no single read holds the event loop, and only so much of it waits.
Pings, pongs and pieces of messages are counted. And no connection outlives its end: whoever leaves the last bytes
unread is cut off instead of being waited for.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from underhall.server.limits import Limit, Limiter
from underhall.server.problems import Problem

# Under these names an application finds the way to cut its connection off, and the way to send a text at once.
CUT_OFF = "underhall.cut_off"
SEND_AT_ONCE = "underhall.send_at_once"
WHOLE_TEXT = b"\x81"  # a frame that is a whole message, of text
POLICY = 1008
PORTION = 2 * 1024
# Nobody plays by sending as much at once; what a client sends faster than it is read waits on its own side.
MOST_UNREAD = 64 * 1024
# Above this the transport asks to wait, and what is to be sent is counted where it waits (routes/live.py).
MOST_UNSENT = 16 * 1024
# The system would let megabytes wait for each connection.
MOST_UNSENT_BELOW = 128 * 1024
FRAGMENTS = 64
# Pings and pongs: browsers and libraries send one in some seconds.
CONTROL = Limit(60, 5)
LOOK_AGAIN_SECONDS = 0.05
LAST_WORDS_SECONDS = 1.0
CLOSING_SECONDS = 5.0


class HardenedProtocol(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.unread = bytearray()
        self.next_portion: asyncio.TimerHandle | None = None
        self.control = Limiter(True)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(MOST_UNSENT)
        line = transport.get_extra_info("socket")
        if line is not None:
            with contextlib.suppress(OSError):
                line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNSENT_BELOW)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_reading_on()
        super().connection_lost(exc)

    # What comes in.

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated or (not self.unread and len(data) <= PORTION):
            super().data_received(data)
            return
        self.unread += data
        if len(self.unread) > MOST_UNREAD:
            self.cut_off(POLICY, "too much at once")
            return
        self._read_on()

    def _read_on(self) -> None:
        """Take in one portion, and the rest as soon as the application has seen it."""
        self._stop_reading_on()
        if self.disconnected or self.transport.is_closing():
            self.unread.clear()
            return
        if not self.read_paused:
            portion = bytes(self.unread[:PORTION])
            del self.unread[:PORTION]
            super().data_received(portion)
        if self.unread:
            busy = self.read_paused or self.close_sent
            self.next_portion = self.loop.call_later(LOOK_AGAIN_SECONDS if busy else 0.0, self._read_on)

    def _stop_reading_on(self) -> None:
        if self.next_portion is not None:
            self.next_portion.cancel()
            self.next_portion = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope)[CUT_OFF] = self.cut_off
            cast(dict[str, Any], self.scope)[SEND_AT_ONCE] = self.send_at_once

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > FRAGMENTS:
            self.cut_off(POLICY, "a message in too many pieces")

    def handle_ping(self) -> None:
        if self._few_enough():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._few_enough():
            super().handle_pong(event)

    def _few_enough(self) -> bool:
        if self.close_sent:
            return False
        try:
            self.control.take("", CONTROL)
        except Problem:
            self.cut_off(POLICY, "too many pings")
            return False
        return True

    # What goes out.

    def send_at_once(self, text: bytes) -> bool:
        """Send a text, unless anything keeps it waiting: then it has to go through ``send``.

        Every update of every table leaves here. The way through the framework decodes and encodes it, makes a frame
        that can be masked and compressed, and costs more than the rest of the sending.
        """
        if (
            not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or self.conn.extensions
            or self.conn.state is not OPEN
            or not self.writable.is_set()
        ):
            return False
        size = len(text)
        if size < 126:
            head = WHOLE_TEXT + bytes([size])
        elif size < 65536:
            head = WHOLE_TEXT + b"\x7e" + size.to_bytes(2)
        else:
            head = WHOLE_TEXT + b"\x7f" + size.to_bytes(8)
        self.transport.write(head + text)
        return True

    # How it ends.

    def cut_off(self, code: int, reason: str) -> None:
        """End the connection whether the client reads or not: with a last word if it does, at once if it does not."""
        self.unread.clear()
        if self.disconnected or self.close_sent:
            self.transport.abort()
            return
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if not self.writable.is_set():
            self.transport.abort()
            return
        self.transport.pause_reading()
        try:
            self.conn.send_close(code, reason)
        except InvalidState:  # it is closing already
            self.transport.abort()
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.loop.call_later(LAST_WORDS_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Somebody who does not answer a ping does not read either, and would never let the buffer run empty."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self.loop.call_later(CLOSING_SECONDS, self.transport.abort)
