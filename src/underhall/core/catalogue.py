"""Card files: TOML with one record for each card, checked, and honest about where each value comes from.

Every value is ``printed`` (on the card or in a rulebook), ``public`` (from public material) or ``reconstructed`` (ours,
because nobody could read the card). A file says so once as ``source`` for the whole file or a card, and for single
fields as ``sources.<field>``. An owner of the printed game can give a file of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from underhall.core.buffers import mypyc_attr
from underhall.core.errors import BadCatalogue, of_the_system

if TYPE_CHECKING:
    from pathlib import Path

SOURCES = ("printed", "public", "reconstructed")


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """What one field of a card may hold: a whole number in a range, or one of some words."""

    def __init__(
        self,
        name: str,
        low: int = 0,
        high: int = 0,
        words: tuple[str, ...] = (),
        optional: bool = False,
    ) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.words = words
        self.optional = optional

    def check(self, card: str, value: object) -> None:
        if self.words:
            if value not in self.words:
                raise BadCatalogue("cards-not_one_of", card=card, field=self.name, value=value, words=list(self.words))
        elif type(value) is not int or not self.low <= value <= self.high:
            raise BadCatalogue(
                "cards-not_in_range", card=card, field=self.name, value=repr(value), low=self.low, high=self.high
            )


class Card:
    """One record of a card file."""

    def __init__(self, identity: str, values: dict[str, Any], sources: dict[str, str]) -> None:
        self.id = identity
        self.values = values
        self.sources = sources

    def number(self, name: str, default: int = 0) -> int:
        value = self.values.get(name, default)
        assert isinstance(value, int)
        return value

    def word(self, name: str, default: str = "") -> str:
        return str(self.values.get(name, default))


class Catalogue:
    """A checked card file: tables of cards by name, and the text they came from."""

    def __init__(self, origin: str, text: str, head: dict[str, Any], tables: dict[str, list[Card]]) -> None:
        self.origin = origin
        self.text = text
        self.head = head
        self.tables = tables
        import hashlib

        self.digest = hashlib.blake2b(text.encode(), digest_size=4).hexdigest()

    def cards(self, table: str) -> list[Card]:
        return self.tables[table]

    def by_id(self, table: str) -> dict[str, Card]:
        return {card.id: card for card in self.tables[table]}


def load(path: Path, tables: dict[str, tuple[Field, ...]]) -> Catalogue:
    """Read and check a card file: each of ``tables`` is an array of records with these fields."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadCatalogue("cards-unreadable", path=path, reason=of_the_system(error)) from None
    except UnicodeDecodeError as error:
        raise BadCatalogue("cards-no_text", path=path, byte=error.start) from None
    return parse(text, path.name, tables)


def parse(text: str, origin: str, tables: dict[str, tuple[Field, ...]]) -> Catalogue:
    import tomllib

    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadCatalogue("cards-no_toml", path=origin, reason=error) from None
    default = data.get("source", "")
    if default not in SOURCES:
        raise BadCatalogue("cards-bad_source", path=origin, sources=list(SOURCES))
    found: dict[str, list[Card]] = {}
    for table, fields in tables.items():
        records = data.pop(table, None)
        if not isinstance(records, list) or not records:
            raise BadCatalogue("cards-no_table", path=origin, table=table)
        found[table] = [_card(table, record, fields, default) for record in records]
        identities = [card.id for card in found[table]]
        for identity in identities:
            if identities.count(identity) > 1:
                raise BadCatalogue("cards-twice", card=identity, count=identities.count(identity), table=table)
    for key, value in data.items():
        if isinstance(value, list):
            raise BadCatalogue("cards-unknown_table", path=origin, table=key)
    return Catalogue(origin, text, data, found)


def _card(table: str, record: Any, fields: tuple[Field, ...], default: str) -> Card:
    if not isinstance(record, dict):
        raise BadCatalogue("cards-no_record", table=table, record=repr(record))
    identity = str(record.get("id", ""))
    if not identity:
        raise BadCatalogue("cards-no_id", table=table, record=record)
    marks = record.get("sources", {})
    if not isinstance(marks, dict):
        raise BadCatalogue("cards-bad_sources", card=identity)
    whole = record.get("source", default)
    known = {field.name for field in fields}
    for name in record:
        if name not in known and name not in ("id", "source", "sources"):
            raise BadCatalogue("cards-unknown_field", card=identity, field=name, fields=sorted(known))
    values: dict[str, Any] = {}
    sources: dict[str, str] = {}
    for field in fields:
        if field.name not in record:
            if field.optional:
                continue
            raise BadCatalogue("cards-missing_field", card=identity, field=field.name)
        field.check(identity, record[field.name])
        values[field.name] = record[field.name]
        source = marks.get(field.name, whole)
        if source not in SOURCES:
            raise BadCatalogue(
                "cards-unknown_source", card=identity, field=field.name, source=source, sources=list(SOURCES)
            )
        sources[field.name] = source
    return Card(identity, values, sources)
