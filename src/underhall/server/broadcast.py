"""Telling: some changes just made, as each of those who watch a table is told them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import orjson

from underhall.server import changes as kinds
from underhall.server import viewer_payloads
from underhall.server.changes import Change
from underhall.server.table import OVER, Table

GAME_AND_TALK = frozenset({kinds.MOVE, kinds.TALK})
TALK_ALONE = {kinds.TALK}


@dataclass(eq=False)
class Watcher:
    """Somebody connected to a table: which seat's eyes, which language, and where updates go."""

    viewer: int
    person: str
    session: str
    language: str
    send: Callable[[bytes], None]
    close: Callable[[int, str], None]


class Broadcast:
    """Some changes just made, as each watcher is told them; what several are told alike is made once."""

    def __init__(self, table: Table, made: list[Change]) -> None:
        self.table = table
        self.first = made[0].number
        self.lobby = any(one.kind not in GAME_AND_TALK for one in made)
        self.said: viewer_payloads.Said = {}
        self.bodies: dict[tuple[int, str, str], bytes] = {}
        self.common: list[viewer_payloads.Telling] | None = None  # where everybody is told the same groups of changes
        self.alike: dict[str, Any] | None = None  # and in the same words, by language
        if table.told_alike():
            self.common = [(one.number, [one]) for one in made]
            self.alike = {} if viewer_payloads.public(self.common) else None

    def body(self, watcher: Watcher) -> bytes:
        """The update for a watcher; empty if there is nothing to tell."""
        key = (watcher.viewer, watcher.language, watcher.person if self.lobby else "")
        body = self.bodies.get(key)
        if body is None:
            body = self.bodies[key] = self._update(watcher)
        return body

    def _update(self, watcher: Watcher) -> bytes:
        table = self.table
        tellings = self.common
        if tellings is None:
            tellings = viewer_payloads.tellings(table.groups_from(watcher.viewer, self.first), table.recent)
        if not tellings:
            return b""
        body: dict[str, Any] = {
            "type": "update",
            "number": tellings[-1][0],
            "changes": self._changes(tellings, watcher),
        }
        told = {made[0].kind for _, made in tellings}
        if table.status == OVER or not told <= GAME_AND_TALK:
            body["table"] = viewer_payloads.summary(table, watcher.person)
        if told != TALK_ALONE:
            body["now"] = viewer_payloads.now(table, watcher.viewer, watcher.language)
        written: bytes = orjson.dumps(body, option=orjson.OPT_NON_STR_KEYS)
        return written

    def _changes(self, tellings: list[viewer_payloads.Telling], watcher: Watcher) -> Any:
        voice = self.table.voice(watcher.language)
        if self.alike is None:
            return viewer_payloads.changes(tellings, watcher.viewer, voice, self.said)
        known = self.alike.get(watcher.language)
        if known is None:
            told = viewer_payloads.changes(tellings, watcher.viewer, voice, self.said)
            known = self.alike[watcher.language] = orjson.Fragment(orjson.dumps(told, option=orjson.OPT_NON_STR_KEYS))
        return known
