"""What every view holds, as types: the clients' types are made from these (web/openapi.py).

Modules named ``view_types`` stay interpreted (setup.py): compiled, a TypedDict forgets what its lists are made of. For
the same reason their annotations are evaluated at once, without ``from __future__ import annotations``.
"""

from typing import TypedDict


class View(TypedDict):
    """What every game's view begins with (``State.view``)."""

    game: str
    options: dict[str, str | int]
    viewer: int  # a seat, or -1 for a spectator
    asked: int
    question: str
    moves: list[int]


class OutcomeView(TypedDict):
    """The standing or final result (``Outcome``)."""

    over: bool
    ending: str
    winners: list[int]
    results: list[float]
    rows: list[dict[str, int]]
