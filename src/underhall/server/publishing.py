"""Telling those who watch a table what has just been written."""

from __future__ import annotations

from typing import Any

import orjson

from underhall.server.broadcast import Broadcast, Watcher
from underhall.server.changes import Change
from underhall.server.live_table import LiveTable


def publish(live: LiveTable, made: list[Change], by: Watcher | None = None, mark: Any = None) -> None:
    """Tell all watchers of some changes; the one ``by`` whom they were made finds its ``mark`` in the update."""
    table = live.table
    live.told = table.number
    broadcast = Broadcast(table, made)
    for watcher in list(live.watchers):
        if broadcast.lobby:
            if not table.may_see(watcher.person):
                watcher.close(1008, "this table is private")
                continue
            watcher.viewer = table.seat_of(watcher.person)
        body = broadcast.body(watcher)
        if watcher is by and mark is not None:
            watcher.send(b'{"re":' + orjson.dumps(mark) + b"," + body[1:])
        elif body:
            watcher.send(body)
    table.forget_old()


def say_done(watcher: Watcher | None, mark: Any) -> None:
    """A command changed nothing that is told: only whoever sent it hears that it was carried out."""
    if watcher is not None and mark is not None:
        watcher.send(orjson.dumps({"type": "done", "re": mark}))
