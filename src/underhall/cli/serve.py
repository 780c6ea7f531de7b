"""``underhall serve``: the online table."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
import urllib.request
import webbrowser

import typer

from underhall.cli.saves import data_folder
from underhall.cli.words import Words
from underhall.core.errors import BadOption


def serve_tables(
    host: str,
    port: int,
    database: str,
    origins: list[str],
    https: bool,
    behind_proxy: bool,
    proxies: list[str],
    private_webhooks: bool,
    bot_processes: int,
    bots_elsewhere: bool,
    admin_token_file: str,
    show: bool,
    words: Words,
) -> None:
    try:
        from underhall.server import logs
        from underhall.server.host_names import address_for_others, url_of
        from underhall.server.operator_token import admin_token
        from underhall.server.run import run
        from underhall.server.settings import Settings, database_url, trusted_proxy
    except ModuleNotFoundError as error:
        raise BadOption("package-for_server", package=error.name) from None
    # Whoever has the page opened plays here: only what goes wrong is news. An operator reads every request.
    logs.set_up("warning" if show else "info")
    url = database_url(database, data_folder())
    settings = Settings(
        url,
        origins=tuple(origins),
        proxies=tuple(trusted_proxy(proxy) for proxy in proxies),
        secure_cookies=https,
        limits=os.environ.get("UNDERHALL_LIMITS", "") != "off",  # for load tests only
        private_webhooks=private_webhooks,
        bot_processes=bot_processes,
        bots_elsewhere=bots_elsewhere,
        # For tests: nobody looks at their bots.
        shortest_answer=0.0 if os.environ.get("UNDERHALL_BOT_PAUSE", "") == "off" else Settings.shortest_answer,
        metrics_token=os.environ.get("UNDERHALL_METRICS_TOKEN", ""),
        admin_token=admin_token(
            admin_token_file or os.environ.get("UNDERHALL_ADMIN_TOKEN_FILE", ""),
            os.environ.get("UNDERHALL_ADMIN_TOKEN", ""),
        ),
        mail_server=os.environ.get("UNDERHALL_MAIL_SERVER", ""),
        mail_from=os.environ.get("UNDERHALL_MAIL_FROM", ""),
    )

    def tell(port: int) -> None:
        address = url_of(host, port)
        typer.echo(words.say("serve.at", address=address))
        others = address_for_others(host)
        if others and others != host:
            typer.echo(words.say("serve.lan", address=url_of(others, port)))
        if show:
            open_page(address)

    run(settings, host, port, behind_proxy, tell)


def open_page(address: str) -> None:
    """Show the table in the person's browser once it answers; without a screen the printed address must do."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return

    def wait_and_open() -> None:
        for _ in range(50):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{address}/health", timeout=1).close()
                webbrowser.open(address)
                return
            time.sleep(0.1)

    threading.Thread(target=wait_and_open, daemon=True).start()
