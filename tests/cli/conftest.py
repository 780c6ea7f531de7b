"""The command line as people use it: in this process for speed, and as a program of its own on a pipe."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from typer.testing import CliRunner

from underhall.cli.app import app

COMMAND = [sys.executable, "-m", "underhall.cli"]


@dataclass
class Answer:
    code: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own, English, and nobody's colours."""
    folder = tmp_path / "data"
    monkeypatch.setenv("UNDERHALL_DATA", str(folder))
    monkeypatch.setenv("UNDERHALL_LANG", "en")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    return folder


Run = Callable[..., Answer]


@pytest.fixture
def run() -> Run:
    """The command in this process; an unexpected exception fails the test."""

    def call(*arguments: object, typed: str = "") -> Answer:
        result = CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Answer(result.exit_code, result.stdout, result.stderr)

    return call


@pytest.fixture
def pipe() -> Run:
    """The command as a program of its own, reading from a pipe."""

    def call(*arguments: object, typed: str | bytes = "") -> Answer:
        given = typed.encode() if isinstance(typed, str) else typed
        words = [*COMMAND, *(str(argument) for argument in arguments)]
        done = subprocess.run(words, input=given, capture_output=True, timeout=120, env=dict(os.environ))
        return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())

    return call


def files(folder: Path) -> dict[str, tuple[int, bytes]]:
    """Every file below a folder with its time and contents, to prove that nothing was written."""
    return {
        str(path.relative_to(folder)): (path.stat().st_mtime_ns, path.read_bytes())
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
