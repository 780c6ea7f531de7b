"""What a request brings, checked: the same bounds as the server's ``api_models.py``, without its packages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import parse_qsl

from underhall.core.errors import Message
from underhall.core.numbers import whole_number
from underhall.players.levels import KINDS
from underhall.server.refusals import Problem

LARGEST = 2**53 - 1
MOST_SEATS = 16
NAME_LETTERS = 32
TITLE_LETTERS = 80


def malformed(where: str) -> Problem:
    return Problem(422, "malformed", detail=Message(where))


class Body:
    """The fields of a body or of an address."""

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self.fields = fields

    def number(self, name: str, low: int = 0, high: int = LARGEST, usual: int | None = None) -> int:
        found = self.fields.get(name, usual)
        if isinstance(found, str):
            found = whole_number(found)
        if not isinstance(found, int) or isinstance(found, bool) or not low <= found <= high:
            raise malformed(name)
        return found

    def seat(self, name: str = "seat", usual: int | None = None) -> int:
        return self.number(name, 0, MOST_SEATS - 1, usual)

    def truth(self, name: str, usual: bool | None = None) -> bool:
        found = self.fields.get(name, usual)
        if not isinstance(found, bool):
            raise malformed(name)
        return found

    def text(self, name: str, most: int, usual: str | None = None) -> str:
        found = self.fields.get(name, usual)
        if not isinstance(found, str) or len(found) > most:
            raise malformed(name)
        return found

    def one_of(self, name: str, known: Iterable[str], usual: str | None = None) -> str:
        found = self.fields.get(name, usual)
        if not isinstance(found, str) or found not in known:
            raise malformed(name)
        return found

    def level(self, usual: str | None = "adept") -> str:
        return self.one_of("level", KINDS, usual)

    def mapping(self, name: str) -> dict[str, Any]:
        found = self.fields.get(name, {})
        if not isinstance(found, dict):
            raise malformed(name)
        return found

    def rows(self, name: str) -> list[Any]:
        found = self.fields.get(name)
        if not isinstance(found, list):
            raise malformed(name)
        return found

    def numbers(self, name: str, most: int) -> list[int]:
        found = self.rows(name)
        if not 0 < len(found) <= most:
            raise malformed(name)
        return [Body({name: one}).number(name) for one in found]


def name_in(body: Body) -> str:
    """A person's name: letters that can be seen."""
    name = " ".join(body.text("name", 4 * NAME_LETTERS).split())
    if not name or len(name) > NAME_LETTERS or not name.isprintable():
        raise malformed("name")
    return name


def query_of(path: str) -> tuple[str, Body]:
    """An address as its path and its query."""
    place, _, query = path.partition("?")
    return place, Body(dict(parse_qsl(query, keep_blank_values=True)))
