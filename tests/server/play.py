"""Playing for tests: two people at a table, and games played on at random."""

from __future__ import annotations

import random
import re
from typing import Any

from tests.server.hosts import Host
from underhall.client import Client, Watch
from underhall.server.ids import CHARACTERS, LENGTH

RANDOM_ID = re.compile(rf"\b[{CHARACTERS}]{{{LENGTH}}}\b")
TWO_BOTS = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]


def two(host: Host, game: str = "dwarf", **wish: Any) -> tuple[Client, Client, str]:
    """Ann and Bob at a running table."""
    ann, bob = host.client("Ann"), host.client("Bob")
    table = ann.create(game, **wish)
    bob.do(table, "sit")
    ann.do(table, "start")
    return ann, bob, table


def says(told: object, words: str) -> bool:
    """Whether words are in what was told. Random ids are left out: once in a while one has a short name in it."""
    return words in RANDOM_ID.sub("", str(told))


def turn(table: str, *clients: Client) -> tuple[Client, dict[str, Any]]:
    """Who is asked, with what is shown to them."""
    for client in clients:
        now = client.look(table)["now"]
        if now["moves"]:
            return client, now
    raise AssertionError("nobody is asked")


def step(table: str, *clients: Client, choice: random.Random | None = None) -> Client:
    client, now = turn(table, *clients)
    move = choice.choice(now["moves"]) if choice else now["moves"][0]
    client.play(table, move["move"], now["turn_number"])
    return client


def play_out(table: str, *clients: Client, seed: int = 1) -> None:
    """Play to the end over WebSockets, at random."""
    choice = random.Random(seed)
    watches = [client.watch(table) for client in clients]
    try:
        for watch in watches:
            watch.receive()
        while all(watch.now["status"] == "running" for watch in watches):
            asked = next((watch for watch in watches if watch.now["moves"]), None)
            if asked is None:
                behind(watches).receive()
            else:
                asked.play(choice.choice(asked.now["moves"])["move"])
                catch_up(watches)
    finally:
        for watch in watches:
            watch.close()


def behind(watches: list[Watch]) -> Watch:
    return min(watches, key=lambda watch: watch.number)


def catch_up(watches: list[Watch]) -> None:
    last = max(watch.number for watch in watches)
    for watch in watches:
        while watch.number < last:
            watch.receive()
