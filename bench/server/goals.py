"""The load that docs/reliability.md promises, in one command (``make bench-load``): ten minutes on a quiet machine.

usage: python bench/server/goals.py [people] [scale] [rival] [kills] [--quick] [--modules FOLDER] [--out FOLDER]

people   5,000 people at 2,500 tables on one process: memory, and a move's time at 500 moves a second
scale    moves a second of two servers and of one on PostgreSQL, in turn, and what each move costs in processor time
rival    beside boardgame.io (run.py), 100 tables
kills    what SIGKILL loses, ours and boardgame.io's (losses.py)
--quick  all of it at a small size, to see that it works
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import people  # noqa: E402

PARTS = ("people", "scale", "rival", "kills")
MEMORY_MB, P99_MS, RATE, SCALED = 600.0, 100.0, 500.0, 1.7
PAIRS = 3


def measure(*words: str) -> dict[str, Any]:
    row = people.run_once(people.arguments().parse_args(words))
    print(json.dumps(row), flush=True)
    return row


def many_people(quick: bool) -> dict[str, Any]:
    size = ("--people", "200", "--rate", "40", "--seconds", "5") if quick else ("--people", "5000", "--seconds", "90")
    row = measure(*size)
    memory, p99 = max(row["MB after"]), row["p99 ms"]
    print(
        f"{row['people']} people at {row['tables']} tables: {memory} MB (goal: under {MEMORY_MB:g}), "
        f"{row['moves/s']} moves/s (asked for: {row['rate']:g}), p50 {row['p50 ms']} ms, p99 {p99} ms (goal: under "
        f"{P99_MS:g}), {row['server ms of processor/move']} ms of processor a move; load average {row['load average']}"
    )
    return row


def scale_out(quick: bool) -> dict[str, Any]:
    """In turn, so that a machine that is now faster and now slower treats both alike; the medians count."""
    base = ["--database", "postgresql", "--rate", "0", "--people", "100" if quick else "400"]
    base += ["--seconds", "3" if quick else "12", "--warm-up", "2"]
    kinds = {"one": ["--servers", "1"], "two": ["--servers", "2"]}
    kinds["two, people anywhere"] = [*kinds["two"], "--spread", "people"]
    rows: dict[str, list[dict[str, Any]]] = {kind: [] for kind in kinds}
    for _ in range(1 if quick else PAIRS):
        for kind, words in kinds.items():
            rows[kind].append(measure(*base, *words))
    cost, moves = (
        {kind: statistics.median(row[name] for row in found) for kind, found in rows.items()}
        for name in ("server ms of processor/move", "moves/s")
    )
    cores = os.cpu_count() or 1
    for kind in ("two", "two, people anywhere"):
        print(
            f"{kind}: {moves[kind]:.0f} moves/s, one: {moves['one']:.0f}, {moves[kind] / moves['one']:.2f} times on "
            f"{cores} cores that servers, PostgreSQL and driver share. Processor time of the servers for a move: "
            f"{cost[kind]:.2f} ms, one: {cost['one']:.2f} ms; so with a core for each server "
            f"{2 * cost['one'] / cost[kind]:.2f} times (goal: {SCALED:g})"
        )
    return {"rows": rows, "moves/s": moves, "ms of processor/move": cost}


def script(name: str, *words: str) -> None:
    subprocess.run([sys.executable, str(HERE / name), *words], check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], default=list(PARTS))
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--modules", default="")
    parser.add_argument("--out", default="")
    wish = parser.parse_args()
    out = Path(wish.out) if wish.out else None
    people.raise_file_limit()
    for part in wish.parts or PARTS:
        print(f"== {part}, load average {os.getloadavg()[0]:.1f}", flush=True)
        modules = ["--modules", wish.modules] if wish.modules else []
        modules += ["--out", str(out / f"{part}.json")] if out is not None else []
        if part == "rival":
            size = ("--tables", "10", "--runs", "1", "--seconds", "2") if wish.quick else ("--tables", "100")
            script("run.py", *size, *(() if wish.quick else ("--runs", "3", "--seconds", "4")), *modules)
        elif part == "kills":
            script("losses.py", *(("--kills", "1", "--tables", "10") if wish.quick else ("--kills", "5")), *modules)
        else:
            found = many_people(wish.quick) if part == "people" else scale_out(wish.quick)
            if out is not None:
                (out / f"{part}.json").write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
