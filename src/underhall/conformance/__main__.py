"""``python -m underhall.conformance KEY...``: every check on these games (default: all), with the time each took."""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Callable
from functools import partial
from typing import Any

from underhall.conformance import GAME_CHECKS, VARIANT_CHECKS, Broken, chosen_effort
from underhall.core.errors import UnderhallError
from underhall.core.game import Game, find, keys


def main(chosen: list[str]) -> int:
    """How many checks failed."""
    return sum(check_and_tell(find(key)) for key in chosen or keys())


def check_and_tell(game: Game[Any]) -> int:
    effort = chosen_effort()
    failed = 0
    plan: list[tuple[str, list[Callable[[], None]]]] = []
    for whole in GAME_CHECKS:
        plan.append((whole.__name__, [partial(whole, game, effort)]))
    for check in VARIANT_CHECKS:
        plan.append((check.__name__, [partial(check, game, options, effort) for options in game.variants()]))
    for name, runs in plan:
        begin = time.perf_counter()
        problem = ""
        for run in runs:
            try:
                run()
            except Exception as error:  # a game may fail in any way; the other checks are still worth seeing
                problem = f"\n{error}" if isinstance(error, Broken) else f"\n{traceback.format_exc()}"
                failed += 1
                break
        spent = time.perf_counter() - begin
        print(f"{game.key:18} {'broken' if problem else 'kept':6} {name:28} {spent:6.1f} s{problem}", flush=True)
    return failed


if __name__ == "__main__":
    try:
        sys.exit(1 if main(sys.argv[1:]) else 0)
    except UnderhallError as error_:
        sys.exit(str(error_))
