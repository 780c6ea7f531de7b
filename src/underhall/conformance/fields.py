"""Fields: ``__init__`` and ``copy`` of a state, written by hand, against the declaration of its fields.

A game that writes and reads its positions itself declares none, and is not looked at here.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from underhall.conformance.walk import Effort, Walk, seeds
from underhall.core.chance import Chance
from underhall.core.fields import Fields
from underhall.core.game import Game, Options
from underhall.core.state import State


def fields_are_declared(game: Game[Any], options: Options, effort: Effort) -> None:
    """Every attribute of a state is a declared field, or named as derived from them or as fixed."""
    fields = game.fields()
    if fields is None:
        return
    walk = Walk(game, options, seeds("fields_are_declared", 1)[0])
    there = set(attributes(walk.state)) - set(attributes(State(game, options, 1, Chance(0))))
    named = {*fields.attributes(), *fields.derived, *(name for name in fields.fixed if "." not in name)}
    for name in sorted(there - named):
        walk.fail(f"the state has '{name}', which is no declared field and named neither as derived nor as fixed")
    for name in sorted(named - there):
        walk.fail(f"the fields name '{name}', but the state has no such attribute")


def fields_are_copied(game: Game[Any], options: Options, effort: Effort) -> None:
    """Whatever a field holds, a copy holds it too, and holds it for itself."""
    fields = game.fields()
    if fields is None:
        return
    for seed in seeds("fields_are_copied", effort.games):
        walk = Walk(game, options, seed)
        for state in walk.sampled(effort.samples):
            for name in (*fields.attributes(), *fields.derived):
                check_copied(walk, fields, state, name)


def check_copied(walk: Walk, fields: Fields, state: State, name: str) -> None:
    before = contents(state, name, fields)
    twin = state.copy()
    if contents(twin, name, fields) != before:
        walk.fail(f"a copy does not have the '{name}' of the original")
    disturb(twin, name, fields)
    if contents(state, name, fields) != before:
        walk.fail(f"a copy shares its '{name}' with the original")
    try:
        again = twin.copy()
    except Exception as error:
        walk.fail(f"a state cannot be copied whatever its '{name}' holds: {error!r}")
    if contents(again, name, fields) != contents(twin, name, fields):
        walk.fail(f"copy() forgets '{name}'")


def fields_come_back(game: Game[Any], options: Options, effort: Effort) -> None:
    """What is written is what is declared; read again it is the same, and so is what is derived from it."""
    fields = game.fields()
    if fields is None:
        return
    for seed in seeds("fields_come_back", effort.games):
        walk = Walk(game, options, seed)
        for state in walk.sampled(2 * effort.samples):
            plain = fields.to_plain(state)
            if game.to_plain(state) != plain:
                walk.fail("the position is not what the fields declare")
            twin: State = game.read(options, state.position())
            again = fields.to_plain(twin)
            for key in plain:
                if again[key] != plain[key]:
                    walk.fail(f"written and read again, '{key}' is {again[key]} and was {plain[key]}")
            for name in fields.derived:
                if contents(twin, name, fields) != contents(state, name, fields):
                    walk.fail(f"'{name}' is not derived anew when a position is read")


# Looking into states, compiled or not.


def attributes(thing: object) -> list[str]:
    """The names of an object's attributes: a compiled class lists them, any other object has a dictionary."""
    compiled = [name for name in getattr(type(thing), "__mypyc_attrs__", ()) if name != "__dict__"]
    return [*compiled, *getattr(thing, "__dict__", {})]


def contents(owner: object, name: str, fields: Fields, path: str = "") -> Any:
    """What an attribute holds, as data that nothing else shares; what is fixed is left out."""
    path = f"{path}.{name}" if path else name
    value = getattr(owner, name)
    if path in fields.fixed:
        return None
    if value is None or isinstance(value, int | float | str | dict | set):
        return deepcopy(value)
    if hasattr(value, "__len__"):
        return deepcopy(list(value))
    return {inner: contents(value, inner, fields, path) for inner in attributes(value)}


def disturb(owner: object, name: str, fields: Fields, path: str = "") -> None:
    """Change all that an attribute holds, inside of it where that can be done; what is fixed stays."""
    path = f"{path}.{name}" if path else name
    value = getattr(owner, name)
    if path in fields.fixed:
        return
    if isinstance(value, int):
        setattr(owner, name, value + 1)
    elif hasattr(value, "__len__"):
        disturb_inside(value)
    else:
        for inner in attributes(value):
            disturb(value, inner, fields, path)


def disturb_inside(value: Any) -> None:
    if isinstance(value, set):
        value.add(-1)
    elif isinstance(value, dict):
        for inner in value.values():
            disturb_inside(inner)
        value["disturbed"] = 1
    elif isinstance(value, list):
        for inner in value:
            disturb_inside(inner)
        value.append(-1)
    elif hasattr(value, "__setitem__"):  # a typed buffer
        for place in range(len(value)):
            value[place] += 1
