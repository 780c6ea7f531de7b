"""Compares what is stored with what was acknowledged and what everybody was told.

Nothing acknowledged may be lost, nothing told may not be kept, nothing may be there that nobody did, or twice, and
nobody may have been shown what they cannot know: every view that was told must look the same in a world in which all
that its viewer cannot see was dealt anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from tests.chaos.notes import Kept, Notes, Shown, canonical, change_told
from underhall.server import changes as kinds
from underhall.server import db_schema, viewer_payloads
from underhall.server.changes import Change, from_row
from underhall.server.database import open_engine
from underhall.server.settings import Settings
from underhall.server.table import OVER, RUNNING, Table
from underhall.server.table_header import read_header

OTHER_WORLD = 77
Rows = tuple[Any, Sequence[Any]]  # a table's row, and those of its changes


async def stored(database: str, tables: list[str]) -> dict[str, Rows]:
    """The rows of some tables."""
    engine = open_engine(Settings(database))
    found: dict[str, Rows] = {}
    try:
        async with engine.connect() as connection:
            for table in tables:
                wanted = sa.select(db_schema.tables).where(db_schema.tables.c.id == table)
                row = (await connection.execute(wanted)).one_or_none()
                changes = db_schema.changes.c
                made = sa.select(db_schema.changes).where(changes.table_id == table).order_by(changes.number)
                rows = (await connection.execute(made)).all()
                if row is not None:
                    found[table] = row, rows
    finally:
        await engine.dispose()
    return found


def fingerprint(rows: Rows) -> str:
    return canonical([[*rows[0]], [[*row] for row in rows[1]]])


def check(notes: Notes, rows: Rows | None) -> list[str]:
    """What is wrong at a table, each in a sentence."""
    where = f"table {notes.table} ({notes.game})"
    return [f"{where}: {what}" for what in [*notes.wrong, *(["it is gone"] if rows is None else compare(notes, rows))]]


def compare(notes: Notes, rows: Rows) -> list[str]:
    row, made = rows
    numbers = [one.number for one in made]
    if numbers != list(range(1, len(made) + 1)):
        return [f"its changes are numbered {numbers}"]
    if row.number != len(made):
        return [f"its row says that it has {row.number} changes, and it has {len(made)}"]
    try:
        return Comparison(notes, Table(read_header(row.header)), [from_row(one) for one in made]).wrong()
    except Exception as error:
        return [f"what is stored cannot be played: {type(error).__name__}: {error}"]


class Comparison:
    """A table played again from what is stored, beside the notes about it."""

    def __init__(self, notes: Notes, table: Table, changes: list[Change]) -> None:
        self.notes = notes
        self.table = table
        self.changes = changes
        self.viewers = sorted({*notes.told, *notes.shown, *(kept.seat for kept in notes.kept)})
        self.turn_numbers: dict[int, int] = {}  # by change: the turn it was meant for, as its seat counts
        self.expected: dict[int, dict[int, set[Shown]]] = {viewer: {} for viewer in self.viewers}
        self.found: list[str] = []

    def wrong(self) -> list[str]:
        unsent = set(self.notes.moves)
        said: list[str] = []
        for change in self.changes:
            self.apply(change, unsent)
            if change.kind == kinds.TALK:
                said.append(change.data["text"])
        for word in sorted(set(said)):
            if said.count(word) > 1:
                self.found.append(f"the word {word} is there {said.count(word)} times")
            if word not in self.notes.words:
                self.found.append(f"the word {word} is there, and nobody said it")
        for viewer in self.viewers:
            self.compare_told(viewer)
        self.compare_kept()
        seed = self.table.header.seed
        for number, viewer in self.notes.long_numbers.items():
            if number in seed:
                self.found.append(f"viewer {viewer} was told the seed before the end")
        return self.found

    def apply(self, change: Change, unsent: set[tuple[int, int, int]]) -> None:
        table = self.table
        asked = table.asked()
        by_hand = asked >= 0 and table.seats[asked].kind == "person" and not change.data.get("automatic")
        silence = table.overdue(change.at)  # the clock answered for a seat that was asked aside
        turn_number = table.seen_by(asked).turn_number if asked >= 0 else 0
        table.apply(change)
        if change.kind == kinds.MOVE:
            self.turn_numbers[change.number] = turn_number
            sent = (change.seat, turn_number, change.move)
            if by_hand and not silence and sent not in unsent:
                self.found.append(f"change {change.number} is a move that was not sent, or is there twice: {sent}")
            unsent.discard(sent)
        for viewer in self.viewers:
            number = table.seen_by(viewer).number
            if number in self.notes.shown.get(viewer, {}):
                self.expected[viewer].setdefault(number, set()).add(self.seen(viewer))
        table.forget_old()

    def seen(self, viewer: int) -> Shown:
        """What a viewer may be shown now, with its view from a world that only looks the same to it."""
        table = self.table
        seen = table.seen_by(viewer)
        state = seen.state
        if state is None:
            return Shown(table.status, seen.turn_number, -1, (), "null")
        world = state if state.seat < 0 or table.status == OVER else state.imagine(viewer, OTHER_WORLD)
        asked, moves = -1, ()
        if table.status == RUNNING:
            asked = state.asked(viewer)
            mine = viewer >= 0 and table.asked() == viewer and not table.seats[viewer].resigned
            moves = tuple(state.moves()) if mine else ()
        return Shown(table.status, seen.turn_number, asked, moves, canonical(world.view(viewer)))

    def compare_told(self, viewer: int) -> None:
        """Whether all that a viewer was told is what is stored, and what it may know of that."""
        groups = dict(self.table.groups_since(viewer, 0))
        voice = self.table.voice("en")
        for number, told in sorted(self.notes.told.get(viewer, {}).items()):
            if number not in groups:
                self.found.append(f"viewer {viewer} was told change {number}, which is not kept: {told[:300]}")
                continue
            made = [self.changes[one - 1] for one in groups[number]]
            true = change_told(viewer_payloads.change(number, made, viewer, voice, {}))
            if told != true:
                self.found.append(f"viewer {viewer} was told as change {number} {told[:300]}, stored is {true[:300]}")
        for number, shown in sorted(self.notes.shown.get(viewer, {}).items()):
            right = self.expected[viewer].get(number)
            if right is None:
                if number:
                    self.found.append(f"viewer {viewer} was shown the game after change {number}, which is not kept")
                continue
            for one in shown - right:
                self.found.append(f"viewer {viewer} was shown after change {number} {difference(one, right)}")

    def compare_kept(self) -> None:
        groups = {viewer: self.table.groups_since(viewer, 0) for viewer in self.viewers}
        last: dict[int, int] = {}
        for kept in self.notes.kept:
            found = [
                one
                for number, group in groups[kept.seat]
                if kept.since < number <= kept.number
                for one in group
                if self.is_it(kept, self.changes[one - 1])
            ]
            if not found:
                self.found.append(f"acknowledged and lost: {kept}")
            elif kept.kind == kinds.TALK:
                if found[0] < last.get(kept.seat, 0):
                    self.found.append(f"words are not in the order in which they were said: {kept}")
                last[kept.seat] = found[0]

    def is_it(self, kept: Kept, change: Change) -> bool:
        if change.kind != kept.kind or change.seat != kept.seat:
            return False
        if kept.kind == kinds.MOVE:
            return change.move == kept.move and self.turn_numbers[change.number] == kept.turn_number
        return kept.kind != kinds.TALK or bool(change.data["text"] == kept.text)


def difference(shown: Shown, right: set[Shown]) -> str:
    """What is not as it should be."""
    for other in right:
        if (shown.turn_number, shown.status) == (other.turn_number, other.status):
            if shown.view != other.view:
                return f"what it cannot know: {shown.view[:2000]} instead of {other.view[:2000]}"
            if shown.moves not in ((), other.moves):
                return f"moves that are not its own: {shown.moves}"
            return f"{shown.asked} {shown.moves} instead of {other.asked} {other.moves}"
    return f"turn {shown.turn_number} ({shown.status}) instead of {[(one.turn_number, one.status) for one in right]}"
