"""Tokens for bots and programs: made and withdrawn by their person."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field, StringConstraints

from underhall.server import limits, tokens
from underhall.server.api_models import Name, Shape, Word, example
from underhall.server.dependencies import NEEDS_HEADER, CurrentServices, SignedIn, answer
from underhall.server.problems import RESPONSES, not_found

router = APIRouter(prefix="/api/my/tokens", tags=["tokens"], responses=RESPONSES)


class TokenWish(Shape):
    model_config = example(name="My bot", rights=["play"])
    name: Name = Field(description="what you call it")
    rights: Annotated[list[Literal["play", "tables"]], Field(max_length=2)] = Field(
        ["play"],
        description="what it may do besides looking: `play` at the tables where you sit, make `tables` and sit down",
    )
    table: Annotated[str, StringConstraints(pattern=r"^([A-Za-z0-9_-]{8,40})?$")] = Field(
        "", description="the one table it is for; empty: all"
    )


class TokenShown(BaseModel):
    """What a bot or program acts with for its person."""

    id: str
    name: str
    rights: list[str]
    table: str
    created: float
    used: float = Field(description="when it was last used, give or take an hour; 0: never")


class TokenMade(TokenShown):
    token: str = Field(description="to be sent as `Authorization: Bearer TOKEN`; shown only now")


@router.get("", response_model=list[TokenShown])
async def my_tokens(services: CurrentServices, person: SignedIn) -> Response:
    """Your tokens, the newest first; the tokens themselves are not kept."""
    return answer([tokens.shown(dict(row._mapping)) for row in await services.people.tokens.of(person.id)])


@router.post("", response_model=TokenMade, status_code=201, dependencies=NEEDS_HEADER)
async def make_token(services: CurrentServices, person: SignedIn, wish: TokenWish) -> Response:
    """Let a bot or a program act for you: it sends `Authorization: Bearer TOKEN`. The token is shown only now."""
    services.limit(f"token {person.id}", limits.HOOK)
    if wish.table:
        await services.stored(wish.table, person)
    wanted = {"name": wish.name, "rights": wish.rights, "table": wish.table}
    now = services.settings.clock()
    return answer(await tokens.add_token(services.engine, services.writer, person.id, wanted, now), 201)


@router.delete("/{token_id}", status_code=204, dependencies=NEEDS_HEADER)
async def withdraw_token(services: CurrentServices, person: SignedIn, token_id: Word) -> Response:
    """Nothing can be done with the token any more; whoever watches with it is cut off."""
    withdrawn = await services.people.withdraw_token(person, token_id)
    if withdrawn is None:
        raise not_found("token")
    services.tables.close_sessions({withdrawn})
    return Response(status_code=204)
