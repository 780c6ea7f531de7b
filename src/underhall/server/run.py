"""Running the server until somebody stops it."""

from __future__ import annotations

import gc
import signal
import sys
from dataclasses import replace

import uvicorn

from underhall.server.app import create_app
from underhall.server.settings import Settings
from underhall.server.site import names_at

FRAME_LIMIT = 16 * 1024
GRACE_SECONDS = 5
SWITCH_SECONDS = 0.001
THIS_MACHINE = ("127.0.0.1", "::1")


def config(settings: Settings, host: str, port: int, behind_proxy: bool = False) -> uvicorn.Config:
    proxies = [*(THIS_MACHINE if behind_proxy else ()), *settings.proxies]
    names = names_at(host, settings.origins, bool(proxies))
    return uvicorn.Config(
        create_app(replace(settings, names=names)),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=FRAME_LIMIT,
        # Compressing costs memory for every connection; a proxy can do it.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def run(settings: Settings, host: str, port: int, behind_proxy: bool = False) -> None:
    """Until SIGTERM or Ctrl-C; being asked to stop is no failure."""
    # uvicorn stops gracefully on these and then raises them again, for whoever was listening before.
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: None)
    server = uvicorn.Server(config(settings, host, port, behind_proxy))
    # What has been imported stays: the collector need not look at it again and again. And the thread that writes gets
    # its turn soon.
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    sys.setswitchinterval(SWITCH_SECONDS)
    server.run()
