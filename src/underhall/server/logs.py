"""Logs as lines of JSON: what happened, never who said what, no cookies, no addresses of link-only tables.

What an exception says is never written: a database quotes the row it refuses, a parser the text it stumbles over. Its
kind, its error code and where it came from are, and of strangers' log messages the part that was written beforehand.
"""

from __future__ import annotations

import errno
import logging
import sys
import threading
import time
import traceback
from types import TracebackType
from typing import Any

import orjson

FIELDS = ("method", "route", "status", "ms", "game", "error", "open", "refused", "tables")
OURS = "underhall"
# Codes by which drivers and systems tell what went wrong, without any of the data.
CODES = ("sqlite_errorname", "sqlstate", "errno")
FRAMES = 25
CHAIN = 6


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": _what(record),
        }
        for field in FIELDS:
            if hasattr(record, field):
                line[field] = getattr(record, field)
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = trace_of(record.exc_info[1])
        return orjson.dumps(line, default=lambda value: type(value).__name__).decode()


def _what(record: logging.LogRecord) -> str:
    """Our own messages are sentences without data; of others' the first line is safe, before anything is put in."""
    if record.name.partition(".")[0] == OURS:
        return record.getMessage()
    if isinstance(record.msg, BaseException):
        return kind_of(record.msg)
    if record.name == "asyncio":
        return "a failure in the background"  # its first line may hold arguments
    return str(record.msg).partition("\n")[0]


def kind_of(error: BaseException) -> str:
    """The kind of an exception and its code: ``sqlite3.OperationalError SQLITE_BUSY``."""
    kind = type(error)
    name = kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
    for code in CODES:
        value = getattr(error, code, None)
        if isinstance(value, int):
            value = errno.errorcode.get(value, str(value))
        if isinstance(value, str) and value.replace("_", "").isalnum():
            return f"{name} {value}"
    return name


def trace_of(error: BaseException) -> str:
    """Where an exception came from, with those that led to it: code and places, no values."""
    parts: list[str] = []
    seen: set[int] = set()
    following: BaseException | None = error
    while following is not None and id(following) not in seen and len(seen) < CHAIN:
        seen.add(id(following))
        parts.append(kind_of(following) + "\n" + _frames(following.__traceback__))
        for inner in getattr(following, "exceptions", ())[:CHAIN]:
            if isinstance(inner, BaseException):
                parts.append(f"with {kind_of(inner)}\n{_frames(inner.__traceback__)}")
        following = following.__cause__ or (None if following.__suppress_context__ else following.__context__)
    return "because of ".join(parts)


def _frames(end: TracebackType | None) -> str:
    return "".join(traceback.format_list(traceback.extract_tb(end)[-FRAMES:]))


def set_up(level: str = "info") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = name != "uvicorn.access"
    # It would write down the addresses of WebSockets, and the id of a link-only table is a secret.
    logging.getLogger("uvicorn.error").setLevel("WARNING")
    logging.getLogger("uvicorn.error").addFilter(_is_news)
    # Alembic, on every first start, is not news.
    logging.getLogger("alembic").setLevel("WARNING")
    _catch_the_rest()


def _is_news(record: logging.LogRecord) -> bool:
    """A start that failed has been told by whoever failed (see ``app.create_app``)."""
    return not str(record.msg).startswith(("Traceback ", "Application startup failed"))


def _catch_the_rest() -> None:
    """What nobody catches would be printed with all it says: it goes the same way as everything else."""
    log = logging.getLogger("underhall.server")

    def uncaught(kind: type[BaseException], error: BaseException, at: TracebackType | None) -> None:
        log.critical("ended by a failure", exc_info=(kind, error, at))

    def uncaught_in_thread(found: threading.ExceptHookArgs) -> None:
        if found.exc_value is not None:
            log.error("a thread ended by a failure", exc_info=found.exc_value)

    def unraisable(found: sys.UnraisableHookArgs) -> None:
        log.error("a failure while tidying up", exc_info=found.exc_value)

    sys.excepthook = uncaught
    threading.excepthook = uncaught_in_thread
    sys.unraisablehook = unraisable
