"""Two versions of the engine side by side: ``python bench/before_after.py BEFORE AFTER``, two compiled source trees.

Each tree measures what ``run.py`` measures, in a process of its own; the two take turns of a quarter of a second on one
core, so that a machine that is slower now and then is slower for both. A row is the median of the ratios of turns taken
side by side. ``import underhall`` is by wall time and turned round, so that in every row more than 1 is faster.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

from measure import pin, rate

LEAST = 0.95  # of before: what is below is named at the end


class Tree:
    """A source tree, measured in a process of its own."""

    def __init__(self, root: Path, source: Path) -> None:
        self.path = os.pathsep.join([str(source), str(root / "bench")])
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--measure"],
            env={**os.environ, "PYTHONPATH": self.path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.told = self.answer()

    def answer(self) -> Any:
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())

    def ask(self, row: str, seconds: float) -> float:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([row, seconds]) + "\n")
        self.process.stdin.flush()
        return float(self.answer())

    def import_speed(self) -> float:
        """Imports a second."""
        start = time.perf_counter()
        subprocess.run(
            [sys.executable, "-c", "import underhall"], env={**os.environ, "PYTHONPATH": self.path}, check=True
        )
        return 1 / (time.perf_counter() - start)


def answer_rows() -> None:
    """What a tree's own process does: say which rows there are, then measure what is asked for."""
    import run

    import underhall

    work = {}
    for variant in run.declared(run.installed_games()):
        kinds = {"inside": run.inside, "copies": run.copies, "python_loop": run.python_loop, "search": run.search}
        for kind, make in kinds.items():
            if kind in variant.targets or kind in ("inside", "copies"):
                work[f"{variant.title()}: {run.WORDS[kind]}"] = make(variant)
    print(json.dumps({"compiled": underhall.COMPILED, "rows": list(work)}), flush=True)
    for line in sys.stdin:
        row, seconds = json.loads(line)
        print(rate(work[row], seconds), flush=True)


def compare(title: str, before: Any, after: Any, repeats: int) -> float:
    """Take turns, the first turn of both for nothing."""
    values: list[tuple[float, float]] = []
    for number in range(repeats + 1):
        one, two = (before(), after()) if number % 2 else tuple(reversed((after(), before())))
        if number:
            values.append((one, two))
    ratio = statistics.median(two / one for one, two in values)
    middle = [statistics.median(side) for side in zip(*values, strict=True)]
    print(f"{title:<75}{middle[0]:>12,.1f}{middle[1]:>12,.1f}{ratio:>8.3f}", flush=True)
    return ratio


def without_libraries(root: Path, folder: str) -> Path:
    source = Path(folder) / root.name
    shutil.copytree(root / "src", source, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return source


def main() -> None:
    parser = argparse.ArgumentParser(description="Two versions of the engine side by side.")
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--seconds", type=float, default=0.25, help="length of one turn (default 0.25)")
    parser.add_argument("--repeats", type=int, default=15, help="turns of each side (default 15)")
    parser.add_argument("--only", default="", help="only the rows of the compiled engine whose names hold this")
    given = parser.parse_args()
    roots = [given.before.resolve(), given.after.resolve()]
    where = pin()
    trees = [Tree(root, root / "src") for root in roots]
    if not all(tree.told["compiled"] for tree in trees):
        sys.exit("both trees must be compiled: make .make/compiled")
    print(f"medians of {given.repeats} turns of {given.seconds} s each, {where}; more than 1 is faster\n")
    print(f"{'':<75}{'before':>12}{'after':>12}{'ratio':>8}")
    found = {}
    one, two = trees
    for row in (row for row in one.told["rows"] if row in two.told["rows"] and given.only in row):
        found[row] = compare(
            row, partial(one.ask, row, given.seconds), partial(two.ask, row, given.seconds), given.repeats
        )
    if given.only:
        return
    found["import"] = compare("imports/s", one.import_speed, two.import_speed, given.repeats)
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
        slow = [
            Tree(root, without_libraries(root, folder)) for root, folder in zip(roots, (first, second), strict=True)
        ]
        row = one.told["rows"][0]
        found["interpreted"] = compare(
            f"{row}, not compiled",
            lambda: slow[0].ask(row, 4 * given.seconds),
            lambda: slow[1].ask(row, 4 * given.seconds),
            given.repeats,
        )
    below = [row for row, ratio in found.items() if ratio < LEAST]
    print(
        f"\n{len(found) - len(below)} of {len(found)} rows are at least {LEAST} of before."
        + "".join(f"\n  not: {row}" for row in below)
    )


if __name__ == "__main__":
    answer_rows() if sys.argv[1:] == ["--measure"] else main()
