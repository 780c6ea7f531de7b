"""What is lost when the server is killed in the midst of play: ours, and boardgame.io's with files.

usage: python bench/server/losses.py [--kills 5] [--tables 100] [--seconds 2] [--modules FOLDER] [--out FILE]

The same driver as in run.py plays at all tables at once, kills the server with SIGKILL, and says which move of each
table was the last that was acknowledged; then what is stored is compared with that. (In memory boardgame.io loses all.)
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from run import HERE, free_port, install, wait_for

KINDS = ("underhall sqlite", "boardgame.io flatfile")
DRIVER_SECONDS = 120.0


def killed_once(kind: str, wish: argparse.Namespace, folder: Path) -> tuple[dict[str, int], dict[str, int | None], int]:
    """The last acknowledged move and the last stored one of each table, and how many moves were acknowledged.

    None where what is stored of a table cannot be read.
    """
    port = free_port()
    name = kind.partition(" ")[0]
    database = folder / "tables.db"
    if name == "underhall":
        command = [sys.executable, str(HERE / "underhall_server.py"), str(port), str(database)]
    else:
        command = ["node", str(HERE / "boardgame_io_server.js"), str(port), "flatfile", str(folder / "db")]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(port)
        words = ["node", str(HERE / "load.js"), name, str(port), "bazaar", str(wish.tables), str(wish.seconds)]
        done = subprocess.run(
            [*words, "killed", str(server.pid)], capture_output=True, text=True, timeout=wish.seconds + DRIVER_SECONDS
        )
        if done.returncode:
            raise SystemExit(f"{kind}: {done.stderr[-600:]}")
        told = json.loads(done.stdout.splitlines()[-1])
    finally:
        server.kill()
        server.wait()
    acknowledged: dict[str, int] = told["acknowledged"]
    if name == "underhall":
        with sqlite3.connect(database) as connection:
            stored = dict(connection.execute("SELECT id, turn_number FROM tables").fetchall())
    else:
        asked = json.dumps(acknowledged)
        words = ["node", str(HERE / "stored.js"), str(folder / "db")]
        stored = json.loads(subprocess.run(words, input=asked, capture_output=True, text=True, check=True).stdout)
    return acknowledged, stored, int(told["moves"])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--modules", default="")
    parser.add_argument("--out", default="")
    wish = parser.parse_args()
    scratch = Path(tempfile.mkdtemp(prefix="underhall-bench-"))
    totals: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
    try:
        os.environ["PEER_MODULES"] = wish.modules or install(scratch)
        os.environ["NODE_ENV"] = "production"
        for number in range(wish.kills):
            for kind in KINDS:
                folder = scratch / f"{kind.replace(' ', '-')}-{number}"
                folder.mkdir()
                acknowledged, stored, moves = killed_once(kind, wish, folder)
                behind = [max(0, stand - (stored.get(table) or 0)) for table, stand in acknowledged.items()]
                totals[kind].update({"kills": 1, "acknowledged": moves, "lost": sum(behind)})
                totals[kind]["tables"] += sum(map(bool, behind))
                totals[kind]["unreadable"] += sum(stored.get(table) is None for table in acknowledged)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    for kind, total in totals.items():
        print(
            f"{kind}: {total['kills']} kills at {wish.tables} tables, {total['acknowledged']} moves acknowledged, "
            f"{total['lost']} lost at {total['tables']} tables, {total['unreadable']} tables cannot be read any more"
        )
    if wish.out:
        Path(wish.out).write_text(json.dumps(totals, indent=1))


if __name__ == "__main__":
    main()
