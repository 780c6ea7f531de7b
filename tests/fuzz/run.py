"""Fuzzing guided by coverage (Atheris): broken positions, frames, records and card files, for as long as you like.

::

    python -m tests.fuzz.run positions --minutes 60 --seed 1
    python -m tests.fuzz.run positions --input FILE       # what was found, once more

It runs an interpreted copy of the engine, whose branches can be counted. What breaks a promise of targets.py is written
to build/fuzz/found, and the run goes on with the next process; mended, it belongs into tests/fuzz/found.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import traceback
from pathlib import Path

FOUND = Path("build/fuzz/found")
ENGINE = ["underhall.core", "underhall.games"]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.run", description=__doc__)
    parser.add_argument("target", choices=["positions", "frames", "records", "cards"])
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--input", type=Path)
    parser.add_argument("--copy", type=Path, help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.input is not None:
        from tests.fuzz.targets import TARGETS

        TARGETS[wish.target](wish.input.read_bytes())
        print("nothing is wrong with it")
    elif wish.copy is not None:
        fuzz(wish.target, wish.minutes, wish.seed)
    else:
        run_on_a_copy(wish.target, wish.minutes, wish.seed)


def run_on_a_copy(target: str, minutes: float, seed: int) -> None:
    """The fuzzer ends its process when it is done, so it has one of its own."""
    from tests.conformance.test_builds import interpreted_copy

    copy = Path(f"build/fuzz/engine-{target}")
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir(parents=True)
    interpreted_copy(copy)
    command = [sys.executable, "-m", "tests.fuzz.run", target, "--minutes", str(minutes), "--seed", str(seed)]
    path = os.pathsep.join([str(copy), os.getcwd()])
    try:
        subprocess.run([*command, "--copy", str(copy)], env={**os.environ, "PYTHONPATH": path}, check=False)
    except KeyboardInterrupt:
        print("stopped")


def fuzz(target: str, minutes: float, seed: int) -> None:
    try:
        import atheris
    except ImportError:
        sys.exit("Atheris is not installed: pip install atheris")
    with atheris.instrument_imports(include=ENGINE):
        import underhall.core.state
        from tests.fuzz.mutations import Mutations, seeds
        from tests.fuzz.targets import TARGETS
        from underhall.core.game import find, keys

        for key in keys():
            find(key)  # or it would be imported later, and not counted
    assert str(underhall.core.state.__file__).endswith(".py"), "this is no interpreted copy"
    corpus = Path(f"build/fuzz/corpus-{target}")
    corpus.mkdir(parents=True, exist_ok=True)
    for data in seeds(target):
        (corpus / hashlib.sha1(data).hexdigest()).write_bytes(data)
    FOUND.mkdir(parents=True, exist_ok=True)
    known: set[str] = set()
    mutations = Mutations(target)

    def once(data: bytes) -> None:
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

    words = [f"-max_total_time={int(minutes * 60)}", f"-seed={seed}", "-max_len=60000", "-rss_limit_mb=4096"]
    words += ["-timeout=60", "-print_final_stats=1", "-verbosity=1", str(corpus)]
    atheris.Setup([sys.argv[0], *words], once, custom_mutator=alter)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
