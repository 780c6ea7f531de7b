"""``underhall serve``: the online table."""

from __future__ import annotations

import os

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
    private_webhooks: bool,
    words: Words,
) -> None:
    try:
        from underhall.server import logs
        from underhall.server.run import run
        from underhall.server.settings import Settings, database_url
    except ModuleNotFoundError as error:
        raise BadOption(f"{error.name} is not installed; the server needs: pip install 'underhall[server]'") from None
    typer.echo(words.say("serve.at", address=f"http://{host}:{port}"))
    logs.set_up()
    url = database_url(database, data_folder())
    settings = Settings(
        url,
        origins=tuple(origins),
        secure_cookies=https,
        limits=os.environ.get("UNDERHALL_LIMITS", "") != "off",  # for load tests only
        private_webhooks=private_webhooks,
    )
    run(settings, host, port, behind_proxy)
