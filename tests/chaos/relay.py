"""A wire between two processes that can be cut, delayed and held up."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
from pathlib import Path

PIECE = 65536


class Relay:
    """Listens at a port of this machine and passes on to another one, or to a socket file."""

    def __init__(self, target: int | Path) -> None:
        self.target = target
        self.port = 0
        self.delay = 0.0  # seconds for each piece
        self.server: asyncio.Server | None = None
        self.lines: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self.carrying: set[asyncio.Task[None]] = set()
        self.answering = asyncio.Event()  # else what comes back is held
        self.answering.set()

    async def open(self) -> None:
        self.server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        if self.server is not None:
            self.server.close()
        self.answering.set()
        self.cut()
        await asyncio.gather(*self.carrying)

    def cut(self, hard: bool = False) -> int:
        """End all connections, also in the midst of a message; ``hard``: with a reset. Returns how many there were."""
        lines = list(self.lines)
        for line in lines:
            for writer in line:
                if hard:
                    _reset(writer)
                writer.transport.abort()
        return len(lines)

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._carry(reader, writer))
        self.carrying.add(task)
        task.add_done_callback(self.carrying.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if isinstance(self.target, Path):
                far_reader, far_writer = await asyncio.open_unix_connection(str(self.target))
            else:
                far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:  # nobody there
            writer.transport.abort()
            return
        line = (writer, far_writer)
        self.lines.add(line)
        there = asyncio.create_task(self._pass_on(reader, far_writer, False))
        back = asyncio.create_task(self._pass_on(far_reader, writer, True))
        try:
            await asyncio.wait((there, back), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.lines.discard(line)
            for task in (there, back):
                task.cancel()
            for one in line:
                one.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answers: bool) -> None:
        with contextlib.suppress(OSError):
            while piece := await reader.read(PIECE):
                if self.delay:
                    await asyncio.sleep(self.delay)
                if answers:
                    await self.answering.wait()
                writer.write(piece)
                await writer.drain()


def _reset(writer: asyncio.StreamWriter) -> None:
    end = writer.get_extra_info("socket")
    if end is not None:
        with contextlib.suppress(OSError):
            end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
