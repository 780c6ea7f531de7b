"""Running the server until somebody stops it."""

from __future__ import annotations

import errno
import gc
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from types import FrameType

import uvicorn

from underhall.core.errors import BadOption, UnderhallError, of_the_system
from underhall.server.app import create_app
from underhall.server.connections import PER_NETWORK, ConnectionLimits, most_connections, protocols, raise_file_limit
from underhall.server.host_names import address_for_others, names_at
from underhall.server.settings import Settings

FRAME_LIMIT = 16 * 1024
GRACE_SECONDS = 5
LAST_RESORT_SECONDS = 30.0
SWITCH_SECONDS = 0.001
THIS_MACHINE = ("127.0.0.1", "::1")


def config(settings: Settings, host: str, port: int, behind_proxy: bool = False) -> uvicorn.Config:
    proxies = [*(THIS_MACHINE if behind_proxy else ()), *settings.proxies]
    names = names_at(host, settings.origins, bool(proxies))
    most = most_connections()
    # A proxy's connections all come from its own address.
    connection_limits = ConnectionLimits(most, PER_NETWORK if settings.limits and not proxies else most)
    return uvicorn.Config(
        create_app(replace(settings, names=names, lan_host="" if proxies else address_for_others(host))),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        server_header=False,
        **protocols(connection_limits),
        ws_max_size=FRAME_LIMIT,
        # Compressing costs memory for every connection; a proxy can do it.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


class Server(uvicorn.Server):
    """Tells its port once it can be reached there, and ends when it is told to, whatever hangs.

    All that was acknowledged is on the disk, so nothing is lost by that.
    """

    def __init__(self, config: uvicorn.Config, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            self.ready(int(self.servers[0].sockets[0].getsockname()[1]))

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        end_at_last()


def end_at_last() -> None:
    """From now on this process has so long to end, whatever hangs."""
    last_resort = threading.Timer(LAST_RESORT_SECONDS, _leave)
    last_resort.daemon = True
    last_resort.start()


def _leave() -> None:
    # Not by way of the log: whatever hangs may hold its lock.
    os.write(2, b'{"level":"error","from":"underhall.server","what":"ended in the midst, as something hung"}\n')
    os._exit(1)


def run(
    settings: Settings,
    host: str,
    port: int,
    behind_proxy: bool = False,
    ready: Callable[[int], None] = lambda port: None,
) -> None:
    """Until SIGTERM or Ctrl-C; being asked to stop is no failure."""
    if settings.bots_elsewhere and not settings.postgresql:
        raise BadOption("bots-need_postgresql")
    must_be_free(host, port)
    raise_file_limit()
    made = config(settings, host, port, behind_proxy)
    server = Server(made, ready)
    # uvicorn stops gracefully on these and then raises them again, for whoever was listening before. That is us as
    # well, for one that comes before uvicorn listens must not be lost.
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, server.handle_exit)
    # What has been imported stays: the collector need not look at it again and again. It looks at little at a time, as
    # everybody waits meanwhile: ten milliseconds for so many new objects. And the thread that writes has its turn soon.
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 1_000, 100)
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        server.run()
    except SystemExit:
        refusal = getattr(getattr(made.app, "state", None), "refusal", None)
        if isinstance(refusal, UnderhallError):
            raise refusal from None
        raise


def must_be_free(host: str, port: int) -> None:
    """Refuse an address that is taken or unknown, before anything is opened."""
    try:
        for family, kind, protocol, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            with socket.socket(family, kind, protocol) as probe:
                if sys.platform != "win32":
                    probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(address)
    except OSError as error:
        if isinstance(error, socket.gaierror) or error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise BadOption("address-refused", host=host, port=port, error=of_the_system(error)) from None
