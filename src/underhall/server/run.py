"""Running the server until somebody stops it."""

from __future__ import annotations

import gc
import os
import signal
import sys
import threading
from types import FrameType

import uvicorn

from underhall.server.app import create_app
from underhall.server.settings import Settings

FRAME_LIMIT = 16 * 1024
GRACE_SECONDS = 5
LAST_RESORT_SECONDS = 30.0
SWITCH_SECONDS = 0.001


def config(settings: Settings, host: str, port: int, behind_proxy: bool = False) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        proxy_headers=behind_proxy,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=FRAME_LIMIT,
        # Compressing costs memory for every connection; a proxy can do it.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


class Server(uvicorn.Server):
    """Ends when it is told to, whatever hangs: all that was acknowledged is on the disk, so nothing is lost by that."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        last_resort = threading.Timer(LAST_RESORT_SECONDS, _leave)
        last_resort.daemon = True
        last_resort.start()


def _leave() -> None:
    # Not by way of the log: whatever hangs may hold its lock.
    os.write(2, b'{"level":"error","from":"underhall.server","what":"ended in the midst, as something hung"}\n')
    os._exit(1)


def run(settings: Settings, host: str, port: int, behind_proxy: bool = False) -> None:
    """Until SIGTERM or Ctrl-C; being asked to stop is no failure."""
    server = Server(config(settings, host, port, behind_proxy))
    # uvicorn stops gracefully on these and then raises them again, for whoever was listening before. That is us as
    # well, for one that comes before uvicorn listens must not be lost.
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, server.handle_exit)
    # What has been imported stays: the collector need not look at it again and again. And the thread that writes gets
    # its turn soon.
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    sys.setswitchinterval(SWITCH_SECONDS)
    server.run()
