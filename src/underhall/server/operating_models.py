"""The shapes of what an operator sends and is shown (``routes/operating.py``)."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query
from pydantic import BaseModel, Field, StringConstraints

from underhall.server.api_models import Shape, example

PersonId = Annotated[
    str,
    Path(pattern=r"^[A-Za-z0-9_-]{8,40}$", description="a person's id", examples=["q3XkT0vZ1m8aQwErTyUiOp"]),
]
Sought = Annotated[
    str,
    StringConstraints(max_length=80, strip_whitespace=True),
    Query(description="some letters of what is looked for"),
]


class LoadShown(BaseModel):
    """What one process has to do right now."""

    version: str
    compiled: bool
    database: str
    uptime: int = Field(description="seconds since its start")
    moves_per_second: float = Field(description="of people and bots, over the last minute")
    live_tables: int = Field(description="tables in memory")
    connections: int = Field(description="open WebSockets")
    people: int = Field(description="people who have one open")
    bots_waiting: int = Field(description="questions that wait for a worker, or for a process of bots")
    bots_thinking: int = Field(description="questions that are at a worker")
    bot_workers: int
    workers_replaced: int
    memory: int = Field(description="bytes; 0 where the system does not say")
    bots_memory: int = Field(description="bytes of its workers")
    database_size: int = Field(description="bytes")
    disk_free: int | None = Field(description="bytes beside an SQLite file; nothing for a database elsewhere")
    writing: bool = Field(description="whether changes can be written")
    listening: bool = Field(description="whether other processes are heard, if there are any")


class TableFound(BaseModel):
    """A table as an operator sees it: nothing of its game."""

    id: str
    game: str
    title: str
    visibility: str
    status: str
    created: float
    updated: float
    names: list[str] = Field(description="of the people who sit there")
    read_only: str = Field(description="why it can only be looked at; empty if it can be played")


class TablesFound(BaseModel):
    tables: list[TableFound]
    before: str = Field(description="where the next page begins; empty if this was the last")


class PersonFound(BaseModel):
    id: str
    name: str
    guest: bool
    created: float
    used: float = Field(description="when a session of theirs was last used, give or take an hour; 0: there is none")
    sessions: int
    reports: int = Field(description="how often others reported their words")
    muted: bool


class PeopleFound(BaseModel):
    people: list[PersonFound]
    more: bool = Field(description="whether there are others after these")


class ReportFound(BaseModel):
    at: float
    table: str
    words: str
    person: str = Field(description="whose words they are")
    name: str


class MuteWish(Shape):
    model_config = example(on=True)
    on: bool
