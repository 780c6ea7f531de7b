"""The fields of a state, declared once: from that, positions are written, read and checked.

A *kind* says what a number of the state means and how positions spell it: ``Whole(0, 9)``, ``Truth()``,
``OneOf(words)``, ``Mask(words)``. A *field* says where it lies: in an attribute, in the column of a buffer, as a pile
of cards. ``Fields`` holds them in the order in which positions spell them, and names what else a state has::

    FIELDS = Fields(
        Attribute("round", Whole(1, 99)),
        Rows("seats", seats, Column("gold", Whole(0, 50), "holdings", ROW, GOLD)),
        Pile("deck", OneOf(CARDS), "deck", "deck_count", 0, 40, top_first=True),
        fixed=("rules",),
    )

``__init__`` and ``copy`` of a state are written by hand, as is quickest; the conformance suite compares them with the
declaration.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, final

from underhall.core.buffers import mypyc_attr
from underhall.core.errors import BadPosition
from underhall.core.position import (
    NO_SUCH,
    as_cards,
    as_kind,
    as_list,
    as_lists,
    as_mask,
    as_table,
    as_truth,
    as_whole,
    as_word,
    inside,
)

NONE: Final = -1  # no card, no location: positions write an empty text

# A bound, a number of rows or words may depend on the state at hand: on its seats, its rules or its card file.
Bound = int | Callable[[Any], int]
Words = tuple[str, ...] | Callable[[Any], Sequence[str]]


def bound(given: Bound, state: Any) -> int:
    return given if isinstance(given, int) else given(state)


def known_words(given: Words, state: Any) -> Sequence[str]:
    return given if isinstance(given, tuple) else given(state)


def seats(state: Any) -> int:
    """For a row for each seat."""
    return int(state.seats)


# What a number means.


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """How a number of the state is spelled in a position."""

    def write(self, state: Any, value: int) -> Any:
        raise NotImplementedError

    def write_all(self, state: Any, values: Any) -> list[Any]:
        return [self.write(state, value) for value in values]

    def read(self, state: Any, given: object, where: str) -> int:
        """The number, or BadPosition with its place."""
        raise NotImplementedError


@final
class Whole(Kind):
    """A whole number within bounds."""

    def __init__(self, low: Bound, high: Bound) -> None:
        self.low = low
        self.high = high

    def write(self, state: Any, value: int) -> Any:
        return value

    def write_all(self, state: Any, values: Any) -> list[Any]:
        return list(values)

    def read(self, state: Any, given: object, where: str) -> int:
        return as_whole(given, bound(self.low, state), bound(self.high, state), where)


@final
class Truth(Kind):
    def write(self, state: Any, value: int) -> Any:
        return value != 0

    def read(self, state: Any, given: object, where: str) -> int:
        return 1 if as_truth(given, where) else 0


@final
class OneOf(Kind):
    """The number of a word; with ``empty`` the empty text stands for NONE."""

    def __init__(self, words: Words, refusal: str = NO_SUCH, empty: bool = False) -> None:
        self.words = words
        self.refusal = refusal
        self.empty = empty

    def write(self, state: Any, value: int) -> Any:
        return "" if self.empty and value == NONE else known_words(self.words, state)[value]

    def write_all(self, state: Any, values: Any) -> list[Any]:
        words = known_words(self.words, state)
        return super().write_all(state, values) if self.empty else [words[value] for value in values]

    def read(self, state: Any, given: object, where: str) -> int:
        # A location may be called 7, and who writes a position by hand may leave the quotes out.
        word = str(given) if type(given) is int else as_kind(given, str, where)
        if self.empty and word == "":
            return NONE
        return as_word(word, known_words(self.words, state), where, self.refusal)


@final
class Mask(Kind):
    """A set of words, one bit each; the first word has the bit ``first``."""

    def __init__(self, words: Words, refusal: str = NO_SUCH, first: int = 0) -> None:
        self.words = words
        self.refusal = refusal
        self.first = first

    def write(self, state: Any, value: int) -> Any:
        return mask_words(value >> self.first, known_words(self.words, state))

    def read(self, state: Any, given: object, where: str) -> int:
        return as_mask(given, known_words(self.words, state), where, self.refusal) << self.first


def mask_words(mask: int, words: Sequence[str]) -> list[str]:
    """The words whose bits are set."""
    return [word for number, word in enumerate(words) if mask >> number & 1]


SEAT: Final = Whole(0, lambda state: int(state.seats) - 1)


# Where it lies.


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One key of a position and the attributes of the state behind it.

    ``row`` is the number of the row in which the field stands (a seat's, a worker's), 0 outside of rows. ``missing`` is
    what is read if the key is left out.
    """

    def __init__(self, key: str, attributes: tuple[str, ...], missing: object = None) -> None:
        self.key = key
        self.attributes = attributes
        self.missing = missing

    def write(self, state: Any, row: int) -> Any:
        raise NotImplementedError

    def read(self, state: Any, row: int, given: object, where: str) -> None:
        """Put what the position says into the state, or raise BadPosition with its place."""
        raise NotImplementedError


