"""Rows of tokens, with which bots and programs act for a person."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.server import db_schema as schema
from underhall.server.store.batches import Statement


class TokenStore:
    """What the database holds of tokens."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def _rows(self, wanted: sa.Select[Any]) -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).all())

    async def of(self, person: str) -> list[Any]:
        """The rows of a person's tokens, the newest first."""
        rows = schema.tokens
        return await self._rows(
            sa.select(rows).where(rows.c.person == person).order_by(rows.c.created.desc(), rows.c.id)
        )

    async def holder(self, hashed: str) -> Any | None:
        """Whose token it is: the person's id and names, what it may do, and when it was used; None for none."""
        people, tokens = schema.people.c, schema.tokens.c
        wanted = (
            sa.select(people.id, people.name, people.name_key, tokens.rights, tokens.table_id, tokens.used)
            .join(schema.tokens, tokens.person == people.id)
            .where(tokens.token == hashed)
        )
        rows = await self._rows(wanted)
        return rows[0] if rows else None

    async def living(self, hashes: list[str]) -> set[str]:
        """Which of these are hashes of tokens that were not withdrawn."""
        rows = schema.tokens.c
        return {str(row.token) for row in await self._rows(sa.select(rows.token).where(rows.token.in_(hashes)))}


# Statements.


def new_token(row: dict[str, Any]) -> Statement:
    return sa.insert(schema.tokens), row


def withdraw_token(token_id: str) -> Statement:
    return sa.delete(schema.tokens).where(schema.tokens.c.id == token_id), {}


def token_used(hashed: str, at: float) -> Statement:
    rows = schema.tokens
    return sa.update(rows).where(rows.c.token == hashed).values(used=at), {}


def withdraw_all_tokens(person: str) -> Statement:
    return sa.delete(schema.tokens).where(schema.tokens.c.person == person), {}
