"""Coming back to a server as the same person: the session's cookie, kept where only this user can read it."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from underhall.client import Client
from underhall.terminal.saves import data_folder


def session_file() -> Path:
    return data_folder() / "sessions.json"


def read_sessions() -> dict[str, dict[str, str]]:
    with suppress(OSError, ValueError):
        found = json.loads(session_file().read_text(encoding="utf-8"))
        if isinstance(found, dict):
            return found
    return {}


def join(address: str, name: str) -> tuple[Client, dict[str, Any]]:
    """A client of the server and the person there: the person of the last time, or a new guest account of that name."""
    client = Client(address)
    for key, value in read_sessions().get(client.address, {}).items():
        client.http.cookies.set(key, value)
    me = client.me()
    if me is None or (name and me["name"] != name and me["guest"]):
        me = client.guest(name or os.environ.get("USER", "") or "Guest") if me is None else client.rename(name)
    keep(client)
    return client, me


def keep(client: Client) -> None:
    known = read_sessions()
    known[client.address] = {cookie.name: cookie.value or "" for cookie in client.http.cookies.jar}
    path = session_file()
    with suppress(OSError):  # without the file the next time begins as a new guest
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            json.dump(known, file)
