"""Distributions: a plain wheel with the page and everything else inside, and notes that say what is new."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
CHANGES = "# Changes\n\n## Unreleased\n\n- Later.\n\n## 0.2.0 (2026-12-01)\n\n- New.\n- Newer.\n\n## 0.1.0\n\n- 1st.\n"


def tool(name: str) -> ModuleType:
    spec = spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_notes_are_what_the_changes_say_of_the_version() -> None:
    assert tool("release").notes(CHANGES, "0.2.0") == "# Underhall 0.2.0\n\n- New.\n- Newer.\n"
    assert tool("release").notes(CHANGES, "0.1.0") == "# Underhall 0.1.0\n\n- 1st.\n"


@pytest.mark.parametrize("missing", ["0.2", "0.3.0", ""])
def test_a_version_without_changes_is_not_released(missing: str) -> None:
    release = tool("release")
    with pytest.raises(release.NotReady, match="says nothing"):
        release.notes(CHANGES, missing)


def test_the_version_stands_in_one_place() -> None:
    import underhall

    assert tool("release").version() == underhall.__version__
    for path in ("pyproject.toml", "setup.py", "Dockerfile", "Makefile", "web/package.json"):
        assert f'"{underhall.__version__}"' not in (ROOT / path).read_text(encoding="utf-8"), path


def test_only_whoever_asks_for_it_needs_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    backend = tool("build_backend")
    monkeypatch.delenv("UNDERHALL_COMPILE", raising=False)
    assert not any("mypy" in needed for needed in backend.get_requires_for_build_wheel())
    monkeypatch.setenv("UNDERHALL_COMPILE", "1")
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for needed in backend.COMPILER:
        assert needed in backend.get_requires_for_build_wheel()
        assert f'"{needed}"' in text, "the range differs from the one in pyproject.toml"


def test_whoever_asks_for_it_gets_every_group_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """As setup.py asks mypyc; nobody waits here until it is done."""
    spec = spec_from_file_location("setup_of_ours", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    setup = module_from_spec(spec)
    spec.loader.exec_module(setup)
    asked: list[tuple[list[str], str]] = []
    monkeypatch.setattr("mypyc.build.mypycify", lambda paths, separate, **how: asked.extend(separate) or [])
    monkeypatch.chdir(ROOT)
    for unasked in ("", "0"):
        monkeypatch.setenv("UNDERHALL_COMPILE", unasked)
        assert setup.extensions() == []
    monkeypatch.delenv("UNDERHALL_COMPILE")
    assert setup.extensions() == []
    assert asked == []
    monkeypatch.setenv("UNDERHALL_COMPILE", "1")
    setup.extensions()
    named = {name for _, name in asked}
    assert {"underhall_engine", "underhall_dwarf", "underhall_dwar7s", "underhall_server"} <= named


# No compiler, no Node: whoever asked for one would not get far.
BARE = {"PATH": str(Path(sys.executable).parent), "CC": "none", "SOURCE_DATE_EPOCH": "1700000000"}


def plain_wheel(folder: Path, mask: int, packed: bool) -> Path:
    """Built from a copy of its own, where nobody has the rights on new files that ``mask`` takes away; ``packed`` into
    a distribution of sources first, as the index has it."""
    folder.mkdir()
    before = os.umask(mask)
    try:
        with tool("release").sources() as tree:
            pack = "import build_backend; print(build_backend.build_sdist('dist'))"
            place = tree
            if packed:
                name = told(tree, sys.executable, "-c", pack, PYTHONPATH=str(tree / "tools")).splitlines()[-1]
                place = tree / "dist" / name
            wheel = ("wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(folder), str(place))
            told(tree, sys.executable, "-m", "pip", *wheel)
    finally:
        os.umask(before)
    (made,) = folder.iterdir()
    return made


def told(folder: Path, *command: str, **environment: str) -> str:
    settings = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "HOME", "LANG"))}
    done = subprocess.run(
        command, cwd=folder, env={**settings, **BARE, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_plain_wheel_has_everything_runs_everywhere_and_is_the_same_each_time(tmp_path: Path) -> None:
    """Whoever builds it, of the sources as git has them or as they are packed: nobody needs a compiler for it."""
    wheel, again = plain_wheel(tmp_path / "one", 0o077, packed=False), plain_wheel(tmp_path / "two", 0o022, packed=True)
    assert wheel.name == again.name
    one, two = zipfile.ZipFile(wheel), zipfile.ZipFile(again)
    assert [name for name in one.namelist() if one.read(name) != two.read(name)] == []
    assert wheel.read_bytes() == again.read_bytes()
    assert wheel.name.endswith("-py3-none-any.whl")
    packed = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    wanted = {
        str(path.relative_to(source))
        for path in (source / "underhall").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".pyc")
    }
    assert wanted - packed == set()
    assert not [name for name in packed if name.endswith((".so", ".pyd"))]
