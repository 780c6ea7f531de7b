"""A browser's database and its second worker, for tests in this process."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from underhall.site.local_server import LocalServer
from underhall.site.local_tables import LocalTables
from underhall.site.thinking import answered


class MemoryStorage:
    """As web/src/site/storage.ts keeps it."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Any]] = {}
        self.kept: dict[str, dict[int, Any]] = {}
        self.values: dict[str, str] = {}
        self.fails = False

    async def rows(self) -> str:
        return json.dumps(list(self.tables.values()))

    async def row(self, table_id: str) -> str:
        return json.dumps(self.tables[table_id]) if table_id in self.tables else ""

    async def changes(self, table_id: str) -> str:
        return json.dumps([self.kept[table_id][number] for number in sorted(self.kept[table_id])])

    async def write(self, entries: str) -> bool:
        if self.fails:
            raise OSError("the disk is full")
        wanted = json.loads(entries)
        for entry in wanted:
            known = self.kept.get(entry["row"]["id"], {})
            if any(change["number"] in known for change in entry["changes"]):
                return False
        for entry in wanted:
            self.tables[entry["row"]["id"]] = entry["row"]
            changes = self.kept.setdefault(entry["row"]["id"], {})
            changes.update({change["number"]: change for change in entry["changes"]})
        return True

    async def drop(self, table_id: str) -> None:
        self.tables.pop(table_id, None)
        self.kept.pop(table_id, None)

    async def value(self, name: str) -> str:
        return self.values.get(name, "")

    async def keep(self, name: str, value: str) -> None:
        self.values[name] = value


async def think(work: str, arguments: str) -> str:
    return answered(work, arguments)


class Browser:
    """A page with its engine; another one over the same storage is the page opened again."""

    def __init__(self, storage: MemoryStorage | None = None) -> None:
        self.storage = storage or MemoryStorage()
        self.server = LocalServer(LocalTables(self.storage, think, shortest_answer=0.0))
        self.heard: dict[int, list[dict[str, Any]]] = {}
        self.ended: list[int] = []

    async def ask(self, method: str, path: str, body: Any = None, language: str = "en") -> tuple[int, Any]:
        sent = "" if body is None else json.dumps(body)
        status, text = await self.server.request(method, path, sent, language)
        return status, json.loads(text) if text[:1] in ("{", "[") else text

    async def get(self, path: str) -> Any:
        status, found = await self.ask("GET", path)
        assert status == 200, found
        return found

    async def post(self, path: str, body: Any = None) -> Any:
        status, found = await self.ask("POST", path, body or {})
        assert status in (200, 201), found
        return found

    async def watch(self, line: int, path: str) -> bool:
        told = self.heard.setdefault(line, [])
        return await self.server.lines.open(
            line, path, lambda text: told.append(json.loads(text)), lambda: self.ended.append(line)
        )

    async def say(self, line: int, command: dict[str, Any]) -> None:
        await self.server.lines.hear(line, json.dumps(command))

    async def rest(self) -> None:
        """Until nobody who moves by themselves has anything left to do."""
        while self.server.tables.tasks:
            await asyncio.sleep(0.001)
