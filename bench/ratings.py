"""Whether ratings find the truth: ``python bench/ratings.py`` rates players of known strength through real tables.

A server runs in this process. People sign in who each decide as a level of bots does (from what their seat knows, and
nothing else), and sit down at rated tables: everybody against everybody, and against the server's own bots, whose
ratings are fixed (``underhall.server.ratings.ANCHORS``). What their profiles say in the end is printed beside those
fixed ratings: the order must be that of docs/strength.md.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import threading
import time
from contextlib import suppress
from itertools import combinations, count
from pathlib import Path
from typing import Any

import uvicorn

from underhall.client import Client
from underhall.core.state import State
from underhall.players.levels import make
from underhall.players.player import ask
from underhall.server.dependencies import Services
from underhall.server.ratings import ANCHORS
from underhall.server.routes import tables
from underhall.server.run import config
from underhall.server.settings import Settings, database_url

LEVELS = ("random", "novice", "greedy", "adept")
OPTIONS: dict[str, dict[str, Any]] = {"dig_deeper_dwarf": {"players": 2, "max_rounds": 40}}


class League:
    """People who play like bots, at the tables of a server in this process."""

    def __init__(self, address: str, services: Services, game: str, seed: int) -> None:
        self.services = services
        self.game = game
        self.dice = random.Random(seed)
        self.address = address
        self.clients: dict[str, Client] = {}
        seeds = count(seed * 1_000_000)
        tables.new_seed = lambda: str(next(seeds))  # the same deals whenever this is run

    def join(self, *levels: str) -> None:
        for level in levels:
            self.clients[level] = Client(self.address)
            self.clients[level].guest(f"Plays as {level}")

    def state(self, table: str) -> State:
        return self.services.tables.live[table].table.running().state

    def decide(self, level: str, table: str, now: dict[str, Any]) -> None:
        """One move, chosen by what the seat knows."""
        move = ask(make(level, self.game), self.state(table), self.dice.getrandbits(60))
        self.clients[level].play(table, move, now["turn_number"])

    def between_people(self, first: str, second: str) -> None:
        table = self.new_table(first, {"kind": "open"}, start=False)
        self.clients[second].do(table, "sit")
        self.clients[first].do(table, "start")
        while self.state(table).seat >= 0:
            level = (first, second)[self.state(table).seat]
            self.decide(level, table, self.clients[level].look(table)["now"])

    def against_bot(self, level: str, bot: str) -> None:
        table = self.new_table(level, {"kind": "bot", "level": bot}, start=True)
        while (now := self.clients[level].wait_for_turn(table))["status"] == "running":
            self.decide(level, table, now)

    def new_table(self, level: str, other: dict[str, str], start: bool) -> str:
        options = OPTIONS.get(self.game, {})
        wish: dict[str, Any] = {"options": options, "hints": False, "takebacks": False, "start": start}
        return self.clients[level].create(self.game, seats=[{"kind": "me"}, other], visibility="link", **wish)

    def rating(self, level: str) -> dict[str, Any]:
        profile = self.clients[level].ask("GET", "/me/profile")
        return dict(next(game["rating"] for game in profile["games"] if game["game"] == self.game))


def serve() -> tuple[uvicorn.Server, str, Any]:
    database = database_url(str(Path(tempfile.mkdtemp()) / "tables.db"), Path())
    made = config(Settings(database, limits=False, shortest_answer=0.0), "127.0.0.1", 0)
    server = uvicorn.Server(made)
    threading.Thread(target=server.run, daemon=True).start()
    while not server.started:
        time.sleep(0.05)
    return server, f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}", made.app


def shown(rating: dict[str, Any]) -> str:
    return f"{rating['value']:.1f} +- {rating['deviation']:.1f} ({rating['games']} games)"


def play(league: League, wish: argparse.Namespace) -> None:
    for number in range(wish.rounds):
        for pair in combinations(wish.levels, 2):
            league.between_people(*(pair if number % 2 else pair[::-1]))
        for level in wish.levels:
            for bot in wish.bots:
                league.against_bot(level, bot)
        found = ", ".join(f"{level} {shown(league.rating(level))}" for level in wish.levels)
        print(f"{wish.game}, after round {number + 1}: {found}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="dwarf")
    parser.add_argument("--levels", nargs="+", default=list(LEVELS))
    parser.add_argument("--rounds", type=int, default=6, help="games of every pair, and of everybody against each bot")
    parser.add_argument("--bots", nargs="*", default=["novice", "adept"])
    parser.add_argument("--seed", type=int, default=22)
    wish = parser.parse_args()
    server, address, app = serve()
    league = League(address, app.state.services, wish.game, wish.seed)
    league.join(*wish.levels)
    with suppress(KeyboardInterrupt):  # what was played until then is rated
        play(league, wish)
    for level in wish.levels:
        print(f"plays as {level}: {shown(league.rating(level))}; that bot's fixed rating: {ANCHORS[level]:.0f}")
    server.should_exit = True


if __name__ == "__main__":
    main()
