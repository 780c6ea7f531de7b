"""A way in to several servers, as the proxy of compose.yaml is one: whoever comes is led on to one that takes them."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections import Counter

from tests.server.hosts import PATIENCE, wait_until


class WayIn:
    """In a thread of its own. Each connection goes to the next server; to the one after it, if that takes none."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.led: Counter[int] = Counter()
        self.came = 0
        self.loop = asyncio.new_event_loop()
        self.port = 0
        self.tasks: set[asyncio.Task[None]] = set()
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        wait_until(lambda: self.port)
        self.address = f"http://127.0.0.1:{self.port}"

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        server = self.loop.run_until_complete(asyncio.start_server(self._lead, "127.0.0.1", 0))
        self.port = int(server.sockets[0].getsockname()[1])
        self.loop.run_forever()
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.run_until_complete(asyncio.sleep(0.01))

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.came += 1
        for turn in range(len(self.ports)):
            port = self.ports[(self.came + turn) % len(self.ports)]
            with contextlib.suppress(OSError):
                there, back = await asyncio.open_connection("127.0.0.1", port)
                self.led[port] += 1
                with contextlib.suppress(asyncio.CancelledError):  # at the end of all
                    await asyncio.gather(_pass_on(reader, back), _pass_on(there, writer))
                return
        writer.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()
