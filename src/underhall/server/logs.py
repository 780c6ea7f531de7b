"""Logs as lines of JSON: what happened, never who said what, no cookies, no addresses of link-only tables."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import orjson

FIELDS = ("method", "route", "status", "ms", "game", "error", "open", "refused")


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        for field in FIELDS:
            if hasattr(record, field):
                line[field] = getattr(record, field)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return orjson.dumps(line, default=str).decode()


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
    # Alembic, on every first start, is not news.
    logging.getLogger("alembic").setLevel("WARNING")
