"""A chaos run: faults by plan while people play, and what is found wrong. ``make chaos``, or by itself::

python -m tests.chaos --seed 7 --minutes 60 --database postgresql
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

import orjson

from tests.chaos.checker import Rows, check, fingerprint, stored
from tests.chaos.faults import Fault
from tests.chaos.house import House
from tests.chaos.notes import Notes
from tests.chaos.people import LOST, Party, Viewer
from tests.server.hosts import Command
from underhall.client import Refused

# After so many faults it is calm for a while: does every table go on, and is all there?
CALM_AFTER = 25
# Bots whose process died are looked after by another one only when they must have been lost for long.
GOES_ON_SECONDS = 180.0
# After every fault something new is acknowledged before the next one.
PLAY_SECONDS = 120.0
NEW = 3


@dataclass
class Result:
    """What came of a run."""

    seed: int
    database: str
    faults: Counter[str] = field(default_factory=Counter)
    kills: Counter[str] = field(default_factory=Counter)
    acknowledged: Counter[str] = field(default_factory=Counter)
    games: Counter[str] = field(default_factory=Counter)
    over: int = 0
    told: int = 0
    views: int = 0
    lost_lines: int = 0
    seconds: float = 0.0
    wrong: list[str] = field(default_factory=list)
    failures: Counter[str] = field(default_factory=Counter)
    left_out: Counter[str] = field(default_factory=Counter)
    disk: str = ""  # what kind of small disk the database had

    def count(self, notes: Notes) -> None:
        self.acknowledged.update(kept.kind for kept in notes.kept)
        self.games[notes.game] += 1
        self.over += notes.status == "over"
        self.told += notes.updates
        self.views += sum(len(shown) for by_number in notes.shown.values() for shown in by_number.values())

    def lines(self) -> list[str]:
        def listed(counted: Counter[str]) -> str:
            return ", ".join(f"{number} {what}" for what, number in counted.most_common()) or "none"

        return [
            f"seed {self.seed}, {self.database}, {self.seconds / 60:.1f} minutes",
            f"faults: {sum(self.faults.values())} ({listed(self.faults)})",
            *([f"left out: {listed(self.left_out)}"] if self.left_out else []),
            *([f"the database's small disk: {self.disk}"] if self.disk else []),
            f"SIGKILLs: {sum(self.kills.values())} ({listed(self.kills)})",
            f"acknowledged: {sum(self.acknowledged.values())} ({listed(self.acknowledged)})",
            f"tables: {sum(self.games.values())} ({listed(self.games)}), {self.over} played to their end",
            f"told: {self.told} updates, {self.views} views compared; lines lost: {self.lost_lines}",
            f"logged as errors: {listed(self.failures)}",
            f"wrong: {len(self.wrong)}",
            *(f"  {what}" for what in self.wrong),
        ]


class Run:
    """People, faults and the checker."""

    def __init__(
        self,
        database: str,
        seed: int,
        folder: Path,
        parties: int = 4,
        tell: Callable[[str], None] = print,
        small_disk: bool = False,
    ) -> None:
        self.house = House(database, folder, small_disk)
        self.result = Result(seed, database)
        if small_disk:
            self.result.disk = "none" if self.house.disk is None else self.house.disk.kind or "none"
        self.tell = tell
        self.pace = 0.25  # seconds at most between two things that somebody does
        chance = random.Random(seed)
        self.parties = [
            Party(number, chance.getrandbits(60), self.house.addresses, lambda: self.pace) for number in range(parties)
        ]
        self.tasks: list[asyncio.Task[None]] = []
        self.checked: dict[str, str] = {}  # tables that are over and were right: what they were then
        self.enough = asyncio.Event()  # somebody pressed Ctrl-C
        self.begun = time.monotonic()

    async def go(self, faults: Iterable[Fault], minutes: float = float("inf"), kills: float = float("inf")) -> Result:
        """Let faults happen until the plan, the time or the kills are at their end; then compare everything."""
        self.begun = time.monotonic()
        try:
            await self.house.open()
            self.tasks = [asyncio.create_task(self.watched(party.run())) for party in self.parties]
            await self.play(0.0, "the beginning")
            for fault in faults:
                spent = time.monotonic() - self.begun
                if self.enough.is_set() or spent > 60 * minutes or self.house.kills.total() >= kills:
                    break
                await self.happen(fault)
                if fault.number % CALM_AFTER == 0:
                    await self.calm()
            await self.calm()
            await self.end()
        finally:
            self.sum_up()
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)
            for party in self.parties:
                await party.close()
            await self.house.close()
        return self.result

    async def watched(self, work: Awaitable[None]) -> None:
        """People never give up; if they do, that is wrong."""
        try:
            await work
        except Exception as error:
            self.note(f"somebody stopped playing: {type(error).__name__}: {error}"[:500])

    def note(self, what: str) -> None:
        if what not in self.result.wrong:
            self.result.wrong.append(what)
            self.tell(f"WRONG: {what}")

    def all_notes(self) -> list[Notes]:
        return [notes for party in self.parties for notes in party.all_notes]

    def acknowledged(self) -> int:
        return self.result.acknowledged.total() + sum(len(notes.kept) for notes in self.all_notes())

    async def happen(self, fault: Fault) -> None:
        before = self.acknowledged()
        try:
            await self.house.do(fault)
        except Exception as error:
            self.note(f"fault {fault}: {type(error).__name__}: {error}"[:500])
        await self.play(fault.pause, str(fault), before)
        self.look_for_wrongs()

    async def play(self, seconds: float, after: str, before: int = 0) -> None:
        """Until something new is acknowledged, and somewhat longer."""
        end = time.monotonic() + PLAY_SECONDS
        while self.acknowledged() < before + NEW:
            if time.monotonic() > end:
                self.note(f"nothing was acknowledged for {PLAY_SECONDS:.0f} s after {after}")
                break
            await asyncio.sleep(0.02)
        await asyncio.sleep(seconds)

    async def calm(self) -> None:
        """All faults are over: every table goes on, and what is over is compared with what is stored."""
        await self.house.calm()
        waiting = [notes for notes in (party.notes for party in self.parties) if notes is not None]
        before = {notes.table: progress(notes) for notes in waiting}
        end = time.monotonic() + GOES_ON_SECONDS
        while waiting := [notes for notes in waiting if not goes_on(notes, before[notes.table])]:
            if time.monotonic() > end:
                for notes in waiting:
                    self.note(f"table {notes.table} ({notes.game}) is stuck at {progress(notes)}")
                break
            await asyncio.sleep(0.05)
        over = [notes for party in self.parties for notes in party.all_notes[:-1]]
        await self.compare(over)
        for party in self.parties:
            del party.all_notes[:-1]
        self.look_for_wrongs()
        found = self.result
        self.tell(
            f"{(time.monotonic() - self.begun) / 60:6.1f} min: {self.house.done.total()} faults,"
            f" {self.house.kills.total()} SIGKILLs, {self.acknowledged()} acknowledged,"
            f" {len(self.checked)} games compared, {len(found.wrong)} wrong"
        )

    def look_for_wrongs(self) -> None:
        """What shows without looking at what is stored."""
        for what in self.house.wrong:
            self.note(what)
        for notes in self.all_notes():
            for what in notes.wrong:
                self.note(f"table {notes.table} ({notes.game}): {what}")

    async def compare(self, some: list[Notes]) -> None:
        """Tables at which nobody is any more: once more with fresh eyes, then with what is stored."""
        rows = await stored(self.house.url, [notes.table for notes in some])
        for notes in some:
            for what in check(notes, rows.get(notes.table)):
                self.note(what)
            self.result.count(notes)
            if notes.table in rows:
                self.checked[notes.table] = fingerprint(rows[notes.table])

    async def end(self) -> None:
        """Everybody goes; all tables are compared, those once more that were right before."""
        for party in self.parties:
            party.stop()
        await asyncio.gather(*self.tasks)
        for party in self.parties:
            if party.notes is not None:
                await self.look_again(party)
        last = self.all_notes()
        await self.compare(last)
        for party in self.parties:
            party.all_notes.clear()
        rows = await stored(self.house.url, list(self.checked))
        for table, before in self.checked.items():
            if fingerprint_of(rows.get(table)) != before:
                self.note(f"table {table} was altered after its end")
        self.look_for_wrongs()
        verify = Command(self.house.folder, "admin", "verify", "--database", self.house.url)
        if await asyncio.to_thread(verify.end) != 0:
            self.note(f"admin verify: {verify.output[-1000:]}")

    async def look_again(self, party: Party) -> None:
        """Everybody reads all changes from the beginning, as who comes for the first time."""
        for viewer in party.viewers:
            try:
                await self.all_changes(viewer)
            except (Refused, *LOST) as error:
                viewer.notes.note(f"viewer {viewer.viewer} cannot look again: {type(error).__name__}: {error}")

    async def all_changes(self, viewer: Viewer) -> None:
        text = await viewer.person.get(f"/tables/{viewer.notes.table}/changes", since=0)
        reading = viewer.reading(0)
        reading.most = viewer.number or 0
        viewer.take(reading, text, orjson.loads(text))

    def sum_up(self) -> None:
        result = self.result
        self.look_for_wrongs()
        for notes in self.all_notes():  # if the run was broken off
            result.count(notes)
        result.lost_lines = sum(party.lost() for party in self.parties)
        result.faults, result.kills, result.left_out = +self.house.done, self.house.kills, self.house.left_out
        result.failures = self.house.failures()
        result.seconds = time.monotonic() - self.begun


def fingerprint_of(rows: Rows | None) -> str:
    return "" if rows is None else fingerprint(rows)


def progress(notes: Notes) -> tuple[str, int]:
    turns = [one.turn_number for by_number in notes.shown.values() for shown in by_number.values() for one in shown]
    return notes.status, max(turns, default=0)


def goes_on(notes: Notes, before: tuple[str, int]) -> bool:
    status, turn = progress(notes)
    return status == "over" or turn > before[1] + 1


async def run(
    database: str,
    seed: int,
    folder: Path,
    faults: Iterable[Fault],
    minutes: float,
    kills: float,
    parties: int,
    small_disk: bool = False,
) -> Result:
    """With Ctrl-C: once ends it in order, twice at once; what was found so far is told in either case."""
    made = Run(database, seed, folder, parties, small_disk=small_disk)
    loop, task = asyncio.get_running_loop(), asyncio.current_task()

    def interrupted() -> None:
        if made.enough.is_set() and task is not None:
            task.cancel()
        print("\nComparing what there is; Ctrl-C again ends at once.", flush=True)
        made.enough.set()

    loop.add_signal_handler(signal.SIGINT, interrupted)
    with contextlib.suppress(asyncio.CancelledError):
        await made.go(faults, minutes, kills)
    return made.result
