"""What an operator can choose."""

from __future__ import annotations

import ipaddress
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from underhall.core.errors import BadOption

SQLITE = "sqlite+aiosqlite"
POSTGRESQL = "postgresql+asyncpg"


def default_workers() -> int:
    """One core is left to the event loop."""
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Settings:
    """How one server process runs. ``clock`` is for tests that must control time."""

    database: str
    origins: tuple[str, ...] = ()
    # The names this server answers to; none: any.
    names: tuple[str, ...] = ()
    # The host by which others on the same network reach this server; empty: none can, or a proxy knows.
    lan_host: str = ""
    # Proxies that are believed about who asks, as addresses or networks.
    proxies: tuple[str, ...] = ()
    secure_cookies: bool = False
    limits: bool = True
    workers: int = field(default_factory=default_workers)
    private_webhooks: bool = False
    session_days: int = 90
    metrics_token: str = ""  # what whoever reads /metrics must know; without one, only this machine may
    admin_token: str = ""  # what whoever opens the operator's page must know; without one there is no such page
    # So many seconds, at least and at most, somebody needs who answers quickly: automatic moves take as long.
    quick_answer: tuple[float, float] = (0.4, 1.5)
    # Where people sit at the table a bot's answer comes no sooner than so many seconds after it was asked: who looks up
    # from their own move should see the bot's being made. Where there are no limits (load tests) it comes at once.
    shortest_answer: float = 0.4
    # In how many workers a bot that thinks for seconds may think at the same time, if so many have nothing to do.
    bot_processes: int = 1
    # Whether other processes (``underhall bots``) play the bots' turns; PostgreSQL only.
    bots_elsewhere: bool = False
    # Where mail is handed in (``smtp://USER:PASSWORD@HOST:PORT``, or ``smtps``), and from whom it is; empty: none.
    mail_server: str = ""
    mail_from: str = ""
    clock: Callable[[], float] = time.time

    @property
    def cookie(self) -> str:
        """The session's cookie. With the prefix browsers take it from this very host over https only."""
        return "__Host-underhall" if self.secure_cookies else "underhall"

    @property
    def public_address(self) -> str:
        """Where people find this server, for links in what is sent to them; empty if the operator did not say."""
        return self.origins[0].rstrip("/") if self.origins else ""

    @property
    def postgresql(self) -> bool:
        return self.database.startswith("postgresql")


def trusted_proxy(text: str) -> str:
    """An address or network, as ``--trusted-proxy`` takes it."""
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        raise BadOption("option-bad_proxy", text=text) from None


def database_url(wish: str, folder: Path) -> str:
    """The database meant by ``--database``: a URL, a file name, or by default a file in the user's data folder."""
    if not wish:
        folder.mkdir(parents=True, exist_ok=True)
        return f"{SQLITE}:///{folder / 'tables.db'}"
    if "://" not in wish:
        return f"{SQLITE}:///{Path(wish).resolve()}"
    scheme, _, rest = wish.partition("://")
    if scheme in ("sqlite", SQLITE):
        return f"{SQLITE}://{rest}"
    if scheme in ("postgresql", "postgres", POSTGRESQL):
        return f"{POSTGRESQL}://{rest}"
    raise BadOption("database-unknown_kind", scheme=scheme)
