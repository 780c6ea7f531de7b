"""Compiles the engine, and what the server does for every move, with mypyc, where ``UNDERHALL_COMPILE=1`` asks for it.

Everything works without, only slower. ``UNDERHALL_OPT`` sets the optimisation level of the C compiler.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

PACKAGE = Path("src/underhall")
# What happens at a table, and what everybody is shown of it: the rest of the server waits for others most of the time.
SERVER = (
    "changes",
    "clocks",
    "seat",
    "table_header",
    "timeline",
    "viewer_logs",
    "table",
    "viewer_payloads",
    "view_steps",
    "broadcast",
)

# What starts processes waits for them most of the time, and must be found in them by its name.
INTERPRETED = ("parallel.py", "remote.py", "worker.py")

GCC_AND_CLANG = (
    *("-fno-semantic-interposition", "-fvisibility=hidden"),  # inlines functions: a fifth faster
    "-fno-plt",  # calls Python directly: 1 to 3 %
    "-g0",
    "-Wno-all",  # looking for warnings takes gcc ten times as long as reading mypyc's files, which nobody edits
)


def extensions() -> list[Extension]:
    if os.environ.get("UNDERHALL_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    modules = mypycify(
        # Without a cache of types: with one, mypyc forgets which attributes may be unset ("... is not in list"). The C
        # files it writes stay as they are where nothing changed, so only changed groups are compiled again.
        ["--cache-dir", os.devnull, *(path for paths, _ in groups() for path in paths)],
        separate=groups(),
        opt_level=os.environ.get("UNDERHALL_OPT", "3"),
        debug_level="0",
    )
    for module in modules:
        if os.name == "posix":  # the modules have one list of arguments together
            module.extra_compile_args = [*module.extra_compile_args, *GCC_AND_CLANG]
    return modules


def groups(root: Path = Path()) -> list[tuple[list[str], str]]:
    """A library for core and players, for each game, and for the server: C compilers choke on one for all."""
    package = root / PACKAGE
    games = [path for path in sorted((package / "games").iterdir()) if (path / "game.py").exists()]
    players = [path for path in sources(package / "players") if Path(path).name not in INTERPRETED]
    engine = [*sources(package / "core"), str(package / "games" / "__init__.py"), *players]
    server = [str(package / "server" / f"{name}.py") for name in SERVER]
    return [
        (engine, "underhall_engine"),
        *((sources(game), f"underhall_{game.name}") for game in games),
        (server, "underhall_server"),
    ]


def sources(folder: Path) -> list[str]:
    """All modules but the types of views, whose annotations are read at run time."""
    return [str(path) for path in sorted(folder.rglob("*.py")) if path.name != "view_types.py"]


if __name__ == "__main__":
    setup(ext_modules=extensions())
