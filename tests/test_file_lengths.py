"""No file grows past one idea: none of what we write by hand has more than 600 lines. Nor is any a big binary."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "web/src", "web/tests", "tests", "bench", "tools", "examples")
KINDS = (".py", ".ts", ".svelte", ".js", ".css", ".c", ".sh")
MOST = 600
MADE = ("api-types.ts",)  # by openapi-typescript
LARGEST, LARGEST_BINARY = 400_000, 200_000  # bytes of a file that is kept in the repository
BUILT = ("node_modules", "server/web/")


def written() -> list[Path]:
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in KINDS]
    return [path for path in found if path.name not in MADE and not any(part in path.as_posix() for part in BUILT)]


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_file_has_more_than_600_lines(folder: str) -> None:
    files = [path for path in written() if path.is_relative_to(ROOT / folder)]
    assert files, "nothing found: this test would not notice anything"
    lengths = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert {name: lines for name, lines in lengths.items() if lines > MOST} == {}


def test_no_kept_file_is_big() -> None:
    """A downloaded package was committed once, 35 MB of it."""
    kept = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.decode()
    files = [ROOT / name for name in kept.split("\0") if name and (ROOT / name).is_file()]
    assert len(files) > 500, "nothing found: this test would not notice anything"
    big = {path.name: path.stat().st_size for path in files if path.stat().st_size > LARGEST_BINARY}
    assert {
        name: size
        for name, size in big.items()
        if size > LARGEST or not name.endswith((".jsonl", ".json", ".md", ".txt", ".py"))
    } == {}
