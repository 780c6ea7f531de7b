"""The unit of work where a database keeps the tables: what is kept besides the changes, as statements."""

from __future__ import annotations

from underhall.server.store.tables import empty_change, free_seat, seen_up_to, take_seat
from underhall.server.unit_of_work import TableEdit


class StoredEdit(TableEdit):
    """What a command holds while it acts on a table of the database."""

    def empty(self, number: int) -> None:
        if number:
            self.also(empty_change(self.table.header.id, number))

    def note_seated(self, seat: int, person: str) -> None:
        self.also(take_seat(self.table.header.id, seat, person, self.table.seen_by(seat).number))

    def note_unseated(self, seat: int) -> None:
        self.also(free_seat(self.table.header.id, seat))

    def note_seen(self, seat: int, number: int) -> None:
        self.also(seen_up_to(self.table.header.id, seat, number))
