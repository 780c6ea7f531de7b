"""What a viewer was told at a table from the beginning, written once and kept for all who ask for it.

Events are not stored, so old changes are told by playing the game again. That is done once for all who see the same
(a seat, or all spectators, in a language), in slices and without the table's lock; what happens later is added from the
table's own memory. Whoever needs only the last few changes is told those without any of this.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any
from weakref import WeakKeyDictionary

import orjson

from underhall.server import viewer_payloads
from underhall.server.changes import Change
from underhall.server.live_table import LiveTable
from underhall.server.table import Table
from underhall.server.time_slices import TimeSlices
from underhall.server.viewer_logs import ChangeGroup

# All transcripts of a process together; the least recently used are forgotten.
MOST_BYTES = 32 * 1024 * 1024
FEW = 16  # so many changes are told from the table's memory, without a transcript

Stored = Callable[[str], AsyncIterator[list[Change]]]


def reaches(table: Table, groups: list[tuple[int, ChangeGroup]]) -> bool:
    """Whether a table's memory holds all these changes."""
    if not groups:
        return True
    least = min(min(group) for _, group in groups)
    return bool(table.recent) and table.recent[0].number <= least


class Transcript:
    """The changes told to a viewer in a language, as JSON: number 1 is ``entries[0]``."""

    def __init__(self, table: Table, viewer: int, language: str) -> None:
        self.viewer = viewer
        self.names = table.names()  # they are in the sentences
        self.voice = table.voice(language)
        self.entries: list[bytes] = []
        self.size = 0
        self.used = 0
        self.writing = asyncio.Lock()

    def holds_for(self, table: Table) -> bool:
        return self.names == table.names()

    def lacks(self, table: Table) -> list[tuple[int, ChangeGroup]]:
        return table.groups_since(self.viewer, len(self.entries))

    def write(self, tellings: list[viewer_payloads.Telling]) -> None:
        # While one task writes what it has read, another may have added the same from the table's memory.
        new = [telling for telling in tellings if telling[0] > len(self.entries)]
        for told in viewer_payloads.changes(new, self.viewer, self.voice):
            entry: bytes = orjson.dumps(told, option=orjson.OPT_NON_STR_KEYS)
            self.entries.append(entry)
            self.size += len(entry)

    def catch_up(self, table: Table) -> bool:
        """Add what the table remembers; False if that does not reach back to where this ends."""
        groups = self.lacks(table)
        if not reaches(table, groups):
            return False
        self.write(viewer_payloads.tellings(groups, table.recent))
        return True

    def told(self, since: int, number: int) -> Any:
        return orjson.Fragment(b"[" + b",".join(self.entries[since:number]) + b"]")

    def size_since(self, since: int) -> int:
        return sum(map(len, self.entries[since:]))


class Transcripts:
    """The transcripts of all live tables. ``stored`` reads a table's changes from the database."""

    def __init__(self, stored: Stored, turn: asyncio.Lock) -> None:
        self.stored = stored
        self.turn = turn
        self.kept: WeakKeyDictionary[LiveTable, dict[tuple[int, str], Transcript]] = WeakKeyDictionary()
        self.uses = 0

    async def find(self, live: LiveTable, viewer: int, language: str) -> Transcript:
        """The transcript for a viewer, up to the last few changes. Call it without the table's lock."""
        kept = self.kept.setdefault(live, {})
        transcript = kept.get((viewer, language))
        if transcript is None or not transcript.holds_for(live.table):
            transcript = kept[viewer, language] = Transcript(live.table, viewer, language)
        self.uses += 1
        transcript.used = self.uses
        # Whoever asks for the same meanwhile waits for this one instead of doing it again.
        async with transcript.writing:
            lacks = transcript.lacks(live.table)
            if len(lacks) > FEW or not reaches(live.table, lacks):
                await self._bring_up_to_date(live, transcript)
                self._forget_some()
        return transcript

    async def _bring_up_to_date(self, live: LiveTable, transcript: Transcript) -> None:
        async with live.lock:
            groups = transcript.lacks(live.table)
            remembered = viewer_payloads.tellings(groups, live.table.recent) if reaches(live.table, groups) else None
        async with TimeSlices(self.turn) as slices:
            if remembered is None:
                await self._replay(live.table, transcript, slices)
            else:
                for telling in remembered:
                    transcript.write([telling])
                    await slices.breathe()

    async def _replay(self, table: Table, transcript: Transcript, slices: TimeSlices) -> None:
        twin = Table(table.header)
        async for some in self.stored(table.header.id):
            for change in some:
                twin.apply(change)
                if not transcript.catch_up(twin):
                    raise AssertionError("a table has forgotten what it was just told")
                twin.forget_old()
                await slices.breathe()

    def _forget_some(self) -> None:
        everything = [(one, kept, key) for kept in self.kept.values() for key, one in kept.items()]
        size = sum(one.size for one, _, _ in everything)
        for one, kept, key in sorted(everything, key=lambda item: item[0].used):
            if size <= MOST_BYTES:
                return
            del kept[key]
            size -= one.size
