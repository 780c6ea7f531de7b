"""A server whose notices a test sends by hand, and stand-ins that hear them."""

from __future__ import annotations

import json
from typing import Any

from tests.server.hosts import Host
from tests.server.play import turn, two
from tests.server.test_webhooks import Receiver
from underhall.client import Client
from underhall.server.notices.outbox import HOLD_SECONDS
from underhall.server.notices.sender import NoticeSender
from underhall.server.settings import Settings

PUBLIC = "https://dwarfs.example"
BEGIN = 1_700_000_000.0  # 2023-11-14, 22:13:20 in UTC


class Office:
    """A server whose notices go out when the test says so, by a clock the test sets."""

    def __init__(self, database: str, begin: float = BEGIN, **more: Any) -> None:
        self.time = begin
        wishes = {"private_webhooks": True, "origins": (PUBLIC,), **more}
        self.host = Host(Settings(database, limits=False, workers=1, clock=lambda: self.time, **wishes))
        self.sender: NoticeSender = self.host.services.notices

    def send(self, wait: float = HOLD_SECONDS + 1) -> int:
        """Some time goes by; send what is due then, and wait for it."""
        self.time += wait
        begun = self.host.run(self.sender.sweep())
        self.host.run(self.sender.settled())
        return begun

    def two(self, game: str = "dwarf", **wish: Any) -> tuple[Client, Client, str]:
        """Ann, who is to move, and Bob."""
        ann, bob, table = two(self.host, game, **wish)
        return (ann, bob, table) if turn(table, ann, bob)[0] is ann else (bob, ann, table)


def way(client: Client, kind: str, address: str, **more: Any) -> Any:
    return client.ask("POST", "/my/notices", {"kind": kind, "address": address, **more}, lang="en")


def ntfy(client: Client, receiver: Receiver, topic: str = "dwarfs") -> Any:
    return way(client, "ntfy", f"http://127.0.0.1:{receiver.port}/{topic}")


def heard(receiver: Receiver) -> list[tuple[str, str]]:
    """The topics and titles that ntfy was given since the last look."""
    calls, receiver.calls = receiver.calls, []
    told = [json.loads(body) for _, body in calls]
    return sorted((one["topic"], one["title"]) for one in told)
