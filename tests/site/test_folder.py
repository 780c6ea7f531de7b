"""The engine as it lies in the folder of ``underhall site`` has all that it needs."""

from __future__ import annotations

import importlib.util
import io
import lzma
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from underhall.site import folder
from underhall.site.bytecode import bytecode, in_place

# Whole games, with what is said of their ends: sentences that need plurals bring packages of others along.
PLAY = """
import random, sys
sys.path.insert(0, sys.argv[1])
import underhall.site.entry, underhall.site.thinking
from fluent.runtime import FluentBundle
from underhall.core.game import find, keys
assert underhall.__file__.startswith(sys.argv[1])
chance = random.Random(3)
for key in keys():
    state = find(key).new(seed=5, **({"max_rounds": 2} if key == "dig_deeper_dwarf" else {}))
    while moves := state.moves():
        state.play(chance.choice(moves))
    for language in ("en", "de", "pt-BR"):
        assert find(key).voice(language).verdict(state.outcome(), -1)
    print(key)
print(*{name for name in sys.modules if not name.startswith("encodings.")})
"""


def test_the_engine_plays_with_nothing_else_installed(tmp_path: Path) -> None:
    for name, content in {**folder._of_ours(), **folder._of_others()}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    # In the folder lies librt's wheel for browsers; here that of this machine.
    librt = importlib.util.find_spec("librt")
    assert librt is not None
    assert librt.submodule_search_locations
    (tmp_path / "librt").symlink_to(librt.submodule_search_locations[0])
    command = [sys.executable, "-I", "-S", "-c", PLAY, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    *games, modules = done.stdout.splitlines()
    assert len(games) == 4
    # And with what the folder leaves out of Python's own library.
    assert [name for name in modules.split() if not folder._needed(*name.split("."))] == []


def test_python_reads_its_texts_without_the_letters_of_old() -> None:
    assert folder._needed("encodings", "utf_8")
    assert folder._needed("encodings", "__init__")
    assert not folder._needed("encodings", "cp850")
    assert folder._needed("http", "client")
    assert not folder._needed("http", "server")


@pytest.fixture
def runtime(tmp_path: Path) -> Path:
    (tmp_path / "runtime").mkdir()
    (tmp_path / "runtime" / "pyodide.asm.wasm").write_bytes(b"a runtime")
    return tmp_path / "runtime"


@pytest.fixture
def built(tmp_path: Path, runtime: Path) -> Path:
    """As tools/compile_wasm.py leaves it."""
    there = tmp_path / "wasm" / "lib" / "underhall" / "core"
    there.mkdir(parents=True)
    (there / f"state{folder.SUFFIX}").write_bytes(b"machine code")
    (tmp_path / "wasm" / folder.DIGEST).write_text(folder.engine_digest(runtime))
    return tmp_path / "wasm"


def test_a_compiled_engine_is_taken_for_its_sources(tmp_path: Path, built: Path, runtime: Path) -> None:
    libraries = folder.compiled_libraries(built, runtime)
    assert libraries == {f"underhall/core/state{folder.SUFFIX}": b"machine code"}
    wheel = tmp_path / "librt.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("librt/strings.so", "")
    files = folder.engine_files(wheel, libraries)
    assert {"librt/strings.so", "underhall/core/chance.py", *libraries} <= set(files)
    assert "underhall/core/state.py" not in files


def test_a_compiled_engine_of_anything_else_is_left(built: Path, runtime: Path) -> None:
    (runtime / "pyodide.asm.wasm").write_bytes(b"another runtime")
    assert folder.compiled_libraries(built, runtime) == {}
    (built / folder.DIGEST).unlink()  # it has not played the same games
    assert folder.compiled_libraries(built, runtime) == {}
    assert folder.compiled_libraries(None, runtime) == {}


def test_the_digest_follows_the_sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, runtime: Path) -> None:
    monkeypatch.setattr(folder, "PACKAGE", tmp_path)
    (tmp_path / "core").mkdir()
    digests = set()
    for text in ("", "one = 1", "one = 2"):
        (tmp_path / "core" / "state.py").write_text(text)
        digests.add(folder.engine_digest(runtime))
    assert len(digests) == 3


def test_bytecode_takes_the_place_of_its_source() -> None:
    files = {"one.py": b"1", "two.py": b"2", "net": b"3"}
    assert in_place(files, {"one.pyc": b"4"}) == {"one.pyc": b"4", "two.py": b"2", "net": b"3"}
    assert in_place(files, {}) == files


def test_what_is_packed_comes_out_as_it_was(tmp_path: Path) -> None:
    files = {"one.py": b"1", "folder/two.txt": b"22"}
    folder.write_archive(tmp_path / "packed", files)
    with zipfile.ZipFile(io.BytesIO(lzma.decompress((tmp_path / "packed").read_bytes()))) as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == files


def test_without_a_runtime_that_runs_sources_stay(tmp_path: Path) -> None:
    assert bytecode(tmp_path, tmp_path / "no archive") == ({}, {})
