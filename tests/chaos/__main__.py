"""``python -m tests.chaos``: see ``run.py``."""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import tempfile
from pathlib import Path


def main() -> int:
    words = argparse.ArgumentParser(prog="tests.chaos", description="faults on purpose, while people play")
    words.add_argument("--seed", type=int, default=None, help="of the plan of faults; else one by chance")
    words.add_argument("--minutes", type=float, default=60.0)
    words.add_argument("--kills", type=float, default=float("inf"), help="end after so many SIGKILLs")
    words.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    words.add_argument("--parties", type=int, default=4, help="tables that are played at at the same time")
    words.add_argument("--folder", type=Path, default=None, help="where the servers' logs are to stay")
    words.add_argument(
        "--plan", type=int, default=None, help="the plan's version: 1 is that of runs before it was told"
    )
    words.add_argument("--small-disk", action="store_true", help="the database on a disk that can be full; takes root")
    asked = words.parse_args()
    from tests.chaos.faults import NEWEST, plan
    from tests.chaos.run import run
    from tests.chaos.small_disk import WHY_NOT, can_be_had

    seed = secrets.randbelow(10**6) if asked.seed is None else asked.seed
    print(f"seed {seed}, {asked.database}, {asked.minutes:g} minutes at most", flush=True)
    with tempfile.TemporaryDirectory(prefix="uh-chaos-run-") as passing:
        folder = asked.folder or Path(passing)
        folder.mkdir(parents=True, exist_ok=True)
        if asked.small_disk and not can_be_had(folder / "probe"):
            print(WHY_NOT)
            return 2
        faults = plan(seed, asked.database, NEWEST if asked.plan is None else asked.plan, asked.small_disk)
        made = run(
            asked.database, seed, folder, faults, asked.minutes, asked.kills, asked.parties, small_disk=asked.small_disk
        )
        result = asyncio.run(made)
    print("\n".join(result.lines()), flush=True)
    return 1 if result.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
