"""What workers do in tests. A module of its own that imports nothing heavy: every worker has to read it."""

from __future__ import annotations

import os
import time
from pathlib import Path


def echo(word: str, seconds: float = 0.0) -> tuple[str, int]:
    time.sleep(seconds)
    return word, os.getpid()


def hang_once(mark: str) -> str:
    """For ever, but only the first who tries."""
    try:
        Path(mark).touch(exist_ok=False)
    except FileExistsError:
        return "answered"
    time.sleep(1000)
    return "never"


def die() -> None:
    os._exit(1)


def stumble() -> None:
    raise KeyError("no such thing")
