"""What the conformance tests run over: every registered game, in every variant."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from underhall.conformance.walk import spelled
from underhall.core.game import Options, find, keys

HERE = Path(__file__).parent
PERFT = HERE / "perft"
PLAYTHROUGHS = HERE / "playthroughs"


GAMES = keys()
# Options that say who begins: one such variant of many is enough here, the rules' own tests have them all.
WHO_BEGINS = ("first_player", "start")


def variants() -> list[Any]:
    return [
        pytest.param(key, options, id=spelled(find(key), options).replace(" ", ","))
        for key in GAMES
        for options in unlike(find(key).variants())
    ]


def unlike(variants: Sequence[Options]) -> list[Options]:
    """Variants that differ in more than who begins; all of them when there is time (UNDERHALL_SOAK)."""
    if os.environ.get("UNDERHALL_SOAK"):
        return list(variants)
    seen: dict[str, Options] = {}
    for options in variants:
        fixed = {key: value for key, value in options.items() if key not in WHO_BEGINS}
        begins = [key for key in WHO_BEGINS if key in options]
        seen.setdefault(f"{sorted(fixed.items())} {begins}", options)
    return list(seen.values())


def name(check: Any) -> str:
    return str(check.__name__)
