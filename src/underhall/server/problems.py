"""Refusals as problem descriptions (RFC 9457): every 4xx says what was wrong and what would be right."""

from __future__ import annotations

import contextlib
import logging
from typing import Any

import orjson
import sqlalchemy as sa
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ConfigDict, Field
from starlette.exceptions import HTTPException

from underhall.core.errors import Message, UnderhallError
from underhall.core.text import WRITTEN_IN, closest_language
from underhall.server.database_errors import of_the_database
from underhall.server.refusals import Problem, conflict, from_engine, not_found

__all__ = [
    "MEDIA_TYPE",
    "RESPONSES",
    "Problem",
    "ProblemShown",
    "conflict",
    "failure",
    "from_engine",
    "from_framework",
    "install",
    "language_accepted",
    "language_of",
    "no_database",
    "not_found",
    "response",
]
MEDIA_TYPE = "application/problem+json"
BY_STATUS = {404: Message("problem-no_address"), 405: Message("problem-no_method"), 413: Message("problem-too_large")}
MOST_WISHES = 20  # languages of a reader that are looked at
log = logging.getLogger("underhall.server")


class ProblemShown(BaseModel):
    """A problem description (RFC 9457)."""

    model_config = ConfigDict(
        json_schema_extra={
            "example": {
                "type": "urn:underhall:problem:not-your-turn",
                "title": "It is not your turn",
                "status": 409,
                "detail": "seat 1 is asked now",
            }
        }
    )
    type: str
    title: str
    status: int
    detail: str = ""
    key: str = Field("", description="which sentence the detail is, whatever the language")
    fields: dict[str, str] = Field(default_factory=dict, description="what that sentence is about")
    reason: str = Field("", description="of a move that is not legal: why, as a key of the game's texts of refusals")
    clause: str = Field("", description="of a move that is not legal: the clause of the game's rules this rests on")
    errors: list[dict[str, Any]] = Field(default_factory=list, description="what is wrong with each field")


def no_database() -> Problem:
    return Problem(503, "database")


def from_framework(error: HTTPException) -> Problem:
    """What the framework refuses itself: an address or a method that is not there."""
    return Problem(error.status_code, "http", title=BY_STATUS.get(error.status_code, Message(str(error.detail))))


def response(problem: Problem, language: str = "en") -> Response:
    headers = {"retry-after": str(problem.more["retry_after"])} if "retry_after" in problem.more else None
    return Response(orjson.dumps(problem.plain(language)), problem.status, headers, media_type=MEDIA_TYPE)


def failure(language: str = "en") -> Response:
    return response(Problem(500, "failure"), language)


def language_of(request: Request) -> str:
    """The language of the answer: what the address asks for, else the one the reader likes best of those there are."""
    asked = closest_language(request.query_params.get("lang", ""))
    return asked or language_accepted(request.headers.get("accept-language", ""))


def language_accepted(header: str) -> str:
    """The best language of a header such as ``pt-PT, pt;q=0.9, de;q=0.5`` that is spoken here, else English."""
    wishes: list[tuple[float, str]] = []
    for part in header.split(",")[:MOST_WISHES]:
        tag, _, weight = part.partition(";q=")
        with contextlib.suppress(ValueError):
            wishes.append((-float(weight or 1), tag.strip()))
    for _, tag in sorted([wish for wish in wishes if wish[0] < 0], key=lambda wish: wish[0]):
        found = closest_language(tag)
        if found:
            return found
    return WRITTEN_IN


def install(app: FastAPI) -> None:
    """Give every way to fail its problem description."""

    @app.exception_handler(Problem)
    async def refused(request: Request, error: Problem) -> Response:
        return response(error, language_of(request))

    @app.exception_handler(UnderhallError)
    async def refused_by_the_engine(request: Request, error: UnderhallError) -> Response:
        return response(from_engine(error), language_of(request))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        if [item["loc"] for item in error.errors()] == [("path", "table_id")]:
            # Whoever mistyped a link reads that there is no such table, not what an id looks like.
            return response(not_found(), language_of(request))
        errors = [
            {"where": ".".join(str(part) for part in item["loc"])[:200], "what": str(item["msg"])[:300]}
            for item in error.errors()[:20]
        ]
        clean = orjson.loads(orjson.dumps(errors, default=str)) if _encodable(errors) else []
        return response(Problem(422, "malformed", errors=clean), language_of(request))

    @app.exception_handler(HTTPException)
    async def refused_by_the_framework(request: Request, error: HTTPException) -> Response:
        answer = response(from_framework(error), language_of(request))
        for name, value in (error.headers or {}).items():
            answer.headers[name] = value
        return answer

    @app.exception_handler(sa.exc.SQLAlchemyError)
    @app.exception_handler(OSError)  # a lost connection, or no answer in time
    async def failed_at_the_database(request: Request, error: Exception) -> Response:
        if not of_the_database(error):
            raise error
        log.error("the database does not answer", exc_info=error)
        return response(no_database(), language_of(request))

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> Response:
        # The framework logs the traceback; the answer tells nothing of our inside.
        return failure(language_of(request))


def _encodable(value: object) -> bool:
    try:
        orjson.dumps(value)
    except (TypeError, ValueError):
        return False
    return True


RESPONSES: dict[int | str, dict[str, Any]] = {
    "4XX": {
        "description": "Refused; nothing was changed",
        "content": {MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/ProblemShown"}}},
    }
}
