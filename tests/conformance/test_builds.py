"""The compiled and the interpreted build of the same source behave alike over at least 2,000 random games."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from importlib.metadata import distribution
from pathlib import Path

import pytest

import underhall
import underhall.core.state
from tests.conformance.cases import GAMES
from underhall.conformance.checksum import checksum
from underhall.core.game import find

COMPILED = not str(underhall.core.state.__file__).endswith(".py")
LEAST = 2000
EACH = 4  # random games for each variant, however slow the game


Part = tuple[str, int, int]  # a game, its first random game and how many


@pytest.mark.skipif(not COMPILED, reason="this build is interpreted: there is no compiled one to compare it with")
def test_both_builds_give_the_same_checksums(tmp_path: Path) -> None:
    interpreted = interpreted_copy(tmp_path)
    halves = split(games_to_play())
    assert sum(count for half in halves for _, _, count in half) >= LEAST
    for half, process in [(half, checksums(interpreted, half)) for half in halves]:
        output, errors = process.communicate()
        assert process.returncode == 0, errors
        where, *found = output.split()
        assert where == str(interpreted / "underhall" / "core" / "state.py"), "not the interpreted copy"
        for (key, first, count), expected in zip(half, found, strict=True):
            assert checksum(find(key), count, first) == expected, (
                f"{key}: the builds differ within random games {first} to {first + count - 1}"
            )


def split(plan: dict[str, int]) -> tuple[list[Part], list[Part]]:
    """Half of each game's games for each of two processes."""
    lower = [(key, 0, games // 2) for key, games in plan.items()]
    upper = [(key, games // 2, games - games // 2) for key, games in plan.items()]
    return lower, upper


def games_to_play() -> dict[str, int]:
    """At least 2,000 games in all: some in each variant of each game, and the rest of the quickest game."""
    plan = {key: EACH * len(find(key).variants()) for key in GAMES}
    quickest = min(GAMES, key=seconds_per_game)
    plan[quickest] += max(0, LEAST - sum(plan.values()))
    if os.environ.get("UNDERHALL_SOAK"):
        plan = {key: max(LEAST, games) for key, games in plan.items()}
    return plan


def seconds_per_game(key: str) -> float:
    begin = time.perf_counter()
    checksum(find(key), 2 * len(find(key).variants()))
    return (time.perf_counter() - begin) / len(find(key).variants())


def interpreted_copy(folder: Path) -> Path:
    """The package without its compiled modules, and the metadata that names its games."""
    source = Path(underhall.__file__).parent
    shutil.copytree(
        source, folder / "underhall", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static", "web")
    )
    entries = distribution("underhall").read_text("entry_points.txt") or ""
    metadata = folder / "underhall-0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: underhall\nVersion: 0\n")
    (metadata / "entry_points.txt").write_text(entries)
    return folder


def checksums(folder: Path, parts: list[Part]) -> subprocess.Popen[str]:
    """A process that prints where it found the engine, and the checksum of each part."""
    program = (
        "import underhall.core.state as s; from underhall.core.game import find; "
        "from underhall.conformance.checksum import checksum; print(s.__file__); "
        f"[print(checksum(find(key), count, first)) for key, first, count in {parts!r}]"
    )
    return subprocess.Popen(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
    )
