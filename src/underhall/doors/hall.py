"""A person's tables at a server, as a language model asks for them: little to say, little to read, nothing raised.

Everything goes through the server's own interface (docs/server.md), over the network or inside the server's process, so
a model sees and may do what its person's token allows, and no more. ``Refusal`` carries what a tool answers instead:
the reason, and the clause of the rules it rests on.
"""

from __future__ import annotations

import asyncio
import re
import time
from typing import Any

import httpx

from underhall.core import game as registry
from underhall.core.errors import Message, UnderhallError

CLAUSE = re.compile(r"\b[A-Z]{1,2}-\d+[a-z]?\b")
MOST_CLAUSES = 12
# How often a table is looked at while its seat waits: soon at first, then less often.
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 0.5


class Refusal(Exception):
    """Something was refused: ``plain`` is what the tool answers."""

    def __init__(self, kind: str, reason: str, clauses: list[dict[str, str]] | None = None) -> None:
        super().__init__(reason)
        self.plain: dict[str, Any] = {"refused": True, "kind": kind, "reason": reason, "clauses": clauses or []}


class Hall:
    """The tables of whoever the client's token or cookie names. ``watch_at`` is where a person watches in a browser."""

    def __init__(self, http: httpx.AsyncClient, language: str = "en", watch_at: str = "") -> None:
        self.http = http
        self.language = language
        self.watch_at = watch_at

    async def _ask(self, method: str, path: str, body: Any = None, game: str = "", **query: Any) -> Any:
        params = {"lang": self.language, **query}
        try:
            answer = await self.http.request(method, f"/api{path}", json=body, params=params)
        except httpx.HTTPError as error:
            raise Refusal("no-answer", Message("hall-no_answer", error=error).say(self.language)) from None
        if not answer.is_error:
            return answer.json()
        try:
            problem: dict[str, Any] = answer.json()
        except ValueError:
            problem = {"title": str(answer.status_code)}
        reason = ": ".join(str(problem[part]) for part in ("title", "detail") if problem.get(part))
        for one in problem.get("errors", []):
            reason += f"; {one['where']}: {one['what']}"
        kind = str(problem.get("type", "")).rpartition(":")[2]
        raise Refusal(kind, reason, await self._clause(str(problem.get("clause", "")), game))

    async def _clause(self, number: str, game: str) -> list[dict[str, str]]:
        """The clause that a refused move broke, with its words; nothing if the problem names none."""
        if not number or not game:
            return []
        book = await self._ask("GET", f"/games/{game}/rules")
        return [{"number": number, "text": one["text"]} for one in book["clauses"] if one["number"] == number]

    async def games(self) -> dict[str, Any]:
        shown = [
            {
                "game": one["key"],
                "title": one["title"],
                "about": one["about"],
                "options": [_option(option) for option in one["options"]],
                "opponents": one["levels"],
            }
            for one in await self._ask("GET", "/games")
        ]
        return {"games": shown}

    async def tables(self) -> dict[str, Any]:
        return {"tables": [self._table(one) for one in await self._ask("GET", "/my/tables")]}

    def _table(self, table: dict[str, Any]) -> dict[str, Any]:
        return {
            "table": table["id"],
            "game": table["game"],
            "status": table["status"],
            "your_seat": table["your_seat"],
            "seats": [one["name"] or one["level"] or one["kind"] for one in table["seats"]],
            "hints": table["hints"],
            **({"watch": f"{self.watch_at}/#/table/{table['id']}"} if self.watch_at else {}),
        }

    async def new_game(self, game: str, opponents: list[str], options: dict[str, Any], hints: bool) -> dict[str, Any]:
        wish: dict[str, Any] = dict(options)
        known = {one["key"]: one for one in await self._ask("GET", "/games")}
        if game in known and any(one["key"] == "players" for one in known[game]["options"]):
            wish.setdefault("players", 1 + len(opponents))
        seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in opponents)]
        body = {"game": game, "options": wish, "seats": seats, "hints": hints, "visibility": "link", "start": True}
        made = await self._ask("POST", "/tables", body)
        return await self.look(made["table"]["id"], 0)

    async def look(self, table: str, since: int, wait_seconds: float = 0.0) -> dict[str, Any]:
        """How things stand, and what happened after change ``since``; waits for the seat's turn for a while."""
        end = time.monotonic() + wait_seconds
        pause = FIRST_PAUSE
        while True:
            seen = await self._ask("GET", f"/tables/{table}")
            now = seen["now"]
            if now["moves"] or now["status"] != "running" or time.monotonic() >= end:
                break
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        missed = await self._ask("GET", f"/tables/{table}/changes", since=since)
        events = [event for change in missed["changes"] for event in change.get("events", [])]
        return {
            **self._table(seen["table"]),
            "number": seen["number"],
            "your_turn": bool(now["moves"]),
            "question": now["question"],
            "happened": [f"{event['sentence']} ({event['clause']})" for event in events],
            "view": now["view"],
            "outcome": now["outcome"],
        }

    async def legal_moves(self, table: str) -> dict[str, Any]:
        now = (await self._ask("GET", f"/tables/{table}"))["now"]
        moves = [{"move": one["text"], "means": one["sentence"]} for one in now["moves"]]
        return {"question": now["question"], "moves": moves}

    async def play(self, table: str, move: str, wait_seconds: float) -> dict[str, Any]:
        seen = await self._ask("GET", f"/tables/{table}")
        now, game = seen["now"], seen["table"]["game"]
        number = self._number(now, game, move)
        body = {"move": number, "turn_number": now["turn_number"]}
        await self._ask("POST", f"/tables/{table}/play", body, game)
        return await self.look(table, seen["number"], wait_seconds)

    def _number(self, now: dict[str, Any], game: str, text: str) -> int:
        """The number of a move that was written as text; one that is not legal too, so that the game says why not."""
        for move in now["moves"]:
            if text.strip() == move["text"]:
                return int(move["move"])
        try:
            return int(registry.find(game).moves.parse(text))
        except UnderhallError as error:
            raise Refusal("unknown-move", error.say(self.language)) from None

    async def hint(self, table: str) -> dict[str, Any]:
        seen = await self._ask("GET", f"/tables/{table}")
        texts = {one["move"]: one["text"] for one in seen["now"]["moves"]}
        found = await self._ask("POST", f"/tables/{table}/hints", {})
        return {
            "hints": [
                {"move": texts.get(one["move"], ""), "means": one["sentence"], "expected_share": one["expected"]}
                | {"reasons": one["reasons"]}
                for one in found
            ]
        }

    async def rules(self, game: str, asked: str) -> dict[str, Any]:
        """Clauses by number (``D-2``) or by words; the chapters and the first and last number if nothing is asked."""
        book = await self._ask("GET", f"/games/{game}/rules")
        clauses = book["clauses"]
        if not asked.strip():
            bounds = [clauses[0]["number"], clauses[-1]["number"]] if clauses else []
            return {"title": book["title"], "chapters": book["chapters"], "clauses_from_to": bounds}
        numbers = [word.upper() for word in CLAUSE.findall(asked.upper())]
        words = [word.lower() for word in asked.split()]
        found = [
            one
            for one in clauses
            if (one["number"].upper() in numbers if numbers else all(word in one["text"].lower() for word in words))
        ]
        if not found:
            raise Refusal("no-rule", UnderhallError("rules-not_found", asked=asked).say(self.language))
        return {"clauses": found[:MOST_CLAUSES], "more": max(0, len(found) - MOST_CLAUSES)}


def _option(option: dict[str, Any]) -> dict[str, Any]:
    values = option["values"] or f"{option['low']} to {option['high']}"
    return {"key": option["key"], "name": option["name"], "default": option["default"], "values": values}
