"""Setting up: the lock fits what is asked for, and a compiled engine is only put in place whole."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]


def locked() -> dict[str, str]:
    lines = [line for line in (ROOT / "constraints.txt").read_text().splitlines() if not line.startswith("#")]
    return {canonicalize_name(name): version for name, version in (line.split("==") for line in lines)}


def asked_for() -> dict[str, list[Requirement]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = {"": project["dependencies"], **project["optional-dependencies"]}
    return {extra: [Requirement(line) for line in lines] for extra, lines in extras.items()}


@pytest.mark.parametrize("extra", list(asked_for()))
def test_the_lock_has_a_version_in_every_range(extra: str) -> None:
    for needed in asked_for()[extra]:
        if needed.name != "underhall":
            assert needed.specifier.contains(locked()[canonicalize_name(needed.name)]), needed


def test_nobody_is_kept_from_installing_it_beside_other_things() -> None:
    for needed in (one for extra in asked_for().values() for one in extra):
        assert not any(part.operator in ("==", "===") for part in needed.specifier), needed


def test_all_means_all() -> None:
    everything = next(needed for needed in asked_for()["all"] if needed.name == "underhall")
    within = {"terminal": ("cli",), "server": ("cli", "client")}
    known = set(everything.extras).union(*(within.get(extra, ()) for extra in everything.extras))
    assert known == set(asked_for()) - {"", "all", "dev"}


def test_whatever_looks_harder_in_a_soak_is_part_of_make_soak() -> None:
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\nsoak:")[2].partition("\n\n")[0]
    named = [word for word in recipe.split() if word.startswith("tests/")]
    soaked = {path for word in named for path in (ROOT.glob(f"{word}/**/*.py" if "." not in word else word))}
    assert all(any(ROOT.glob(word)) for word in named), "a file that is not there"
    harder = {
        path
        for path in (ROOT / "tests").rglob("test_*.py")
        if re.search(r"UNDERHALL_SOAK\"|\bSOAK\b|chosen_effort\(", path.read_text(encoding="utf-8"))
    }
    assert [str(path.relative_to(ROOT)) for path in sorted(harder - soaked)] == []
    assert len(harder) > 10


@pytest.fixture
def tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """tools/compile_engine.py on a package of two modules; its compiler only writes files down."""
    from importlib.util import module_from_spec, spec_from_file_location

    spec = spec_from_file_location("compile_engine", ROOT / "tools" / "compile_engine.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    places = {"SOURCES": "src", "BUILD": "build", "LIBRARIES": "build/lib", "STAMPS": ".make"}
    places |= {"LOG": ".make/log", "BUILT": "build/built", "HOW": "build/how", "PLACED": ".make/placed"}
    for name, place in places.items():
        monkeypatch.setattr(module, name, tmp_path / place)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "compiled_sources", lambda: sorted((tmp_path / "src").glob("*.py")))
    (tmp_path / "src").mkdir()
    (tmp_path / ".make").mkdir()
    for name in ("setup.py", "src/one.py", "src/two.py"):
        (tmp_path / name).write_text("pass\n")
    return module


def compiles(tool: ModuleType, monkeypatch: pytest.MonkeyPatch, works: bool = True) -> None:
    """What the compiler does when it is called."""

    class Done:
        returncode = 0 if works else 1

    def run(command: list[str], **_: object) -> Done:
        if "setup.py" in command:
            tool.LIBRARIES.mkdir(parents=True, exist_ok=True)
            for path in tool.SOURCES.glob("*.py"):
                (tool.LIBRARIES / f"{path.stem}.x.so").write_text(path.read_text())
        return Done()

    monkeypatch.setattr(tool.subprocess, "run", run)
    monkeypatch.setattr(tool.shutil, "which", lambda _: "/usr/bin/cc")


def placed(tool: ModuleType) -> dict[str, str]:
    return {path.name: path.read_text() for path in tool.SOURCES.glob("*.so")}


def test_what_is_compiled_is_put_in_place(tool: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    compiles(tool, monkeypatch)
    assert tool.main(["now"]) == 0
    assert set(placed(tool)) == {"one.x.so", "two.x.so"}


def test_nothing_is_in_place_after_a_compiler_that_failed(tool: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    compiles(tool, monkeypatch, works=False)
    assert tool.main(["now"]) == 0
    assert placed(tool) == {}


def test_old_libraries_go_with_a_change(tool: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    compiles(tool, monkeypatch)
    tool.main(["now"])
    (tool.SOURCES / "one.py").write_text("changed\n")
    tool.place()
    assert placed(tool) == {}, "an engine compiled from other sources must not run"
    tool.main(["now"])
    assert placed(tool)["one.x.so"] == "changed\n"


def test_a_library_whose_module_is_gone_stays_out(tool: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    compiles(tool, monkeypatch)
    tool.main(["now"])
    (tool.SOURCES / "two.py").unlink()
    tool.main(["now"])
    assert set(placed(tool)) == {"one.x.so"}


def test_objects_are_kept_only_while_they_would_be_made_the_same_way(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiles(tool, monkeypatch)
    tool.main(["now"])
    kept = tool.BUILD / "temp" / "one.o"
    kept.parent.mkdir()
    kept.write_text("quick to compile, slow to run")
    (tool.SOURCES / "two.py").write_text("changed\n")
    tool.main(["now"])
    assert kept.exists(), "only what changed is compiled again"
    monkeypatch.setenv("UNDERHALL_OPT", "0")
    tool.main(["now"])
    assert not kept.exists()


def test_play_does_not_wait_for_the_compiler(tool: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    compiles(tool, monkeypatch)
    started: list[list[str]] = []
    monkeypatch.setattr(tool.subprocess, "Popen", lambda command, **_: started.append(command))
    assert tool.main(["behind"]) == 0
    assert started[0][-1] == "build"
    assert placed(tool) == {}
    tool.main(["build"])
    assert placed(tool) == {}, "a table may be running"
    assert tool.main(["behind"]) == 0
    assert set(placed(tool)) == {"one.x.so", "two.x.so"}
    assert len(started) == 1


def test_the_version_is_written_once() -> None:
    import underhall

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["dynamic"] == ["version"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", underhall.__version__)


def test_without_the_command_line_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    from underhall.cli import main

    monkeypatch.setenv("UNDERHALL_LANG", "en")
    for name in [name for name in sys.modules if name.startswith("underhall.cli.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "typer", None)
    with pytest.raises(SystemExit, match=r"needs typer: install it with pip install 'underhall\[cli\]'"):
        main()
