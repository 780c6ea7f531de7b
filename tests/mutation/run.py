"""Does a test notice when a rule is broken? Breaks the rules of each game one by one and runs the game's rules tests.

``make mutants`` runs it for all games; ``python -m tests.mutation.run dwarf --sample 300 --seed 1`` for one. Every
verdict is written down at once, so a run that was broken off goes on where it was. A mutant that no test notices is a
survivor: ``survivors.toml`` says why each that is known is no mistake.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from queue import SimpleQueue

from tests.mutation.mutants import Mutant, digest, sample
from tests.mutation.report import Result, Verdict, page

ROOT = Path(__file__).parents[2]
RESULTS = ROOT / "build" / "mutants"
GAMES = ("dwarf", "dwar7s", "dig_deeper_dwarf")
# A mutant may make a loop without end, or a list. The tests of a game take half a minute and some 100 MB.
PROCESSOR_SECONDS = 90
MEMORY_BYTES = 4 << 30
NO_SUCH_TEST = 4  # pytest's exit code for it
NEEDED = ("src", "tests/__init__.py", "tests/conftest.py", "tests/rules", "web/src", "pyproject.toml")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--sample", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--again", action="store_true", help="try the survivors of the last run again")
    parser.add_argument("--minutes", type=float, default=0.0, help="begin no mutant after that time")
    parser.add_argument("--page", action="store_true", help="write docs/mutants.md")
    wish = parser.parse_args()
    until = time.monotonic() + 60 * wish.minutes if wish.minutes else float("inf")
    RESULTS.mkdir(parents=True, exist_ok=True)
    results = [run(game, wish.sample, wish.seed, wish.processes, wish.again, until) for game in wish.games]
    if wish.page:
        (ROOT / "docs" / "mutants.md").write_text(page(results, wish.sample, wish.seed), encoding="utf-8")
    return 0 if all(result.good() for result in results) else 1


def run(game: str, size: int, seed: int, processes: int, again: bool, until: float) -> Result:
    drawn = sample(ROOT, game, size, seed)
    path = RESULTS / f"{game}-{seed}.jsonl"
    known, rules = read(path), digest(ROOT, game)
    open_ones = [mutant for mutant in drawn if not settled(known.get(mutant.key), rules, again)]
    trees: SimpleQueue[Path] = SimpleQueue()
    with tempfile.TemporaryDirectory() as folder, path.open("a", encoding="utf-8") as out:
        for number in range(processes):
            trees.put(plant(Path(folder) / str(number)))
        if open_ones:
            must_pass(Path(folder) / "0", game)

        def judge(mutant: Mutant) -> None:
            if time.monotonic() > until:
                return
            tree = trees.get()
            try:
                first = str(known.get(mutant.key, {}).get("noticed", ""))
                verdict = {**asdict(mutant), "key": mutant.key, "rules": rules, **test(tree, mutant, game, first)}
            finally:
                trees.put(tree)
            out.write(json.dumps(verdict) + "\n")
            out.flush()
            known[mutant.key] = verdict
            if verdict["verdict"] == "survived":
                print(f"survived: {mutant.key}\n{verdict['difference']}", flush=True)

        with ThreadPoolExecutor(processes) as pool:
            list(pool.map(judge, open_ones))
    result = Result(game, drawn, {key: verdict for key, verdict in known.items() if settled(verdict, rules, False)})
    print(result.line(), flush=True)
    return result


def must_pass(tree: Path, game: str) -> None:
    """Tests that fail without any mistake would notice every mutant."""
    code, failed = pytest(tree, f"tests/rules/{game}")
    if code:
        raise SystemExit(f"the rules tests of {game} fail without any mutant: {failed or f'exit code {code}'}")


def settled(verdict: Verdict | None, rules: str, again: bool) -> bool:
    if verdict is None or verdict["rules"] != rules:
        return False
    return not (again and verdict["verdict"] == "survived")


def read(path: Path) -> dict[str, Verdict]:
    """The last verdict on each mutant."""
    if not path.exists():
        return {}
    return {verdict["key"]: verdict for verdict in map(json.loads, path.read_text(encoding="utf-8").splitlines())}


def plant(tree: Path) -> Path:
    """A copy of what the rules tests need, not compiled."""
    for name in NEEDED:
        source, target = ROOT / name, tree / name
        if source.is_dir():
            leave = shutil.ignore_patterns("*.so", "__pycache__", "node_modules")
            shutil.copytree(source, target, ignore=leave)
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
    return tree


def test(tree: Path, mutant: Mutant, game: str, first: str) -> Verdict:
    """Run the tests of a game against a mutant, and before all of them the one that noticed it the last time."""
    module = tree / mutant.module
    original, changed = (ROOT / mutant.module).read_text(encoding="utf-8"), mutant.source(ROOT)
    module.write_text(changed, encoding="utf-8")
    begun = time.monotonic()
    try:
        code, noticed = pytest(tree, first) if first else (0, "")
        if code in (0, NO_SUCH_TEST):
            code, noticed = pytest(tree, f"tests/rules/{game}")
    finally:
        module.write_text(original, encoding="utf-8")
    return {
        "verdict": "survived" if code == 0 else "failed" if code > 0 else "endless",
        "noticed": noticed,
        "seconds": round(time.monotonic() - begun, 1),
        "difference": difference(original, changed),
    }


def pytest(tree: Path, tests: str) -> tuple[int, str]:
    """How the tests ended, and which was the first to fail."""
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--no-header", "--tb=no"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tree / "src"), *_path()])}
    done = subprocess.run(
        [*command, tests], cwd=tree, env=environment, capture_output=True, text=True, preexec_fn=bound
    )
    failed = [line.split()[1] for line in done.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return done.returncode, failed[0] if failed else ""


def bound() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_SECONDS, PROCESSOR_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))


def _path() -> list[str]:
    """Where else this process found its modules, but for the source that is not spoiled."""
    entries = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return [entry for entry in entries if entry and not entry.endswith("/src")]


def difference(original: str, changed: str) -> str:
    pairs = zip(original.splitlines(), changed.splitlines(), strict=False)
    return "\n".join(f"- {old.strip()}\n+ {new.strip()}" for old, new in pairs if old != new)


if __name__ == "__main__":
    sys.exit(main())
