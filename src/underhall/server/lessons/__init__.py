"""Lessons: a fixed deal, the moves of the learner and of the opponent, and where the stages begin.

A lesson is a file of data, ``KEY.json`` in this folder or ``web/lesson.json`` of a game's package. Its steps, in order,
are what is told, one move of the learner's (``move``), or moves of the opponent's (``opponent``); all moves together
are the lesson's *line*. The page leads the learner along it, and the server plays the opponent's part of it. Whoever
leaves the line plays on against a novice.

Only tables that ``routes/lessons.py`` makes follow a line: their header says so (``origin``), and no wish of a client,
no rematch and no branch can put it there.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import orjson

from underhall.core import game as registry
from underhall.server.table import Table

FOLDER = Path(__file__).parent
LEARNER = 0
OPPONENT = 1
# Who plays on when the learner has left the line, or the line is at its end.
LEVEL = "novice"

Lesson = dict[str, Any]


@lru_cache
def lesson_of(key: str) -> Lesson | None:
    """The lesson of a game; None if it has none."""
    game = registry.find(key)
    for path in (FOLDER / f"{game.key}.json", game.folder() / "web" / "lesson.json"):
        if path.is_file():
            found: Lesson = orjson.loads(path.read_bytes())
            return found
    return None


def moves_of(step: dict[str, Any]) -> list[str]:
    """The moves that a step makes, as text."""
    return [step["move"]] if "move" in step else list(step.get("opponent", ()))


@lru_cache
def line_of(key: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """All moves of a lesson, and how many of them there are before each stage."""
    lesson = lesson_of(key)
    moves: list[int] = []
    starts: list[int] = []
    space = registry.find(key).moves
    for stage in lesson["stages"] if lesson else ():
        starts.append(len(moves))
        moves += [space.parse(text) for step in stage["steps"] for text in moves_of(step)]
    return tuple(moves), tuple(starts)


def followed(table: Table) -> int:
    """How many moves of the line were made; -1 if the game has left it."""
    line, _ = line_of(table.header.game)
    made = table.running().moves
    return min(len(made), len(line)) if list(line[: len(made)]) == made[: len(line)] else -1


def opponents_move(table: Table) -> int | None:
    """What the line says that the opponent plays now; None where it says nothing."""
    if not table.header.lesson() or table.asked() != OPPONENT:
        return None
    line, _ = line_of(table.header.game)
    count = followed(table)
    return line[count] if 0 <= count < len(line) and count == len(table.running().moves) else None


def start_of(table: Table, stage: int) -> int | None:
    """To how many moves one goes back to begin a stage anew; None where the game has not come so far along the line."""
    line, starts = line_of(table.header.game)
    if not table.header.lesson() or stage >= len(starts):
        return None
    start = starts[stage]
    return start if table.running().moves[:start] == list(line[:start]) else None
