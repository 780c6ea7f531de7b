"""What the second worker of a browser works out: bots' moves, hints, and questions of the analysis board."""

from __future__ import annotations

from typing import Any

import orjson

from underhall.players import remote
from underhall.server import analysis

WORK: dict[str, Any] = {"choose": remote.choose, "hints": remote.advise, "analysis": analysis.answered}


def answered(work: str, arguments: str) -> str:
    """Both ways as JSON: what travels between two workers is data."""
    return str(orjson.dumps(WORK[work](*orjson.loads(arguments)), option=orjson.OPT_NON_STR_KEYS).decode())
