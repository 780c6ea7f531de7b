"""How many tables that wait for players somebody may have in the lobby at once, so that nobody can fill it."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator

from underhall.core.errors import Message
from underhall.server.problems import conflict
from underhall.server.store.tables import TableStore

OF_A_PERSON = 5
OF_A_NETWORK = 20
REMEMBERED = 5_000


class OpenTableLimits:
    """Counts by person in the database, and by network in memory: nobody's address is kept for longer than that."""

    def __init__(self, store: TableStore, on: bool) -> None:
        self.store = store
        self.on = on
        # Held from the check to the new table's row, or twenty requests at once would all find that one is free.
        self.lock = asyncio.Lock()
        self.networks: OrderedDict[str, set[str]] = OrderedDict()

    @contextlib.asynccontextmanager
    async def room(self, person: str, network: str, listed: bool) -> AsyncIterator[set[str]]:
        """Refuses another open table in the lobby, if it is to be ``listed`` there and there are enough.

        It is made meanwhile, and its id added to what this gives.
        """
        if not self.on or not listed:
            yield set()
            return
        async with self.lock:
            found = await self._waiting(person, network)
            yield found
            self.networks[network] = found
            self.networks.move_to_end(network)
            if len(self.networks) > REMEMBERED:
                self.networks.popitem(last=False)

    async def _waiting(self, person: str, network: str) -> set[str]:
        """The tables from a network that still wait; refuses if those, or the person's, are as many as may be."""
        own, found = await self.store.waiting_for_players(person, sorted(self.networks.get(network, ())))
        if own >= OF_A_PERSON:
            raise conflict("open-tables", detail=Message("problem_hint-open_tables", count=OF_A_PERSON))
        if len(found) >= OF_A_NETWORK:
            raise conflict(
                "open-tables",
                title=Message("problem-network_open_tables"),
                detail=Message("problem_hint-open_tables", count=OF_A_NETWORK),
            )
        return found
