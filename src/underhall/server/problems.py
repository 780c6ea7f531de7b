"""Refusals as problem descriptions (RFC 9457): every 4xx says what was wrong and what would be right."""

from __future__ import annotations

import logging
from typing import Any

import orjson
import sqlalchemy as sa
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ConfigDict, Field
from starlette.exceptions import HTTPException

from underhall.core.errors import IllegalMove, UnderhallError
from underhall.core.text import LANGUAGES
from underhall.refusals import in_words
from underhall.server.database_errors import of_the_database

MEDIA_TYPE = "application/problem+json"
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
    errors: list[dict[str, Any]] = Field(default_factory=list, description="what is wrong with each field")


class Problem(Exception):
    """A request is refused; nothing was changed."""

    def __init__(self, status: int, kind: str, title: str, detail: str = "", **more: Any) -> None:
        super().__init__(f"{title}: {detail}" if detail else title)
        self.status = status
        self.kind = kind
        self.title = title
        self.detail = detail
        self.more = more

    def plain(self, language: str = "en") -> dict[str, Any]:
        """``language`` is for what the engine says; the rest is told by its type by whoever shows it."""
        shown: dict[str, Any] = {
            "type": f"urn:underhall:problem:{self.kind}",
            "title": self.title,
            "status": self.status,
        }
        if self.detail:
            # Whatever was sent may come back in here, halves of surrogate pairs included.
            shown["detail"] = in_words(self.detail, language).encode("utf-8", "replace").decode()
        return {**shown, **self.more}


def not_found(what: str = "table") -> Problem:
    """One answer for what does not exist and for what is none of your business."""
    return Problem(404, "not-found", f"There is no such {what}")


def no_database() -> Problem:
    return Problem(503, "database", "The database does not answer")


def conflict(kind: str, title: str, detail: str = "") -> Problem:
    return Problem(409, kind, title, detail)


def from_engine(error: UnderhallError) -> Problem:
    if isinstance(error, IllegalMove):
        return Problem(409, "illegal-move", "That move is not allowed now", str(error), reason=error.reason)
    return Problem(422, "invalid", "That is not possible", str(error))


def response(problem: Problem, language: str = "en") -> Response:
    headers = {"retry-after": str(problem.more["retry_after"])} if "retry_after" in problem.more else None
    return Response(orjson.dumps(problem.plain(language)), problem.status, headers, media_type=MEDIA_TYPE)


def failure() -> Response:
    return response(Problem(500, "failure", "The server failed at this; it has been written down"))


def language_of(request: Request) -> str:
    """The one the reader likes best, if it is spoken here."""
    best = request.headers.get("accept-language", "")[:2].lower()
    return best if best in LANGUAGES else "en"


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
        errors = [
            {"where": ".".join(str(part) for part in item["loc"])[:200], "what": str(item["msg"])[:300]}
            for item in error.errors()[:20]
        ]
        clean = orjson.loads(orjson.dumps(errors, default=str)) if _encodable(errors) else []
        return response(Problem(422, "malformed", "The request is not as it should be", errors=clean))

    @app.exception_handler(HTTPException)
    async def refused_by_the_framework(request: Request, error: HTTPException) -> Response:
        answer = response(Problem(error.status_code, "http", str(error.detail)))
        for name, value in (error.headers or {}).items():
            answer.headers[name] = value
        return answer

    @app.exception_handler(sa.exc.SQLAlchemyError)
    @app.exception_handler(OSError)  # a lost connection, or no answer in time
    async def failed_at_the_database(request: Request, error: Exception) -> Response:
        if not of_the_database(error):
            raise error
        log.error("the database does not answer", exc_info=error)
        return response(no_database())

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> Response:
        # The framework logs the traceback; the answer tells nothing of our inside.
        return failure()


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
