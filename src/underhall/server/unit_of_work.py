"""The unit of work: everything that one command changes at a table, and what is written together with that."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from underhall.server import changes as kinds
from underhall.server.changes import NOBODY, Change
from underhall.server.refusals import conflict
from underhall.server.table import Table


class TableEdit:
    """What a command holds while it acts on a table: it looks, and adds changes."""

    def __init__(self, table: Table, at: float) -> None:
        self.table = table
        self.at = at
        self.added: list[Change] = []
        self.others: list[Any] = []  # statements (store/batches.py): this module is for browsers, too

    def add(self, kind: str, seat: int = NOBODY, person: str | None = None, **data: Any) -> Change:
        # Judged by a command's first change: after half a command the whole table would have to be read again.
        if not self.added and not self.table.has_room(kind):
            raise conflict("too-long")
        change = Change(self.table.number + 1, self.at, kind, seat, person, data)
        if kind == kinds.MOVE:
            change.move = data.pop("move")  # the table writes it down as text
        if kind == kinds.STANDING:
            self.empty(self.table.seats[seat].stood)  # only a seat's last standing answers are kept
        self.table.apply(change)
        self.added.append(change)
        return change

    def also(self, statement: Any) -> None:
        """Something to be written in the same transaction."""
        self.others.append(statement)

    # What is kept besides the changes where there is a database (``stored_edit.py``).

    def empty(self, number: int) -> None:
        """What a change of that number held is not needed any more; its number stays. 0 is none."""

    def note_seated(self, seat: int, person: str) -> None:
        """Somebody has taken a seat."""

    def note_unseated(self, seat: int) -> None:
        """A seat is free again."""

    def note_seen(self, seat: int, number: int) -> None:
        """Whoever sits there has seen the changes up to that number, in the seat's own count."""

    def rows(self) -> list[dict[str, Any]]:
        """The added changes as they are written."""
        return [made.row(self.table.header.id) for made in self.added]


Command = Callable[[TableEdit], Awaitable[None] | None]
