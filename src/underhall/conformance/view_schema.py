"""Views as JSON schemas, made from the TypedDicts that games declare (``Game.view_type``, ``Game.facts_type``).

The browser's types are made from these (web/openapi.py); a test holds views of random games against them.
"""

from __future__ import annotations

import types
from collections.abc import Iterable
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from underhall.core.game import Game

Schema = dict[str, Any]
PLAIN: dict[type, str] = {str: "string", int: "integer", bool: "boolean", float: "number", type(None): "null"}
PLACE = "#/components/schemas/"


def schemas(games: Iterable[Game[Any]]) -> dict[str, Schema]:
    """The schema of every type that the views and facts of these games are made of, by name: ``dwarf.SeatView``."""
    found: dict[str, Schema] = {}
    for game in games:
        for kind in (game.view_type(), game.facts_type()):
            if kind is not None:
                refer(kind, found)
    return found


def name_of(kind: Any) -> str:
    """A type by its package and its name: several games have a SeatView."""
    return f"{kind.__module__.split('.')[-2]}.{kind.__name__}"


def refer(kind: Any, found: dict[str, Schema]) -> Schema:
    """A reference to a TypedDict, whose schema is written down where it is met first."""
    name = name_of(kind)
    if name not in found:
        found[name] = {}  # so that a type may hold itself
        fields = get_type_hints(kind)
        found[name] = {
            "type": "object",
            "properties": {field: schema(part, found) for field, part in fields.items()},
            "required": sorted(kind.__required_keys__),
            "additionalProperties": False,
        }
    return {"$ref": PLACE + name}


def schema(kind: Any, found: dict[str, Schema]) -> Schema:
    if is_typeddict(kind):
        return refer(kind, found)
    if kind in PLAIN:
        return {"type": PLAIN[kind]}
    origin, inner = get_origin(kind), get_args(kind)
    if origin is list:
        return {"type": "array", "items": schema(inner[0], found)}
    if origin is dict:
        return {"type": "object", "additionalProperties": schema(inner[1], found)}
    if origin is Literal:
        return {"type": "string", "enum": list(inner)}
    if origin in (Union, types.UnionType):
        return {"anyOf": [schema(part, found) for part in inner]}
    raise TypeError(f"{kind!r} has no place in a view")
