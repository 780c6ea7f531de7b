"""What a run of the fuzzer says and keeps, with a stand-in for Atheris that tries a few inputs and ends as it does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fuzz.run import FOUND, ROOT
from tests.fuzz.targets import TARGETS

STAND_IN = """
import contextlib, os, sys
from pathlib import Path

@contextlib.contextmanager
def instrument_imports(include):
    yield

def Setup(words, once, custom_mutator):
    global given
    given = words, once, custom_mutator

def Fuzz():
    words, once, alter = given
    options = dict(word[1:].split("=", 1) for word in words[1:] if word.startswith("-"))
    corpus = [path.read_bytes() for path in sorted(Path(words[-1]).iterdir())]
    wanted = os.environ["STAND_IN"]
    if wanted == "careless":
        from tests.fuzz.targets import TARGETS
        TARGETS["commands"] = lambda data: {}["round"]
    for number in range(20):
        once(alter(corpus[number % len(corpus)], 60_000, number))
        if wanted == "crash" and number == 5 and not Path("crashed").exists():
            Path("crashed").touch()
            Path(options["artifact_prefix"] + "crash-1").write_bytes(b"{}")
            os._exit(77)
    os._exit(0)
"""


def run(folder: Path, wanted: str, target: str = "commands") -> subprocess.CompletedProcess[str]:
    if wanted:
        (folder / "atheris.py").write_text(STAND_IN)
    program = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from tests.fuzz.run import main; sys.exit(main())"
    path = os.pathsep.join(part for part in (str(folder), os.environ.get("PYTHONPATH", "")) if part)
    return subprocess.run(
        [sys.executable, "-c", program, target, "--minutes", "5", "--seed", "4"],
        env={**os.environ, "PYTHONPATH": path, "STAND_IN": wanted},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("target", ["cards", "commands"])
def test_where_nothing_is_found_the_number_of_inputs_is_told(tmp_path: Path, target: str) -> None:
    done = run(tmp_path, "sound", target)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{target}, seed 4: 20 inputs" in done.stdout
    assert ", 0 found" in done.stdout


def test_what_is_found_is_kept_and_told_by_the_exit_code(tmp_path: Path) -> None:
    done = run(tmp_path, "careless")
    assert done.returncode == 1, done.stdout + done.stderr
    (kept,) = (tmp_path / FOUND).iterdir()
    assert kept.name.startswith("commands-")
    assert "20 inputs" in done.stdout
    assert "1 found" in done.stdout
    assert f"--input {FOUND / kept.name}" in done.stdout
    # The next run does not speak of what an earlier one found.
    os.utime(kept, (0, 0))
    assert run(tmp_path, "sound").returncode == 0


def test_what_ends_the_process_is_kept_and_the_run_goes_on(tmp_path: Path) -> None:
    done = run(tmp_path, "crash")
    assert done.returncode == 1, done.stdout + done.stderr
    assert [path.name for path in (tmp_path / FOUND).iterdir()] == ["commands-crash-1"]
    assert "seed 5: 26 inputs" in done.stdout


def test_what_could_not_be_tried_is_not_called_well(tmp_path: Path) -> None:
    try:
        import atheris  # type: ignore[import-not-found,unused-ignore]  # noqa: F401
    except ImportError:
        done = run(tmp_path, "")
        assert done.returncode == 2
        assert "did not begin" in done.stdout


def test_make_fuzz_tries_every_target_and_fails_if_one_did() -> None:
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\nfuzz:")[2].partition("\n\n")[0]
    assert all(f" {target} " in recipe.replace(";", " ") for target in TARGETS)
    assert "exit $$" in recipe
