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


class VerdictView(TypedDict):
    """Why whoever won has won (``Verdict``)."""

    key: str  # of the verdict texts
    column: str  # what decided
    rivals: list[int]  # who lost by that, the best first
    sheet: list[str]  # what counts, in order, the total last
    ties: list[str]  # tie-breakers that were needed
    won: list[list[str]]  # for each seat what it has won of both
    numbers: dict[str, int]


class OutcomeView(TypedDict):
    """The standing or final result (``Outcome``)."""

    over: bool
    ending: str
    winners: list[int]
    results: list[float]
    rows: list[dict[str, int]]
    verdict: VerdictView | None  # None while the game runs, and of a game that gives no reasons
