"""A small client of the table server, for scripts and bots.

>>> from underhall.client import Client
>>> with Client("http://127.0.0.1:8417") as client:  # doctest: +SKIP
...     client.guest("Ann")
...     table = client.create("dwarf", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
...     now = client.wait_for_turn(table)
...     client.play(table, now["moves"][0]["move"], now["turn_number"])
"""

from __future__ import annotations

import json
import ssl
import time
from functools import cache
from types import TracebackType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

__all__ = ["Client", "Refused", "Watch"]


class Refused(Exception):
    """The server refused: ``status`` and the problem description (RFC 9457)."""

    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        super().__init__(f"{status} {problem.get('title', '')}: {problem.get('detail', '')}")
        self.status = status
        self.problem = problem

    @property
    def kind(self) -> str:
        return str(self.problem.get("type", "")).rpartition(":")[2]


@cache
def trusted() -> ssl.SSLContext:
    """Whom to trust; read once, since that takes longer than many a request."""
    return httpx.create_ssl_context()


class Client:
    """One person at the server: the session's cookie is kept, or a token (Settings) is sent along."""

    def __init__(self, address: str, timeout: float = 30.0, language: str = "en", token: str = "") -> None:
        self.address = address.rstrip("/")
        self.language = language  # in which refusals are said
        self.authorization = {"Authorization": f"Bearer {token}"} if token else {}
        headers = {"X-Underhall": "1", **self.authorization}
        self.http = httpx.Client(base_url=self.address, headers=headers, timeout=timeout, verify=trusted())

    def __enter__(self) -> Client:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """Any request; raises Refused for what the server does not do."""
        headers = {"Accept-Language": self.language}
        response = self.http.request(method, f"/api{path}", json=body, params=query, headers=headers)
        if response.is_error:
            try:
                problem = response.json()
            except ValueError:
                problem = {"title": response.text[:200]}
            raise Refused(response.status_code, problem)
        kind = response.headers.get("content-type", "")
        return response.json() if kind.startswith("application/json") else response.text

    # People.

    def guest(self, name: str) -> dict[str, Any]:
        return dict(self.ask("POST", "/guest", {"name": name}))

    def register(self, name: str, password: str) -> dict[str, Any]:
        return dict(self.ask("POST", "/register", {"name": name, "password": password}))

    def log_in(self, name: str, password: str) -> dict[str, Any]:
        return dict(self.ask("POST", "/login", {"name": name, "password": password}))

    def me(self) -> dict[str, Any] | None:
        """Who one is here, or None."""
        try:
            return dict(self.ask("GET", "/me"))
        except Refused as refused:
            if refused.status == 401:
                return None
            raise

    def rename(self, name: str) -> dict[str, Any]:
        return dict(self.ask("PATCH", "/me", {"name": name}))

    # Tables.

    def tables(self, status: str = "open", lang: str = "en", before: str = "") -> list[dict[str, Any]]:
        """A page of the lobby; ``before`` is ``UPDATED_ID`` of the last table of the page before."""
        return list(self.ask("GET", "/tables", status=status, lang=lang, before=before))

    def my_tables(self, lang: str = "en", before: str = "") -> list[dict[str, Any]]:
        return list(self.ask("GET", "/my/tables", lang=lang, before=before))

    def create(self, game: str, **wish: Any) -> str:
        """A new table; returns its id."""
        return str(self.ask("POST", "/tables", {"game": game, **wish})["table"]["id"])

    def look(self, table: str, lang: str = "en") -> dict[str, Any]:
        return dict(self.ask("GET", f"/tables/{table}", lang=lang))

    def remove(self, table: str) -> None:
        """Remove one's own table before its game begins."""
        self.ask("DELETE", f"/tables/{table}")

    def do(self, table: str, what: str, **body: Any) -> Any:
        """``sit``, ``start``, ``leave``, ``resign``, ``talk``, ``undo/ask``, ...: see the server's /docs."""
        return self.ask("POST", f"/tables/{table}/{what}", body)

    def play(self, table: str, move: int, turn_number: int) -> int:
        return int(self.do(table, "play", move=move, turn_number=turn_number)["number"])

    def changes(self, table: str, since: int = 0, lang: str = "en") -> dict[str, Any]:
        return dict(self.ask("GET", f"/tables/{table}/changes", since=since, lang=lang))

    def record(self, table: str) -> str:
        return str(self.ask("GET", f"/tables/{table}/record"))

    def wait_for_turn(self, table: str, seconds: float = 60.0) -> dict[str, Any]:
        """Wait until this person is asked or the game is over; returns ``now``."""
        with self.watch(table) as watch:
            return watch.until_turn(seconds)

    def watch(self, table: str, since: int | None = None, lang: str = "en") -> Watch:
        """A live line to a table, beginning with what was missed."""
        query = f"?lang={lang}" + ("" if since is None else f"&since={since}")
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/live{query}"
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        headers = {**self.authorization, **({"Cookie": cookies} if cookies else {})}
        return Watch(connect(address, additional_headers=headers or None, max_size=None, legacy=True))


class Watch:
    """An open WebSocket: updates come in, commands go out. Keeps the last ``now`` and ``number``."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.now: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.number = 0
        self.marks = 0

    def __enter__(self) -> Watch:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self.line.close()

    def receive(self, seconds: float = 30.0) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.line.recv(timeout=seconds))
        if message["type"] == "update":
            self.number = message["number"]
            self.now = message.get("now", self.now)
            self.table = message.get("table", self.table)
        return message

    def send(self, do: str, **body: Any) -> int:
        """A command; returns its mark."""
        self.marks += 1
        self.line.send(json.dumps({"id": self.marks, "do": do, **body}))
        return self.marks

    def command(self, do: str, **body: Any) -> dict[str, Any]:
        """A command and its answer; updates on the way are taken in."""
        mark = self.send(do, **body)
        while True:
            message = self.receive()
            if message.get("re") == mark:
                if message["type"] == "problem":
                    raise Refused(message["problem"]["status"], message["problem"])
                return message

    def play(self, move: int) -> dict[str, Any]:
        return self.command("play", move=move, turn_number=self.now["turn_number"])

    def until_turn(self, seconds: float = 60.0) -> dict[str, Any]:
        """Wait until this viewer is asked or the game is over."""
        end = time.monotonic() + seconds
        while not self.now or not (self.now["moves"] or self.now["status"] == "over"):
            self.receive(max(0.01, end - time.monotonic()))
        return self.now
