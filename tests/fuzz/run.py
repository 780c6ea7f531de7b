"""Fuzzing guided by coverage (Atheris): broken positions, frames, records, card files and commands, for as long as you
like.

::

    python -m tests.fuzz.run positions --minutes 60 --seed 1
    python -m tests.fuzz.run positions --input FILE       # what was found, once more

It runs an interpreted copy of the engine, whose branches can be counted. What breaks a promise of targets.py is written
to build/fuzz/found, and so is what ends the process or takes longer than a minute; the run goes on with the next
process. Mended, it belongs into tests/fuzz/found. Exit code 0: nothing was found; 1: something was; 2: it could not be
tried.
"""

from __future__ import annotations

import argparse
import hashlib
import mmap
import os
import shutil
import struct
import subprocess
import sys
import time
import traceback
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
FOUND = Path("build/fuzz/found")
KEPT = Path(__file__).parent / "found"
ENGINE = ["underhall.core", "underhall.games"]
SERVER = ["underhall.server"]
COUNT = struct.Struct("Q")
NOTHING, SOMETHING, NOT_TRIED = 0, 1, 2
# A process that ends before it has tried so many inputs has not been ended by one of them.
FEW = 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.run", description=__doc__)
    parser.add_argument("target", choices=["positions", "frames", "records", "cards", "commands"])
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--input", type=Path)
    parser.add_argument("--copy", type=Path, help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.input is not None:
        from tests.fuzz.targets import TARGETS

        TARGETS[wish.target](wish.input.read_bytes())
        print("nothing is wrong with it")
        return NOTHING
    if wish.copy is not None:
        return fuzz(wish.target, wish.minutes, wish.seed, wish.copy)
    return run_on_a_copy(wish.target, wish.minutes, wish.seed)


def run_on_a_copy(target: str, minutes: float, seed: int) -> int:
    """The fuzzer ends its process when it is done, so it has one of its own; after one that was ended comes another."""
    from tests.conformance.test_builds import interpreted_copy

    copy = Path(f"build/fuzz/engine-{target}")
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir(parents=True)
    interpreted_copy(copy)
    path = os.pathsep.join([str(copy.absolute()), str(ROOT)])
    begun, clock = time.time(), time.monotonic()
    tried = 0
    try:
        while (left := minutes - (time.monotonic() - clock) / 60) > 0:
            words = [target, "--minutes", str(left), "--seed", str(seed), "--copy", str(copy)]
            counted = copy / "count"
            counted.write_bytes(COUNT.pack(0))
            done = subprocess.run(
                [sys.executable, "-m", "tests.fuzz.run", *words], env={**os.environ, "PYTHONPATH": path}, check=False
            )
            (inputs,) = COUNT.unpack(counted.read_bytes())
            tried += inputs
            if done.returncode == 0:
                break
            if inputs < FEW:
                print(f"{target}: the fuzzer did not begin (exit code {done.returncode})")
                return NOT_TRIED
            seed += 1  # or it would come the same way to the same end
    except KeyboardInterrupt:
        tried += COUNT.unpack((copy / "count").read_bytes())[0]
        print("stopped")
    found = sorted(one for one in FOUND.glob(f"{target}-*") if one.stat().st_mtime >= begun - 1) if tried else []
    print(
        f"{target}, seed {seed}: {tried:,} inputs in {(time.monotonic() - clock) / 60:.1f} minutes, {len(found)} found"
    )
    for one in found:
        print(f"  python -m tests.fuzz.run {target} --input {one}")
    return SOMETHING if found else NOTHING if tried else NOT_TRIED


def fuzz(target: str, minutes: float, seed: int, copy: Path) -> int:
    try:
        import atheris
    except ImportError:
        sys.exit("Atheris is not installed: pip install atheris")
    with atheris.instrument_imports(include=ENGINE + (SERVER if target == "commands" else [])):
        import underhall.core.state
        from tests.fuzz.mutations import Mutations, seeds
        from tests.fuzz.targets import TARGETS
        from underhall.core.game import find, keys

        for key in keys():
            find(key)  # or it would be imported later, and not counted
        if target == "commands":
            import tests.fuzz.commands  # noqa: F401
    assert str(underhall.core.state.__file__).endswith(".py"), "this is no interpreted copy"
    corpus = Path(f"build/fuzz/corpus-{target}")
    corpus.mkdir(parents=True, exist_ok=True)
    kept = [path.read_bytes() for path in sorted(KEPT.glob(f"{target}-*"))]
    for data in [*seeds(target), *kept]:
        (corpus / hashlib.sha1(data).hexdigest()).write_bytes(data)
    FOUND.mkdir(parents=True, exist_ok=True)
    known: set[str] = set()
    mutations = Mutations(target)
    counter = _counter(copy / "count")
    count = 0

    def once(data: bytes) -> None:
        nonlocal count
        count += 1
        COUNT.pack_into(counter, 0, count)
        try:
            TARGETS[target](data)
        except Exception as error:
            # One input for each line that broke is enough; the run goes on.
            where = traceback.extract_tb(error.__traceback__)[-1]
            kind = f"{type(error).__name__} {Path(where.filename).name}:{where.lineno}"
            if kind not in known:
                known.add(kind)
                path = FOUND / f"{target}-{hashlib.sha1(data).hexdigest()[:8]}"
                path.write_bytes(data)
                print(f"\nFOUND {kind}: {str(error)[:300]}\n  python -m tests.fuzz.run {target} --input {path}")
                sys.stdout.flush()

    def alter(data: bytes, most: int, chosen: int) -> bytes:
        return mutations.alter(data, most, chosen)

    words = [f"-max_total_time={max(1, int(minutes * 60))}", f"-seed={seed}", "-max_len=60000", "-rss_limit_mb=4096"]
    # What ends the process, or hangs, is kept by the fuzzer itself.
    words += [f"-artifact_prefix={FOUND}/{target}-", "-timeout=60", "-report_slow_units=60"]
    words += ["-print_final_stats=1", "-verbosity=1", str(corpus)]
    atheris.Setup([sys.argv[0], *words], once, custom_mutator=alter)
    atheris.Fuzz()
    return NOTHING


def _counter(path: Path) -> Any:
    """A number in a file, which is right however this process ends."""
    with path.open("r+b") as file:
        return mmap.mmap(file.fileno(), COUNT.size)


if __name__ == "__main__":
    sys.exit(main())
