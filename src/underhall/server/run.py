"""Running the server until somebody stops it."""

from __future__ import annotations

import uvicorn

from underhall.server.app import create_app
from underhall.server.settings import Settings

FRAME_LIMIT = 16 * 1024
GRACE_SECONDS = 5


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


def run(settings: Settings, host: str, port: int, behind_proxy: bool = False) -> None:
    uvicorn.Server(config(settings, host, port, behind_proxy)).run()
