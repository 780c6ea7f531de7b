"""A language model plays at ``/mcp`` with a person's token, and people watch it in the browser, move by move."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any

from tests.doors.mcp_client import asked_to_move, call, over_http
from tests.server.hosts import PATIENCE, Process
from tests.web.seen import Person

MOVES = 4


class Model:
    """The official client, in a thread of its own, which plays a move whenever the test says so."""

    def __init__(self, address: str, token: str) -> None:
        self.orders: queue.Queue[bool] = queue.Queue()
        self.told: queue.Queue[dict[str, Any] | BaseException] = queue.Queue()
        self.thread = threading.Thread(target=self._run, args=(address, token), daemon=True)
        self.thread.start()

    def _run(self, address: str, token: str) -> None:
        try:
            asyncio.run(self._play(address, token))
        except BaseException as error:
            self.told.put(error)

    async def _play(self, address: str, token: str) -> None:
        async with over_http(address, token) as session:
            seen = await asked_to_move(session, await call(session, "new_game", game="dwarf", opponents=["random"]))
            self.told.put(seen)
            while await asyncio.to_thread(self.orders.get):
                legal = (await call(session, "legal_moves", table=seen["table"]))["moves"]
                played = await call(session, "play", table=seen["table"], move=legal[0]["move"], wait_seconds=0)
                assert "refused" not in played, played
                seen = await asked_to_move(session, played)
                self.told.put(seen)

    def says(self) -> dict[str, Any]:
        """What it was told when it was asked."""
        said = self.told.get(timeout=2 * PATIENCE)
        if isinstance(said, BaseException):
            raise said
        return said

    def plays(self) -> dict[str, Any]:
        self.orders.put(True)
        return self.says()

    def leaves(self) -> None:
        self.orders.put(False)
        self.thread.join(PATIENCE)


def test_its_person_and_anybody_else_see_each_move_as_it_is_played(server: Process, sit: Callable[..., Person]) -> None:
    owner, stranger = sit(seed=1), sit(seed=2, phone=True)
    owner.api("POST", "/guest", {"name": "Ann"})
    wish = {"name": "A model", "rights": ["play", "tables"], "table": ""}
    model = Model(server.address, owner.api("POST", "/my/tokens", wish)["token"])
    try:
        seen = model.says()
        for person in (owner, stranger):
            person.page.goto(seen["watch"])
        for _ in range(MOVES):
            shown = owner.api("GET", f"/tables/{seen['table']}")
            before = shown["now"]["turn_number"]
            for person in (owner, stranger):
                person.reach(before)
                assert person.look()["turn_number"] == before  # nothing happens until the model plays
            assert owner.turn()["picks"]  # it is her seat: she could play the move by hand
            assert stranger.look()["picks"] == []
            seen = model.plays()
            assert seen["happened"]
            for person in (owner, stranger):
                person.reach(before + 1)
    finally:
        model.leaves()
