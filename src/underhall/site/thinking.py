"""What the second worker of a browser works out: bots' moves, hints, and questions of the analysis board."""

from __future__ import annotations

from typing import Any

import orjson

from underhall.players import remote
from underhall.server import analysis

WORK: dict[str, Any] = {"choose": remote.choose, "hints": remote.advise, "analysis": analysis.answered}


def answered(work: str, arguments: str) -> str:
    """Both ways as JSON: what travels between two workers is data. There a position and its game come in a list."""
    question, *rest = orjson.loads(arguments)
    found = WORK[work](tuple(question) if isinstance(question, list) else question, *rest)
    return str(orjson.dumps(found, option=orjson.OPT_NON_STR_KEYS).decode())
