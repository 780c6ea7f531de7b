"""``uvx --from FILE.whl underhall`` and ``pipx run``: a command in an environment that is made for it and thrown away.

Underhall itself needs no more than its engine does, so that it fits beside other things; the table needs its extra. Who
types one of these has asked for a table, and their tool is there to fetch what is missing: it is asked once more, for
all of it. Everywhere else nothing is fetched that nobody asked for, and a sentence says what to install.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

EXTRA = "server"
ASKED_AGAIN = "UNDERHALL_ASKED_AGAIN"  # so that a tool which cannot bring it is not asked for ever


def with_the_table(prefix: Path, environment: Mapping[str, str]) -> list[str]:
    """What runs ``underhall`` with all that the table needs; nothing where the environment is somebody's own."""
    wanted = _wanted()
    if not wanted or ASKED_AGAIN in environment:
        return []
    # With the Python that was chosen for it, and not the tool's own favourite.
    python = ("--python", getattr(sys, "_base_executable", sys.executable))
    if any(part.startswith("archive-v") for part in prefix.parts):  # uv's cache
        uv = environment.get("UV") or shutil.which("uv")
        return [uv, "tool", "run", "--quiet", *python, "--from", wanted, "underhall"] if uv else []
    if ".cache" in (prefix.parent.name, prefix.parent.parent.name):
        pipx = shutil.which("pipx") if "pipx" in prefix.parts else None
        return [pipx, "run", *python, "--spec", wanted, "underhall"] if pipx else []
    return []


def _wanted() -> str:
    """This very package with its extra: the file it was installed from, or the version in the index."""
    try:
        here = distribution("underhall")
    except PackageNotFoundError:
        return ""
    place = json.loads(here.read_text("direct_url.json") or "{}").get("url", "")
    return f"underhall[{EXTRA}] @ {place}" if place else f"underhall[{EXTRA}]=={here.version}"


def replace_process(command: list[str], words: list[str]) -> None:
    """Never returns."""
    os.environ[ASKED_AGAIN] = "1"
    if os.name == "posix":
        os.execvp(command[0], [*command, *words])
    import subprocess  # elsewhere a process cannot become another one

    sys.exit(subprocess.call([*command, *words]))
