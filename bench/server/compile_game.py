"""Compiles the benchmark's game as our own games are compiled.

usage: python compile_game.py FOLDER   (in the root of a checkout whose engine is compiled)

The game is copied to the folder and compiled there, against the engine as it is (analysed again, not built again).
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent))
from setup import groups  # noqa: E402

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    shutil.copytree(HERE / "games", folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    engine = groups()[0]
    game = ([str(folder / "bazaar" / "__init__.py")], "bench_bazaar")
    modules = mypycify(
        ["--cache-dir", os.devnull, *engine[0], *game[0]],
        separate=[engine, game],
        opt_level="3",
        target_dir=str(folder / "build"),
    )
    setup(
        name="bazaar",
        package_dir={"": str(folder)},
        ext_modules=[module for module in modules if "bazaar" in module.name],
        script_args=["-q", "build_ext", "--inplace", "--build-temp", str(folder / "build")],
    )
