"""Our server and boardgame.io's side by side in one run: the same game, the same driver, the same two cores.

usage: python bench/server/run.py [--seconds 6] [--runs 3] [--tables 10,100,500] [--modules FOLDER] [--out FILE]

The server is held on one core, the driver on the other. boardgame.io comes from npm into a scratch folder, unless
``--modules`` names a node_modules folder that has it. Every move of ours is on the disk (SQLite, synchronous=FULL)
before it is acknowledged; boardgame.io acknowledges before it writes, and its memory storage never does.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
PACKAGES = ("boardgame.io@0.50.2", "socket.io-client@^4.8.0", "node-persist@3.1.0", "ws@8")
GOAL_RATIO, GOAL_P99 = 2.0, 50.0


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--tables", default="10,100,500")
    parser.add_argument("--modules", default="")
    parser.add_argument("--rate", default="200", help="moves a second for the latency at an ordinary load")
    parser.add_argument("--plain-game", action="store_true", help="our game as plain Python, not compiled as ours are")
    parser.add_argument("--postgresql", default="", help="also measure on this database")
    parser.add_argument("--out", default="")
    wish = parser.parse_args()
    scratch = Path(tempfile.mkdtemp(prefix="underhall-bench-"))
    rows: list[dict[str, Any]] = []
    try:
        os.environ["PEER_MODULES"] = wish.modules or install(scratch)
        os.environ["NODE_ENV"] = "production"
        wish.games = "" if wish.plain_game else compiled_game(scratch)
        kinds = ["underhall sqlite", "boardgame.io memory", "boardgame.io flatfile"]
        if wish.postgresql:
            kinds.insert(1, "underhall postgresql")
        heads = ("tables", "load", "moves/s", "p50 ms", "p99 ms", "MB", "server", "driver", "/cpu s")
        print(f"{'server':24}" + "".join(f"{head:>8}" for head in heads))
        for tables in [int(n) for n in wish.tables.split(",")]:
            plan = [(kind, mode, mode) for mode in ("closed", wish.rate) for kind in kinds]
            rows += alternate(plan, tables, wish, scratch)
            # Twice what boardgame.io acknowledges at its best: both goals at once.
            best = next(row for row in rows if row["server"] == "boardgame.io memory" and row["tables"] == tables)
            mode = f"{GOAL_RATIO * best['moves_per_s']:.0f}"
            rows += alternate([("underhall sqlite", mode, "twice")], tables, wish, scratch)
        judge(rows, wish.rate)
        if wish.out:
            Path(wish.out).write_text(json.dumps(rows, indent=1))
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def alternate(
    plan: list[tuple[str, str, str]], tables: int, wish: argparse.Namespace, scratch: Path
) -> list[dict[str, Any]]:
    """Server, load, and what the row is called: all in turn, as often as wished, so that a machine that is now faster
    and now slower treats them alike; the medians count."""
    found: list[list[dict[str, float]]] = [[] for _ in plan]
    for _ in range(wish.runs):
        for place, (kind, mode, _name) in enumerate(plan):
            found[place].append(measure(kind, tables, mode, wish, scratch))
    rows = []
    for (kind, _mode, name), results in zip(plan, found, strict=True):
        rows.append({"server": kind, "tables": tables, "load": name, **median(results)})
        show(rows[-1])
    return rows


def show(row: dict[str, Any]) -> None:
    print(
        f"{row['server']:24}{row['tables']:8}{row['load']:>8}{row['moves_per_s']:8.0f}{row['p50_ms']:8.1f}"
        f"{row['p99_ms']:8.1f}{row['rss_mb']:8.0f}{row['server_cpu']:8.2f}{row['client_cpu']:8.2f}{per_cpu(row):8.0f}",
        flush=True,
    )


def judge(rows: list[dict[str, Any]], rate: str) -> None:
    found = {(row["server"], row["tables"], row["load"]): row for row in rows}
    for tables in sorted({row["tables"] for row in rows}):
        ours = found["underhall sqlite", tables, "closed"]
        for other in ("boardgame.io memory", "boardgame.io flatfile"):
            theirs = found[other, tables, "closed"]
            ratio = ours["moves_per_s"] / theirs["moves_per_s"]
            paid = per_cpu(ours) / per_cpu(theirs)
            print(
                f"{tables} tables: {ratio:.2f} x the moves/s of {other}, {paid:.2f} x for each second of the server's "
                f"processor time (goal at 100 tables: {GOAL_RATIO:g} x)"
            )
        calm = found["underhall sqlite", tables, rate]
        twice = found["underhall sqlite", tables, "twice"]
        wanted = GOAL_RATIO * found["boardgame.io memory", tables, "closed"]["moves_per_s"]
        print(
            f"{tables} tables: p99 {calm['p99_ms']:.1f} ms at {rate} moves/s, {twice['p99_ms']:.1f} ms at "
            f"{twice['moves_per_s']:.0f} (asked for: {wanted:.0f}, twice boardgame.io's best in memory), "
            f"{ours['p99_ms']:.1f} ms saturated (goal at 100 tables: {GOAL_P99:g} ms)"
        )


def per_cpu(row: dict[str, Any]) -> float:
    """Moves for each second of the server's processor time: what remains comparable on a busy machine."""
    return float(row["moves_per_s"] / max(row["server_cpu"], 1e-9))


def measure(kind: str, tables: int, mode: str, wish: argparse.Namespace, scratch: Path) -> dict[str, float]:
    folder = Path(tempfile.mkdtemp(dir=scratch))
    port = free_port()
    name, _, storage = kind.partition(" ")
    if name == "underhall":
        database = wish.postgresql if storage == "postgresql" else str(folder / "tables.db")
        command = [sys.executable, str(HERE / "underhall_server.py"), str(port), database]
        if wish.games:
            command.append(wish.games)
    else:
        command = ["node", str(HERE / "boardgame_io_server.js"), str(port), storage, str(folder / "db")]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, preexec_fn=lambda: pin(0))
    try:
        wait_for(port)
        words = [name, port, "bazaar", tables, wish.seconds, mode, server.pid]
        done = subprocess.run(
            ["node", str(HERE / "load.js"), *map(str, words)],
            capture_output=True,
            text=True,
            timeout=wish.seconds + 300,
            preexec_fn=lambda: pin(1),
        )
        if done.returncode:
            raise SystemExit(f"{kind}, {tables} tables: {done.stderr[-600:]}")
        result: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
        return result
    finally:
        server.send_signal(signal.SIGTERM)
        try:
            server.wait(15)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def median(results: list[dict[str, float]]) -> dict[str, float]:
    return {name: statistics.median(result[name] for result in results) for name in results[0]}


def install(scratch: Path) -> str:
    print("installing boardgame.io ...", flush=True)
    (scratch / "package.json").write_text(json.dumps({"private": True, "overrides": {"koa-compose": "4.1.0"}}))
    subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", *PACKAGES], cwd=scratch, check=True)
    return str(scratch / "node_modules")


def compiled_game(scratch: Path) -> str:
    """A folder with our game compiled; without a compiler both the engine and the game are plain Python."""
    folder = scratch / "games"
    command = [sys.executable, str(HERE / "compile_game.py"), str(folder)]
    done = subprocess.run(command, cwd=HERE.parent.parent, capture_output=True, text=True)
    if done.returncode:
        said = (done.stdout + done.stderr).strip().splitlines() or ["no compiler"]
        print(f"note: our game is not compiled ({said[-1][-100:]})", flush=True)
        return ""
    return str(folder)


def pin(core: int) -> None:
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[core % len(cores)]})


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    main()