@final
class Attribute(Field):
    """An attribute of the state; it has the name of the key unless another is given."""

    def __init__(self, key: str, kind: Kind, name: str = "") -> None:
        super().__init__(key, (name or key,))
        self.kind = kind
        self.as_it_is = isinstance(kind, Whole)
        self.name = name or key

    def write(self, state: Any, row: int) -> Any:
        value = getattr(state, self.name)
        return value if self.as_it_is else self.kind.write(state, value)

    def read(self, state: Any, row: int, given: object, where: str) -> None:
        setattr(state, self.name, self.kind.read(state, given, where))


@final
class Column(Field):
    """The place ``place`` of each row in a buffer whose rows are ``width`` wide."""

    def __init__(
        self, key: str, kind: Kind, buffer: str, width: int = 1, place: int = 0, missing: object = None
    ) -> None:
        super().__init__(key, (buffer,), missing)
        self.kind = kind
        self.as_it_is = isinstance(kind, Whole)
        self.buffer = buffer
        self.width = width
        self.place = place

    def write(self, state: Any, row: int) -> Any:
        value = getattr(state, self.buffer)[row * self.width + self.place]
        return value if self.as_it_is else self.kind.write(state, value)

    def read(self, state: Any, row: int, given: object, where: str) -> None:
        getattr(state, self.buffer)[row * self.width + self.place] = self.kind.read(state, given, where)


@final
class Numbers(Field):
    """A list with the first so many numbers of a buffer."""

    def __init__(self, key: str, kind: Kind, buffer: str, number: Bound) -> None:
        super().__init__(key, (buffer,))
        self.kind = kind
        self.buffer = buffer
        self.number = number

    def write(self, state: Any, row: int) -> Any:
        return self.kind.write_all(state, getattr(state, self.buffer)[: bound(self.number, state)])

    def read(self, state: Any, row: int, given: object, where: str) -> None:
        number = bound(self.number, state)
        buffer = getattr(state, self.buffer)
        for place, value in enumerate(as_list(given, number, number, where)):
            buffer[place] = self.kind.read(state, value, f"{where}.{place}")


@final
class Listed(Field):
    """An attribute that is itself a list of numbers."""

    def __init__(self, key: str, kind: Kind, most: Bound, name: str = "") -> None:
        super().__init__(key, (name or key,))
        self.kind = kind
        self.most = most
        self.name = name or key

    def write(self, state: Any, row: int) -> Any:
        return self.kind.write_all(state, getattr(state, self.name))

    def read(self, state: Any, row: int, given: object, where: str) -> None:
        values = as_list(given, 0, bound(self.most, state), where)
        setattr(state, self.name, [self.kind.read(state, value, where) for value in values])


