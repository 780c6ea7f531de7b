"""Compiles core, players and some games beside their sources, in an unpacked bundle (``run.sh``):

    python3 tools/device/compile.py dwarf

The other games cannot be played there. ``tools/compile_engine.py`` is for a checkout: it keeps builds, and wants pip.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def main(games: list[str]) -> int:
    os.chdir(ROOT)
    os.environ["UNDERHALL_COMPILE"] = "1"
    sys.path.insert(0, str(ROOT))
    import setup

    wanted = {"underhall_engine", *(f"underhall_{game}" for game in games)}
    every = setup.groups
    setup.groups = lambda root=Path(): [group for group in every(root) if group[1] in wanted]
    cores = str(os.cpu_count() or 2)
    sys.argv = [
        "setup.py",
        "-q",
        "build_ext",
        "--parallel",
        cores,
        "--build-lib",
        "build/lib",
        "--build-temp",
        "build/temp",
    ]
    setup.setup(ext_modules=setup.extensions())
    for library in ROOT.glob("src/**/*.so"):
        library.unlink()
    shutil.copytree(ROOT / "build/lib", ROOT / "src", dirs_exist_ok=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
