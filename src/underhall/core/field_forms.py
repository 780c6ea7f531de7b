"""A form for positions, made from the declared fields of a game's state: what an editor asks for, and in which bounds.

Bounds and words may depend on the rules at hand, so a form is made for a state: any state with the same options will
do. What a game declares by a class of its own is ``free``: an editor goes by the value that is there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from underhall.core.fields import (
    Attribute,
    Column,
    CountedRows,
    Field,
    Group,
    Kind,
    Listed,
    Mask,
    Numbers,
    OneOf,
    Pile,
    Piles,
    Rows,
    Truth,
    Whole,
    bound,
    known_words,
)

Entry = dict[str, Any]


def form_of(fields: Sequence[Field], state: Any) -> list[Entry]:
    """What to ask for, in the order in which positions spell it."""
    return [entry_of(field, state) for field in fields]


def entry_of(field: Field, state: Any) -> Entry:
    if isinstance(field, Attribute):
        return {"key": field.key, **kind_of(field.kind, state)}
    if isinstance(field, Column):
        return {"key": field.key, **kind_of(field.kind, state)}
    if isinstance(field, Group):
        return {"key": field.key, "kind": "group", "fields": form_of(field.fields, state)}
    if isinstance(field, Rows):
        number = bound(field.number, state)
        return {"key": field.key, "kind": "rows", "low": number, "high": number, "fields": form_of(field.fields, state)}
    if isinstance(field, CountedRows):
        most = bound(field.most, state)
        fields = form_of(field.fields, state)
        return {"key": field.key, "kind": "rows", "low": field.least, "high": most, "fields": fields}
    return {"key": field.key, **listed_of(field, state)}


def listed_of(field: Field, state: Any) -> Entry:
    """What is a list of words or numbers, or several of them."""
    if isinstance(field, Pile):
        return {"kind": "words", "words": words_of(field.card, state), "high": field.room}
    if isinstance(field, Piles):
        number = bound(field.number, state)
        names = list(field.names[:number])
        return {"kind": "piles", "words": words_of(field.card, state), "names": names, "low": number, "high": number}
    if isinstance(field, Numbers):
        number = bound(field.number, state)
        return {"kind": "words", "words": words_of(field.kind, state), "low": number, "high": number}
    if isinstance(field, Listed):
        return {"kind": "words", "words": words_of(field.kind, state), "high": bound(field.most, state)}
    return {"kind": "free"}


def kind_of(kind: Kind, state: Any) -> Entry:
    if isinstance(kind, Whole):
        return {"kind": "whole", "low": bound(kind.low, state), "high": bound(kind.high, state)}
    if isinstance(kind, Truth):
        return {"kind": "truth"}
    if isinstance(kind, OneOf):
        words = list(known_words(kind.words, state))
        return {"kind": "choice", "words": ["", *words] if kind.empty and "" not in words else words}
    if isinstance(kind, Mask):
        return {"kind": "words", "words": words_of(kind, state)}
    return {"kind": "free"}


def words_of(kind: Kind, state: Any) -> list[str]:
    """The words of which a list may be made; none for numbers."""
    if isinstance(kind, OneOf):
        return list(known_words(kind.words, state))
    if isinstance(kind, Mask):
        return list(known_words(kind.words, state))
    return []