@final
class Pile(Field):
    """Cards that lie in a buffer from ``start`` on, the bottom one first, with their number in an attribute.

    Positions spell them from the bottom too, with ``top_first`` from the top.
    """

    def __init__(
        self, key: str, card: Kind, buffer: str, count: str, start: int, room: int, top_first: bool = False
    ) -> None:
        super().__init__(key, (buffer, count))
        self.card = card
        self.buffer = buffer
        self.count = count
        self.start = start
        self.room = room
        self.top_first = top_first

    def write(self, state: Any, row: int) -> Any:
        end = self.start + getattr(state, self.count)
        cards = self.card.write_all(state, getattr(state, self.buffer)[self.start : end])
        return cards[::-1] if self.top_first else cards

    def read(self, state: Any, row: int, given: object, where: str) -> None:
        cards = as_cards(given, self.room, where)
        buffer = getattr(state, self.buffer)
        for place, card in enumerate(cards[::-1] if self.top_first else cards):
            buffer[self.start + place] = self.card.read(state, card, where)
        setattr(state, self.count, len(cards))


@final
class Piles(Field):
    """So many piles one after another in a buffer, ``size`` apart, their numbers of cards in another buffer.

    Positions spell them as a list, or with ``names`` as a table.
    """

    def __init__(
        self,
        key: str,
        card: Kind,
        buffer: str,
        counts: str,
        number: Bound,
        size: int,
        room: int,
        top_first: bool = False,
        names: tuple[str, ...] = (),
        no_name: str = NO_SUCH,
    ) -> None:
        super().__init__(key, (buffer, counts))
        self.card = card
        self.buffer = buffer
        self.counts = counts
        self.number = number
        self.size = size
        self.room = room
        self.top_first = top_first
        self.names = names
        self.no_name = no_name

    def write(self, state: Any, row: int) -> Any:
        buffer = getattr(state, self.buffer)
        counts = getattr(state, self.counts)
        piles: list[list[Any]] = []
        for pile in range(bound(self.number, state)):
            start = pile * self.size
            cards = self.card.write_all(state, buffer[start : start + counts[pile]])
            piles.append(cards[::-1] if self.top_first else cards)
        return dict(zip(self.names, piles, strict=False)) if self.names else piles

    def read(self, state: Any, row: int, given: object, where: str) -> None:
        buffer = getattr(state, self.buffer)
        counts = getattr(state, self.counts)
        for pile, listed in enumerate(self.piles(given, bound(self.number, state), where)):
            there = f"{where}.{self.names[pile] if self.names else pile}"
            cards = as_cards(listed, self.room, there)
            for place, card in enumerate(cards[::-1] if self.top_first else cards):
                buffer[pile * self.size + place] = self.card.read(state, card, there)
            counts[pile] = len(cards)

    def piles(self, given: object, number: int, where: str) -> list[Any]:
        """What the position says of each pile."""
        if not self.names:
            return as_lists(given, number, where)
        table = as_kind(given, dict, where)
        names = self.names[:number]
        for name in table:
            as_word(name, names, where, self.no_name)
        return [table.get(name) for name in names]


@final
class Group(Field):
    """A table of fields under one key; a ``closed`` one refuses keys that are no field of it."""

    def __init__(self, key: str, *fields: Field, closed: bool = False, missing: object = None) -> None:
        super().__init__(key, attributes_of(fields), missing)
        self.fields = fields
        self.closed = closed

    def write(self, state: Any, row: int) -> Any:
        return write_row(self.fields, state, row)

    def read(self, state: Any, row: int, given: object, where: str) -> None:
        table = as_kind(given, dict, where)
        if self.closed:
            keys = [field.key for field in self.fields]
            for key in table:
                if key not in keys:
                    raise BadPosition("position-unknown_name", where=where, name=key, names=list(keys))
        read_fields(self.fields, state, row, table, where)


