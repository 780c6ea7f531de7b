"""Compiles the engine with mypyc where a C compiler is at hand; everything works without, only slower.

``UNDERHALL_COMPILE=0`` leaves it interpreted. ``UNDERHALL_OPT`` sets the compiler's optimisation level.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path("src/underhall")


def extensions() -> list[Extension]:
    if os.environ.get("UNDERHALL_COMPILE") == "0":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    modules = mypycify(
        [path for paths, _ in groups() for path in paths],
        separate=groups(),
        opt_level=os.environ.get("UNDERHALL_OPT", "3"),
        debug_level="0",
    )
    for module in modules:
        module.optional = True
        if os.name == "posix":  # gcc and clang: lets the compiler inline across functions, a fifth faster
            module.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden", "-g0"]
    return modules


def groups() -> list[tuple[list[str], str]]:
    """One library for the core with the players, and one for each game: C compilers choke on a single file for all."""
    games = [path for path in sorted((ROOT / "games").iterdir()) if (path / "game.py").exists()]
    engine = [*sources(ROOT / "core"), str(ROOT / "games" / "__init__.py"), *sources(ROOT / "players")]
    return [(engine, "underhall_engine"), *((sources(game), f"underhall_{game.name}") for game in games)]


def sources(folder: Path) -> list[str]:
    return [str(path) for path in sorted(folder.rglob("*.py"))]


setup(ext_modules=extensions())
