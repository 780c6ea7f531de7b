"""The games of examples/ for tests: on the path with their entry points, as pip would leave them, but not installed."""

from __future__ import annotations

import atexit
import shutil
import tempfile
import tomllib
from functools import cache
from pathlib import Path

EXAMPLES = Path(__file__).parents[1] / "examples"


@cache
def on_path(project: Path) -> Path:
    """A folder for ``sys.path``: a link to a project's package, and the entry points that its pyproject.toml names."""
    described = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
    site = Path(tempfile.mkdtemp(prefix="underhall-example-"))
    atexit.register(shutil.rmtree, site, ignore_errors=True)
    for package in described["tool"]["setuptools"]["packages"]:
        (site / package).symlink_to(project / package)
    name, version = described["project"]["name"], described["project"]["version"]
    metadata = site / f"{name.replace('-', '_')}-{version}.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    lines = [
        f"[{group}]\n" + "\n".join(f"{key} = {place}" for key, place in entries.items())
        for group, entries in described["project"]["entry-points"].items()
    ]
    (metadata / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return site


HIGH_STONE = on_path(EXAMPLES / "high_stone")
PEBBLES = on_path(EXAMPLES / "pebbles")