@final
class Rows(Field):
    """A list of tables, one for each row: of each seat, say."""

    def __init__(self, key: str, number: Bound, *fields: Field) -> None:
        super().__init__(key, attributes_of(fields))
        self.number = number
        self.fields = fields

    def write(self, state: Any, row: int) -> Any:
        return write_rows(self.fields, state, bound(self.number, state))

    def read(self, state: Any, row: int, given: object, where: str) -> None:
        number = bound(self.number, state)
        read_rows(self.fields, state, as_list(given, number, number, where), where)


@final
class CountedRows(Field):
    """A list of tables whose number is in an attribute: rows of a buffer, or buffers side by side."""

    def __init__(self, key: str, count: str, least: int, most: Bound, *fields: Field) -> None:
        super().__init__(key, (count, *attributes_of(fields)))
        self.count = count
        self.least = least
        self.most = most
        self.fields = fields

    def write(self, state: Any, row: int) -> Any:
        return write_rows(self.fields, state, getattr(state, self.count))

    def read(self, state: Any, row: int, given: object, where: str) -> None:
        entries = as_list(given, self.least, bound(self.most, state), where)
        read_rows(self.fields, state, entries, where)
        setattr(state, self.count, len(entries))


def write_row(fields: tuple[Field, ...], state: Any, row: int) -> dict[str, Any]:
    return {field.key: field.write(state, row) for field in fields}


def write_rows(fields: tuple[Field, ...], state: Any, number: int) -> list[dict[str, Any]]:
    return [write_row(fields, state, row) for row in range(number)]


def read_rows(fields: tuple[Field, ...], state: Any, entries: list[Any], where: str) -> None:
    for row, entry in enumerate(entries):
        there = f"{where}.{row}"
        read_fields(fields, state, row, as_table(entry, there), there)


def read_fields(fields: tuple[Field, ...], state: Any, row: int, table: dict[str, Any], where: str) -> None:
    for field in fields:
        field.read(state, row, table.get(field.key, field.missing), inside(where, field.key))


@final
class Custom(Field):
    """What is like nothing else: a pair of functions that write it and read it."""

    def __init__(
        self,
        key: str,
        attributes: tuple[str, ...],
        write: Callable[[Any], Any],
        read: Callable[[Any, object, str], None],
    ) -> None:
        super().__init__(key, attributes)
        self.writer = write
        self.reader = read

    def write(self, state: Any, row: int) -> Any:
        return self.writer(state)

    def read(self, state: Any, row: int, given: object, where: str) -> None:
        self.reader(state, given, where)


def attributes_of(fields: tuple[Field, ...]) -> tuple[str, ...]:
    """The attributes of all these fields, each named once."""
    return tuple(dict.fromkeys(name for field in fields for name in field.attributes))


# All of them.


@final
class Fields:
    """All fields of a game's state in the order of its positions, and what else the state has.

    ``derived`` names attributes that follow from the fields: ``derive`` works them out once all fields are read. Those
    of ``fixed`` never change, and all copies share them: the rules, the cards; one inside another is named with a dot
    (``map.facts``).
    """

    def __init__(
        self,
        *fields: Field,
        derived: tuple[str, ...] = (),
        fixed: tuple[str, ...] = (),
        derive: Callable[[Any], None] | None = None,
    ) -> None:
        self.fields = fields
        self.derived = derived
        self.fixed = fixed
        self.derive = derive

    def attributes(self) -> tuple[str, ...]:
        """The attributes of a state that positions hold."""
        return attributes_of(self.fields)

    def to_plain(self, state: Any) -> dict[str, Any]:
        return write_row(self.fields, state, 0)

    def read(self, state: Any, position: dict[str, Any]) -> None:
        """Fill a state with nothing in it; every value is checked and named by its place in the error."""
        read_fields(self.fields, state, 0, position, "")
        if self.derive is not None:
            self.derive(state)
