"""Rows of counted tries at puzzles."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.server import db_schema as schema
from underhall.server.store.batches import Statement

TRIES = schema.puzzle_tries.c


class PuzzleStore:
    """What the database holds of puzzles."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def tries_of(self, person: str) -> list[Any]:
        """All counted tries of a person, the last one first."""
        wanted = sa.select(schema.puzzle_tries).where(TRIES.person == person).order_by(TRIES.at.desc(), TRIES.puzzle)
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).all())


# Statements.


def new_puzzle_try(person: str, puzzle: str, game: str, difficulty: int, solved: bool, at: float) -> Statement:
    row = {"person": person, "puzzle": puzzle, "game": game, "difficulty": difficulty, "solved": int(solved), "at": at}
    return sa.insert(schema.puzzle_tries), row


def without_puzzles(person: str) -> Statement:
    return sa.delete(schema.puzzle_tries).where(TRIES.person == person), {}
