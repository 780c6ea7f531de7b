"""Compiles the engine, and what the server does for every move, with mypyc where a C compiler is at hand.

Everything works without, only slower.

``UNDERHALL_COMPILE=0`` leaves it interpreted. ``UNDERHALL_OPT`` sets the compiler's optimisation level.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path("src/underhall")
# What happens at a table, and what everybody is shown of it: the rest of the server waits for others most of the time.
SERVER = ("changes", "timeline", "viewer_logs", "table", "viewer_payloads", "broadcast")

# What starts processes waits for them most of the time, and must be found in them by its name.
INTERPRETED = {str(ROOT / "players" / "remote.py")}


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
        if os.name == "posix":  # gcc and clang: inlines functions (a fifth faster), calls Python directly (1 to 3 %)
            module.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt", "-g0"]
    return modules


def groups() -> list[tuple[list[str], str]]:
    """A library for core and players, for each game, and for the server: C compilers choke on one for all."""
    games = [path for path in sorted((ROOT / "games").iterdir()) if (path / "game.py").exists()]
    players = [path for path in sources(ROOT / "players") if path not in INTERPRETED]
    engine = [*sources(ROOT / "core"), str(ROOT / "games" / "__init__.py"), *players]
    server = [str(ROOT / "server" / f"{name}.py") for name in SERVER]
    return [
        (engine, "underhall_engine"),
        *((sources(game), f"underhall_{game.name}") for game in games),
        (server, "underhall_server"),
    ]


def sources(folder: Path) -> list[str]:
    return [str(path) for path in sorted(folder.rglob("*.py"))]


if __name__ == "__main__":
    setup(ext_modules=extensions())
