"""Telling: some changes just made, as each of those who watch a table is told them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import orjson

from underhall.server import changes as kinds
from underhall.server import viewer_payloads
from underhall.server.changes import Change
from underhall.server.table import OVER, Table
from underhall.server.view_steps import Replays

log = logging.getLogger("underhall.server")
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
    hears_presence: bool = False  # whether it is told who is here
    away: bool = False  # whether the page is in the background


class Broadcast:
    """Some changes just made, as each watcher is told them; what several are told alike is made once."""

    def __init__(self, table: Table, made: list[Change]) -> None:
        self.table = table
        self.first = made[0].number
        self.lobby = any(one.kind not in GAME_AND_TALK for one in made)
        self.said: viewer_payloads.Said = {}
        self.bodies: dict[tuple[int, str, str], bytes] = {}
        self.common: list[viewer_payloads.Telling] | None = None  # where everybody is told the same groups of changes
        self.alike: dict[str, list[bytes]] | None = None  # and in the same words, by language
        self.replays = Replays()
        self.steps: dict[int, list[bytes] | None] = {}  # of each of the changes a viewer is told, by viewer
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
            "at": tellings[-1][1][-1].at,
            "number": tellings[-1][0],
            "changes": self._changes(tellings, watcher),
        }
        told = {made[0].kind for _, made in tellings}
        if table.status == OVER or not told <= GAME_AND_TALK:
            body["table"] = viewer_payloads.summary(table, watcher.person)
        if told != TALK_ALONE:
            body["now"] = viewer_payloads.now(table, watcher.viewer, watcher.language)
        return as_json(body)

    def _changes(self, tellings: list[viewer_payloads.Telling], watcher: Watcher) -> Any:
        told = self._told(tellings, watcher)
        steps = self._steps(tellings, watcher.viewer)
        if steps is not None:
            told = [_with_steps(change, some) for change, some in zip(told, steps, strict=True)]
        return orjson.Fragment(b"[" + b",".join(told) + b"]")

    def _told(self, tellings: list[viewer_payloads.Telling], watcher: Watcher) -> list[bytes]:
        """Each of the changes as it is written, but for its steps."""
        known = None if self.alike is None else self.alike.get(watcher.language)
        if known is None:
            voice = self.table.voice(watcher.language)
            told = viewer_payloads.changes(tellings, watcher.viewer, voice, self.said)
            known = [as_json(change) for change in told]
            if self.alike is not None:
                self.alike[watcher.language] = known
        return known

    def _steps(self, tellings: list[viewer_payloads.Telling], viewer: int) -> list[bytes] | None:
        """The steps of each of the changes, empty for one without events; None if there are none to tell."""
        if viewer not in self.steps:
            self.steps[viewer] = self._written_steps(tellings, viewer)
        return self.steps[viewer]

    def _written_steps(self, tellings: list[viewer_payloads.Telling], viewer: int) -> list[bytes] | None:
        groups = [made for _, made in tellings]
        try:
            steps = self.replays.steps(groups, viewer)
        except Exception as error:
            # A game by others that cannot be looked at in the midst of a move; its moves are told all the same.
            log.warning(
                "a move cannot be shown in steps",
                extra={"game": self.table.header.game, "error": type(error).__name__},
            )
            return None
        if steps is None:
            return None
        return [
            as_json(some) if any(change.events for change in made) else b""
            for some, made in zip(steps, groups, strict=True)
        ]


def as_json(told: Any) -> bytes:
    """Our games have no keys but texts; looking for others costs orjson half as much again as all the rest."""
    try:
        written: bytes = orjson.dumps(told)
    except TypeError:
        written = orjson.dumps(told, option=orjson.OPT_NON_STR_KEYS)
    return written


def _with_steps(change: bytes, steps: bytes) -> bytes:
    """A change as it is written, with its steps, if it has events."""
    return change[:-1] + b',"steps":' + steps + b"}" if steps else change
